// SPDX-License-Identifier: BSD-3-Clause
// Every allocation, copy and launch of every schedule fails once: an error comes back, and soon; the caller's arrays are
// as they were bit for bit, nothing leaks, and the same context computes the right bits in the next call.
#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

struct Kind {
    const char* name;
    lapilli_int code;
};
constexpr Kind kinds[] = {{"alloc", LAPILLI_ERROR_DEVICE_MEMORY},
                          {"host", LAPILLI_ERROR_HOST_MEMORY},
                          {"copy", LAPILLI_ERROR_DEVICE},
                          {"launch", LAPILLI_ERROR_DEVICE},
                          {"fault", LAPILLI_ERROR_DEVICE}};
/// Nobody tells the other devices that one failed on its way: they wait as long as they are patient. Of what fails at
/// once the host tells them, long before.
bool is_found_out_by_waiting(const Kind& kind) { return std::string(kind.name) == "fault"; }
constexpr const char *short_patience = "10", *long_patience = "60000";
constexpr double soon = 30;  // seconds, on a machine under load

/// All small numbers, then ever larger steps: a hybrid reduction has hundreds of copies.
int next(int k) { return k < 10 ? k + 1 : k + 1 + k / 3; }
int next_one(int k) { return k + 1; }

/// What the context said of the call that has just ended: the next one of any kind would wipe it out.
std::string sentence;
lapilli_int keep_sentence(lapilli_context ctx, lapilli_int info) {
    sentence = lapilli_last_error(ctx);
    return info;
}

/// The failure that a context is set to, put off while operands go to their places.
class Plan {
  public:
    explicit Plan(const Shuffled& ctx) : ctx_(ctx) {
        lapilli_get(ctx, "sim.fail", text_, sizeof(text_));
        ctx.set("sim.fail", "");
    }
    template <class Call>
    lapilli_int during(const Call& call) const {
        ctx_.set("sim.fail", text_);
        const lapilli_int info = keep_sentence(ctx_, call());
        ctx_.set("sim.fail", "");
        return info;
    }

  private:
    const Shuffled& ctx_;
    char text_[32] = {};
};

/// The vectors of a call in memory of device 0, its matrices on the host.
template <class T>
struct DeviceVectors {
    DeviceCopy D, E, tau;
    DeviceVectors(lapilli_context ctx, Arrays<T>& x) : D(ctx, x.D), E(ctx, x.E), tau(ctx, x.tau) {}
    Pointers<T> pointers_of(Arrays<T>& x) const {
        Pointers<T> p = pointers(x);
        p.D = D.template as<Real<T>>();
        p.E = E.template as<Real<T>>();
        p.tau = tau.template as<T>();
        return p;
    }
};

template <class T>
class Failures : public ::testing::Test {
  protected:
    /// Calls with the K-th thing of a kind failing, K = 1, 2, ..., until a call has fewer of them. `call`
    /// must leave `x` as it is when it fails; `expected` is the result.
    template <class Call>
    static int fail_each(const Shuffled& ctx, const Kind& kind, const Arrays<T>& input,
                         const Arrays<T>* expected, const Call& call, int (*step)(int) = next) {
        int failed = 0;
        for (int k = 1;; k = step(k)) {
            SCOPED_TRACE(std::string(kind.name) + ':' + std::to_string(k));
            const std::size_t before = ctx.in_use();
            Arrays<T> x = input;
            ctx.set("sim.fail", std::string(kind.name) + ':' + std::to_string(k));
            ctx.set("sytrd.patience", is_found_out_by_waiting(kind) ? short_patience : long_patience);
            const double begin = now();
            const lapilli_int info = call(x);
            EXPECT_LT(now() - begin, soon) << "the other devices were not told";
            ctx.set("sytrd.patience", long_patience);
            ctx.set("sim.fail", "");
            if (info == 0) return failed;
            ++failed;
            EXPECT_EQ(info, kind.code) << sentence;
            EXPECT_NE(sentence, "");
            EXPECT_TRUE(x.same(input)) << "an array of the caller has changed";
            EXPECT_EQ(ctx.in_use(), before) << "device memory is lost";
            x = input;
            EXPECT_EQ(call(x), 0) << "after a failure: " << lapilli_last_error(ctx);
            if (expected != nullptr) {
                EXPECT_TRUE(x.same(*expected)) << "another result after a failure";
            }
            EXPECT_EQ(ctx.in_use(), before);
            if (::testing::Test::HasFailure()) return failed;
        }
    }
};
using Types = ::testing::Types<double, std::complex<double>>;
TYPED_TEST_SUITE(Failures, Types, ScalarNames);

