// SPDX-License-Identifier: BSD-3-Clause
#include "tridiagonal/sterf.hpp"

#include <numeric>

#include "tridiagonal/unreduced.hpp"

namespace lapilli {

namespace {

/// The block's rows, scaled, and the points between which its eigenvalues lie, from Gershgorin's circles.
template <class R>
SturmBlock sturm_block_of(const UnreducedBlock& block, const R* d, const R* e, SturmRow* rows) {
    constexpr double least_square = std::numeric_limits<double>::min();
    const auto element = [&](index_t i) {  // right of row i
        return i + 1 < block.size ? std::abs(scaled_by(e[block.first + i], -block.exponent)) : 0.0;
    };
    double lower = 2, upper = -2, left = 0;
    for (index_t i = 0; i < block.size; ++i) {
        // Adding zero makes a zero positive, which the count relies on.
        const double diagonal = scaled_by(d[block.first + i], -block.exponent) + 0.0, right = element(i);
        rows[block.first + i] = {diagonal, i == 0 ? 0.0 : std::max(left * left, least_square)};
        lower = std::min(lower, diagonal - left - right);
        upper = std::max(upper, diagonal + left + right);
        left = right;
    }
    SturmBlock sturm{block.first, block.size, block.first, 0, lower, 0};
    if (block.size > 1) {
        const double margin = 4 * static_cast<double>(block.size) * unit_roundoff<double>;
        sturm.lower = lower - margin;
        sturm.step = std::ldexp(upper + margin - sturm.lower, -sturm_bits);
    }
    return sturm;
}

/// The blocks of T, and which of their eigenvalues are to be found.
template <class R>
class Bisection {
  public:
    Bisection(const R* d, const R* e, BisectionWork& work)
        : work_(work), blocks_(unreduced_blocks(d, e, work.n)) {
        for (const UnreducedBlock& block : blocks_) {
            sturm_.push_back(sturm_block_of(block, d, e, work.rows));
            ranges_.push_back({0, block.size});
        }
    }

    /// Chooses from each block what may be wanted: of several blocks and a range of indices up to `spare`
    /// eigenvalues too many at either end.
    void choose(const Selection& wanted) {
        if (wanted.range == Range::values) {
            keep_between(wanted.vl, wanted.vu);
        } else if (wanted.range == Range::indices && blocks_.size() == 1) {
            ranges_[0] = {wanted.il - 1, wanted.iu - wanted.il + 1};
            below_ = wanted.il - 1;
        } else if (wanted.range == Range::indices) {
            keep_between(limit_below(wanted.il - 1), limit_above(wanted.iu));
        }
    }

    index_t chosen() const {
        return std::accumulate(ranges_.begin(), ranges_.end(), index_t(0),
                               [](index_t sum, const IndexRange& range) { return sum + range.count; });
    }
    /// The number of eigenvalues less than all chosen ones.
    index_t below() const { return below_; }

    /// All devices find their share of what was chosen; it is in work.values at the end.
    void run(Context& context) {
        index_t position = 0, count = 0;
        for (std::size_t b = 0; b < blocks_.size(); ++b) {
            if (ranges_[b].count == 0) continue;
            sturm_[b].position = position;
            sturm_[b].index = ranges_[b].begin;
            work_.blocks[count++] = sturm_[b];
            position += ranges_[b].count;
        }
        bisect_blocks(context, count, position, work_);
    }

    struct Value {
        R value;
        index_t block;
    };
    /// Ascending; equal ones in the order of the blocks.
    std::vector<Value> values() const {
        std::vector<Value> found;
        found.reserve(static_cast<std::size_t>(chosen()));
        for (std::size_t b = 0; b < blocks_.size(); ++b) {
            for (index_t i = 0; i < ranges_[b].count; ++i) {
                const double x = work_.values[static_cast<index_t>(found.size())];
                found.push_back({static_cast<R>(scaled_by(x, blocks_[b].exponent)), static_cast<index_t>(b)});
            }
        }
        if (blocks_.size() > 1) {
            std::stable_sort(found.begin(), found.end(),
                             [](const Value& a, const Value& b) { return a.value < b.value; });
        }
        return found;
    }

