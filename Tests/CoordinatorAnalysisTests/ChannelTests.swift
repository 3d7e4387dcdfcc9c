import CoordinatorAnalysis
import CoordinatorModel
import Testing

/// What goes through one delegate that is never set is lost for one reason.
@Suite struct ChannelTests {
    private func lost(_ emissions: [String], in screens: [String] = ["View"]) throws -> [Finding] {
        let children = screens.map { screen in
            #"{ "child": { "type": "\#(screen)Flow", "screens": [{ "type": "\#(screen)", "emits": [\#(emissions.joined(separator: ","))] }] } }"#
        }
        let json = #"{ "version": 1, "root": { "type": "App", "branches": [\#(children.joined(separator: ","))] } }"#
        return Analysis(try CoordinatorTree(json)).findings.filter { $0.rule == "unhandled-event" }
    }

    private func emission(_ event: String, through channel: String, _ more: String = "") -> String {
        #"{ "event": "\#(event)", \#(more) "x-wiring": { "channel": "\#(channel)", "intent": "meant" } }"#
    }

    @Test func whatGoesThroughOneChannelIsOneFinding() throws {
        let findings = try lost([
            emission("D.didClose", through: "View.delegate"), emission("D.didPick", through: "View.delegate"),
        ])
        #expect(findings.map(\.event) == ["D.didClose"])
        #expect(findings.first?.notes == ["View.delegate loses these events as well: D.didPick"])
        #expect(findings.first?.related.count == 1)
    }

    @Test func twoChannelsAreTwoFindings() throws {
        let findings = try lost([
            emission("D.didClose", through: "View.delegate"), emission("E.didPick", through: "View.other"),
        ])
        #expect(findings.count == 2)
    }

    @Test func whatIsNotSaidToGoThroughAChannelStandsAlone() throws {
        #expect(try lost([#"{ "event": "View.onA" }"#, #"{ "event": "View.onB" }"#]).count == 2)
    }

    /// A further event through a channel that is known to lead nowhere is nothing new.
    @Test func theFingerprintNamesTheChannel() throws {
        let one = try lost([emission("D.didPick", through: "View.delegate")])
        let both = try lost([
            emission("D.didClose", through: "View.delegate"), emission("D.didPick", through: "View.delegate"),
        ])
        #expect(one.map(\.fingerprint) == both.map(\.fingerprint))
        let other = try lost([emission("D.didPick", through: "View.other")])
        #expect(one.map(\.fingerprint) != other.map(\.fingerprint))
    }
}
