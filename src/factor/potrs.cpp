// SPDX-License-Identifier: BSD-3-Clause
#include "device/calls.hpp"
#include "factor/potrf.hpp"

namespace lapilli {

template <class T>
PotrsWork<T>::PotrsWork(Arena& arena, index_t n, index_t nrhs, index_t nb) : b(arena, n, nrhs, nb) {
    for (int d = 0; d < arena.devices(); ++d) {
        PerDevice w;
        for (DeviceView<T>& panel : w.panel) panel = arena.device_matrix<T>(d, n, nb);
        dev.push_back(w);
    }
}

namespace {

// Each device solves for its own right-hand sides; the block columns of L travel to all of them ahead of
// their use.
template <class T>
class Solution {
  public:
    Solution(Context& context, const DistMatrix<T>& l, PotrsWork<T>& work)
        : context_(context), l_(l), w_(work) {
        for (int d = 0; d < devices(); ++d) {
            begun_.push_back(context.make_event(d));
            for (auto& events : fetched_) events.push_back(context.make_event(d));
            for (auto& events : used_) events.push_back(context.make_event(d));
        }
    }

    void run() {
        for (int d = 0; d < devices(); ++d) context_.queue(d).record(at(begun_, d));
        for (int d = 0; d < devices(); ++d) {
            for (int owner = 0; owner < devices(); ++owner) context_.panel_queue(d).wait(at(begun_, owner));
        }
        const index_t blocks = l_.cyclic.blocks();
        for (index_t step = 0; step < 2 * blocks; ++step) {
            const bool forward = step < blocks;
            const index_t k = forward ? step : 2 * blocks - 1 - step;
            for (int d = 0; d < devices(); ++d) {
                if (w_.b.cyclic.local_cols(d) > 0) solve(d, step % 2, k, forward);
            }
            context_.report(static_cast<double>(step + 1) / static_cast<double>(2 * blocks));
        }
    }

  private:
    int devices() const { return l_.cyclic.devices(); }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }
    static Event& at(std::vector<std::unique_ptr<Event>>& events, int d) {
        return *events[static_cast<std::size_t>(d)];
    }

    void solve(int d, index_t buffer, index_t k, bool forward) {
        const index_t first = l_.cyclic.block_start(k), width = l_.cyclic.block_width(k);
        const index_t rows = l_.rows - first, below = rows - width;
        Queue &side = context_.panel_queue(d), &queue = context_.queue(d);
        const DeviceView<T> l = dev(d).panel[buffer].block(0, 0, rows, width);
        side.wait(at(used_[buffer], d));
        copy_across(side, l_.block_column(k, first), l);
        side.record(at(fetched_[buffer], d));

        queue.wait(at(fetched_[buffer], d));
        const DeviceView<T> b = w_.b.local_from(d, 0, first);
        const DeviceView<T> diagonal = l.block(0, 0, width, width), l_below = l.block(width, 0, below, width);
        const DeviceView<T> b_k = b.block(0, 0, width, b.cols), b_below = b.block(width, 0, below, b.cols);
        if (forward) {  // B_k := L_kk^-1 B_k, then B_i -= L_ik B_k
            trsm(queue, Triangular{}, T(1), diagonal, b_k);
            if (below > 0) gemm(queue, Op::none, Op::none, T(-1), l_below, b_k, T(1), b_below);
        } else {  // B_k := L_kk^-H (B_k - sum of L_ik^H B_i)
            if (below > 0) gemm(queue, Op::adjoint, Op::none, T(-1), l_below, b_below, T(1), b_k);
            trsm(queue, Triangular{.op = Op::adjoint}, T(1), diagonal, b_k);
        }
        queue.record(at(used_[buffer], d));
    }

    Context& context_;
    const DistMatrix<T>& l_;
    PotrsWork<T>& w_;
    std::vector<std::unique_ptr<Event>> begun_, fetched_[2], used_[2];
};

}  // namespace

template <class T>
void potrs(Context& context, const DistMatrix<T>& l, PotrsWork<T>& work) {
    Solution<T>(context, l, work).run();
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct PotrsWork<T>; \
    template void potrs(Context&, const DistMatrix<T>&, PotrsWork<T>&);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
