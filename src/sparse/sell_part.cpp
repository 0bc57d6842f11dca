// SPDX-License-Identifier: BSD-3-Clause
// Slices of 32 rows (kernels/sparse/sell.cuh): rows are sorted by length in windows, and the longest one of a
// slice decides how many places each of its rows has.
#include "base/instances.hpp"
#include "sparse/device_part.hpp"

namespace lapilli {
namespace {

/// Rows that are sorted together: enough that a slice's rows are alike, few enough that they stay near their
/// neighbours.
constexpr index_t window = 16 * sell_slice;

template <class T>
class SellPart final : public DevicePart<T> {
  public:
    SellPart(Context& context, int d, const DistributedRows& rows)
        : rows_(rows.rows), first_entry_(rows.first_entry), pointers_(rows.pointers), row_at_(sorted(rows)) {
        const index_t slices = static_cast<index_t>(row_at_.size()) / sell_slice;
        std::vector<std::int32_t> lengths;
        index_t stored = 0;
        for (index_t s = 0; s < slices; ++s) {
            index_t longest = 0;
            for (index_t l = 0; l < sell_slice; ++l) {
                const std::int32_t row = row_at_[static_cast<std::size_t>(s * sell_slice + l)];
                const index_t length = row < 0 ? 0 : rows.length(row);
                lengths.push_back(static_cast<std::int32_t>(length));
                longest = std::max(longest, length);
            }
            begins_host_.push_back(stored);
            stored += round_up(longest, sell_rounding) * sell_slice;
        }
        stored_ = stored;
        std::vector<std::int32_t> columns(static_cast<std::size_t>(stored));
        place_all(rows.columns.data(), columns);
        begins_ = {context, d, begins_host_};
        places_ = {context, d, row_at_};
        lengths_ = {context, d, lengths};
        columns_ = {context, d, columns};
        values_ = {context, d, stored};
    }
    void set_values(const Csr<T>& a) override {
        std::vector<T> values(static_cast<std::size_t>(stored_));
        place_all(a.values.data() + first_entry_, values);
        values_.fill(values.data());
    }
    void submit_to(Queue& queue, const SparseProduct<T>& product) const override {
        submit(queue, SparseSellArgs<T>{rows_, begins_.count(), stored_, begins_.data(), places_.data(),
                                        lengths_.data(), columns_.data(), values_.data(), product});
    }
    std::size_t bytes() const override {
        return begins_.bytes() + places_.bytes() + lengths_.bytes() + columns_.bytes() + values_.bytes();
    }

  private:
    /// The rows in the order of their places; -1 in the places behind the last one.
    static std::vector<std::int32_t> sorted(const DistributedRows& rows) {
        std::vector<std::int32_t> order(static_cast<std::size_t>(round_up(rows.rows, sell_slice)), -1);
        for (index_t row = 0; row < rows.rows; ++row)
            order[static_cast<std::size_t>(row)] = static_cast<std::int32_t>(row);
        for (index_t first = 0; first < rows.rows; first += window) {
            const auto begin = order.begin() + first,
                       end = order.begin() + std::min(rows.rows, first + window);
            std::stable_sort(begin, end,
                             [&](std::int32_t a, std::int32_t b) { return rows.length(a) > rows.length(b); });
        }
        return order;
    }
    template <class E>
    void place_all(const E* entries, std::vector<E>& to) const {
        for (std::size_t place = 0; place < row_at_.size(); ++place) {
            if (row_at_[place] < 0) continue;
            const auto row = static_cast<std::size_t>(row_at_[place]);
            auto at = static_cast<std::size_t>(begins_host_[place / sell_slice]) + place % sell_slice;
            for (std::int64_t e = pointers_[row]; e < pointers_[row + 1]; ++e, at += sell_slice)
                to[at] = entries[e];
        }
    }

    index_t rows_, first_entry_, stored_ = 0;
    std::vector<std::int64_t> pointers_, begins_host_;
    std::vector<std::int32_t> row_at_;
    DeviceArray<std::int64_t> begins_;
    DeviceArray<std::int32_t> places_, lengths_, columns_;
    DeviceArray<T> values_;
};

}  // namespace

template <class T>
std::unique_ptr<DevicePart<T>> make_sell_part(Context& context, int d, const DistributedRows& rows) {
    return std::make_unique<SellPart<T>>(context, d, rows);
}

LAPILLI_INSTANCES(make_sell_part)

}  // namespace lapilli
