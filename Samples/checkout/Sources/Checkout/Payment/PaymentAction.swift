enum PaymentAction {
    case pay(card: String)
    case cancel
}
