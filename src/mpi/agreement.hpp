// SPDX-License-Identifier: BSD-3-Clause
// All ranks decide alike, before anything is touched: one reduction of what each of them was given and what
// it can do.
#pragma once

#include <mpi.h>

#include <bit>
#include <cstdint>
#include <limits>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

namespace lapilli::mpi {

/// Runs f, which does not communicate. Whether no rank has lacked memory for it.
template <class F>
bool all_have_memory(MPI_Comm comm, F f) {
    int good = 1;
    try {
        f();
    } catch (const std::bad_alloc&) {
        good = 0;
    } catch (const std::length_error&) {
        good = 0;
    }
    MPI_Allreduce(MPI_IN_PLACE, &good, 1, MPI_INT, MPI_MIN, comm);
    return good != 0;
}

class Agreement {
  public:
    /// A number that must be the same on all ranks, of an argument of that position.
    void same(int position, std::int64_t value) {
        positions_.push_back(position);
        values_.push_back(value);
        values_.push_back(~value);
    }
    /// The least of what the ranks give; returns its index.
    std::size_t least(std::int64_t value) {
        least_.push_back(value);
        return least_.size() - 1;
    }
    void settle(MPI_Comm comm) {
        const std::size_t compared = values_.size();
        values_.insert(values_.end(), least_.begin(), least_.end());
        MPI_Allreduce(MPI_IN_PLACE, values_.data(), static_cast<int>(values_.size()), MPI_INT64_T, MPI_MIN,
                      comm);
        least_.assign(values_.begin() + static_cast<std::ptrdiff_t>(compared), values_.end());
    }
    /// The position of the first argument that differs; 0: none.
    int differs() const {
        for (std::size_t i = 0; i < positions_.size(); ++i) {
            if (values_[2 * i] != ~values_[2 * i + 1]) return positions_[i];
        }
        return 0;
    }
    std::int64_t least_of(std::size_t index) const { return least_[index]; }

  private:
    std::vector<int> positions_;
    std::vector<std::int64_t> values_, least_;
};

}  // namespace lapilli::mpi
