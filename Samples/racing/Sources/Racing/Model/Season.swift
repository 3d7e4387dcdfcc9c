/// The teams of a season, and their drivers.
final class Season {
    let teams = [
        Team(name: "Silver Arrows", drivers: [Driver(name: "Ada", number: 44), Driver(name: "Bo", number: 63)]),
        Team(name: "Prancing Horse", drivers: [Driver(name: "Cleo", number: 16), Driver(name: "Dan", number: 55)]),
    ]

    var drivers: [Driver] { teams.flatMap(\.drivers) }
}
