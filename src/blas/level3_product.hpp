// SPDX-License-Identifier: BSD-3-Clause
// One text for GEMM and the rank-k updates: C := alpha op_a(A) op_b(B) (+ alpha' op_a(B) op_b(A)) + beta C on
// a part of C. Over several devices the block columns of the inner dimension travel to all of them, and each
// computes its own columns of C:
//
//       C(:, local) += op_a(A)(:, panel)  op_b(B)(panel, local)
//                      |  every device |  | a device's own    |
#pragma once

#include <algorithm>

#include "blas/level3.hpp"
#include "blas/level3_spread.hpp"

namespace lapilli {

template <class T>
struct ProductForm {
    Op op_a, op_b;
    int terms;
    T alpha[2];
    T beta;
    char part;           ///< of C: 'A', 'L' or 'U'
    bool real_diagonal;  ///< of C
    bool rank_k;         ///< B is A, or the terms swap them

    /// The right operand of a term, 0 for A and 1 for B; the left one of term t is t.
    int right_of(int term) const { return !rank_k ? 1 : terms == 1 ? 0 : 1 - term; }
    /// The number of operands.
    int operands() const { return !rank_k || terms == 2 ? 2 : 1; }
};

template <class T>
ProductForm<T> form_of(const Gemm<T>& how) {
    return {how.op_a, how.op_b, 1, {how.alpha, T(0)}, how.beta, 'A', false, false};
}
template <class T>
ProductForm<T> form_of(const RankK<T>& how) {
    const Op op = how.hermitian ? Op::adjoint : Op::transpose;
    return {how.turned ? op : Op::none,
            how.turned ? Op::none : op,
            how.terms,
            {how.alpha, how.hermitian ? conjugate(how.alpha) : how.alpha},
            how.beta,
            static_cast<char>(how.uplo),
            how.hermitian && is_complex<T>,
            true};
}

/// The operands of each term as the devices hold them.
template <class T>
struct Terms {
    DeviceView<const T> left[2], right[2];
};

/// C's columns in the whole matrix: see ProductArgs.
struct Columns {
    index_t nb = 1;
    int rank = 0, team = 1;
};

/// Room for the partial sums of a rank-k update, see ProductArgs.
template <class T>
struct Room {
    T* data = nullptr;
    index_t count = 0;
};

/// The elements of it that a whole C of order n can use: as many sums as let all of a device work, if there
/// is enough to add up for each.
template <class T>
index_t partial_sums(const ProductForm<T>& form, index_t n, index_t k) {
    constexpr index_t tile = 64, shares = 256, least = 256;
    if (!form.rank_k || k == 0) return 0;
    const index_t rows = ceil_div(n, tile);
    if (rows >= shares) return 0;
    const index_t tiles = rows * (rows + 1) / 2;
    const index_t splits = std::min(ceil_div(shares, std::max<index_t>(1, tiles)), k / least);
    return splits > 1 ? splits * round_up(n, 16) * n : 0;
}

/// C := the terms + beta C on one queue.
template <class T>
void add_terms(Queue& queue, const ProductForm<T>& form, const Terms<T>& terms, index_t k, T beta,
               DeviceView<T> c, const Columns& columns = {}, const Room<T>& room = {});
/// C := beta C in the part of C that the form names. zeros: as many elements as C has rows and columns at
/// most.
template <class T>
void scale_part(Queue& queue, const ProductForm<T>& form, DeviceView<T> c, T* zeros,
                const Columns& columns = {});

/// Memory of a product with spread operands; A and B as they are stored.
template <class T>
struct SpreadProductWork {
    index_t kb;  ///< the width of the panels
    PanelBuffers<T> left[2], right[2], rows;
    Zeros<T> zeros;
    Room<T> room;

    /// c: the layout of the m-by-n matrix C; `aligned`: those of right operands' columns are the same.
    SpreadProductWork(Arena& arena, const ProductForm<T>& form, index_t m, const Cyclic& c, bool aligned,
                      index_t k, index_t panel_width);
};

/// C := the product, with k > 0 the inner dimension or, when nothing is to be added, 0.
template <class T>
void spread_product(Context& context, const ProductForm<T>& form, index_t k,
                    const DistMatrix<const T> (&operands)[2], const DistMatrix<T>& c,
                    SpreadProductWork<T>& work);

}  // namespace lapilli
