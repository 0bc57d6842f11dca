// SPDX-License-Identifier: BSD-3-Clause
#include "batch/on_devices.hpp"

#include <memory>

#include "base/instances.hpp"
#include "batch/submit.hpp"
#include "lapilli/lapilli.h"
#include "matrix/delivery.hpp"

namespace lapilli {
namespace {

static_assert(batch_not_finite == LAPILLI_ERROR_NOT_FINITE);

template <class T>
struct BatchWork {
    /// The share of a device: matrices first .. first+count-1 of all, one behind the other without gaps.
    struct Share {
        index_t first, count;
        T *a = nullptr, *b = nullptr;
        T *c = nullptr, *jacobi = nullptr;  ///< of one piece: its operations follow each other
        real_t<T>* w = nullptr;
        T* tau = nullptr;
        index_t* pivots = nullptr;
        std::int64_t* infos = nullptr;
    };
    std::vector<Share> shares;
    /// Buffers on the way from and to host memory.
    T *stage_a, *stage_b, *tau;
    real_t<T>* w;
    index_t *pivots, *infos;
    index_t piece;

    BatchWork(Arena& arena, const BatchProblem& p, bool a_on_host, bool b_on_host, index_t matrices_of_piece)
        : piece(matrices_of_piece) {
        const index_t of_a = checked_product(p.m, p.n), of_b = checked_product(p.rows_of_b(), p.cols_of_b());
        const auto begin = [&](index_t device) {
            return p.count / arena.devices() * device + std::min<index_t>(device, p.count % arena.devices());
        };
        for (int d = 0; d < arena.devices(); ++d) {
            Share share{.first = begin(d), .count = begin(d + 1) - begin(d)};
            const index_t in_piece = std::min(piece, share.count);
            share.a = arena.device_array<T>(d, share.count * of_a);
            share.b = arena.device_array<T>(d, share.count * of_b);
            share.c = arena.device_array<T>(d, p.has_c() ? in_piece * of_a : 0);
            if (p.has_values()) {
                share.jacobi = arena.device_array<T>(d, in_piece * batch_syev_work<T>(p.n));
                share.w = arena.device_array<real_t<T>>(d, share.count * p.n);
            }
            share.tau = arena.device_array<T>(d, share.count * p.taus());
            share.pivots = arena.device_array<index_t>(d, share.count * p.pivots());
            share.infos = arena.device_array<std::int64_t>(d, share.count);
            shares.push_back(share);
        }
        stage_a = arena.pinned_array<T>(a_on_host ? checked_product(p.count, of_a) : 0);
        stage_b = arena.pinned_array<T>(b_on_host ? checked_product(p.count, of_b) : 0);
        w = arena.pinned_array<real_t<T>>(p.has_values() ? checked_product(p.count, p.n) : 0);
        tau = arena.pinned_array<T>(p.reads_taus() || p.delivers_taus() ? checked_product(p.count, p.taus())
                                                                        : 0);
        pivots = arena.pinned_array<index_t>(checked_product(p.count, p.pivots()));
        infos = arena.pinned_array<index_t>(p.count);
    }
};

/// Some matrices of a device's share.
struct Piece {
    int device;
    index_t first, count;  ///< within the share
    std::unique_ptr<Event> arrived, computed;
};

template <class T>
class BatchRun {
    using Share = typename BatchWork<T>::Share;

  public:
    BatchRun(Context& of_call, const BatchProblem& problem, const BatchOperands<T>& operands,
             BatchWork<T>& workspace)
        : context(of_call),
          p(problem),
          x(operands),
          work(workspace),
          of_a(problem.m * problem.n),
          of_b(problem.rows_of_b() * problem.cols_of_b()) {
        // Devices take turns, so that all have something to do early.
        for (index_t first = 0; first < work.shares.front().count; first += work.piece) {
            for (std::size_t d = 0; d < work.shares.size(); ++d) {
                const index_t left = work.shares[d].count - first;
                const int device = static_cast<int>(d);
                if (left > 0)
                    pieces.push_back({device, first, std::min(work.piece, left), context.make_event(device),
                                      context.make_event(device)});
            }
        }
    }

