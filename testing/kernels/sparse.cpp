// SPDX-License-Identifier: BSD-3-Clause
// Sparse products in each format against sums in higher precision: numbers of vectors around what a lane and
// a group have, packed and not, with a halo, empty and long rows.

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "sparse/args.hpp"
#include "sparse/cut.hpp"
#include "support/orders.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_SPARSE_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

/// Entries by rows, columns ascending.
template <class T>
struct Entries {
    index_t rows, cols;
    std::vector<std::int64_t> pointers{0};
    std::vector<std::int32_t> columns;
    std::vector<T> values;

    index_t length(index_t row) const {
        const auto at = static_cast<std::size_t>(row);
        return pointers[at + 1] - pointers[at];
    }
};

/// Rows of these lengths, in blocks of b: a length counts blocks.
template <class T>
Entries<T> entries_of(const std::vector<index_t>& lengths, index_t block_cols, int b = 1) {
    Entries<T> a{static_cast<index_t>(lengths.size()) * b, block_cols * b, {0}, {}, {}};
    const lapilli::testing::Stream stream(7), values(8);
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        std::vector<std::int32_t> columns;
        const auto step = static_cast<std::int32_t>(lengths[i] == 0 ? 1 : block_cols / lengths[i]);
        for (index_t e = 0; e < lengths[i]; ++e) {
            const auto draw =
                static_cast<std::int32_t>(stream.bits(static_cast<std::uint64_t>(e + 1000 * i)) % 1000);
            columns.push_back(static_cast<std::int32_t>(e) * step + draw % step);
        }
        for (int r = 0; r < b; ++r) {
            for (const std::int32_t column : columns) {
                for (int c = 0; c < b; ++c) {
                    a.columns.push_back(column * b + c);
                    a.values.push_back(random_scalar<T>(values, static_cast<index_t>(a.values.size())));
                }
            }
            a.pointers.push_back(static_cast<std::int64_t>(a.columns.size()));
        }
    }
    return a;
}

struct Call {
    index_t k, own;         ///< vectors; columns before the halo
    index_t ldx, ldh, ldy;  ///< beyond k
    index_t offset = 0;     ///< of X from a multiple of 16 bytes
    bool conjugate = false;
    std::uint64_t seed = 0;
};
std::ostream& operator<<(std::ostream& out, const Call& c) {
    return out << "k " << c.k << " own " << c.own << " ld + " << c.ldx << ' ' << c.ldh << ' ' << c.ldy
               << " offset " << c.offset << " conjugate " << c.conjugate << " seed " << c.seed;
}

template <class T>
class Sparse : public ::testing::Test {
  protected:
    static inline const T alpha = make<T>(0.75, -0.5), beta = make<T>(-1.25, 0.5);

    struct Vectors {
        std::vector<T> x_memory;
        Matrix<T> x, halo, y;
        Call call;

        Vectors(const Call& c, index_t cols, index_t rows)
            : x_memory(static_cast<std::size_t>(c.offset + (c.k + c.ldx) * c.own), nan_of<T>()),
              x(random_matrix<T>(c.k, c.own, c.k + c.ldx, 2)),
              halo(random_matrix<T>(c.k, cols - c.own, c.k + c.ldh, 3)),
              y(random_matrix<T>(c.k, rows, c.k + c.ldy, 4)),
              call(c) {
            std::copy(x.elements.begin(), x.elements.end(), x_memory.begin() + c.offset);
        }
        SparseProduct<T> product(T alpha_now, T beta_now) {
            const T* const first = x_memory.data() + call.offset;
            return {
                alpha_now, beta_now, call.conjugate, {first, x.rows, x.cols, x.ld}, view(std::as_const(halo)),
                view(y)};
        }
        T at(index_t v, index_t column) const {
            return column < x.cols ? x(v, column) : halo(v, column - x.cols);
        }
    };

