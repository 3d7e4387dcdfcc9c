/// A picture that pages show, and that the command has to draw.
public struct DocsPicture: Hashable, Sendable {
    /// On which pages it is shown.
    public enum Theme: String, Hashable, Sendable, CaseIterable {
        /// Light ones.
        case light
        /// Dark ones.
        case dark
    }

    /// Its path in the folder.
    public var path: String
    /// The coordinator that it is about, by its index; `nil` for the picture of the whole.
    public var subject: Int?
    /// On which pages it is shown.
    public var theme: Theme

    /// DocC finds a dark picture by its name.
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
