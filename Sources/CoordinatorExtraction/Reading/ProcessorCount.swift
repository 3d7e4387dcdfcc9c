#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The number of threads that can run at the same time.
enum ProcessorCount {
    static var active: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }
}
