/// The declarations that the files of this shim share, with the library's own types.
#ifndef COORDVIZ_INTERNAL_H
#define COORDVIZ_INTERNAL_H

#include "CGraphviz.h"
#include "library.h"

struct coordviz_graph {
    Agraph_t *root;
    Agnode_t **nodes;
    size_t node_count;
    size_t node_capacity;
    size_t edge_count;
};

struct coordviz_context {
    GVC_t *gvc;
    /// The folder from which plugins are opened; NULL if the library finds them itself.
    char *folder;
    bool has_dot;
    bool has_neato;
};

/// The plugin that measures text with the given function (text.c).
gvplugin_library_t *coordviz_text_plugin(coordviz_measure measure);

/// The descriptor of an installed plugin, opened from `folder`; NULL if there is none (plugins.c).
gvplugin_library_t *coordviz_plugin_open(const char *folder, const char *name);
/// The folder of the running library's plugins, to be freed by the caller; NULL if it is unknown (plugins.c).
char *coordviz_plugin_folder(void);

#endif
