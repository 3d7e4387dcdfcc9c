/// What a subject's function is that is named and not called: `Button("Close", action: model.close.send)` means
/// `{ model.close.send() }`. Who wrote the name sends the value.
final class SendingClosures {
    private struct Key: Hashable {
        var place: Place
        var takesValue: Bool
    }

    private var closures: [Key: Closure] = [:]

    /// The closure that means the same, one for each place. Where a closure without parameters is expected, none is passed on.
    func closure(_ named: MeaningfulCall, expecting shape: Shape?) -> Closure? {
        guard let base = named.base, base.isPath else { return nil }
        var takesValue = true
        if case .function(let parameters, _)? = shape { takesValue = !parameters.isEmpty }
        let key = Key(place: named.place, takesValue: takesValue)
        if let known = closures[key] { return known }
        let arguments =
            takesValue ? [Expression.Argument(label: nil, value: .name("$0", named.place))] : []
        let call = Expression.call(.member(base, named.name, named.place), arguments, named.place)
        let closure = Closure(captures: [], parameters: nil, body: [.expression(call)], place: named.place)
        closures[key] = closure
        return closure
    }
}
