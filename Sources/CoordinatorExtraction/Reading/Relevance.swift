/// Tells, before anything is parsed, which files can't matter.
enum Relevance {
    /// Only a file that holds none of these is skipped. Each is the part of a word that all its spellings share:
    /// `oordinator` stands in `Coordinator` and `coordinators`.
    ///
    /// Broad on purpose: a file more costs a fraction of a millisecond, a file less may cost a fact. Whoever declares
    /// or presents a coordinator, makes one, names its screens, events, outputs or delegates, or hands one of them on,
    /// can't do so without one of these.
    static let words = [
        // Who navigates.
        "oordinat", "Flow", "flow", "oute", "utlet", "avigat", "Tab", "Window", "window", "Scene", "scene", "@main",
        // What is shown.
        "View", "view", "Controller", "controller", "creen", "Page", "page", "Modal", "modal", "toryboard", "Nib",
        "resent", "push", "show", "root", "Root", "child", "Child", "parent", "start",
        // Who makes and hands on.
        "actory", "uilder", "ssembl", "odule", "ontainer", "ependen", "nject", "esolv", "nteractor",
        // What travels.
        "vent", "elegate", "utput", "losure", "allback", "ompletion", "andler", "Action", "rigger", "ransition", "Step",
        "?()", ")?", ")!",
        // What speaks to coordviz, and what changes how others are read.
        "coordviz:", "infix", "precedencegroup", "typealias",
    ]

    static func mayMatter(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { words.contains(where: bytes.contains) }
}
