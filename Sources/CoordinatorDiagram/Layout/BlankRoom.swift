/// A place at the left or right side of a picture where nothing is drawn.
struct BlankRoom: Hashable {
    /// Its upper left corner.
    let origin: Point
    /// How high it is.
    let height: Double

    /// Around what is put there.
    static let margin = 20.0
    /// To the right of it.
    private static let gap = 14.0

    /// How far a place of this width is blank downwards; 0 or less if something is there.
    static func height(from origin: Point, width: Double, in size: Point, around obstacles: [Frame]) -> Double {
        let (left, right) = (origin.x - margin, origin.x + width + gap)
        guard origin.x >= 0, origin.x + width <= size.x else { return 0 }
        var end = size.y + margin
        for obstacle in obstacles where obstacle.x < right && obstacle.maxX > left && obstacle.maxY + margin > origin.y
        {
            end = min(end, obstacle.y)
        }
        return end - margin - origin.y
    }

    /// All that are so wide: those at the left first, from top to bottom.
    static func all(width: Double, in size: Point, around obstacles: [Frame]) -> [BlankRoom] {
        let right = size.x - width
        guard right >= 0 else { return [] }
        let sides = [
            (Double(0), obstacles.filter { $0.x < width + gap }),
            (right, obstacles.filter { $0.maxX > right - margin }),
        ]
        let end = Frame(x: 0, y: size.y + margin, width: 0, height: 0)
        return sides.flatMap { x, obstacles in
            var rooms: [BlankRoom] = []
            var low = 0.0
            for obstacle in obstacles.sorted(by: { $0.y < $1.y }) + [end] {
                let height = obstacle.y - margin - low
                if height > 0 { rooms.append(BlankRoom(origin: Point(x: x, y: low), height: height)) }
                low = max(low, obstacle.maxY + margin)
            }
            return rooms
        }
    }
}
