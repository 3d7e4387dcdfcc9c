#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Standard input, output and error, which may be closed when the process starts.
enum StandardDescriptors {
    /// Occupies the numbers of those that are closed. Otherwise the system would give these numbers to the next files
    /// that are opened, and messages for standard error would end up in a picture.
    ///
    /// Each is opened for the opposite use, so that reading or writing fails as if it were closed.
    static func secure() {
        for (number, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
            while fcntl(number, F_GETFD) == -1, errno == EBADF {
                let descriptor = open("/dev/null", flags)
                // It is the lowest free number, so it is never higher than this one.
                if descriptor < 0 || descriptor == number { break }
            }
        }
    }
}
