#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

/// A flow that ends with a result.
@MainActor class ResultCoordinator<Result>: BaseCoordinator {
    func start() -> AnyPublisher<Result, Never> {
        fatalError("a subclass says what its flow is")
    }
}
