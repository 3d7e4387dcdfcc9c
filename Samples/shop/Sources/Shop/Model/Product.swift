struct Product: Hashable, Identifiable {
    let id: Int
    let name: String
}
