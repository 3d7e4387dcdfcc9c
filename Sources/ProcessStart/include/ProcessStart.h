/// What the system hands to a process at its start. Swift's runtime reads it from `/proc`. In a chroot and in some
/// containers there is none, and a low limit on open files keeps it from being read: the runtime would end the process
/// there, or run it without its arguments.
#ifndef COORDVIZ_PROCESS_START_H
#define COORDVIZ_PROCESS_START_H

/// The arguments, the program's name first, with NULL at the end. NULL where they are to be had from the runtime.
char *const *coordviz_start_arguments(void);

#endif
