// SPDX-License-Identifier: BSD-3-Clause
// Conditions that real devices meet by themselves and simulated ones by settings: full memory, and orders
// beyond those that the multiprocessors of a device hold.
#include "schedule/suite.hpp"
#include "support/blas/places.hpp"

namespace lapilli::testing {
namespace {

// Takes nearly all memory of the context's first device.
class Hog {
  public:
    explicit Hog(lapilli_context ctx) : ctx_(ctx) {
        for (std::size_t bytes = std::size_t(1) << 40; bytes >= least; bytes /= 2) {
            for (void* memory = nullptr; lapilli_device_malloc(ctx, 0, bytes, &memory) == 0;)
                taken_.push_back(memory);
        }
    }
    ~Hog() {
        for (void* memory : taken_) lapilli_device_free(ctx_, memory);
    }
    Hog(const Hog&) = delete;
    Hog& operator=(const Hog&) = delete;

  private:
    // Less than the smallest workspace of the test below.
    static constexpr std::size_t least = std::size_t(1) << 17;

    lapilli_context ctx_;
    std::vector<void*> taken_;
};

bool holds_matrix(const Routine& routine) { return routine.facts().holds_matrix; }

using FullDevice = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, FullDevice, ::testing::ValuesIn(instances(holds_matrix, "d")),
                         instance_name);

TEST_P(FullDevice, ACallFailsAndTheNextOneDoesNot) {
    for (const int device_count : device_counts({1, 2})) {
        const Shuffled ctx(device_count, 1, 0);
        ctx.set("sim.memory", "10000000");
        // At most what a kernel of batches takes: larger ones are many problems, each with an info of its
        // own.
        const std::int64_t n = 190, k = std::min(n, routine().facts().most_k);
        const Problem p = problem(routine().facts().schedules.front(), n, 'L', k);
        const Operands input = routine().data(p);
        Operands x = input;
        {
            const Hog hog(ctx);
            EXPECT_EQ(run(routine(), ctx, p, Where::host, x).info, LAPILLI_ERROR_DEVICE_MEMORY);
            EXPECT_STRNE(lapilli_last_error(ctx), "");
            EXPECT_TRUE(x.same(input));
        }
        expect_correct(routine(), ctx, p, Where::host);
    }
}

using AboveResident = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, AboveResident, ::testing::ValuesIn(instances()), instance_name);

// The largest order that is reduced without panels.
std::int64_t resident_rows(lapilli_context ctx, char precision) {
    return ctx->context.queue(0).resident_rows(precision);
}

void expect_correct_above_resident(const Routine& routine, lapilli_context ctx) {
    Problem large;
    large.n = resident_rows(ctx, routine.precision()) + 90;
    large.k = 40;
    std::vector<Option> jobs = routine.facts().options;
    std::erase_if(jobs, [](const Option& option) { return option.name != "job" && option.name != "diag"; });
    for_each_choice(jobs, large, [&](const Problem& p) {
        expect_correct(routine, ctx, p, p.job == 'V' ? Where::spread : Where::host);
    });
}

// Panels, then what is left of the matrix without: on a GPU as the library's defaults have it, the order in
// the thousands.
TEST_P(AboveResident, IsCorrect) {
    if (!simulated()) return expect_correct_above_resident(routine(), Context(devices(1)));
    for (const int device_count : {1, 3})
        expect_correct_above_resident(routine(), Shuffled(device_count, 4, 10));
}

// A context of one GPU reads an array that a queue of another GPU is still writing. (Simulated devices:
// Streams.DevicesOutsideOfTheContext.)
TEST(OutsideOfTheContext, IsWaitedFor) {
    if (device_counts({1}).front() < 2) GTEST_SKIP() << "this needs two GPUs";
    constexpr std::int64_t n = 2000;
    constexpr std::size_t bytes = sizeof(double) * n * n;
    const Context outside("cuda:0"), ctx("cuda:1");
    std::vector<double> identity(n * n);
    for (std::size_t j = 0; j < n; ++j) identity[j * (n + 1)] = 1;
    void *b = nullptr, *c = nullptr;
    for (void** memory : {&b, &c}) {
        ASSERT_EQ(lapilli_device_malloc(outside, 0, bytes, memory), 0);
        ASSERT_EQ(lapilli_copy(outside, *memory, identity.data(), bytes), 0);
    }
    {
        const OwnedQueue queue(outside, 0);
        for (int step = 0; step < 200; ++step) {
            ASSERT_EQ(lapilli_dsyrk_async(queue, 'L', 'N', n, n, step < 199 ? 1 : 4, static_cast<double*>(b),
                                          n, 0, static_cast<double*>(c), n),
                      0);
        }
        ASSERT_EQ(lapilli_dpotrf(ctx, 'L', n, static_cast<double*>(c), n), 0) << lapilli_last_error(ctx);
        std::vector<double> factor(n * n);
        ASSERT_EQ(lapilli_copy(ctx, factor.data(), c, bytes), 0);
        EXPECT_EQ(factor.front(), 2);
        EXPECT_EQ(factor.back(), 2);
    }
    for (void* memory : {b, c}) EXPECT_EQ(lapilli_device_free(outside, memory), 0);
}

}  // namespace
}  // namespace lapilli::testing
