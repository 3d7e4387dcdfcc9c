enum AddressResult {
    case chosen(Address)
    case removed
}
