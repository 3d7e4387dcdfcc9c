import CoordinatorAnalysis
import CoordinatorModel

/// Elements that several parts of a page use. The script identifies them by their `data-` attributes: an element with
/// `data-coordinator` or `data-event` leads there.
extension Markup {
    /// A name from the app. It is isolated from the text around it, whatever its writing direction.
    mutating func word(_ name: String, sort: String = "word") { element("bdi", ["class": sort], text: name) }

    /// The symbol of a coordinator's kind.
    mutating func kind(_ kind: Coordinator.Kind) {
        let name = kind.managesChildren == nil ? "custom" : kind.rawValue
        element("span", ["class": "kind \(name)", "aria-hidden": "true"])
    }

    /// A button that leads to a coordinator.
    mutating func chip(_ coordinator: Int, in tree: CoordinatorTree) {
        element("button", ["class": "chip", "data-coordinator": "\(coordinator)"]) {
            $0.kind(tree.coordinators[coordinator].kind)
            $0.word(tree.coordinators[coordinator].type)
        }
    }

    /// A section with a list, unless the list is empty.
    mutating func section<Item>(_ title: String, _ items: [Item], _ content: (inout Markup, Item) -> Void) {
        guard !items.isEmpty else { return }
        element("section") {
            $0.element("h3", text: title)
            $0.element("ul") { list in
                for item in items { list.element("li") { content(&$0, item) } }
            }
        }
    }
}
