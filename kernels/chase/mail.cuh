// SPDX-License-Identifier: BSD-3-Clause
// Messages between the windows of a chase, sent as soon as their contents are known. Elements are stamped with their sweep's number.
//
//     sweep s      step t - 1    step t    step t + 1        v of step t, for step t + 1 of the sweep
//                            \          /
//                              v      line                   the line of step t + 1, for step t of the next sweep, of
//                                \  /                        which it is the last one
//     sweep s + 1      step t - 1    step t
//
// The line is a row of the chase of a Hermitian band, a column of that of an upper band. What a step has found depends on the edge that
// the step behind has sent in the sweep before, which depends on the last v: so v and the edge have one slot each. A line may
// still be unread when the next sweep's begins to come; the one after that depends on what its reader has found with it.
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
    /// What the step's reflector leaves of the first line of O.
    LAPILLI_DEVICE int edge() const { return b; }
    /// The rest of the line of sweep s; in the first place the corner, D's first element.
    LAPILLI_DEVICE int of_line(int s, int place) const { return b + 1 + (s & 1) * b + place; }

    LAPILLI_DEVICE void send(int s, int t, int element, T value) const {
        store_stamped(slot(t, element), value, stamp(s));
    }
    /// False: it is not there yet.
    LAPILLI_DEVICE bool receive(int s, int t, int element, T& value) const {
        return load_stamped(slot(t, element), value, stamp(s));
    }

  private:
    /// Never zero, which is what memory holds at first.
    LAPILLI_DEVICE static std::uint32_t stamp(int s) { return static_cast<std::uint32_t>(s + 1); }
    LAPILLI_DEVICE std::uint64_t* slot(int t, int element) const {
        return words + (std::int64_t{t} * (3 * b + 1) + element) * stamped_words<T>;
    }

    std::uint64_t* const words;
    const int b;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
