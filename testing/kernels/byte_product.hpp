// SPDX-License-Identifier: BSD-3-Clause
// A product by bytes of any precision as the kernels get it, in memory of exactly the size that they may
// touch, launched under the emulator or carried out by the plain loops of simulated devices.
#pragma once

#include "backend/sim/sim_moduli.hpp"
#include "backend/sim/sim_slices.hpp"
#include "emulator/run.hpp"
#include "kernels/product_case.hpp"
#include "moduli/args.hpp"
#include "slices/args.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_MODULI_OPERATIONS)
LAPILLI_EMULATED_RUNS(LAPILLI_SLICES_OPERATIONS)

namespace lapilli::kernel_tests {

template <class T>
using Buffer = std::vector<T, LineAllocator<T>>;

/// The kernels of warpgroups, and of warps with as many stages as fit.
inline const DeviceLimits byte_product_devices[] = {simt::limits_like(90, 2), simt::limits_like(80, 2), [] {
                                                        DeviceLimits limits = simt::limits_like(90, 3);
                                                        limits.warpgroups = false;
                                                        return limits;
                                                    }()};

template <class T>
struct ByteProductCase : ProductCase<T> {
    ByteProductCase(index_t rows, index_t columns, index_t inner) {
        this->m = rows;
        this->n = columns;
        this->k = inner;
        this->alpha[0] = make<T>(-1, 0);
        this->beta = make<T>(1, 0);
    }
    /// With moduli: the number of tiles of planes that the workspace holds.
    index_t plane_tiles = 4;
};

template <class T>
class ByteProductRun {
  public:
    explicit ByteProductRun(const ByteProductCase<T>& of) : given(of) {
        const auto seed = seed_of(given.m, given.n, given.k) + given.seed;
        const bool plain_a = given.op_a == 'N', plain_b = given.op_b == 'N';
        a = Operand<T>(plain_a ? given.m : given.k, plain_a ? given.k : given.m, given.padding_a, 0, seed);
        b = Operand<T>(plain_b ? given.k : given.n, plain_b ? given.n : given.k, given.padding_b, 0,
                       seed + 1);
        c = Operand<T>(given.m, given.n, given.padding_c, given.offset_c, seed + 2);
        for (index_t j = 0; j < given.n; ++j) {
            for (index_t i = 0; i < given.m; ++i) {
                if (!in_part(i, j) || given.beta == T(0)) c(i, j) = nan_of<T>();
                if (on_real_diagonal(i, j)) c(i, j) = make<T>(std::real(widen(c(i, j))), std::nan(""));
            }
        }
    }

    Wide<T> of_a(index_t i, index_t l) const { return element_of(a, given.op_a, i, l); }
    Wide<T> of_b(index_t l, index_t j) const { return element_of(b, given.op_b, l, j); }
    bool in_part(index_t i, index_t j) const {
        const index_t row = given.first_row + i, column = column_of(j);
        return given.part == 'A' || (given.part == 'L' ? row >= column : row <= column);
    }
    bool on_real_diagonal(index_t i, index_t j) const {
        return given.real_diagonal && given.first_row + i == column_of(j);
    }
    index_t column_of(index_t j) const { return product(nullptr).column(j); }

