// SPDX-License-Identifier: BSD-3-Clause
// Sparse products with bricks against sums in higher precision: shapes, numbers of vectors, halos, what is
// not aligned, little shared memory; infinities and NaN in X; the same bits whatever the bricks are.
#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "sparse/bricks_args.hpp"
#include "sparse/bricks_pack.hpp"
#include "support/orders.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_BRICKS_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

using Pattern = std::vector<std::vector<std::int32_t>>;

/// Points of a box with `unknowns` unknowns each, coupled with their 26 neighbours.
Pattern grid(std::int32_t nx, std::int32_t ny, std::int32_t nz, std::int32_t unknowns) {
    Pattern rows;
    for (std::int32_t i = 0; i < nx * ny * nz * unknowns; ++i) {
        const std::int32_t point = i / unknowns, x = point % nx, y = point / nx % ny, z = point / nx / ny;
        std::vector<std::int32_t>& row = rows.emplace_back();
        for (std::int32_t other = 0; other < nx * ny * nz; ++other) {
            const bool near = std::abs(other % nx - x) <= 1 && std::abs(other / nx % ny - y) <= 1 &&
                              std::abs(other / nx / ny - z) <= 1;
            for (std::int32_t c = 0; near && c < unknowns; ++c) row.push_back(other * unknowns + c);
        }
    }
    return rows;
}

/// Rows of all lengths up to 40, some of them empty, and every row twice, some rows apart.
Pattern irregular(std::int32_t rows, std::int32_t cols) {
    const lapilli::testing::Stream stream(5);
    Pattern pattern(static_cast<std::size_t>(rows));
    for (std::int32_t i = 0; i < rows; ++i) {
        const std::int32_t like = i % 40, length = like % 7 == 3 ? 0 : like;
        for (std::int32_t j = 0; j < cols; ++j) {
            if (static_cast<std::int32_t>(stream.bits(static_cast<std::uint64_t>(like * cols + j)) %
                                          static_cast<std::uint64_t>(cols)) < length)
                pattern[static_cast<std::size_t>(i)].push_back(j);
        }
    }
    return pattern;
}

/// As a device has them that has rows [first, first + own) of X.
DistributedRows distributed(const Pattern& pattern, std::int32_t first, std::int32_t own) {
    DistributedRows rows;
    rows.rows = static_cast<index_t>(pattern.size());
    rows.first_row = rows.first_col = first;
    rows.own = own;
    rows.pointers = {0};
    const auto is_own = [&](std::int32_t column) { return column >= first && column < first + own; };
    for (const auto& row : pattern) {
        for (const std::int32_t column : row) {
            if (!is_own(column)) rows.halo.push_back(column);
        }
    }
    std::sort(rows.halo.begin(), rows.halo.end());
    rows.halo.erase(std::unique(rows.halo.begin(), rows.halo.end()), rows.halo.end());
    for (const auto& row : pattern) {
        for (const std::int32_t column : row) {
            const auto place =
                std::lower_bound(rows.halo.begin(), rows.halo.end(), column) - rows.halo.begin();
            rows.columns.push_back(is_own(column) ? column - first : own + static_cast<std::int32_t>(place));
        }
        rows.pointers.push_back(rows.entries());
    }
    return rows;
}

struct Call {
    index_t k, ldx = 0, ldy = 0;  ///< leading dimensions beyond k
    index_t offset = 0;           ///< of X and Y from a multiple of 16 bytes
    double alpha = 0.75, beta = -1.25;
    std::uint64_t seed = 0;
    int architecture = 90;
};
std::ostream& operator<<(std::ostream& out, const Call& c) {
    return out << "k " << c.k << " ld + " << c.ldx << ' ' << c.ldy << " offset " << c.offset << " alpha "
               << c.alpha << " beta " << c.beta << " seed " << c.seed << " architecture " << c.architecture;
}

class Bricks : public ::testing::Test {
  protected:
    Bricks(const DistributedRows& distributed_rows, const BrickLimits& limits)
        : rows(distributed_rows),
          values(random_vector<double>(rows.entries(), 7)),
          pack(rows, rows_in_bricks(rows, limits), 1),
          records(pack.records(values.data(), 1)) {}
    Bricks() : Bricks(distributed(grid(5, 4, 3, 3), 0, 180), {120, 512}) {}

