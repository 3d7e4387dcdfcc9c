/// The binding strength of an operator.
struct Precedence: Sendable {
    var rank: Double
    var isRightAssociative = false

    static let assignment = Precedence(rank: 90, isRightAssociative: true)
    static let ternary = Precedence(rank: 100, isRightAssociative: true)
    /// The precedence of an operator whose group is unknown.
    static let standard = Precedence(rank: 105)
    static let casting = Precedence(rank: 132)
}

/// The operators that files declare, with their groups.
struct DeclaredOperators: Sendable {
    struct Group: Sendable {
        var name: String
        var higherThan: [String] = []
        var lowerThan: [String] = []
        var isRightAssociative = false
    }

    var groups: [Group] = []
    /// The group of each infix operator; `nil` for the standard group.
    var operators: [String: String?] = [:]

    var isEmpty: Bool { groups.isEmpty && operators.isEmpty }

    /// Adds the declarations of another file; the first declaration counts.
    mutating func add(_ others: DeclaredOperators) {
        groups += others.groups
        operators.merge(others.operators) { known, _ in known }
    }
}

/// The precedences of all operators, in one total order.
///
/// Swift orders groups only in part and rejects operators that it can't compare. Here, every pair is ordered, so
/// that no operand is lost for any file.
struct Precedences: Sendable {
    private var groups: [String: Precedence]
    private var operators: [String: String?]

    /// Whether an operator has been declared.
    func knows(_ name: String) -> Bool { operators[name] != nil }

    func precedence(of name: String) -> Precedence {
        guard let group = operators[name] ?? nil else { return .standard }
        return groups[group] ?? .standard
    }

    mutating func add(_ declared: DeclaredOperators) {
        guard !declared.isEmpty else { return }
        operators.merge(declared.operators) { known, _ in known }
        var open = declared.groups.filter { groups[$0.name] == nil }
        // A group may be declared before the group with which it is compared.
        while !open.isEmpty {
            let count = open.count
            open.removeAll { group in
                guard let precedence = precedence(of: group) else { return false }
                groups[group.name] = precedence
                return true
            }
            if open.count == count { break }
        }
    }

    /// The precedence between its neighbours; `nil` while one of them is unknown.
    private func precedence(of group: DeclaredOperators.Group) -> Precedence? {
        let lower = group.higherThan.map { groups[$0]?.rank }
        let higher = group.lowerThan.map { groups[$0]?.rank }
        guard !lower.contains(nil), !higher.contains(nil) else { return nil }
        let rank: Double =
            switch (lower.compactMap(\.self).max(), higher.compactMap(\.self).min()) {
            case (let low?, let high?): (low + high) / 2
            case (let low?, nil): low + 0.5
            case (nil, let high?): high - 0.5
            case (nil, nil): Precedence.standard.rank
            }
        return Precedence(rank: rank, isRightAssociative: group.isRightAssociative)
    }

    /// The standard library's groups and operators.
    static let standard: Precedences = {
        let names: [(group: String, Precedence, operators: String)] = [
            ("BitwiseShiftPrecedence", Precedence(rank: 160), "<< >> &<< &>>"),
            ("MultiplicationPrecedence", Precedence(rank: 150), "* / % &* & ./ .* .%"),
            ("AdditionPrecedence", Precedence(rank: 140), "+ - &+ &- | ^ .+ .- .& .| .^"),
            ("RangeFormationPrecedence", Precedence(rank: 135), "... ..<"),
            ("CastingPrecedence", .casting, ""),
            ("NilCoalescingPrecedence", Precedence(rank: 131, isRightAssociative: true), "??"),
            ("ComparisonPrecedence", Precedence(rank: 130), "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="),
            ("LogicalConjunctionPrecedence", Precedence(rank: 120), "&&"),
            ("LogicalDisjunctionPrecedence", Precedence(rank: 110), "||"),
            ("DefaultPrecedence", .standard, ""),
            ("TernaryPrecedence", .ternary, ""),
            ("FunctionArrowPrecedence", Precedence(rank: 95, isRightAssociative: true), "->"),
            ("AssignmentPrecedence", .assignment, "*= /= %= += -= <<= >>= &= |= ^= &*= &+= &-= &<<= &>>= .&= .|= .^="),
        ]
        var result = Precedences(groups: [:], operators: [:])
        for (group, precedence, operators) in names {
            result.groups[group] = precedence
            for name in operators.split(separator: " ") { result.operators[String(name)] = group }
        }
        return result
    }()
}
