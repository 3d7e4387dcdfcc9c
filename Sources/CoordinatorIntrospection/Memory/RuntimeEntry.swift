// The entry points of the Swift runtime that `Mirror` uses, under their exported names. `Mirror` itself is not used for
// three reasons: it calls a type's own mirror (`CustomReflectable`), which runs the app's code; it reads `unowned`
// storage, which aborts the process if it dangles; and it is slow.

/// The runtime's description of a stored property.
struct RuntimeField {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_getMetadataKind")
func runtimeKind(of type: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
func runtimeFieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
func runtimeField(of type: Any.Type, index: Int, into field: UnsafeMutablePointer<RuntimeField>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func runtimeFieldOffset(of type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_count")
func runtimePayloadCount<Value>(of value: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
func runtimePayload<Value>(
    of value: Value, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
    freeName: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any

@_silgen_name("swift_EnumCaseName")
func runtimeCaseName<Value>(of value: Value) -> UnsafePointer<CChar>?

/// The kinds of metadata, with the numbers of the runtime.
enum MetadataKind: UInt {
    case `class` = 0
    case structure = 0x200
    case enumeration = 0x201
    case optional = 0x202
    case foreignClass = 0x203
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case objectiveCClass = 0x305
    case other = 0xFFFF

    init(of type: Any.Type) { self = MetadataKind(rawValue: runtimeKind(of: type)) ?? .other }
}
