// SPDX-License-Identifier: BSD-3-Clause
// One product as the kernel gets it, in memory of exactly the size that it may touch, launched under the
// emulator and held against plain loops in wider precision.
#pragma once

#include <algorithm>
#include <complex>
#include <new>
#include <vector>

#include "emulator/stream.hpp"
#include "kernels/support.hpp"
#include "product/launch.cuh"

namespace lapilli::kernel_tests {

/// Memory that begins as a GPU's does, with a line of 128 bytes, and ends where it is said to.
template <class T>
struct LineAllocator {
    using value_type = T;
    static constexpr std::align_val_t line{128};
    LineAllocator() = default;
    template <class U>
    LineAllocator(const LineAllocator<U>&) {}
    T* allocate(std::size_t n) { return static_cast<T*>(::operator new(n * sizeof(T), line)); }
    void deallocate(T* p, std::size_t) { ::operator delete(p, line); }
    friend bool operator==(LineAllocator, LineAllocator) { return true; }
};

/// A matrix with NaN before it and in its padding, and nothing after its last element.
template <class T>
struct Operand {
    index_t rows = 0, cols = 0, ld = 0, offset = 0;
    std::vector<T, LineAllocator<T>> elements;

    Operand() = default;
    Operand(index_t m, index_t n, index_t padding, index_t before, std::uint64_t seed)
        : rows(m), cols(n), ld(m + padding), offset(before) {
        const index_t count = offset + (n > 0 ? ld * (n - 1) + m : 0);
        elements.assign(static_cast<std::size_t>(count), nan_of<T>());
        const lapilli::testing::Stream stream(seed);
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) (*this)(i, j) = random_scalar<T>(stream, i + j * m);
        }
    }
    T& operator()(index_t i, index_t j) { return elements[static_cast<std::size_t>(offset + i + j * ld)]; }
    const T& operator()(index_t i, index_t j) const {
        return elements[static_cast<std::size_t>(offset + i + j * ld)];
    }
    T* data() { return elements.data() + offset; }
    const T* data() const { return elements.data() + offset; }
};

template <class T>
Wide<T> element_of(const Operand<T>& a, char op, index_t i, index_t j) {
    const Wide<T> x = widen(op == 'N' ? a(i, j) : a(j, i));
    return op == 'C' ? conjugate(x) : x;
}

template <class T>
struct ProductCase {
    index_t m = 1, n = 1, k = 1;
    char op_a = 'N', op_b = 'N', part = 'A';
    int terms = 1;
    T alpha[2] = {make<T>(0.75, 0.5), make<T>(-1.25, 0.25)};
    T beta = make<T>(0.5, -0.25);
    bool real_diagonal = false, both_sides = false;
    index_t first_row = 0, first_col = 0, nb = 1;
    int rank = 0, team = 1;
    index_t padding_a = 0, padding_b = 0, padding_c = 0, offset_a = 0, offset_b = 0, offset_c = 0;
    int splits = 1;

    int blocks = 2;
    std::uint64_t seed = 0;

    friend std::ostream& operator<<(std::ostream& out, const ProductCase& c) {
        return out << "m " << c.m << " n " << c.n << " k " << c.k << " op " << c.op_a << c.op_b << " part "
                   << c.part << " terms " << c.terms << " first " << c.first_row << "," << c.first_col
                   << " nb " << c.nb << " rank " << c.rank << " of " << c.team << " padding " << c.padding_a
                   << c.padding_b << c.padding_c << " offset " << c.offset_a << c.offset_b << c.offset_c
                   << " splits " << c.splits << " blocks " << c.blocks << " real diagonal " << c.real_diagonal
                   << " both sides " << c.both_sides;
    }
};

template <class T>
class ProductRun {
  public:
    explicit ProductRun(const ProductCase<T>& product) : given(product) {
        const auto seed = seed_of(given.m, given.n, given.k);
        for (int t = 0; t < given.terms; ++t) {
            const auto of_term = static_cast<std::uint64_t>(t);
            a[t] = given.op_a == 'N'
                       ? Operand<T>(given.m, given.k, given.padding_a, given.offset_a, seed + of_term)
                       : Operand<T>(given.k, given.m, given.padding_a, given.offset_a, seed + of_term);
            b[t] = given.op_b == 'N'
                       ? Operand<T>(given.k, given.n, given.padding_b, given.offset_b, seed + 2 + of_term)
                       : Operand<T>(given.n, given.k, given.padding_b, given.offset_b, seed + 2 + of_term);
        }
        const index_t sides = given.both_sides ? std::max(given.m, given.n) : 0;
        before = Operand<T>(std::max(given.m, sides), std::max(given.n, sides), given.padding_c,
                            given.offset_c, seed + 4);
        const bool forgotten = given.beta == T(0);
        for (index_t j = 0; j < given.n; ++j) {
            for (index_t i = 0; i < given.m; ++i) {
                if (!in_part(i, j) || forgotten) {
                    before(i, j) = nan_of<T>();
                } else if (is_complex<T> && given.real_diagonal && given.first_row + i == args_column(j)) {
                    before(i, j) = make<T>(static_cast<double>(std::real(widen(before(i, j)))), std::nan(""));
                }
            }
        }
        args = ProductArgs<T>{};
        args.m = given.m;
        args.n = given.n;
        args.k = given.k;
        args.op_a = given.op_a;
        args.op_b = given.op_b;
        args.terms = given.terms;
        for (int t = 0; t < given.terms; ++t) {
            args.alpha[t] = given.alpha[t];
            args.a[t] = a[t].data();
            args.b[t] = b[t].data();
        }
        args.lda = a[0].ld;
        args.ldb = b[0].ld;
        args.beta = given.beta;
        args.ldc = before.ld;
        args.part = given.part;
        args.real_diagonal = given.real_diagonal;
        args.both_sides = given.both_sides;
        args.first_row = given.first_row;
        args.first_col = given.first_col;
        args.nb = given.nb;
        args.rank = given.rank;
        args.team = given.team;
    }

