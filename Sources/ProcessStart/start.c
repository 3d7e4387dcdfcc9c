#include "ProcessStart.h"

#include <stdlib.h>
#include <unistd.h>

static char *const *arguments;

char *const *coordviz_start_arguments(void) { return arguments; }

#if defined(__linux__) && defined(__GLIBC__)
// Before the runtime's own constructors. Glibc hands them what it hands to `main`; other C libraries don't.
__attribute__((constructor(101))) static void start(int count, char **values, char **environment) {
    (void)count;
    (void)environment;
    if (access("/proc/self/cmdline", R_OK) == 0) return;
    arguments = values;
    // The runtime looks for its crash reporter beside the program's own file, which it can't find out, and gives up.
    setenv("SWIFT_ROOT", "/", 0);
}
#endif
