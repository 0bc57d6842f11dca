// SPDX-License-Identifier: BSD-3-Clause
// Reflectors of both kernels of the tridiagonal reduction over the whole range of exponents, against LAPACK's
// LARFG.
#include "emulator/stream.hpp"
#include "kernels/team_reduction.hpp"
#include "support/reflector_range.hpp"
#include "tridiagonal/resident/launch.cuh"

namespace lapilli::kernel_tests {
namespace {

template <class T>
struct LapackScalarOf {
    using type = T;
};
template <class R>
struct LapackScalarOf<arch::Complex<R>> {
    using type = std::complex<R>;
};
template <class T>
using LapackScalar = typename LapackScalarOf<T>::type;

template <class T>
LapackScalar<T> of_lapack(T x) {
    if constexpr (is_complex<T>) {
        return {x.re, x.im};
    } else {
        return x;
    }
}

template <class T>
class ReflectorRange : public ::testing::Test {
  protected:
    using S = LapackScalar<T>;
    using Columns = std::vector<lapilli::testing::ReflectorColumn<S>>;
    static constexpr int Warps = 2;

    /// Calls f(columns) for groups of columns that go into one matrix.
    template <class F>
    void for_each_group(F f) {
        constexpr std::size_t most = 24;
        const Columns all = lapilli::testing::reflector_columns<S>();
        for (std::size_t begin = 0; begin < all.size(); begin += most) {
            const std::size_t end = std::min(begin + most, all.size());
            f(Columns(all.begin() + static_cast<std::ptrdiff_t>(begin),
                      all.begin() + static_cast<std::ptrdiff_t>(end)));
        }
    }

    static Matrix<T> matrix_of(const Columns& columns) {
        const index_t n = lapilli::testing::reflector_matrix_order(columns.size());
        Matrix<T> a(n, n, n, nan_of<T>());
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j; i < n; ++i) {
                const S element = lapilli::testing::reflector_matrix(columns, i, j);
                a(i, j) = make<T>(std::real(element), std::imag(element));
            }
        }
        return a;
    }

    /// e and tau of the reduction, and element (i, j) of its reflectors.
    template <class E, class Tau, class V>
    static void expect_all(const Columns& columns, const E& e, const Tau& tau, V v) {
        for (std::size_t k = 0; k < columns.size(); ++k) {
            const auto c = static_cast<index_t>(4 * k);
            lapilli::testing::expect_reflector<S>(
                columns[k],
                {e[4 * k], of_lapack<T>(tau[4 * k]), {of_lapack<T>(v(c + 2, c)), of_lapack<T>(v(c + 3, c))}});
        }
    }

    void resident(const Columns& columns, int blocks) {
        using R = real_t<T>;
        Matrix<T> a = matrix_of(columns);
        const index_t n = a.rows;
        std::vector<R> d(static_cast<std::size_t>(n)), e(static_cast<std::size_t>(n));
        std::vector<T> tau(static_cast<std::size_t>(n));
        std::vector<arch::Complex<double>> work(static_cast<std::size_t>(resident_work(n)));
        alignas(128) std::array<std::byte, static_cast<std::size_t>(barrier_bytes)> barrier{};
        const TridiagonalResident<T, R> problem{n,
                                                a.data(),
                                                n,
                                                d.data(),
                                                e.data(),
                                                tau.data(),
                                                reinterpret_cast<T*>(work.data()),
                                                barrier.data()};
        const simt::EmulatedStream stream(simt::limits_like(90, blocks), 1);
        ASSERT_EQ((launch::resident_by<Warps, T>(stream, problem)), launch::success);
        expect_all(columns, e, tau, a);
    }

    static void panels(const Columns& columns, int team) {
        TeamReduction<T> reduction(matrix_of(columns),
                                   {.n = lapilli::testing::reflector_matrix_order(columns.size()),
                                    .nb = 32,
                                    .team = team,
                                    .blocks = 2});
        reduction.run([](const auto&, const auto&) {});
        const auto& device = reduction.device(team - 1);
        expect_all(columns, device.e, device.tau, reduction.reflectors());
    }
};
TYPED_TEST_SUITE(ReflectorRange, Scalars, ScalarNames);

TYPED_TEST(ReflectorRange, Resident) {
    this->for_each_group([&](const auto& columns) { this->resident(columns, 8); });
}

TYPED_TEST(ReflectorRange, Panels) {
    this->for_each_group([&](const auto& columns) { this->panels(columns, 1); });
}

/// One group is enough: devices share no more than the product with v.
TYPED_TEST(ReflectorRange, PanelsOfATeam) {
    auto all = lapilli::testing::reflector_columns<typename TestFixture::S>();
    all.erase(all.begin(), all.end() - 20);
    this->panels(all, 2);
}

}  // namespace
}  // namespace lapilli::kernel_tests
