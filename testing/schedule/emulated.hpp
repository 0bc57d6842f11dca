// SPDX-License-Identifier: BSD-3-Clause
// Operations of simulated devices, once by plain loops and once by the kernels of the GPUs under the
// emulator, and how far the results are apart.
#pragma once

#include <gtest/gtest.h>

#include <complex>
#include <string>
#include <vector>

#include "emulator/operations/kernels.hpp"
#include "schedule/numbers.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {

inline const bool kernels_installed = (simt::install_kernels(), true);

/// The arrays that an operation has written.
class Written {
  public:
    /// `bound`: of a difference over the largest element of the array. 0: the same numbers.
    template <class T>
    void add(const std::string& name, const std::vector<T>& values, double bound) {
        arrays_.push_back({name, {}, bound});
        for (const T& x : values) arrays_.back().elements.emplace_back(x);
    }
    static void expect_near(const Written& plain, const Written& kernel) {
        ASSERT_EQ(plain.arrays_.size(), kernel.arrays_.size());
        for (std::size_t k = 0; k < plain.arrays_.size(); ++k) {
            const auto& [name, x, bound] = plain.arrays_[k];
            const auto& y = kernel.arrays_[k].elements;
            ASSERT_EQ(x.size(), y.size()) << name;
            double largest = 0;
            for (const auto& element : x) largest = std::max(largest, std::abs(element));
            for (std::size_t i = 0; i < x.size(); ++i)
                ASSERT_LE(std::abs(x[i] - y[i]), bound * largest) << name << ", element " << i;
        }
    }

  private:
    struct Array {
        std::string name;
        std::vector<std::complex<double>> elements;
        double bound;
    };
    std::vector<Array> arrays_;
};

/// operation(context) on `devices` devices, with plain loops and with emulated kernels.
template <class F>
void compare_with_kernels(int devices, const F& operation) {
    Written written[2];
    for (const bool emulated : {false, true}) {
        lapilli::Context context("sim:" + std::to_string(devices));
        context.settings.set("sim.kernels", emulated ? "emulated" : "plain");
        context.settings.set("sim.resident_rows", "99");
        written[emulated] = operation(context);
    }
    Written::expect_near(written[0], written[1]);
}

}  // namespace lapilli::testing
