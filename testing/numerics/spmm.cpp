// SPDX-License-Identifier: BSD-3-Clause
// Products of sparse matrices against the definition: every format, shape and place, numbers of vectors,
// scalars; the same bits on any number of devices and threads.
#include <limits>

#include "numerics/sentences.hpp"
#include "numerics/suite.hpp"
#include "support/sparse.hpp"

namespace lapilli::testing {
namespace {

template <class T>
void expect_product(lapilli_context ctx, lapilli_sparse a, const Matrix<T>& A, const Product<T>& before,
                    int x_device = -1, int y_device = -1) {
    Product<T> product = before;
    ASSERT_EQ(product.call_on(ctx, a, x_device, y_device), 0) << product.last_text;
    ASSERT_EQ(product.complaint(A, before), "")
        << "trans " << before.trans << " order " << before.order << " k " << before.k << " pad " << before.pad
        << " X on " << x_device << " Y on " << y_device;
}

/// Every op and order, with vectors in host memory.
template <class T>
void expect_products(lapilli_context ctx, lapilli_sparse a, const Matrix<T>& A, std::int64_t k,
                     std::int64_t pad) {
    for (const char trans : {'N', 'T', 'C'}) {
        for (const char order : {'C', 'R'}) {
            expect_product(ctx, a, A, Product<T>(A.rows(), A.cols(), trans, order, k, pad));
            if (::testing::Test::HasFatalFailure()) return;
        }
    }
}

template <class T>
class Spmm : public ::testing::Test {};
TYPED_TEST_SUITE(Spmm, Scalars, ScalarNames);

TYPED_TEST(Spmm, NumbersOfVectors) {
    using T = TypeParam;
    const Entries<T> a = power_law<T>(41, 53);
    const Matrix<T> A = dense(a);
    for (const int device_count : device_counts({0, 1, 3})) {
        const Context ctx(devices(device_count));
        ctx.set("spmm.crossover", "0");
        const SparseHandle made(ctx, a);
        for (std::int64_t k = 1; k <= 40; k += k < 9 ? 1 : 5) {
            expect_products<T>(ctx, made, A, k, k % 3);
            if (this->HasFatalFailure()) return;
        }
    }
}

/// Square and not, in each format; without rows, columns, entries or vectors.
TYPED_TEST(Spmm, ShapesAndFormats) {
    using T = TypeParam;
    std::vector<Entries<T>> all = {
        power_law<T>(1, 1),   power_law<T>(67, 67),
        power_law<T>(20, 90), power_law<T>(90, 20),
        banded<T>(70, 70),    blocked<T>(12, 12, 3),
        blocked<T>(9, 14, 2), blocked<T>(11, 7, 4),
        banded<T>(0, 5),      banded<T>(5, 0),
        banded<T>(0, 0),      entries_where<T>(6, 7, 1, [](auto, auto) { return false; })};
    for (const int device_count : device_counts({0, 1, 2, 3, 4})) {
        const Context ctx(devices(device_count));
        ctx.set("spmm.crossover", "0");
        for (const char* format : {"auto", "csr", "sell", "bsr", "bricks"}) {
            ctx.set("sparse.format", format);
            for (const Entries<T>& a : all) {
                const SparseHandle made(ctx, a);
                for (const std::int64_t k : {0, 1, 6}) {
                    expect_products<T>(ctx, made, dense(a), k, 1);
                    if (this->HasFatalFailure()) return;
                }
            }
        }
    }
}

/// Rows that have a thread block each in the format csr, and no others, on all devices, or on one whose part
/// is such a row alone.
TYPED_TEST(Spmm, LongRowsAlone) {
    using T = TypeParam;
    const std::int64_t n = 300;
    const auto everywhere = [](auto, auto) { return true; };
    const std::vector<Entries<T>> all = {
        entries_where<T>(3, 257, 1, everywhere), entries_where<T>(1, n, 2, everywhere),
        entries_where<T>(260, 260, 3, everywhere),
        entries_where<T>(n, n, 4, [](std::int64_t i, std::int64_t j) { return i == j || i * j == 0; })};
    for (const int device_count : device_counts({0, 1, 3})) {
        const Context ctx(devices(device_count));
        ctx.set("spmm.crossover", "0");
        for (const char* format : {"auto", "csr", "sell", "bsr", "bricks"}) {
            ctx.set("sparse.format", format);
            for (const Entries<T>& a : all) {
                SCOPED_TRACE(std::string(format) + ", " + std::to_string(a.rows) + " rows");
                const SparseHandle made(ctx, a);
                for (const std::int64_t k : {1, 5})
                    expect_product(ctx, made, dense(a), Product<T>(a.rows, a.cols, 'N', 'R', k, 1));
                expect_product(ctx, made, dense(a), Product<T>(a.rows, a.cols, 'C', 'C', 2, 0));
                if (this->HasFatalFailure()) return;
            }
        }
    }
}

TYPED_TEST(Spmm, Triangles) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 3})) {
        const Context ctx(devices(device_count));
        ctx.set("spmm.crossover", "0");
        for (const char uplo : {'L', 'U'}) {
            for (const Entries<T>& whole : {power_law<T>(45, 45), blocked<T>(13, 13, 3)}) {
                const Entries<T> given = triangle(whole, uplo);
                const SparseHandle made(ctx, given, {.storage = uplo});
                expect_products<T>(ctx, made, dense(given, uplo), 5, 0);
                if (this->HasFatalFailure()) return;
            }
        }
    }
}

