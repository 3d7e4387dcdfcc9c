import CoordinatorModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension GitRevision {
    /// Why git doesn't have the path, and what to do. CI runners clone only one commit and have no other branches.
    ///
    /// - Parameters:
    ///   - objects: the repository that was searched.
    ///   - folder: the folder for git's error messages.
    /// - Returns: the failure for the user.
    func absence(in objects: GitObjects, _ folder: TemporaryFolder) -> CommandFailure {
        if objects.knowsCommit(revision) {
            return failure(
                "\(revision) has no \(path)",
                hint: "it was added later, or had another name; paths start at the top of the repository, "
                    + "or at this folder if they begin with ./")
        }
        if objects.knowsCommit("refs/remotes/origin/\(revision)") {
            return failure("git does not know \(revision) here", hint: "write origin/\(revision):\(path)")
        }
        let isBefore = revision.contains("~") || revision.contains("^")
        let isShallow = GitProgram.isShallow(messages: folder.path("messages"))
        return failure(
            "git does not know \(revision)",
            hint: isShallow
                ? "this clone holds only the last commits; get the others with: git fetch --unshallow origin "
                    + "(GitHub Actions: fetch-depth: 0, GitLab: GIT_DEPTH: 0)"
                : isBefore
                    ? "the history may be shorter: git log --oneline lists its commits"
                    : "git branch --all lists the branches; get others with: git fetch origin")
    }

    /// The failure for an error of git. If a folder is not in a repository, the message is coordviz's own.
    func failure(_ error: any Error) -> CommandFailure {
        let text = "\(error)".replacing("error: ", with: "")
        guard text.contains("not a git repository") else { return failure(text) }
        return failure(
            "there is no such file, and this folder is not in a git repository",
            hint: "run diff in the app's git repository")
    }
}

extension GitObjects {
    /// Whether a name leads to a commit that exists in this clone.
    fileprivate func knowsCommit(_ name: String) -> Bool {
        guard let commit = try? find("\(name)^{commit}") else { return false }
        return (try? read(commit) { _ in }) != nil
    }
}

extension GitProgram {
    /// Whether the repository contains only the last commits.
    fileprivate static func isShallow(messages: String) -> Bool {
        guard let git = try? start(["rev-parse", "--is-shallow-repository"], messages: messages) else { return false }
        close(git.input)
        defer {
            close(git.output)
            var status: Int32 = 0
            while waitpid(git.process, &status, 0) < 0, errno == EINTR {}
        }
        var answer = [UInt8](repeating: 0, count: 16)
        var count = 0
        repeat { count = read(git.output, &answer, answer.count) } while count < 0 && errno == EINTR
        return count > 0 && String(decoding: answer[..<count], as: UTF8.self).hasPrefix("true")
    }
}
