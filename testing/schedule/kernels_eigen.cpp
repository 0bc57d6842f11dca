// SPDX-License-Identifier: BSD-3-Clause
// The operations of the eigenproblem, element by element: plain loops of simulated devices against the
// kernels. Where both have one text of a formula and sum in one order, the numbers are the same.
#include <numeric>

#include "chase/args.hpp"
#include "chase/factors.hpp"
#include "eigen/sytrd_panel.hpp"
#include "schedule/emulated.hpp"
#include "schedule/suite.hpp"
#include "stedc/args.hpp"
#include "svd/bdsdc/bdsdc.hpp"
#include "tridiagonal/bisection/args.hpp"
#include "tridiagonal/resident/args.hpp"
#include "tridiagonal/stedc/stedc.hpp"
#include "tridiagonal/stedc/tree.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class EmulatedEigenproblem : public ::testing::Test {
  protected:
    using R = real_t<T>;
};
TYPED_TEST_SUITE(EmulatedEigenproblem, FullScalars, ScalarNames);

template <class T>
struct PanelWork {
    DistMatrix<T> a;
    SytrdWork<T> sytrd;
    PanelWork(Arena& arena, index_t n, index_t nb) : a(arena, n, n, nb), sytrd(arena, a) {}
};

template <class T>
std::vector<T> fetched(lapilli::Context& context, int d, const T* data, index_t count) {
    std::vector<T> x(static_cast<std::size_t>(count));
    download_array(context.queue(d), data, x.data(), count);
    context.queue(d).synchronize();
    return x;
}

/// The first panel: V, W, d, e and tau, which every device has whole.
template <class T>
Written first_panel(lapilli::Context& context, index_t n, index_t nb) {
    const std::vector<T> whole = numbers<T>(n * n, 1);
    const HostView<const T> from{whole.data(), n, n, n};
    Allocated<PanelWork<T>> work(context, n, nb);
    SytrdWork<T>& w = work->sytrd;
    *w.aborted = 0;
    for (index_t b = 0; b < w.a.cyclic.blocks(); ++b) {
        const index_t start = w.a.cyclic.block_start(b), width = w.a.cyclic.block_width(b);
        copy_across(context.queue(w.a.cyclic.owner(b)), from.block(0, start, n, width),
                    w.a.block_column(b, 0));
    }
    for (int k = 0; k < context.device_count(); ++k) {
        const auto& device = w.dev[static_cast<std::size_t>(k)];
        const index_t ld = w.a.local[0].ld;
        Queue& queue = context.queue(k);
        zero(queue, device.flags, flag_words(ld, context.device_count()));
        zero(queue, device.barrier, barrier_bytes);
        zero(queue, device.scratch, panel_scratch(ld, nb));
        zero(queue, device.vw[0].data, device.vw[0].ld * device.vw[0].cols);
        copy_across(queue, from.block(0, 0, n, nb), device.vw[0].block(0, 0, n, nb));
    }
    context.synchronize();
    SytrdPanel<T>(context, w, PanelPlace::devices).reduce(0);
    context.synchronize();
    Written written;
    const double bound = 10 * static_cast<double>(n) * unit_roundoff<T>;
    for (int k = 0; k < context.device_count(); ++k) {
        const auto& device = w.dev[static_cast<std::size_t>(k)];
        written.add("V", fetched(context, k, device.vw[0].data, device.vw[0].ld * nb), bound);
        written.add("W", fetched(context, k, device.vw[0].at(0, nb), device.vw[0].ld * nb), bound);
        written.add("d", fetched(context, k, device.d, nb), bound);
        written.add("e", fetched(context, k, device.e, nb), bound);
        written.add("tau", fetched(context, k, device.tau, nb), bound);
    }
    return written;
}

TYPED_TEST(EmulatedEigenproblem, PanelIsThatOfPlainLoops) {
    using T = TypeParam;
    for (const int devices : {1, 2}) {
        SCOPED_TRACE(std::to_string(devices) + " devices");
        compare_with_kernels(devices,
                             [](lapilli::Context& context) { return first_panel<T>(context, 70, 32); });
    }
}

