import CoordinatorAnalysis
import CoordinatorModel

/// The differences between two versions of a tree.
///
/// ```swift
/// let comparison = Comparison(from: old, to: new)
/// print(comparison.isDifferent, comparison.edits.count)
/// for change in comparison.journeys where change.kind == .lost { print(change.event) }
/// ```
///
/// Takes time linear in the trees and their journeys, except for the order of siblings (n log n).
public struct Comparison: Sendable {
    /// The old version in its canonical form.
    public let old: CoordinatorTree
    /// The new version in its canonical form.
    public let new: CoordinatorTree
    /// The coordinators of both versions that are the same.
    public let matching: Matching
    /// Every difference. Together they turn the old version into the new one.
    public let edits: [Edit]
    /// Both versions in one tree, whose indices the edits use.
    public let overlay: Overlay
    /// The journeys of the old version, with the indices of `Overlay.before`.
    public let before: Propagation
    /// The journeys of the new version, with the indices of `Overlay.after`.
    public let after: Propagation
    /// The events whose journeys end differently than before.
    public let journeys: [JourneyChange]

    /// Compares two trees.
    ///
    /// - Parameters:
    ///   - old: the old version.
    ///   - new: the new version.
    public init(from old: CoordinatorTree, to new: CoordinatorTree) {
        self.old = old.canonical()
        self.new = new.canonical()
        matching = Matcher(from: self.old, to: self.new).matching
        let collector = EditCollector(from: self.old, to: self.new, matching)
        edits = collector.edits
        overlay = Overlay(self.old, self.new, matching, unionOfNew: collector.unionOfNew, edits: edits)
        before = Propagation(overlay.before)
        after = Propagation(overlay.after)
        journeys = JourneyComparison.changes(from: before, to: after)
    }

    /// Whether there is a difference in the app's navigation (`Edit.isQuiet`).
    public var isDifferent: Bool { edits.contains { !$0.isQuiet } }
}
