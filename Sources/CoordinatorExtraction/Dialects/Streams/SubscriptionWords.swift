extension SubscriptionNames {
    /// Combine and RxSwift. A subscription of Combine holds its subject; one of a subject of RxSwift does not.
    static let streams = SubscriptionNames(
        listening: words("sink assign subscribe bind drive emit subscribeNext"),
        unfailing: words("sink assign"), targets: ["on"],
        storing: words("store disposed addDisposableTo"), cancelling: words("cancel dispose"),
        tokens: [
            "AnyCancellable", "Cancellable", "DisposeBag", "Disposable", "CompositeDisposable", "SerialDisposable",
        ],
        sealed: ["DisposeBag"],
        passing: words(
            """
            map compactMap filter scan receive eraseToAnyPublisher removeDuplicates dropFirst drop debounce throttle delay share
            handleEvents print prepend replaceNil setFailureType buffer logEvents autoconnect
            asObservable asDriver asSignal asPublisher observe observeOn subscribeOn skip distinctUntilChanged startWith do
            withUnretained unwrap mapTo mapToVoid debug filterNil when
            """),
        failing: words("flatMap flatMapLatest switchToLatest"),
        joining: words("combineLatest merge withLatestFrom CombineLatest* Merge*"),
        operators: words(
            "first last take takeUntil prefix catch* materialize elements errors retry timeout flatMapFirst concatMap"),
        held: ["sink"], silent: ["never"],
        lasting: kept.union(endless).union(["PublishSubject", "BehaviorSubject", "ReplaySubject"]),
        kept: kept, endless: endless,
        reactive: ["rx"], freeing: ["deallocated", "deallocating"], controlled: ["*Publisher"],
        same: ["asObservable"], global: ["NotificationCenter", "Timer"], published: ["Published"],
        ending: words("onCompleted onError completion"))

    private static let kept: Set<String> = ["PassthroughSubject", "CurrentValueSubject", "Published"]
    private static let endless: Set<String> = [
        "PublishRelay", "BehaviorRelay", "ReplayRelay", "PassthroughRelay", "CurrentValueRelay",
    ]

    /// Names that other code has for its own things as well.
    private static func words(_ text: String) -> Names {
        Names(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
