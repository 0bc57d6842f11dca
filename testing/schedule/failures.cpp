// SPDX-License-Identifier: BSD-3-Clause
// Every allocation, copy and launch of every schedule fails once: an error comes back, and soon; the caller's
// arrays are as they were bit for bit, nothing leaks, and the same context computes the right bits in the
// next call.
#include <algorithm>
#include <optional>

#include "schedule/suite.hpp"
#include "support/kinds.hpp"

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
constexpr const Kind &hosts = kinds[1], &copies = kinds[2], &launches = kinds[3], &faults = kinds[4];
/// The other devices wait for the one that has failed until the host tells them, which knows it soon, also of
/// what fails on its way: sooner than their patience ends.
constexpr double soon = 30;  // seconds, on a machine under load

/// All small numbers, then ever larger steps: a hybrid reduction has hundreds of copies. Under a sanitizer,
/// where a call takes ten times as long, the steps begin sooner and are longer.
int next(int k) {
    if (sanitized) return k < 4 ? k + 1 : 2 * k;
    return k < 10 ? k + 1 : k + 1 + k / 3;
}
int next_one(int k) { return k + 1; }

/// Whether the failed call was on its way to deliver results into device memory, or computing in it, which
/// may be anything then.
bool was_delivering(const Shuffled& ctx, bool on_devices) {
    if (!on_devices)
        return std::string(lapilli_last_error(ctx)).find("copy to a device") != std::string::npos;
    std::vector<const char*> names(20);
    const lapilli_int phases = lapilli_phases(ctx, names.data(), nullptr, 20);
    const std::string last = phases > 0 ? names[static_cast<std::size_t>(phases - 1)] : "";
    return last == "download" || last == "interchange" || last == "batch in place";
}

class Failures : public OfRoutine {
  protected:
    /// The call that is to fail.
    struct Trial {
        Problem p;
        Where where;
        Operands input;
        std::optional<Operands> expected;  // the result of calls that succeed, if it is to be compared
        bool on_devices = true;
        int (*step)(int) = next;
    };

    /// Makes calls with the K-th thing of a kind failing, K = 1, 2, ..., until a call has fewer of them, and
    /// returns how many failed. Operands reach their places before anything may fail; what a failed call
    /// leaves is fetched from there and compared.
    static int fail_each(const Shuffled& ctx, const Kind& kind, const Trial& trial) {
        int failed = 0;
        for (int k = 1; fails(ctx, kind, k, trial); k = trial.step(k)) {
            ++failed;
            if (HasFailure()) break;
        }
        return failed;
    }
    /// How many things of a kind a call has; the last of them fail, and the few that it takes to find them.
    static int fail_last(const Shuffled& ctx, const Kind& kind, const Trial& trial) {
        int count = 0, beyond = 1;
        for (; fails(ctx, kind, beyond, trial) && !HasFailure(); beyond *= 2) count = beyond;
        while (beyond - count > 1 && !HasFailure()) {
            const int middle = (count + beyond) / 2;
            (fails(ctx, kind, middle, trial) ? count : beyond) = middle;
        }
        for (int k = std::max(1, count - 6); k < count && !HasFailure(); ++k) fails(ctx, kind, k, trial);
        return count;
    }

    /// Whether a routine such as SYMM or TRSM has two algorithms, one for each side.
    static bool of_two_sides() { return routine().facts().level == 3; }
    static bool is_matrix(const Operand& x) { return x.is_matrix; }
    static bool is_vector(const Operand& x) { return !x.is_matrix; }
    static bool has(const Operands& operands, bool (*wanted)(const Operand&)) {
        const std::vector<Operand> all = operands.all();
        return std::any_of(all.begin(), all.end(), wanted);
    }

