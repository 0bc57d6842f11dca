// SPDX-License-Identifier: BSD-3-Clause
// The cut of SYMV's work and its distribution, compared with counting.

#include <gtest/gtest.h>

#include <memory>

#include "symv/shape.hpp"

namespace lapilli {
namespace {

using index_t = std::int64_t;

/// All cuts of a shape: their strips cover the columns that reach `first`, their units are counted, and every
/// unit is in one share.
void check_cuts(const SymvShape& s, int most, int blocks, int late) {
    const auto cut = std::make_unique<SymvCut<1024>>();
    index_t local = 0, next = 0;
    const index_t nb = s.team == 1 ? s.n : s.nb;
    index_t column = s.rank * nb;
    const auto advance = [&] {
        ++local;
        ++column;
        if (column % nb == 0) column += (s.team - 1) * nb;
    };
    do {
        next = symv_cut(s, next, most, blocks, late, *cut);
        ASSERT_LE(cut->strips, most);
        int before = 0;
        for (int t = 0; t < cut->strips; ++t) {
            const SymvStrip& strip = cut->strip[t];
            const int units = cut->strip[t + 1].before - strip.before;
            while (column + 1 <= s.first && column != strip.column) advance();
            ASSERT_EQ(strip.column, column);
            ASSERT_EQ(strip.local_column, local);
            ASSERT_EQ(strip.before, before);
            ASSERT_GT(strip.column + strip.columns, s.first);
            const index_t top = symv_top(s, strip) * symv_unit_rows - s.lead;
            const index_t row = s.upper ? s.first : std::max<index_t>(s.first, column);
            ASSERT_TRUE(top <= row && row < top + symv_unit_rows);
            const index_t bottom = s.upper ? column + strip.columns : s.n, end = top + units * symv_unit_rows;
            ASSERT_TRUE(end - symv_unit_rows < bottom && bottom <= end);
            for (int k = 0; k < strip.columns; ++k) advance();
            before += units;
            for (int u = strip.before; u < before; ++u) ASSERT_EQ(cut->strip_of(u), t);
        }
        ASSERT_EQ(before, cut->units);
        if (cut->strips == 0) continue;
        ASSERT_EQ(cut->first_unit(0), 0);
        ASSERT_EQ(cut->first_unit(cut->shares()), cut->units);
        for (int t = 0; t < cut->strips; ++t) {
            const SymvStrip& strip = cut->strip[t];
            ASSERT_LE(cut->first_unit(strip.first_share), strip.before);
            ASSERT_GT(cut->first_unit(strip.first_share + 1), strip.before);
            ASSERT_LT(cut->first_unit(strip.last_share), cut->strip[t + 1].before);
            ASSERT_GE(cut->first_unit(strip.last_share + 1), cut->strip[t + 1].before);
        }
        for (int v = 0; v < cut->shares(); ++v) ASSERT_LT(cut->first_unit(v), cut->first_unit(v + 1));
    } while (next >= 0);
    while (column < s.first) advance();
    ASSERT_GE(column, s.n);
}

TEST(SymvShape, CutsCoverTheTriangle) {
    for (const bool upper : {false, true})
        for (const int team : {1, 2, 3})
            for (int rank = 0; rank < team; ++rank)
                for (const int width : {16, 32, 128})
                    for (const int lead : {0, 3})
                        for (const index_t nb : {1, 3, 32, 37, 100, 256})
                            for (const index_t n : {1, 2, 31, 33, 64, 129, 333})
                                for (const index_t first : {0, 1, 37, 99, 150}) {
                                    if (first >= n) continue;
                                    SCOPED_TRACE(::testing::Message()
                                                 << "upper " << upper << " rank " << rank << " of " << team
                                                 << " width " << width << " lead " << lead << " nb " << nb
                                                 << " n " << n << " first " << first);
                                    check_cuts({n, first, nb, rank, team, width, lead, upper}, 1024, 7, 0);
                                    check_cuts({n, first, nb, rank, team, width, lead, upper}, 5, 2, 8);
                                    if (::testing::Test::HasFatalFailure()) return;
                                }
}

TEST(SymvShape, LargeMatricesKeepWithinTheLimits) {
    const auto cut = std::make_unique<SymvCut<1024>>();
    ASSERT_EQ(symv_cut({131072, 0, 1, 0, 1, 256, 0, false}, 0, 1024, 132, 4, *cut), -1);
    ASSERT_EQ(cut->strips, 512);
    ASSERT_LE(cut->small_shares, symv_most_small_shares);
    ASSERT_EQ(cut->first_unit(cut->shares()), cut->units);
}

}  // namespace
}  // namespace lapilli
