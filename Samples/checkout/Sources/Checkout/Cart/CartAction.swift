/// What can be done in the cart.
enum CartAction {
    case checkOut
    case changeAddress
    case signOut
}
