#if Extraction
    import CoordinatorExtraction
    import CoordinatorModel

    /// The messages of `coordviz extract` about its work.
    enum ExtractionText {
        /// A paragraph: the files read, the facts found, and the places that could not be followed.
        static func summary(
            of tree: CoordinatorTree, _ summary: ExtractionSummary, listsUnresolved: Bool
        ) -> String {
            var sentences = ["\(count(summary.files, "file")) with \(count(summary.lines, "line"))"]
            if summary.skipped > 0 { sentences[0] += ", \(summary.skipped) of them without relevant code" }
            sentences.append(
                [
                    count(tree.coordinators.count, "coordinator"), count(tree.events.count, "event"),
                    count(tree.emissionCount, "emission"),
                ].joined(separator: ", "))
            if !tree.unresolved.isEmpty {
                let hint = listsUnresolved ? "" : "; --verbose lists them"
                sentences.append("\(tree.unresolved.count) unresolved\(hint)")
            }
            return sentences.joined(separator: ". ")
        }

        private static func count(_ number: Int, _ noun: String) -> String {
            "\(number) \(noun)\(number == 1 ? "" : "s")"
        }
    }

    extension CoordinatorTree {
        fileprivate var emissionCount: Int {
            coordinators.reduce(0) { sum, coordinator in
                var (sum, waiting) = (sum + coordinator.emits.count, coordinator.screens)
                while let screen = waiting.popLast() {
                    sum += screen.emits.count
                    waiting += screen.screens
                }
                return sum
            }
        }
    }
#endif
