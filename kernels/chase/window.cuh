// SPDX-License-Identifier: BSD-3-Clause
// The window of one step of a chase, O and D, while the sweeps pass through it: what the chases of a
// Hermitian and of an upper band have in common. The warps of a block share the columns, lanes are rows.
//
// The next sweep's window is one row and one column further. A row and a column keep their place, which is
// their number modulo b, so nothing moves: the first ones leave, and the next sweep's last ones take their
// places.
#pragma once

#include "arch/patience.cuh"
#include "arch/warp_sum.cuh"
#include "chase/mail.cuh"
#include "reflectors/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Where the lines of a step are.
struct ChasePlace {
    int s, t;
    int f;                    // the first row of D, and the first column
    int last;                 // the last ones, the first ones of the sweep before
    int first_of_o;           // the first line of O; step 0 has no other
    bool has_line, has_next;  // by mail, from the step behind; whether a step of the sweep follows
};

/// Rows: of a lane; a band of up to 32 Rows. Held: the elements are in registers, otherwise where windows are
/// parked.
template <class T, int Rows, int Warps, bool Held = true>
class ChaseWindow {
  public:
    static constexpr int kWarps = Warps;

    template <class Problem>
    LAPILLI_DEVICE explicit ChaseWindow(const Problem& problem)
        : shape(problem.shape()),
          mail(problem),
          n(static_cast<int>(problem.n)),
          b(static_cast<int>(problem.b)),
          all_parked(problem.parked),
          given_up(problem.failed),
          limit(problem.patience) {}

    /// The window of step t moves to memory, and back.
    LAPILLI_DEVICE void park(int t) const {
        if constexpr (Held) {
            for_each([&](int k, int c, int row, int column) {
                if (row >= b || column >= b) return;
                store(parked(t, row, column), o[k][c]);
                store(parked(t, row, column) + b * b, d[k][c]);
            });
        }
    }
    LAPILLI_DEVICE void resume(int t, int s) {
        f = (s + 1) % b;
        window = t;
        if constexpr (Held) {
            for_each([&](int k, int c, int row, int column) {
                const bool inside = row < b && column < b;
                o[k][c] = inside ? load(parked(t, row, column)) : T(0);
                d[k][c] = inside ? load(parked(t, row, column) + b * b) : T(0);
            });
        }
    }

  protected:
    using R = real_t<T>;
    static constexpr int kRows = 32 * Rows, kColumns = kRows / Warps;

    /// A message that a lane waits for.
    struct Letter {
        const std::uint64_t* slot;
        std::uint32_t stamp;
        bool is_missing;
        T value;

        /// A look at its slot. Whether it is missing still.
        LAPILLI_DEVICE bool look() {
            if (is_missing) is_missing = !load_stamped(slot, value, stamp);
            return is_missing;
        }
    };

