@MainActor protocol TermsView: BaseView {}
