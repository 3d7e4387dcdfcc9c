import Coordinators

final class DriversNavigationViewController: HeadlessNavigationScreen {}
