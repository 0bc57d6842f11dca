// SPDX-License-Identifier: BSD-3-Clause
// The work of a SYMV on one multiprocessor: every element of one triangle is read once and used twice,
//
//      y_i += A_ij x_j        y_j += A_ij x_i (conjugated, if A is Hermitian)
//
//      strip of G stages               a warp works alone: it copies its stages of 32 rows by C columns (4 or 8 KB)
//      +----+----+----+----+  unit     into shared memory, several ahead, and uses each for
//      | g0 | g1 | g2 | g3 |  warp 0     its rows:     y_i, in registers over the unit, stored at its end: one column
//      +----+----+----+----+                           of `rows` for each strip
//      | g0 | g1 | g2 | g3 |  warp 1     its columns:  y_j, in registers down the strip, stored at its end: a slot of
//      +----+----+----+----+                           `columns` for each share, strip and warp
//      :                   :           The warps take the units of a strip in turn, so that together they read
//                                      columns of 8 x 32 rows. No barrier wider than a warp.
//
// Every partial sum has a place of its own, and symv/sum.cuh adds them in a fixed order.
// Bytes: the triangle once; 32 partial sums of rows for each unit, and one of each column for each share,
// strip and warp, which mostly stay in L2. Flops: 4 (complex 16) for each element. Bound: memory.
#pragma once

#include <cstddef>

#include "arch/warp_sum.cuh"
#include "symv/column_sums.cuh"
#include "symv/misaligned.cuh"
#include "symv/walk.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The parts that depend on the alignment of columns.
template <bool Hermitian, SymvColumns Columns, class T>
struct SymvWays {
    using Stage = SymvStage<T>;
    using Work = SymvStageWork<Hermitian, SymvStraight<Columns == SymvColumns::in_packs, T>, T>;
    using Sums = SymvColumnSums<false, T>;
};
template <bool Hermitian, class T>
struct SymvWays<Hermitian, SymvColumns::anywhere, T> {
    using Stage = SymvMisalignedStage<T>;
    using Work = SymvStageWork<Hermitian, SymvMisaligned<T>, T>;
    using Sums = SymvColumnSums<true, T>;
};

/// A warp's: its stages, and behind them sums. KB: of a block's stages, at most, one of stage_kilobytes.
template <SymvColumns Columns, int KB, class T>
constexpr int symv_warp_elements() {
    using Ways = SymvWays<false, Columns, T>;
    using Stage = typename Ways::Stage;
    return symv_stage_count<Stage, T>(KB) * Stage::elements + Ways::Sums::elements;
}
template <SymvColumns Columns, int KB, class T>
constexpr std::size_t symv_shared_elements() {
    return static_cast<std::size_t>(kSymvWarps) * symv_warp_elements<Columns, KB, T>();
}

/// Where each warp keeps its part of two shares.
inline constexpr int symv_shared_places = 2 * symv_part_words * kSymvWarps;
template <SymvColumns Columns, int KB, class T>
constexpr std::size_t symv_shared_bytes() {
    return symv_shared_elements<Columns, KB, T>() * sizeof(T) + symv_shared_places * sizeof(int);
}

/// x as it is in memory.
template <class T>
struct PlainVector {
    static constexpr bool changes = false, with_form = false;
    const T* x;
    std::int64_t inc;
    LAPILLI_DEVICE const T* address(std::int64_t i) const { return x + i * inc; }
};

/// DynamicTail: the cut has small shares.
template <bool Hermitian, SymvColumns Columns, bool DynamicTail, int KB, class T, int Most>
class SymvTiles {
    using Ways = SymvWays<Hermitian, Columns, T>;
    using Stage = typename Ways::Stage;
    using Work = typename Ways::Work;
    using ColumnSums = typename Ways::Sums;
    using Cursor = SymvCursor<T>;
    static constexpr int pack = Pack<T>::size, packs_down = Stage::rows / pack;
    static constexpr int stages = symv_stage_count<Stage, T>(KB);
    static_assert(stages > 0);