TYPED_TEST(Spmm, Places) {
    using T = TypeParam;
    const Context ctx(devices(3));
    if (lapilli_device_count(ctx) < 3) GTEST_SKIP() << "for three devices";
    for (const Entries<T>& a : {power_law<T>(33, 47), banded<T>(50, 50)}) {
        const SparseHandle made(ctx, a);
        for (const char trans : {'N', 'C'}) {
            for (const char order : {'C', 'R'}) {
                for (const int x_device : {-1, 0, 2}) {
                    for (const int y_device : {-1, 0, 2}) {
                        const Product<T> before(a.rows, a.cols, trans, order, 4, 2);
                        expect_product(ctx, made, dense(a), before, x_device, y_device);
                        if (this->HasFatalFailure()) return;
                    }
                }
            }
        }
    }
}

TYPED_TEST(Spmm, ZerosAndOnes) {
    using T = TypeParam;
    const Entries<T> a = power_law<T>(31, 31);
    for (const int device_count : device_counts({0, 2})) {
        const Context ctx(devices(device_count));
        ctx.set("spmm.crossover", "0");
        const SparseHandle made(ctx, a);
        for (const char order : {'C', 'R'}) {
            for (const T alpha : {T(0), T(1), T(-2)}) {
                for (const T beta : {T(0), T(1), T(-2)}) {
                    Product<T> before(31, 31, 'N', order, 3, 1);
                    before.alpha = alpha;
                    before.beta = beta;
                    // Vectors that are not read may hold anything.
                    const auto spoil = [](Matrix<T>& v) {
                        for (std::int64_t j = 0; j < v.cols(); ++j)
                            for (std::int64_t i = 0; i < v.rows(); ++i) v(i, j) = quiet_nan<T>();
                    };
                    if (beta == T(0)) spoil(before.y);
                    if (alpha == T(0)) spoil(before.x);
                    expect_product(ctx, made, dense(a), before);
                    if (device_count > 0) expect_product(ctx, made, dense(a), before, 0, 0);
                    if (this->HasFatalFailure()) return;
                }
            }
        }
    }
}

/// A NaN comes to the rows that have an entry for it, in each format, and to no others.
TYPED_TEST(Spmm, NanOfX) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 2})) {
        const Context ctx(devices(device_count));
        ctx.set("spmm.crossover", "0");
        for (const char* format : {"csr", "sell", "bsr", "bricks"}) {
            ctx.set("sparse.format", format);
            for (const Entries<T>& a : {power_law<T>(60, 60), blocked<T>(20, 20, 3)}) {
                const SparseHandle made(ctx, a);
                const Matrix<T> A = dense(a);
                Product<T> product(60, 60, 'N', 'R', 5, 0);
                product.at(product.x, 17, 2) = quiet_nan<T>();
                ASSERT_EQ(product.call(ctx, made), 0);
                for (std::int64_t i = 0; i < 60; ++i) {
                    for (std::int64_t v = 0; v < 5; ++v) {
                        const T y = product.at(product.y, i, v);
                        EXPECT_EQ(y != y, v == 2 && A(i, 17) != T(0)) << format << ' ' << i << ' ' << v;
                    }
                }
            }
        }
    }
}

