#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Runs an action now, and again whenever one of its inputs changes, until the process receives a signal to stop.
///
/// Looks at times and sizes five times a second: that works on every system and on every kind of disk, and costs
/// no noticeable time.
enum Watch {
    /// How often it looks, and how long a file must have been left alone, in microseconds: editors write in several
    /// steps.
    private static let (pause, calm): (UInt32, UInt32) = (150_000, 50_000)
    /// How often in a row it waits for changes to end: with continuous changes it runs nevertheless.
    private static let mostWaits = 6

    /// - Parameters:
    ///   - inputs: the files and folders, listed again each time.
    ///   - body: what is done.
    static func run(_ inputs: () -> [String], _ body: () -> Void) {
        StopSignal.listen()
        while !StopSignal.isRaised {
            // Recorded before the action runs: what changes during it is a change.
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
