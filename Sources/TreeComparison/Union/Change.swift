/// The change of an element between two versions.
public enum Change: String, Hashable, Sendable, CaseIterable {
    /// It is new.
    case added
    /// It was removed.
    case removed
    /// It still exists, with other content.
    case changed
    /// It is the same as before.
    case unchanged

    /// The change of an element that exists before, after, or both.
    public init(wasThere: Bool, isThere: Bool) {
        self = wasThere ? (isThere ? .unchanged : .removed) : .added
    }
}
