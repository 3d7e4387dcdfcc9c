import CoordinatorModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CoordinatorTree {
    /// The tree as `tree.json`, for sending or sharing.
    public func data() -> Data { Data(json()) }

    /// Writes the tree as `tree.json`, replacing the file as a whole: a failure leaves the old one.
    ///
    /// - Throws: what Foundation says when the file can't be written.
    public func write(toFile path: String) throws {
        try data().write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
