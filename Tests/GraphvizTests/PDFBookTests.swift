import Foundation
import Testing

@testable import Graphviz

/// Pictures as pages of one PDF.
@Suite struct PDFBookTests {
    private static func page(_ title: String) throws -> [UInt8] {
        try GraphvizLibrary.render(.pdf, engine: .dot) { $0.node(0, [.text(.label, title)]) }
    }

    /// A PDF whose objects are in a compressed stream, as newer versions of cairo write it.
    private static let packed = [UInt8](
        Data(
            base64Encoded: """
                JVBERi0xLjcKNCAwIG9iago8PCAgL0ZpbHRlciAvRmxhdGVEZWNvZGUgL0xlbmd0aCA0NCA+PgpzdHJlYW0KeNpzClHQdzNUMDRS
                CElT0EjNS8lPylKI0VQwVjBQCNJUCMlScA0BAKPPCO4KZW5kc3RyZWFtCmVuZG9iago3IDAgb2JqCjw8IC9UeXBlIC9PYmpTdG0g
                L04gNSAvRmlyc3QgMjcgL0ZpbHRlciAvRmxhdGVEZWNvZGUgL0xlbmd0aCAxODQgPj4Kc3RyZWFtCnjaVY/NCsIwEITvPsUc21OS
                /iiCFLSIBxFK9WY9hCaUgjYlTaC+vWlqD2WXDex+mdlloIiQJIjB4gQp2C7GFhHd43AAeXx7CVLwRg4g11YMeDqcosQLJFe2M2DI
                ss2anaqWfjah5CZFy09qdJ+pC0YpUjordMZxA5IZLOWgrK6dWewbf+XzaC53w430O3Hqn/zoref0WKGVsLXUCD5cSNgeVZBOOlUY
                rpfMueFv1SyXscXsBxF5Rb8KZW5kc3RyZWFtCmVuZG9iago4IDAgb2JqCjw8IC9UeXBlIC9YUmVmIC9TaXplIDkgL1cgWzEgMiAy
                XSAvUm9vdCA2IDAgUiAvSW5mbyA1IDAgUiAvRmlsdGVyIC9GbGF0ZURlY29kZSAvTGVuZ3RoIDQwID4+CnN0cmVhbQp42iXHwQkA
                IBAEsZlTEIu2EZs9WfwEAnQXC4KhZP+OMOWAXnhe4ANaCmVuZHN0cmVhbQplbmRvYmoKc3RhcnR4cmVmCjQxMAolJUVPRgo=
                """,
            options: .ignoreUnknownCharacters) ?? Data())

    private static func book(_ pages: [[UInt8]]) throws -> PDFObjects {
        var book = PDFBook()
        for (index, page) in pages.enumerated() { try book.add("Page \(index + 1) (é)", page) }
        return try #require(PDFObjects(try book.finished()))
    }

    private static func dictionary(_ objects: PDFObjects, _ number: Int?) throws -> PDFDictionary {
        let body = try #require(number.flatMap { objects.bodies[$0] })
        var scanner = PDFScanner(body, at: body.startIndex)
        return scanner.dictionary()
    }

    /// The content of each page, as its object says it.
    private static func pages(_ objects: PDFObjects) throws -> [ArraySlice<UInt8>] {
        let catalog = try dictionary(objects, objects.root)
        let tree = try dictionary(objects, catalog.reference("Pages"))
        let groups = tree.integers("Kids").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        #expect(tree.integer("Count") == groups.count)
        return try groups.map { group in
            let branch = try dictionary(objects, group)
            #expect(branch.reference("Parent") == catalog.reference("Pages"))
            let page = try dictionary(objects, branch.reference("Kids"))
            #expect(page.name("Type") == "Page" && page.reference("Parent") == group)
            #expect(page.reference("Resources").flatMap { objects.bodies[$0] } != nil)
            return try #require(page.reference("Contents").flatMap { objects.bodies[$0] })
        }
    }

    @Test func `every picture is a page, with its own content`() throws {
        let singles = try ["One", "Two", "Three"].map { try Self.page($0) }
        let joined = try Self.pages(try Self.book(singles))
        let alone = try singles.flatMap { try Self.pages(try Self.book([$0])) }
        #expect(joined.count == 3 && Set(joined.map(Array.init)).count == 3)
        // The stream itself stays as it was; its dictionary may refer to its length.
        for (one, other) in zip(joined, alone) { #expect(Self.stream(one) == Self.stream(other)) }
    }

    private static func stream(_ body: ArraySlice<UInt8>) -> [UInt8] {
        var scanner = PDFScanner(body, at: body.startIndex)
        _ = scanner.dictionary()
        return scanner.skip("stream") ? Array(body[scanner.position...]) : []
    }

    @Test func `the outline names the pages, in any script`() throws {
        let objects = try Self.book([try Self.page("One"), try Self.page("Two")])
        let catalog = try Self.dictionary(objects, objects.root)
        let outline = try Self.dictionary(objects, catalog.reference("Outlines"))
        let first = try Self.dictionary(objects, outline.reference("First"))
        let second = try Self.dictionary(objects, first.reference("Next"))
        #expect(outline.reference("Last") == first.reference("Next") && second.reference("Next") == nil)
        #expect(
            second.entries["Title"]?.first.map { String(decoding: $0, as: UTF8.self) }
                == "<FEFF0050006100670065002000320020002800E90029>")
    }

    @Test func `the same pictures give the same bytes`() throws {
        var (one, other) = (PDFBook(), PDFBook())
        try one.add("One", try Self.page("One"))
        try other.add("One", try Self.page("One"))
        #expect(try one.finished() == other.finished())
    }

