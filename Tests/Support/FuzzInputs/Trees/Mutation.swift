import TreeFixtures

/// The ways in which a file is changed. After the first ones, it can usually still be drawn.
enum Mutation: CaseIterable {
    /// Replaces a name everywhere by a hostile one, so that references stay intact.
    case rename
    /// Replaces one string, which may be a key, by a hostile one.
    case restring
    /// Repeats a value beside itself, or replaces another one by it.
    case graft
    /// Removes a value, or a member of an object.
    case prune
    /// Swaps, repeats or removes tokens.
    case shuffle
    /// Changes, inserts or removes bytes.
    case bytes
    /// Cuts the file off.
    case cut

    static func mutated(_ json: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var json = json
        let kinds: [Mutation] = [.rename, .rename, .rename, .restring, .restring, .graft, .graft, .prune, .prune]
        for _ in 0...random.below(3) {
            let kind = random.chance(75) ? random.pick(kinds) : random.pick(Mutation.allCases)
            json = kind.applied(to: json, &random)
            // Repeated grafts would grow without end.
            if json.count > 2_000_000 { break }
        }
        return json
    }

    private func applied(to json: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        switch self {
        case .bytes: return Self.changingBytes(json, &random)
        case .cut: return Array(json.prefix(random.below(json.count)))
        case .rename, .restring, .graft, .prune, .shuffle: break
        }
        var tokens = Tokens(json)
        guard tokens.all.count > 1 else { return json }
        switch self {
        case .rename: Self.rename(&tokens, &random)
        case .restring:
            let strings = tokens.all.indices.filter(tokens.isString)
            guard !strings.isEmpty else { return json }
            tokens.all[random.pick(strings)] = HostileStrings.json(HostileStrings.any(&random), &random)
        case .graft: Self.graft(&tokens, &random)
        case .prune: Self.prune(&tokens, &random)
        default:
            let (first, second) = (random.below(tokens.all.count), random.below(tokens.all.count))
            switch random.below(3) {
            case 0: tokens.all.swapAt(first, second)
            case 1: tokens.all.insert(tokens.all[first], at: second)
            default: tokens.all.remove(at: first)
            }
        }
        return tokens.text
    }

    private static func rename(_ tokens: inout Tokens, _ random: inout SplitMix64) {
        let names = tokens.all.indices.filter { tokens.isString($0) && !tokens.isKey($0) }
        guard !names.isEmpty else { return }
        let old = tokens.all[random.pick(names)]
        let new = HostileStrings.json(HostileStrings.any(&random), &random)
        for index in names where tokens.all[index] == old { tokens.all[index] = new }
    }

    private static func graft(_ tokens: inout Tokens, _ random: inout SplitMix64) {
        let values = tokens.values
        guard let source = values.randomElement(using: &random), let target = values.randomElement(using: &random)
        else { return }
        let graft = Array(tokens.all[tokens.value(at: source)])
        if random.chance(50) {
            tokens.all.replaceSubrange(tokens.value(at: target), with: graft)
        } else {
            tokens.all.insert(contentsOf: graft + [[UInt8(ascii: ",")]], at: source)
        }
    }

    private static func prune(_ tokens: inout Tokens, _ random: inout SplitMix64) {
        guard let start = tokens.values.randomElement(using: &random) else { return }
        var range = tokens.value(at: start)
        if start >= 2, tokens.isKey(start - 2) { range = start - 2..<range.upperBound }
        if range.upperBound < tokens.all.count, tokens.all[range.upperBound] == [UInt8(ascii: ",")] {
            range = range.lowerBound..<range.upperBound + 1
        } else if range.lowerBound > 0, tokens.all[range.lowerBound - 1] == [UInt8(ascii: ",")] {
            range = range.lowerBound - 1..<range.upperBound
        }
        tokens.all.removeSubrange(range)
    }

    private static func changingBytes(_ json: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var json = json
        for _ in 0...random.below(4) where !json.isEmpty {
            let index = random.below(json.count)
            switch random.below(3) {
            case 0: json[index] = UInt8.random(in: 0...255, using: &random)
            case 1: json.remove(at: index)
            default: json.insert(random.pick(Array("{}[]\",:0\\\u{1}é<".utf8)), at: index)
            }
        }
        return json
    }
}