    /// Ends with the results of host memory in pinned memory, those of devices where they were computed.
    void compute() {
        if (p.reads_pivots()) copy_vector(context, work.pivots, x.pivots, p.count * p.pivots());
        if (p.reads_taus()) copy_vector(context, work.tau, x.tau, p.count * p.taus());
        host::Copies copies;
        for (const Piece& piece : pieces) {
            const index_t at = of(piece).first + piece.first;
            if (x.a.on_host()) x.a.add_to(copies, at, piece.count, work.stage_a + at * of_a);
            if (p.reads_b() && x.b.on_host()) x.b.add_to(copies, at, piece.count, work.stage_b + at * of_b);
            copies.next_group();
        }
        host::Copying staging(std::move(copies),
                              host::copy_threads(context.settings.integer("copy.threads")));
        // A piece goes back when the next one of its device is on its way there.
        std::vector<const Piece*> behind(work.shares.size(), nullptr);
        for (std::size_t k = 0; k < pieces.size(); ++k) {
            Piece& piece = pieces[k];
            staging.wait_for_next_group();
            context.keep_reporting();
            Queue &copying = context.panel_queue(piece.device), &computing = context.queue(piece.device);
            bring(piece, x.a, of(piece).a, work.stage_a, of_a);
            if (p.reads_b()) bring(piece, x.b, of(piece).b, work.stage_b, of_b);
            if (p.reads_pivots()) bring_all(piece, &Share::pivots, work.pivots, p.pivots());
            if (p.reads_taus()) bring_all(piece, &Share::tau, work.tau, p.taus());
            copying.record(*piece.arrived);
            computing.wait(*piece.arrived);
            submit_piece(piece);
            computing.record(*piece.computed);
            const Piece*& before = behind[static_cast<std::size_t>(piece.device)];
            if (before != nullptr) take_back(*before);
            before = &piece;
            context.submitted(static_cast<double>(k + 1) / static_cast<double>(pieces.size() + 1));
        }
        for (const Piece* last : behind) take_back(*last);
        context.synchronize();
    }

    index_t deliver() {
        Delivery results;
        if (p.writes_a())
            add(results, x.a, work.stage_a, &Share::a, p.part_of_a(), &BatchProblem::delivers_a);
        if (p.has_b()) add(results, x.b, work.stage_b, &Share::b, p.part_of_b(), &BatchProblem::delivers_b);
        const index_t bad = add_small_results(
            p, x, work.w, work.tau, work.pivots, work.infos,
            [&](auto* to, const auto* from, index_t count) { results.add_vector(context, to, from, count); });
        results.run();
        return bad;
    }

  private:
    Share& of(const Piece& piece) { return work.shares[static_cast<std::size_t>(piece.device)]; }

    void bring(const Piece& piece, const UserBatch<T>& user, T* share, const T* stage, index_t size) {
        Queue& queue = context.panel_queue(piece.device);
        T* const to = share + piece.first * size;
        const index_t at = of(piece).first + piece.first;
        if (user.on_host()) {
            upload_array(queue, stage + at * size, to, piece.count * size);
        } else {
            user.copy(queue, false, at, piece.count, to);
        }
    }
    /// Numbers of the call, `each` of a matrix.
    template <class U>
    void bring_all(const Piece& piece, U* Share::*numbers, const U* stage, index_t each) {
        const index_t at = of(piece).first + piece.first;
        upload_array<U>(context.panel_queue(piece.device), stage + at * each,
                        of(piece).*numbers + piece.first * each, piece.count * each);
    }

    void submit_piece(const Piece& piece) {
        Queue& queue = context.queue(piece.device);
        const Share& share = of(piece);
        const MatrixBatch<T> a{share.a + piece.first * of_a, p.m, p.n, p.m, of_a, piece.count};
        const index_t rows = p.rows_of_b();
        const MatrixBatch<T> b{share.b + piece.first * of_b, rows, p.cols_of_b(), rows, of_b, piece.count};
        real_t<T>* const w = p.has_values() ? share.w + piece.first * p.n : nullptr;
        submit_batch(
            queue, p,
            BatchOnDevice<T>{a, p.has_b() ? b : MatrixBatch<T>{}, w, share.tau + piece.first * p.taus(),
                             share.pivots + piece.first * p.pivots(), share.infos + piece.first},
            {{share.c, p.n, p.n, of_a, piece.count}, share.jacobi});
    }

