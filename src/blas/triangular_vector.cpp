// SPDX-License-Identifier: BSD-3-Clause
#include "blas/triangular_vector.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "level2_args.hpp"
#include "trsv/args.hpp"

namespace lapilli {

template <class T>
TravellingVector<T>::Work::Work(Arena& arena, index_t n, index_t width) : host(arena.pinned_array<T>(n)) {
    for (int d = 0; d < arena.devices(); ++d)
        dev.push_back({arena.device_array<T>(d, n), arena.device_array<T>(d, width),
                       arena.device_array<T>(d, gemv_work(n, width))});
}

template <class T>
void TravellingVector<T>::upload(const std::vector<T>& x, int d) {
    std::copy(x.begin(), x.end(), w_.host);
    owner_ = d;
    upload_array(context_.queue(d), w_.host, work(d).x, n_);
}

template <class T>
void TravellingVector<T>::download(std::vector<T>& x) {
    download_array(context_.queue(owner_), work(owner_).x, w_.host, n_);
    context_.synchronize();
    std::copy_n(w_.host, n_, x.begin());
}

template <class T>
T* TravellingVector<T>::on(int d) {
    T* const here = work(d).x;
    if (d == owner_) return here;
    const auto arrived = context_.make_event(owner_);
    context_.queue(owner_).record(*arrived);
    context_.queue(d).wait(*arrived);
    copy_across(context_.queue(d), DeviceView<const T>{work(owner_).x, n_, 1, n_},
                DeviceView<T>{here, n_, 1, n_});
    owner_ = d;
    return here;
}

template <class T>
TriangularVector<T>::Work::Work(Arena& arena, const Cyclic& layout) {
    if (arena.devices() == 1) {
        mail = arena.device_array<std::uint64_t>(0, trsv_mail<T>(layout.cols()));
        return;
    }
    const index_t width = std::min(layout.cols(), layout.nb());
    std::vector<SpanList> blocks;
    for (int d = 0; d < arena.devices(); ++d) blocks.emplace_back(layout, d, layout.nb());
    const std::vector<index_t> one(blocks.size(), 1);
    diagonal = {arena, width, blocks, true, {Side::left, one}};
}

template <class T>
int TriangularVector<T>::first_device(Op op) const {
    return a_.cyclic.owner(block(0, op));
}

template <class T>
void TriangularVector<T>::solve(Op op, TravellingVector<T>& x) {
    Triangular how = how_;
    how.op = op;
    if (w_.mail != nullptr) {
        Queue& queue = context_.queue(0);
        zero(queue, w_.mail, trsv_mail<T>(a_.rows));
        const DeviceView<T> vector{x.on(0), a_.rows, 1, a_.rows};
        return submit(queue, TrsvArgs<T>{how.uplo, op, how.unit, T(1), a_.local[0], vector, w_.mail});
    }
    diagonal_.prepare(how, true);
    const index_t blocks = a_.cyclic.blocks(), n = a_.rows;
    for (index_t step = 0; step < blocks; ++step) {
        const index_t b = block(step, op);
        const int d = a_.cyclic.owner(b);
        const Span j{a_.cyclic.block_start(b), a_.cyclic.block_width(b)};
        const bool lower = how.uplo == Uplo::lower;
        const index_t row = lower ? j.end() : 0, rows = lower ? n - j.end() : j.first;
        Queue& queue = context_.queue(d);
        T *const all = x.on(d), *const in_j = all + j.first, *const rest = all + row;
        const DeviceView<const T> p = a_.block_column(b, row).block(0, 0, rows, j.width);
        GemvArgs<T> product{.op = static_cast<char>(op),
                            .m = rows,
                            .n = j.width,
                            .alpha = T(-1),
                            .a = p.data,
                            .lda = p.ld,
                            .x = op == Op::none ? in_j : rest,
                            .incx = 1,
                            .beta = T(1),
                            .y = op == Op::none ? rest : in_j,
                            .incy = 1,
                            .work = x.work(d).gemv};
        if (op != Op::none && rows > 0) submit(queue, product);
        const DeviceView<T> in{in_j, j.width, 1, j.width}, aside{x.work(d).aside, j.width, 1, j.width};
        diagonal_.solve(queue, d, j, how, T(1), in, aside);
        copy(queue, Part::all, aside, in);
        if (op == Op::none && rows > 0) submit(queue, product);
    }
}

#define LAPILLI_INSTANTIATE(T)          \
    template class TravellingVector<T>; \
    template class TriangularVector<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
