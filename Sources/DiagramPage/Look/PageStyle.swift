import CoordinatorDiagram

/// The page's style sheet: the palette's colours as variables, the picture's second theme, and the hand-written rules.
enum PageStyle {
    /// The level from which rows are not indented further.
    static let deepestIndent = 24

    static let text: [UInt8] = {
        let dark = variables(of: .dark) + "color-scheme:dark"
        let preferred = ":root:not([data-theme=light])"
        let chosen = ":root[data-theme=dark]"
        var css = ":root{\(variables(of: .light))color-scheme:light}\n"
        css += "@media screen and (prefers-color-scheme:dark){\n"
        css += "\(preferred){\(dark)}\n\(SVGStyle.darkRules(within: preferred + " "))}\n"
        css += "@media screen{\n\(chosen){\(dark)}\n\(SVGStyle.darkRules(within: chosen + " "))}\n"
        // The policy does not allow `style` attributes.
        for indent in 2...deepestIndent { css += "[data-indent=\"\(indent)\"]{--indent:\(indent - 1)}" }
        return Array(css.utf8) + HandWritten.compact(PackageResources.page_css)
    }()

    private static func variables(of palette: Palette) -> String {
        Palette.Ink.allCases.map { "--\($0.rawValue):\(palette[$0]);" }.joined()
    }
}
