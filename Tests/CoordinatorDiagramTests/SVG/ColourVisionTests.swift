import CoordinatorModel
import Foundation
import Testing
import TreeComparison

@testable import CoordinatorDiagram

/// What means different things looks different, also for readers who do not see red or green: by shape, or by colour.
@Suite struct ColourVisionTests {
    /// Machado, Oliveira and Fernandes (2009), for a complete deficiency, in linear RGB.
    private static let deficiencies: [String: [[Double]]] = [
        "protanopia": [
            [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998],
        ],
        "deuteranopia": [
            [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881],
        ],
    ]

    /// The least distance of two colours that differ clearly.
    private static let clearly = 20.0

    /// Something that is drawn: what it means, its shape in words, and its colour.
    private struct Mark {
        var meaning: String
        var shape: String
        var ink: Palette.Ink

        init(_ meaning: String, shape: String, _ ink: Palette.Ink) {
            (self.meaning, self.shape, self.ink) = (meaning, shape, ink)
        }

        /// Widths that are this close look alike.
        init(_ meaning: String, line: LineLook) {
            let width = line.width < 1.4 ? "thin" : line.width < 2.2 ? "usual" : "thick"
            let end = line.hasArrow ? "with an arrow" : "without an end"
            self.init(meaning, shape: "\(width) \(line.pattern) line \(end)", line.ink)
        }
    }

    private func expectDifference(_ marks: [Mark], _ theme: Theme) throws {
        #expect(Set(marks.map(\.meaning)).count == marks.count && marks.count > 1)
        for (index, one) in marks.enumerated() {
            for other in marks[(index + 1)...] where one.shape == other.shape {
                for (name, deficiency) in Self.deficiencies {
                    let difference = difference(theme.palette[one.ink], theme.palette[other.ink], deficiency)
                    #expect(
                        difference >= Self.clearly,
                        "\(one.meaning) and \(other.meaning), each a \(one.shape), with \(name): \(difference)")
                }
            }
        }
    }

    private static let families: [Int?] = (0..<EventFamilies.colours).map { $0 } + [nil]

    private func name(_ family: Int?) -> String { family.map { "family \($0)" } ?? "several families" }

    @Test(arguments: [Theme.light, .dark])
    func `every two lines of a picture differ clearly`(theme: Theme) throws {
        var marks = Self.families.map {
            Mark("event of \(name($0))", line: .event(.consumed, nil, family: $0))
        }
        marks.append(Mark("lost event", line: .event(.lost, nil, family: 1)))
        marks.append(Mark("branch", line: .branch(nil, isReference: false, isFaint: false)))
        marks.append(Mark("branch to a reference", line: .branch(nil, isReference: true, isFaint: false)))
        marks.append(Mark("branch that is context", line: .branch(nil, isReference: false, isFaint: true)))
        try expectDifference(marks, theme)
    }

    @Test(arguments: [Theme.light, .dark])
    func `every two lines of a picture of two versions differ clearly`(theme: Theme) throws {
        var marks = Self.families.map {
            Mark("changed event of \(name($0))", line: .event(.consumed, .changed, family: $0))
        }
        for change in [Change.added, .removed, .unchanged] {
            marks.append(Mark("\(change) event", line: .event(.consumed, change, family: 0)))
        }
        // Whether it is new is what the sign before its row says.
        marks.append(Mark("lost event", line: .event(.lost, .added, family: 0)))
        for change in Change.allCases {
            marks.append(Mark("\(change) branch", line: .branch(change, isReference: false, isFaint: false)))
        }
        try expectDifference(marks, theme)
    }

    @Test(arguments: [Theme.light, .dark])
    func `every two signs of a row differ clearly`(theme: Theme) throws {
        let frame = Frame(x: 0, y: 0, width: 200, height: 60)
        var marks: [Mark] = []
        func add(_ meaning: String, _ row: Row) {
            for sign in row.signs(in: frame, at: 30, isFaint: false) {
                // Two signs of one shape in one place are distinguished by how they are filled, or by colour.
                let filling = sign.fill == .card ? "hollow" : "filled"
                marks.append(
                    Mark(
                        meaning, shape: "\(filling) \(sign.shape)",
                        sign.fill == .card ? sign.line : sign.fill ?? sign.line))
            }
        }
        for family in Self.families {
            for (word, meaning) in [
                ("emits", Row.Meaning.emission(isLost: false)), ("consumes", .interceptor(.always)),
                ("observes", .interceptor(.never)), ("may consume", .interceptor(.sometimes)),
            ] {
                var row = Row(meaning: meaning, text: "E.done")
                row.family = family
                add("\(word) \(name(family))", row)
            }
        }
        add("loses", Row(meaning: .emission(isLost: true), text: "E.done"))
        add("is a screen", Row(meaning: .screen, text: "Screen"))
        try expectDifference(marks, theme)
    }

    @Test(arguments: [Theme.light, .dark])
    func `every two changes of a box differ in its frame`(theme: Theme) throws {
        let marks = Change.allCases.map { change in
            var box = Box(subject: .coordinator(0), id: "a", kind: .container, title: "A")
            box.change = change
            let look = BoxLook(box)
            let width = look.width > 2 ? "thick" : "usual"
            return Mark("\(change)", shape: "\(look.style), \(width)\(look.isDouble ? ", double" : "")", look.frame)
        }
        #expect(Set(marks.map(\.shape)).count == marks.count, "\(marks.map(\.shape))")
        try expectDifference(marks, theme)
    }

    @Test func `red and green alone are never the only difference`() throws {
        let deficiency = try #require(Self.deficiencies["deuteranopia"])
        #expect(difference("#c04000", "#708000", deficiency) < Self.clearly)
        #expect(difference("#000000", "#ffffff", deficiency) > 99)
    }

    /// How far apart two colours are in CIELAB (1976) after the simulation.
    private func difference(_ one: String, _ other: String, _ deficiency: [[Double]]) -> Double {
        let (one, other) = (lab(one, deficiency), lab(other, deficiency))
        return zip(one, other).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    private func lab(_ colour: String, _ deficiency: [[Double]]) -> [Double] {
        let digits = Array(colour.dropFirst())
        let linear = stride(from: 0, to: 6, by: 2).map { index in
            let value = Double(Int(String(digits[index...index + 1]), radix: 16) ?? 0) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let seen = deficiency.map { row in zip(row, linear).map(*).reduce(0, +) }
        let toXYZ = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
        let white = [0.95047, 1, 1.08883]
        let xyz = zip(toXYZ, white).map { row, white in max(zip(row, seen).map(*).reduce(0, +), 0) / white }
            .map { $0 > 0.008856 ? pow($0, 1.0 / 3) : 7.787 * $0 + 16.0 / 116 }
        return [116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])]
    }

}
