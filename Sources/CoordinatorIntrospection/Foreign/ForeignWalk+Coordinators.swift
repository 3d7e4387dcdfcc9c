extension ForeignWalk {
    /// The number of routers, boxes and services in a row that are opened on the way to a coordinator or screen.
    private static let longestWay = 3

    /// An object in which a coordinator holds other objects.
    private struct Opened {
        var object: AnyObject
        var depth: Int
        /// Whether the property that led here holds children.
        var holdsChildren: Bool
    }

    /// Adds a coordinator.
    @discardableResult
    mutating func adopt(_ object: AnyObject, parent: Int?, isChild: Bool = true, presentation: String? = nil) -> Int {
        let entry = classes.entry(of: object, &layouts)
        let index = coordinators.count
        var found = FoundCoordinator(object: object, name: entry.name, parent: parent)
        found.holdsTabs = entry.holdsTabs
        found.holdsStack = entry.holdsStack
        found.presentation = presentation
        coordinators.append(found)
        places[ObjectIdentifier(object)] = .coordinator(index)
        if let parent {
            coordinators[parent].links.append(.init(target: index, isContained: true, isChild: isChild))
        }
        return index
    }

    /// Inspects everything that a coordinator holds, also through its routers and boxes.
    mutating func open(coordinator index: Int) {
        var opened = [Opened(object: coordinators[index].object, depth: 0, holdsChildren: false)]
        var next = 0
        while next < opened.count {
            let current = opened[next]
            next += 1
            let entry = classes.entry(of: current.object, &layouts)
            if let obstacle = entry.obstacle { unresolved.append(obstacle) }
            for property in entry.properties {
                if current.depth == 0, let channel = property.channel {
                    coordinators[index].wiredEvents += wiredEvents(through: channel, by: property, of: current.object)
                } else if !property.leadsBack {
                    look(into: property, of: current, coordinator: index, &opened)
                }
            }
        }
    }

    private mutating func look(
        into property: Property, of opened: Opened, coordinator index: Int, _ queue: inout [Opened]
    ) {
        let holdsChildren = property.holdsChildren || opened.holdsChildren
        for sighting in sightings(of: property, in: opened.object) {
            switch sighting {
            case .object(let object, let isWeak):
                meet(object, isWeak: isWeak, in: property, holdsChildren, opened.depth, coordinator: index, &queue)
            case .closure:
                if property.holdsChildren { note(property, "the result of the closure isn't known") }
            case .dangling:
                if property.holdsChildren { note(property, "an unowned reference is not read, because it may dangle") }
            case .sealed(let type): note(property, "\(type) can't be inspected")
            }
        }
    }

    private mutating func meet(
        _ object: AnyObject, isWeak: Bool, in property: Property, _ holdsChildren: Bool, _ depth: Int,
        coordinator index: Int, _ queue: inout [Opened]
    ) {
        if case .coordinator(let known)? = places[ObjectIdentifier(object)] {
            link(index, to: known, isChild: holdsChildren, isWeak: isWeak)
            return
        }
        let entry = classes.entry(of: object, &layouts)
        switch entry.role {
        case .coordinator: break
        case .screen:
            if property.holdsScreen {
                show(object, entry, coordinator: index)
            } else {
                let word = conventions.embeddingProperties[property.field.name] ?? nil
                looseScreens.append(LooseScreen(object: object, coordinator: index, presentation: word))
            }
            return
        case .system:
            if property.holdsScreen { show(object, entry, coordinator: index) }
            return
        case .holder:
            if property.holdsScreen {
                show(object, entry, coordinator: index)
                return
            }
            if !holdsChildren || entry.isBox {
                guard !isWeak, depth < Self.longestWay, places[ObjectIdentifier(object)] == nil else { return }
                places[ObjectIdentifier(object)] = .holder
                holders.append(object)
                queue.append(Opened(object: object, depth: depth + 1, holdsChildren: holdsChildren))
                return
            }
        }
        if isWeak {
            candidates.append(Candidate(object: object, parent: index, isChild: holdsChildren))
        } else {
            adopt(object, parent: index, isChild: holdsChildren)
        }
    }

    /// Adds a reference to a coordinator that is in the tree already. Whether it leads back to an ancestor, and so is
    /// not a branch, is known only when the tree is complete.
    private mutating func link(_ index: Int, to target: Int, isChild: Bool, isWeak: Bool) {
        if isWeak && !isChild { return }
        // A child is often in a list and also in its own property.
        if coordinators[target].parent == index { return }
        if index == target && !isChild { return }
        guard linked.insert(index << 32 | target).inserted else { return }
        coordinators[index].links.append(.init(target: target, isContained: false, isChild: isChild))
    }

    /// Decides whether a coordinator that is held weakly, or by a screen, is a child.
    mutating func settle(_ candidate: Candidate) {
        if case .coordinator(let known)? = places[ObjectIdentifier(candidate.object)] {
            link(candidate.parent, to: known, isChild: candidate.isChild, isWeak: true)
        } else if candidate.isChild || !holdsKnownCoordinator(candidate.object) {
            adopt(
                candidate.object, parent: candidate.parent, isChild: candidate.isChild,
                presentation: candidate.presentation)
        }
    }

    /// Whether a coordinator holds one that is in the tree already. If so, it is an ancestor: the walk began below a
    /// parent that a child holds weakly.
    private mutating func holdsKnownCoordinator(_ object: AnyObject) -> Bool {
        for property in classes.entry(of: object, &layouts).properties where !property.leadsBack {
            for case .object(let held, isWeak: false) in sightings(of: property, in: object) {
                if case .coordinator? = places[ObjectIdentifier(held)] { return true }
            }
        }
        return false
    }
}
