import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix

/// Serves one page to browsers on this machine, and notifies them when it changes.
///
/// It listens on 127.0.0.1 only, and answers only requests that name this machine as their host. If a page of another
/// site makes a browser send a request here (DNS rebinding), it gets no content. There are two addresses, `/` and
/// `/changes`.
public final class PageServer: Sendable {
    private let group: MultiThreadedEventLoopGroup
    private let listener: any Channel
    private let desk: Desk

    /// The port that it listens on.
    public let port: Int

    /// Starts to listen.
    ///
    /// - Parameter port: the port; 0 for one that the system chooses.
    /// - Throws: `PageServerError` if the port can't be used.
    public init(port: Int) throws(PageServerError) {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let desk = Desk()
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelOption(.backlog, value: 128)
            // A client that has sent a request and closes its half of the connection still expects the answer.
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.writeBufferWaterMark, value: .init(low: 1 << 16, high: 1 << 18))
            .childChannelInitializer { channel in
                guard desk.admit(channel) else { return channel.close() }
                return channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false)
                    try pipeline.addHandler(RequestHandler(desk))
                }
            }
        do {
            // By its number, because looking up a name would use the network.
            listener = try bootstrap.bind(to: SocketAddress(ipAddress: "127.0.0.1", port: port)).wait()
        } catch {
            try? group.syncShutdownGracefully()
            throw PageServerError(port: port, isTaken: (error as? IOError)?.errnoCode == EADDRINUSE, reason: "\(error)")
        }
        self.port = listener.localAddress?.port ?? port
        self.group = group
        self.desk = desk
    }

    /// Serves another page from now on, and notifies clients that show an older one.
    ///
    /// - Parameters:
    ///   - page: the HTML.
    ///   - revision: the identity of this state, which the page itself also contains.
    public func publish(_ page: [UInt8], revision: String) {
        desk.publish(page: ByteBuffer(bytes: page), revision: revision)
    }

    /// Sends an error to the clients; the last valid page stays. If there was none, `page` is served.
    public func publish(trouble: String, page: [UInt8]) {
        desk.publish(trouble: trouble, page: ByteBuffer(bytes: page))
    }

    /// Closes all connections and stops listening.
    public func stop() {
        try? listener.close().wait()
        desk.closeAll()
        try? group.syncShutdownGracefully()
    }
}

/// The error of a server that can't listen.
public struct PageServerError: Error {
    /// The requested port.
    public var port: Int
    /// Whether another process uses the port.
    public var isTaken: Bool
    /// The reason, in the words of the system.
    public var reason: String
}
