// SPDX-License-Identifier: BSD-3-Clause
#include "merges/shares.hpp"

#include <iterator>
#include <utility>

namespace lapilli {

std::vector<index_t> merge_rows(const MergeTree& tree, index_t n, int sharers) {
    /// Between two leaves, and how many merges are divided there.
    struct Cut {
        index_t row;
        std::size_t merges;
    };
    std::vector<Cut> cuts = {{n, 0}};
    for (const UnreducedBlock& block : tree.blocks) cuts.push_back({block.first, 0});
    for (std::size_t k = 1; k < tree.levels.size(); ++k) {
        for (const MergeNode& node : tree.levels[k]) {
            const auto after =
                std::upper_bound(tree.blocks.begin(), tree.blocks.end(), node.first,
                                 [](index_t row, const UnreducedBlock& block) { return row < block.first; });
            cuts.push_back({node.first + node.cut, MergeTree::height(std::prev(after)->size) - k + 1});
        }
    }
    std::vector<index_t> rows = {0};
    for (int k = 1; k < sharers; ++k) {
        const index_t ideal = n * k / sharers;
        const auto distance = [ideal](const Cut& cut) { return std::abs(cut.row - ideal); };
        Cut best{n, tree.levels.size() + 1};
        for (const Cut& cut : cuts) {
            if (distance(cut) > merge_slack(n)) continue;
            if (std::pair(cut.merges, distance(cut)) < std::pair(best.merges, distance(best))) best = cut;
        }
        rows.push_back(best.row);
    }
    rows.push_back(n);
    return rows;
}

MergeShares::MergeShares(const std::vector<MergeNode>& nodes, index_t begin,
                         const std::vector<index_t>& rows) {
    const auto owner = [&rows](index_t row) {
        return static_cast<int>(std::upper_bound(rows.begin(), rows.end(), row) - rows.begin()) - 1;
    };
    for (const MergeNode& node : nodes) {
        largest = std::max(largest, node.size);
        const MergeBatch batch{begin++, 1, owner(node.first), owner(node.first + node.size - 1)};
        const bool joins = !batches.empty() && batches.back().last == batch.first &&
                           !batches.back().is_shared() && !batch.is_shared();
        is_shared = is_shared || batch.is_shared();
        if (joins) {
            ++batches.back().count;
        } else {
            batches.push_back(batch);
        }
    }
}

}  // namespace lapilli
