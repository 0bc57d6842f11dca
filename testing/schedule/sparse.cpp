// SPDX-License-Identifier: BSD-3-Clause
// Sparse products on simulated devices whose work begins late: the order between devices, failures, memory to
// the byte; and the same by the kernels' text under the emulator.
#include "support/sparse.hpp"

#include "schedule/suite.hpp"
#include "sparse/sparse_matrix.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

constexpr const char* formats[] = {"csr", "sell", "bsr", "bricks"};

template <class T>
class SparseSchedules : public ::testing::Test {};
TYPED_TEST_SUITE(SparseSchedules, FullScalars, ScalarNames);

/// The matrix as the library has it.
template <class T>
SparseMatrix<T> matrix_of(const Entries<T>& a, char storage = 'G') {
    const SparseShape shape{a.rows, a.cols, 0, static_cast<Storage>(storage)};
    return {pattern_of_csr<T>(shape, {a.pointers.data(), 64, 0}, {a.columns.data(), 64, 0}, 1),
            a.values.data(), 1};
}

/// Blocks of vectors distributed over devices.
template <class T>
class Distributed {
  public:
    Distributed(lapilli::Context& context, index_t k, const std::vector<index_t>& bounds) : bounds_(bounds) {
        for (std::size_t d = 0; d + 1 < bounds.size(); ++d) {
            const index_t n = bounds[d + 1] - bounds[d];
            arrays_.push_back(std::make_unique<testing::DeviceArray<T>>(context, static_cast<int>(d),
                                                                        std::max<index_t>(1, k * n)));
            views_.push_back({arrays_.back()->data(), k, n, k});
        }
    }
    const std::vector<DeviceView<T>>& views() const { return views_; }
    std::vector<DeviceView<const T>> readable() const { return {views_.begin(), views_.end()}; }
    void upload(lapilli::Context& context, const Matrix<T>& x) const {
        copy(context, const_cast<T*>(x.data()), x.ld(), true);
    }
    void download(lapilli::Context& context, Matrix<T>& x) const { copy(context, x.data(), x.ld(), false); }

  private:
    void copy(lapilli::Context& context, T* x, index_t ld, bool up) const {
        for (std::size_t d = 0; d < views_.size(); ++d) {
            const HostView<T> host{x + bounds_[d] * ld, views_[d].rows, views_[d].cols, ld};
            Queue& queue = context.queue(static_cast<int>(d));
            up ? copy_across(queue, host, views_[d]) : copy_across(queue, views_[d], host);
        }
        context.synchronize();
    }
    std::vector<index_t> bounds_;
    std::vector<std::unique_ptr<testing::DeviceArray<T>>> arrays_;
    std::vector<DeviceView<T>> views_;
};

