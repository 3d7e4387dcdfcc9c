import CoordinatorDiagram
import CoordinatorModel

/// The choice between the overview of a large app, one of its tabs or features, and the whole app.
struct SheetChoice {
    /// The box and the name of each feature.
    private let features: [(box: String, name: String)]

    /// `nil` if the whole app is visible at once, or if the page is about a part or about two versions.
    init?(_ content: PageContent) {
        let diagram = content.diagram
        guard content.changes == nil, diagram.boxes.count >= Folding.fewestForFlows else { return nil }
        features = FeatureSheets(content.tree).features.compactMap { feature in
            diagram.boxOfCoordinator[feature.coordinator].map {
                (diagram.boxes[$0].id, content.tree.coordinators[feature.coordinator].type)
            }
        }
        if features.count < 2 { return nil }
    }

    func write(to markup: inout Markup) {
        markup.element("select", ["id": "page-sheet", "aria-label": "Sheet", "title": "What is unfolded"]) { choice in
            choice.element("option", ["value": ""], text: "Overview")
            for feature in features { choice.element("option", ["value": feature.box], text: feature.name) }
            choice.element("option", ["value": "all"], text: "Everything")
        }
    }
}
