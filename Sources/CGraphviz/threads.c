#include <pthread.h>

#include "CGraphviz.h"

static pthread_mutex_t library_mutex = PTHREAD_MUTEX_INITIALIZER;

void coordviz_lock(void) { pthread_mutex_lock(&library_mutex); }

void coordviz_unlock(void) { pthread_mutex_unlock(&library_mutex); }

struct work {
    void (*body)(void *);
    void *state;
};

static void *run(void *argument) {
    struct work *work = argument;
    work->body(work->state);
    return NULL;
}

bool coordviz_run_deep(size_t bytes, void (*body)(void *), void *state) {
    pthread_attr_t attributes;
    pthread_t thread;
    struct work work = {body, state};

    if (pthread_attr_init(&attributes) != 0) return false;
    bool started = pthread_attr_setstacksize(&attributes, bytes) == 0 &&
                   pthread_create(&thread, &attributes, run, &work) == 0;
    pthread_attr_destroy(&attributes);
    return started && pthread_join(thread, NULL) == 0;
}