/// X := A Y and Y := A X by turns, without waiting: each product reads the halo of what the others have
/// written, and writes what they have read.
TYPED_TEST(SparseSchedules, ProductsInARow) {
    using T = TypeParam;
    constexpr index_t k = 3, n = 60;
    for (const Entries<T>& entries : {banded<T>(n, n), blocked<T>(n / 3, n / 3, 3)}) {
        SparseMatrix<T> a = matrix_of(entries);
        const Product<T> vectors(n, n, 'N', 'R', k, 0);
        Matrix<T> expected_x = vectors.x, expected_y = vectors.y;
        const T scale = T(Real<T>(0.25));
        lapilli::Context cpu("none");
        const auto view = [](Matrix<T>& v) { return HostView<T>{v.data(), v.rows(), v.cols(), v.ld()}; };
        for (int step = 0; step < 3; ++step) {
            a.multiply(cpu, scale, view(expected_x), T(1), view(expected_y));
            a.multiply(cpu, scale, view(expected_y), T(0), view(expected_x));
        }
        Matrix<T> expected_next = expected_y;
        a.multiply(cpu, scale, view(expected_x), T(1), view(expected_next));
        for (const int devices : {1, 2, 3, 4}) {
            for (int seed = 0; seed < (sanitized ? 2 : 6); ++seed) {
                const Shuffled ctx(devices, seed, 200);
                ctx.set("spmm.crossover", "0");
                ctx.set("sparse.format", formats[seed % 4]);
                lapilli::Context& context = static_cast<lapilli_context>(ctx)->context;
                {
                    SparseMatrix<T> there = matrix_of(entries);
                    const std::vector<index_t> bounds = there.balanced(devices);
                    ASSERT_EQ(static_cast<int>(bounds.size()), devices + 1);
                    there.prepare(context, bounds, k);
                    std::vector<index_t> halos{0};
                    for (int d = 0; d < devices; ++d) halos.push_back(halos.back() + there.halo_rows(d));
                    EXPECT_EQ(halos.back() > 0, devices > 1);
                    const Distributed<T> x(context, k, bounds), y(context, k, bounds),
                        halo(context, k, halos);
                    x.upload(context, vectors.x);
                    y.upload(context, vectors.y);
                    for (int step = 0; step < 3; ++step) {
                        there.multiply(context, scale, x.readable(), T(1), y.views(), halo.views());
                        there.multiply(context, scale, y.readable(), T(0), x.views(), halo.views());
                    }
                    Matrix<T> got_x = vectors.x, got_y = vectors.y;
                    x.download(context, got_x);
                    y.download(context, got_y);
                    // The CPU and simulated devices compute the same.
                    EXPECT_TRUE(got_x.same_bits(expected_x)) << devices << " devices, seed " << seed;
                    EXPECT_TRUE(got_y.same_bits(expected_y)) << devices << " devices, seed " << seed;
                    // The next work writes X at once.
                    there.multiply(context, scale, x.readable(), T(1), y.views(), halo.views());
                    for (int d = 0; d < devices; ++d)
                        set(context.queue(d), Part::all, T(7), T(7), x.views()[static_cast<std::size_t>(d)]);
                    y.download(context, got_y);
                    EXPECT_TRUE(got_y.same_bits(expected_next)) << devices << " devices, seed " << seed;
                }
            }
        }
    }
}

TYPED_TEST(SparseSchedules, TheHostsView) {
    using T = TypeParam;
    const Entries<T> given = triangle(banded<T>(20, 20), 'L');
    const SparseMatrix<T> a = matrix_of(given, 'L');
    const Matrix<T> A = dense(given, 'L');
    EXPECT_TRUE(a.hermitian());
    EXPECT_EQ(a.rows(), 20);
    const std::vector<T> diagonal = a.diagonal();
    for (std::int64_t i = 0; i < 20; ++i) {
        EXPECT_EQ(diagonal[static_cast<std::size_t>(i)], A(i, i));
        for (index_t e = a.csr().begin(i); e < a.csr().end(i); ++e)
            EXPECT_EQ(a.csr().value(e), A(i, a.csr().column(e)));
    }
    const SparseMatrix<T> holes = matrix_of(power_law<T>(5, 9));
    EXPECT_EQ(holes.diagonal().size(), 5U);
    EXPECT_EQ(holes.diagonal()[3], T(0));  // an empty row
}

/// Shares of the entries that are as equal as rows allow.
TEST(SparseBounds, AreBalanced) {
    const auto shares = [](const Entries<double>& a, int devices) {
        const SparseMatrix<double> matrix = matrix_of(a);
        const std::vector<index_t> bounds = matrix.balanced(devices);
        EXPECT_EQ(bounds.front(), 0);
        EXPECT_EQ(bounds.back(), a.rows);
        for (int d = 0; d < devices; ++d) {
            const auto at = static_cast<std::size_t>(d);
            EXPECT_EQ(bounds[at] % matrix.structure().block, 0);
            EXPECT_LE(bounds[at], bounds[at + 1]);
            const index_t weight =
                a.begin(bounds[at + 1]) - a.begin(bounds[at]) + bounds[at + 1] - bounds[at];
            const index_t longest = matrix.structure().longest + 1;
            EXPECT_LE(weight, (a.count() + a.rows) / devices + 4 * longest) << d << " of " << devices;
        }
    };
    for (const int devices : {1, 2, 3, 7, 8}) {
        shares(banded<double>(100, 100), devices);
        shares(blocked<double>(30, 30, 4), devices);
        shares(power_law<double>(200, 90), devices);
        shares(banded<double>(3, 3), devices);
        shares(banded<double>(0, 0), devices);
    }
}

// ---- Failures

