#if Extraction
    /// The one system that a program is built for, if its paths say so: what is there for others is not compiled.
    ///
    /// A program that begins only in `App tvOS/App.swift` is one of tvOS, whatever its shared code has for iOS.
    enum AppPlatform {
        /// The system in the paths of all files in which an app begins; `nil` if they name none, or several.
        static func find(_ files: [SourceFile?]) -> Platform? {
            let beginnings = files.compactMap { $0 }.filter(SourceCopies.isBeginning)
            guard !beginnings.isEmpty else { return nil }
            let shared = sharedFolders(files.compactMap { $0?.path })
            let named = beginnings.map { Platform.named(in: $0.path.dropFirst(shared)) }
            guard let first = named.first, first.count == 1, named.allSatisfy({ $0 == first }) else { return nil }
            return first.first
        }

        /// The indices of the files that are there for other systems: their paths name one, and other files declare the same
        /// types.
        static func foreign(to platform: Platform, _ files: [SourceFile?]) -> [Int] {
            let shared = sharedFolders(files.compactMap { $0?.path })
            var declared: [String: Int] = [:]
            for type in files.lazy.compactMap({ $0 }).flatMap(\.types) where type.kind != .extension {
                declared[type.name, default: 0] += 1
            }
            return files.indices.filter { index in
                guard let file = files[index] else { return false }
                let named = Platform.named(in: file.path.dropFirst(shared))
                let types = file.types.filter { $0.kind != .extension }
                return !named.isEmpty && !named.contains(platform) && !types.isEmpty
                    && types.allSatisfy { declared[$0.name, default: 0] > 1 }
            }
        }

        /// How many characters of all paths are the folders that all have in common: what those are called says nothing.
        private static func sharedFolders(_ paths: [String]) -> Int {
            guard var shared = paths.first?.split(separator: "/", omittingEmptySubsequences: false).dropLast() else {
                return 0
            }
            for path in paths {
                let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
                shared = shared.prefix(zip(shared, folders).prefix { $0 == $1 }.count)
            }
            return shared.reduce(0) { $0 + $1.count + 1 }
        }
    }
#endif
