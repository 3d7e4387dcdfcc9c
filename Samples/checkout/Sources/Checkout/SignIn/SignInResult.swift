enum SignInResult {
    case signedIn(Customer)
    case skipped
}
