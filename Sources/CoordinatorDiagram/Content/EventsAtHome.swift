import CoordinatorModel
import TreeComparison

/// What one coordinator does with the events that its own box emits, in one version of a tree or in two. The emission's
/// row shows it, so that one event needs one row.
struct EventsAtHome {
    /// The interceptors of a tree, and those of its old version if there are two.
    struct Versions {
        var now: HomeInterceptors
        var before: HomeInterceptors?
    }

    /// The end of an emission's row.
    struct End {
        var words: String
        /// `nil` if the event is no longer intercepted in the box.
        var consumption: Interceptor.Consumption?
        var by: String?
        /// The words for the old version, if it is different from the new one.
        var before: String?
        /// Whether it is different from the old version.
        var isNew: Bool
    }

    /// Interceptors that receive only events of this box, with the emission whose row shows each of them.
    private(set) var emissions: [RowList.EventKey: RowList.EventKey] = [:]
    private let coordinator: Int
    private let versions: Versions
    private let isChanged: Bool

    /// - Parameters:
    ///   - coordinator: the index of the coordinator.
    ///   - versions: the interceptors of the whole tree.
    ///   - shown: the emissions that have rows.
    ///   - isChanged: whether both versions have the coordinator, and differ in it.
    init(of coordinator: Int, in versions: Versions, shown: [RowList.EventKey], isChanged: Bool) {
        self.coordinator = coordinator
        self.versions = versions
        self.isChanged = isChanged
        for emission in shown {
            for version in [versions.now, versions.before].compactMap({ $0 }) {
                for interceptor in version.interceptors(for: emission, in: coordinator)
                where emissions[interceptor] == nil {
                    emissions[interceptor] = emission
                }
            }
        }
    }

    /// Whether an emission's row shows an interceptor, and its change if there is one.
    func shows(_ interceptor: RowList.EventKey, change: Change?) -> Bool {
        guard let emission = emissions[interceptor] else { return false }
        guard change != nil else { return true }
        return now([emission])?.key == interceptor || before([emission])?.key == interceptor
    }

    /// The end of an emission's row; `nil` if the event is not intercepted in the box.
    func end(of emission: [RowList.EventKey], change: Change?) -> End? {
        let (now, before) = (now(emission), before(emission))
        guard isChanged, change == nil else { return (now ?? before).map { End($0, $0.words) } }
        if let now {
            let isNew = emissions[now.key] != nil && now.words != before?.words
            return End(now, isNew ? "now \(now.words)" : now.words, isNew: isNew)
        }
        guard let before, emissions[before.key] != nil else { return nil }
        return End(
            words: "no longer \(before.words)", consumption: nil, by: before.by,
            before: "before: \(before.consumption.wordsAtInterceptor(by: before.by))", isNew: true)
    }

    private func now(_ emission: [RowList.EventKey]) -> HomeInterceptors.Catch? {
        emission.lazy.compactMap { versions.now.best(for: $0, in: coordinator) }.first
    }

    private func before(_ emission: [RowList.EventKey]) -> HomeInterceptors.Catch? {
        emission.lazy.compactMap { versions.before?.best(for: $0, in: coordinator) }.first
    }
}

extension EventsAtHome.End {
    fileprivate init(_ end: HomeInterceptors.Catch, _ words: String, isNew: Bool = false) {
        self.init(words: words, consumption: end.consumption, by: end.by, isNew: isNew)
    }
}

extension HomeInterceptors.Catch {
    fileprivate var words: String { consumption.wordsAtHome(by: by) }
}
