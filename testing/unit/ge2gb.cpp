// SPDX-License-Identifier: BSD-3-Clause
// The reduction of a general matrix to an upper band: Q B P^H, made of the band and of the reflectors that
// the matrix holds, one after the other, is the matrix again, and B is as large as it.
#include "svd/ge2gb.hpp"

#include <cmath>
#include <complex>
#include <functional>
#include <limits>
#include <vector>

#include "support/precisions.hpp"
#include "support/random.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

template <class T>
using Wide = std::conditional_t<is_complex<T>, std::complex<double>, double>;

template <class T>
struct Work {
    DistMatrix<T> a;
    Ge2gbWork<T> reduction;
    Work(Arena& arena, index_t m, index_t n, index_t b, index_t group)
        : a(arena, m, n, b), reduction(arena, a, group) {}
};

/// A matrix of the host, column by column.
template <class T>
struct Host {
    index_t rows, cols;
    std::vector<T> data;
    Host(index_t m, index_t n) : rows(m), cols(n), data(static_cast<std::size_t>(m * n)) {}
    T& operator()(index_t i, index_t j) { return data[static_cast<std::size_t>(i + j * rows)]; }
    double norm() const {
        double sum = 0;
        for (const T& x : data) sum += std::norm(Wide<T>(x));
        return std::sqrt(sum);
    }
};

/// f(queue, column of the device, first element of the host's column) for each column.
template <class T, class F>
void over_columns(Context& context, const DistMatrix<T>& a, Host<T>& host, F f) {
    for (index_t k = 0; k < a.cyclic.blocks(); ++k) {
        const DeviceView<T> columns = a.block_column(k, 0);
        for (index_t j = 0; j < columns.cols; ++j)
            f(context.queue(a.cyclic.owner(k)), columns.at(0, j), &host(0, a.cyclic.block_start(k) + j));
    }
    context.synchronize();
}

/// A reflector: v(first) = 1, then `count - 1` elements of A, from (row, col) on, `step` apart.
template <class T>
struct Reflector {
    index_t first, count, row, col;
    bool in_row;
    T tau;
    Wide<T> element(Host<T>& a, index_t i) const {
        if (i == 0) return Wide<T>(1);
        return in_row ? conjugate(Wide<T>(a(row, col + i))) : Wide<T>(a(row + i, col));
    }
};

/// B := H B, of rows or, with H^H from the right, of columns.
template <class T>
void apply(Host<T>& a, const Reflector<T>& h, Host<Wide<T>>& b) {
    const bool left = !h.in_row;
    for (index_t k = 0; k < (left ? b.cols : b.rows); ++k) {
        const auto at = [&](index_t i) -> Wide<T>& { return left ? b(h.first + i, k) : b(k, h.first + i); };
        Wide<T> sum = 0;
        for (index_t i = 0; i < h.count; ++i) {
            const Wide<T> v = h.element(a, i);
            sum += left ? conjugate(v) * at(i) : v * at(i);
        }
        sum *= left ? Wide<T>(h.tau) : conjugate(Wide<T>(h.tau));
        for (index_t i = 0; i < h.count; ++i) {
            const Wide<T> v = h.element(a, i);
            at(i) -= sum * (left ? v : conjugate(v));
        }
    }
}

