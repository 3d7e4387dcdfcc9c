#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Runs an action now, and again each time one of its inputs changes, until the process receives a signal to stop.
///
/// It reads times and sizes five times a second, which works on every system and every kind of disk, and takes no
/// noticeable time.
enum Watch {
    /// The interval between checks, and the time for which a file must be unchanged, in microseconds: editors write in
    /// several steps.
    private static let (pause, calm): (UInt32, UInt32) = (150_000, 50_000)
    /// How often in a row it waits for changes to end. After that it runs even if changes continue.
    private static let mostWaits = 6

    /// - Parameters:
    ///   - inputs: the files and folders, listed again each time.
    ///   - body: the action.
    static func run(_ inputs: () -> [String], _ body: () -> Void) {
        StopSignal.listen()
        while !StopSignal.isRaised {
            // Recorded before the action runs, so that changes during the action count.
            let paths = inputs()
            let stamp = Stamp(of: paths)
            body()
            while !StopSignal.isRaised, Stamp(of: paths) == stamp { usleep(pause) }
            waitForCalm(paths)
        }
    }

    private static func waitForCalm(_ paths: [String]) {
        var last = Stamp(of: paths)
        for _ in 0..<mostWaits where !StopSignal.isRaised {
            usleep(calm)
            let next = Stamp(of: paths)
            if next == last { return }
            last = next
        }
    }
}
