// SPDX-License-Identifier: BSD-3-Clause
#include "host/tridiagonal.hpp"

#include <algorithm>
#include <limits>

#define LAPACK_COMPLEX_CUSTOM
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#include <lapacke.h>

#include "base/error.hpp"
#include "base/instances.hpp"

namespace lapilli::host {
namespace {

constexpr auto call_stebz = [](auto zero, auto... arguments) {
    if constexpr (std::is_same_v<decltype(zero), float>) {
        return LAPACKE_sstebz_work(arguments...);
    } else {
        return LAPACKE_dstebz_work(arguments...);
    }
};

template <class T, class... Arguments>
lapack_int call_stein(Arguments... arguments) {
    if constexpr (std::is_same_v<T, float>) {
        return LAPACKE_sstein_work(LAPACK_COL_MAJOR, arguments...);
    } else if constexpr (std::is_same_v<T, double>) {
        return LAPACKE_dstein_work(LAPACK_COL_MAJOR, arguments...);
    } else if constexpr (std::is_same_v<T, std::complex<float>>) {
        return LAPACKE_cstein_work(LAPACK_COL_MAJOR, arguments...);
    } else {
        return LAPACKE_zstein_work(LAPACK_COL_MAJOR, arguments...);
    }
}

/// Work arrays have 5 n elements.
lapack_int checked_order(index_t n) {
    if (n > std::numeric_limits<lapack_int>::max() / 5)
        throw Error(LAPILLI_ERROR_TOO_LARGE, "the order exceeds the 32-bit integers of the CPU's LAPACK");
    return static_cast<lapack_int>(n);
}

template <class To, class From>
std::vector<To> converted(const std::vector<From>& from, std::size_t count) {
    std::vector<To> to(count);
    std::transform(from.begin(), from.begin() + static_cast<std::ptrdiff_t>(std::min(count, from.size())),
                   to.begin(), [](From x) { return static_cast<To>(x); });
    return to;
}

}  // namespace

template <class R>
index_t stebz(const Part& part, bool by_block, index_t n, const R* d, const R* e, Bisected<R>& found) {
    const lapack_int order = checked_order(n);
    const auto size = static_cast<std::size_t>(std::max<index_t>(n, 1));
    lapack_int m = 0, splits = 0;
    std::vector<R> w(size), work(4 * size);
    std::vector<lapack_int> block(size), split(size), integers(3 * size);
    const lapack_int info = call_stebz(
        R(), part.range, by_block ? 'B' : 'E', order, static_cast<R>(part.vl), static_cast<R>(part.vu),
        static_cast<lapack_int>(part.il), static_cast<lapack_int>(part.iu), static_cast<R>(part.abstol), d, e,
        &m, &splits, w.data(), block.data(), split.data(), work.data(), integers.data());
    w.resize(static_cast<std::size_t>(m));
    found = {std::move(w), converted<index_t>(block, static_cast<std::size_t>(m)),
             converted<index_t>(split, static_cast<std::size_t>(splits))};
    return info;
}

template <class T>
index_t stein(index_t n, const real_t<T>* d, const real_t<T>* e, const Bisected<real_t<T>>& values,
              HostView<T> z, std::vector<index_t>& failed) {
    const lapack_int order = checked_order(n), ld = checked_order(std::max<index_t>(z.ld, 1));
    const auto size = static_cast<std::size_t>(std::max<index_t>(n, 1)), m = values.values.size();
    std::vector<real_t<T>> w = values.values, work(5 * size);
    w.resize(size);
    // LAPACK wants all of them.
    auto block = converted<lapack_int>(values.blocks, size),
         split = converted<lapack_int>(values.splits, size);
    std::vector<lapack_int> integers(size), fail(size);
    const lapack_int info =
        call_stein<T>(order, d, e, static_cast<lapack_int>(m), w.data(), block.data(), split.data(), z.data,
                      ld, work.data(), integers.data(), fail.data());
    failed = converted<index_t>(fail, m);
    return info;
}

LAPILLI_INSTANCES(stein)
template index_t stebz(const Part&, bool, index_t, const float*, const float*, Bisected<float>&);
template index_t stebz(const Part&, bool, index_t, const double*, const double*, Bisected<double>&);

}  // namespace lapilli::host
