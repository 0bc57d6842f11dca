// SPDX-License-Identifier: BSD-3-Clause
// The next ScaLAPACK's routine with the caller's work arrays, with a query's, or with arrays of the library.
#pragma once

#include <algorithm>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "mpi/call.hpp"

namespace lapilli::mpi {

/// Work arrays. Those that a routine does not have are null; all are, if the call brings none.
template <class T>
struct WorkArrays {
    T* work = nullptr;
    const int* lwork = nullptr;
    real_t<T>* rwork = nullptr;
    const int* lrwork = nullptr;
    int* iwork = nullptr;
    const int* liwork = nullptr;
    int* info = nullptr;  ///< the caller's: some routines of ScaLAPACK look at what it was before
};

/// A routine of the next ScaLAPACK with all arguments of this call but the work arrays.
template <class T>
struct Next {
    bool there;
    bool has_work;
    std::function<void(const WorkArrays<T>&, int* info)> call;
    Copies<T>* own = nullptr;  ///< of a function: what the routine gets instead of the caller's arrays
};

/// The lengths that a query answers, and the arrays for them.
template <class T>
class OwnWork {
  public:
    /// Asks. Answers are written into more elements than one: some routines do so.
    explicit OwnWork(const Next<T>& next) : work_(8), rwork_(8), iwork_(8) {
        next.call(arrays(), &info_);
        lwork_ = length(static_cast<double>(real_part(work_[0])));
        lrwork_ = length(static_cast<double>(rwork_[0]));
        liwork_ = iwork_[0];
    }
    int info() const { return info_; }
    bool suffices(const WorkArrays<T>& given) const {
        const auto enough = [](const int* has, int least) { return has == nullptr || *has >= least; };
        return enough(given.lwork, lwork_) && enough(given.lrwork, lrwork_) && enough(given.liwork, liwork_);
    }
    /// More than is asked for: PCHEEVD and PZHEEVD of ScaLAPACK 2.2.1 ask for too little.
    WorkArrays<T> allocate() {
        for (int* const length : {&lwork_, &lrwork_, &liwork_})
            *length = static_cast<int>(std::min<index_t>(*length + std::min(*length, much) + spare, most));
        work_.resize(static_cast<std::size_t>(lwork_));
        rwork_.resize(static_cast<std::size_t>(lrwork_));
        iwork_.resize(static_cast<std::size_t>(liwork_));
        return arrays();
    }

  private:
    static constexpr int most = std::numeric_limits<int>::max();
    static constexpr index_t spare = 1000;
    static constexpr int much = 1 << 22;
    static int length(double answer) { return static_cast<int>(std::clamp<double>(answer, 0, most)); }
    WorkArrays<T> arrays() {
        return {work_.data(), &lwork_, rwork_.data(), &lrwork_, iwork_.data(), &liwork_};
    }

    std::vector<T> work_;
    std::vector<real_t<T>> rwork_;
    std::vector<int> iwork_;
    int lwork_ = -1, lrwork_ = -1, liwork_ = -1, info_ = 0;
};

/// `own`: the caller's arrays of a call by symbol; null: the call brings none.
template <class T>
NextCall next_call(const Next<T>& next, const WorkArrays<T>* own) {
    NextCall result;
    result.there = next.there;
    if (own != nullptr) {
        const auto asks = [](const int* length) { return length != nullptr && *length == -1; };
        result.is_query = asks(own->lwork) || asks(own->lrwork) || asks(own->liwork);
        result.forward = [next, own] {
            next.call(*own, own->info);
            return *own->info;
        };
        if (next.has_work) {
            result.query = [next, own](bool& enough) {
                const OwnWork<T> needed(next);
                enough = needed.suffices(*own);
                return needed.info();
            };
        }
        return result;
    }
    struct Held {
        std::optional<OwnWork<T>> work;
        WorkArrays<T> arrays{};
    };
    const auto held = std::make_shared<Held>();
    if (next.has_work) {
        result.ask = [next, held] { return held->work.emplace(next).info(); };
        result.allocate = [held] { held->arrays = held->work->allocate(); };
    }
    result.forward = [next, held] {
        int info = 0;
        next.call(held->arrays, &info);
        return info;
    };
    return result;
}

}  // namespace lapilli::mpi
