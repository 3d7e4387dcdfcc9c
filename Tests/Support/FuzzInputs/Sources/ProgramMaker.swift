import TreeFixtures

/// Programs with only generated words: few names, so that every type knows every other one, and itself.
struct ProgramMaker {
    var random: SplitMix64
    /// The number of parts that may still be written; after that, only names are written.
    private var rest = 0

    init(_ random: SplitMix64) { self.random = random }

    mutating func program() -> String {
        let count = random.pick([2, 4, 8, 20])
        rest = random.pick([300, 1_500, 6_000])
        var text = random.chance(50) ? "protocol Coordinator: AnyObject { func start() }\n" : ""
        for number in 0..<count { text += declaration(number) }
        for _ in 0..<random.below(3) { text += "let \(variable()) = \(expression())\n" }
        return text
    }

    private mutating func declaration(_ number: Int) -> String {
        switch random.below(10) {
        case 0: return "protocol P\(number): \(random.pick(["AnyObject", type()])) {\n\(requirements())}\n"
        case 1: return "enum E\(number): \(random.pick(["Event", type()])) {\n\(cases())\(members())}\n"
        case 2: return "extension \(type()) {\n\(members())}\n"
        case 3: return "func \(function())(\(parameters())) -> \(type()) {\n\(statements())}\n"
        case 4: return "typealias \(type()) = \(type())\n"
        default:
            let word = random.pick(["class", "final class", "class", "struct"])
            return "\(word) \(name(number)): \(bases()) {\n\(members())}\n"
        }
    }

    private mutating func bases() -> String {
        random.pick([
            "Coordinator", "Coordinator<\(type())>", "ContainerCoordinator<\(type())>",
            "NavigationCoordinator<\(type())>",
            "UIViewController", "View", "\(type())", "\(type()), \(type())", "NSObject, \(type())Delegate",
        ])
    }

    private mutating func requirements() -> String {
        (0..<random.below(4)).map { _ in "func \(function())(\(parameters()))\n" }.joined()
    }

    private mutating func cases() -> String {
        (0..<random.below(4)).map { _ in "case \(function())(\(type()))\n" }.joined()
    }

    private mutating func members() -> String {
        (0..<random.below(6)).map { _ in member() }.joined()
    }

    private mutating func member() -> String {
        switch random.below(8) {
        case 0: return "var \(variable()): \(type())?\n"
        case 1: return "var \(variable()): ((\(type())) -> Void)?\n"
        case 2: return "lazy var \(variable()) = \(expression())\n"
        case 3: return "var \(variable()): \(type()) { \(expression()) }\n"
        case 4: return "init(\(parameters())) {\n\(statements())}\n"
        case 5: return "weak var \(random.pick(["delegate", "parent", variable()])): \(type())?\n"
        default:
            let word = random.pick(["", "override ", "static ", "@objc "])
            return "\(word)func \(function())(\(parameters())) -> \(type()) {\n\(statements())}\n"
        }
    }

    private mutating func parameters() -> String {
        (0..<random.below(3)).map { _ in
            "\(random.pick(["_ ", "", "with "]))\(variable()): \(random.pick([type(), "@escaping (\(type())) -> Void"]))"
        }.joined(separator: ", ")
    }

    private mutating func statements() -> String {
        (0..<random.below(5)).map { _ in statement() + "\n" }.joined()
    }

    private mutating func statement() -> String {
        switch random.below(9) {
        case 0: return "let \(variable()) = \(expression())"
        case 1: return "\(place()) = \(expression())"
        case 2: return "return \(expression())"
        case 3 where hasRoom(): return "if let \(variable()) = \(expression()) {\n\(statements())}"
        case 4 where hasRoom():
            return
                "switch \(expression()) {\ncase .\(function())(let \(variable())): \(expression())\ndefault: break\n}"
        case 5 where hasRoom(): return "for \(variable()) in \(expression()) {\n\(statements())}"
        case 6: return "emitEvent(\(type()).\(function())(\(expression())))"
        default: return expression()
        }
    }

    private mutating func expression() -> String {
        guard hasRoom() else { return variable() }
        switch random.below(12) {
        case 0: return "\(type())(\(arguments()))"
        case 1: return "\(place()).\(function())(\(arguments()))"
        case 2: return "\(function())(\(arguments()))"
        case 3: return "{ [weak self] \(variable()) in\n\(statements())}"
        case 4: return "{ \(place())?.\(function())($0) }"
        case 5: return "\(random.pick(["root", "present", "push", "show", "presentCoordinator"]))(\(expression()))"
        case 6: return "[\(expression()), \(expression())].map { $0.\(function())(\(variable())) }"
        case 7: return "(\(expression()) as? \(type()))"
        case 8: return "(\(expression()) ?? \(expression()))"
        case 9: return "\(place()).\(variable())"
        case 10: return "(flag ? \(expression()) : \(expression()))"
        default: return place()
        }
    }

    private mutating func arguments() -> String {
        (0..<random.below(3)).map { _ in random.pick(["", "with: ", "\(variable()): "]) + expression() }
            .joined(separator: ", ")
    }

    private mutating func place() -> String {
        random.pick([
            "self", "self.\(variable())", variable(), "\(variable())?.\(variable())", "super", "\(type()).shared",
        ])
    }

    private mutating func hasRoom() -> Bool {
        rest -= 1
        return rest > 0
    }

    private mutating func type() -> String {
        random.chance(8) ? "Box<\(name(random.below(8)))>" : name(random.below(8))
    }

    private func name(_ number: Int) -> String {
        ["ACoordinator", "BCoordinator", "CCoordinator", "AViewController", "BView", "Router", "Factory", "AppEvents"][
            number % 8]
    }

    private mutating func variable() -> String {
        random.pick(["a", "b", "c", "onA", "onB", "child", "parent", "delegate"])
    }

    private mutating func function() -> String {
        random.pick(["start", "f", "g", "h", "interceptEvent", "didSelect", "goTo", "make", "body"])
    }
}
