// SPDX-License-Identifier: BSD-3-Clause
// Kernels that say that a block has waited in vain for another one: the call fails, and nothing is written.
#include <string>

#include "backend/sim/sim_kernels.hpp"
#include "backend/sim/sim_memory.hpp"
#include "chase/tiles.hpp"
#include "emulator/operations/kernels.hpp"
#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

/// The name of the operation whose blocks do.
std::string in_vain;

/// Those of the emulator; behind the named one the word is set in which its blocks say so.
template <class T>
class OperationsInVain final : public Operations<T> {
  public:
    OperationsInVain(const void* owner, Operations<T>& emulated) : owner_(owner), emulated_(emulated) {}

#define LAPILLI_DEFINE(Args)                  \
    void run(const Args<T>& args) override {  \
        emulated_.run(args);                  \
        if (in_vain == args.name) fail(args); \
    }
    LAPILLI_DEVICE_OPERATIONS(LAPILLI_DEFINE)
#undef LAPILLI_DEFINE
    index_t resident_rows() override { return emulated_.resident_rows(); }

  private:
    template <class Args>
    void fail(const Args&) {}
    void fail(const BandChaseArgs<T>& args) { set(args.progress + chase_words(args.n) - 1); }
    void fail(const ChaseApplyArgs<T>& args) {
        set(args.progress + chase_apply_words<T>(args.n, args.b, args.cols) - 1);
    }
    void set(unsigned* word) {
        *static_cast<unsigned*>(sim::Memory::instance().translate(owner_, word, sizeof(unsigned))) = 1;
    }

    const void* owner_;
    Operations<T>& emulated_;
};

class KernelsInVain final : public sim::Kernels {
  public:
    KernelsInVain(const void* owner, std::unique_ptr<sim::Kernels> emulated)
        : emulated_(std::move(emulated)),
          s_(owner, emulated_->on(std::type_identity<float>())),
          d_(owner, emulated_->on(std::type_identity<double>())),
          c_(owner, emulated_->on(std::type_identity<std::complex<float>>())),
          z_(owner, emulated_->on(std::type_identity<std::complex<double>>())) {}

    Operations<float>& on(std::type_identity<float>) override { return s_; }
    Operations<double>& on(std::type_identity<double>) override { return d_; }
    Operations<std::complex<float>>& on(std::type_identity<std::complex<float>>) override { return c_; }
    Operations<std::complex<double>>& on(std::type_identity<std::complex<double>>) override { return z_; }

  private:
    std::unique_ptr<sim::Kernels> emulated_;
    OperationsInVain<float> s_;
    OperationsInVain<double> d_;
    OperationsInVain<std::complex<float>> c_;
    OperationsInVain<std::complex<double>> z_;
};

std::unique_ptr<sim::Kernels> make(const void* owner, const DeviceLimits& limits, unsigned seed) {
    simt::install_kernels();
    auto emulated = sim::make_kernels(owner, limits, seed);
    sim::install_kernels(make);
    return std::make_unique<KernelsInVain>(owner, std::move(emulated));
}

class WaitsInVain : public ::testing::Test {
  protected:
    WaitsInVain() { sim::install_kernels(make); }
    ~WaitsInVain() override {
        simt::install_kernels();
        in_vain.clear();
    }
};

TEST_F(WaitsInVain, OfSweepsAndPasses) {
    const Routine& routine = *find_routine("sbtrd");
    const Shuffled ctx(2, 1);
    ctx.set("sim.kernels", "emulated");
    const Problem p = problem({}, 50, 'L', 9);
    const Operands before = routine.data(p);
    for (const auto& [operation, text] : {std::pair{"band_chase", "a sweep"}, {"chase_apply", "a pass"}}) {
        SCOPED_TRACE(operation);
        Operands after = before;
        in_vain = operation;
        EXPECT_EQ(run(routine, ctx, p, Where::host, after).info, LAPILLI_ERROR_DEVICE);
        EXPECT_NE(std::string(lapilli_last_error(ctx)).find(text), std::string::npos)
            << lapilli_last_error(ctx);
        EXPECT_TRUE(before.same(after)) << "something was written";
        in_vain.clear();
        expect_correct(routine, ctx, p, Where::host);
    }
}

}  // namespace
}  // namespace lapilli::testing
