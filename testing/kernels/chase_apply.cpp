// SPDX-License-Identifier: BSD-3-Clause
// The product with the Q of a chase on tensor cores: against reflectors one at a time, however the work is cut; the packed
// tiles against their definition.

#include "chase/launch.cuh"
#include "emulator/stream.hpp"
#include "kernels/support.hpp"

namespace lapilli::kernel_tests {
namespace {

/// Reflectors with random tau, as a chase would leave them, some of them the identity.
struct Reflectors {
    ChaseShape shape;
    std::vector<index_t> first = {0};
    std::vector<double> v, tau;

    Reflectors(index_t n, index_t b, std::uint64_t seed) : shape{n, b} {
        for (index_t g = 0; g < shape.groups(); ++g) first.push_back(first.back() + shape.group_columns(g));
        v.assign(static_cast<std::size_t>(first.back() * shape.ldv()), 0.0);
        tau.assign(static_cast<std::size_t>(first.back()), 0.0);
        const lapilli::testing::Stream stream(seed);
        for (index_t s = 0; s < shape.sweeps(); ++s) {
            for (index_t t = 0; t < shape.steps(s); ++t) {
                const index_t column = ChaseShape::column(first.data(), s, t);
                double* const x = v.data() + column * shape.ldv();
                double square = 1;
                x[0] = 1;
                for (index_t i = 1; i < shape.length(s, t); ++i) {
                    x[i] = random_scalar<double>(stream, column * shape.ldv() + i);
                    square += x[i] * x[i];
                }
                if ((s + t) % 7 != 3) tau[static_cast<std::size_t>(column)] = 2 / square;
            }
        }
    }

    std::vector<double> packed(std::uint64_t seed) const {
        ChasePack<double> p{};
        p.n = shape.n;
        p.b = shape.b;
        p.v = v.data();
        p.tau = tau.data();
        p.first = first.data();
        std::vector<double> tiles(static_cast<std::size_t>(p.all_elements(first.back())), nan_of<double>());
        p.tiles = tiles.data();
        EXPECT_EQ(p.violation(), nullptr);
        const simt::EmulatedStream stream(simt::limits_like(90, 2), seed);
        EXPECT_EQ(launch::chase_pack<double>(stream, p), launch::success);
        return tiles;
    }

    void apply(Matrix<long double>& z) const {
        for (index_t s = shape.sweeps() - 1; s >= 0; --s) {
            for (index_t t = shape.steps(s) - 1; t >= 0; --t) {
                const index_t column = ChaseShape::column(first.data(), s, t), row = shape.row(s, t);
                const double* const x = v.data() + column * shape.ldv();
                for (index_t j = 0; j < z.cols; ++j) {
                    long double sum = 0;
                    for (index_t i = 0; i < shape.length(s, t); ++i) sum += x[i] * z(row + i, j);
                    sum *= tau[static_cast<std::size_t>(column)];
                    for (index_t i = 0; i < shape.length(s, t); ++i) z(row + i, j) -= x[i] * sum;
                }
            }
        }
    }
};

/// On a boundary of 16 bytes; NaN in the padding.
struct alignas(16) Pair {
    double element[2];
};
struct Target {
    index_t n, cols, ld;
    std::vector<Pair> pairs;