  private:
    /// False where the call has fewer things of that kind, and succeeds.
    static bool fails(const Shuffled& ctx, const Kind& kind, int k, const Trial& trial) {
        SCOPED_TRACE(std::string(kind.name) + ':' + std::to_string(k));
        const std::size_t before = ctx.in_use();
        Operands x = trial.input;
        const Failure failure = call(ctx, kind, k, trial, x);
        if (failure.info == 0) return false;
        EXPECT_EQ(failure.info, kind.code) << failure.text;
        EXPECT_NE(failure.text, "");
        expect_unchanged(trial, x, failure.delivering);
        EXPECT_EQ(ctx.in_use(), before) << "device memory is lost";
        x = trial.input;
        EXPECT_EQ(run(routine(), ctx, trial.p, trial.where, x).info, 0)
            << "after a failure: " << lapilli_last_error(ctx);
        if (trial.expected) {
            EXPECT_TRUE(x.same(*trial.expected)) << "another result after a failure";
        }
        EXPECT_EQ(ctx.in_use(), before);
        return true;
    }

    /// The answer of a call, and what can be asked right after it.
    struct Failure : Answer {
        bool delivering;
    };

    static Failure call(const Shuffled& ctx, const Kind& kind, int k, const Trial& trial, Operands& x) {
        const auto placed = routine().place(ctx, trial.p, trial.where, x);
        ctx.set("sim.fail", std::string(kind.name) + ':' + std::to_string(k));
        const Outcome outcome = detail::timed([&] { return placed->call(); });
        // The BLAS delivers by copies alone, when all kernels are known to have ended well.
        const bool may_deliver = routine().facts().level == 0 || &kind == &copies;
        const Failure failure{
            {outcome.info, lapilli_last_error(ctx)},
            may_deliver && outcome.info == LAPILLI_ERROR_DEVICE && was_delivering(ctx, trial.on_devices)};
        EXPECT_LT(outcome.seconds, soon) << "the other devices were not told";
        ctx.set("sim.fail", "");
        placed->fetch();
        return failure;
    }

    /// If it was the delivery of results that failed, those in device memory may be anything, but nothing
    /// else.
    static void expect_unchanged(const Trial& trial, const Operands& x, bool delivering) {
        for (const Operand& before : trial.input.all()) {
            const bool result = routine().written(trial.p, before.name) != Region::nothing;
            const bool on_device =
                before.is_matrix ? trial.where == Where::spread : trial.where == Where::mixed;
            if (!(delivering && result && on_device)) {
                EXPECT_TRUE(before.same_bits(x[before.name])) << before.name << " has changed";
            }
        }
    }
};
INSTANTIATE_TEST_SUITE_P(Routines, Failures, ::testing::ValuesIn(each_once()), instance_name);

// Sides are two algorithms: one is here on one device, and spread over three below; the other one here on
// three.
TEST_P(Failures, HostArrays) {
    for (const int device_count : sanitized ? std::vector<int>{3} : std::vector<int>{1, 3}) {
        for (const Schedule& schedule : routine().facts().schedules) {
            if (schedule.timed) continue;
            const Shuffled ctx(device_count, 3, 3);
            ctx.set_all(schedule.settings);
            ctx.set("memory.cache", "off");
            Problem p = problem(schedule, 20, device_count == 1 ? 'L' : 'U', 5);
            if (of_two_sides() && device_count == 3) p.side = 'R';
            const Where where = usual_place(routine());
            const Trial trial{p, where, routine().data(p), result(routine(), ctx, p)};
            for (const Kind& kind : kinds) {
                SCOPED_TRACE(text_of(schedule) + ", " + std::to_string(device_count) + " devices");
                const int failed = fail_each(ctx, kind, trial);
                if (&kind == &hosts && where == Where::spread) continue;  // nothing need be on the host
                if (!routine().facts().uses_devices(where)) {
                    EXPECT_EQ(failed, 0) << "something of it runs on devices";
                } else {
                    const int computing = routine().facts().on_one_device ? 1 : device_count;
                    EXPECT_GE(failed, std::string(kind.name) == "alloc" ? computing : 1);
                }
                if (HasFailure()) return;
            }
        }
    }
}

