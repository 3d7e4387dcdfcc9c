/// Default values of parameters.
extension Run {
    /// The value of a parameter without an argument. The function's own type makes the object in its default value.
    func standard(at position: Int, of target: Target, _ own: TypeReference?, _ shape: Shape) -> Value {
        let parameter = RunLimits.Parameter(function: ObjectIdentifier(target.function), position: position)
        guard let standard = target.function.parameters[position].standard, limits.enter(standardOf: parameter) else {
            return value(of: shape)
        }
        defer { limits.leaveStandard() }
        let inside = Frame(
            receiver: target.receiver, own: own, isStatic: target.function.isStatic, home: target.home,
            file: target.function.place.file, parent: nil,
            body: FrameBody(
                level: 0, site: site(of: target.function.place.file), caller: caller(of: target.function.place.file)))
        let before = behalf
        if let receiver = target.receiver, let type = own?.type, roles.acts(type) {
            behalf = Behalf(actor: receiver, route: behalf.route)
        }
        defer { behalf = before }
        let found = evaluate(standard, in: inside, expecting: shape)
        return found.isOpen && found.isUnknown ? value(of: shape) : found
    }
}
