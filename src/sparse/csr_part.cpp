// SPDX-License-Identifier: BSD-3-Clause
// Row by row (kernels/sparse/csr.cuh).
#include <numeric>

#include "base/instances.hpp"
#include "sparse/args.hpp"
#include "sparse/device_part.hpp"

namespace lapilli {
namespace {

template <class T>
class CsrPart final : public DevicePart<T> {
  public:
    CsrPart(const SparseStructure& structure, Context& context, int d, const DistributedRows& rows)
        : rows_(rows.rows), first_entry_(rows.first_entry), mean_(structure.mean) {
        std::vector<std::int32_t> order(static_cast<std::size_t>(rows.rows)), long_rows;
        std::iota(order.begin(), order.end(), 0);
        std::erase_if(order, [&](std::int32_t row) {
            const bool is_long = rows.length(row) > sparse_long_row;
            if (is_long) long_rows.push_back(row);
            return is_long;
        });
        short_rows_ = static_cast<index_t>(order.size());
        // Rows of about one length stay where they are, since neighbours have columns in common.
        if (!structure.even) {
            std::stable_sort(order.begin(), order.end(),
                             [&](std::int32_t a, std::int32_t b) { return rows.length(a) > rows.length(b); });
        } else if (long_rows.empty()) {
            order.clear();
        }
        pointers_ = {context, d, rows.pointers};
        columns_ = {context, d, rows.columns};
        values_ = {context, d, rows.entries()};
        order_ = {context, d, order};
        long_rows_ = {context, d, long_rows};
    }
    void set_values(const Csr<T>& a) override { values_.fill(a.values.data() + first_entry_); }
    void submit_to(Queue& queue, const SparseProduct<T>& product) const override {
        submit(queue, SparseCsrArgs<T>{rows_, columns_.count(), pointers_.data(), columns_.data(),
                                       values_.data(), order_.data(), short_rows_, long_rows_.data(),
                                       long_rows_.count(), mean_, product});
    }
    std::size_t bytes() const override {
        return pointers_.bytes() + columns_.bytes() + values_.bytes() + order_.bytes() + long_rows_.bytes();
    }

  private:
    index_t rows_, first_entry_, mean_, short_rows_ = 0;
    DeviceArray<std::int64_t> pointers_;
    DeviceArray<std::int32_t> columns_, order_, long_rows_;
    DeviceArray<T> values_;
};

}  // namespace

template <class T>
std::unique_ptr<DevicePart<T>> make_csr_part(const SparseStructure& structure, Context& context, int d,
                                             const DistributedRows& rows) {
    return std::make_unique<CsrPart<T>>(structure, context, d, rows);
}

LAPILLI_INSTANCES(make_csr_part)

}  // namespace lapilli
