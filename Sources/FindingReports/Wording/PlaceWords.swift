/// A place as editors make it clickable.
extension FindingPlace {
    /// `path:line:column`, as far as it is known, behind a path that is shown already.
    func shown(after path: String) -> String {
        guard let line else { return path }
        return "\(path):\(line)" + (column.map { ":\($0)" } ?? "")
    }
}
