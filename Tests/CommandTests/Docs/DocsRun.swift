import CommandRuns
import CoordinatorModel
import Foundation
import TreeFixtures

/// Runs of `coordviz docs`, and what they are given.
enum DocsRun {
    static func run(
        _ scratch: Scratch, _ tree: [UInt8], _ arguments: [String] = []
    ) throws -> Coordviz.Run {
        try Coordviz.run(["docs", "-", "-o", "nav"] + arguments, input: tree, in: scratch)
    }

    static func racing(_ change: (inout CoordinatorTree) -> Void = { _ in }) throws -> [UInt8] {
        var tree = try CoordinatorTree(json: Project.bytes("Samples/racing/tree.json"), file: "tree.json")
        change(&tree)
        return tree.json()
    }

    /// Racing without its profile, which is a leaf.
    static func racingWithoutProfile() throws -> [UInt8] {
        try racing { tree in
            guard let profile = tree.coordinators.firstIndex(where: { $0.type == "ProfileCoordinator" }) else { return }
            for index in tree.coordinators.indices {
                tree.coordinators[index].branches.removeAll { $0.child == .contained(profile) }
            }
        }
    }

    static func files(_ scratch: Scratch) throws -> [String: [UInt8]] {
        let folder = scratch.folder.appendingPathComponent("nav")
        guard let walk = FileManager.default.enumerator(atPath: folder.path) else { throw CocoaError(.fileNoSuchFile) }
        var files: [String: [UInt8]] = [:]
        for case let path as String in walk {
            if let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path),
                path.contains(".")
            {
                files[path] = [UInt8](data)
            }
        }
        return files
    }

    /// A tree in which everything has a hostile name.
    static func hostileTree() -> CoordinatorTree {
        var tree = CoordinatorTree(name: HostileNames.all[0])
        let root = tree.addRoot(Coordinator(type: "App", kind: .container))
        let names =
            HostileNames.all + HostileNames.controls + ["../../escape", "CON", "nul", "Teams", "teams", "TEAMS", ""]
        for name in names where !name.isEmpty {
            let child = tree.addChild(
                Coordinator(
                    type: name, screens: [Screen(type: name, emits: [Emission(event: name)])],
                    routes: [Route(name: name)],
                    intercepts: [Interceptor(event: "Other.\(name)", by: name)],
                    dependencies: Dependencies(needs: name, provides: name), location: Location(file: name, line: 1)),
                to: root, presentation: name, route: name)
            tree.coordinators[child].kind = .init(rawValue: name)
        }
        return tree
    }
}
