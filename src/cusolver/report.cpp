// SPDX-License-Identifier: BSD-3-Clause
// Messages of the library that no call asks for: with a log, that it is loaded; at the end of the process,
// with LAPILLI_CUSOLVER_REPORT=on, which functions were served, which were passed on, and why.
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "cusolver/library.hpp"
#include "cusolver/symbol.hpp"
#include "load/call_line.hpp"

namespace lapilli::cusolver {
namespace {

[[gnu::constructor]] void tell() { load::tell_that_it_is_loaded("cuSOLVER"); }

struct Line {
    std::string name, why;
    long served = 0, passed_on = 0;
    double seconds = 0;
};

Line line_of(const Symbol& symbol) {
    Line line{symbol.name(), {}, symbol.served(), 0, symbol.seconds()};
    for (int k = 0; k < static_cast<int>(Reason::count_of_them); ++k) {
        const long count = symbol.passed_on(static_cast<Reason>(k));
        line.passed_on += count;
        if (count > 0)
            line.why += fmt::format("{}{} ({})", line.why.empty() ? "" : ", ",
                                    text_of(static_cast<Reason>(k)), count);
    }
    return line;
}

/// The libraries whose functions were called.
std::string titles() {
    bool solver = false, blas = false;
    for (const Symbol* symbol = Symbol::first_called(); symbol != nullptr; symbol = symbol->next_called())
        (&symbol->library() == &real_cublas ? blas : solver) = true;
    return blas ? solver ? "cuSOLVER and cuBLAS" : "cuBLAS" : "cuSOLVER";
}

std::string report() {
    std::vector<Line> lines;
    for (const Symbol* symbol = Symbol::first_called(); symbol != nullptr; symbol = symbol->next_called())
        lines.push_back(line_of(*symbol));
    if (lines.empty())
        return fmt::format("lapilli: {} called no function of cuSOLVER that can be served\n",
                           program_invocation_name);
    std::sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) { return a.name < b.name; });
    std::size_t width = 0;
    for (const Line& line : lines) width = std::max(width, line.name.size());
    std::string text = fmt::format("lapilli: {} in {}\n{:{}}  {:>7} {:>9}  {:>9}  why\n", titles(),
                                   program_invocation_name, "", width, "served", "seconds", "passed on");
    for (const Line& line : lines)
        text += fmt::format("{:{}}  {:7} {:9.3f}  {:9}  {}\n", line.name, width, line.served, line.seconds,
                            line.passed_on, line.why);
    return text;
}

[[gnu::destructor]] void write_report() {
    // Where nothing was called the environment alone says whether a report is wanted, and liblapilli need not
    // be loaded without.
    if (std::getenv("LAPILLI_CUSOLVER_REPORT") == nullptr || !load::library_is_there() ||
        std::string_view(lapilli_private_setting("cusolver.report")) != "on")
        return;
    try {
        std::fputs(report().c_str(), stderr);
    } catch (...) {
        return;  // the report is lost
    }
}

}  // namespace
}  // namespace lapilli::cusolver
