import CoordinatorAnalysis
import CoordinatorModel
import ProjectConfiguration
import Testing

@Suite struct ReadingTests {
    @Test func severitiesAndLimitsOfRules() throws {
        let rules = try configuration(richText).rules
        #expect(
            rules.severities == [
                "unused-event": .off, "unconsumed-event": .note, "max-depth": .error, "max-children": .warning,
                "unbound-route": .note,
            ])
        #expect(rules.maximumDepth == 6)
        #expect(rules.maximumChildren == 12)
        #expect(rules.maximumPathsPerEmission == 5)
    }

    @Test func policiesSayWhatTheyForbidAndRequire() throws {
        let policies = try configuration(richText).rules.policies
        #expect(
            policies == [
                Policy(
                    name: "checkout-stays-inside",
                    comment: "the checkout team changes these events: ask \"them\"", effect: .forbid,
                    relation: .intercepts, subject: Policy.Selection(NamePattern(["*"], except: ["Checkout*"])),
                    object: Policy.Selection(NamePattern("Checkout.*"))),
                Policy(
                    name: "auth-pushes", severity: .warning, effect: .forbid, relation: .presents,
                    object: Policy.Selection(.any, under: NamePattern("AuthCoordinator")),
                    presentation: NamePattern(["*"], except: ["push"])),
                Policy(
                    name: "screens-report", severity: .off, effect: .require, relation: .emits,
                    subject: Policy.Selection(NamePattern(["*Flow", "Main?oordinator"])),
                    object: Policy.Selection(NamePattern(["Analytics.*", "Log.*"], except: ["Log.debug"]))),
                Policy(
                    name: "settings-under-main", effect: .require, relation: .under,
                    subject: Policy.Selection(NamePattern("Settings*")),
                    object: Policy.Selection(
                        NamePattern(["Main*"], except: ["Main", "MainMenu"]), under: NamePattern("AppCoordinator"))),
            ])
    }

    @Test func suppressionsKeepTheirReasons() throws {
        let suppressions = try configuration(richText).rules.suppressions
        #expect(suppressions.map(\.rule) == ["unhandled-event", "auth-pushes"])
        #expect(suppressions.map(\.reason) == ["only debug builds show these\n", "legacy – wird ersetzt 🙂"])
        #expect(suppressions[0].event == NamePattern("AppEvents.Debug.*"))
        #expect(suppressions[0].coordinator == NamePattern(["DebugCoordinator", "*Playground"]))
        #expect(suppressions[1].event == nil)
    }

    @Test(arguments: [
        (".coordviz.yml", "known/findings.txt"), ("app/.coordviz.yml", "app/known/findings.txt"),
        ("/repo/.coordviz.yml", "/repo/known/findings.txt"), ("../.coordviz.yml", "../known/findings.txt"),
        ("/.coordviz.yml", "/known/findings.txt"),
    ])
    func pathsStartAtTheFile(file: String, baseline: String) throws {
        let configuration = try configuration(richText, file: file)
        #expect(configuration.baseline.value == baseline)
        #expect(
            configuration.reports.value.map(\.description)
                == ["text", "sarif=" + baseline.replacing("known/findings.txt", with: "out/nav.sarif")])
    }

    @Test func absolutePathsInTheProjectAndStandardOutputStayAsTheyAre() throws {
        let configuration = try configuration(
            "baseline: /nowhere/app/b\nreports: [json=/nowhere/app/out/r.json, text=-]",
            file: "/nowhere/app/.coordviz.yml")
        #expect(configuration.baseline.value == "/nowhere/app/b")
        #expect(
            configuration.reports.value
                == [ReportRequest(format: "json", file: "/nowhere/app/out/r.json"), ReportRequest(format: "text")])
    }

    @Test(arguments: [
        "/nowhere/b", "/nowhere/application/b", "../b", "a/../../app/../b", ".git/hooks/b", "a/.Git/b", ".",
    ])
    func pathsThatLeaveTheProjectAreErrors(path: String) throws {
        for line in ["baseline: \(path)", "reports: json=\(path)"] {
            let error = #expect(throws: ConfigurationError.self) {
                try configuration(line, file: "/nowhere/app/.coordviz.yml")
            }
            #expect(error?.diagnostics.count == 1 && error?.diagnostics.first?.message.contains("leads") == true)
        }
    }

    @Test(arguments: [
        "", "\n", "# nothing\n", "---\n", "{}", "~", "rules:\npolicies:\nignore: []\nreports: ~\n", "version: 1",
        "\u{FEFF}version: 1", "version: 1\r\nrules:\r\n", "--- \nversion: 1\n...\n", "\"version\": 1",
    ])
    func aFileThatSaysNothingChangesNothing(yaml: String) throws {
        #expect(try configuration(yaml).hasSameEffect(as: EffectiveConfiguration()))
    }

    @Test func aPolicyOfTheFileFiresOnATree() throws {
        let rules = try configuration(richText).rules
        func findings(_ claimant: String) throws -> [String] {
            let json = """
                { "version": 1, "root": { "type": "\(claimant)", "intercepts": ["Checkout.paid"],
                  "emits": ["Checkout.paid"] } }
                """
            let tree = try CoordinatorTree(json: Array(json.utf8), file: "tree.json")
            return Analysis(tree, configuration: rules).findings.filter { $0.rule == "checkout-stays-inside" }
                .flatMap(\.notes)
        }
        #expect(try findings("CartCoordinator") == ["the checkout team changes these events: ask \"them\""])
        #expect(try findings("CheckoutCoordinator") == [])
    }

    @Test func sourceSaysWhatIsReadAndHow() throws {
        let settings = try configuration(
            """
            source: { paths: [App], root: AppFlow, dialects: no-delegates, include: Mocks, exclude: [Gen] }
            coordinators: { names: "*Flow", bases: [BaseFlow, Routing], except: Overflow }
            models: [Models, Kit.swift]
            """, file: "app/.coordviz.yml"
        ).source.value
        #expect(settings.paths == ["app/App"] && settings.root == "AppFlow" && settings.dialects == ["no-delegates"])
        #expect(settings.include == ["Mocks"] && settings.exclude == ["Gen"])
        #expect(settings.coordinators == ["*Flow"] && settings.coordinatorBases == ["BaseFlow", "Routing"])
        #expect(settings.noCoordinators == ["Overflow"])
        #expect(settings.models == ["app/Models", "app/Kit.swift"])
    }

    /// One name, or a list of them, are names; what stands there besides is a mistake with its place.
    @Test func coordinatorsMayBeNamesAlone() throws {
        #expect(try configuration("coordinators: AppFlow").source.value.coordinators == ["AppFlow"])
        let both = try configuration("coordinators: ['*Flow', AppRouter]").source
        #expect(both.value.coordinators == ["*Flow", "AppRouter"] && both.value.coordinatorBases == [])
        #expect(both.origin == .file(".coordviz.yml", line: 1))
        #expect(try configuration("coordinators:").source.value == SourceSettings())
        #expect(problems("coordinators: { name: AppFlow }").map(\.path) == ["coordinators.name"])
        #expect(problems("coordinators: [[AppFlow]]").count == 1)
        #expect(problems("models: ../other").count == 1)
    }

    /// What `coordviz config` prints has the same effect.
    @Test(arguments: [
        "coordinators: ['*Flow']", "coordinators: { bases: [B], except: ['C d'] }", "models: Kit.swift",
        "source: { root: A }\nmodels: [M]\ncoordinators: F",
    ]) func whatIsPrintedIsRead(_ text: String) throws {
        let before = try configuration(text)
        #expect(try configuration(before.text).hasSameEffect(as: before), "\(before.text)")
    }
}
