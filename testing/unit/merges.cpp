// SPDX-License-Identifier: BSD-3-Clause
// Merges on one device and on several, of two matrices with n and n + 1 rows, as the left and right vectors
// of a bidiagonal matrix: the same merges, made up, column by column.
#include "merges/merges.hpp"

#include <map>
#include <numeric>

#include "support/made_up_merge.hpp"
#include "support/precisions.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

/// Columns in an array; element (i, j).
template <class R>
struct Columns {
    index_t rows;
    std::vector<R> elements;
    Columns(index_t m, index_t n) : rows(m), elements(static_cast<std::size_t>(m * n)) {}
    R& operator()(index_t i, index_t j) { return elements[static_cast<std::size_t>(i + j * rows)]; }
};

struct Case {
    std::vector<index_t> blocks;  ///< sizes
    index_t wanted;               ///< of the vectors of a last merge; 0: all of every merge

    index_t n() const { return std::accumulate(blocks.begin(), blocks.end(), index_t(0)); }
    MergeTree tree() const {
        std::vector<UnreducedBlock> pieces;
        index_t first = 0;
        for (const index_t size : blocks) {
            pieces.push_back({first, size, 0});
            first += size;
        }
        return {pieces, [](const MergeNode&) {}};
    }
};

/// The problem on the host: both matrices, from the leaves on, and the merges by their first rows, level by
/// level.
template <class R>
struct OnHost {
    MergeTree tree;
    std::vector<Columns<R>> leaves, q;
    std::vector<std::map<index_t, MadeUpMerge>> merges;
    std::vector<index_t> order;  ///< of the columns, at the end

    explicit OnHost(const Case& c) : tree(c.tree()) {
        const index_t n = c.n();
        for (const index_t rows : {n - 1, n}) {
            leaves.emplace_back(rows, n);
            const Stream numbers(static_cast<std::uint64_t>(rows));
            for (const MergeNode& leaf : tree.levels[0]) {
                const index_t end = leaf.first + leaf.size;
                for (index_t j = leaf.first; j < end; ++j) {
                    for (index_t i = leaf.first; i < std::min(end, rows); ++i)
                        leaves.back()(i, j) = numbers.scalar<R>(static_cast<std::uint64_t>(i + j * n), -1, 1);
                }
            }
        }
        q = leaves;
        for (std::size_t k = 0; k < tree.levels.size(); ++k) {
            merges.emplace_back();
            for (const MergeNode& node : tree.levels[k]) {
                if (node.cut == 0) continue;
                const MadeUpMerge merge(node.first, node.size, node.cut, k);
                for (Columns<R>& matrix : q) merge.apply(matrix.elements.data(), matrix.rows, matrix.rows);
                merges.back().emplace(node.first, merge);
            }
        }
        order.resize(static_cast<std::size_t>(n));
        for (index_t j = 0; j < n; ++j) order[static_cast<std::size_t>((17 * j + 3) % n)] = j;
        if (c.wanted > 0) order.resize(static_cast<std::size_t>(c.wanted));
    }
};

template <class T>
struct Work {
    using R = real_t<T>;
    MergeWork<R> merges;
    std::vector<DistMatrix<T>> vectors;
    Work(Arena& arena, index_t n, index_t wanted) : merges(arena, n, {n - 1, n}) {
        merges.carve_q(arena);
        merges.carve_workspace(arena);
        for (const index_t rows : merges.rows_of_q) vectors.emplace_back(arena, rows, wanted, 7);
    }
};

/// A solver that knows the numbers of all merges from the beginning.
template <class T>
class Solver {
    using R = real_t<T>;

  public:
    Solver(Context& context, OnHost<R>& host, Work<T>& work)
        : context_(context), host_(host), w_(work), merges_(context, work.merges, host.tree) {}

