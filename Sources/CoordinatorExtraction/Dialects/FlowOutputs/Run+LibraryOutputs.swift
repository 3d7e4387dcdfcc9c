extension Run {
    /// `flow.onComplete = { … }`, if a superclass in a library declares the output: an output like any other, named
    /// after the superclass.
    func assign(_ value: Value, toLibraryOutput name: String, of id: ObjectID, in frame: Frame, at place: Place) {
        let isCode = value.contains(.closure) || value.contains(.method) || value.contains(.channel)
        guard trial == nil, isCode, let slot = librarySlot(name, of: id) else { return }
        write(Value(Atom.yes), to: marker(name, slot))
        store(value, to: slot, of: id, in: frame, at: place)
    }

    /// The output of a library's superclass that some code assigns.
    func libraryOutput(_ name: String, of id: ObjectID) -> ChannelID? {
        guard let slot = librarySlot(name, of: id) else { return nil }
        guard !read(marker(name, slot)).isNever else { return nil }
        return atoms.id(Channel(object: id, slot: slot))
    }

    private func marker(_ name: String, _ slot: Slot) -> Cell {
        let cell = engine.heap.cell(statics(slot.holder), "output " + name)
        cell.promise = .stays
        return cell
    }

    private func librarySlot(_ name: String, of id: ObjectID) -> Slot? {
        guard engine.dialects.contains(.flowOutputs), let type = type(of: id), roles.isCoordinator(type) else {
            return nil
        }
        let superclass = index.ancestors(of: type).first {
            index[$0.type].isExternal && index.vocabulary.types.coordinators.contains(index[$0.type].name)
        }
        return superclass.map { Slot(sort: .output, holder: type, name: name, owner: $0.type) }
    }
}
