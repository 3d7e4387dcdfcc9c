/// The elements that draw something, and the attributes that they may have.
enum SVGShape: String, CaseIterable {
    case polygon, path, polyline, ellipse

    var tag: StaticString {
        switch self {
        case .polygon: "polygon"
        case .path: "path"
        case .polyline: "polyline"
        case .ellipse: "ellipse"
        }
    }

    enum Attribute: CaseIterable {
        case fill, stroke, strokeWidth, dashes, points, data, centreX, centreY, radiusX, radiusY
        case x, y, anchor, fontFamily, fontWeight, fontSize, space

        var tag: StaticString {
            switch self {
            case .fill: "fill"
            case .stroke: "stroke"
            case .strokeWidth: "stroke-width"
            case .dashes: "stroke-dasharray"
            case .points: "points"
            case .data: "d"
            case .centreX: "cx"
            case .centreY: "cy"
            case .radiusX: "rx"
            case .radiusY: "ry"
            case .x: "x"
            case .y: "y"
            case .anchor: "text-anchor"
            case .fontFamily: "font-family"
            case .fontWeight: "font-weight"
            case .fontSize: "font-size"
            case .space: "xml:space"
            }
        }

        /// The attribute up to its value.
        var assignment: String { " \(tag)=\"" }
    }
}
