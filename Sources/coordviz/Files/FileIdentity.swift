#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The identity of a file, independent of its name and of the links that lead to it.
enum FileIdentity: Hashable {
    /// An existing file or folder.
    case present(device: UInt64, number: UInt64)
    /// A file that doesn't exist yet, identified by the folder in which it will be. Names that differ only in case, or in
    /// how an accented letter is written, are the same on some disks, and here.
    case absent(device: UInt64, folder: UInt64, name: String)

    /// The identity of the file at a path, with links followed; `nil` if its folder doesn't exist either, and for pipes
    /// and devices, which have no content that could be overwritten.
    init?(of path: String) {
        if let information = Self.information(path) {
            self.init(information)
            return
        }
        let steps = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = steps.last, !name.isEmpty else { return nil }
        let folder = steps.count == 1 ? "." : steps.dropLast().joined(separator: "/") + "/"
        guard let information = Self.information(folder) else { return nil }
        self = .absent(
            device: UInt64(truncatingIfNeeded: information.st_dev),
            folder: UInt64(truncatingIfNeeded: information.st_ino), name: name.lowercased())
    }

    /// The identity of the file that a descriptor leads to.
    init?(of descriptor: Int32) {
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { return nil }
        self.init(information)
    }

    private init?(_ information: stat) {
        let kind = information.st_mode & S_IFMT
        guard kind == S_IFREG || kind == S_IFDIR else { return nil }
        self = .present(
            device: UInt64(truncatingIfNeeded: information.st_dev),
            number: UInt64(truncatingIfNeeded: information.st_ino))
    }

    private static func information(_ path: String) -> stat? {
        var information = stat()
        return stat(path, &information) == 0 ? information : nil
    }
}
