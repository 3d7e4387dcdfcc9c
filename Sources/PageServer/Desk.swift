import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1

/// The page and the list of connections, shared by all connections of a server.
final class Desk: Sendable {
    private struct State {
        var page = ByteBuffer()
        var revision = ""
        /// The error in the input now; empty if there is none.
        var trouble = ""
        var connections: [ObjectIdentifier: any Channel] = [:]
        var listeners = Listeners()
    }

    /// The largest number of connections at a time. A browser opens six, and one more for each tab that listens.
    private static let mostConnections = 96

    private let state = NIOLockedValueBox(State())

    /// The current page.
    var page: ByteBuffer { state.withLockedValue { $0.page } }

    /// Adds a connection, unless there are too many. Returns whether it was added.
    func admit(_ channel: any Channel) -> Bool {
        let id = ObjectIdentifier(channel)
        let isAdmitted = state.withLockedValue { state in
            guard state.connections.count < Self.mostConnections else { return false }
            state.connections[id] = channel
            return true
        }
        guard isAdmitted else { return false }
        channel.closeFuture.whenComplete { _ in
            self.state.withLockedValue { state in
                state.connections[id] = nil
                state.listeners.remove(id)
            }
        }
        return true
    }

    /// Sends a connection the current state, and every change from now on. If its client, or all clients together, have
    /// too many connections, the oldest one is closed; a browser then connects again on its own.
    func listen(_ channel: any Channel) -> String {
        let client = channel.remoteAddress?.ipAddress ?? ""
        let (message, dismissed) = state.withLockedValue { state in
            let dismissed = state.listeners.add(ObjectIdentifier(channel), of: client)
            return (Self.message(of: state), dismissed.flatMap { state.connections[$0] })
        }
        dismissed?.close(promise: nil)
        return message
    }

    func publish(page: ByteBuffer, revision: String) {
        tell { state in (state.page, state.revision, state.trouble) = (page, revision, "") }
    }

    func publish(trouble: String, page: ByteBuffer) {
        tell { state in
            state.trouble = trouble
            if state.revision.isEmpty { state.page = page }
        }
    }

    /// Closes every connection.
    func closeAll() {
        let all = state.withLockedValue { Array($0.connections.values) }
        for channel in all { channel.close(promise: nil) }
    }

    private func tell(_ change: (inout State) -> Void) {
        let (message, listeners) = state.withLockedValue { state in
            change(&state)
            return (Self.message(of: state), state.listeners.all.compactMap { state.connections[$0] })
        }
        for channel in listeners {
            // The buffer of a client that doesn't read is full; messages must not accumulate for it.
            guard channel.isWritable else {
                channel.close(promise: nil)
                continue
            }
            channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: message))), promise: nil)
        }
    }

    /// The state as server-sent events: the revision and, if there is one, the error.
    private static func message(of state: State) -> String {
        var message = "event: revision\ndata: \(state.revision)\n\n"
        if !state.trouble.isEmpty {
            let lines = state.trouble.split(whereSeparator: \.isNewline).map { "data: \($0)\n" }.joined()
            message += "event: trouble\n\(lines)\n"
        }
        return message
    }
}
