// SPDX-License-Identifier: BSD-3-Clause
// R := B - A X on working matrices. The columns of B, X and R are on the same devices, and each computes its
// own; the block columns of A travel to all of them:
//
//     R(:, local) -= A(:, panel)  X(panel, local)
//                    |  every  |  | a device's own |
//
// Products are native ones, whatever product.emulation says: what is left of B must be accurate element by
// element.
#pragma once

#include "matrix/panel_sweep.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

template <class T>
class Residual {
  public:
    struct Work {
        PanelBuffers<T> panels;
        Work(Arena& arena, const DistMatrix<T>& a) : panels(sweep_buffers<T>(arena, a)) {}
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
        const NativeProducts native(context_);
        if (a_.cyclic.devices() == 1) {
            if (!r.local[0].empty())
                gemm(context_.queue(0), Op::none, Op::none, alpha, a_.local[0], x.local[0], T(1), r.local[0]);
            return;
        }
        sweep_panels(
            context_, a_, w_.panels, [&](int d) { return !local(r, d).empty(); },
            [&](Queue& queue, int d, Span j, DeviceView<const T> panel) {
                gemm(queue, Op::none, Op::none, alpha, panel,
                     local(x, d).block(j.first, 0, j.width, local(x, d).cols), T(1), local(r, d));
            });
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
