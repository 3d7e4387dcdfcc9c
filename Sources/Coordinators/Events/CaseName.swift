/// The names of enum cases, for events and routes.
public enum CaseName {
    /// The name of the case that `value` is, without its payload.
    ///
    /// A case without payload tells its name only by being described. An enum that describes itself in its own words
    /// is asked through the other of Swift's two descriptions; one that replaces both is believed.
    public static func of(_ value: some Any) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .enum, let label = mirror.children.first?.label { return label }
        if value is any CustomStringConvertible, !(value is any CustomDebugStringConvertible) {
            return String(reflecting: value).split(separator: ".").last.map(String.init) ?? String(describing: value)
        }
        return String(describing: value)
    }
}
