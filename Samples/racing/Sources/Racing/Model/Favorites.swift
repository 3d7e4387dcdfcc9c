/// The user's favourite teams and drivers, in the order in which they were chosen.
final class Favorites {
    private(set) var teams: [Team] = []
    private(set) var drivers: [Driver] = []

    var count: Int { teams.count + drivers.count }

    func add(_ team: Team) {
        if !teams.contains(team) { teams.append(team) }
    }

    func add(_ driver: Driver) {
        if !drivers.contains(driver) { drivers.append(driver) }
    }

    func remove(_ team: Team) { teams.removeAll { $0 == team } }

    func remove(_ driver: Driver) { drivers.removeAll { $0 == driver } }
}
