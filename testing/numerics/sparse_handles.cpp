// SPDX-License-Identifier: BSD-3-Clause
// Handles of sparse matrices: every way to make one gives the matrix that its arrays describe, and errors in
// arrays are reported.
#include <limits>

#include "numerics/suite.hpp"
#include "support/sparse.hpp"

namespace lapilli::testing {
namespace {

/// The handle is this matrix.
template <class T>
void expect_matrix(lapilli_context ctx, lapilli_sparse a, const Matrix<T>& A) {
    for (const char trans : {'N', 'T', 'C'}) {
        const Product<T> before(A.rows(), A.cols(), trans, 'R', 3, 1);
        Product<T> product = before;
        ASSERT_EQ(product.call(ctx, a), 0) << lapilli_last_error(ctx);
        ASSERT_EQ(product.complaint(A, before), "") << trans;
    }
}

template <class T>
class SparseHandles : public ::testing::Test {};
TYPED_TEST_SUITE(SparseHandles, FullScalars, ScalarNames);

constexpr HowMade widths[] = {{'G', 0, 32, 32}, {'G', 1, 32, 64}, {'G', 1, 64, 32}, {'G', 0, 64, 64}};

TYPED_TEST(SparseHandles, Rows) {
    using T = TypeParam;
    const Context ctx("none");
    const Entries<T> wide = power_law<T>(23, 31), square = banded<T>(29, 29);
    for (HowMade how : widths) {
        const SparseHandle a(ctx, wide, how);
        expect_matrix(ctx, a, dense(wide));
        for (const char uplo : {'L', 'U'}) {
            how.storage = uplo;
            const Entries<T> given = triangle(square, uplo);
            const SparseHandle half(ctx, given, how);
            expect_matrix(ctx, half, dense(given, uplo));
            const auto properties = half.properties();
            EXPECT_EQ(properties.entries, square.count());
            EXPECT_EQ(properties.storage, uplo);
            EXPECT_EQ(properties.type, letter<T>);
        }
    }
}

/// The contents of a handle, read back with indices from `base` on.
template <class T>
Entries<T> read_back(lapilli_sparse a, std::int64_t base) {
    lapilli_sparse_properties about{};
    EXPECT_EQ(lapilli_sparse_query(a, &about), 0);
    Entries<T> found;
    found.rows = about.rows;
    found.cols = about.columns;
    found.pointers.resize(static_cast<std::size_t>(about.rows + 1), -7);
    found.columns.resize(static_cast<std::size_t>(about.entries), -7);
    found.values.resize(found.columns.size());
    EXPECT_EQ(lapilli_sparse_get_csr(a, base, found.pointers.data(), nullptr, nullptr), 0);
    EXPECT_EQ(lapilli_sparse_get_csr(a, base, nullptr, found.columns.data(), found.values.data()), 0);
    for (auto* const indices : {&found.pointers, &found.columns})
        for (std::int64_t& i : *indices) i -= base;
    return found;
}

TYPED_TEST(SparseHandles, AreReadBack) {
    using T = TypeParam;
    const Context ctx("none");
    const Entries<T> wide = power_law<T>(23, 31), square = banded<T>(29, 29);
    for (const std::int64_t base : {0, 1}) {
        const SparseHandle a(ctx, wide);
        const Entries<T> found = read_back<T>(a, base);
        EXPECT_EQ(found.pointers, wide.pointers);
        EXPECT_EQ(found.columns, wide.columns);
        EXPECT_EQ(found.values, wide.values);
        for (const char uplo : {'L', 'U'}) {
            const Entries<T> given = triangle(square, uplo);
            const SparseHandle half(ctx, given, {.storage = uplo});
            const Entries<T> both = read_back<T>(half, base);
            EXPECT_EQ(both.columns, square.columns);
            const Matrix<T> full = dense(both), expected = dense(given, uplo);
            for (std::int64_t j = 0; j < full.cols(); ++j)
                for (std::int64_t i = 0; i < full.rows(); ++i) EXPECT_EQ(full(i, j), expected(i, j));
        }
        // Other values for the same pattern are those that are read.
        std::vector<T> doubled = wide.values;
        for (T& value : doubled) value *= T(2);
        ASSERT_EQ(lapilli_sparse_set_values(a, doubled.data()), 0);
        EXPECT_EQ(read_back<T>(a, base).values, doubled);
    }
}

/// Entries in some order, each third of them in two parts.
template <class T>
struct Scattered {
    std::vector<std::int64_t> rows, columns;
    std::vector<T> values;

