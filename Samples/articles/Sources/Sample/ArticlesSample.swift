import SampleCommand

@main enum ArticlesSample {
    static func main() async {
        await SampleCommand.run("articles-sample", defects: [.lostEvent]) { defect in
            let tour = ArticlesTour()
            tour.go(losingAnEvent: defect == .lostEvent)
            return tour.tree
        }
    }
}