  public:
    /// `space`: symv_shared_elements; `places`: symv_shared_places
    LAPILLI_DEVICE SymvTiles(const SymvMatrix<T, Most>& matrix, Shared<T> space, Shared<int> places)
        : m(matrix),
          walk(matrix),
          home(places.slice(2 * warp_id() * symv_part_words, symv_part_words)),
          coming(places.slice((2 * warp_id() + 1) * symv_part_words, symv_part_words)),
          own(space.slice(warp_id() * symv_warp_elements<Columns, KB, T>(),
                          symv_warp_elements<Columns, KB, T>())) {}

    /// Finds this warp's part of its block's share.
    LAPILLI_DEVICE void prepare() { keep_part(home, walk.find(own_worker())); }
    /// Begins to copy the matrix for this part, before x is known; once or several times after each
    /// prepare().
    LAPILLI_DEVICE void start() {
        mine = kept_part<T>(home);
        until_kept = m.kept_every;
        has_ticket = has_coming = false;
        begin_copies();
    }

    /// Begins to copy the vector, after start(). x.address(i) is the address of element i.
    template <class X>
    LAPILLI_DEVICE void fetch_vector(const X& x) {
        Cursor at = mine.start;
        for (int s = 0; s < stages - 1 && at.is_valid(); ++s) {
            copy_vector(at, s, x);
            walk.go_on(at);
        }
        copy_async_commit();
    }
    /// Multiplies, after fetch_vector(). If x.changes, element i is x(i, value) of the value at its address,
    /// and x.changes_from(i) says whether that changes any element from i on. x.with_form: computes x^H A x
    /// as well.
    template <class X>
    LAPILLI_DEVICE void multiply(const X& x) {
        if (mine.worker >= m.cut.shares() * symv_workers) return;
        Cursor now = mine.start;
        Flush flush = first_flush();
        bool fresh = true;
        int stage = 0, refill = stages - 1;
        typename Work::Rows row_sum;
        ColumnSums column_sums(own.slice(stages * Stage::elements, ColumnSums::elements));
        real_t<T> form = 0;
        if constexpr (DynamicTail) draw();
        for (;;) {
            const bool valid = now.is_valid();
            if (!valid || now.strip != flush.strip)
                store_columns(flush, valid ? now.strip : m.cut.strips, column_sums);
            if (!valid) {
                if constexpr (X::with_form) store_form(form);
                if constexpr (!DynamicTail) {
                    break;
                } else {
                    const bool gap = has_gap || !has_coming;
                    if (!go_to_next_share()) break;
                    now = mine.start;
                    flush = first_flush();
                    form = 0;
                    if (gap) {
                        copy_async_wait<0>();
                        sync_warp();
                        begin_copies();
                        fetch_vector(x);
                        draw();
                        fresh = true;
                        stage = 0;
                        refill = stages - 1;
                    }
                    continue;
                }
            }
            sync_warp();  // the stage that is refilled has been read by all lanes
            copy_ahead(refill, x);
            copy_async_commit();
            if (fresh) {
                copy_async_wait<stages == 1 ? 0 : 1>();
                fresh = false;
            } else {
                copy_async_wait<stages - 1>();
            }
            sync_warp();
            if constexpr (X::changes) change_vector(now, stage, x);
            const T sum = use(now, stage, row_sum);
            if constexpr (X::with_form)
                form += real_product(x_columns_of(stage), lane_id() % Stage::columns, sum);
            column_sums.add(now.stage, sum);
            refill = stage;
            stage = stage + 1 == stages ? 0 : stage + 1;

            const int strip = now.strip, row_unit = now.row_unit, unit = now.unit;
            walk.go_on(now);
            if (now.unit == unit) continue;
            const T rows = Work::finish(row_sum);
            store_rows(strip, row_unit, rows);
            if constexpr (X::with_form) form += real_product(x_rows_of(refill), Work::row_of_lane(), rows);
            row_sum = {};
        }
        copy_async_wait<0>();
        sync_warp();
    }

