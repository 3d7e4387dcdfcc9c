import ArgumentParser
import CoordinatorAnalysis
import CoordinatorModel
import ProjectConfiguration

/// The baseline, read from its file.
enum KnownFindings {
    /// The known findings; `nil` if there is no file.
    ///
    /// - Throws: `CommandFailure` if the file can't be read or is not a baseline.
    static func read(_ file: Sourced<String?>) throws -> Baseline? {
        guard let path = file.value else { return nil }
        let bytes: [UInt8]
        do {
            if case .file = file.origin {
                bytes = try InputFile.plainBytes(of: path, limit: mostBytes, followsLinks: true)
            } else {
                bytes = try InputFile.bytes(of: path, limit: mostBytes)
                if bytes.count > mostBytes { throw CommandFailure("\(path): has more than \(mostBytes) bytes") }
            }
        } catch {
            throw CommandFailure(
                verbatim: "\(error)\n    "
                    + PlainText.line("named by \(file.origin); 'coordviz check … --write-baseline \(path)' writes it")
            )
        }
        do {
            return try Baseline(text: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw CommandFailure(verbatim: PlainText.line("\(path):\(error.line):1: error: \(error.message)"))
        }
    }

    /// Throws if a file has other content than a baseline, so that a mistyped path costs no file. An empty file has no content
    /// to lose.
    ///
    /// - Throws: `ValidationError`, which ends the process with exit code 64.
    static func checkReplaceable(_ path: String) throws {
        guard path != "-", let beginning = InputFile.beginning(ofPlain: path, count: 64), !beginning.isEmpty,
            !Baseline.isBaseline(beginningWith: beginning)
        else { return }
        throw ValidationError(
            PlainText.line("--write-baseline \(path) exists and is not a baseline: choose another file."))
    }

    /// Many times more than the findings of any real project.
    private static let mostBytes = 1 << 28
}
