import CommandRuns
import CoordinatorModel
import Testing

/// The pictures of the samples are those that coordviz draws now, and tell what the trees say.
@Suite(.mayDraw) struct SampleTests {
    @Test(arguments: Project.drawnSamples, ["light", "dark"])
    func `a sample's picture is up to date: make samples renews it`(sample: String, theme: String) throws {
        let run = try Coordviz.run([
            "render", Project.path("Samples/\(sample)/tree.json"), "--theme", theme, "--fit", "readme",
        ])
        #expect(run.status == 0)
        let golden = try Project.bytes("Samples/\(sample)/\(theme).svg")
        try Tool.run("xmllint", ["--noout"], on: golden)
        let difference = PictureDifference.first(
            between: try SVGDocument(golden).elements, and: try SVGDocument(run.output).elements)
        #expect(difference == nil)
    }

    @Test(arguments: Project.drawnSamples, ["right", "down"])
    func `every name of a tree is found in its picture`(sample: String, direction: String) throws {
        let path = Project.path("Samples/\(sample)/tree.json")
        let run = try Coordviz.run(["render", path, "--direction", direction])
        let text = try SVGDocument(run.output).readable.joined(separator: "\n")
        let tree = try CoordinatorTree(json: Project.bytes("Samples/\(sample)/tree.json"), file: "tree.json")
        let names = Self.names(in: tree)
        #expect(names.count >= 7)
        for name in names.sorted() { #expect(text.contains(name), "\(name)") }
    }

    @Test func `no sample is drawn with an event that is lost, or by accident without its flows`() throws {
        for sample in Project.drawnSamples {
            let svg = try SVGDocument(Project.bytes("Samples/\(sample)/light.svg"))
            let classes = svg.elements.compactMap { $0.attributes["class"] }
            #expect(!classes.contains { $0.contains("lost") }, "\(sample)")
            #expect(classes.contains { $0.hasPrefix("stroke ") } || sample == "articles", "\(sample)")
        }
    }

    private static func names(in tree: CoordinatorTree) -> Set<String> {
        var names: Set<String> = []
        var screens: [Screen] = []
        for coordinator in tree.coordinators {
            names.insert(coordinator.type)
            names.formUnion(coordinator.routes.map(\.name))
            names.formUnion(coordinator.branches.compactMap(\.presentation))
            names.formUnion(coordinator.branches.compactMap(\.route))
            names.formUnion(coordinator.emits.map(\.event) + coordinator.intercepts.map(\.event))
            screens += coordinator.screens
        }
        while let screen = screens.popLast() {
            names.insert(screen.type)
            names.formUnion(screen.emits.map(\.event) + screen.intercepts.map(\.event))
            screens += screen.screens
        }
        return names
    }
}
