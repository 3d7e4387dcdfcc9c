/// Types that only previews use: what they make and wire is not part of the app.
extension TypeDeclaration {
    /// Stands among the attributes of a type that lies beside a preview in `#if DEBUG`.
    private static let isBesidePreview = "beside preview"

    /// The same type, beside a preview.
    func besidePreview() -> TypeDeclaration {
        guard kind != .extension, kind != .protocol, generics.parameters.isEmpty else { return self }
        return TypeDeclaration(
            kind: kind, name: name, inherits: inherits, generics: generics,
            attributes: attributes + [Self.isBesidePreview],
            cases: cases, properties: properties, functions: functions, aliases: aliases, types: types, place: place)
    }

    fileprivate var isBesidePreview: Bool { attributes.contains(Self.isBesidePreview) }
}

extension [SourceFile] {
    /// Without the types beside a preview that no code mentions, and without such views around UIKit: previews are not
    /// read, so only they can use them.
    func withoutPreviewHelpers(_ vocabulary: Vocabulary) -> [SourceFile] {
        let views = vocabulary.libraries.representables
        func isHelper(_ type: TypeDeclaration) -> Bool {
            type.isBesidePreview
                || type.kind != .extension && type.inherits.contains { $0.lastName.map(views.contains) == true }
        }
        var names: Set<String> = []
        for file in self where file.hasPreview { names.formUnion(file.types.filter(isHelper).map(\.name)) }
        guard !names.isEmpty else { return self }
        for file in self { names.subtract(file.mentioned) }
        return map { file in
            var file = file
            file.types.removeAll { names.contains($0.name) && (isHelper($0) || $0.kind == .extension) }
            return file
        }
    }
}
