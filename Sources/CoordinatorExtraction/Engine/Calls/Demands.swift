/// The code of which it matters on whose behalf it runs: what makes or shows something for others, emits for them, or
/// puts something into their outputs, and what calls such code.
///
/// All other code is run once for all who call it: most of an app's services and helpers. That some code needs to know
/// for whom it runs is found out by running it for nobody in particular. Then those who have called it are run again, and
/// call it on their own behalf; if they run for nobody in particular themselves, they need to know as well.
final class Demands {
    private var demanding: Set<ObjectIdentifier> = []
    /// What was run on nobody's behalf.
    var pending: [Activation] = []
    /// Who called code on nobody's behalf.
    private var callers: [ObjectIdentifier: [Activation]] = [:]

    /// Whether code has to know on whose behalf it runs; a caller is run again once that turns out.
    func isDemanding(_ code: ObjectIdentifier, for caller: Activation) -> Bool {
        if demanding.contains(code) { return true }
        let known = callers[code]?.suffix(4).contains { $0 === caller } ?? false
        if !known { callers[code, default: []].append(caller) }
        return false
    }

    func isDemanding(_ code: ObjectIdentifier) -> Bool { demanding.contains(code) }

    /// Marks code, and returns those who have to call it anew.
    func demand(_ code: ObjectIdentifier) -> [Activation] {
        guard demanding.insert(code).inserted else { return [] }
        return callers.removeValue(forKey: code) ?? []
    }
}
