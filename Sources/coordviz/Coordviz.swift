import ArgumentParser

@main
struct Coordviz: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coordviz",
        abstract: "Shows how an iOS app's coordinators fit together, and proves that every event they emit is caught."
    )
}
