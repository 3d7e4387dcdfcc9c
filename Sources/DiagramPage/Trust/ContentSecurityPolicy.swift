/// The permissions of a page: to use its own style and script, and to load nothing.
///
/// Names are written as text and never as markup. If a name were written as markup by mistake, the browser would still
/// run and load nothing.
struct ContentSecurityPolicy {
    /// The policy, for a `meta` element. It contains no character that needs an escape there.
    let text: String

    /// - Parameters:
    ///   - style: the style sheet, byte for byte.
    ///   - script: the script, byte for byte.
    ///   - isLive: whether the page may contact its server.
    init(style: [UInt8], script: [UInt8], isLive: Bool) {
        var directives = [
            "default-src 'none'", "script-src '\(Self.source(script))'", "style-src '\(Self.source(style))'",
            "img-src data:", "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'",
            "trusted-types 'none'",
        ]
        if isLive { directives.append("connect-src 'self'") }
        text = directives.joined(separator: "; ")
    }

    private static func source(_ bytes: [UInt8]) -> String { "sha256-\(Base64.text(of: SHA256.digest(of: bytes)))" }
}
