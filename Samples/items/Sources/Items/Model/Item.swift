struct Item: Equatable {
    let title: String
    let price: Int
}
