#if Extraction
    import CoordinatorExtraction
    import CoordinatorModel

    /// Paths at which there is no Swift file to read.
    extension Mistakes {
        /// The hint for paths without any Swift file that is selected: why there is none.
        static func hint(forNoSourceUnder paths: [String], _ options: InputOptions) -> String {
            let bundles = [".xcodeproj", ".xcworkspace"]
            func isBundle(_ path: String) -> Bool {
                let name = path.hasSuffix("/") ? String(path.dropLast()) : path
                return bundles.contains(where: name.hasSuffix)
            }
            if paths.allSatisfy(isBundle) {
                return "the Swift files are not in it: give their folder, which is usually beside it"
            }
            switch MissingSources(under: paths, options.extraction.sources) {
            case .excluded(let patterns, let count):
                let files = count == 1 ? "the only Swift file" : "all \(count) Swift files"
                let verb = patterns.count == 1 ? "leaves" : "leave"
                return patterns.map { origin(of: $0, options) }.joined(separator: " and ") + " \(verb) out \(files)"
            case .outsideOfProject(let first):
                return "no target of the Xcode project compiles the Swift files there: \(first)"
            case .objectiveC: return "there is only Objective-C, which coordviz does not read"
            case .leftOutByDefault(let first):
                return "tests, Pods and build folders are left out, such as \(first); --include GLOB brings them back"
            case .none: return "is it the right folder?"
            }
        }

        /// A pattern, and where it was given.
        private static func origin(of pattern: String, _ options: InputOptions) -> String {
            options.projectSource.exclude.contains(pattern)
                ? "the '\(pattern)' below exclude: of the configuration" : "--exclude '\(pattern)'"
        }
    }
#endif
