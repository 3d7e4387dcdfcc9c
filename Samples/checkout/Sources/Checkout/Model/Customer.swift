struct Customer: Equatable {
    let name: String

    static let guest = Customer(name: "Guest")
}
