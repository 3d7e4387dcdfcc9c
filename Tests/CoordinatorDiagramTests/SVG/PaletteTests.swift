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

    private static let kinds: [Coordinator.Kind] = [
        .container, .navigation, .tabBar, .coordinator, .init(rawValue: "split view"),
    ]

    @Test(arguments: kinds, [Theme.light, .dark])
    func `all that is written in a box can be read: WCAG AA`(kind: Coordinator.Kind, theme: Theme) {
        let palette = theme.palette
        for fill in [KindStyle(kind).fill, .highlightFill, .canvas] {
            for ink in [KindStyle(kind).ink, .text, .muted, .lost, .flaw] as [Palette.Ink] {
                let ratio = contrast(palette[ink], palette[fill])
                #expect(ratio >= 4.5, "\(ink) on \(fill) in \(theme): \(ratio)")
            }
        }
    }

    @Test(arguments: [Theme.light, .dark])
    func `all that is written in a box that has changed can be read: WCAG AA`(theme: Theme) {
        let palette = theme.palette
        for fill in [Palette.Ink.addedFill, .changedFill, .canvas] {
            for ink in [Palette.Ink.added, .removed, .changed, .text, .muted, .lost, .flaw] {
                let ratio = contrast(palette[ink], palette[fill])
                #expect(ratio >= 4.5, "\(ink) on \(fill) in \(theme): \(ratio)")
            }
        }
    }

    @Test(arguments: [Theme.light, .dark])
    func `labels, titles, legends and markers can be read`(theme: Theme) {
        let palette = theme.palette
        for (ink, fill) in [(Palette.Ink.muted, Palette.Ink.canvas), (.text, .canvas), (.lostText, .lost)] {
            #expect(contrast(palette[ink], palette[fill]) >= 4.5, "\(ink) on \(fill) in \(theme)")
        }
    }

    @Test(arguments: [Theme.light, .dark])
    func `lines and signs can be seen: WCAG for graphics`(theme: Theme) {
        let palette = theme.palette
        for ink in [Palette.Ink.branch, .flow, .flaw, .lost, .container, .navigation, .tabBar, .leaf, .custom] {
            #expect(contrast(palette[ink], palette[.canvas]) >= 3, "\(ink) in \(theme)")
        }
        for kind in Self.kinds {
            #expect(contrast(palette[.flow], palette[KindStyle(kind).fill]) >= 3, "\(kind.rawValue) in \(theme)")
        }
    }

    @Test func `kinds differ in their outline, not in colour alone`() {
        let outlines = Self.kinds.map { kind in
            let style = KindStyle(kind)
            return "\(style.shape) \(style.style) \(style.peripheries)"
        }
        #expect(Set(outlines).count == Self.kinds.count)
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
