/// How coordinators bring modules to the screen.
@MainActor protocol Router: AnyObject {
    func setRoot(_ module: any Presentable)
    func push(_ module: any Presentable)
    func pop()
    func present(_ module: any Presentable)
    func dismiss()
}
