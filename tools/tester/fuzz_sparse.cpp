// SPDX-License-Identifier: BSD-3-Clause
// How sparse cases are drawn, written, read and made simpler; fuzz_sparse_run.cpp calls and judges.
#include "tester/fuzz_sparse.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <sstream>

#include "support/routine.hpp"
#include "tester/fuzz_draw.hpp"
#include "tester/fuzz_settings.hpp"
#include "tester/options.hpp"

namespace lapilli::tester {
namespace {

using Texts = std::vector<std::string>;
const Texts shapes = {"full", "arrow", "empty", "row", "column", "band", "powers", "blocks", "diagonal"};
const Texts formats = {"auto", "csr", "sell", "bsr", "bricks"};
const Texts methods = {"cholesky", "shifted", "svqb", "classical", "modified"};
const Texts made = {"csr", "coo", "bsr", "dense"};

const std::string& checked(const std::string& name, const std::string& value, const Texts& all) {
    const auto found = std::find(all.begin(), all.end(), value);
    if (found == all.end()) throw UsageError("fuzz: --replay: '" + value + "' is not a value of " + name);
    return *found;
}

struct Field {
    const char* name;
    std::function<std::string(const SparseCase&)> text;
    std::function<void(SparseCase&, const std::string&)> set;
};
Field word(const char* name, std::string SparseCase::*member, const Texts& all) {
    return {name, [=](const SparseCase& c) { return c.*member; },
            [=](SparseCase& c, const std::string& text) {
                c.*member = all.empty() ? text : checked(name, text, all);
            }};
}
Field letter(const char* name, char SparseCase::*member, const char* all) {
    return {name, [=](const SparseCase& c) { return std::string(1, c.*member); },
            [=](SparseCase& c, const std::string& text) {
                c.*member = parse_letters(text, all, std::string("fuzz: --replay: ") + name)[0];
            }};
}
template <class Integer>
Field number(const char* name, Integer SparseCase::*member, std::int64_t least) {
    return {name, [=](const SparseCase& c) { return std::to_string(c.*member); },
            [=](SparseCase& c, const std::string& text) {
                c.*member =
                    static_cast<Integer>(parse_integer(text, least, std::string("fuzz: --replay: ") + name));
            }};
}
const std::vector<Field>& fields() {
    static const std::vector<Field> all = {word("sparse", &SparseCase::call, sparse_calls()),
                                           letter("precision", &SparseCase::precision, "sdcz"),
                                           word("shape", &SparseCase::shape, shapes),
                                           word("format", &SparseCase::format, formats),
                                           word("made", &SparseCase::made, made),
                                           word("method", &SparseCase::method, methods),
                                           letter("storage", &SparseCase::storage, "GLU"),
                                           letter("trans", &SparseCase::trans, "NTC"),
                                           letter("order", &SparseCase::order, "RC"),
                                           letter("which", &SparseCase::which, "SLM"),
                                           number("m", &SparseCase::m, 0),
                                           number("n", &SparseCase::n, 0),
                                           number("k", &SparseCase::k, 0),
                                           number("pad", &SparseCase::pad, 0),
                                           number("seed", &SparseCase::seed, 0),
                                           number("x_device", &SparseCase::x_device, -1),
                                           number("y_device", &SparseCase::y_device, -1),
                                           word("devices", &SparseCase::devices, {})};
    return all;
}

// Rows on both sides of the length from which they have a thread block each: a full matrix has no shorter
// ones then.
std::int64_t draw_extent(Draw& draw, std::int64_t largest) {
    const double which = draw.real(0, 1);
    const std::int64_t n = which < 0.2   ? draw.between(0, 9)
                           : which < 0.5 ? draw.between(10, 80)
                           : which < 0.8 ? draw.between(255, 300)
                                         : draw.between(80, 250);
    return largest > 0 ? std::min(n, largest) : n;
}

// Restores the rules of a case.
void make_legal(SparseCase& that) {
    const bool pairs = that.call != "spmm";
    if (pairs) that.n = that.m = std::max<std::int64_t>(1, that.n);
    if (pairs) that.k = std::clamp<std::int64_t>(that.k, 1, that.n);
    if (that.storage != 'G' || that.made == "dense") that.n = that.m;
    if (that.call != "trlan" && that.which == 'M') that.which = 'L';
    if (!pairs && that.made == "dense") that.made = "csr";
    const int count = that.devices.starts_with("sim:") ? std::atoi(that.devices.c_str() + 4) : 0;
    that.x_device = std::min(that.x_device, count - 1);
    that.y_device = std::min(that.y_device, count - 1);
}

}  // namespace

const Texts& sparse_calls() {
    static const Texts all = {"spmm", "lobpcg", "trlan", "chefsi"};
    return all;
}

SparseCase draw_sparse(const FuzzSpace& space, const Texts& calls, std::uint64_t seed, std::uint64_t number) {
    Draw draw(seed ^ 0x5a75e, number);
    SparseCase that;
    that.call = draw.one_of(calls);
    // Products take less time than iterations, and have more shapes.
    if (calls.front() == "spmm" && draw.chance(0.5)) that.call = "spmm";
    const bool pairs = that.call != "spmm";
    that.precision = draw.one_of(space.precisions);
    that.shape = draw.chance(0.2) ? "full" : draw.one_of(shapes);
    that.format = draw.one_of(formats);
    that.made = draw.one_of(made);
    that.method = draw.one_of(methods);
    that.storage = draw.one_of(std::string("GGLU"));
    that.trans = draw.one_of(std::string("NNTC"));
    that.order = draw.one_of(std::string("RC"));
    that.which = draw.one_of(std::string("SLM"));
    that.m = draw_extent(draw, space.largest);
    that.n = draw.chance(0.5) ? that.m : draw_extent(draw, space.largest);
    // Residuals of operators are sums over all elements.
    if (pairs && that.n > 80 && draw.chance(0.7)) that.n = draw.between(1, 80);
    that.k = draw.chance(0.1) ? 0 : draw.chance(0.8) ? draw.between(1, 9) : draw.between(10, 40);
    if (pairs) that.k = std::min<std::int64_t>(that.k, 6);
    that.pad = draw.chance(0.5) ? 0 : draw.between(1, 5);
    that.seed = static_cast<std::uint64_t>(draw.between(1, 1000000));
    that.devices = space.devices.empty()
                       ? draw_machine(draw, static_cast<std::uint64_t>(draw.between(1, machines - 1)))
                       : space.devices;
    if (draw.chance(0.3)) that.x_device = static_cast<int>(draw.between(0, 15));
    if (draw.chance(0.3)) that.y_device = static_cast<int>(draw.between(0, 15));
    testing::Facts facts;
    facts.crossovers = {"spmm.crossover", "iterative.crossover"};
    const int devices = that.devices.starts_with("sim:") ? std::atoi(that.devices.c_str() + 4) : 0;
    that.settings = draw_settings(draw, facts, std::max(that.m, that.n), devices);
    std::erase_if(that.settings, [](const auto& setting) {
        return setting.first == "sparse.format" || setting.first == "lobpcg.orthogonalization" ||
               setting.first.starts_with("product.emulation");
    });
    for (const auto& [name, value] : space.settings) {
        std::erase_if(that.settings, [&, &own = name](const auto& drawn) { return drawn.first == own; });
        that.settings.emplace_back(name, value);
    }
    // Iterations take minutes in the emulator, which runs every thread of a kernel.
    const bool emulated = std::any_of(that.settings.begin(), that.settings.end(),
                                      [](const auto& setting) { return setting.second == "emulated"; });
    if (emulated && pairs) {
        that.call = "spmm";
        that.m = std::min<std::int64_t>(that.m, 70);
        that.n = std::min<std::int64_t>(that.n, 70);
    }
    make_legal(that);
    return that;
}

std::string text_of(const SparseCase& that) {
    const SparseCase empty;
    std::string line;
    for (const Field& field : fields()) {
        const std::string value = field.text(that);
        const bool always = std::string(field.name) == "sparse" || std::string(field.name) == "precision";
        if (always || value != field.text(empty))
            line += (line.empty() ? "" : " ") + (field.name + ('=' + value));
    }
    for (const auto& [name, value] : that.settings) line += ' ' + name + '=' + value;
    return line;
}

SparseCase parse_sparse(const std::string& text) {
    SparseCase that;
    std::istringstream in(text);
    for (std::string item; in >> item;) {
        const auto at = item.find('=');
        if (at == std::string::npos) throw UsageError("fuzz: --replay: '" + item + "' is not NAME=VALUE");
        const std::string name = item.substr(0, at), value = item.substr(at + 1);
        if (is_name_of_setting(name)) {
            that.settings.emplace_back(name, value);
            continue;
        }
        const auto field = std::find_if(fields().begin(), fields().end(),
                                        [&, &own = name](const Field& one) { return one.name == own; });
        if (field == fields().end()) throw UsageError("fuzz: --replay: unknown name '" + name + "'");
        field->set(that, value);
    }
    make_legal(that);
    return that;
}

std::vector<SparseCase> simpler_cases(const SparseCase& that) {
    std::vector<SparseCase> simpler;
    const std::string line = text_of(that);
    const auto add = [&](const auto& change) {
        SparseCase other = that;
        change(other);
        make_legal(other);
        if (text_of(other) != line) simpler.push_back(std::move(other));
    };
    for (std::int64_t SparseCase::*const size : {&SparseCase::m, &SparseCase::n, &SparseCase::k}) {
        const std::int64_t now = that.*size;
        if (now <= 1) continue;
        for (const std::int64_t less : {std::int64_t{1}, now / 2, now - now / 4, now - 1})
            add([&](SparseCase& c) { c.*size = less; });
    }
    if (that.devices.starts_with("sim:")) {
        const int count = std::atoi(that.devices.c_str() + 4);
        for (const int fewer : {1, count / 2, count - 1}) {
            if (fewer > 0 && fewer < count)
                add([&](SparseCase& c) { c.devices = "sim:" + std::to_string(fewer); });
        }
    }
    for (std::size_t i = 0; i < that.settings.size(); ++i)
        add([&](SparseCase& c) { c.settings.erase(c.settings.begin() + static_cast<std::ptrdiff_t>(i)); });
    const SparseCase empty;
    for (const Field& field : fields()) {
        const std::string name = field.name;
        if (name == "sparse" || name == "m" || name == "n" || name == "k" || name == "devices") continue;
        if (name != "precision" && name != "shape")
            add([&](SparseCase& c) { field.set(c, field.text(empty)); });
    }
    return simpler;
}

}  // namespace lapilli::tester