/// The same bits from any number of devices, of threads, and in each run, also of rows that are long enough
/// for several threads.
TYPED_TEST(Spmm, Reproducible) {
    using T = TypeParam;
    const Entries<T> few = blocked<T>(60, 60, 3), some = power_law<T>(700, 700);
    for (const char* format : {"csr", "sell", "bsr", "bricks"}) {
        for (const Entries<T>* a : {&few, &some}) {
            for (const char trans : {'N', 'T'}) {
                for (const std::int64_t k : {1, 8}) {
                    std::vector<Matrix<T>> results;
                    for (const int device_count : device_counts({1, 2, 3, 4, 1})) {
                        const Context ctx(devices(device_count));
                        ctx.set("spmm.crossover", "0");
                        ctx.set("sparse.format", format);
                        ctx.set("copy.threads", std::to_string(device_count));
                        const SparseHandle made(ctx, *a);
                        Product<T> product(a->rows, a->cols, trans, 'R', k, 0);
                        ASSERT_EQ(product.call(ctx, made), 0);
                        results.push_back(product.y);
                    }
                    for (const Matrix<T>& y : results)
                        EXPECT_TRUE(y.same_bits(results.front())) << format << ' ' << k;
                }
            }
        }
    }
}

TYPED_TEST(Spmm, ThreadsOfTheCpu) {
    using T = TypeParam;
    // Enough entries for several threads, in a band.
    Entries<T> a;
    a.rows = a.cols = 60000;
    const Stream stream(3);
    for (std::int64_t i = 0; i < a.rows; ++i) {
        for (std::int64_t j = std::max<std::int64_t>(0, i - 3); j < std::min(a.cols, i + 4); ++j) {
            a.columns.push_back(j);
            a.values.push_back(stream.scalar<T>(static_cast<std::uint64_t>(a.count()), -1, 1));
        }
        a.end_row();
    }
    const Context ctx("none");
    const SparseHandle made(ctx, a);
    for (const char trans : {'N', 'C'}) {
        ctx.set("copy.threads", "1");
        Product<T> alone(a.rows, a.cols, trans, 'R', 4, 0);
        ASSERT_EQ(alone.call(ctx, made), 0);
        ctx.set("copy.threads", "5");
        Product<T> together(a.rows, a.cols, trans, 'R', 4, 0), by_columns(a.rows, a.cols, trans, 'C', 4, 0);
        ASSERT_EQ(together.call(ctx, made), 0);
        EXPECT_TRUE(together.y.same_bits(alone.y));
        ASSERT_EQ(by_columns.call(ctx, made), 0);
        for (std::int64_t i = 0; i < a.rows; ++i)
            for (std::int64_t v = 0; v < 4; ++v) ASSERT_EQ(by_columns.y(i, v), alone.y(v, i));
    }
}

TEST(SpmmFormat, IsChosenByTheMatrix) {
    if (!simulated()) GTEST_SKIP() << "of simulated devices";
    const Context ctx("sim:2");
    ctx.set("spmm.crossover", "0");
    const auto format_of = [&](const Entries<double>& a, const char* wanted) {
        ctx.set("sparse.format", wanted);
        const SparseHandle made(ctx, a);
        Product<double> product(a.rows, a.cols, 'N', 'R', 2, 0);
        EXPECT_EQ(product.call(ctx, made), 0);
        EXPECT_GT(made.properties().device_bytes, 8u * static_cast<std::size_t>(a.count() / 2));
        return std::string(made.properties().format);
    };
    EXPECT_EQ(format_of(blocked<double>(10, 10, 3), "auto"), "bsr");
    EXPECT_EQ(format_of(blocked<double>(10, 10, 3), "csr"), "csr");
    EXPECT_EQ(format_of(blocked<double>(10, 10, 3), "sell"), "sell");
    EXPECT_EQ(format_of(blocked<double>(10, 10, 5), "auto"), "csr");
    EXPECT_EQ(format_of(power_law<double>(90, 90), "auto"), "csr");
    EXPECT_EQ(format_of(power_law<double>(90, 90), "bsr"), "csr");
    EXPECT_EQ(format_of(power_law<double>(90, 90), "bricks"), "bricks");
    EXPECT_EQ(format_of(power_law<double>(90, 900), "bricks"), "csr");  // a row with too many columns
    // One entry less, and a block is none.
    Entries<double> holed = blocked<double>(10, 10, 3);
    holed.columns.pop_back();
    holed.values.pop_back();
    --holed.pointers.back();
    EXPECT_EQ(format_of(holed, "auto"), "csr");
}