  private:
    /// The strip whose columns' sums are stored next, and the first unit behind it.
    struct Flush {
        int strip, end;
    };
    LAPILLI_DEVICE int own_worker() const {
        return (block_id() < m.cut.blocks ? block_id() : m.cut.shares()) * symv_workers + warp_id();
    }
    LAPILLI_DEVICE void begin_copies() {
        ahead = mine.start;
        int s = 0;
        for (; s < stages - 1 && ahead.is_valid(); ++s) copy_next(s);
        copy_async_commit();
        has_gap = s < stages - 1;
    }
    /// The stage that `ahead` names.
    LAPILLI_DEVICE void copy_next(int stage) {
        const bool again = --until_kept == 0;
        if (again) until_kept = m.kept_every;
        copy_matrix(ahead, stage, again);
        walk.go_on(ahead);
    }

    // The dynamic tail: a warp that has copied all of its part takes a small share, by a number drawn from a
    // counter. Its copies begin while the last part is still multiplied, so that nothing waits for the
    // number, nor for memory. Where a part is shorter than what is under way, there is a gap, and the next
    // part starts with an empty pipeline.

    /// Copies a stage, of this part or the next one.
    template <class X>
    LAPILLI_DEVICE void copy_ahead(int stage, const X& x) {
        if constexpr (DynamicTail) {
            if (!ahead.is_valid() && !has_gap) {
                if (has_ticket && !has_coming) take();
                has_gap = !ahead.is_valid();
            }
            if (has_gap) return;
        } else {
            if (!ahead.is_valid()) return;
        }
        copy_vector(ahead, stage, x);
        copy_next(stage);
        if constexpr (DynamicTail) draw();
    }
    /// Draws the number of a part of the tail, if all of this one has been copied; take() goes there.
    LAPILLI_DEVICE void draw() {
        if (ahead.is_valid() || has_ticket) return;
        if (lane_id() == 0) ticket = atomic_add(m.taken, 1);
        has_ticket = true;
    }
    /// `ahead` goes to the part that was drawn, if there is one.
    LAPILLI_DEVICE void take() {
        const int worker = m.cut.blocks * symv_workers + shuffle(ticket, 0);
        has_ticket = false;
        if (worker >= m.cut.shares() * symv_workers) return;
        const SymvPart<T> part = walk.find(worker);
        keep_part(coming, part);
        ahead = part.start;
        until_kept = 0;
        has_coming = true;
    }
    LAPILLI_DEVICE bool go_to_next_share() {
        if (!has_coming && has_ticket) take();
        if (!has_coming) return false;
        mine = kept_part<T>(coming);
        has_coming = false;
        sync_warp();  // `coming` has been read
        return true;
    }
    LAPILLI_DEVICE Flush first_flush() const {
        return {mine.first_strip, m.cut.strip[mine.first_strip + 1].before};
    }
    LAPILLI_DEVICE void store_form(real_t<T> form) const {
        form = warp_sum(form);
        if (lane_id() == 0) store(m.forms + mine.worker, form);
    }

    /// The real part of conj(x_i) y.
    LAPILLI_DEVICE static real_t<T> real_product(const Shared<T>& x, int i, T y) {
        const T xi = x[i];
        return real(xi) * real(y) + imag(xi) * imag(y);
    }

    LAPILLI_DEVICE Shared<T> matrix_of(int stage) const {
        return own.slice(stage * Stage::elements, Stage::matrix);
    }
    LAPILLI_DEVICE Shared<T> x_rows_of(int stage) const {
        return own.slice(stage * Stage::elements + Stage::matrix, Stage::rows);
    }
    LAPILLI_DEVICE Shared<T> x_columns_of(int stage) const {
        return own.slice(stage * Stage::elements + Stage::matrix + Stage::rows, Stage::columns);
    }

