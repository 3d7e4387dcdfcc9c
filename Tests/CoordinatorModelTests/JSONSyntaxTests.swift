import CoordinatorModel
import Testing

@Suite struct JSONSyntaxTests {
    @Test(arguments: [
        ("", "1:1 : the file ends here"),
        (" \n ", "2:2 : the file ends here"),
        ("{", "1:2 : the file ends here"),
        ("{ \"version\": 1, \"roots\": []", "1:28 : the file ends here"),
        ("{} {}", "1:4 : unexpected \"{\""),
        ("{ version: 1 }", "1:3 : unexpected \"v\""),
        ("{ 'version': 1 }", "1:3 : unexpected \"'\""),
        ("{ \"version\" 1 }", "1:13 : unexpected \"1\""),
        ("{ \"x-a\": 1,\n }", "1:11 : a comma after the last member"),
        ("{ \"x-a\": [1, ] }", "1:12 x-a: a comma after the last element"),
        ("{ \"x-a\": [1 2] }", "1:13 x-a: unexpected \"2\""),
        ("{ \"x-a\": [,] }", "1:11 x-a: unexpected \",\""),
        ("{ \"x-a\": ] }", "1:10 : unexpected \"]\""),
        ("{ \"x-a\": 1 ]", "1:12 : unexpected \"]\""),
        ("{ \"x-a\": 01 }", "1:10 : a number with leading zeros"),
        ("{ \"x-a\": - }", "1:11 : unexpected \" \""),
        ("{ \"x-a\": 1. }", "1:12 : unexpected \" \""),
        ("{ \"x-a\": 1e+ }", "1:13 : unexpected \" \""),
        ("{ \"x-a\": .5 }", "1:10 : unexpected \".\""),
        ("{ \"x-a\": +5 }", "1:10 : unexpected \"+\""),
        ("{ \"x-a\": NaN }", "1:10 : unexpected \"N\""),
        ("{ \"x-a\": tru }", "1:10 : unexpected \"t\""),
        ("{ \"x-a\": truely }", "1:14 : unexpected \"l\""),
        ("{ \"x-a\": 1 // no\n }", "1:12 : unexpected \"/\""),
        ("{ \"x-a\": \"a\nb\" }", "1:12 : the line ends inside a string"),
        ("{ \"x-a\": \"a\tb\" }", "1:12 : a control character (U+0009) in a string"),
        ("{ \"x-a\": \"abc", "1:10 : this string never ends"),
        ("{ \"x-a\": \"abc\\", "1:10 : this string never ends"),
        ("{ \"x-a\": \"\\q\" }", "1:11 : no such escape"),
        ("{ \"x-a\": \"\\u12g4\" }", "1:11 : no such escape"),
        ("{ \"x-a\": \"\\ud83d\" }", "1:11 : half of a surrogate pair"),
        ("{ \"x-a\": \"\\ud83dx\\ude00\" }", "1:11 : half of a surrogate pair"),
        ("{ \"x-a\": \"\\ude00\" }", "1:11 : half of a surrogate pair"),
        ("{ \"x-a\": \"\\u0000\" }", "1:11 : the character U+0000"),
        ("{ \"x-a\": “x” }", "1:10 : unexpected \"“\""),
        ("{ \"x-a\": \"é😀\" x }", "1:16 : unexpected \"x\""),
        ("\r\n{ \"x-a\": 1,\r\"x-b\": x }", "3:8 : unexpected \"x\""),
    ])
    func aSyntaxErrorHasItsPlace(_ json: String, _ problem: String) {
        #expect(problems(json).contains(problem))
    }

    @Test(
        arguments: [
            ([0x22, 0xFF, 0x22], "invalid UTF-8"),
            ([0x22, 0xC0, 0xAF, 0x22], "invalid UTF-8"),
            ([0x22, 0xE0, 0x9F, 0xBF, 0x22], "invalid UTF-8"),
            ([0x22, 0xED, 0xA0, 0x80, 0x22], "invalid UTF-8"),
            ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "invalid UTF-8"),
            ([0x22, 0xE2, 0x82], "invalid UTF-8"),
            ([0x80], "invalid UTF-8"),
            ([0x22, 0x61, 0x00, 0x22], "a NUL byte"),
            ([0x00], "a NUL byte"),
            ([0xFF, 0xFE, 0x7B, 0x00], "the file is in UTF-16"),
        ] as [([UInt8], String)])
    func bytesThatAreNoTextAreSaidToBe(_ bytes: [UInt8], _ message: String) {
        #expect(problems(bytes).first?.hasSuffix(": \(message)") == true)
        #expect(problems(bytes).count == 1)
    }

    @Test func everyEscapeIsUnderstood() throws {
        let tree = try read(
            #"{ "\u0076ersion": 1, "roots": [], "name": "\"\\\/\b\f\n\r\t\u00e9\u20AC\ud83d\uDE00é€😀" }"#)
        #expect(tree.name == "\"\\/\u{8}\u{C}\n\r\té€😀é€😀")
    }

    @Test func aByteOrderMarkIsNoPartOfTheText() throws {
        #expect(try read("\u{FEFF}{ \"version\": 1, \"roots\": [] }") == CoordinatorTree())
        #expect(problems("\u{FEFF}{ x }") == ["1:3 : unexpected \"x\""])
    }

    @Test(arguments: ["0", "-0", "1e5", "1E-5", "0.10", "123456789012345678901234567890.5"])
    func aNumberUnderAnExtensionKeepsItsDigits(_ digits: String) throws {
        let tree = try read(#"{ "version": 1, "roots": [], "x-a": \#(digits) }"#)
        #expect(tree.extensions == ["x-a": .number(digits)])
    }

    @Test(arguments: ["1", "1.0", "10e-1"])
    func aWholeNumberMayBeWrittenInAnyWay(_ digits: String) throws {
        let tree = try read(#"{ "version": \#(digits), "root": { "type": "A", "file": "f", "line": \#(digits) } }"#)
        #expect(tree.coordinators[0].location == Location(file: "f", line: 1))
    }
}
