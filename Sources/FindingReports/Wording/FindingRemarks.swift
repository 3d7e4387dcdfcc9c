import CoordinatorAnalysis
import CoordinatorModel

extension Finding {
    /// What there is to add to the message, each on one line: where it is, notes, and what to do.
    var remarks: [String] {
        var remarks: [String] = []
        if let path = PathWords.line(path) { remarks.append("in \(path)") }
        remarks += notes.flatMap(PathWords.lines)
        if let hint { remarks.append(PlainText.line(hint)) }
        return remarks
    }
}
