import Coordinators

/// The empty stage on which splash and main take turns.
final class AppViewController: HeadlessScreen {}
