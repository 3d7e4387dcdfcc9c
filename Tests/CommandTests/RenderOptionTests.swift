import CommandRuns
import Testing

/// The options of `render` reach the picture.
@Suite(.mayDraw) struct RenderOptionTests {
    private func svg(_ arguments: String...) throws -> SVGDocument {
        let run = try Coordviz.run(["render", Project.racing] + arguments)
        #expect(run.status == 0, "\(run.messages)")
        return try SVGDocument(run.output)
    }

    @Test func `a picture is accessible and holds nothing that doesn't belong`() throws {
        for arguments in [[], ["--theme", "auto", "--legend"], ["--direction", "down", "--detail", "titles"]] {
            let run = try Coordviz.run(["render", Project.racing] + arguments)
            let svg = try SVGDocument(run.output)
            #expect(svg.intruders == [])
            #expect(svg.elements[0].attributes["role"] == "img")
            let ids = svg.elements.compactMap { $0.attributes["id"] }
            let labels = svg.elements[0].attributes["aria-labelledby"]?.split(separator: " ").map(String.init) ?? []
            #expect(labels.count == 2 && labels.allSatisfy(ids.contains))
            #expect(Set(ids).count == ids.count)
            #expect(svg.elements[1].name == "title" && svg.elements[1].text == "Racing")
            #expect(svg.elements[2].name == "desc" && svg.elements[2].text.hasPrefix("11 coordinators, "))
        }
    }

    @Test func `--no-routes and --no-screens leave rows out`() throws {
        #expect(try svg().texts(of: "text").contains("splash"))
        #expect(!(try svg("--no-routes").texts(of: "text").contains("splash")))
        #expect(try svg().lines.contains("SplashViewController"))
        #expect(!(try svg("--no-screens").lines.contains("SplashViewController")))
    }

    @Test func `--events chooses the flows`() throws {
        func flows(_ arguments: String...) throws -> Int {
            let run = try Coordviz.run(["render", Project.racing] + arguments)
            return try SVGDocument(run.output).elements.count { $0.attributes["class"]?.hasPrefix("stroke ") == true }
        }
        let all = try flows()
        #expect(all == 4)
        #expect(try flows("--events", "none") == 0)
        #expect(try flows("--events", "lost") == 0)
        #expect(try flows("--events", "AppEvents.Splash.*") == 1)
        #expect(try flows("--events", "*") == all)
    }

    @Test func `--focus, --depth and --collapse choose the boxes`() throws {
        func boxes(_ arguments: String...) throws -> [String] {
            let run = try Coordviz.run(["render", Project.racing, "--detail", "titles"] + arguments)
            return try SVGDocument(run.output).lines.filter { $0.hasSuffix("Coordinator") }
        }
        #expect(try boxes().count == 11)
        #expect(try boxes("--depth", "1") == ["AppCoordinator"])
        #expect(
            try boxes("--focus", "Profile*") == ["AppCoordinator", "MainCoordinator", "ProfileCoordinator"])
        #expect(try boxes("--focus", "Teams?oordinator", "--focus-depth", "0").count == 3)
        #expect(try boxes("--collapse", "MainCoordinator").count == 3)
    }

    @Test func `--highlight, --legend and --title are seen`() throws {
        let classes = try svg("--highlight", "Profile*").elements.compactMap { $0.attributes["class"] }
        #expect(classes.count { $0.contains("highlighted") } == 1)
        let explanation = "consumed: the event stops here"
        #expect(try svg().texts(of: "text").contains(explanation))
        #expect(!(try svg("--focus", "Teams*").texts(of: "text").contains(explanation)))
        #expect(try svg("--focus", "Teams*", "--legend").texts(of: "text").contains(explanation))
        #expect(try svg("--title", "My app").texts(of: "text").contains("My app"))
    }

    @Test func `an id prefix is before every id and every link`() throws {
        let tree = """
            { "version": 1, "root": { "type": "A", "kind": "container", "branches": [
              { "presentation": "s", "child": { "type": "B", "kind": "navigation",
                "branches": [{ "presentation": "p", "to": "A" }] } }] } }
            """
        let run = try Coordviz.run(["render", "-", "--id-prefix", "one-"], input: Array(tree.utf8))
        let svg = try SVGDocument(run.output)
        #expect(svg.elements.compactMap { $0.attributes["id"] }.allSatisfy { $0.hasPrefix("one-") })
        #expect(svg.elements.compactMap { $0.attributes["href"] } == ["#one-c-A"])
    }

    @Test func `an automatic theme has a dark colour for each light one in the picture`() throws {
        let svg = try svg("--theme", "auto", "--legend", "--highlight", "Profile*")
        let style = try #require(svg.texts(of: "style").first)
        for element in svg.elements {
            for name in ["fill", "stroke"] {
                guard let colour = element.attributes[name], colour != "none", colour != "#fffffe" else { continue }
                #expect(style.contains("[\(name)=\"\(colour)\"]{\(name):#"), "\(element.name) \(name)=\(colour)")
            }
        }
    }

    @Test func `bold and plain text, and text in two sizes, are on the grid of rows`() throws {
        let texts = try svg().elements.filter { $0.name == "text" }
        let box = try #require(texts.firstIndex { $0.text == "splash" })
        let rows = texts[box...].filter { ["splash", "main", "Splash.didFinish", "App"].contains($0.text) }.prefix(4)
        let places = rows.compactMap { $0.attributes["y"].flatMap(Double.init) }
        #expect(places.count == 4)
        for (row, next) in zip(places, places.dropFirst()) { #expect(abs(next - row - 16) < 0.02, "\(places)") }
    }

    @Test func `large trees are placed by the tidy layout, and it says so unless it is quiet`() throws {
        let children = (0..<401).map { #"{ "presentation": "s", "child": { "type": "C\#($0)" } }"# }
        let tree = #"{ "version": 1, "root": { "type": "A", "branches": [\#(children.joined(separator: ","))] } }"#
        let run = try Coordviz.run(["render", "-", "--detail", "full"], input: Array(tree.utf8))
        #expect(run.status == 0 && run.messages.hasPrefix("note: 402 boxes: placed by the tidy layout"))
        let quiet = try Coordviz.run(["render", "-", "--detail", "full", "-q"], input: Array(tree.utf8))
        #expect(quiet.messages.isEmpty && quiet.output == run.output)
        let asked = try Coordviz.run(["render", "-", "--detail", "full", "--layout", "tidy"], input: Array(tree.utf8))
        #expect(asked.messages.isEmpty && asked.output == run.output)
    }
}
