// SPDX-License-Identifier: BSD-3-Clause
#include "blas/level3_product.hpp"

namespace lapilli {
namespace {

template <class T>
ProductArgs<T> arguments_of(const ProductForm<T>& form, DeviceView<T> c, T beta, const Columns& columns) {
    ProductArgs<T> args{};
    args.m = c.rows;
    args.n = c.cols;
    args.op_a = static_cast<char>(form.op_a);
    args.op_b = static_cast<char>(form.op_b);
    args.beta = beta;
    args.c = c.data;
    args.ldc = c.ld;
    args.part = form.part;
    args.real_diagonal = form.real_diagonal;
    args.nb = columns.nb;
    args.rank = columns.rank;
    args.team = columns.team;
    return args;
}

template <class T>
class Product {
  public:
    Product(Context& context, const ProductForm<T>& form, index_t k, const DistMatrix<const T> (&operands)[2],
            const DistMatrix<T>& c, SpreadProductWork<T>& work)
        : context_(context),
          form_(form),
          k_(k),
          operands_(operands),
          c_(c),
          w_(work),
          alone_(c.cyclic.devices() == 1),
          broadcast_(context, c.cyclic.devices()) {}

    void run() {
        const index_t kb = alone_ ? k_ : w_.kb, steps = ceil_div(k_, kb);
        for (index_t step = 0; step < steps; ++step) {
            const index_t first = step * kb, width = std::min(kb, k_ - first);
            for (int d = 0; d < c_.cyclic.devices(); ++d) {
                if (local(d).cols == 0) continue;
                const Terms<T> terms = gather(d, step, first, width);
                Queue& queue = broadcast_.begin_using(d, step);
                add_terms(queue, form_, terms, width, step == 0 ? form_.beta : T(1), local(d),
                          {c_.cyclic.nb(), d, c_.cyclic.devices()}, w_.room);
                broadcast_.end_using(d, step);
            }
            context_.submitted(static_cast<double>(step + 1) / static_cast<double>(steps));
        }
    }

  private:
    const DeviceView<T>& local(int d) const { return c_.local[static_cast<std::size_t>(d)]; }
    const DeviceView<const T>& local(int operand, int d) const {
        return operands_[operand].local[static_cast<std::size_t>(d)];
    }

    /// The operands of every term for the inner indices [first, first + width), on device d.
    Terms<T> gather(int d, index_t step, index_t first, index_t width) {
        Queue& queue = broadcast_.begin_filling(d, step);
        Terms<T> terms;
        for (int t = 0; t < form_.terms; ++t) terms.left[t] = left(queue, d, step, t, first, width);
        for (int t = 0; t < form_.terms; ++t) {
            terms.right[t] = form_.op_b == Op::none ? right_columns(queue, d, step, t, first, width)
                                                    : right_rows(queue, d, step, t, first, width, terms);
        }
        broadcast_.end_filling(d, step);
        return terms;
    }

    DeviceView<const T> left(Queue& queue, int d, index_t step, int t, index_t first, index_t width) {
        const Rectangle r = form_.op_a == Op::none ? Rectangle{0, first, c_.rows, width}
                                                   : Rectangle{first, 0, width, c_.rows};
        if (alone_) return local(t, d).block(r.row, r.col, r.rows, r.cols);
        const DeviceView<T> panel = w_.left[t].at(d, step, r.rows, r.cols);
        bring(queue, operands_[t], r, panel);
        return panel;
    }

    /// Rows of the columns that C has on device d: they are there, or come from where they are.
    DeviceView<const T> right_columns(Queue& queue, int d, index_t step, int t, index_t first,
                                      index_t width) {
        const int operand = form_.right_of(t);
        const DistMatrix<const T>& b = operands_[operand];
        if (same_layout(b.cyclic, c_.cyclic)) return local(operand, d).block(first, 0, width, local(d).cols);
        const DeviceView<T> panel = w_.right[t].at(d, step, width, local(d).cols);
        const Cyclic& c = c_.cyclic;
        for (index_t k = 0; k < c.local_blocks(d); ++k) {
            const index_t block = c.global_block(d, k), cols = c.block_width(block);
            bring(queue, b, {first, c.block_start(block), width, cols},
                  panel.block(0, k * c.nb(), width, cols));
        }
        return panel;
    }

