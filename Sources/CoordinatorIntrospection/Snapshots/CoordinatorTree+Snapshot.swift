import CoordinatorModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CoordinatorTree {
    /// The tree as `tree.json`, for sending or sharing.
    public func data() -> Data { Data(json()) }

    /// Writes the tree as `tree.json`. The file is replaced as a whole: if that fails, the old file remains.
    ///
    /// - Throws: Foundation's error if the file can't be written.
    public func write(toFile path: String) throws {
        try data().write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
