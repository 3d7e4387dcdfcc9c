/// The functions that only the program's own code can call, and that no code calls: their names are mentioned nowhere,
/// except in functions that no code calls either. A name counts for all functions that have it; for a coordinator's or a view
/// model's it does not where another type's function is provably meant, and a selector's name only counts for its own type. Where no
/// app begins, other programs may call what is public.
///
/// If none of a type's functions is called, its callers were not read, and nothing is known about any of them, unless a view
/// of SwiftUI has an object of it: only code that was read calls that.
struct UncallableFunctions {
    private var found: Set<ObjectIdentifier> = []
    /// What protocols of the app require of coordinators of which code calls nothing but a start, and what no code calls: it
    /// runs as if it were called.
    private(set) var assumed: [Function] = []
    /// The names that all other code mentions.
    private(set) var mentioned: Set<String> = []
    private var unread: Set<ObjectIdentifier> = []
    private var startedElsewhere: Set<ObjectIdentifier> = []
    /// The mentions of functions that protocols have code for.
    private var ofDefaults: [String: [Mentions.Mention]] = [:]
    private let index: ProgramIndex
    private let roles: Roles

    /// The functions of a type that no other code can call.
    private struct Group {
        var type: TypeID
        var functions: [Function]
        /// The names of further functions: if code calls them, the callers of the type were read.
        var others: Set<String>
    }

    init(_ index: ProgramIndex, _ roles: Roles) {
        (self.index, self.roles) = (index, roles)
        var ofLibraries: [TypeID: Callers] = [:]
        let groups = index.declared.compactMap { group(of: $0, &ofLibraries) }.filter { !$0.functions.isEmpty }
        var byName: [String: [Int]] = [:]
        for (position, group) in groups.enumerated() {
            for name in Set(group.functions.map(\.name)).union(group.others) {
                byName[name, default: []].append(position)
            }
        }
        found = Set(groups.lazy.flatMap(\.functions).map { ObjectIdentifier($0) })
        let modelsOfViews = roles.hasBeginning ? modelsOfViews() : []
        var areRead = groups.map { modelsOfViews.contains($0.type) }
        let properties = UnreadProperties(index, roles)
        let starts = Set(index.vocabulary.functions.starts)
        var mentions = Mentions(
            index, properties.names.union(byName.keys).union(starts), isLibrary: !roles.hasBeginning)
        mentions.lookAtApp(except: found)
        var isNew = true
        while isNew {
            while let mention = mentions.new.popFirst() {
                for position in byName[mention.name] ?? [] {
                    let group = groups[position]
                    for function in group.functions where function.name == mention.name {
                        guard mayMean(mention, function, of: group.type) else { continue }
                        areRead[position] = true
                        call(function, of: group.type, &mentions)
                    }
                    areRead[position] =
                        areRead[position]
                        || group.others.contains(mention.name) && mayMean(mention, nil, of: group.type)
                }
            }
            isNew = false
            for (group, isRead) in zip(groups, areRead) where !isRead && group.functions.contains(where: contains) {
                isNew = true
                for function in group.functions { call(function, of: group.type, &mentions) }
            }
        }
        mentioned = mentions.all
        ofDefaults = mentions.known(
            of: Set(groups.lazy.filter { index[$0.type].isProtocol }.flatMap { $0.functions.map(\.name) }))
        unread = properties.unread(in: mentions)
        found.formUnion(UncalledOverloads(index, roles).functions)
        let known = mentions.known(of: Set(byName.keys))
        assumed = zip(groups, areRead).filter { !$1 && roles.hasBeginning && roles.isCoordinator($0.type) }.flatMap {
            group, _ in
            group.functions.filter { function in
                index.isRequired(function, of: group.type)
                    && !(known[function.name] ?? []).contains { mayMean($0, function, of: group.type) }
            }
        }
        findStarts(mentions.known(of: starts), &ofLibraries)
    }

    /// The classes of the objects that views of SwiftUI have in their properties, apart from coordinators.
    private func modelsOfViews() -> Set<TypeID> {
        var found: Set<TypeID> = []
        for view in index.declared where roles.isDrawnView(view.id) {
            for property in view.orderedProperties where property.isStored && !property.isStatic {
                guard let written = property.type ?? property.initializer?.constructed else { continue }
                let shape = index.shape(of: written, in: Scope(type: view.id, file: property.place.file))
                for (type, _) in shape.nominals where index[type].isClass && !roles.isCoordinator(type) {
                    found.insert(type)
                }
            }
        }
        return found
    }

