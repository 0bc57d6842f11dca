/* SPDX-License-Identifier: BSD-3-Clause */
/* A fake cuSOLVER, or a fake cuBLAS: its functions compute nothing, but note their calls. Their arguments are
 * the first six of integers and addresses, which calling conventions have in registers: enough to see that
 * they are passed on. */
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
#include LAPILLI_FAKE_SYMBOLS

/* A handle is what the test makes it. */
typedef struct {
    void* stream;
    int mode;
} Handle;

static int tell_stream(const Handle* handle, void** stream) {
    if (handle == NULL) return 1;
    *stream = handle->stream;
    return 0;
}
static int tell_mode(const Handle* handle, int* mode) {
    *mode = handle->mode;
    return 0;
}
/* And functions that the library in front has not. */
int cublasSgemm_v2(void);
#ifdef LAPILLI_FAKE_CUBLAS
int cublasGetStream_v2(Handle* handle, void** stream) { return tell_stream(handle, stream); }
int cublasGetMathMode(Handle* handle, int* mode) { return tell_mode(handle, mode); }
int cublasSgemm_v2(void) { return 4713; }
#else
int cusolverDnGetStream(Handle* handle, void** stream) { return tell_stream(handle, stream); }
int cusolverDnGetMathMode(Handle* handle, int* mode) { return tell_mode(handle, mode); }
int cusolverDnXlarft(void) { return cublasSgemm_v2() == 4713 ? 4711 : 0; } /* with a product, as cuSOLVER */
int cusolverGetVersion(void) { return 4712; }
#endif
