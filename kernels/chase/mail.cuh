// SPDX-License-Identifier: BSD-3-Clause
// Messages from a sweep of the chase to the next one: the row that two of their steps share, sent as soon as it is known. Each element
// is stamped with its sweep's number. The row of step t is in slot t; the next sweep, having read it, overwrites it.
//
//     sweep s      step t      | step t + 1: beta .. row .. corner |
//     sweep s + 1                            | step t  :    :      |
#pragma once

#include <cstdint>

#include "arch/stamped.cuh"
#include "chase/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The elements of step t's row: 0 is beta in the first column of O, b is the corner of D, and those between are O's others.
template <class T>
class ChaseMail {
  public:
    LAPILLI_DEVICE explicit ChaseMail(const BandChase<T, real_t<T>>& problem) : p(problem) {}

    LAPILLI_DEVICE void send(std::int64_t s, std::int64_t t, int element, T value) const {
        store_stamped(place(t, element), value, stamp(s));
    }
    /// False: it is not there yet.
    LAPILLI_DEVICE bool receive(std::int64_t s, std::int64_t t, int element, T& value) const {
        return load_stamped(place(t, element), value, stamp(s));
    }

  private:
    /// Never zero, which is what memory holds at first.
    LAPILLI_DEVICE static std::uint32_t stamp(std::int64_t s) { return static_cast<std::uint32_t>(s + 1); }
    LAPILLI_DEVICE std::uint64_t* place(std::int64_t t, int element) const {
        return p.mail + (t * (p.b + 1) + element) * stamped_words<T>;
    }

    const BandChase<T, real_t<T>>& p;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
