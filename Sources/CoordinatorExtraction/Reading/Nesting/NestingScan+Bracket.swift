/// The state of an open bracket, and of the file so far.
extension NestingScan {
    /// An open bracket.
    struct Bracket {
        /// `(`, `[`, `{`, `<`, `#` for `#if`, or `"` for an interpolation; 0 for the file.
        var bracket: UInt8
        /// The number of `[` that begin directly inside one another here.
        var lists = 0
        /// The number of open `<`.
        var angles = 0
        /// The number of brackets with an attribute before the next bracket opens in them.
        var attributed = 0
        /// The number of enclosing brackets that are operands.
        var operands = 0
        /// The numbers of attributes, words and values since the last token to which they could belong.
        var loose = Loose()
        /// Whether a `[` is still in its first element.
        var isInFirst = true
        /// The numbers of words and signs in a row: those outside this frame, those that only the end of a statement
        /// ends, and those that a comma ends as well.
        var row = (outside: 0, words: 0, signs: 0)
        /// The string around an interpolation.
        var literal = Literal()
    }

    /// Tokens that belong to a later token: the parser looks for it, up to the end of the file.
    struct Loose {
        /// Attributes of a declaration or a type.
        var attributes = 0
        /// Words that a bracket follows, such as `switch`.
        var words = 0
        /// Names and values in the body of a type, which belong to a declaration.
        var values = 0
        /// Whether the next brace begins the body of a type.
        var isType = false
        /// Whether this is the body of a type.
        var isInType = false
    }

    /// A string's delimiters and its start.
    struct Literal {
        var start = 0
        var pounds = 0
        var isMultiline = false
    }

    /// Regular expressions: `/…/`.
    struct Regexes {
        /// Whether a slash may begin one.
        let areKnown: Bool
        /// Whether something might be one.
        var areMentioned = false
    }

    /// The last token.
    enum Token {
        /// Nothing, an opening bracket, or a sign: an expression may begin.
        case sign
        /// A word that an expression or a type may follow.
        case word
        /// A token that ends an expression.
        case operand
        case dot
    }

    /// A part to leave out, with the number of open frames at its beginning.
    struct Cut {
        var start: Int
        var depth: Int
    }

    /// What the file so far costs the parser, apart from its length.
    struct Effort {
        /// The number of times it looks ahead for lists in lists, and for attributes in brackets.
        var lookahead = 0
        /// The number of brackets without a closing one.
        var unclosed = 0
        /// The number of signs in impossible positions.
        var misplaced = 0
    }
}
