// SPDX-License-Identifier: BSD-3-Clause
// A matrix in single precision, its factors, and corrections of solutions with them. Which factorization,
// number format and products are used is known to this file alone.
#pragma once

#include <algorithm>
#include <cstdint>

#include "mixed/factors.hpp"

namespace lapilli {

template <class T, template <class> class Factors>
class LowerPrecision {
  public:
    using Single = single_t<T>;

    /// Workspace for a matrix with the distribution of `a`, and right-hand sides with that of `b`.
    LowerPrecision(Arena& arena, const DistMatrix<T>& a, const DistMatrix<T>& b,
                   const typename Factors<Single>::Plan& plan)
        : a_(arena, a.rows, a.cols(), a.cyclic.nb()),
          x_(arena, b.rows, b.cols(), b.cyclic.nb()),
          factors_(arena, a_, plan, b.cyclic.cols_of_devices()) {
        for (int d = 0; d < arena.devices(); ++d) misfits_.push_back(arena.device_array<std::uint32_t>(d, 1));
        found_ = arena.pinned_array<std::uint32_t>(arena.devices());
    }

    const Factors<Single>& factors() const { return factors_; }
    index_t factor(Context& context) { return factors_.factor(context); }

    /// A in single precision; of the part that is factored. Whether all elements fit is known later.
    void take_matrix(Context& context, const DistMatrix<T>& a) {
        const Cyclic& cyclic = a.cyclic;
        for (index_t b = 0; b < cyclic.blocks(); b += cyclic.neighbours(b)) {
            const index_t first = Factors<T>::part == Part::all ? 0 : cyclic.block_start(b);
            lower(context, cyclic.owner(b), Factors<T>::part, a.neighbours(b, first),
                  a_.neighbours(b, first));
        }
    }
    /// Right-hand sides, as many as they may be.
    void take(Context& context, const DistMatrix<T>& b) {
        const DistMatrix<Single> x = columns_like(b);
        for (int d = 0; d < b.cyclic.devices(); ++d)
            lower(context, d, Part::all, b.local[at(d)], x.local[at(d)]);
    }
    /// X := the solution for what was taken, or X + the solution.
    void solve(Context& context, bool add, const DistMatrix<T>& x) {
        const DistMatrix<Single> solution = columns_like(x);
        factors_.solve(context, solution);
        for (int d = 0; d < x.cyclic.devices(); ++d)
            submit(context.queue(d), RaiseArgs<T>{add, solution.local[at(d)], x.local[at(d)]});
    }

    /// From here on misfits count.
    void forget_misfits(Context& context) {
        for (int d = 0; d < a_.cyclic.devices(); ++d) zero(context.queue(d), misfits_[at(d)], 1);
    }
    /// has_misfits() says, once the devices have been waited for, whether a number did not fit until here.
    void look_for_misfits(Context& context) {
        for (int d = 0; d < a_.cyclic.devices(); ++d)
            download_array(context.queue(d), misfits_[at(d)], found_ + d, 1);
    }
    bool has_misfits() const {
        return std::any_of(found_, found_ + a_.cyclic.devices(), [](std::uint32_t x) { return x != 0; });
    }

  private:
    static std::size_t at(int d) { return static_cast<std::size_t>(d); }
    void lower(Context& context, int d, Part part, DeviceView<const T> a, DeviceView<Single> b) {
        submit(context.queue(d), LowerArgs<T>{part, a, b, misfits_[at(d)]});
    }
    /// Memory for right-hand sides with the distribution of `b`, perhaps fewer of them.
    template <class U>
    DistMatrix<Single> columns_like(const DistMatrix<U>& b) const {
        DistMatrix<Single> x = x_;
        x.cyclic = b.cyclic;
        for (int d = 0; d < b.cyclic.devices(); ++d) x.local[at(d)].cols = b.local[at(d)].cols;
        return x;
    }

    DistMatrix<Single> a_, x_;
    Factors<Single> factors_;
    std::vector<std::uint32_t*> misfits_;
    std::uint32_t* found_;
};

}  // namespace lapilli
