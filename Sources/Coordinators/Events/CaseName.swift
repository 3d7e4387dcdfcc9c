/// The names of enum cases, for events and routes.
package enum CaseName {
    /// The name of the case that `value` is, without its payload, as it is written in the source.
    ///
    /// No code of the enum runs: an enum that describes itself in another way keeps its case names. If an app is built
    /// without reflection metadata, there are no names, and the result is the description of the value.
    package static func of(_ value: some Any) -> String {
        if let name = enumCaseName(value) { return String(cString: name) }
        return Mirror(reflecting: value).children.first?.label ?? String(describing: value)
    }
}

// The function that the standard library calls to print a case. `String(describing:)` would call the type's own
// description first, which may be localized or empty.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
