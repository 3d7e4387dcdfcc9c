enum AddressAction {
    case choose(Address)
    case remove
}
