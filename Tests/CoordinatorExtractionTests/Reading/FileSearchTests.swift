import Testing

@testable import CoordinatorExtraction

@Suite struct FileSearchTests {
    /// The files found under some paths of a folder, without the folder's own path.
    private static func found(
        in folder: Folder, _ paths: [String] = [""], include: [String] = [], exclude: [String] = []
    ) throws -> [String] {
        var search = FileSearch(SourceSelection(include: include, exclude: exclude))
        let found = try search.files(under: paths.map { $0.isEmpty ? folder.path : "\(folder.path)/\($0)" })
        return found.map { String($0.dropFirst(folder.path.count + 1)) }
    }

    private static let project = [
        "App/B.swift": "", "App/A.swift": "", "App/notes.md": "", "App/Sub/C.swift": "", "AppTests/D.swift": "",
        "App/ATests.swift": "", "Tests/E.swift": "", "Pods/F/F.swift": "", "Carthage/G.swift": "", ".build/H.swift": "",
        "build/I.swift": "", "DerivedData/J.swift": "", "App/Mocks/K.swift": "", "Play.playground/L.swift": "",
        "AppUITests/M.swift": "", "Specs/N.swift": "", "Package.swift": "", ".hidden.swift": "",
        "SourcePackages/checkouts/O.swift": "", "App/__tests__/P.swift": "", "App/__mocks__/R.swift": "",
        "App/tests__/Contest.swift": "", "Tools/Scripts/Templates/Screen/Q.swift": "", "Scripts/Templates/S.swift": "",
        "App/Templates/T.swift": "", "App/App.docc/Resources/V.swift": "", "App/MyScripts/Templates/U.swift": "",
    ]

    @Test func takesTheAppAndNothingElse() throws {
        try Folder.with(Self.project) { (folder) throws in
            #expect(
                try Self.found(in: folder) == [
                    "App/A.swift", "App/B.swift", "App/MyScripts/Templates/U.swift", "App/Sub/C.swift",
                    "App/Templates/T.swift", "App/tests__/Contest.swift",
                ])
        }
    }

    @Test func whatIsNamedCounts() throws {
        try Folder.with(Self.project) { (folder) throws in
            #expect(try Self.found(in: folder, ["AppTests"]) == ["AppTests/D.swift"])
            #expect(try Self.found(in: folder, ["Pods/F/F.swift", "App/ATests.swift"]).count == 2)
        }
    }

    @Test func patternsBringBackAndLeaveOut() throws {
        try Folder.with(Self.project) { (folder) throws in
            #expect(try Self.found(in: folder, include: ["AppTests"]).contains("AppTests/D.swift"))
            #expect(try Self.found(in: folder, include: ["Pods/F/*"]).contains("Pods/F/F.swift"))
            #expect(try !Self.found(in: folder, include: ["Pods/G/*"]).contains("Pods/F/F.swift"))
            #expect(
                try Self.found(in: folder, exclude: ["Sub", "Templates", "tests__"]) == ["App/A.swift", "App/B.swift"])
            #expect(
                try Self.found(in: folder, exclude: ["App/?.swift", "Templates", "tests__"]) == ["App/Sub/C.swift"])
            #expect(try Self.found(in: folder, include: ["Tests"], exclude: ["Tests"]).count == 6)
        }
    }

    @Test func countsEachFileOnce() throws {
        try Folder.with(["App/A.swift": "", "App/Z/B.swift": ""]) { (folder) throws in
            try folder.link("App/A2.swift", to: "A.swift")
            try folder.link("App/B", to: "Z")
            try folder.link("App/Z/loop", to: "..")
            try folder.link("App/nowhere.swift", to: "nothing")
            // The real names win over the links, although those come first.
            #expect(try Self.found(in: folder) == ["App/A.swift", "App/Z/B.swift"])
            #expect(
                try Self.found(in: folder, ["App", "App/A.swift", "App/../App"]) == ["App/A.swift", "App/Z/B.swift"])
        }
    }

    @Test func followsALinkToElsewhere() throws {
        try Folder.with(["Outside/A.swift": "", "App/B.swift": ""]) { (folder) throws in
            try folder.link("App/Shared", to: "../Outside")
            #expect(try Self.found(in: folder, ["App"]) == ["App/B.swift", "App/Shared/A.swift"])
        }
    }

    @Test func aPathWithoutAnythingIsAnError() throws {
        try Folder.with { (folder) throws in
            #expect(throws: ExtractionError.missing("\(folder.path)/App")) { try Self.found(in: folder, ["App"]) }
        }
    }
}
