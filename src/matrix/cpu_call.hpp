// SPDX-License-Identifier: BSD-3-Clause
// A call that the CPU's LAPACK computes, whatever memory its operands are in. LAPACK works on copies in host
// memory, which are delivered when it has succeeded, so a failure changes nothing. A driver names its
// operands once, for the call and for the memory query: there a CpuCall has no context, operands have shapes
// and no data, and only the bytes of the copies are counted.
#pragma once

#include <cmath>
#include <limits>
#include <memory>
#include <vector>

#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/host_vector.hpp"

namespace lapilli {

/// The access of a routine to an operand.
enum class Use {
    read,     ///< LAPACK may change the copy
    changed,  ///< read and overwritten
    written,  ///< completely overwritten, not read
    partly    ///< written in part: the rest keeps the caller's values
};
/// Where NaN is searched: in the whole matrix, in its upper triangle and first subdiagonal, or in its upper
/// triangle.
enum class Searched { all, hessenberg, upper };
/// The behaviour of a routine when an operand that it reads holds a NaN or an infinity.
enum class NotFinite { refused, passed_on };
/// Why the CPU computes: no devices can, or the problem is below a crossover. In the second case the log line
/// has been written.
enum class Reason { no_devices_can, below_crossover };
/// Whether results are delivered if LAPACK's info is positive.
enum class Failed { delivers_nothing, delivers };

class CpuCall {
  public:
    /// context: null in a memory query.
    explicit CpuCall(Context* context, NotFinite kind = NotFinite::refused,
                     Reason reason = Reason::no_devices_can)
        : context_(context), kind_(kind) {
        if (context != nullptr && reason == Reason::no_devices_can)
            context->note_path("cpu: no devices compute this routine");
    }

    /// Copies of the operands, in the order of the arguments. part: where a NaN is searched.
    template <class T>
    HostView<std::remove_const_t<T>> matrix(Use use, const UserMatrix<T>& a, Searched part = Searched::all) {
        using Element = std::remove_const_t<T>;
        check(a.rows);
        check(a.cols);
        count<Element>(checked_product(a.rows, a.cols));
        const HostView<Element> shape{nullptr, a.rows, a.cols, std::max<index_t>(1, a.rows)};
        if (context_ == nullptr) return shape;
        const auto copy = use == Use::written ? std::make_shared<const HostMatrix<T>>(a.rows, a.cols)
                                              : std::make_shared<const HostMatrix<T>>(*context_, a);
        const HostView<Element> view = copy->view();
        if (use == Use::read || use == Use::changed) look_at(view, part);
        kept_.push_back(copy);
        if constexpr (!std::is_const_v<T>) {
            Context* const context = context_;
            if (use != Use::read)
                results_.add(!a.on_host(), [=] { deliver_from_host<T>(*context, view, a); });
        }
        return view;
    }
    template <class T>
    std::remove_const_t<T>* vector(Use use, T* x, index_t length) {
        using Element = std::remove_const_t<T>;
        check(length);
        length = std::max<index_t>(0, length);
        count<Element>(length);
        if (context_ == nullptr) return nullptr;
        const auto copy = use == Use::written ? std::make_shared<HostVector<Element>>(length)
                                              : std::make_shared<HostVector<Element>>(*context_, x, length);
        Element* const data = copy->data();
        if (use == Use::read || use == Use::changed)
            look_at(HostView<Element>{data, length, 1, std::max<index_t>(1, length)});
        kept_.push_back(copy);
        if constexpr (!std::is_const_v<T>) {
            if (use != Use::read) results_.add_vector(*context_, x, static_cast<const T*>(data), length);
        }
        return data;
    }

    /// A work array of LAPACK whose size grows with the matrix; memory queries count it, too.
    template <class T>
    void count(index_t elements) {
        footprint_.host += host_footprint<T>(elements).host;
    }
    /// The work array of a blocked routine: enough for 64 rows and 64 columns of an m-by-n matrix.
    template <class T>
    void count_blocks(index_t m, index_t n) {
        count<T>(checked_product(64, checked_sum(m, n)));
    }
    /// Searches a part of a copy for NaN; done for operands that are read or changed.
    template <class T>
    void look_at(HostView<T> a, Searched part = Searched::all) {
        if (context_ == nullptr) return;
        if constexpr (!std::is_integral_v<T>) {
            if (kind_ == NotFinite::passed_on) return;
            for (index_t j = 0; j < a.cols; ++j) {
                const index_t end = part == Searched::all ? a.rows : j + (part == Searched::upper ? 1 : 2);
                const index_t rows = std::min(a.rows, end);
                finite_ = finite_ && is_finite(a.at(0, j), rows);
            }
        }
    }

    /// Runs lapack(), which returns its info, as this phase of the routine, and delivers the results. In a
    /// memory query returns 0.
    template <class F>
    index_t run(const char* phase, F lapack, Failed failed = Failed::delivers_nothing) const {
        const index_t info = compute(phase, lapack);
        deliver(info, failed);
        return info;
    }
    /// The two steps of run(), for routines that call LAPACK or the caller several times.
    template <class F>
    index_t compute(const char* phase, F lapack) const {
        if (context_ == nullptr) return 0;
        const PhaseScope scope(*context_, phase);
        if (!finite_) throw Error(LAPILLI_ERROR_NOT_FINITE, "an argument holds a NaN or an infinity");
        return while_reporting(*context_, [&] { return static_cast<index_t>(lapack()); });
    }
    void deliver(index_t info, Failed failed = Failed::delivers_nothing) const {
        if (context_ == nullptr) return;
        const PhaseScope scope(*context_, "download");
        if (info == 0 || (info > 0 && failed == Failed::delivers)) results_.run();
    }
    /// Null in a memory query.
    Context* context() const { return context_; }

    const Footprint& footprint() const { return footprint_; }

  private:
    /// LAPACK's integers have 32 bits.
    static void check(index_t size) {
        if (size <= std::numeric_limits<std::int32_t>::max()) return;
        throw Error(LAPILLI_ERROR_TOO_LARGE,
                    "a size of " + std::to_string(size) + " exceeds the 32-bit integers of the CPU's LAPACK");
    }
    /// Whether 0 x = 0 for all elements, in a form that compilers vectorize.
    template <class T>
    static bool is_finite(const T* x, index_t count) {
        real_t<T> sum(0);
        for (index_t i = 0; i < count; ++i) {
            if constexpr (is_complex<T>) {
                sum += x[i].real() * real_t<T>(0) + x[i].imag() * real_t<T>(0);
            } else {
                sum += x[i] * T(0);
            }
        }
        return sum == real_t<T>(0);
    }

    Context* context_;
    NotFinite kind_;
    bool finite_ = true;
    Footprint footprint_;
    std::vector<std::shared_ptr<const void>> kept_;
    Delivery results_;
};

/// An operand of a memory query.
template <class T>
UserMatrix<T> shape_of(index_t rows, index_t cols) {
    return {nullptr, rows, cols, std::max<index_t>(1, rows)};
}

}  // namespace lapilli
