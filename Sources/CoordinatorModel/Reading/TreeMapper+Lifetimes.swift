extension TreeMapper {
    /// How a child is held.
    mutating func holding(_ token: Int) -> Holding? {
        guard var object = begin(token, .holding) else { return nil }
        var holding = Holding(.strong)
        while let (key, value) = nextMember(&object) {
            switch key {
            case .how: holding.strength = word(value, "way of holding") ?? .strong
            case .member: holding.member = name(value)
            case .many: holding.isCollection = flag(value) ?? false
            default: holding.isOnce = flag(value) ?? false
            }
        }
        holding.location = location(of: object)
        holding.extensions = object.extensions
        end(object)
        return holding
    }

    /// The places where a child is removed.
    mutating func removals(_ token: Int) -> [Removal] {
        list(token, of: "removals") { mapper, element in mapper.removal(element) }
    }

    /// The ways in which a child ends while its coordinator still holds it.
    mutating func endings(_ token: Int) -> [KeptEnding] {
        list(token, of: "endings") { mapper, element in mapper.ending(element) }
    }

    /// Retain cycles.
    mutating func cycles(_ token: Int) -> [RetainCycle] {
        list(token, of: "retain cycles") { mapper, element in mapper.cycle(element) }
    }

    private mutating func removal(_ token: Int) -> Removal? {
        guard var object = begin(token, .removal) else { return nil }
        var removal = Removal()
        while let (_, value) = nextMember(&object) { removal.event = name(value) }
        removal.location = location(of: object)
        removal.extensions = object.extensions
        end(object)
        return removal
    }

    private mutating func ending(_ token: Int) -> KeptEnding? {
        guard var object = begin(token, .ending) else { return nil }
        var ending = KeptEnding()
        while let (key, value) = nextMember(&object) {
            switch key {
            case .event: ending.event = name(value)
            case .gesture: ending.gesture = word(value, "gesture")
            case .method: ending.method = name(value)
            default: ending.removed = name(value)
            }
        }
        ending.location = location(of: object)
        ending.extensions = object.extensions
        end(object)
        return ending
    }

    private mutating func cycle(_ token: Int) -> RetainCycle? {
        guard var object = begin(token, .cycle) else { return nil }
        var cycle = RetainCycle()
        while let (_, value) = nextMember(&object) {
            cycle.links = list(value, of: "links") { mapper, element in mapper.link(element) }
        }
        cycle.extensions = object.extensions
        end(object)
        return cycle
    }

    private mutating func link(_ token: Int) -> RetainLink? {
        guard var object = begin(token, .link) else { return nil }
        var link = RetainLink(from: "", in: "", to: "")
        while let (key, value) = nextMember(&object) {
            switch key {
            case .holder: link.holder = name(value) ?? ""
            case .member: link.member = name(value) ?? ""
            case .held: link.held = name(value) ?? ""
            default: link.captured = name(value)
            }
        }
        link.location = location(of: object)
        link.extensions = object.extensions
        end(object)
        return link
    }
}
