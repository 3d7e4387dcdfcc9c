import SampleCommand

@main enum ItemsSample {
    static func main() {
        SampleCommand.run("items-sample") { losesEvent in
            let tour = ItemsTour()
            tour.go(losingAnEvent: losesEvent)
            return tour.tree
        }
    }
}
