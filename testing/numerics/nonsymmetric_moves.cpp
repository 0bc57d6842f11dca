// SPDX-License-Identifier: BSD-3-Clause
// TREXC on devices: one block of a Schur form moves through windows of a few rows, up and down.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "numerics/suite.hpp"
#include "support/close_pairs.hpp"
#include "support/place.hpp"
#include "support/routines/trexc.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class BlockMoves : public ::testing::Test {
  protected:
    static constexpr std::int64_t n = 31;

    /// Windows of five rows.
    struct OnDevices : Context {
        explicit OnDevices(const char* devices) : Context(devices) {
            EXPECT_EQ(lapilli_set(*this, "gehrd.crossover", "0"), 0);
            EXPECT_EQ(lapilli_set(*this, "test.gehrd.nb", "5"), 0);
        }
    };
    struct Moved {
        Matrix<T> S, Q;
        lapilli_int from, to, info = -7;
        bool operator==(const Moved& other) const {
            return S.same_bits(other.S) && Q.same_bits(other.Q) && from == other.from && to == other.to &&
                   info == other.info;
        }
    };
    static Moved given(std::uint64_t seed) {
        Problem p;
        p.n = n;
        p.pad = 2;
        p.seed = seed;
        Moved x{};
        x.S = schur_form_of<T>(p, 0, 0, &x.Q);
        return x;
    }
    static Moved move(const Context& ctx, const Moved& of, lapilli_int from, lapilli_int to,
                      char compq = 'V') {
        Moved x = of;
        x.from = from;
        x.to = to;
        x.info = api::trexc<T>(ctx, compq, x.S.rows(), x.S.data(), x.S.ld(),
                               compq == 'V' ? x.Q.data() : nullptr, x.Q.ld(), &x.from, &x.to);
        return x;
    }
    static Moved by_lapack(const Moved& of, lapilli_int from, lapilli_int to) {
        return move(Context("none"), of, from, to);
    }
    static void expect_moved(const Moved& before, const Moved& x) {
        const Residuals same = similarity_residuals(before.S, before.Q, x.S, x.Q);
        EXPECT_TRUE(same.ok()) << same.worst();
        EXPECT_TRUE(is_schur_form(x.S, values_of_form(x.S)));
    }
};
TYPED_TEST_SUITE(BlockMoves, Scalars, ScalarNames);

TYPED_TEST(BlockMoves, EndWhereLapacksEnd) {
    using T = TypeParam;
    constexpr std::int64_t n = TestFixture::n;
    const auto before = this->given(2);
    const auto values = values_of_form(before.S);
    const typename TestFixture::OnDevices ctx("sim:2");
    for (lapilli_int from = 1; from <= n; from += 3) {
        for (const lapilli_int to : {std::int64_t{1}, std::int64_t{2}, from, from % n + 1, n / 2, n - 1, n}) {
            SCOPED_TRACE(std::to_string(from) + " to " + std::to_string(to));
            const auto x = this->move(ctx, before, from, to), y = this->by_lapack(before, from, to);
            ASSERT_EQ(x.info, 0) << lapilli_last_error(ctx);
            EXPECT_EQ(x.from, y.from);
            EXPECT_EQ(x.to, y.to);
            this->expect_moved(before, x);
            // All values, one after the other: none has moved but one.
            const auto found = values_of_form(x.S), expected = values_of_form(y.S);
            for (std::size_t i = 0; i < found.size(); ++i)
                EXPECT_LT(std::abs(found[i] - expected[i]), 1000 * ulp<T> * one_norm(before.S)) << i;
        }
    }
}

