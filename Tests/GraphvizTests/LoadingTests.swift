import CGraphviz
import Foundation
import Testing

@testable import Graphviz

/// Graphviz is asked for when a picture is drawn, and by nothing else.
@Suite struct LoadingTests {
    @Test func `a library that is not there says what to install`() {
        let error = failure(toLoad: "libgvc-that-is-missing.so.1")
        #expect(error?.message == "Graphviz is not installed")
        #expect(error?.hint?.contains("apt install graphviz") == true)
        #expect(error?.hint?.contains("brew install graphviz") == true)
    }

    @Test func `a library that is no Graphviz names what it lacks, and the versions that do`() {
        #if os(Linux)
            let anotherLibrary = "libm.so.6"
        #else
            let anotherLibrary = "/usr/lib/libSystem.B.dylib"
        #endif
        let error = failure(toLoad: anotherLibrary)
        #expect(error?.message.contains("`Agdirected`") == true)
        #expect(error?.hint?.contains("2.42 to 14") == true)
    }

    @Test func `a failed attempt leaves the library that runs in place`() throws {
        #expect(failure(toLoad: "libgvc-that-is-missing.so.1") != nil)
        #expect(try ParsedSVG(node: .text(.label, "fine")).drawnText == "fine")
    }

    #if os(Linux)
        /// Two versions may be installed: a plugin of the other one would bring its own library, which knows no graph of
        /// ours. Here the other one is a copy by another name.
        @Test func `a plugin of another Graphviz version is not loaded`() throws {
            try withFolder { folder in
                try LibraryAccess.exclusive {
                    try LibraryLoading.load()
                    let mapped = try mappedFile(containing: "/libgvc.so")
                    let library = try #require(mapped)
                    let number = try #require(library.split(separator: ".so.").last?.first)
                    let plugins = URL(fileURLWithPath: library).deletingLastPathComponent()
                        .appendingPathComponent("graphviz")
                    let installed = try FileManager.default.contentsOfDirectory(atPath: plugins.path)
                    let name = try #require(installed.first { $0.wholeMatch(of: /libgvplugin_core\.so\.\d/) != nil })
                    let other = folder.appendingPathComponent("libgvc.so.9")
                    let plugin = folder.appendingPathComponent(name)
                    let originals = [URL(fileURLWithPath: library), plugins.appendingPathComponent(name)]
                    for (from, to) in zip(originals, [other, plugin]) {
                        let copy = try Data(contentsOf: from)
                            .replacing(Data("libgvc.so.\(number)\0".utf8), with: Data("libgvc.so.9\0".utf8))
                        try copy.write(to: to)
                    }
                    let handles = [other, plugin].map { dlopen($0.path, RTLD_LAZY | RTLD_LOCAL) }
                    defer { handles.reversed().compactMap { $0 }.forEach { dlclose($0) } }
                    try #require(handles.allSatisfy { $0 != nil }, "the copies can be loaded")
                    #expect(coordviz_context_light(folder.path, { _, _, _, _ in 0 }) == nil)
                }
            }
        }

        private func mappedFile(containing part: String) throws -> String? {
            // Read as a stream: the file says of itself that it is empty.
            let maps = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps")).readToEnd() ?? Data()
            return String(decoding: maps, as: UTF8.self).split(separator: "\n")
                .first { $0.contains(part) }?.split(separator: " ").last.map(String.init)
        }

        @Test func `without a usable Graphviz a tree is validated, and drawing one says why it fails`() throws {
            try withFolder { folder in
                // The loader looks here first, and stops at a file of this name that is no library.
                for name in ["libgvc.so.7", "libgvc.so.6", "libgvc.so"] {
                    try Data("no library".utf8).write(to: folder.appendingPathComponent(name))
                }
                let tree = folder.appendingPathComponent("tree.json")
                try Data(#"{ "version": 1, "roots": [{ "type": "AppCoordinator" }] }"#.utf8).write(to: tree)
                let picture = folder.appendingPathComponent("nav.svg")

                let validated = try coordviz(["validate", tree.path], librariesFrom: folder)
                #expect(validated.status == 0, "\(validated.errors)")

                let drawn = try coordviz(["render", tree.path, "-o", picture.path], librariesFrom: folder)
                #expect(drawn.status == 2)
                #expect(drawn.errors.contains("Graphviz cannot be loaded"))
                #expect(drawn.errors.contains("apt install graphviz"))
                #expect(!FileManager.default.fileExists(atPath: picture.path))
            }
        }

        /// Runs the executable that was built with these tests, and waits for it.
        private func coordviz(
            _ arguments: [String], librariesFrom folder: URL
        ) throws -> (status: Int32, errors: String) {
            let tests = try #require(Bundle.main.executableURL)
            let process = Process()
            process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("coordviz")
            process.arguments = arguments
            let known = ProcessInfo.processInfo.environment
            let path = [folder.path, known["LD_LIBRARY_PATH"] ?? ""].filter { !$0.isEmpty }.joined(separator: ":")
            process.environment = known.merging(["LD_LIBRARY_PATH": path]) { $1 }
            let errors = Pipe()
            process.standardOutput = FileHandle.nullDevice
            process.standardError = errors
            try process.run()
            let said = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: said, as: UTF8.self))
        }
    #endif

    private func failure(toLoad name: String) -> GraphvizError? {
        #expect(throws: GraphvizError.self) {
            try LibraryAccess.exclusive { try LibraryLoading.tryToLoad(name) }
        }
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coordviz-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}