// None is left out where devices wait for each other.
TEST_P(Failures, EveryLaunchOfDevicesThatWaitForEachOther) {
    for (const int device_count : {2, 3}) {
        for (const Schedule& schedule : routine().facts().schedules) {
            if (!schedule.together) continue;
            const Shuffled ctx(device_count, 3, 3);
            ctx.set_all(schedule.settings);
            const Problem p = problem(schedule, 25, 'L');
            const Trial trial{p, Where::host, routine().data(p), result(routine(), ctx, p), true, next_one};
            SCOPED_TRACE(text_of(schedule) + ", " + std::to_string(device_count) + " devices");
            EXPECT_GT(fail_each(ctx, launches, trial), 20);
            // In the last panel nothing but the wait for the result is left to notice.
            if (device_count == 2 && !HasFailure()) {
                EXPECT_GT(fail_each(ctx, faults, trial), 20);
            }
            if (HasFailure()) return;
        }
    }
}

// Matrices on the host, vectors on a device: what may fail must come before the matrix is delivered.
TEST_P(Failures, VectorsOnADevice) {
    if (usual_place(routine()) != Where::host) GTEST_SKIP() << "there for spread matrices alone";
    for (const bool on_devices : {true, false}) {
        for (const Schedule& schedule : routine().facts().schedules) {
            if (schedule.timed) continue;
            const Shuffled ctx(2, 4, 3);
            ctx.set_all(schedule.settings);
            ctx.set("memory.cache", "off");
            ctx.compute_on_devices(on_devices);
            const Problem p = problem(schedule, 20, 'L', 5);
            SCOPED_TRACE(text_of(schedule) + (on_devices ? " on the devices" : " on the CPU"));
            const Trial trial{p, Where::mixed, routine().data(p), {}, on_devices};
            const int failed = fail_each(ctx, copies, trial);
            EXPECT_TRUE(failed > 0 || !has(trial.input, &is_vector)) << "vectors went there without a copy";
            if (HasFailure()) return;
        }
    }
}

// Spread matrices, too, are as they were, unless it was their delivery that failed.
TEST_P(Failures, SpreadMatrices) {
    if (place_for(routine(), Where::spread) != Where::spread) GTEST_SKIP() << "not there for spread matrices";
    for (const bool on_devices : {true, false}) {
        for (const Schedule& schedule : routine().facts().schedules) {
            if (schedule.timed) continue;
            if (routine().facts().in_place && !on_devices) continue;
            const Shuffled ctx(3, 6, 20);
            ctx.set_all(schedule.settings);
            ctx.set("memory.cache", "off");
            ctx.compute_on_devices(on_devices);
            Problem p = problem(schedule, 17, 'U', 4);
            // The CPU does not compute these: the second time they are products from the right.
            if (of_two_sides() && !on_devices) p.side = 'R';
            const bool there = on_devices || of_two_sides();
            SCOPED_TRACE(text_of(schedule) + (there ? " on the devices" : " on the CPU"));
            for (const Kind& kind : kinds) {
                const Trial trial{p, Where::spread, routine().data(p), {}, there};
                const int failed = fail_each(ctx, kind, trial);
                if (&kind == &copies) {
                    EXPECT_TRUE(failed > 0 || !has(trial.input, &is_matrix))
                        << "read and written without a copy";
                } else if (!routine().facts().on_devices) {
                    EXPECT_EQ(failed, 0) << "more than copies on devices";
                }
                if (HasFailure()) return;
            }
        }
    }
}

// A device that is late has not failed: the others wait for it for as long as they are told, and the call
// says that it was in vain.
TEST(Patience, OfDevicesInAPanel) {
    for (const char* name : {"sytrd", "geqp3", "gehrd"}) {
        const Routine& routine = *find_routine(name);
        const Shuffled ctx(2, 1, 20000);
        ctx.set("schedule", "device");
        const Problem p = problem({}, 40, 'L');
        const Operands before = routine.data(p);
        Operands after = before;
        ctx.set("sytrd.patience", "1");
        EXPECT_EQ(run(routine, ctx, p, Where::host, after).info, LAPILLI_ERROR_DEVICE) << name;
        EXPECT_NE(std::string(lapilli_last_error(ctx)).find("timed out waiting"), std::string::npos);
        EXPECT_TRUE(before.same(after)) << "something was written";
        ctx.set("sytrd.patience", "60000");
        expect_correct(routine, ctx, p, Where::host);
    }
}

