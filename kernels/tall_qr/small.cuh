// SPDX-License-Identifier: BSD-3-Clause
// The small factorizations of a tall matrix's QR, each by one block: R of its Gram matrix, and the reflectors
// of the first rows of Q.
#pragma once

#include "arch/warp_sum.cuh"
#include "panel_qr/eliminate.cuh"
#include "tall_qr/rows.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct TallCholeskyProblem {
    using S = wide_t<T>;
    int width;
    const S* gram;
    std::int64_t ldg;
    S* r;
    std::int64_t ldr;
    S* factor;
    int* way;
};

template <class T>
struct TallReflectorsProblem {
    using S = wide_t<T>;
    int width;
    const S* q;
    std::int64_t ldq;
    const S* gram;
    std::int64_t ldg;
    const S* r;
    std::int64_t ldr;
    T* a;
    std::int64_t lda;
    T* tau;
    S* factor;
    int* way;
};

/// The shared memory of both kernels: that of Elimination, then sums over the warps, then the reciprocals of
/// the columns' lengths.
template <class T, int Limit>
class TallSmall {
  protected:
    using S = wide_t<T>;
    using Room = EliminationRoom<Limit, sizeof(S)>;
    using Part = SquarePart<S, Limit>;
    static constexpr int kWarps = panel_qr_threads / 32, kSide = TallQrFactor::side;

  public:
    static constexpr std::size_t sums_at = Room::bytes, lengths_at = sums_at + kWarps * sizeof(double);
    static constexpr std::size_t bytes = lengths_at + Limit * sizeof(double);

  protected:
    LAPILLI_DEVICE explicit TallSmall(int width_of_all)
        : width(width_of_all),
          small(width_of_all),
          sums(shared<double>(sums_at, kWarps)),
          over_length(shared<double>(lengths_at, Limit)) {}

    /// A sum over the block, the same in all threads.
    LAPILLI_DEVICE double sum_over_block(double x) const {
        x = warp_sum(x);
        if (lane_id() == 0) sums[warp_id()] = x;
        sync();
        double sum = 0;
        LAPILLI_UNROLL
        for (int w = 0; w < kWarps; ++w) {
            const double part = sums[w];
            sum += part;
        }
        return sum;
    }
    /// Element (i, k) of the factor in shared memory, and of the identity behind its columns.
    LAPILLI_DEVICE S factor_element(int i, int k) const {
        if (i > k) return S(0);
        return k < width ? small.factor(i, k) : S(i == k);
    }
    /// The factor for tall_divide: element(i, k) of it, and the inverses of its squares from what has been
    /// stored.
    template <class F>
    LAPILLI_DEVICE void pack(S* to, F element) const {
        for (int k = warp_id(); k < Limit; k += kWarps) {
            for (int i = lane_id(); i < (k / kSide + 1) * kSide; i += 32)
                store(to + TallQrFactor::at(i, k), element(i, k));
        }
        sync();
        if (thread_id() < Limit) invert_column(to, thread_id() / kSide, thread_id() % kSide);
    }

    const int width;
    const Elimination<T, Limit> small;
    const Shared<double> sums, over_length;

  private:
    /// Column k of the inverse of a square on the diagonal.
    LAPILLI_DEVICE static void invert_column(S* to, int which, int k) {
        const S* const from = to + TallQrFactor::square_at(which, which);
        S x[kSide];
        LAPILLI_UNROLL
        for (int i = kSide - 1; i >= 0; --i) {
            x[i] = S(i == k);
            LAPILLI_UNROLL
            for (int j = i + 1; j < kSide; ++j) x[i] = fma(-load(from + i + j * kSide), x[j], x[i]);
            x[i] = x[i] * reciprocal(load(from + i + i * kSide));
        }
        S* const inverse =
            to + TallQrFactor::inverses_at(tall_qr_limit<T>) + which * TallQrFactor::square + k * kSide;
        LAPILLI_UNROLL
        for (int i = 0; i < kSide; ++i) store(inverse + i, i <= k ? x[i] : S(0));
    }
};

template <class T, int Limit>
class TallCholesky : public TallSmall<T, Limit> {
    using Base = TallSmall<T, Limit>;
    using Base::over_length;
    using Base::small;
    using Base::width;
    using typename Base::Part;
    using typename Base::S;
    /// Where columns of length 1 have a Gram matrix nearer to I than that, the condition number's square is
    /// below 3, and A R^-1 is as near to orthogonal as another Gram matrix would show.
    static constexpr double kNear = 0.5;

  public:
    LAPILLI_DEVICE explicit TallCholesky(const TallCholeskyProblem<T>& problem)
        : Base(problem.width), p(problem) {}

