// SPDX-License-Identifier: BSD-3-Clause
// Products of single precision by bytes: within the bound that is promised, for all shapes, parts and forms; the same bits by
// warps, by warpgroups and by the plain loops of simulated devices; hostile rows.
#include "backend/sim/sim_slices.hpp"
#include "kernels/product_case.hpp"
#include "slices/launch.cuh"

namespace lapilli::kernel_tests {
namespace {

template <class T>
using Buffer = std::vector<T, LineAllocator<T>>;

/// The kernels of warpgroups, and of warps with as many stages as fit.
DeviceLimits devices[] = {simt::limits_like(90, 2), simt::limits_like(80, 2), [] {
                              DeviceLimits limits = simt::limits_like(90, 3);
                              limits.warpgroups = false;
                              return limits;
                          }()};

template <class T>
struct SlicesCase : ProductCase<T> {
    SlicesCase(index_t rows, index_t columns, index_t inner) {
        this->m = rows;
        this->n = columns;
        this->k = inner;
        this->alpha[0] = make<T>(-1, 0);
        this->beta = make<T>(1, 0);
    }
};

template <class T>
class SlicesRun {
  public:
    explicit SlicesRun(const SlicesCase<T>& of) : given(of) {
        const auto seed = seed_of(given.m, given.n, given.k) + given.seed;
        const bool plain_a = given.op_a == 'N', plain_b = given.op_b == 'N';
        a = Operand<T>(plain_a ? given.m : given.k, plain_a ? given.k : given.m, given.padding_a, 0, seed);
        b = Operand<T>(plain_b ? given.k : given.n, plain_b ? given.n : given.k, given.padding_b, 0,
                       seed + 1);
        c = Operand<T>(given.m, given.n, given.padding_c, given.offset_c, seed + 2);
        for (index_t j = 0; j < given.n; ++j) {
            for (index_t i = 0; i < given.m; ++i) {
                if (!in_part(i, j) || given.beta == T(0)) c(i, j) = nan_of<T>();
            }
        }
    }

    Wide<T> of_a(index_t i, index_t l) const { return element_of(a, given.op_a, i, l); }
    Wide<T> of_b(index_t l, index_t j) const { return element_of(b, given.op_b, l, j); }
    bool in_part(index_t i, index_t j) const {
        const index_t row = given.first_row + i, column = column_of(j);
        return given.part == 'A' || (given.part == 'L' ? row >= column : row <= column);
    }
    index_t column_of(index_t j) const { return product(nullptr).column(j); }

    /// run(args) carries out the operations.
    template <class F>
    Operand<T> result(F run) const {
        Operand<T> after = c;
        constexpr index_t parts = slices_parts<T>;
        const index_t k = given.k * parts, n = given.n * parts;
        Buffer<std::int8_t> left(static_cast<std::size_t>(slices_bytes(given.m, k)), 99),
            right(static_cast<std::size_t>(slices_bytes(n, k)), 99);
        Buffer<int> of_rows(static_cast<std::size_t>(round_up(given.m, slices_rows)), 12345),
            of_columns(static_cast<std::size_t>(round_up(n, slices_rows)), 12345);
        run(SplitArgs<T>{false, given.op_a == 'N', given.op_a == 'C', given.m, given.k, a.data(), a.ld,
                         left.data(), of_rows.data()});
        run(SplitArgs<T>{true, given.op_b != 'N', given.op_b == 'C', given.n, given.k, b.data(), b.ld,
                         right.data(), of_columns.data()});
        run(SlicedProductArgs<T>{product(&after), left.data(), right.data(), of_rows.data(),
                                 of_columns.data()});
        return after;
    }
    Operand<T> on(const DeviceLimits& limits) const {
        const simt::EmulatedStream stream(limits, given.seed);
        return result([&](const auto& args) {
            ASSERT_EQ(args.violation(), nullptr);
            ASSERT_EQ(launch::run(stream, args), arch::success);
        });
    }
    Operand<T> by_plain_loops() const {
        return result([](const auto& args) { sim::carry_out(library(args)); });
    }

