struct Receipt: Equatable {
    let card: String
}
