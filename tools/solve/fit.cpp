// SPDX-License-Identifier: BSD-3-Clause
#include "solve/fit.hpp"

#include <algorithm>
#include <type_traits>

#include "solve/api.hpp"

namespace lapilli::solve {

std::int64_t largest_order(const std::function<Demand(std::int64_t)>& demand, double device, double host) {
    const auto fits = [&](std::int64_t n) {
        const Demand needed = demand(n);
        return needed.possible && static_cast<double>(needed.library.device) <= device &&
               static_cast<double>(needed.library.host) + needed.arrays <= host;
    };
    std::int64_t fitting = 0, too_large = std::int64_t{1} << 30U;
    while (too_large - fitting > 1) {
        const std::int64_t n = fitting + (too_large - fitting) / 2;
        (fits(n) ? fitting : too_large) = n;
    }
    return fitting;
}

namespace {

// The bandwidth in the examples.
constexpr std::int64_t band = 64;

// The lowest fifth of the spectrum.
std::int64_t fifth(std::int64_t n) { return std::max<std::int64_t>(1, n / 5); }

// The demand of a routine whose arrays have `columns` columns as high as the matrix.
template <class T, class Query>
Demand demand_of(std::int64_t n, std::int64_t columns, const Query& query) {
    Demand demand;
    demand.possible = query(&demand.library) == 0;
    demand.arrays = static_cast<double>(columns) * static_cast<double>(n) * sizeof(T);
    return demand;
}

template <class Ask>
Fit fit(const std::string& problem, double device, double host, const Ask& ask) {
    const auto in = [&]<class T>(std::type_identity<T> type) {
        return largest_order([&](std::int64_t n) { return ask(type, n); }, device, host);
    };
    return {problem,
            {in(std::type_identity<float>()), in(std::type_identity<double>()),
             in(std::type_identity<std::complex<float>>()), in(std::type_identity<std::complex<double>>())}};
}

}  // namespace

std::vector<Fit> largest_orders(lapilli_context ctx, double device, double host) {
    return {
        fit("solve, one right-hand side", device, host,
            [=]<class T>(std::type_identity<T>, std::int64_t n) {
                return demand_of<T>(
                    n, n, [=](lapilli_memory* m) { return Routines<T>::posv_memory(ctx, n, 1, m); });
            }),
        fit("eigenvalues", device, host,
            [=]<class T>(std::type_identity<T>, std::int64_t n) {
                return demand_of<T>(
                    n, n, [=](lapilli_memory* m) { return Routines<T>::syevd_memory(ctx, 'N', n, m); });
            }),
        fit("eigenvalues and vectors", device, host,
            [=]<class T>(std::type_identity<T>, std::int64_t n) {
                return demand_of<T>(
                    n, n, [=](lapilli_memory* m) { return Routines<T>::syevd_memory(ctx, 'V', n, m); });
            }),
        fit("lowest 20 %, with vectors", device, host,
            [=]<class T>(std::type_identity<T>, std::int64_t n) {
                return demand_of<T>(n, n, [=](lapilli_memory* m) {
                    return Routines<T>::syevdx_memory(ctx, 'V', 'I', n, 1, fifth(n), m);
                });
            }),
        fit("generalized, with vectors", device, host,
            [=]<class T>(std::type_identity<T>, std::int64_t n) {
                return demand_of<T>(n, 2 * n, [=](lapilli_memory* m) {
                    return Routines<T>::sygvd_memory(ctx, 1, 'V', n, m);
                });
            }),
        fit("generalized, lowest 20 %", device, host,
            [=]<class T>(std::type_identity<T>, std::int64_t n) {
                return demand_of<T>(n, 2 * n, [=](lapilli_memory* m) {
                    return Routines<T>::sygvdx_memory(ctx, 1, 'V', 'I', n, 1, fifth(n), m);
                });
            }),
        fit("band of 64, eigenvalues", device, host,
            [=]<class T>(std::type_identity<T>, std::int64_t n) {
                return demand_of<T>(n, band + 1, [=](lapilli_memory* m) {
                    return Routines<T>::sbevd_memory(ctx, 'N', n, std::min(band, n), m);
                });
            }),
        fit("band of 64, with vectors", device, host,
            [=]<class T>(std::type_identity<T>, std::int64_t n) {
                return demand_of<T>(n, n + band + 1, [=](lapilli_memory* m) {
                    return Routines<T>::sbevd_memory(ctx, 'V', n, std::min(band, n), m);
                });
            }),
        fit("band of 64, lowest 20 %", device, host,
            [=]<class T>(std::type_identity<T>, std::int64_t n) {
                return demand_of<T>(n, n + fifth(n) + band + 1, [=](lapilli_memory* m) {
                    return Routines<T>::sbevx_memory(ctx, 'V', 'I', n, std::min(band, n), 1, fifth(n), m);
                });
            }),
    };
}

}  // namespace lapilli::solve
