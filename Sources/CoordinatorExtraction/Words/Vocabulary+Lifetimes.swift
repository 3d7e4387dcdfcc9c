/// What keeps objects alive, as far as it is decided outside of the app.
struct LifetimeNames: Sendable {
    /// Attributes that do not change how a property holds its value. A wrapper of the app's own may be weak.
    var keeping: Names = []
    /// Libraries' protocols whose objects only the app keeps alive, besides the inert ones.
    var plain: Names = []
    /// Properties and labels of libraries that do not keep alive what they refer to; in small letters.
    var weak: Names = []
    /// Functions that do not keep their arguments alive.
    var weakCalls: Names = []
    /// Libraries' calls that keep a closure only until something short has ended.
    var passing: Names = []
    /// What makes a container keep the objects that it makes.
    var caching: Names = []
    /// The standard library's types of plain values: a function that takes one is not for that a library's.
    var values: Names = []
    /// Functions that take away what is presented.
    var leaving: Names = []
    /// Those that take away what was presented in a certain way.
    var leavingBy: [String: Names] = [:]
    /// Functions that present something.
    var presenting: Names = []
    /// What holds the first screen of an app.
    var windows: Names = []
    /// Names whose use may observe that a screen goes.
    var observing: Names = []
    /// Functions and labels of functions that libraries call when a screen goes, or is shown again.
    var observers: Names = []
    /// Functions of a screen that run when it disappears.
    var disappearing: Names = []
    /// What these may use without telling any object of the app.
    var silent: Names = []
    /// Outputs that are called when a screen has gone.
    var gone: Names = []
    /// What hides or replaces the back button, or stops the swipe.
    var replacingBack: Names = []
    /// The gestures that take a screen away.
    var swipes: Names = []
    /// Functions that decide whether such a gesture begins.
    var swipeDelegates: Names = []
    /// What is done with an object's own things when it is freed.
    var freeing: Names = []
    /// What hides a navigation bar or its button, if its value is not `false`.
    var hidingBar: Names = []
    /// Bars that have the back button.
    var bars: Names = []
    /// What may make a sheet that cannot be dragged.
    var stoppingDrag: Names = []
    /// Properties that decide how a screen covers another one.
    var styles: Names = []
    /// The values of these with which it can be dragged.
    var sheets: Names = []
    /// Stacks of screens.
    var stacks: Names = []
    /// Functions that replace all screens of a stack.
    var replacing: Names = []

    static func + (left: LifetimeNames, right: LifetimeNames) -> LifetimeNames {
        LifetimeNames(
            keeping: left.keeping + right.keeping, plain: left.plain + right.plain, weak: left.weak + right.weak,
            weakCalls: left.weakCalls + right.weakCalls, passing: left.passing + right.passing,
            caching: left.caching + right.caching,
            values: left.values + right.values,
            leaving: left.leaving + right.leaving,
            leavingBy: left.leavingBy.merging(right.leavingBy, uniquingKeysWith: +),
            presenting: left.presenting + right.presenting, windows: left.windows + right.windows,
            observing: left.observing + right.observing,
            observers: left.observers + right.observers,
            disappearing: left.disappearing + right.disappearing,
            silent: left.silent + right.silent, gone: left.gone + right.gone,
            replacingBack: left.replacingBack + right.replacingBack,
            swipes: left.swipes + right.swipes, swipeDelegates: left.swipeDelegates + right.swipeDelegates,
            freeing: left.freeing + right.freeing,
            hidingBar: left.hidingBar + right.hidingBar,
            bars: left.bars + right.bars,
            stoppingDrag: left.stoppingDrag + right.stoppingDrag,
            styles: left.styles + right.styles,
            sheets: left.sheets + right.sheets,
            stacks: left.stacks + right.stacks,
            replacing: left.replacing + right.replacing)
    }
}
