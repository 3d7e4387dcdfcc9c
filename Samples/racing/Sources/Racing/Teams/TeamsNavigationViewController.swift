import Coordinators

final class TeamsNavigationViewController: HeadlessNavigationScreen {}
