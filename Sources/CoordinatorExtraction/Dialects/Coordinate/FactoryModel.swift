extension LibraryModel {
    /// Factory, a dependency container: its factories make a new object each time, unless they state otherwise.
    static let factory = LibraryModel(
        "Factory", modules: ["Factory", "FactoryKit"],
        """
        public typealias Factory<T> = _Factory<Void, T>
        public typealias ParameterFactory<P, T> = _Factory<P, T>

        public class Container {
            public static let shared = Container()
            func callAsFunction<P, T>(_ make: @escaping (P) -> T) -> _Factory<P, T> { _Factory<P, T>(make) }
        }
        public class SharedContainer {
            public static let shared = SharedContainer()
            func callAsFunction<P, T>(_ make: @escaping (P) -> T) -> _Factory<P, T> { _Factory<P, T>(make) }
        }
        public class _Factory<P, T> {
            let make: (P) -> T
            init(_ make: @escaping (P) -> T) { self.make = make }
            init(_ container: Any, _ make: @escaping (P) -> T) { self.make = make }
            func callAsFunction(_ parameters: P) -> T { make(parameters) }
            func callAsFunction() -> T { make(()) }
            func resolve(_ parameters: P) -> T { make(parameters) }
            func resolve() -> T { make(()) }
            var singleton: _Factory<P, T> { self }
            var cached: _Factory<P, T> { self }
            var shared: _Factory<P, T> { self }
            var graph: _Factory<P, T> { self }
            var unique: _Factory<P, T> { self }
            func scope(_ scope: Any) -> _Factory<P, T> { self }
            func onPreview(_ make: @escaping (P) -> T) -> _Factory<P, T> { self }
            func onTest(_ make: @escaping (P) -> T) -> _Factory<P, T> { self }
            func register(_ make: @escaping (P) -> T) -> _Factory<P, T> { self }
        }
        """)
}
