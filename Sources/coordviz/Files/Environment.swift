#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The environment of the process.
enum Environment {
    /// The value of an environment variable; `nil` if it isn't set.
    static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Every variable, as `NAME=value`.
    static var all: [String] {
        var all: [String] = []
        var next = environ
        while let variable = next.pointee {
            all.append(String(cString: variable))
            next += 1
        }
        return all
    }

    /// The absolute path of the current folder; `nil` if the folder no longer exists.
    static var currentFolder: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
