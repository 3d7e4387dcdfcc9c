import CoordinatorModel
import Foundation
import Testing
import TreeFixtures

@Suite struct RoundTripTests {
    @Test(arguments: 0..<300 as Range<UInt64>)
    func whatIsWrittenIsReadAsItWas(seed: UInt64) throws {
        var random = RandomTree(seed: seed)
        let tree = random.tree()
        let json = tree.json()
        let again = try CoordinatorTree(json: json, file: "tree.json")
        #expect(again == tree.canonical())
        #expect(again.json() == json)
        #expect(again.canonical() == again)
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func theOrderOfKeysHasNoInfluence(seed: UInt64) throws {
        var random = RandomTree(seed: seed)
        let json = random.tree().json()
        let object = try JSONSerialization.jsonObject(with: Data(json))
        let shuffled = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
        #expect(try CoordinatorTree(json: Array(shuffled), file: "tree.json").json() == json)
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func theOrderOfUnorderedThingsHasNoInfluence(seed: UInt64) throws {
        var random = RandomTree(seed: seed)
        let tree = try CoordinatorTree(json: random.tree().json(), file: "tree.json")
        var turned = tree
        // Equal names in equal places may differ in what sorting doesn't look at, so each stays where it was then.
        turned.unattached.reverse()
        for index in turned.coordinators.indices {
            let intercepts = turned.coordinators[index].intercepts
            if Set(intercepts.map(\.event)).count == intercepts.count {
                turned.coordinators[index].intercepts.reverse()
            }
        }
        #expect(turned.json() == tree.json())
    }
}
