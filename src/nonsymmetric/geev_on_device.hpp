// SPDX-License-Identifier: BSD-3-Clause
// GEEV and GEEVX on one device. The matrix comes there from where it is, and stays: the host has copies of it
// only where GEBAL changes it, and for condition numbers of vectors.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/safe_range.hpp"
#include "nonsymmetric/balance.hpp"
#include "nonsymmetric/conditions.hpp"
#include "nonsymmetric/reduced.hpp"
#include "nonsymmetric/trevc.hpp"
#include "nonsymmetric/unit_vectors.hpp"
#include "nonsymmetric/wanted_conditions.hpp"
#include "runtime/copy_threads.hpp"

namespace lapilli {

/// left, right: vectors, without elements where they are not wanted.
struct GeevCopyPlan {
    CopyPlan a, left, right;

    bool vectors() const { return left.rows > 0 || right.rows > 0; }
    bool both() const { return left.rows > 0 && right.rows > 0; }
    /// Q stays on the device.
    CopyPlan of_q() const {
        return vectors() ? CopyPlan{.rows = a.rows, .cols = a.cols, .on_host = false} : CopyPlan{};
    }
};

template <class T>
struct GeevWork {
    ReducedWork<T> schur;
    TrevcWork<T> vectors;
    DistMatrix<T> first;  ///< the right vectors, while left ones are made
    TransferWork<T> of_left, of_right;

    /// nb: width of a block column. kb: reflectors applied at once. rows: of a block of vectors.
    GeevWork(Arena& arena, const GeevCopyPlan& how, index_t nb, index_t kb, const QrSizes& sizes,
             index_t rows)
        : schur(arena, how.a, how.of_q(), nb, kb, sizes),
          vectors(arena, schur.q.matrix, nb, rows),
          first(matrix_of_first<T>(arena, how.both() ? how.a.rows : 0, how.both() ? how.a.rows : 0, nb)),
          of_left(arena, how.left.rows, how.left.cols, nb, how.left.on_host, false),
          of_right(arena, how.right.rows, how.right.cols, nb, how.right.on_host, false) {}
};

/// Operands. vl, vr: without elements where they are not wanted; tells: null where GEEV does not tell.
template <class T>
struct GeevCall {
    char balance, sense;
    bool delivers_form;  ///< A := T
    UserMatrix<T> a;
    Eigenvalues<T> w;
    UserMatrix<T> vl, vr;
    host::Conditions<real_t<T>> tells;

    bool vectors() const { return vl.rows > 0 || vr.rows > 0; }
    GeevCopyPlan copy_plan() const {
        return {copy_plan_of(a), vl.rows > 0 ? copy_plan_of(vl) : CopyPlan{},
                vr.rows > 0 ? copy_plan_of(vr) : CopyPlan{}};
    }
};

template <class T>
class GeevOnDevice {
    using R = real_t<T>;

  public:
    GeevOnDevice(Context& context, GeevWork<T>& work, const GeevCall<T>& call)
        : context_(context),
          w_(work),
          call_(call),
          n_(call.a.rows),
          t_(work.schur.a.matrix),
          scale_(static_cast<std::size_t>(n_), R(1)) {}

    /// Returns LAPACK's info.
    index_t run() {
        {
            const PhaseScope phase(context_, "upload");
            w_.schur.a.upload(context_, call_.a);
        }
        balance();
        const index_t info =
            schur_on_device(context_, w_.schur, rows_, call_.vectors() || call_.sense != 'N');
        if (info == 0 && call_.sense != 'N' && by_host()) {
            t_on_host_.emplace(n_, n_);
            fetch(t_, *t_on_host_);
        }
        if (info == 0 && call_.vectors()) find_vectors();
        if (info == 0 && by_host()) turn_back();
        if (info == 0 && call_.sense == 'E' && !by_host()) {
            const PhaseScope phase(context_, "condition numbers");
            of_values_ = value_conditions<T>(context_, w_.vectors, w_.schur.iteration,
                                             found(Side::left).local[0], found(Side::right).local[0]);
        }
        deliver(info);
        return info;
    }

