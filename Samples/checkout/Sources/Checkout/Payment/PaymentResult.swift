enum PaymentResult {
    case paid(Receipt)
    case cancelled
}