    /// The rows of B's panel that are C's columns on device d.
    DeviceView<const T> right_rows(Queue& queue, int d, index_t step, int t, index_t first, index_t width,
                                   const Terms<T>& terms) {
        const int operand = form_.right_of(t);
        if (alone_) return local(operand, d).block(0, first, c_.cols(), width);
        DeviceView<const T> all = terms.left[operand];
        if (!form_.rank_k) {
            const DeviceView<T> panel = w_.rows.at(d, step, c_.cols(), width);
            bring(queue, operands_[operand], {0, first, c_.cols(), width}, panel);
            all = panel;
        }
        const DeviceView<T> packed = w_.right[t].at(d, step, local(d).cols, width);
        gather_blocks(queue, all, c_.cyclic.nb(), d, c_.cyclic.devices(), packed);
        return packed;
    }

    Context& context_;
    const ProductForm<T>& form_;
    index_t k_;
    const DistMatrix<const T> (&operands_)[2];
    const DistMatrix<T>& c_;
    SpreadProductWork<T>& w_;
    bool alone_;
    PanelBroadcast broadcast_;
};

}  // namespace

template <class T>
void add_terms(Queue& queue, const ProductForm<T>& form, const Terms<T>& terms, index_t k, T beta,
               DeviceView<T> c, const Columns& columns, const Room<T>& room) {
    if (!form.rank_k) {
        return gemm(queue, form.op_a, form.op_b, form.alpha[0], terms.left[0], terms.right[0], beta, c);
    }
    ProductArgs<T> args = arguments_of(form, c, beta, columns);
    args.k = k;
    args.work = room.data;
    args.work_elements = room.count;
    // Terms whose operands have different leading dimensions are added one by one.
    const bool together =
        form.terms == 1 || (terms.left[0].ld == terms.left[1].ld && terms.right[0].ld == terms.right[1].ld);
    for (int t = 0; t < form.terms; t += args.terms) {
        args.terms = together ? form.terms : 1;
        for (int i = 0; i < args.terms; ++i) {
            args.alpha[i] = form.alpha[t + i];
            args.a[i] = terms.left[t + i].data;
            args.b[i] = terms.right[t + i].data;
        }
        args.lda = terms.left[t].ld;
        args.ldb = terms.right[t].ld;
        args.beta = t == 0 ? beta : T(1);
        product(queue, args);
    }
}

template <class T>
void scale_part(Queue& queue, const ProductForm<T>& form, DeviceView<T> c, T* zeros, const Columns& columns) {
    scale_by_product(queue, arguments_of(form, c, form.beta, columns), zeros);
}

template <class T>
SpreadProductWork<T>::SpreadProductWork(Arena& arena, const ProductForm<T>& form, index_t m, const Cyclic& c,
                                        bool aligned, index_t k, index_t panel_width)
    : kb(std::min(k, panel_width)), zeros(arena, k == 0 ? std::max(m, c.cols()) : 0) {
    const auto local = [&](int d) { return c.local_cols(d); };
    for (int t = 0; t < form.terms; ++t) {
        left[t] = form.op_a == Op::none ? travel_buffers<T>(arena, m, kb) : travel_buffers<T>(arena, kb, m);
        if (form.op_b != Op::none) {
            right[t] = travel_buffers<T>(arena, c.local_cols(0), kb);
        } else if (!aligned) {
            right[t] = travel_buffers<T>(arena, kb, local);
        }
    }
    // On one device the inner dimension is not cut into panels.
    if (arena.devices() == 1) {
        room.count = partial_sums(form, c.cols(), k);
        room.data = arena.device_array<T>(0, room.count);
    }
    if (!form.rank_k && form.op_b != Op::none) rows = travel_buffers<T>(arena, c.cols(), kb);
}

template <class T>
void spread_product(Context& context, const ProductForm<T>& form, index_t k,
                    const DistMatrix<const T> (&operands)[2], const DistMatrix<T>& c,
                    SpreadProductWork<T>& work) {
    if (k > 0) return Product<T>(context, form, k, operands, c, work).run();
    for (int d = 0; d < c.cyclic.devices(); ++d) {
        const auto at = static_cast<std::size_t>(d);
        scale_part(context.queue(d), form, c.local[at], work.zeros.data[at],
                   {c.cyclic.nb(), d, c.cyclic.devices()});
    }
}

#define LAPILLI_INSTANTIATE(T)                                                                              \
    template struct SpreadProductWork<T>;                                                                   \
    template void add_terms(Queue&, const ProductForm<T>&, const Terms<T>&, index_t, T, DeviceView<T>,      \
                            const Columns&, const Room<T>&);                                                \
    template void scale_part(Queue&, const ProductForm<T>&, DeviceView<T>, T*, const Columns&);             \
    template void spread_product(Context&, const ProductForm<T>&, index_t, const DistMatrix<const T>(&)[2], \
                                 const DistMatrix<T>&, SpreadProductWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
