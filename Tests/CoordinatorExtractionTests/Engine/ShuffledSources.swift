import CoordinatorModel
import Foundation
import Testing
import TreeFixtures

@testable import CoordinatorExtraction

/// Sources of which the order is changed: of files, of what a file declares, and of a type's members.
///
/// A declaration keeps its place, so the tree must be the same to the byte. Statements and an enum's cases keep their
/// order, which means something.
struct ShuffledSources: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let files: [(path: String, bytes: [UInt8])]

    /// The files of a marked program.
    init(_ program: MarkedProgram) {
        testDescription = program.testDescription
        files = zip(program.paths, program.texts).map { ($0, Array($1.utf8)) }
    }

    /// All Swift files under a folder, by their paths from there.
    init(folder: URL) throws {
        testDescription = folder.lastPathComponent
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        files = try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            (name, try [UInt8](Data(contentsOf: folder.appendingPathComponent(name))))
        }
    }

    /// The canonical bytes of the tree as the files are written.
    func bytes() -> [UInt8] { bytes(of: files) { $0 } }

    /// The same of the files in an order that the seed decides.
    func bytes(seed: UInt64) -> [UInt8] {
        var random = SplitMix64(seed: seed)
        return bytes(of: files.shuffled(using: &random)) { Self.shuffled($0, &random) }
    }

    /// The paths in an order that the seed decides.
    func order(seed: UInt64) -> [String] {
        var random = SplitMix64(seed: seed)
        return files.shuffled(using: &random).map(\.path)
    }

    private func bytes(
        of files: [(path: String, bytes: [UInt8])], _ change: (SourceFile) -> SourceFile
    ) -> [UInt8] {
        let program = files.enumerated().map { position, file in
            change(lowered(file.bytes, path: file.path, fileIndex: Int32(position)))
        }
        return DeepStack.run { tree(of: program) }.canonical().json()
    }

    private static func shuffled(_ file: SourceFile, _ random: inout SplitMix64) -> SourceFile {
        var file = file
        file.types = file.types.map { shuffled($0, &random) }.shuffled(using: &random)
        file.functions.shuffle(using: &random)
        file.properties.shuffle(using: &random)
        file.aliases.shuffle(using: &random)
        return file
    }

    private static func shuffled(_ type: TypeDeclaration, _ random: inout SplitMix64) -> TypeDeclaration {
        TypeDeclaration(
            kind: type.kind, name: type.name, inherits: type.inherits, generics: type.generics,
            attributes: type.attributes, cases: type.cases, properties: type.properties.shuffled(using: &random),
            functions: type.functions.shuffled(using: &random), aliases: type.aliases.shuffled(using: &random),
            types: type.types.map { shuffled($0, &random) }.shuffled(using: &random), place: type.place)
    }
}
