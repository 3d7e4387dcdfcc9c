/// `.coordviz.yml`, version 1. After "Around the rules" and "Policies as data" of the project's plan; the relations are
/// those of `Policy`.
extension ConfigurationShape {
    /// The version of the format.
    static let formatVersion = 1
    /// The largest number that a file can contain.
    static let largestNumber = 1_000_000_000

    /// The whole file.
    static let file = ConfigurationShape(
        "the configuration",
        [
            Member(.version, .version, "The version of this format; 1 if it is left out."),
            Member(.source, .source, "Where the app's source is, for a check that names no input, and how it is read."),
            Member(
                .coordinators, .coordinators,
                "Which types are coordinators, if their names don't show it: names, or a mapping."),
            Member(.models, .texts, "Swift files that describe libraries which are not in the source."),
            Member(.rules, .rules, "The severity of each rule, if it differs from the default."),
            Member(.pathsPerEmission, .number, "How many of the other places of a finding JSON and SARIF list."),
            Member(.policies, .list(policy), "What the team forbids and requires in addition to the rules."),
            Member(.ignore, .list(suppression), "Findings not to report, each with a reason."),
            Member(.baseline, .path, "The file of known findings; a relative path starts at the configuration."),
            Member(.failOn, .severity(offAllowed: false), "The lowest severity that makes the check fail."),
            Member(.reports, .reports, "The reports to write: FORMAT, or FORMAT=FILE."),
        ])

    /// The place of an app's source, and the way to read it.
    static let source = ConfigurationShape(
        "the source",
        [
            Member(.paths, .texts, "Folders, Swift files or a tree.json; relative ones start at the configuration."),
            Member(.root, .text, "The type of the coordinator with which the app starts; detected if it is left out."),
            Member(.dialects, .texts, "Dialects that are always read, or with the prefix no- never."),
            Member(.include, .texts, "Files and folders to read although they are left out by default, as globs."),
            Member(.exclude, .texts, "Files and folders to leave out, as globs."),
        ])

    /// The types that are coordinators.
    static let coordinators = ConfigurationShape(
        "what coordinators are called",
        [
            Member(.names, .texts, "Types that are always coordinators, as globs."),
            Member(.bases, .texts, "Types that inherit from these or conform to them are coordinators, as globs."),
            Member(.except, .texts, "Types that are never coordinators, as globs."),
        ])

    /// A rule that has a limit, in its long form.
    static let limitedRule = ConfigurationShape(
        "a rule with a limit",
        [
            Member(.severity, .severity(offAllowed: true), required: true, "How much a finding matters."),
            Member(.limit, .number, "The highest number that is allowed."),
        ])

    /// A rule without a limit.
    static let rule = ConfigurationShape("a rule", [limitedRule.members[0]])

    /// A policy.
    static let policy = ConfigurationShape(
        "a policy",
        [
            Member(.name, .policyName, required: true, "Its name, which findings show like the id of a rule."),
            Member(.severity, .severity(offAllowed: true), "How much a violation matters; error if it is left out."),
            Member(.comment, .text, "Why the team wants this; shown with each finding."),
            Member(.forbid, .relation, "What is forbidden."),
            Member(.require, .relation, "What every coordinator that matches who must do."),
        ], exactlyOneOf: [.forbid, .require])

    /// The relation that a policy forbids or requires.
    static let relation = ConfigurationShape(
        "what a policy forbids or requires",
        [
            Member(
                .who, .selection, "The parent, the descendant, the emitter or the interceptor; any if it is left out."),
            Member(.presents, .selection, "The children."),
            Member(.presentation, .pattern, "With presents: only these presentations."),
            Member(.under, .selection, "The ancestors."),
            Member(.emits, .pattern, "The events, by their full names."),
            Member(.intercepts, .pattern, "The events, by their full names."),
        ], exactlyOneOf: [.presents, .under, .emits, .intercepts])

    /// A pattern in its long form.
    static let pattern = ConfigurationShape(
        "a pattern",
        [
            Member(.match, .pattern, "One of these must match; any if it is left out."),
            Member(.except, .pattern, "None of these may match."),
        ])

    /// A selection of coordinators in its long form.
    static let selection = ConfigurationShape(
        "a selection",
        pattern.members + [Member(.under, .pattern, "Only coordinators under one of these.")])

    /// A suppression.
    static let suppression = ConfigurationShape(
        "a suppression",
        [
            Member(.rule, .text, required: true, "The id of a rule, or the name of a policy."),
            Member(.event, .pattern, "Only findings about these events."),
            Member(.coordinator, .pattern, "Only findings about coordinators of these types."),
            Member(.reason, .text, required: true, "Why the finding may be ignored."),
        ])
}
