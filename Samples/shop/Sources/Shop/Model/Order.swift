struct Order: Hashable, Identifiable {
    let number: Int

    var id: Int { number }
}
