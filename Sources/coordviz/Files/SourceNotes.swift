#if Extraction
    import CoordinatorExtraction
    import CoordinatorModel

    /// What is said about source that was read: what was left out, and what does not parse.
    enum SourceNotes {
        /// The notes, in the order in which they are written.
        ///
        /// - Parameters:
        ///   - summary: what was read.
        ///   - needsAll: whether nothing counts if a file does not parse, so that no note says that the rest of it is read.
        ///   - isLenient: whether the rest counts if a file can't be read; otherwise such a file is an error and no note.
        /// - Returns: sentences without the word `note`.
        static func all(of summary: ExtractionSummary, needsAll: Bool, isLenient: Bool) -> [String] {
            var notes = summary.unreadable.filter { isLenient || !$0.isFailure }.map { "\($0); it is left out" }
            notes += [outside(summary.outsideOfProject), copies(summary.copies), foreign(summary)].compactMap { $0 }
            let tail = needsAll ? "" : "; the rest of the file is read"
            // Two errors at one place have one text.
            var told: Set<String> = []
            notes += summary.syntaxErrors.map(\.text).filter { told.insert($0).inserted }.map { $0 + tail }
            return notes + summary.unmatchedCoordinators.map { "no type matches the coordinators' name '\($0)'" }
        }

        /// The note about files that no target of their Xcode project compiles; `nil` if there are none.
        private static func outside(_ files: [String]) -> String? {
            guard !files.isEmpty else { return nil }
            let shown = files.prefix(3).joined(separator: ", ")
            let more = files.count > 3 ? " and \(files.count - 3) more" : ""
            let subject = PlainText.count(files.count, "file")
            return files.count == 1
                ? "\(subject) is left out, since no target of the Xcode project compiles it: \(shown)"
                : "\(subject) are left out, since no target of the Xcode project compiles them: \(shown)\(more)"
        }

        /// The note about files that are copies of others; `nil` if there are none.
        private static func copies(_ files: [String]) -> String? {
            guard let first = files.first else { return nil }
            return files.count == 1
                ? "\(first) is left out: another file has the same content"
                : "\(files.count) files are left out: others have the same content: \(first) and \(files.count - 1) more"
        }

        /// What is said of files for other systems; `nil` for none.
        private static func foreign(_ summary: ExtractionSummary) -> String? {
            guard let platform = summary.platform, let first = summary.foreign.first else { return nil }
            let files = PlainText.count(summary.foreign.count, "file")
            let more = summary.foreign.count > 1 ? " and \(summary.foreign.count - 1) more" : ""
            return "the app begins only in files of \(platform), so \(files) for other systems "
                + "\(summary.foreign.count == 1 ? "is" : "are") left out: \(first)\(more)"
        }
    }

    extension ExtractionSummary.SyntaxError {
        /// One line, in the form of compiler messages.
        fileprivate var text: String {
            let place = [location.line, location.column].compactMap { $0.map { ":\($0)" } }.joined()
            return "\(location.file)\(place): \(message)"
        }
    }
#endif