    explicit Scattered(const Entries<T>& a) {
        std::vector<std::pair<std::int64_t, std::int64_t>> places;
        for (std::int64_t i = 0; i < a.rows; ++i)
            for (std::int64_t e = a.begin(i); e < a.begin(i + 1); ++e) places.push_back({i, e});
        const std::size_t n = places.size();
        for (std::size_t q = 0; q < n; ++q) {
            const auto [i, e] = places[q * 101 % n];  // 101 divides no n of these tests
            add(i, a.column(e), q % 3 == 0 ? a.value(e) * T(0.25) : a.value(e));
        }
        for (std::size_t q = 0; q < n; q += 3) {
            const auto [i, e] = places[q * 101 % n];
            add(i, a.column(e), a.value(e) * T(0.75));
        }
    }
    void add(std::int64_t i, std::int64_t j, T value) {
        rows.push_back(i);
        columns.push_back(j);
        values.push_back(value);
    }
    std::int64_t count() const { return static_cast<std::int64_t>(values.size()); }
};

TYPED_TEST(SparseHandles, EntriesInAnyOrder) {
    using T = TypeParam;
    const Context ctx("none");
    const Entries<T> whole = banded<T>(37, 37);
    for (const char storage : {'G', 'L', 'U'}) {
        const Entries<T> given = storage == 'G' ? whole : triangle(whole, storage);
        ASSERT_NE(given.count() % 101, 0);
        const Scattered<T> scattered(given);
        for (const int bits : {32, 64}) {
            const Indices rows(scattered.rows, bits, 1), columns(scattered.columns, bits, 1);
            SparseHandle a;
            ASSERT_EQ(
                lapilli_sparse_create_coo(ctx, letter<T>, storage, 37, 37, 1, scattered.count(), bits,
                                          rows.data(), columns.data(), scattered.values.data(), a.address()),
                0)
                << lapilli_last_error(ctx);
            expect_matrix(ctx, a, dense(given, storage));
            // The same values once more, times 2.
            std::vector<T> doubled = scattered.values;
            for (T& value : doubled) value *= T(2);
            ASSERT_EQ(lapilli_sparse_set_values(a, doubled.data()), 0);
            Entries<T> twice = given;
            for (T& value : twice.values) value *= T(2);
            expect_matrix(ctx, a, dense(twice, storage));
        }
    }
}

TYPED_TEST(SparseHandles, Blocks) {
    using T = TypeParam;
    const Context ctx("none");
    for (const std::int64_t b : {1, 2, 3, 5}) {
        const Entries<T> whole = blocked<T>(9, 9, b);
        for (const char storage : {'G', 'L', 'U'}) {
            for (const char order : {'C', 'R'}) {
                // Blocks of the whole matrix in the triangle's block rows; in a diagonal block the other
                // triangle is NaN.
                std::vector<std::int64_t> pointers{0}, columns;
                std::vector<T> values;
                for (std::int64_t i = 0; i < 9; ++i) {
                    const std::int64_t first = whole.begin(i * b), length = whole.begin(i * b + 1) - first;
                    for (std::int64_t q = 0; q < length; q += b) {
                        const std::int64_t j = whole.column(first + q) / b;
                        if ((storage == 'L' && j > i) || (storage == 'U' && j < i)) continue;
                        columns.push_back(j);
                        for (std::int64_t slow = 0; slow < b; ++slow) {
                            for (std::int64_t fast = 0; fast < b; ++fast) {
                                const std::int64_t r = order == 'C' ? fast : slow,
                                                   c = order == 'C' ? slow : fast;
                                const bool beside =
                                    i == j && ((storage == 'L' && c > r) || (storage == 'U' && c < r));
                                values.push_back(beside ? quiet_nan<T>()
                                                        : whole.value(first + r * length + q + c));
                            }
                        }
                    }
                    pointers.push_back(static_cast<std::int64_t>(columns.size()));
                }
                const Indices p(pointers, 64, 1), c(columns, 32, 1);
                SparseHandle a;
                ASSERT_EQ(lapilli_sparse_create_bsr(ctx, letter<T>, storage, 9, 9, b, order, 1, 64, p.data(),
                                                    32, c.data(), values.data(), a.address()),
                          0)
                    << lapilli_last_error(ctx);
                const Entries<T> given = storage == 'G' ? whole : triangle(whole, storage);
                expect_matrix(ctx, a, dense(given, storage));
                EXPECT_EQ(a.properties().block, b == 5 ? 1 : b);
                ASSERT_EQ(lapilli_sparse_set_values(a, values.data()), 0) << lapilli_last_error(ctx);
                expect_matrix(ctx, a, dense(given, storage));
            }
        }
    }
}

TYPED_TEST(SparseHandles, ArraysOfADevice) {
    using T = TypeParam;
    const Context ctx(devices(2));
    const Entries<T> a = power_law<T>(40, 40);
    std::vector<std::int64_t> pointers = a.pointers, columns = a.columns;
    std::vector<T> values = a.values;
    const DeviceCopy p(ctx, pointers), c(ctx, columns), v(ctx, values);
    SparseHandle made;
    ASSERT_EQ(lapilli_sparse_create_csr(ctx, letter<T>, 'G', 40, 40, 0, 64, p.as<void>(), 64, c.as<void>(),
                                        v.as<void>(), made.address()),
              0)
        << lapilli_last_error(ctx);
    expect_matrix(ctx, made, dense(a));
    ASSERT_EQ(lapilli_sparse_set_values(made, v.as<void>()), 0);
    EXPECT_EQ(lapilli_sparse_get_csr(made, 0, nullptr, nullptr, v.as<void>()), -5);
    expect_matrix(ctx, made, dense(a));
}

/// Where the CPU computes, where devices do, in each format, and in the transposed copies of all.
TYPED_TEST(SparseHandles, OtherValues) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 3})) {
        for (const char* format : {"csr", "sell", "bsr", "bricks"}) {
            const Context ctx(devices(device_count));
            ctx.set("spmm.crossover", "0");
            ctx.set("sparse.format", format);
            for (Entries<T> a : {power_law<T>(50, 50), blocked<T>(17, 17, 3)}) {
                const SparseHandle made(ctx, a);
                expect_matrix(ctx, made, dense(a));
                for (T& value : a.values) value = value * T(3) + T(1);
                ASSERT_EQ(lapilli_sparse_set_values(made, a.values.data()), 0);
                expect_matrix(ctx, made, dense(a));
                // One that is refused leaves the matrix alone.
                std::vector<T> bad = a.values;
                bad.back() = quiet_nan<T>();
                EXPECT_EQ(lapilli_sparse_set_values(made, bad.data()), LAPILLI_ERROR_NOT_FINITE);
                EXPECT_EQ(lapilli_sparse_set_values(made, nullptr), -2);
                expect_matrix(ctx, made, dense(a));
            }
        }
    }
    EXPECT_EQ(lapilli_sparse_set_values(nullptr, nullptr), -1);
}

