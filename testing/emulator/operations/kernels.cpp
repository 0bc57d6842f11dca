// SPDX-License-Identifier: BSD-3-Clause
#include "emulator/operations/kernels.hpp"

#include <atomic>

#include "backend/sim/sim_blas.hpp"
#include "backend/sim/sim_flag.hpp"
#include "backend/sim/sim_kernels.hpp"
#include "base/error.hpp"
#include "device/operation_table.hpp"
#include "emulator/stream.hpp"
#include "launch.hpp"

namespace lapilli::simt {
namespace {

class EmulatedKernels final : public sim::Kernels {
  public:
    EmulatedKernels(const void* owner, const DeviceLimits& limits, unsigned seed)
        : owner_(owner), limits_(limits), launches_(seed * 1000) {}

    void run(std::type_index operation, const void* args) override {
        never_destroyed<OperationTable<EmulatedKernels, EmulatedKernels>>().run(*this, operation, args);
    }
    index_t resident_rows(char precision) override {
        return lapilli::resident_rows(precision, limits_.multiprocessors,
                                      static_cast<std::size_t>(limits_.shared_bytes));
    }
    bool bidiagonal_fits(char precision, index_t m, index_t n) override {
        return bidiagonal_resident_fits(precision, m, n, limits_.multiprocessors,
                                        static_cast<std::size_t>(limits_.shared_bytes));
    }
    index_t wide_panel_rows(char precision) override { return lu_wide_most_rows(precision, limits_); }

    template <class Args>
    static void carry_out(EmulatedKernels& kernels, const Args& args) {
        kernels.carry_out(args);
    }

  private:
    template <class Args>
    void carry_out(Args args) {
        args.accesses(sim::Touch(owner_, false));
        const EmulatedStream stream(limits_, launches_++);
        if (launch::run(stream, args) != arch::success) {
            throw Error(LAPILLI_ERROR_DEVICE,
                        std::string("emulator: a launch of ") + args.name + " was refused");
        }
    }
    /// Operations that the CUDA backend leaves to cuBLAS go to the host's BLAS.
    template <class T>
    void carry_out(GemmArgs<T> args) {
        const ProductArgs<T> product = args.product();
        if (launch::product_is_faster(product)) {
            carry_out(product);
        } else {
            args.accesses(sim::Touch(owner_, true));
            if constexpr (is_complex<T>) multiply_with_beta(args);
            sim::carry_out(args);
        }
    }
    /// As GPUs do, by four real products also where beta is 1: an imaginary part that is a NaN comes to the
    /// real part.
    template <class T>
    void multiply_with_beta(const GemmArgs<T>& args) {
        if (args.beta != T(1)) return;
        const HostView<T> c = sim::on_host(args.c);
        for (index_t j = 0; j < c.cols; ++j) {
            for (index_t i = 0; i < c.rows; ++i) {
                const auto re = c(i, j).real(), im = c(i, j).imag();
                c(i, j) = T(re - 0 * im, im + 0 * re);
            }
        }
    }
    template <class T>
    void carry_out(const GemmBatchedArgs<T>& args) {
        by_blas(args);
    }
    template <class T>
    void carry_out(const TrsmArgs<T>& args) {
        by_blas(args);
    }
    template <class T>
    void carry_out(const TrmmArgs<T>& args) {
        by_blas(args);
    }
    template <class T>
    void carry_out(WaitForFlagArgs<T> args) {
        args.accesses(sim::Touch(owner_, false));
        sim::carry_out(args);
    }
    template <class Args>
    void by_blas(Args args) {
        args.accesses(sim::Touch(owner_, true));
        sim::carry_out(args);
    }

    const void* owner_;
    const DeviceLimits limits_;
    std::atomic<std::uint64_t> launches_;
};

}  // namespace

void install_kernels() noexcept {
    sim::install_kernels(
        [](const void* owner, const DeviceLimits& limits, unsigned seed) -> std::unique_ptr<sim::Kernels> {
            return std::make_unique<EmulatedKernels>(owner, limits, seed);
        });
}

}  // namespace lapilli::simt
