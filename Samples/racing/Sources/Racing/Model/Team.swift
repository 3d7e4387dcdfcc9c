struct Team: Hashable {
    let name: String
    let drivers: [Driver]
}
