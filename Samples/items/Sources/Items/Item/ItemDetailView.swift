@MainActor protocol ItemDetailView: BaseView {}
