/// What coordviz needs of cgraph and gvc, without their headers: Swift never sees gvc.h, and what differs between
/// Graphviz 2.42 and 14 stays behind this face.
///
/// Nothing here is safe from two threads at once, not even with two contexts: the C library keeps its state in static
/// variables. Every call but `coordviz_lock` belongs between `coordviz_lock` and `coordviz_unlock`.
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
/// Runs `body(state)` on a thread with a stack of `bytes` and waits for it. False where no such thread can be had.
bool coordviz_run_deep(size_t bytes, void (*body)(void *), void *state);

// loading.c: the library itself, which is not linked

enum coordviz_load_result {
    COORDVIZ_LOADED,
    COORDVIZ_LIBRARY_MISSING,
    COORDVIZ_SYMBOL_MISSING,
    /// This program is linked statically.
    COORDVIZ_NO_LOADER
};
/// Loads the library unless that has been done. Making a context does it too; everything else here but the lock needs
/// it done.
enum coordviz_load_result coordviz_load(void);
/// What `coordviz_load` would come to if it looked for this name only. Changes nothing.
enum coordviz_load_result coordviz_try_to_load(const char *name);
/// More about the last failure: the symbol that is missing, or what the loader said about a library that is there and
/// can't be used; else empty.
const char *coordviz_load_detail(void);

// environment.c: variables of the environment

/// Clears the variables that decide what the library loads, unless they are trusted. Call it before the library is
/// loaded.
void coordviz_clear_environment(void);
/// Leaves them as they are from now on.
void coordviz_trust_environment(void);
/// Sets the time zone to UTC, whatever TZ says. Returns the value that `coordviz_leave_greenwich` restores.
char *coordviz_enter_greenwich(void);
void coordviz_leave_greenwich(char *before);

// messages.c: everything the library says

/// Drops the messages so far, and collects those to come.
void coordviz_messages_begin(void);
/// What was said since: each message begins with `Error: ` or `Warning: ` on a line of its own. Valid until the next
/// call into the library.
const char *coordviz_messages(void);

// contexts.c

/// A context that measures text with `measure` and loads neither pango nor fontconfig. Layout plugins are opened when
/// an engine first asks for them. NULL where the core plugin is not in `folder` (NULL: where libgvc lies), or there is
/// no library.
coordviz_context *coordviz_context_light(const char *folder, coordviz_measure measure);
/// A context with every plugin that is installed.
coordviz_context *coordviz_context_full(void);
/// A context with no plugin at all: what an incomplete installation looks like.
coordviz_context *coordviz_context_bare(void);
/// Opens what `engine` needs. False where that can't be had.
bool coordviz_context_prepare(coordviz_context *context, const char *engine);
/// The version of the library that runs, as it calls itself.
const char *coordviz_context_version(coordviz_context *context);

// graphs.c: building

/// What an attribute belongs to.
enum coordviz_kind { COORDVIZ_GRAPH, COORDVIZ_NODE, COORDVIZ_EDGE };

coordviz_graph *coordviz_graph_open(const char *name);
void coordviz_graph_close(coordviz_graph *graph);
/// The attribute `name` of a kind; what it is where it was declared already, else declared with `value` as default.
coordviz_attribute *coordviz_graph_attribute(coordviz_graph *graph, enum coordviz_kind kind, const char *name,
                                             const char *value);
/// Sets the default of an attribute.
void coordviz_graph_default(coordviz_graph *graph, enum coordviz_kind kind, const char *name, const char *value);
/// Adds a node and returns it; its name is `n` and its number, counted from 0.
void *coordviz_graph_node(coordviz_graph *graph);
/// Adds an edge between the nodes of these numbers. NULL where there are none such.
void *coordviz_graph_edge(coordviz_graph *graph, size_t tail, size_t head);
/// Sets an attribute of a node or an edge.
void coordviz_set(coordviz_graph *graph, void *element, coordviz_attribute *attribute, const char *value, bool html);
/// Keeps these nodes on one rank. False where a number names no node.
bool coordviz_graph_same_rank(coordviz_graph *graph, const size_t *nodes, size_t count);
size_t coordviz_graph_nodes(const coordviz_graph *graph);
size_t coordviz_graph_edges(const coordviz_graph *graph);

// pictures.c: laying out and drawing

/// Returns what the library returns: 0 says little, see `coordviz_messages`.
int coordviz_layout(coordviz_context *context, coordviz_graph *graph, const char *engine);
void coordviz_layout_free(coordviz_context *context, coordviz_graph *graph);
/// The centre of node `number` in points, y upwards. Only after a layout.
void coordviz_node_centre(const coordviz_graph *graph, size_t number, double *x, double *y);
/// The size of node `number` in points. Only after a layout.
void coordviz_node_size(const coordviz_graph *graph, size_t number, double *width, double *height);
/// Draws into memory, to be given to `coordviz_picture_free`. NULL, and a length of 0, where it failed.
char *coordviz_picture(coordviz_context *context, coordviz_graph *graph, const char *format, size_t *length);
void coordviz_picture_free(char *data);
/// Gets a piece of a picture.
typedef void (*coordviz_take)(void *state, const char *data, size_t length);
/// Draws piece by piece. False where it failed.
bool coordviz_picture_stream(coordviz_context *context, coordviz_graph *graph, const char *format, coordviz_take take,
                             void *state);

#endif
