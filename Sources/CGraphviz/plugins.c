#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // dladdr
#endif
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

#define PATH_ROOM 4096

char *coordviz_plugin_folder(void) {
    Dl_info info;
    if (dladdr((void *)graphviz.gvContextPlugins, &info) == 0 || info.dli_fname == NULL) return NULL;
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

/// The descriptor in a plugin file, if there is one and the plugin works with the running library.
static gvplugin_library_t *descriptor(const char *path, const char *name) {
    char symbol[128];
    void *handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
    if (handle == NULL) return NULL;
    // A plugin loads the libgvc for which it was built. If two are installed, that may not be ours, and would not know
    // our graphs.
    if (dlsym(handle, "gvContextPlugins") != (void *)graphviz.gvContextPlugins) {
        dlclose(handle);
        return NULL;
    }
    snprintf(symbol, sizeof symbol, "gvplugin_%s_LTX_library", name);
    return dlsym(handle, symbol);
}

static gvplugin_library_t *open_file(const char *folder, const char *name, const char *ending) {
    char path[PATH_ROOM];
    int written = snprintf(path, sizeof path, "%s/libgvplugin_%s%s", folder, name, ending);
    return written < 0 || written >= (int)sizeof path ? NULL : descriptor(path, name);
}

/// Plugins have the number of the plugin interface in their names, unless a packager left it out. The headers may be
/// older or newer than the library, so they don't determine the number: the newest file is used, because files that an
/// update leaves behind are older. The plugin of coordviz itself (text.c) is the same in all versions.
gvplugin_library_t *coordviz_plugin_open(const char *folder, const char *name) {
#ifdef __APPLE__
    static const char *const endings[] = {".8.dylib", ".7.dylib", ".6.dylib", ".dylib"};
#else
    static const char *const endings[] = {".so.8", ".so.7", ".so.6", ".so"};
#endif
    for (size_t index = 0; index < sizeof endings / sizeof *endings; index++) {
        gvplugin_library_t *library = open_file(folder, name, endings[index]);
        if (library != NULL) return library;
    }
    return NULL;
}
