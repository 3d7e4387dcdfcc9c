/// Which code has to do with navigation.
extension Roles {
    func starts(_ type: NominalType) -> Bool {
        vocabulary.functions.starts.contains { name in type.functions[name]?.contains { $0.body != nil } == true }
    }

    /// Whether a type has something to start, or a protocol requires it.
    func isToStart(_ line: [Ancestor]) -> Bool {
        line.contains { ancestor in
            vocabulary.functions.starts.contains { index[ancestor.type].functions[$0] != nil }
        }
    }

    /// Whether code makes view controllers.
    func makesScreens(_ line: [Ancestor]) -> Bool {
        line.contains { index[$0.type].constructed.contains(where: vocabulary.libraries.controllers.contains) }
    }

    /// Whether code has, receives or makes objects for navigation, and not only a library's router: a value that opens links
    /// is not a coordinator.
    func holdsOwnNavigation(_ line: [Ancestor]) -> Bool { navigates(line, withLibraries: false) }

    /// Whether code has properties for navigation, apart from some properties.
    func holdsNavigation(_ line: [Ancestor], besides references: Set<String>) -> Bool {
        line.contains { ancestor in
            let type = index[ancestor.type]
            guard !type.isExternal else { return vocabulary.libraries.controllers.contains(type.name) }
            return type.properties.values.contains { property in
                !references.contains(property.name)
                    && (property.type ?? property.initializer?.constructed).map { isNavigation($0) } == true
            }
        }
    }

    /// Whether code has, receives or makes objects for navigation. That a service exists once, `static let shared = Rates()`, says
    /// nothing. `asked` are the types about which this is being asked.
    func navigates(_ line: [Ancestor], withLibraries: Bool = true, asked: Set<TypeID> = []) -> Bool {
        line.contains { ancestor in
            let type = index[ancestor.type]
            guard !type.isExternal else { return vocabulary.libraries.controllers.contains(type.name) }
            let own = String(type.lastName)
            let properties = type.properties.values.filter { property in
                !property.isStatic || (property.type ?? property.initializer?.constructed)?.lastName != own
            }
            let written =
                properties.compactMap { $0.type ?? $0.initializer?.constructed }
                + type.functions.values.joined().flatMap { $0.parameters.map(\.type) + [$0.result].compactMap { $0 } }
            let asking = asked.union([type.id])
            return written.contains { isNavigation($0, withLibraries: withLibraries, asked: asking) }
                || type.properties.keys.contains(where: vocabulary.members.coordinators.contains)
                || type.functions.values.joined().contains { vocabulary.functions.navigating.contains($0.name) }
        }
    }

    private func isNavigation(_ type: TypeName, withLibraries: Bool = true, asked: Set<TypeID> = []) -> Bool {
        func isNavigation(_ inner: TypeName) -> Bool {
            self.isNavigation(inner, withLibraries: withLibraries, asked: asked)
        }
        switch type {
        case .named(let name, let arguments):
            return vocabulary.libraries.controllers.contains(name) || vocabulary.shows.windows.contains(name)
                || vocabulary.types.navigation.contains(name) && (withLibraries || index.topLevel.types[name] != nil)
                    && !isService(name, asked: asked)
                || leadsToStack(name)
                || arguments.contains(where: isNavigation)
        case .member(_, let name, _): return isNavigation(.named(name, []))
        case .optional(let inner), .array(let inner): return isNavigation(inner)
        case .composition(let parts): return parts.contains(where: isNavigation)
        default: return false
        }
    }

    /// Whether classes and structs of the app have the name of a coordinator, but nothing else to do with navigation: another
    /// service, which a service calls.
    private func isService(_ name: String, asked: Set<TypeID>) -> Bool {
        guard vocabulary.types.coordinators.contains(name) else { return false }
        let types = index.topLevel.types[name] ?? []
        return !types.isEmpty
            && types.allSatisfy { id in
                let line = index.ancestors(of: id)
                return !asked.contains(id) && !index[id].isProtocol && !isNamedByProject(id)
                    && !line.contains { protocols.contains($0.type) || otherBases.contains($0.type) }
                    && !isToStart(line) && !makesScreens(line) && !navigates(line, asked: asked)
            }
    }

    /// Whether a protocol of the app requires a stack of screens, or is what the app calls a library's stack: what conforms to it
    /// shows screens for others.
    private func leadsToStack(_ name: String) -> Bool {
        (index.topLevel.types[name] ?? []).contains { id in
            index[id].isProtocol && !index[id].isExternal
                && (index[id].properties.values.contains { property in
                    property.type?.lastName.map { vocabulary.shows.stacks.contains($0) } == true
                } || isOfStack(id))
        }
    }

    /// Whether an extension makes a library's view controllers conform to a protocol that asks them to show others:
    /// `extension UINavigationController: Navigating { … }`, with `func show(_ controller: UIViewController)`.
    private func isOfStack(_ id: TypeID) -> Bool {
        guard index.hasExternalConformers(id) else { return false }
        let takesScreens = index[id].functions.values.joined().contains { function in
            function.parameters.contains { parameter in
                parameter.type.lastName.map { vocabulary.libraries.controllers.contains($0) } == true
            }
        }
        return takesScreens
            && index.types.contains { type in
                type.isExternal && vocabulary.libraries.controllers.contains(type.name)
                    && type.extensions.contains { part in
                        part.inherits.contains { name in
                            index.shape(of: name, in: Scope(type: nil, file: part.place.file)).nominals
                                .contains { $0.type == id }
                        }
                    }
            }
    }
}