TYPED_TEST(SparseHandles, ImaginaryPartsOfTheDiagonal) {
    using T = TypeParam;
    if constexpr (is_complex<T>) {
        const Context ctx("none");
        Entries<T> given = triangle(banded<T>(12, 12), 'L');
        for (std::int64_t i = 0; i < 12; ++i) {
            T& diagonal = given.values[static_cast<std::size_t>(given.begin(i + 1)) - 1];
            diagonal = T(diagonal.real(), i % 2 == 0 ? 5 : std::numeric_limits<Real<T>>::quiet_NaN());
        }
        const SparseHandle a(ctx, given, {.storage = 'L'});
        expect_matrix(ctx, a, dense(given, 'L'));
    }
}

// ---- What is refused

struct Arrays {
    std::vector<std::int64_t> pointers{0, 2, 2, 5}, columns{0, 2, 0, 1, 3};
    std::vector<double> values{1, 2, 3, 4, 5};
};
struct RefusedCall {
    char type = 'd', storage = 'G';
    std::int64_t m = 3, n = 4, base = 0, pointer_bits = 64, column_bits = 64;
    bool pointers = true, columns = true, values = true, result = true;
};

/// Made by rows: the info, and a message with all of `words`.
void expect_refused(const RefusedCall& c, const Arrays& arrays, lapilli_int info, const std::string& words) {
    const Context ctx("none");
    SparseHandle a;
    const auto at = [](bool there, const auto& v) { return there ? v.data() : nullptr; };
    EXPECT_EQ(lapilli_sparse_create_csr(ctx, c.type, c.storage, c.m, c.n, c.base, c.pointer_bits,
                                        at(c.pointers, arrays.pointers), c.column_bits,
                                        at(c.columns, arrays.columns), at(c.values, arrays.values),
                                        c.result ? a.address() : nullptr),
              info);
    const std::string text = lapilli_last_error(ctx);
    EXPECT_NE(text.find(words), std::string::npos) << '"' << words << "\" is not in: " << text;
    EXPECT_EQ(static_cast<lapilli_sparse>(a), nullptr);
}

