// SPDX-License-Identifier: BSD-3-Clause
// A call that the CPU's LAPACK computes, on copies of operands in the memory of the host and of a device.
#include "matrix/cpu_call.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "api/handles.hpp"
#include "lapilli/lapilli.h"

namespace lapilli {
namespace {

constexpr index_t m = 3, n = 2, ld = 4;

/// a is read and overwritten, b is read, w is written, z is written in part; each result is 10 more than what
/// is read.
class CpuCallTest : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_EQ(lapilli_create(&handle, "sim:1"), 0);
        on_device = static_cast<double*>(context().allocate(0, n * ld * sizeof(double)));
    }
    void TearDown() override {
        context().device(0).deallocate(on_device);
        lapilli_destroy(handle);
    }
    Context& context() const { return handle->context; }

    index_t call(index_t info, Failed failed = Failed::delivers_nothing,
                 NotFinite kind = NotFinite::refused) {
        context().begin_call("test", true);
        copy_vector<double>(context(), on_device, b.data(), n * ld);
        CpuCall call(&context(), kind);
        const HostView<double> x = call.matrix(Use::changed, UserMatrix<double>{a.data(), m, n, ld});
        const HostView<double> y =
            call.matrix(Use::read, UserMatrix<const double>{on_device, m, n, ld, true});
        index_t* const of_w = call.vector(Use::written, w.data(), 2);
        double* const of_z = call.vector(Use::partly, z.data(), 2);
        return call.run(
            "compute",
            [&] {
                for (index_t j = 0; j < n; ++j) {
                    for (index_t i = 0; i < m; ++i) *x.at(i, j) += *y.at(i, j);
                }
                *y.at(0, 0) = -1;  // of LAPACK's own, not for the caller
                of_w[0] = of_w[1] = 7;
                of_z[0] += 10;
                return info;
            },
            failed);
    }

    lapilli_context handle = nullptr;
    double* on_device = nullptr;
    std::vector<double> a = {1, 2, 3, -1, 4, 5, 6, -1}, b = {10, 10, 10, -2, 10, 10, 10, -2}, z = {1, 2};
    std::vector<index_t> w = {0, 0};
};

TEST_F(CpuCallTest, DeliversResults) {
    EXPECT_EQ(call(0), 0);
    EXPECT_EQ(a, (std::vector<double>{11, 12, 13, -1, 14, 15, 16, -1}));
    EXPECT_EQ(w, (std::vector<index_t>{7, 7}));
    EXPECT_EQ(z, (std::vector<double>{11, 2}));
    std::vector<double> kept(n * ld);
    copy_vector<double>(context(), kept.data(), on_device, n * ld);
    EXPECT_EQ(kept, b);
}

TEST_F(CpuCallTest, FailureChangesNothing) {
    const auto before = a;
    EXPECT_EQ(call(5), 5);
    EXPECT_EQ(a, before);
    EXPECT_EQ(w, (std::vector<index_t>{0, 0}));
    EXPECT_EQ(call(5, Failed::delivers), 5);
    EXPECT_NE(a, before);
    const auto then = a;
    EXPECT_EQ(call(-3, Failed::delivers), -3);
    EXPECT_EQ(a, then);
}

TEST_F(CpuCallTest, RefusesWhatIsNotFinite) {
    for (const double bad :
         {std::numeric_limits<double>::quiet_NaN(), -std::numeric_limits<double>::infinity()}) {
        b[6] = bad;
        const auto before = a;
        try {
            call(0);
            FAIL() << "accepted " << bad;
        } catch (const Error& error) {
            EXPECT_EQ(error.code(), LAPILLI_ERROR_NOT_FINITE);
        }
        EXPECT_EQ(a, before);
        EXPECT_EQ(call(0, Failed::delivers_nothing, NotFinite::passed_on), 0);
        b[6] = 10;
        b[3] = z[0] = bad;  // neither is read: padding, and what is written in part
        a = before;
        EXPECT_EQ(call(0), 0);
        b[3] = -2;
        z[0] = 1;
    }
}

TEST_F(CpuCallTest, QueriesCountTheCopies) {
    CpuCall query(nullptr);
    query.matrix(Use::changed, shape_of<std::complex<float>>(m, n));
    query.vector(Use::written, static_cast<index_t*>(nullptr), 5);
    query.vector(Use::read, static_cast<const double*>(nullptr), -1);
    EXPECT_EQ(query.run("compute", []() -> index_t { throw std::logic_error("called"); }), 0);
    EXPECT_EQ(query.footprint().host, 6 * 8 + 5 * 8u);
    EXPECT_TRUE(query.footprint().device.empty());
}

TEST_F(CpuCallTest, LapacksIntegersHave32Bits) {
    const index_t most = std::numeric_limits<std::int32_t>::max();
    CpuCall query(nullptr);
    query.matrix(Use::read, shape_of<const double>(most, 1));
    for (const auto& call : {std::pair<index_t, index_t>{most + 1, 1}, {1, most + 1}}) {
        try {
            query.matrix(Use::read, shape_of<const double>(call.first, call.second));
            FAIL() << call.first << " x " << call.second;
        } catch (const Error& error) {
            EXPECT_EQ(error.code(), LAPILLI_ERROR_TOO_LARGE);
        }
    }
    EXPECT_THROW(query.vector(Use::read, static_cast<const double*>(nullptr), most + 1), Error);
}

}  // namespace
}  // namespace lapilli