    /// The product with random vectors, after spoil(vectors of X) has changed some.
    template <class Spoil>
    std::vector<double> product(const Call& c, Spoil spoil) {
        x = random_matrix<double>(c.k, rows.own, c.k + c.ldx, 2);
        halo = random_matrix<double>(c.k, static_cast<index_t>(rows.halo.size()), c.k + c.ldx, 3);
        y = random_matrix<double>(c.k, rows.rows, c.k + c.ldy, 4);
        spoil(x, halo);
        std::vector<double> x_memory(static_cast<std::size_t>(c.offset), 0), y_memory(x_memory);
        x_memory.insert(x_memory.end(), x.elements.begin(), x.elements.end());
        y_memory.insert(y_memory.end(), y.elements.begin(), y.elements.end());
        if (c.beta == 0) {
            for (index_t i = 0; i < y.cols; ++i)
                for (index_t v = 0; v < c.k; ++v)
                    y_memory[static_cast<std::size_t>(c.offset + v + i * y.ld)] = std::nan("");
        }
        if (c.alpha == 0) std::fill(x_memory.begin(), x_memory.end(), std::nan(""));
        const simt::EmulatedStream stream(simt::limits_like(c.architecture, 4), c.seed);
        const SparseBricksArgs<double> args{rows.rows,
                                            pack.bricks(),
                                            static_cast<index_t>(pack.groups.size()),
                                            static_cast<index_t>(pack.columns.size()),
                                            pack.packs,
                                            pack.most_columns,
                                            pack.lists.data(),
                                            pack.columns.data(),
                                            pack.bounds().data(),
                                            pack.groups.data(),
                                            pack.group_rows().data(),
                                            records.data(),
                                            {c.alpha,
                                             c.beta,
                                             false,
                                             {x_memory.data() + c.offset, x.rows, x.cols, x.ld},
                                             view(std::as_const(halo)),
                                             {y_memory.data() + c.offset, y.rows, y.cols, y.ld}}};
        EXPECT_EQ(args.violation(), nullptr);
        EXPECT_EQ(launch::run(stream, args), launch::success);
        return {y_memory.begin() + c.offset, y_memory.end()};
    }
    std::vector<double> product(const Call& c) {
        return product(c, [](auto&, auto&) {});
    }
    double of_x(index_t v, std::int32_t column) const {
        return column < rows.own ? x(v, column) : halo(v, column - rows.own);
    }
    /// Element by element; and nothing else has changed.
    void check(const Call& c) {
        std::vector<double> got = product(c);
        for (index_t i = 0; i < rows.rows; ++i) {
            for (index_t v = 0; v < c.k; ++v) {
                long double value = c.beta == 0 ? 0 : static_cast<long double>(c.beta) * y(v, i);
                double size = modulus(value);
                for (auto e = rows.pointers[static_cast<std::size_t>(i)];
                     c.alpha != 0 && e < rows.pointers[static_cast<std::size_t>(i) + 1]; ++e) {
                    const long double term = static_cast<long double>(c.alpha) *
                                             values[static_cast<std::size_t>(e)] *
                                             of_x(v, rows.columns[static_cast<std::size_t>(e)]);
                    value += term;
                    size += modulus(term);
                }
                double& its = got[static_cast<std::size_t>(v + i * y.ld)];
                const double tolerance =
                    (8 + std::sqrt(static_cast<double>(rows.length(i)))) * 2 * eps<double>;
                ASSERT_LE(modulus(its - value), tolerance * size) << c << " row " << i << " vector " << v;
                its = y(v, i);
            }
        }
        ASSERT_TRUE(same_bits(got, y.elements)) << c << ": wrote between the elements";
    }
    void check_all() {
        for (const index_t k : {1, 2, 9, 16, 17, 32, 50}) {
            check({.k = k});
            check({.k = k, .ldx = 2, .ldy = 1});
            check({.k = k, .ldx = 1, .ldy = 2, .offset = 1, .seed = 3});
            if (HasFatalFailure()) return;
        }
        for (const double alpha : {0.0, 1.0}) {
            for (const double beta : {0.0, 1.0}) {
                check({.k = 5, .alpha = alpha, .beta = beta});
                check({.k = 20, .alpha = alpha, .beta = beta});
            }
        }
    }

    DistributedRows rows;
    std::vector<double> values;
    BrickPack pack;
    std::vector<double> records;
    Matrix<double> x, halo, y;
};

TEST_F(Bricks, Grid) {
    EXPECT_GT(pack.bricks(), 2);
    check_all();
}

class BricksOfIrregularRows : public Bricks {
  protected:
    /// Not square; columns before and behind the own ones in the halo.
    BricksOfIrregularRows() : Bricks(distributed(irregular(93, 200), 60, 100), {90, 30}) {}
};
TEST_F(BricksOfIrregularRows, Halo) {
    EXPECT_GT(pack.bricks(), 4);
    check_all();
}

