/// Holds a package to its layers.
struct LayerChecker {
    var layers = Layers.all
    /// The targets of the package, in the order of the manifest.
    var targets: [Manifest.Target]
    /// Where which module is imported.
    var imports: [SourceImport]

    /// Everything that is wrong, one sentence each.
    func complaints() -> [String] {
        unlistedTargets() + wrongOrder() + targets.flatMap(wrongDependencies) + imports.flatMap(complaints)
    }

    private func rank(_ target: String) -> Int? { layers.firstIndex { $0.name == target } }

    private func unlistedTargets() -> [String] {
        Set(targets.map(\.name) + imports.map(\.target)).filter { rank($0) == nil }.sorted()
            .map { "\($0) is in no layer" }
    }

    private func wrongOrder() -> [String] {
        targets.indices.flatMap { position in
            targets[position...].map(\.name).filter(targets[position].dependencies.contains)
                .map { "the manifest lists \($0) after \(targets[position].name), which stands on it" }
        }
    }

    private func wrongDependencies(of target: Manifest.Target) -> [String] {
        target.dependencies.compactMap { complaint(target.name, uses: $0, verb: "depends on") }
    }

    private func complaints(_ found: SourceImport) -> [String] {
        var complaints: [String] = []
        if let text = complaint(found.target, uses: found.module, verb: "imports") { complaints.append(text) }
        if let target = targets.first(where: { $0.name == found.target }), rank(found.module) != nil,
            !target.dependencies.contains(found.module)
        {
            complaints.append("\(found.target) imports \(found.module) without depending on it")
        }
        return complaints.map { "\(found.file): \($0)" }
    }

    private func complaint(_ target: String, uses module: String, verb: String) -> String? {
        guard let own = rank(target) else { return nil }
        if Layers.c.contains(module), !Layers.mayKnowC.contains(target) { return "\(target) \(verb) C: \(module)" }
        if let other = rank(module) {
            return other < own ? nil : "\(target) \(verb) \(module), which does not stand above it"
        }
        return layers[own].foreign.contains(module) ? nil : "\(target) \(verb) \(module), which is not its business"
    }
}
