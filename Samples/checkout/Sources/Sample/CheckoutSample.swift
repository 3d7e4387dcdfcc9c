import SampleCommand

@main enum CheckoutSample {
    static func main() async {
        await SampleCommand.run("checkout-sample", defects: [.lostEvent, .leak, .cycle]) { defect in
            let tour = CheckoutTour()
            await tour.go(planting: defect)
            return tour.tree
        }
    }
}