    @Test func `objects in compressed streams are taken out of them`() throws {
        let objects = try Self.book([Self.packed, try Self.page("Two"), Self.packed])
        let pages = try Self.pages(objects)
        #expect(pages.count == 3 && pages[0] == pages[2])
        let information = try Self.dictionary(objects, objects.info)
        // What looks like a reference in a string is none.
        #expect(
            information.entries["Producer"]?.first.map { String(decoding: $0, as: UTF8.self) }
                == #"(made up \(5 0 R\))"#)
    }

    @Test func `what is no PDF, or one that ends early, is refused and never crashes`() throws {
        var book = PDFBook()
        #expect(throws: GraphvizError.self) { try book.add("", Array("no PDF".utf8)) }
        for whole in [Self.packed, try Self.page("One")] {
            // All but the mark at the end.
            for end in stride(from: 0, to: whole.count - 8, by: 7) {
                #expect(throws: GraphvizError.self, "\(end)") { try book.add("", Array(whole[..<end])) }
            }
            for place in stride(from: 0, to: whole.count, by: 3) {
                var damaged = whole
                damaged[place] ^= 0x15
                _ = PDFObjects(damaged)
            }
        }
    }
}

/// Compressed data, as zlib writes it.
@Suite struct InflateTests {
    private static func expand(_ base64: String, most: Int = 100_000) -> String? {
        let data = [UInt8](Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data())
        return Inflate.expand(data[...], most: most).map { String(decoding: $0, as: UTF8.self) }
    }

    private static let own = """
        eNpdV0uOHTcMvMo7gkj9lwG8zcq+gGHPYoAkGIyDnN/dKn6qs5k3/VqiqKpike/L5/t/b5+/dMvr29v3v39JLfhHe339+f39H21y
        PqVMe9G2Ld0bb/C3jtcXBOv6+vn+8+vbX28//pXucV9/fHw0LJWCz3Z/J2IH9YrHTbtleVCtnb/HltUQfdO7Ifm/9mGxt8eR3vl9
        v8/UIufoibQUaapobFrzLHCUVE/q127PbuAgWYZJRwhCQjeWXKF8U49/AzudAygsBBiVI3DqjIeucu5hezTTOveTYuksS/Kcoatm
        JnZcWxRUKHvEt+TGdv5s/8brHSg3LHQxXdo4nzhlEpFKD/1s2o1eX/lgYyB9x7xWXVcgjZmehhHX1ETHQtyTr0bxYvEGVodqVS8I
        V7CWmnII4C5I79WywJqepyvFIGD5bgV0SPFakYINGJWu7pBJJ0qW655qZNhCXdMzFmRB6ixesnmH6ctL9wvf6INaK37pCNW9igeU
        U0h7WVmF1b5WnmTBCmXdtt2EgFBbqDMEXCsObpH3olIhEpnczg6yCD6Z5hfSdko/ydrndp1LDsqqcAY6MCJty1A3CIapNeEUxhOX
        +wyrxOaGQmeeJNxsxRdElqIQWUq4A8uskRU2ZY4wGZ7FBtlIchfZfsbQsG1TIRxyGEOFaSuGRWX+nTnRLJZpBrto4YbrF67nkoms
        YMxx1u2As1GI+W93VY/Jl7mP6MSeAzRRviC+5RYJU2guAALQXlarbW5My7tm8OXIOaMj3uy45nx0TC/oAWhSoHepBpbehYf8z8w3
        84uqXl7/SjBXE4ceQxVzMnQ2dVdULurFKLg1K1q7p7POgfPETGeThzZKdRfxdpH38rBoKcbdnRXJn0rdrMX6rUxQnehrczDlYaNH
        cyygrk+GczEUEPozVtJJ5+bGkmqPYcGTnNnTg0UH0ftEtEzxBjDFDAWzielL8bwac02NJPxtWMswbx2Fu2sOOCjDHBwmjO+uDDMA
        iIQhS/6ECJxZRZWR2fzApsDfd2RLE8xWax5sVNaOBlSGKoliqstntfO9NZrO2p2FJxvzFXOQRz7TvwQ8XdP1Pav7ENoxJCdWNEtr
        +Xddxxsbpx4+dwI56HDZ+cTP5JSsRQ2WxLNQK3EJskNVmwUnNUY3ZrOEZeeP+FGApoWsZWSpB3SY0s4lVlgHH0uz8qRexn2yzvDV
        G4u1IouDfU7wKPK6nj8UME/gJrb3vtBxkcVGdIQcU914uiVNFK6nyQMCCCKN28w5ouLyeqoPBFaUcAxeacbe57yRmWo6yclXZBsz
        JsELe/vtgKDEfUXcKa0eanGqgwvu6aZdu7CUxJOKFT+CIoKfGT8U+fZosZI99hobfgORcoCp
        """

    @Test func `stored data, a fixed code and a code of its own are read`() {
        #expect(Self.expand("eAEBDwDw/3N0b3JlZCBhcyBpdCBpcy3tBX8=") == "stored as it is")
        #expect(Self.expand("eAFLTMQOkgB7Pwl7") == String(repeating: "a", count: 24) + "b")
        let text = Self.expand(Self.own)
        #expect(
            text?.count == 3709 && text?.hasPrefix("Drivers291 Teams130 Teams253 M") == true
                && text?.hasSuffix("didSelect196 App147 Drivers204") == true)
    }

    @Test func `data that is longer than allowed, or ends early, is refused`() {
        #expect(Self.expand(Self.own, most: 500) == nil)
        #expect(Self.expand(String(Self.own.filter { !$0.isWhitespace }.prefix(400))) == nil)
        #expect(Self.expand("") == nil)
    }
}
