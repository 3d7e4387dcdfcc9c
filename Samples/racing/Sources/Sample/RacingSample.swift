import SampleCommand

@main enum RacingSample {
    static func main() async {
        await SampleCommand.run("racing-sample", defects: [.lostEvent]) { defect in
            let tour = RacingTour()
            tour.go(losingAnEvent: defect == .lostEvent)
            return tour.tree
        }
    }
}
