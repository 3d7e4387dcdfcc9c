import CoordinatorAnalysis
import ProjectConfiguration
import Testing

@Suite struct StarterTests {
    @Test func itChangesNothing() throws {
        #expect(try configuration(Starter.text).hasSameEffect(as: EffectiveConfiguration()))
    }

    @Test func itListsEveryRuleWithItsDefaultAndItsSummary() {
        let lines = Starter.text.split(separator: "\n")
        for manual in RuleCatalog.manuals {
            let line = lines.first { $0.hasPrefix("#  \(manual.id): ") }
            #expect(line?.contains(manual.severity.rawValue) == true, "\(manual.id)")
            #expect(line?.hasSuffix("# \(manual.summary)") == true, "\(manual.id)")
        }
    }

    @Test func itsSettingsAreRightOnceTheyAreMade() throws {
        let made = Starter.text.split(separator: "\n").map { line in
            line.hasPrefix("#") && (!line.hasPrefix("# ") || line.hasPrefix("#  ")) ? line.dropFirst() : line
        }
        let configuration = try configuration(made.joined(separator: "\n"))
        #expect(configuration.rules.severities == [:])
        #expect(configuration.maximumDepth.value == EffectiveConfiguration().maximumDepth.value)
        #expect(configuration.maximumDepth.origin != .standard)
        #expect(configuration.policies.map(\.value.name) == ["checkout-stays-inside"])
        #expect(configuration.suppressions.map(\.value.rule) == ["unhandled-event"])
        #expect(configuration.baseline.value == ".coordviz.baseline")
        #expect(configuration.reports.value.map(\.format) == ["text", "sarif"])
    }

    @Test func severalRootsOfOneNameMayBeSeveralApps() throws {
        func text(_ roots: [String]) -> String {
            Starter.text(for: Starter.Sketch(coverage: "2 Swift files, 2 coordinators", roots: roots))
        }
        let several = text(["AppCoordinator", "AppCoordinator"])
        #expect(several.contains("If they are several apps, run coordviz init in each folder.\nsource:\n"))
        #expect(try configuration(several).source.value.paths.count == 1)
        #expect(!text(["AppCoordinator", "WidgetCoordinator"]).contains("several apps"))
        #expect(!text([]).contains("several apps"))
    }

    @Test func itIsNarrowEnoughToRead() {
        for line in Starter.text.split(separator: "\n") { #expect(line.count <= 150, "\(line)") }
    }
}
