import NIOCore
import NIOHTTP1

/// Answers the one request of a connection.
///
/// A connection serves one request and is then closed: on the loopback, keeping it open gains nothing, and no state is
/// left for the next request. A client that takes too long to send or to read is disconnected.
final class RequestHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    /// The longest time for a request, and for reading an answer.
    private static let (patienceForRequest, patienceForAnswer) = (TimeAmount.seconds(10), TimeAmount.seconds(60))
    /// How long a client may listen until it has to connect again, which shows that it still exists.
    private static let patienceForListener = TimeAmount.hours(1)

    private let desk: Desk
    private var deadline: Scheduled<Void>?
    private var hasAnswered = false
    private var isListening = false

    init(_ desk: Desk) { self.desk = desk }

    func handlerAdded(context: ChannelHandlerContext) { setDeadline(Self.patienceForRequest, context) }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(let head) = unwrapInboundIn(data), !hasAnswered else { return }
        hasAnswered = true
        setDeadline(Self.patienceForAnswer, context)
        let answer = Answer(to: head)
        switch answer.content {
        case .page: finish(answer, desk.page, isBodyWanted: head.method != .HEAD, context)
        case .text(let text):
            finish(answer, ByteBuffer(string: text + "\n"), isBodyWanted: head.method != .HEAD, context)
        case .changes:
            guard head.method != .HEAD else { return finish(answer, ByteBuffer(), isBodyWanted: false, context) }
            listen(answer, context)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // A browser that has closed its half is no longer there.
        if case .inputClosed = event as? ChannelEvent, isListening || !hasAnswered { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func finish(_ answer: Answer, _ body: ByteBuffer, isBodyWanted: Bool, _ context: ChannelHandlerContext) {
        var head = answer.head
        head.headers.add(name: "Content-Length", value: "\(body.readableBytes)")
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if isBodyWanted { context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil) }
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
    }

    private func listen(_ answer: Answer, _ context: ChannelHandlerContext) {
        isListening = true
        setDeadline(Self.patienceForListener, context)
        context.write(wrapOutboundOut(.head(answer.head)), promise: nil)
        // A client that was disconnected connects again after a second, not after the browser's default.
        let message = "retry: 1000\n\n" + desk.listen(context.channel)
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: message)))), promise: nil)
    }

    private func setDeadline(_ patience: TimeAmount, _ context: ChannelHandlerContext) {
        deadline?.cancel()
        let channel = context.channel
        deadline = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
    }
}
