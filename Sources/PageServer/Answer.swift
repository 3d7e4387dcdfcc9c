import NIOHTTP1

/// The answer to a request.
struct Answer {
    /// The content of the answer.
    enum Content: Equatable {
        case page
        case changes
        case text(String)
    }

    var head: HTTPResponseHead
    var content: Content

    init(to request: HTTPRequestHead) {
        var extra: HTTPHeaders = [:]
        let status: HTTPResponseStatus
        let path = request.uri.prefix { $0 != "?" }
        let hosts = request.headers["Host"]
        if hosts.count != 1 {
            (status, content) = (.badRequest, .text("A request must name one host."))
        } else if !LoopbackHost.isOne(hosts[0]) {
            (status, content) = (.misdirectedRequest, .text("This server answers only requests to localhost."))
        } else if CrossSite.asks(request.headers, host: hosts[0]) {
            (status, content) = (
                .forbidden, .text("Requests from other sites are not allowed.")
            )
        } else if request.method != .GET, request.method != .HEAD {
            (status, content) = (.methodNotAllowed, .text("Only GET and HEAD are allowed."))
            extra.add(name: "Allow", value: "GET, HEAD")
        } else if path == "/" {
            (status, content) = (.ok, .page)
        } else if path == "/changes" {
            (status, content) = (.ok, .changes)
        } else {
            (status, content) = (.notFound, .text("Not found. The page is at /."))
        }
        let type =
            switch content {
            case .page: "text/html; charset=utf-8"
            case .changes: "text/event-stream; charset=utf-8"
            case .text: "text/plain; charset=utf-8"
            }
        var headers: HTTPHeaders = [
            "Content-Type": type, "Connection": "close", "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
            // The page contains its own policy, but a page can't declare this part of it.
            "Content-Security-Policy": "frame-ancestors 'none'", "X-Frame-Options": "DENY",
        ]
        headers.add(contentsOf: extra)
        head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    }
}

/// Detects requests that a browser sends for a page of another site.
enum CrossSite {
    /// Whether a browser sends the request for another site (Fetch Metadata, and `Origin` of RFC 6454). A browser sends
    /// neither header when the user types the address or reloads the page, and other programs send none.
    static func asks(_ headers: HTTPHeaders, host: String) -> Bool {
        if headers["Sec-Fetch-Site"].contains(where: { !["same-origin", "none"].contains($0.lowercased()) }) {
            return true
        }
        return headers["Origin"].contains { $0.lowercased() != "http://\(host.lowercased())" }
    }
}

/// The names of this machine.
enum LoopbackHost {
    /// Whether a `Host` header names this machine, with any port: a tunnel may lead here from another port.
    static func isOne(_ host: String) -> Bool {
        let host = host.lowercased()
        for name in ["localhost", "127.0.0.1", "[::1]"] where host.hasPrefix(name) {
            let rest = host.dropFirst(name.count)
            if rest.isEmpty { return true }
            return rest.first == ":" && rest.count <= 6 && rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
        }
        return false
    }
}
