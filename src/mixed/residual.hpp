// SPDX-License-Identifier: BSD-3-Clause
// R := B - A X on working matrices. The columns of B, X and R are on the same devices, each of which computes its own; the
// block columns of A travel to all of them:
//
//     R(:, local) -= A(:, panel)  X(panel, local)
//                    |  every  |  | a device's own |
#pragma once

#include "blas/level3_triangle.hpp"

namespace lapilli {

template <class T>
class Residual {
  public:
    struct Work {
        PanelBuffers<T> panels;
        Work(Arena& arena, const DistMatrix<T>& a)
            : panels(travel_buffers<T>(arena, a.rows, std::min(a.cols(), a.cyclic.nb()))) {}
    };

    /// A with all its elements.
    Residual(Context& context, const DistMatrix<const T>& a, Work& work)
        : context_(context), a_(a), w_(work) {}

    void compute(const DistMatrix<T>& b, const DistMatrix<T>& x, const DistMatrix<T>& r) const {
        for (int d = 0; d < r.cyclic.devices(); ++d)
            copy(context_.queue(d), Part::all, local(b, d), local(r, d));
        add_product(T(-1), x, r);
    }

    /// R := alpha A X + R
    void add_product(T alpha, const DistMatrix<T>& x, const DistMatrix<T>& r) const {
        if (a_.cyclic.devices() == 1) {
            if (!r.local[0].empty())
                gemm(context_.queue(0), Op::none, Op::none, alpha, a_.local[0], x.local[0], T(1), r.local[0]);
            return;
        }
        PanelBroadcast broadcast(context_, a_.cyclic.devices());
        index_t step = 0;
        for (const Span j : spans(a_.cols(), a_.cyclic.nb(), true)) {
            for (int d = 0; d < a_.cyclic.devices(); ++d) {
                if (local(r, d).empty()) continue;
                const DeviceView<const T> panel =
                    fetch_columns(broadcast.begin_filling(d, step), a_, d, step, j, w_.panels);
                broadcast.end_filling(d, step);
                Queue& queue = broadcast.begin_using(d, step);
                gemm(queue, Op::none, Op::none, alpha, panel,
                     local(x, d).block(j.first, 0, j.width, local(x, d).cols), T(1), local(r, d));
                broadcast.end_using(d, step);
            }
            ++step;
        }
    }

  private:
    static const DeviceView<T>& local(const DistMatrix<T>& a, int d) {
        return a.local[static_cast<std::size_t>(d)];
    }

    Context& context_;
    const DistMatrix<const T>& a_;
    Work& w_;
};

}  // namespace lapilli
