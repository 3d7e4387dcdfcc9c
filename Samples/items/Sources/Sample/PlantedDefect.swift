/// What `--lose-event` plants: the list of items emits a tap on Create, but that output is not wired.
extension ItemsListController {
    func forgetCreating() {
        onCreateTap = nil
    }
}
