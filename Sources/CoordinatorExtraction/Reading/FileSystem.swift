#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The functions of the file system that extraction needs.
enum FileSystem {
    enum Kind { case file, folder, link, other }

    /// Identifies a file under all of its names.
    struct Identity: Hashable {
        var device: UInt64
        var number: UInt64
    }

    /// The entry at a path, with links followed; `nil` if there is none, or if it is not accessible.
    static func entry(_ path: String) -> (kind: Kind, identity: Identity)? {
        var information = stat()
        return stat(path, &information) == 0 ? entry(information) : nil
    }

    /// The same for a link itself.
    static func ownEntry(_ path: String) -> (kind: Kind, identity: Identity)? {
        var information = stat()
        return lstat(path, &information) == 0 ? entry(information) : nil
    }

    private static func entry(_ information: stat) -> (kind: Kind, identity: Identity) {
        let identity = Identity(
            device: UInt64(truncatingIfNeeded: information.st_dev),
            number: UInt64(truncatingIfNeeded: information.st_ino))
        switch information.st_mode & S_IFMT {
        case S_IFREG: return (.file, identity)
        case S_IFDIR: return (.folder, identity)
        case S_IFLNK: return (.link, identity)
        default: return (.other, identity)
        }
    }

    /// Whether the last call failed because an entry exists and can't be examined.
    static var hasFailed: Bool { errno != ENOENT && errno != ENOTDIR }

    /// The content of a folder.
    struct Listing {
        /// Sorted.
        var names: [String] = []
        /// Entries whose name is not UTF-8, so that no path leads to them: the name as far as it can be shown, and the kind.
        var unnamable: [(name: String, kind: Kind)] = []
    }

    /// The names in a folder, sorted; `nil` if it can't be read. Names that are not UTF-8 are left out.
    static func names(in folder: String) -> [String]? { listing(of: folder)?.names }

    /// What is in a folder; `nil` if it can't be read.
    static func listing(of folder: String) -> Listing? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var listing = Listing()
        // At the end of a folder there is neither an entry nor an error.
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { name in
                    if let valid = String(validatingCString: name) {
                        if valid != ".", valid != ".." { listing.names.append(valid) }
                    } else {
                        var information = stat()
                        let isThere = fstatat(dirfd(stream), name, &information, 0) == 0
                        listing.unnamable.append(
                            (String(cString: name), isThere ? self.entry(information).kind : .other))
                    }
                }
            }
        }
        guard errno == 0 else { return nil }
        listing.names.sort()
        return listing
    }

    /// The folder from which relative paths start, with a slash at the end.
    static var currentFolder: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        let folder = String(cString: path)
        return folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// Appends the content of a file to a buffer.
    ///
    /// - Throws: `UnreadableFile`.
    static func read(_ path: String, into buffer: inout [UInt8], limit: Int) throws(UnreadableFile) {
        // It doesn't wait for a writer: a pipe in the place of a file is not source.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw UnreadableFile(path: path, reason: reason, isFailure: true) }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0 else {
            throw UnreadableFile(path: path, reason: reason, isFailure: true)
        }
        guard information.st_mode & S_IFMT == S_IFREG else {
            throw UnreadableFile(path: path, reason: "it is no plain file", isFailure: true)
        }
        let size = Int(information.st_size)
        guard size <= limit else { throw UnreadableFile(path: path, reason: "it has more than \(limit >> 20) MiB") }
        var failure: String?
        let start = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: size))
        var filled = 0
        buffer.withUnsafeMutableBytes { bytes in
            while filled < size {
                let count = Self.read(descriptor, bytes, from: start + filled)
                if count < 0, errno == EINTR { continue }
                if count < 0 { failure = reason }
                if count <= 0 { break }
                filled += count
            }
        }
        buffer.removeLast(size - filled)
        if let failure { throw UnreadableFile(path: path, reason: failure, isFailure: true) }
    }

    private static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer, from start: Int) -> Int {
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
        #if canImport(Glibc)
            return Glibc.read(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
            return Musl.read(descriptor, rest.baseAddress, rest.count)
        #else
            return Darwin.read(descriptor, rest.baseAddress, rest.count)
        #endif
    }

    private static var reason: String { String(cString: strerror(errno)) }
}

/// A file that could not be read, with the reason; the other files are still used.
public struct UnreadableFile: Error, Hashable, Sendable, CustomStringConvertible {
    /// Its path.
    public var path: String
    /// The reason, as text for people.
    public var reason: String
    /// Whether the system failed, so that the content is unknown. Otherwise the file is known not to be Swift source.
    public var isFailure = false

    /// The path and the reason.
    public var description: String { "\(path): \(reason)" }
}
