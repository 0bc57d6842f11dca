// SPDX-License-Identifier: BSD-3-Clause
#include "tridiagonal/on_cpu.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/instances.hpp"
#include "host/blas.hpp"
#include "host/lapack.hpp"
#include "host/tridiagonal.hpp"
#include "runtime/while_reporting.hpp"
#include "tridiagonal/exact_values.hpp"
#include "tridiagonal/unreduced.hpp"

namespace lapilli {
namespace {

template <class R>
void scale_tridiagonal(index_t n, R* d, R* e, R sigma) {
    for (index_t i = 0; i < n; ++i) d[i] *= sigma;
    for (index_t i = 0; i + 1 < n; ++i) e[i] *= sigma;
}

/// The arguments of STEBZ for a matrix that was multiplied by sigma.
template <class R>
host::Part scaled_part(const Selection& wanted, R abstol, R sigma) {
    const double scale = static_cast<double>(sigma), most = std::numeric_limits<R>::max();
    const auto limit = [&](double x) { return std::clamp(x * scale, -most, most); };
    // A tiny abstol must not become 0, which means eps |T|.
    const double least = abstol > R(0) ? 2 * static_cast<double>(std::numeric_limits<R>::min()) : 0;
    return {static_cast<char>(wanted.range),
            limit(wanted.vl),
            limit(wanted.vu),
            wanted.il,
            wanted.iu,
            std::max(limit(static_cast<double>(abstol)), least)};
}

/// Converts values of a matrix that was multiplied by sigma to those of the original. Values counted between
/// the limits stay, rounded, between them.
template <class R>
auto original_values(const Selection& wanted, R sigma) {
    const bool by_value = wanted.range == Range::values;
    const R least = std::nextafter(static_cast<R>(wanted.vl), std::numeric_limits<R>::infinity()),
            most = static_cast<R>(wanted.vu);
    return [=](R value) { return by_value ? std::clamp(value / sigma, least, most) : value / sigma; };
}

/// Limits between which, rounded, nothing is left.
template <class R>
bool is_empty(const host::Part& part) {
    return part.range == 'V' && !(static_cast<R>(part.vl) < static_cast<R>(part.vu));
}

/// The number of wanted eigenvalues. To count values between limits STEBZ searches no further than it must,
/// if any error is allowed.
template <class R>
index_t how_many(Context& context, const Selection& wanted, index_t n, const R* d, const R* e) {
    if (wanted.range != Range::values) return wanted.most(n);
    const R norm = tridiagonal_norm(d, e, n), sigma = safe_scale(norm);
    std::vector<R> d_scaled(d, d + n), e_scaled(e, e + n);
    scale_tridiagonal(n, d_scaled.data(), e_scaled.data(), sigma);
    host::Part part = scaled_part(wanted, R(0), sigma);
    if (is_empty<R>(part)) return n;
    part.abstol = 16 * static_cast<double>(norm * sigma);  // all eigenvalues lie closer together
    host::Bisected<R> found;
    const index_t info = while_reporting(
        context, [&] { return host::stebz(part, false, n, d_scaled.data(), e_scaled.data(), found); });
    return info == 0 ? static_cast<index_t>(found.values.size()) : n;
}

/// Where bisection is not slower than all of the spectrum, whose time grows with n^2, or n^3 where not much
/// is deflated: measured against LAPACK's STERF and STEDC for orders from 20 to 2000, random matrices.
bool are_few(bool vectors, index_t count, index_t n) {
    if (!vectors) return count <= n / 15 + 2;
    return count <= std::max(n / 16, std::min<index_t>(n / 5, 16));
}

/// Over d, ascending. STERF, which is free of square roots, is not accurate where products of squares are
/// subnormal: it gets blocks of norm 1 in double precision, without elements that are too small to change the
/// norm's digits by far.
template <class R>
index_t values_by_blocks(index_t n, R* d, const R* e) {
    std::vector<double> values;
    for (const UnreducedBlock& block : unreduced_blocks(d, e, n)) {
        const auto scaled = [&](const R* x, index_t count) {
            std::vector<double> result;
            for (index_t i = block.first; i < block.first + count; ++i) {
                const double element = scaled_by(x[i], -block.exponent);
                result.push_back(block.size > 1 && std::abs(element) < 0x1p-255 ? 0 : element);
            }
            return result;
        };
        std::vector<double> diagonal = scaled(d, block.size), off_diagonal = scaled(e, block.size - 1);
        if (const index_t info = host::sterf(block.size, diagonal.data(), off_diagonal.data()); info != 0)
            return info;
        for (const double x : diagonal) values.push_back(scaled_by(x, block.exponent));
    }
    std::sort(values.begin(), values.end());
    std::transform(values.begin(), values.end(), d, [](double x) { return static_cast<R>(x); });
    return 0;
}

/// Moves values that are 0, or rounding errors of 0, by a rounding error of their block's norm. With a shift
/// of 0 LAPACK's inverse iteration finds one vector of a graded block for several values.
template <class R>
void move_zeros(index_t n, const R* d, const R* e, host::Bisected<R>& values) {
    std::vector<R> least;
    index_t first = 0;
    for (const index_t end : values.splits) {
        if (end <= first || end > n) break;
        least.push_back(tridiagonal_norm(d + first, e + first, end - first) * unit_roundoff<R> / 8);
        first = end;
    }
    for (std::size_t i = 0; i < values.values.size(); ++i) {
        const auto block = static_cast<std::size_t>(values.blocks[i] - 1);
        if (block >= least.size()) continue;
        R& value = values.values[i];
        // -0 goes up: it may come after 0, and LAPACK refuses values that descend.
        if (std::abs(value) < least[block]) value = value < R(0) ? -least[block] : least[block];
    }
}

/// The wanted ones of all, with Q's columns.
template <class T>
PartOnCpu<T> taken_from_all(Context& context, bool vectors, const Selection& wanted, index_t n, real_t<T>* d,
                            real_t<T>* e, HostView<T> q) {
    PartOnCpu<T> part;
    if (vectors && q.rows == 0) {
        part.memory = std::make_unique<HostMatrix<T>>(n, n);
        part.info = stedc_on_cpu<T>(context, 'I', n, d, e, part.memory->view());
        q = part.memory->view();
    } else {
        part.info = stedc_on_cpu<T>(context, vectors ? 'V' : 'N', n, d, e, q);
    }
    if (part.info != 0) return part;
    const IndexRange found = wanted.among(d, n);
    part.values.assign(d + found.begin, d + found.begin + found.count);
    if (vectors) part.vectors = q.block(0, found.begin, n, found.count);
    return part;
}

}  // namespace

template <class T>
index_t stedc_on_cpu(Context& context, char compz, index_t n, real_t<T>* d, real_t<T>* e, HostView<T> z) {
    if (compz == 'N') return while_reporting(context, [&] { return values_by_blocks(n, d, e); });
    const real_t<T> sigma = scale_to(0, tridiagonal_norm(d, e, n));
    scale_tridiagonal(n, d, e, sigma);
    const index_t info = while_reporting(context, [&] { return host::stedc(compz, n, d, e, z); });
    for (index_t i = 0; i < n; ++i) d[i] /= sigma;
    for (index_t i = 0; i + 1 < n; ++i) e[i] /= sigma;
    return info;
}

void renumber_failed(const std::vector<index_t>& order, std::vector<index_t>& failed) {
    for (index_t& number : failed) {
        if (number > 0) number = std::find(order.begin(), order.end(), number - 1) - order.begin() + 1;
    }
}

template <class T>
PartOnCpu<T> bisected_on_cpu(Context& context, bool vectors, const Selection& wanted, real_t<T> abstol,
                             index_t n, real_t<T>* d, real_t<T>* e) {
    using R = real_t<T>;
    const R sigma = safe_scale(tridiagonal_norm(d, e, n));
    scale_tridiagonal(n, d, e, sigma);
    const host::Part asked = scaled_part(wanted, abstol, sigma);
    host::Bisected<R> found;
    PartOnCpu<T> part;
    if (is_empty<R>(asked)) {
        part.memory = std::make_unique<HostMatrix<T>>(n, 0);
        part.vectors = part.memory->view();
        return part;
    }
    part.info = while_reporting(context, [&] { return host::stebz(asked, vectors, n, d, e, found); });
    std::vector<index_t> order(found.values.size());
    std::iota(order.begin(), order.end(), index_t(0));
    const auto value = [&](index_t i) { return found.values[static_cast<std::size_t>(i)]; };
    std::stable_sort(order.begin(), order.end(), [&](index_t a, index_t b) { return value(a) < value(b); });
    const auto original = original_values(wanted, sigma);
    for (const index_t i : order) part.values.push_back(original(value(i)));
    if (!vectors || part.info != 0) return part;
    move_zeros(n, d, e, found);
    const HostMatrix<T> z(n, part.count());
    part.info =
        while_reporting(context, [&] { return host::stein<T>(n, d, e, found, z.view(), part.failed); });
    part.memory = std::make_unique<HostMatrix<T>>(n, part.count());
    part.vectors = part.memory->view();
    for (std::size_t j = 0; j < order.size(); ++j)
        std::copy_n(z.view().at(0, order[j]), n, part.vectors.at(0, static_cast<index_t>(j)));
    renumber_failed(order, part.failed);
    return part;
}

template <class R>
index_t stebz_on_cpu(Context& context, const Selection& wanted, bool by_block, R abstol, index_t n, R* d,
                     R* e, host::Bisected<R>& found) {
    const R sigma = safe_scale(tridiagonal_norm(d, e, n));
    scale_tridiagonal(n, d, e, sigma);
    host::Part asked = scaled_part(wanted, abstol, sigma);
    if (is_empty<R>(asked)) {
        // The blocks alone: no value is as large.
        asked.vl = std::numeric_limits<R>::max() / 4;
        asked.vu = 2 * asked.vl;
    }
    const index_t info =
        while_reporting(context, [&] { return host::stebz(asked, by_block, n, d, e, found); });
    const auto original = original_values(wanted, sigma);
    for (R& value : found.values) value = original(value);
    return info;
}

template <class T>
index_t stein_on_cpu(Context& context, index_t n, real_t<T>* d, real_t<T>* e,
                     host::Bisected<real_t<T>>& values, HostView<T> z, std::vector<index_t>& failed) {
    const real_t<T> sigma = safe_scale(tridiagonal_norm(d, e, n));
    scale_tridiagonal(n, d, e, sigma);
    for (real_t<T>& value : values.values) value *= sigma;
    move_zeros(n, d, e, values);
    return while_reporting(context, [&] { return host::stein<T>(n, d, e, values, z, failed); });
}

template <class T>
PartOnCpu<T> part_on_cpu(Context& context, bool vectors, const Selection& wanted, index_t n, real_t<T>* d,
                         real_t<T>* e, HostView<T> q) {
    using R = real_t<T>;
    // For a band near the end of the range, T may have overflowed.
    require_finite(d, n);
    require_finite(e, n - 1);
    if (wanted.range == Range::all) return taken_from_all(context, vectors, wanted, n, d, e, q);
    PartOnCpu<T> part;
    const auto bisected = [&](std::vector<R> d_copy, std::vector<R> e_copy) {
        part = bisected_on_cpu<T>(context, vectors, wanted, R(0), n, d_copy.data(), e_copy.data());
        return part.info == 0 && (wanted.range == Range::values || part.count() == wanted.most(n));
    };
    const std::vector<R> d_kept(d, d + n), e_kept(e, e + n);
    const bool few = are_few(vectors, how_many(context, wanted, n, d, e), n);
    if (!few || !bisected(d_kept, e_kept)) {
        part = taken_from_all(context, vectors, wanted, n, d, e, HostView<T>{});
        // STEDC gives up on matrices that bisection does not mind; LAPACK's drivers of parts never ask it.
        const index_t info = part.info;
        if (info != 0 && !few && !bisected(d_kept, e_kept)) {
            part = {};
            part.info = info;
        }
    }
    if (vectors && q.rows > 0 && part.info == 0) {
        auto product = std::make_unique<HostMatrix<T>>(n, part.count());
        while_reporting(context, [&] {
            host::gemm(Op::none, Op::none, T(1), q, part.vectors, T(0), product->view());
            return 0;
        });
        part.memory = std::move(product);
        part.vectors = part.memory->view();
    }
    return part;
}

LAPILLI_INSTANCES(stedc_on_cpu, bisected_on_cpu, stein_on_cpu, part_on_cpu)
LAPILLI_REAL_INSTANCES(stebz_on_cpu)

}  // namespace lapilli
