// SPDX-License-Identifier: BSD-3-Clause
// Bricks, for FP64 tensor cores (kernels/sparse/bricks.cuh).
#include "sparse/bricks_pack.hpp"
#include "sparse/device_part.hpp"
#include "sparse/rows_by_threads.hpp"

namespace lapilli {
namespace {

/// Rows of a brick, at most: large matrices have as many as its columns allow, small ones some bricks for
/// each of 132 multiprocessors.
index_t most_rows(const DistributedRows& rows) { return std::clamp<index_t>(rows.rows / 256, 24, 512); }

class BricksPart final : public DevicePart<double> {
  public:
    BricksPart(Context& context, int d, const DistributedRows& rows, BrickPack pack, int threads)
        : rows_(rows.rows),
          first_entry_(rows.first_entry),
          threads_(threads),
          pack_(std::move(pack)),
          lists_(context, d, pack_.lists),
          columns_(context, d, pack_.columns),
          bounds_(context, d, pack_.bounds()),
          group_rows_(context, d, pack_.group_rows()),
          groups_(context, d, pack_.groups),
          records_(context, d, 2 * pack_.packs) {
        pack_.forget_columns();
    }
    void set_values(const Csr<double>& a) override {
        records_.fill(pack_.records(a.values.data() + first_entry_, threads_).data());
    }
    void submit_to(Queue& queue, const SparseProduct<double>& product) const override {
        submit(queue,
               SparseBricksArgs<double>{rows_, pack_.bricks(), groups_.count(), columns_.count(), pack_.packs,
                                        pack_.most_columns, lists_.data(), columns_.data(), bounds_.data(),
                                        groups_.data(), group_rows_.data(), records_.data(), product});
    }
    std::size_t bytes() const override {
        return lists_.bytes() + columns_.bytes() + bounds_.bytes() + group_rows_.bytes() + groups_.bytes() +
               records_.bytes();
    }

  private:
    index_t rows_, first_entry_;
    int threads_;
    BrickPack pack_;
    DeviceArray<std::int64_t> lists_;
    DeviceArray<std::int32_t> columns_, bounds_, group_rows_;
    DeviceArray<BrickGroup> groups_;
    DeviceArray<double> records_;
};

}  // namespace

std::unique_ptr<DevicePart<double>> make_bricks_part(const SparseWish& wish, Context& context, int d,
                                                     const DistributedRows& rows) {
    const int threads = sparse_threads_of(context.settings.integer("copy.threads"));
    BrickPack pack(rows, rows_in_bricks(rows, {brick_most_columns(wish.width), most_rows(rows)}), threads);
    return std::make_unique<BricksPart>(context, d, rows, std::move(pack), threads);
}

}  // namespace lapilli
