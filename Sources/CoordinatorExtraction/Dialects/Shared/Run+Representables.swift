extension Run {
    /// `context.coordinator` in a view that wraps UIKit: the result of its `makeCoordinator()`.
    ///
    /// Source: Apple's documentation of `UIViewControllerRepresentable`, "makeCoordinator()".
    func wrapperCoordinator(_ name: String, of type: TypeID, in frame: Frame) -> Value? {
        guard name == "coordinator", index[type].isExternal, let receiver = frame.receiver, let own = frame.own?.type,
            index.ancestors(of: own).contains(where: {
                index.vocabulary.libraries.representables.contains(index[$0.type].name)
            }),
            let maker = declarations.functions("makeCoordinator", of: own).first, maker.function.body != nil
        else { return nil }
        return call(maker.function, receiver: receiver, home: maker.home, arguments: [])
    }
}
