// SPDX-License-Identifier: BSD-3-Clause
// For tests of the functions in a program that has them itself, and so their queue: arrays in the
// memory of a simulated device, which the host does not see.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "api/dropin_interface.hpp"
#include "cusolver/real.hpp"
#include "cusolver/submission.hpp"
#include "functions.hpp"
#include "lapilli/lapilli.h"

namespace lapilli::testing {

using Z = std::complex<double>;
inline constexpr int n = 12, lda = 14, nrhs = 3;

inline lapilli_context context() { return cusolver::DeviceContext(nullptr, {}).get(); }

/// An array in the memory of the device that calls are computed on.
template <class T>
class There {
  public:
    explicit There(const std::vector<T>& of) : count_(of.size()) {
        EXPECT_EQ(lapilli_device_malloc(context(), 0, bytes(), &address_), 0);
        EXPECT_EQ(lapilli_copy(context(), address_, of.data(), bytes()), 0);
    }
    ~There() { lapilli_device_free(context(), address_); }
    There(const There&) = delete;
    There& operator=(const There&) = delete;

    T* get() const { return static_cast<T*>(address_); }
    /// Its numbers, when all that was submitted is done.
    std::vector<T> read() const {
        EXPECT_EQ(lapilli_queue_synchronize(cusolver::Submission(nullptr).queue()), 0);
        std::vector<T> result(count_);
        EXPECT_EQ(lapilli_copy(context(), result.data(), address_, bytes()), 0);
        return result;
    }

  private:
    std::size_t bytes() const { return count_ * sizeof(T); }
    std::size_t count_;
    void* address_ = nullptr;
};

template <class T>
std::vector<T> numbers(int rows, int columns, unsigned seed = 7) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> draw(-1, 1);
    std::vector<T> a(static_cast<std::size_t>(rows * columns));
    for (T& x : a) x = T(static_cast<float>(draw(random)));
    return a;
}

template <class T>
std::vector<T> definite(int order) {
    std::vector<T> a = numbers<T>(lda, order);
    for (int j = 0; j < order; ++j) a[static_cast<std::size_t>(j * (lda + 1))] = T(20);
    return a;
}

// Many matrices.
inline constexpr int count = 3;
inline constexpr std::size_t of_one = static_cast<std::size_t>(lda) * n;

/// Matrices one behind the other.
template <class T, class Matrix>
std::vector<T> many(Matrix matrix) {
    std::vector<T> all;
    for (unsigned k = 0; k < count; ++k) {
        const std::vector<T> one = matrix(k);
        all.insert(all.end(), one.begin(), one.end());
    }
    return all;
}
template <class T>
std::vector<T*> places(const There<T>& all, std::size_t stride) {
    std::vector<T*> result;
    for (std::size_t k = 0; k < count; ++k) result.push_back(all.get() + k * stride);
    return result;
}

/// As far as rounding may tell them apart.
template <class T>
void expect_near(const std::vector<T>& a, const std::vector<T>& b) {
    ASSERT_EQ(a.size(), b.size());
    const double bound = 100.0 * static_cast<double>(std::numeric_limits<decltype(std::abs(T()))>::epsilon());
    for (std::size_t k = 0; k < a.size(); ++k)
        EXPECT_LE(std::abs(a[k] - b[k]), static_cast<float>(bound * (1 + std::abs(a[k])))) << k;
}

struct CusolverSubmitted : ::testing::Test {
    Handle own;
    void* handle = &own;
    There<int> info{std::vector<int>{-7}};
    There<double> work{std::vector<double>(20000)};
    int before = noted_count(), waits = fake<int>("fake_waits");

    void expect_served(int status, int expected = 0) {
        EXPECT_EQ(status, 0);
        EXPECT_EQ(info.read()[0], expected);
        EXPECT_EQ(noted_count(), before);
        EXPECT_GE(fake<int>("fake_waits"),
                  waits += 2);  // the device's queue for the stream, and the stream for the queue
        const int reset = -7;
        lapilli_copy(context(), info.get(), &reset, sizeof(reset));
    }
    void expect_passed_on(int status, const char* name) {
        EXPECT_EQ(status, passed_on);
        ASSERT_EQ(noted_count(), ++before);
        EXPECT_STREQ(last_noted().name, name);
        EXPECT_EQ(info.read()[0], -7);
    }
};

}  // namespace lapilli::testing
