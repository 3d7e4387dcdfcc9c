import SampleCommand

@main enum ItemsSample {
    static func main() async {
        await SampleCommand.run("items-sample", defects: [.lostEvent, .leak, .cycle]) { defect in
            let tour = ItemsTour()
            tour.go(planting: defect)
            return tour.tree
        }
    }
}
