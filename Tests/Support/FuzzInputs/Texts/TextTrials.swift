import CoordinatorAnalysis
import CoordinatorIntrospection
import CoordinatorModel
import FindingReports
import ProjectConfiguration

/// Runs a configuration up to its findings.
enum ConfigurationTrial {
    static func run(_ yaml: [UInt8]) -> Trial {
        var trial = Trial()
        let formats = ReportFormat.allCases.map(\.rawValue)
        do throws(ConfigurationError) {
            let read = try EffectiveConfiguration(yaml: yaml, file: ".coordviz.yml", reportFormats: formats)
            trial.isAccepted = true
            trial.came(read.text.utf8)
            checkAgain(read, formats, &trial)
            for tree in TextSeeds.trees {
                let check = Check([Analysis(tree, configuration: read.rules)], configuration: read.rules)
                let input = Report.Input(file: "tree.json", source: nil, tree: tree)
                ReportInspection.inspect(check, of: [input], as: .text, into: &trial)
            }
        } catch {
            if error.diagnostics.isEmpty { trial.violations.append("an error that says nothing") }
            let lines = yaml.count { $0 == 0x0A || $0 == 0x0D } + 1
            for diagnostic in error.diagnostics {
                trial.said("\(diagnostic)")
                if !(1...lines).contains(diagnostic.line) || diagnostic.column < 1 {
                    trial.violations.append("an error without a place: \(diagnostic)")
                }
            }
        }
        return trial
    }

    private static func checkAgain(_ read: EffectiveConfiguration, _ formats: [String], _ trial: inout Trial) {
        do throws(ConfigurationError) {
            let text = Array(read.text.utf8)
            let again = try EffectiveConfiguration(yaml: text, file: ".coordviz.yml", reportFormats: formats)
            if !again.hasSameEffect(as: read) { trial.violations.append("what is written has another effect") }
        } catch {
            trial.violations.append("what is written can't be read: \(error)")
        }
    }
}

/// Runs a journal through its report and into a tree.
enum JournalTrial {
    static func run(_ lines: [UInt8]) -> Trial {
        var trial = Trial()
        do {
            let journal = try Journal(lines: lines)
            trial.isAccepted = true
            if try Journal(lines: journal.lines()) != journal {
                trial.violations.append("what is written reads as another journal")
            }
            let tellings = journal.journeys.map { journey in
                ReplayedJourney(
                    event: journey.event, path: journey.path.map(\.type), offered: journey.offered,
                    isConsumed: journey.isConsumed,
                    firstCoordinator: journey.path.firstIndex { $0.kind != nil } ?? journey.path.count)
            }
            if !tellings.isEmpty { trial.said(RecordedText.text(of: tellings)) }
            TreeTrial.checkRoundTrip(CoordinatorTree(replaying: journal), &trial)
        } catch {
            trial.said("\(error)")
        }
        return trial
    }
}

/// Runs a baseline up to its findings.
enum BaselineTrial {
    static func run(_ bytes: [UInt8]) -> Trial {
        var trial = Trial()
        do throws(BaselineError) {
            let baseline = try Baseline(text: String(decoding: bytes, as: UTF8.self))
            trial.isAccepted = true
            if try Baseline(text: baseline.text).text != baseline.text {
                trial.violations.append("what is written reads as another baseline")
            }
            for tree in TextSeeds.trees {
                let check = Check([Analysis(tree)], configuration: RuleConfiguration(), baseline: baseline)
                let input = Report.Input(file: "tree.json", source: nil, tree: tree)
                ReportInspection.inspect(check, of: [input], as: .text, into: &trial)
                ReportInspection.inspect(check, of: [input], as: .json, into: &trial)
            }
        } catch {
            trial.said("\(error)")
        }
        return trial
    }
}