    /// again: the next product finds it in L2, if there is room.
    LAPILLI_DEVICE void copy_matrix(const Cursor& at, int stage, bool again) {
        const Work to = work_on(at, stage);
        const int row0 = at.row() - m.shape.lead, n = static_cast<int>(m.shape.n);
        const int done = at.stage * Stage::columns, columns = at.strip_columns - done;
        const T* from = m.a + (at.local_column + done) * m.lda;
        if constexpr (Columns == SymvColumns::anywhere) {
            to.places.copy(to.a, from + row0, m.lda, n - row0, columns, m.a - m.phase);
        } else {
            constexpr int at_once = 32 / packs_down;
            const int sub = lane_id() / packs_down, down = lane_id() % packs_down * pack;
            const T* source = from + row0 + down + sub * m.lda;
            if (columns >= Stage::columns && row0 + Stage::rows <= n) {
                if (again) {
                    LAPILLI_UNROLL
                    for (int k = 0; k < Stage::columns; k += at_once) {
                        copy_async<16>(to.a, to.at(down, k + sub), source);
                        source += at_once * m.lda;
                    }
                } else {
                    LAPILLI_UNROLL
                    for (int k = 0; k < Stage::columns; k += at_once) {
                        copy_async_stream<16>(to.a, to.at(down, k + sub), source, 16);
                        source += at_once * m.lda;
                    }
                }
            } else {
                const int inside = max(0, min(16, (n - row0 - down) * static_cast<int>(sizeof(T))));
                LAPILLI_UNROLL_BY(1)
                for (int k = 0; k < Stage::columns; k += at_once) {
                    const int given = k + sub < columns ? inside : 0;
                    copy_async_stream<16>(to.a, to.at(down, k + sub), given > 0 ? source : m.a - m.shape.lead,
                                          given);
                    source += at_once * m.lda;
                }
            }
        }
    }
    template <class X>
    LAPILLI_DEVICE void copy_vector(const Cursor& at, int stage, const X& x) {
        const int lane = lane_id(), first = static_cast<int>(m.shape.first);
        const int row = at.row() - m.shape.lead + lane, column = at.column() - m.shape.lead + lane;
        const bool row_counts = row >= first && row < m.shape.n;
        copy_async_or_zero<sizeof(T)>(x_rows_of(stage), lane, x.address(row_counts ? row : first),
                                      row_counts);
        if (lane < Stage::columns) {
            const bool counts = column >= first && at.stage * Stage::columns + lane < at.strip_columns;
            copy_async_or_zero<sizeof(T)>(x_columns_of(stage), lane, x.address(counts ? column : first),
                                          counts);
        }
    }
    /// The zeros outside the matrix stay.
    template <class X>
    LAPILLI_DEVICE void change_vector(const Cursor& at, int stage, const X& x) {
        const int lane = lane_id();
        Shared<T> rows = x_rows_of(stage), columns = x_columns_of(stage);
        const int first_row = at.row() - m.shape.lead, first_column = at.column() - m.shape.lead;
        if (!x.changes_from(min(first_row, first_column))) return;
        const T row = rows[lane];
        if (first_row + lane < m.shape.n) rows[lane] = x(first_row + lane, row);
        if (lane < Stage::columns) {
            const T column = columns[lane];
            if (at.stage * Stage::columns + lane < at.strip_columns)
                columns[lane] = x(first_column + lane, column);
        }
        sync_warp();
    }

