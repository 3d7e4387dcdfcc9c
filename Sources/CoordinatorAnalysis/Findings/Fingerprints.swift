import CoordinatorModel

/// Gives each finding of a run its fingerprint, which identifies its cause and not the path to it.
struct Fingerprints {
    private let tree: CoordinatorTree
    private var seen: [UInt64: Int] = [:]

    init(_ tree: CoordinatorTree) { self.tree = tree }

    /// The fingerprint of a diagnosis: sixteen hexadecimal digits and, from the second of several equal ones on, an
    /// ordinal.
    mutating func next(rule: String, _ diagnosis: Diagnosis) -> String {
        var digest = Digest()
        digest.add(rule)
        digest.add(diagnosis.cause ?? diagnosis.event ?? "")
        digest.add(diagnosis.detail ?? "")
        // A finding about an event is identified by the event, and also by the emitter if that is part of the cause.
        if diagnosis.event == nil, !diagnosis.isNamedByDetail, let coordinator = diagnosis.subject.coordinator {
            digest.add(tree.coordinators[coordinator].type)
        }
        if let below = diagnosis.below { digest.add(tree.coordinators[below].type) }
        seen[digest.value, default: 0] += 1
        let ordinal = seen[digest.value, default: 1]
        return ordinal == 1 ? digest.text : "\(digest.text)-\(ordinal)"
    }

    /// The fingerprint of a finding that is not about a tree.
    static func general(_ words: [String]) -> String {
        var digest = Digest()
        for word in words { digest.add(word) }
        return digest.text
    }
}
