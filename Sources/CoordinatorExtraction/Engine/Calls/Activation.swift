/// Code that can be run.
enum Code {
    case function(Function)
    case closure(ClosureValue)
    /// The value in a property's declaration.
    case initial(Property)
    case getter(Property)
    /// `set`, `willSet` and `didSet`.
    case setter(Property)
    case topLevel([Statement])

    var identity: ObjectIdentifier? {
        switch self {
        case .function(let function): ObjectIdentifier(function)
        case .closure(let closure): ObjectIdentifier(closure.closure)
        case .initial(let property), .getter(let property), .setter(let property): ObjectIdentifier(property)
        case .topLevel: nil
        }
    }

    /// Its place.
    var place: Place {
        switch self {
        case .function(let function): function.place
        case .closure(let closure): closure.closure.place
        case .initial(let property), .getter(let property), .setter(let property): property.place
        case .topLevel: Place(file: 0, line: 0, column: 0)
        }
    }
}

/// The object for which code runs.
struct Behalf: Hashable {
    /// The coordinator or screen, or else the object, whose function was entered last.
    var actor: ObjectID?
    /// The case of the coordinator's routes that is being followed.
    var route: String?
    /// Whether the object is irrelevant, as far as is known: then the code runs once for all callers.
    var isPending = false

    static let pending = Behalf(isPending: true)
}

/// Code that runs for one receiver, with some arguments, for one object. It runs once, and again whenever a value that
/// it has read has grown.
final class Activation {
    let code: Code
    let behalf: Behalf
    let frame: Frame
    /// The expected type of its result, if the caller decides it.
    let expected: Shape?
    /// The values of its parameters, by position.
    let parameters: [Cell]
    /// Its result.
    let result = Cell()
    var state = State.new

    enum State { case new, waiting, running, runningAndWaiting, done }

    init(_ code: Code, on behalf: Behalf, in frame: Frame, expecting expected: Shape?, parameters: [Cell] = []) {
        self.code = code
        self.behalf = behalf
        self.frame = frame
        self.expected = expected
        self.parameters = parameters
    }
}
