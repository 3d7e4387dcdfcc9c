/// A picture that pages show, and that the command has to draw.
public struct DocsPicture: Hashable, Sendable {
    /// The appearance of the pages that show the picture.
    public enum Theme: String, Hashable, Sendable, CaseIterable {
        /// Light pages.
        case light
        /// Dark pages.
        case dark
    }

    /// Its path in the folder.
    public var path: String
    /// The index of the coordinator in the picture; `nil` for the overview.
    public var subject: Int?
    /// The appearance of the pages that show it.
    public var theme: Theme

    /// The path of a picture. DocC finds a dark picture by its name.
    static func path(_ name: String, _ theme: Theme, _ format: DocsOptions.Format) -> String {
        switch format {
        case .markdown: "images/\(name)-\(theme.rawValue).svg"
        case .docc: "\(name)-picture\(theme == .dark ? "~dark" : "").svg"
        }
    }

    static func pair(_ name: String, subject: Int?, _ format: DocsOptions.Format) -> [DocsPicture] {
        Theme.allCases.map { DocsPicture(path: path(name, $0, format), subject: subject, theme: $0) }
    }
}