TEST(SparseArguments, Rows) {
    expect_refused({.type = 'x'}, {}, -1, "(type) = 'x'");
    expect_refused({.storage = 'A'}, {}, -2, "(storage) = 'A'");
    expect_refused({.m = -1}, {}, -3, "(m) = -1");
    expect_refused({.m = 2147483647}, {}, -3, "2^31 - 2");
    expect_refused({.n = -1}, {}, -4, "(n) = -1");
    expect_refused({.n = std::int64_t{1} << 31}, {}, -4, "(n) = 2147483648");
    expect_refused({.storage = 'L'}, {}, -4, "= 4, must be m = 3");
    expect_refused({.base = 2}, {}, -5, "(base) = 2");
    expect_refused({.pointer_bits = 16}, {}, -6, "= 16, must be 32 or 64");
    expect_refused({.pointers = false}, {}, -7, "(pointers) is NULL, must point to 4 elements");
    expect_refused({.column_bits = 0}, {}, -8, "= 0, must be 32 or 64");
    expect_refused({.columns = false}, {}, -9, "(columns) is NULL, must point to 5 elements");
    expect_refused({.values = false}, {}, -10, "(values) is NULL");
    expect_refused({.result = false}, {}, -11, "(A) is NULL");
}

TEST(SparseArguments, Pointers) {
    expect_refused({}, {.pointers = {1, 2, 2, 5}}, -7,
                   "argument 7 (pointers) holds 1 for row 0, must begin with the base, 0");
    expect_refused({.base = 1}, {}, -7, "holds 0 for row 1, must begin with the base, 1");
    expect_refused({}, {.pointers = {0, 3, 2, 5}}, -7, "holds 3 for row 1 and 2 behind it, must not descend");
    expect_refused({}, {.pointers = {0, 2, 5, -1}}, -7, "holds 5 for row 2 and -1 behind it");
}

