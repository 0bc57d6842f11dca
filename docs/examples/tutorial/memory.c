/* SPDX-License-Identifier: BSD-3-Clause */
/* Step 5: what a call needs, before it is made: memory N... */
#include <lapilli/lapilli.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char** argv) {
    lapilli_context ctx;
    if (lapilli_create(&ctx, NULL) != 0) {
        fprintf(stderr, "%s\n", lapilli_last_error(NULL));
        return 1;
    }
    size_t least = SIZE_MAX; /* free memory of the fullest device */
    for (lapilli_int k = 0; k < lapilli_device_count(ctx); ++k) {
        size_t bytes;
        if (lapilli_device_memory(ctx, k, &bytes, NULL) == 0 && bytes < least) least = bytes;
    }
    printf("dsyevd with vectors, %d devices\n     n    MB on each device    MB on the host\n",
           (int)lapilli_device_count(ctx));
    for (int i = 1; i < argc; ++i) {
        const lapilli_int n = atoll(argv[i]);
        lapilli_memory bytes;
        if (lapilli_dsyevd_memory(ctx, 'V', n, &bytes) != 0) {
            fprintf(stderr, "%s\n", lapilli_last_error(ctx));
            return 1;
        }
        printf("%6lld %20.1f %17.1f%s\n", (long long)n, (double)bytes.device / 1e6, (double)bytes.host / 1e6,
               bytes.device > least ? "    does not fit" : "");
    }
    return lapilli_destroy(ctx) == 0 ? 0 : 1;
}
