/// What keeps objects alive, as far as it is decided outside of the app.
struct LifetimeNames: Sendable {
    /// Attributes that do not change how a property holds its value. A wrapper of the app's own may be weak.
    var keeping: Names = []
    /// Superclasses and protocols whose objects nobody but the app keeps alive.
    var plain: Names = []
    /// Properties and labels of libraries that do not keep alive what they refer to; in small letters.
    var weak: Names = []
    /// Functions that do not keep their arguments alive.
    var weakCalls: Names = []

    static func + (left: LifetimeNames, right: LifetimeNames) -> LifetimeNames {
        LifetimeNames(
            keeping: left.keeping + right.keeping, plain: left.plain + right.plain, weak: left.weak + right.weak,
            weakCalls: left.weakCalls + right.weakCalls)
    }
}
