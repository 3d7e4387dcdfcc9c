/// The rules' manual as Markdown: the pages in `docs/rules/`.
package enum RulePages {
    /// All pages by file name, the index first. A test checks that the files are up to date.
    package static var all: [(file: String, markdown: String)] {
        [("README.md", index)] + RuleCatalog.manuals.map { ("\($0.id).md", $0.markdown) }
    }

    /// The page with the list of all rules.
    package static var index: String {
        var page = """
            # Rules

            What `coordviz check` looks for. Each rule can be set to `error`, `warning`, `note` or `off`. Some rules tell strong \
            cases from weak ones: then the severity here is that of the strongest, and the page of the rule has the others. The \
            examples are trees in [JSON](../tree-format.md), which `coordviz extract` makes from Swift.

            | rule | default | reports that |
            |---|---|---|

            """
        for manual in RuleCatalog.manuals {
            page += "| [`\(manual.id)`](\(manual.id).md) | \(manual.severity.rawValue) | \(manual.summary) |\n"
        }
        return page
    }
}

extension RuleManual {
    /// The page of the rule.
    package var markdown: String {
        """
        # \(id)

        \(summary.prefix(1).uppercased() + summary.dropFirst()). By default: \(severity.rawValue).

        \(explanation)

        ## It fires

        \(firing.markdown)

        ## It doesn't

        \(clean.markdown)

        ## What to do

        \(remedy)

        """
    }
}

extension RuleExample {
    /// The example as a code block, with the configuration that it needs.
    fileprivate var markdown: String {
        let standard = RuleConfiguration()
        var settings: [String] = []
        if configuration.maximumDepth != standard.maximumDepth {
            settings.append("With at most \(configuration.maximumDepth):\n\n")
        }
        if configuration.maximumChildren != standard.maximumChildren {
            settings.append("With at most \(configuration.maximumChildren):\n\n")
        }
        return settings.joined() + "```json\n\(tree)\n```"
    }
}
