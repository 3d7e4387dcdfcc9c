#include "ProcessStart.h"

#include <stdlib.h>
#include <unistd.h>

static char *const *arguments;

char *const *coordviz_start_arguments(void) { return arguments; }

#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>

// Blocks of more than 32 MB would come from the system each time, page by page, and go back to it: if arrays grow that
// large, twice the input would take three times as long. They are kept and reused, up to 256 MB at a time.
static void keep_freed_memory(void) {
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, 256 << 20);
}

// Before the runtime's own constructors. Glibc passes them the arguments of `main`; other C libraries don't.
__attribute__((constructor(101))) static void start(int count, char **values, char **environment) {
    (void)count;
    (void)environment;
    keep_freed_memory();
    // The runtime reads them from /proc, which may not exist, and can't open a file if the limit on open files is low.
    arguments = values;
    if (access("/proc/self/cmdline", R_OK) == 0) return;
    // The runtime looks for its crash reporter beside the program file, whose path it lacks here, and gives up.
    setenv("SWIFT_ROOT", "/", 0);
}
#endif
