/// Graphviz's headers, and nothing of Graphviz to link: the library is loaded when the first picture is drawn.
#if __has_include(<gvc.h>)
// A folder from pkg-config (Homebrew), or from CPATH for a Graphviz elsewhere.
#include <gvc.h>
#include <gvplugin_textlayout.h>
#elif __has_include(<graphviz/gvc.h>)
// Where Linux distributions put them.
#include <graphviz/gvc.h>
#include <graphviz/gvplugin_textlayout.h>
#else
#error "Graphviz's headers are missing: apt install libgraphviz-dev (Debian, Ubuntu), or brew install graphviz (macOS)"
#endif
