#include "ProcessStart.h"

#include <stdlib.h>
#include <unistd.h>

static char *const *arguments;

char *const *coordviz_start_arguments(void) { return arguments; }

#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>

// Blocks of more than 32 MB would come from the system each time, page by page, and go back to it: where arrays grow that
// far, twice the input would take three times as long. They are kept and used again, up to 256 MB at a time.
static void keep_freed_memory(void) {
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, 256 << 20);
}

// Before the runtime's own constructors. Glibc hands them what it hands to `main`; other C libraries don't.
__attribute__((constructor(101))) static void start(int count, char **values, char **environment) {
    (void)count;
    (void)environment;
    keep_freed_memory();
    // The runtime reads them from /proc, which may not exist; and no file can be opened if the limit on open files is low.
    arguments = values;
    if (access("/proc/self/cmdline", R_OK) == 0) return;
    // The runtime looks for its crash reporter beside the program's own file, which it can't find out, and gives up.
    setenv("SWIFT_ROOT", "/", 0);
}
#endif
