/// The parts of cgraph and gvc that coordviz needs, without their headers: Swift never sees gvc.h, and this interface
/// hides the differences between Graphviz 2.42 and 14.
///
/// Nothing here is safe from two threads at once, not even with two contexts: the C library keeps its state in
/// static variables. Every call except `coordviz_lock` belongs between `coordviz_lock` and `coordviz_unlock`.
#ifndef COORDVIZ_CGRAPHVIZ_H
#define COORDVIZ_CGRAPHVIZ_H

#include <stdbool.h>
#include <stddef.h>

typedef struct coordviz_context coordviz_context;
typedef struct coordviz_graph coordviz_graph;
typedef struct coordviz_attribute coordviz_attribute;

/// The width in points of one line of UTF-8, `length` bytes long.
typedef double (*coordviz_measure)(const char *text, size_t length, double size, bool bold);

// threads.c: one at a time, on a stack that is deep enough

void coordviz_lock(void);
void coordviz_unlock(void);
/// Runs `body(state)` on a thread with a stack of `bytes` and waits for it. False if no such thread can be started.
bool coordviz_run_deep(size_t bytes, void (*body)(void *), void *state);

// loading.c: the library itself, which is not linked

enum coordviz_load_result {
    COORDVIZ_LOADED,
    COORDVIZ_LIBRARY_MISSING,
    COORDVIZ_SYMBOL_MISSING,
    /// The program is linked statically.
    COORDVIZ_NO_LOADER
};
/// Loads the library, unless it is loaded. Making a context does so, too; every other function here except the lock
/// requires it.
enum coordviz_load_result coordviz_load(void);
/// The result that `coordviz_load` would have if it tried only this name. Changes nothing.
enum coordviz_load_result coordviz_try_to_load(const char *name);
/// Details of the last failure: the missing symbol, or the loader's message about a library that exists but can't be
/// used; else empty.
const char *coordviz_load_detail(void);

// environment.c: environment variables

/// Clears the variables that decide what the library loads, unless they are trusted. Call it before the library is
/// loaded.
void coordviz_clear_environment(void);
/// Leaves these variables unchanged from now on.
void coordviz_trust_environment(void);
/// Sets the time zone to UTC, for any value of TZ. Returns the value that `coordviz_leave_greenwich` restores.
char *coordviz_enter_greenwich(void);
void coordviz_leave_greenwich(char *before);

// messages.c: all messages of the library

/// Discards all messages so far, and collects the following ones.
void coordviz_messages_begin(void);
/// The messages since then: each begins with `Error: ` or `Warning: ` on its own line. Valid until the next call into
/// the library.
const char *coordviz_messages(void);

// contexts.c

/// A context that measures text with `measure` and loads neither pango nor fontconfig. Layout plugins are opened when
/// an engine first needs them. NULL if the core plugin is not in `folder` (NULL: the folder of libgvc), or if there is
/// no library.
coordviz_context *coordviz_context_light(const char *folder, coordviz_measure measure);
/// A context with all installed plugins.
coordviz_context *coordviz_context_full(void);
/// A context without any plugin, like an incomplete installation.
coordviz_context *coordviz_context_bare(void);
/// Opens the plugins that `engine` needs. False if that is not possible.
bool coordviz_context_prepare(coordviz_context *context, const char *engine);
/// The version that the running library reports.
const char *coordviz_context_version(coordviz_context *context);

// graphs.c: building

/// The elements to which an attribute belongs.
enum coordviz_kind { COORDVIZ_GRAPH, COORDVIZ_NODE, COORDVIZ_EDGE };

coordviz_graph *coordviz_graph_open(const char *name);
void coordviz_graph_close(coordviz_graph *graph);
/// The attribute `name` of a kind: the existing one, or else a new one with `value` as default.
coordviz_attribute *coordviz_graph_attribute(coordviz_graph *graph, enum coordviz_kind kind, const char *name,
                                             const char *value);
/// Sets the default of an attribute.
void coordviz_graph_default(coordviz_graph *graph, enum coordviz_kind kind, const char *name, const char *value);
/// Adds a node and returns it; its name is `n` followed by its number, counted from 0.
void *coordviz_graph_node(coordviz_graph *graph);
/// Adds an edge between the nodes with these numbers. NULL if there are no such nodes.
void *coordviz_graph_edge(coordviz_graph *graph, size_t tail, size_t head);
/// Sets an attribute of a node or an edge.
void coordviz_set(coordviz_graph *graph, void *element, coordviz_attribute *attribute, const char *value, bool html);
/// Keeps these nodes on one rank. False if a number belongs to no node.
bool coordviz_graph_same_rank(coordviz_graph *graph, const size_t *nodes, size_t count);
size_t coordviz_graph_nodes(const coordviz_graph *graph);
size_t coordviz_graph_edges(const coordviz_graph *graph);

// pictures.c: laying out and drawing

/// Returns the library's result: 0 is no proof of success, see `coordviz_messages`.
int coordviz_layout(coordviz_context *context, coordviz_graph *graph, const char *engine);
void coordviz_layout_free(coordviz_context *context, coordviz_graph *graph);
/// The centre of node `number` in points, y upwards. Only after a layout.
void coordviz_node_centre(const coordviz_graph *graph, size_t number, double *x, double *y);
/// The size of node `number` in points. Only after a layout.
void coordviz_node_size(const coordviz_graph *graph, size_t number, double *width, double *height);
/// Draws into memory, to be freed with `coordviz_picture_free`. NULL, and a length of 0, if it fails.
char *coordviz_picture(coordviz_context *context, coordviz_graph *graph, const char *format, size_t *length);
void coordviz_picture_free(char *data);
/// Receives a piece of a picture.
typedef void (*coordviz_take)(void *state, const char *data, size_t length);
/// Draws piece by piece. False if it fails.
bool coordviz_picture_stream(coordviz_context *context, coordviz_graph *graph, const char *format, coordviz_take take,
                             void *state);

#endif
