/* SPDX-License-Identifier: BSD-3-Clause */
/* A fake driver of CUDA: one device, with the host's memory. */
#include <stddef.h>
#include <stdint.h>

int fake_device;    /* the current one; -1: there is none */
int fake_capturing; /* whether streams are recorded */
int fake_writes;    /* numbers that were written in the order of a stream */

int cuCtxGetDevice(int* device) {
    *device = fake_device;
    return fake_device < 0;
}
int cuStreamIsCapturing(void* stream, int* status) {
    (void)stream;
    *status = fake_capturing;
    return 0;
}
int cuMemsetD32Async(uintptr_t address, unsigned value, size_t count, void* stream) {
    (void)stream;
    for (size_t k = 0; k < count; ++k) ((unsigned*)address)[k] = value;
    ++fake_writes;
    return 0;
}
