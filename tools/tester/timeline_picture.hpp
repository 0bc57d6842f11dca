// SPDX-License-Identifier: BSD-3-Clause
// A timeline as SVG: rows of coloured tasks over a time axis.
#pragma once

#include <string>
#include <vector>

namespace lapilli::tester {

struct TimelineEvent {
    std::string name;
    double begin, end;  // ms
};

struct TimelineRow {
    std::string label;
    std::vector<TimelineEvent> events;
};

struct Timeline {
    std::string title;
    std::vector<TimelineEvent> phases;
    std::vector<TimelineRow> rows;  // the CPU's, then two for each device
    double from = 0, to = 0;        // what is drawn, ms
};

std::string draw_svg(const Timeline& timeline);

}  // namespace lapilli::tester
