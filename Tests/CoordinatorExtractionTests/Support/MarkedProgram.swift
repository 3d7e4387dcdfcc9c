import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// A program in Swift text that says itself what is to be found in it.
///
/// A line's facts stand behind it, in a comment that begins with `//:`, with `;` between them:
///
/// ```swift
/// class ShopCoordinator: Coordinator<ShopScreen> {  //: coordinator
///     func start() { screen.onBuy = { buy() } }     //: ShopCoordinator catches ShopScreen.onBuy
/// ```
/// `FactList` has all that can be said. A line `//: file Name.swift` begins another file.
struct MarkedProgram: Sendable, CustomTestStringConvertible {
    /// What is shown, in a few words.
    let testDescription: String
    private var files: [(path: String, lines: [Substring])]

    /// A program with a title; `beside` are further files that it needs, marked like this one.
    init(_ title: String, beside: String = "", _ text: String) {
        testDescription = title
        var files: [(path: String, lines: [Substring])] = [("App.swift", [])]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(Self.fileMark) {
                files.append((String(line.dropFirst(Self.fileMark.count)), []))
            } else {
                files[files.count - 1].lines.append(line)
            }
        }
        if !beside.isEmpty {
            files.append(("Beside.swift", beside.split(separator: "\n", omittingEmptySubsequences: false)))
        }
        self.files = files
    }

    private static let fileMark = "//: file "

    /// The same with its files in the opposite order.
    var backwards: MarkedProgram {
        var result = self
        result.files.reverse()
        return result
    }

    /// The files' texts, markers and all.
    var texts: [String] { files.map { $0.lines.joined(separator: "\n") } }

    /// The files' paths, in the order of the texts.
    var paths: [String] { files.map(\.path) }

    /// The tree that extraction makes of it.
    func tree(
        models: [LibraryModel] = [], options: ExtractionOptions = ExtractionOptions(), hasObjectiveC: Bool = false
    ) -> CoordinatorTree {
        let program = files.enumerated().map { position, file in
            lowered(Array(file.lines.joined(separator: "\n").utf8), path: file.path, fileIndex: Int32(position))
        }
        return DeepStack.run {
            CoordinatorExtraction.tree(of: program, models: models, options: options, hasObjectiveC: hasObjectiveC)
        }
    }

    /// What the engine says that has run it.
    func run<Answer: Sendable>(_ read: @escaping @Sendable (Engine) -> Answer) -> Answer {
        let program = files.enumerated().map { position, file in
            lowered(Array(file.lines.joined(separator: "\n").utf8), path: file.path, fileIndex: Int32(position))
        }
        return DeepStack.run {
            read(engine(of: program, in: DialectChoice(program, ExtractionOptions()).dialects))
        }
    }

    /// The facts that its markers state.
    private var stated: Set<Fact> {
        var facts: Set<Fact> = []
        for file in files {
            for (position, line) in file.lines.enumerated() {
                guard let mark = line.range(of: "//:") else { continue }
                for part in line[mark.upperBound...].split(separator: ";") {
                    let text = part.split(separator: " ").joined(separator: " ")
                    guard !text.isEmpty else { continue }
                    facts.insert(Fact(file: file.path, line: position + 1, text: text))
                }
            }
        }
        return facts
    }

    /// Expects every stated fact to be found at its line, and nothing else.
    func check(
        models: [LibraryModel] = [], options: ExtractionOptions = ExtractionOptions(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = FactList.facts(of: tree(models: models, options: options))
        let missing = stated.subtracting(found).sorted().map { "not found: \($0)" }
        let surplus = found.subtracting(stated).sorted().map { "not stated: \($0)" }
        #expect(missing + surplus == [], "\(testDescription)", sourceLocation: sourceLocation)
    }
}

extension Substring {
    /// Where a text stands, without Foundation.
    fileprivate func range(of text: String) -> Range<Index>? {
        indices.lazy.filter { self[$0...].hasPrefix(text) }.first.map { $0..<self.index($0, offsetBy: text.count) }
    }
}
