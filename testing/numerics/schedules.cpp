// SPDX-License-Identifier: BSD-3-Clause
// Every schedule and block size that a setting can choose gives a correct result.
#include "numerics/suite.hpp"
#include "support/level3_places.hpp"

namespace lapilli::testing {
namespace {

struct Choice {
    const char* routine;
    std::vector<std::pair<const char*, const char*>> settings;
};

const std::vector<Choice> choices = {
    {"potrf", {{"potrf.schedule", "device"}}},
    {"potrf", {{"potrf.schedule", "hybrid"}}},
    {"potrf", {{"potrf.nb", "5"}, {"matrix.nb", "7"}}},
    {"potrf", {{"potrf.nb", "200"}}},
    {"sytrd", {{"sytrd.schedule", "device"}}},
    {"sytrd", {{"sytrd.schedule", "hybrid"}, {"sytrd.reflectors", "query"}}},
    {"sytrd", {{"sytrd.schedule", "hybrid"}, {"sytrd.reflectors", "cpu"}}},
    {"sytrd", {{"sytrd.schedule", "hybrid"}, {"sytrd.reflectors", "device"}}},
    {"sytrd", {{"sytrd.nb", "1"}}},
    {"sytrd", {{"sytrd.nb", "13"}, {"matrix.nb", "7"}}},
    {"sytrd", {{"matrix.nb", "200"}}},
    {"ormtr", {{"ormtr.nb", "5"}}},
    {"ormtr", {{"ormtr.nb", "200"}}},
    {"syevd", {{"sytrd.schedule", "device"}, {"matrix.nb", "24"}}},
    {"syevd", {{"sytrd.schedule", "hybrid"}, {"ormtr.nb", "7"}}},
};

template <class T>
class Schedules : public ::testing::Test {};
TYPED_TEST_SUITE(Schedules, Scalars, ScalarNames);

TYPED_TEST(Schedules, AllChoices) {
    std::size_t turn = 0;
    for (const Choice& choice : choices) {
        for (const int device_count : {1, 2, 3}) {
            const SmallBlocks ctx(device_count);
            std::string text;
            for (const auto& [name, value] : choice.settings) {
                ctx.set(name, value);
                text += std::string(name) + " = " + value + ", ";
            }
            SCOPED_TRACE(text + std::to_string(device_count) + " devices");
            for (const char uplo : {'L', 'U'}) {
                Problem p;
                p.n = 71;
                p.k = 20;
                p.uplo = uplo;
                p.seed = 7;
                const Where places[] = {Where::host, Where::device, Where::spread};
                expect_correct(*find_routine<TypeParam>(choice.routine), ctx, p, places[turn++ % 3]);
            }
        }
    }
}

// What the call before left in the workspace does not count: here NaN everywhere.
TYPED_TEST(Schedules, AfterNaN) {
    using T = TypeParam;
    constexpr std::int64_t n = 256;
    const std::vector<T> nan(n * n, quiet_nan<T>());
    std::vector<T> product(n * n);
    for (const int device_count : {1, 3}) {
        for (const char* schedule : {"device", "hybrid"}) {
            const SmallBlocks ctx(device_count);
            ctx.set("sytrd.schedule", schedule);
            ctx.set("potrf.schedule", schedule);
            ctx.set("level3.crossover", "0");
            Problem p;
            p.n = 71;
            p.k = 20;
            for (const Routine<T>& routine : routines<T>()) {
                ASSERT_EQ(level3::api::gemm<T>(lapilli_context(ctx), 'N', 'N', n, n, n, T(1), nan.data(), n,
                                               nan.data(), n, T(0), product.data(), n),
                          0);
                p.uplo = p.uplo == 'L' ? 'U' : 'L';
                expect_correct(routine, ctx, p, Where::host);
            }
        }
    }
}

// Below its crossover a routine runs on the CPU, whatever the memory it is given.
TYPED_TEST(Schedules, Crossover) {
    const SmallBlocks ctx(2);
    for (const char* routine : {"potrf", "potrs", "sytrd", "ormtr", "stedc"}) {
        ctx.set(std::string(routine) + ".crossover", "1000");
    }
    Problem p;
    p.n = 40;
    p.k = 3;
    for (const Routine<TypeParam>& routine : routines<TypeParam>()) {
        for (const Where where : {Where::host, Where::device, Where::spread}) {
            expect_correct(routine, ctx, p, where);
        }
    }
}

// A context as the library's defaults make it, at a size above every crossover.
TYPED_TEST(Schedules, Defaults) {
    const Context ctx("sim:2");
    Problem p;
    p.n = 300;
    p.k = 40;
    for (const char* routine : {"sytrd", "syevd"}) {
        expect_correct(*find_routine<TypeParam>(routine), ctx, p, Where::host);
    }
    p.n = 550;
    expect_correct(*find_routine<TypeParam>("posv"), ctx, p, Where::host);
}

}  // namespace
}  // namespace lapilli::testing