    LAPILLI_DEVICE Work work_on(const Cursor& at, int stage) const {
        Work work{matrix_of(stage), x_rows_of(stage), x_columns_of(stage), {}};
        if constexpr (Columns == SymvColumns::in_packs) {
            const int odd = at.local_column % 2;
            work.places = {odd, 1 - odd};
        }
        if constexpr (Columns == SymvColumns::anywhere) {
            work.places = {m.phase + at.local_column % SymvMisaligned<T>::sector * m.lda_phase, m.lda_phase};
        }
        return work;
    }
    /// Adds to the row's sums; the result is the sum of this lane's column.
    LAPILLI_DEVICE T use(const Cursor& at, int stage, typename Work::Rows& row_sum) {
        const int top = at.row(), left = at.column();
        const bool crossed =
            m.shape.upper ? top < m.shape.lead || top + Stage::rows > left : top < left + Stage::columns;
        const int diagonal = left - top;
        const Work work = work_on(at, stage);
        if (crossed) keep_triangle(work, diagonal, m.shape.lead - top);
        return work.use(row_sum, crossed, diagonal);
    }
    /// Zeros over the elements of a stage on the diagonal's other side, and over rows before the matrix.
    LAPILLI_DEVICE void keep_triangle(const Work& work, int diagonal, int above) const {
        const int row = lane_id(), on = row - diagonal;
        LAPILLI_UNROLL_BY(4)
        for (int k = 0; k < Stage::columns; ++k) {
            if ((m.shape.upper ? k < on : k > on) || row < above) work.a[work.at(row, k)] = T(0);
        }
        if constexpr (Hermitian) {
            if (on >= 0 && on < Stage::columns) {
                const T element = work.a[work.at(row, on)];
                work.a[work.at(row, on)] = from_real<T>(real(element));
            }
        }
        sync_warp();
    }

    LAPILLI_DEVICE void store_rows(int strip, int row_unit, T sum) {
        if (m.y == nullptr) {
            const std::int64_t unit_of_all = static_cast<std::int64_t>(strip) * m.cut.row_units + row_unit;
            store(m.rows + unit_of_all * Stage::rows + Work::row_of_lane(), sum);
        } else {
            add_to_result(row_unit * Stage::rows - m.shape.lead + Work::row_of_lane(), sum);
        }
    }
    LAPILLI_DEVICE void add_to_result(int i, T sum) {
        if (i >= m.shape.first && i < m.shape.n) atomic_add(m.y + i * m.incy, m.alpha * sum);
    }

    /// Stores the sums of the columns of the share's strips before `strip`, and clears them. A worker that
    /// had no unit of one of them stores zeros, so that all are added up without a test.
    LAPILLI_DEVICE void store_columns(Flush& flush, int strip, ColumnSums& column_sums) {
        const int share = mine.worker / symv_workers, place = mine.worker % symv_workers;
        LAPILLI_UNROLL_BY(1)
        while (flush.strip < strip) {
            const SymvStrip& of = m.cut.strip[flush.strip];
            const std::int64_t slot = (flush.strip + share) * symv_workers + place;
            LAPILLI_UNROLL
            for (int g = 0; g < symv_widest; ++g) {
                if (g * Stage::columns < of.columns) {
                    T sum = column_sums.take(g);
                    LAPILLI_UNROLL
                    for (int step = 16; step >= Stage::columns; step /= 2) sum += shuffle_xor(sum, step);
                    const int column = g * Stage::columns + lane_id();
                    if (lane_id() < Stage::columns && column < of.columns) {
                        if (m.y == nullptr) {
                            store(m.columns + slot * m.shape.width + column, sum);
                        } else {
                            add_to_result(of.column + column, sum);
                        }
                    }
                }
            }
            if (flush.end >= mine.start.last_unit) return;
            ++flush.strip;
            flush.end = m.cut.strip[flush.strip + 1].before;
        }
    }

    const SymvMatrix<T, Most>& m;
    const SymvWalk<T, Most> walk;
    const Shared<int> home, coming;  ///< parts: of the block's own share, and the one that `ahead` is in
    const Shared<T> own;             ///< this warp's part of the space
    SymvPart<T> mine{};
    Cursor ahead{};
    int until_kept = 0;
    int ticket = 0;  ///< lane 0's
    /// A ticket was drawn; `ahead` is in the part behind this one; copies have paused.
    bool has_ticket = false, has_coming = false, has_gap = false;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
