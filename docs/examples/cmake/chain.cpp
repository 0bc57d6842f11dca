// SPDX-License-Identifier: BSD-3-Clause
// chain.c in C++, with a context of its own.
#include <lapilli/lapilli.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    const lapilli_int n = 100;
    std::vector<double> a(n * n), w(n);
    for (lapilli_int j = 0; j < n; ++j) {
        a[j + j * n] = 2;
        if (j + 1 < n) a[j + 1 + j * n] = -1;
    }

    lapilli_context context = nullptr;
    if (lapilli_create(&context, nullptr) != 0) {
        std::fprintf(stderr, "%s\n", lapilli_last_error(nullptr));
        return 1;
    }
    const lapilli_int info = lapilli_dsyevd(context, 'V', 'L', n, a.data(), n, w.data());
    if (info != 0) std::fprintf(stderr, "%s\n", lapilli_last_error(context));
    const lapilli_int devices = lapilli_device_count(context);
    lapilli_destroy(context);
    if (info != 0) return 1;

    double error = 0;
    for (lapilli_int k = 0; k < n; ++k) {
        const double exact = 2 - 2 * std::cos((k + 1) * std::acos(-1.0) / (n + 1));
        error = std::max(error, std::abs(w[k] - exact));
    }
    std::printf("%d devices: lowest eigenvalue %.15f, largest error %.1e\n", static_cast<int>(devices), w[0],
                error);
    return error < 1e-12 ? 0 : 1;
}
