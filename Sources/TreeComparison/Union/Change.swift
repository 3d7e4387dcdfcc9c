/// What has become of something between two versions.
public enum Change: String, Hashable, Sendable, CaseIterable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It is still there, and otherwise.
    case changed
    /// It is as it was.
    case unchanged

    /// Of something that is there before, or after, or both.
    public init(wasThere: Bool, isThere: Bool) {
        self = wasThere ? (isThere ? .unchanged : .removed) : .added
    }
}
