// SPDX-License-Identifier: BSD-3-Clause
// Messages between the windows of a chase, sent as soon as their contents are known. Elements are stamped
// with their sweep's number.
//
//     sweep s      step t - 1    step t    step t + 1        v of step t, for step t + 1 of the sweep
//                            \          /
//                              v      line                   the line of step t + 1, for step t of the next sweep, of
//                                \  /                        which it is the last one
//     sweep s + 1      step t - 1    step t
//
// The line is a row of the chase of a Hermitian band, a column of that of an upper band. Its edge, which is
// known first, and the rest may still be unread when those of the next sweep begin to come; those of the one
// after that depend on what the reader has found with them. So lines have slots for two sweeps. v has one:
// the next sweep's depends on an edge that is sent when v has been read.
#pragma once

#include <cstdint>

#include "arch/stamped.cuh"
#include "chase/shape.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Elements are where their row or column is, modulo b. The first element of v is 1, so tau is in its place.
template <class T>
class ChaseMail {
  public:
    template <class Problem>
    LAPILLI_DEVICE explicit ChaseMail(const Problem& problem)
        : words(problem.mail), b(static_cast<int>(problem.b)) {}

    LAPILLI_DEVICE int of_v(int place) const { return place; }
    /// The line of sweep s without its edge; in the first place the corner, D's first element.
    LAPILLI_DEVICE int of_line(int s, int place) const { return b + (s & 1) * (b + 1) + place; }
    /// The element of the first line of O that the step's reflector leaves.
    LAPILLI_DEVICE int edge(int s) const { return of_line(s, b); }

    LAPILLI_DEVICE void send(int s, int t, int element, T value) const {
        store_stamped(slot(t, element), value, stamp(s));
    }
    LAPILLI_DEVICE std::uint64_t* slot(int t, int element) const {
        return words + (std::int64_t{t} * (3 * b + 2) + element) * stamped_words<T>;
    }
    /// Never zero, which is what memory holds at first.
    LAPILLI_DEVICE static std::uint32_t stamp(int s) { return static_cast<std::uint32_t>(s + 1); }

  private:
    std::uint64_t* const words;
    const int b;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
