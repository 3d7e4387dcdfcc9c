/// Foundation's parser gives up with an internal error on what has more than 10 MB; xmllint, told of it, reads on.
enum LargeXML {
    /// Whether xmllint reads a text to its end.
    static func isWellFormed(_ xml: [UInt8]) -> Bool { (try? complaint(about: xml)) == "" }

    /// What xmllint says of a text; empty where it is well-formed.
    private static func complaint(about xml: [UInt8]) throws -> String {
        try OtherReader.complaint(about: xml, of: "xmllint", "--huge", "--noout", "--nonet")
    }
}
