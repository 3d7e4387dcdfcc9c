#include <stdlib.h>
#include <string.h>

#include "internal.h"

/// A broken graph of 50,000 nodes causes the same message 50,000 times; this much text is enough.
#define ROOM 65536

static char said[ROOM];
static size_t used;

static void append(const char *text, size_t length) {
    if (length > ROOM - 1 - used) length = ROOM - 1 - used;
    memcpy(said + used, text, length);
    used += length;
    said[used] = '\0';
}

/// The library calls this with fragments: the severity, a colon, then pieces of the message.
static int take(char *fragment) {
    bool severity = strcmp(fragment, "Error") == 0 || strcmp(fragment, "Warning") == 0;
    if (severity && used > 0 && said[used - 1] != '\n') append("\n", 1);
    append(fragment, strlen(fragment));
    return 0;
}

void coordviz_messages_begin(void) {
    used = 0;
    said[0] = '\0';
    graphviz.agseterr(AGWARN);
    graphviz.agseterrf(take);
    graphviz.agreseterrors();
}

const char *coordviz_messages(void) { return said; }
