// SPDX-License-Identifier: BSD-3-Clause
// Dense blocks (kernels/sparse/bsr.cuh), of rows that are known to be made of them.
#include "base/instances.hpp"
#include "sparse/args.hpp"
#include "sparse/device_part.hpp"

namespace lapilli {
namespace {

template <class T>
class BsrPart final : public DevicePart<T> {
  public:
    BsrPart(int b, Context& context, int d, const DistributedRows& rows)
        : b_(b), block_rows_(rows.rows / b), first_entry_(rows.first_entry) {
        pointers_host_.push_back(0);
        std::vector<std::int32_t> columns;
        for (index_t row = 0; row < rows.rows; row += b) {
            const auto begin = rows.pointers[static_cast<std::size_t>(row)];
            for (std::int64_t e = begin; e < begin + rows.length(row); e += b)
                columns.push_back(rows.columns[static_cast<std::size_t>(e)] / b);
            pointers_host_.push_back(static_cast<std::int64_t>(columns.size()));
        }
        pointers_ = {context, d, pointers_host_};
        columns_ = {context, d, columns};
        values_ = {context, d, rows.entries()};
    }
    void set_values(const Csr<T>& a) override {
        const auto b = static_cast<index_t>(b_);
        std::vector<T> values(static_cast<std::size_t>(values_.count()));
        auto to = values.begin();
        for (index_t i = 0; i < block_rows_; ++i) {
            const std::int64_t first = pointers_host_[static_cast<std::size_t>(i)],
                               blocks = pointers_host_[static_cast<std::size_t>(i) + 1] - first;
            for (std::int64_t q = 0; q < blocks; ++q) {
                for (index_t r = 0; r < b; ++r) {
                    // In the rows as they come a block has its place in each of b rows.
                    const auto from =
                        a.values.begin() + first_entry_ + first * b * b + r * blocks * b + q * b;
                    to = std::copy_n(from, b, to);
                }
            }
        }
        values_.fill(values.data());
    }
    void submit_to(Queue& queue, const SparseProduct<T>& product) const override {
        submit(queue, SparseBsrArgs<T>{b_, block_rows_, columns_.count(), pointers_.data(), columns_.data(),
                                       values_.data(), product});
    }
    std::size_t bytes() const override { return pointers_.bytes() + columns_.bytes() + values_.bytes(); }

  private:
    int b_;
    index_t block_rows_, first_entry_;
    std::vector<std::int64_t> pointers_host_;
    DeviceArray<std::int64_t> pointers_;
    DeviceArray<std::int32_t> columns_;
    DeviceArray<T> values_;
};

}  // namespace

template <class T>
std::unique_ptr<DevicePart<T>> make_bsr_part(int b, Context& context, int d, const DistributedRows& rows) {
    return std::make_unique<BsrPart<T>>(b, context, d, rows);
}

template <class T>
std::unique_ptr<DevicePart<T>> make_part(const SparseWish& wish, const SparseStructure& structure,
                                         Context& context, int d, const DistributedRows& rows) {
    switch (wish.format) {
        case SparseFormat::bricks:
            if constexpr (std::is_same_v<T, double>) {
                // Bricks are made of columns, and where a record begins is counted in 32 bits.
                constexpr index_t most_entries = index_t{5} << 30;
                if (rows.entries() > 0 && rows.entries() <= most_entries)
                    return make_bricks_part(wish, context, d, rows);
            }
            break;
        case SparseFormat::bsr:
            return make_bsr_part<T>(structure.block, context, d, rows);
        case SparseFormat::sell:
            return make_sell_part<T>(context, d, rows);
        case SparseFormat::csr:
            break;
    }
    return make_csr_part<T>(structure, context, d, rows);
}

LAPILLI_INSTANCES(make_bsr_part, make_part)

}  // namespace lapilli