TYPED_TEST(Failures, HostArrays) {
    using T = TypeParam;
    for (const int device_count : {1, 2, 3}) {
        for (const Schedule& schedule : schedules()) {
            if (depends_on_timing(schedule)) continue;
            const Shuffled ctx(device_count, 3, 3);
            ctx.choose(schedule);
            ctx.set("memory.cache", "off");
            const Routine<T>& routine = *find_routine<T>(schedule.routine);
            const Problem p = problem(schedule, 20, device_count == 1 ? 'L' : 'U', 5);
            Arrays<T> input, expected;
            routine.data(p, input);
            expected = input;
            ASSERT_EQ(run(routine, ctx, p, Where::host, expected).info, 0) << lapilli_last_error(ctx);
            for (const Kind& kind : kinds) {
                SCOPED_TRACE(schedule.text() + ", " + std::to_string(device_count) + " devices");
                const auto call = [&](Arrays<T>& x) {
                    return keep_sentence(ctx, routine.call(ctx, p, pointers(x)));
                };
                const int failed = TestFixture::fail_each(ctx, kind, input, &expected, call);
                // STEDC's own vectors only travel: without a product it launches nothing.
                if (schedule.job != 'I') {
                    EXPECT_GE(failed, std::string(kind.name) == "alloc" ? device_count : 1);
                }
                if (this->HasFailure()) return;
            }
        }
    }
}

// None is left out where devices wait for each other.
TYPED_TEST(Failures, EveryLaunchOfAReductionByPanels) {
    using T = TypeParam;
    for (const int device_count : {2, 3}) {
        const Shuffled ctx(device_count, 3, 3);
        const Schedule schedule = {"sytrd", 'V', {{"sytrd.schedule", "device"}}};
        ctx.choose(schedule);
        const Routine<T>& routine = *find_routine<T>("sytrd");
        const Problem p = problem(schedule, 25, 'L');
        Arrays<T> input;
        routine.data(p, input);
        const auto call = [&](Arrays<T>& x) { return keep_sentence(ctx, routine.call(ctx, p, pointers(x))); };
        Arrays<T> warm = input;
        ASSERT_EQ(call(warm), 0);
        const int failed = TestFixture::fail_each(ctx, kinds[3], input, &warm, call, next_one);
        EXPECT_GT(failed, 20);
    }
}

// Matrices on the host, vectors on a device: what may fail must come before the matrix is delivered.
TYPED_TEST(Failures, VectorsOnADevice) {
    using T = TypeParam;
    for (const bool on_devices : {true, false}) {
        for (const Schedule& schedule : schedules()) {
            if (depends_on_timing(schedule)) continue;
            const Shuffled ctx(2, 4, 3);
            ctx.choose(schedule);
            ctx.set("memory.cache", "off");
            ctx.compute_on_devices(on_devices);
            const Routine<T>& routine = *find_routine<T>(schedule.routine);
            const Problem p = problem(schedule, 20, 'L', 5);
            Arrays<T> input;
            routine.data(p, input);
            SCOPED_TRACE(schedule.text() + (on_devices ? " on the devices" : " on the CPU"));
            TestFixture::fail_each(ctx, kinds[2], input, nullptr, [&](Arrays<T>& x) {
                const Plan plan(ctx);
                const DeviceVectors<T> vectors(ctx, x);
                return plan.during([&] { return routine.call(ctx, p, vectors.pointers_of(x)); });
            });
            if (this->HasFailure()) return;
        }
    }
}

