/// The style sheet of a picture that follows its reader's preference.
enum SVGStyle {
    /// Maps each light colour to its dark one. Rules are bound to the picture, so that several fit on one page.
    static let dark: String = {
        var rules = ""
        for ink in Palette.Ink.allCases where Palette.light[ink] != Palette.dark[ink] {
            let (light, dark) = (Palette.light[ink], Palette.dark[ink])
            rules += ".coordviz [fill=\"\(light)\"]{fill:\(dark)}.coordviz [stroke=\"\(light)\"]{stroke:\(dark)}\n"
        }
        return "<style>\n@media (prefers-color-scheme: dark) {\n\(rules)}\n</style>\n"
    }()
}
