extension Interceptor.Consumption {
    /// What an interceptor does, as a verb: the same wherever people read it.
    package var verb: String {
        switch self {
        case .always: "consumes"
        case .sometimes: "may consume"
        case .never: "observes"
        }
    }
}
