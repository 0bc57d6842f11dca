// SPDX-License-Identifier: BSD-3-Clause
// GEMV as its launcher deals it on devices with few and with many multiprocessors.

#include "emulator/run.hpp"
#include "gemv/plan.hpp"
#include "kernels/support.hpp"
#include "level2_args.hpp"
#include "support/orders.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_GEMV_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

/// A vector with an increment, in memory that ends with its last element; what lies between is a guard.
template <class T>
struct Strided {
    index_t count, inc;
    std::vector<T> elements;

    Strided(index_t n, index_t increment, T guard)
        : count(n),
          inc(increment),
          elements(static_cast<std::size_t>(n > 0 ? (n - 1) * std::abs(increment) + 1 : 0), guard) {}
    T* first() { return elements.data() + (inc < 0 && count > 0 ? (count - 1) * -inc : 0); }
    const T* first() const { return const_cast<Strided*>(this)->first(); }
    T& operator()(index_t i) { return first()[i * inc]; }
    const T& operator()(index_t i) const { return first()[i * inc]; }
};

template <class T>
Strided<T> random_strided(index_t n, index_t inc, std::uint64_t seed) {
    Strided<T> x(n, inc, nan_of<T>());
    const lapilli::testing::Stream stream(seed);
    for (index_t i = 0; i < n; ++i) x(i) = random_scalar<T>(stream, i);
    return x;
}

/// The arguments of a call except its numbers.
struct Call {
    char op;
    index_t m, n, lda;
    index_t offset = 0;  ///< of the matrix from an address that is a multiple of 16
    index_t incx = 1, incy = 1;
    int blocks = 4;
    bool atomics = false;
    std::uint64_t seed = 0;
};

std::ostream& operator<<(std::ostream& out, const Call& c) {
    return out << c.op << ' ' << c.m << " x " << c.n << " lda " << c.lda << " offset " << c.offset << " incx "
               << c.incx << " incy " << c.incy << " blocks " << c.blocks << " seed " << c.seed;
}

template <class T>
class Gemv : public ::testing::Test {
  protected:
    static inline const T alpha = make<T>(0.75, -0.5), beta = make<T>(-1.25, 0.5);

    /// A matrix that is NaN but for the m-by-n submatrix, and whose memory ends with it; it begins
    /// `offset` elements behind an aligned address.
    struct Operands {
        std::vector<T> storage;
        Strided<T> x, y;
        const T* a;

        explicit Operands(const Call& c)
            : storage(static_cast<std::size_t>(c.m > 0 && c.n > 0 ? c.offset + (c.n - 1) * c.lda + c.m : 0),
                      nan_of<T>()),
              x(random_strided<T>(c.op == 'N' ? c.n : c.m, c.incx, 2)),
              y(random_strided<T>(c.op == 'N' ? c.m : c.n, c.incy, 3)),
              a(storage.empty() ? nullptr : storage.data() + c.offset) {
            const lapilli::testing::Stream stream(1);
            for (index_t j = 0; j < c.n; ++j) {
                for (index_t i = 0; i < c.m; ++i) {
                    storage[static_cast<std::size_t>(c.offset + i + j * c.lda)] =
                        random_scalar<T>(stream, i + j * c.m);
                }
            }
        }
    };

    static Strided<T> run(const Operands& in, const Call& c, T alpha_now, T beta_now) {
        Strided<T> y = in.y;
        std::vector<T> work(static_cast<std::size_t>(gemv_work(c.m, c.n)), nan_of<T>());
        GemvArgs<T> p{c.op,   c.m,      c.n,       alpha_now, in.a,        c.lda,    in.x.first(),
                      c.incx, beta_now, y.first(), c.incy,    work.data(), c.atomics};
        const simt::EmulatedStream stream(simt::limits_like(90, c.blocks), c.seed);
        EXPECT_EQ(launch::run(stream, p), launch::success);
        return y;
    }

    static void compare(const Operands& in, const Strided<T>& y, const Call& c, T alpha_now, T beta_now) {
        const index_t inputs = c.op == 'N' ? c.n : c.m;
        // In units of the sum of moduli: a chain of additions in a thread, and one over threads, warps and
        // parts.
        const double tolerance = (8 + std::sqrt(static_cast<double>(inputs))) * 2 * eps<T>;
        Strided<T> guards = y;
        for (index_t i = 0; i < y.count; ++i) {
            Wide<T> value = beta_now == T(0) ? Wide<T>(0) : widen(beta_now) * widen(in.y(i));
            double size = modulus(value);
            for (index_t k = 0; k < inputs && alpha_now != T(0); ++k) {
                const index_t at = c.op == 'N' ? i + k * c.lda : k + i * c.lda;
                const Wide<T> element = widen(in.a[at]);
                const Wide<T> term =
                    widen(alpha_now) * (c.op == 'C' ? conjugate(element) : element) * widen(in.x(k));
                value += term;
                size += modulus(term);
            }
            ASSERT_LE(modulus(widen(y(i)) - value), tolerance * size) << c << " element " << i;
            guards(i) = in.y(i);
        }
        ASSERT_TRUE(same_bits(guards.elements, in.y.elements)) << c << ": wrote between the elements";
    }

