#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The temporary files of a run, which are removed if a signal ends the process.
///
/// A signal's handler may do almost nothing. So it only wakes a thread, which removes the files and then lets the
/// signal end the process as usual.
enum Leftovers {
    nonisolated(unsafe) private static var paths: Set<String> = []
    nonisolated(unsafe) private static var lock = pthread_mutex_t()
    nonisolated(unsafe) private static var wakeUp: Int32 = -1
    nonisolated(unsafe) private static var isReady = false

    /// Registers a file or a folder that is about to be created.
    static func add(_ path: String) {
        if !isReady { listen() }
        let path = absolute(path)
        pthread_mutex_lock(&lock)
        paths.insert(path)
        pthread_mutex_unlock(&lock)
    }

    /// Removes the registration of a file that no longer exists or was moved to its place.
    static func remove(_ path: String) {
        let path = absolute(path)
        pthread_mutex_lock(&lock)
        paths.remove(path)
        pthread_mutex_unlock(&lock)
    }

    /// Creates a file or folder inside a registered one, but not while that one is being removed.
    static func makingPart<Result>(_ make: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(&lock)
        defer { pthread_mutex_unlock(&lock) }
        return try make()
    }

    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : (Environment.currentFolder ?? ".") + "/" + path
    }

    /// Installs the handlers. Called by the first registration, on the main thread.
    private static func listen() {
        isReady = true
        pthread_mutex_init(&lock, nil)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        wakeUp = ends[1]
        let reading = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        reading.pointee = ends[0]
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let started = pthread_create(&thread, nil, { Leftovers.wait($0) }, reading)
        guard started == 0 else { return }
        for number in StopSignal.all {
            // Signals that are ignored (nohup) or handled otherwise (--watch) stay so.
            guard StopSignal.isStandard(number) else { continue }
            signal(number) { number in
                var number = UInt8(truncatingIfNeeded: number)
                _ = write(Leftovers.wakeUp, &number, 1)
            }
        }
    }

    /// The argument is optional in some headers only, so a closure passes it on.
    private static func wait(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let reading = argument?.assumingMemoryBound(to: Int32.self).pointee else { return nil }
        // The parent process may have blocked the signals, and blocked signals are inherited.
        StopSignal.unblock()
        var number: UInt8 = 0
        while read(reading, &number, 1) != 1 {
            guard errno == EINTR else { return nil }
        }
        // Never unlocked, so that no files are created from now on.
        pthread_mutex_lock(&lock)
        for path in paths { FolderRemoval.remove(path) }
        signal(Int32(number), SIG_DFL)
        kill(getpid(), Int32(number))
        return nil
    }
}
