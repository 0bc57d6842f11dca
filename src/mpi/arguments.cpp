// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/arguments.hpp"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cstring>
#include <string_view>

#include "base/letters.hpp"

namespace lapilli::mpi {

int Arguments::position(const char* name) const {
    int number = 1;
    const std::string_view all = names_, wanted = name;
    for (std::size_t begin = 0; begin < all.size(); ++number) {
        const std::size_t end = std::min(all.find(' ', begin), all.size());
        if (all.substr(begin, end - begin) == wanted) return number;
        begin = end + 1;
    }
    return number;
}

void Arguments::letter(const char* name, char value, const char* letters) {
    const char upper = upper_case(value);
    demand(name, upper != '\0' && std::strchr(letters, upper) != nullptr);
    agreement_.same(position(name), upper);
    text_ += value > ' ' && value <= '~' ? fmt::format(" {}={}", name, value)
                                         : fmt::format(" {}=#{}", name, int{value});
}

void Arguments::integer(const char* name, index_t value, index_t least, index_t most) {
    demand(name, value >= least && value <= most);
    agreement_.same(position(name), value);
    text_ += fmt::format(" {}={}", name, value);
}

void Arguments::number(const char* name, double value) {
    agreement_.same(position(name), std::bit_cast<std::int64_t>(value));
    text_ += fmt::format(" {}={}", name, value);
}

LocalMatrix Arguments::matrix(const char* name, const std::byte* data, const int* row, const int* column,
                              const int* entries, index_t m, index_t n) {
    static constexpr int nothing[9] = {};
    const Descriptor desc{entries == nullptr ? nothing : entries};
    const index_t place = position((std::string("desc") + name).c_str());
    if (entries == nullptr) refuse(place);
    const auto demand_entry = [&](Descriptor::Entry entry, bool good) {
        if (!good) refuse(100 * place + entry);
    };
    // Entries that must be the same on all ranks; their number must be, too.
    agreement_.same(static_cast<int>(place), entries != nullptr ? 1 : 0);
    for (const Descriptor::Entry entry : {Descriptor::dtype, Descriptor::m, Descriptor::n, Descriptor::mb,
                                          Descriptor::nb, Descriptor::rsrc, Descriptor::csrc})
        agreement_.same(static_cast<int>(100 * place + entry), desc.at(entry));
    const int context = static_cast<int>(desc.at(Descriptor::ctxt));
    const std::optional<GridShape> shape = shape_of(entries == nullptr ? -1 : context);
    demand_entry(Descriptor::dtype, desc.at(Descriptor::dtype) == 1);
    demand_entry(Descriptor::ctxt, shape.has_value());
    if (shape && !context_) {
        context_ = context;
        text_ += fmt::format(" nb={} grid={}x{}", desc.at(Descriptor::nb), shape->rows, shape->columns);
    }
    if (entries != nullptr && context_ && *context_ != context) {
        unsupported_ = "two contexts";
        other_context_ = 100 * place + Descriptor::ctxt;
    }
    demand_entry(Descriptor::m, desc.at(Descriptor::m) >= m);
    demand_entry(Descriptor::n, desc.at(Descriptor::n) >= n);
    demand_entry(Descriptor::mb, desc.at(Descriptor::mb) >= 1);
    demand_entry(Descriptor::nb, desc.at(Descriptor::nb) >= 1);
    if (bad() || !shape) return {};
    demand_entry(Descriptor::rsrc, desc.at(Descriptor::rsrc) >= 0 && desc.at(Descriptor::rsrc) < shape->rows);
    demand_entry(Descriptor::csrc,
                 desc.at(Descriptor::csrc) >= 0 && desc.at(Descriptor::csrc) < shape->columns);
    if (bad()) return {};
    if ((row != nullptr && *row != 1) || (column != nullptr && *column != 1)) unsupported_ = "a submatrix";
    plain_layout_ = plain_layout_ && desc.at(Descriptor::mb) == desc.at(Descriptor::nb);
    const Layout layout(desc, m, n, shape->rows, shape->columns);
    if (first_block_ == 0) first_block_ = layout.rows.nb;
    for (const Dimension& d : {layout.rows, layout.columns})
        even_layout_ =
            even_layout_ && d.nb == first_block_ && d.source == 0 && d.n > (d.processes - 1) * d.nb;
    const Dimension all_rows{desc.at(Descriptor::m), desc.at(Descriptor::mb), desc.at(Descriptor::rsrc),
                             shape->rows};
    const bool has_columns = layout.local_columns(shape->place) > 0;
    demand_entry(Descriptor::lld,
                 desc.at(Descriptor::lld) >=
                     (has_columns ? std::max<index_t>(all_rows.local(shape->place.row), 1) : index_t{1}));
    demand(name, data != nullptr || !has_columns || layout.local_rows(shape->place) == 0);
    return {const_cast<std::byte*>(data), desc.at(Descriptor::lld), layout};
}

}  // namespace lapilli::mpi
