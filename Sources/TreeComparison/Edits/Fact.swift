import CoordinatorModel

/// A property of a coordinator, before and after.
public enum Fact: Hashable, Sendable {
    /// The type: the coordinator was renamed.
    case type(from: String, to: String)
    /// The id.
    case id(from: String, to: String)
    /// The kind.
    case kind(from: Coordinator.Kind, to: Coordinator.Kind)
    /// Whether it was running when the snapshot was made.
    case started(from: Bool?, to: Bool?)
    /// The current route.
    case activeRoute(from: String?, to: String?)
    /// The type of the dependencies that its parent must inject.
    case needs(from: String?, to: String?)
    /// The type of the dependencies that it gives to its children.
    case provides(from: String?, to: String?)
    /// The retain cycles that it is part of.
    case retainCycles(from: [RetainCycle], to: [RetainCycle])
    /// The place of its declaration.
    case location(from: Location?, to: Location?)
    /// Its `x-` keys.
    case extensions(from: [String: JSONValue], to: [String: JSONValue])
    /// The `x-` keys of its dependencies.
    case dependencyExtensions(from: [String: JSONValue], to: [String: JSONValue])

    /// The differences between two versions of a coordinator, without those in lists.
    static func changes(from old: Coordinator, to new: Coordinator) -> [Fact] {
        var facts: [Fact] = []
        func add<Value: Exact>(_ path: KeyPath<Coordinator, Value>, _ fact: (Value, Value) -> Fact) {
            let (before, after) = (old[keyPath: path], new[keyPath: path])
            if !before.isExactly(after) { facts.append(fact(before, after)) }
        }
        add(\.type) { .type(from: $0, to: $1) }
        add(\.id) { .id(from: $0, to: $1) }
        add(\.kind) { .kind(from: $0, to: $1) }
        add(\.isStarted) { .started(from: $0, to: $1) }
        add(\.activeRoute) { .activeRoute(from: $0, to: $1) }
        add(\.dependencies.needs) { .needs(from: $0, to: $1) }
        add(\.dependencies.provides) { .provides(from: $0, to: $1) }
        add(\.retainCycles) { .retainCycles(from: $0, to: $1) }
        add(\.location) { .location(from: $0, to: $1) }
        add(\.extensions) { .extensions(from: $0, to: $1) }
        add(\.dependencies.extensions) { .dependencyExtensions(from: $0, to: $1) }
        return facts
    }

    /// Sets the new value.
    func apply(to coordinator: inout Coordinator) {
        switch self {
        case .type(_, let value): coordinator.type = value
        case .id(_, let value): coordinator.id = value
        case .kind(_, let value): coordinator.kind = value
        case .started(_, let value): coordinator.isStarted = value
        case .activeRoute(_, let value): coordinator.activeRoute = value
        case .needs(_, let value): coordinator.dependencies.needs = value
        case .provides(_, let value): coordinator.dependencies.provides = value
        case .retainCycles(_, let value): coordinator.retainCycles = value
        case .location(_, let value): coordinator.location = value
        case .extensions(_, let value): coordinator.extensions = value
        case .dependencyExtensions(_, let value): coordinator.dependencies.extensions = value
        }
    }
}