    /// run(stream, product) multiplies by a.
    template <class Run>
    static void check(const Entries<T>& a, const Call& c, Run run, T alpha_now = alpha, T beta_now = beta) {
        Vectors in(c, a.cols, a.rows);
        Vectors given = in;
        if (beta_now == T(0)) {
            for (index_t i = 0; i < a.rows; ++i)
                for (index_t v = 0; v < c.k; ++v) given.y(v, i) = nan_of<T>();
        }
        if (alpha_now == T(0)) std::fill(given.x_memory.begin(), given.x_memory.end(), nan_of<T>());
        const simt::EmulatedStream stream(simt::limits_like(90, 4), c.seed);
        ASSERT_EQ(run(stream, given.product(alpha_now, beta_now)), launch::success);
        Matrix<T> guards = given.y;
        for (index_t i = 0; i < a.rows; ++i) {
            const auto begin = static_cast<std::size_t>(a.pointers[static_cast<std::size_t>(i)]);
            for (index_t v = 0; v < c.k; ++v) {
                Wide<T> value = beta_now == T(0) ? Wide<T>(0) : widen(beta_now) * widen(in.y(v, i));
                double size = modulus(value);
                for (std::size_t e = begin; e < begin + static_cast<std::size_t>(a.length(i)); ++e) {
                    if (alpha_now == T(0)) break;
                    const Wide<T> element = widen(a.values[e]);
                    const Wide<T> term = widen(alpha_now) * (c.conjugate ? conjugate(element) : element) *
                                         widen(in.at(v, a.columns[e]));
                    value += term;
                    size += modulus(term);
                }
                const double tolerance = (8 + std::sqrt(static_cast<double>(a.length(i)))) * 2 * eps<T>;
                ASSERT_LE(modulus(widen(given.y(v, i)) - value), tolerance * size)
                    << c << " row " << i << " vector " << v;
                guards(v, i) = in.y(v, i);
            }
        }
        ASSERT_TRUE(same_bits(guards.elements, in.y.elements)) << c << ": wrote between the elements";
        last = given.y.elements;
    }
    static inline std::vector<T> last;

    /// For numbers of vectors on both sides of a pack, of each number of lanes, and of a panel.
    template <class Run>
    static void check_all(const Entries<T>& a, index_t own, Run run) {
        for (const index_t k : {1, 2, 3, 4, 5, 7, 8, 12, 16, 17, 31, 32, 33, 40, 64}) {
            const auto pad = static_cast<index_t>(16 / sizeof(T));
            check(a, {k, own, 0, 0, 0}, run);
            check(a, {k, own, 1, 0, 2}, run);
            check(a, {k, own, pad, 2 * pad, 0, 0, true}, run);
            check(a, {k, own, 0, 0, 0, 1, false, 3}, run);
            if (::testing::Test::HasFatalFailure()) return;
        }
        for (const T factor : {T(0), T(1)}) {
            for (const T old : {T(0), T(1)}) {
                check(a, {8, own, 0, 0, 0}, run, factor, old);
                check(a, {3, own, 0, 0, 0}, run, factor, old);
            }
        }
        // The same bits in whatever order threads run.
        check(a, {6, own, 0, 0, 0}, run);
        const std::vector<T> expected = last;
        for (const std::uint64_t seed : testing::orders(3)) {
            check(a, {6, own, 0, 0, 0, 0, false, seed}, run);
            EXPECT_TRUE(same_bits(last, expected)) << seed;
        }
    }
};
TYPED_TEST_SUITE(Sparse, Scalars, ScalarNames);

/// Empty, short, longer than a step of every group; of different lengths in one warp.
const std::vector<index_t> lengths = {0, 1, 7, 8, 9,  33, 0, 64, 70, 3, 2, 31, 32, 5,  100, 17, 16, 4, 1, 0,
                                      6, 6, 6, 6, 40, 41, 2, 2,  0,  0, 0, 90, 12, 11, 10,  9,  8,  7, 6, 5};

