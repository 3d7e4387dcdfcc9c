import ArgumentParser
import CoordinatorModel

/// An output of a command, and the option that names it.
struct Destination {
    /// The file; `-` is standard output.
    let path: String
    /// What names it: an option such as `--output`, or a line of the configuration.
    let option: String
    /// Whether it is a folder that gets files.
    var isFolder = false

    /// Refuses an output that is an input, Swift source, a folder, or another output of the same command.
    /// Nothing is read for that except the names of files: every option with an output is checked here before any input
    /// is read.
    ///
    /// - Parameters:
    ///   - outputs: all places that the command will write to.
    ///   - inputs: all files and folders that it will read; `-` is standard input.
    /// - Throws: `ValidationError`, which ends the process with 64.
    static func check(_ outputs: [Destination], against inputs: [String]) throws {
        var owners: [FileIdentity: String] = [:]
        for input in inputs {
            if let identity = FileIdentity(ofInput: input) {
                owners[identity] = "the input \(PlainText.line(InputFile.displayName(input)))"
            }
        }
        for output in outputs {
            let words = output.words
            if output.path != "-" {
                if output.isSwift { throw ValidationError("\(words): coordviz never writes over Swift source.") }
                if !output.isFolder, InputFile.isFolder(output.path) {
                    throw ValidationError("\(words) is a folder, but must be a file.")
                }
                if output.isFolder, InputFile.exists(output.path), !InputFile.isFolder(output.path) {
                    throw ValidationError("\(words) is a file, but must be a folder.")
                }
            }
            guard !output.isFolder, let identity = FileIdentity(ofOutput: output.path) else { continue }
            if let owner = owners.updateValue(words, forKey: identity) {
                throw ValidationError("\(words) would overwrite \(owner): choose another file.")
            }
        }
    }

    private var words: String {
        path == "-" ? "standard output" : PlainText.line("\(option) \(path)")
    }

    /// Whether it is called as Swift source, or leads to a file that is.
    private var isSwift: Bool {
        for name in [path, OutputFile.end(ofLinks: path) ?? path] where name.lowercased().hasSuffix(".swift") {
            return true
        }
        return false
    }
}

extension FileIdentity {
    /// Of what is read.
    fileprivate init?(ofInput path: String) {
        if path == "-" { self.init(of: Int32(0)) } else { self.init(of: path) }
    }

    /// Of what is written.
    fileprivate init?(ofOutput path: String) {
        if path == "-" { self.init(of: Int32(1)) } else { self.init(of: OutputFile.end(ofLinks: path) ?? path) }
    }
}
