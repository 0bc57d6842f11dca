// SPDX-License-Identifier: BSD-3-Clause
// Arrays of integers between a caller of LAPACK's symbols and the library, whose integers have 64 bits. Where
// the caller's have as many, the arrays are passed as they are.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <new>

#include "lapilli/lapilli.h"

namespace lapilli::dropin {

/// The library's copy of an array, null as the array may be in a query of work sizes, and where memory is
/// lacking: a bad argument, with which the next LAPACK goes on.
class WideIntegers {
  public:
    WideIntegers(const void* caller, double count)
        : count_(static_cast<std::size_t>(std::max(count, 0.0))),
          copy_(caller != nullptr ? new (std::nothrow) lapilli_int[count_ + 1] : nullptr) {}
    std::size_t count() const { return copy_ ? count_ : 0; }
    lapilli_int* data() const { return copy_.get(); }

  private:
    std::size_t count_;
    std::unique_ptr<lapilli_int[]> copy_;
};

/// The value that fills a copy before the library writes it.
inline constexpr lapilli_int untouched = std::numeric_limits<lapilli_int>::min();

/// An array that the library reads.
template <class Int>
class IntegersIn {
  public:
    IntegersIn(const Int* caller, double count) : wide_(caller, count) {
        std::copy_n(caller, wide_.count(), wide_.data());
    }
    operator const lapilli_int*() const { return wide_.data(); }

  private:
    WideIntegers wide_;
};

/// An array that the library writes: what it has written goes to the caller's at the end of the call, and
/// nothing else, since a caller who knows how many eigenvalues there are may have brought a shorter array.
template <class Int>
class IntegersOut {
  public:
    IntegersOut(Int* caller, double count) : caller_(caller), wide_(caller, count) {
        std::fill_n(wide_.data(), wide_.count(), untouched);
    }
    IntegersOut(const IntegersOut&) = delete;
    IntegersOut& operator=(const IntegersOut&) = delete;
    ~IntegersOut() {
        for (std::size_t i = 0; i < wide_.count(); ++i) {
            if (wide_.data()[i] != untouched) caller_[i] = static_cast<Int>(wide_.data()[i]);
        }
    }
    operator lapilli_int*() const { return wide_.data(); }

  private:
    Int* caller_;
    WideIntegers wide_;
};

/// An array that the library reads or writes, as `reads` says: what it has changed goes to the caller's.
template <class Int>
class IntegersInOut {
  public:
    IntegersInOut(Int* caller, double count, bool reads)
        : caller_(caller), reads_(reads), wide_(caller, count) {
        for (std::size_t i = 0; i < wide_.count(); ++i) wide_.data()[i] = given(i);
    }
    IntegersInOut(const IntegersInOut&) = delete;
    IntegersInOut& operator=(const IntegersInOut&) = delete;
    ~IntegersInOut() {
        for (std::size_t i = 0; i < wide_.count(); ++i) {
            if (wide_.data()[i] != given(i)) caller_[i] = static_cast<Int>(wide_.data()[i]);
        }
    }
    operator lapilli_int*() const { return wide_.data(); }

  private:
    lapilli_int given(std::size_t i) const { return reads_ ? lapilli_int(caller_[i]) : untouched; }

    Int* caller_;
    bool reads_;
    WideIntegers wide_;
};

template <>
class IntegersIn<std::int64_t> {
  public:
    IntegersIn(const std::int64_t* caller, double) : caller_(caller) {}
    operator const lapilli_int*() const { return caller_; }

  private:
    const std::int64_t* caller_;
};

template <>
class IntegersOut<std::int64_t> {
  public:
    IntegersOut(std::int64_t* caller, double) : caller_(caller) {}
    operator lapilli_int*() const { return caller_; }

  private:
    std::int64_t* caller_;
};

template <>
class IntegersInOut<std::int64_t> {
  public:
    IntegersInOut(std::int64_t* caller, double, bool) : caller_(caller) {}
    operator lapilli_int*() const { return caller_; }

  private:
    std::int64_t* caller_;
};

}  // namespace lapilli::dropin
