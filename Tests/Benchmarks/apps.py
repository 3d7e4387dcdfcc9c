"""Swift source of an app of any size, the same for the same seed: coordinators, their screens, models, services.

    python3 apps.py 2000 folder
"""

import pathlib
import random
import sys

DOMAINS = 40
CASES = ["didSelect", "didFinish", "didCancel", "didFail", "setFavorite", "didLogOut"]

COORDINATOR = """\
import UIKit

/// Brings up {name} and what belongs to it.
final class {name}Coordinator: NavigationCoordinator<{name}ViewController>, HasRoutes {{
    enum Route: Equatable {{
{routes}
    }}

    private lazy var formatter: DateFormatter = {{
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }}()

    override func start() {{
        guard !isStarted else {{ return }}
        rootViewController.title = "{name}"
        super.start()
    }}

    func goTo(_ route: Route) {{
        switch route {{
{branches}
        }}
    }}

    override func interceptEvent(_ event: CoordinateEvents) -> Bool {{
        if let event = event as? AppEvents.Domain{domain} {{
            switch event {{
            case .didSelect(let item):
                rootViewController.items.append(item)
                return {consumes}
            case .didFinish, .didCancel:
                return true
            default: break
            }}
        }}
        return super.interceptEvent(event)
    }}
}}
"""

SCREEN = """\
import UIKit

final class {name}ViewController: UITableViewController {{
    var items: [Item{model}] = []
    private let service = Service{model}()

    override func viewDidLoad() {{
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        service.load {{ [weak self] result in
            guard let self else {{ return }}
            self.items = result.filter {{ $0.isVisible && $0.price * 1.19 < Double(self.items.count + 100) }}
            self.tableView.reloadData()
        }}
    }}

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {{
        emitEvent(AppEvents.Domain{domain}.didSelect(items[indexPath.row]))
    }}

    @objc private func close() {{
        emitEvent(AppEvents.Domain{other}.{case})
    }}
}}
"""

MODEL = """\
import Foundation

struct Item{index}: Codable, Equatable {{
    var id: Int
    var title: String
    var subtitle: String?
    var price: Double
    var isVisible: Bool
    var tags: [String]
    var related: [String: [Int]]

    var summary: String {{ "\\(title) (\\(tags.joined(separator: ", "))): \\(price * 1.19) €" }}

    static func average(_ items: [Item{index}]) -> Double {{
        items.isEmpty ? 0 : items.map(\\.price).reduce(0, +) / Double(items.count)
    }}
}}

final class Service{index} {{
    private var cache: [Int: Item{index}] = [:]

    func load(_ done: @escaping ([Item{index}]) -> Void) {{
        done(cache.values.sorted {{ $0.id < $1.id }})
    }}
}}
"""


def write(count, folder, seed=1):
    """Writes an app of `count` coordinators: a tree of them, with a screen each, and a model for every four."""
    random_ = random.Random(seed)
    folder = pathlib.Path(folder)
    names = ["App"] + [f"Feature{index}" for index in range(1, count)]
    children = [[] for _ in range(count)]
    open_ = 0
    next_ = 1
    while next_ < count:
        for _ in range(random_.randint(2, 5)):
            if next_ < count:
                children[open_].append(next_)
                next_ += 1
        open_ += 1
    for index, name in enumerate(names):
        routes, branches = [], []
        for child in children[index]:
            routes.append(f"        case feature{child}(FeatureInput?)")
            branches.append(
                f"        case .feature{child}(let input):\n"
                f"            let child = getCached({names[child]}Coordinator.self) ?? {names[child]}Coordinator()\n"
                f"            child.input = input\n            push(child)"
            )
        routes.append("        case home")
        branches.append("        case .home: root(rootViewController)")
        values = {
            "name": name, "routes": "\n".join(routes), "branches": "\n".join(branches),
            "domain": random_.randrange(DOMAINS), "other": random_.randrange(DOMAINS),
            "case": random_.choice(CASES[1:4]), "consumes": random_.choice(["true", "false", "rootViewController.isLoaded"]),
            "model": index // 4,
        }
        place = folder / f"Module{index // 50}" / name
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{name}Coordinator.swift").write_text(COORDINATOR.format(**values))
        (place / f"{name}ViewController.swift").write_text(SCREEN.format(**values))
        if index % 4 == 0:
            (place / f"Item{index // 4}.swift").write_text(MODEL.format(index=index // 4))
    domains = "\n".join(
        f"    enum Domain{domain}: CoordinateEvents, Equatable {{\n        case didSelect(Any)\n        case "
        + ", ".join(CASES[1:]) + "\n    }"
        for domain in range(DOMAINS)
    )
    (folder / "AppEvents.swift").write_text(f"struct AppEvents {{\n{domains}\n}}\n")


if __name__ == "__main__":
    write(int(sys.argv[1]), sys.argv[2])
