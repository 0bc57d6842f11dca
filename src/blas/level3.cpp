// SPDX-License-Identifier: BSD-3-Clause
// GEMM and the rank-k updates with operands anywhere: which way a call takes, and the way of the operands.
#include "blas/level3.hpp"

#include <cmath>

#include "blas/level3_cpu.hpp"
#include "blas/level3_product.hpp"
#include "matrix/copied_operand.hpp"

namespace lapilli {
namespace {

/// The device that holds all operands that are looked at; -1: not one.
template <class T>
int common_device(Context& context, const UserMatrix<T>& c,
                  std::initializer_list<const UserMatrix<const T>*> inputs) {
    const int d = context.device_of(c.data);
    for (const UserMatrix<const T>* input : inputs) {
        if (context.device_of(input->data) != d) return -1;
    }
    return d;
}

template <class T>
DeviceView<T> on_device(const UserMatrix<T>& a) {
    check_extent<T>(a.rows, a.cols, a.ld);
    return {a.data, a.rows, a.cols, a.ld};
}

/// Memory on device d, for the m-by-n matrix C.
template <class T>
struct LocalWork {
    T* zeros;
    Room<T> room;
    LocalWork(Arena& arena, int d, const ProductForm<T>& form, index_t m, index_t n, index_t k)
        : zeros(arena.device_array<T>(d, k == 0 ? std::max(m, n) : 0)),
          room{nullptr, partial_sums(form, n, k)} {
        room.data = arena.device_array<T>(d, room.count);
    }
};

template <class T>
Terms<T> terms_of(const ProductForm<T>& form, const DeviceView<const T> (&operands)[2]) {
    Terms<T> terms;
    for (int t = 0; t < form.terms; ++t) {
        terms.left[t] = operands[t];
        terms.right[t] = operands[form.right_of(t)];
    }
    return terms;
}

/// On one queue.
template <class T>
void multiply_on(Queue& queue, const ProductForm<T>& form, index_t k, DeviceView<const T> a,
                 DeviceView<const T> b, DeviceView<T> c, const LocalWork<T>& work) {
    if (k == 0) return scale_part(queue, form, c, work.zeros);
    add_terms(queue, form, terms_of(form, {a, b}), k, form.beta, c, {}, work.room);
}

/// All operands in the memory of one device: there.
template <class T>
void run_in_place(Context& context, int d, const ProductForm<T>& form, index_t k,
                  const UserMatrix<const T>& a, const UserMatrix<const T>& b, const UserMatrix<T>& c) {
    Allocated<LocalWork<T>> work(context, d, form, c.rows, c.cols, k);
    PhaseScope phase(context, "multiply");
    multiply_on(context.queue(d), form, k, on_device(a), on_device(b), on_device(c), *work);
    context.synchronize();
}

/// Operands in any memory, copied into block columns over the devices.
template <class T>
struct TravelWork {
    CopiedOperand<T> a, b, c;
    SpreadProductWork<T> product;

    TravelWork(Arena& arena, const ProductForm<T>& form, index_t k, const CopyPlan& of_a,
               const CopyPlan& of_b, const CopyPlan& of_c, index_t nb, index_t kb)
        : a(arena, of_a, nb),
          b(arena, of_b, nb),
          c(arena, of_c, nb),
          product(arena, form, of_c.rows, c.matrix.cyclic, true, k, kb) {}
};

template <class T>
void run_with_copies(Context& context, const ProductForm<T>& form, index_t k, const UserMatrix<const T>& a,
                     const UserMatrix<const T>& b, const UserMatrix<T>& c) {
    const index_t nb = std::min(context.settings.integer("matrix.nb"), std::max({a.cols, b.cols, c.cols}));
    Allocated<TravelWork<T>> work(context, form, k, copy_plan_of(a), copy_plan_of(b), copy_plan_of(c), nb,
                                  level3_block(context, k));
    {
        PhaseScope phase(context, "upload");
        // In device memory the columns come back whole, with what is outside the part.
        const bool reads_c = form.beta != T(0) || (form.part != 'A' && !c.on_host());
        if (reads_c) work->c.upload(context, c);
        if (k > 0) {
            work->a.upload(context, a);
            if (form.operands() == 2) work->b.upload(context, b);
        }
    }
    {
        PhaseScope phase(context, "multiply");
        spread_product(context, form, k, {readable(work->a.matrix), readable(work->b.matrix)}, work->c.matrix,
                       work->product);
    }
    PhaseScope phase(context, "download");
    work->c.collect(context, c);
    write_back(context, Form::direct, static_cast<Part>(form.part), c, work->c.transfer);
}

/// Spread operands: where they are. C changes at the end.
template <class T>
struct SpreadWork {
    DistMatrix<T> c;
    SpreadProductWork<T> product;
    SpreadWork(Arena& arena, const ProductForm<T>& form, index_t k, index_t m, const Cyclic& layout,
               bool aligned, index_t kb)
        : c(arena, m, layout.cols(), layout.nb()), product(arena, form, m, layout, aligned, k, kb) {}
};

template <class T>
void run_spread(Context& context, const ProductForm<T>& form, index_t k, const UserMatrix<const T>& a,
                const UserMatrix<const T>& b, const UserMatrix<T>& c) {
    const DistMatrix<const T> operands[] = {as_dist(a), as_dist(form.operands() == 2 ? b : a)};
    const DistMatrix<T> target = as_dist(c);
    // Where columns of the right operands are multiplied, C's come to them.
    const bool by_columns = form.op_b == Op::none;
    const Cyclic& layout = by_columns ? operands[0].cyclic : target.cyclic;
    const bool aligned = by_columns && same_layout(operands[1].cyclic, layout);
    Allocated<SpreadWork<T>> work(context, form, k, c.rows, layout, aligned, level3_block(context, k));
    {
        PhaseScope phase(context, "multiply");
        redistribute(context, readable(target), work->c);
        spread_product(context, form, k, operands, work->c, work->product);
    }
    deliver(context, work->c, target);
}

/// The order of a cube of as many multiplications.
index_t mean_order(index_t m, index_t n, index_t k) {
    return std::llround(std::cbrt(static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k)));
}

}  // namespace