TYPED_TEST(EmulatedEigenproblem, ResidentReductionIsThatOfPlainLoops) {
    using T = TypeParam;
    using R = real_t<T>;
    for (const index_t n : {1, 2, 3, 20}) {
        SCOPED_TRACE(n);
        compare_with_kernels(1, [n](lapilli::Context& context) {
            const index_t ld = 128;
            const DeviceArray<T> a(context, 0, numbers<T>(n * ld, 1)), tau(context, 0, numbers<T>(n, 2));
            const DeviceArray<T> work(context, 0, resident_work(n));
            const DeviceArray<R> d(context, 0, numbers<R>(n, 3)), e(context, 0, numbers<R>(n, 4));
            const DeviceArray<std::byte> barrier(context, 0, barrier_bytes);
            zero(context.queue(0), barrier.data(), barrier_bytes);
            submit(context.queue(0), ResidentArgs<T>{n, a.data(), ld, d.data(), e.data(), tau.data(),
                                                     work.data(), barrier.data()});
            // The other triangle, the diagonal and the one below it are no results.
            for (index_t j = 0; j < n; ++j) zero(context.queue(0), a.data() + j * ld, std::min(n, j + 2));
            const double bound = 10 * static_cast<double>(n) * unit_roundoff<T>;
            Written written;
            written.add("reflectors", a.values(), bound);
            written.add("d", d.values(), bound);
            written.add("e", e.values(), bound);
            written.add("tau", tau.values(), bound);
            return written;
        });
    }
}

TYPED_TEST(EmulatedEigenproblem, BisectionFindsTheSameBits) {
    using T = TypeParam;
    const index_t n = 40, first = 23;
    const std::vector<double> x = numbers<double>(2 * n, 1);
    std::vector<SturmRow> rows;
    for (std::size_t i = 0; i < x.size(); i += 2)
        rows.push_back({x[i], i == 0 || i == 2 * first ? 0.0 : x[i + 1] * x[i + 1]});
    // All of the first block, and some of the second.
    const std::vector<SturmBlock> blocks = {{0, first, 0, 0, -4.0, 0x1p-51},
                                            {first, n - first, first, 3, -4.0, 0x1p-51}};
    for (const int lanes : {1, 8, 32}) {
        SCOPED_TRACE(lanes);
        compare_with_kernels(1, [&](lapilli::Context& context) {
            const DeviceArray<SturmRow> of_rows(context, 0, rows);
            const DeviceArray<SturmBlock> of_blocks(context, 0, blocks);
            const DeviceArray<double> values(context, 0, 28);
            submit(context.queue(0), SturmArgs<T>{{.blocks = 2,
                                                   .block = of_blocks.data(),
                                                   .rows = of_rows.data(),
                                                   .n = n,
                                                   .begin = 2,
                                                   .count = 28,
                                                   .lanes = lanes,
                                                   .values = values.data()}});
            Written written;
            written.add("values", values.values(), 0);
            return written;
        });
    }
}

TYPED_TEST(EmulatedEigenproblem, ColumnsMoveAsByPlainLoops) {
    using T = TypeParam;
    using R = real_t<T>;
    const index_t n = 45, ld = 128;
    const std::vector<index_t> from = {7, 2, 11, 0}, to = {3, 9, 0, 5};
    for (const int lists : {0, 1, 2, 3}) {
        compare_with_kernels(1, [&](lapilli::Context& context) {
            const DeviceArray<R> a(context, 0, numbers<R>(ld * 12, 1));
            const DeviceArray<T> b(context, 0, numbers<T>(ld * 12, 2));
            const DeviceArray<index_t> of_from(context, 0, from), of_to(context, 0, to);
            submit(context.queue(0), MoveColumnsArgs<T>{4,
                                                        lists & 1 ? of_from.data() : nullptr,
                                                        lists & 2 ? of_to.data() : nullptr,
                                                        {a.data(), n, 12, ld},
                                                        {b.data(), n, 12, ld}});
            Written written;
            written.add("columns", b.values(), 0);
            return written;
        });
    }
}

