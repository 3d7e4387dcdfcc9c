import CoordinatorAnalysis
import CoordinatorModel

/// Chooses the journeys, and the parts of them, that are drawn.
struct JourneyChoice {
    private let options: DiagramOptions
    private let ports: FlowPorts

    init(_ options: DiagramOptions, _ ports: FlowPorts) {
        self.options = options
        self.ports = ports
    }

    /// Whether a journey is drawn at all.
    func isDrawn(_ journey: Journey) -> Bool {
        // If events are counts, only the selected ones are drawn.
        if options.detail == .flows, options.events == .all { return false }
        return isSelected(journey) && (journey.outcome != .unhandled || options.showsFindings)
    }

    private func isSelected(_ journey: Journey) -> Bool {
        switch options.events {
        case .all: true
        case .none: false
        case .lost: journey.outcome == .unhandled
        case .matching(let pattern): pattern.matches(journey.event)
        }
    }

    /// Whether lost events are drawn up to the root. Many of them would be a bundle of lines without information, and
    /// their rows already show that they are lost.
    func drawsLost(_ versions: [Propagation]) -> Bool {
        // A page highlights one journey at a time, including lost ones.
        if options.events == .lost || options.keepsTraces { return true }
        // If there is little room, the rows and the headline show the loss.
        if options.isNarrow { return false }
        var lost: Set<String> = []
        for journey in versions.lazy.flatMap(\.journeys) where journey.outcome == .unhandled {
            lost.insert(journey.event)
            if lost.count > Self.mostLostLines { return false }
        }
        return true
    }

    /// In a chain where all coordinators emit and observe, the number of lines to observers grows with the square of
    /// its length.
    func hasTooManyPassing(_ propagation: Propagation) -> Bool {
        guard options.events != .none else { return false }
        var room = Self.mostPassing
        for journey in propagation.journeys where isDrawn(journey) && ports.source(of: journey) != nil {
            for stop in journey.stops where stop.interceptor.consumes != .always {
                guard ports.box(of: stop) != nil else { continue }
                room -= 1
                if room < 0 { return true }
            }
        }
        return false
    }

    /// The number of lost events up to which they are drawn up to the root by default.
    private static let mostLostLines = 3
    /// The largest number of lines to observers.
    private static let mostPassing = 20_000
}
