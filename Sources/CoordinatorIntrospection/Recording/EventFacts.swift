import CoordinatorModel

/// The emissions and interceptors of a coordinator or screen.
struct EventFacts {
    var emits: [Emission]
    var intercepts: [Interceptor]

    init(_ coordinator: Coordinator) { (emits, intercepts) = (coordinator.emits, coordinator.intercepts) }

    init(_ screen: Screen) { (emits, intercepts) = (screen.emits, screen.intercepts) }

    /// Adjusts the interceptor of an event to the recorded answers.
    mutating func settle(_ event: String, saidYes: Bool, saidNo: Bool) {
        if let exact = intercepts.firstIndex(where: { $0.event == event && $0.by == nil }) {
            if Self.contradicts(intercepts[exact].consumes, saidYes, saidNo) { intercepts[exact].consumes = .sometimes }
        } else if let wildcard = intercepts.first(where: { $0.intercepts(event) && $0.by == nil }) {
            // An interceptor of the event's name has precedence over the wildcard.
            if Self.contradicts(wildcard.consumes, saidYes, saidNo) {
                intercepts.append(Interceptor(event: event, consumes: .sometimes))
            }
        } else if saidYes {
            intercepts.append(Interceptor(event: event, consumes: saidNo ? .sometimes : .always))
        }
    }

    private static func contradicts(_ consumes: Interceptor.Consumption, _ saidYes: Bool, _ saidNo: Bool) -> Bool {
        switch consumes {
        case .always: saidNo
        case .never: saidYes
        case .sometimes: false
        }
    }
}
