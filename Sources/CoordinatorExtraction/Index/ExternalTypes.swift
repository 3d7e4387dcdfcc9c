/// What is known of types that an app uses and does not declare: those of UIKit, SwiftUI and the coordinator libraries.
enum ExternalTypes {
    /// The superclass of a type of UIKit or AppKit, as far as it matters here.
    static func superclass(of name: String) -> String? {
        switch name {
        case "UIViewController", "UIView", "NSViewController", "NSView": "UIResponder"
        case "UIResponder", "NSResponder": "NSObject"
        case "NSObject": nil
        default:
            if isController(name) { "UIViewController" } else if isView(name) { "UIView" } else { nil }
        }
    }

    /// Whether the name is that of a view controller.
    static func isController(_ name: String) -> Bool {
        if name.hasSuffix("ViewController") { return true }
        return [
            "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
            "UIHostingController", "NSHostingController", "UISearchController", "UIAlertController",
            "UIImagePickerController", "UIActivityViewController", "UIInputViewController", "NSWindowController",
            // This project's own, which runs everywhere.
            "HeadlessScreen", "HeadlessNavigationScreen", "HeadlessTabBarScreen",
        ].contains(name)
    }

    /// View controllers that show a view of SwiftUI.
    static let hosts: Set<String> = ["UIHostingController", "NSHostingController"]

    /// View controllers that only hold others.
    static let containers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    ]

    /// Whether the name is that of a view.
    static func isView(_ name: String) -> Bool {
        (name.hasPrefix("UI") || name.hasPrefix("MK") || name.hasPrefix("NS"))
            && (name.hasSuffix("View") || name.hasSuffix("Cell") || name.hasSuffix("Button")
                || name.hasSuffix("Control")
                || name.hasSuffix("Field") || name.hasSuffix("Bar") || name.hasSuffix("Label"))
    }

    /// Coordinators of public libraries, and what is called like one: *Coordinate*, *XCoordinator* and others.
    static func isCoordinator(_ name: String) -> Bool {
        let last = name.split(separator: ".").last ?? Substring(name)
        guard last.hasSuffix("Coordinator") || last == "Coordinating" || last == "Coordinatable" else { return false }
        return !["NSFile", "NSPersistent", "TransitionCoordinator", "UI", "Drag", "Animat", "Layout"].contains {
            last.hasPrefix($0) || last.hasSuffix($0)
        }
    }

    /// Protocols by which SwiftUI wraps a view of UIKit. Their `Coordinator` is none of navigation's.
    static let representables: Set<String> = [
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
        "WKInterfaceObjectRepresentable",
    ]

    /// Protocols and classes by which an app begins.
    static let beginnings: Set<String> = [
        "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App", "Scene", "NSApplicationDelegate",
        "CPTemplateApplicationSceneDelegate",
    ]
}