template <class T>
void run_gemm(Context& context, const Gemm<T>& how, const UserMatrix<const T>& a,
              const UserMatrix<const T>& b, const UserMatrix<T>& c) {
    const index_t inner = how.op_a == Op::none ? a.cols : a.rows;
    const index_t k = only_scales(how.alpha, inner) ? 0 : inner;
    if (c.rows == 0 || c.cols == 0 || (k == 0 && how.beta == T(1))) return;
    const int d = k == 0 ? common_device(context, c, {}) : common_device(context, c, {&a, &b});
    if (d >= 0) {
        context.note_path("the device that has the operands");
        return run_in_place(context, d, form_of(how), k, a, b, c);
    }
    if (context.use_devices("level3.crossover", mean_order(c.rows, c.cols, k))) {
        return run_with_copies(context, form_of(how), k, a, b, c);
    }
    PhaseScope phase(context, "multiply");
    gemm_on_cpu(context, how, a, b, c);
}

template <class T>
void run_rank_k(Context& context, const RankK<T>& how, const UserMatrix<const T>& a,
                const UserMatrix<const T>& b, const UserMatrix<T>& c) {
    const index_t inner = how.turned ? a.rows : a.cols;
    const index_t k = only_scales(how.alpha, inner) ? 0 : inner;
    if (c.rows == 0 || (k == 0 && how.beta == T(1))) return;
    if (c.spread != nullptr) return run_spread(context, form_of(how), k, a, b, c);
    const int d = k == 0           ? common_device(context, c, {})
                  : how.terms == 1 ? common_device(context, c, {&a})
                                   : common_device(context, c, {&a, &b});
    if (d >= 0) {
        context.note_path("the device that has the operands");
        return run_in_place(context, d, form_of(how), k, a, b, c);
    }
    if (context.use_devices("level3.crossover", mean_order(c.rows, c.cols, k))) {
        return run_with_copies(context, form_of(how), k, a, b, c);
    }
    PhaseScope phase(context, "multiply");
    rank_k_on_cpu(context, how, a, b, c);
}

// ---- On a queue
// ------------------------------------------------------------------------------------------------------------

namespace {

template <class T>
void submit(UserQueue& queue, const ProductForm<T>& form, index_t k, DeviceView<const T> a,
            DeviceView<const T> b, DeviceView<T> c) {
    if (c.empty() || (k == 0 && form.beta == T(1))) return;
    for (const DeviceView<const T>& x : {a, b, DeviceView<const T>(c)}) check_extent<T>(x.rows, x.cols, x.ld);
    const LocalWork<T> work = queue.scratch<LocalWork<T>>(0, form, c.rows, c.cols, k);
    multiply_on(queue.queue(), form, k, a, b, c, work);
}

}  // namespace

template <class T>
void submit_gemm(UserQueue& queue, const Gemm<T>& how, DeviceView<const T> a, DeviceView<const T> b,
                 DeviceView<T> c) {
    const index_t inner = how.op_a == Op::none ? a.cols : a.rows;
    submit(queue, form_of(how), only_scales(how.alpha, inner) ? 0 : inner, a, b, c);
}

template <class T>
void submit_rank_k(UserQueue& queue, const RankK<T>& how, DeviceView<const T> a, DeviceView<const T> b,
                   DeviceView<T> c) {
    const index_t inner = how.turned ? a.rows : a.cols;
    submit(queue, form_of(how), only_scales(how.alpha, inner) ? 0 : inner, a, b, c);
}

#define LAPILLI_INSTANTIATE(T)                                                                               \
    template void run_gemm(Context&, const Gemm<T>&, const UserMatrix<const T>&, const UserMatrix<const T>&, \
                           const UserMatrix<T>&);                                                            \
    template void run_rank_k(Context&, const RankK<T>&, const UserMatrix<const T>&,                          \
                             const UserMatrix<const T>&, const UserMatrix<T>&);                              \
    template void submit_gemm(UserQueue&, const Gemm<T>&, DeviceView<const T>, DeviceView<const T>,          \
                              DeviceView<T>);                                                                \
    template void submit_rank_k(UserQueue&, const RankK<T>&, DeviceView<const T>, DeviceView<const T>,       \
                                DeviceView<T>);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
