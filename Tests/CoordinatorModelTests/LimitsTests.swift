import CoordinatorModel
import Testing

@Suite struct LimitsTests {
    @Test func aFileMayBeAsLongAsTheLimitAndNoLonger() {
        let json = #"{ "version": 1, "roots": [] }"#
        #expect(problems(json, limits: ReadingLimits(maximumBytes: 29)).isEmpty)
        #expect(
            problems(json, limits: ReadingLimits(maximumBytes: 28)) == [
                "1:1 : the file has 29 bytes, more than the limit of 28"
            ])
    }

    @Test func aFileMayBeAsDeepAsTheLimitAndNoDeeper() {
        let json = #"{ "version": 1, "roots": [], "x-a": [[[]]] }"#
        #expect(problems(json, limits: ReadingLimits(maximumDepth: 4)).isEmpty)
        #expect(
            problems(json, limits: ReadingLimits(maximumDepth: 3)) == [
                "1:39 x-a[0]: nested deeper than the limit of 3 levels"
            ])
    }

    @Test func screensAndExtensionsHaveALimitOfTheirOwn() {
        func nested(_ count: Int) -> String {
            String(repeating: "[", count: count) + String(repeating: "]", count: count)
        }
        func screens(_ count: Int) -> String {
            String(repeating: #""screens": [{ "type": "S", "#, count: count) + #""x-a": 1"#
                + String(repeating: "}]", count: count)
        }
        #expect(problems(#"{ "version": 1, "roots": [], "x-a": \#(nested(500)) }"#).isEmpty)
        #expect(problems(#"{ "version": 1, "roots": [], "x-a": \#(nested(501)) }"#).count == 1)
        #expect(problems(#"{ "version": 1, "root": { "type": "A", \#(screens(500)) } }"#).isEmpty)
        #expect(problems(#"{ "version": 1, "root": { "type": "A", \#(screens(501)) } }"#).count == 1)
    }

    @Test func aChainOfAHundredThousandIsReadWrittenAndFreed() throws {
        let count = 100_000
        var tree = CoordinatorTree()
        var last = tree.addRoot(Coordinator(type: "Link", kind: .container))
        for _ in 1..<count {
            last = tree.addChild(Coordinator(type: "Link", kind: .container), to: last, presentation: "push")
        }
        tree.addReference(to: 0, from: last, presentation: "show")
        let json = tree.json()
        let limits = ReadingLimits(maximumDepth: 3 * count + 2)
        let again = try CoordinatorTree(json: json, file: "tree.json", limits: limits)
        #expect(again.coordinators.count == count)
        #expect(again.coordinators[count - 1].branches.first?.child == .reference(0))
        #expect(problems(json).count == 1)
    }

    @Test func thePathOfADeepErrorStaysReadable() {
        var json = #"{ "type": "A", "knd": 1 }"#
        for _ in 0..<1_000 { json = #"{ "type": "A", "branches": [{ "child": \#(json) }] }"# }
        let problem = problems(#"{ "version": 1, "root": \#(json) }"#)
        #expect(problem.count == 1)
        #expect(problem.first?.contains(".….") == true || problem.first?.contains(".…[") == true)
        #expect((problem.first?.count ?? .max) < 400)
    }
}
