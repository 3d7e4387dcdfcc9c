#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What makes a file the same file, whatever it is called and whichever links lead to it.
enum FileIdentity: Hashable {
    /// A file or a folder that is there.
    case present(device: UInt64, number: UInt64)
    /// A file that isn't there yet, by the folder that is to hold it. Names that differ only in case, or in how a letter
    /// with an accent is written, are one on some disks, and here.
    case absent(device: UInt64, folder: UInt64, name: String)

    /// Looks at what is at a path, links followed; `nil` where its folder isn't there either, and for pipes and
    /// devices, which hold nothing that could be overwritten.
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

    /// Looks at what a descriptor leads to.
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
