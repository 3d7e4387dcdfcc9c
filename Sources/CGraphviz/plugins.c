#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // dladdr
#endif
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"
#include "graphviz_version.h"

#define PATH_ROOM 4096

char *coordviz_plugin_folder(void) {
    Dl_info info;
    if (dladdr((void *)gvContextPlugins, &info) == 0 || info.dli_fname == NULL) return NULL;
    char *path = realpath(info.dli_fname, NULL);
    char *slash = path == NULL ? NULL : strrchr(path, '/');
    if (slash == NULL) {
        free(path);
        return NULL;
    }
    static const char subfolder[] = "/graphviz";
    size_t length = (size_t)(slash - path);
    char *folder = malloc(length + sizeof subfolder);
    if (folder != NULL) {
        memcpy(folder, path, length);
        memcpy(folder + length, subfolder, sizeof subfolder);
    }
    free(path);
    return folder;
}

static gvplugin_library_t *descriptor(const char *path, const char *name) {
    char symbol[128];
    void *handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
    if (handle == NULL) return NULL;
    snprintf(symbol, sizeof symbol, "gvplugin_%s_LTX_library", name);
    return dlsym(handle, symbol);
}

/// Plugins carry the number of the plugin interface in their name, except where a packager left it out. A plugin of
/// another interface must not be opened, so only this one and the unnumbered name are tried.
gvplugin_library_t *coordviz_plugin_open(const char *folder, const char *name) {
#ifdef __APPLE__
    static const char *const patterns[] = {"%s/libgvplugin_%s.%d.dylib", "%s/libgvplugin_%s.dylib"};
#else
    static const char *const patterns[] = {"%s/libgvplugin_%s.so.%d", "%s/libgvplugin_%s.so"};
#endif
    char path[PATH_ROOM];
    for (size_t index = 0; index < sizeof patterns / sizeof *patterns; index++) {
        int written = index == 0 ? snprintf(path, sizeof path, patterns[0], folder, name, GVPLUGIN_VERSION)
                                 : snprintf(path, sizeof path, patterns[1], folder, name);
        if (written < 0 || written >= (int)sizeof path) continue;
        gvplugin_library_t *library = descriptor(path, name);
        if (library != NULL) return library;
    }
    return NULL;
}