    static void check(const Call& c, T alpha_now = alpha, T beta_now = beta) {
        const Operands in(c);
        Operands given = in;
        if (beta_now == T(0)) {
            for (index_t i = 0; i < given.y.count; ++i) given.y(i) = nan_of<T>();
        }
        if (alpha_now == T(0)) {
            std::fill(given.storage.begin(), given.storage.end(), nan_of<T>());
            std::fill(given.x.elements.begin(), given.x.elements.end(), nan_of<T>());
        }
        given.a = given.storage.empty() ? nullptr : given.storage.data() + c.offset;
        const Strided<T> y = run(given, c, alpha_now, beta_now);
        compare(given, y, c, alpha_now, beta_now);
    }
};
TYPED_TEST_SUITE(Gemv, Scalars, ScalarNames);

constexpr char ops[] = {'N', 'T', 'C'};

struct Shape {
    index_t m, n;
};
/// One and around a sector, a warp and a line; primes; both sides of what one thread, one warp and one strip
/// have.
constexpr Shape shapes[] = {{1, 1},   {1, 33},  {33, 1},   {2, 3},   {4, 200}, {7, 31},   {31, 33},
                            {32, 32}, {65, 17}, {97, 101}, {129, 8}, {255, 9}, {257, 50}, {512, 3}};

TYPED_TEST(Gemv, Shapes) {
    for (const char op : ops) {
        for (const auto [m, n] : shapes) {
            for (const int blocks : {1, 3, 16}) {
                this->check({.op = op, .m = m, .n = n, .lda = m + 3, .blocks = blocks});
                if (this->HasFatalFailure()) return;
            }
        }
    }
}

/// Every alignment of the first column, with columns that are all aligned alike and with columns that are
/// not.
TYPED_TEST(Gemv, EveryAlignment) {
    constexpr index_t per_slot = 16 / static_cast<index_t>(sizeof(TypeParam));
    for (const char op : ops) {
        for (index_t offset = 0; offset < per_slot; ++offset) {
            for (index_t more = 0; more < per_slot; ++more) {
                for (const index_t m : {1, 3, 61, 130}) {
                    const index_t lda = round_up(m, per_slot) + more;
                    this->check({.op = op, .m = m, .n = 37, .lda = lda, .offset = offset, .blocks = 7});
                    this->check({.op = op, .m = m, .n = 1, .lda = lda, .offset = offset, .blocks = 7});
                    if (this->HasFatalFailure()) return;
                }
            }
        }
    }
}

TYPED_TEST(Gemv, Increments) {
    for (const char op : ops) {
        for (const index_t incx : {1, 2, -1, -3}) {
            for (const index_t incy : {1, 2, -1, -3}) {
                this->check({.op = op, .m = 45, .n = 38, .lda = 45, .incx = incx, .incy = incy});
                this->check({.op = op, .m = 1, .n = 1, .lda = 1, .incx = incx, .incy = incy});
                if (this->HasFatalFailure()) return;
            }
        }
    }
}

/// The second launch, and what it must not read; nothing else happens when there is nothing to sum.
TYPED_TEST(Gemv, ZeroAndOne) {
    using T = TypeParam;
    for (const char op : ops) {
        for (const T factor : {T(0), T(1)}) {
            for (const T old : {T(0), T(1), this->beta}) {
                this->check({.op = op, .m = 70, .n = 41, .lda = 71, .incy = 2}, factor, old);
                this->check({.op = op, .m = 0, .n = 41, .lda = 1, .incy = -2}, factor, old);
                this->check({.op = op, .m = 41, .n = 0, .lda = 41, .incy = 3}, factor, old);
                this->check({.op = op, .m = 0, .n = 0, .lda = 1}, factor, old);
                if (this->HasFatalFailure()) return;
            }
        }
    }
}

/// Several strips of A x, several panels of A^H x, and rows that are split over blocks.
TYPED_TEST(Gemv, Tall) {
    constexpr index_t strip = gemv_threads * gemv_plain_packs * arch::Pack<TypeParam>::size;
    for (const char op : ops) {
        for (const index_t m : {strip - 1, strip, strip + 1, 2 * strip + 5, 5 * strip + 3}) {
            for (const int blocks : {1, 2}) {
                this->check({.op = op, .m = m, .n = 7, .lda = m + 1, .blocks = blocks});
                this->check({.op = op, .m = m, .n = 5, .lda = round_up(m, 16), .blocks = blocks});
                if (this->HasFatalFailure()) return;
            }
        }
        this->check({.op = op, .m = 40001, .n = 3, .lda = 40003, .blocks = 11});
        this->check({.op = op,
                     .m = 40001,
                     .n = 3,
                     .lda = 40016,
                     .offset = 1 % arch::Pack<TypeParam>::size,
                     .blocks = 11});
    }
}

