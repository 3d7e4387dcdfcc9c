struct Driver: Hashable {
    let name: String
    let number: Int
}
