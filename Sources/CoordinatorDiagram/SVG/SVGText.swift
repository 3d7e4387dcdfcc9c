extension SVGOutput {
    /// Writes a text with the width that it was measured with, so that a substitute font can't run out of its box.
    ///
    /// - Throws: `SVGError` when an attribute doesn't belong into a picture.
    mutating func writeText(
        _ content: [UInt8], _ attributes: Range<Int>, of scanner: SVGScanner, size: Double, isBold: Bool
    ) throws {
        // Browsers drop a space at the end of a text, and would stretch the letters over its room. The next text has a
        // place of its own, so that nothing is lost without it.
        var content = content
        while content.last == UInt8(ascii: " ") { content.removeLast() }
        write("<text")
        try writeAttributes(attributes, of: scanner)
        content.withUnsafeBufferPointer { content in
            // If fonts disagree about the widths of letters, text keeps its natural width.
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
