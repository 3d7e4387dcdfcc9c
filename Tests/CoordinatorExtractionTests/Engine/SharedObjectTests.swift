import Testing

@testable import CoordinatorExtraction

/// Objects are told apart where that tells something: what the app has once is one object, whatever asks for it.
@Suite struct SharedObjectTests {
    @Test func aSingletonIsOneObjectForAllScreens() {
        #expect(objects(of: "Session", in: screens("static let shared = Session(CardController())")) == 1)
    }

    @Test func aSingletonOfAProtocolsTypeIsOneObjectForAllScreens() {
        #expect(objects(of: "Session", in: screens("static let shared: Session = .init(CardController())")) == 1)
    }

    /// A getter makes a new one for each of them.
    @Test func whatAGetterMakesIsAnObjectForEachScreen() {
        #expect(objects(of: "Session", in: screens("static var shared: Session { Session(CardController()) }")) == 6)
    }

    /// A wrapper that wraps itself would be a larger type with each call.
    @Test func whatAWrapperOfItselfWrapsIsNotKnown() {
        let inner = Shape.nominal(frame, [.nominal(view, [])])
        #expect(Shape.nominal(frame, [inner]).limited() == .nominal(frame, [.nominal(frame, [.unknown])]))
    }

    /// What a wrapper of another kind wraps is.
    @Test func whatAWrapperOfAnotherWrapsIsKnown() {
        let shape = Shape.nominal(frame, [.nominal(card, [.nominal(view, [])]), .nominal(view, [])])
        #expect(shape.limited() == shape)
    }

    private let frame = TypeID(index: 1)
    private let card = TypeID(index: 2)
    private let view = TypeID(index: 3)

    /// Six screens that ask for a session, which makes a screen for the first that asks.
    private func screens(_ shared: String) -> MarkedProgram {
        let screens = (0..<6).map { number in
            """
            class Page\(number)Controller: UIViewController {
                func load() { Session.shared.open() }
            }
            """
        }
        return MarkedProgram(
            "a session that screens share",
            """
            let app = ShopCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class ShopCoordinator: Coordinator {
                func start() { \((0..<6).map { "Page\($0)Controller().load()" }.joined(separator: "; ")) }
            }
            class CardController: UIViewController {}
            class Session {
                \(shared)
                var card: CardController
                init(_ card: CardController) { self.card = card }
                func open() {}
            }
            \(screens.joined(separator: "\n"))
            """)
    }

    /// How many objects of a type are made.
    private func objects(of name: String, in program: MarkedProgram) -> Int? {
        program.run { engine in
            engine.seeds.objects.count { id in
                engine.atoms[id].isMade && engine.atoms[id].type.map { engine.index[$0].name == name } == true
            }
        }
    }
}
