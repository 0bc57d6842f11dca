// SPDX-License-Identifier: BSD-3-Clause
// One panel of QR with column pivots on one device or on several, each with its launch on an OS thread of its
// own.
#pragma once

#include <chrono>
#include <cstring>
#include <exception>
#include <limits>
#include <memory>
#include <thread>
#include <vector>

#include "base/cyclic.hpp"
#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "pivoted_qr/args.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_PIVOTED_QR_OPERATIONS)

namespace lapilli::kernel_tests {

/// Columns before `first` are factored, which are the first ones of each device.
struct Shape {
    index_t m, n, first, width;
};

/// The result of a panel, its columns in their places.
template <class T>
struct Panel {
    Matrix<T> a, f;
    std::vector<real_t<T>> norms;
    std::vector<T> tau;
    std::vector<index_t> order;
    index_t count = -1;
};

template <class T>
class PivotedTeam {
    using R = real_t<T>;

  public:
    PivotedTeam(const Matrix<T>& given, const Shape& shape, int team)
        : shape_(shape), cyclic_(shape.n, team == 1 ? shape.n : 3, team) {
        for (int d = 0; d < team; ++d) {
            auto x = std::make_unique<Device>();
            const index_t cols = cyclic_.local_cols(d);
            const auto columns = static_cast<std::size_t>(cols);
            x->a = Matrix<T>(shape.m, cols, given.ld, nan_of<T>());
            x->f = Matrix<T>(cols, shape.width, cols + 1, nan_of<T>());
            x->v = Matrix<T>(shape.m, shape.width, shape.m + 1, nan_of<T>());
            // A length of columns before the first one is not looked at.
            x->norms.assign(2 * columns, std::numeric_limits<R>::quiet_NaN());
            for (index_t j = 0; j < cols; ++j) {
                const index_t global =
                    cyclic_.block_start(cyclic_.global_block(d, j / cyclic_.nb())) + j % cyclic_.nb();
                x->order.push_back(global);
                if (global < shape.first)
                    ++x->taken;
                else
                    x->norms[columns + static_cast<std::size_t>(j)] = R(-1);
                for (index_t i = 0; i < shape.m; ++i) x->a(i, j) = given(i, global);
            }
            x->place = x->order;
            x->tau.assign(static_cast<std::size_t>(shape.width) + 1, T(-7));
            x->work.resize(static_cast<std::size_t>(pivoted_qr_work(sizeof(T))) / sizeof(Unit) + 1);
            std::memset(x->work.data(), 0, x->work.size() * sizeof(Unit));
            devices_.push_back(std::move(x));
        }
    }

    void launch(bool pivoting, int processors) { launch_on_all_but(-1, pivoting, processors); }
    /// A device does not begin. host_aborts: the host knows that; else the others wait for a tenth of a
    /// second.
    void launch_without(int rank, bool host_aborts) {
        aborted_ = host_aborts ? 1 : 0;
        patience_ = host_aborts ? std::chrono::minutes(10) : std::chrono::milliseconds(100);
        launch_on_all_but(rank, true, 3);
    }
    bool aborted() const { return aborted_ != 0; }

