/// What `--lose-event` plants: the list of items tells of a tap on Create, and nobody wired that output.
extension ItemsListController {
    func forgetCreating() {
        onCreateTap = nil
    }
}