class BricksOfFullRows : public Bricks {
  protected:
    BricksOfFullRows() : Bricks(distributed(grid(2, 2, 2, 8), 0, 64), {64, 16}) {}
};
/// A record has two tiles of 32 values, and no room for a third.
TEST_F(BricksOfFullRows, FullTiles) {
    EXPECT_EQ(pack.groups[0].records, 8);
    EXPECT_EQ(pack.groups[0].packs[0], brick_header_packs + 32);
    check_all();
}

class BricksWithoutEntries : public Bricks {
  protected:
    BricksWithoutEntries() : Bricks(distributed({{}, {}, {0}, {}, {}}, 0, 5), {1, 1}) {}
};
TEST_F(BricksWithoutEntries, EmptyRows) { check_all(); }

/// GPUs with less shared memory have one buffer, fewer warps or narrower panels.
TEST_F(Bricks, LittleSharedMemory) {
    for (const int architecture : {80, 86}) check({.k = 40, .architecture = architecture});
}

TEST_F(Bricks, TheSameBitsInAnyOrder) {
    for (const index_t k : {6, 32}) {
        const std::vector<double> expected = product({.k = k});
        for (const std::uint64_t seed : testing::orders(3))
            EXPECT_TRUE(same_bits(product({.k = k, .seed = seed}), expected)) << seed;
    }
}

/// Also where columns before the own ones belong to the halo.
TEST_F(Bricks, TheSameBitsInOtherBricks) {
    const std::vector<double> expected = product({.k = 6});
    for (const BrickLimits& limits : {BrickLimits{81, 16}, BrickLimits{180, 180}}) {
        pack = BrickPack(rows, rows_in_bricks(rows, limits), 1);
        records = pack.records(values.data(), 1);
        EXPECT_TRUE(same_bits(product({.k = 6}), expected)) << limits.columns;
    }
    // Rows 60 ... of the same matrix, with the same vectors.
    Pattern pattern = grid(5, 4, 3, 3);
    const Matrix<double> whole = x;
    pattern.erase(pattern.begin(), pattern.begin() + 60);
    rows = distributed(pattern, 60, 120);
    values.erase(values.begin(), values.end() - rows.entries());
    pack = BrickPack(rows, rows_in_bricks(rows, {120, 512}), 1);
    records = pack.records(values.data(), 1);
    const std::vector<double> part =
        product({.k = 6, .beta = 0}, [&](Matrix<double>& own, Matrix<double>& other) {
            for (index_t v = 0; v < 6; ++v) {
                for (index_t j = 0; j < own.cols; ++j) own(v, j) = whole(v, 60 + j);
                for (index_t j = 0; j < other.cols; ++j)
                    other(v, j) = whole(v, rows.halo[static_cast<std::size_t>(j)]);
            }
        });
    rows = distributed(grid(5, 4, 3, 3), 0, 180);
    values = random_vector<double>(rows.entries(), 7);
    pack = BrickPack(rows, rows_in_bricks(rows, {120, 512}), 1);
    records = pack.records(values.data(), 1);
    std::vector<double> all = product({.k = 6, .beta = 0});
    all.erase(all.begin(), all.begin() + 60 * 6);
    EXPECT_TRUE(same_bits(part, all));
}

/// A NaN or infinity in X comes to the rows that have an entry for it, and to no others.
TEST_F(Bricks, WhatIsNoNumber) {
    constexpr std::int32_t column = 100;
    for (const index_t k : {7, 30}) {
        const std::vector<double> plain = product({.k = k});
        for (const double bad : {std::nan(""), std::numeric_limits<double>::infinity()}) {
            const index_t vector = k - 2;
            const std::vector<double> got =
                product({.k = k}, [&](Matrix<double>& own, auto&) { own(vector, column) = bad; });
            index_t reached = 0;
            for (index_t i = 0; i < rows.rows; ++i) {
                const auto from = rows.columns.begin() + rows.pointers[static_cast<std::size_t>(i)];
                const bool has = std::find(from, from + rows.length(i), column) != from + rows.length(i);
                reached += has ? 1 : 0;
                for (index_t v = 0; v < k; ++v) {
                    const double y_got = got[static_cast<std::size_t>(v + i * y.ld)];
                    if (has && v == vector) {
                        EXPECT_TRUE(std::isnan(bad) ? std::isnan(y_got) : std::isinf(y_got)) << i;
                    } else {
                        EXPECT_EQ(y_got, plain[static_cast<std::size_t>(v + i * y.ld)]) << i << ' ' << v;
                    }
                }
            }
            EXPECT_GT(reached, 9);
            EXPECT_LT(reached, rows.rows);
        }
    }
}

