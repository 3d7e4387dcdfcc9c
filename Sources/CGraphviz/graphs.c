#include <stdio.h>
#include <stdlib.h>

#include "internal.h"

// Up to version 12, the library's strings are `char *`, even if it only reads them.
#define TEXT(text) ((char *)(text))

coordviz_graph *coordviz_graph_open(const char *name) {
    coordviz_graph *graph = calloc(1, sizeof *graph);
    if (graph == NULL) return NULL;
    graph->root = graphviz.agopen(TEXT(name), *graphviz.Agdirected, NULL);
    if (graph->root == NULL) {
        free(graph);
        return NULL;
    }
    return graph;
}

void coordviz_graph_close(coordviz_graph *graph) {
    if (graph == NULL) return;
    graphviz.agclose(graph->root);
    free(graph->nodes);
    free(graph);
}

static int library_kind(enum coordviz_kind kind) {
    return kind == COORDVIZ_GRAPH ? (int)AGRAPH : kind == COORDVIZ_NODE ? (int)AGNODE : (int)AGEDGE;
}

void coordviz_graph_default(coordviz_graph *graph, enum coordviz_kind kind, const char *name, const char *value) {
    graphviz.agattr(graph->root, library_kind(kind), TEXT(name), TEXT(value));
}

coordviz_attribute *coordviz_graph_attribute(coordviz_graph *graph, enum coordviz_kind kind, const char *name,
                                             const char *value) {
    Agsym_t *symbol = graphviz.agattr(graph->root, library_kind(kind), TEXT(name), NULL);
    if (symbol == NULL) symbol = graphviz.agattr(graph->root, library_kind(kind), TEXT(name), TEXT(value));
    return (coordviz_attribute *)symbol;
}

void *coordviz_graph_node(coordviz_graph *graph) {
    if (graph->node_count == graph->node_capacity) {
        size_t capacity = graph->node_capacity == 0 ? 64 : graph->node_capacity * 2;
        Agnode_t **nodes = realloc(graph->nodes, capacity * sizeof *nodes);
        if (nodes == NULL) return NULL;
        graph->nodes = nodes;
        graph->node_capacity = capacity;
    }
    char name[32];
    snprintf(name, sizeof name, "n%zu", graph->node_count);
    Agnode_t *node = graphviz.agnode(graph->root, name, 1);
    if (node != NULL) graph->nodes[graph->node_count++] = node;
    return node;
}

void *coordviz_graph_edge(coordviz_graph *graph, size_t tail, size_t head) {
    if (tail >= graph->node_count || head >= graph->node_count) return NULL;
    Agedge_t *edge = graphviz.agedge(graph->root, graph->nodes[tail], graph->nodes[head], NULL, 1);
    if (edge != NULL) graph->edge_count++;
    return edge;
}

/// From version 13 on, HTML-like text has its own setter. Before, a string becomes HTML-like by being interned as such,
/// and setting looks it up by content.
static void set_html(coordviz_graph *graph, void *element, Agsym_t *symbol, const char *value) {
    if (graphviz.agxset_html != NULL) {
        graphviz.agxset_html(element, symbol, value);
        return;
    }
    // The graph frees its strings when it is closed, so this reference is not released: `agstrfree` differs between
    // versions.
    graphviz.agxset(element, symbol, graphviz.agstrdup_html(graph->root, TEXT(value)));
}

void coordviz_set(coordviz_graph *graph, void *element, coordviz_attribute *attribute, const char *value, bool html) {
    Agsym_t *symbol = (Agsym_t *)attribute;
    if (html) {
        set_html(graph, element, symbol, value);
    } else {
        graphviz.agxset(element, symbol, TEXT(value));
    }
}

bool coordviz_graph_same_rank(coordviz_graph *graph, const size_t *nodes, size_t count) {
    Agraph_t *rank = graphviz.agsubg(graph->root, NULL, 1);
    if (rank == NULL) return false;
    graphviz.agsafeset(rank, TEXT("rank"), TEXT("same"), TEXT(""));
    for (size_t index = 0; index < count; index++) {
        if (nodes[index] >= graph->node_count) return false;
        graphviz.agsubnode(rank, graph->nodes[nodes[index]], 1);
    }
    return true;
}

size_t coordviz_graph_nodes(const coordviz_graph *graph) { return graph->node_count; }

size_t coordviz_graph_edges(const coordviz_graph *graph) { return graph->edge_count; }
