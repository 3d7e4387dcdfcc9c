/// The page of a server without a picture: it shows the error, and reloads when there is a picture.
public enum TroublePage {
    /// The HTML.
    public static let bytes: [UInt8] = {
        let script = PackageResources.waiting_js
        let policy = ContentSecurityPolicy(style: PageStyle.text, script: script, isLive: true)
        let head = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy.text)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <link rel="icon" href="\(PageBody.icon)">
            <title>coordviz</title>
            <style>
            """
        let body =
            "</style>\n</head>\n<body>\n<p id=\"page-trouble\" role=\"alert\">Waiting for a picture.</p>\n<script>"
        return Array(head.utf8) + PageStyle.text + Array(body.utf8) + script
            + Array("</script>\n</body>\n</html>\n".utf8)
    }()
}
