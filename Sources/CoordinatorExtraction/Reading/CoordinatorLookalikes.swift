#if Extraction
    import CoordinatorModel

    /// Types with names similar to those of coordinators, for a project without any coordinator: `AppFlow`,
    /// `HomeRouter`, `LoginWireframe`.
    public enum CoordinatorLookalikes {
        private static let largestFile = 1 << 24

        /// The names of the types, the most similar first, then by name.
        ///
        /// - Parameters:
        ///   - paths: The files and folders to search.
        ///   - options: The selection of files.
        /// - Returns: Each name once, with the place of its declaration.
        public static func names(
            under paths: [String], options: ExtractionOptions = ExtractionOptions()
        ) -> [(name: String, location: Location)] {
            let endings = Vocabulary.standard.types.lookalikes
            var search = FileSearch(options.sources)
            guard let files = try? search.files(under: paths) else { return [] }
            var found: [(rank: Int, name: String, location: Location)] = []
            var seen: Set<String> = []
            for file in files {
                var bytes: [UInt8] = []
                guard (try? FileSystem.read(file, into: &bytes, limit: largestFile)) != nil else { continue }
                for (name, line) in declarations(in: bytes) {
                    guard let rank = endings.firstIndex(where: { name.hasSuffix($0) }), seen.insert(name).inserted
                    else { continue }
                    found.append((rank, name, Location(file: file, line: line)))
                }
            }
            return found.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map { ($0.name, $0.location) }
        }

        /// The name pattern for such types: `*Flow` if several have the ending of the first, else its name.
        ///
        /// - Parameter names: The names that `names(under:options:)` returned, in that order.
        /// - Returns: `nil` if there are no names.
        public static func pattern(for names: [String]) -> String? {
            guard let first = names.first else { return nil }
            let endings = Vocabulary.standard.types.lookalikes
            guard let ending = endings.first(where: first.hasSuffix),
                names.count(where: { $0.hasSuffix(ending) }) > 1
            else { return first }
            return "*" + ending
        }

        /// The classes and structures that a file declares, found by keywords: nothing is parsed for a hint.
        private static func declarations(in bytes: [UInt8]) -> [(name: String, line: Int)] {
            var names: [(String, Int)] = []
            let text = String(decoding: bytes, as: UTF8.self)
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                guard let keyword = words.firstIndex(where: { ["class", "struct", "actor"].contains($0) }),
                    keyword < 3, keyword + 1 < words.count, !line.drop(while: \.isWhitespace).hasPrefix("/")
                else { continue }
                names.append((String(words[keyword + 1]), index + 1))
            }
            return names
        }
    }
#endif
