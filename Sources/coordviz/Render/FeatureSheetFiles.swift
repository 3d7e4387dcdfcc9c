import CoordinatorDiagram
import CoordinatorModel
import Graphviz

/// `--sheets`: an overview and a picture for each tab or feature, as files in a folder or as pages of one PDF.
struct FeatureSheetFiles {
    let input: String
    let output: String
    let format: OutputFormat
    /// Whether they are pages of one PDF.
    let isBook: Bool
    let content: ContentOptions
    let appearance: AppearanceOptions
    let reading: InputOptions
    let isQuiet: Bool

    private struct Sheet {
        var name: String
        var title: String
        var bytes: [UInt8]
    }

    func write() throws {
        let (_, tree) = try reading.contents(
            of: [input], isQuiet: isQuiet, isFollowed: false, undone: "nothing was drawn")
        let features = FeatureSheets(tree.visiblyNamed).features
        var sheets = [
            Sheet(
                name: FeatureSheets.overview, title: appearance.title ?? tree.name ?? "Overview",
                bytes: try draw(tree, features, nil))
        ]
        for feature in features {
            sheets.append(
                Sheet(
                    name: feature.name, title: tree.visiblyNamed.coordinators[feature.coordinator].type,
                    bytes: try draw(tree, features, feature.coordinator)))
        }
        try isBook ? writeBook(sheets) : writeFolder(sheets)
        Status.note("\(output): an overview and \(PlainText.count(features.count, "sheet"))", isQuiet: isQuiet)
    }

    private func draw(_ tree: CoordinatorTree, _ features: [FeatureSheets.Feature], _ feature: Int?) throws -> [UInt8] {
        var picture = Picture(
            tree: tree, input: (InputFile.displayName(input), nil), content: content, appearance: appearance,
            isQuiet: isQuiet)
        picture.afterwards = .free
        picture.feature = feature
        if feature == nil { picture.sheets = features.map(\.coordinator) }
        var bytes: [UInt8] = []
        try picture.write(as: format) { bytes += $0 }
        return bytes
    }

    private func writeBook(_ sheets: [Sheet]) throws {
        var book = PDFBook()
        let bytes: [UInt8]
        do {
            for sheet in sheets { try book.add(sheet.title, sheet.bytes) }
            bytes = try book.finished()
        } catch let error as GraphvizError {
            throw CommandFailure(error.message, hint: error.hint)
        }
        try OutputFile.write(to: output) { take in try take(bytes) }
    }

    private func writeFolder(_ sheets: [Sheet]) throws {
        let files = sheets.map { (bytes: $0.bytes, path: "\(output)/\($0.name).\(format.rawValue)") }
        let folders = try NewFolders(for: files.map(\.path))
        do {
            try OutputFile.write(files)
        } catch {
            folders.remove()
            throw error
        }
    }
}
