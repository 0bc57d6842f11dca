// SPDX-License-Identifier: BSD-3-Clause
// The order of the tiles of a product, and what a launch decides before it starts.

#include <set>

#include "kernels/support.hpp"
#include "product/plan.hpp"
#include "product/rank_k.hpp"
#include "product/table.hpp"

namespace lapilli::kernel_tests {
namespace {

bool touches(const ProductMap& map, int tile_row, int tile_col) {
    if (map.part == 'A') return true;
    const index_t last_row = std::min<index_t>(map.m, (tile_row + index_t(1)) * map.bm) - 1;
    const index_t last_col = std::min<index_t>(map.n, (tile_col + index_t(1)) * map.bn) - 1;
    return map.part == 'L' ? map.first_row + last_row >= map.column(tile_col * index_t(map.bn))
                           : map.first_row + tile_row * index_t(map.bm) <= map.column(last_col);
}

using Tiles = std::set<std::pair<int, int>>;

Tiles touched(const ProductMap& map) {
    Tiles all;
    for (int j = 0; j < map.cols; ++j) {
        for (int i = 0; i < map.rows; ++i) {
            if (touches(map, i, j)) all.insert({i, j});
        }
    }
    return all;
}

/// The tiles that `blocks` persistent blocks visit, each once.
Tiles walked(const ProductMap& map, int blocks) {
    Tiles all;
    const int count = product_tile_count(map);
    for (int block = 0; block < blocks; ++block) {
        ProductWalk walk(map);
        for (int tile = block; tile < count; tile += blocks) {
            EXPECT_TRUE(walk.advance(tile));
            EXPECT_TRUE(all.insert({walk.tile_row, walk.tile_col}).second);
        }
    }
    return all;
}

/// A A^H on the lower triangle, as POTRF's update.
template <class T>
ProductArgs<T> rank_k_update(const T* a) {
    ProductArgs<T> p{};
    p.m = p.n = 30;
    p.k = 7;
    p.op_a = 'N';
    p.op_b = 'C';
    p.terms = 1;
    p.alpha[0] = T(-1);
    p.a[0] = p.b[0] = a;
    p.lda = p.ldb = 30;
    p.beta = T(1);
    p.part = 'L';
    p.real_diagonal = is_complex<T>;
    return p;
}

// Products that go to the BLAS as a rank-k update must be one: each condition by itself makes it none.
template <class T>
void expect_rank_k_forms() {
    const T a[1] = {}, b[1] = {};
    const ProductArgs<T> update = rank_k_update(a);
    EXPECT_EQ(rank_k_form(update), is_complex<T> ? RankK::herk : RankK::syrk);
    const auto changed = [&](auto change) {
        ProductArgs<T> p = update;
        change(p);
        return rank_k_form(p);
    };
    EXPECT_EQ(changed([](auto& p) { p.op_a = 'C', p.op_b = 'N', p.part = 'U'; }), rank_k_form(update));
    EXPECT_EQ(changed([](auto& p) { p.op_b = 'T', p.real_diagonal = false; }), RankK::syrk);
    EXPECT_EQ(changed([](auto& p) { p.first_row = p.first_col = 5; }), rank_k_form(update));
    EXPECT_EQ(changed([](auto& p) { p.part = 'A'; }), RankK::none);
    EXPECT_EQ(changed([](auto& p) { p.terms = 2; }), RankK::none);
    EXPECT_EQ(changed([&](auto& p) { p.b[0] = b; }), RankK::none);
    EXPECT_EQ(changed([](auto& p) { p.ldb = 31; }), RankK::none);
    EXPECT_EQ(changed([](auto& p) { p.team = 2; }), RankK::none);
    EXPECT_EQ(changed([](auto& p) { p.m = 31; }), RankK::none);
    EXPECT_EQ(changed([](auto& p) { p.first_row = 1; }), RankK::none);
    EXPECT_EQ(changed([](auto& p) { p.op_b = 'N'; }), RankK::none);
    if constexpr (is_complex<T>) {
        EXPECT_EQ(changed([](auto& p) { p.real_diagonal = false; }), RankK::none);
        EXPECT_EQ(changed([](auto& p) { p.alpha[0] = T(1, 1); }), RankK::none);
        EXPECT_EQ(changed([](auto& p) { p.beta = T(0, 1); }), RankK::none);
        EXPECT_EQ(changed([](auto& p) { p.op_b = 'T'; }), RankK::none);
    }
}
TEST(ProductTiles, RankKForms) {
    expect_rank_k_forms<float>();
    expect_rank_k_forms<double>();
    expect_rank_k_forms<std::complex<float>>();
    expect_rank_k_forms<std::complex<double>>();
}

TEST(ProductTiles, EveryTileOfThePartOnce) {
    for (const char part : {'A', 'L', 'U'}) {
        for (const int team : {1, 2, 3}) {
            for (const index_t nb : {1, 7, 64, 200}) {
                for (const auto& [m, n] : {std::pair<index_t, index_t>{1, 1}, {100, 300}, {777, 401}}) {
                    for (const auto& [row, col] :
                         {std::pair<index_t, index_t>{0, 0}, {90, 3}, {5, 150}, {900, 0}}) {
                        for (const int slots : {1, 6, 264}) {
                            ProductArgs<double> p{};
                            p.m = m;
                            p.n = n;
                            p.part = part;
                            p.first_row = row;
                            p.first_col = col;
                            p.nb = nb;
                            p.team = team;
                            p.rank = team - 1;
                            const ProductMap map = product_map(p, 32, 16, slots);
                            const Tiles expected = touched(map);
                            ASSERT_EQ(static_cast<int>(expected.size()), product_tile_count(map));
                            for (const int blocks : {1, 3, 40}) ASSERT_EQ(walked(map, blocks), expected);
                        }
                    }
                }
            }
        }
    }
}

TEST(ProductTiles, MatricesOfMoreThanTwoBillionElements) {
    ProductArgs<double> p{};
    p.m = p.n = 100000;
    p.part = 'L';
    const ProductMap map = product_map(p, 128, 64, 264);
    index_t expected = 0;
    for (int j = 0; j < map.cols; ++j) expected += map.rows - map.first_tile(j);
    EXPECT_EQ(product_tile_count(map), expected);
    p.part = 'A';
    EXPECT_EQ(product_tile_count(product_map(p, 128, 64, 264)), index_t(782) * 1563);
}

TEST(ProductTiles, SharesFillTheDevice) {
    constexpr ProductPolicy policy{64, 256, 16, 1, 8, 5, 1, ProductLoop::tensor, false, false};
    ProductArgs<double> p{};
    p.m = 64;
    p.n = p.k = 16384;
    p.terms = 1;
    p.op_a = 'C';
    p.op_b = 'N';
    p.alpha[0] = 1;
    p.lda = p.ldb = p.k;
    p.ldc = 64;
    EXPECT_EQ((product_plan<double>(p, policy, 132).splits), 1);
    std::vector<double> work(2);
    p.work = work.data();
    p.work_elements = 16 * p.m * p.n;
    EXPECT_EQ((product_plan<double>(p, policy, 132).splits), 2);
    p.n = 64;
    EXPECT_GT((product_plan<double>(p, policy, 132).splits), 32);
    p.k = 16;
    EXPECT_EQ((product_plan<double>(p, policy, 132).splits), 1);
}

template <class T, int... Row>
constexpr bool all_legal(ProductScalar scalar, std::integer_sequence<int, Row...>) {
    return (product_is_legal(ProductTable<T>::rows[Row].policy, scalar) && ...);
}
template <class T>
constexpr bool all_legal(ProductScalar scalar) {
    return all_legal<T>(scalar, std::make_integer_sequence<int, product_row_count<T>>());
}
static_assert(all_legal<float>({4, false}) && all_legal<double>({8, false}) &&
              all_legal<std::complex<float>>({8, true}) && all_legal<std::complex<double>>({16, true}));

/// The view of a tuner: shapes limited by the device alone.
TEST(ProductPolicies, ThereIsAChoice) {
    int legal = 0;
    for (int bm = 16; bm <= 256; bm += 16) {
        for (int bn = 16; bn <= 256; bn += 16) {
            for (const int bk : {8, 16, 32}) {
                for (const int wm : {1, 2, 4}) {
                    for (const int wn : {1, 2, 4}) {
                        const ProductPolicy p{bm, bn, bk, wm, wn, 4, 1, ProductLoop::tensor, false, false};
                        legal += product_is_legal(p, {8, false}) ? 1 : 0;
                    }
                }
            }
        }
    }
    EXPECT_GT(legal, 50);
}

}  // namespace
}  // namespace lapilli::kernel_tests
