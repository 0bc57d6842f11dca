// SPDX-License-Identifier: BSD-3-Clause
// Arguments of the operation that tridiagonalization is made of. Plain data, shared by the kernels,
// which know nothing of src/, and by the backends; T is the scalar, R the real type that belongs to it.
#pragma once

#include <cstdint>

#include "base/access.hpp"
#include "base/cyclic.hpp"
#include "base/view.hpp"
#include "symv/plan.hpp"

namespace lapilli {

inline constexpr int max_team = 16;

/// The local block columns of a symmetric matrix in column-cyclic layout, of which only the lower triangle
/// counts: what a device must know to compute its part of A x over the trailing rows and columns.
///
///     block columns of one device, p = 2, this one has 1, 3, 5:
///         .
///         . D                 y_d = the sum over the local tiles of
///         . A .                     A_ij x_j    into rows i
///         . A . D                   A_ij^H x_i  into rows j, off the diagonal
///         . A . A .
///         . A . A . D
template <class T>
struct SymvTerms {
    std::int64_t n;      ///< order of the whole matrix
    std::int64_t first;  ///< trailing rows and columns start here; elements of x before it count as zero
    std::int64_t nb;     ///< width of a block column
    int rank, team;      ///< this device, and how many there are
    const T* a;          ///< local columns, all rows
    std::int64_t lda;    ///< a multiple of `row_padding`
    T* partial;          ///< workspace: panel_partial_sums elements
};

/// The widths of block columns for which there are kernels.
inline constexpr std::int64_t panel_widths[] = {32, 64};
/// Two flags for every 32 rows and device.
constexpr std::int64_t flag_words(std::int64_t lda, std::int64_t team) { return 2 * (lda / 32 + 1) * team; }
/// The most strips of a device, all in one launch.
inline constexpr int panel_most_strips = 1024;
/// The most blocks that reduce a panel.
inline constexpr std::int64_t panel_most_blocks = symv_most_multiprocessors;
/// Elements of `scratch`: the current column, places of partial sums for every 32 rows, parts of V^H v, of norms and of
/// v^H A v.
constexpr std::int64_t panel_scratch(std::int64_t lda, std::int64_t nb) {
    return lda + 4 * (lda / 32 + 1) + 32 * nb + 2 * panel_most_blocks +
           (panel_most_blocks + symv_most_small_shares) * symv_workers;
}
/// Elements between the parts of two devices: a column, and behind it the device's part of v^H A v.
constexpr std::int64_t panel_part(std::int64_t lda) { return lda + row_padding; }
/// Elements of `parts` on each device: those of even and of odd columns apart.
constexpr std::int64_t panel_parts(std::int64_t lda, std::int64_t team) { return 2 * team * panel_part(lda); }

/// The reduction adds up its partial sums while nothing else can be done: fewer strips.
template <class T>
constexpr int panel_strip_width(std::int64_t n, std::int64_t nb, int team) {
    return symv_width<T>(n, nb, team, symv_wished_strips / 2);
}
/// Elements of SymvTerms::partial, for trailing matrices of any order up to n.
template <class T>
constexpr std::int64_t panel_partial_sums(std::int64_t n, std::int64_t nb, int team) {
    const std::int64_t width = panel_strip_width<T>(n, nb, team), local = n / team + nb;
    // As long as strips widen with the order, they are not more than wished.
    const std::int64_t strips = std::max(local / width, symv_wished_strips) + 2;
    const std::int64_t shares = panel_most_blocks + symv_most_small_shares;
    return strips * (n + 64) + (strips + shares) * symv_workers * width + 16;
}
/// Whether a launch can take all strips of a device.
template <class T>
constexpr bool panel_fits(std::int64_t n, std::int64_t nb, int team) {
    return (n / team + nb) / panel_strip_width<T>(n, nb, team) + 2 <= panel_most_strips;
}

/// One panel of LATRD, columns first .. first+width-1, on every device of a team. Each device holds V and W
/// whole and computes the same numbers in the same order; only A x is shared: every device sends its part to all.
///
///   for each column c of the panel
///     a_c  -= V W(c,:)^H + W V(c,:)^H            the reflectors of this panel before c
///     d_c   = a_c(c);  H_c = I - tau v v^H       annihilates a_c(c+2 : n)
///     y     = A v                                each device its block columns, then the sum over the team
///     y    -= V (W^H v) + W (V^H v)              A has not been updated inside the panel
///     w     = tau y - (tau/2 (tau y)^H v) v
template <class T, class R>
struct TridiagonalPanel {
    using Scalar = T;
    static constexpr const char* name = "tridiagonal_panel";
    SymvTerms<T> symv;  ///< symv.first = first
    std::int64_t width;
    T* v;                ///< in: columns of A; out: the reflectors, unit element stored, zeros above
    T* w;                ///< out
    std::int64_t ldv;    ///< of v and w
    R* d;                ///< n
    R* e;                ///< n-1
    T* tau;              ///< n-1
    T* scratch;          ///< panel_scratch elements
    T* parts[max_team];  ///< on each device of the team: panel_parts elements, where the parts of A x arrive
    /// On each device, flag_words that say what has arrived in its parts; zero before the first panel of a reduction.
    unsigned* flags[max_team];
    /// One word for the team, in memory of the host that devices reach. Not zero when the team will never be complete:
    /// the host has set it, as a launch on another device failed, or a device that has waited for another one for
    /// `patience` nanoseconds. Then nobody waits any more, and the results are void.
    unsigned* aborted;
    std::int64_t patience;
    /// barrier_bytes of this device, zero before the first panel of a reduction.
    void* barrier;

    /// The precondition that does not hold; null when all do.
    constexpr const char* violation() const {
        return symv.team <= max_team ? nullptr : "tridiagonal_panel: team";
    }
    constexpr bool empty() const { return width == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        const std::int64_t n = symv.n, columns = Cyclic(n, symv.nb, symv.team).local_cols(symv.rank);
        touch(Access::read, symv.a, Extent::matrix(n, columns, symv.lda));
        touch(Access::write, symv.partial, Extent::array(panel_partial_sums<T>(n, symv.nb, symv.team)));
        touch(Access::write, v, Extent::matrix(n, width, ldv));
        touch(Access::write, w, Extent::matrix(n, width, ldv));
        touch(Access::write, d, Extent::array(n));
        touch(Access::write, e, Extent::array(n - 1));
        touch(Access::write, tau, Extent::array(n - 1));
        touch(Access::write, scratch, Extent::array(panel_scratch(symv.lda, symv.nb)));
        touch(Access::write, barrier, Extent::array(barrier_bytes));
        for (int k = 0; k < symv.team; ++k) {
            touch(Access::shared, parts[k], Extent::array(panel_parts(symv.lda, symv.team)), Whose::any);
            touch(Access::shared, flags[k], Extent::array(flag_words(symv.lda, symv.team)), Whose::any);
        }
    }
};
template <class T>
using PanelArgs = TridiagonalPanel<T, real_t<T>>;

}  // namespace lapilli

#define LAPILLI_PANEL_OPERATIONS(X) X(PanelArgs)
