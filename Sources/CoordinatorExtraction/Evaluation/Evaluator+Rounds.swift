extension Evaluator {
    /// Evaluates everything until nothing new is found.
    func run() {
        for round in 0..<Self.mostRounds {
            isChanged = false
            supply = supplyOfARound
            granted = 0
            cutOff.removeAll(keepingCapacity: true)
            results.removeAll(keepingCapacity: true)
            pureResults.removeAll(keepingCapacity: true)
            reads.removeAll(keepingCapacity: true)
            pureReads.removeAll(keepingCapacity: true)
            factories.removeAll(keepingCapacity: true)
            knownDelayed.removeAll(keepingCapacity: true)
            deliveries.removeAll(keepingCapacity: true)
            // Nobody is a base class; what it does, its subclasses do.
            let made = Set(facts.made.keys.map(\.type)).union(facts.begun.keys).union(facts.sought.keys.map(\.type))
            share = Self.firstShare
            for type in index.declared where !type.isProtocol && !roles.isIdle(type.id) {
                if !roles.isAbstract(type.id) || made.contains(type.id) { enter(type) }
            }
            share = Self.fuelOfAnEntry
            for (number, file) in index.files.enumerated() where !file.statements.isEmpty {
                let frame = Frame(receiver: nil, isStatic: true, home: nil, file: Int32(number), parent: nil)
                refuel()
                _ = execute(file.statements, in: frame)
            }
            for property in index.globals.values.sorted(by: { $0.place < $1.place }) {
                refuel()
                _ = global(property)
            }
            resume()
            catchUp()
            sweep()
            catchUp()
            if !isChanged && round > 0 { break }
        }
        for beginning in cutOff { facts.unresolved[beginning.place] = Self.beyond }
    }

    private static let mostRounds = 5
    /// What an entry gets before others had theirs. Hardly any needs more.
    private static let firstShare = 6_000

    /// Closures that would have told something of what they make, and that nobody was seen to call.
    private func sweep() {
        for (place, closure) in factories.sorted(by: { $0.key < $1.key }) where !called.contains(place) {
            refuel()
            actor = closure.actor
            _ = call(closure, with: [], at: closure.closure.place)
        }
        actor = nil
    }

    static let beyond = "this leads further than it was followed: what happens there is missing"

    /// Gives an entry what it may need; the rest of the last one's goes back.
    func refuel() {
        anticipated.removeAll(keepingCapacity: true)
        if granted > 0 { supply -= granted - max(fuel, 0) }
        granted = max(min(share, supply), Self.leastFuel)
        fuel = granted
    }

    /// All that a round may take: many times what apps need, and yet no more than in proportion to the program.
    private var supplyOfARound: Int {
        let functions = index.declared.reduce(0) { $0 + $1.functions.count + $1.properties.count }
        return 1_000_000 + 200 * functions
    }

    /// What an entry gets even where the others have used everything up.
    private static let leastFuel = 200
}
