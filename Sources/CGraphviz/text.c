#include <string.h>

#include "internal.h"

/// The heights of the library's own estimate: lines of 1.2 em, and the baseline a tenth of an em above the centre of a
/// label.
#define LINE_HEIGHT 1.2
#define BASELINE 0.1

#ifndef HTML_BF
#define HTML_BF 1  // the flag of bold text, with the same value in all versions
#endif

/// `boolean`, a type of the library, became `bool` in a later version: the member's type decides.
typedef __typeof__(((gvtextlayout_engine_t *)0)->textlayout((textspan_t *)0, (char **)0)) answer;

static coordviz_measure measure_text;

static answer measure_span(textspan_t *span, char **font_path) {
    (void)font_path;
    const textfont_t *font = span->font;
    bool bold = (font->flags & HTML_BF) != 0 || (font->name != NULL && strstr(font->name, "Bold") != NULL);

    span->layout = NULL;
    span->free_layout = NULL;
    span->yoffset_layout = 0.0;
    span->yoffset_centerline = BASELINE * font->size;
    span->size.x = measure_text(span->str, strlen(span->str), font->size, bold);
    span->size.y = LINE_HEIGHT * font->size;
    return (answer)1;
}

static gvtextlayout_engine_t engine = {measure_span};
static gvplugin_installed_t types[] = {{0, "textlayout", 1, &engine, NULL}, {0, NULL, 0, NULL, NULL}};
static gvplugin_api_t interfaces[] = {{API_textlayout, types}, {(api_t)0, NULL}};
static gvplugin_library_t library = {"coordviz", interfaces};

gvplugin_library_t *coordviz_text_plugin(coordviz_measure measure) {
    measure_text = measure;
    return &library;
}
