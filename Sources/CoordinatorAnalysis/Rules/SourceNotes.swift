import CoordinatorModel

/// An entry of a list that extraction writes under an `x-` key: texts, and a place in the source.
struct SourceNote {
    /// The coordinator that has the entry, or whose screen has it.
    let coordinator: Int
    let texts: [String: String]
    let location: Location?

    subscript(key: String) -> String? { texts[key] }

    fileprivate init?(_ entry: JSONValue, of coordinator: Int) {
        guard case .object(let keys) = entry else { return nil }
        self.coordinator = coordinator
        texts = keys.compactMapValues { if case .string(let text) = $0 { text } else { nil } }
        var line: Int?
        if case .number(let text)? = keys["line"] { line = Int(text) }
        location = texts["file"].flatMap { file in line.map { Location(file: file, line: $0) } }
    }
}

extension RuleContext {
    /// The entries under a key of coordinators and their screens. Entries of another form are left out, because other
    /// tools may use the same key.
    func notes(under key: String) -> [SourceNote] {
        var notes: [SourceNote] = []
        for (index, coordinator) in tree.coordinators.enumerated() {
            let lists = [coordinator.extensions[key]] + coordinator.allScreens.map { $0.extensions[key] }
            for case .array(let entries)? in lists { notes += entries.compactMap { SourceNote($0, of: index) } }
        }
        return notes
    }

    /// A diagnosis at the place of an entry, not at that of the coordinator.
    func diagnosis(_ note: SourceNote, _ message: String, detail: String) -> Diagnosis {
        var diagnosis = diagnosis(.coordinator(note.coordinator), message, detail: detail)
        diagnosis.isNamedByDetail = true
        diagnosis.location = note.location
        return diagnosis
    }
}
