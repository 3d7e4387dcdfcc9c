extension Dialect {
    /// Combine, RxSwift, ReactiveSwift and Swift's own streams.
    public static let streams = Dialect(
        "streams", "subjects, publishers and async streams, and who subscribes",
        vocabulary: Vocabulary(
            functions: FunctionNames(handing: ["withUnretained", "unretained"]), subscriptions: .streams,
            relevant: ["ublish", "ubject", "bservable", "elay", "river", "ignal", "sink", "subscribe", "AsyncStream"]),
        models: [.streams, .streamOperators, .streamCombinations, .combine, .rx, .reactiveSwift, .async],
        // In the largest apps, following every value of every stream takes too long.
        rules: { StreamRules($0) })
}
