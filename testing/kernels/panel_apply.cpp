// SPDX-License-Identifier: BSD-3-Clause
// The work between two panels of a block column: the columns behind, and those of T, against sums in higher
// precision.
#include <array>

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "panel_qr/apply_args.hpp"
#include "panel_qr/args.hpp"
#include "support/orders.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_PANEL_APPLY_OPERATIONS)
LAPILLI_EMULATED_RUNS(LAPILLI_PANEL_QR_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class T>
class PanelApply : public ::testing::Test {
  protected:
    using W = Wide<T>;
    struct Case {
        index_t rows, width, right, before;
        index_t above = 0;
    };
    /// architecture: 89 has little shared memory, so that a block has its rows in chunks.
    struct Place {
        int multiprocessors = 4, architecture = 90;
        index_t most_blocks = 0;
        std::uint64_t seed = 0;
    };
    struct Result {
        Matrix<T> c, t1, above;
    };

    static Matrix<T> triangle(index_t n, std::uint64_t seed) {
        Matrix<T> t = random_matrix<T>(n, n, n + 2, seed);
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j + 1; i < n; ++i) t(i, j) = T(0);
        }
        return t;
    }
    /// Ones on the diagonal, zeros above, small below, so that nothing grows.
    static Matrix<T> reflectors(index_t rows, index_t width, std::uint64_t seed) {
        Matrix<T> v = random_matrix<T>(rows, width, rows + 3, seed);
        for (index_t j = 0; j < width; ++j) {
            for (index_t i = 0; i < rows; ++i)
                v(i, j) = i < j ? T(0) : i == j ? T(1) : real_t<T>(0.125) * v(i, j);
        }
        return v;
    }

    explicit PanelApply() = default;

    struct Operands {
        Matrix<T> v, t, c, v0, t0, t1, above;
    };
    static Operands operands(const Case& s) {
        return {reflectors(s.rows, s.width, 1),
                triangle(s.width, 2),
                random_matrix<T>(s.rows, s.right, s.rows + 1, 3),
                random_matrix<T>(s.rows, s.before, s.rows + 5, 4),
                triangle(s.before, 5),
                Matrix<T>(s.before, s.width, s.before + 1, nan_of<T>()),
                Matrix<T>(s.above, s.width, s.above + 2, nan_of<T>())};
    }

    static Result run(const Case& s, const Place& place) {
        Operands x = operands(s);
        struct alignas(16) Sixteen {
            std::byte bytes[16];
        };
        const auto bytes =
            static_cast<std::size_t>(panel_apply_work<T>(s.rows, s.right + s.before)) * sizeof(T);
        std::vector<Sixteen> work((bytes + 15) / 16);
        std::memset(work.data(), 0xff, bytes);
        alignas(128) std::array<std::byte, static_cast<std::size_t>(barrier_bytes)> barrier{};
        const simt::EmulatedStream stream(simt::limits_like(place.architecture, place.multiprocessors),
                                          place.seed);
        const PanelApplyArgs<T> args{
            view(x.v),      view(x.t),        view(x.c),     view(x.v0),
            view(x.t0),     view(x.t1),       view(x.above), reinterpret_cast<T*>(work.data()),
            barrier.data(), place.most_blocks};
        EXPECT_EQ(args.violation(), nullptr);
        EXPECT_EQ(launch::run(stream, args), launch::success);
        return {x.c, x.t1, x.above};
    }

    /// T^H V^H X
    static Matrix<W> projected(const Operands& x, const Matrix<T>& of) {
        const index_t width = x.v.cols;
        Matrix<W> sum(width, of.cols, width, W(0)), result(width, of.cols, width, W(0));
        for (index_t j = 0; j < of.cols; ++j) {
            for (index_t i = 0; i < width; ++i) {
                for (index_t r = 0; r < of.rows; ++r)
                    sum(i, j) += conjugate(widen(x.v(r, i))) * widen(of(r, j));
            }
            for (index_t i = 0; i < width; ++i) {
                for (index_t k = 0; k <= i; ++k) result(i, j) += conjugate(widen(x.t(k, i))) * sum(k, j);
            }
        }
        return result;
    }

    static void check(const Case& s, const Place& place) {
        SCOPED_TRACE(::testing::Message()
                     << s.rows << " x " << s.width << ", " << s.right << " behind, " << s.before
                     << " before, on " << place.multiprocessors << " of " << place.architecture);
        const Operands x = operands(s);
        const Result r = run(s, place);
        const Matrix<W> of_c = projected(x, x.c), of_v0 = projected(x, x.v0);
        const double allowed = 40 * eps<T> * static_cast<double>(s.width);
        for (index_t j = 0; j < s.right; ++j) {
            for (index_t i = 0; i < s.rows; ++i) {
                W sum = widen(x.c(i, j));
                for (index_t k = 0; k < s.width; ++k) sum -= widen(x.v(i, k)) * of_c(k, j);
                ASSERT_LE(modulus(widen(r.c(i, j)) - sum), allowed) << "C " << i << ", " << j;
            }
            for (index_t i = s.rows; i < r.c.ld; ++i)
                ASSERT_TRUE(is_nan(*(&r.c(0, j) + i))) << "behind column " << j;
        }
        for (index_t j = 0; j < s.width; ++j) {
            for (index_t i = 0; i < s.before; ++i) {
                W sum(0);
                for (index_t k = i; k < s.before; ++k) sum -= widen(x.t0(i, k)) * conjugate(of_v0(j, k));
                ASSERT_LE(modulus(widen(r.t1(i, j)) - sum), allowed * static_cast<double>(s.before))
                    << "T " << i << ", " << j;
            }
            for (index_t i = 0; i < s.above; ++i) ASSERT_TRUE(r.above(i, j) == T(0)) << i << ", " << j;
        }
    }
};
TYPED_TEST_SUITE(PanelApply, Scalars, ScalarNames);

TYPED_TEST(PanelApply, Shapes) {
    for (const auto& s : {typename TestFixture::Case{64, 64, 10, 0},
                          {64, 64, 0, 64, 70},
                          {130, 64, 100, 64, 64},
                          {331, 64, 64, 128, 5},
                          {200, 17, 3, 64},
                          {90, 1, 1, 1, 1},
                          {513, 40, 120, 23, 3}}) {
        this->check(s, {});
        this->check(s, {.multiprocessors = 3, .architecture = 89});
        if (this->HasFatalFailure()) return;
    }
    this->check({700, 64, 20, 30}, {.multiprocessors = 9, .most_blocks = 2});
}

TYPED_TEST(PanelApply, TheSameBitsInEveryOrder) {
    const typename TestFixture::Case s{300, 64, 70, 64, 64};
    const auto expected = this->run(s, {});
    for (const std::uint64_t seed : testing::orders(3)) {
        const auto other = this->run(s, {.seed = seed});
        EXPECT_TRUE(same_bits(other.c.elements, expected.c.elements)) << seed;
        EXPECT_TRUE(same_bits(other.t1.elements, expected.t1.elements)) << seed;
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
