/// What `--lose-event` plants: a shortcut to a team on the splash screen, above which no coordinator knows of teams
/// yet. The same event is safe everywhere else in the app.
extension SplashViewController {
    func favoriteTapped() {
        emitEvent(AppEvents.Teams.didSelect(Team(name: "Silver Arrows", drivers: [])))
    }
}
