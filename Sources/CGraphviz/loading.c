#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include "internal.h"

/// The places where the library is searched for. Only this file contains them.
///
/// 2.42 to 12 are libgvc 6, 13 and 14 are libgvc 7; the newest is tried first. The name without a number comes only
/// with the development files, and represents future versions. libgvc itself loads all other libraries (cgraph, cdt).
/// On Linux, a name is looked up in the loader's folders, LD_LIBRARY_PATH first. On macOS, the loader would also look
/// for a name without a folder in the current folder, which may be that of a checked repository. So only the folders of
/// Homebrew, on Apple silicon and on Intel, and of MacPorts are used; DYLD_LIBRARY_PATH precedes them.
#ifdef __APPLE__
#define EVERYWHERE(name) "/opt/homebrew/lib/" name, "/usr/local/lib/" name, "/opt/local/lib/" name
static const char *const usual_names[] = {EVERYWHERE("libgvc.7.dylib"), EVERYWHERE("libgvc.6.dylib"),
                                          EVERYWHERE("libgvc.dylib"), NULL};
#else
static const char *const usual_names[] = {"libgvc.so.7", "libgvc.so.6", "libgvc.so", NULL};
#endif

struct coordviz_library graphviz;

static char detail[1024];

static void set_detail(const char *text) { snprintf(detail, sizeof detail, "%s", text); }

const char *coordviz_load_detail(void) { return detail; }

/// Whether the loader's message only means that there is no such file. A library that exists but can't be used, because
/// a library that it needs is missing or it is for another processor, is reported.
static bool is_plain_miss(const char *name, const char *said) {
#ifdef __APPLE__
    (void)name;
    return strstr(said, "Library not loaded") == NULL && strstr(said, "incompatible architecture") == NULL;
#else
    return strncmp(said, name, strlen(name)) == 0 && strstr(said, "No such file") != NULL;
#endif
}

static void *open_first(const char *const *names) {
    for (; *names != NULL; names++) {
        // Local: the library exports names as common as `sizeOf`, which must not collide with others. Plugins name the
        // libraries that they need, and so find the one that is loaded here.
        void *handle = dlopen(*names, RTLD_LAZY | RTLD_LOCAL);
        if (handle != NULL) return handle;
        const char *said = dlerror();
        if (detail[0] == '\0' && said != NULL && !is_plain_miss(*names, said)) set_detail(said);
    }
    return NULL;
}

/// The name of a missing symbol, or NULL. A lookup in libgvc includes the libraries that it needs.
static const char *fill(struct coordviz_library *library, void *handle) {
    // For functions and data: an address is copied into its pointer byte by byte: C converts no data to functions.
#define COORDVIZ_LOOK_UP(symbol)                                   \
    {                                                              \
        void *address = dlsym(handle, #symbol);                    \
        if (address == NULL) return #symbol;                       \
        memcpy(&library->symbol, &address, sizeof address);        \
    }
    COORDVIZ_SYMBOLS(COORDVIZ_LOOK_UP)
#undef COORDVIZ_LOOK_UP
    void *setter = dlsym(handle, "agxset_html");
    memcpy(&library->agxset_html, &setter, sizeof setter);
    return NULL;
}

static enum coordviz_load_result load(const char *const *names, struct coordviz_library *library) {
    set_detail("");
    void *handle = open_first(names);
    if (handle == NULL) return COORDVIZ_LIBRARY_MISSING;
    const char *missing = fill(library, handle);
    if (missing == NULL) return COORDVIZ_LOADED;
    set_detail(missing);
    dlclose(handle);
    return COORDVIZ_SYMBOL_MISSING;
}

enum coordviz_load_result coordviz_load(void) {
#ifdef COORDVIZ_STATIC
    // A program without a dynamic loader: dlopen would need the same C library with which the program was linked.
    return COORDVIZ_NO_LOADER;
#endif
    static bool loaded;
    struct coordviz_library library;
    if (loaded) return COORDVIZ_LOADED;
    enum coordviz_load_result result = load(usual_names, &library);
    if (result == COORDVIZ_LOADED) {
        graphviz = library;
        loaded = true;
    }
    return result;
}

enum coordviz_load_result coordviz_try_to_load(const char *name) {
    const char *const names[] = {name, NULL};
    struct coordviz_library library;
    return load(names, &library);
}
