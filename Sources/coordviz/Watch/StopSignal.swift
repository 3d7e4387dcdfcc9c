#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Whether the process received a signal to stop: by Control-C, from the system, or because its terminal was closed.
enum StopSignal {
    /// The signals that count.
    static let all = [SIGINT, SIGTERM, SIGHUP]

    /// A signal's handler sets it and may do nothing else; an `int` is read and written in one piece.
    nonisolated(unsafe) private static var raised: sig_atomic_t = 0

    static var isRaised: Bool { raised != 0 }

    /// From now on, the signals only set the flag, so that pending writes are completed first; a second signal ends the
    /// process at once.
    static func listen() {
        // The parent process may have blocked the signals, and blocked signals are inherited.
        unblock()
        for number in all {
            // A process that is to outlive its terminal (nohup) keeps ignoring SIGHUP.
            if number == SIGHUP, !isStandard(number) { continue }
            signal(number) { number in
                StopSignal.raised = 1
                signal(number, SIG_DFL)
            }
        }
    }

    /// Unblocks the signals on this thread.
    static func unblock() {
        var signals = set
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Runs `body`, which these signals don't interrupt.
    static func deferred(_ body: () -> Void) {
        var (signals, before) = (set, sigset_t())
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        body()
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// Whether a signal has its default action: to end the process.
    static func isStandard(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        #if canImport(Glibc)
            return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
        #elseif canImport(Musl)
            return unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self) == 0
        #else
            return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 0
        #endif
    }

    private static var set: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in all { sigaddset(&set, number) }
        return set
    }
}