    /// The starts of coordinators that code never starts, though it starts others.
    private mutating func findStarts(_ mentions: [String: [Mentions.Mention]], _ ofLibraries: inout [TypeID: Callers]) {
        guard roles.hasBeginning else { return }
        for type in index.declared where roles.isCoordinator(type.id) {
            let functions = mentions.flatMap { name, all in
                (type.functions[name] ?? []).filter { function in
                    !function.isStatic && !all.contains { mayMean($0, function, of: type.id) }
                }
            }
            guard !functions.isEmpty, callers(of: type, &ofLibraries) != .libraries else { continue }
            startedElsewhere.formUnion(functions.map { ObjectIdentifier($0) })
        }
    }

    /// Whether code starts other coordinators, and never one of the type with this function.
    func isStartedElsewhere(_ function: Function) -> Bool { startedElsewhere.contains(ObjectIdentifier(function)) }

    private mutating func call(_ function: Function, of type: TypeID, _ mentions: inout Mentions) {
        if found.remove(ObjectIdentifier(function)) != nil { mentions.look(at: function, of: type) }
    }

    /// Whether code may call what a protocol has code for, for an object of this type.
    func mayCallDefault(_ function: Function, of type: TypeID) -> Bool {
        guard mentioned.contains(function.name) else { return false }
        return ofDefaults[function.name]?.contains { mayMean($0, function, of: type) } ?? true
    }

    func contains(_ function: Function) -> Bool { found.contains(ObjectIdentifier(function)) }

    /// Whether no code reads a coordinator's computed property.
    func isUnread(_ property: Property) -> Bool { unread.contains(ObjectIdentifier(property)) }

    /// Whether a mention of a name may mean a type's function of that name.
    private func mayMean(_ mention: Mentions.Mention, _ function: Function?, of type: TypeID) -> Bool {
        guard let receivers = mention.receivers, function?.isStatic != true,
            roles.isCoordinator(type) || roles.isSpokesman(type) || mention.isSelected
        else { return true }
        return receivers.contains { receiver in
            index.isKind(type, of: receiver) || index.isKind(receiver, of: type)
                || index[receiver].isProtocol && index.conformers(of: receiver).contains { index.isKind($0, of: type) }
        }
    }

    /// What calls a type's functions, apart from code that was read.
    private enum Callers { case noCode, tellingLibraries, libraries }

    private func group(of type: NominalType, _ ofLibraries: inout [TypeID: Callers]) -> Group? {
        let callers = callers(of: type, &ofLibraries)
        guard callers == .noCode || roles.isCoordinator(type.id) else { return nil }
        // What the app's own protocol requires, no library calls.
        let functions = type.orderedFunctions.filter { function in
            isCalledByName(function, of: type)
                && (callers == .noCode || callers == .tellingLibraries && function.parameters.isEmpty
                    || index.isRequired(function, of: type.id))
        }
        guard roles.isCoordinator(type.id) else { return Group(type: type.id, functions: functions, others: []) }
        return Group(
            type: type.id, functions: functions,
            // Libraries start coordinators, too.
            others: Set(type.functions.keys).subtracting(functions.map(\.name))
                .subtracting(["init", "deinit"] + index.vocabulary.functions.starts))
    }

    /// Libraries call functions of screens and of their own protocols in many ways. The result for each type is kept,
    /// because all its supertypes need it.
    private func callers(of type: NominalType, _ ofLibraries: inout [TypeID: Callers]) -> Callers {
        guard !roles.isScreen(type.id), !roles.isView(type.id), !roles.begins(type.id) else { return .libraries }
        let libraries = index.vocabulary.libraries
        var all = Callers.noCode
        for one in [type.id] + index.conformers(of: type.id) {
            let known =
                ofLibraries[one]
                ?? index.ancestors(of: one).reduce(.noCode) { callers, ancestor in
                    let name = index[ancestor.type].name
                    guard index[ancestor.type].isExternal, !libraries.inert.contains(name) else { return callers }
                    return libraries.telling.contains(name) && callers != .libraries ? .tellingLibraries : .libraries
                }
            ofLibraries[one] = known
            if known == .libraries { return known }
            if known == .tellingLibraries { all = known }
        }
        return all
    }

    /// Whether code calls a function by its name.
    private func isCalledByName(_ function: Function, of type: NominalType) -> Bool {
        function.kind == .function && !isCallback(function, of: type) && function.body != nil
            && function.name.first?.isLetter == true && function.name != "callAsFunction"
            && !index.vocabulary.functions.starts.contains(function.name)
    }

    /// Whether libraries may call it. What overrides another function of the app is called as that one is.
    private func isCallback(_ function: Function, of type: NominalType) -> Bool {
        guard function.isCallback, function.isOverride, roles.isCoordinator(type.id) else { return function.isCallback }
        let first = index.ancestors(of: type.id).lazy.flatMap { index[$0.type].functions[function.name] ?? [] }
            .first { !$0.isOverride && $0.parameters.map(\.label) == function.parameters.map(\.label) }
        return first.map { $0.isCallback || $0.body == nil || index.isModel($0.place.file) } ?? true
    }
}