    /// As one device has it.
    Panel<T> whole(const Matrix<T>& given) const {
        const auto columns = static_cast<std::size_t>(shape_.n);
        Panel<T> x{given, Matrix<T>(shape_.n, shape_.width, shape_.n + 1, nan_of<T>()),
                   {},    devices_[0]->tau,
                   {},    devices_[0]->count[0]};
        x.norms.resize(2 * columns);
        x.order.resize(columns);
        index_t taken = 0;
        for (const auto& device : devices_) {
            const Device& from = *device;
            EXPECT_EQ(from.count[0], x.count);
            for (std::size_t l = 0; l < x.tau.size(); ++l) EXPECT_TRUE(same_bits(from.tau[l], x.tau[l])) << l;
            EXPECT_EQ(from.tau.back(), T(-7)) << "behind";
            taken += from.count[1];
            const index_t cols = from.a.cols, end = from.taken + from.count[1];
            for (index_t j = 0; j < cols; ++j) {
                const auto at = static_cast<std::size_t>(j);
                const index_t place = from.place[at];
                const bool is_in_panel = j >= from.taken && j < end && devices_.size() > 1;
                EXPECT_EQ(j >= from.taken && j < end, place >= shape_.first && place < shape_.first + x.count)
                    << j;
                EXPECT_TRUE(place == j || devices_.size() > 1) << j;
                x.order[static_cast<std::size_t>(place)] = from.order[at];
                for (const std::size_t half : {std::size_t{0}, std::size_t{1}})
                    x.norms[half * columns + static_cast<std::size_t>(place)] =
                        from.norms[half * static_cast<std::size_t>(cols) + at];
                for (index_t l = 0; l < shape_.width; ++l) x.f(place, l) = from.f(j, l);
                for (index_t i = 0; i < shape_.m; ++i)
                    x.a(i, place) = is_in_panel ? devices_[0]->v(i, place - shape_.first) : from.a(i, j);
            }
            for (index_t l = 0; l < x.count && devices_.size() > 1; ++l) {
                for (index_t i = 0; i < shape_.m; ++i)
                    EXPECT_TRUE(same_bits(from.v(i, l), devices_[0]->v(i, l))) << i << ", " << l;
            }
        }
        EXPECT_EQ(taken, x.count);
        return x;
    }

  private:
    struct alignas(256) Unit {
        std::byte bytes[256];
    };
    struct Device {
        Matrix<T> a, f, v;
        std::vector<R> norms;
        std::vector<T> tau;
        std::vector<index_t> order, place;
        index_t count[2] = {-1, -1};
        index_t taken = 0;
        std::vector<Unit> work;
    };

    static bool same_bits(const T& a, const T& b) { return std::memcmp(&a, &b, sizeof(T)) == 0; }

    PivotedQrPanelArgs<T> arguments(int rank, bool pivoting) {
        Device& x = *devices_[static_cast<std::size_t>(rank)];
        PivotedQrPanelArgs<T> args{};
        args.a = view(x.a);
        args.first = shape_.first;
        args.width = shape_.width;
        args.steps = std::min(shape_.m, shape_.n);
        args.share = ceil_div(shape_.n - shape_.first, cyclic_.devices());
        args.taken = x.taken;
        args.pivoting = pivoting;
        args.norms = x.norms.data();
        args.f = view(x.f);
        args.tau = x.tau.data();
        args.order = x.order.data();
        args.place = x.place.data();
        args.count = x.count;
        args.rank = rank;
        args.team = cyclic_.devices();
        for (int d = 0; d < args.team; ++d) {
            Device& peer = *devices_[static_cast<std::size_t>(d)];
            args.v[d] =
                args.team == 1 ? view(x.a).block(0, shape_.first, shape_.m, shape_.width) : view(peer.v);
            args.work[d] = peer.work.data();
        }
        args.aborted = &aborted_;
        args.patience = patience_.count();
        return args;
    }
    void launch_on_all_but(int missing, bool pivoting, int processors) {
        std::vector<std::exception_ptr> errors(devices_.size());
        std::vector<std::jthread> queues;
        for (int rank = 0; rank < cyclic_.devices(); ++rank) {
            if (rank == missing) continue;
            queues.emplace_back(
                [this, rank, pivoting, processors, &error = errors[static_cast<std::size_t>(rank)]] {
                    try {
                        const auto args = arguments(rank, pivoting);
                        EXPECT_EQ(args.violation(), nullptr);
                        const simt::EmulatedStream stream(simt::limits_like(90, processors),
                                                          seed_of(shape_.m, shape_.n, shape_.width + rank));
                        EXPECT_EQ(launch::run(stream, args), launch::success);
                    } catch (...) {
                        error = std::current_exception();
                    }
                });
        }
        queues.clear();
        for (const auto& error : errors) {
            if (error) std::rethrow_exception(error);
        }
    }

    Shape shape_;
    Cyclic cyclic_;
    std::vector<std::unique_ptr<Device>> devices_;
    unsigned aborted_ = 0;
    std::chrono::nanoseconds patience_ = std::chrono::minutes(10);
};

}  // namespace lapilli::kernel_tests
