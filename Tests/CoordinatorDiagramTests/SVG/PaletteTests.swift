import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// Colours can be told apart and text in them can be read.
@Suite struct PaletteTests {
    @Test func `every ink has a colour of its own in light, so that each can have its own in dark`() {
        let colours = Palette.Ink.allCases.map { Palette.light[$0] }
        #expect(Set(colours).count == colours.count)
    }

    @Test(arguments: Theme.allCases)
    func `every colour is written as six digits`(theme: Theme) {
        for ink in Palette.Ink.allCases {
            #expect(theme.palette[ink].wholeMatch(of: /#[0-9a-f]{6}/) != nil, "\(ink)")
        }
    }

    @Test func `the style sheet for dark pages maps every colour, as fill and as stroke`() {
        for ink in Palette.Ink.allCases where Palette.light[ink] != Palette.dark[ink] {
            let (light, dark) = (Palette.light[ink], Palette.dark[ink])
            #expect(SVGStyle.dark.contains(".coordviz [fill=\"\(light)\"]{fill:\(dark)}"))
            #expect(SVGStyle.dark.contains(".coordviz [stroke=\"\(light)\"]{stroke:\(dark)}"))
        }
    }

    @Test func `the right contrast is computed`() {
        // The examples of WCAG 2: black on white, and the lightest grey that passes AA.
        #expect(abs(contrast("#000000", "#ffffff") - 21) < 0.001)
        #expect(contrast("#767676", "#ffffff") >= 4.5 && contrast("#777777", "#ffffff") < 4.5)
    }

    private static let grounds: [Palette.Ink] = [.canvas, .lane, .card, .contextFill]

    @Test(arguments: [Theme.light, .dark])
    func `all that is written can be read from afar: 7 to 1`(theme: Theme) {
        var pairs: [(Palette.Ink, Palette.Ink)] = []
        for ground in Self.grounds {
            pairs += [Palette.Ink.text, .muted, .lostWord, .flaw].map { ($0, ground) }
            pairs += (0..<EventFamilies.colours).map { (.familyText($0), ground) } + [(.familyText(nil), ground)]
        }
        pairs += [(.headText, .head), (.text, .leafHead), (.leafSuffix, .leafHead), (.text, .highlightFill)]
        pairs += [(.lostText, .lostFill), (.verdictText, .caughtFill), (.verdictText, .seenFill)]
        expect(pairs, atLeast: 7, theme)
    }

    @Test(arguments: [Theme.light, .dark])
    func `what is written small beside it, and what has changed, can be read: WCAG AA`(theme: Theme) {
        var pairs: [(Palette.Ink, Palette.Ink)] = [(.headSuffix, .head)]
        for ink in [Palette.Ink.added, .removed, .changed, .text, .muted, .flaw] {
            pairs += [Palette.Ink.addedFill, .changedFill, .canvas, .card].map { (ink, $0) }
        }
        expect(pairs, atLeast: 4.5, theme)
    }

    @Test(arguments: [Theme.light, .dark])
    func `lines and signs are visible on every background`(theme: Theme) {
        let inks =
            [.branch, .lost, .flaw] + (0..<EventFamilies.colours).map { Palette.Ink.family($0) } + [.family(nil)]
        expect(inks.flatMap { ink in Self.grounds.map { (ink, $0) } }, atLeast: 4.5, theme)
    }

    private func expect(_ pairs: [(Palette.Ink, Palette.Ink)], atLeast least: Double, _ theme: Theme) {
        for (ink, ground) in pairs {
            let ratio = contrast(theme.palette[ink], theme.palette[ground])
            #expect(ratio >= least, "\(ink) on \(ground) in \(theme): \(ratio)")
        }
    }

    @Test func `kinds differ in their icon, not in colour`() {
        let kinds: [Coordinator.Kind] = [.container, .navigation, .tabBar, .coordinator, .init(rawValue: "split view")]
        let icons = kinds.map { KindStyle($0).icon(at: Point(x: 0, y: 0), .text) }
        #expect(Set(icons).count == kinds.count)
    }

    @Test func `families have colours of their own, and the first comes again after the last`() {
        let families = EventFamilies(["App.A.x", "App.B.x", "App.A.y", "C.x", "D.x", "E.x", "alone"])
        #expect(families.number(of: "App.A.*") == 0 && families.number(of: "App.B.x") == 1)
        #expect(families.number(of: ["C.x", "C.y"]) == 2 && families.number(of: ["C.x", "D.x"]) == nil)
        #expect(Palette.Ink.family(0) == Palette.Ink.family(families.number(of: "E.x")))
        #expect(Set((0..<EventFamilies.colours).map { Palette.Ink.family($0) }).count == EventFamilies.colours)
    }

    /// The contrast ratio of WCAG 2.
    private func contrast(_ one: String, _ other: String) -> Double {
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private func luminance(_ colour: String) -> Double {
        let value = Int(colour.dropFirst(), radix: 16) ?? 0
        let channels = [value >> 16, value >> 8, value].map { channel in
            let level = Double(channel & 0xFF) / 255
            return level <= 0.04045 ? level / 12.92 : pow24((level + 0.055) / 1.055)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }

    /// The 2.4th power: the square times the fifth root of the square, by Newton's method.
    private func pow24(_ base: Double) -> Double {
        let square = base * base
        guard square > 0 else { return 0 }
        var root = 1.0
        for _ in 0..<60 { root -= (root - square / (root * root * root * root)) / 5 }
        return square * root
    }
}
