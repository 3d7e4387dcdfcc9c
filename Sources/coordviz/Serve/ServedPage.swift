#if Server
    import DiagramPage
    import PageServer

    /// The page that is served; it is made again when its input has changed.
    struct ServedPage {
        let input: String
        let content: ContentOptions
        let appearance: AppearanceOptions
        let reading: InputOptions
        let isQuiet: Bool
        private var hasFailed = false
        private var count = 0
        /// Distinguishes the pages of this server from those of an earlier one on the same port.
        private let origin = UInt64.random(in: 0 ... .max)

        init(
            input: String, content: ContentOptions, appearance: AppearanceOptions, reading: InputOptions, isQuiet: Bool
        ) {
            self.input = input
            self.content = content
            self.appearance = appearance
            self.reading = reading
            self.isQuiet = isQuiet
        }

        /// Reads the input, and publishes its page, or the errors in it.
        mutating func renew(_ server: PageServer) {
            count += 1
            let revision = "\(String(origin, radix: 36))-\(count)"
            do {
                let (bytes, tree) = try reading.contents(
                    of: [input], isQuiet: isQuiet || count > 1, isFollowed: true, undone: "nothing was drawn")
                var picture = Picture(
                    tree: tree, input: (InputFile.displayName(input), bytes), content: content, appearance: appearance,
                    isQuiet: isQuiet || count > 1)
                picture.revision = revision
                picture.afterwards = .free
                var page: [UInt8] = []
                try picture.write(as: .html) { page += $0 }
                server.publish(page, revision: revision)
                if hasFailed { Status.note("\(input) can be read again", isQuiet: isQuiet) }
                hasFailed = false
            } catch {
                server.publish(trouble: "\(error)", page: TroublePage.bytes)
                Status.error("\(error)")
                hasFailed = true
            }
        }
    }
#endif
