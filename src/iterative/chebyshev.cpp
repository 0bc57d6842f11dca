// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/chebyshev.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "iterative/small_matrix.hpp"

namespace lapilli {
namespace {

/// The iteration; r is x before and the residual after it. `steps` has what it does to blocks: add(alpha, A,
/// beta, B) is B := alpha A + beta B, multiply(A, B) is B := A A.
template <class R, class Block, class Steps>
void iterate(int degree, R low, R high, R factor, const Block& y, const Block& r, const Block& d,
             const Block& ad, Steps& steps) {
    const R center = (high + low) / 2, half = (high - low) / 2, sigma = center / half;
    R rho = 1 / sigma;
    steps.add(R(1) / center, r, R(0), d);
    steps.add(factor, d, R(0), y);
    for (int step = 1; step < degree; ++step) {
        steps.multiply(d, ad);
        steps.add(R(-1), ad, R(1), r);
        const R next = 1 / (2 * sigma - rho);
        steps.add(2 * next / half, r, next * rho, d);
        steps.add(factor, d, R(1), y);
        rho = next;
    }
}

template <class T>
struct HostSteps {
    Context& context;
    LinearOperator<T>& a;

    void add(real_t<T> alpha, HostView<T> from, real_t<T> beta, HostView<T> to) {
        for (index_t j = 0; j < to.cols; ++j) {
            for (index_t i = 0; i < to.rows; ++i) {
                const T x = from(i, j) * alpha;
                to(i, j) = beta == real_t<T>(0) ? x : x + to(i, j) * beta;
            }
        }
    }
    void multiply(HostView<T> from, HostView<T> to) { a.apply(context, real_t<T>(1), from, to); }
};

template <class T>
struct DeviceSteps {
    Context& context;
    PlacedOperator<T>& a;

    void add(real_t<T> alpha, const Partitioned<T>& from, real_t<T> beta, const Partitioned<T>& to) {
        for (std::size_t d = 0; d < to.size(); ++d)
            submit(context.queue(static_cast<int>(d)), AddArgs<T>{alpha, from[d], beta, to[d]});
    }
    void multiply(const Partitioned<T>& from, const Partitioned<T>& to) {
        a.apply(context, real_t<T>(1), readable(from), to);
    }
};

template <class T>
class PlacedChebyshev final : public PlacedOperator<T> {
  public:
    PlacedChebyshev(Arena& arena, const Partition& partition, index_t k, LinearOperator<T>& a, int degree,
                    real_t<T> low, real_t<T> high)
        : degree_(degree), low_(low), high_(high), a_(a.place(arena, partition, k)) {
        for (Partitioned<T>& block : blocks_) block = partitioned_block<T>(arena, partition, k);
    }

    void apply(Context& context, real_t<T> factor, const Partitioned<const T>& x,
               const Partitioned<T>& y) override {
        const auto first = [&](const Partitioned<T>& block) {
            Partitioned<T> some = block;
            for (std::size_t d = 0; d < some.size(); ++d) some[d].rows = y[d].rows;
            return some;
        };
        const Partitioned<T> r = first(blocks_[0]);
        for (std::size_t d = 0; d < r.size(); ++d)
            copy(context.queue(static_cast<int>(d)), Part::all, x[d], r[d]);
        DeviceSteps<T> steps{context, *a_};
        iterate(degree_, low_, high_, factor, y, r, first(blocks_[1]), first(blocks_[2]), steps);
    }

  private:
    int degree_;
    real_t<T> low_, high_;
    std::unique_ptr<PlacedOperator<T>> a_;
    Partitioned<T> blocks_[3];
};

}  // namespace

template <class T>
void ChebyshevOperator<T>::apply(Context& context, Real factor, HostView<const T> x, HostView<T> y) {
    SmallMatrix<T> r(x.rows, x.cols), d(x.rows, x.cols), ad(x.rows, x.cols);
    r.put(0, 0, x);
    HostSteps<T> steps{context, a_};
    iterate(degree_, low_, high_, factor, y, r.view(), d.view(), ad.view(), steps);
}

template <class T>
std::unique_ptr<PlacedOperator<T>> ChebyshevOperator<T>::place(Arena& arena, const Partition& partition,
                                                               index_t k) {
    return std::make_unique<PlacedChebyshev<T>>(arena, partition, k, a_, degree_, low_, high_);
}

#define LAPILLI_INSTANTIATE(T) template class ChebyshevOperator<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
