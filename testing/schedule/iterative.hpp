// SPDX-License-Identifier: BSD-3-Clause
// A small eigenproblem for LOBPCG, Lanczos and filtered iteration on simulated devices whose work begins
// late.
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "schedule/suite.hpp"
#include "support/routine_of.hpp"
#include "support/sparse.hpp"

namespace lapilli::testing::iterative {

inline constexpr std::int64_t n = 24, nev = 3, block = 4, basis = 12;

class Late : public Shuffled {
  public:
    explicit Late(int device_count, int seed = 1, int jitter = 30) : Shuffled(device_count, seed, jitter) {
        for (const char* name : {"iterative.crossover", "spmm.crossover"}) set(name, "0");
        set("test.iterative.rows", "1");
        set("memory.cache", "off");
    }
};

template <class T>
Entries<T> second_differences() {
    Entries<T> a;
    a.rows = a.cols = n;
    for (std::int64_t i = 0; i < n; ++i) {
        for (std::int64_t j = std::max<std::int64_t>(0, i - 1); j <= std::min(n - 1, i + 1); ++j) {
            a.columns.push_back(j);
            a.values.push_back(T(static_cast<Real<T>>(i == j ? 2 : -1)));
        }
        a.end_row();
    }
    return a;
}

/// Second differences as an operator, of a sparse matrix or a dense one in host memory.
template <class T>
struct Laplacian {
    SparseHandle matrix;
    Matrix<T> full;
    lapilli_operator a = nullptr;

    explicit Laplacian(const Late& ctx, bool is_dense = false)
        : matrix(ctx, second_differences<T>()), full(dense(second_differences<T>())) {
        EXPECT_EQ(is_dense ? lapilli_operator_dense(ctx, letter<T>, n, full.data(), full.ld(), &a)
                           : lapilli_operator_sparse(ctx, matrix, &a),
                  0);
    }
    ~Laplacian() { lapilli_operator_destroy(a); }
};

/// The results of a call.
template <class T>
struct Found {
    Matrix<T> x{n, block};
    std::vector<Real<T>> w = std::vector<Real<T>>(block, -7), resid = w;
    lapilli_int iterations = -7;

    bool same(const Found& other) const {
        return x.same_bits(other.x) && w == other.w && resid == other.resid && iterations == other.iterations;
    }
};

/// The routines, with restarts and degrees of either parity, so that all that devices do occurs.
template <class T>
struct Method {
    const char* name;
    std::function<lapilli_int(const Late&, lapilli_operator, Found<T>&)> call;
    std::function<lapilli_int(const Late&, lapilli_operator, lapilli_memory&)> memory;
};
template <class T>
std::vector<Method<T>> methods() {
    const auto tolerance = static_cast<Real<T>>(sizeof(Real<T>) == 4 ? 1e-4 : 1e-6);
    return {
        {"lobpcg",
         [=](const Late& ctx, lapilli_operator a, Found<T>& r) {
             return api::lobpcg<T>(ctx, 'S', n, 0, nev, block, a, nullptr, nullptr, static_cast<T*>(nullptr),
                                   n, 0, static_cast<T*>(nullptr), n, tolerance, 300, r.w.data(), r.x.data(),
                                   n, r.resid.data(), &r.iterations);
         },
         [](const Late& ctx, lapilli_operator a, lapilli_memory& bytes) {
             return api::lobpcg_memory<T>(ctx, n, 0, nev, block, a, nullptr, nullptr, &bytes);
         }},
        {"trlan",
         [=](const Late& ctx, lapilli_operator a, Found<T>& r) {
             return api::trlan<T>(ctx, 'L', n, nev, 2, basis, a, nullptr, 0, static_cast<T*>(nullptr), n,
                                  tolerance, 300, r.w.data(), r.x.data(), n, r.resid.data(), &r.iterations);
         },
         [](const Late& ctx, lapilli_operator a, lapilli_memory& bytes) {
             return api::trlan_memory<T>(ctx, n, nev, 2, basis, a, nullptr, &bytes);
         }},
        {"chefsi",
         [=](const Late& ctx, lapilli_operator a, Found<T>& r) {
             return api::chefsi<T>(ctx, 'S', n, nev, block, 15, a, 0, static_cast<T*>(nullptr), n, tolerance,
                                   300, r.w.data(), r.x.data(), n, r.resid.data(), &r.iterations);
         },
         [](const Late& ctx, lapilli_operator a, lapilli_memory& bytes) {
             return api::chefsi_memory<T>(ctx, n, nev, block, a, &bytes);
         }}};
}

}  // namespace lapilli::testing::iterative
