/// A project's own names for coordinators, for types with other names than `…Coordinator`, such as `AppFlow` or
/// `HomeRouter`.
///
/// Names are patterns as in `NamePattern`: `*` matches any characters, `?` one character. A nested type is identified
/// by its last name.
public struct CoordinatorNames: Hashable, Sendable {
    /// Classes and structs that are coordinators whatever their code is, and protocols for coordinators.
    public var names: [String]
    /// Classes and protocols whose subclasses and conforming types are coordinators.
    public var bases: [String]
    /// Types that are not coordinators, whatever the other patterns say.
    public var except: [String]

    /// Creates a project's names; without any, only the usual names count.
    public init(names: [String] = [], bases: [String] = [], except: [String] = []) {
        self.names = names
        self.bases = bases
        self.except = except
    }
}

extension CoordinatorNames {
    /// The same names as a vocabulary.
    var vocabulary: Vocabulary {
        Vocabulary(
            project: ProjectNames(names: Names(names), bases: Names(bases), exceptions: Names(except)),
            relevant: (names + bases).map(Self.certainPart))
    }

    /// The patterns of names that match no type of a program.
    func unmatched(in program: [SourceFile]) -> [String] {
        var waiting = program.flatMap(\.types)
        var left = names.filter { !$0.hasPrefix("!") }.map { (pattern: $0, matcher: Names([$0])) }
        while !left.isEmpty, let type = waiting.popLast() {
            let name = type.name.split(separator: ".").last ?? Substring(type.name)
            left.removeAll { $0.matcher.contains(name) || $0.matcher.contains(type.name) }
            waiting += type.types
        }
        return left.map(\.pattern)
    }

    /// The longest part of a pattern that every matching name contains.
    private static func certainPart(of pattern: String) -> String {
        let parts = pattern.split { $0 == "*" || $0 == "?" }
        // Any name can match, and the declaration of a type always contains a keyword.
        return parts.max { $0.utf8.count < $1.utf8.count }.map(String.init) ?? "class"
    }
}
