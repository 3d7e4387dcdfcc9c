/// Whatever can run a flow.
@MainActor protocol Coordinatable: AnyObject {
    func start()
}
