import CoordinatorAnalysis
import CoordinatorDiagram
import CoordinatorModel

/// The coordinators as a tree of text: for keyboards and screen readers, and as a first overview for all readers.
///
/// It is a flat list with levels, so that a long chain does not result in deeply nested elements.
struct Outline {
    let content: PageContent

    func write(to markup: inout Markup) {
        let boxes = content.diagram.boxes
        let worst = worstFindings()
        var levels = [Int](repeating: 1, count: boxes.count)
        var children = [Int](repeating: 0, count: boxes.count)
        for box in boxes where isListed(box) { box.parent.map { children[$0] += 1 } }
        markup.element("div", ["role": "tree", "aria-label": "Coordinators"]) { tree in
            for (index, box) in boxes.enumerated() where isListed(box) {
                if case .unattachedHeading = box.subject {
                    tree.element("p", ["class": "heading", "role": "presentation"], text: box.title)
                    continue
                }
                levels[index] = box.parent.map { levels[$0] + 1 } ?? 1
                row(of: box, index, level: levels[index], isNode: children[index] > 0, worst, to: &tree)
                tree.newLine()
            }
        }
    }

    private func isListed(_ box: Box) -> Bool {
        if case .lostEvent = box.subject { false } else { true }
    }

    private func row(
        of box: Box, _ index: Int, level: Int, isNode: Bool, _ worst: [Int: Severity], to markup: inout Markup
    ) {
        var coordinator: Int?
        var isReference = false
        if case .coordinator(let own) = box.subject { coordinator = own }
        if case .reference(let target) = box.subject { (coordinator, isReference) = (target, true) }
        markup.element(
            "div",
            [
                "role": "treeitem", "class": "row", "tabindex": "-1", "data-box": "\(index)",
                "aria-level": "\(level)", "data-indent": "\(min(level, PageStyle.deepestIndent))",
                "aria-expanded": isNode ? "true" : nil, "aria-selected": "false",
            ]
        ) { row in
            row.element("span", ["class": "twist", "aria-hidden": "true"])
            if let change = box.change, change != .unchanged { row.change(change) }
            row.kind(box.kind)
            row.word((isReference ? "→ " : "") + box.title)
            row.element("span", ["class": "unseen"], text: isReference ? ", drawn elsewhere" : ", \(box.kind.rawValue)")
            if !isReference, let severity = coordinator.flatMap({ worst[$0] }) {
                row.element("span", ["class": "dot \(severity.rawValue)", "title": "\(severity.rawValue) here"]) {
                    $0.element("span", ["class": "unseen"], text: ", \(severity.rawValue) here")
                }
            }
        }
    }

    private func worstFindings() -> [Int: Severity] {
        content.findingsOfCoordinator.compactMapValues { positions in
            positions.map { content.analysis.findings[$0].severity }.max()
        }
    }
}
