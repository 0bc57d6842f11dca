// SPDX-License-Identifier: BSD-3-Clause
// BDSDC's compact form by LAPACK's symbols. LAPACK's documentation asks for fewer integers than its code may
// write: nothing is written behind those of a program that has believed it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "generated/declarations.hpp"

namespace {

/// LAPACK's symbols of one precision and width.
template <class T, class Int>
constexpr auto bdsdc = nullptr;
template <>
constexpr auto bdsdc<float, int> = sbdsdc_;
template <>
constexpr auto bdsdc<float, std::int64_t> = sbdsdc_64_;
template <>
constexpr auto bdsdc<double, int> = dbdsdc_;
template <>
constexpr auto bdsdc<double, std::int64_t> = dbdsdc_64_;

/// An order at which devices compute U and V, and the levels of its tree: floor(log2(order / 26)).
constexpr int order = 300, levels = 3;
constexpr std::size_t documented = order * (3 + 3 * levels), all = order * (6 + 3 * levels);

template <class T>
struct Compact {
    std::vector<T> D, E, Q;
    std::vector<std::int64_t> IQ;
};

template <class T, class Int>
Compact<T> computed(char uplo, char compq) {
    Compact<T> x{std::vector<T>(order), std::vector<T>(order), std::vector<T>(order * (65 + 8 * levels)), {}};
    for (int i = 0; i < order; ++i) {
        x.D[static_cast<std::size_t>(i)] = static_cast<T>(2 + std::cos(i * 1.7));
        x.E[static_cast<std::size_t>(i)] = static_cast<T>(std::sin(i * 0.9 + 1));
    }
    const Int n = order, one = 1;
    Int info = -7;
    T unused = 0;
    std::vector<Int> IQ(all, Int(-7777)), iwork(8 * order);
    std::vector<T> work(8 * order);
    bdsdc<T, Int>(&uplo, &compq, &n, x.D.data(), x.E.data(), &unused, &one, &unused, &one, x.Q.data(),
                  IQ.data(), work.data(), iwork.data(), &info);
    EXPECT_EQ(info, 0);
    x.IQ.assign(IQ.begin(), IQ.end());
    return x;
}

template <class T>
class DropInBidiagonal : public ::testing::Test {};
using Scalars = ::testing::Types<float, double>;
TYPED_TEST_SUITE(DropInBidiagonal, Scalars);

TYPED_TEST(DropInBidiagonal, CompactFormWith64BitIntegers) {
    using T = TypeParam;
    for (const char uplo : {'U', 'L'}) {
        const Compact<T> values = computed<T, int>(uplo, 'N');
        const Compact<T> narrow = computed<T, int>(uplo, 'P'), wide = computed<T, std::int64_t>(uplo, 'P');
        for (const Compact<T>* x : {&narrow, &wide}) {
            EXPECT_EQ(std::count(x->IQ.begin() + documented, x->IQ.end(), -7777), all - documented);
            for (std::size_t i = 0; i < order; ++i)
                ASSERT_NEAR(x->D[i], values.D[i], 1000 * std::numeric_limits<T>::epsilon());
        }
        EXPECT_LT(std::count(narrow.IQ.begin(), narrow.IQ.end(), -7777), all);
        EXPECT_EQ(narrow.IQ, wide.IQ);
        for (std::size_t i = 0; i < narrow.Q.size(); ++i)
            ASSERT_NEAR(narrow.Q[i], wide.Q[i], 1000 * std::numeric_limits<T>::epsilon()) << i;
    }
}

}  // namespace
