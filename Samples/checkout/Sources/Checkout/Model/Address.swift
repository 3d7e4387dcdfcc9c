struct Address: Equatable {
    let street: String
}
