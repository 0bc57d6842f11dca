// SPDX-License-Identifier: BSD-3-Clause
// Checks a result of the BLAS by its entries: corners, neighbours of the diagonal and random ones are
// computed again on the host, from the entries that the operands began with. What must not be written is
// compared as well.
#pragma once

#include <set>
#include <utility>

#include "support/blas/definition.hpp"
#include "tester/blas_case.hpp"
#include "tester/blas_data.hpp"

namespace lapilli::tester {

template <class T>
class BlasCheck {
  public:
    // The operands of a call that has been carried out once since they were filled; those it lacks are
    // nullptr. `out` is where y or C is, once for every device that received it.
    BlasCheck(const BlasCase& that, const Store<T>* a, const Store<T>* b, const Store<T>* x,
              std::vector<const Store<T>*> out)
        : s_(that), shapes_(shapes_of(that)), a_(a), b_(b), x_(x), out_(std::move(out)) {}

    // The largest error; infinity when something was written that must not be, NaN when a result is NaN.
    double worst() const {
        double worst = 0;
        const auto take = [&](double error) { worst = testing::BlasDefinition<T>::larger(worst, error); };
        for (const Store<T>* out : out_) {
            if (s_.facts().level == 2) {
                level2(*out, take);
            } else if (s_.routine == Blas::trsm) {
                solution(*out, take);
            } else {
                level3(*out, take);
            }
        }
        return worst;
    }

  private:
    using Definition = testing::BlasDefinition<T>;
    using Entry = typename Definition::Entry;
    using Positions = std::set<std::pair<std::int64_t, std::int64_t>>;
    using Take = std::function<void(double)>;

    static constexpr double infinity = std::numeric_limits<double>::infinity();

    Entry entries_of_a() const {
        return [this](auto i, auto j) { return a_->initial(i + s_.row, j + s_.column); };
    }
    static Entry initial(const Store<T>* store) {
        return [store](auto i, auto j) { return store->initial(i, j); };
    }

    // Rows or columns that are looked at: all up to a number, else the first, the last and random ones.
    std::vector<std::int64_t> chosen(std::int64_t count, std::int64_t all_below, std::uint64_t samples,
                                     std::uint64_t stream) const {
        std::set<std::int64_t> rows;
        if (count <= all_below) {
            for (std::int64_t i = 0; i < count; ++i) {
                rows.insert(i);
            }
        } else {
            const testing::Stream random(1, stream);
            rows = {0, std::min<std::int64_t>(1, count - 1), std::max<std::int64_t>(0, count - 2), count - 1};
            for (std::uint64_t s = 0; s < samples; ++s) {
                rows.insert(static_cast<std::int64_t>(random.bits(s) % static_cast<std::uint64_t>(count)));
            }
        }
        return {rows.begin(), rows.end()};
    }

    void level2(const Store<T>& y, const Take& take) const {
        const std::int64_t extent = vector_extent(shapes_.out, s_.incy);
        if (extent == 0) {
            return;
        }
        const std::vector<T> now = y.read(0, 0, extent);
        const auto place = [this](auto i) { return vector_index(shapes_.out, s_.incy, i); };
        const Definition definition(
            s_, entries_of_a(),
            [this](auto l, auto) { return x_->initial(vector_index(shapes_.in, s_.incx, l), 0); },
            [&](auto i, auto) { return y.initial(place(i), 0); },
            [&](auto i, auto) { return now[static_cast<std::size_t>(place(i))]; });
        for (const std::int64_t i : chosen(shapes_.out, 512, 64, 130)) {
            take(definition.error_at(i, 0));
        }
        for (std::int64_t at = 0; at < extent; ++at) {
            if (at % std::abs(s_.incy) != 0 && now[static_cast<std::size_t>(at)] != y.initial(at, 0)) {
                take(infinity);
            }
        }
    }

    // Corners, neighbours of the diagonal, random entries.
    Positions positions(const Store<T>& c) const {
        const std::int64_t m = c.rows(), n = c.cols(), least = std::min(m, n);
        Positions entries;
        if (least == 0) {
            return entries;
        }
        if (m * n <= 1024) {
            for (std::int64_t i = 0; i < m * n; ++i) {
                entries.emplace(i % m, i / m);
            }
            return entries;
        }
        entries = {{0, 0}, {m - 1, 0}, {0, n - 1}, {m - 1, n - 1}};
        for (const std::int64_t i : chosen(least, 0, 16, 131)) {
            for (const std::int64_t j : {i - 1, i, i + 1}) {
                if (j >= 0 && j < n) {
                    entries.emplace(i, j);
                }
            }
        }
        const testing::Stream random(1, 132);
        for (std::uint64_t s = 0; s < 64; ++s) {
            entries.emplace(
                static_cast<std::int64_t>(random.bits(2 * s) % static_cast<std::uint64_t>(m)),
                static_cast<std::int64_t>(random.bits(2 * s + 1) % static_cast<std::uint64_t>(n)));
        }
        return entries;
    }

    void level3(const Store<T>& c, const Take& take) const {
        const Definition definition(s_, entries_of_a(), initial(b_), initial(&c),
                                    [&](auto i, auto j) { return c.read(i, j, 1)[0]; });
        for (const auto& [i, j] : positions(c)) {
            if (!definition.writes(i, j)) {
                take(c.read(i, j, 1)[0] == c.initial(i, j) ? 0 : infinity);
                continue;
            }
            // Sums of squares grow all the way, and so do their rounding errors.
            const bool squares = (s_.routine == Blas::syrk || s_.routine == Blas::herk) && i == j;
            const double growth = squares ? std::max(1.0, std::sqrt(static_cast<double>(s_.k)) / 8) : 1;
            take(definition.error_at(i, j) / growth);
        }
        untouched_padding(c, take);
    }

    void untouched_padding(const Store<T>& c, const Take& take) const {
        if (s_.pad == 0 || c.rows() == 0) {
            return;
        }
        for (const std::int64_t j : chosen(c.cols(), 16, 16, 133)) {
            const std::vector<T> below = c.read(c.rows(), j, s_.pad);
            for (std::int64_t i = 0; i < s_.pad; ++i) {
                if (below[static_cast<std::size_t>(i)] != c.initial(c.rows() + i, j)) {
                    take(infinity);
                }
            }
        }
    }

    // TRSM: the residual in some columns of X, or in some rows, which are read once.
    void solution(const Store<T>& x, const Take& take) const {
        const bool left = s_.side == 'L';
        const std::int64_t order = left ? s_.m : s_.n, count = left ? s_.n : s_.m;
        for (const std::int64_t line : chosen(count, 4, 2, 134)) {
            std::vector<T> values;
            if (left) {
                values = x.read(0, line, order);
            } else {
                for (std::int64_t j = 0; j < order; ++j) {
                    values.push_back(x.read(line, j, 1)[0]);
                }
            }
            const Definition definition(s_, entries_of_a(), {}, initial(&x), [&](auto i, auto j) {
                return values[static_cast<std::size_t>(left ? i : j)];
            });
            for (const std::int64_t i : chosen(order, 64, 32, 135)) {
                take(left ? definition.error_at(i, line) : definition.error_at(line, i));
            }
        }
    }

    const BlasCase& s_;
    BlasShapes shapes_;
    const Store<T>*a_, *b_, *x_;
    std::vector<const Store<T>*> out_;
};

}  // namespace lapilli::tester
