import CGraphviz

/// Loads the C library when it is first needed, so that a command without a picture does not wait for Graphviz and does
/// not need it. Use it only under `LibraryAccess`.
enum LibraryLoading {
    /// Loads the library. Throws if that fails.
    static func load() throws {
        coordviz_clear_environment()
        try check(coordviz_load())
    }

    /// Throws the error that `load` would throw if this were the library's only name. Changes nothing.
    static func tryToLoad(_ name: String) throws {
        try check(coordviz_try_to_load(name))
    }

    private static func check(_ result: coordviz_load_result) throws {
        if result == COORDVIZ_LOADED { return }
        if result == COORDVIZ_NO_LOADER {
            throw GraphvizError(
                "this coordviz is linked statically, and cannot load Graphviz", hint: GraphvizError.staticHint)
        }
        let detail = String(cString: coordviz_load_detail())
        if result == COORDVIZ_SYMBOL_MISSING {
            throw GraphvizError(
                "Graphviz is here, but it is not a version that coordviz can draw with (`\(detail)` is missing)",
                hint: GraphvizError.versionHint)
        }
        throw GraphvizError(
            detail.isEmpty ? "Graphviz is not installed" : "Graphviz cannot be loaded: \(detail)",
            hint: GraphvizError.needHint)
    }
}
