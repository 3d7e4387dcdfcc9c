import CoordinatorIntrospection

#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

/// Counts what is sent to a stream. A recorder sees only what a subscriber receives.
@MainActor final class SentValues {
    private struct Sent: Hashable {
        var event: String
        var way: StreamWay
    }

    private var counts: [Sent: Int] = [:]
    private var subscriptions: Set<AnyCancellable> = []

    func count(_ values: AnyPublisher<some Any, Never>, along way: StreamWay) {
        values.sink { [weak self] value in self?.counts[Sent(event: way.event(of: value), way: way), default: 0] += 1 }
            .store(in: &subscriptions)
    }

    /// The journeys of the values that no object received, as far as a journal knows.
    func losses(in journal: Journal) -> [RecordedJourney] {
        let received = Dictionary(grouping: journal.journeys) { [$0.event, $0.path[0].type] }
        return counts.filter { received[[$0.key.event, $0.key.way.path[0].type], default: []].count < $0.value }
            .map { sent, _ in
                RecordedJourney(
                    event: sent.event, path: sent.way.path, offered: sent.way.path.count, isConsumed: false)
            }
            .sorted { $0.event < $1.event }
    }
}
