// SPDX-License-Identifier: BSD-3-Clause
// The plan of GETRF.
#include <algorithm>
#include <limits>

#include "lu/getrf.hpp"

namespace lapilli {
namespace {

constexpr index_t never = std::numeric_limits<index_t>::max();

/// Whether columns wait for their turn stored by rows. There the interchange of two rows moves elements that
/// are side by side; stored by columns each element costs a sector of memory. It takes a second copy of the
/// matrix, at most a quarter of a device's memory. Measured: real matrices gain, of complex ones an element
/// is half a sector.
bool waits_by_rows(Context& context, Team team, index_t m, index_t n, bool real, std::size_t element) {
    const std::string& how = context.settings.text("getrf.layout");
    if (how != "auto" || team.devices == 0) return how == "rows";
    constexpr index_t measured = 5000;
    if (!real || std::min(m, n) < std::max(measured, context.settings.integer("getrf.crossover")))
        return false;
    const double copy = static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(element);
    return copy / team.devices <= static_cast<double>(context.device(0).total_memory()) / 4;
}

}  // namespace

GetrfPlan GetrfPlan::of(Context& context, index_t m, index_t n, char precision, std::size_t element,
                        int panel_limit, int wide_limit, index_t given) {
    const Settings& settings = context.settings;
    // Two H200 take 1.2 times as long as one for dgetrf of 10000, 0.75 of 12000.
    const Team team = team_for(context, "getrf.columns", 5500, n);
    const bool hybrid = settings.text("schedule") == "hybrid";
    const index_t wished = settings.integer("test.getrf.panel");
    // Wide panels begin where the others end. The CPU's lists of rows are of these.
    const bool wide = wished > lu_panel_limit<float> && !hybrid && team.devices > 0;
    const index_t wide_rows = wide ? context.queue(0).wide_panel_rows(precision) : 0;
    const index_t steps = std::min(m, n);
    // A block column is at least a wide panel: two narrow ones take longer than the last update in vain.
    const index_t least = team.devices == 1 && m <= wide_rows ? wide_limit : 64;
    const index_t enough_blocks = std::max(least, round_up(steps / 16, 64));
    // Narrower block columns gain more by their panels than their products lose, where few rows are left. One
    // device with wide panels takes several together where many are, by the number of block columns that this
    // is.
    const bool together = wide_rows > 0 && team.devices == 1;
    const index_t measured = steps < 15000 || together ? 256 : 512;
    const index_t chosen = settings.text("getrf.nb") == "auto" ? measured : settings.integer("getrf.nb");
    const index_t nb = given > 0 ? given : std::min(chosen, enough_blocks);
    // In block columns. Single precision has faster products, and panels that are as slow.
    const index_t two_from = precision == 'd' ? 20 : precision == 's' ? 32 : 48;
    const index_t four_from = precision == 'd' ? 48 : precision == 's' ? 64 : never;
    const index_t by_rows_from = settings.text("getrf.layout") == "auto" ? 12 : 2;
    return {team,
            nb,
            std::min({wished, nb, static_cast<index_t>(panel_limit)}),
            std::min({wished, nb, static_cast<index_t>(wide_limit)}),
            wide_rows,
            hybrid,
            waits_by_rows(context, team, m, n, precision == 's' || precision == 'd', element),
            by_rows_from * nb,
            together ? two_from * nb : never,
            together && four_from < never ? four_from * nb : never};
}

}  // namespace lapilli