TYPED_TEST(Sparse, Rows) {
    using T = TypeParam;
    const Entries<T> a = entries_of<T>(lengths, 130);
    // With the distribution to lanes for rows of many entries, and with that for rows of few.
    for (const index_t mean : {sparse_few_entries, index_t{1}}) {
        this->check_all(a, 100, [&](const auto& stream, const SparseProduct<T>& product) {
            return launch::run(stream, SparseCsrArgs<T>{a.rows, static_cast<index_t>(a.columns.size()),
                                                        a.pointers.data(), a.columns.data(), a.values.data(),
                                                        nullptr, a.rows, nullptr, 0, mean, product});
        });
    }
}

/// A row is where the order says, and long ones have a block each.
TYPED_TEST(Sparse, OrderAndLongRows) {
    using T = TypeParam;
    const Entries<T> a = entries_of<T>({3, 700, 0, 12, 257, 40, 256, 1025, 1}, 1300);
    const std::vector<std::int32_t> order = {6, 5, 3, 0, 8, 2}, long_rows = {1, 4, 7};
    this->check_all(a, 800, [&](const auto& stream, const SparseProduct<T>& product) {
        return launch::run(stream, SparseCsrArgs<T>{a.rows, static_cast<index_t>(a.columns.size()),
                                                    a.pointers.data(), a.columns.data(), a.values.data(),
                                                    order.data(), 6, long_rows.data(), 3, 250, product});
    });
    const Entries<T> all_long = entries_of<T>({300, 900}, 1300);
    const std::vector<std::int32_t> both = {1, 0};
    for (const std::int32_t* const none : {static_cast<const std::int32_t*>(nullptr), order.data()}) {
        this->check(all_long, {9, 1300, 0, 0, 0}, [&](const auto& stream, const SparseProduct<T>& product) {
            const SparseCsrArgs<T> args{2,
                                        1200,
                                        all_long.pointers.data(),
                                        all_long.columns.data(),
                                        all_long.values.data(),
                                        none,
                                        0,
                                        both.data(),
                                        2,
                                        600,
                                        product};
            EXPECT_EQ(args.violation(), nullptr);
            return launch::run(stream, args);
        });
    }
    // Without an order, short rows may not be left out.
    const std::vector<std::int64_t> pointers(3);
    EXPECT_NE((SparseCsrArgs<T>{2, 0, pointers.data(), nullptr, nullptr, nullptr, 1, both.data(), 1, 0, {}})
                  .violation(),
              nullptr);
}

TYPED_TEST(Sparse, Slices) {
    using T = TypeParam;
    const Entries<T> a = entries_of<T>(lengths, 130);
    // Rows in the opposite order, so that a place is not its row; NaN in what is padding.
    const index_t slices = ceil_div(a.rows, sell_slice);
    std::vector<std::int64_t> begins;
    std::vector<std::int32_t> places, counts, columns;
    std::vector<T> values;
    for (index_t s = 0; s < slices; ++s) {
        index_t longest = 0;
        for (index_t l = 0; l < sell_slice; ++l) {
            const index_t row = a.rows - 1 - (s * sell_slice + l);
            places.push_back(static_cast<std::int32_t>(row < 0 ? -1 : row));
            counts.push_back(static_cast<std::int32_t>(row < 0 ? 0 : a.length(row)));
            longest = std::max<index_t>(longest, counts.back());
        }
        const auto begin = static_cast<index_t>(values.size());
        begins.push_back(begin);
        columns.resize(static_cast<std::size_t>(begin + round_up(longest, sell_rounding) * sell_slice),
                       1 << 30);
        values.resize(columns.size(), make<T>(1, 1));
        for (index_t l = 0; l < sell_slice; ++l) {
            const auto place = static_cast<std::size_t>(s * sell_slice + l);
            for (index_t e = 0; e < counts[place]; ++e) {
                const auto from =
                    static_cast<std::size_t>(a.pointers[static_cast<std::size_t>(places[place])] + e);
                const auto to = static_cast<std::size_t>(begin + e * sell_slice + l);
                columns[to] = a.columns[from];
                values[to] = a.values[from];
            }
        }
    }
    this->check_all(a, 77, [&](const auto& stream, const SparseProduct<T>& product) {
        return launch::run(
            stream, SparseSellArgs<T>{a.rows, slices, static_cast<index_t>(values.size()), begins.data(),
                                      places.data(), counts.data(), columns.data(), values.data(), product});
    });
}

