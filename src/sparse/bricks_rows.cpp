// SPDX-License-Identifier: BSD-3-Clause
#include "sparse/bricks_rows.hpp"

#include <limits>
#include <unordered_map>
#include <utility>

#include "sparse/bricks_args.hpp"

namespace lapilli {
namespace {

using Ids = std::vector<std::int32_t>;

/// Lists one after the other.
struct Lists {
    std::vector<std::int64_t> pointers{0};
    Ids items;

    struct Range {
        const std::int32_t *first, *last;
        const std::int32_t* begin() const { return first; }
        const std::int32_t* end() const { return last; }
    };
    index_t count() const { return static_cast<index_t>(pointers.size()) - 1; }
    Range operator[](std::int32_t i) const {
        const auto at = static_cast<std::size_t>(i);
        return {items.data() + pointers[at], items.data() + pointers[at + 1]};
    }
    index_t length(std::int32_t i) const { return (*this)[i].end() - (*this)[i].begin(); }
    void end_list() { pointers.push_back(static_cast<std::int64_t>(items.size())); }
};

std::size_t at(std::int32_t i) { return static_cast<std::size_t>(i); }

/// Rows with equal columns are one node, as many as a group has. Nodes are numbered by their first rows.
class Nodes {
  public:
    explicit Nodes(const DistributedRows& rows) : rows_(rows), of_row_(static_cast<std::size_t>(rows.rows)) {
        std::unordered_map<std::uint64_t, std::int32_t> known;  // the last node with a hash
        Ids first, before, count;  // of each node; `before`: another one with its hash
        for (std::int32_t row = 0; row < rows.rows; ++row) {
            const auto [entry, is_new] = known.try_emplace(hash(row), -1);
            std::int32_t node = entry->second;
            while (node >= 0 && !equal(row, first[at(node)])) node = before[at(node)];
            if (node < 0 || count[at(node)] == brick_group_rows) {
                node = static_cast<std::int32_t>(first.size());
                first.push_back(row);
                before.push_back(entry->second);
                count.push_back(0);
                entry->second = node;
            }
            of_row_[at(row)] = node;
            ++count[at(node)];
        }
        for (const std::int32_t n : count) rows_of.pointers.push_back(rows_of.pointers.back() + n);
        rows_of.items.resize(static_cast<std::size_t>(rows.rows));
        std::vector<std::int64_t> next(rows_of.pointers);
        for (std::int32_t row = 0; row < rows.rows; ++row)
            rows_of.items[static_cast<std::size_t>(next[at(of_row_[at(row)])]++)] = row;
        find_neighbours();
    }

    std::int32_t count() const { return static_cast<std::int32_t>(rows_of.count()); }
    index_t size(std::int32_t node) const { return rows_of.length(node); }
    /// The columns of any of the node's rows: all have the same.
    Lists::Range columns(std::int32_t node) const {
        const auto row = at(*rows_of[node].begin());
        return {rows_.columns.data() + rows_.pointers[row], rows_.columns.data() + rows_.pointers[row + 1]};
    }

    Lists rows_of;
    /// The nodes whose rows of X it reads: of columns that the device has in the numbering of its rows.
    Lists neighbours;

  private:
    std::uint64_t hash(std::int32_t row) const {
        std::uint64_t h = static_cast<std::uint64_t>(rows_.length(row));
        for (auto e = rows_.pointers[at(row)]; e < rows_.pointers[at(row) + 1]; ++e) {
            h = (h ^ static_cast<std::uint64_t>(rows_.columns[static_cast<std::size_t>(e)])) *
                0x9e3779b97f4a7c15U;
            h ^= h >> 29;
        }
        return h;
    }
    bool equal(std::int32_t a, std::int32_t b) const {
        const auto from = [&](std::int32_t row) { return rows_.columns.begin() + rows_.pointers[at(row)]; };
        return rows_.length(a) == rows_.length(b) && std::equal(from(a), from(a) + rows_.length(a), from(b));
    }
    void find_neighbours() {
        // Only of a square matrix rows and columns have the same numbers.
        const bool square = rows_.first_row == rows_.first_col && rows_.rows == rows_.own;
        std::vector<std::int32_t> seen_by(static_cast<std::size_t>(count()), -1);
        for (std::int32_t node = 0; node < count(); ++node) {
            for (const std::int32_t column : columns(node)) {
                if (!square || column >= rows_.own) continue;
                const std::int32_t other = of_row_[at(column)];
                if (std::exchange(seen_by[at(other)], node) != node) neighbours.items.push_back(other);
            }
            neighbours.end_list();
        }
    }

    const DistributedRows& rows_;
    Ids of_row_;
};

/// A set of nodes that grows, and of its neighbours how many further rows of X each of them would need.
class Growth {
  public:
    explicit Growth(const Nodes& nodes) : nodes_(nodes), reached_(static_cast<std::size_t>(nodes.count())) {
        for (std::int32_t node = 0; node < nodes.count(); ++node)
            needs_.push_back(
                static_cast<std::int32_t>(nodes.columns(node).end() - nodes.columns(node).begin()));
        missing_ = needs_;
    }

