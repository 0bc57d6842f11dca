// SPDX-License-Identifier: BSD-3-Clause
// LASWP beyond what the suites of all routines ask: pivots that are no rows, calls that interchange nothing,
// more interchanges than one launch takes, memory of another context's device.
#include "support/routines/laswp.hpp"

#include <string>

#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Interchanges : public ::testing::Test {
  protected:
    static Problem problem() {
        Problem p;
        p.n = 12;
        p.m = 30;
        p.k = 10;
        p.pad = 3;
        return p;
    }
    using Data = typename Laswp<T>::Data;
    static Data data(const Problem& p) {
        Data x;
        Laswp<T>::data(p, x);
        return x;
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, Data& x, std::int64_t k2,
                            std::int64_t incx) {
        return api::laswp<T>(ctx, p.n, x.A.data(), x.A.ld(), Laswp<T>::k1(p), k2, x.ipiv.data(), incx);
    }
};
TYPED_TEST_SUITE(Interchanges, Scalars, ScalarNames);

TYPED_TEST(Interchanges, RefusedWhereARowIsNone) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        const Problem p = this->problem();
        const auto before = this->data(p);
        // For a matrix in one memory only the leading dimension bounds its rows.
        for (const std::int64_t pivot : {std::int64_t{0}, std::int64_t{-4}, p.rows() + p.pad + 1}) {
            auto x = before;
            x.ipiv.back() = pivot;
            EXPECT_EQ(this->call(ctx, p, x, Laswp<T>::k2(p), 2), -6);
            EXPECT_TRUE(x.A.same_bits(before.A));
            const std::string text = lapilli_last_error(ctx);
            EXPECT_NE(text.find("(ipiv) = " + std::to_string(pivot) + " in place 21,"), std::string::npos)
                << text;
        }
        auto x = before;
        EXPECT_EQ(this->call(ctx, p, x, x.A.ld() + 1, 2), -5);
        EXPECT_NE(std::string(lapilli_last_error(ctx)).find("(k2) = 34, must be at most 33"),
                  std::string::npos)
            << lapilli_last_error(ctx);
        EXPECT_TRUE(x.A.same_bits(before.A));
        if (device_count == 0) continue;
        const SpreadCopy spread(ctx, letter<T>, p.rows(), p.n, x.A.data(), x.A.ld(), 5);
        x.ipiv.back() = p.rows() + 1;
        EXPECT_EQ(api::laswp_mgpu<T>(ctx, spread.handle(), 3, Laswp<T>::k2(p), x.ipiv.data(), 2), -4);
        EXPECT_EQ(api::laswp_mgpu<T>(ctx, spread.handle(), 3, p.rows() + 1, x.ipiv.data(), 2), -3);
        spread.gather();
        EXPECT_TRUE(x.A.same_bits(before.A));
    }
}

TYPED_TEST(Interchanges, NothingToInterchange) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        const Problem p = this->problem();
        const auto before = this->data(p);
        auto x = before;
        EXPECT_EQ(this->call(ctx, p, x, Laswp<T>::k2(p), 0), 0);
        x.ipiv.clear();
        for (const std::int64_t k2 : {std::int64_t{2}, std::int64_t{0}, std::int64_t{-9}})
            EXPECT_EQ(this->call(ctx, p, x, k2, 1), 0);
        EXPECT_TRUE(x.A.same_bits(before.A));
    }
}

// Back to where it was.
TYPED_TEST(Interchanges, BackwardsTakesThemBack) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        const Problem p = this->problem();
        const auto before = this->data(p);
        auto x = before;
        EXPECT_EQ(this->call(ctx, p, x, Laswp<T>::k2(p), 2), 0);
        EXPECT_FALSE(x.A.same_bits(before.A));
        EXPECT_EQ(this->call(ctx, p, x, Laswp<T>::k2(p), -2), 0);
        EXPECT_TRUE(x.A.same_bits(before.A));
    }
}

TYPED_TEST(Interchanges, MoreThanOneLaunchTakes) {
    const Routine& routine = *find_routine("laswp", letter<TypeParam>);
    for (const int device_count : device_counts({1, 3})) {
        const SmallBlocks ctx(device_count);
        Problem p;
        p.n = 20;
        p.m = 1500;
        for (const std::int64_t k : {512, 513, 1400}) {
            p.k = k;
            for (const char trans : {'N', 'T'}) {
                p.trans = trans;
                expect_correct(routine, ctx, p, Where::device);
                expect_correct(routine, ctx, p, Where::spread);
            }
        }
    }
}

// Kernels of a GPU cannot read a complex matrix at an odd multiple of its real part's size.
TYPED_TEST(Interchanges, ComplexMatrixAtAnOddPlace) {
    using T = TypeParam;
    if constexpr (!is_complex<T>) return;
    const SmallBlocks ctx(1);
    const Problem p = this->problem();
    std::string lines;
    const auto keep = [](const char* line, void* to) { static_cast<std::string*>(to)->append(line); };
    ASSERT_EQ(lapilli_set_log(ctx, keep, &lines), 0);
    for (const bool odd : {false, true}) {
        auto x = this->data(p);
        const Operands before = Operands::of(x);
        Placed there(ctx, odd ? odd_place_of(0) : 0, x.A);
        lines.clear();
        EXPECT_EQ(api::laswp<T>(ctx, p.n, there.template as<T>(), x.A.ld(), Laswp<T>::k1(p), Laswp<T>::k2(p),
                                x.ipiv.data(), 2),
                  0)
            << lapilli_last_error(ctx);
        EXPECT_EQ(lines.find("devices: A is there") == std::string::npos, odd) << lines;
        there.download();
        expect_good(*find_routine("laswp", letter<T>), p, before, Operands::of(x));
    }
    lapilli_set_log(ctx, nullptr, nullptr);
}

TYPED_TEST(Interchanges, InMemoryOfAnotherContext) {
    using T = TypeParam;
    if (!simulated()) GTEST_SKIP() << "needs devices that no context shares";
    const SmallBlocks ctx(1), other(1);
    const Problem p = this->problem();
    auto x = this->data(p);
    const Operands before = Operands::of(x);
    const DeviceCopy there(other, x.A);
    EXPECT_EQ(api::laswp<T>(ctx, p.n, there.template as<T>(), x.A.ld(), Laswp<T>::k1(p), Laswp<T>::k2(p),
                            x.ipiv.data(), 2),
              0)
        << lapilli_last_error(ctx);
    there.download();
    expect_good(*find_routine("laswp", letter<T>), p, before, Operands::of(x));
}

}  // namespace
}  // namespace lapilli::testing
