import Testing

@testable import CoordinatorExtraction

/// Files that no target of an Xcode project compiles are not part of the app.
@Suite struct ProjectMembershipTests {
    /// A project file in Xcode's format, with some objects.
    private static func project(_ objects: String) -> String {
        "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {\n\(objects)\n}; rootObject = P /* Project object */; }\n"
    }

    /// A target that compiles A.swift, B.swift and C.swift from the group `App` and D.swift by its path.
    private static let classic = project(
        """
        P = {isa = PBXProject; mainGroup = M; projectDirPath = ""; };
        M = {isa = PBXGroup; children = (G, ); sourceTree = "<group>"; };
        G /* App */ = {isa = PBXGroup; children = (A, B /* B.swift */, C, Old); path = App; sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = "B.swift"; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = c.SWIFT; sourceTree = "<group>"; };
        D = {isa = PBXFileReference; path = "Parts \\"1\\"/D.swift"; sourceTree = SOURCE_ROOT; };
        Old = {isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
        F1 = {isa = PBXBuildFile; fileRef = A; }; F2 = {isa = PBXBuildFile; fileRef = B; };
        F3 = {isa = PBXBuildFile; fileRef = C; }; F4 = {isa = PBXBuildFile; fileRef = D; };
        S = {isa = PBXSourcesBuildPhase; files = (F1, F2, F3, F4); };
        """)

    private static let files = [
        "App.xcodeproj/project.pbxproj": classic, "App/A.swift": "", "App/B.swift": "", "App/C.swift": "",
        "Parts \"1\"/D.swift": "", "App/Old.swift": "",
    ]

    private static func search(
        _ files: [String: String], _ paths: [String] = [""], include: [String] = []
    ) throws -> (found: [String], outside: [String]) {
        var result: (found: [String], outside: [String]) = ([], [])
        try Folder.with(files) { (folder) throws in
            var search = FileSearch(SourceSelection(include: include))
            let found = try search.files(under: paths.map { $0.isEmpty ? folder.path : "\(folder.path)/\($0)" })
            let short = { (path: String) in String(path.dropFirst(folder.path.count + 1)) }
            result = (found.map(short), search.outside.map(short))
        }
        return result
    }

    @Test func leavesOutWhatNoTargetCompiles() throws {
        let result = try Self.search(Self.files)
        #expect(result.found == ["App/A.swift", "App/B.swift", "App/C.swift", "Parts \"1\"/D.swift"])
        #expect(result.outside == ["App/Old.swift"])
    }

    @Test func findsTheProjectBesideTheSources() throws {
        #expect(try Self.search(Self.files, ["App"]).outside == ["App/Old.swift"])
    }

    @Test func whatIsNamedOrIncludedCounts() throws {
        #expect(try Self.search(Self.files, ["App", "App/Old.swift"]).found.contains("App/Old.swift"))
        #expect(try Self.search(Self.files, include: ["Old.swift"]).outside == [])
    }

    @Test func packagesAndPodsDescribeTheirOwnFiles() throws {
        let packages = ["Kit/Package.swift": "", "Kit/Sources/E.swift": "", "Pod/Pod.podspec": "", "Pod/F.swift": ""]
        let result = try Self.search(Self.files.merging(packages) { $1 })
        #expect(result.outside == ["App/Old.swift"])
        #expect(result.found.contains("Kit/Sources/E.swift") && result.found.contains("Pod/F.swift"))
    }

    @Test func copiesBesideTheirOriginalsDoNotCount() throws {
        let copies = ["App/A 2.swift": "", "App/B copy.swift": "", "App/C 2.swift": ""]
        let result = try Self.search(Self.files.merging(copies) { $1 })
        #expect(result.outside == ["App/A 2.swift", "App/B copy.swift", "App/C 2.swift", "App/Old.swift"])
    }

    @Test func asksNoProjectThatNamesTooFewOfItsFiles() throws {
        let others = ["More/E.swift": "", "More/F.swift": ""]
        let result = try Self.search(Self.files.merging(others) { $1 })
        #expect(result.outside == [])
        #expect(result.found.count == 7)
    }

    @Test(arguments: ["", "{", "{ objects = ( ; }", "<?xml version=\"1.0\"?>", String(repeating: "(", count: 100_000)])
    func asksNoProjectThatCannotBeRead(text: String) throws {
        #expect(PropertyList(Array(text.utf8)) == nil)
        #expect(try Self.search(Self.files.merging(["App.xcodeproj/project.pbxproj": text]) { $1 }).outside == [])
    }

    @Test func filesOfAnotherProjectsTargetCount() throws {
        let other = Self.project(
            """
            P = {isa = PBXProject; projectDirPath = ..; };
            A = {isa = PBXFileReference; path = App/Old.swift; sourceTree = "<group>"; };
            F1 = {isa = PBXBuildFile; fileRef = A; }; S = {isa = PBXSourcesBuildPhase; files = (F1); };
            """)
        let result = try Self.search(Self.files.merging(["Demo/Demo.xcodeproj/project.pbxproj": other]) { $1 })
        #expect(result.outside == [])
    }

    @Test func synchronizedFoldersCountButForTheirExceptions() throws {
        let text = Self.project(
            """
            P = {isa = PBXProject; };
            M = {isa = PBXGroup; children = (G); sourceTree = "<group>"; };
            G = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, Y); path = App; sourceTree = "<group>"; };
            X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (B.swift, Old.swift);
                target = T; };
            Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (B.swift); target = U; };
            T = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (G); };
            U = {isa = PBXNativeTarget; };
            """)
        let files = Self.files.merging(["App.xcodeproj/project.pbxproj": text]) { $1 }.filter { !$0.key.contains("\"") }
        #expect(try Self.search(files).outside == ["App/Old.swift"])
    }

    @Test func groupsThatContainEachOtherAreNoFolders() throws {
        let ring = Self.classic.replacing(
            "isa = PBXGroup; children = (G, );", with: "isa = PBXGroup; children = (G, M);")
        #expect(try Self.search(Self.files.merging(["App.xcodeproj/project.pbxproj": ring]) { $1 }).outside == [])
    }
}
