// SPDX-License-Identifier: BSD-3-Clause
// The GPUs that suites run on in addition to simulated devices. Each line: a name and a list of devices; the
// first GPU, and all of them if there are several. Nothing where no GPU answers.
#include <cstdio>

#include "lapilli/lapilli.h"

int main() {
    lapilli_context ctx = nullptr;
    if (lapilli_create(&ctx, "cuda") != 0) {
        return 0;
    }
    const lapilli_int count = lapilli_device_count(ctx);
    lapilli_destroy(ctx);
    if (count > 0) {
        std::puts("gpu1=cuda:0");
    }
    if (count > 1) {
        std::printf("gpus%lld=cuda\n", static_cast<long long>(count));
    }
    return 0;
}