  private:
    Queue& queue() { return context_.queue(0); }

    void balance() {
        const PhaseScope phase(context_, "balance");
        const GehrdWork<T>& work = w_.schur.gehrd;
        sigma_ = scale_to_safe_range(context_, Part::all, t_, {work.norm}, work.host_norm);
        const char job = call_.balance;
        const bool scales = job == 'B' || job == 'S';
        const Reductions<T> lines(context_, whole_matrix(t_), 0, w_.schur.lines);
        rows_ = {1, n_};
        if (job != 'N' && !is_balanced(line_squares(lines), scales)) balance_on_host();
        if (call_.tells.norm == nullptr) return;
        const std::vector<R> sums = lines.columns({Combine::sum, Size::modulus});
        norm_ = *std::max_element(sums.begin(), sums.end()) / sigma_;
    }
    void balance_on_host() {
        changed_ = true;
        const HostMatrix<T> copy(n_, n_);
        const DrainScope drained(context_);
        fetch(t_, copy);
        rows_ =
            while_reporting(context_, [&] { return balanced(call_.balance, copy.view(), scale_.data()); });
        copy_across(queue(), HostView<const T>(copy.view()), t_.local[0]);
        queue().synchronize();
    }
    void fetch(const DistMatrix<T>& a, const HostMatrix<T>& copy) {
        const DrainScope drained(context_);
        copy_across(queue(), DeviceView<const T>(a.local[0]), copy.view());
        queue().synchronize();
    }

    /// Whether LAPACK ends the work on copies: GEBAK's and TRSNA's.
    bool by_host() const { return changed_ || wants_space(call_.sense); }

    void find_vectors() {
        again_ = prepare_schur_form(context_, w_.vectors, t_);
        const bool both = call_.vl.rows > 0 && call_.vr.rows > 0;
        for (const Side side : {Side::right, Side::left}) {
            if ((side == Side::right ? call_.vr : call_.vl).rows == 0) continue;
            const PhaseScope phase(context_, side == Side::right ? "right vectors" : "left vectors");
            schur_vectors(context_, w_.vectors, side, t_, w_.schur.q.matrix,
                          changed_ ? VectorScale::largest_one : VectorScale::unit);
            if (both && side == Side::right)
                copy(queue(), Part::all, w_.vectors.x.local[0], w_.first.local[0]);
        }
    }
    const DistMatrix<T>& found(Side side) const {
        return side == Side::right && call_.vl.rows > 0 ? w_.first : w_.vectors.x;
    }

    /// The host's steps.
    void turn_back() {
        const PhaseScope phase(context_, "balance back");
        const auto bring = [&](Side side, const UserMatrix<T>& user, std::optional<HostMatrix<T>>& copy) {
            if (user.rows == 0) return HostView<T>{nullptr, 0, 0, 1};
            copy.emplace(n_, n_);
            fetch(found(side), *copy);
            return copy->view();
        };
        const HostView<T> left = bring(Side::left, call_.vl, left_),
                          right = bring(Side::right, call_.vr, right_);
        const Eigenvalues<T> w = w_.schur.iteration.values();
        if (call_.tells.of_values != nullptr) of_values_.resize(static_cast<std::size_t>(n_));
        if (call_.tells.of_vectors != nullptr) of_vectors_.resize(static_cast<std::size_t>(n_));
        while_reporting(context_, [&] {
            if (call_.sense != 'N') {
                host::trsna<T>(call_.sense, t_on_host_->view(), left, right, of_values_.data(),
                               of_vectors_.data());
            }
            // Vectors of a matrix that is as it was are those of a call without condition numbers.
            for (const auto& [side, v] : {std::pair{'L', left}, {'R', right}}) {
                if (v.empty() || !changed_) continue;
                host::gebak(call_.balance, side, rows_, scale_.data(), v);
                make_unit(v, w, copy_threads(context_));
            }
            return 0;
        });
    }

