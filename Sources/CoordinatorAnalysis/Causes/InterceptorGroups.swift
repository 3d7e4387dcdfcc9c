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
        return groups.filter { !$0.isEmpty }
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
