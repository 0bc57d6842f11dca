// SPDX-License-Identifier: BSD-3-Clause
#include "device/emulated_product.hpp"

#include <algorithm>

#include "device/calls.hpp"

namespace lapilli {
namespace {

/// One operand's memory.
struct SplitOperand {
    std::int8_t* slices;
    int* exponents;

    static index_t bytes(index_t rows, index_t k) {
        return slices_bytes(rows, k) + round_up(rows, slices_rows) * static_cast<index_t>(sizeof(int));
    }
    SplitOperand(std::byte* at, index_t rows, index_t k)
        : slices(reinterpret_cast<std::int8_t*>(at)),
          exponents(reinterpret_cast<int*>(at + slices_bytes(rows, k))) {}
};

/// How an operand lies in memory: rows of op(A), or columns of op(B).
template <class T>
struct Source {
    const T* data;
    index_t ld;
    bool rows_first, conjugate;

    static Source left(const ProductArgs<T>& p, int term) {
        return {p.a[term], p.lda, p.op_a == 'N', p.op_a == 'C'};
    }
    static Source right(const ProductArgs<T>& p, int term) {
        return {p.b[term], p.ldb, p.op_b != 'N', p.op_b == 'C'};
    }
    const T* at(index_t row, index_t l) const {
        return rows_first ? data + row + l * ld : data + l + row * ld;
    }
    bool operator==(const Source&) const = default;
};

/// More of k than that is added to C in turns: a tile's time is what the panels of another queue wait for.
constexpr index_t most_k_at_once = 4096;
/// Tiles of a triangle in one launch, about.
constexpr index_t triangle_tiles = 1024;

/// How much of C and of k is done at once.
template <class T>
struct Parts {
    index_t rows = 0, columns = 0, k = 0;

    static constexpr index_t parts = slices_parts<T>;
    static index_t bytes_of_rows(index_t rows, index_t k) { return SplitOperand::bytes(rows, k * parts); }

