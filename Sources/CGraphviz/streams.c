#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // fopencookie
#endif
#include <stdio.h>

#include "internal.h"

#define PIECE (1 << 20)

struct sink {
    coordviz_take take;
    void *state;
};

// The library ends the process when it can't write, so the callback always reports success, even if a piece could not be written.

#ifdef __APPLE__
static int write_piece(void *cookie, const char *data, int length) {
    struct sink *sink = cookie;
    sink->take(sink->state, data, (size_t)length);
    return length;
}

static FILE *open_sink(struct sink *sink) { return funopen(sink, NULL, write_piece, NULL, NULL); }
#else
static ssize_t write_piece(void *cookie, const char *data, size_t length) {
    struct sink *sink = cookie;
    sink->take(sink->state, data, length);
    return (ssize_t)length;
}

static FILE *open_sink(struct sink *sink) {
    return fopencookie(sink, "w", (cookie_io_functions_t){.write = write_piece});
}
#endif

bool coordviz_picture_stream(coordviz_context *context, coordviz_graph *graph, const char *format, coordviz_take take,
                             void *state) {
    struct sink sink = {take, state};
    FILE *file = open_sink(&sink);
    if (file == NULL) return false;
    setvbuf(file, NULL, _IOFBF, PIECE);
    int status = graphviz.gvRender(context->gvc, graph->root, format, file);
    return fclose(file) == 0 && status == 0;
}
