// SPDX-License-Identifier: BSD-3-Clause
// The problems that a command line asks for.
#include "tester/options.hpp"

namespace lapilli::tester {

namespace {

// The options with the letters that were chosen.
std::vector<testing::Option> chosen(const Options& o, const testing::Facts& facts) {
    std::vector<testing::Option> options = facts.options;
    for (testing::Option& option : options) {
        const auto given = o.letters.find(option.name);
        option.letters = given == o.letters.end() ? std::string(1, option.usual) : given->second;
    }
    return options;
}

}  // namespace

void for_each_problem(const Options& o, char precision, const std::function<void(const Problem&)>& f) {
    const testing::Facts& facts = testing::find_routine(o.routine, precision)->facts();
    const std::vector<std::int64_t> routines_own = {-1};
    const auto& ms = facts.rectangular && !o.m.empty() ? o.m : routines_own;
    const auto& ks = facts.k != 0 && !o.k.empty() ? o.k : routines_own;
    const auto each = [](const auto& values, std::int64_t& target, const auto& next) {
        for (const std::int64_t value : values) {
            target = value;
            next();
        }
    };
    testing::for_each_choice(chosen(o, facts), o.problem, [&](Problem p) {
        std::int64_t k = -1;
        const auto with_k = [&] {
            p.k = k >= 0 ? k : facts.k == testing::Facts::k_is_n ? p.n : facts.k;
            f(p);
        };
        const auto sizes = [&] { each(ks, k, [&] { each(ms, p.m, [&] { each(o.n, p.n, with_k); }); }); };
        const auto place = [&] {
            p.column = p.row;
            sizes();
        };
        each(o.pad, p.pad, [&] { each(o.offset, p.row, place); });
    });
}

}  // namespace lapilli::tester
