@testable import CoordinatorExtraction

extension ProgramText {
    static func text(_ type: TypeName) -> String {
        switch type {
        case .named(let name, let arguments): name + text(arguments: arguments)
        case .member(let base, let name, let arguments): "\(text(base)).\(name)\(text(arguments: arguments))"
        case .optional(let type): "\(text(type))?"
        case .array(let type): "[\(text(type))]"
        case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
        case .tuple(let elements): "(\(text(elements)))"
        case .function(let parameters, let result):
            "((\(parameters.map(text).joined(separator: ", "))) -> \(text(result)))"
        case .composition(let types): "(\(types.map(text).joined(separator: " & ")))"
        case .metatype(let type): "\(text(type)).Type"
        case .selfType: "Self"
        case .unknown: "?"
        }
    }

    private static func text(_ elements: [TypeName.Element]) -> String {
        elements.map { ($0.label.map { "\($0): " } ?? "") + text($0.type) }.joined(separator: ", ")
    }

    private static func text(arguments: [TypeName]) -> String {
        arguments.isEmpty ? "" : "<\(arguments.map(text).joined(separator: ", "))>"
    }

    static func text(_ function: Function) -> String {
        let parameters = function.parameters.map { parameter in
            let label = parameter.label ?? "_"
            return (label == parameter.name ? label : "\(label) \(parameter.name)") + ": " + text(parameter.type)
                + (parameter.isVariadic ? "..." : "") + (parameter.standard.map { " = \(text($0))" } ?? "")
        }
        let marks = [
            function.attributes.map { "@\($0)" }.joined(separator: " "), function.isStatic ? "static" : "",
            function.isOverride ? "override" : "", function.isOptional ? "optional" : "",
            function.kind == .function ? "func" : "",
        ]
        let head = (marks.filter { !$0.isEmpty } + [function.name]).joined(separator: " ")
        let result = function.result.map { " -> \(text($0))" } ?? ""
        return "\(head)\(text(function.generics))(\(parameters.joined(separator: ", ")))\(result)"
            + (function.body.map { " {\(text($0))}" } ?? "")
    }

    static func text(_ property: Property) -> String {
        let marks = [
            property.attributes.map { "@\($0)" }.joined(separator: " "), property.isStatic ? "static" : "",
            property.isLazy ? "lazy" : "", property.isOverride ? "override" : "",
            property.ownership == .strong ? "" : "\(property.ownership)", property.isStored ? "stored" : "computed",
        ]
        return (marks.filter { !$0.isEmpty } + [property.name]).joined(separator: " ")
            + (property.type.map { ": \(text($0))" } ?? "") + (property.initializer.map { " = \(text($0))" } ?? "")
            + (property.getter.map { " get {\(text($0))}" } ?? "")
            + (property.setter.isEmpty ? "" : " set {\(text(property.setter))}")
    }

    private static func text(_ generics: Generics) -> String {
        guard !generics.parameters.isEmpty || !generics.requirements.isEmpty else { return "" }
        let parameters = generics.parameters.map { parameter in
            parameter.name + (parameter.bound.map { ": \(text($0))" } ?? "")
                + (parameter.standard.map { " = \(text($0))" } ?? "")
        }
        let requirements = generics.requirements.map {
            "\(text($0.subject)) \($0.isEquality ? "==" : ":") \(text($0.bound))"
        }
        let end = requirements.isEmpty ? "" : " where \(requirements.joined(separator: ", "))"
        return "<\(parameters.joined(separator: ", "))\(end)>"
    }

    static func text(_ type: TypeDeclaration) -> String {
        let head = (type.attributes.map { "@\($0)" } + ["\(type.kind)", type.name]).joined(separator: " ")
        let inherits = type.inherits.isEmpty ? "" : ": \(type.inherits.map(text).joined(separator: ", "))"
        return "\(head)\(text(type.generics))\(inherits) {\(members(of: type).joined(separator: "; "))}"
    }

    private static func members(of type: TypeDeclaration) -> [String] {
        type.cases.map { "case \($0.name)" + ($0.payload.isEmpty ? "" : "(\(text($0.payload)))") }
            + type.aliases.map(text) + type.properties.map(text) + type.functions.map(text) + type.types.map(text)
    }

    static func text(_ alias: TypeAlias) -> String {
        "typealias \(alias.name)\(text(alias.generics)) = \(text(alias.target))"
    }

    /// A line for each declaration and statement at the top level.
    static func text(_ file: SourceFile) -> String {
        (file.types.map(text) + file.aliases.map(text) + file.properties.map(text) + file.functions.map(text)
            + file.statements.map(text))
            .joined(separator: "\n")
    }
}

extension SourceFile {
    init(_ source: String) { self = lowered(Array(source.utf8), path: "Test.swift", fileIndex: 0) }
}
