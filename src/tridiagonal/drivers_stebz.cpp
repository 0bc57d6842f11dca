// SPDX-License-Identifier: BSD-3-Clause
// STEBZ and STEIN between the caller's arrays, the devices and the CPU's LAPACK.
#include <fmt/format.h>

#include <numeric>

#include "base/instances.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/host_vector.hpp"
#include "tridiagonal/blocks.hpp"
#include "tridiagonal/drivers.hpp"
#include "tridiagonal/exact_values.hpp"
#include "tridiagonal/on_cpu.hpp"
#include "tridiagonal/sterf.hpp"
#include "tridiagonal/unreduced.hpp"

namespace lapilli {
namespace {

/// Zeros in place of the off-diagonal elements at which LAPACK's STEBZ splits the matrix. STEIN depends on
/// it: it tells vectors of equal values apart by their blocks.
template <class R>
void split_as_lapack(index_t n, const R* d, R* e) {
    constexpr R ulp = std::numeric_limits<R>::epsilon(), least = std::numeric_limits<R>::min();
    const R sigma = safe_scale(tridiagonal_norm(d, e, n));
    for (index_t i = 0; i + 1 < n; ++i) {
        const R off_diagonal = e[i] * sigma;
        if (std::abs(d[i] * sigma * (d[i + 1] * sigma)) * ulp * ulp + least > off_diagonal * off_diagonal)
            e[i] = R(0);
    }
}

/// By bisection on the devices.
template <class R>
host::Bisected<R> on_devices(Context& context, const Selection& wanted, bool by_block, index_t n, R* d,
                             R* e) {
    host::Bisected<R> found;
    split_as_lapack(n, d, e);
    for (const UnreducedBlock& block : unreduced_blocks(d, e, n))
        found.splits.push_back(block.first + block.size);
    Allocated<BisectionWork> work(context, sytrd_team(context, n), n);
    std::vector<R> w(static_cast<std::size_t>(n));
    std::vector<index_t> block(w.size());
    const index_t m = bisect<R>(context, d, e, wanted, w.data(), block.data(), *work);
    std::vector<std::size_t> order(static_cast<std::size_t>(m));
    std::iota(order.begin(), order.end(), std::size_t(0));
    // The values come in ascending order.
    if (by_block) {
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t i, std::size_t j) { return block[i] < block[j]; });
    }
    for (const std::size_t i : order) {
        found.values.push_back(w[i]);
        found.blocks.push_back(block[i] + 1);
    }
    return found;
}

/// Refuses element i of an argument, counted from 1, which violates a rule: the argument's number is the
/// call's info.
template <class Value>
[[noreturn]] void refuse(int number, const char* name, index_t i, Value value, const std::string& rule) {
    throw Error(-number, fmt::format("argument {} ({}) = {} in place {}, must be {}", number, name, value,
                                     i + 1, rule));
}

/// Refuses arguments of STEIN that make no sense: values that descend (5), blocks that are none or descend
/// (6), rows that are none or do not ascend (7). LAPACK looks at the first two.
template <class R>
void check_blocks(index_t n, const std::vector<R>& w, const std::vector<index_t>& block,
                  const std::vector<index_t>& split) {
    for (std::size_t i = 0; i < w.size(); ++i) {
        const index_t least = i == 0 ? 1 : block[i - 1];
        const auto place = static_cast<index_t>(i);
        if (block[i] < least || block[i] > n)
            refuse(6, "iblock", place, block[i], fmt::format("from {} to n = {}", least, n));
        if (i > 0 && block[i] == block[i - 1] && w[i] < w[i - 1])
            refuse(5, "W", place, w[i],
                   fmt::format("at least {}, which is before it in its block", w[i - 1]));
    }
    for (index_t i = 0; !block.empty() && i < block.back(); ++i) {
        const index_t row = split[static_cast<std::size_t>(i)];
        const index_t least = i == 0 ? 1 : split[static_cast<std::size_t>(i) - 1] + 1;
        if (row < least || row > n) refuse(7, "isplit", i, row, fmt::format("from {} to n = {}", least, n));
    }
}

template <class T>
std::vector<T> fetched(Context& context, const T* source, index_t count) {
    std::vector<T> values(static_cast<std::size_t>(count));
    copy_vector(context, values.data(), source, count);
    return values;
}

}  // namespace

template <class R>
index_t run_stebz(Context& context, const Selection& wanted, bool by_block, R abstol, index_t n, const R* d,
                  const R* e, index_t* m, index_t* nsplit, R* w, index_t* iblock, index_t* isplit) {
    const index_t off_diagonal = std::max<index_t>(n - 1, 0);
    HostVector<R> host_d(context, d, n), host_e(context, e, off_diagonal);
    require_finite(host_d.data(), n);
    require_finite(host_e.data(), off_diagonal);
    host::Bisected<R> found;
    index_t info = 0;
    if (n > 0) {
        PhaseScope phase(context, "tridiagonal eigenproblem");
        if (context.use_devices("sytrd.crossover", n) &&
            !wants_more_than_eps(abstol, host_d.data(), host_e.data(), n)) {
            found = on_devices(context, wanted, by_block, n, host_d.data(), host_e.data());
        } else {
            info = stebz_on_cpu<R>(context, wanted, by_block, abstol, n, host_d.data(), host_e.data(), found);
        }
    }
    PhaseScope download(context, "download");
    Delivery results;
    results.add_vector(context, m, std::vector<index_t>{static_cast<index_t>(found.values.size())});
    results.add_vector(context, nsplit, std::vector<index_t>{static_cast<index_t>(found.splits.size())});
    results.add_vector(context, w, std::move(found.values));
    results.add_vector(context, iblock, std::move(found.blocks));
    results.add_vector(context, isplit, std::move(found.splits));
    results.run();
    return info;
}

template <class T>
index_t run_stein(Context& context, index_t n, const real_t<T>* d, const real_t<T>* e, index_t m,
                  const real_t<T>* w, const index_t* iblock, const index_t* isplit, const UserMatrix<T>& z,
                  index_t* ifail) {
    if (n == 0 || m == 0) return 0;
    HostVector<real_t<T>> host_d(context, d, n), host_e(context, e, n - 1);
    host::Bisected<real_t<T>> values{fetched(context, w, m), fetched(context, iblock, m),
                                     fetched(context, isplit, n)};
    check_blocks(n, values.values, values.blocks, values.splits);
    require_finite(host_d.data(), n);
    require_finite(host_e.data(), n - 1);
    require_finite(values.values.data(), m);
    const HostMatrix<T> vectors(n, m);
    std::vector<index_t> failed;
    index_t info = 0;
    {
        PhaseScope phase(context, "inverse iteration");
        info = stein_on_cpu<T>(context, n, host_d.data(), host_e.data(), values, vectors.view(), failed);
    }
    PhaseScope download(context, "download");
    Delivery results;
    results.add(!z.on_host(), [&] { deliver_from_host<T>(context, vectors.view(), z); });
    results.add_vector(context, ifail, std::move(failed));
    results.run();
    return info;
}

template <class T>
Footprint stein_memory(Context&, index_t n, index_t m) {
    return host_footprint<T>(checked_product(n, m));
}

LAPILLI_INSTANCES(run_stein, stein_memory)
LAPILLI_REAL_INSTANCES(run_stebz)

}  // namespace lapilli
