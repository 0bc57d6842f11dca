// SPDX-License-Identifier: BSD-3-Clause
// A kernel that leaves an array of global memory ends the program, and so does arithmetic that C++ does not
// define: the suites of kernels are compiled and linked like this one (testing/guards).

#include <cstdint>
#include <vector>

#include "simt/support.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
namespace {

using namespace arch;

template <class T>
__global__ void read_at(const T* x, int offset, T* result) {
    store(result, load_nc(x + offset));
}

template <class T>
__global__ void write_at(T* x, int offset) {
    store(x + offset, T(1));
}

__global__ void shift_by(const int* bits, int* result) { store(result, 1 << load_nc(bits)); }

}  // namespace
}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels

namespace lapilli::simt {
namespace {

/// One value of T behind an array, and one far before its first.
template <class T>
void leave(std::int64_t count) {
    std::vector<T> x(static_cast<std::size_t>(count), T(2)), y(1);
    const int end = static_cast<int>(count);
    EXPECT_DEATH(launch({}, [&] { kernels::read_at<T>(x.data(), end, y.data()); }),
                 "outside of an array.*ArrayEnds");
    EXPECT_DEATH(launch({}, [&] { kernels::write_at<T>(x.data(), end); }), "outside of an array.*ArrayEnds");
}

TEST(ArrayEnds, OfEveryWidth) {
    leave<float>(1024);
    leave<double>(1022);
    leave<float>(4);
    leave<double>(100000);
}

/// An array of an odd length ends some bytes before its page: what is written there shows when it is freed,
/// and what is read is NaN.
TEST(ArrayEnds, OfOddLength) {
    std::vector<float> x(5, 2.0f), y(1);
    launch({}, [&] { kernels::read_at<float>(x.data(), 5, y.data()); });
    EXPECT_NE(y[0], y[0]);
    EXPECT_DEATH(
        {
            launch({}, [&] { kernels::write_at<float>(x.data(), 5); });
            std::vector<float>().swap(x);
        },
        "written behind an array");
}

TEST(ArrayEnds, UndefinedArithmetic) {
    std::vector<int> bits(1, 40), result(1);
    EXPECT_DEATH(launch({}, [&] { kernels::shift_by(bits.data(), result.data()); }),
                 "undefined behaviour.*ArrayEnds");
}

}  // namespace
}  // namespace lapilli::simt
