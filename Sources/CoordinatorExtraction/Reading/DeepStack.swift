#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Runs work on threads whose stacks are deep enough for source with the deepest nesting that is allowed.
enum DeepStack {
    /// Only the used part of a stack takes memory. If the process may not reserve the largest, a smaller stack is still
    /// enough for the deepest nesting.
    private static let sizes = [512 << 20, 128 << 20, 32 << 20]

    /// Runs `work` on a separate thread and waits for it.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        let box = ResultBox<Result>()
        run(threads: 1) { _ in box.result = work() }
        guard let result = box.result else { preconditionFailure("the thread has ended without its result") }
        return result
    }

    /// Runs `work` on `threads` threads and waits for all of them; each receives its number.
    static func run(threads: Int, _ work: @escaping @Sendable (Int) -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        var started: [pthread_t] = []
        for number in 0..<threads {
            if let thread = start(&attributes, { work(number) }) { started.append(thread) } else { work(number) }
        }
        for thread in started { pthread_join(thread, nil) }
    }

    /// Releases an object on a separate thread, so that the caller does not wait until millions of small parts are
    /// freed.
    static func dispose<Object: AnyObject>(of object: consuming Object) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
        let last = LastReference(object)
        // If no thread can be started, this thread releases it.
        _ = start(&attributes) { last.release() }
    }

    /// Starts a thread; `nil` if the system can't start one.
    private static func start(_ attributes: inout pthread_attr_t, _ work: @escaping @Sendable () -> Void) -> pthread_t?
    {
        let context = Unmanaged.passRetained(Work(work))
        for size in sizes {
            pthread_attr_setstacksize(&attributes, size)
            #if canImport(Glibc)
                var thread = pthread_t()
                let failure = pthread_create(&thread, &attributes, runWork, context.toOpaque())
                if failure == 0 { return thread }
            #else
                var thread: pthread_t?
                let failure = pthread_create(&thread, &attributes, { runWork($0) }, context.toOpaque())
                if failure == 0 { return thread }
            #endif
        }
        context.release()
        return nil
    }
}

/// The result of a thread, for the thread that waits for it.
private final class ResultBox<Result: Sendable>: @unchecked Sendable {
    var result: Result?
}

/// The only reference to an object, passed to the thread that releases it.
private final class LastReference: @unchecked Sendable {
    private var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    func release() { object = nil }
}

private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
    return nil
}
