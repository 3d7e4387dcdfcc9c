/// The app's functions that make an object and return it without keeping it: `func makeLogin() -> LoginFlow`.
struct Factories {
    private struct HandingOut {
        var function: Function
        /// Its declared result.
        var result: TypeID
    }

    private let index: ProgramIndex
    /// The functions, by the last name of the type that they make.
    private var byMade: [String: [HandingOut]] = [:]

    init(_ index: ProgramIndex) {
        self.index = index
        for type in index.declared {
            for function in type.orderedFunctions {
                guard let body = function.body, let written = function.result, function.kind == .function,
                    let result = index.shape(
                        of: written.unwrapped, in: Scope(type: type.id, file: function.place.file)
                    ).nominals.first?.type, !index[result].isExternal
                else { continue }
                for name in body.handedOut {
                    byMade[name, default: []].append(HandingOut(function: function, result: result))
                }
            }
        }
    }

    /// The functions that make an object of a type.
    func functions(making type: TypeID) -> Set<ObjectIdentifier> {
        Set(all(making: type).map { ObjectIdentifier($0.function) })
    }

    /// The names of these functions. Other functions may have the same names.
    func names(making type: TypeID) -> Set<String> { Set(all(making: type).map(\.function.name)) }

    private func all(making type: TypeID) -> [HandingOut] {
        (byMade[String(index[type].lastName)] ?? []).filter { index.isKind(type, of: $0.result) }
    }
}

extension [Statement] {
    /// The names of the types of which code makes an object, uses at most its members, and returns it.
    fileprivate var handedOut: Set<String> {
        var made: [String: Int] = [:]
        visit { if let name = $0.constructedName { made[name, default: 0] += 1 } }
        guard !made.isEmpty else { return [] }
        var returned: [String: Int] = [:]
        var variables: [String: String] = [:]
        func note(_ value: Expression?) {
            if let name = value?.constructedName { returned[name, default: 0] += 1 }
            if case .name(let name, _)? = value, let type = variables[name] { returned[type, default: 0] += 1 }
        }
        visitBindings { name, _, value in if let type = value?.constructedName { variables[name] = type } }
        visitResults(note)
        return Set(
            made.keys.filter { name in
                let own = variables.filter { $0.value == name }.keys
                return made[name] == 1 && returned[name] == 1 && own.allSatisfy(onlyReturns)
            })
    }

    /// Whether code only uses members of a variable, and returns it once.
    private func onlyReturns(_ variable: String) -> Bool {
        var (mentions, members) = (0, 0)
        visit { expression in
            switch expression {
            case .name(variable, _): mentions += 1
            case .member(.name(variable, _)?, _, _): members += 1
            default: break
            }
        }
        return mentions == members + 1
    }
}
