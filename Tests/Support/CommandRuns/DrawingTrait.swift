import Testing

/// For suites with tests that draw. If the program cannot load Graphviz, a test that draws ends there and is reported
/// as a known issue. Everything else in the suite has to pass.
package struct DrawingTrait: SuiteTrait, TestTrait, TestScoping {
    package let isRecursive = true

    package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard !Coordviz.draws else { return try await function() }
        try await withKnownIssue("this program draws no pictures", isIntermittent: true) {
            try await function()
        } matching: { issue in
            issue.error is Coordviz.CannotDraw
        }
    }
}

extension Trait where Self == DrawingTrait {
    /// Some tests of the suite draw.
    package static var mayDraw: Self { Self() }
}
