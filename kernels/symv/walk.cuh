// SPDX-License-Identifier: BSD-3-Clause
// A warp's way through the stages of a SYMV: down the units of its part of a share, eight apart, along each
// unit's stages that have an element of the triangle, and on to the next strip.
#pragma once

#include "symv/matrix.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// A stage.
template <class T>
struct SymvCursor {
    using Stage = SymvStage<T>;

    int unit, last_unit, strip, row_unit, stage, stages_end, units_end;
    int strip_column;  ///< in the whole matrix, counted from the boundary like the rows
    int strip_columns, local_column;

    LAPILLI_DEVICE bool is_valid() const { return unit < last_unit; }
    LAPILLI_DEVICE int column() const { return strip_column + stage * Stage::columns; }
    LAPILLI_DEVICE int row() const { return row_unit * Stage::rows; }
};

/// A worker's part of a share.
template <class T>
struct SymvPart {
    int worker, first_strip;
    SymvCursor<T> start;
};

/// A part in shared memory.
inline constexpr int symv_part_words = 12;
template <class T>
LAPILLI_DEVICE void keep_part(const Shared<int>& place, const SymvPart<T>& part) {
    if (lane_id() == 0) {
        place[0] = part.worker;
        place[1] = part.first_strip;
        place[2] = part.start.unit;
        place[3] = part.start.last_unit;
        place[4] = part.start.strip;
        place[5] = part.start.row_unit;
        place[6] = part.start.stage;
        place[7] = part.start.stages_end;
        place[8] = part.start.units_end;
        place[9] = part.start.strip_column;
        place[10] = part.start.strip_columns;
        place[11] = part.start.local_column;
    }
    sync_warp();
}
template <class T>
LAPILLI_DEVICE SymvPart<T> kept_part(const Shared<int>& place) {
    SymvPart<T> part;
    part.worker = place[0];
    part.first_strip = place[1];
    part.start.unit = place[2];
    part.start.last_unit = place[3];
    part.start.strip = place[4];
    part.start.row_unit = place[5];
    part.start.stage = place[6];
    part.start.stages_end = place[7];
    part.start.units_end = place[8];
    part.start.strip_column = place[9];
    part.start.strip_columns = place[10];
    part.start.local_column = place[11];
    return part;
}

template <class T, int Most>
class SymvWalk {
    using Stage = SymvStage<T>;
    using Cursor = SymvCursor<T>;

  public:
    LAPILLI_DEVICE explicit SymvWalk(const SymvMatrix<T, Most>& matrix) : m(matrix) {}

    /// A part without a unit begins behind its last one.
    LAPILLI_DEVICE SymvPart<T> find(int worker) const {
        SymvPart<T> part{worker, 0, {}};
        const int share = worker / symv_workers;
        if (share < m.cut.shares()) {
            const int first = m.cut.first_unit(share);
            part.first_strip = m.cut.strip_of(first);
            part.start.unit = first + worker % symv_workers;
            part.start.last_unit = m.cut.first_unit(share + 1);
            enter_unit(part.start, part.first_strip);
        }
        return part;
    }
    /// To the next stage that has an element of the triangle, in this unit or a later one.
    LAPILLI_DEVICE void go_on(Cursor& at) const {
        if (++at.stage < at.stages_end) return;
        at.unit += symv_workers;
        if (at.unit < at.units_end) {
            at.row_unit += symv_workers;
            enter_row(at);
        } else {
            enter_unit(at, at.strip);
        }
    }

  private:
    /// The unit that the cursor names, in this strip or one behind it.
    LAPILLI_DEVICE void enter_unit(Cursor& at, int strip) const {
        if (!at.is_valid()) return;
        while (at.unit >= m.cut.strip[strip + 1].before) ++strip;
        const SymvStrip& of = m.cut.strip[strip];
        at.strip = strip;
        at.units_end = m.cut.strip[strip + 1].before;
        at.strip_column = of.column + m.shape.lead;
        at.strip_columns = of.columns;
        at.local_column = of.local_column;
        at.row_unit = symv_top(m.shape, of) + (at.unit - of.before);
        enter_row(at);
    }
    /// The stages of the unit that have an element on this side of the diagonal.
    LAPILLI_DEVICE void enter_row(Cursor& at) const {
        const int below = at.row() - at.strip_column;
        const int columns = m.shape.upper ? at.strip_columns : min(at.strip_columns, below + Stage::rows);
        at.stages_end = (columns + Stage::columns - 1) / Stage::columns;
        at.stage = m.shape.upper ? max(0, below) / Stage::columns : 0;
    }

    const SymvMatrix<T, Most>& m;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
