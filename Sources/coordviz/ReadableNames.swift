import ArgumentParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Names are text here. One that is not UTF-8 would, as text, be that of another file.
enum ReadableNames {
    /// Looks at the arguments and at the current folder.
    ///
    /// - Throws: `ValidationError` for an argument; `CommandFailure` for the folder.
    static func check() throws {
        if let argument = StartArguments.unreadable {
            throw ValidationError("The argument '\(argument)' is not UTF-8.")
        }
        guard let folder = getcwd(nil, 0) else { return }
        defer { free(folder) }
        if String(validatingCString: folder) == nil {
            throw CommandFailure(
                "the current folder has a name that is not UTF-8", hint: "rename it, or start coordviz elsewhere")
        }
    }
}
