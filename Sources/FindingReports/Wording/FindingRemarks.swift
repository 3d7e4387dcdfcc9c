import CoordinatorAnalysis
import CoordinatorModel

extension Finding {
    /// Additions to the message, each on one line: the path, the notes and the hint.
    var remarks: [String] {
        var remarks: [String] = []
        if let path = PathWords.line(path) { remarks.append("in \(path)") }
        remarks += notes.flatMap(PathWords.lines)
        if let hint { remarks.append(PlainText.line(hint)) }
        return remarks
    }
}