TYPED_TEST(Sparse, Blocks) {
    using T = TypeParam;
    for (const int b : {2, 3, 4}) {
        const Entries<T> a = entries_of<T>({2, 0, 9, 1, 8, 7, 17, 0, 3, 33, 5, 6}, 40, b);
        std::vector<std::int64_t> pointers{0};
        std::vector<std::int32_t> columns;
        std::vector<T> values;
        for (index_t i = 0; i < a.rows; i += b) {
            for (index_t q = 0; q < a.length(i) / b; ++q) {
                for (index_t r = 0; r < b; ++r) {
                    for (index_t c = 0; c < b; ++c) {
                        const index_t e = a.pointers[static_cast<std::size_t>(i + r)] + q * b + c;
                        if (r + c == 0) columns.push_back(a.columns[static_cast<std::size_t>(e)] / b);
                        values.push_back(a.values[static_cast<std::size_t>(e)]);
                    }
                }
            }
            pointers.push_back(static_cast<std::int64_t>(columns.size()));
        }
        this->check_all(a, 20 * b, [&](const auto& stream, const SparseProduct<T>& product) {
            return launch::run(
                stream, SparseBsrArgs<T>{b, a.rows / b, static_cast<index_t>(columns.size()), pointers.data(),
                                         columns.data(), values.data(), product});
        });
        if (::testing::Test::HasFatalFailure()) return;
    }
}

TYPED_TEST(Sparse, Gather) {
    using T = TypeParam;
    const std::vector<std::int32_t> list = {0, 1, 5, 6, 7, 30, 12, 12};
    for (const index_t k : {1, 2, 3, 4, 8, 13, 16, 33}) {
        for (const index_t pad : {0, 1, 4}) {
            const Matrix<T> source = random_matrix<T>(k, 31, k + pad, 5);
            Matrix<T> target = random_matrix<T>(k, 8, k + 2 * pad, 6), guards = target;
            const Matrix<T> before = target;
            const simt::EmulatedStream stream(simt::limits_like(90, 4));
            ASSERT_EQ(launch::run(stream, SparseGatherArgs<T>{view(source), list.data(), view(target)}),
                      launch::success);
            for (index_t i = 0; i < 8; ++i) {
                for (index_t v = 0; v < k; ++v) {
                    EXPECT_EQ(target(v, i), source(v, list[static_cast<std::size_t>(i)])) << k << ' ' << pad;
                    target(v, i) = before(v, i);
                }
            }
            ASSERT_TRUE(same_bits(target.elements, before.elements)) << k << ": wrote between the elements";
        }
    }
}

/// For every number of vectors: each belongs to a panel, and no panel is empty.
TEST(SparseCut, DistributesAllVectors) {
    for (index_t k = 1; k < 300; ++k) {
        for (const index_t ld : {k, k + 1, round_up(k, 4)}) {
            const DeviceView<double> v{reinterpret_cast<double*>(64), k, 10, ld};
            const VectorCut cut = vector_cut<double>(k, v);
            const index_t panel = cut.each * cut.lanes * cut.packs;
            EXPECT_EQ(cut.packed, k % 2 == 0 && ld % 2 == 0) << k << ' ' << ld;
            EXPECT_GE(panel * cut.panels, k);
            EXPECT_LT(panel * (cut.panels - 1), k);
            EXPECT_TRUE(cut.panels == 1 || (cut.lanes == sparse_most_lanes && cut.packs == sparse_most_packs))
                << k;
            EXPECT_TRUE(cut.packs == 1 || cut.each * cut.lanes * cut.packs / 2 < k) << k;
        }
    }
    const DeviceView<double> odd{reinterpret_cast<double*>(72), 8, 10, 8};
    EXPECT_FALSE(vector_cut<double>(8, odd).packed);
}

}  // namespace
}  // namespace lapilli::kernel_tests