/// Bricks are for double precision, and for up to 16 or up to 32 vectors.
TEST(SpmmFormat, BricksDependOnTheVectors) {
    if (!simulated()) GTEST_SKIP() << "of simulated devices";
    const Context ctx("sim:2");
    ctx.set("spmm.crossover", "0");
    ctx.set("sparse.format", "bricks");
    const auto format_of = [&]<class T>(const Entries<T>& a, lapilli_sparse made, std::int64_t k) {
        const Product<T> before(a.rows, a.cols, 'N', 'R', k, 0);
        Product<T> product = before;
        EXPECT_EQ(product.call(ctx, made), 0);
        EXPECT_EQ(product.complaint(dense(a), before), "");
        lapilli_sparse_properties properties{};
        lapilli_sparse_query(made, &properties);
        return std::string(properties.format);
    };
    const Entries<double> blocks = elements<double>(5, 3);
    const SparseHandle three(ctx, blocks);
    EXPECT_EQ(format_of(blocks, three, 9), "bricks");
    const Entries<float> singles = elements<float>(5, 3);
    const SparseHandle single(ctx, singles);
    EXPECT_EQ(format_of(singles, single, 16), "bsr");

    // Bricks for panels of 32 vectors also serve fewer.
    const std::size_t bytes = three.properties().device_bytes;
    EXPECT_EQ(format_of(blocks, three, 32), "bricks");
    const std::size_t more = three.properties().device_bytes;
    EXPECT_GT(more, bytes);
    EXPECT_EQ(format_of(blocks, three, 12), "bricks");
    EXPECT_EQ(three.properties().device_bytes, more);
    const SparseHandle wide(ctx, blocks);
    EXPECT_EQ(format_of(blocks, wide, 32), "bricks");
    const std::size_t alone = wide.properties().device_bytes;
    EXPECT_EQ(format_of(blocks, wide, 12), "bricks");
    EXPECT_EQ(wide.properties().device_bytes, alone);
    ctx.set("sparse.format", "auto");
    EXPECT_EQ(format_of(blocks, wide, 16), "bsr");
}

// ---- Arguments

TEST(SpmmArguments, AreChecked) {
    const Context ctx(devices(2)), other("none");
    const Entries<double> a = power_law<double>(6, 9);
    const Entries<float> singles = power_law<float>(6, 9);
    const SparseHandle made(ctx, a), single(ctx, singles), foreign(other, a);
    struct Call {
        char trans = 'N', order = 'C';
        lapilli_int k = 2;
        lapilli_sparse a = nullptr;
        bool x = true;
        lapilli_int ldx = 9;
        bool y = true;
        lapilli_int ldy = 9;
    };
    const auto expect = [&](Call c, lapilli_int info, const char* words) {
        std::vector<double> x(18, 1.0), y(18, 2.0);
        const std::vector<double> before = y;
        EXPECT_EQ(lapilli_dspmm(ctx, c.trans, c.order, c.k, 1, c.a, c.x ? x.data() : nullptr, c.ldx, 1,
                                c.y ? y.data() : nullptr, c.ldy),
                  info);
        const std::string text = lapilli_last_error(ctx);
        EXPECT_EQ(complaint_about(text, info), "");
        EXPECT_NE(text.find(words), std::string::npos) << '"' << words << "\" is not in: " << text;
        EXPECT_EQ(y, before);
    };
    const lapilli_sparse good = made;
    expect({.trans = 'X', .a = good}, -1, "'X'");
    expect({.order = 'L', .a = good}, -2, "'L'");
    expect({.k = -1, .a = good}, -3, "-1");
    expect({}, -5, "is NULL, must be a sparse matrix of type 'd'");
    expect({.a = single}, -5, "is a sparse matrix of type 's'");
    expect({.a = foreign}, -5, "is a sparse matrix of another context");
    expect({.a = good, .x = false}, -6, "is NULL, must point to 9 x 2 elements");
    expect({.a = good, .ldx = 8}, -7, "max(1, rows of X) = 9");
    expect({.trans = 'T', .a = good, .ldx = 5}, -7, "max(1, rows of X) = 6");
    expect({.order = 'R', .a = good, .ldx = 1}, -7, "max(1, rows of X) = 2");
    expect({.a = good, .y = false}, -9, "is NULL, must point to 6 x 2 elements");
    expect({.a = good, .ldy = 5}, -10, "max(1, rows of Y) = 6");
    expect({.trans = 'C', .a = good, .ldy = 8}, -10, "max(1, rows of Y) = 9");

    lapilli_memory bytes{};
    EXPECT_EQ(lapilli_dspmm_memory(ctx, 'X', 'C', 2, good, &bytes), -1);
    EXPECT_EQ(lapilli_dspmm_memory(ctx, 'N', 'X', 2, good, &bytes), -2);
    EXPECT_EQ(lapilli_dspmm_memory(ctx, 'N', 'C', -2, good, &bytes), -3);
    EXPECT_EQ(lapilli_dspmm_memory(ctx, 'N', 'C', 2, single, &bytes), -4);
    EXPECT_EQ(complaint_about(lapilli_last_error(ctx), -4), "");
    EXPECT_EQ(lapilli_dspmm_memory(ctx, 'N', 'C', 2, good, nullptr), -5);
}

}  // namespace
}  // namespace lapilli::testing
