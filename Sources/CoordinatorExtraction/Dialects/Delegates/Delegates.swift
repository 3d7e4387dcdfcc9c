import CoordinatorModel

extension Dialect {
    /// `weak var delegate` and the coordinator that conforms.
    public static let delegates = Dialect(
        "delegates", "weak delegates, and the coordinator that conforms",
        vocabulary: Vocabulary(
            members: MemberNames(delegates: Names(UsualNames.delegates.map { "*\($0.lowercased())" })),
            relevant: ["elegate"]),
        rules: { _ in DelegateRules() })
}
