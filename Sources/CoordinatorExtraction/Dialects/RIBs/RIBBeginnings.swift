/// The code of routers that runs when they are loaded, and of interactors when they become active or their view appears.
/// A unit that is attached there is meant to stay as long as its parent, like a tab.
struct RIBBeginnings {
    private static let begins: Set<String> = [
        "didLoad", "didBecomeActive", "viewDidLoad", "viewWillAppear", "viewDidAppear",
    ]
    private static let attaching = "attachChild"

    private var places: Set<Place> = []

    init(_ index: ProgramIndex) {
        var bodies: [String: [[Statement]]] = [:]
        for type in index.declared where !type.isModel && isPart(type.id, index) {
            for function in type.orderedFunctions {
                if let body = function.body { bodies[function.name, default: []].append(body) }
            }
        }
        var seen = Self.begins
        var waiting = Array(Self.begins)
        while let name = waiting.popLast() {
            for body in bodies[name] ?? [] {
                body.visit { expression in
                    guard case .call(let callee, _, let place) = expression, let called = callee.calledName else {
                        return
                    }
                    if called == Self.attaching { places.insert(place) }
                    if seen.insert(called).inserted { waiting.append(called) }
                }
            }
        }
    }

    func contains(_ place: Place) -> Bool { places.contains(place) }

    /// Whether a type is a router or an interactor.
    private func isPart(_ type: TypeID, _ index: ProgramIndex) -> Bool {
        index.ancestors(of: type).contains { ancestor in
            index[ancestor.type].isModel && ["Router", "Interactor"].contains(index[ancestor.type].name)
        }
    }
}