    LAPILLI_DEVICE static int first_column() { return warp_id() * kColumns; }
    LAPILLI_DEVICE static int row_of(int k) { return lane_id() + 32 * k; }
    /// The distance of a place behind the first one.
    LAPILLI_DEVICE int behind(int place, int first) const {
        return place < first ? place - first + b : place - first;
    }
    /// The element at a place of a vector whose elements are in the lanes at their places.
    LAPILLI_DEVICE static T element_at(int place, const T (&x)[Rows]) {
        T value = x[0];
        LAPILLI_UNROLL
        for (int k = 1; k < Rows; ++k) value = place >= 32 * k ? x[k] : value;
        return shuffle(value, place % 32);
    }
    template <class F>
    LAPILLI_DEVICE static void for_each(F f) {
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) f(k, c, row_of(k), first_column() + c);
        }
    }
    /// Elements of a row; of a column.
    template <class F>
    LAPILLI_DEVICE static void for_row(int row, F f) {
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            if (row_of(k) != row) continue;
            LAPILLI_UNROLL
            for (int c = 0; c < kColumns; ++c) f(k, c, first_column() + c);
        }
    }
    template <class F>
    LAPILLI_DEVICE static void for_column(int column, F f) {
        if (column / kColumns != warp_id()) return;
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            if (first_column() + c != column) continue;
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) f(k, c, row_of(k));
        }
    }

    LAPILLI_DEVICE T o_at(int k, int c) const {
        if constexpr (Held)
            return o[k][c];
        else
            return is_inside(k, c) ? load(mine(k, c)) : T(0);
    }
    LAPILLI_DEVICE T d_at(int k, int c) const {
        if constexpr (Held)
            return d[k][c];
        else
            return is_inside(k, c) ? load(mine(k, c) + b * b) : T(0);
    }
    LAPILLI_DEVICE void set_o(int k, int c, T value) {
        if constexpr (Held)
            o[k][c] = value;
        else if (is_inside(k, c))
            store(mine(k, c), value);
    }
    LAPILLI_DEVICE void set_d(int k, int c, T value) {
        if constexpr (Held)
            d[k][c] = value;
        else if (is_inside(k, c))
            store(mine(k, c) + b * b, value);
    }

    /// The window of step t before the first sweep. element(i, j): of the matrix; `above`: from D to O's
    /// rows, `left` to its columns.
    template <class Element>
    LAPILLI_DEVICE void fill(int t, int above, int left, Element element) {
        f = 1 % b;
        window = t;
        for_each([&](int k, int c, int row, int column) {
            const bool inside = row < b && column < b;
            const std::int64_t i = shape.row(0, t) + behind(row, f), j = shape.row(0, t) + behind(column, f);
            set_o(k, c, inside ? element(i - above, j - left) : T(0));
            set_d(k, c, inside ? element(i, j) : T(0));
        });
    }
    /// That of the next sweep of this window.
    LAPILLI_DEVICE ChasePlace enter(int s, int t) {
        const int last = f == 0 ? b - 1 : f - 1;
        const ChasePlace at{
            s, t, f, last, t > 0 ? f : last, s > 0 && s + 1 + (t + 1) * b <= n, s + 1 + (t + 1) * b < n};
        f = f + 1 == b ? 0 : f + 1;
        return at;
    }

    LAPILLI_DEVICE Letter letter(int s, int t, int element, bool comes) const {
        return {mail.slot(t, element), mail.stamp(s), comes, T(0)};
    }
    /// All lanes of a warp: until no letter is missing. `also` is looked for at the same time.
    template <int Count>
    LAPILLI_DEVICE void wait(Letter (&letters)[Count], Letter& also) {
        Patience patience(given_up, limit);
        while (!failed) {
            bool misses = false;
            LAPILLI_UNROLL
            for (int i = 0; i < Count; ++i) misses = letters[i].look() || misses;
            if (&also != letters) also.look();
            if (!any(misses)) return;
            failed = any(patience.is_over());
        }
    }
    template <int Count>
    LAPILLI_DEVICE void wait(Letter (&letters)[Count]) {
        wait(letters, letters[0]);
    }
    /// The edge that the step behind has left in the sweep before, for the warp that takes it.
    LAPILLI_DEVICE Letter edge_of(const ChasePlace& at, bool takes) const {
        return letter(at.s - 1, at.t + 1, mail.edge(at.s - 1), takes);
    }
    LAPILLI_DEVICE T receive_edge(Letter edge) {
        Letter letters[1] = {edge};
        wait(letters);
        return letters[0].value;
    }
    /// v of the step before. Returns its tau. The edge may come at the same time.
    LAPILLI_DEVICE T receive_v(const ChasePlace& at, T (&v)[Rows], Letter& edge) {
        Letter letters[Rows];
        T taken[Rows];
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k)
            letters[k] = letter(at.s, at.t - 1, mail.of_v(row_of(k)), row_of(k) < b);
        wait(letters, edge);
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            taken[k] = letters[k].value;
            v[k] = row_of(k) == at.f ? T(1) : taken[k];
        }
        return element_at(at.f, taken);
    }
    /// The line that is new, to this array: its last element is at its own place.
    LAPILLI_DEVICE void receive_line(const ChasePlace& at, Shared<T> line) {
        Letter letters[Rows];
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            letters[k] =
                letter(at.s - 1, at.t + 1, mail.of_line(at.s - 1, row_of(k)), at.has_line && row_of(k) < b);
        }
        wait(letters);
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) line[row_of(k)] = letters[k].value;
    }
    LAPILLI_DEVICE void send_v(const ChasePlace& at, const T (&v)[Rows], T tau) const {
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            if (row_of(k) < b) mail.send(at.s, at.t, mail.of_v(row_of(k)), row_of(k) == at.f ? tau : v[k]);
        }
    }

    /// A reflector of the elements at the lane's places, which they become.
    LAPILLI_DEVICE static Reflector<T> reflector_of(const ChasePlace& at, T (&x)[Rows], T first) {
        double norm = 0;
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            if (row_of(k) != at.f) norm += abs2(widened(x[k]));
        }
        const auto h = Reflector<T>::of(first, warp_sum(norm));
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) x[k] = element_of_reflector(at, h, row_of(k), x[k]);
        return h;
    }
    LAPILLI_DEVICE static T element_of_reflector(const ChasePlace& at, const Reflector<T>& h, int i,
                                                 T value) {
        return i == at.f ? T(1) : narrowed<T>(h.factor * widened(value));
    }
    /// Kept: of a set of reflectors, see ChaseShape.
    LAPILLI_DEVICE void keep(const ChasePlace& at, T* vectors, T* taus, std::int64_t column,
                             const T (&x)[Rows], T tau) const {
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            if (row_of(k) < b) store(vectors + column * shape.ldv() + behind(row_of(k), at.f), x[k]);
        }
        if (lane_id() == 0) store(taus + column, tau);
    }

    const ChaseShape shape;
    const ChaseMail<T> mail;
    const int n, b;
    T o[Held ? Rows : 1][Held ? kColumns : 1] = {}, d[Held ? Rows : 1][Held ? kColumns : 1] = {};
    bool failed = false;

  private:
    LAPILLI_DEVICE T* parked(int t, int row, int column) const {
        return all_parked + std::int64_t{t} * 2 * b * b + column * b + row;
    }
    LAPILLI_DEVICE bool is_inside(int k, int c) const { return row_of(k) < b && first_column() + c < b; }
    LAPILLI_DEVICE T* mine(int k, int c) const { return parked(window, row_of(k), first_column() + c); }

    T* const all_parked;
    unsigned* const given_up;
    const std::int64_t limit;
    int f = 0;       // of the next sweep, see ChasePlace
    int window = 0;  // its step
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
