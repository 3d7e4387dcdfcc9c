extension Interceptor.Consumption {
    /// The verb for what an interceptor does, the same in all texts.
    package var verb: String {
        switch self {
        case .always: "consumes"
        case .sometimes: "may consume"
        case .never: "observes"
        }
    }
}
