/// The description of `tree.json` for people, made from the shapes that the reader uses.
package enum TreeFormatPage {
    /// The page, as Markdown.
    package static let markdown: String = introduction + TreeShape.all.map(section).joined(separator: "\n")

    private static let introduction = """
        # tree.json, version \(CoordinatorTree.formatVersion)

        A coordinator tree as JSON: written by hand, by apps, and by tools. `coordviz schema` prints its
        [JSON Schema](tree.schema.json), `coordviz validate` checks a file, and `coordviz render --format json` writes any
        tree in the one canonical form, sorted and made to be compared.

        - Lists of events, emissions, interceptors, routes and suppressions take a bare string for an object of which only
          the name is given: `"emits": ["AppEvents.Teams.didSelect"]`.
        - An event's name is its domain, a dot, and the case: `AppEvents.Teams.didSelect`. A flow output or a delegate method
          is `Owner.member`, the owner being the protocol that declares it, else the type.
        - Unknown keys are errors, unless they begin with `x-`: those are kept as they are.
        - A coordinator is in the file once. Where it is presented again, `to` names its `id`: that is how shared children
          and navigation cycles are written.


        """

    private static func section(_ shape: TreeShape) -> String {
        var text = "## \(title(of: shape))\n\n\(shape.meaning)"
        if !shape.alternatives.isEmpty {
            text += " Exactly one of \(shape.alternatives.map { "`\($0.rawValue)`" }.joined(separator: " and "))."
        }
        text += "\n\n| key | value | meaning |\n|---|---|---|\n"
        for member in shape.members {
            let name = member.isRequired ? "**`\(member.key.rawValue)`**" : "`\(member.key.rawValue)`"
            text += "| \(name) | \(words(for: member.value)) | \(member.meaning) |\n"
        }
        return text
    }

    private static func title(of shape: TreeShape) -> String {
        let name = shape.name.rawValue
        return shape.name == .tree ? "The file" : name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func words(for value: TreeShape.Value) -> String {
        switch value {
        case .version: "the number \(CoordinatorTree.formatVersion)"
        case .name: "a string, not empty"
        case .names: "a list of strings"
        case .text: "a string"
        case .flag: "`true` or `false`"
        case .position: "a number from 1"
        case .oneOf(let words, _): words.map { "`\($0)`" }.joined(separator: ", ")
        case .object(let shape): link(to: shape)
        case .list(let shape): "a list of \(link(to: shape))s"
        }
    }

    private static func link(to shape: TreeShape.Name) -> String {
        "[\(shape.rawValue)](#\(shape.rawValue.lowercased()))"
    }
}
