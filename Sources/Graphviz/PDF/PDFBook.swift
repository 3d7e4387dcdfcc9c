/// Several pictures as the pages of one PDF, with an outline that names them.
public struct PDFBook: Sendable {
    private var pages: [(title: String, objects: PDFObjects)] = []

    /// An empty book.
    public init() {}

    /// Adds a PDF of one page.
    ///
    /// - Throws: `GraphvizError` if it isn't a PDF in the form that Graphviz writes.
    public mutating func add(_ title: String, _ pdf: [UInt8]) throws {
        guard let objects = PDFObjects(pdf) else {
            throw GraphvizError(
                "Graphviz wrote a PDF whose pages can't be joined",
                hint: "name a folder with --output, and each sheet becomes a file")
        }
        pages.append((title, objects))
    }

    /// The PDF with all pages.
    ///
    /// - Throws: `GraphvizError` if a page lacks one of its objects.
    public func finished() throws -> [UInt8] {
        var writer = PDFWriter()
        let (catalog, tree, outline) = (writer.reserve(), writer.reserve(), writer.reserve())
        let items = pages.map { _ in writer.reserve() }
        var groups: [Int] = []
        var info: Int?
        for (index, page) in pages.enumerated() {
            let objects = page.objects
            guard let root = objects.root, let group = Self.dictionary(objects, root).reference("Pages"),
                let first = Self.dictionary(objects, group).reference("Kids")
            else { throw GraphvizError("Graphviz wrote a PDF without a page") }
            var numbers: [Int: Int] = [:]
            // Every page has its own catalog. Only the information of the first page is kept.
            let numbersInOrder = objects.bodies.keys.sorted().filter {
                $0 != root && ($0 != objects.info || index == 0)
            }
            for number in numbersInOrder { numbers[number] = writer.reserve() }
            for number in numbersInOrder {
                guard let body = objects.bodies[number], let new = numbers[number] else { continue }
                var text = PDFWriter.renumbered(body, numbers)
                // The root of a page's own tree of pages becomes a branch.
                if number == group { text = PDFWriter.adding("/Parent \(tree) 0 R", to: text) }
                writer.write(new, text)
            }
            if index == 0 { info = objects.info.flatMap { numbers[$0] } }
            groups.append(numbers[group] ?? 0)
            let beside =
                (index > 0 ? " /Prev \(items[index - 1]) 0 R" : "")
                + (index + 1 < items.count ? " /Next \(items[index + 1]) 0 R" : "")
            writer.write(
                items[index],
                "<< /Title \(PDFWriter.string(page.title)) /Parent \(outline) 0 R"
                    + " /Dest [ \(numbers[first] ?? 0) 0 R /Fit ]\(beside) >>")
        }
        let kids = groups.map { "\($0) 0 R" }.joined(separator: " ")
        writer.write(tree, "<< /Type /Pages /Kids [ \(kids) ] /Count \(groups.count) >>")
        writer.write(
            outline,
            "<< /Type /Outlines /First \(items.first ?? 0) 0 R /Last \(items.last ?? 0) 0 R /Count \(items.count) >>")
        writer.write(
            catalog, "<< /Type /Catalog /Pages \(tree) 0 R /Outlines \(outline) 0 R /PageMode /UseOutlines >>")
        return writer.finished(root: catalog, info: info)
    }

    private static func dictionary(_ objects: PDFObjects, _ number: Int) -> PDFDictionary {
        guard let body = objects.bodies[number] else { return PDFDictionary() }
        var scanner = PDFScanner(body, at: body.startIndex)
        return scanner.dictionary()
    }
}
