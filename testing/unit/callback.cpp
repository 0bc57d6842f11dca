// SPDX-License-Identifier: BSD-3-Clause
// Progress callbacks that do more than look: they change settings while a call works with them, and throw.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "lapilli/lapilli.h"
#include "lapilli/level3.h"

namespace lapilli {
namespace {

class Callback : public ::testing::Test {
  protected:
    static constexpr lapilli_int n = 60;
    using Numbers = std::vector<double>;

    void SetUp() override {
        ASSERT_EQ(lapilli_create(&ctx, "sim:3"), 0);
        for (const char* name : {"level3.crossover", "sytrd.crossover"}) set(name, "0");
        set("matrix.nb", "8");
        set("test.level3.nb", "8");
        lapilli_set_progress(ctx, &Callback::called, this);
    }
    void TearDown() override {
        for (const lapilli_matrix matrix : matrices) lapilli_matrix_destroy(matrix);
        lapilli_destroy(ctx);
    }
    void set(const char* name, const char* value) const { ASSERT_EQ(lapilli_set(ctx, name, value), 0); }

    /// A matrix of order n, dominated by its diagonal.
    static Numbers numbers(double phase) {
        Numbers x(static_cast<std::size_t>(n * n));
        for (std::size_t i = 0; i < x.size(); ++i) x[i] = std::sin(static_cast<double>(i) + phase);
        for (std::size_t i = 0; i < static_cast<std::size_t>(n); ++i)
            x[i * (static_cast<std::size_t>(n) + 1)] += 100;
        return x;
    }
    lapilli_matrix spread(const Numbers& x) {
        lapilli_matrix matrix = nullptr;
        EXPECT_EQ(lapilli_matrix_create(ctx, 'd', n, n, 8, &matrix), 0);
        EXPECT_EQ(lapilli_matrix_scatter(matrix, x.data(), n), 0);
        matrices.push_back(matrix);
        return matrix;
    }
    static Numbers gathered(lapilli_matrix matrix) {
        Numbers x(static_cast<std::size_t>(n * n));
        EXPECT_EQ(lapilli_matrix_gather(matrix, x.data(), n), 0);
        return x;
    }

    /// The result of a call is the same to the last bit when every report sets test.level3.nb to another
    /// value.
    void expect_the_same(const std::function<Numbers()>& routine) {
        on_report = [] {};
        const Numbers expected = routine();
        for (const char* other : {"1", "13", "9223372036854775807"}) {
            set("test.level3.nb", "8");
            on_report = [this, other] { set("test.level3.nb", other); };
            EXPECT_EQ(routine(), expected) << "test.level3.nb = " << other;
        }
        set("test.level3.nb", "8");
    }

    lapilli_context ctx = nullptr;
    std::function<void()> on_report = [] {};
    std::vector<lapilli_matrix> matrices;

  private:
    static int called(const char*, const char*, double, void* self) {
        static_cast<Callback*>(self)->on_report();
        return 0;
    }
};

TEST_F(Callback, PanelsOfGemmKeepTheirWidth) {
    const Numbers a = numbers(0), b = numbers(1);
    for (const char op : {'N', 'T'}) {
        expect_the_same([&] {
            Numbers c(static_cast<std::size_t>(n * n));
            EXPECT_EQ(lapilli_dgemm(ctx, op, op, n, n, n, 1, a.data(), n, b.data(), n, 0, c.data(), n), 0)
                << lapilli_last_error(ctx);
            return c;
        });
    }
}

TEST_F(Callback, PanelsOfRankKUpdatesKeepTheirWidth) {
    const lapilli_matrix a = spread(numbers(0));
    for (const char trans : {'N', 'T'}) {
        expect_the_same([&] {
            const lapilli_matrix c = spread(numbers(2));
            EXPECT_EQ(lapilli_dsyrk_mgpu(ctx, 'L', trans, 1, a, 1, c), 0) << lapilli_last_error(ctx);
            return gathered(c);
        });
    }
}

TEST_F(Callback, PanelsOfSymmKeepTheirWidth) {
    const lapilli_matrix a = spread(numbers(0)), b = spread(numbers(1));
    for (const char side : {'L', 'R'}) {
        expect_the_same([&] {
            const lapilli_matrix c = spread(numbers(2));
            EXPECT_EQ(lapilli_dsymm_mgpu(ctx, side, 'L', 1, a, b, 1, c), 0) << lapilli_last_error(ctx);
            return gathered(c);
        });
    }
}

TEST_F(Callback, PanelsOfTriangularRoutinesKeepTheirWidth) {
    const lapilli_matrix a = spread(numbers(0));
    for (const auto routine : {lapilli_dtrsm_mgpu, lapilli_dtrmm_mgpu}) {
        for (const char side : {'L', 'R'}) {
            expect_the_same([&] {
                const lapilli_matrix b = spread(numbers(2));
                EXPECT_EQ(routine(ctx, side, 'L', 'T', 'N', 1, a, b), 0) << lapilli_last_error(ctx);
                return gathered(b);
            });
        }
    }
}

/// The call ends as a cancelled one does, and the context serves the next.
TEST_F(Callback, MayThrow) {
    const Numbers a = numbers(0);
    Numbers b = a, w(static_cast<std::size_t>(n));
    const auto solve = [&] { return lapilli_dsyevd(ctx, 'V', 'L', n, b.data(), n, w.data()); };
    on_report = [] { throw std::runtime_error("enough of this"); };
    EXPECT_EQ(solve(), LAPILLI_ERROR_CANCELLED);
    EXPECT_NE(std::string(lapilli_last_error(ctx)).find("enough of this"), std::string::npos)
        << lapilli_last_error(ctx);
    EXPECT_EQ(b, a);
    on_report = [] { throw 7; };
    EXPECT_EQ(solve(), LAPILLI_ERROR_CANCELLED);
    EXPECT_EQ(b, a);
    on_report = [] {};
    EXPECT_EQ(solve(), 0) << lapilli_last_error(ctx);
}

}  // namespace
}  // namespace lapilli
