import Testing

/// An object that tells the same to a closure and to its delegate: who uses it sets one of them.
@Suite struct TwinChannelTests {
    private static func program(
        _ title: String, found: String, cancel: String, marks: (found: String, cancel: String)
    ) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import UIKit
            let app = TillCoordinator()
            protocol Coordinator: AnyObject { func start() }
            protocol LensDelegate: AnyObject {
                func lens(_ lens: LensController, saw code: String)
                func lensDidCancel(_ lens: LensController)
            }
            class LensController: UIViewController { //: screen of TillCoordinator
                weak var delegate: LensDelegate?
                var onCode: ((String?) -> Void)?
                func found(_ code: String) {
                    \(found)
                    delegate?.lens(self, saw: code) //: LensController emits LensDelegate.lens\(marks.found)
                }
                @objc func cancel() {
                    \(cancel)
                    delegate?.lensDidCancel(self) //: LensController emits LensDelegate.lensDidCancel\(marks.cancel)
                }
            }
            class TillCoordinator: Coordinator, LensDelegate { //: root
                let stack = UINavigationController()
                func start() {
                    let pay = LensController()
                    pay.onCode = { [weak self] _ in self?.close() } //: TillCoordinator catches LensController.onCode
                    stack.pushViewController(pay, animated: true)
                    let find = LensController()
                    find.delegate = self //: TillCoordinator catches LensDelegate.lens; TillCoordinator catches LensDelegate.lensDidCancel
                    stack.pushViewController(find, animated: true)
                }
                func lens(_ lens: LensController, saw code: String) { close() }
                func lensDidCancel(_ lens: LensController) { close() }
                func close() { stack.popViewController(animated: true) }
            }
            """)
    }

    private static let told = " //: LensController emits LensController.onCode"
    private static let unset = "; LensController emits LensController.onCode unheard"

    static let programs: [MarkedProgram] = [
        program(
            "both are told the same at every place", found: "onCode?(code)" + told,
            cancel: "if let onCode { onCode(nil) }" + told, marks: ("", "")),
        program(
            "the nearest miss: only the delegate is told that it was cancelled", found: "onCode?(code)" + told,
            cancel: "print(1)", marks: ("", "; LensController emits LensDelegate.lensDidCancel unheard")),
        program(
            "the nearest miss: the closure is told something else", found: "onCode?(nil)" + told + unset,
            cancel: "onCode?(nil)" + told + unset,
            marks: (
                "; LensController emits LensDelegate.lens unheard",
                "; LensController emits LensDelegate.lensDidCancel unheard"
            )),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
