/// The code for which it matters on whose behalf it runs: code that makes or shows something for others, emits for
/// them, or assigns their outputs, and code that calls such code.
///
/// All other code, which is most of an app's services and helpers, runs once for all callers. To find out whether
/// code needs an owner, the engine first runs it on behalf of no particular object. If it does, its callers run again
/// and call it on their own behalf; a caller without an owner then needs one as well.
///
/// For a model's code that is found out for each place in the app that leads into it: otherwise, one `map` that makes
/// views would have all streams of the app run once for each of their owners.
final class Demands {
    /// A piece of code.
    struct Subject: Hashable {
        var code: ObjectIdentifier
        /// For a model's code, the place in the app that called it.
        var site: Place?
    }

    /// The facts about each piece of code: never while it runs on behalf of no particular object. Its callers read
    /// it.
    private var cells: [Subject: Cell] = [:]
    /// The code that ran on behalf of no particular object.
    private var pending: [Activation] = []
    /// How many of those were looked at since code was last marked.
    private var lookedAt = 0

    /// Whether code must know on whose behalf it runs; its callers run again once that is known.
    func isDemanding(_ code: Subject, for caller: Activation) -> Bool {
        let cell = cell(of: code)
        guard cell.value.isNever else { return true }
        cell.subscribe(caller)
        return false
    }

    /// Marks code, and returns the callers that must call it again.
    func demand(_ code: Subject) -> [Activation] {
        let cell = cell(of: code)
        if cell.value.isNever { lookedAt = 0 }
        return cell.join(Value(true))
    }

    /// Records code that runs on behalf of no particular object.
    func note(_ activation: Activation) { if activation.behalf.isPending { pending.append(activation) } }

    /// Whether code that ran on behalf of no particular object now runs on its callers' behalf: then the effects of
    /// the earlier run do not count.
    func isOutdated(_ activation: Activation) -> Bool {
        activation.behalf.isPending && isDemanding(in: activation.frame)
    }

    /// Whether the code around a closure is meanwhile run on its callers' behalf: they have other closures.
    func isOutdated(_ closure: ClosureValue) -> Bool { closure.isPending && isDemanding(in: closure.frame) }

    /// What code would have returned that is meanwhile run on its callers' behalf is not missing.
    func forgetOutdated() {
        let others = pending[lookedAt...].filter { activation in
            guard isOutdated(activation) else { return true }
            activation.result.promise = .stays
            return false
        }
        pending.replaceSubrange(lookedAt..., with: others)
        lookedAt = pending.count
    }

    private func isDemanding(in frame: Frame) -> Bool {
        var isFound = false
        frame.visitCodes { if cells[$0]?.value.isNever == false { isFound = true } }
        return isFound
    }

    private func cell(of code: Subject) -> Cell {
        if let known = cells[code] { return known }
        let cell = Cell()
        cells[code] = cell
        return cell
    }
}
