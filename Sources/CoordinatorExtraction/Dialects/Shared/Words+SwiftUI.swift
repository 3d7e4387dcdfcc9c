extension Vocabulary {
    /// SwiftUI, and the types that connect it to UIKit.
    static let swiftUI = Vocabulary(
        libraries: LibraryNames(
            controllers: ["UIHostingController", "NSHostingController"],
            viewProtocols: representables + ["View", "SwiftUI.View"],
            representables: representables + ["*ViewRepresentable", "*ViewControllerRepresentable"],
            beginnings: ["App", "Scene"]),
        shows: ContainerNames(hosts: ["UIHostingController", "NSHostingController"]),
        types: TypeNames(navigation: ["NavigationPath"]))

    private static let representables: Names = [
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
        "WKInterfaceObjectRepresentable",
    ]
}