/// More columns than one sweep and than one batch of sums has, and columns that are split over blocks.
TYPED_TEST(Gemv, Wide) {
    for (const char op : ops) {
        this->check({.op = op, .m = 5, .n = 20000, .lda = 5, .blocks = 11});
        this->check({.op = op, .m = 50, .n = 9001, .lda = 52, .blocks = 3});
        const index_t batches = 1100 * arch::Pack<TypeParam>::size;
        this->check({.op = op, .m = batches, .n = 800, .lda = batches + 1, .blocks = 1});
        if (this->HasFatalFailure()) return;
    }
}

TYPED_TEST(Gemv, AsManyBlocksAsAGpuHas) {
    for (const char op : ops) {
        this->check({.op = op, .m = 1100, .n = 300, .lda = 1100, .blocks = 132});
        this->check({.op = op, .m = 301, .n = 1101, .lda = 303, .blocks = 132});
        if (this->HasFatalFailure()) return;
    }
}

TYPED_TEST(Gemv, TheSameBitsInEveryOrder) {
    for (const char op : ops) {
        for (const auto [m, n] : {Shape{60, 6000}, Shape{9000, 6}, Shape{150, 140}}) {
            Call c{.op = op, .m = m, .n = n, .lda = m + 1, .blocks = 5};
            const typename TestFixture::Operands in(c);
            const auto expected = this->run(in, c, this->alpha, this->beta);
            for (const std::uint64_t seed : testing::orders(3)) {
                c.seed = seed;
                EXPECT_TRUE(same_bits(this->run(in, c, this->alpha, this->beta).elements, expected.elements))
                    << c;
            }
        }
    }
}

TYPED_TEST(Gemv, Atomics) {
    using T = TypeParam;
    for (const char op : ops) {
        for (const T old : {T(0), T(1), this->beta}) {
            for (const auto [m, n] : {Shape{60, 6000}, Shape{9000, 6}, Shape{33, 31}}) {
                this->check({.op = op, .m = m, .n = n, .lda = m, .incy = -2, .blocks = 5, .atomics = true},
                            this->alpha, old);
                if (this->HasFatalFailure()) return;
            }
        }
    }
}

/// For all shapes: no share is empty, partial results and sums have room, and the shape of a team covers a
/// warp.
TEST(GemvPlan, KeepsItsPromises) {
    const index_t sizes[] = {1, 2, 3, 31, 50, 132, 133, 1000, 1056, 4099, 10000, 65537, 1000000, 30000000};
    for (const char op : {'N', 'T'}) {
        for (const index_t m : sizes) {
            for (const index_t n : sizes) {
                for (const index_t element : {4, 8, 16}) {
                    for (const int blocks : {1, 13, 132, 160}) {
                        for (const index_t lda : {m, m + 1}) {
                            const GemvPlan plan = gemv_plan(
                                op, m, n, element, static_cast<std::uint64_t>(16 - element), lda, blocks);
                            const index_t splits = op == 'N' ? plan.column_parts : plan.row_parts;
                            ASSERT_GE(plan.blocks(), 1);
                            ASSERT_LE(plan.blocks(), blocks);
                            ASSERT_LE(plan.row_parts, plan.slots);
                            ASSERT_LE(plan.column_parts, n);
                            ASSERT_TRUE(splits == 1 || splits * (op == 'N' ? m : n) <= gemv_work(m, n));
                            ASSERT_EQ(plan.rows.end(plan.row_parts - 1), plan.slots);
                            ASSERT_EQ(plan.columns.end(plan.column_parts - 1), n);
                            ASSERT_LE(plan.shared_bytes, 48u * 1024);
                            ASSERT_TRUE(op != 'N' || plan.width <= gemv_threads);
                            ASSERT_TRUE(op != 'N' || plan.height >= plan.rows.most() ||
                                        gemv_threads / plan.width == 1);
                            if (op == 'N') continue;
                            ASSERT_LE(plan.lanes * plan.warps, gemv_threads);
                            ASSERT_TRUE(plan.warps == 1 || plan.lanes == 32);
                            ASSERT_GE(plan.columns_at_once, 1);
                        }
                    }
                }
            }
        }
    }
}

/// Where it matters, an H200's 132 multiprocessors have equal shares.
TEST(GemvPlan, FillsTheDevice) {
    for (const char op : {'N', 'T'}) {
        for (const auto [m, n] :
             {Shape{10000, 10000}, Shape{1000000, 50}, Shape{50, 1000000}, Shape{20011, 9973},
              Shape{1000, 100000}, Shape{100000, 1000}, Shape{5000, 5000}}) {
            const GemvPlan plan = gemv_plan(op, m, n, 8, 0, m, 132);
            const double share =
                static_cast<double>(plan.rows.most()) * static_cast<double>(plan.columns.most());
            const double fair = static_cast<double>(plan.slots) * static_cast<double>(n) / 132;
            EXPECT_LE(share, 1.03 * fair)
                << op << ' ' << m << " x " << n << ": " << plan.row_parts << " x " << plan.column_parts;
        }
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
