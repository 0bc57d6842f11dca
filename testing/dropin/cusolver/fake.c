/* SPDX-License-Identifier: BSD-3-Clause */
/* A fake cuSOLVER: its functions compute nothing, but note their calls. Their arguments are the first six of
 * integers and addresses, which calling conventions have in registers: enough to see that they are passed
 * on. */
#include <stddef.h>

typedef struct {
    const char* name;
    void* arguments[6];
} Call;

Call fake_calls[64];
int fake_count;       /* of calls, those that there is no room for too */
int fake_status = 77; /* what they return, a status that cuSOLVER has not */

static int note(const char* name, void* a, void* b, void* c, void* d, void* e, void* f) {
    const Call call = {name, {a, b, c, d, e, f}};
    if (fake_count < 64) fake_calls[fake_count] = call;
    ++fake_count;
    return fake_status;
}

#define LAPILLI_SYMBOL(name, types) \
    int name(void* a, void* b, void* c, void* d, void* e, void* f) { return note(#name, a, b, c, d, e, f); }
#include "cusolver/symbols.inc"

/* A handle is what the test makes it. */
typedef struct {
    void* stream;
    int mode;
} Handle;

int cusolverDnGetStream(Handle* handle, void** stream) {
    if (handle == NULL) return 1;
    *stream = handle->stream;
    return 0;
}
int cusolverDnGetMathMode(Handle* handle, int* mode) {
    *mode = handle->mode;
    return 0;
}
/* Functions that the library in front has not. */
int cusolverDnXlarft(void) { return 4711; }
int cusolverGetVersion(void) { return 4712; }
