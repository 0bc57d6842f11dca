// SPDX-License-Identifier: BSD-3-Clause
#include <algorithm>
#include <cstdlib>

#include "tester/fuzz_case.hpp"

namespace lapilli::tester {
namespace {

// Restores the rules of a case after a part of it has changed.
void make_legal(FuzzCase& that) {
    testing::Problem& p = that.problem;
    if (p.range == 'I') {
        p.iu = std::min(p.iu, p.n);
        p.il = p.n > 0 ? std::clamp<std::int64_t>(p.il, 1, p.iu) : p.il;
    }
}

}  // namespace

std::vector<FuzzCase> simpler_cases(const FuzzCase& that) {
    std::vector<FuzzCase> simpler;
    const std::string line = text_of(that);
    const auto add = [&](const auto& change) {
        FuzzCase other = that;
        change(other);
        make_legal(other);
        if (text_of(other) != line) simpler.push_back(std::move(other));
    };
    using testing::Problem;
    for (std::int64_t Problem::*const size : {&Problem::n, &Problem::m, &Problem::k}) {
        const std::int64_t now = that.problem.*size;
        if (now <= 1) continue;
        for (const std::int64_t less : {now / 2, now - now / 4, now - 1})
            add([&](FuzzCase& c) { c.problem.*size = less; });
    }
    if (that.problem.k > 1) add([&](FuzzCase& c) { c.problem.k = 1; });
    if (that.devices.starts_with("sim:")) {
        const int count = std::atoi(that.devices.c_str() + 4);
        for (const int fewer : {1, count / 2, count - 1}) {
            if (fewer > std::max({0, that.home_a, that.home_in, that.home_out}) && fewer < count)
                add([&](FuzzCase& c) { c.devices = "sim:" + std::to_string(fewer); });
        }
    }
    for (std::size_t i = 0; i < that.settings.size(); ++i)
        add([&](FuzzCase& c) { c.settings.erase(c.settings.begin() + static_cast<std::ptrdiff_t>(i)); });
    add([](FuzzCase& c) { c.problem.pad = 0; });
    add([](FuzzCase& c) { c.problem.nb = 0; });
    add([](FuzzCase& c) { c.problem.poison = false; });
    add([](FuzzCase& c) { c.problem.uplo = 'L'; });
    add([](FuzzCase& c) { c.hostile = "none"; });
    add([](FuzzCase& c) {
        c.problem.kind = "default";
        c.problem.cond = Problem().cond;
    });
    add([](FuzzCase& c) { c.problem.row = c.problem.column = 0; });
    add([](FuzzCase& c) { c.problem.incx = c.problem.incy = 1; });
    add([](FuzzCase& c) { c.scale_a = c.scale_in = 0; });
    add([](FuzzCase& c) { c.problem.alpha = c.problem.alpha == 0.0 ? 0 : 1; });
    add([](FuzzCase& c) { c.problem.beta = c.problem.beta == 0.0 ? 0 : 1; });
    add([](FuzzCase& c) { c.width_a = c.width_b = c.width_c = 0; });
    if (that.problem.form != testing::Form::plain) return simpler;
    add([](FuzzCase& c) { c.home_a = c.home_in = c.home_out = -1; });
    if (that.routine->has(testing::Where::host)) add([](FuzzCase& c) { c.where = testing::Where::host; });
    return simpler;
}

}  // namespace lapilli::tester
