/// Routes that a coordinator holds, however its views show them: `var sheet: ShopSheet?`, `var path: [ShopRoute]`.
extension Engine {
    /// Adds the enums in the properties of observable coordinators, if the names of the properties show their purpose.
    func findHeldRoutes() {
        for type in index.declared where roles.isCoordinator(type.id) && roles.isObservable(type.id) {
            for property in type.orderedProperties where property.isStored && !property.isStatic {
                guard let held = heldRoutes(property, of: type.id) else { continue }
                facts.views.routes[type.id, default: []].insert(held)
            }
        }
    }

    private func heldRoutes(_ property: Property, of type: TypeID) -> TypeID? {
        let name = property.name.lowercased()
        let scope = Scope(type: type, file: property.place.file)
        // `var tab = Tab.home` shows its type by its value.
        guard let written = property.type else {
            return name.contains("tab") ? index.heldEnum(property, in: scope) : nil
        }
        let held: TypeName
        switch written {
        case .array(let inner), .optional(let inner):
            guard Self.wordsOfRoutes.contains(where: name.contains) else { return nil }
            held = inner
        default:
            guard name.contains("tab") else { return nil }
            held = written
        }
        return index.shape(of: held, in: scope).nominals.first.flatMap {
            index[$0.type].isEnum && !index[$0.type].isExternal ? $0.type : nil
        }
    }

    private static let wordsOfRoutes = [
        "path", "stack", "route", "sheet", "cover", "modal", "popover", "destination", "screen", "page", "presented",
    ]
}

extension Run {
    /// A sheet that appears by a flag may choose its contents by another state:
    /// `.sheet(isPresented: $shop.isOpen) { if let sheet = shop.sheet { … } }`. The cases of that state appear in it.
    func noteStates(shownBy presenting: Presenting, of owner: TypeID) {
        guard case .member(.name(let bound, _)?, _, _)? = presenting.binding, !presenting.isContainer else { return }
        let holder = bound.hasPrefix("$") ? String(bound.dropFirst()) : bound
        for content in presenting.contents {
            content.visit { expression in
                guard case .member(.name(holder, _)?, let name, _) = expression,
                    let property = declarations.property(name, of: owner)?.property, property.isStored,
                    let domain = index.heldEnum(property, in: Scope(type: owner, file: property.place.file))
                else { return }
                see { facts in
                    facts.views.routes[owner, default: []].insert(domain)
                    facts.views.contents.ways[owner, default: [:]][domain, default: []].insert(presenting.name)
                }
            }
        }
    }
}
