#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "internal.h"

/// The environment variables that decide what the library loads and how it draws.
///
/// They may come from anywhere, for example from the set-up of a checked repository, and the libraries in the folder
/// that GVBINDIR names are run. The variables of the system's loader and of fontconfig choose among installed files, so
/// they stay.
static const char *const variables[] = {
    // The folders of plugins, fonts and pictures; whether it draws for a web server.
    "GVBINDIR", "GV_FILE_PATH", "DOTFONTPATH", "GDFONTPATH", "SERVER_NAME",
    // The way of drawing text, and the files that are loaded for it.
    "PANGOCAIRO_BACKEND", "PANGO_LIBDIR", "PANGO_SYSCONFDIR", "PANGO_RC_FILE",
    // Messages to standard output, where a picture may go.
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
