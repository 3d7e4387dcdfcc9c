extension SVGOutput {
    /// Writes the opening of a picture: its size, its title and description, a second theme, and the background.
    ///
    /// - Throws: `SVGError` if the attributes of Graphviz's picture can't be read.
    mutating func writeHead(_ attributes: Range<Int>, of scanner: SVGScanner, _ decoration: SVGDecoration) throws {
        var size: [String: String] = [:]
        try scanner.forEachAttribute(in: attributes) { size[scanner.string($0)] = scanner.string($1) }
        let prefix = decoration.idPrefix
        write("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"coordviz\" role=\"img\"")
        write(" aria-labelledby=\"\(prefix)title-text \(prefix)desc-text\"")
        for name in ["width", "height", "viewBox"] {
            write(" \(name)=\"")
            escape(size[name] ?? "")
            write("\"")
        }
        write(" font-family=\"Arial, Helvetica, 'Liberation Sans', 'Nimbus Sans', sans-serif\">\n")
        write("<title id=\"\(prefix)title-text\">")
        escape(decoration.title)
        write("</title>\n<desc id=\"\(prefix)desc-text\">")
        escape(decoration.summary)
        write("</desc>\n")
        if decoration.theme == .auto { write(SVGStyle.dark) }
        write("<rect width=\"100%\" height=\"100%\" fill=\"\(decoration.theme.palette[.canvas])\"/>\n")
    }
}
