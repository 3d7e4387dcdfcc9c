/// The place where issues are reported.
@MainActor public enum CoordinatorIssues {
    /// Called with every issue. By default it writes the message to standard error; an app may set its own handler.
    public static var handler: @MainActor (CoordinatorIssue) -> Void = { issue in
        StandardError.write("Coordinators: \(issue.message)\n")
    }

    /// Reports an issue to the handler.
    public static func report(_ issue: CoordinatorIssue) { handler(issue) }
}
