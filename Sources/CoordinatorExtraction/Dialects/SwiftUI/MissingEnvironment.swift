import CoordinatorModel

/// Objects that views take from the environment and that no code puts there: the app crashes when it shows the view.
extension Engine {
    func findMissingEnvironment() {
        // An unknown object in the environment may be any object, for example one whose class is not among the sources.
        guard facts.views.injections.known.count == facts.views.injections.classes.count else { return }
        let run = Run(self, nil)
        let paths = EnvironmentPaths(self)
        let made = Set(facts.made.keys.map(\.type))
        for view in index.declared where roles.isDrawnView(view.id) && made.contains(view.id) {
            let scope = Scope(type: view.id, file: view.declaration?.place.file ?? 0)
            for property in view.orderedProperties where property.attributes.contains(where: Self.wrappers.contains) {
                guard let written = property.type, written == written.unwrapped,
                    let wanted = index.shape(of: written, in: scope).nominals.first?.type, index[wanted].isClass,
                    !index[wanted].isExternal
                else { continue }
                guard run.environment(of: wanted).value.isNever else {
                    facts.views.missing[view.id, default: []] += paths.uncovered(view.id, without: wanted).map { site in
                        ViewFacts.Missing(type: wanted, view: view.id, maker: site.maker, place: site.place)
                    }
                    continue
                }
                let missing = ViewFacts.Missing(type: wanted, view: view.id, place: property.place)
                facts.views.missing[view.id, default: []].append(missing)
            }
        }
    }

    private static let wrappers = SwiftUIRules.environmentWrappers

    /// The objects that some views lack, in the form for the tree; `nil` if there are none. If a view lacks the coordinator
    /// itself, it may have no place in the tree: the entry is the coordinator's.
    func missingEnvironment(of views: some Sequence<TypeID>, lacking coordinator: TypeID? = nil) -> JSONValue? {
        let own = facts.views.missing.values.joined().filter { $0.type == coordinator }
        let all = Set(views.flatMap { facts.views.missing[$0] ?? [] } + own).sorted { $0.place < $1.place }
        guard !all.isEmpty else { return nil }
        return .array(
            all.map { missing in
                var entry: [String: JSONValue] = [
                    "type": .string(index[missing.type].name), "view": .string(index[missing.view].name),
                ]
                if let maker = missing.maker { entry["shownBy"] = .string(index[maker].name) }
                if let location = location(of: missing.place) {
                    entry["file"] = .string(location.file)
                    entry["line"] = location.line.map { .number(String($0)) }
                }
                return .object(entry)
            })
    }
}
