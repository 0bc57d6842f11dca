// SPDX-License-Identifier: BSD-3-Clause
// Sparse matrices as operators of LOBPCG, Lanczos and filtered iteration, on the CPU and on several devices,
// and block Jacobi.
#include <cmath>
#include <numbers>

#include "numerics/operators.hpp"
#include "support/sparse.hpp"

namespace lapilli::testing {
namespace {

constexpr std::int64_t side = 5, order = side * side * side;

/// The 7-point Laplacian of a cube, complex ones turned by phases that change no eigenvalue, plus `graded`
/// times the place on the diagonal.
template <class T>
Entries<T> cube(double graded = 0) {
    Entries<T> a;
    a.rows = a.cols = order;
    const auto is_neighbour = [](std::int64_t i, std::int64_t j) {
        const std::int64_t x = std::abs(i % side - j % side), y = std::abs(i / side % side - j / side % side),
                           z = std::abs(i / side / side - j / side / side);
        return x + y + z == 1;
    };
    for (std::int64_t i = 0; i < order; ++i) {
        for (std::int64_t j = 0; j < order; ++j) {
            if (i != j && !is_neighbour(i, j)) continue;
            a.columns.push_back(j);
            a.values.push_back(i == j ? T(static_cast<Real<T>>(6 + graded * static_cast<double>(i)))
                                      : -phase<T>(0.1 * static_cast<double>(i - j)));
        }
        a.end_row();
    }
    return a;
}
/// The smallest value of the cube, and the three next ones, which are equal.
double cube_value(bool first) {
    const double low = laplacian_value(side, 0);
    return first ? 3 * low : 2 * low + laplacian_value(side, 1);
}

class OperatorHandle {
  public:
    OperatorHandle(const Context& ctx, lapilli_sparse a) {
        EXPECT_EQ(lapilli_operator_sparse(ctx, a, &handle_), 0) << lapilli_last_error(ctx);
    }
    ~OperatorHandle() { lapilli_operator_destroy(handle_); }
    OperatorHandle(const OperatorHandle&) = delete;
    OperatorHandle& operator=(const OperatorHandle&) = delete;
    operator lapilli_operator() const { return handle_; }

