// SPDX-License-Identifier: BSD-3-Clause
// The matrix product on all of C and on triangles of it, with shapes small enough to try everything, and with
// those of the table.

#include "kernels/every_lane_arrives.hpp"
#include "kernels/product_case.hpp"
#include "kernels/sectors.hpp"

namespace lapilli::kernel_tests {
namespace {

/// C under way with the products, one warp.
template <class T>
struct Small {
    static constexpr bool tensor = sizeof(real_t<T>) == 8;
    static constexpr ProductPolicy value =
        tensor ? ProductPolicy{32, 16, 16, 1, 1, 3, 1, ProductLoop::tensor, true, true}
               : ProductPolicy{32, 32, 16, 1, 1, 3, 1, ProductLoop::plain, true, false};
};
/// C loaded at the end, two warps, longer steps, more of them.
template <class T>
struct Loading {
    static constexpr bool tensor = sizeof(real_t<T>) == 8;
    static constexpr ProductPolicy value =
        tensor ? ProductPolicy{32, 32, 32, 2, 1, 4, 1, ProductLoop::tensor, false, false}
               : ProductPolicy{32, 64, 16, 1, 2, 4, 1, ProductLoop::plain, false, false};
};

/// Warps that meet at a split barrier, with C under way and with C loaded at the end; only by tensor cores.
struct SplitBarrierSteps {
    static constexpr ProductPolicy value{32, 32, 16, 1, 2, 3, 1, ProductLoop::tensor, true, true, true};
};
struct SplitBarrierLoading {
    static constexpr ProductPolicy value{64, 32, 32, 2, 2, 4, 1, ProductLoop::tensor, false, false, true};
};

/// Warps that only copy, one with as few stages as there can be, or two.
struct Specialized {
    static constexpr ProductPolicy value{32, 32, 16, 1, 2, 2, 1, ProductLoop::tensor, true, false, false, 1};
};
struct TwoProducers {
    static constexpr ProductPolicy value{64, 32, 32, 2, 1, 3, 1, ProductLoop::tensor, true, false, false, 2};
};

constexpr char ops[] = {'N', 'T', 'C'};
constexpr char parts[] = {'A', 'L', 'U'};

template <class T>
class Product : public ::testing::Test {
  protected:
    void all(const ProductCase<T>& c) {
        const ProductRun<T> run(c);
        run.template check<Small<T>>();
        if (!this->HasFatalFailure()) run.template check<Loading<T>>();
        if constexpr (Small<T>::tensor) {
            if (!this->HasFatalFailure()) run.template check<SplitBarrierSteps>();
            if (!this->HasFatalFailure()) run.template check<SplitBarrierLoading>();
            if (!this->HasFatalFailure()) run.template check<Specialized>();
            if (!this->HasFatalFailure()) run.template check<TwoProducers>();
        }
    }
};
TYPED_TEST_SUITE(Product, Scalars, ScalarNames);

TYPED_TEST(Product, EveryOperationAndPart) {
    using T = TypeParam;
    for (const char op_a : ops) {
        for (const char op_b : ops) {
            for (const char part : parts) {
                for (const index_t odd : {0, 1}) {
                    ProductCase<T> c{.m = 70, .n = 45, .k = 19, .op_a = op_a, .op_b = op_b, .part = part};
                    // Leading dimensions of both kinds: multiples of 4, which keep the alignment, and odd
                    // ones.
                    c.padding_a = (4 - (op_a == 'N' ? c.m : c.k) % 4) % 4 + odd;
                    c.padding_b = (4 - (op_b == 'N' ? c.k : c.n) % 4) % 4 + odd;
                    c.padding_c = (4 - c.m % 4) % 4 + odd;
                    this->all(c);
                    if (this->HasFatalFailure()) return;
                }
            }
        }
    }
}

TYPED_TEST(Product, SizesAroundATile) {
    using T = TypeParam;
    const index_t bm = Small<T>::value.bm, bn = Small<T>::value.bn, bk = Small<T>::value.bk;
    const index_t ms[] = {1, bm - 1, bm, bm + 1, 2 * bm + 5}, ns[] = {1, bn - 1, bn, bn + 1, 3 * bn - 3};
    const index_t ks[] = {1, 2, bk - 1, bk, bk + 1, 5 * bk + 3};
    int number = 0;
    for (const index_t m : ms) {
        for (const index_t n : ns) {
            for (const index_t k : ks) {
                ++number;
                ProductCase<T> c{.m = m, .n = n, .k = k};
                c.op_a = ops[number % 3];
                c.op_b = ops[number / 3 % 3];
                c.part = parts[number % 2 == 0 ? 0 : number / 2 % 3];
                c.blocks = 1 + number % 4;
                c.padding_a = number % 5;
                c.padding_b = number % 7;
                c.padding_c = number % 3;
                this->all(c);
                if (this->HasFatalFailure()) return;
            }
        }
    }
}

TYPED_TEST(Product, OffsetsOfEachOperand) {
    using T = TypeParam;
    for (int which = 0; which < 8; ++which) {
        for (const char op : {'N', 'C'}) {
            ProductCase<T> c{.m = 64, .n = 64, .k = 32, .op_a = op, .op_b = op};
            c.offset_a = which % 2;
            c.offset_b = which / 2 % 2;
            c.offset_c = which / 4;
            this->all(c);
            if (this->HasFatalFailure()) return;
        }
    }
}

TYPED_TEST(Product, LocalColumnsOfACyclicMatrix) {
    using T = TypeParam;
    for (const char part : parts) {
        for (const int team : {1, 2, 3}) {
            for (int rank = 0; rank < team; ++rank) {
                for (const index_t nb : {1, 5, 16, 37}) {
                    ProductCase<T> c{.m = 83, .n = 41, .k = 9, .op_b = 'C', .part = part};
                    c.nb = nb;
                    c.rank = rank;
                    c.team = team;
                    // The trailing matrix of a factorization, and a block above the diagonal.
                    const index_t first[][2] = {{0, 0}, {nb * team, nb}, {7, 2 * nb + 3}, {60, 2}};
                    for (const auto& [row, col] : first) {
                        c.first_row = row;
                        c.first_col = col;
                        ProductRun<T>(c).template check<Small<T>>();
                        if (this->HasFatalFailure()) return;
                    }
                }
            }
        }
    }
}

TYPED_TEST(Product, ZeroBetaForgetsC) {
    for (const char part : parts) {
        ProductCase<TypeParam> c{.m = 64, .n = 50, .k = 11, .part = part, .beta = TypeParam(0)};
        this->all(c);
    }
}

/// Each pair of factors has one inner dimension for each part, by turns, and each pair begins with another
/// one. What the kernel sees of factors is how many terms are left and whether it multiplies between them,
/// which three of the pairs have it do: with every part and inner dimension there.
TYPED_TEST(Product, TwoTerms) {
    using T = TypeParam;
    const T one(1), zero(0), z = make<T>(0.5, 2), w = make<T>(0.5, -2), tiny = make<T>(1e-3, -1e-3);
    const T alphas[][2] = {{one, one}, {z, w}, {tiny, z}, {z, tiny}, {zero, z}, {z, zero}, {zero, zero}};
    const index_t ks[] = {3, 16, 37};
    for (std::size_t pair = 0; pair < std::size(alphas); ++pair) {
        const auto& alpha = alphas[pair];
        for (std::size_t part = 0; part < std::size(parts); ++part) {
            for (std::size_t k = 0; k < std::size(ks); ++k) {
                if (k != (pair + part) % 3) continue;
                ProductCase<T> c{.m = 50, .n = 50, .k = ks[k], .op_b = 'C', .part = parts[part], .terms = 2};
                c.alpha[0] = alpha[0];
                c.alpha[1] = alpha[1];
                this->all(c);
                c.op_a = 'C';
                c.op_b = 'N';
                this->all(c);
                if (this->HasFatalFailure()) return;
            }
        }
    }
}

TYPED_TEST(Product, RealDiagonal) {
    using T = TypeParam;
    for (const char part : parts) {
        for (const int team : {1, 2}) {
            ProductCase<T> c{.m = 96, .n = 66, .k = 10, .op_b = 'C', .part = part, .real_diagonal = true};
            c.nb = 7;
            c.team = team;
            c.first_row = 3;
            c.first_col = 1;
            this->all(c);
            c.splits = 2;
            this->all(c);
        }
    }
}

TYPED_TEST(Product, BothSides) {
    using T = TypeParam;
    for (const char part : {'L', 'U'}) {
        for (const index_t shorter : {40, 96}) {
            for (const index_t odd : {0, 1}) {
                ProductCase<T> c{.m = 96, .n = 96, .k = 20, .op_b = 'C', .part = part};
                (part == 'L' ? c.n : c.m) = shorter;
                c.real_diagonal = c.both_sides = true;
                c.padding_c = odd;
                this->all(c);
                if (this->HasFatalFailure()) return;
            }
        }
        ProductCase<T> shares{.m = 70, .n = 70, .k = 40, .op_b = 'C', .part = part, .both_sides = true};
        shares.splits = 2;
        this->all(shares);
        if (this->HasFatalFailure()) return;
    }
}

TYPED_TEST(Product, SharesOfALongInnerDimension) {
    using T = TypeParam;
    for (const char part : parts) {
        for (const int splits : {2, 3, 5}) {
            for (const int terms : {1, 2}) {
                for (const index_t k : {40, 101}) {
                    ProductCase<T> c{.m = 33, .n = 35, .k = k, .op_a = 'C', .part = part, .terms = terms};
                    c.splits = splits;
                    c.blocks = 3;
                    this->all(c);
                    if (this->HasFatalFailure()) return;
                }
            }
        }
    }
}

TYPED_TEST(Product, TheSameBitsInEveryOrder) {
    using T = TypeParam;
    for (const int splits : {1, 3}) {
        ProductCase<T> c{.m = 70, .n = 70, .k = 50, .op_b = 'C', .part = 'L', .terms = 2};
        c.splits = splits;
        const auto expected = ProductRun<T>(c).template launch<Small<T>>();
        using Other = std::conditional_t<Small<T>::tensor, SplitBarrierSteps, Small<T>>;
        for (const int blocks : {1, 4, 9}) {
            c.blocks = blocks;
            c.seed = static_cast<std::uint64_t>(blocks);
            const auto again = ProductRun<T>(c).template launch<Small<T>>();
            EXPECT_TRUE(same_bits(again.elements, expected.elements)) << blocks << " blocks";
            const auto other = ProductRun<T>(c).template launch<Other>();
            EXPECT_TRUE(same_bits(other.elements, expected.elements)) << blocks << " blocks, split barrier";
            using Third = std::conditional_t<Small<T>::tensor, Specialized, Small<T>>;
            const auto third = ProductRun<T>(c).template launch<Third>();
            EXPECT_TRUE(same_bits(third.elements, expected.elements))
                << blocks << " blocks, warp-specialized";
            const EveryLaneArrives scope;
            const auto fourth = ProductRun<T>(c).template launch<Third>();
            EXPECT_TRUE(same_bits(fourth.elements, expected.elements)) << blocks << " blocks, every lane";
        }
    }
}

/// Data that lie in sectors of L2 are copied in sectors: one step of each stage, and C once.
TYPED_TEST(Product, CopiesKeepSectorsWhole) {
    using T = TypeParam;
    if constexpr (Small<T>::tensor) {
        for (const char op : {'N', 'C'}) {
            ProductCase<T> c{.m = 64, .n = 32, .k = 32, .op_a = op, .op_b = op == 'N' ? 'C' : 'N'};
            const ProductRun<T> run(c);
            const auto whole = [&](const std::vector<simt::CopiedChunk>& copied, const Operand<T>& operand) {
                const T* begin = operand.data();
                const Sectors sectors = sectors_of(copied, begin, begin + operand.elements.size());
                EXPECT_EQ(sectors.fetched, sectors.asked_for);
                return sectors.asked_for;
            };
            run.template launch<TwoProducers>(
                [&](const auto& copied, const Operand<T>& a, const Operand<T>& b, const Operand<T>& of_c) {
                    EXPECT_EQ(whole(copied, a), 64u * 32u * sizeof(T) / 32);
                    EXPECT_EQ(whole(copied, b), 32u * 32u * sizeof(T) / 32);
                    EXPECT_EQ(whole(copied, of_c), 64u * 32u * sizeof(T) / 32);
                });
            run.template launch<Small<T>>(
                [&](const auto& copied, const auto&, const auto&, const Operand<T>& of_c) {
                    EXPECT_EQ(whole(copied, of_c), 64u * 32u * sizeof(T) / 32);
                });
        }
    }
}

template <class T, int... Row>
void check_rows(const ProductRun<T>& run, std::integer_sequence<int, Row...>) {
    using Library = launch::Library<T>;
    (run.template check<ProductRowPolicy<Library, Row>>(), ...);
}

/// Every shape of the table, each way that an operand can lie, aligned and not, with a tile inside and tiles
/// at all edges.
TYPED_TEST(Product, EveryShapeOfTheTable) {
    using T = TypeParam;
    using Library = launch::Library<T>;
    for (const char op_a : {'N', 'C'}) {
        for (const char op_b : {'N', 'C'}) {
            for (const index_t odd : {0, 1}) {
                ProductCase<T> c{.m = 260, .n = 132, .k = 68, .op_a = op_a, .op_b = op_b};
                c.part = op_a == op_b ? 'A' : op_a == 'N' ? 'L' : 'U';
                c.first_row = op_a == 'N' ? 0 : 10;
                c.padding_a = c.padding_b = c.padding_c = odd;
                c.blocks = 3;
                check_rows(ProductRun<T>(c), std::make_integer_sequence<int, product_row_count<Library>>());
                if (this->HasFatalFailure()) return;
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
