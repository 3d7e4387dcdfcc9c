import SampleCommand

@main enum ArticlesSample {
    static func main() {
        SampleCommand.run("articles-sample") { losesEvent in
            let tour = ArticlesTour()
            tour.go(losingAnEvent: losesEvent)
            return tour.tree
        }
    }
}
