/// The tabs of coordinators' containers: `ChatFlowView(…).tag(MainTab.chat)`, `Tab("Chat", value: .chat) { ChatFlowView(…) }`.
extension Engine {
    /// Names the route of each coordinator that has one tab.
    func findTabs() {
        for (view, owners) in facts.views.containers.sorted(by: { $0.key < $1.key }) {
            var tabs: [Facts.Presentation: Set<Place>] = [:]
            for piece in index.code(of: view) {
                let scope = Scope(type: piece.type, file: piece.file)
                piece.statements.visit { expression in
                    guard let tab = expression.tab else { return }
                    for owner in owners where has(tab.name, owner) {
                        for child in coordinators(shownIn: tab.content, in: scope) where child != owner {
                            let fact = Facts.Presentation(actor: owner, child: child, name: "select", route: tab.name)
                            tabs[fact, default: []].insert(tab.place)
                        }
                    }
                }
            }
            for (fact, places) in tabs {
                let plain = Facts.Presentation(actor: fact.actor, child: fact.child, name: fact.name, route: nil)
                guard facts.presentations[plain] != nil, let place = places.min(),
                    tabs.keys.count(where: { $0.actor == fact.actor && $0.child == fact.child }) == 1
                else { continue }
                facts.presentations[fact] = place
            }
        }
    }

    /// Whether a name is a case that a coordinator's tabs can have.
    private func has(_ name: String, _ owner: TypeID) -> Bool {
        facts.views.routes[owner]?.contains { index[$0].cases[name] != nil } == true
    }

    private func coordinators(shownIn content: [Expression], in scope: Scope) -> Set<TypeID> {
        var found: Set<TypeID> = []
        for part in content {
            part.visit { expression in
                guard case .call(.name(let name, _), _, _) = expression,
                    let type = index.shape(named: name, in: scope).nominals.first?.type
                else { return }
                found.formUnion(facts.views.containers[type] ?? [])
            }
        }
        return found
    }
}

extension Expression {
    /// The case of a tab, and the contents of the tab.
    fileprivate var tab: (name: String, content: [Expression], place: Place)? {
        switch self {
        case .call(.member(let base?, "tag", let place), let arguments, _):
            guard let name = arguments.first?.value.lastMember else { return nil }
            return (name, [base], place)
        case .call(.name("Tab", _), let arguments, let place):
            guard let name = arguments.first(where: { $0.label == CommonWords.value })?.value.lastMember else {
                return nil
            }
            return (name, arguments.filter { $0.label == nil || $0.label == "content" }.map(\.value), place)
        default: return nil
        }
    }

    private var lastMember: String? { if case .member(_, let name, _) = self { name } else { nil } }
}
