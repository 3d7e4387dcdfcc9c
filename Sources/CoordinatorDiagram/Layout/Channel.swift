/// The space between two columns, in which lines run across: each net gets a rail, and the rails get an order in which
/// as few lines cross as a simple search can find.
struct Channel {
    /// A net: a line with all its ends, which has one rail.
    struct Net {
        /// The positions of its ends along the channel: at the boxes nearer to the root, and at those further away.
        var near: [Double] = []
        var far: [Double] = []
        /// The extent of the rail.
        fileprivate(set) var low = 0.0
        fileprivate(set) var high = 0.0

        mutating func add(_ end: Double, isFar: Bool) {
            if isFar { far.append(end) } else { near.append(end) }
        }

        fileprivate mutating func settle() {
            near.sort()
            far.sort()
            low = min(near.first ?? .infinity, far.first ?? .infinity)
            high = max(near.last ?? -.infinity, far.last ?? -.infinity)
        }
    }

    /// Lines that are closer than this would overlap.
    private static let clearance = 3.0
    /// The number of nets at one place up to which a thorough search orders them; a quick search orders more.
    private static let mostForSearch = 48
    /// The cost of two overlapping lines, in crossings.
    private static let costOfOverlap = 40

    private(set) var nets: [Net]
    /// The rail of each net, counted from the root's side.
    private(set) var rails: [Int]
    /// The number of rails.
    private(set) var count = 0

    init(_ nets: [Net]) {
        self.nets = nets
        rails = [Int](repeating: 0, count: nets.count)
        for index in nets.indices { self.nets[index].settle() }
        let wanted = self.nets.indices.filter { self.nets[$0].high > self.nets[$0].low }
            .sorted { (self.nets[$0].low, $0) < (self.nets[$1].low, $1) }
        var start = 0
        while start < wanted.count {
            var (end, high) = (start, -Double.infinity)
            while end < wanted.count, end == start || self.nets[wanted[end]].low <= high + Self.clearance {
                high = max(high, self.nets[wanted[end]].high)
                end += 1
            }
            give(railsTo: ordered(Array(wanted[start..<end])))
            start = end
        }
    }

    private mutating func give(railsTo order: [Int]) {
        // Only nets that overlap along the channel need separate rails. The search starts at the rail that was assigned
        // last, because neighbours in the order are neighbours in the channel.
        var ends: [[(low: Double, high: Double)]] = []
        for index in order {
            let net = nets[index]
            var rail = ends.count
            while rail > 0,
                !ends[rail - 1].contains(where: {
                    $0.low <= net.high + Self.clearance && net.low <= $0.high + Self.clearance
                })
            {
                rail -= 1
            }
            if rail == ends.count { ends.append([]) }
            ends[rail].append((net.low, net.high))
            rails[index] = rail
        }
        count = max(count, ends.count)
    }

    // MARK: - Order

    private func ordered(_ group: [Int]) -> [Int] {
        var order = group.sorted { (nets[$1].near.first ?? 0, $0) < (nets[$0].near.first ?? 0, $1) }
        guard order.count > 1 else { return order }
        if order.count <= Self.mostForSearch { search(&order) } else { bubble(&order) }
        return order
    }

    /// Moves every net to its best place among the others, until nothing improves.
    private func search(_ order: inout [Int]) {
        let size = order.count
        let members = order
        var costs = [Int](repeating: 0, count: size * size)
        for one in 0..<size {
            for other in 0..<size where one != other {
                costs[one * size + other] = cost(of: members[one], before: members[other])
            }
        }
        var places = Array(0..<size)
        for _ in 0..<6 {
            var isBetter = false
            for member in 0..<size {
                let from = places.firstIndex(of: member) ?? 0
                places.remove(at: from)
                // The cost at the first place, and its changes with each step towards the end.
                var cost = places.reduce(0) { $0 + costs[member * size + $1] }
                let costs0 = cost
                var (best, bestCost, hereCost) = (0, cost, cost)
                for (step, other) in places.enumerated() {
                    cost += costs[other * size + member] - costs[member * size + other]
                    if cost < bestCost { (best, bestCost) = (step + 1, cost) }
                    if step + 1 == from { hereCost = cost }
                }
                if from == 0 { hereCost = costs0 }
                if bestCost < hereCost {
                    isBetter = true
                    places.insert(member, at: best)
                } else {
                    places.insert(member, at: from)
                }
            }
            if !isBetter { break }
        }
        order = places.map { members[$0] }
    }

    private func bubble(_ order: inout [Int]) {
        for _ in 0..<8 {
            var isBetter = false
            for place in order.indices.dropLast() {
                let (one, other) = (order[place], order[place + 1])
                if cost(of: other, before: one) < cost(of: one, before: other) {
                    order.swapAt(place, place + 1)
                    isBetter = true
                }
            }
            if !isBetter { break }
        }
    }

    /// The number of crossings between two nets if the first has the rail nearer to the root.
    private func cost(of first: Int, before second: Int) -> Int {
        let (a, b) = (nets[first], nets[second])
        guard a.low <= b.high + Self.clearance, b.low <= a.high + Self.clearance else { return 0 }
        var cost = Self.count(a.far, from: b.low, to: b.high) + Self.count(b.near, from: a.low, to: a.high)
        for place in a.far.prefix(64) {
            cost += Self.costOfOverlap * Self.count(b.near, from: place - Self.clearance, to: place + Self.clearance)
        }
        return cost
    }

    private static func count(_ sorted: [Double], from low: Double, to high: Double) -> Int {
        firstIndex(in: sorted, above: high) - firstIndex(in: sorted, atLeast: low)
    }

    private static func firstIndex(in sorted: [Double], atLeast value: Double) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func firstIndex(in sorted: [Double], above value: Double) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
