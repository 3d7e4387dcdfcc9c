/// Controllers of UIKit that show a view of SwiftUI: `class LoginController: UIHostingController<LoginView>`.
extension Run {
    /// Keeps what a hosting controller gives to the library's initialiser: `self.init(rootView: LoginView())`. Answers
    /// whether the call is of that initialiser, and not of one of its own.
    func host(
        _ arguments: [Expression.Argument], in controller: ObjectID, _ type: TypeID, besides own: [Target],
        _ frame: Frame
    ) -> Bool {
        let labels = arguments.map(\.label)
        guard !own.contains(where: { $0.function.assignment(of: labels) != nil }), index.isHost(type) else {
            return false
        }
        for argument in arguments {
            let value = evaluate(argument.value, in: frame)
            if let label = argument.label { keep(value, in: label, of: controller) }
        }
        return true
    }
}