    /// Both matrices, with their columns in the order of the problem.
    std::vector<Columns<R>> run(bool in_place, bool wanted) {
        merges_.begin();
        make_leaves();
        const auto make = [this](int d, int, const MergeLevel<R>& l) { make_vectors(d, l); };
        const std::size_t levels = host_.tree.levels.size();
        std::vector<index_t> order = host_.order;
        for (std::size_t k = 1; k < levels; ++k) {
            const MergeShares level = merges_.level(k);
            const bool last = wanted && k + 1 == levels;
            merges_.solve(level, last,
                          {[&](int d, const MergeLevel<R>& l, const R* ends) { deflate(k, d, l, ends); },
                           [](int, int, const MergeLevel<R>&) {}, 0});
            level_ = k;
            if (last) {
                merges_.multiply_wanted(level, order, make);
            } else {
                merges_.multiply(level, make);
            }
        }
        std::vector<Columns<R>> found;
        for (int which : {0, 1}) {
            if (in_place) {
                merges_.sort_in_place(which, order);
            } else {
                merges_.distribute(which, order, w_.vectors[static_cast<std::size_t>(which)]);
            }
            found.push_back(fetched(which, in_place));
        }
        return found;
    }

  private:
    void make_leaves() {
        const MergeShares level = merges_.level(0);
        for (const MergeBatch& batch : level.batches) {
            merges_.on_devices(batch, [&](int d) {
                for (int which : {0, 1}) {
                    const MergeLevel<R> l = merges_.on_device(d, which, batch, level);
                    Columns<R>& leaves = host_.leaves[static_cast<std::size_t>(which)];
                    for (index_t j = l.row; j < l.row + merges_.rows(d); ++j)
                        upload_array(context_.queue(d), &leaves(l.row, 0) + j * leaves.rows, l.q + j * l.ldq,
                                     l.rows);
                }
            });
        }
        set_values();
    }

    /// The values of the leaves, which no merge changes.
    void set_values() {
        for (index_t i = 0; i < w_.merges.n; ++i) values_.push_back(0.001 * static_cast<double>(i));
        merges_.on_devices([&](int d) {
            upload_array(context_.queue(d), values_.data() + merges_.row(d),
                         w_.merges.dev[static_cast<std::size_t>(d)].arrays.d() + merges_.row(d),
                         merges_.rows(d));
        });
        context_.synchronize();
    }

    void deflate(std::size_t k, int d, const MergeLevel<R>& l, const R* ends) {
        const index_t n = w_.merges.n;
        const auto size = static_cast<std::size_t>(n);
        Queue& queue = context_.queue(d);
        std::vector<MergeNode> nodes(static_cast<std::size_t>(l.count));
        download_array(queue, l.nodes, nodes.data(), l.count);
        std::vector<double> reals(size * MergeArrays::real_arrays);
        std::vector<index_t> integers(size * MergeArrays::integer_arrays);
        download_array(queue, l.arrays.reals, reals.data(), static_cast<index_t>(reals.size()));
        std::vector<R> brought(size);
        if (ends != nullptr) download_array(queue, ends, brought.data(), n);
        context_.synchronize();
        const MergeArrays arrays{n, reals.data(), integers.data()};
        for (MergeNode& node : nodes) {
            const MadeUpMerge& merge = host_.merges[k].at(node.first);
            merge.write(arrays);
            ASSERT_EQ(node.size, merge.node.size);
            for (index_t j = node.first; j < node.first + node.size; ++j)
                EXPECT_EQ(arrays.d()[j], values_[static_cast<std::size_t>(j)]) << "value " << j;
            if (ends != nullptr) expect_ends(node, brought);
            node = merge.node;
        }
        upload_array(queue, reals.data(), l.arrays.reals, static_cast<index_t>(reals.size()));
        upload_array(queue, integers.data(), l.arrays.integers, static_cast<index_t>(integers.size()));
        upload_array(queue, nodes.data(), l.nodes, l.count);
        context_.synchronize();
    }

    /// The rows of the last matrix on both sides of the cut, as they are on their devices.
    void expect_ends(const MergeNode& node, const std::vector<R>& brought) {
        const index_t cut = node.first + node.cut;
        for (index_t j = node.first; j < node.first + node.size; ++j) {
            const index_t row = cut - (j < cut ? 1 : 0);
            int d = 0;
            while (row >= merges_.row(d + 1)) ++d;
            const DeviceView<R>& q = w_.merges.dev[static_cast<std::size_t>(d)].q.back();
            R element{};
            download_array<R>(context_.queue(d), q.at(row - merges_.row(d), j), &element, 1);
            context_.synchronize();
            EXPECT_EQ(brought[static_cast<std::size_t>(j)], element) << "column " << j;
        }
    }

