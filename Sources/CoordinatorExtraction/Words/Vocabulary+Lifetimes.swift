/// Names that decide what keeps objects alive, as far as that is decided outside the app.
struct LifetimeNames: Sendable {
    /// Attributes that do not change how a property holds its value. A wrapper of the app may be weak.
    var keeping: Names = []
    /// Libraries' protocols whose objects only the app keeps alive, in addition to the inert ones.
    var plain: Names = []
    /// Properties and labels of libraries that do not keep their values alive; in lower case.
    var weak: Names = []
    /// Functions that do not keep their arguments alive.
    var weakCalls: Names = []
    /// Libraries' calls that keep a closure only until a short operation has ended.
    var passing: Names = []
    /// Calls that make a container keep the objects that it makes.
    var caching: Names = []
    /// The standard library's types of plain values: taking one does not make a function a library's.
    var values: Names = []
    /// Functions that dismiss the presented object.
    var leaving: Names = []
    /// Functions that dismiss what was presented in a certain way.
    var leavingBy: [String: Names] = [:]
    /// Functions that present something.
    var presenting: Names = []
    /// Types that hold the first screen of an app.
    var windows: Names = []
    /// Names whose use may observe that a screen disappears.
    var observing: Names = []
    /// Functions and labels of functions that libraries call when a screen disappears, or is shown again.
    var observers: Names = []
    /// Functions of a screen that run when it disappears.
    var disappearing: Names = []
    /// Names that these functions may use without notifying any object of the app.
    var silent: Names = []
    /// Outputs that are called after a screen has disappeared.
    var gone: Names = []
    /// Names that hide or replace the back button, or prevent the swipe.
    var replacingBack: Names = []
    /// The gestures that dismiss a screen.
    var swipes: Names = []
    /// Functions that decide whether such a gesture begins.
    var swipeDelegates: Names = []
    /// Calls on an object's own values when the object is freed.
    var freeing: Names = []
    /// Properties that hide a navigation bar or its button, if their value is not `false`.
    var hidingBar: Names = []
    /// Bars that have the back button.
    var bars: Names = []
    /// Properties of a bar that only decide how it looks.
    var barStyles: Names = []
    /// The outlets of controls with which a screen is left.
    var leavingControls: Names = []
    /// Names whose use may prevent a sheet from being dragged.
    var stoppingDrag: Names = []
    /// Properties that decide how a screen covers another one.
    var styles: Names = []
    /// The values of these properties with which the screen can be dragged.
    var sheets: Names = []
    /// Stacks of screens.
    var stacks: Names = []
    /// Functions that replace all screens of a stack.
    var replacing: Names = []
    /// Operators of streams that let only the first values through, if their argument has no label or is `where`.
    var bounding: Names = []

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
            bars: left.bars + right.bars, barStyles: left.barStyles + right.barStyles,
            leavingControls: left.leavingControls + right.leavingControls,
            stoppingDrag: left.stoppingDrag + right.stoppingDrag,
            styles: left.styles + right.styles,
            sheets: left.sheets + right.sheets,
            stacks: left.stacks + right.stacks,
            replacing: left.replacing + right.replacing, bounding: left.bounding + right.bounding)
    }

    /// Whether a library's property or label does not keep its value alive.
    func isWeak(_ name: String) -> Bool { weak.contains(name.lowercased()) }
}
