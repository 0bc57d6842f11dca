// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of operations with a few long vectors.
#pragma once

#include <algorithm>
#include <type_traits>

#include "arch/launch.cuh"
#include "elementwise/launch.cuh"
#include "long_vectors/combine.cuh"
#include "long_vectors/packed.hpp"
#include "long_vectors/random.cuh"
#include "long_vectors/residuals.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const RandomizeArgs<T>& p) {
    const auto [x, m, n, ld] = p.x;
    return start<kernels::randomize<Scalar<T>>>(stream, over_elements("randomize", m, n), p.seed, p.first, m,
                                                n, as(x), ld);
}

/// One kernel for the parts of the sums, another one to add them.
template <bool Subtracts, class T>
Status add_squares(const Stream& stream, kernels::ResidualProblem<Scalar<T>> p, bool in_packs,
                   real_t<T>* squares) {
    using S = Scalar<T>;
    const auto with = [&](auto packed) {
        constexpr bool is_packed = decltype(packed)::value;
        constexpr int each = kernels::residual_vectors<S, is_packed>;
        const index_t lanes = ceil_div(p.k, index_t{each});
        p.width = static_cast<int>(std::min<index_t>(lanes, kernels::kResidualThreads));
        const LaunchShape shape{.name = Subtracts ? "residuals" : "squares",
                                .blocks = static_cast<unsigned>(parts_of_squares(p.n)),
                                .threads = kernels::kResidualThreads,
                                .shared_bytes = each * kernels::kResidualThreads * sizeof(real_t<T>),
                                .blocks_y = grid_size(lanes, p.width)};
        return start<kernels::residuals<S, is_packed, Subtracts>>(stream, shape, p);
    };
    const Status status = in_packs ? with(std::true_type()) : with(std::false_type());
    if (status != success) return status;
    const LaunchShape shape{.name = "squares_sum", .blocks = static_cast<unsigned>(p.k), .threads = 32};
    return start<kernels::squares_sum<real_t<T>>>(stream, shape, static_cast<int>(parts_of_squares(p.n)),
                                                  p.parts, squares);
}

template <class T>
Status run(const Stream& stream, const SquaresArgs<T>& p) {
    const auto [x, k, n, ld] = p.x;
    return add_squares<false, T>(stream, {k, n, 1, as(x), ld, nullptr, 0, nullptr, nullptr, 0, p.parts},
                                 is_in_packs<T>(k, p.x), p.squares);
}

template <class T>
Status run(const Stream& stream, const ResidualsArgs<T>& p) {
    const auto [r, k, n, ld] = p.r;
    return add_squares<true, T>(
        stream, {k, n, 1, as(p.a.data), p.a.ld, as(p.b.data), p.b.ld, as(p.values), as(r), ld, p.parts},
        is_in_packs<T>(k, p.a, p.b, p.r), p.squares);
}

/// f(sixteens), a constant, of up to 8.
template <class F>
Status with_sixteens(index_t count, F f) {
    switch (count) {
        case 1:
            return f(std::integral_constant<int, 1>());
        case 2:
            return f(std::integral_constant<int, 2>());
        case 3:
            return f(std::integral_constant<int, 3>());
        case 4:
            return f(std::integral_constant<int, 4>());
        case 5:
            return f(std::integral_constant<int, 5>());
        case 6:
            return f(std::integral_constant<int, 6>());
        case 7:
            return f(std::integral_constant<int, 7>());
        default:
            return f(std::integral_constant<int, 8>());
    }
}

template <class T>
Status run(const Stream& stream, const CombineArgs<T>& args) {
    using R = real_t<T>;
    constexpr index_t planes = is_complex<T> ? 2 : 1, columns = kernels::kCombineColumns;
    const auto [source, m, n, lds] = args.source;
    const auto [target, k, n_target, ldt] = args.target;
    const kernels::CombineProblem<R> p{.c = reinterpret_cast<const R*>(args.c.data),
                                       .ldc = planes * args.c.ld,
                                       .is_complex = is_complex<T>,
                                       .m = static_cast<int>(planes * m),
                                       .k = static_cast<int>(planes * k),
                                       .n = n,
                                       .source = reinterpret_cast<const R*>(source),
                                       .lds = planes * lds,
                                       .source_in_packs = is_in_packs<T>(m, args.source),
                                       .target = reinterpret_cast<R*>(target),
                                       .ldt = planes * ldt,
                                       .target_in_packs = is_in_packs<T>(k, args.target),
                                       .adds = args.adds};
    return with_sixteens(ceil_div(planes * m, index_t{16}), [&, n = n, k = k](auto sixteens) {
        constexpr int count = decltype(sixteens)::value;
        const auto coefficients = static_cast<std::size_t>(16 * count * round_up(planes * k, 16));
        LaunchShape shape{.name = "combine",
                          .threads = kernels::kCombineThreads,
                          .shared_bytes = coefficients * sizeof(double)};
        // As many blocks as run at the same time: each brings the coefficients once.
        constexpr int of_system = 1024;
        const int fit = stream.limits.shared_bytes_all / (static_cast<int>(shape.shared_bytes) + of_system);
        const int each = std::clamp(fit, 1, kernels::combine_blocks(count));
        shape.blocks = std::min<unsigned>(static_cast<unsigned>(stream.limits.multiprocessors * each),
                                          grid_size(n, kernels::kCombineWarps * columns));
        return start<kernels::combine<R, count>>(stream, shape, p);
    });
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
