/// A requested report: `text`, `sarif=out.sarif`, in the form of `--report FORMAT[=FILE]`.
public struct ReportRequest: Hashable, Sendable, CustomStringConvertible {
    /// The name of the format.
    public var format: String
    /// The file to write; `nil` for standard output.
    public var file: String?

    /// Creates a request.
    public init(format: String, file: String? = nil) {
        self.format = format
        self.file = file
    }

    /// Reads `FORMAT` or `FORMAT=FILE`; a file named `-` is standard output. The format is not checked. An empty file
    /// name is kept, so that the reader can report it.
    public init(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let file = parts.count > 1 ? String(parts[1]) : nil
        self.init(format: String(parts[0]), file: file == "-" ? nil : file)
    }

    /// `FORMAT` or `FORMAT=FILE`.
    public var description: String { file.map { "\(format)=\($0)" } ?? format }

    /// Two requests that write to the same place; `nil` if there are none.
    /// - Returns: The positions of the first such pair.
    public static func conflict(in requests: [ReportRequest]) -> (Int, Int)? {
        var positions: [String?: Int] = [:]
        for (position, request) in requests.enumerated() {
            if let other = positions.updateValue(position, forKey: request.file) { return (other, position) }
        }
        return nil
    }
}
