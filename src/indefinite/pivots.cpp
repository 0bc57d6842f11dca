// SPDX-License-Identifier: BSD-3-Clause
#include "indefinite/pivots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "matrix/host_vector.hpp"

namespace lapilli {
namespace {

/// Between the two triangles, both ways.
std::vector<index_t> reversed(const std::vector<index_t>& pivots) {
    const auto n = static_cast<index_t>(pivots.size());
    std::vector<index_t> result(pivots.rbegin(), pivots.rend());
    for (index_t& pivot : result) pivot = pivot > 0 ? n + 1 - pivot : -(n + 1 + pivot);
    return result;
}

}  // namespace

BunchKaufmanPivots BunchKaufmanPivots::read(Context& context, int number, Uplo uplo, index_t n,
                                            const index_t* ipiv) {
    HostVector<index_t> given(context, ipiv, n);
    std::vector<index_t> pivots(given.data(), given.data() + n);
    const auto refuse = [&](index_t place, const char* rule) {
        throw Error(-number, fmt::format("argument {} (ipiv) = {} in place {}, must be {}", number,
                                         given.data()[place], place + 1, rule));
    };
    for (index_t i = 0; i < n; ++i) {
        const index_t pivot = given.data()[i];
        if (pivot == 0 || pivot > n || pivot < -n) refuse(i, "from 1 to n, or the negative of that");
    }
    // Pairs are counted from the end where the factorization began.
    for (index_t k = 0; k < n; ++k) {
        const bool lower = uplo == Uplo::lower;
        const index_t i = lower ? k : n - 1 - k;
        if (given.data()[i] > 0) continue;
        ++k;
        if (k == n || given.data()[lower ? k : n - 1 - k] != given.data()[i])
            refuse(i, "equal to its neighbour in a pair if it is negative");
    }
    return BunchKaufmanPivots(uplo == Uplo::lower ? std::move(pivots) : reversed(pivots));
}

std::vector<index_t> BunchKaufmanPivots::as_lapack(Uplo uplo) const {
    return uplo == Uplo::lower ? lower_ : reversed(lower_);
}

Interchanges BunchKaufmanPivots::interchanges() const {
    Interchanges all;
    for (index_t k = 0; k < size(); ++k) {
        const index_t pivot = lower_[static_cast<std::size_t>(k)];
        if (pivot < 0) all.pivots.push_back(++k);  // the first row of two stays
        all.pivots.push_back(std::abs(pivot));
    }
    return all;
}

std::vector<index_t> BunchKaufmanPivots::begins() const {
    std::vector<index_t> result;
    for (index_t k = 0; k < size(); ++k) {
        if (lower_[static_cast<std::size_t>(k)] < 0) {
            result.push_back(k + 2);
            ++k;
        }
        result.push_back(k + 1);
    }
    return result;
}

}  // namespace lapilli
