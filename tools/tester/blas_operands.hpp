// SPDX-License-Identifier: BSD-3-Clause
// The operands of one case of the BLAS, in one memory or spread over the devices.
#pragma once

#include <cmath>
#include <memory>

#include "tester/blas_check.hpp"
#include "tester/blas_data.hpp"

namespace lapilli::tester {

// The copies of A that calls of level 2 use in turn, each call reading `bytes` bytes of one memory.
inline std::int64_t copies_of(const BlasCase& that, double bytes, std::int64_t wish) {
    constexpr double beyond_any_cache = 200e6, most = 64;
    if (that.facts().level != 2 || bytes == 0) {
        return 1;
    }
    return wish > 0 ? wish
                    : static_cast<std::int64_t>(std::clamp(std::ceil(beyond_any_cache / bytes), 1.0, most));
}

// The matrix of a triangular solver has a unit diagonal and small entries elsewhere, or the solutions would
// grow without bound.
inline double amplitude_of(const BlasCase& that) {
    const auto order = static_cast<double>(std::max<std::int64_t>(1, shapes_of(that).a.rows));
    return that.facts().overwrites ? 1 / order : 1;
}

// Where the operands begin in the sequence of random numbers.
struct Positions {
    static constexpr std::int64_t a = 0, b = 350003, c = 700001, x = 523, y = 800027;
};

template <class T>
struct LocalOperands {
    // The pattern must outlive the operands.
    LocalOperands(lapilli_context ctx, const BlasCase& that, const Pattern<T>& pattern, std::int64_t device,
                  std::int64_t copies)
        : s(that),
          shapes(shapes_of(that)),
          a(ctx, pattern, Positions::a, device, shapes.a.rows + s.row, shapes.a.cols + s.column,
            s.lda > 0 ? s.lda : leading(shapes.a.rows + s.row), copies),
          b(ctx, pattern, Positions::b, device, shapes.b.rows, shapes.b.cols, leading(shapes.b.rows)),
          c(ctx, pattern, Positions::c, device, shapes.c.rows, shapes.c.cols, leading(shapes.c.rows)),
          x(ctx, pattern, Positions::x, device, in(), 1, in()),
          y(ctx, pattern, Positions::y, device, out(), 1, out()) {}

    // The operands of the i-th call of a batch.
    BlasPointers<T> at(std::int64_t i) const {
        return {a.pointer(i % a.copies()),
                a.ld(),
                b.pointer(0),
                b.ld(),
                c.pointer(0),
                c.ld(),
                x.pointer(0),
                y.pointer(0)};
    }

    Store<T>& result() { return s.facts().level == 2 ? y : c; }

    // After `calls` calls since the result was filled.
    double error(std::int64_t calls) {
        a.show((calls - 1) % a.copies());
        return BlasCheck<T>(s, &a, &b, &x, {&result()}).worst();
    }

    const BlasCase& s;
    BlasShapes shapes;
    LocalStore<T> a, b, c, x, y;

  private:
    std::int64_t leading(std::int64_t rows) const { return std::max<std::int64_t>(1, rows + s.pad); }
    std::int64_t in() const { return vector_extent(shapes.in, s.incx); }
    std::int64_t out() const { return vector_extent(shapes.out, s.incy); }
};

template <class T>
class SpreadOperands {
  public:
    // The pattern must outlive the operands.
    SpreadOperands(lapilli_context ctx, const BlasCase& that, const Pattern<T>& pattern, std::int64_t nb,
                   std::int64_t copies)
        : s_(that) {
        const BlasShapes shapes = shapes_of(that);
        const BlasFacts& facts = that.facts();
        const auto make = [&](std::int64_t position, BlasShape shape, std::optional<T> diagonal = {}) {
            return std::make_unique<SpreadStore<T>>(ctx, pattern, position, shape.rows, shape.cols, nb,
                                                    diagonal);
        };
        for (std::int64_t copy = 0; copy < copies; ++copy) {
            a_.push_back(make(Positions::a + 7 * copy, shapes.a,
                              facts.overwrites ? std::optional<T>(T(1)) : std::nullopt));
        }
        if (facts.level == 2) {
            const std::int64_t in = vector_extent(shapes.in, s_.incx),
                               out = vector_extent(shapes.out, s_.incy);
            for (lapilli_int k = 0; k < lapilli_device_count(ctx); ++k) {
                x_.push_back(std::make_unique<LocalStore<T>>(ctx, pattern, Positions::x, k, in, 1, in));
                y_.push_back(std::make_unique<LocalStore<T>>(ctx, pattern, Positions::y, k, out, 1, out));
                x_pointers_.push_back(x_.back()->pointer(0));
                y_pointers_.push_back(y_.back()->pointer(0));
            }
        } else {
            b_ = make(Positions::b, shapes.b);
            c_ = make(Positions::c, shapes.c);
        }
    }

    lapilli_int call_level2(const lapilli_queue* queues, std::int64_t i) const {
        return testing::call_mgpu_async<T>(queues, s_, shown(i).handle(), x_pointers_.data(),
                                           y_pointers_.data());
    }
    lapilli_int call_level3(lapilli_context ctx) const {
        return testing::call_mgpu<T>(ctx, s_, {a_[0]->handle(), b_->handle(), c_->handle()});
    }

    void fill_result() {
        for (const auto& y : y_) {
            y->fill();
        }
        if (c_) {
            c_->fill();
        }
    }
    double error(std::int64_t calls) const {
        std::vector<const Store<T>*> results;
        for (const auto& y : y_) {
            results.push_back(y.get());
        }
        if (c_) {
            results.push_back(c_.get());
        }
        return BlasCheck<T>(s_, &shown(calls - 1), b_.get(), x_.empty() ? nullptr : x_[0].get(), results)
            .worst();
    }

  private:
    const SpreadStore<T>& shown(std::int64_t i) const { return *a_[static_cast<std::size_t>(i) % a_.size()]; }

    const BlasCase& s_;
    std::vector<std::unique_ptr<SpreadStore<T>>> a_;
    std::unique_ptr<SpreadStore<T>> b_, c_;
    std::vector<std::unique_ptr<LocalStore<T>>> x_, y_;
    std::vector<const T*> x_pointers_;
    std::vector<T*> y_pointers_;
};

}  // namespace lapilli::tester