    void clear() {
        for (const std::int32_t node : reached_nodes_) {
            reached_[at(node)] = false;
            for (const std::int32_t other : nodes_.neighbours[node]) missing_[at(other)] = needs_[at(other)];
        }
        reached_nodes_.clear();
        candidates_.clear();
    }
    void add(std::int32_t node) {
        for (const std::int32_t read : nodes_.neighbours[node]) {
            if (reached_[at(read)]) continue;
            reached_[at(read)] = true;
            reached_nodes_.push_back(read);
            candidates_.push_back(read);
            for (const std::int32_t other : nodes_.neighbours[read])
                missing_[at(other)] -= static_cast<std::int32_t>(nodes_.size(read));
        }
    }
    /// The neighbour for which fits holds and which needs the fewest further rows of X; of several the one
    /// reached first; -1: none. Those that are gone do not come back.
    template <class IsGone, class Fits>
    std::int32_t best(IsGone is_gone, Fits fits) {
        std::erase_if(candidates_, is_gone);
        std::int32_t found = -1;
        std::int32_t fewest = std::numeric_limits<std::int32_t>::max();
        for (const std::int32_t node : candidates_) {
            if (missing_[at(node)] >= fewest || !fits(node)) continue;
            fewest = missing_[at(node)];
            found = node;
        }
        return found;
    }

  private:
    const Nodes& nodes_;
    Ids needs_, missing_;  // rows of X of each node, and those of them that the set has not
    Ids reached_nodes_, candidates_;
    std::vector<bool> reached_;
};

/// The nodes of each brick.
Lists grow_bricks(const Nodes& nodes, const BrickLimits& limits, index_t columns) {
    Lists bricks;
    std::vector<bool> placed(static_cast<std::size_t>(nodes.count()));
    Ids listed_by(static_cast<std::size_t>(columns), -1);
    Growth growth(nodes);
    std::int32_t seed = 0, brick = 0;
    index_t listed = 0, rows = 0;
    const auto more_columns = [&](std::int32_t node) {
        index_t more = 0;
        for (const std::int32_t column : nodes.columns(node)) more += listed_by[at(column)] != brick ? 1 : 0;
        return more;
    };
    const auto finish = [&] {
        bricks.end_list();
        growth.clear();
        ++brick;
        listed = rows = 0;
    };
    for (std::int32_t left = nodes.count(); left > 0; --left) {
        std::int32_t node =
            growth.best([&](std::int32_t one) { return placed[at(one)]; }, [](std::int32_t) { return true; });
        if (node < 0) {
            while (placed[at(seed)]) ++seed;
            node = seed;
        }
        if (rows > 0 &&
            (listed + more_columns(node) > limits.columns || rows + nodes.size(node) > limits.rows)) {
            finish();
            while (placed[at(seed)]) ++seed;
            node = seed;
        }
        for (const std::int32_t column : nodes.columns(node)) {
            if (std::exchange(listed_by[at(column)], brick) != brick) ++listed;
        }
        rows += nodes.size(node);
        placed[at(node)] = true;
        bricks.items.push_back(node);
        growth.add(node);
    }
    if (rows > 0) finish();
    return bricks;
}

/// Bricks of about this many rows take about the same time, and multiprocessors have about as much to do.
index_t median_rows(const Nodes& nodes, const Lists& bricks) {
    std::vector<index_t> counts(static_cast<std::size_t>(bricks.count()));
    for (std::int32_t brick = 0; brick < bricks.count(); ++brick) {
        for (const std::int32_t node : bricks[brick]) counts[at(brick)] += nodes.size(node);
    }
    if (counts.empty()) return 0;
    const auto middle = counts.begin() + static_cast<std::ptrdiff_t>(counts.size() / 2);
    std::nth_element(counts.begin(), middle, counts.end());
    return *middle;
}

/// The rows of a brick's nodes in groups: next to a node those that have most columns in common with it.
class Grouping {
  public:
    Grouping(const Nodes& nodes, const Lists& bricks)
        : nodes_(nodes), bricks_(bricks), growth_(nodes), waits_(static_cast<std::size_t>(nodes.count())) {}

    void add_groups(std::int32_t brick, BrickRows& result) {
        for (const std::int32_t node : bricks_[brick]) waits_[at(node)] = true;
        const std::int32_t* next = bricks_[brick].begin();
        const auto is_gone = [&](std::int32_t node) { return !waits_[at(node)]; };
        const auto fits = [&](std::int32_t node) { return nodes_.size(node) <= brick_group_rows - used_; };
        while (true) {
            while (next != bricks_[brick].end() && !waits_[at(*next)]) ++next;
            if (next == bricks_[brick].end()) break;
            growth_.clear();
            used_ = 0;
            for (std::int32_t node = *next; node >= 0; node = growth_.best(is_gone, fits))
                take(node, result.rows);
            // Nodes without remaining neighbours share a group.
            for (const std::int32_t* other = next; other != bricks_[brick].end(); ++other) {
                if (!is_gone(*other) && fits(*other)) take(*other, result.rows);
            }
            result.rows.resize(static_cast<std::size_t>(
                                   round_up(static_cast<index_t>(result.rows.size()), brick_group_rows)),
                               -1);
        }
        result.groups.push_back(static_cast<std::int32_t>(result.rows.size() / brick_group_rows));
    }

  private:
    void take(std::int32_t node, Ids& rows) {
        waits_[at(node)] = false;
        growth_.add(node);
        rows.insert(rows.end(), nodes_.rows_of[node].begin(), nodes_.rows_of[node].end());
        used_ += nodes_.size(node);
    }

    const Nodes& nodes_;
    const Lists& bricks_;
    Growth growth_;
    std::vector<bool> waits_;
    index_t used_ = 0;  // rows of the group
};

}  // namespace

BrickRows rows_in_bricks(const DistributedRows& rows, const BrickLimits& limits) {
    const Nodes nodes(rows);
    const index_t columns = rows.own + static_cast<index_t>(rows.halo.size());
    const index_t usual = median_rows(nodes, grow_bricks(nodes, limits, columns));
    const Lists bricks = grow_bricks(nodes, {limits.columns, usual}, columns);
    BrickRows result{{}, {0}};
    Grouping grouping(nodes, bricks);
    for (std::int32_t brick = 0; brick < bricks.count(); ++brick) grouping.add_groups(brick, result);
    return result;
}

}  // namespace lapilli
