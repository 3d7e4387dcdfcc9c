#if Extraction
    /// Reads all files on all cores: a file is read, parsed and lowered, and its tree is freed before the next file is
    /// read.
    ///
    /// The result is the same as if one core read one file after the other.
    struct SourceReading {
        /// The largest file that is read. Handwritten files are smaller, and a syntax tree takes a hundred times as
        /// much memory.
        private static let largestFile = 8 << 20

        /// The program, one entry for each file that was found; only the path if the file is irrelevant or unreadable.
        private(set) var program: [SourceFile]
        private(set) var summary = ExtractionSummary()

        /// The result of reading one file.
        private struct Outcome: Sendable {
            var lowered: Lowered?
            var digest: UInt64 = 0
            var bytes = 0
            var lines = 0
            var problem: UnreadableFile?
        }

        private struct Queue: Sendable {
            var next = 0
            var done = 0
            var outcomes: [Outcome?]
        }

        /// Reads the files; `progress` is called after each of them, from one thread at a time. Files that the user
        /// `named` count even if they are copies.
        init(
            _ paths: [String], named: [String] = [], threads: Int = ProcessorCount.active,
            vocabulary: Vocabulary = .standard,
            progress: @escaping @Sendable (ExtractionProgress) -> Void
        ) {
            let relevance = Relevance(vocabulary)
            let queue = Lock(Queue(outcomes: Array(repeating: nil, count: paths.count)))
            DeepStack.run(threads: max(min(threads, paths.count), 1)) { _ in
                var buffer: [UInt8] = []
                while let index = queue.withValue({ Self.take(&$0) }) {
                    let outcome = Self.read(paths[index], Int32(index), &buffer, .standard, nil, relevance)
                    queue.withValue { queue in
                        queue.outcomes[index] = outcome
                        queue.done += 1
                        progress(ExtractionProgress(done: queue.done, total: paths.count))
                    }
                }
            }
            var outcomes = queue.withValue { $0.outcomes.map { $0 ?? Outcome() } }
            let platform = AppPlatform.find(outcomes.map { $0.lowered?.file })
            Self.readAgain(&outcomes, paths, platform, relevance)
            if let platform {
                for index in AppPlatform.foreign(to: platform, outcomes.map { $0.lowered?.file })
                where !named.contains(paths[index]) {
                    outcomes[index].lowered = nil
                    summary.foreign.append(paths[index])
                }
                summary.platform = summary.foreign.isEmpty ? nil : platform.rawValue
            }
            let copies = SourceCopies.indices(of: outcomes.map { $0.lowered?.file }, digests: outcomes.map(\.digest))
            for index in copies where !named.contains(paths[index]) {
                outcomes[index].lowered = nil
                summary.copies.append(paths[index])
            }
            program = zip(outcomes, paths).map { $0.lowered?.file ?? SourceFile(path: $1) }
            summarize(outcomes)
        }

        private static func take(_ queue: inout Queue) -> Int? {
            guard queue.next < queue.outcomes.count else { return nil }
            queue.next += 1
            return queue.next - 1
        }

        private static func read(
            _ path: String, _ index: Int32, _ buffer: inout [UInt8], _ operators: Precedences, _ platform: Platform?,
            _ relevance: Relevance
        ) -> Outcome {
            buffer.removeAll(keepingCapacity: true)
            do throws(UnreadableFile) {
                try FileSystem.read(path, into: &buffer, limit: largestFile)
            } catch {
                return Outcome(problem: error)
            }
            return buffer.withUnsafeBufferPointer { bytes in
                if let reason = SourceText.problem(in: bytes) {
                    return Outcome(problem: UnreadableFile(path: path, reason: reason))
                }
                var outcome = Outcome(bytes: bytes.count, lines: SourceText.lines(in: bytes))
                if relevance.mayMatter(bytes) {
                    let lowered = Lowered(bytes, path: path, fileIndex: index, operators: operators, platform: platform)
                    if !lowered.file.isTest { outcome.lowered = lowered }
                    outcome.digest = SourceCopies.digest(bytes)
                }
                return outcome
            }
        }

        /// Reads the few files again that use an operator which another file declares, since only now it is known how
        /// strongly that binds, and those that have code for several systems if the app is known to be of one.
        private static func readAgain(
            _ outcomes: inout [Outcome], _ paths: [String], _ platform: Platform?, _ relevance: Relevance
        ) {
            var declared = DeclaredOperators()
            for outcome in outcomes { outcome.lowered.map { declared.add($0.declaredOperators) } }
            guard !declared.isEmpty || platform != nil else { return }
            var operators = Precedences.standard
            operators.add(declared)
            let open = outcomes.indices.filter { index in
                outcomes[index].lowered?.unknownOperators.contains(where: operators.knows) == true
                    || platform != nil && outcomes[index].lowered?.asksForPlatform == true
            }
            guard !open.isEmpty else { return }
            let known = operators
            let again = DeepStack.run {
                var buffer: [UInt8] = []
                return open.map { read(paths[$0], Int32($0), &buffer, known, platform, relevance) }
            }
            // A file that has changed in between keeps its first content.
            for (index, outcome) in zip(open, again) where outcome.lowered != nil { outcomes[index] = outcome }
        }

        private mutating func summarize(_ outcomes: [Outcome]) {
            summary.files = outcomes.count
            for outcome in outcomes {
                summary.bytes += outcome.bytes
                summary.lines += outcome.lines
                if let problem = outcome.problem {
                    summary.unreadable.append(problem)
                } else if outcome.lowered == nil {
                    summary.skipped += 1
                }
                summary.syntaxErrors += outcome.lowered?.file.syntaxErrors ?? []
            }
        }
    }
#endif
