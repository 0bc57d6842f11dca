// SPDX-License-Identifier: BSD-3-Clause
// A matrix brought to a range whose squares are numbers: the lower triangle of a Hermitian one, or all of a
// general one, over several devices.
#include "matrix/safe_range.hpp"

#include <complex>
#include <limits>

#include "matrix/copied_operand.hpp"
#include "support/matrix.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

using Complex = std::complex<double>;

template <class T>
struct Work {
    CopiedOperand<T> a;
    std::vector<double*> norms;
    double* of_host;
    Work(Arena& arena, const CopyPlan& of_a, index_t nb)
        : a(arena, of_a, nb), of_host(arena.pinned_array<double>(a.matrix.cyclic.blocks())) {
        for (int d = 0; d < arena.devices(); ++d)
            norms.push_back(arena.device_array<double>(d, a.matrix.cyclic.blocks()));
    }
};

template <class T>
T value(index_t i, index_t j) {
    const double x = 1e200 * (1 + static_cast<double>(i) + 100 * static_cast<double>(j));
    if constexpr (is_complex<T>) return {x, -x};
    return x;
}

template <class T>
Matrix<T> large(index_t m, index_t n) {
    Matrix<T> a(m, n);
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < m; ++i) a(i, j) = value<T>(i, j);
    }
    return a;
}

/// The factor; a becomes what the devices have made of it.
template <class T>
double scaled(lapilli::Context& context, Part part, Matrix<T>& a) {
    const UserMatrix<T> here{a.data(), a.rows(), a.cols(), a.ld()};
    Allocated<Work<T>> work(context, copy_plan_of(here), index_t{4});
    work->a.upload(context, here);
    const double sigma = scale_to_safe_range(context, part, work->a.matrix, work->norms, work->of_host);
    work->a.download(context, here);
    return sigma;
}

template <class T>
void check(lapilli::Context& context) {
    SCOPED_TRACE(::testing::Message() << context.device_count() << " devices, " << sizeof(T));
    // The largest element of the triangle and of all are in the last column.
    for (const auto& [m, n] : {std::pair<index_t, index_t>{13, 13}, {6, 17}, {17, 6}}) {
        Matrix<T> a = large<T>(m, n);
        const double sigma = scaled<T>(context, Part::all, a);
        EXPECT_EQ(sigma, safe_scale(std::real(value<T>(m - 1, n - 1))));
        EXPECT_LT(sigma, 1e-100);
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) ASSERT_EQ(a(i, j), sigma * value<T>(i, j)) << i << ' ' << j;
        }
    }
    constexpr index_t n = 13;
    Matrix<T> a = large<T>(n, n);
    a(0, n - 1) = std::numeric_limits<double>::quiet_NaN();
    Matrix<T> general = a;
    const double sigma = scaled<T>(context, Part::lower, a);
    EXPECT_EQ(sigma, safe_scale(std::real(value<T>(n - 1, n - 1))));
    for (index_t j = 0; j < n; ++j) {
        EXPECT_EQ(a(j, j), T(sigma * std::real(value<T>(j, j)))) << "a real diagonal";
        for (index_t i = j + 1; i < n; ++i) ASSERT_EQ(a(i, j), sigma * value<T>(i, j)) << i << ' ' << j;
    }
    EXPECT_THROW(scaled<T>(context, Part::all, general), Error);
}

TEST(SafeRange, OfATriangleAndOfAllOfAMatrix) {
    for (const char* devices : {"sim:1", "sim:3"}) {
        lapilli::Context context(devices);
        check<double>(context);
        check<Complex>(context);
    }
}

}  // namespace
}  // namespace lapilli::testing
