import Foundation

/// How long work takes, in seconds: on a busy machine the clock on the wall says little, and beside other tests that of
/// the processor does; the shorter of both is no more than the work took.
func effort(_ work: () -> Void) -> Double {
    let before = clock()
    let time = ContinuousClock().measure(work)
    let busy = Double(clock() - before) / Double(CLOCKS_PER_SEC)
    return min(Double(time.components.seconds), busy)
}
