#include <stdlib.h>
#include <string.h>

#include "internal.h"

static coordviz_context *wrap(GVC_t *gvc, char *folder) {
    coordviz_context *context = gvc == NULL ? NULL : calloc(1, sizeof *context);
    if (context == NULL) {
        free(folder);
        return NULL;
    }
    context->gvc = gvc;
    context->folder = folder;
    return context;
}

coordviz_context *coordviz_context_light(const char *folder, coordviz_measure measure) {
    if (coordviz_load() != COORDVIZ_LOADED) return NULL;
    char *place = folder == NULL ? coordviz_plugin_folder() : strdup(folder);
    gvplugin_library_t *core = place == NULL ? NULL : coordviz_plugin_open(place, "core");
    if (core == NULL) {
        free(place);
        return NULL;
    }
    // The library keeps the pointer to this list.
    static lt_symlist_t builtins[3];
    builtins[0] = (lt_symlist_t){"gvplugin_core_LTX_library", core};
    builtins[1] = (lt_symlist_t){"gvplugin_coordviz_LTX_library", coordviz_text_plugin(measure)};
    return wrap(graphviz.gvContextPlugins(builtins, 0), place);
}

coordviz_context *coordviz_context_full(void) {
    return coordviz_load() == COORDVIZ_LOADED ? wrap(graphviz.gvContext(), NULL) : NULL;
}

coordviz_context *coordviz_context_bare(void) {
    static lt_symlist_t none[1];
    if (coordviz_load() != COORDVIZ_LOADED) return NULL;
    return wrap(graphviz.gvContextPlugins(none, 0), NULL);
}

bool coordviz_context_prepare(coordviz_context *context, const char *engine) {
    if (context->folder == NULL) return true;
    bool dot = strcmp(engine, "dot") == 0;
    bool *present = dot ? &context->has_dot : &context->has_neato;
    if (*present) return true;
    gvplugin_library_t *library = coordviz_plugin_open(context->folder, dot ? "dot_layout" : "neato_layout");
    if (library == NULL) return false;
    graphviz.gvAddLibrary(context->gvc, library);
    *present = true;
    return true;
}

const char *coordviz_context_version(coordviz_context *context) { return graphviz.gvcVersion(context->gvc); }
