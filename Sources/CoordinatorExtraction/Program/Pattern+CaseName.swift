extension Pattern {
    /// The case that it names: `.home`, `Route.home(let id)`, `.home?`, `.home as Route`.
    var caseName: String? {
        switch self {
        case .enumCase(_, let name, _, _), .expression(.member(_, let name, _)): name
        case .some(let inner), .as(let inner, _): inner.caseName
        default: nil
        }
    }
}
