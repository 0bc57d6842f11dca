// SPDX-License-Identifier: BSD-3-Clause
// Kernels that say that a block has waited in vain for another one, and such that end with an error of the
// device: the call fails, and nothing is written.
#include <string>

#include "backend/sim/sim_kernels.hpp"
#include "backend/sim/sim_memory.hpp"
#include "base/error.hpp"
#include "bidiagonal/resident/args.hpp"
#include "chase/args.hpp"
#include "chase/bidiagonal/args.hpp"
#include "chase/tiles.hpp"
#include "emulator/operations/kernels.hpp"
#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

/// The name of the operation whose blocks do.
std::string in_vain;

/// The emulator's kernels. After the named operation the word is set by which its blocks report a wait in
/// vain; where they report none, a barrier ends the launch (WrongBarriers.GridBarrierInVain of the suite
/// simt).
class KernelsInVain final : public sim::Kernels {
  public:
    KernelsInVain(const void* owner, std::unique_ptr<sim::Kernels> emulated)
        : owner_(owner), emulated_(std::move(emulated)) {}

    void run(std::type_index operation, const void* args) override {
        emulated_->run(operation, args);
        fail_in<float>(operation, args);
        fail_in<double>(operation, args);
        fail_in<std::complex<float>>(operation, args);
        fail_in<std::complex<double>>(operation, args);
    }
    index_t resident_rows(char precision) override { return emulated_->resident_rows(precision); }
    bool bidiagonal_fits(char precision, index_t m, index_t n) override {
        return emulated_->bidiagonal_fits(precision, m, n);
    }
    index_t wide_panel_rows(char precision) override { return emulated_->wide_panel_rows(precision); }

  private:
    template <class T>
    void fail_in(std::type_index operation, const void* args) {
        if (operation == typeid(BandChaseArgs<T>)) fail(*static_cast<const BandChaseArgs<T>*>(args));
        if (operation == typeid(BandBidiagonalArgs<T>))
            fail(*static_cast<const BandBidiagonalArgs<T>*>(args));
        if (operation == typeid(ChaseApplyArgs<T>)) fail(*static_cast<const ChaseApplyArgs<T>*>(args));
        if (operation == typeid(BidiagonalResidentArgs<T>) && in_vain == BidiagonalResidentArgs<T>::name)
            throw Error(LAPILLI_ERROR_DEVICE, "the barrier of a launch waited in vain");
    }
    template <class T, class R>
    void fail(const BandChase<T, R>& args) {
        set(args.name, args.failed);
    }
    template <class T, class R>
    void fail(const BandBidiagonal<T, R>& args) {
        set(args.name, args.failed);
    }
    template <class T>
    void fail(const ChaseApplyArgs<T>& args) {
        set(args.name, args.progress + chase_apply_words<T>(args.n, args.b, args.cols) - 1);
    }
    void set(const char* name, unsigned* word) {
        if (in_vain != name) return;
        *static_cast<unsigned*>(sim::Memory::instance().translate(owner_, word, sizeof(unsigned))) = 1;
    }

    const void* owner_;
    std::unique_ptr<sim::Kernels> emulated_;
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

/// Lets a routine's first operation of that name wait in vain: the call reports it, and works when nothing
/// waits in vain.
void expect_told(const Routine& routine, const Shuffled& ctx, const Problem& p, const char* operation,
                 const char* text) {
    SCOPED_TRACE(operation);
    const Operands before = routine.data(p);
    Operands after = before;
    in_vain = operation;
    EXPECT_EQ(run(routine, ctx, p, Where::host, after).info, LAPILLI_ERROR_DEVICE);
    EXPECT_NE(std::string(lapilli_last_error(ctx)).find(text), std::string::npos) << lapilli_last_error(ctx);
    EXPECT_TRUE(before.same(after)) << "something was written";
    in_vain.clear();
    expect_correct(routine, ctx, p, Where::host);
}

TEST_F(WaitsInVain, OfSweepsAndPasses) {
    const Shuffled ctx(2, 1);
    ctx.set("sim.kernels", "emulated");
    const Problem p = problem({}, 50, 'L', 9);
    for (const auto& [operation, text] :
         {std::pair{"band_chase", "a step of the bulge chase"}, {"chase_apply", "a pass"}})
        expect_told(*find_routine("sbtrd"), ctx, p, operation, text);
}

TEST_F(WaitsInVain, OfSingularValues) {
    const Shuffled ctx(1, 1);
    for (const auto& [name, value] : {std::pair{"sim.kernels", "emulated"},
                                      {"gesdd.crossover", "0"},
                                      {"test.gesdd.stages", "two"},
                                      {"test.gesdd.band", "8"}})
        ctx.set(name, value);
    expect_told(*find_routine("gesdd"), ctx, problem({}, 20, 'L', 9), "band_bidiagonal", "a step");
}

// One stage: values and vectors, and the reduction alone.
TEST_F(WaitsInVain, OfReductionsInSharedMemory) {
    const Shuffled ctx(1, 1);
    for (const auto& [name, value] :
         {std::pair{"sim.kernels", "emulated"}, {"gesdd.crossover", "0"}, {"test.gesdd.stages", "one"}})
        ctx.set(name, value);
    for (const char* routine : {"gesdd", "gebrd"})
        expect_told(*find_routine(routine), ctx, problem({}, 20, 'L', 9), "bidiagonal_resident", "a launch");
}

}  // namespace
}  // namespace lapilli::testing
