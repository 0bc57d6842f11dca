// SPDX-License-Identifier: BSD-3-Clause
#include "blas/level2_part.hpp"

#include "level2_args.hpp"

namespace lapilli {
namespace {

/// The elements of x that belong to the columns of device k, contiguous in work.local.
template <class T>
void take_local(Queue& queue, const Cyclic& cyclic, int k, const T* x, index_t incx,
                const PartWork<T>& work) {
    if (incx != 1) {
        make_contiguous(queue, x, incx, cyclic.cols(), work.whole);
        x = work.whole;
    }
    gather_blocks<T>(queue, as_column(x, cyclic.cols()), cyclic.nb(), k, cyclic.devices(),
                     as_column(work.local, cyclic.local_cols(k)));
}

/// work.part := work.local in the places of the columns of device k, and 0 elsewhere.
template <class T>
void put_local(Queue& queue, const Cyclic& cyclic, int k, const PartWork<T>& work) {
    zero(queue, work.part, cyclic.cols());
    const index_t nb = cyclic.nb(), cols = cyclic.local_cols(k), full = cols / nb, rest = cols % nb;
    const auto at = [&](index_t block) {
        return work.part + cyclic.block_start(cyclic.global_block(k, block));
    };
    copy_across(queue, DeviceView<T>{work.local, nb, full, nb},
                DeviceView<T>{at(0), nb, full, nb * cyclic.devices()});
    if (rest > 0) copy_across(queue, as_column(work.local + full * nb, rest), as_column(at(full), rest));
}

template <class T>
SymvArgs<T> symv_args(const VectorProduct<T>& how, const DistMatrix<const T>& a, int k) {
    SymvArgs<T> args{};
    args.uplo = how.letter;
    args.hermitian = how.structure == Structure::hermitian;
    args.n = how.rows;
    args.nb = a.cyclic.nb();
    args.rank = k;
    args.team = a.cyclic.devices();
    return args;
}

template <class T>
GemvArgs<T> gemv_args(const VectorProduct<T>& how, index_t local_cols) {
    GemvArgs<T> args{};
    args.op = how.letter;
    args.m = how.rows;
    args.n = local_cols;
    return args;
}

}  // namespace

template <class T>
void multiply_columns(Queue& queue, const VectorProduct<T>& how, const DistMatrix<const T>& a, int k,
                      const T* x, index_t incx, T beta, T* y, index_t incy, const PartWork<T>& work) {
    const DeviceView<const T>& columns = a.local[static_cast<std::size_t>(k)];
    const bool distributed = a.cyclic.devices() > 1;
    if (columns.cols == 0) return zero(queue, work.part, how.outputs());
    const auto run = [&](auto args, const T* from, index_t inc_from, T* to, index_t inc_to) {
        args.alpha = how.alpha;
        args.a = columns.data;
        args.lda = columns.ld;
        args.x = from;
        args.incx = inc_from;
        args.beta = beta;
        args.y = to;
        args.incy = inc_to;
        args.work = work.work;
        args.atomics = how.atomics;
        if constexpr (std::is_same_v<decltype(args), GemvArgs<T>>) {
            submit(queue, args);
        } else {
            submit(queue, args);
        }
    };
    if (!how.general()) return run(symv_args(how, a, k), x, incx, y, incy);
    const GemvArgs<T> args = gemv_args(how, columns.cols);
    if (!distributed) return run(args, x, incx, y, incy);
    if (how.by_rows()) {
        run(args, x, incx, work.local, 1);
        put_local(queue, a.cyclic, k, work);
    } else {
        take_local(queue, a.cyclic, k, x, incx, work);
        run(args, work.local, 1, y, incy);
    }
}

#define LAPILLI_INSTANTIATE(T)                                                                       \
    template void multiply_columns(Queue&, const VectorProduct<T>&, const DistMatrix<const T>&, int, \
                                   const T*, index_t, T, T*, index_t, const PartWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
