// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/copies.hpp"

#include <cstring>

namespace lapilli::mpi {

void OwnMatrix::shape(const LocalMatrix& local, const GridShape& grid, int context, index_t element) {
    const Dimension &rows = local.layout.rows, &columns = local.layout.columns;
    const index_t ld = std::max<index_t>(local.layout.local_rows(grid.place), 1);
    const index_t elements = ld * std::max<index_t>(local.layout.local_columns(grid.place), 1);
    const auto number = [](index_t value) { return static_cast<int>(value); };
    desc_ = {1,
             context,
             number(rows.n),
             number(columns.n),
             number(rows.nb),
             number(columns.nb),
             number(rows.source),
             number(columns.source),
             number(ld)};
    element_ = element;
    memory_.assign(static_cast<std::size_t>(elements * element), std::byte{0});
}

void OwnMatrix::read(const LocalMatrix& local, Place place, Part part, index_t imaginary) {
    const index_t ld = desc_[Descriptor::lld - 1];
    for_each_run(local.layout, place, part, 0, local.layout.local_columns(place),
                 [&](index_t, index_t, index_t r, index_t c, index_t length) {
                     std::memcpy(memory_.data() + (r + c * ld) * element_,
                                 local.data + (r + c * local.ld) * element_,
                                 static_cast<std::size_t>(length * element_));
                 });
    if (imaginary == 0) return;
    for_each_of_diagonal(local.layout, place, [&](index_t r, index_t c) {
        std::memset(memory_.data() + (r + c * ld) * element_ + imaginary, 0,
                    static_cast<std::size_t>(imaginary));
    });
}

void OwnMatrix::write(const LocalMatrix& local, Place place, Part part, index_t columns) const {
    const index_t ld = desc_[Descriptor::lld - 1];
    const Dimension& all = local.layout.columns;
    for_each_run(local.layout, place, part, 0, all.local_from(place.column, std::min(columns, all.n)),
                 [&](index_t, index_t, index_t r, index_t c, index_t length) {
                     std::memcpy(local.data + (r + c * local.ld) * element_,
                                 memory_.data() + (r + c * ld) * element_,
                                 static_cast<std::size_t>(length * element_));
                 });
}

}  // namespace lapilli::mpi
