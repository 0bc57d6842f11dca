// SPDX-License-Identifier: BSD-3-Clause
// LOBPCG and Lanczos on simulated devices whose work begins late: the same bits each time, failures, memory to the byte.
#include <cmath>
#include <functional>
#include <numbers>

#include "emulator/operations/kernels.hpp"
#include "schedule/suite.hpp"
#include "support/sparse.hpp"

namespace lapilli::testing {
namespace api {
LAPILLI_TESTING_OVERLOAD(lobpcg, slobpcg, dlobpcg, clobpcg, zlobpcg)
LAPILLI_TESTING_OVERLOAD(lobpcg_memory, slobpcg_memory, dlobpcg_memory, clobpcg_memory, zlobpcg_memory)
LAPILLI_TESTING_OVERLOAD(trlan, strlan, dtrlan, ctrlan, ztrlan)
LAPILLI_TESTING_OVERLOAD(trlan_memory, strlan_memory, dtrlan_memory, ctrlan_memory, ztrlan_memory)
}  // namespace api
namespace {

const bool kernels_installed = (simt::install_kernels(), true);

constexpr std::int64_t n = 40, nev = 3, block = 4, basis = 12;

class Late : public Shuffled {
  public:
    explicit Late(int device_count, int seed = 1, int jitter = 30) : Shuffled(device_count, seed, jitter) {
        for (const char* name : {"iterative.crossover", "spmm.crossover"}) set(name, "0");
        set("iterative.rows", "1");
        set("memory.cache", "off");
    }
};

template <class T>
Entries<T> laplacian() {
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

/// A matrix and the operator that it is.
template <class T>
struct Problem {
    SparseHandle matrix;
    lapilli_operator a = nullptr;

    explicit Problem(const Late& ctx) : matrix(ctx, laplacian<T>()) {
        EXPECT_EQ(lapilli_operator_sparse(ctx, matrix, &a), 0);
    }
    ~Problem() { lapilli_operator_destroy(a); }
};

/// What a call writes.
template <class T>
struct Found {
    Matrix<T> x{n, block};
    std::vector<Real<T>> w = std::vector<Real<T>>(block, -7), resid = w;
    lapilli_int iterations = -7;

    bool same(const Found& other) const {
        return x.same_bits(other.x) && w == other.w && resid == other.resid && iterations == other.iterations;
    }
};

/// Both routines, each with a preconditioner or restarts, so that all that devices do occurs.
template <class T>
struct Method {
    const char* name;
    std::function<lapilli_int(const Late&, lapilli_operator, Found<T>&)> call;
    std::function<lapilli_int(const Late&, lapilli_operator, lapilli_memory&)> memory;
};
template <class T>
std::vector<Method<T>> methods() {
    const auto tolerance = static_cast<Real<T>>(sizeof(Real<T>) == 4 ? 1e-4 : 1e-6);
    return {{"lobpcg",
             [=](const Late& ctx, lapilli_operator a, Found<T>& r) {
                 return api::lobpcg<T>(ctx, 'S', n, 0, nev, block, a, nullptr, nullptr,
                                       static_cast<T*>(nullptr), n, 0, static_cast<T*>(nullptr), n, tolerance,
                                       300, r.w.data(), r.x.data(), n, r.resid.data(), &r.iterations);
             },
             [](const Late& ctx, lapilli_operator a, lapilli_memory& bytes) {
                 return api::lobpcg_memory<T>(ctx, n, 0, nev, block, a, nullptr, nullptr, &bytes);
             }},
            {"trlan",
             [=](const Late& ctx, lapilli_operator a, Found<T>& r) {
                 return api::trlan<T>(ctx, 'L', n, nev, 2, basis, a, nullptr, 0, static_cast<T*>(nullptr), n,
                                      tolerance, 300, r.w.data(), r.x.data(), n, r.resid.data(),
                                      &r.iterations);
             },
             [](const Late& ctx, lapilli_operator a, lapilli_memory& bytes) {
                 return api::trlan_memory<T>(ctx, n, nev, 2, basis, a, nullptr, &bytes);
             }}};
}

template <class T>
class IterativeSchedules : public ::testing::Test {};
TYPED_TEST_SUITE(IterativeSchedules, Scalars, ScalarNames);

TYPED_TEST(IterativeSchedules, SameBitsWhateverIsLate) {
    using T = TypeParam;
    for (const Method<T>& method : methods<T>()) {
        for (const int devices : {1, 2, 3}) {
            std::vector<Found<T>> found;
            for (int seed = 0; seed < (sanitized ? 2 : 4); ++seed) {
                const Late ctx(devices, seed, seed == 0 ? 0 : 100);
                const Problem<T> problem(ctx);
                found.emplace_back();
                ASSERT_EQ(method.call(ctx, problem.a, found.back()), 0) << lapilli_last_error(ctx);
                EXPECT_TRUE(found.back().same(found.front()))
                    << method.name << ", devices " << devices << ", seed " << seed;
            }
        }
    }
}

/// By the text of the kernels: the eigenvalues of second differences, and the same bits again.
TYPED_TEST(IterativeSchedules, Kernels) {
    using T = TypeParam;
    ASSERT_TRUE(kernels_installed);
    for (const Method<T>& method : methods<T>()) {
        for (const int devices : {1, 3}) {
            Found<T> found[2];
            for (const int seed : {0, 1}) {
                const Late ctx(devices, seed);
                ctx.set("sim.kernels", "emulated");
                const Problem<T> problem(ctx);
                ASSERT_EQ(method.call(ctx, problem.a, found[seed]), 0) << lapilli_last_error(ctx);
            }
            EXPECT_TRUE(found[1].same(found[0])) << method.name << ", devices " << devices;
            for (std::int64_t k = 0; k < nev; ++k) {
                const auto place = static_cast<double>(std::string(method.name) == "trlan" ? n - k : k + 1);
                const double value = 2 - 2 * std::cos(place * std::numbers::pi / (n + 1));
                EXPECT_NEAR(static_cast<double>(found[0].w[static_cast<std::size_t>(k)]), value, 1e-3)
                    << method.name << ", devices " << devices;
            }
        }
    }
}

struct Failing {
    const char* kind;
    lapilli_int code;
};
constexpr Failing failing[] = {{"alloc", LAPILLI_ERROR_DEVICE_MEMORY},
                               {"host", LAPILLI_ERROR_HOST_MEMORY},
                               {"copy", LAPILLI_ERROR_DEVICE},
                               {"launch", LAPILLI_ERROR_DEVICE},
                               {"fault", LAPILLI_ERROR_DEVICE}};

TYPED_TEST(IterativeSchedules, Failures) {
    using T = TypeParam;
    for (const Method<T>& method : methods<T>()) {
        const Late ctx(2, 1, 0);
        const Problem<T> problem(ctx);
        Found<T> expected;
        ASSERT_EQ(method.call(ctx, problem.a, expected), 0);
        const std::size_t held = ctx.in_use();
        for (const Failing& kind : failing) {
            int failed = 0;
            // All small numbers, then ever larger steps.
            for (int count = 1; count < 1000000; count += 1 + count / (sanitized ? 2 : 4)) {
                SCOPED_TRACE(std::string(method.name) + ' ' + kind.kind + ':' + std::to_string(count));
                Found<T> found;
                ctx.set("sim.fail", std::string(kind.kind) + ':' + std::to_string(count));
                const lapilli_int info = method.call(ctx, problem.a, found);
                ctx.set("sim.fail", "");
                if (info == 0) break;
                ++failed;
                EXPECT_EQ(info, kind.code) << lapilli_last_error(ctx);
                EXPECT_TRUE(found.same(Found<T>())) << "results have changed";
                EXPECT_EQ(ctx.in_use(), held) << "device memory is lost";
                ASSERT_EQ(method.call(ctx, problem.a, found), 0) << lapilli_last_error(ctx);
                EXPECT_TRUE(found.same(expected)) << "another result after a failure";
                if (this->HasFailure()) return;
            }
            EXPECT_GT(failed, 0) << method.name << ' ' << kind.kind;
        }
    }
}

TYPED_TEST(IterativeSchedules, TheMemoryQuerySufficesToTheByte) {
    using T = TypeParam;
    for (const Method<T>& method : methods<T>()) {
        const Late ctx(1, 1, 0);
        // All of the projected problem on the CPU: it takes memory of its own.
        ctx.set("sytrd.crossover", "1000");
        const Problem<T> problem(ctx);
        lapilli_memory bytes{};
        ASSERT_EQ(method.memory(ctx, problem.a, bytes), 0) << lapilli_last_error(ctx);
        const std::size_t of_matrix = ctx.in_use();
        Found<T> found;
        ctx.set("sim.memory", std::to_string(of_matrix + bytes.device));
        EXPECT_EQ(method.call(ctx, problem.a, found), 0) << lapilli_last_error(ctx);
        ctx.set("sim.memory", std::to_string(of_matrix + bytes.device - 1));
        EXPECT_EQ(method.call(ctx, problem.a, found), LAPILLI_ERROR_DEVICE_MEMORY);
        EXPECT_NE(std::string(lapilli_last_error(ctx)).find("lacks 1 bytes"), std::string::npos)
            << lapilli_last_error(ctx);
    }
}

}  // namespace
}  // namespace lapilli::testing
