/// Delegates below a coordinator: its own screens assign themselves to its property, so what it tells them doesn't bubble.
extension HandingOn {
    /// Whether screens assign themselves to a property of a type: `coordinator?.delegate = self`. No other object that is
    /// asked must do so as well: it may be a parent.
    static func isSetByScreens(_ name: String, of type: TypeID, asked: TypeID, _ index: ProgramIndex) -> Bool {
        let those = (index.survey { SelfAssignments($0) }.all[name] ?? []).filter { one in
            index.isKind(one.home, of: asked)
                && (one.holders.map { $0.contains { index.isRelated($0, type) } } ?? true)
        }
        return those.contains { $0.holders != nil } && those.allSatisfy { isController($0.home, index) }
    }
}

/// The places at which objects assign themselves to properties of others.
struct SelfAssignments {
    struct Assignment {
        /// The type whose code it is.
        var home: TypeID
        /// The types of the object to whose property it is assigned; `nil` if they are unknown.
        var holders: [TypeID]?
    }

    /// The assignments, by the names of the properties.
    private(set) var all: [String: [Assignment]] = [:]

    init(_ index: ProgramIndex) {
        index.visitCode { (part: CodePart) in
            guard let home = part.home else { return }
            var known: Receivers?
            part.body.visit { expression in
                guard case .assignment(.member(let base?, let name, _), .name("self", _), _) = expression, !base.isSelf
                else { return }
                let receivers = known ?? Receivers(index, part, in: home)
                known = receivers
                all[name, default: []].append(Assignment(home: home, holders: receivers.types(of: base)))
            }
        }
    }
}

extension Receivers {
    fileprivate init(_ index: ProgramIndex, _ part: CodePart, in home: TypeID) {
        if let function = part.function {
            self.init(index, home: home, function)
        } else {
            self.init(index, home: home, file: part.property?.place.file, locals: part.body)
        }
    }
}