TEST(SparseArguments, Columns) {
    expect_refused({}, {.columns = {0, 2, 0, 1, 4}}, -9,
                   "argument 9 (columns) holds column 4 in row 2, must be from 0 to 3");
    expect_refused({}, {.columns = {-1, 2, 0, 1, 4}}, -9, "holds column -1 in row 0, must be from 0 to 3");
    expect_refused({.base = 1}, {.pointers = {1, 3, 3, 6}, .columns = {1, 3, 0, 2, 3}}, -9,
                   "holds column 0 in row 3, must be from 1 to 4");
    expect_refused({}, {.columns = {2, 0, 0, 1, 3}}, -9,
                   "holds column 0 behind column 2 in row 0, must ascend");
    expect_refused({}, {.columns = {0, 2, 0, 1, 1}}, -9, "holds column 1 twice in row 2");
    expect_refused({.storage = 'L', .n = 3}, {.columns = {0, 2, 0, 1, 2}}, -9,
                   "holds column 2 in row 0, above the diagonal, must be of the lower triangle");
    expect_refused({.storage = 'U', .n = 3}, {.columns = {0, 2, 0, 1, 2}}, -9,
                   "holds column 0 in row 2, below the diagonal, must be of the upper triangle");
}

TEST(SparseArguments, Values) {
    const double infinity = std::numeric_limits<double>::infinity();
    expect_refused({}, {.values = {1, 2, 3, infinity, 5}}, LAPILLI_ERROR_NOT_FINITE, "in row 2, column 1");
    expect_refused(
        {.base = 1},
        {.pointers = {1, 3, 3, 6}, .columns = {1, 3, 1, 2, 4}, .values = {1, std::nan(""), 3, infinity, 5}},
        LAPILLI_ERROR_NOT_FINITE, "in row 1, column 3");
}

/// The first bad row, also where many threads look.
TEST(SparseArguments, FirstBadRow) {
    const std::int64_t n = 400000;
    Arrays arrays{{0}, {}, {}};
    for (std::int64_t i = 0; i < n; ++i) {
        arrays.columns.push_back(i == 123456 || i > 350000 ? n : i);
        arrays.pointers.push_back(i + 1);
        arrays.values.push_back(1);
    }
    expect_refused({.m = n, .n = n}, arrays, -9, "holds column 400000 in row 123456,");
}

TEST(SparseArguments, EntriesInAnyOrder) {
    const Context ctx("none");
    const auto refused = [&](std::vector<std::int64_t> rows, std::vector<std::int64_t> columns, char storage,
                             lapilli_int entries, lapilli_int bits, lapilli_int info,
                             const std::string& words) {
        const std::vector<float> values(rows.size(), 1.0F);
        SparseHandle a;
        EXPECT_EQ(lapilli_sparse_create_coo(ctx, 's', storage, 3, 3, 0, entries, bits,
                                            rows.empty() ? nullptr : rows.data(),
                                            columns.empty() ? nullptr : columns.data(),
                                            values.empty() ? nullptr : values.data(), a.address()),
                  info);
        const std::string text = lapilli_last_error(ctx);
        EXPECT_NE(text.find(words), std::string::npos) << '"' << words << "\" is not in: " << text;
    };
    refused({0}, {0}, 'G', -1, 64, -6, "(entries) = -1");
    refused({0}, {0}, 'G', 1, 8, -7, "= 8, must be 32 or 64");
    refused({}, {0}, 'G', 1, 64, -8, "(rows) is NULL");
    refused({0}, {}, 'G', 1, 64, -9, "(columns) is NULL");
    refused({2, 3}, {0, 1}, 'G', 2, 64, -8,
            "argument 8 (rows) holds row 3 with column 1, must be from 0 to 2");
    refused({2, 1}, {0, -1}, 'G', 2, 64, -9, "argument 9 (columns) holds column -1 in row 1");
    refused({2, 1}, {0, 2}, 'L', 2, 64, -9, "holds column 2 in row 1, above the diagonal");
}

