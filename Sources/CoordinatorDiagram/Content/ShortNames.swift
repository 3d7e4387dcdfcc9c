import CoordinatorModel

/// The names of events in a diagram: without the first component, if all of the tree's events share it.
///
/// `AppEvents.Teams.didSelect` and `AppEvents.Profile.didLogOut` become `Teams.didSelect` and `Profile.didLogOut`.
/// Tooltips keep the full names.
struct ShortNames {
    private let sharedPrefix: String
    /// The full names of all events that the tree declares, emits or intercepts.
    let all: Set<String>
    /// The families of the events.
    let families: EventFamilies
    /// Domains without the suffix for the sort of their declaration, where they still differ from all others.
    private let narrowDomains: [String: String]
    /// The types of the coordinators, and of the other objects that intercept as coordinators.
    let coordinators: TypeNames
    /// The types of the screens.
    let screens: TypeNames

    init(_ tree: CoordinatorTree) {
        var prefix: String?
        var names = 0
        func isShared(_ name: String) -> Bool {
            let parts = name.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3 else { return false }
            names += 1
            if let known = prefix { return known.utf8.elementsEqual(parts[0].utf8) }
            prefix = String(parts[0])
            return true
        }
        let found = Self.names(in: tree)
        all = Set(found)
        families = EventFamilies(found)
        sharedPrefix = found.allSatisfy(isShared) && names > 1 ? (prefix ?? "") + "." : ""
        narrowDomains = Self.narrowDomains(of: all)
        let interceptors = tree.coordinators.lazy.flatMap { $0.intercepts + $0.allScreens.flatMap(\.intercepts) }
        let others = interceptors.compactMap(\.by).filter { $0.hasSuffix("Coordinator") }
        coordinators = TypeNames(tree.coordinators.map(\.type) + others)
        screens = TypeNames(tree.coordinators.lazy.flatMap(\.allScreens).map(\.type))
    }

    /// The name for little room: `Login.didLogIn` for `LoginViewControllerDelegate.didLogIn`.
    func narrow(_ name: String) -> String {
        let name = short(name)
        guard let dot = name.lastIndex(of: "."), let domain = narrowDomains[String(name[..<dot])] else { return name }
        return domain + name[dot...]
    }

    private static func narrowDomains(of names: Set<String>) -> [String: String] {
        var domains: Set<String> = []
        for name in names { if let dot = name.lastIndex(of: ".") { domains.insert(String(name[..<dot])) } }
        var uses: [String: Int] = [:]
        for domain in domains {
            let narrow = NameParts.narrowDomain(domain)
            uses[narrow, default: 0] += 1
            // A short name that is the full name of another domain is not used.
            if narrow != domain, domains.contains(narrow) { uses[narrow, default: 0] += 1 }
        }
        var narrowed: [String: String] = [:]
        for domain in domains {
            let narrow = NameParts.narrowDomain(domain)
            if narrow != domain, uses[narrow] == 1 { narrowed[domain] = narrow }
        }
        return narrowed
    }

    func short(_ name: String) -> String {
        sharedPrefix.isEmpty || !name.hasPrefix(sharedPrefix) ? name : String(name.dropFirst(sharedPrefix.count))
    }

    private static func names(in tree: CoordinatorTree) -> [String] {
        var names = tree.events.map(\.name)
        func collect(_ screens: [Screen]) {
            for screen in screens {
                names += screen.emits.map(\.event) + screen.intercepts.map(\.event)
                collect(screen.screens)
            }
        }
        // In the order of the tree, whatever the order of the array is, because families are numbered in it.
        for coordinator in tree.depthFirst().lazy.map({ tree.coordinators[$0] }) {
            names += coordinator.emits.map(\.event) + coordinator.intercepts.map(\.event)
            collect(coordinator.screens)
        }
        return names
    }
}
