// SPDX-License-Identifier: BSD-3-Clause
// Arguments of one call of a LAPACK symbol, one of them wrong, and what came of it.
#pragma once

#include <complex>
#include <cstdint>
#include <deque>
#include <vector>

#include "base/select.hpp"
#include "xerbla.hpp"

struct Outcome {
    std::int64_t info;
    Complaint complaint;
    bool unchanged;  ///< the arrays, but for work arrays
};

template <class T>
struct RealOf {
    using Type = T;
};
template <class T>
struct RealOf<std::complex<T>> {
    using Type = T;
};

template <class T>
struct LowerOf {
    using Type = float;
};
template <class T>
struct LowerOf<std::complex<T>> {
    using Type = std::complex<float>;
};

template <class T, class Int>
class Arguments {
  public:
    using Real = typename RealOf<T>::Type;
    /// Elements of every array, which is more than any routine of order 20 asks for.
    static constexpr Int enough = 6000;

    /// The argument in this place is wrong. query: the call asks for work sizes, and there are no matrices.
    Arguments(int wrong, bool query) : wrong_(wrong), query_(query) { complaint = {}; }

    const char* letter(int position, char value) {
        return &letters_.emplace_back(position == wrong_ ? 'X' : value);
    }
    char* written_letter() { return &letters_.emplace_back('N'); }
    Int* integer(int position, Int value) {
        return &numbers_.emplace_back(position == wrong_ ? Int(-7) : value);
    }
    /// The length of a work array.
    Int* length(int position) { return integer(position, query_ ? Int(-1) : enough); }
    T* scalars() { return query_ ? nullptr : array(scalars_); }
    Real* reals() { return query_ ? nullptr : array(reals_); }
    Int* integers() { return array(integers_); }
    T* work() { return array(work_); }
    /// Workspace in the lower precision.
    auto* swork() { return reinterpret_cast<typename LowerOf<T>::Type*>(array(work_)); }
    Real* rwork() { return array(rwork_); }
    Int* iwork() { return array(iwork_); }
    Int* bwork() { return array(iwork_); }
    /// Selects all.
    lapilli::select_t<T> select() {
        return [](auto...) { return 1; };
    }
    T* number() { return &scalars_.emplace_back(1, T(1)).front(); }
    Real* real_number() { return &reals_.emplace_back(1, Real(1)).front(); }
    Int* info() { return &info_; }

    Outcome outcome() const {
        return {static_cast<std::int64_t>(info_), complaint,
                are(scalars_, T(1)) && are(reals_, Real(1)) && are(integers_, Int(1))};
    }

  private:
    template <class Element>
    static Element* array(std::deque<std::vector<Element>>& arrays) {
        return arrays.emplace_back(static_cast<std::size_t>(enough), Element(1)).data();
    }
    template <class Element>
    static bool are(const std::deque<std::vector<Element>>& arrays, Element value) {
        for (const std::vector<Element>& one : arrays) {
            for (const Element& element : one) {
                if (element != value) return false;
            }
        }
        return true;
    }

    int wrong_;
    bool query_;
    Int info_ = 77;
    std::deque<char> letters_;
    std::deque<Int> numbers_;
    std::deque<std::vector<T>> scalars_, work_;
    std::deque<std::vector<Real>> reals_, rwork_;
    std::deque<std::vector<Int>> integers_, iwork_;
};

/// The calls of a routine: narrow has 32-bit integers, wide 64-bit ones.
struct BadCalls {
    const char* routine;
    std::vector<int> positions;
    std::vector<int> of_queries;  ///< those of positions that can be wrong in a query of work sizes
    Outcome (*narrow)(int wrong, bool query);
    Outcome (*wide)(int wrong, bool query);
};
