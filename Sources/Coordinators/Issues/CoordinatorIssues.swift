/// Where issues are reported.
@MainActor public enum CoordinatorIssues {
    /// Called with every issue. Writes its message to standard error, unless an app sets a handler of its own.
    public static var handler: @MainActor (CoordinatorIssue) -> Void = { issue in
        StandardError.write("Coordinators: \(issue.message)\n")
    }

    /// Reports an issue to the handler.
    public static func report(_ issue: CoordinatorIssue) { handler(issue) }
}
