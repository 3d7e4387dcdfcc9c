import Observation

/// What the customer wants to buy. Views take it from the environment.
@MainActor @Observable final class Cart {
    private(set) var products: [Product] = []

    func add(_ product: Product) { products.append(product) }
    func clear() { products = [] }
}
