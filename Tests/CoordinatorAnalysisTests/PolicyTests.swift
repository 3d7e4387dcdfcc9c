import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct PolicyTests {
    private let json = """
        { "version": 1, "root": { "type": "App", "branches": [
            { "presentation": "root", "child": { "type": "AuthCoordinator", "branches": [
                { "presentation": "push", "child": { "type": "Login", "emits": ["Auth.didLogIn"] } },
                { "presentation": "present", "child": { "type": "Reset",
                    "screens": [{ "type": "ResetView", "intercepts": ["Checkout.didPay"] }] } }] } },
            { "presentation": "present", "child": { "type": "CheckoutCoordinator", "intercepts": ["Checkout.*"],
                "branches": [{ "presentation": "push", "to": "Login" }] } }] } }
        """

    private func violations(_ policy: Policy) throws -> [Finding] {
        Analysis(try CoordinatorTree(json), configuration: RuleConfiguration(policies: [policy])).findings
            .filter { $0.rule == policy.name }
    }

    @Test func nothingOutsideCheckoutInterceptsCheckout() throws {
        let findings = try violations(
            Policy(
                name: "private", severity: .warning, comment: "ask the shop team", effect: .forbid,
                relation: .intercepts,
                subject: Policy.Selection(NamePattern(["*"], except: ["Checkout*"])),
                object: Policy.Selection(NamePattern("Checkout.*"))))
        #expect(findings.map(\.coordinator) == ["Reset"])
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.map(\.notes) == [["ask the shop team"]])
    }

    @Test func aWildcardClaimsTheEventThatAPolicyNamesInFull() throws {
        let findings = try violations(
            Policy(
                name: "no-pay", effect: .forbid, relation: .intercepts,
                object: Policy.Selection(NamePattern("Checkout.didPay"))))
        #expect(Set(findings.map(\.coordinator)) == ["Reset", "CheckoutCoordinator"])
    }

    @Test func coordinatorsUnderAuthArePresentedByPushOnly() throws {
        let findings = try violations(
            Policy(
                name: "push-only", effect: .forbid, relation: .presents,
                object: Policy.Selection(.any, under: NamePattern("AuthCoordinator")),
                presentation: NamePattern(["*"], except: ["push"])))
        #expect(findings.map(\.path) == [["App", "AuthCoordinator", "Reset"]])
    }

    @Test func loginMustStandUnderAuthOnEveryPath() throws {
        let findings = try violations(
            Policy(
                name: "login-in-auth", effect: .require, relation: .under,
                subject: Policy.Selection(NamePattern("Login")), object: Policy.Selection(NamePattern("Auth*"))))
        #expect(findings.map(\.path) == [["App", "CheckoutCoordinator", "Login"]])
        let forbidden = try violations(
            Policy(
                name: "no-login-in-auth", effect: .forbid, relation: .under,
                subject: Policy.Selection(NamePattern("Login")), object: Policy.Selection(NamePattern("Auth*"))))
        #expect(forbidden.map(\.path) == [["App", "AuthCoordinator", "Login"]])
    }

    @Test func aCoordinatorThatIsRequiredToEmitMayDoSoThroughAScreenButMust() throws {
        func missing(_ relation: Policy.Relation, _ event: String) throws -> [String?] {
            try violations(
                Policy(
                    name: "p", effect: .require, relation: relation,
                    subject: Policy.Selection(NamePattern(["Login", "Reset"])),
                    object: Policy.Selection(NamePattern(event)))
            ).map(\.coordinator)
        }
        #expect(try missing(.emits, "Auth.*") == ["Reset"])
        #expect(try missing(.intercepts, "Checkout.*") == ["Login"])
    }

    @Test func parentsMayBeRequiredToPresent() throws {
        let findings = try violations(
            Policy(
                name: "p", effect: .require, relation: .presents,
                subject: Policy.Selection(NamePattern("*Coordinator")), object: Policy.Selection(NamePattern("Reset"))))
        #expect(findings.map(\.coordinator) == ["CheckoutCoordinator"])
    }

    @Test(arguments: [
        ("Checkout*", "CheckoutFlow", true), ("Checkout*", "Checkout", true), ("*Flow", "CheckoutFlow", true),
        ("C*k*w", "CheckoutFlow", true), ("Checkout?low", "CheckoutFlow", true), ("checkout*", "CheckoutFlow", false),
        ("Checkout", "CheckoutFlow", false), ("?", "", false), ("*", "", true), ("a*b*c", "a-b-b-c-d", false),
    ])
    func globs(glob: String, name: String, matches: Bool) {
        #expect(NamePattern(glob).matches(name) == matches)
    }
}
