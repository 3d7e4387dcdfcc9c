/// The values that the system passes to a process at its start. Swift's runtime reads them from `/proc`. A chroot and
/// some containers have none, and a low limit on open files prevents reading it: there, the runtime would end the
/// process, or run it without its arguments.
#ifndef COORDVIZ_PROCESS_START_H
#define COORDVIZ_PROCESS_START_H

/// The arguments, beginning with the program's name, with NULL at the end. NULL if the runtime provides them.
char *const *coordviz_start_arguments(void);

#endif
