#if Extraction
    /// Files that were found twice, byte for byte: an app compiles each type once, so the second file is a copy that
    /// was left behind in another folder, and its coordinators would appear twice.
    ///
    /// Each of several apps may have such a file, so all of them count if a program begins at more than one type; and each of
    /// several modules of a package may: `Sources/Cart/Presenter.swift`, `Sources/Shop/Presenter.swift`.
    enum SourceCopies {
        /// The indices of the files that repeat an earlier one.
        static func indices(of files: [SourceFile?], digests: [UInt64]) -> [Int] {
            let mains = files.reduce(0) { $0 + ($1?.types.count(where: isMain) ?? 0) }
            guard mains <= 1 else { return [] }
            var seen: Set<Content> = []
            // Of several files, the one that is kept has no name of a copy.
            let copies = files.map { file in file.map { CopyName.original(of: $0.path) != nil } ?? false }
            let order = files.indices.filter { !copies[$0] } + files.indices.filter { copies[$0] }
            return order.filter { index in
                guard let file = files[index], file.types.contains(where: { $0.kind != .extension }) else {
                    return false
                }
                return !seen.insert(Content(digest: digests[index], module: module(of: file.path))).inserted
            }.sorted()
        }

        /// What a file contains, and the module that it is part of.
        private struct Content: Hashable {
            var digest: UInt64
            var module: Substring?
        }

        /// The module of a package with a file: the folder in `Sources`.
        private static func module(of path: String) -> Substring? {
            let steps = path.split(separator: "/").dropLast()
            guard let position = steps.lastIndex(of: "Sources"), position + 1 < steps.endIndex else { return nil }
            return steps[position + 1]
        }

        /// Whether an app begins in a file.
        static func isBeginning(_ file: SourceFile) -> Bool { file.types.contains(where: isMain) }

        private static func isMain(_ type: TypeDeclaration) -> Bool {
            type.attributes.contains { ["main", "UIApplicationMain", "NSApplicationMain"].contains($0) }
        }

        /// A number that differs for different contents.
        static func digest(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
            bytes.reduce(14_695_981_039_346_656_037 ^ UInt64(bytes.count)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        }
    }
#endif
