import CGraphviz

/// Removes the time from a PDF, because the same input must result in the same bytes, and some versions ignore
/// `SOURCE_DATE_EPOCH`.
enum PDFDate {
    /// Draws in UTC: in other time zones, cairo writes a longer date, and all offsets after it change.
    static func inGreenwich<Result>(_ draw: () throws -> Result) rethrows -> Result {
        let before = coordviz_enter_greenwich()
        defer { coordviz_leave_greenwich(before) }
        return try draw()
    }

    /// Overwrites the digits of the creation date in place, without changing any length.
    static func erase(in pdf: UnsafeMutableRawBufferPointer) {
        let key = Array("/CreationDate (D:".utf8)
        let date = Array("20000101000000".utf8)
        // The document information is in the last kilobytes, and pictures can be large.
        var start = max(0, pdf.count - 16_384)
        while start + key.count + date.count <= pdf.count {
            if pdf[start] == key[0], pdf[start..<start + key.count].elementsEqual(key) {
                let digits = start + key.count
                for offset in date.indices where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(pdf[digits + offset])
                {
                    pdf[digits + offset] = date[offset]
                }
                return
            }
            start += 1
        }
    }
}
