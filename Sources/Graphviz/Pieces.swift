/// Passes on the pieces of a picture until one is refused.
final class Pieces {
    var take: ((UnsafeRawBufferPointer) throws -> Void)?
    /// The number of bytes so far.
    private(set) var count = 0
    /// The error with which a piece was refused.
    private(set) var failure: (any Error)?

    init(_ take: @escaping (UnsafeRawBufferPointer) throws -> Void) {
        self.take = take
    }

    func add(_ piece: UnsafeRawBufferPointer) {
        count += piece.count
        guard failure == nil else { return }
        do { try take?(piece) } catch { failure = error }
    }
}
