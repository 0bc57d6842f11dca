// SPDX-License-Identifier: BSD-3-Clause
// Which products the settings choose for emulation: by the precision that the frames of calls set, and by
// what products are for.
#include "runtime/product_use.hpp"

#include <gtest/gtest.h>

#include <complex>
#include <string>
#include <vector>

#include "api/handles.hpp"
#include "eigen/eigenproblem.hpp"
#include "lapilli/lapilli.h"
#include "qr/geqrf.hpp"
#include "reflectors/apply_q.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {
namespace {

using ComplexFloat = std::complex<float>;
using ComplexDouble = std::complex<double>;

static_assert(precision_of<float> == CallPrecision::single &&
              precision_of<ComplexFloat> == CallPrecision::single);
static_assert(precision_of<double> == CallPrecision::full &&
              precision_of<ComplexDouble> == CallPrecision::full);

class ProductUses : public ::testing::Test {
  protected:
    void choose(const char* product, const char* mixed = "auto") {
        context.settings.set("product.emulation", product);
        context.settings.set("mixed.emulation", mixed);
    }
    /// Whether updates in s, c, d and z are emulated in a call of a precision, each a letter, or "-".
    std::string updates(CallPrecision precision) {
        const PrecisionScope products(context, precision);
        const auto letter = [&]<class T>(char name, T) {
            EXPECT_FALSE(emulates_products<T>(context, ProductUse::back_transformation)) << name;
            return emulates_products<T>(context, ProductUse::updates) ? name : '-';
        };
        return {letter('s', 0.0F), letter('c', ComplexFloat()), letter('d', 0.0),
                letter('z', ComplexDouble())};
    }
    std::size_t memory(CallPrecision precision) const {
        return product_emulation(context.settings, precision).bytes;
    }

    Context context{"sim:2"};
};

TEST_F(ProductUses, OffChoosesNone) {
    choose("off");
    for (const auto precision :
         {CallPrecision::none, CallPrecision::single, CallPrecision::full, CallPrecision::mixed}) {
        EXPECT_EQ(updates(precision), "----");
        EXPECT_EQ(memory(precision), 0U);
    }
}

TEST_F(ProductUses, SingleChoosesCallsInSAndCAndFactorsOfMixedOnes) {
    choose("single");
    EXPECT_EQ(updates(CallPrecision::single), "sc--");
    EXPECT_EQ(updates(CallPrecision::full), "----");
    EXPECT_EQ(updates(CallPrecision::mixed), "sc--");
    EXPECT_GT(memory(CallPrecision::single), 0U);
    EXPECT_EQ(memory(CallPrecision::full), 0U);
    EXPECT_GT(memory(CallPrecision::mixed), 0U);
    EXPECT_EQ(product_emulation(context.settings, CallPrecision::single).least_k_z, 0);
}

// In d products are emulated where they are large enough, but no block column is made so wide for them.
TEST_F(ProductUses, AllChoosesCallsInDAndZToo) {
    choose("all");
    EXPECT_EQ(updates(CallPrecision::single), "sc--");
    EXPECT_EQ(updates(CallPrecision::full), "sc-z") << "no such call has numbers of s or c";
    EXPECT_EQ(updates(CallPrecision::mixed), "sc--");
    EXPECT_GT(product_emulation(context.settings, CallPrecision::full).least_k_d, 0);
    EXPECT_GT(product_emulation(context.settings, CallPrecision::full).least_k_z, 0);
}

TEST_F(ProductUses, MixedCallsHaveASettingOfTheirOwn) {
    choose("all", "off");
    EXPECT_EQ(updates(CallPrecision::mixed), "----");
    EXPECT_EQ(memory(CallPrecision::mixed), 0U);
    EXPECT_EQ(updates(CallPrecision::full), "sc-z");
    choose("off", "single");
    EXPECT_EQ(updates(CallPrecision::mixed), "sc--");
    EXPECT_GT(memory(CallPrecision::mixed), 0U);
    EXPECT_EQ(product_emulation(context.settings, CallPrecision::mixed).least_k_z, 0);
    EXPECT_EQ(updates(CallPrecision::single), "----");
}

TEST_F(ProductUses, ACallWithoutProductsHasNoneWhateverTheSettings) {
    choose("all", "single");
    EXPECT_EQ(updates(CallPrecision::none), "----");
    EXPECT_EQ(memory(CallPrecision::none), 0U);
    EXPECT_EQ(context.precision, CallPrecision::none) << "between calls";
}

/// How many reflectors are applied at once, by ORMQR and on the way back of SYEVD, and the width of QR's
/// block columns.
template <class T>
std::vector<index_t> widths(Context& context, CallPrecision precision) {
    const PrecisionScope products(context, precision);
    const index_t n = 20000;
    return {apply_q_block<T>(context, n, ProductUse::updates), one_stage_plan<T>(context, n).reflectors,
            GeqrfPlan::of<T>(context, n, n).nb};
}

TEST_F(ProductUses, BlocksAreWiderWhereProductsAreEmulated) {
    using Widths = std::vector<index_t>;
    const Widths native{128, 128, 512}, complex_native{128, 128, 256};
    choose("off");
    EXPECT_EQ(widths<float>(context, CallPrecision::single), native);
    EXPECT_EQ(widths<ComplexDouble>(context, CallPrecision::full), complex_native);
    choose("single");
    EXPECT_EQ(widths<float>(context, CallPrecision::single), (Widths{256, 128, 1024}));
    EXPECT_EQ(widths<ComplexFloat>(context, CallPrecision::single), (Widths{256, 128, 1024}));
    EXPECT_EQ(widths<double>(context, CallPrecision::full), native);
    EXPECT_EQ(widths<ComplexDouble>(context, CallPrecision::full), complex_native);
    choose("all");
    EXPECT_EQ(widths<double>(context, CallPrecision::full), native);
    EXPECT_EQ(widths<ComplexDouble>(context, CallPrecision::full), (Widths{256, 128, 256}));
}

/// The findings of the progress callback.
struct Seen {
    lapilli_context handle;
    std::vector<CallPrecision> precisions;
};
int look(const char*, const char*, double, void* user) {
    auto& seen = *static_cast<Seen*>(user);
    seen.precisions.push_back(seen.handle->context.precision);
    EXPECT_EQ(lapilli_device_count(seen.handle), 2);  // a call that asks leaves the routine's precision
    EXPECT_EQ(seen.handle->context.precision, seen.precisions.back());
    return 0;
}

class Frames : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_EQ(lapilli_create(&seen.handle, "sim:2"), 0);
        for (const char* name : {"potrf.crossover", "getrf.crossover"})
            ASSERT_EQ(lapilli_set(seen.handle, name, "0"), 0);
        ASSERT_EQ(lapilli_set_progress(seen.handle, look, &seen), 0);
    }
    void TearDown() override { lapilli_destroy(seen.handle); }
    /// The precision throughout f(), which makes one call.
    template <class F>
    CallPrecision during(const F& f) {
        seen.precisions.clear();
        EXPECT_EQ(f(), 0) << lapilli_last_error(seen.handle);
        EXPECT_FALSE(seen.precisions.empty());
        for (const CallPrecision p : seen.precisions) EXPECT_EQ(p, seen.precisions[0]);
        EXPECT_EQ(seen.handle->context.precision, CallPrecision::none) << "after the call";
        return seen.precisions.empty() ? CallPrecision::none : seen.precisions[0];
    }
    Seen seen;
};

