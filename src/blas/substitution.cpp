// SPDX-License-Identifier: BSD-3-Clause
#include "blas/substitution.hpp"

#include "device/calls.hpp"
#include "trsv/args.hpp"

namespace lapilli {

template <class T>
void submit_substitution(Queue& queue, const Triangular& how, DeviceView<const T> a, DeviceView<T> b,
                         index_t width, std::uint64_t* mail) {
    if (mail != nullptr) {
        for (index_t j = 0; j < b.cols; ++j) {
            zero(queue, mail, trsv_mail<T>(b.rows));
            submit(queue, TrsvArgs<T>{how.uplo, how.op, how.unit, T(1), a, b.at(0, j), mail});
        }
        return;
    }
    const bool lower = how.uplo == Uplo::lower, plain = how.op == Op::none;
    for (const Span j : spans(a.cols, width, lower == plain)) {
        const index_t row = lower ? j.end() : 0, rows = lower ? b.rows - j.end() : j.first;
        const DeviceView<T> b_j = b.block(j.first, 0, j.width, b.cols), rest = b.block(row, 0, rows, b.cols);
        const DeviceView<const T> d = a.block(j.first, j.first, j.width, j.width),
                                  p = a.block(row, j.first, rows, j.width);
        if (!plain && rows > 0) gemm(queue, how.op, Op::none, T(-1), p, rest, T(1), b_j);
        trsm(queue, how, T(1), d, b_j);
        if (plain && rows > 0) gemm(queue, Op::none, Op::none, T(-1), p, b_j, T(1), rest);
    }
}

template <class T>
std::uint64_t* substitution_mail(Arena& arena, index_t n, index_t cols) {
    const bool few = TriangularFromLeft<T>::by_columns(Team{1}, cols);
    return few ? arena.device_array<std::uint64_t>(0, trsv_mail<T>(n)) : nullptr;
}

#define LAPILLI_INSTANTIATE(T)                                                                       \
    template void submit_substitution(Queue&, const Triangular&, DeviceView<const T>, DeviceView<T>, \
                                      index_t, std::uint64_t*);                                      \
    template std::uint64_t* substitution_mail<T>(Arena&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
