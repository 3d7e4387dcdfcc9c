import CoordinatorModel

/// A small shape in a picture, of which icons and the symbols of rows consist.
struct Sign: Hashable, Sendable {
    enum Shape: String {
        case box, ellipse, diamond, triangle, phone
    }

    var shape: Shape
    var middle: Point
    var width: Double
    var height: Double
    var fill: Palette.Ink?
    var line: Palette.Ink
    var lineWidth = 1.2

    init(
        _ shape: Shape, at middle: Point, width: Double, height: Double, fill: Palette.Ink?, line: Palette.Ink
    ) {
        (self.shape, self.middle, self.width, self.height) = (shape, middle, width, height)
        (self.fill, self.line) = (fill, line)
    }

    /// An event that is emitted.
    static func emitter(at middle: Point, _ ink: Palette.Ink) -> Sign {
        // Graphviz draws a triangle in the upper part of its frame.
        Sign(.triangle, at: Point(x: middle.x, y: middle.y + 1), width: 9, height: 8, fill: ink, line: ink)
    }

    /// An event that is consumed.
    static func intercepted(at middle: Point, _ ink: Palette.Ink) -> Sign {
        Sign(.box, at: middle, width: 7.5, height: 7.5, fill: ink, line: ink)
    }

    /// An event that is observed and goes on.
    static func seen(at middle: Point, _ ink: Palette.Ink) -> Sign {
        var sign = Sign(.ellipse, at: middle, width: 7.5, height: 7.5, fill: .card, line: ink)
        sign.lineWidth = 1.8
        return sign
    }

    /// An event that may be consumed.
    static func maybe(at middle: Point, _ ink: Palette.Ink) -> Sign {
        var sign = Sign(.diamond, at: middle, width: 10, height: 10, fill: .card, line: ink)
        sign.lineWidth = 1.8
        return sign
    }

    /// A route; filled if it is the active one.
    static func route(at middle: Point, isActive: Bool) -> Sign {
        Sign(
            .ellipse, at: middle, width: 5.5, height: 5.5, fill: isActive ? .text : .card,
            line: isActive ? .text : .branch)
    }

    /// A screen.
    static func screen(at middle: Point) -> Sign {
        Sign(.phone, at: middle, width: 6, height: 10, fill: .card, line: .branch)
    }
}

extension Sign {
    /// The symbol of what happens to an event at an object.
    static func end(_ fate: Flow.Fate, at middle: Point, _ ink: Palette.Ink) -> Sign {
        switch fate {
        case .observed: .seen(at: middle, ink)
        case .maybeConsumed: .maybe(at: middle, ink)
        case .consumed, .lost: .intercepted(at: middle, ink)
        }
    }
}

extension Row {
    /// The symbol before a row, and another one at its end or side if its event is intercepted in its own box.
    func signs(in frame: Frame, at height: Double, isFaint: Bool) -> [Sign] {
        let place = Point(x: frame.x + BoxMetrics.signMiddle(of: self), y: frame.y + height)
        let ink: Palette.Ink = isFaint ? .faint : isFlawed ? .flaw : change?.ink ?? .family(family)
        switch meaning {
        case .route(let isActive):
            var sign = Sign.route(at: place, isActive: isActive)
            if isFaint { (sign.line, sign.fill) = (.faint, isActive ? .faint : .card) }
            return [sign]
        case .screen:
            var sign = Sign.screen(at: place)
            if isFaint { sign.line = .faint }
            return [sign]
        case .emission(let isLost):
            let emitter = Sign.emitter(at: place, isLost && !isFaint ? .lost : ink)
            guard let home else { return [emitter] }
            let end = Point(x: frame.maxX - BoxMetrics.padding - 4, y: place.y)
            return [emitter, Self.sign(home, at: end, ink)]
        case .interceptor(.always): return [.intercepted(at: Point(x: frame.maxX, y: place.y), ink)]
        case .interceptor(let consumption): return [Self.sign(consumption, at: place, ink)]
        case .child:
            let ink: Palette.Ink = isFaint ? .faint : .leafFrame
            return [Sign(.ellipse, at: place, width: 7, height: 7, fill: .leafHead, line: ink)]
        case .kind, .remark, .lifetime, .retainCycle, .reference, .more: return []
        }
    }

    private static func sign(_ consumption: Interceptor.Consumption, at middle: Point, _ ink: Palette.Ink) -> Sign {
        switch consumption {
        case .always: .intercepted(at: middle, ink)
        case .sometimes: .maybe(at: middle, ink)
        case .never: .seen(at: middle, ink)
        }
    }
}

extension DotScene {
    /// A sign as an element that belongs to the one before it.
    func part(_ sign: Sign) -> [DotAttribute] {
        let frame = Frame(
            x: sign.middle.x - sign.width / 2, y: sign.middle.y - sign.height / 2, width: sign.width,
            height: sign.height)
        var style = sign.fill == nil ? "" : "filled"
        if sign.shape == .phone { style += style.isEmpty ? "rounded" : ",rounded" }
        var attributes =
            place(frame) + [
                .init(.class, .constant(DotDrawing.part)),
                .init(.shape, .constant(sign.shape == .phone ? "box" : sign.shape.rawValue)),
                .init(.color, .constant(palette[sign.line])),
                .init(.penwidth, .constant(DotLength.number(sign.lineWidth))),
            ]
        if !style.isEmpty { attributes.append(.init(.style, .constant(style))) }
        if let fill = sign.fill { attributes.append(.init(.fillcolor, .constant(palette[fill]))) }
        return attributes
    }
}
