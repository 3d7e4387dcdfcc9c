import CoordinatorIntrospection
import CoordinatorModel
import Testing

/// What a journey shows about lifetimes is added to a snapshot.
@MainActor @Suite struct LifetimesTests {
    private final class ShopCoordinator {
        var childCoordinators: [PayCoordinator] = []
        func pay() { childCoordinators.append(PayCoordinator()) }
        func end() { childCoordinators.removeLast() }
    }

    private final class PayCoordinator {
        var other: PayCoordinator?
    }

    private let shop = ShopCoordinator()

    private func tree(after steps: [@MainActor () -> Void], taken: @MainActor (ShopCoordinator) -> Void)
        -> CoordinatorTree
    {
        taken(shop)
        var tree = CoordinatorTree(reflecting: shop)
        shop.childCoordinators = []
        let lifetimes = CoordinatorLifetimes(in: shop, after: steps)
        tree.merge(lifetimes)
        let once = tree
        tree.merge(lifetimes)
        #expect(tree == once)
        return tree
    }

    @Test func `a flow that ends adds nothing`() {
        let tree = tree(after: [{ shop.pay() }, { shop.end() }]) { $0.pay() }
        #expect(tree.coordinators.allSatisfy { $0.retainCycles.isEmpty })
        #expect(tree.coordinators[0].branches.map(\.removals) == [nil])
        #expect(tree.unresolved == [])
    }

    @Test func `a flow that is never removed is held in a collection`() {
        let tree = tree(after: [{ shop.pay() }, {}]) { $0.pay() }
        #expect(tree.coordinators[0].branches.map(\.removals) == [[]])
        #expect(tree.coordinators[0].branches.map(\.holding) == [Holding(.strong, isCollection: true)])
        #expect(tree.unresolved == [])
    }

    @Test func `a flow that keeps itself alive has a ring`() {
        let begin: @MainActor () -> Void = {
            self.shop.pay()
            self.shop.childCoordinators[0].other = self.shop.childCoordinators[0]
        }
        let tree = tree(after: [begin, { shop.end() }]) { $0.pay() }
        #expect(tree.coordinators[1].retainCycles.flatMap(\.links).map(\.member) == ["other"])
        #expect(tree.coordinators[0].branches.map(\.removals) == [nil])
    }

    @Test func `what has no place in the snapshot is unresolved`() {
        let tree = tree(after: [{ shop.pay() }, {}]) { _ in }
        #expect(tree.coordinators.count == 1)
        #expect(tree.unresolved.count == 1)
        #expect(tree.unresolved[0].what.hasSuffix("PayCoordinator is never removed"))
    }

    @Test func `a journey without a flow is not judged`() {
        #expect(!CoordinatorLifetimes(in: shop, after: [{}]).sawFlows)
        #expect(CoordinatorLifetimes(in: shop, after: [{ shop.pay() }]).sawFlows)
    }
}

private final class NamedBox<Content> {
    final class Part {}
    final class Row {
        final class Cell {}
    }
    static var hidden: Any.Type { Hidden.self }
    private final class Hidden {}
}

/// Names of types have no modules and no marks of private scopes, also inside generic types.
@Suite struct TypeNameTests {
    private func name(_ type: Any.Type) -> String { RecordedJourney.Responder.screen(type).type }

    @Test func `a type inside a generic one`() {
        #expect(name(NamedBox<Int>.Part.self) == "NamedBox<Int>.Part")
        #expect(name(NamedBox<Int>.Row.Cell.self) == "NamedBox<Int>.Row.Cell")
        #expect(name(NamedBox<NamedBox<Int>.Row.Cell>.self) == "NamedBox<NamedBox<Int>.Row.Cell>")
    }

    @Test func `a private type inside a generic one`() { #expect(name(NamedBox<Int>.hidden) == "NamedBox<Int>.Hidden") }
}
