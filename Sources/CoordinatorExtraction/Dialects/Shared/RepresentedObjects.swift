/// The objects that views which wrap UIKit make for themselves: `func makeCoordinator() -> PickerCoordinator`. They pass on what
/// the wrapped view says, and none of them is a coordinator of navigation.
///
/// Source: Apple's documentation of `UIViewControllerRepresentable`, "makeCoordinator()".
struct RepresentedObjects {
    private(set) var all: Set<TypeID> = []

    private static let maker = "makeCoordinator"

    init(_ index: ProgramIndex) {
        let names = index.vocabulary.libraries.representables
        for view in index.declared {
            guard let functions = view.functions[Self.maker],
                index.ancestors(of: view.id).contains(where: { names.contains(index[$0.type].name) })
            else { continue }
            for function in functions {
                guard let result = function.result else { continue }
                let scope = Scope(type: view.id, file: function.place.file)
                all.formUnion(index.shape(of: result, in: scope).nominals.map(\.type))
            }
        }
    }
}