class PartFailures : public Failures {};
INSTANTIATE_TEST_SUITE_P(Routines, PartFailures,
                         ::testing::ValuesIn(instances(named({"syevdx", "syevr", "sygvx"}), "z")),
                         instance_name);

// While a part of the spectrum is on its way to the caller: fewer vectors than there is room for.
TEST_P(PartFailures, LastOnes) {
    for (const char range : std::string(sanitized ? "I" : "VI")) {
        for (const Where where : {Where::host, Where::mixed, Where::spread}) {
            for (const bool on_devices : {true, false}) {
                const Shuffled ctx(2, 5, 3);
                ctx.set("memory.cache", "off");
                ctx.compute_on_devices(on_devices);
                Problem p = problem({}, 20, range == 'V' ? 'L' : 'U');
                p.range = range;
                SCOPED_TRACE(describe(routine(), p, where) + (on_devices ? " on devices" : " on the CPU"));
                const Trial trial{p, where, routine().data(p), result(routine(), ctx, p, where), on_devices};
                const int failed = fail_last(ctx, copies, trial);
                EXPECT_EQ(failed > 0, on_devices || where != Where::host);
                if (HasFailure()) return;
            }
        }
    }
}

// Scatter and gather of spread matrices, copies and plain device memory.
template <class T>
class MovingData : public ::testing::Test {};
using Types = ::testing::Types<double, std::complex<double>>;
TYPED_TEST_SUITE(MovingData, Types, ScalarNames);

TYPED_TEST(MovingData, Failures) {
    using T = TypeParam;
    const Shuffled ctx(3, 8, 20);
    const Matrix<T> input = random_matrix<T>(15, 30, 1, Stream(1, 1));
    lapilli_matrix matrix = nullptr;
    ASSERT_EQ(lapilli_matrix_create(ctx, letter<T>, 15, 30, 4, &matrix), 0);
    const std::size_t used = ctx.in_use();
    for (const Kind& kind : {copies, launches}) {
        for (int k = 1;; k = next(k)) {
            SCOPED_TRACE(std::string(kind.name) + ':' + std::to_string(k));
            Matrix<T> x = input;
            ctx.set("sim.fail", std::string(kind.name) + ':' + std::to_string(k));
            const lapilli_int info = lapilli_matrix_scatter(matrix, x.data(), x.ld());
            ctx.set("sim.fail", "");
            EXPECT_TRUE(x.same_bits(input));
            EXPECT_EQ(ctx.in_use(), used);
            if (info == 0) break;
            EXPECT_EQ(info, kind.code);
            EXPECT_STRNE(lapilli_last_error(ctx), "");
            ASSERT_EQ(lapilli_matrix_scatter(matrix, x.data(), x.ld()), 0);
            ASSERT_EQ(lapilli_matrix_gather(matrix, x.data(), x.ld()), 0);
            ASSERT_TRUE(x.same_bits(input)) << "after a failure";
        }
    }
    ctx.set("sim.fail", "copy:1");
    void* pointer = nullptr;
    ASSERT_EQ(lapilli_device_malloc(ctx, 1, 80, &pointer), 0);
    EXPECT_EQ(lapilli_copy(ctx, pointer, input.data(), 80), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(lapilli_copy(ctx, pointer, input.data(), 80), 0);
    EXPECT_EQ(lapilli_device_free(ctx, pointer), 0);
    EXPECT_EQ(lapilli_matrix_destroy(matrix), 0);
    EXPECT_EQ(ctx.in_use(), 0U);
}

}  // namespace
}  // namespace lapilli::testing
