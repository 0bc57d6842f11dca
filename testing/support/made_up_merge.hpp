// SPDX-License-Identifier: BSD-3-Clause
// A merge of divide and conquer with invented numbers: any columns are deflated or rotated, and S has any
// elements. The expected matrix of vectors is computed column by column.
#pragma once

#include <cmath>
#include <cstdint>
#include <numeric>
#include <vector>

#include "merges/args.hpp"
#include "support/random.hpp"

namespace lapilli::testing {

class MadeUpMerge {
    template <class V>
    static auto& at(V& values, index_t i) {
        return values[static_cast<std::size_t>(i)];
    }

  public:
    MergeNode node{};
    std::vector<index_t> column, listed, rotated, packed, from, to;  ///< as in MergeArrays
    std::vector<double> cosine, sine;
    std::vector<double> s;  ///< survivors-by-survivors

    MadeUpMerge(index_t first, index_t size, index_t cut, std::uint64_t seed)
        : numbers_(seed, static_cast<std::uint64_t>(first)) {
        node.first = first;
        node.size = size;
        node.cut = cut;
        column.resize(static_cast<std::size_t>(size));
        std::iota(column.begin(), column.end(), index_t(0));
        for (index_t i = size - 1; i > 0; --i)
            std::swap(at(column, i),
                      at(column, static_cast<index_t>(draw() % static_cast<std::uint64_t>(i + 1))));
        std::vector<index_t> kind;
        for (index_t i = 0; i < size; ++i) {
            kind.push_back(draw() % 5 == 0 ? deflated : at(column, i) < node.cut ? in_left : in_right);
            if (kind.back() != deflated) listed.push_back(i);
        }
        node.listed = static_cast<index_t>(listed.size());
        for (index_t t = 0; t < node.listed; ++t) {
            const bool turns = t > 0 && draw() % 4 == 0;
            const double angle = static_cast<double>(draw() % 600) / 100;
            rotated.push_back(turns ? 1 : 0);
            cosine.push_back(std::cos(angle));
            sine.push_back(std::sin(angle));
            if (!turns) continue;
            index_t &before = at(kind, at(listed, t - 1)), &here = at(kind, at(listed, t));
            if (here != before) here = in_both;
            before = deflated;
        }
        const auto gather = [&](MergeKind which) {
            index_t count = 0;
            for (index_t i = 0; i < size; ++i) {
                if (at(kind, i) != which) continue;
                packed.push_back(at(column, i));
                ++count;
            }
            return count;
        };
        node.left = gather(in_left);
        node.both = gather(in_both);
        node.right = gather(in_right);
        const index_t survivors = node.survivors();
        std::vector<bool> survives(static_cast<std::size_t>(size), false);
        for (const index_t j : packed) survives[static_cast<std::size_t>(j)] = true;
        for (index_t j = 0; j < size; ++j) {
            if (survives[static_cast<std::size_t>(j)] == (j < survivors)) continue;
            (j < survivors ? from : to).push_back(j);
        }
        node.moved = static_cast<index_t>(from.size());
        for (index_t k = 0; k < survivors * survivors; ++k)
            s.push_back(numbers_.scalar<double>(next_++, -1, 1) / std::sqrt(static_cast<double>(survivors)));
    }

    /// Writes the part of the arrays that the column steps read.
    void write(const MergeArrays& arrays) const {
        const auto put = [this](const auto& values, auto* array) {
            std::copy(values.begin(), values.end(), array + node.first);
        };
        put(column, arrays.column());
        put(listed, arrays.listed());
        put(rotated, arrays.rotated());
        put(cosine, arrays.cosine());
        put(sine, arrays.sine());
        put(packed, arrays.packed());
        put(from, arrays.from());
        put(to, arrays.to());
    }

    /// Transforms the columns of a matrix into those of the merge. The matrix may have fewer rows than the
    /// tree.
    template <class R>
    void apply(R* q, index_t rows, index_t ld) const {
        std::vector<std::vector<double>> all;
        for (index_t j = 0; j < node.size; ++j) {
            const R* const from_q = q + (node.first + j) * ld;
            all.emplace_back(from_q, from_q + rows);
        }
        for (index_t t = 1; t < node.listed; ++t) {
            if (at(rotated, t) == 0) continue;
            auto &before = at(all, at(column, at(listed, t - 1))), &here = at(all, at(column, at(listed, t)));
            for (std::size_t i = 0; i < here.size(); ++i) {
                const double x = before[i], y = here[i], c = at(cosine, t), sn = at(sine, t);
                before[i] = c * x + sn * y;
                here[i] = c * y - sn * x;
            }
        }
        const index_t survivors = node.survivors();
        std::vector<std::vector<double>> merged = all;
        for (index_t i = 0; i < survivors; ++i) {
            auto& target = at(merged, i);
            std::fill(target.begin(), target.end(), 0.0);
            for (index_t place = 0; place < survivors; ++place) {
                const double factor = at(s, place + i * survivors);
                const auto& source = at(all, at(packed, place));
                for (std::size_t r = 0; r < target.size(); ++r) target[r] += factor * source[r];
            }
        }
        for (index_t k = 0; k < node.moved; ++k) at(merged, at(to, k)) = at(all, at(from, k));
        for (index_t j = 0; j < node.size; ++j) {
            for (index_t i = 0; i < rows; ++i)
                q[i + (node.first + j) * ld] = static_cast<R>(at(at(merged, j), i));
        }
    }

  private:
    std::uint64_t draw() { return numbers_.bits(next_++); }

    Stream numbers_;
    std::uint64_t next_ = 0;
};

}  // namespace lapilli::testing