    LAPILLI_DEVICE void run() {
        small.clear();
        Part g;
        g.fill(width, [&](int i, int k) { return load(p.gram + i + k * p.ldg); });
        g.each([&](int i, int k, S x) {
            if (i == k) over_length[i] = rsqrt(real(x));
        });
        sync();
        double distance = 0;
        g.each([&](int i, int k, S x) {
            if (i == k || max(i, k) >= width) return;
            const double of_row = over_length[i], of_column = over_length[k];
            distance += abs2(of_row * of_column * x);
        });
        distance = this->sum_over_block(distance);
        const bool positive = small.cholesky(g);
        sync();
        if (thread_id() == 0) {
            const TallQrWay way = !positive                   ? TallQrWay::none
                                  : distance <= kNear * kNear ? TallQrWay::once
                                                              : TallQrWay::twice;
            store(p.way, static_cast<int>(way));
        }
        if (!positive) return;
        this->pack(p.factor, [&](int i, int k) { return this->factor_element(i, k); });
        for (int k = warp_id(); k < width; k += Base::kWarps) {
            for (int i = lane_id(); i < width; i += 32)
                store(p.r + i + k * p.ldr, this->factor_element(i, k));
        }
    }

  private:
    const TallCholeskyProblem<T>& p;
};

template <class T, int Limit>
class TallReflectors : public TallSmall<T, Limit> {
    using Base = TallSmall<T, Limit>;
    using Base::small;
    using Base::width;
    using typename Base::Part;
    using typename Base::S;
    /// The second Gram matrix may differ from I by that much in an element, which bounds |G - I| by 1/4.
    static constexpr double kNearly = 0.25 / Limit;

  public:
    LAPILLI_DEVICE explicit TallReflectors(const TallReflectorsProblem<T>& problem)
        : Base(problem.width), p(problem) {}

    LAPILLI_DEVICE void run() {
        const auto way = static_cast<TallQrWay>(load(p.way));
        if (way == TallQrWay::none) return;
        const bool twice = way == TallQrWay::twice;
        small.clear();
        sync();
        Part g;
        if (twice) {
            g.fill(width, [&](int i, int k) { return load(p.gram + i + k * p.ldg); });
            if (sync_or(far_from_identity(g)) != 0) {
                if (thread_id() == 0) store(p.way, static_cast<int>(TallQrWay::none));
                return;
            }
            small.cholesky_near_identity(g);
        } else {
            small.set_identity();
        }
        sync();
        const double unit = thread_id() < width ? real(small.factor(thread_id(), thread_id())) : 1.0;
        // R but for its signs.
        if (twice) each_of_r([&](int i, int k) { return narrowed<T>(by_r(i, k)); });
        g.fill(width, [&](int i, int k) { return load(p.q + i + k * p.ldq); });
        small.reflectors(g, [&](int i, int j, S l) { store(p.a + i + j * p.lda, narrowed<T>(l)); });
        sync();
        each_of_r([&](int i, int k) {
            const S before = twice ? widened(load(p.a + i + k * p.lda)) : load(p.r + i + k * p.ldr);
            const S r = small.sign(i) * before;
            return narrowed<T>(i == k ? S(real(r)) : r);
        });
        if (const int j = thread_id(); j < width)
            store(p.tau + j, narrowed<T>((-small.sign(j) / unit) * small.factor(j, j)));
        this->pack(p.factor, [&](int i, int k) {
            return twice || i > k || k >= width ? this->factor_element(i, k) : by_r(i, k);
        });
    }

  private:
    LAPILLI_DEVICE bool far_from_identity(Part& g) const {
        bool far = false;
        g.each([&](int i, int k, S x) {
            if (max(i, k) < width) far |= !(abs2(x - S(i == k)) <= kNearly * kNearly);
        });
        return far;
    }
    /// f(i, k) becomes an element of R; a thread has always the same ones, those of a column at once.
    template <class F>
    LAPILLI_DEVICE void each_of_r(F f) const {
        for (int k = warp_id(); k < width; k += Base::kWarps) {
            T x[Limit / 32];
            LAPILLI_UNROLL
            for (int q = 0; q < Limit / 32; ++q) {
                const int i = lane_id() + 32 * q;
                x[q] = i <= k ? f(i, k) : T(0);
            }
            LAPILLI_UNROLL
            for (int q = 0; q < Limit / 32; ++q) {
                const int i = lane_id() + 32 * q;
                if (i <= k) store(p.a + i + k * p.lda, x[q]);
            }
        }
    }
    /// An element of the factor in shared memory times the R of the first Gram matrix.
    LAPILLI_DEVICE S by_r(int i, int k) const {
        const S* const column = p.r + k * p.ldr;
        S sum(0);
        LAPILLI_UNROLL_BY(8)
        for (int j = i; j <= k; ++j) sum = fma(small.factor(i, j), load(column + j), sum);
        return sum;
    }

    const TallReflectorsProblem<T>& p;
};

template <int Limit, class T>
__global__ void __launch_bounds__(panel_qr_threads, 1)
    tall_cholesky(const __grid_constant__ TallCholeskyProblem<T> problem) {
    TallCholesky<T, Limit>(problem).run();
}
template <int Limit, class T>
__global__ void __launch_bounds__(panel_qr_threads, 1)
    tall_reflectors(const __grid_constant__ TallReflectorsProblem<T> problem) {
    TallReflectors<T, Limit>(problem).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
