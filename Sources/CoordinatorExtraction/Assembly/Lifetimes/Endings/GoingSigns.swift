/// The signs in a type's code that concern disappearing screens: whether it may observe that, and whether it prevents
/// the user from dismissing them. They are found by name; in doubt, the app is assumed to be right.
struct GoingSigns {
    /// Some code may observe that a screen disappears.
    var observes = false
    /// A navigation bar, or its back button, is hidden or replaced: then the swipe does nothing either.
    var hidesBack = false
    /// The swipe has another delegate, so it works even then.
    var allowsSwipe = false
    /// The swipe is prevented.
    var stopsSwipe = false
    /// A navigation bar is shown.
    var showsBar = false
    /// A presentation is not, or not always, a sheet that can be dragged down.
    var stopsDrag = false

    init() {}

    init(of type: NominalType, _ words: SignWords) {
        for function in type.orderedFunctions {
            var names = function.parameters.compactMap(\.label)
            // An app's own `dismiss` does not override one that a library calls.
            if function.isOverride || !words.lives.leaving.contains(function.name) { names.append(function.name) }
            if names.contains(where: words.lives.observers.contains) { observes = true }
            if words.lives.swipeDelegates.contains(function.name) { stopsSwipe = true }
            if words.lives.disappearing.contains(function.name), Self.tells(function.body ?? [], words) {
                observes = true
            }
            look(function.body ?? [], words)
        }
        for property in type.orderedProperties {
            // An interface file may put it in the place of the back button.
            if property.attributes.contains("IBOutlet"), words.lives.leavingControls.contains(property.name) {
                hidesBack = true
            }
            if property.isOverride {
                if words.lives.hidingBar.contains(property.name) { hidesBack = true }
                if words.lives.stoppingDrag.contains(property.name) { stopsDrag = true }
            }
            look((property.initializer.map { [.expression($0)] } ?? []) + (property.getter ?? []), words)
            look(property.setter, words)
        }
    }

    mutating func formUnion(_ other: GoingSigns) {
        observes = observes || other.observes
        hidesBack = hidesBack || other.hidesBack
        allowsSwipe = allowsSwipe || other.allowsSwipe
        stopsSwipe = stopsSwipe || other.stopsSwipe
        showsBar = showsBar || other.showsBar
        stopsDrag = stopsDrag || other.stopsDrag
    }

    private mutating func look(_ body: [Statement], _ words: SignWords) {
        body.visit { expression in
            switch expression {
            case .member(.name("super", _)?, _, _): break
            case .name(let name, _), .member(_, let name, _):
                let meaning = words.meaning(of: name)
                if meaning.isEmpty { return }
                if meaning.contains(.observes) { observes = true }
                if meaning.contains(.replacesBack) { hidesBack = true }
                if meaning.contains(.stopsDrag) { stopsDrag = true }
            case .call(.member(_, let name, _), let arguments, _):
                if words.meaning(of: name).contains(.hidesBar), let first = arguments.first { hide(first.value) }
            case .assignment(let target, let value, _):
                guard let name = target.lastStep?.name else { return }
                var owner: String?
                if case .member(let base?, _, _) = target { owner = base.lastStep?.name }
                assign(value, to: name, of: owner, words)
            default: break
            }
        }
    }

    /// Handles an assignment to `owner.name`, or to a property of `self`.
    private mutating func assign(_ value: Expression, to name: String, of owner: String?, _ words: SignWords) {
        let lives = words.lives
        if words.meaning(of: name).contains(.hidesBar) { hide(value) }
        if let owner, lives.bars.contains(owner), !lives.barStyles.contains(name) || value.isNamed("clear") {
            hide(value)
        }
        if let owner, lives.swipes.contains(owner) {
            if name == "isEnabled", !value.isTrue { stopsSwipe = true } else { allowsSwipe = true }
        }
        guard lives.styles.contains(name) else { return }
        if case .member(nil, let style, _) = value, lives.sheets.contains(style) { return }
        stopsDrag = true
    }

    private mutating func hide(_ value: Expression) {
        if case .bool(false) = value { showsBar = true } else { hidesBack = true }
    }

    /// Whether code that runs when a screen disappears may notify another object: it calls a function of the app.
    private static func tells(_ body: [Statement], _ words: SignWords) -> Bool {
        var tells = false
        body.visit { expression in
            guard case .call(let callee, _, _) = expression, let root = callee.root, !words.lives.silent.contains(root)
            else {
                return
            }
            tells = true
        }
        return tells
    }
}

extension NominalType {
    /// Whether it notifies another object when it is freed.
    func tellsWhenFreed(_ lives: LifetimeNames) -> Bool {
        functions["deinit"]?.contains { function in
            var tells = false
            function.body?.visit { expression in
                guard case .call(.member(_?, let name, _), _, _) = expression, let root = expression.root else {
                    return
                }
                if name == "post"
                    || !lives.silent.contains(root) && !root.isCapitalized && !lives.freeing.contains(name)
                {
                    tells = true
                }
            }
            return tells
        } == true
    }
}

extension Expression {
    fileprivate var isTrue: Bool { if case .bool(true) = self { true } else { false } }

    /// The first name of `a.b().c`; for `self.a.b` it is `a`.
    fileprivate var root: String? {
        switch self {
        case .name(let name, _): name
        case .member(.name("self", _)?, let name, _): name
        case .member(let base?, _, _): base.root
        case .call(let callee, _, _): callee.root
        case .subscripted(let base, _, _): base.root
        default: nil
        }
    }
}

/// The meanings of names for disappearing screens. Each name is looked up once, because the meanings are patterns.
final class SignWords {
    struct Meaning: OptionSet {
        let rawValue: UInt8
        static let observes = Meaning(rawValue: 1)
        static let replacesBack = Meaning(rawValue: 2)
        static let stopsDrag = Meaning(rawValue: 4)
        static let hidesBar = Meaning(rawValue: 8)
    }

    let lives: LifetimeNames
    private var known: [String: Meaning] = [:]

    init(_ lives: LifetimeNames) { self.lives = lives }

    func meaning(of name: String) -> Meaning {
        if let meaning = known[name] { return meaning }
        var meaning: Meaning = []
        if lives.observing.contains(name) { meaning.insert(.observes) }
        if lives.replacingBack.contains(name) { meaning.insert(.replacesBack) }
        if lives.stoppingDrag.contains(name) { meaning.insert(.stopsDrag) }
        if lives.hidingBar.contains(name) { meaning.insert(.hidesBar) }
        known[name] = meaning
        return meaning
    }
}
