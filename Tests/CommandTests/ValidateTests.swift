import CommandRuns
import Testing

/// `coordviz validate` says all that is wrong with all files.
@Suite(.mayDraw) struct ValidateTests {
    @Test func `the samples are trees`() throws {
        let paths = Project.samples.map { Project.path("Samples/\($0)/tree.json") }
        let run = try Coordviz.run(["validate"] + paths)
        #expect(run.status == 0 && run.messages.isEmpty)
        #expect(run.text.split(separator: "\n").count == Project.samples.count)
        #expect(run.text.contains("racing/tree.json: valid, 11 coordinators\n"))
        #expect(try Coordviz.run(["validate", "--quiet"] + paths).output.isEmpty)
    }

    @Test func `source is not called a tree`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write("class AppCoordinator: Coordinator { func start() {} }\n", "App.swift")
            let run = try Coordviz.run(["validate", "App.swift"], in: scratch)
            #expect(run.text == "App.swift: Swift source, whose tree is valid, 1 coordinator\n", "\(run.messages)")
        }
    }

    @Test func `every error of every file is printed, and the good file all the same`() throws {
        try Scratch.with { scratch in
            let one = try scratch.write(
                "{ \"version\": 1,\n  \"nam\": \"A\", \"roots\": [{ \"type\": 5 }] }", "one.json")
            let good = try scratch.write("{ \"version\": 1, \"root\": { \"type\": \"A\" } }", "good.json")
            let two = try scratch.write(
                "{ \"version\": 1, \"root\": { \"type\": \"A\", \"branches\": [{ \"presentation\": \"s\", \"to\": \"B\" }] } }",
                "two.json")
            let run = try Coordviz.run(["validate", one, good, two, scratch.path("none.json")])
            #expect(run.status == 2)
            #expect(run.text == "\(good): valid, 1 coordinator\n")
            #expect(run.messages.contains("\(one):2:3: error: unknown key \"nam\""))
            #expect(run.messages.contains("did you mean \"name\"?"))
            #expect(run.messages.contains("\(one):2:35: error: "))
            #expect(run.messages.contains("\(two):1:"))
            #expect(run.messages.contains("none.json: No such file"))
        }
    }

    @Test func `standard input is validated as well`() throws {
        let run = try Coordviz.run(["validate", "-"], input: Array("{".utf8))
        #expect(run.status == 2 && run.messages.hasPrefix("<stdin>:1:2: error: "))
    }
}
