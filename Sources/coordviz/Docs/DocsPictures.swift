import CoordinatorAnalysis
import CoordinatorDiagram
import CoordinatorModel
import Graphviz
import NavigationDocs

/// Draws the pictures of documentation.
struct DocsPictures {
    private let analysis: Analysis
    private let direction: DiagramOptions.Direction
    private let fit: Fit
    private let subjects: SubjectTree

    /// Creates the drawing of pictures with these options.
    init(analysis: Analysis, direction: DiagramOptions.Direction, fit: Fit) {
        self.fit = fit
        self.analysis = analysis
        self.direction = direction
        subjects = SubjectTree(analysis)
    }

    /// A digest of the contents of a picture. The picture is not drawn for it, so the digest does not depend on
    /// Graphviz.
    func digest(of picture: DocsPicture) throws -> String {
        let diagram = try diagram(of: picture)
        var text = DotText()
        DotDrawing(diagram, Arrangement(diagram, placement: TidyTree.starts), palette: picture.colours.palette)
            .write(to: &text)
        return DocsManifest.digest(of: text.finished())
    }

    /// The picture as SVG.
    ///
    /// - Throws: `CommandFailure` if it can't be drawn.
    func bytes(of picture: DocsPicture) throws -> [UInt8] {
        do {
            let diagram = try diagram(of: picture)
            let arrangement =
                diagram.boxes.count > Size.mostForDot
                ? Arrangement(diagram, placement: TidyTree.starts)
                : try Arrangement(diagram, placement: DotPlacement.starts)
            var bytes: [UInt8] = []
            try SVGPicture(diagram, arrangement, theme: picture.colours, .free).write { bytes += $0 }
            return bytes + Array(DocsMark.text.utf8)
        } catch let error as GraphvizError {
            throw CommandFailure(error.message, hint: error.hint)
        } catch let error as SVGError {
            throw CommandFailure(error.description)
        }
    }

    private func diagram(of picture: DocsPicture) throws -> Diagram {
        var options = DiagramOptions()
        options.direction = direction
        options.subject = picture.subject
        var tree = analysis.tree
        if let subject = picture.subject {
            options.title = analysis.tree.coordinators[subject].type
            tree = subjects.tree(for: subject)
            // The path is above a leaf, so the picture is as wide as the leaf.
            if subjects.isLeaf(subject) { options.direction = .down }
        }
        if picture.subject == nil, tree.coordinators.count > Size.mostInFull { options.detail = .titles }
        return try Folding(fit, mayFold: true).diagram(options) { options in
            try Diagram(tree, analysis.propagation, findings: analysis.findings, options: options)
        }
    }
}

extension DocsPicture {
    fileprivate var colours: CoordinatorDiagram.Theme { theme == .dark ? .dark : .light }
}
