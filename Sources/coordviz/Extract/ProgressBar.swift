#if Extraction
    import CoordinatorExtraction

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #else
        import Darwin
    #endif

    /// A progress bar of the reading on a terminal's standard error; otherwise it writes nothing.
    final class ProgressBar: @unchecked Sendable {
        private static let width = 30

        private let isShown: Bool
        /// Only one thread at a time writes it: extraction guarantees that.
        private var shown = -1

        init(isShown: Bool) { self.isShown = isShown && isatty(STDERR_FILENO) == 1 && Environment["TERM"] != "dumb" }

        /// Draws the bar again if it has grown.
        func show(_ progress: ExtractionProgress) {
            guard isShown, progress.total > 0 else { return }
            let filled = progress.done * Self.width / progress.total
            guard filled != shown else { return }
            shown = filled
            let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
            write("\r\(bar) \(progress.done) of \(progress.total) files")
        }

        /// Clears the line.
        func end() {
            if shown >= 0 { write("\r\u{1B}[K") }
        }

        private func write(_ text: String) {
            // If the bar can't be drawn, that does not matter.
            try? OutputFile.writeAll(Array(text.utf8), to: STDERR_FILENO, name: "standard error")
        }
    }
#endif
