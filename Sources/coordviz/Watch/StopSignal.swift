#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Whether the process was asked to stop: by Control-C, or by the system. What is being written is finished first.
enum StopSignal {
    /// Set by a signal's handler, which may do nothing else; an `int` is read and written in one piece.
    nonisolated(unsafe) private static var raised: sig_atomic_t = 0

    static var isRaised: Bool { raised != 0 }

    /// From now on both signals only set the flag; a second one ends the process at once.
    static func listen() {
        // Whoever started the process may have blocked them, and what is blocked is handed down.
        var both = sigset_t()
        sigemptyset(&both)
        sigaddset(&both, SIGINT)
        sigaddset(&both, SIGTERM)
        pthread_sigmask(SIG_UNBLOCK, &both, nil)
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                StopSignal.raised = 1
                signal(number, SIG_DFL)
            }
        }
    }
}
