/// A configuration with everything in it.
let richText = """
    # how we check
    version: 1
    fail-on: warning
    paths-per-emission: 5
    baseline: known/findings.txt
    reports:
      - text
      - sarif=out/nav.sarif
    rules:
      unused-event: off
      unconsumed-event: note
      max-depth: { severity: error, limit: 6 }
      max-children:
        severity: warning
        limit: 12
      unbound-route: { severity: note }
    policies:
      - name: checkout-stays-inside
        comment: "the checkout team changes these events: ask \\"them\\""
        forbid: { who: { except: "Checkout*" }, intercepts: "Checkout.*" }
      - name: auth-pushes
        severity: warning
        forbid:
          presents: { under: AuthCoordinator }
          presentation: { except: push }
      - name: screens-report
        severity: off
        require: { who: ["*Flow", 'Main?oordinator'], emits: { match: ["Analytics.*", "Log.*"], except: Log.debug } }
      - name: settings-under-main
        require:
          who: Settings*
          under: { match: Main*, except: [Main, MainMenu] , under: "AppCoordinator" }
    ignore:
      - rule: unhandled-event
        event: "AppEvents.Debug.*"
        coordinator: [DebugCoordinator, "*Playground"]
        reason: >
          only debug builds
          show these
      - { rule: auth-pushes, reason: legacy – wird ersetzt 🙂 }

    """
