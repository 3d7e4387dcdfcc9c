#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Standard input, output and error, which may be closed when the process starts.
enum StandardDescriptors {
    /// Takes the numbers of those that are closed. The system gives the lowest free number to the next file that is
    /// opened, and what is said on standard error would end up in the picture.
    ///
    /// Each is opened for what it is not used for, so that reading or writing fails as if it were closed.
    static func secure() {
        for (number, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
            while fcntl(number, F_GETFD) == -1, errno == EBADF {
                let descriptor = open("/dev/null", flags)
                // It is the lowest that is free, so never a later one than this.
                if descriptor < 0 || descriptor == number { break }
            }
        }
    }
}
