/// The rank of an element among the elements of a set or dictionary.
///
/// Their own order differs from run to run, but the same app should give the same tree. Comparing the elements
/// themselves would run the app's code, so the rank depends on what can be read: text and numbers, names of cases, and
/// then the types of elements and values.
struct ElementRank: Comparable {
    private var number = 0
    private var text = ""
    private var type: String

    init<Element>(of element: Element) { self.init(of: element, then: element) }

    init<Key, Value>(of key: Key, then value: Value) {
        func dynamicType<Content>(_ content: Content) -> Any.Type { Swift.type(of: content as Any) }
        type = _typeName(dynamicType(value), qualified: true)
        switch key {
        case let key as String: text = key
        case let key as Int: number = key
        case _ where MetadataKind(of: Key.self) == .enumeration:
            text = runtimeCaseName(of: key).map { String(cString: $0) } ?? ""
        default: text = _typeName(dynamicType(key), qualified: true)
        }
    }

    static func < (left: ElementRank, right: ElementRank) -> Bool {
        (left.number, left.text, left.type) < (right.number, right.text, right.type)
    }
}