  private:
    static constexpr index_t spare = 32;
    static constexpr int most_halvings = 64;

    /// Eigenvalues of a block that are not greater than x.
    index_t count(std::size_t b, double x) const {
        const double scaled = scaled_by(x, -blocks_[b].exponent);
        if (blocks_[b].size == 1) return sturm_[b].lower <= scaled ? 1 : 0;
        return sturm_count(work_.rows + blocks_[b].first, blocks_[b].size,
                           std::nextafter(scaled, std::numeric_limits<double>::infinity()));
    }
    index_t count(double x) const {
        index_t sum = 0;
        for (std::size_t b = 0; b < blocks_.size(); ++b) sum += count(b, x);
        return sum;
    }

    void keep_between(double lower, double upper) {
        below_ = 0;
        for (std::size_t b = 0; b < blocks_.size(); ++b) {
            const index_t begin = count(b, lower);
            ranges_[b] = {begin, std::max<index_t>(count(b, upper) - begin, 0)};
            below_ += begin;
        }
    }

    /// A point with at most `most` eigenvalues below it, but not many less; and one with at least `least`,
    /// and not many more.
    double limit_below(index_t most) const {
        return limit(
            most, [&](index_t c) { return c <= most; }, true);
    }
    double limit_above(index_t least) const {
        return limit(
            least, [&](index_t c) { return c < least; }, false);
    }
    template <class IsLow>
    double limit(index_t goal, IsLow is_low, bool wants_low) const {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        constexpr double largest = std::numeric_limits<double>::max();
        double low = largest, high = -largest;
        for (std::size_t b = 0; b < blocks_.size(); ++b) {
            const double first = sturm_[b].lower, last = first + std::ldexp(sturm_[b].step, sturm_bits);
            low = std::max(std::min(low, scaled_by(first, blocks_[b].exponent)), -largest);
            high = std::min(std::max(high, scaled_by(last, blocks_[b].exponent)), largest);
        }
        double best = wants_low ? -infinity : infinity;
        index_t best_count = wants_low ? 0 : work_.n;
        for (int step = 0; step < most_halvings && std::abs(best_count - goal) > spare; ++step) {
            const double middle = low / 2 + high / 2;
            const index_t here = count(middle);
            (is_low(here) ? low : high) = middle;
            if (is_low(here) != wants_low) continue;
            best = middle;
            best_count = here;
        }
        return best;
    }

    BisectionWork& work_;
    std::vector<UnreducedBlock> blocks_;
    std::vector<SturmBlock> sturm_;
    std::vector<IndexRange> ranges_;  ///< of each block
    index_t below_ = 0;
};

}  // namespace

template <class R>
index_t bisect(Context& context, const R* d, const R* e, const Selection& wanted, R* w, index_t* block,
               BisectionWork& work) {
    const index_t n = work.n;
    require_finite(d, n);
    require_finite(e, n - 1);
    Bisection<R> bisection(d, e, work);
    bisection.choose(wanted);
    bisection.run(context);
    const auto found = bisection.values();
    const bool by_index = wanted.range == Range::indices, by_value = wanted.range == Range::values;
    const index_t first = by_index ? wanted.il - 1 - bisection.below() : 0;
    const index_t count = by_index ? wanted.iu - wanted.il + 1 : static_cast<index_t>(found.size());
    // Values counted between the limits stay, rounded, between them.
    const R least = std::nextafter(static_cast<R>(wanted.vl), std::numeric_limits<R>::infinity());
    for (index_t i = 0; i < count; ++i) {
        const auto& value = found[static_cast<std::size_t>(first + i)];
        w[i] = by_value ? std::clamp(value.value, least, static_cast<R>(wanted.vu)) : value.value;
        if (block != nullptr) block[i] = value.block;
    }
    return count;
}

template index_t bisect(Context&, const float*, const float*, const Selection&, float*, index_t*,
                        BisectionWork&);
template index_t bisect(Context&, const double*, const double*, const Selection&, double*, index_t*,
                        BisectionWork&);

}  // namespace lapilli