/// Whether the failed call was on its way to deliver results into device memory, which may be anything then.
bool was_delivering(lapilli_context ctx, bool on_devices) {
    if (!on_devices) return sentence.find("copy to a device") != std::string::npos;
    std::vector<const char*> names(20);
    const lapilli_int phases = lapilli_phases(ctx, names.data(), nullptr, 20);
    return phases > 0 && std::string(names[static_cast<std::size_t>(phases - 1)]) == "download";
}

// Spread matrices, too, are as they were, unless it was their delivery that failed.
TYPED_TEST(Failures, SpreadMatrices) {
    using T = TypeParam;
    for (const bool on_devices : {true, false}) {
        for (const Schedule& schedule : schedules()) {
            if (depends_on_timing(schedule)) continue;
            const Shuffled ctx(3, 6, 20);
            ctx.choose(schedule);
            ctx.set("memory.cache", "off");
            ctx.compute_on_devices(on_devices);
            const Routine<T>& routine = *find_routine<T>(schedule.routine);
            const Problem p = problem(schedule, 17, 'U', 4);
            Arrays<T> input;
            routine.data(p, input);
            SCOPED_TRACE(schedule.text() + (on_devices ? " on the devices" : " on the CPU"));
            for (const Kind& kind : kinds) {
                TestFixture::fail_each(ctx, kind, input, nullptr, [&](Arrays<T>& x) {
                    const Plan plan(ctx);
                    const SpreadCopy<T> A(ctx, x.A, routine.has_A);
                    const SpreadCopy<T> B(ctx, x.B, routine.has_k || (!routine.has_A && p.job != 'N'));
                    const Spread<T> s{A.handle(), B.handle(), x.D.data(), x.E.data(), x.tau.data()};
                    const lapilli_int info = plan.during([&] { return routine.call_spread(ctx, p, s); });
                    if (info == LAPILLI_ERROR_DEVICE && was_delivering(ctx, on_devices)) return info;
                    A.gather();
                    B.gather();
                    return info;
                });
                if (this->HasFailure()) return;
            }
        }
    }
}

// Scatter and gather of spread matrices, copies and plain device memory.
TYPED_TEST(Failures, MovingData) {
    using T = TypeParam;
    const Shuffled ctx(3, 8, 20);
    Arrays<T> input;
    input.A = random_matrix<T>(15, 30, 1, Stream(1, 1));
    input.B = random_matrix<T>(15, 30, 1, Stream(1, 2));
    lapilli_matrix matrix = nullptr;
    ASSERT_EQ(lapilli_matrix_create(ctx, letter<T>, 15, 30, 4, &matrix), 0);
    for (const Kind& kind : {kinds[2], kinds[3]}) {
        TestFixture::fail_each(ctx, kind, input, &input, [&](Arrays<T>& x) {
            return keep_sentence(ctx, lapilli_matrix_scatter(matrix, x.A.data(), x.A.ld()));
        });
    }
    ctx.set("sim.fail", "copy:1");
    void* pointer = nullptr;
    ASSERT_EQ(lapilli_device_malloc(ctx, 1, 80, &pointer), 0);
    EXPECT_EQ(lapilli_copy(ctx, pointer, input.A.data(), 80), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(lapilli_copy(ctx, pointer, input.A.data(), 80), 0);
    EXPECT_EQ(lapilli_device_free(ctx, pointer), 0);
    EXPECT_EQ(lapilli_matrix_destroy(matrix), 0);
    EXPECT_EQ(ctx.in_use(), 0U);
}

}  // namespace
}  // namespace lapilli::testing
