struct Article: Equatable {
    let title: String
    let text: String

    static let latest = [
        Article(title: "Coordinators", text: "Who shows which screen."),
        Article(title: "Delegates", text: "Who is told what happened."),
    ]
}
