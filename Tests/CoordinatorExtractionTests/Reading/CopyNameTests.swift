import Testing

@testable import CoordinatorExtraction

/// Copies that Finder and iCloud leave beside their originals.
@Suite struct CopyNameTests {
    @Test(arguments: [
        ("App/Cart 2.swift", "App/Cart.swift"), ("Cart copy.swift", "Cart.swift"),
        ("Cart copy 3.swift", "Cart.swift"), ("My Cart 12.swift", "My Cart.swift"),
    ])
    func nameTheirOriginals(_ copy: String, _ original: String) { #expect(CopyName.original(of: copy) == original) }

    @Test(arguments: ["Cart.swift", "Cart2.swift", "Cart b.swift", "copy.swift", "2.swift", "Cart 2.txt"])
    func otherNamesAreNoCopies(_ name: String) { #expect(CopyName.original(of: name) == nil) }
}