/// All that the steps of divide and conquer know, after each of them.
template <class T>
Written divide_and_conquer(lapilli::Context& context, const std::vector<real_t<T>>& diagonal,
                           const std::vector<real_t<T>>& beside) {
    using R = real_t<T>;
    const auto n = static_cast<index_t>(diagonal.size());
    const auto size = static_cast<std::size_t>(n);
    const index_t ld = 128;
    std::vector<double> torn(size * MergeArrays::real_arrays), torn_below(size);
    const MergeArrays on_host{n, torn.data(), nullptr};
    const MergeTree tree = stedc_tree(diagonal.data(), beside.data(), n, on_host.d(), torn_below.data());
    const std::vector<R> zeros(static_cast<std::size_t>(n * ld));
    const DeviceArray<double> reals(context, 0, torn), couplings(context, 0, torn_below);
    const DeviceArray<index_t> integers(context, 0, std::vector<index_t>(size * MergeArrays::integer_arrays));
    const DeviceArray<index_t> failed(context, 0, std::vector<index_t>(1));
    const DeviceArray<R> q(context, 0, zeros), packed(context, 0, zeros), s(context, 0, zeros);
    // Rounding errors of one step go into the next; a rotation of small elements of z enlarges them.
    const double bound = 100 * static_cast<double>(n) * unit_roundoff<R>;
    Written written;
    for (std::size_t k = 0; k < tree.levels.size(); ++k) {
        const DeviceArray<MergeNode> nodes(context, 0, tree.levels[k]);
        StedcLevel<R> level{};
        level.arrays = {n, reals.data(), integers.data()};
        level.below = couplings.data();
        level.failed = failed.data();
        level.nodes = nodes.data();
        level.count = static_cast<index_t>(tree.levels[k].size());
        for (const MergeNode& node : tree.levels[k]) level.largest = std::max(level.largest, node.size);
        level.columns = level.largest;
        level.q = q.data();
        level.packed = packed.data();
        level.s = s.data();
        level.ldq = level.ldp = level.lds = ld;
        level.rows = n;
        level.unit = unit_roundoff<R>;
        const auto look = [&](const char* name) {
            const std::string after = " after " + std::string(name) + ", level " + std::to_string(k);
            std::vector<index_t> counts;
            for (const MergeNode& node : nodes.values())
                counts.insert(counts.end(), {node.left, node.both, node.right, node.moved, node.listed});
            written.add("counts" + after, counts, 0);
            written.add("integers" + after, integers.values(), 0);
            const std::vector<double> all = reals.values();
            for (auto at = all.begin(); at != all.end(); at += n) {
                const std::string array = "reals " + std::to_string((at - all.begin()) / n);
                written.add(array + after, std::vector<double>(at, at + n), bound);
            }
            written.add("Q" + after, q.values(), bound);
            written.add("packed" + after, packed.values(), bound);
            written.add("S" + after, s.values(), bound);
        };
        const auto find = [&](StedcStep which) {
            submit(context.queue(0), StedcArgs<T>{level, which});
            look(stedc_name(which));
        };
        const auto turn = [&](MergeStep which) {
            submit(context.queue(0), MergeArgs<T>{level, which});
            look(merge_name(which));
        };
        if (k == 0) {
            find(StedcStep::leaves);
            continue;
        }
        find(StedcStep::order);
        find(StedcStep::deflate);
        turn(MergeStep::rotate);
        turn(MergeStep::pack);
        turn(MergeStep::move);
        find(StedcStep::roots);
        find(StedcStep::weights);
        find(StedcStep::lengths);
        find(StedcStep::vectors);
        turn(MergeStep::multiply);
    }
    written.add("failed", failed.values(), 0);
    return written;
}

/// Leaves and two levels of merges; of the second matrix the halves are equal, and the last merge rotates
/// most columns.
TYPED_TEST(EmulatedEigenproblem, DivideAndConquerStepByStep) {
    using T = TypeParam;
    using R = real_t<T>;
    const index_t n = 66;
    std::vector<R> d = numbers<R>(n, 1), e = numbers<R>(n, 2);
    for (const bool equal_halves : {false, true}) {
        if (equal_halves) {
            std::copy(d.begin(), d.begin() + n / 2, d.rbegin());
            std::copy(e.begin(), e.begin() + n / 2 - 1, e.rbegin() + 1);
        }
        compare_with_kernels(1,
                             [&](lapilli::Context& context) { return divide_and_conquer<T>(context, d, e); });
    }
}

template <class T>
void append_columns(lapilli::Context& context, const DistMatrix<T>& vectors, std::vector<T>& found) {
    for (index_t j = 0; j < vectors.cols(); ++j) {
        const index_t block = j / vectors.cyclic.nb();
        const DeviceView<T> columns = vectors.block_column(block, 0);
        const std::vector<T> column =
            fetched(context, vectors.cyclic.owner(block),
                    columns.at(0, j - vectors.cyclic.block_start(block)), vectors.rows);
        found.insert(found.end(), column.begin(), column.end());
    }
}

/// The values, then the vectors, by divide and conquer.
template <class T>
std::vector<T> eigenpairs(lapilli::Context& context, std::vector<real_t<T>> d, std::vector<real_t<T>> e) {
    const auto n = static_cast<index_t>(d.size());
    Allocated<StedcWork<T>> work(context, n, n, index_t(20));
    EXPECT_EQ(stedc(context, d.data(), e.data(), {}, *work).info, 0);
    std::vector<T> found(d.begin(), d.end());
    append_columns(context, work->vectors, found);
    return found;
}
/// The same of the bidiagonal matrix: its singular values, U and V.
template <class T>
std::vector<T> singular_triplets(lapilli::Context& context, std::vector<real_t<T>> d,
                                 std::vector<real_t<T>> e) {
    const auto n = static_cast<index_t>(d.size());
    Allocated<BdsdcWork<T>> work(context, n, n, index_t(20));
    EXPECT_EQ(bdsdc<T>(context, d.data(), e.data(), {}, *work).info, 0);
    std::vector<T> found(d.begin(), d.end());
    append_columns(context, work->u, found);
    append_columns(context, work->v, found);
    return found;
}

