// SPDX-License-Identifier: BSD-3-Clause
// The leading warp of the bidiagonal reduction in shared memory: for one side, a lane has a line of the
// block, and its element of every vector.
#pragma once

#include "bidiagonal/resident/block.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The reflector of a step, and the factor that makes the product with its vector of the sums.
template <class T>
struct BidiagonalResidentReflector {
    Reflector<T> h;
    wide_t<T> of_sum;
};

template <bool Left, int Warps, class T>
class BidiagonalResidentLead {
    using R = real_t<T>;
    using Side = BidiagonalResidentSide<Left, Warps, T>;
    using Space = BidiagonalResidentSpace<T, typename Side::Shape>;
    using Thread = ResidentThread<T, Warps>;

  public:
    LAPILLI_DEVICE BidiagonalResidentLead(const Side& of, const Space& all) : side(of), space(all) {}

    /// Nothing is to be subtracted in the side's first step.
    LAPILLI_DEVICE void begin() const {
        if (lane_id() >= side.slots) return;
        side.elements[2 * lane_id()] = T(0);
        side.elements[2 * lane_id() + 1] = T(0);
    }
    /// The first vector of the other side, and no product with it.
    template <class Other>
    LAPILLI_DEVICE void send_first(const Other& other) {
        if (lane_id() >= side.slots) return;
        next = conj(T(side.matrix[lane_id() * side.stride]));
        send(other);
    }

    /// Step j, number h of both sides; alpha: the vector's first element.
    LAPILLI_DEVICE BidiagonalResidentReflector<T> make_reflector(int j, int h, T alpha) const {
        const double norm2 = Thread::norm_of(h, space.norms, space.norms_are_there);
        BidiagonalResidentReflector<T> w{Reflector<T>::of(alpha, norm2), {}};
        w.of_sum = w.h.factor;
        if constexpr (sizeof(R) == 4)
            w.of_sum = (1.0 / static_cast<double>(resident_balance<R>(norm2))) * w.h.factor;
        if (lane_id() == 0) space.factor[0] = w.h.factor;
        if (side.number == 0 && lane_id() == 0) {
            store((Left ? side.p.d : side.p.e) + j, w.h.beta);
            store((Left ? side.p.tauq : side.p.taup) + j, w.h.tau);
            store(side.place(j, Side::first_of(j)), from_real<T>(w.h.beta));
        }
        return w;
    }
    /// The other side's reflector of step j is known: its element in this lane's line, and the coefficients
    /// for this side's next step.
    template <class Other>
    LAPILLI_DEVICE void take(const Other& other, int j, const Reflector<T>& h) const {
        const int line = side.line_in(lane_id()), first = Other::first_of(j);
        if (lane_id() >= side.slots || line <= first) return;
        const T vi = narrowed<T>(h.factor * widened(next));
        store(other.place(j, line), other.stored(vi));
        side.elements[2 * lane_id()] = -conj(product);
        side.elements[2 * lane_id() + 1] = -conj(vi);
    }
    /// The product with v or u of step j, and the other side's next vector.
    template <class Other>
    LAPILLI_DEVICE void publish(const Other& other, int j, const BidiagonalResidentReflector<T>& w) {
        if (lane_id() >= side.slots || side.line_in(lane_id()) <= j) return;
        const T sum = Thread::sum_of(space.sums, lane_id()),
                at_first = conj(T(side.matrix[lane_id() * side.stride + Side::first_of(j)]));
        product = w.h.tau * (at_first + narrowed<T>(w.of_sum * widened(sum)));
        next = at_first - product;
        send(other);
    }

  private:
    template <class Other>
    LAPILLI_DEVICE void send(const Other& other) const {
        store(other.vector + side.line_in(lane_id()), next);
        store(other.product + side.line_in(lane_id()), product);
    }

    const Side& side;
    const Space& space;
    T next = T(0),
      product = T(0);  // of the lane's line, in the other side's vector and of this side's product
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
