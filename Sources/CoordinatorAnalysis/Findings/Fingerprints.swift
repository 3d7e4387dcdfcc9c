/// Gives each finding of a run its fingerprint.
struct Fingerprints {
    private let store: JourneyStore
    /// For each visit the digest of the types on its path. Made only once somebody asks.
    private var paths: [UInt64] = []
    private var seen: [UInt64: Int] = [:]

    init(_ store: JourneyStore) { self.store = store }

    /// The fingerprint of a diagnosis: sixteen hexadecimal digits, and from the second on of those that are alike
    /// their number.
    mutating func next(rule: String, _ diagnosis: Diagnosis) -> String {
        var digest = Digest()
        digest.add(rule)
        digest.add(diagnosis.event ?? "")
        digest.add(diagnosis.emitter ?? "")
        digest.add(diagnosis.detail ?? "")
        if let visit = diagnosis.visit { digest.add(path(of: visit)) }
        if let coordinators = diagnosis.coordinators { digest.add(path(of: coordinators)) }
        if let below = diagnosis.below { digest.add(store.tree.coordinators[below].type) }
        seen[digest.value, default: 0] += 1
        let ordinal = seen[digest.value, default: 1]
        return ordinal == 1 ? digest.text : "\(digest.text)-\(ordinal)"
    }

    /// The fingerprint of a finding that is about no tree.
    static func general(_ words: [String]) -> String {
        var digest = Digest()
        for word in words { digest.add(word) }
        return digest.text
    }

    private mutating func path(of visit: Int32) -> UInt64 {
        if paths.isEmpty {
            paths.reserveCapacity(store.visits.count)
            for visit in store.visits {
                paths.append(step(from: visit.parent >= 0 ? paths[Int(visit.parent)] : nil, to: Int(visit.coordinator)))
            }
        }
        return paths[Int(visit)]
    }

    /// The same as that of a visit on the same path.
    private func path(of coordinators: [Int]) -> UInt64 {
        coordinators.reduce(nil as UInt64?) { step(from: $0, to: $1) } ?? 0
    }

    private func step(from parent: UInt64?, to coordinator: Int) -> UInt64 {
        var digest = Digest()
        if let parent { digest.add(parent) }
        digest.add(store.tree.coordinators[coordinator].type)
        return digest.value
    }
}
