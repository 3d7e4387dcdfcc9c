/// What Swift adds to initialisers.
extension Run {
    /// Calls the superclass's initialiser at the end of one that does not say so: `super.init()`, with its default arguments.
    func callImpliedInitializer(after function: Function, in frame: Frame) {
        guard function.impliesSuper, let own = frame.own, let home = frame.home, let receiver = frame.receiver,
            index[home.type].isClass
        else { return }
        let above = declarations.superFunctions("init", above: home.type, of: own.type).filter {
            index[$0.home.type].isClass
        }
        let nearest = above.filter { $0.home.type == above[0].home.type && $0.function.assignment(of: []) != nil }
        guard let target = nearest.first else { return }
        _ = follow(
            [Target(function: target.function, receiver: receiver, home: target.home)], "init", [], in: frame,
            expecting: nil, at: stand(at: function.place, in: frame))
    }
}
