/// Foundation's parser fails with an internal error above 10 MB; xmllint can read more with an option.
enum LargeXML {
    /// Whether xmllint reads a text to its end.
    static func isWellFormed(_ xml: [UInt8]) -> Bool { (try? complaint(about: xml)) == "" }

    /// The messages of xmllint about a text; empty if it is well-formed.
    private static func complaint(about xml: [UInt8]) throws -> String {
        try OtherReader.complaint(about: xml, of: "xmllint", "--huge", "--noout", "--nonet")
    }
}
