#include <string.h>

#include "internal.h"

int coordviz_layout(coordviz_context *context, coordviz_graph *graph, const char *engine) {
    return graphviz.gvLayout(context->gvc, graph->root, engine);
}

void coordviz_layout_free(coordviz_context *context, coordviz_graph *graph) {
    graphviz.gvFreeLayout(context->gvc, graph->root);
}

void coordviz_node_centre(const coordviz_graph *graph, size_t number, double *x, double *y) {
    *x = ND_coord(graph->nodes[number]).x;
    *y = ND_coord(graph->nodes[number]).y;
}

void coordviz_node_size(const coordviz_graph *graph, size_t number, double *width, double *height) {
    *width = ND_width(graph->nodes[number]) * (double)POINTS_PER_INCH;
    *height = ND_height(graph->nodes[number]) * (double)POINTS_PER_INCH;
}

char *coordviz_picture(coordviz_context *context, coordviz_graph *graph, const char *format, size_t *length) {
    char *data = NULL;
    // The length is an `unsigned int` up to 12 and a `size_t` from 13 on. A `size_t` of 0 has room for both on
    // little-endian platforms, as all of ours are.
    size_t written = 0;
    *length = 0;
    int status = graphviz.gvRenderData(context->gvc, graph->root, format, &data, (void *)&written);
    // After a failure the pointer must not be touched, not even to free it.
    if (status != 0 || data == NULL || written == 0) return NULL;
    *length = written;
    return data;
}

void coordviz_picture_free(char *data) { graphviz.gvFreeRenderData(data); }