    /// Rows of A get half of the memory if they need as much; columns of B the rest. One panel of each fits with a k that is
    /// short enough.
    Parts(const ProductArgs<T>& p, index_t bytes) {
        // A panel of 128 rows has three bytes for each of its numbers, and its exponents.
        const index_t of_panel = bytes / 2 / slices_rows - static_cast<index_t>(sizeof(int));
        k = std::min({p.k, most_k_at_once / parts, of_panel / slice_count / slices_k * slices_k / parts});
        if (k <= 0) return;
        const index_t panel = bytes_of_rows(slices_rows, k);
        rows = std::min({p.m, bytes / 2 / panel * slices_rows, slices_most_rows});
        columns = std::min(
            {p.n, (bytes - bytes_of_rows(rows, k)) / panel * slices_rows / parts, slices_most_rows / parts});
    }
    bool fit() const { return k > 0 && rows > 0 && columns > 0; }
};
static_assert(most_k_at_once <= slices_most_k);

/// C := alpha A B + beta C of split operands. A triangle is done in columns beside each other, each with the rows that it has there.
template <class T>
void multiply(Queue& queue, const ProductArgs<T>& whole, const SplitOperand& a, const SplitOperand& b) {
    constexpr index_t parts = slices_parts<T>;
    const index_t k = whole.k * parts,
                  tile_columns = ceil_div(triangle_tiles, ceil_div(whole.m, slices_rows));
    const index_t at_once = whole.part == 'A' ? whole.n : tile_columns * slices_rows / parts;
    for (index_t j = 0; j < whole.n; j += at_once) {
        ProductArgs<T> piece = whole;
        piece.n = std::min(at_once, whole.n - j);
        // The first row of the lower triangle in these columns, by tiles, and the end of the upper one.
        const index_t above = whole.column(j) - whole.first_row,
                      end = whole.column(j + piece.n - 1) - whole.first_row + 1;
        const index_t i = whole.part == 'L' ? std::max<index_t>(0, above) / slices_rows * slices_rows : 0;
        piece.m = (whole.part == 'U' ? std::clamp<index_t>(end, 0, whole.m) : whole.m) - i;
        if (piece.m <= 0) continue;
        piece.c = whole.c + i + j * whole.ldc;
        piece.first_row += i;
        piece.first_col += j;
        submit(queue, SlicedProductArgs<T>{piece, a.slices + slices_bytes(i, k),
                                           b.slices + slices_bytes(j * parts, k), a.exponents + i,
                                           b.exponents + j * parts});
    }
}

}  // namespace

template <class T>
bool is_emulated(const Queue& queue, const ProductArgs<T>& args) {
    if constexpr (has_slices<T>) {
        const ProductEmulation& here = queue.emulation;
        // Without a factor operands are not looked at.
        for (int term = 0; term < args.terms; ++term) {
            if (args.alpha[term] == T(0)) return false;
        }
        if (here.bytes == 0 || args.k < here.least_k) return false;
        // Of a narrow C an operand takes longer into bytes than its product; a small one has too few tiles, however long k is.
        constexpr auto parts = static_cast<double>(slices_parts<T>);
        const double size = static_cast<double>(here.size),
                     narrow = static_cast<double>(std::min(args.m, args.n)) * parts,
                     elements = static_cast<double>(args.m) * static_cast<double>(args.n) * parts;
        return 3 * narrow >= size && 2 * elements >= size * size &&
               elements * static_cast<double>(args.k) * parts >= size * size * size;
    } else {
        return false;
    }
}

template <class T>
void emulated_product(Queue& queue, const ProductArgs<T>& args) {
    if constexpr (has_slices<T>) {
        constexpr index_t parts = slices_parts<T>;
        if (const char* violation = args.violation()) require(false, violation);
        const ProductEmulation& here = queue.emulation;
        const Parts<T> part(args, static_cast<index_t>(here.bytes));
        require(part.fit(), "emulated_product: memory");
        T beta = args.beta;
        for (int term = 0; term < args.terms; ++term) {
            const auto a = Source<T>::left(args, term), b = Source<T>::right(args, term);
            for (index_t l = 0; l < args.k; l += part.k, beta = T(1)) {
                const index_t k = std::min(part.k, args.k - l);
                for (index_t i = 0; i < args.m; i += part.rows) {
                    const index_t m = std::min(part.rows, args.m - i);
                    const SplitOperand rows(here.memory, m, k * parts);
                    submit(queue, SplitArgs<T>{false, a.rows_first, a.conjugate, m, k, a.at(i, l), a.ld,
                                               rows.slices, rows.exponents});
                    for (index_t j = 0; j < args.n; j += part.columns) {
                        const index_t n = std::min(part.columns, args.n - j);
                        // A A^T of real numbers has one operand.
                        const bool same = parts == 1 && a == b && i == j && m == n;
                        const SplitOperand columns(
                            same ? here.memory : here.memory + SplitOperand::bytes(m, k * parts), n * parts,
                            k * parts);
                        if (!same)
                            submit(queue, SplitArgs<T>{true, b.rows_first, b.conjugate, n, k, b.at(j, l),
                                                       b.ld, columns.slices, columns.exponents});
                        ProductArgs<T> product = args;
                        product.terms = 1;
                        product.m = m;
                        product.n = n;
                        product.k = k;
                        product.alpha[0] = args.alpha[term];
                        product.beta = beta;
                        product.c = args.c + i + j * args.ldc;
                        product.first_row += i;
                        product.first_col += j;
                        multiply(queue, product, rows, columns);
                    }
                }
            }
        }
    } else {
        require(false, "emulated_product: the precision");
    }
}

#define LAPILLI_INSTANTIATE(T)                                      \
    template bool is_emulated(const Queue&, const ProductArgs<T>&); \
    template void emulated_product(Queue&, const ProductArgs<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