/// Runs the reduction; `fill` is element (i, j) of the matrix; in_range: nothing has to be scaled.
template <class T>
void check(const std::string& devices, index_t m, index_t n, index_t b, index_t group,
           const std::function<T(index_t, index_t)>& fill, bool in_range = true) {
    SCOPED_TRACE(devices + ", " + std::to_string(m) + " by " + std::to_string(n) + ", band " +
                 std::to_string(b) + ", " + std::to_string(group) + " panels at once");
    Context context(devices);
    Allocated<Work<T>> work(context, m, n, b, group);
    Ge2gbWork<T>& reduction = work->reduction;
    Host<T> original(m, n), reduced(m, n);
    for (index_t j = 0; j < n; ++j)
        for (index_t i = 0; i < m; ++i) original(i, j) = fill(i, j);
    over_columns(context, work->a, original,
                 [&](Queue& queue, T* device, T* host) { upload_array(queue, host, device, m); });
    const double sigma = static_cast<double>(ge2gb(context, reduction));
    EXPECT_EQ(sigma == 1, in_range);
    over_columns(context, work->a, reduced,
                 [&](Queue& queue, T* device, T* host) { download_array(queue, device, host, m); });
    Host<T> band(b + 1, n);
    copy_across(context.queue(0), reduction.band, HostView<T>{band.data.data(), b + 1, n, b + 1});
    for (int d = 0; d < context.device_count(); ++d) {
        std::vector<T> tauq(static_cast<std::size_t>(n)),
            taup(static_cast<std::size_t>(reduction.right_reflectors()));
        const auto& device = reduction.dev[static_cast<std::size_t>(d)];
        download_array(context.queue(d), device.tauq, tauq.data(), n);
        if (!taup.empty())
            download_array(context.queue(d), device.taup, taup.data(), reduction.right_reflectors());
        context.synchronize();
        if (d > 0 && n > 40) continue;  // the other devices have the same tau, as the smaller orders show

        Host<Wide<T>> product(m, n);
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = std::max<index_t>(0, j - b); i <= j; ++i) {
                const T element = band(b + i - j, j);
                EXPECT_EQ(element, reduced(i, j)) << i << " " << j;
                EXPECT_TRUE((i != j && i != j - b) || std::imag(Wide<T>(element)) == 0) << i << " " << j;
                product(i, j) = Wide<T>(element);
            }
        }
        const double of_band = product.norm();
        for (index_t j = reduction.right_reflectors() - 1; j >= 0; --j)
            apply(reduced, Reflector<T>{j + b, n - j - b, j, j + b, true, taup[static_cast<std::size_t>(j)]},
                  product);
        for (index_t j = n - 1; j >= 0; --j)
            apply(reduced, Reflector<T>{j, m - j, j, j, false, tauq[static_cast<std::size_t>(j)]}, product);
        double error = 0, largest = 0;
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) {
                const Wide<T> expected = Wide<T>(original(i, j)) * sigma;
                error += std::norm(product(i, j) - expected);
                largest += std::norm(expected);
            }
        }
        const double bound = 10 * static_cast<double>(n) * static_cast<double>(unit_roundoff<T>);
        EXPECT_LE(std::sqrt(error), bound * std::sqrt(largest));
        EXPECT_LE(std::abs(of_band - std::sqrt(largest)), bound * std::sqrt(largest));
    }
}

template <class T>
T random(index_t i, index_t j) {
    return Stream(static_cast<std::uint64_t>(j), 7).scalar<T>(static_cast<std::uint64_t>(i), -1, 1);
}

template <class T>
class Ge2gbTest : public ::testing::Test {};
TYPED_TEST_SUITE(Ge2gbTest, ScalarsAs<::testing::Types>);

TYPED_TEST(Ge2gbTest, IsTheMatrixAgain) {
    using T = TypeParam;
    struct Shape {
        index_t m, n, b, group;
    };
    // Square and tall; a last panel that is narrow, and one that is whole; a block row with fewer columns
    // than rows.
    for (const Shape& s : {Shape{1, 1, 4, 1},
                           {9, 3, 4, 2},
                           {17, 17, 4, 1},
                           {20, 16, 4, 2},
                           {33, 30, 8, 3},
                           {26, 26, 1, 4},
                           {76, 70, 32, 2}}) {
        for (const char* const devices : {"sim:1", "sim:2", "sim:3"})
            check<T>(devices, s.m, s.n, s.b, s.group, random<T>);
    }
}

TYPED_TEST(Ge2gbTest, SpecialMatrices) {
    using T = TypeParam;
    using R = real_t<T>;
    const char* const devices = "sim:2";
    check<T>(devices, 30, 22, 4, 2, [](index_t, index_t) { return T(0); });
    check<T>(devices, 30, 22, 4, 2, [](index_t i, index_t j) { return T(i == j ? 1 : 0); });
    check<T>(devices, 30, 22, 4, 2, [](index_t i, index_t j) { return random<T>(i, 0) * random<T>(j, 1); });
    for (const R size : {std::numeric_limits<R>::max() / 8, std::numeric_limits<R>::min()})
        check<T>(
            devices, 30, 22, 4, 2, [&](index_t i, index_t j) { return random<T>(i, j) * size; }, false);
}

TEST(Ge2gb, RefusesWhatIsNotFinite) {
    for (const double bad :
         {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        Context context("sim:2");
        Allocated<Work<double>> work(context, 12, 9, 4, 1);
        Host<double> a(12, 9);
        a(11, 6) = bad;
        over_columns(context, work->a, a, [](Queue& queue, double* device, double* host) {
            upload_array(queue, host, device, 12);
        });
        EXPECT_EQ(code_of([&] { ge2gb(context, work->reduction); }), LAPILLI_ERROR_NOT_FINITE);
    }
}

}  // namespace
}  // namespace lapilli::testing
