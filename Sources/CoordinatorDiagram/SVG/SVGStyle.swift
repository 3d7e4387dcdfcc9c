/// The style sheet of a picture that has a second theme.
public enum SVGStyle {
    /// Maps each light colour of a picture to its dark one. The rules apply to the picture only, so that several
    /// pictures can be on one page.
    ///
    /// - Parameter scope: a selector for the surroundings of the picture in which the rules apply, and a space; empty
    ///   for all surroundings.
    /// - Returns: The rules, as CSS.
    public static func darkRules(within scope: String = "") -> String {
        var rules = ""
        for ink in Palette.Ink.allCases where Palette.light[ink] != Palette.dark[ink] {
            let (light, dark) = (Palette.light[ink], Palette.dark[ink])
            rules += "\(scope).coordviz [fill=\"\(light)\"]{fill:\(dark)}"
            rules += "\(scope).coordviz [stroke=\"\(light)\"]{stroke:\(dark)}\n"
        }
        return rules
    }

    /// The style element of a picture that follows its reader's preference.
    static let dark = "<style>\n@media (prefers-color-scheme: dark) {\n\(darkRules())}\n</style>\n"
}
