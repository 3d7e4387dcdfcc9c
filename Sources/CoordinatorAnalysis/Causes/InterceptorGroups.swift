import CoordinatorModel

/// The interceptors that a rule reports, once for each line of source. The same line may be in the tree several times,
/// because several objects have one type or several types inherit the line.
struct InterceptorGroups {
    private struct Line: Hashable {
        var name: Int32
        var location: Location
    }

    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// Finds the interceptors to report.
    ///
    /// - Parameters:
    ///   - isFaulty: whether the rule would report an interceptor.
    ///   - isFine: whether an interceptor is needed. Then its line is needed, wherever else in the tree it is.
    /// - Returns: groups of indices of interceptors, in the order of the tree.
    func groups(where isFaulty: (Int) -> Bool, unless isFine: (Int) -> Bool) -> [[Int]] {
        let interceptors = context.store.places.interceptors
        var groups: [[Int]] = []
        var groupOfLine: [Line: Int] = [:]
        for index in interceptors.indices where isFaulty(index) {
            guard let line = line(of: interceptors[index]) else {
                groups.append([index])
                continue
            }
            if let group = groupOfLine[line] {
                groups[group].append(index)
            } else {
                groupOfLine[line] = groups.count
                groups.append([index])
            }
        }
        guard !groupOfLine.isEmpty else { return groups }
        let names = Set(groupOfLine.keys.map(\.name))
        for index in interceptors.indices where names.contains(interceptors[index].name) && isFine(index) {
            if let line = line(of: interceptors[index]), let group = groupOfLine[line] { groups[group] = [] }
        }
        let shared = sharedCode(in: groups.filter { !$0.isEmpty })
        guard !shared.isEmpty else { return groups.filter { !$0.isEmpty } }
        let needed = Set(
            interceptors.indices.compactMap { index in
                code(of: index).flatMap { shared.contains($0) && isFine(index) ? $0 : nil }
            })
        return groups.filter { group in !group.isEmpty && !group.contains { code(of: $0).map(needed.contains) == true }
        }
    }

    /// The code that intercepts other events as well: a destination for all cases of an enum, `default`.
    private func sharedCode(in groups: [[Int]]) -> Set<Location> {
        let faulty = Set(groups.joined().compactMap(code))
        guard !faulty.isEmpty else { return [] }
        let interceptors = context.store.places.interceptors
        var names: [Location: Set<Int32>] = [:]
        for index in interceptors.indices {
            if let code = code(of: index), faulty.contains(code) {
                names[code, default: []].insert(interceptors[index].name)
            }
        }
        return Set(names.filter { $0.value.count > 1 }.keys)
    }

    /// The code of an interceptor; `nil` if it is unknown, or if it is a wired closure or delegate: all methods of a delegate
    /// are wired in one place.
    private func code(of index: Int) -> Location? {
        guard !context.isWired(index) else { return nil }
        return line(of: context.store.places.interceptors[index]).flatMap {
            $0.location.column == nil ? nil : $0.location
        }
    }

    private func line(of interceptor: PlaceTable.InterceptorEntry) -> Line? {
        let place = context.store.places.place(interceptor.place)
        guard let location = context.tree.intercepts(at: place)[Int(interceptor.position)].location,
            location.line != nil
        else { return nil }
        return Line(name: interceptor.name, location: location)
    }
}

extension RuleContext {
    /// A diagnosis about the interceptors of one line. The message is made from the type of the first one.
    func diagnosis(of group: [Int], message: (String) -> String) -> Diagnosis {
        let interceptors = store.places.interceptors
        var diagnosis = diagnosis(of: interceptors[group[0]], message: message)
        let others = group.dropFirst().map { index in
            Finding.Subject.interceptor(
                store.places.place(interceptors[index].place), position: Int(interceptors[index].position))
        }
        guard !others.isEmpty else { return diagnosis }
        diagnosis.related = .subjects(Array(others))
        diagnosis.notes.append("the same line is in \(group.count) places of the tree")
        return diagnosis
    }
}
