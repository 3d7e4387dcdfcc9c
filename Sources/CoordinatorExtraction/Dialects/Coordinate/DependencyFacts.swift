import CoordinatorModel

/// The dependencies that a coordinator needs and provides (seed 000, "Dependency Injection"; seed 001,
/// "HasDependencies Protocol").
enum DependencyFacts {
    static func dependencies(of type: TypeID, _ index: ProgramIndex, _ engine: Engine) -> Dependencies {
        let line = index.ancestors(of: type)
        guard line.contains(where: { index[$0.type].lastName == "HasDependencies" }) else { return Dependencies() }
        guard let found = engine.declarations.property("dependencies", of: type), let written = found.property.type
        else {
            return Dependencies()
        }
        let needs = written.unwrapped.description
        let provides = line.contains { ancestor in
            !index[ancestor.type].isExternal && engine.facts.downwards.provided[ancestor.type] != nil
        }
        return Dependencies(needs: needs, provides: provides ? needs : nil)
    }
}
