/// The functions of cgraph and gvc that are used, as a table of pointers: the only access to the library.
///
/// Each entry has the type from the headers, so a call is checked as if the library were linked.
#ifndef COORDVIZ_LIBRARY_H
#define COORDVIZ_LIBRARY_H

#include "../CGraphvizSystem/graphviz.h"

/// Every version from 2.42 to 14 has these.
#define COORDVIZ_SYMBOLS(each) \
    each(Agdirected)           \
    each(agattr)               \
    each(agclose)              \
    each(agedge)               \
    each(agnode)               \
    each(agopen)               \
    each(agreseterrors)        \
    each(agsafeset)            \
    each(agseterr)             \
    each(agseterrf)            \
    each(agstrdup_html)        \
    each(agsubg)               \
    each(agsubnode)            \
    each(agxset)               \
    each(gvAddLibrary)         \
    each(gvContext)            \
    each(gvContextPlugins)     \
    each(gvFreeLayout)         \
    each(gvFreeRenderData)     \
    each(gvLayout)             \
    each(gvRender)             \
    each(gvRenderData)         \
    each(gvcVersion)

struct coordviz_library {
#define COORDVIZ_POINTER(symbol) __typeof__(symbol) *symbol;
    COORDVIZ_SYMBOLS(COORDVIZ_POINTER)
#undef COORDVIZ_POINTER
    /// NULL before version 13, whose headers are the first to declare it.
    int (*agxset_html)(void *, Agsym_t *, const char *);
};

/// The running library; filled by `coordviz_load`, before which none of its functions may be called (loading.c).
extern struct coordviz_library graphviz;

#endif
