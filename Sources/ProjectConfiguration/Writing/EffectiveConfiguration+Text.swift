import CoordinatorAnalysis
import CoordinatorModel

extension EffectiveConfiguration {
    /// The configuration as a `.coordviz.yml` for the current folder, each value with a comment on its origin: the
    /// output of `coordviz config`. Reading it has the same effect as this configuration.
    public var text: String {
        var text = "# The configuration in effect, and where each value comes from.\n"
        text += "version: \(ConfigurationShape.formatVersion)\n"
        text += YAMLText.line("fail-on: \(failOn.value.rawValue)", comment: failOn.origin.description, width: 38)
        text += YAMLText.line(
            "paths-per-emission: \(maximumPathsPerEmission.value)",
            comment: maximumPathsPerEmission.origin.description, width: 38)
        if let baseline = baseline.value {
            text += YAMLText.line(
                "baseline: \(YAMLText.quoted(baseline))", comment: self.baseline.origin.description, width: 38)
        } else {
            text += "# baseline: none\n"
        }
        if reports.value.isEmpty {
            text += "# reports: only the default report of each command\n"
        } else {
            text += "reports:\n"
            for report in reports.value {
                text += YAMLText.line(
                    "  - \(YAMLText.quoted(report.description))", comment: reports.origin.description, width: 38)
            }
        }
        text += sourceText
        text += "\nrules:\n"
        for manual in RuleCatalog.manuals { text += line(of: manual) }
        text += list("policies", policies) { PolicyText.lines(of: $0) }
        text += list("ignore", suppressions) { PolicyText.lines(of: $0) }
        return text
    }

    private var sourceText: String {
        let settings = source.value
        func list(_ key: String, _ values: [String]) -> String {
            values.isEmpty ? "" : "  \(key): [\(values.map(YAMLText.quoted).joined(separator: ", "))]\n"
        }
        func mapping(_ key: String, _ lines: String) -> String {
            lines.isEmpty ? "" : YAMLText.line("\(key):", comment: source.origin.description, width: 38) + lines
        }
        let settled = mapping(
            "source",
            list("paths", settings.paths) + (settings.root.map { "  root: \(YAMLText.quoted($0))\n" } ?? "")
                + list("dialects", settings.dialects) + list("include", settings.include)
                + list("exclude", settings.exclude))
        let models = settings.models.map(YAMLText.quoted).joined(separator: ", ")
        return (settled.isEmpty ? "# source: the folder\n" : settled)
            + mapping(
                "coordinators",
                list("names", settings.coordinators) + list("bases", settings.coordinatorBases)
                    + list("except", settings.noCoordinators))
            + (models.isEmpty
                ? ""
                : YAMLText.line("models: [\(models)]", comment: source.origin.description, width: 38))
    }

    private func line(of manual: RuleManual) -> String {
        let severity = severities[manual.id] ?? Sourced(manual.severity)
        guard let path = ConfigurationReader.limits[manual.id] else {
            return YAMLText.line(
                "  \(manual.id): \(severity.value.rawValue)", comment: severity.origin.description, width: 38)
        }
        let limit = self[keyPath: path]
        return "  \(manual.id):\n"
            + YAMLText.line("    severity: \(severity.value.rawValue)", comment: severity.origin.description, width: 38)
            + YAMLText.line("    limit: \(limit.value)", comment: limit.origin.description, width: 38)
    }

    private func list<Value>(
        _ key: String, _ values: [Sourced<Value>], _ lines: (Value) -> [String]
    ) -> String {
        guard !values.isEmpty else { return "\n# \(key): none\n" }
        var text = "\n\(key):\n"
        for value in values {
            for (index, line) in lines(value.value).enumerated() {
                text +=
                    index == 0
                    ? YAMLText.line("  - \(line)", comment: value.origin.description, width: 38) : "    \(line)\n"
            }
        }
        return text
    }
}
