import CoordinatorModel

extension GitRevision {
    /// Why git doesn't have it, and what to do: runners clone one commit, and know the other branches by no name.
    func absence(in folder: TemporaryFolder) throws -> CommandFailure {
        func knows(_ arguments: String...) -> Bool {
            (try? git(["rev-parse", "--verify"] + arguments, in: folder)) != nil
        }

        // Where git itself is missing, that is thrown.
        let version = try git(["--version"], in: folder)
        guard !version.isEmpty, (try? git(["rev-parse", "--git-dir"], in: folder)) != nil else {
            return failure("there is no such file, and this folder is under no version control by git")
        }
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let (revision, path) = (parts[0], parts.count > 1 ? parts[1] : "")
        if knows("\(revision)^{commit}") {
            return failure(
                "\(revision) has no \(path)",
                hint: "it came later, or was called something else; paths start at the top of the repository, "
                    + "with ./ at this folder")
        }
        if knows("refs/remotes/origin/\(revision)^{commit}") {
            return failure("git knows no \(revision) here", hint: "write origin/\(revision):\(path)")
        }
        let isShallow = (try? git(["rev-parse", "--is-shallow-repository"], in: folder)) == "true"
        return failure(
            "git knows no \(revision)",
            hint: isShallow
                ? "this clone holds only the last commits; get the others with: git fetch --unshallow origin "
                    + "(GitHub Actions: fetch-depth: 0, GitLab: GIT_DEPTH: 0)"
                : "git branch --all lists the branches that there are; get others with: git fetch origin")
    }

    private func failure(_ reason: String, hint: String? = nil) -> CommandFailure {
        CommandFailure("\(PlainText.line(name)): \(PlainText.line(reason))", hint: hint.map { PlainText.line($0) })
    }
}
