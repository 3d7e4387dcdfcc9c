extension Evaluator {
    /// `flow.onComplete = { … }`, where a superclass in a library declares what is called there: an output like any
    /// other, that bears the superclass's name.
    func assign(_ value: Value, toLibraryOutput name: String, of base: Value, in frame: Frame, at place: Place) {
        let isCode = value.atoms.contains { atom in
            switch atom {
            case .closure, .method: true
            case .slot(let slot): slot.sort == .output
            default: false
            }
        }
        guard trial == nil, isCode, dialects.contains(.flowOutputs) else { return }
        for instance in base.instances where roles.isCoordinator(instance.type) {
            guard let slot = librarySlot(name, of: instance.type) else { continue }
            if libraryOutputs.insert(StoredKey(holder: instance.type, property: name)).inserted { isChanged = true }
            wire(slot, to: value, in: frame, at: place)
        }
    }

    /// The output of a library's superclass that somebody was seen to wire.
    func libraryOutput(_ name: String, of type: TypeID) -> Slot? {
        guard libraryOutputs.contains(StoredKey(holder: type, property: name)) else { return nil }
        return librarySlot(name, of: type)
    }

    private func librarySlot(_ name: String, of type: TypeID) -> Slot? {
        let superclass = index.ancestors(of: type).first {
            index[$0.type].isExternal && index[$0.type].name.hasSuffix("Coordinator")
        }
        guard let superclass else { return nil }
        return Slot(sort: .output, holder: type, name: name, owner: superclass.type)
    }
}