    /// run(args) carries out the operations.
    template <class F>
    Operand<T> result(F run) const {
        Operand<T> after = c;
        if constexpr (has_slices<T>) {
            by_slices(run, after);
        } else {
            by_moduli(run, after);
        }
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

    /// The allowed error of an element without alpha, beta and C: for slices 4 k u max|a| max|b|, for moduli
    /// (2.01 sqrt(k) 2^-t + 2^-49) times the norms of the row and the column, with ||x||_2 <= 2^t and k
    /// numbers of real parts; and its roundoff.
    double allowed_of(index_t i, index_t j, Wide<T>& sum) const {
        const double u = eps<T> / 2;
        double row = 0, column = 0, row_norm = 0, column_norm = 0;
        sum = Wide<T>(0);
        for (index_t l = 0; l < given.k; ++l) {
            const Wide<T> x = of_a(i, l), y = of_b(l, j);
            sum += x * y;
            row = std::max(row, modulus(x));
            column = std::max(column, modulus(y));
            row_norm = std::hypot(row_norm, modulus(x));
            column_norm = std::hypot(column_norm, modulus(y));
        }
        const double k = static_cast<double>(given.k * (is_complex<T> ? 2 : 1));
        if constexpr (has_slices<T>) return 4 * k * u * (2.01 * row) * (2.01 * column) + 4 * u * modulus(sum);
        const double t = std::log2(0.493 * ModuliOf<T>::product) / 2;
        return (2.01 * std::sqrt(k) * std::exp2(-t) + std::exp2(-49)) * row_norm * column_norm +
               4 * u * modulus(sum);
    }

    /// Checks each element, and that nothing else has changed.
    void expect_within_bound(const Operand<T>& after) const {
        const double u = eps<T> / 2,
                     least = static_cast<double>(std::numeric_limits<real_t<T>>::denorm_min());
        Operand<T> rest = after;
        for (index_t j = 0; j < given.n; ++j) {
            for (index_t i = 0; i < given.m; ++i) {
                if (!in_part(i, j)) continue;
                Wide<T> sum;
                const double of_product = allowed_of(i, j, sum);
                Wide<T> before = given.beta == T(0) ? Wide<T>(0) : widen(c(i, j));
                if (on_real_diagonal(i, j)) before = std::real(before);
                const Wide<T> old = widen(given.beta) * before;
                Wide<T> exact = widen(given.alpha[0]) * sum + old;
                if (on_real_diagonal(i, j)) {
                    exact = std::real(exact);
                    EXPECT_EQ(std::imag(widen(after(i, j))), 0.0) << i << ", " << j;
                }
                const double allowed = modulus(widen(given.alpha[0])) * of_product +
                                       4 * u * (modulus(old) + modulus(exact)) + 8 * least;
                ASSERT_LE(modulus(widen(after(i, j)) - exact), allowed) << i << ", " << j;
                rest(i, j) = c(i, j);
            }
        }
        EXPECT_TRUE(same_bits(rest.elements, c.elements)) << "what is not in the part has changed";
    }

    ByteProductCase<T> given;
    Operand<T> a, b, c;

  private:
    template <class Byte>
    static Buffer<Byte> room(index_t elements, Byte with) {
        return Buffer<Byte>(static_cast<std::size_t>(elements), with);
    }
    template <class F>
    void by_slices(F run, Operand<T>& after) const {
        constexpr index_t parts = slices_parts<T>;
        const index_t k = given.k * parts, n = given.n * parts;
        auto left = room<std::int8_t>(slices_bytes(given.m, k), 99),
             right = room<std::int8_t>(slices_bytes(n, k), 99);
        auto of_rows = room<int>(round_up(given.m, slices_rows), 12345),
             of_columns = room<int>(round_up(n, slices_rows), 12345);
        run(SplitArgs<T>{false, given.op_a == 'N', given.op_a == 'C', given.m, given.k, a.data(), a.ld,
                         left.data(), of_rows.data()});
        run(SplitArgs<T>{true, given.op_b != 'N', given.op_b == 'C', given.n, given.k, b.data(), b.ld,
                         right.data(), of_columns.data()});
        run(SlicedProductArgs<T>{product(&after), left.data(), right.data(), of_rows.data(),
                                 of_columns.data()});
    }
    template <class F>
    void by_moduli(F run, Operand<T>& after) const {
        auto left = room<std::int8_t>(moduli_bytes<T>(false, given.m, given.k), 99),
             right = room<std::int8_t>(moduli_bytes<T>(true, given.n, given.k), 99),
             planes = room<std::int8_t>(given.plane_tiles * moduli_tile_bytes<T>, 99);
        auto of_rows = room<int>(round_up(given.m, moduli_rows), 12345),
             of_columns = room<int>(round_up(given.n, moduli_columns), 12345);
        run(ResiduesArgs<T>{false, given.op_a == 'N', given.op_a == 'C', given.m, given.k, a.data(), a.ld,
                            left.data(), of_rows.data()});
        run(ResiduesArgs<T>{true, given.op_b != 'N', given.op_b == 'C', given.n, given.k, b.data(), b.ld,
                            right.data(), of_columns.data()});
        run(ModuliProductArgs<T>{product(&after), left.data(), right.data(), of_rows.data(),
                                 of_columns.data(), planes.data(), given.plane_tiles});
    }
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
    // The same for the library's scalars.
    using L = std::conditional_t<is_complex<T>, std::complex<real_t<T>>, T>;
    static L library(T x) {
        if constexpr (is_complex<T>) {
            return L(x.re, x.im);
        } else {
            return x;
        }
    }
    static ProductArgs<L> library(const ProductArgs<T>& p) {
        ProductArgs<L> q{};
        q.m = p.m;
        q.n = p.n;
        q.k = p.k;
        q.terms = p.terms;
        q.alpha[0] = library(p.alpha[0]);
        q.beta = library(p.beta);
        q.c = reinterpret_cast<L*>(p.c);
        q.ldc = p.ldc;
        q.part = p.part;
        q.real_diagonal = p.real_diagonal;
        q.first_row = p.first_row;
        q.first_col = p.first_col;
        q.nb = p.nb;
        q.rank = p.rank;
        q.team = p.team;
        return q;
    }
    static SplitArgs<L> library(const SplitArgs<T>& p) {
        return {p.right, p.rows_first, p.conjugate, p.rows, p.k, reinterpret_cast<const L*>(p.a),
                p.ld,    p.slices,     p.exponents};
    }
    static SlicedProductArgs<L> library(const SlicedProductArgs<T>& p) {
        return {library(p.product), p.a, p.b, p.a_exponents, p.b_exponents};
    }
    static ResiduesArgs<L> library(const ResiduesArgs<T>& p) {
        return {p.right, p.rows_first, p.conjugate, p.rows, p.k, reinterpret_cast<const L*>(p.a),
                p.ld,    p.bytes,      p.exponents};
    }
    static ModuliProductArgs<L> library(const ModuliProductArgs<T>& p) {
        return {library(p.product), p.a, p.b, p.a_exponents, p.b_exponents, p.planes, p.plane_tiles};
    }
};

}  // namespace lapilli::kernel_tests
