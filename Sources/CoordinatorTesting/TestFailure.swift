#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Fails the running test, in Swift Testing or XCTest.
enum TestFailure {
    static func record(_ text: String, fileID: String, filePath: StaticString, line: Int, column: Int) {
        #if canImport(Testing)
            // Swift Testing has a current test only in its own tests, not in those of XCTest.
            if Test.current != nil {
                let place = SourceLocation(fileID: fileID, filePath: "\(filePath)", line: line, column: column)
                Issue.record(Comment(rawValue: text), sourceLocation: place)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(text, file: filePath, line: UInt(line))
        #else
            preconditionFailure(text)
        #endif
    }
}
