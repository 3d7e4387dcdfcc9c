#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "internal.h"

/// The variables by which surroundings decide what the library loads and how it draws.
///
/// They may come from anywhere, such as a checked repository's own set-up, and GVBINDIR names a folder whose libraries
/// are run. Those of the system's loader and of fontconfig, which choose among what is installed, stay.
static const char *const variables[] = {
    // Where plugins, fonts and pictures are; whether it draws for a web server.
    "GVBINDIR", "GV_FILE_PATH", "DOTFONTPATH", "GDFONTPATH", "SERVER_NAME",
    // How text is drawn, and what is loaded for that.
    "PANGOCAIRO_BACKEND", "PANGO_LIBDIR", "PANGO_SYSCONFDIR", "PANGO_RC_FILE",
    // What is written in between: to standard output, where a picture may go.
    "CAIRO_DEBUG", "CAIRO_DEBUG_PDF", "FC_DEBUG",
    NULL,
};

static bool trusted;

void coordviz_trust_environment(void) { trusted = true; }

void coordviz_clear_environment(void) {
    for (size_t index = 0; !trusted && variables[index] != NULL; index++) unsetenv(variables[index]);
}

char *coordviz_enter_greenwich(void) {
    const char *zone = getenv("TZ");
    char *before = zone == NULL ? NULL : strdup(zone);
    setenv("TZ", "UTC", 1);
    tzset();
    return before;
}

void coordviz_leave_greenwich(char *before) {
    if (before == NULL) {
        unsetenv("TZ");
    } else {
        setenv("TZ", before, 1);
        free(before);
    }
    tzset();
}