struct Failing {
    const char* kind;
    lapilli_int code;
};
constexpr Failing failing[] = {{"alloc", LAPILLI_ERROR_DEVICE_MEMORY},
                               {"host", LAPILLI_ERROR_HOST_MEMORY},
                               {"copy", LAPILLI_ERROR_DEVICE},
                               {"launch", LAPILLI_ERROR_DEVICE},
                               {"fault", LAPILLI_ERROR_DEVICE}};

/// Each allocation, copy and launch of a first call and of a later one fails once: an error comes back, Y in
/// host memory is as it was, no memory is lost, and the next call is right.
TYPED_TEST(SparseSchedules, Failures) {
    using T = TypeParam;
    const Entries<T> entries = power_law<T>(40, 40);
    const Matrix<T> A = dense(entries);
    for (const char* format : formats) {
        for (const char order : {'C', 'R'}) {
            for (const Failing& kind : failing) {
                for (const bool first : {true, false}) {
                    const Shuffled ctx(3, 1, 0);
                    ctx.set("spmm.crossover", "0");
                    ctx.set("sparse.format", format);
                    ctx.set("memory.cache", "off");
                    for (int count = 1; count < 200; ++count) {
                        SCOPED_TRACE(std::string(format) + ' ' + order + ' ' + kind.kind + ':' +
                                     std::to_string(count));
                        const SparseHandle a(ctx, entries);
                        const Product<T> before(40, 40, 'C', order, 3, 1);
                        Product<T> product = before;
                        if (!first) {
                            ASSERT_EQ(product.call(ctx, a), 0);
                        }
                        product = before;
                        const std::size_t held = ctx.in_use();
                        ctx.set("sim.fail", std::string(kind.kind) + ':' + std::to_string(count));
                        const lapilli_int info = product.call(ctx, a);
                        ctx.set("sim.fail", "");
                        if (info == 0) {
                            EXPECT_GT(count, first || std::string(kind.kind) != "alloc" ? 1 : 0);
                            break;
                        }
                        EXPECT_EQ(info, kind.code) << lapilli_last_error(ctx);
                        EXPECT_TRUE(product.y.same_bits(before.y)) << "Y has changed";
                        // A format that was made before the failure stays with the matrix.
                        if (!first) {
                            EXPECT_EQ(ctx.in_use(), held) << "device memory is lost";
                        }
                        ASSERT_EQ(product.call(ctx, a), 0) << lapilli_last_error(ctx);
                        ASSERT_EQ(product.complaint(A, before), "");
                    }
                    EXPECT_EQ(ctx.in_use(), 0U) << "device memory is lost with the handle";
                    if (::testing::Test::HasFailure()) return;
                }
            }
        }
    }
}

TYPED_TEST(SparseSchedules, TheMemoryQuerySufficesToTheByte) {
    using T = TypeParam;
    const Entries<T> entries = banded<T>(90, 90);
    for (const int devices : {1, 3}) {
        for (const char order : {'C', 'R'}) {
            const Shuffled ctx(devices, 1, 0);
            ctx.set("spmm.crossover", "0");
            ctx.set("memory.cache", "off");
            const SparseHandle a(ctx, entries);
            Product<T> small(90, 90, 'N', order, 1, 0), product(90, 90, 'N', order, 24, 0);
            ASSERT_EQ(small.call(ctx, a), 0);
            lapilli_memory bytes{};
            ASSERT_EQ(api::spmm_memory<T>(ctx, 'N', order, 24, a, &bytes), 0);
            // The devices have about as much of the matrix, but not to the byte: the one with most decides.
            const lapilli_context handle = ctx;
            std::size_t most = 0;
            for (int d = 0; d < devices; ++d) most = std::max(most, in_use(handle->context, d));
            EXPECT_EQ(a.properties().device_bytes, most);
            ctx.set("sim.memory", std::to_string(most + bytes.device));
            EXPECT_EQ(product.call(ctx, a), 0) << lapilli_last_error(ctx);
            if (devices > 1) continue;
            ctx.set("sim.memory", std::to_string(most + bytes.device - 1));
            EXPECT_EQ(product.call(ctx, a), LAPILLI_ERROR_DEVICE_MEMORY);
            EXPECT_NE(std::string(lapilli_last_error(ctx)).find("lacks 1 bytes"), std::string::npos)
                << lapilli_last_error(ctx);
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
