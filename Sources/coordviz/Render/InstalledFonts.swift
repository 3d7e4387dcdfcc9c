import CoordinatorDiagram
import Graphviz

/// How the fonts at hand compare with those that the diagram was measured for.
enum InstalledFonts {
    /// By how much text must be drawn smaller in PNG and PDF so that it stays in its box: 1 where Arial, Helvetica or
    /// one of their twins is installed, less where a wider substitute takes their place.
    ///
    /// - Throws: `GraphvizError` when the fonts can't be asked.
    static func scale() throws -> Double {
        let probe = "AppCoordinator consumes ItemsListView.onItemSelect"
        var scale = 1.0
        for bold in [false, true] {
            let installed = try GraphvizLibrary.installedTextWidth(probe, fontSize: 100, bold: bold)
            let measured = TextMetrics.width(probe, size: 100, bold: bold) * BoxMetrics.slack
            if installed > measured { scale = min(scale, measured / installed) }
        }
        return scale
    }
}
