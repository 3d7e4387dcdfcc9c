/// What the cart's coordinator says to its parent.
enum CartReport {
    case ordered(Receipt)
    case signedOut
}
