/// A place in the form that editors make clickable.
extension FindingPlace {
    /// `path:line:column`, as far as it is known, with `path` as it is shown.
    func shown(after path: String) -> String {
        guard let line else { return path }
        return "\(path):\(line)" + (column.map { ":\($0)" } ?? "")
    }
}