TEST(SparseArguments, Blocks) {
    const Context ctx("none");
    const std::vector<std::int64_t> pointers{0, 1, 2}, columns{0, 1};
    const std::vector<double> values(8, 1.0);
    const auto refused = [&](std::int64_t m, std::int64_t b, char order, std::int64_t base, const void* cols,
                             const void* numbers, lapilli_int info, const std::string& words) {
        SparseHandle a;
        EXPECT_EQ(lapilli_sparse_create_bsr(ctx, 'd', 'G', m, 2, b, order, base, 64, pointers.data(), 64,
                                            cols, numbers, a.address()),
                  info);
        const std::string text = lapilli_last_error(ctx);
        EXPECT_NE(text.find(words), std::string::npos) << '"' << words << "\" is not in: " << text;
    };
    const std::vector<std::int64_t> outside{0, 2};
    refused(2, 0, 'C', 0, columns.data(), values.data(), -5, "(b) = 0");
    refused(2, 2, 'X', 0, columns.data(), values.data(), -6, "(order) = 'X'");
    refused(2, 2, 'C', 3, columns.data(), values.data(), -7, "(base) = 3");
    refused(2, 2, 'C', 1, columns.data(), values.data(), -9, "argument 9 (pointers) holds 0");
    refused(2, 2, 'C', 0, nullptr, values.data(), -11, "(columns) is NULL");
    refused(2, 2, 'C', 0, outside.data(), values.data(), -11,
            "argument 11 (columns) holds column 2 in row 1");
    refused(2, 2, 'C', 0, columns.data(), nullptr, -12, "(values) is NULL, must point to 8 elements");
    refused(2147483646, 2, 'C', 0, columns.data(), values.data(), -3, "blocks of order 2");
}

TEST(SparseHandle, BelongsToItsContext) {
    lapilli_context ctx = nullptr;
    ASSERT_EQ(lapilli_create(&ctx, "none"), 0);
    lapilli_sparse a = nullptr;
    const Arrays arrays;
    ASSERT_EQ(lapilli_sparse_create_csr(ctx, 'D', 'g', 3, 4, 0, 64, arrays.pointers.data(), 64,
                                        arrays.columns.data(), arrays.values.data(), &a),
              0);
    EXPECT_EQ(lapilli_destroy(ctx), -1);
    EXPECT_NE(std::string(lapilli_last_error(ctx)).find("1 sparse matrix of this context is alive"),
              std::string::npos)
        << lapilli_last_error(ctx);
    EXPECT_EQ(lapilli_sparse_query(a, nullptr), -2);
    lapilli_sparse_properties properties{};
    ASSERT_EQ(lapilli_sparse_query(a, &properties), 0);
    EXPECT_EQ(properties.rows, 3);
    EXPECT_EQ(properties.columns, 4);
    EXPECT_EQ(properties.entries, 5);
    EXPECT_EQ(properties.longest_row, 3);
    EXPECT_EQ(properties.type, 'd');
    EXPECT_EQ(properties.storage, 'G');
    EXPECT_STREQ(properties.format, "");
    EXPECT_GE(properties.host_bytes, 5u * 12 + 4u * 8);
    EXPECT_EQ(properties.device_bytes, 0u);
    EXPECT_EQ(lapilli_sparse_get_csr(a, 2, nullptr, nullptr, nullptr), -2);
    EXPECT_EQ(lapilli_sparse_get_csr(a, 1, nullptr, nullptr, nullptr), 0);
    EXPECT_EQ(lapilli_sparse_destroy(a), 0);
    EXPECT_EQ(lapilli_sparse_destroy(nullptr), 0);
    EXPECT_EQ(lapilli_sparse_query(nullptr, &properties), -1);
    EXPECT_EQ(lapilli_sparse_get_csr(nullptr, 0, nullptr, nullptr, nullptr), -1);
    EXPECT_EQ(lapilli_destroy(ctx), 0);
}

}  // namespace
}  // namespace lapilli::testing