    /// |error| <= |alpha| 4 k u max|a| max|b| and the roundoff of the results, of each element; nothing else has changed.
    void expect_within_bound(const Operand<T>& after) const {
        const double u = eps<T> / 2;
        Operand<T> rest = after;
        for (index_t j = 0; j < given.n; ++j) {
            for (index_t i = 0; i < given.m; ++i) {
                if (!in_part(i, j)) continue;
                Wide<T> sum(0);
                double row = 0, column = 0;
                for (index_t l = 0; l < given.k; ++l) {
                    sum += of_a(i, l) * of_b(l, j);
                    row = std::max(row, modulus(of_a(i, l)));
                    column = std::max(column, modulus(of_b(l, j)));
                }
                const Wide<T> old = given.beta == T(0) ? Wide<T>(0) : widen(given.beta) * widen(c(i, j));
                const Wide<T> exact = widen(given.alpha[0]) * sum + old;
                const double k = static_cast<double>(given.k * slices_parts<T>);
                const double of_products = 4 * k * u * (2.01 * row) * (2.01 * column);
                const double allowed = modulus(widen(given.alpha[0])) * (of_products + 4 * u * modulus(sum)) +
                                       4 * u * (modulus(old) + modulus(exact)) + 1e-44;
                ASSERT_LE(modulus(widen(after(i, j)) - exact), allowed) << i << ", " << j;
                rest(i, j) = c(i, j);
            }
        }
        EXPECT_TRUE(same_bits(rest.elements, c.elements)) << "what is not in the part has changed";
    }

    SlicesCase<T> given;
    Operand<T> a, b, c;

