/// Numbers the paths by the references that they go through. Journeys that go up through the same references have the
/// same number, also if they belong to two propagations whose coordinators have the same indices.
///
/// A number stands for the last step and the number of the rest. So a path takes no more memory than a step, however
/// long it is.
package struct ReferenceWays {
    private struct Step: Hashable {
        var rest: Int32
        var child: Int32
        var parent: Int32
    }

    /// The numbers of the paths of one propagation.
    package struct Numbers {
        fileprivate var ofVisit: [Int32]

        /// The number of the path of a journey.
        package subscript(journey: Journey) -> Int { Int(ofVisit[Int(journey.trace.visit)]) }
    }

    private var numbers: [Step: Int32] = [:]

    /// Creates an empty numbering.
    package init() {}

    /// Numbers the paths of a propagation. Takes time linear in these paths.
    package mutating func numbers(of propagation: Propagation) -> Numbers {
        let visits = propagation.store.visits
        var ofVisit: [Int32] = []
        ofVisit.reserveCapacity(visits.count)
        for (index, visit) in visits.enumerated() {
            let rest = visit.parent < 0 ? 0 : ofVisit[Int(visit.parent)]
            guard visit.hop == Int32(index) else {
                ofVisit.append(rest)
                continue
            }
            let step = Step(rest: rest, child: visit.coordinator, parent: visits[Int(visit.parent)].coordinator)
            let number = numbers[step] ?? Int32(numbers.count + 1)
            numbers[step] = number
            ofVisit.append(number)
        }
        return Numbers(ofVisit: ofVisit)
    }
}
