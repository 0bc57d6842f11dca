// SPDX-License-Identifier: BSD-3-Clause
// The product with the Q of a chase on tensor cores: against reflectors one at a time, however the work is
// cut; the packed tiles against their definition.

#include "chase/factors.hpp"
#include "chase/tiles.hpp"
#include "emulator/run.hpp"
#include "kernels/every_lane_arrives.hpp"
#include "kernels/support.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_CHASE_FACTORS_OPERATIONS)
LAPILLI_EMULATED_RUNS(LAPILLI_CHASE_TILES_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

using arch::abs2;
using arch::imag;
using arch::real;

template <class T>
using Tiles = std::vector<chase_tile_scalar<T>>;
template <class T>
class ChaseApplyTest : public ::testing::Test {};
TYPED_TEST_SUITE(ChaseApplyTest, Scalars, ScalarNames);
/// The order in which blocks work, which has nothing to do with the precision.
template <class T>
class ChaseApplyOrderTest : public ::testing::Test {};
using ScalarsOfOrders =
    std::conditional_t<lapilli::testing::sanitized, ::testing::Types<arch::Complex<double>>,
                       ::testing::Types<double, arch::Complex<double>>>;
TYPED_TEST_SUITE(ChaseApplyOrderTest, ScalarsOfOrders, ScalarNames);

/// Reflectors with random tau, as a chase would leave them, some of them the identity.
template <class T>
struct Reflectors {
    ChaseShape shape;
    std::vector<index_t> first = {0};
    std::vector<T> v, tau;

    Reflectors(index_t n, index_t b, std::uint64_t seed) : shape{n, b} {
        for (index_t g = 0; g < shape.groups(); ++g) first.push_back(first.back() + shape.group_columns(g));
        v.assign(static_cast<std::size_t>(first.back() * shape.ldv()), T(0));
        tau.assign(static_cast<std::size_t>(first.back()), T(0));
        const lapilli::testing::Stream stream(seed);
        for (index_t s = 0; s < shape.sweeps(); ++s) {
            for (index_t t = 0; t < shape.steps(s); ++t) {
                const index_t column = ChaseShape::column(first.data(), s, t);
                T* const x = v.data() + column * shape.ldv();
                double square = 1;
                x[0] = T(1);
                for (index_t i = 1; i < shape.length(s, t); ++i) {
                    x[i] = random_scalar<T>(stream, column * shape.ldv() + i);
                    square += abs2(x[i]);
                }
                if ((s + t) % 7 != 3) tau[static_cast<std::size_t>(column)] = T(2 / square);
            }
        }
    }

    Tiles<T> packed(std::uint64_t seed) const {
        ChasePackArgs<T> p{};
        p.n = shape.n;
        p.b = shape.b;
        p.v = v.data();
        p.tau = tau.data();
        p.first = first.data();
        Tiles<T> tiles(static_cast<std::size_t>(p.all_elements(first.back())),
                       nan_of<chase_tile_scalar<T>>());
        p.tiles = tiles.data();
        EXPECT_EQ(p.violation(), nullptr);
        const simt::EmulatedStream stream(simt::limits_like(90, 2), seed);
        EXPECT_EQ(launch::run(stream, p), launch::success);
        return tiles;
    }

    void apply(Matrix<Wide<T>>& z) const {
        for (index_t s = shape.sweeps() - 1; s >= 0; --s) {
            for (index_t t = shape.steps(s) - 1; t >= 0; --t) {
                const index_t column = ChaseShape::column(first.data(), s, t), row = shape.row(s, t);
                const T* const x = v.data() + column * shape.ldv();
                for (index_t j = 0; j < z.cols; ++j) {
                    Wide<T> sum = 0;
                    for (index_t i = 0; i < shape.length(s, t); ++i)
                        sum += conjugate(widen(x[i])) * z(row + i, j);
                    sum *= widen(tau[static_cast<std::size_t>(column)]);
                    for (index_t i = 0; i < shape.length(s, t); ++i) z(row + i, j) -= widen(x[i]) * sum;
                }
            }
        }
    }
};

/// On a boundary of 16 bytes; NaN in the padding.
template <class T>
struct Target {
    static constexpr index_t of_pack = 16 / sizeof(T);
    struct alignas(16) Pack {
        T element[of_pack];
    };
    index_t n, cols, ld;
    std::vector<Pack> packs;

    Target(index_t rows, index_t columns, std::uint64_t seed)
        : n(rows),
          cols(columns),
          ld(round_up(rows, 4) + 4),
          packs(static_cast<std::size_t>(ld * columns / of_pack)) {
        const lapilli::testing::Stream stream(seed);
        for (index_t j = 0; j < cols; ++j) {
            for (index_t i = 0; i < ld; ++i)
                (*this)(i, j) = i < n ? random_scalar<T>(stream, i + j * n) : nan_of<T>();
        }
    }
    T* data() { return packs.front().element; }
    T& operator()(index_t i, index_t j) {
        const index_t at = i + j * ld;
        return packs[static_cast<std::size_t>(at / of_pack)].element[at % of_pack];
    }
    std::vector<T> numbers() {
        std::vector<T> all;
        for (index_t j = 0; j < cols; ++j) {
            for (index_t i = 0; i < n; ++i) all.push_back((*this)(i, j));
        }
        return all;
    }
};

template <class T>
std::vector<T> multiply(const Reflectors<T>& q, const Tiles<T>& tiles, Target<T> z, int blocks,
                        int architecture, std::uint64_t seed) {
    ChaseApplyArgs<T> p{};
    p.n = q.shape.n;
    p.b = q.shape.b;
    p.tiles = tiles.data();
    p.first = q.first.data();
    p.z = z.data();
    p.ldz = z.ld;
    p.cols = z.cols;
    std::vector<unsigned> progress(static_cast<std::size_t>(chase_apply_words<T>(p.n, p.b, p.cols)), 0);
    p.progress = progress.data();
    p.patience = 60'000'000'000;
    EXPECT_EQ(p.violation(), nullptr);
    const simt::EmulatedStream stream(simt::limits_like(architecture, blocks), seed);
    EXPECT_EQ(launch::run(stream, p), launch::success);
    EXPECT_EQ(progress.back(), 0u);
    for (index_t j = 0; j < z.cols; ++j) {
        for (index_t i = z.n; i < z.ld; ++i) EXPECT_TRUE(is_nan(z(i, j))) << "padding";
    }
    return z.numbers();
}

template <class T>
void check(index_t n, index_t b, index_t cols, int blocks) {
    SCOPED_TRACE(::testing::Message() << "n " << n << " b " << b << " cols " << cols << " blocks " << blocks);
    const Reflectors<T> q(n, b, seed_of(n, b));
    const Tiles<T> tiles = q.packed(1);
    Target<T> z(n, cols, seed_of(n, cols));
    Matrix<Wide<T>> expected(n, cols, n, 0);
    for (index_t j = 0; j < cols; ++j) {
        for (index_t i = 0; i < n; ++i) expected(i, j) = widen(z(i, j));
    }
    q.apply(expected);
    for (const int architecture : {90, 86}) {
        const std::vector<T> found = multiply(q, tiles, z, blocks, architecture, 3);
        double worst = 0;
        for (std::size_t i = 0; i < found.size(); ++i) {
            const auto error = static_cast<double>(std::abs(expected.elements[i] - widen(found[i])));
            worst = std::isnan(error) ? error : std::max(worst, error);
        }
        ASSERT_LE(worst, 100 * eps<T>) << architecture;
    }
}

TYPED_TEST(ChaseApplyTest, Orders) {
    for (const index_t n : {2, 15, 16, 17, 18, 33, 50}) check<TypeParam>(n, 32, 3, 1);
    check<TypeParam>(40, 64, 1, 2);
    check<TypeParam>(66, 64, 17, 2);
}

/// Several passes and slabs, in blocks that wait for each other.
TYPED_TEST(ChaseApplyTest, PassesAndSlabs) {
    constexpr index_t more = is_complex<TypeParam> ? 66 : 130;
    check<TypeParam>(301, 32, 20, 3);
    check<TypeParam>(210, 64, more, 3);
}

TYPED_TEST(ChaseApplyOrderTest, TheSameBitsInEveryOrder) {
    using T = TypeParam;
    // Two slabs, and three passes. Under a sanitizer two, the second one not whole: that is both kinds, the
    // one that waits for none and the one that waits for another, and four tasks are enough for three blocks
    // to go around.
    const index_t n = lapilli::testing::sanitized ? 160 : 290, cols = is_complex<T> ? 70 : 140;
    const Reflectors<T> q(n, 32, 5);
    const Tiles<T> tiles = q.packed(0);
    const Target<T> z(n, cols, 6);
    const std::vector<T> expected = multiply(q, tiles, z, 1, 90, 0);
    EXPECT_TRUE(same_bits(tiles, q.packed(7)));
    for (const int blocks : {3, 5})
        EXPECT_TRUE(same_bits(expected, multiply(q, tiles, z, blocks, 90, seed_of(blocks))));
    EXPECT_TRUE(same_bits(expected, multiply(q, tiles, z, 3, 86, 1)));
    const EveryLaneArrives scope;
    EXPECT_TRUE(same_bits(expected, multiply(q, tiles, z, 3, 90, 4)));
}

/// The result means nothing, but every pass ends.
TYPED_TEST(ChaseApplyTest, EndsWithNaN) {
    using T = TypeParam;
    Reflectors<T> q(290, 32, 5);
    q.v[5] = nan_of<T>();
    const std::vector<T> found = multiply(q, q.packed(0), Target<T>(290, 2, 1), 2, 90, 0);
    EXPECT_TRUE(is_nan(found[6]));
}

TYPED_TEST(ChaseApplyTest, TilesAreInTheOrderOfTheLanes) {
    using T = TypeParam;
    constexpr int parts = chase_parts<T>;
    const index_t n = 100, b = 64;
    const Reflectors<T> q(n, b, 11);
    const Tiles<T> tiles = q.packed(0);
    const ChaseTiles shape{n, b};
    std::vector<int> seen(static_cast<std::size_t>(shape.elements() * parts), 0);
    for (index_t m = 0; m < chase_tile; ++m) {
        for (index_t row = 0; row < shape.rows(); ++row) {
            for (int part = 0; part < parts; ++part) {
                ++seen[static_cast<std::size_t>(ChaseTiles::y_place(m, row, parts, part))];
                ++seen[static_cast<std::size_t>(shape.v_place(row, m, parts, part))];
            }
        }
    }
    for (const int count : seen) ASSERT_EQ(count, 1);
    for (index_t group = 0; group < shape.groups(); ++group) {
        for (index_t t = 0; shape.members(group, t) > 0; ++t) {
            const index_t column = ChaseTiles::column(q.first.data(), group, t),
                          members = shape.members(group, t);
            const double* const tile = reinterpret_cast<const double*>(tiles.data() + shape.place(column));
            const auto v_at = [&](index_t row, index_t m) {
                const double* const parts_of = tile + shape.v_place(row, m, parts, 0);
                return make<chase_tile_scalar<T>>(parts_of[0],
                                                  parts == 2 ? tile[shape.v_place(row, m, parts, 1)] : 0);
            };
            for (index_t m = 0; m < chase_tile; ++m) {
                for (index_t row = 0; row < shape.rows(); ++row) {
                    const index_t i = row - 1 - m;
                    const bool there = m < members && i >= 0 && i < b;
                    const T v =
                        there ? q.v[static_cast<std::size_t>((column + m) * q.shape.ldv() + i)] : T(0);
                    ASSERT_EQ(real(v_at(row, m)), real(v));
                    ASSERT_EQ(imag(v_at(row, m)), imag(v));
                }
            }
            // The last reflector's row of Y.
            for (index_t row = 0; row < shape.rows(); ++row) {
                const index_t m = members - 1;
                const double tau = real(q.tau[static_cast<std::size_t>(column + m)]);
                ASSERT_EQ(tile[ChaseTiles::y_place(m, row, parts, 0)], -tau * real(v_at(row, m)));
                if (parts == 2) {
                    ASSERT_EQ(tile[ChaseTiles::y_place(m, row, parts, 1)], tau * imag(v_at(row, m)));
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