    /// C after the launch of one kernel, or of two. look(copies, a, b, c) gets the asynchronous copies
    /// and what they read, of the first term.
    template <class Policy, class F>
    Operand<T> launch(F look) const {
        Operand<T> c = before;
        ProductArgs<T> p = args;
        p.c = c.data();
        std::vector<T> work;
        if (given.splits > 1) {
            work.assign(static_cast<std::size_t>(given.splits * round_up(given.m, 16) * given.n),
                        nan_of<T>());
            p.work = work.data();
            p.work_elements = static_cast<index_t>(work.size());
        }
        std::vector<simt::CopiedChunk> copied;
        DeviceLimits limits = simt::limits_like(90, given.blocks);
        limits.shared_bytes_all = 0;  // one block each
        const simt::EmulatedStream stream(limits, given.seed, &copied);
        EXPECT_EQ((launch::product_of_shape<Policy, T>(stream, p, given.splits)), launch::success);
        look(copied, a[0], b[0], c);
        return c;
    }

    template <class Policy>
    Operand<T> launch() const {
        return launch<Policy>([](const auto&...) {});
    }

    bool in_part(index_t i, index_t j) const {
        const index_t row = given.first_row + i, col = args_column(j);
        return given.part == 'A' || (given.part == 'L' ? row >= col : row <= col);
    }

    /// Launches, and holds every element of C, inside the part and outside, against what it should be.
    template <class Policy>
    void check() const {
        SCOPED_TRACE(::testing::Message() << given);
        const Operand<T> c = this->template launch<Policy>();
        for (index_t j = 0; j < given.n; ++j) {
            for (index_t i = 0; i < given.m; ++i) {
                if (!in_part(i, j)) continue;
                Wide<T> expected(0);
                double size = 0;
                result(i, j, expected, size);
                ASSERT_LE(modulus(widen(c(i, j)) - expected), 32 * eps<T> * size) << "at " << i << " " << j;
                if (given.real_diagonal && given.first_row + i == args_column(j)) {
                    ASSERT_EQ(std::imag(widen(c(i, j))), 0) << "at " << i << " " << j;
                }
            }
        }
        // Whatever is not in the part keeps its bits, or is the other side: put back what it was, and all has
        // to be the same.
        Operand<T> untouched = c;
        for (index_t j = 0; j < given.n; ++j) {
            for (index_t i = 0; i < given.m; ++i) {
                if (!in_part(i, j)) continue;
                untouched(i, j) = before(i, j);
                if (!given.both_sides || i == j) continue;
                ASSERT_EQ(widen(c(j, i)), conjugate(widen(c(i, j)))) << "at " << i << " " << j;
                untouched(j, i) = before(j, i);
            }
        }
        ASSERT_TRUE(same_bits(untouched.elements, before.elements));
    }

  private:
    index_t args_column(index_t j) const {
        const index_t local = given.first_col + j;
        return (local / given.nb * given.team + given.rank) * given.nb + local % given.nb;
    }
    void result(index_t i, index_t j, Wide<T>& expected, double& size) const {
        const bool on_real_diagonal = given.real_diagonal && given.first_row + i == args_column(j);
        for (int t = 0; t < given.terms; ++t) {
            if (given.alpha[t] == T(0)) continue;
            for (index_t l = 0; l < given.k; ++l) {
                const Wide<T> x = widen(given.alpha[t]) * element_of(a[t], given.op_a, i, l) *
                                  element_of(b[t], given.op_b, l, j);
                expected += x;
                size += modulus(x);
            }
        }
        if (given.beta != T(0)) {
            Wide<T> old = widen(before(i, j));
            if (on_real_diagonal) old = std::real(old);
            const Wide<T> x = widen(given.beta) * old;
            expected += x;
            size += modulus(x);
        }
        if (on_real_diagonal) expected = std::real(expected);
    }

    ProductCase<T> given;
    Operand<T> a[2], b[2], before;
    ProductArgs<T> args;
};

}  // namespace lapilli::kernel_tests
