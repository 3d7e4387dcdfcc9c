import CoordinatorDiagram
import Graphviz

/// Compares the installed fonts with those for which the diagram was measured.
enum InstalledFonts {
    /// The factor by which text in PNG and PDF must be smaller so that it fits into its box: 1 if Arial, Helvetica or
    /// an equally wide font is installed, less if a wider font replaces it.
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

    /// Whether any font has letters. Without one, each letter is drawn as a box with its number, as wide as the box of
    /// a character that no font has. In a font whose letters all have one width, the letters are not as wide as that
    /// box.
    private static func hasLetters() throws -> Bool {
        let widths = try ["i", "W", "\u{E123}"].map {
            try GraphvizLibrary.installedTextWidth(String(repeating: $0, count: 10), fontSize: 100, bold: false)
        }
        return Set(widths).count > 1
    }
}
