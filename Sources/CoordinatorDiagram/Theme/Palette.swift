/// The colours of a diagram, by what they say.
///
/// Kinds are told apart by colour for those who see it and by outline for everybody: the hues are Okabe and Ito's,
/// which colour-blind people can tell apart, darkened until text in them is legible (WCAG AA).
public struct Palette: Sendable {
    /// What a colour says.
    public enum Ink: String, Hashable, Sendable, CaseIterable {
        case canvas, text, muted, faint
        case container, containerFill, navigation, navigationFill, tabBar, tabBarFill
        case leaf, leafFill, custom, customFill
        case branch, flow, flaw, lost, lostText, highlightFill
        case added, addedFill, removed, changed, changedFill
    }

    private let values: [Ink: String]

    /// The colour, as `#rrggbb`.
    public subscript(ink: Ink) -> String { values[ink] ?? "#000000" }

    /// For paper and light pages.
    public static let light = Palette(values: [
        .canvas: "#ffffff", .text: "#1f2328", .muted: "#626b75", .faint: "#b3bac2",
        .container: "#0a5ea8", .containerFill: "#eef6fd", .navigation: "#00694f", .navigationFill: "#ebf7f2",
        .tabBar: "#8a3a79", .tabBarFill: "#fbf1f8", .leaf: "#4d5661", .leafFill: "#f6f8fa",
        .custom: "#8a5a00", .customFill: "#fff7e2",
        .branch: "#57606a", .flow: "#2b7fc3", .flaw: "#a04900", .lost: "#c62828", .lostText: "#fffffe",
        .highlightFill: "#fff1a8",
        .added: "#14713a", .addedFill: "#e3f7e9", .removed: "#a3324a", .changed: "#7a5200", .changedFill: "#fdf3d9",
    ])

    /// For dark pages.
    public static let dark = Palette(values: [
        .canvas: "#0d1117", .text: "#e6edf3", .muted: "#98a2ad", .faint: "#4b535d",
        .container: "#79c0ff", .containerFill: "#10233a", .navigation: "#56d4b0", .navigationFill: "#0f2a25",
        .tabBar: "#f0a3dd", .tabBarFill: "#2c1a2a", .leaf: "#b6c0cb", .leafFill: "#1a2028",
        .custom: "#f2bd5c", .customFill: "#2b2110",
        .branch: "#8b949e", .flow: "#4fa3e6", .flaw: "#ffa657", .lost: "#ff7b72", .lostText: "#1a0606",
        .highlightFill: "#3d3308",
        .added: "#5bd27f", .addedFill: "#0e2a18", .removed: "#f2919f", .changed: "#e8b04a", .changedFill: "#2a2008",
    ])
}

/// Which colours a picture has.
public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// The light ones.
    case light
    /// The dark ones.
    case dark
    /// Those that the reader prefers: one SVG with both. Other formats are light.
    case auto

    /// The colours that are written into the picture.
    public var palette: Palette { self == .dark ? .dark : .light }
}
