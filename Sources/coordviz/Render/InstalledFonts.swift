import CoordinatorDiagram
import Graphviz

/// How the fonts at hand compare with those that the diagram was measured for.
enum InstalledFonts {
    /// By how much text must be drawn smaller in PNG and PDF so that it stays in its box: 1 where Arial, Helvetica or
    /// one of their twins is installed, less if a wider substitute is used.
    ///
    /// - Throws: `GraphvizError` if the fonts can't be listed; `CommandFailure` if there are none.
    static func scale() throws -> Double {
        guard try hasLetters() else {
            throw CommandFailure(
                "no font with letters is installed",
                hint: "install one, such as fonts-liberation or fonts-dejavu; an SVG needs none")
        }
        let probe = "AppCoordinator consumes ItemsListView.onItemSelect"
        var scale = 1.0
        for bold in [false, true] {
            let installed = try GraphvizLibrary.installedTextWidth(probe, fontSize: 100, bold: bold)
            let measured = TextMetrics.width(probe, size: 100, bold: bold) * BoxMetrics.slack
            if installed > measured { scale = min(scale, measured / installed) }
        }
        return scale
    }

    /// Whether some font has letters. Without one, each is drawn as a box with its number in it, as wide as that of a
    /// character that no font has; of a font whose letters are all equally wide that is not true.
    private static func hasLetters() throws -> Bool {
        let widths = try ["i", "W", "\u{E123}"].map {
            try GraphvizLibrary.installedTextWidth(String(repeating: $0, count: 10), fontSize: 100, bold: false)
        }
        return Set(widths).count > 1
    }
}
