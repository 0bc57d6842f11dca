// SPDX-License-Identifier: BSD-3-Clause
#include "reflectors/apply_q.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "matrix/pieces.hpp"
#include "reflectors/args.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

template <class T>
ApplyQWork<T>::ApplyQWork(Arena& arena, index_t n, index_t width, const Cyclic& columns_of_c)
    : kb(width), v(arena, n, kb), t(arena, kb, kb) {
    for (int d = 0; d < arena.devices(); ++d) {
        PerDevice w;
        w.gram = arena.device_matrix<T>(d, kb, kb);
        // As many columns as any device has: a matrix of fewer columns may be distributed otherwise.
        w.c1 = arena.device_matrix<T>(d, kb, columns_of_c.most_local_cols());
        w.c2 = arena.device_matrix<T>(d, kb, columns_of_c.most_local_cols());
        dev.push_back(w);
    }
}

template <class T>
index_t apply_q_block(const Context& context, index_t n, ProductUse use) {
    const Settings& settings = context.settings;
    // Emulated products have a least inner dimension.
    const index_t measured = emulates_products<T>(context, use) ? 256 : 128,
                  wanted =
                      settings.text("test.ormtr.nb") == "auto" ? measured : settings.integer("test.ormtr.nb");
    return std::min({wanted, larft_limit, std::max<index_t>(1, n)});
}

namespace {

template <class T>
class Application {
  public:
    Application(Context& context, Op op, const DistMatrix<T>& a, const std::vector<T*>& tau,
                const DistMatrix<T>& c, Start start, index_t below, index_t most, ApplyQWork<T>& work)
        : context_(context),
          op_(op),
          a_(a),
          tau_(tau),
          c_(c),
          start_(start),
          below_(below),
          most_(most),
          w_(work),
          broadcast_(context, devices()) {}

    // Q = Q_0 Q_1 ... Q_last, one factor I - V T V^H a panel: Q C begins with the last, Q^H C with the first.
    void run() {
        const index_t reflectors = std::min({a_.rows - below_, a_.cols(), most_}),
                      panels = ceil_div(reflectors, w_.kb);
        for (index_t step = 0; step < panels; ++step) {
            const index_t panel = op_ == Op::none ? panels - 1 - step : step;
            const index_t first = panel * w_.kb, width = std::min(w_.kb, reflectors - first);
            for (int d = 0; d < devices(); ++d) fetch(d, step, first, width);
            for (int d = 0; d < devices(); ++d) apply(d, step, first, width);
            context_.submitted(static_cast<double>(step + 1) / static_cast<double>(panels));
        }
    }

  private:
    int devices() const { return a_.cyclic.devices(); }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }

    /// V of the panel, with ones on its diagonal and zeros above, and its T, on device d.
    void fetch(int d, index_t step, index_t first, index_t width) {
        Queue& queue = broadcast_.begin_filling(d, step);
        const index_t rows = a_.rows - first - below_;
        const DeviceView<T> v = w_.v.at(d, step, rows, width);
        bring(queue, readable(a_), {first + below_, first, rows, width}, v);
        set(queue, Part::upper, T(0), T(1), v);
        const DeviceView<T> gram = dev(d).gram.block(0, 0, width, width);
        gemm(queue, Op::adjoint, Op::none, T(1), v, v, T(0), gram);
        submit(queue,
               LarftArgs<T>{gram, tau_[static_cast<std::size_t>(d)] + first, w_.t.at(d, step, width, width)});
        broadcast_.end_filling(d, step);
    }

    /// C := C - V op(T) (V^H C) on device d's columns, in the rows that V has.
    void apply(int d, index_t step, index_t first, index_t width) {
        Queue& queue = broadcast_.begin_using(d, step);
        const index_t begin =
            start_ == Start::identity ? c_.cyclic.first_local_block(d, (first + below_) / c_.cyclic.nb()) : 0;
        const DeviceView<T> c = c_.local_from(d, begin, first + below_);
        if (!c.empty()) {
            const DeviceView<T> v = w_.v.at(d, step, c.rows, width);
            const DeviceView<T> c1 = dev(d).c1.block(0, 0, width, c.cols),
                                c2 = dev(d).c2.block(0, 0, width, c.cols);
            gemm(queue, Op::adjoint, Op::none, T(1), v, c, T(0), c1);
            gemm(queue, op_, Op::none, T(1), w_.t.at(d, step, width, width), c1, T(0), c2);
            gemm(queue, Op::none, Op::none, T(-1), v, c2, T(1), c);
        }
        broadcast_.end_using(d, step);
    }

    Context& context_;
    Op op_;
    const DistMatrix<T>& a_;
    const std::vector<T*>& tau_;
    const DistMatrix<T>& c_;
    Start start_;
    index_t below_, most_;
    ApplyQWork<T>& w_;
    PanelBroadcast broadcast_;
};

}  // namespace

template <class T>
void apply_q(Context& context, Op op, const DistMatrix<T>& a, const std::vector<T*>& tau,
             const DistMatrix<T>& c, Start start, ApplyQWork<T>& work, index_t below, index_t most) {
    if (a.rows <= below || c.cols() == 0) return;
    Application<T>(context, op, a, tau, c, start, below, most, work).run();
}

#define LAPILLI_INSTANTIATE(T)                                                                              \
    template struct ApplyQWork<T>;                                                                          \
    template index_t apply_q_block<T>(const Context&, index_t, ProductUse);                                 \
    template void apply_q(Context&, Op, const DistMatrix<T>&, const std::vector<T*>&, const DistMatrix<T>&, \
                          Start, ApplyQWork<T>&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
