// SPDX-License-Identifier: BSD-3-Clause
// Messages between steps of the bidiagonal chase, sent as soon as their contents are known. Elements are stamped with their sweep's number.
//
//     sweep s      step t - 1    step t    step t + 1        v of step t, for step t + 1 of the sweep
//                            \          /
//                              v      column                 column C of step t + 1, for step t of the next sweep, of
//                                \  /                        which it is the last one
//     sweep s + 1      step t - 1    step t
//
// A slot is written again by the same step of the next sweep. That step depends on results that its reader computes from what it has read.
#pragma once

#include <cstdint>

#include "arch/stamped.cuh"
#include "chase/bidiagonal/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Elements are where their row is, modulo b. The first row's element of v is 1, so tau is in its place.
template <class T>
class BidiagonalMail {
  public:
    LAPILLI_DEVICE explicit BidiagonalMail(const BandBidiagonal<T, real_t<T>>& problem)
        : words(problem.mail), b(static_cast<int>(problem.b)) {}

    LAPILLI_DEVICE int of_v(int row) const { return row; }
    /// O's part of the column, and in its first row what u leaves.
    LAPILLI_DEVICE int of_column(int row) const { return b + row; }
    /// The element of D's part that v leaves.
    LAPILLI_DEVICE int corner() const { return 2 * b; }

    LAPILLI_DEVICE void send(int s, int t, int element, T value) const {
        store_stamped(place(t, element), value, stamp(s));
    }
    /// False: it is not there yet.
    LAPILLI_DEVICE bool receive(int s, int t, int element, T& value) const {
        return load_stamped(place(t, element), value, stamp(s));
    }

  private:
    /// Never zero, which is what memory holds at first.
    LAPILLI_DEVICE static std::uint32_t stamp(int s) { return static_cast<std::uint32_t>(s + 1); }
    LAPILLI_DEVICE std::uint64_t* place(int t, int element) const {
        return words + (std::int64_t{t} * (2 * b + 1) + element) * stamped_words<T>;
    }

    std::uint64_t* const words;
    const int b;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
