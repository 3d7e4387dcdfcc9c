#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The process's standard error, without Foundation.
enum StandardError {
    static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { systemWrite($0) }
            // A closed standard error must not keep an app from running.
            guard written > 0 else { return }
            bytes = bytes.dropFirst(written)
        }
    }

    private static let systemWrite: @Sendable (UnsafeRawBufferPointer) -> Int = {
        #if canImport(Darwin)
            Darwin.write(STDERR_FILENO, $0.baseAddress, $0.count)
        #elseif canImport(Glibc)
            Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count)
        #elseif canImport(Musl)
            Musl.write(STDERR_FILENO, $0.baseAddress, $0.count)
        #elseif canImport(Android)
            Android.write(STDERR_FILENO, $0.baseAddress, $0.count)
        #else
            0
        #endif
    }
}