    Target(index_t rows, index_t columns, std::uint64_t seed)
        : n(rows),
          cols(columns),
          ld(round_up(rows, 2) + 2),
          pairs(static_cast<std::size_t>(ld * columns / 2)) {
        const lapilli::testing::Stream stream(seed);
        for (index_t j = 0; j < cols; ++j) {
            for (index_t i = 0; i < ld; ++i)
                (*this)(i, j) = i < n ? random_scalar<double>(stream, i + j * n) : nan_of<double>();
        }
    }
    double* data() { return pairs.front().element; }
    double& operator()(index_t i, index_t j) {
        const index_t at = i + j * ld;
        return pairs[static_cast<std::size_t>(at / 2)].element[at % 2];
    }
    std::vector<double> numbers() {
        std::vector<double> all;
        for (index_t j = 0; j < cols; ++j) {
            for (index_t i = 0; i < n; ++i) all.push_back((*this)(i, j));
        }
        return all;
    }
};

std::vector<double> multiply(const Reflectors& q, const std::vector<double>& tiles, Target z, int blocks,
                             int architecture, std::uint64_t seed) {
    ChaseApply<double> p{};
    p.n = q.shape.n;
    p.b = q.shape.b;
    p.tiles = tiles.data();
    p.first = q.first.data();
    p.z = z.data();
    p.ldz = z.ld;
    p.cols = z.cols;
    std::vector<unsigned> progress(static_cast<std::size_t>(chase_apply_words(p.n, p.b, p.cols)), 0);
    p.progress = progress.data();
    p.patience = 60'000'000'000;
    EXPECT_EQ(p.violation(), nullptr);
    const simt::EmulatedStream stream(simt::limits_like(architecture, blocks), seed);
    EXPECT_EQ(launch::chase_apply<double>(stream, p), launch::success);
    EXPECT_EQ(progress.back(), 0u);
    for (index_t j = 0; j < z.cols; ++j) {
        for (index_t i = z.n; i < z.ld; ++i) EXPECT_TRUE(is_nan(z(i, j))) << "padding";
    }
    return z.numbers();
}

void check(index_t n, index_t b, index_t cols, int blocks) {
    SCOPED_TRACE(::testing::Message() << "n " << n << " b " << b << " cols " << cols << " blocks " << blocks);
    const Reflectors q(n, b, seed_of(n, b));
    const std::vector<double> tiles = q.packed(1);
    Target z(n, cols, seed_of(n, cols));
    Matrix<long double> expected(n, cols, n, 0);
    for (index_t j = 0; j < cols; ++j) {
        for (index_t i = 0; i < n; ++i) expected(i, j) = z(i, j);
    }
    q.apply(expected);
    for (const int architecture : {90, 86}) {
        const std::vector<double> found = multiply(q, tiles, z, blocks, architecture, 3);
        double worst = 0;
        for (std::size_t i = 0; i < found.size(); ++i) {
            const double error = std::abs(static_cast<double>(expected.elements[i] - found[i]));
            worst = std::isnan(error) ? error : std::max(worst, error);
        }
        ASSERT_LE(worst, 100 * eps<double>) << architecture;
    }
}

TEST(ChaseApply, Orders) {
    for (const index_t n : {2, 15, 16, 17, 18, 33, 50}) check(n, 32, 3, 1);
    check(40, 64, 1, 2);
    check(66, 64, 17, 2);
}

/// Several passes and slabs, in blocks that wait for each other.
TEST(ChaseApply, PassesAndSlabs) {
    check(301, 32, 20, 3);
    check(210, 64, 130, 3);
}

TEST(ChaseApply, TheSameBitsInEveryOrder) {
    const Reflectors q(290, 32, 5);
    const std::vector<double> tiles = q.packed(0);
    const Target z(290, 140, 6);
    const std::vector<double> expected = multiply(q, tiles, z, 1, 90, 0);
    EXPECT_TRUE(same_bits(tiles, q.packed(7)));
    for (const int blocks : {3, 5})
        EXPECT_TRUE(same_bits(expected, multiply(q, tiles, z, blocks, 90, seed_of(blocks))));
    EXPECT_TRUE(same_bits(expected, multiply(q, tiles, z, 3, 86, 1)));
}

/// The result means nothing, but every pass ends.
TEST(ChaseApply, EndsWithNaN) {
    Reflectors q(290, 32, 5);
    q.v[5] = nan_of<double>();
    const std::vector<double> found = multiply(q, q.packed(0), Target(290, 2, 1), 2, 90, 0);
    EXPECT_TRUE(is_nan(found[6]));
}

TEST(ChaseApply, TilesAreInTheOrderOfTheLanes) {
    const index_t n = 100, b = 64;
    const Reflectors q(n, b, 11);
    const std::vector<double> tiles = q.packed(0);
    const ChaseTiles shape{n, b};
    std::vector<int> seen(static_cast<std::size_t>(shape.elements()), 0);
    for (index_t m = 0; m < chase_tile; ++m) {
        for (index_t row = 0; row < shape.rows(); ++row) {
            ++seen[static_cast<std::size_t>(ChaseTiles::y_place(m, row))];
            ++seen[static_cast<std::size_t>(shape.v_place(row, m))];
        }
    }
    for (const int count : seen) ASSERT_EQ(count, 1);
    for (index_t group = 0; group < shape.groups(); ++group) {
        for (index_t t = 0; shape.members(group, t) > 0; ++t) {
            const index_t column = ChaseTiles::column(q.first.data(), group, t),
                          members = shape.members(group, t);
            const double* const tile = tiles.data() + shape.place(column);
            for (index_t m = 0; m < chase_tile; ++m) {
                for (index_t row = 0; row < shape.rows(); ++row) {
                    const index_t i = row - 1 - m;
                    const bool there = m < members && i >= 0 && i < b;
                    ASSERT_EQ(tile[shape.v_place(row, m)],
                              there ? q.v[static_cast<std::size_t>((column + m) * q.shape.ldv() + i)] : 0.0);
                }
            }
            // The last reflector's row of Y.
            for (index_t row = 0; row < shape.rows(); ++row) {
                const index_t m = members - 1;
                ASSERT_EQ(tile[ChaseTiles::y_place(m, row)],
                          -q.tau[static_cast<std::size_t>(column + m)] * tile[shape.v_place(row, m)]);
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
