import Foundation

/// How long work takes, in seconds: on a busy machine the clock on the wall says little, and beside other tests that of
/// the processor does; the shorter of both is no more than the work took.
func effort(_ work: () -> Void) -> Double {
    let before = clock()
    let time = ContinuousClock().measure(work)
    let busy = Double(clock() - before) / Double(CLOCKS_PER_SEC)
    return min(Double(time.components.seconds), busy)
}

/// How long the processor works on this thread for what is done on it, in seconds, whatever else it does meanwhile.
func ownEffort(_ work: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let before = now()
    work()
    return now() - before
}
