import CoordinatorModel

/// Finds the places of recorded journeys in a tree, and counts the answers given there.
struct JournalMerging {
    /// A coordinator, or a screen in it with the indices that lead to it.
    private struct Place: Hashable {
        var coordinator: Int
        var screen: [Int] = []
    }

    private struct Question: Hashable {
        var place: Place
        var event: String
    }

    private struct Answers {
        var yes = false
        var no = false
    }

    private struct ChildKey: Hashable {
        var parent: Int?
        var type: String
    }

    private(set) var tree: CoordinatorTree
    private(set) var notes: [String] = []

    private var answers: [Question: Answers] = [:]
    /// In the order in which the events were first offered, so that the result doesn't depend on hashing.
    private var questions: [Question] = []
    private var children: [ChildKey: Int] = [:]

    init(_ tree: CoordinatorTree) {
        self.tree = tree
        for root in (tree.roots + tree.unattached).reversed() { know(root, below: nil) }
        for parent in tree.coordinators.indices {
            for branch in tree.coordinators[parent].branches.reversed() { know(branch.child.index, below: parent) }
        }
    }

    private mutating func know(_ child: Int, below parent: Int?) {
        children[ChildKey(parent: parent, type: tree.coordinators[child].type)] = child
    }

    /// Follows a journey from the root down to its emitter, and adds missing coordinators and screens.
    mutating func add(_ journey: RecordedJourney) {
        guard let places = places(of: journey.path) else { return }
        if let emitter = places.first { emit(journey.event, at: emitter) }
        for (index, place) in places.prefix(max(journey.offered, 0)).enumerated() {
            let question = Question(place: place, event: journey.event)
            if answers[question] == nil { questions.append(question) }
            if journey.isConsumed && index == journey.offered - 1 {
                answers[question, default: Answers()].yes = true
            } else {
                answers[question, default: Answers()].no = true
            }
        }
    }

    /// Turns answers into interceptors.
    mutating func settle() {
        for question in questions {
            guard let seen = answers[question] else { continue }
            change(at: question.place) { interceptors in
                interceptors.settle(question.event, saidYes: seen.yes, saidNo: seen.no)
            }
        }
    }

    // MARK: Places

    private mutating func places(of path: [RecordedJourney.Responder]) -> [Place]? {
        var places: [Place] = []
        var current: Place?
        for responder in path.reversed() {
            let place: Place
            if let kind = responder.kind {
                place = Place(coordinator: coordinator(responder.type, kind, below: current?.coordinator))
            } else if let owner = current {
                guard owner.screen.count < ForeignWalk.deepestScreen else { return nil }
                place = screen(responder.type, in: owner)
            } else {
                notes.append("\(responder.type) emits without a coordinator above it")
                return nil
            }
            places.append(place)
            current = place
        }
        return places.reversed()
    }

    private mutating func coordinator(_ type: String, _ kind: Coordinator.Kind, below parent: Int?) -> Int {
        if let known = children[ChildKey(parent: parent, type: type)] { return known }
        let gone = Coordinator(type: type, kind: kind, isStarted: false)
        let index: Int
        if let parent {
            tree.coordinators.append(gone)
            index = tree.coordinators.count - 1
            tree.coordinators[parent].branches.append(Branch(presentation: nil, child: .contained(index)))
        } else {
            index = tree.addRoot(gone)
        }
        know(index, below: parent)
        return index
    }

    private mutating func screen(_ type: String, in owner: Place) -> Place {
        var place = owner
        change(screensOf: owner) { screens in
            if let known = screens.firstIndex(where: { $0.type == type }) {
                place.screen.append(known)
            } else {
                screens.append(Screen(type: type))
                place.screen.append(screens.count - 1)
            }
        }
        return place
    }

    // MARK: Changing existing facts

    private mutating func emit(_ event: String, at place: Place) {
        change(at: place) { interceptors in
            if !interceptors.emits.contains(where: { $0.event == event }) {
                interceptors.emits.append(Emission(event: event))
            }
        }
    }

    private mutating func change(at place: Place, _ body: (inout EventFacts) -> Void) {
        if place.screen.isEmpty {
            var facts = EventFacts(tree.coordinators[place.coordinator])
            body(&facts)
            tree.coordinators[place.coordinator].emits = facts.emits
            tree.coordinators[place.coordinator].intercepts = facts.intercepts
        } else {
            tree.coordinators[place.coordinator].screens.change(at: place.screen[...]) { screen in
                var facts = EventFacts(screen)
                body(&facts)
                screen.emits = facts.emits
                screen.intercepts = facts.intercepts
            }
        }
    }

    private mutating func change(screensOf place: Place, _ body: (inout [Screen]) -> Void) {
        if place.screen.isEmpty { return body(&tree.coordinators[place.coordinator].screens) }
        tree.coordinators[place.coordinator].screens.change(at: place.screen[...]) { body(&$0.screens) }
    }
}

extension [Screen] {
    /// Changes an embedded screen. The list of positions is short: `deepestScreen` limits it.
    fileprivate mutating func change(at positions: ArraySlice<Int>, _ body: (inout Screen) -> Void) {
        guard let first = positions.first else { return }
        if positions.count == 1 { return body(&self[first]) }
        self[first].screens.change(at: positions.dropFirst(), body)
    }
}
