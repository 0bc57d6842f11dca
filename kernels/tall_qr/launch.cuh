// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of a tall matrix's QR factorization. Where a device has too little shared memory, nothing
// is done, and the word that says which way the matrix goes stays `none`.
#pragma once

#include <algorithm>
#include <type_traits>

#include "arch/launch.cuh"
#include "tall_qr/divide.cuh"
#include "tall_qr/gram.cuh"
#include "tall_qr/small.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

/// Calls f(columns), a constant, with the columns of the smallest kernel that fits; nothing if none fits in
/// shared memory.
template <class T, class F>
Status with_tall_columns(const Stream& stream, std::int64_t width, F f) {
    if (tall_qr_room<T>(width) > static_cast<std::size_t>(stream.limits.shared_bytes)) return success;
    switch (tall_qr_columns(width)) {
        case 32:
            return f(std::integral_constant<int, 32>());
        case 64:
            return f(std::integral_constant<int, 64>());
        default:
            if constexpr (tall_qr_limit < T >> 64) return f(std::integral_constant<int, 128>());
            return bad_value;
    }
}
/// The small factorizations are compiled for 64 and 128.
template <int Columns>
inline constexpr int small_limit = std::max(Columns, 64);

template <class T>
Status run(const Stream& stream, const TallGramArgs<T>& p) {
    using S = Scalar<T>;
    return with_tall_columns<T>(stream, p.a.cols, [&](auto constant) {
        constexpr int columns = constant;
        using Shape = TallGramShape<S>;
        const auto blocks = static_cast<int>(Shape::blocks(p.a.rows, columns, stream.limits.multiprocessors));
        const auto width = static_cast<int>(p.a.cols);
        const kernels::TallGramProblem<S> problem{as(p.a.data),     p.a.ld,       p.a.rows, width,
                                                  tall_qr_limit<T>, as(p.factor), p.way,    as(p.work)};
        const LaunchShape shape{.name = p.name,
                                .blocks = static_cast<unsigned>(blocks),
                                .threads = tall_qr_threads,
                                .shared_bytes = p.factor != nullptr ? Shape::bytes(columns, true)
                                                                    : TallStagesShape<S>::bytes(columns)};
        const Status status = p.factor != nullptr
                                  ? start<kernels::tall_gram<columns, true, S>>(stream, shape, problem)
                                  : start<kernels::tall_gram<columns, false, S>>(stream, shape, problem);
        if (status != success) return status;
        return start<kernels::tall_gram_sum<columns, S>>(
            stream,
            {.name = "tall_gram_sum",
             .blocks = static_cast<unsigned>(Shape::elements(columns) / kernels::kTallGramSums),
             .threads = tall_qr_threads,
             .shared_bytes = tall_qr_threads * Shape::wide_bytes},
            static_cast<const kernels::wide_t<S>*>(as(p.work)), blocks, width, p.way, as(p.gram.data),
            p.gram.ld);
    });
}

template <class T>
Status run(const Stream& stream, const TallCholeskyArgs<T>& p) {
    using S = Scalar<T>;
    return with_tall_columns<T>(stream, p.gram.cols, [&](auto columns) {
        constexpr int limit = small_limit<columns>;
        const kernels::TallCholeskyProblem<S> problem{static_cast<int>(p.gram.cols),
                                                      as(p.gram.data),
                                                      p.gram.ld,
                                                      as(p.r.data),
                                                      p.r.ld,
                                                      as(p.factor),
                                                      p.way};
        return start<kernels::tall_cholesky<limit, S>>(stream,
                                                       {.name = p.name,
                                                        .threads = panel_qr_threads,
                                                        .shared_bytes = kernels::TallSmall<S, limit>::bytes},
                                                       problem);
    });
}

template <class T>
Status run(const Stream& stream, const TallReflectorsArgs<T>& p) {
    using S = Scalar<T>;
    return with_tall_columns<T>(stream, p.a.cols, [&](auto columns) {
        constexpr int limit = small_limit<columns>;
        const kernels::TallReflectorsProblem<S> problem{static_cast<int>(p.a.cols),
                                                        as(p.q.data),
                                                        p.q.ld,
                                                        as(p.gram.data),
                                                        p.gram.ld,
                                                        as(p.r.data),
                                                        p.r.ld,
                                                        as(p.a.data),
                                                        p.a.ld,
                                                        as(p.tau),
                                                        as(p.factor),
                                                        p.way};
        return start<kernels::tall_reflectors<limit, S>>(
            stream,
            {.name = p.name,
             .threads = panel_qr_threads,
             .shared_bytes = kernels::TallSmall<S, limit>::bytes},
            problem);
    });
}

template <class T>
Status run(const Stream& stream, const TallDivideArgs<T>& p) {
    using S = Scalar<T>;
    return with_tall_columns<T>(stream, p.a.cols, [&](auto constant) {
        constexpr int columns = constant;
        const index_t rows = p.a.rows - p.top.rows;
        const kernels::TallDivideProblem<S> problem{as(p.a.data) + p.top.rows,
                                                    p.a.ld,
                                                    rows,
                                                    static_cast<int>(p.a.cols),
                                                    tall_qr_limit<T>,
                                                    as(p.first),
                                                    as(p.second),
                                                    p.way,
                                                    as(p.top.data),
                                                    p.top.ld,
                                                    static_cast<int>(p.top.rows),
                                                    p.wide.rows > 0 ? as(p.wide.data) : nullptr,
                                                    p.wide.ld};
        const int factors = p.second != nullptr ? 2 : 1;
        return start<kernels::tall_divide<columns, S>>(
            stream,
            {.name = p.name,
             .blocks = static_cast<unsigned>(
                 TallGramShape<S>::blocks(rows, columns, stream.limits.multiprocessors)),
             .threads = tall_qr_threads,
             .shared_bytes = TallDivideShape<S>::bytes(columns, factors)},
            problem);
    });
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
