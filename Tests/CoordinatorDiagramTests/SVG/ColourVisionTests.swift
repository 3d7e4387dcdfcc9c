import Foundation
import Testing

@testable import CoordinatorDiagram

/// The families of events can be told apart by readers who do not see red or green.
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

    @Test(arguments: [Theme.light, .dark])
    func `every two families differ clearly`(theme: Theme) {
        let inks = (0..<EventFamilies.colours).map { theme.palette[Palette.Ink.family($0)] }
        for (name, deficiency) in Self.deficiencies {
            for (index, one) in inks.enumerated() {
                for other in inks[(index + 1)...] {
                    let difference = difference(one, other, deficiency)
                    #expect(difference >= 20, "\(one) and \(other) with \(name): \(difference)")
                }
            }
        }
    }

    @Test func `red and green alone do not differ for somebody who does not see them`() throws {
        let deficiency = try #require(Self.deficiencies["deuteranopia"])
        #expect(difference("#c04000", "#708000", deficiency) < 20)
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
