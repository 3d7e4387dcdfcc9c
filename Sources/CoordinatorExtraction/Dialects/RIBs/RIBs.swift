import CoordinatorModel

extension Dialect {
    /// Units of a builder, a router and an interactor, as in *RIBs*.
    public static let ribs = Dialect(
        "ribs", "builders, routers and interactors that are attached to one another",
        vocabulary: Vocabulary(
            libraries: LibraryNames(coordinators: RIBsRules.interactors),
            functions: FunctionNames(presentations: [RIBsRules.attaching: "attach"]),
            relevant: ["RIBs", "nteract", "istener", "uild", "Rout", "rout", "ttach", "omponent", "ependenc"]),
        models: [.ribs],
        rules: { RIBsRules($0) })
}

/// The interactor represents the unit: it conforms to its children's listeners, and emits through its own listener. Its
/// router acts for it.
struct RIBsRules: DialectRules {
    static let interactors: Names = ["Interactor", "PresentableInteractor"]
    /// The functions of the model by which an interactor attaches and detaches another one.
    static let attaching = "attachRIB"
    private static let detaching = "detachRIB"
    private static let suffix = "Interactor"
    private static let listeners: Names = ["*Listener"]
    /// The methods with which a view only says what UIKit does with it.
    private static let notices: Names = ["viewDid*", "viewWill*", "viewIs*"]
    /// The properties of the model's interactor with the views of the unit.
    private static let views = ["presenter", "ownScreen"]
    /// The property of the model's router with its interactor.
    private static let interactor = "interactor"

    /// The interactors that the program declares.
    private let units: Set<TypeID>
    /// The routers that the program declares.
    private let routers: Set<TypeID>
    private let beginnings: RIBBeginnings

    init(_ index: ProgramIndex) {
        func declared(as names: Names) -> Set<TypeID> {
            let types = index.declared.filter { type in
                index.ancestors(of: type.id).contains { names.contains(index[$0.type].name) && index[$0.type].isModel }
            }
            return Set(types.map(\.id))
        }
        units = declared(as: Self.interactors)
        routers = declared(as: ["Router"])
        beginnings = RIBBeginnings(index)
    }

    var calledNames: Set<String> { units.isEmpty ? [] : [Self.attaching, Self.detaching] }

    /// Records which units are detached by which, and where units are attached that are meant to stay.
    func answer(_ call: MeaningfulCall, on base: Value, in run: Run) -> Value? {
        guard run.trial == nil, let argument = call.arguments.first else { return nil }
        let parents = run.objects(in: base).compactMap { run.type(of: $0) }.filter(units.contains)
        let value = run.evaluate(argument.value, in: call.frame)
        let children = run.reachable(in: value).compactMap { run.type(of: $0) }.filter(units.contains)
        run.see { facts in
            for parent in parents {
                if call.name == Self.detaching {
                    facts.attachments.detached[parent, default: []].formUnion(children)
                    if children.isEmpty { facts.attachments.detachers.insert(parent) }
                } else if let site = call.frame.body.site {
                    for child in children {
                        facts.attachments.places[parent, default: [:]][child, default: []].insert(site)
                    }
                }
            }
        }
        return nil
    }

    /// A router acts for its interactor.
    func actor(
        running function: Function, of receiver: ObjectID, _ type: TypeID, given arguments: [Value], in run: Run
    ) -> ObjectID? {
        guard routers.contains(type) else { return nil }
        let held =
            function.kind == .initializer
            ? arguments.flatMap { run.objects(in: $0) }
            : run.objects(in: run.read(run.engine.heap.cell(receiver, Self.interactor)))
        return held.first { run.type(of: $0).map(units.contains) == true }
    }

    func name(of type: TypeID, in index: ProgramIndex) -> String? {
        guard units.contains(type), index[type].name.hasSuffix(Self.suffix) else { return nil }
        let name = index[type].name.dropLast(Self.suffix.count)
        return name.isEmpty ? nil : String(name)
    }

    /// A listener has a method for each event of one unit, so an empty one ignores that event, whatever the other methods
    /// do. That a view appears needs no answer.
    func ignores(_ event: EventName, _ delegate: TypeID, in index: ProgramIndex) -> Bool {
        guard units.contains(delegate), Self.listeners.contains(index[event.domain].lastName),
            !Self.notices.contains(event.member)
        else { return false }
        let own = index.functions(for: event, in: delegate)
        return !own.isEmpty && own.allSatisfy { $0.kind == .function && $0.body?.isEmpty == true }
    }

    /// The screen with which an interactor and its router are made is the unit's, even if other code makes it.
    func finish(_ engine: Engine) {
        guard !units.isEmpty else { return }
        engine.leaveOutStreams(of: units)
        engine.noteUnreadActions(of: units)
        engine.speakForUnits(units)
        let run = Run(engine, nil)
        for id in engine.seeds.objects {
            guard let type = engine.atoms[id].type, units.contains(type) else { continue }
            for view in Self.views.flatMap({ run.reachable(in: run.stored($0, of: id)) }) {
                guard engine.atoms[view].isMade, let screen = engine.atoms[view].type, engine.roles.acts(screen),
                    let place = engine.atoms[view].site
                else { continue }
                let mention = Facts.Mention(actor: type, type: screen)
                engine.facts.made[mention] = min(engine.facts.made[mention] ?? place, place)
                engine.facts.makers[view, default: []].insert(id)
            }
        }
    }

    func complete(_ coordinator: inout Coordinator, of type: TypeID, in engine: Engine) {
        let attachments = engine.facts.attachments
        // A root's children are the parts of the app.
        guard let places = attachments.places[type], !attachments.detachers.contains(type),
            attachments.places.values.contains(where: { $0[type] != nil })
        else { return }
        let left = places.filter { child, places in
            attachments.detached[type]?.contains(child) != true && !places.contains(where: beginnings.contains)
        }
        guard !left.isEmpty else { return }
        coordinator.extensions[ExtensionKeys.neverDetached] = .array(
            left.sorted { $0.key < $1.key }.map { child, places in
                var entry: [String: JSONValue] = ["child": .string(engine.name(of: child))]
                if let location = places.min().flatMap({ engine.location(of: $0) }) {
                    entry["file"] = .string(location.file)
                    entry["line"] = location.line.map { .number(String($0)) }
                }
                return .object(entry)
            })
    }
}

/// The units that are attached to others, and detached again.
struct AttachmentFacts {
    /// The places at which an interactor's unit attaches others.
    var places: [TypeID: [TypeID: Set<Place>]] = [:]
    /// The units that an interactor's unit detaches.
    var detached: [TypeID: Set<TypeID>] = [:]
    /// The interactors that detach a unit of unknown type.
    var detachers: Set<TypeID> = []
}
