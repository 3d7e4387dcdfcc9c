import ArgumentParser
import CoordinatorModel

/// An output of a command, and the option that names it.
struct Destination {
    /// The file; `-` is standard output.
    let path: String
    /// The origin of the path: an option such as `--output`, or a line of the configuration.
    let option: String
    /// Whether it is a folder to which files are written.
    var isFolder = false

    /// Throws if an output is an input, Swift source, a folder, or another output of the same command. Only the names
    /// of files are checked, so that every command can check all its outputs before it reads any input.
    ///
    /// - Parameters:
    ///   - outputs: all destinations of the command.
    ///   - inputs: all files and folders that it will read; `-` is standard input.
    /// - Throws: `ValidationError`, which ends the process with exit code 64.
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

    /// Whether the path has the name of Swift source, or leads to a file with such a name.
    private var isSwift: Bool {
        for name in [path, OutputFile.end(ofLinks: path) ?? path] where name.lowercased().hasSuffix(".swift") {
            return true
        }
        return false
    }
}

extension FileIdentity {
    /// The identity of an input; `-` is standard input.
    fileprivate init?(ofInput path: String) {
        if path == "-" { self.init(of: Int32(0)) } else { self.init(of: path) }
    }

    /// The identity of an output; `-` is standard output.
    fileprivate init?(ofOutput path: String) {
        if path == "-" { self.init(of: Int32(1)) } else { self.init(of: OutputFile.end(ofLinks: path) ?? path) }
    }
}