    void take_back(const Piece& piece) {
        Queue& queue = context.panel_queue(piece.device);
        queue.wait(*piece.computed);
        const Share& share = of(piece);
        const index_t at = share.first + piece.first;
        const auto matrices = [&](T* from, T* stage, index_t size) {
            download_array(queue, from + piece.first * size, stage + at * size, piece.count * size);
        };
        if (p.writes_a() && x.a.on_host()) matrices(share.a, work.stage_a, of_a);
        if (p.has_b() && x.b.on_host()) matrices(share.b, work.stage_b, of_b);
        if (p.has_values())
            download_array(queue, share.w + piece.first * p.n, work.w + at * p.n, piece.count * p.n);
        if (p.delivers_taus())
            download_array(queue, share.tau + piece.first * p.taus(), work.tau + at * p.taus(),
                           piece.count * p.taus());
        if (p.pivots() > 0 && !p.reads_pivots())
            download_array(queue, share.pivots + piece.first * p.pivots(), work.pivots + at * p.pivots(),
                           piece.count * p.pivots());
        download_array(queue, share.infos + piece.first, work.infos + at, piece.count);
    }

    /// Where a call only writes matrices, those without results have nothing in the share: neighbours with
    /// results go together.
    void copy_back(Queue& queue, const UserBatch<T>& user, const Share& share, T* Share::*matrices,
                   bool (BatchProblem::*delivers)(index_t info) const) const {
        const auto delivered = [&](index_t k) { return (p.*delivers)(work.infos[share.first + k]); };
        for (index_t first = 0; first < share.count;) {
            index_t last = first;
            while (last < share.count && delivered(last)) ++last;
            if (last > first)
                user.copy(queue, true, share.first + first, last - first,
                          share.*matrices + first * user.rows * user.cols);
            first = last + 1;
        }
    }

    void add(Delivery& results, const UserBatch<T>& user, const T* stage, T* Share::*matrices, Part part,
             bool (BatchProblem::*delivers)(index_t info) const) {
        results.add(user.on_device(), [this, &user, stage, matrices, part, delivers] {
            if (user.on_device()) {
                for (std::size_t d = 0; d < work.shares.size(); ++d)
                    copy_back(context.queue(static_cast<int>(d)), user, work.shares[d], matrices, delivers);
                context.synchronize();
                return;
            }
            host::Copies copies;
            for (index_t k = 0; k < p.count; ++k)
                if ((p.*delivers)(work.infos[k]))
                    user.add_back(copies, k, stage + k * user.rows * user.cols, part);
            std::move(copies).run(host::copy_threads(context.settings.integer("copy.threads")));
        });
    }

    Context& context;
    const BatchProblem& p;
    const BatchOperands<T>& x;
    BatchWork<T>& work;
    const index_t of_a, of_b;
    std::vector<Piece> pieces;
};

/// No more devices than matrices.
Team batch_team(Context& context, index_t count) {
    return {static_cast<int>(std::min<index_t>(context.device_count(), count))};
}

}  // namespace

template <class T>
index_t batch_on_devices(Context& context, const BatchProblem& p, const BatchOperands<T>& x) {
    Allocated<BatchWork<T>> work(context, batch_team(context, p.count), p, x.a.on_host(),
                                 p.has_b() && x.b.on_host(), matrices_of_piece<T>(context, p));
    BatchRun<T> run(context, p, x, *work);
    {
        PhaseScope phase(context, "batch");
        run.compute();
    }
    PhaseScope phase(context, "download");
    return run.deliver();
}

template <class T>
Footprint batch_memory_on_devices(Context& context, const BatchProblem& p) {
    return Allocated<BatchWork<T>>::measure(batch_team(context, p.count), p, true, p.has_b(),
                                            matrices_of_piece<T>(context, p));
}

LAPILLI_INSTANCES(batch_on_devices, batch_memory_on_devices)

}  // namespace lapilli
