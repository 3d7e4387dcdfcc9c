/// What is used of cgraph and gvc, as a table of pointers: the only way into the library.
///
/// Each entry has the type that the headers give it, so a call is checked as if the library were linked.
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
    /// NULL before version 13, and not declared by the headers from before.
    int (*agxset_html)(void *, Agsym_t *, const char *);
};

/// The library that runs; filled by `coordviz_load`, before which nothing in it may be called (loading.c).
extern struct coordviz_library graphviz;

#endif