/// All rows are in one group each, those with equal columns in the same brick where it has room, and no brick
/// has too many.
void expect_all_rows(const DistributedRows& rows, const BrickLimits& limits) {
    const BrickRows found = rows_in_bricks(rows, limits);
    std::vector<int> times(static_cast<std::size_t>(rows.rows));
    EXPECT_EQ(found.groups.front(), 0);
    EXPECT_EQ(static_cast<index_t>(found.rows.size()), found.groups.back() * brick_group_rows);
    for (std::size_t b = 0; b + 1 < found.groups.size(); ++b) {
        EXPECT_LT(found.groups[b], found.groups[b + 1]);
        std::vector<std::int32_t> columns;
        index_t count = 0;
        for (index_t i = found.groups[b] * brick_group_rows; i < found.groups[b + 1] * brick_group_rows;
             ++i) {
            const std::int32_t row = found.rows[static_cast<std::size_t>(i)];
            if (row < 0) continue;
            ++count;
            ++times[static_cast<std::size_t>(row)];
            const auto from = rows.columns.begin() + rows.pointers[static_cast<std::size_t>(row)];
            columns.insert(columns.end(), from, from + rows.length(row));
        }
        std::sort(columns.begin(), columns.end());
        columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
        EXPECT_LE(static_cast<index_t>(columns.size()), limits.columns);
        EXPECT_LE(count, limits.rows);
    }
    for (const int time : times) EXPECT_EQ(time, 1);
}
TEST(BrickRows, HaveAllRowsOnce) {
    expect_all_rows(distributed(grid(5, 4, 3, 3), 0, 180), {120, 60});
    expect_all_rows(distributed(grid(5, 4, 3, 3), 0, 180), {180, 512});
    expect_all_rows(distributed(grid(9, 1, 1, 4), 4, 30), {16, 8});
    expect_all_rows(distributed(irregular(93, 200), 60, 100), {90, 80});
    expect_all_rows(distributed(irregular(200, 93), 0, 93), {60, 512});
    expect_all_rows(distributed({}, 0, 5), {60, 512});
}

/// Bricks of a grid are compact: a row of X is copied some times, and not for each of the 27 points that need
/// it. Numbers of rows say nothing: points come in any order, as unknowns do.
TEST(BrickRows, AreCompact) {
    constexpr std::int32_t points = 8 * 8 * 8, unknowns = 2, n = points * unknowns;
    const Pattern natural = grid(8, 8, 8, unknowns);
    const auto place = [](std::int32_t i) { return i * 411 % n; };  // 411 and n have no common divisor
    Pattern mixed(natural.size());
    for (std::int32_t i = 0; i < n; ++i) {
        std::vector<std::int32_t>& row = mixed[static_cast<std::size_t>(place(i))];
        for (const std::int32_t j : natural[static_cast<std::size_t>(i)]) row.push_back(place(j));
        std::sort(row.begin(), row.end());
    }
    for (const Pattern& pattern : {natural, mixed}) {
        const DistributedRows rows = distributed(pattern, 0, n);
        const BrickPack pack(rows, rows_in_bricks(rows, {300, 512}), 2);
        EXPECT_GT(pack.bricks(), 5);
        EXPECT_LT(static_cast<index_t>(pack.columns.size()), 5 * n);
        EXPECT_GT(10 * pack.entries(), 4 * pack.places());
    }
}

/// Every cut fits, and each vector belongs to a panel.
TEST(BricksCut, FitsInSharedMemory) {
    for (const int architecture : {80, 86, 90}) {
        const DeviceLimits limits = simt::limits_like(architecture, 4);
        for (const index_t most : {index_t{1}, brick_most_columns(32), brick_most_columns(16)}) {
            for (index_t k = 1; k < 100; ++k) {
                const BricksCut cut = bricks_cut(k, most, limits);
                ASSERT_GT(cut.width, 0) << architecture << ' ' << most << ' ' << k;
                EXPECT_GE(cut.panels * cut.width, k);
                EXPECT_LT((cut.panels - 1) * cut.width, k);
                EXPECT_LE(cut.shared_bytes(most), static_cast<std::size_t>(limits.shared_bytes));
                if (architecture == 90 && most <= brick_most_columns(k <= 16 ? 16 : 32)) {
                    EXPECT_EQ(cut.width, k <= 16 ? 16 : 32);
                    EXPECT_EQ(cut.buffers, 2);
                    EXPECT_EQ(cut.consumers, brick_consumers(cut.width));
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