TEST_F(Frames, SetThePrecisionOfTheirCall) {
    float s[4] = {4, 1, 1, 3};
    double d[4] = {4, 1, 1, 3}, x[2] = {};
    const double b[2] = {1, 2};
    lapilli_int pivots[2], iterations = 0;
    EXPECT_EQ(during([&] { return lapilli_spotrf(seen.handle, 'L', 2, s, 2); }), CallPrecision::single);
    EXPECT_EQ(
        during([&] { return lapilli_dsgesv(seen.handle, 2, 1, d, 2, pivots, b, 2, x, 2, &iterations); }),
        CallPrecision::mixed);
    EXPECT_EQ(during([&] { return lapilli_dpotrf(seen.handle, 'L', 2, d, 2); }), CallPrecision::full);
}

// The calls of its lanes have products, the call of many problems has none.
TEST_F(Frames, ACallOfManyProblemsHasNoProducts) {
    double d[4] = {4, 1, 1, 3};
    double* const matrices[] = {d};
    const lapilli_int n = 2;
    lapilli_int info = -1;
    EXPECT_EQ(during([&] { return lapilli_dpotrf_vbatch(seen.handle, 'L', &n, matrices, &n, 1, &info); }),
              CallPrecision::none);
    EXPECT_EQ(info, 0);
}

/// X -> 2 X for columns of three floats, which looks at the precision of the call that applies it.
lapilli_int twice(void* user, lapilli_int k, const void* x, lapilli_int ldx, void* y, lapilli_int ldy,
                  void*) {
    auto& seen = *static_cast<Seen*>(user);
    seen.precisions.push_back(seen.handle->context.precision);
    double d[4] = {4, 1, 1, 3};
    EXPECT_EQ(lapilli_dpotrf(seen.handle, 'L', 2, d, 2), 0) << "a call in the middle of another one";
    EXPECT_EQ(seen.handle->context.precision, seen.precisions.back());
    for (lapilli_int j = 0; j < k; ++j) {
        for (lapilli_int i = 0; i < 3; ++i)
            static_cast<float*>(y)[i + j * ldy] = 2 * static_cast<const float*>(x)[i + j * ldx];
    }
    return 0;
}

// The call itself cannot know it before it has seen the operator.
TEST_F(Frames, AnOperatorIsBoundedInItsPrecision) {
    ASSERT_EQ(lapilli_set_progress(seen.handle, nullptr, nullptr), 0);
    lapilli_operator a = nullptr, m = nullptr;
    ASSERT_EQ(lapilli_operator_create(seen.handle, 's', 3, 'C', 'H', twice, &seen, &a), 0);
    EXPECT_EQ(during([&] { return lapilli_operator_chebyshev(seen.handle, a, 2, 0, 0, &m); }),
              CallPrecision::single);
    lapilli_operator_destroy(m);
    lapilli_operator_destroy(a);
}

}  // namespace
}  // namespace lapilli
