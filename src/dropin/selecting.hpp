// SPDX-License-Identifier: BSD-3-Clause
// Calls with a function of the program's that selects eigenvalues. It may leave by longjmp, as SciPy's does
// where a function of Python raises, and no destructor runs: whatever is held then is held for good. So it is
// called where this thread holds no lock, and counts as outside of LAPACK.
#pragma once

#include <array>
#include <optional>
#include <type_traits>
#include <utility>

#include "base/letters.hpp"
#include "dropin/call.hpp"
#include "dropin/integers.hpp"
#include "dropin/sizes.hpp"
#include "nonsymmetric/leading.hpp"

namespace lapilli::dropin {

/// For the next LAPACK the program's function, which runs as far inside of LAPACK as the caller is.
template <class T>
class Outside {
  public:
    explicit Outside(select_t<T> select) : before_(std::exchange(asked(), select)) {}
    ~Outside() { asked() = before_; }
    Outside(const Outside&) = delete;
    Outside& operator=(const Outside&) = delete;

    select_t<T> function() const {
        if (!load::library_is_there()) return asked();
        if constexpr (is_complex<T>) {
            return [](const T* w) { return ask(w); };
        } else {
            return [](const T* wr, const T* wi) { return ask(wr, wi); };
        }
    }

  private:
    static select_t<T>& asked() {
        static thread_local select_t<T> select = nullptr;
        return select;
    }
    template <class... Parts>
    static int ask(const Parts*... parts) {
        const select_t<T> select = asked();
        int& depth = *lapilli_private_depth();
        const int before = std::exchange(depth, depth - 1);  // without serve_call's
        const int answer = select(parts...);
        depth = before;
        asked() = select;
        return answer;
    }

    select_t<T> before_;
};

/// Where a Schur form is computed whose values this library then sorts: on devices, or, where there is no
/// next LAPACK, on the CPU. Empty where this library does not sort, as in calls with bad options or too
/// little work.
template <class... Work>
std::optional<Way> way_to_sort(const Routine& routine, char sort, char sense, index_t order, bool has_next,
                               const Work&... work) {
    const bool query = (false || ... || work.is_query());
    const bool good = order > 0 && narrowed(sense, "NEVB") != '?' && (true && ... && work.is_enough());
    if (upper_case(sort) != 'S' || query || !good || !load::library_is_there()) return {};
    const Way way = *lapilli_private_depth() == 0 ? way_of(routine, order) : Way::inside;
    if (way == Way::devices || !has_next) return way;
    return {};
}

/// By generated/functions.hpp, which the generated sources include before.
template <class T, class... Arguments>
lapilli_int reordered(Arguments... arguments) {
    if constexpr (std::is_same_v<T, float>) {
        return lapilli_strsen(arguments...);
    } else if constexpr (std::is_same_v<T, double>) {
        return lapilli_dtrsen(arguments...);
    } else if constexpr (std::is_same_v<T, lapilli_complex_float>) {
        return lapilli_ctrsen(arguments...);
    } else {
        return lapilli_ztrsen(arguments...);
    }
}

/// Sorts a Schur form that a call without an order has computed, with its info. sense: the condition numbers
/// that are wanted, s of the selected values, sep of their subspace. bwork has n elements. w: the values,
/// their real and imaginary parts where the matrix is real.
template <class T, class Int, class... Values>
void sort_values(Way way, const char* jobvs, select_t<T> select, char sense, const Int* n, T* A,
                 const Int* lda, Int* sdim, T* VS, const Int* ldvs, real_t<T>* s, real_t<T>* sep, Int* bwork,
                 Int* info, Values*... w) {
    if (*info != 0) return;
    const auto ask = [&] {
        for (Int i = 0; i < *n; ++i) bwork[i] = select(w + i...) != 0;
    };
    ask();
    lapilli_int count = 0;
    const auto reorder = [&](lapilli_context ctx) {
        return reordered<T>(
            ctx, sense, *jobvs, static_cast<const lapilli_int*>(IntegersIn<Int>(bwork, double(*n))),
            lapilli_int(*n), A, lapilli_int(*lda), VS, lapilli_int(*ldvs), w..., &count, s, sep);
    };
    lapilli_int code = reorder(way == Way::devices ? nullptr : cpu());
    if (way == Way::devices && code <= LAPILLI_ERROR_DEVICE_MEMORY) code = reorder(cpu());
    *sdim = static_cast<Int>(count);
    // Above 0, values are too close; an error of the library stays one, as serve_call leaves it.
    if (code != 0) *info = code > 0 ? *n + 1 : static_cast<Int>(code);
    // Only blocks of real matrices change their values by more than rounding.
    if constexpr (!is_complex<T>) {
        if (code != 0) return;
        ask();
        const std::array<T*, 2> parts{w...};
        const Leading after = leading(bwork, parts[1], index_t(*n));
        *sdim = static_cast<Int>(after.count);
        if (after.broken) *info = *n + 2;
    }
}

}  // namespace lapilli::dropin
