extension ForeignWalk {
    /// The largest depth of embedded screens. Real ones are far less deep, and the model nests them.
    static let deepestScreen = 100

    /// Adds a screen that a coordinator holds itself.
    mutating func show(_ object: AnyObject, _ entry: ClassTable.Entry, coordinator index: Int) {
        guard places[ObjectIdentifier(object)] == nil else { return }
        places[ObjectIdentifier(object)] = .screen(screens.count)
        coordinators[index].screens.append(screens.count)
        coordinators[index].holdsTabs = coordinators[index].holdsTabs || entry.holdsTabs
        coordinators[index].holdsStack = coordinators[index].holdsStack || entry.holdsStack
        screens.append(FoundScreen(object: object, name: entry.name, coordinator: index, parent: nil, depth: 0))
    }

    /// Decides on a screen whose property's name doesn't show what it is. The screen belongs to this coordinator,
    /// unless it is the root screen of another coordinator, which was then presented here.
    mutating func settle(_ loose: LooseScreen) {
        if case .screen(let known)? = places[ObjectIdentifier(loose.object)] {
            bring(up: screens[known].coordinator, from: loose.coordinator, by: loose.presentation)
        } else {
            show(loose.object, classes.entry(of: loose.object, &layouts), coordinator: loose.coordinator)
        }
    }

    /// Inspects everything that a screen holds.
    mutating func open(screen index: Int) {
        let object = screens[index].object
        let entry = classes.entry(of: object, &layouts)
        if let obstacle = entry.obstacle { unresolved.append(obstacle) }
        for property in entry.properties {
            if let channel = property.channel {
                screens[index].wiredEvents += wiredEvents(through: channel, by: property, of: object)
                continue
            }
            let embedding = conventions.embeddingProperties[property.field.name]
            // The screen in a screen's property for its navigation controller is the one that embeds it.
            if embedding == nil && (property.leadsBack || property.holdsScreen) { continue }
            for case .object(let held, isWeak: false) in sightings(of: property, in: object) {
                embed(held, in: index, entry, isEmbedded: embedding != nil, presentation: embedding ?? nil)
            }
        }
        for held in conventions.embedded?(object) ?? [] {
            embed(held, in: index, entry, isEmbedded: true, presentation: nil)
        }
    }

    private mutating func embed(
        _ object: AnyObject, in index: Int, _ container: ClassTable.Entry, isEmbedded: Bool, presentation: String?
    ) {
        let entry = classes.entry(of: object, &layouts)
        let word =
            presentation ?? (isEmbedded ? container.holdsTabs ? "select" : container.holdsStack ? "push" : nil : nil)
        switch places[ObjectIdentifier(object)] {
        case .coordinator(let known)?:
            bring(up: known, from: screens[index].coordinator, by: word)
        case .screen(let known)?:
            if screens[known].parent == nil {
                bring(up: screens[known].coordinator, from: screens[index].coordinator, by: word)
            }
        case .holder?, nil:
            if entry.role == .coordinator {
                candidates.append(
                    Candidate(object: object, parent: screens[index].coordinator, isChild: false, presentation: word))
            } else if entry.role == .screen || (isEmbedded && entry.role == .holder) {
                add(object, entry, to: index, presentation: word)
            }
        }
    }

    private mutating func add(
        _ object: AnyObject, _ entry: ClassTable.Entry, to index: Int, presentation: String?
    ) {
        guard screens[index].depth < Self.deepestScreen else {
            unresolved.append("\(screens[index].name): screens are embedded too deeply to follow")
            return
        }
        var screen = FoundScreen(
            object: object, name: entry.name, coordinator: screens[index].coordinator, parent: index,
            depth: screens[index].depth + 1)
        screen.presentation = presentation
        places[ObjectIdentifier(object)] = .screen(screens.count)
        screens[index].screens.append(screens.count)
        screens.append(screen)
    }

    /// Records the presentation of a child whose screen is inside a screen of its parent.
    private mutating func bring(up child: Int, from parent: Int, by word: String?) {
        guard let word, coordinators[child].parent == parent, coordinators[child].presentation == nil else { return }
        coordinators[child].presentation = word
    }
}