/// Rows and merges are shared out, some columns are rotated, and the bits are those of one device.
TYPED_TEST(EmulatedEigenproblem, DivideAndConquerOnAnyNumberOfDevices) {
    using T = TypeParam;
    using R = real_t<T>;
    const index_t n = 130;
    std::vector<R> d = numbers<R>(n, 1), e = numbers<R>(n - 1, 2);
    std::copy(d.begin(), d.begin() + n / 2, d.rbegin());
    std::copy(e.begin(), e.begin() + n / 2 - 1, e.rbegin());
    for (const bool apart : {false, true}) {
        if (apart) e[50] = 0;
        for (const char* kernels : {"emulated", "plain"}) {
            std::vector<T> expected;
            for (const int devices : {1, 2, 3, 4}) {
                SCOPED_TRACE(std::string(kernels) + " on " + std::to_string(devices) + " devices");
                lapilli::Context context("sim:" + std::to_string(devices));
                context.settings.set("sim.kernels", kernels);
                context.settings.set("sim.seed", std::to_string(devices));
                context.settings.set("sim.jitter", "30");
                std::vector<T> found = eigenpairs<T>(context, d, e);
                if (apart) {
                    const std::vector<T> triplets = singular_triplets<T>(context, d, e);
                    found.insert(found.end(), triplets.begin(), triplets.end());
                }
                if (devices == 1) expected = found;
                EXPECT_EQ(found, expected);
            }
        }
    }
}

/// d, e, the reflectors and the triangular factors of their blocks.
TYPED_TEST(EmulatedEigenproblem, ChaseIsThatOfPlainLoops) {
    using T = TypeParam;
    using R = real_t<T>;
    const index_t n = 40, b = 6, ldw = 16;
    const ChaseShape shape{n, b};
    std::vector<T> band = numbers<T>(n * ldw, 1);
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < ldw; ++i) {
            if (i > b || j + i >= n) band[static_cast<std::size_t>(j * ldw + i)] = T(0);
        }
    }
    std::vector<index_t> first(static_cast<std::size_t>(shape.groups()));
    for (index_t g = 1; g < shape.groups(); ++g)
        first[static_cast<std::size_t>(g)] =
            first[static_cast<std::size_t>(g - 1)] + shape.group_columns(g - 1);
    for (const bool stepwise : {false, true}) {
        SCOPED_TRACE(stepwise);
        compare_with_kernels(1, [&](lapilli::Context& context) {
            const index_t columns = shape.columns();
            const auto zeros = [](index_t count) { return std::vector<T>(static_cast<std::size_t>(count)); };
            const DeviceArray<T> a(context, 0, band), v(context, 0, zeros(shape.ldv() * columns));
            const DeviceArray<T> tau(context, 0, zeros(columns)), parked(context, 0, chase_parked(n, b));
            const DeviceArray<T> t(context, 0, zeros(chase_group * columns));
            const DeviceArray<R> d(context, 0, n), e(context, 0, n - 1);
            const DeviceArray<index_t> of_first(context, 0, first);
            const DeviceArray<unsigned> failed(context, 0, std::vector<unsigned>(1));
            const DeviceArray<std::uint64_t> mail(
                context, 0, std::vector<std::uint64_t>(static_cast<std::size_t>(chase_mail<T>(n, b))));
            submit(context.queue(0), BandChaseArgs<T>{n, b, a.data(), ldw, d.data(), e.data(), v.data(),
                                                      tau.data(), of_first.data(), parked.data(), mail.data(),
                                                      failed.data(), 1'000'000'000, stepwise});
            submit(context.queue(0),
                   ChaseFactorsArgs<T>{n, b, v.data(), tau.data(), of_first.data(), t.data()});
            const double bound = 30 * static_cast<double>(n) * unit_roundoff<T>;
            Written written;
            written.add("d", d.values(), bound);
            written.add("e", e.values(), bound);
            written.add("V", v.values(), bound);
            written.add("tau", tau.values(), bound);
            written.add("T", t.values(), bound);
            return written;
        });
    }
}

}  // namespace
}  // namespace lapilli::testing
