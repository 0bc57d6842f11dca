// SPDX-License-Identifier: BSD-3-Clause
// LOBPCG, Lanczos and filtered iteration on simulated devices whose work begins late: the same bits each
// time, failures, memory to the byte.
#include "schedule/iterative.hpp"

#include "support/orders.hpp"

namespace lapilli::testing {
namespace {

using namespace iterative;

template <class T>
class IterativeSchedules : public ::testing::Test {};
TYPED_TEST_SUITE(IterativeSchedules, FullScalars, ScalarNames);

TYPED_TEST(IterativeSchedules, SameBitsWhateverIsLate) {
    using T = TypeParam;
    for (const Method<T>& method : methods<T>()) {
        for (const int devices : {1, 2, 3}) {
            for (const bool is_dense : {false, true}) {
                if (is_dense && std::string(method.name) != "chefsi") continue;
                std::vector<Found<T>> found;
                for (const std::uint64_t seed : orders(4, 0)) {
                    const Late ctx(devices, static_cast<int>(seed), seed == 0 ? 0 : 100);
                    const Laplacian<T> problem(ctx, is_dense);
                    found.emplace_back();
                    ASSERT_EQ(method.call(ctx, problem.a, found.back()), 0) << lapilli_last_error(ctx);
                    EXPECT_TRUE(found.back().same(found.front()))
                        << method.name << (is_dense ? ", dense" : "") << ", devices " << devices << ", seed "
                        << seed;
                }
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
        // A sparse matrix and a dense one.
        const Laplacian<T> problem(ctx, std::string(method.name) == "chefsi");
        Found<T> expected;
        ASSERT_EQ(method.call(ctx, problem.a, expected), 0);
        const std::size_t held = ctx.in_use();
        for (const Failing& kind : failing) {
            int failed = 0;
            // All small numbers, then ever larger steps.
            for (int count = 1; count < 1000000; count += sanitized ? count : 1 + count / 4) {
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
        const Laplacian<T> problem(ctx, std::string(method.name) == "chefsi");
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
