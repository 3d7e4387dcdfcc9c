#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The process's standard error, without Foundation.
enum StandardError {
    /// Writes all of `text`; on systems other than these, to standard output.
    static func write(_ text: String) {
        #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
            var bytes = Array(text.utf8)[...]
            while !bytes.isEmpty {
                let written = bytes.withUnsafeBytes { systemWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
                // A closed standard error must not stop an app.
                guard written > 0 else { return }
                bytes = bytes.dropFirst(written)
            }
        #else
            print(text, terminator: "")
        #endif
    }
}

#if canImport(Darwin)
    private let systemWrite = Darwin.write
#elseif canImport(Glibc)
    private let systemWrite = Glibc.write
#elseif canImport(Musl)
    private let systemWrite = Musl.write
#endif
