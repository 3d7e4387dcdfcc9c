import HeadlessKit

/// Reading is all there is to do here.
final class TermsController: UIViewController, TermsView {}
