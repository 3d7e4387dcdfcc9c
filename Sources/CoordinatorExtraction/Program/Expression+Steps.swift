/// The steps of a path of names.
extension Expression {
    /// Whether it is `self`.
    var isSelf: Bool { if case .name("self", _) = self { true } else { false } }

    /// The last name of `a.b.c`, and whether it is a member of `self`: `c`, `self.c`.
    var lastStep: (name: String, isOwn: Bool)? {
        switch self {
        case .name(let name, _): (name, true)
        case .member(.name("self", _)?, let name, _): (name, true)
        case .member(_?, let name, _): (name, false)
        default: nil
        }
    }

    /// The name of a member of `self`: for `c` and `self.c`.
    var ownName: String? { lastStep.flatMap { $0.isOwn ? $0.name : nil } }

    /// Whether it is a name, or the last name of a path: `c`, `a.c`, `.c`.
    func isNamed(_ wanted: String) -> Bool {
        switch self {
        case .name(wanted, _), .member(_, wanted, _): true
        default: false
        }
    }
}
