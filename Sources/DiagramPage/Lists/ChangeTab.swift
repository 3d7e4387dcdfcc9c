/// The additional parts of a page that shows two versions.
extension Markup {
    /// The tab of the list of changes.
    mutating func changeTab() {
        element(
            "button",
            [
                "role": "tab", "id": "page-tab-changes", "aria-controls": "page-change-list", "aria-selected": "true",
            ], text: "Changes")
    }

    /// The list of changes.
    mutating func changePanel(_ rows: (inout Markup) -> Void) {
        element(
            "div",
            ["id": "page-change-list", "class": "list", "role": "tabpanel", "aria-labelledby": "page-tab-changes"], rows
        )
    }

    /// The keyboard shortcut for the list.
    mutating func changeKeys() {
        element("div") { row in
            row.element("dt") { $0.element("kbd", text: "d") }
            row.element("dd", text: "changes")
        }
    }
}
