import CoordinatorModel

extension SourceFile {
    /// The suppressions in its comments, in the tree's form.
    var ignores: [Ignore] {
        suppressions.map { suppression in
            Ignore(
                rule: suppression.rule, reason: suppression.reason, location: location(suppression.place),
                coveredLine: suppression.line == suppression.place.line ? nil : Int(suppression.line))
        }
    }

    /// The places at which it does not parse.
    var syntaxErrors: [ExtractionSummary.SyntaxError] {
        errors.map { ExtractionSummary.SyntaxError(message: $0.message, location: location($0.place)) }
    }

    /// The placeholders that were never filled in.
    var unfilled: [Unresolved] {
        placeholders.map { Unresolved(what: $0.message, location: location($0.place)) }
    }

    private func location(_ place: Place) -> Location {
        Location(file: path, line: Int(place.line), column: Int(place.column))
    }
}
