extension SVGOutput {
    /// Writes a text with the width with which it was measured, so that text in a substitute font stays in its box, and
    /// in the middle of its line: Graphviz puts it higher.
    ///
    /// - Throws: `SVGError` if an attribute is not allowed in a picture.
    mutating func writeText(
        _ content: [UInt8], _ attributes: Range<Int>, of scanner: SVGScanner, size: Double, isBold: Bool
    ) throws {
        // Browsers drop a space at the end of a text, and would stretch the letters into its room. The next text has
        // its own position, so the space is not needed.
        var content = content
        guard size != HTMLLabel.levelSize else { return }
        while content.last == UInt8(ascii: " ") { content.removeLast() }
        write("<text")
        try writeAttributes(attributes, of: scanner, loweredBy: HTMLLabel.lowering)
        content.withUnsafeBufferPointer { content in
            // If fonts differ in the widths of letters, text keeps its natural width.
            if !content.isEmpty, TextMetrics.isExact(utf8: content) {
                let width = TextMetrics.width(utf8: content, size: size, bold: isBold)
                write(" textLength=\"\(DotLength.number(width))\" lengthAdjust=\"spacingAndGlyphs\"")
            }
            write(">")
            escape(content)
        }
        write("</text>\n")
    }
}
