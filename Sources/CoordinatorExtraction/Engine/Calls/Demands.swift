/// The code for which it matters for whom it runs: code that makes or shows something for others, emits for them, or
/// assigns their outputs, and code that calls such code.
///
/// All other code, which is most of an app's services and helpers, runs once for all callers. To find out whether
/// code needs an owner, the engine first runs it for no particular object. If the code needs one, its callers run again
/// and call it for themselves; a caller without an owner then needs one as well.
///
/// For a model's code, this is found out for each place in the app that leads into the model: otherwise, one `map`
/// that makes views would make all streams of the app run once for each of their owners.
final class Demands {
    /// A piece of code.
    struct Subject: Hashable {
        var code: ObjectIdentifier
        /// For a model's code, the place in the app that called it.
        var site: Place?
    }

    /// The facts about each piece of code: never while it runs for no particular object. Its callers read the fact.
    private var cells: [Subject: Cell] = [:]
    /// The code that ran for no particular object.
    private var pending: [Activation] = []
    /// How many of these were examined since code was last marked.
    private var lookedAt = 0

    /// Whether code must know for whom it runs; its callers run again once that is known.
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

    /// Records code that runs for no particular object.
    func note(_ activation: Activation) { if activation.behalf.isPending { pending.append(activation) } }

    /// Whether code that ran for no particular object now runs for its callers: then the effects of the earlier run do
    /// not count.
    ///
    /// A closure that already belongs to the callers of the code around it still has to find out whether it needs one
    /// itself.
    func isOutdated(_ activation: Activation) -> Bool {
        guard activation.behalf.isPending else { return false }
        guard case .closure(let closure) = activation.code, !closure.isPending else {
            return isDemanding(in: activation.frame)
        }
        let own = Subject(code: ObjectIdentifier(closure.closure), site: activation.frame.body.site)
        return cells[own]?.value.isNever == false
    }

    /// Whether the code around a closure now runs for its callers: they have other closures.
    func isOutdated(_ closure: ClosureValue) -> Bool { closure.isPending && isDemanding(in: closure.frame) }

    /// Marks the results of code that now runs for its callers as not missing.
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