  private:
    ProductArgs<T> product(Operand<T>* to) const {
        ProductArgs<T> p{};
        p.m = given.m;
        p.n = given.n;
        p.k = given.k;
        p.op_a = given.op_a;
        p.op_b = given.op_b;
        p.terms = 1;
        p.alpha[0] = given.alpha[0];
        p.beta = given.beta;
        if (to != nullptr) {
            p.c = to->data();
            p.ldc = to->ld;
        }
        p.part = given.part;
        p.real_diagonal = given.real_diagonal;
        p.first_row = given.first_row;
        p.first_col = given.first_col;
        p.nb = given.nb;
        p.rank = given.rank;
        p.team = given.team;
        return p;
    }
    /// The same for the library's scalars.
    template <class Args>
    static auto library(const Args& args) {
        if constexpr (is_complex<T>) {
            using L = std::complex<float>;
            if constexpr (std::is_same_v<Args, SplitArgs<T>>) {
                return SplitArgs<L>{args.right, args.rows_first, args.conjugate,
                                    args.rows,  args.k,          reinterpret_cast<const L*>(args.a),
                                    args.ld,    args.slices,     args.exponents};
            } else {
                ProductArgs<L> p{};
                std::memcpy(static_cast<void*>(&p), &args.product, sizeof p);
                return SlicedProductArgs<L>{p, args.a, args.b, args.a_exponents, args.b_exponents};
            }
        } else {
            return args;
        }
    }
};

template <class T>
void check(const SlicesCase<T>& given) {
    SCOPED_TRACE(::testing::PrintToString(static_cast<const ProductCase<T>&>(given)));
    const SlicesRun<T> run(given);
    for (const DeviceLimits& limits : devices) run.expect_within_bound(run.on(limits));
}

template <class T>
class Slices : public ::testing::Test {};
using Singles = std::conditional_t<testing::sanitized, ::testing::Types<float>,
                                   ::testing::Types<float, arch::Complex<float>>>;
TYPED_TEST_SUITE(Slices, Singles, ScalarNames);

TYPED_TEST(Slices, Shapes) {
    for (const auto& [m, n, k] :
         {std::tuple{1, 1, 1}, {3, 2, 65}, {128, 64, 32}, {129, 65, 64}, {70, 130, 200}}) {
        SlicesCase<TypeParam> given(m, n, k);
        given.padding_a = m % 3;
        given.padding_b = n % 2;
        given.padding_c = k % 4;
        check(given);
    }
}

TYPED_TEST(Slices, FormsAndParts) {
    int turn = 0;
    for (const char op_a : {'N', 'T', 'C'}) {
        for (const char op_b : {'N', 'T', 'C'}) {
            SlicesCase<TypeParam> given(140, 60, 20);
            given.op_a = op_a;
            given.op_b = op_b;
            given.part = "ALU"[turn % 3];
            given.alpha[0] = make<TypeParam>(0.75, 0.5);
            given.beta = turn % 4 == 0 ? TypeParam(0) : make<TypeParam>(0.5, -0.25);
            given.first_row = turn % 2 * 30;
            given.first_col = turn % 3 * 20;
            given.offset_c = turn % 2;
            check(given);
            ++turn;
        }
    }
}

TYPED_TEST(Slices, ColumnsOfAMatrixThatIsDealt) {
    for (const char part : {'L', 'U'}) {
        SlicesCase<TypeParam> given(300, 150, 16);
        given.part = part;
        given.first_row = 40;
        given.first_col = 8;
        given.nb = 16;
        given.rank = 1;
        given.team = 2;
        check(given);
    }
}

TYPED_TEST(Slices, SameBitsEverywhere) {
    using T = TypeParam;
    for (const char part : {'A', 'L'}) {
        SlicesCase<T> given(150, 140, 130);
        given.part = part;
        const SlicesRun<T> run(given);
        const Operand<T> first = run.on(devices[0]), again = run.on(devices[0]), plain = run.by_plain_loops();
        EXPECT_TRUE(same_bits(first.elements, again.elements));
        for (const DeviceLimits& limits : devices) {
            const Operand<T> other = run.on(limits);
            EXPECT_TRUE(same_bits(first.elements, other.elements)) << limits.architecture;
        }
        // Signs of zeros and NaNs apart.
        for (index_t j = 0; j < given.n; ++j) {
            for (index_t i = 0; i < given.m; ++i) {
                if (!run.in_part(i, j)) continue;
                ASSERT_EQ(first(i, j), plain(i, j)) << i << ", " << j;
            }
        }
    }
}

/// Rows whose sizes are far apart lose nothing: the bound is that of each row and column. Rows of zeros leave C as it is.
TYPED_TEST(Slices, RowsOfAllSizes) {
    using T = TypeParam;
    SlicesRun<T> run(SlicesCase<T>(128, 128, 40));
    run.given.beta = T(0);
    for (index_t j = 0; j < run.given.n; ++j) {
        for (index_t i = 0; i < run.given.m; ++i) run.c(i, j) = nan_of<T>();
    }
    const auto power = [](index_t i) {
        return static_cast<float>(std::ldexp(1.0, static_cast<int>(i * 37 % 241) - 120));
    };
    for (index_t l = 0; l < run.given.k; ++l) {
        for (index_t i = 0; i < run.given.m; ++i) run.a(i, l) = (i == 5 ? 0.0f : power(i)) * run.a(i, l);
        for (index_t j = 0; j < run.given.n; ++j) run.b(l, j) = (j == 7 ? 0.0f : power(j)) * run.b(l, j);
    }
    for (const DeviceLimits& limits : devices) {
        const Operand<T> after = run.on(limits);
        for (index_t j = 0; j < run.given.n; ++j) {
            for (index_t i = 0; i < run.given.m; ++i) {
                Wide<T> sum(0);
                double row = 0, column = 0;
                for (index_t l = 0; l < run.given.k; ++l) {
                    sum += run.of_a(i, l) * run.of_b(l, j);
                    row = std::max(row, modulus(run.of_a(i, l)));
                    column = std::max(column, modulus(run.of_b(l, j)));
                }
                const double largest = std::numeric_limits<float>::max();
                if (modulus(sum) > largest / 4) continue;
                const double allowed = 4.0 * 2 * 40 * eps<T> / 2 * 4.1 * row * column + 3e-45;
                ASSERT_LE(modulus(widen(after(i, j)) + sum), allowed) << i << ", " << j;
                if (i == 5 || j == 7) {
                    ASSERT_EQ(after(i, j), T(0));
                }
            }
        }
    }
}

/// A NaN or an infinity makes its row or column of C NaN, and nothing else.
TYPED_TEST(Slices, NotFinite) {
    using T = TypeParam;
    SlicesRun<T> run(SlicesCase<T>(130, 20, 10));
    const SlicesRun<T> finite = run;
    run.a(3, 4) = make<T>(std::nan(""), 0);
    run.a(129, 0) = make<T>(0, is_complex<T> ? INFINITY : 0);
    if (!is_complex<T>) run.a(129, 0) = make<T>(-INFINITY, 0);
    run.b(9, 11) = make<T>(INFINITY, 0);
    for (const DeviceLimits& limits : devices) {
        const Operand<T> after = run.on(limits), good = finite.on(limits);
        for (index_t j = 0; j < run.given.n; ++j) {
            for (index_t i = 0; i < run.given.m; ++i) {
                if (i == 3 || i == 129 || j == 11) {
                    EXPECT_TRUE(is_nan(after(i, j))) << i << ", " << j;
                } else {
                    ASSERT_EQ(after(i, j), good(i, j)) << i << ", " << j;
                }
            }
        }
    }
}

/// What the kernels cannot number or add up is refused.
TYPED_TEST(Slices, Limits) {
    using T = TypeParam;
    constexpr index_t parts = slices_parts<T>;
    const auto is_refused = [](index_t m, index_t n, index_t k) {
        SlicedProductArgs<T> args{};
        args.product.m = m;
        args.product.n = n;
        args.product.k = k;
        args.product.terms = 1;
        return args.violation() != nullptr;
    };
    const index_t most = slices_most_rows, most_n = most / parts, most_k = slices_most_k / parts;
    EXPECT_FALSE(is_refused(most, most_n, most_k));
    EXPECT_TRUE(is_refused(most + 1, 1, 1));
    EXPECT_TRUE(is_refused(1, most_n + 1, 1));
    EXPECT_TRUE(is_refused(1, 1, most_k + 1));
    EXPECT_TRUE(is_refused(1, 1, 0));
}

/// The exponents and bytes themselves: all numbers of 24 bits that a row has beside its largest one.
TEST(SlicesValue, BytesHoldARow) {
    for (const float largest : {1.0f, 0.996f, 0.9961f, 1.999f, 3.4e38f, 1.2e-38f, 1e-44f, 0.0f}) {
        const int exponent = slices_exponent(largest);
        EXPECT_LE(static_cast<double>(largest), 0.996 * std::ldexp(1.0, exponent) * (1 + 1e-7)) << largest;
        if (largest > 0) {
            EXPECT_GT(static_cast<double>(largest), 0.996 * std::ldexp(1.0, exponent - 1)) << largest;
        }
        for (const float x : {largest, -largest, largest / 3, -largest / 1000}) {
            const int integer = slices_integer(x, exponent);
            EXPECT_NEAR(std::ldexp(integer, exponent - 23), x, std::ldexp(0.5, exponent - 23));
            int rest = integer;
            const int third = take_byte(rest), second = take_byte(rest), first = take_byte(rest);
            EXPECT_EQ(rest, 0) << "a fourth byte";
            EXPECT_EQ((first * 256 + second) * 256 + third, integer);
        }
    }
    for (const float bad : {INFINITY, NAN}) EXPECT_EQ(slices_exponent(bad), slices_not_finite);
}

}  // namespace
}  // namespace lapilli::kernel_tests
