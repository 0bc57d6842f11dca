/* SPDX-License-Identifier: BSD-3-Clause */
/* A fake driver of CUDA: one device, with the host's memory. */
#include <stddef.h>
#include <stdint.h>

int fake_device;     /* the current one; -1: there is none */
int fake_capturing;  /* whether streams are recorded */
int fake_waits;      /* of streams for events */
void* fake_order[4]; /* streams of events: the last ones that were recorded or waited for */
int fake_writes;     /* numbers that were written in the order of a stream */

static int contexts[2];
int fake_context; /* the current one: 0, the primary one, or 1 */

int cuCtxGetCurrent(void** context) {
    *context = &contexts[fake_context];
    return 0;
}
int cuDevicePrimaryCtxRetain(void** context, int device) {
    (void)device;
    *context = &contexts[0];
    return 0;
}
int cuDevicePrimaryCtxRelease_v2(int device) { return device < 0; }
int cuCtxGetDevice(int* device) {
    *device = fake_device;
    return fake_device < 0;
}
int cuStreamIsCapturing(void* stream, int* status) {
    (void)stream;
    *status = fake_capturing;
    return 0;
}
/* Arrays that calls are submitted with are in the memory of simulated devices, whose queues are the test's to
 * wait for. */
int cuEventCreate(void** event, unsigned flags) {
    *event = &contexts[0];
    return flags != 2;
}
static void note(void* stream) {
    for (int k = 0; k < 3; ++k) fake_order[k] = fake_order[k + 1];
    fake_order[3] = stream;
}
int cuEventRecord(void* event, void* stream) {
    note(stream);
    return event == NULL;
}
int cuStreamWaitEvent(void* stream, void* event, unsigned flags) {
    note(stream);
    ++fake_waits;
    return event == NULL || flags != 0;
}
int cuMemsetD32Async(uintptr_t address, unsigned value, size_t count, void* stream) {
    (void)stream;
    for (size_t k = 0; k < count; ++k) ((unsigned*)address)[k] = value;
    ++fake_writes;
    return 0;
}