    void deliver(index_t info) {
        const PhaseScope phase(context_, "download");
        const R back = R(1) / sigma_;
        const HseqrWork<T>& iteration = w_.schur.iteration;
        const auto scaled = [&](auto* x) {
            for (index_t i = 0; i < n_ && sigma_ != R(1); ++i) x[i] *= back;
        };
        scaled(iteration.host_w);
        if constexpr (!is_complex<T>) scaled(iteration.host_wi);
        for (R& x : of_vectors_) x *= back;

        // A last: its memory holds what it held until the other results have left the device.
        Delivery results;
        if (info == 0) {
            deliver_vectors(results, Side::left, call_.vl, w_.of_left, left_);
            deliver_vectors(results, Side::right, call_.vr, w_.of_right, right_);
        }
        if (call_.delivers_form && call_.vectors()) {
            for (const R factor : {R(1) / again_, back})
                if (factor != R(1)) lapilli::scale(queue(), Part::all, factor, t_.local[0]);
            w_.schur.a.collect(context_, call_.a);
            results.add(false, [this] { w_.schur.a.write_back(context_, call_.a); });
        }
        results.add_vector(context_, call_.w.w, iteration.host_w, n_);
        if constexpr (!is_complex<T>) results.add_vector(context_, call_.w.imaginary, iteration.host_wi, n_);
        const auto tell = [&](auto* target, auto values) {
            if (target != nullptr) results.add_vector(context_, target, std::move(values));
        };
        tell(call_.tells.ilo, std::vector<index_t>{rows_.ilo});
        tell(call_.tells.ihi, std::vector<index_t>{rows_.ihi});
        tell(call_.tells.scale, scale_);
        tell(call_.tells.norm, std::vector<R>{norm_});
        if (info == 0) {
            tell(call_.tells.of_values, of_values_);
            tell(call_.tells.of_vectors, of_vectors_);
        }
        results.run();
    }
    void deliver_vectors(Delivery& results, Side side, const UserMatrix<T>& user, TransferWork<T>& transfer,
                         const std::optional<HostMatrix<T>>& copy) {
        if (user.rows == 0) return;
        if (copy.has_value()) {
            results.add(!user.on_host(),
                        [this, &copy, &user] { deliver_from_host<T>(context_, copy->view(), user); });
        } else {
            collect(context_, found(side), Form::direct, Part::all, user, transfer);
            results.add(false, [this, &user, &transfer] {
                write_back(context_, Form::direct, Part::all, user, transfer);
            });
        }
    }

    Context& context_;
    GeevWork<T>& w_;
    const GeevCall<T>& call_;
    const index_t n_;
    const DistMatrix<T>& t_;  ///< A, H and T
    std::vector<R> scale_, of_values_, of_vectors_;
    host::Balanced rows_;
    R sigma_ = 1, again_ = 1;  ///< factors of the matrix, and of T for its vectors
    R norm_ = 0;
    bool changed_ = false;  ///< by GEBAL
    std::optional<HostMatrix<T>> t_on_host_, left_, right_;
};

template <class T, class Plan>
index_t geev_on_device(Context& context, const Plan& plan, const GeevCall<T>& call) {
    auto work = plan.workspace(context);
    return GeevOnDevice<T>(context, *work, call).run();
}

/// Bytes with the copies of LAPACK's steps; those of GEBAL end before the others begin.
template <class T>
Footprint with_host_steps(Footprint footprint, const GeevCopyPlan& how, bool conditions) {
    const index_t n = how.a.rows;
    const index_t copies = (how.left.rows > 0 ? 1 : 0) + (how.right.rows > 0 ? 1 : 0) + (conditions ? 2 : 0);
    footprint.host +=
        host_footprint<T>(checked_product(std::max<index_t>(1, copies), checked_product(n, n + 1))).host;
    // Scale factors, condition numbers, and TRSNA's work array.
    footprint.host += host_footprint<real_t<T>>(3 * n).host;
    if (conditions) footprint.host += host_footprint<T>(checked_product(n, n + 6)).host;
    return footprint;
}

}  // namespace lapilli