TYPED_TEST(BlockMoves, SameBitsOnAnyNumberOfDevices) {
    constexpr std::int64_t n = TestFixture::n;
    const auto before = this->given(3);
    for (const bool up : {true, false}) {
        const lapilli_int from = up ? n - 2 : 3, to = up ? 3 : n - 2;
        const auto x = this->move(typename TestFixture::OnDevices("sim:1"), before, from, to);
        EXPECT_EQ(x.info, 0);
        for (const char* devices : {"sim:1", "sim:2", "sim:4"})
            EXPECT_TRUE(x == this->move(typename TestFixture::OnDevices(devices), before, from, to));
        const auto alone = this->move(typename TestFixture::OnDevices("sim:2"), before, from, to, 'N');
        EXPECT_TRUE(alone.S.same_bits(x.S) && alone.Q.same_bits(before.Q) && alone.to == x.to);
    }
}

TYPED_TEST(BlockMoves, WrongRowsAndNaN) {
    using T = TypeParam;
    constexpr std::int64_t n = TestFixture::n;
    const typename TestFixture::OnDevices ctx("sim:1");
    auto before = this->given(4);
    const auto expect_refused = [&](lapilli_int from, lapilli_int to, lapilli_int info) {
        const auto x = this->move(ctx, before, from, to);
        EXPECT_EQ(x.info, info);
        EXPECT_TRUE(x.S.same_bits(before.S) && x.Q.same_bits(before.Q) && x.from == from && x.to == to);
    };
    expect_refused(0, 3, -7);
    expect_refused(n + 1, 3, -7);
    expect_refused(2, 0, -8);
    expect_refused(2, n + 1, -8);
    before.Q(3, 20) = quiet_nan<T>();
    expect_refused(2, 9, LAPILLI_ERROR_NOT_FINITE);
    auto below = this->given(4);
    for (std::int64_t j = 0; j < n; ++j)
        for (std::int64_t i = j + (is_complex<T> ? 1 : 2); i < n; ++i) below.S(i, j) = quiet_nan<T>();
    EXPECT_TRUE(this->move(ctx, below, 2, 20) == this->move(ctx, this->given(4), 2, 20));
}

/// A pair that cannot be exchanged ends its move, above or below other values: the matrix is the same, and
/// ilst is the block's row.
TEST(BlockMovesRefused, EndWhereTheBlockIs) {
    constexpr std::int64_t n = 20;
    for (const bool up : {true, false}) {
        const Context ctx("sim:2");
        ctx.set("gehrd.crossover", "0");
        ctx.set("test.gehrd.nb", "5");
        Matrix<double> S = random_matrix<double>(n, n, 0, Stream(2, 8)), Q(n, n);
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = j + 1; i < n; ++i) S(i, j) = 0;
            S(j, j) = 10.0 + static_cast<double>(j);
            Q(j, j) = 1;
        }
        // Apart, so that the move begins.
        const std::int64_t first = up ? 2 : 8, second = up ? 8 : 14;
        for (std::int64_t j = 0; j < 4; ++j) {
            for (std::int64_t i = 0; i < 4; ++i) {
                const std::int64_t row = i < 2 ? first + i : second + i - 2,
                                   col = j < 2 ? first + j : second + j - 2;
                S(row, col) = close_pairs[i][j];
            }
        }
        for (const std::int64_t pair : {first, second}) {
            for (std::int64_t i = 0; i < n; ++i) {
                for (const std::int64_t k : {pair, pair + 1}) {
                    const bool inside = (i >= first && i < first + 2) || (i >= second && i < second + 2);
                    if (!inside) S(std::min(i, k), std::max(i, k)) *= 1e-30;
                }
            }
        }
        const Matrix<double> before = S, I = Q;
        lapilli_int from = 1 + (up ? second : first), to = up ? 1 : n;
        EXPECT_EQ(lapilli_dtrexc(ctx, 'V', n, S.data(), n, Q.data(), n, &from, &to), 1);
        EXPECT_EQ(to, 1 + (up ? first + 2 : second - 2));
        EXPECT_TRUE(similarity_residuals(before, I, S, Q).ok());
        EXPECT_TRUE(is_schur_form(S, values_of_form(S)));
    }
}

}  // namespace
}  // namespace lapilli::testing
