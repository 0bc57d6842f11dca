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
    /// What a device has: matrices first .. first+count-1 of all, n x n one behind the other.
    struct Share {
        index_t first, count;
        T *a, *b;
        T *c, *jacobi;  ///< of one piece: its operations follow each other
        real_t<T>* w;
        std::int64_t* infos;
    };
    std::vector<Share> shares;
    /// What comes from and goes to host memory.
    T *stage_a, *stage_b;
    real_t<T>* w;
    index_t* infos;
    index_t piece;

    BatchWork(Arena& arena, const BatchProblem& p, bool a_on_host, bool b_on_host, index_t matrices_of_piece)
        : piece(matrices_of_piece) {
        const index_t square = checked_product(p.n, p.n), all = checked_product(p.count, square);
        const auto begin = [&](index_t device) {
            return p.count / arena.devices() * device + std::min<index_t>(device, p.count % arena.devices());
        };
        for (int d = 0; d < arena.devices(); ++d) {
            Share share{begin(d), begin(d + 1) - begin(d), nullptr, nullptr, nullptr, nullptr, nullptr,
                        nullptr};
            const index_t in_piece = std::min(piece, share.count);
            share.a = arena.device_array<T>(d, share.count * square);
            if (p.has_b()) {
                share.b = arena.device_array<T>(d, share.count * square);
                share.c = arena.device_array<T>(d, in_piece * square);
            }
            if (p.has_values()) {
                share.jacobi = arena.device_array<T>(d, in_piece * batch_syev_work<T>(p.n));
                share.w = arena.device_array<real_t<T>>(d, share.count * p.n);
            }
            share.infos = arena.device_array<std::int64_t>(d, share.count);
            shares.push_back(share);
        }
        stage_a = arena.pinned_array<T>(a_on_host ? all : 0);
        stage_b = arena.pinned_array<T>(b_on_host ? all : 0);
        w = arena.pinned_array<real_t<T>>(p.has_values() ? checked_product(p.count, p.n) : 0);
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
        : context(of_call), p(problem), x(operands), work(workspace), square(problem.n * problem.n) {
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
        host::Copies copies;
        for (const Piece& piece : pieces) {
            const index_t at = of(piece).first + piece.first;
            if (x.a.on_host()) x.a.add_to(copies, at, piece.count, work.stage_a + at * square);
            if (p.has_b() && x.b.on_host()) x.b.add_to(copies, at, piece.count, work.stage_b + at * square);
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
            bring(piece, x.a, of(piece).a, work.stage_a);
            if (p.has_b()) bring(piece, x.b, of(piece).b, work.stage_b);
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
        if (p.writes_a()) add(results, x.a, work.stage_a, &Share::a, p.part_of_a(), true);
        if (p.has_b()) add(results, x.b, work.stage_b, &Share::b, p.triangle(), false);
        const index_t bad = add_small_results(
            p, x, work.w, work.infos,
            [&](auto* to, const auto* from, index_t count) { results.add_vector(context, to, from, count); });
        results.run();
        return bad;
    }

  private:
    Share& of(const Piece& piece) { return work.shares[static_cast<std::size_t>(piece.device)]; }

    void bring(const Piece& piece, const UserBatch<T>& user, T* share, const T* stage) {
        Queue& queue = context.panel_queue(piece.device);
        T* const to = share + piece.first * square;
        const index_t at = of(piece).first + piece.first;
        if (user.on_host()) {
            upload_array(queue, stage + at * square, to, piece.count * square);
        } else {
            user.copy(queue, false, at, piece.count, {to, p.n, p.n, p.n});
        }
    }

    void submit_piece(const Piece& piece) {
        Queue& queue = context.queue(piece.device);
        const Share& share = of(piece);
        const auto matrices = [&](T* data) { return Batch<T>{data, p.n, p.n, square, piece.count}; };
        const Batch<T> a = matrices(share.a + piece.first * square);
        std::int64_t* const infos = share.infos + piece.first;
        real_t<T>* const w = p.has_values() ? share.w + piece.first * p.n : nullptr;
        const Batch<T> b = p.has_b() ? matrices(share.b + piece.first * square) : Batch<T>{};
        submit_batch(queue, p, a, b, {matrices(share.c), share.jacobi}, w, infos);
    }

    void take_back(const Piece& piece) {
        Queue& queue = context.panel_queue(piece.device);
        queue.wait(*piece.computed);
        const Share& share = of(piece);
        const index_t at = share.first + piece.first, elements = piece.count * square;
        const auto matrices = [&](T* from, T* stage) {
            download_array(queue, from + piece.first * square, stage + at * square, elements);
        };
        if (p.writes_a() && x.a.on_host()) matrices(share.a, work.stage_a);
        if (p.has_b() && x.b.on_host()) matrices(share.b, work.stage_b);
        if (p.has_values())
            download_array(queue, share.w + piece.first * p.n, work.w + at * p.n, piece.count * p.n);
        download_array(queue, share.infos + piece.first, work.infos + at, piece.count);
    }

    void add(Delivery& results, const UserBatch<T>& user, const T* stage, T* Share::*matrices, Part part,
             bool is_a) {
        results.add(user.on_device(), [this, &user, stage, matrices, part, is_a] {
            if (user.on_device()) {
                for (std::size_t d = 0; d < work.shares.size(); ++d) {
                    const Share& share = work.shares[d];
                    if (share.count > 0)
                        user.copy(context.queue(static_cast<int>(d)), true, share.first, share.count,
                                  {share.*matrices, p.n, p.n, p.n});
                }
                context.synchronize();
                return;
            }
            host::Copies copies;
            for (index_t k = 0; k < p.count; ++k)
                if (!is_a || p.delivers_a(work.infos[k])) user.add_back(copies, k, stage + k * square, part);
            std::move(copies).run(host::copy_threads(context.settings.integer("copy.threads")));
        });
    }

    Context& context;
    const BatchProblem& p;
    const BatchOperands<T>& x;
    BatchWork<T>& work;
    const index_t square;
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
                                 p.has_b() && x.b.on_host(), matrices_of_piece<T>(context, p.n));
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
                                            matrices_of_piece<T>(context, p.n));
}

LAPILLI_INSTANCES(batch_on_devices, batch_memory_on_devices)

}  // namespace lapilli
