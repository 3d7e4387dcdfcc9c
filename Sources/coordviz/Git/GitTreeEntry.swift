/// An entry of a file or folder in a git tree object: its mode, its name, and the object.
struct GitTreeEntry: Equatable {
    enum Kind { case file, folder, link, module }

    var kind: Kind
    /// `nil` for a name that is not UTF-8, or that a checkout must not use: a step that leads elsewhere, or git's own
    /// folder.
    var name: String?
    /// A name that is not UTF-8, as far as it can be shown.
    var unnamable: String?
    /// The object's name in hexadecimal digits.
    var id: String

    /// The entries of a tree object: `MODE NAME\0ID` in a row; `nil` for other bytes.
    static func entries(in bytes: [UInt8], idBytes: Int) -> [GitTreeEntry]? {
        var entries: [GitTreeEntry] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let space = rest.firstIndex(of: UInt8(ascii: " ")),
                let end = rest[space...].firstIndex(of: 0), rest.endIndex - end > idBytes
            else { return nil }
            let mode = String(decoding: rest[..<space], as: UTF8.self)
            let id = rest[(end + 1)...(end + idBytes)]
            let name = rest[(space + 1)..<end]
            entries.append(
                GitTreeEntry(
                    kind: kind(mode), name: Self.name(name),
                    unnamable: String(utf8: name) == nil ? String(decoding: name, as: UTF8.self) : nil,
                    id: id.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()))
            rest = rest[(end + idBytes + 1)...]
        }
        return entries
    }

    private static func kind(_ mode: String) -> Kind {
        switch mode {
        case "40000", "040000": .folder
        case "120000": .link
        case "160000": .module
        default: .file
        }
    }

    private static func name(_ bytes: ArraySlice<UInt8>) -> String? {
        guard let name = String(utf8: bytes), !name.isEmpty, name != ".", name != "..",
            !name.contains("/"), name.lowercased() != ".git"
        else { return nil }
        return name
    }
}