    void make_vectors(int d, const MergeLevel<R>& l) {
        std::vector<MergeNode> nodes(static_cast<std::size_t>(l.count));
        std::vector<index_t> roots(static_cast<std::size_t>(l.columns));
        download_array(context_.queue(d), l.nodes, nodes.data(), l.count);
        if (l.roots != nullptr) download_array(context_.queue(d), l.roots, roots.data(), l.columns);
        context_.synchronize();
        for (const MergeNode& node : nodes) {
            const MadeUpMerge& merge = host_.merges[level_].at(node.first);
            const index_t survivors = merge.node.survivors();
            for (index_t at = 0; at < l.columns; ++at) {
                const index_t root = l.roots != nullptr ? roots[static_cast<std::size_t>(at)] : l.begin + at;
                if (root >= survivors) continue;
                std::vector<R> column;
                for (index_t i = 0; i < survivors; ++i)
                    column.push_back(static_cast<R>(merge.s[static_cast<std::size_t>(i + root * survivors)]));
                upload_array(context_.queue(d), column.data(), l.s + node.first + at * l.lds, survivors);
                context_.synchronize();
            }
        }
    }

    Columns<R> fetched(int which, bool in_place) {
        const auto at = static_cast<std::size_t>(which);
        const auto columns = static_cast<index_t>(host_.order.size());
        const DistMatrix<T>& vectors = w_.vectors[at];
        Columns<R> found(vectors.rows, columns);
        for (index_t j = 0; j < columns; ++j) {
            if (in_place) {
                download_array<R>(context_.queue(0), w_.merges.dev[0].q[at].at(0, j), &found(0, j),
                                  found.rows);
                continue;
            }
            const index_t block = j / vectors.cyclic.nb();
            std::vector<T> column(static_cast<std::size_t>(found.rows));
            download_array<T>(context_.queue(vectors.cyclic.owner(block)),
                              vectors.block_column(block, 0).at(0, j % vectors.cyclic.nb()), column.data(),
                              found.rows);
            context_.synchronize();
            for (index_t i = 0; i < found.rows; ++i) {
                found(i, j) = std::real(column[static_cast<std::size_t>(i)]);
                EXPECT_EQ(std::imag(column[static_cast<std::size_t>(i)]), R(0));
            }
        }
        context_.synchronize();
        return found;
    }

    Context& context_;
    OnHost<R>& host_;
    Work<T>& w_;
    Merges<T> merges_;
    std::size_t level_ = 0;
    std::vector<double> values_;
};

template <class T>
class MergesTest : public ::testing::Test {
  protected:
    using R = real_t<T>;
    static void check(const Case& c, const std::vector<int>& devices) {
        OnHost<R> host(c);
        const auto columns = static_cast<index_t>(host.order.size());
        for (const int count : devices) {
            for (const bool in_place : {false, true}) {
                if (in_place && count > 1) continue;
                SCOPED_TRACE(std::to_string(c.n()) + " columns, " + std::to_string(columns) + " wanted, " +
                             std::to_string(count) + " devices" + (in_place ? ", in place" : ""));
                Context context("sim:" + std::to_string(count));
                Allocated<Work<T>> work(context, c.n(), columns);
                std::vector<Columns<R>> found = Solver<T>(context, host, *work).run(in_place, c.wanted > 0);
                for (std::size_t which = 0; which < 2; ++which) {
                    for (index_t j = 0; j < columns; ++j) {
                        const index_t from = host.order[static_cast<std::size_t>(j)];
                        for (index_t i = 0; i < found[which].rows; ++i)
                            ASSERT_NEAR(found[which](i, j), host.q[which](i, from), 200 * unit_roundoff<R>)
                                << "matrix " << which << ": " << i << ", " << j;
                    }
                }
            }
        }
    }
};
TYPED_TEST_SUITE(MergesTest, ScalarsAs<::testing::Types>);

TYPED_TEST(MergesTest, TwoMatrices) {
    this->check({{2}, 0}, {1, 2});
    this->check({{33}, 0}, {1, 2, 3});
    this->check({{129}, 0}, {1, 2, 3, 4});
    this->check({{61, 1, 20, 100}, 0}, {1, 3, 4});
    this->check({{150}, 40}, {1, 2, 3, 4});
}

/// Merges of a size that products of matrices are for.
using LargeMergesTest = MergesTest<double>;
TEST_F(LargeMergesTest, TwoMatrices) {
    check({{merge_small_limit + 9}, 0}, {1, 3});
    check({{merge_small_limit + 9}, 30}, {1, 2});
}

}  // namespace
}  // namespace lapilli::testing