  private:
    lapilli_operator handle_ = nullptr;
};

template <class T>
struct Found {
    Matrix<T> x;
    std::vector<Real<T>> w, resid;
    lapilli_int iterations = 0;
};
template <class T>
constexpr double tolerance = sizeof(Real<T>) == 4 ? 2e-5 : 1e-9;

template <class T>
Found<T> lobpcg(const Context& ctx, std::int64_t nev, std::int64_t block, lapilli_operator a,
                lapilli_operator m = nullptr) {
    Found<T> r{Matrix<T>(order, block), std::vector<Real<T>>(static_cast<std::size_t>(block)),
               std::vector<Real<T>>(static_cast<std::size_t>(block)), 0};
    EXPECT_EQ(api::lobpcg<T>(ctx, 'S', order, 0, nev, block, a, nullptr, m, static_cast<T*>(nullptr), order,
                             0, static_cast<T*>(nullptr), order, static_cast<Real<T>>(tolerance<T>), 300,
                             r.w.data(), r.x.data(), r.x.ld(), r.resid.data(), &r.iterations),
              0)
        << lapilli_last_error(ctx);
    return r;
}

template <class T>
class SparsePairs : public ::testing::Test {};
TYPED_TEST_SUITE(SparsePairs, Scalars, ScalarNames);

TYPED_TEST(SparsePairs, OfACube) {
    using T = TypeParam;
    const Entries<T> a = cube<T>();
    for (const int device_count : device_counts({0, 1, 2, 3})) {
        const FewRows ctx(device_count);
        ctx.set("spmm.crossover", "0");
        for (const char storage : {'G', 'L'}) {
            const SparseHandle handle(ctx, storage == 'G' ? a : triangle(a, 'L'), {.storage = storage});
            const OperatorHandle op(ctx, handle);
            const Found<T> r = lobpcg<T>(ctx, 4, 6, op);
            Pairs<T>{r.x, r.w, r.resid, 4, tolerance<T>}.expect_good(dense(a), 12);
            for (std::size_t k = 0; k < 4; ++k)
                EXPECT_NEAR(static_cast<double>(r.w[k]), cube_value(k == 0), 20 * tolerance<T>);

            Found<T> l{Matrix<T>(order, 4), std::vector<Real<T>>(4), std::vector<Real<T>>(4), 0};
            ASSERT_EQ(api::trlan<T>(ctx, 'S', order, 4, 3, 20, op, nullptr, 0, static_cast<T*>(nullptr),
                                    order, static_cast<Real<T>>(tolerance<T>), 200, l.w.data(), l.x.data(),
                                    l.x.ld(), l.resid.data(), &l.iterations),
                      0)
                << lapilli_last_error(ctx);
            Pairs<T>{l.x, l.w, l.resid, 4, tolerance<T>}.expect_good(dense(a), 12);
            for (std::size_t k = 0; k < 4; ++k)
                EXPECT_NEAR(static_cast<double>(l.w[k]), cube_value(k == 0), 20 * tolerance<T>);

            Found<T> f{Matrix<T>(order, 6), std::vector<Real<T>>(6), std::vector<Real<T>>(6), 0};
            ASSERT_EQ(api::chefsi<T>(ctx, 'S', order, 4, 6, 0, op, 0, static_cast<T*>(nullptr), order,
                                     static_cast<Real<T>>(tolerance<T>), 50, f.w.data(), f.x.data(), f.x.ld(),
                                     f.resid.data(), &f.iterations),
                      0)
                << lapilli_last_error(ctx);
            Pairs<T>{f.x, f.w, f.resid, 4, tolerance<T>}.expect_good(dense(a), 12);
            for (std::size_t k = 0; k < 4; ++k)
                EXPECT_NEAR(static_cast<double>(f.w[k]), cube_value(k == 0), 20 * tolerance<T>);
        }
    }
}

TYPED_TEST(SparsePairs, BlockJacobi) {
    using T = TypeParam;
    // Diagonals of very different size: without a preconditioner it takes long.
    const Entries<T> a = cube<T>(3);
    for (const int device_count : device_counts({0, 2})) {
        const FewRows ctx(device_count);
        ctx.set("spmm.crossover", "0");
        const SparseHandle handle(ctx, a, {});
        const OperatorHandle op(ctx, handle);
        const Found<T> without = lobpcg<T>(ctx, 3, 5, op);
        for (const std::int64_t b : {1, 4, 64}) {
            lapilli_sparse jacobi = nullptr;
            ASSERT_EQ(lapilli_sparse_jacobi(ctx, handle, b, &jacobi), 0) << lapilli_last_error(ctx);
            lapilli_sparse_properties about{};
            ASSERT_EQ(lapilli_sparse_query(jacobi, &about), 0);
            EXPECT_EQ(about.rows, order);
            EXPECT_EQ(about.entries, (order / b) * b * b + (order % b) * (order % b));
            const OperatorHandle m(ctx, jacobi);
            // The operator goes on without its handle.
            ASSERT_EQ(lapilli_sparse_destroy(jacobi), 0);
            const Found<T> r = lobpcg<T>(ctx, 3, 5, op, m);
            Pairs<T>{r.x, r.w, r.resid, 3, tolerance<T>}.expect_good(dense(a), 380);
            EXPECT_LT(r.iterations, without.iterations) << b;
            for (std::size_t k = 0; k < 3; ++k)
                EXPECT_NEAR(static_cast<double>(r.w[k]), static_cast<double>(without.w[k]),
                            800 * tolerance<T>);
        }
    }
}

TYPED_TEST(SparsePairs, WhatIsNoOperatorAndNoPreconditioner) {
    using T = TypeParam;
    const FewRows ctx(simulated() ? 1 : 0), other(0);
    Entries<T> a = cube<T>();
    // The 7th block of order 2 is not positive definite.
    a.values[static_cast<std::size_t>(a.begin(12))] = T(0);
    for (std::int64_t e = a.begin(12); e < a.begin(13); ++e) {
        if (a.column(e) == 12) a.values[static_cast<std::size_t>(e)] = T(-1);
    }
    const SparseHandle handle(ctx, a, {});
    lapilli_sparse made = nullptr;
    EXPECT_EQ(lapilli_sparse_jacobi(ctx, handle, 2, &made), 7);
    EXPECT_NE(std::string(lapilli_last_error(ctx)).find("block 7"), std::string::npos)
        << lapilli_last_error(ctx);
    EXPECT_EQ(lapilli_sparse_jacobi(ctx, nullptr, 2, &made), -1);
    EXPECT_EQ(lapilli_sparse_jacobi(other, handle, 2, &made), -1);
    EXPECT_EQ(lapilli_sparse_jacobi(ctx, handle, 0, &made), -2);
    EXPECT_EQ(lapilli_sparse_jacobi(ctx, handle, 65, &made), -2);
    EXPECT_EQ(lapilli_sparse_jacobi(ctx, handle, 2, nullptr), -3);
    EXPECT_EQ(made, nullptr);
    lapilli_operator op = nullptr;
    EXPECT_EQ(lapilli_operator_sparse(ctx, nullptr, &op), -1);
    EXPECT_EQ(lapilli_operator_sparse(other, handle, &op), -1);
    EXPECT_EQ(lapilli_operator_sparse(ctx, handle, nullptr), -2);
    const SparseHandle tall(ctx, power_law<T>(9, 5), {});
    EXPECT_EQ(lapilli_operator_sparse(ctx, tall, &op), -1);
    EXPECT_EQ(lapilli_sparse_jacobi(ctx, tall, 1, &made), -1);
    EXPECT_EQ(op, nullptr);
}

}  // namespace
}  // namespace lapilli::testing
