import SampleCommand

@main enum RacingSample {
    static func main() {
        SampleCommand.run("racing-sample") { losesEvent in
            let tour = RacingTour()
            tour.go(losingAnEvent: losesEvent)
            return tour.tree
        }
    }
}
