/// The colours of a diagram, by their meaning.
///
/// Structure is grey, and each family of events has a colour. Colour-blind people can distinguish every pair of
/// families, and each family from lost (a distance of 20 and more in CIELAB under simulated protanopia and
/// deuteranopia). Red means lost, and nothing else is red. Text has a contrast of 7:1, lines and symbols of 4.5:1, on
/// every background.
public struct Palette: Sendable {
    /// The meaning of a colour.
    public enum Ink: String, Hashable, Sendable, CaseIterable {
        /// Backgrounds: of the picture, a lane, a box; of boxes that are only context, and of highlighted ones.
        case canvas, lane, card, contextFill, highlightFill
        /// Text.
        case text, muted
        /// Parts in the background.
        case faint
        /// Heads of boxes, frames, and text in heads.
        case head, headText, headSuffix, frame, leafHead, leafFrame, leafSuffix, highlight
        /// Branches.
        case branch
        /// Strokes and symbols of events, by family; `flow` for several families together.
        case flow, family0, family1, family2, family3
        /// Names of events, by family.
        case flowText, familyText0, familyText1, familyText2, familyText3
        /// Findings: an interceptor whose event never arrives; a lost event.
        case flaw, lost, lostWord, lostFill, lostText
        /// The headline if all events are intercepted, and if some are only observed.
        case caughtFill, seenFill, verdictText
        /// The changes between two versions.
        case added, addedFill, removed, changed, changedFill
    }

    private let values: [Ink: String]

    /// The colour, as `#rrggbb`.
    public subscript(ink: Ink) -> String { values[ink] ?? "#000000" }

    /// The colours for paper and light pages.
    public static let light = Palette(values: [
        .canvas: "#ffffff", .lane: "#f2f5f9", .card: "#fefefe", .contextFill: "#fcfcfd", .highlightFill: "#ffe27a",
        .text: "#1f2328", .muted: "#434c57", .faint: "#b3bac2",
        .head: "#33404f", .headText: "#fdfdfd", .headSuffix: "#dbe1e8", .frame: "#33404e", .leafHead: "#e9edf2",
        .leafFrame: "#66717d", .leafSuffix: "#434c56", .highlight: "#8a6100",
        .branch: "#606b77",
        .flow: "#2c3c4b", .family0: "#0a66d0", .family1: "#a55300", .family2: "#4a148c", .family3: "#007a74",
        .flowText: "#39434f", .familyText0: "#004ba8", .familyText1: "#7a3d00", .familyText2: "#4a148d",
        .familyText3: "#00564f",
        .flaw: "#7d3a00", .lost: "#bd283a", .lostWord: "#9c1a1a", .lostFill: "#a01c1c", .lostText: "#fffffe",
        .caughtFill: "#0f5132", .seenFill: "#4b5663", .verdictText: "#fffefe",
        .added: "#0f5c2e", .addedFill: "#e3f7e9", .removed: "#8f2740", .changed: "#6a4900", .changedFill: "#fdf3d9",
    ])

    /// The colours for dark pages.
    public static let dark = Palette(values: [
        .canvas: "#0d1117", .lane: "#151b24", .card: "#19202a", .contextFill: "#12171e", .highlightFill: "#574a10",
        .text: "#e6edf3", .muted: "#b7c1cc", .faint: "#4b535d",
        .head: "#3b4a5e", .headText: "#f4f7fa", .headSuffix: "#d3dbe4", .frame: "#8793a1", .leafHead: "#262f3b",
        .leafFrame: "#8490a0", .leafSuffix: "#b7c1cd", .highlight: "#f2d24b",
        .branch: "#8f9aa7",
        .flow: "#cfd2d2", .family0: "#4aa0ff", .family1: "#e59a33", .family2: "#e6ccff", .family3: "#18a497",
        .flowText: "#c3cdd8", .familyText0: "#8fc4ff", .familyText1: "#f0b968", .familyText2: "#e6ccfe",
        .familyText3: "#62d3c4",
        .flaw: "#ffb878", .lost: "#ff6f66", .lostWord: "#ffa59e", .lostFill: "#ff9d96", .lostText: "#1a0606",
        .caughtFill: "#7ee2a8", .seenFill: "#b9c3ce", .verdictText: "#0a120d",
        .added: "#6fdc90", .addedFill: "#0e2a18", .removed: "#f6a5b1", .changed: "#ecb95b", .changedFill: "#2a2008",
    ])
}

extension Palette.Ink {
    /// The colour of a family's strokes and symbols; `nil` stands for several families.
    static func family(_ number: Int?) -> Palette.Ink {
        guard let number else { return .flow }
        return [.family0, .family1, .family2, .family3][number % EventFamilies.colours]
    }

    /// The colour of a family's names.
    static func familyText(_ number: Int?) -> Palette.Ink {
        guard let number else { return .flowText }
        return [.familyText0, .familyText1, .familyText2, .familyText3][number % EventFamilies.colours]
    }
}

/// The choice of colours for a picture.
public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// The light colours.
    case light
    /// The dark colours.
    case dark
    /// The colours that the reader prefers: one SVG contains both. Other formats are light.
    case auto

    /// The colours that are written into the picture.
    public var palette: Palette { self == .dark ? .dark : .light }
}
