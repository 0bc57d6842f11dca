// SPDX-License-Identifier: BSD-3-Clause
// A whole reduction to tridiagonal form around the panel kernel, driven as src/eigen/sytrd.cpp drives it: a
// team of devices, each with its launch on an OS thread of its own, two buffers for [V W] in turn, a trailing
// update after every panel. All that a panel must not depend on is NaN before it.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <exception>
#include <memory>
#include <numeric>
#include <ostream>
#include <thread>
#include <utility>
#include <vector>

#include "emulator/stream.hpp"
#include "kernels/local_columns.hpp"
#include "tridiagonal/panel/launch.cuh"

namespace lapilli::kernel_tests {

struct Shape {
    index_t n = 0, nb = 32;
    int team = 1, blocks = 1;
    std::uint64_t seed = 0;
    int dynamic_tail = 0;
    int architecture = 90;
};

inline std::ostream& operator<<(std::ostream& out, const Shape& s) {
    return out << "n " << s.n << " nb " << s.nb << " team " << s.team << " blocks " << s.blocks << " seed "
               << s.seed << " late " << s.dynamic_tail << " architecture " << s.architecture;
}

template <class T>
class TeamReduction {
  public:
    using R = real_t<T>;

    struct alignas(128) Barrier {
        std::array<std::byte, static_cast<std::size_t>(barrier_bytes)> bytes{};
    };
    struct Device {
        explicit Device(LocalColumns<T> columns) : local(std::move(columns)) {}
        LocalColumns<T> local;
        Matrix<T> vw[2];
        std::vector<R> d, e;
        std::vector<T> tau, scratch, parts;
        std::vector<unsigned> flags;
        Barrier barrier;
    };
    /// The panel that has just been reduced.
    struct Panel {
        index_t number, first, width;
    };

    TeamReduction(const Matrix<T>& whole, const Shape& shape) : shape_(shape), lower_(whole) {
        const index_t n = shape.n, ld = round_up(n, row_padding);
        for (int k = 0; k < shape.team; ++k) {
            auto device = std::make_unique<Device>(LocalColumns<T>(whole, {n, shape.nb, k, shape.team}));
            for (auto& vw : device->vw) vw = Matrix<T>(n, 3 * shape.nb, ld, nan_of<T>());
            device->flags.assign(static_cast<std::size_t>(flag_words(ld, shape.team)), 0);
            device->d.assign(static_cast<std::size_t>(n), std::numeric_limits<R>::quiet_NaN());
            device->e.assign(static_cast<std::size_t>(n - 1), std::numeric_limits<R>::quiet_NaN());
            device->tau.assign(static_cast<std::size_t>(n - 1), nan_of<T>());
            device->scratch.resize(static_cast<std::size_t>(panel_scratch(ld, shape.nb)));
            device->parts.resize(static_cast<std::size_t>(panel_parts(ld, shape.team)));
            devices_.push_back(std::move(device));
        }
    }

    /// check(*this, panel) after every panel, before the trailing matrix is updated.
    template <class Check>
    void run(Check&& check) {
        for (index_t first = 0; first < shape_.n; first += shape_.nb) {
            const Panel panel{first / shape_.nb, first, std::min(shape_.nb, shape_.n - first)};
            fetch(panel);
            launch_on_all(panel);
            check(*this, panel);
            store_reflectors(panel);
            update(panel);
        }
    }

    /// The first panel on some devices of the team. The others never begin: these find out by themselves, or
    /// the host tells them.
    void run_without_the_others(const std::vector<int>& ranks, bool host_aborts) {
        const Panel panel{0, 0, std::min(shape_.nb, shape_.n)};
        fetch(panel);
        aborted_ = host_aborts ? 1 : 0;
        patience_ = std::chrono::milliseconds(100);
        launch_on(panel, ranks);
    }
    bool aborted() const { return aborted_ != 0; }

    const Shape& shape() const { return shape_; }
    const Device& device(int k) const { return *devices_[static_cast<std::size_t>(k)]; }
    /// The lower triangle as the panel found it: right of the panel, and the panel's columns before it.
    const Matrix<T>& lower() const { return lower_; }
    /// Column j of the panel; element i belongs to row i.
    const T* v(int device_number, const Panel& panel, index_t j) const {
        return &device(device_number).vw[panel.number % 2](0, j);
    }
    const T* w(int device_number, const Panel& panel, index_t j) const {
        return v(device_number, panel, panel.width + j);
    }
    /// Below the diagonal of column c, the reflector that made it.
    const Matrix<T>& reflectors() const { return reflectors_; }

  private:
    Device& dev(int k) { return *devices_[static_cast<std::size_t>(k)]; }

    void fetch(const Panel& p) {
        for (auto& device : devices_) {
            Matrix<T>& vw = device->vw[p.number % 2];
            std::fill(vw.elements.begin(), vw.elements.end(), nan_of<T>());
            for (index_t j = 0; j < p.width; ++j) {
                for (index_t i = p.first; i < shape_.n; ++i) {
                    // Above the diagonal a panel's columns hold what the update of the one before left.
                    vw(i, j) = i < p.first + j ? nan_of<T>() : lower_(i, p.first + j);
                }
            }
            std::fill(device->scratch.begin(), device->scratch.end(), nan_of<T>());
            device->local.forget();
        }
    }

    TridiagonalPanel<T, R> arguments(const Panel& p, int rank) {
        Device& device = dev(rank);
        Matrix<T>& vw = device.vw[p.number % 2];
        TridiagonalPanel<T, R> a{};
        a.symv = device.local.terms(p.first);
        a.width = p.width;
        a.v = vw.data();
        a.w = vw.data() + p.width * vw.ld;
        a.ldv = vw.ld;
        a.d = device.d.data();
        a.e = device.e.data();
        a.tau = device.tau.data();
        a.scratch = device.scratch.data();
        a.barrier = device.barrier.bytes.data();
        for (int k = 0; k < shape_.team; ++k) {
            a.parts[k] = dev(k).parts.data();
            a.flags[k] = dev(k).flags.data();
        }
        a.aborted = &aborted_;
        a.patience = patience_.count();
        return a;
    }

    void launch(const Panel& p, int rank) {
        const TridiagonalPanel<T, R> a = arguments(p, rank);
        const std::uint64_t seed = seed_of(static_cast<index_t>(shape_.seed), p.number, rank);
        const simt::EmulatedStream stream(simt::limits_like(shape_.architecture, shape_.blocks), seed);
        const auto run = shape_.nb == 64 ? launch::panel_of_width<64, T> : launch::panel_of_width<32, T>;
        EXPECT_EQ(run(stream, a, shape_.blocks, shape_.dynamic_tail), launch::success);
    }

    void launch_on_all(const Panel& p) {
        if (shape_.team == 1) return launch(p, 0);
        std::vector<int> ranks(static_cast<std::size_t>(shape_.team));
        std::iota(ranks.begin(), ranks.end(), 0);
        launch_on(p, ranks);
    }

    void launch_on(const Panel& p, const std::vector<int>& ranks) {
        std::vector<std::exception_ptr> errors(static_cast<std::size_t>(shape_.team));
        std::vector<std::jthread> queues;
        for (const int rank : ranks) {
            queues.emplace_back([this, &p, &error = errors[static_cast<std::size_t>(rank)], rank] {
                try {
                    launch(p, rank);
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

    void store_reflectors(const Panel& p) {
        if (reflectors_.rows == 0) reflectors_ = Matrix<T>(shape_.n, shape_.n, shape_.n, T(0));
        for (index_t j = 0; j < p.width; ++j) {
            for (index_t i = p.first + j + 1; i < shape_.n; ++i) reflectors_(i, p.first + j) = v(0, p, j)[i];
        }
    }

    /// A -= V W^H + W V^H right of the panel, on the lower triangle, for every device's columns and for the
    /// whole.
    void update(const Panel& p) {
        for (index_t col = p.first + p.width; col < shape_.n; ++col) {
            const Layout& layout = dev(0).local.layout;
            Matrix<T>& local = dev(layout.owner(col)).local.a;
            const index_t local_col = layout.local_col(col);
            for (index_t i = col; i < shape_.n; ++i) {
                Wide<T> sum = widen(lower_(i, col));
                for (index_t j = 0; j < p.width; ++j) {
                    sum -= widen(v(0, p, j)[i]) * conjugate(widen(w(0, p, j)[col])) +
                           widen(w(0, p, j)[i]) * conjugate(widen(v(0, p, j)[col]));
                }
                lower_(i, col) = local(i, local_col) = narrow<T>(sum);
            }
        }
    }

    Shape shape_;
    Matrix<T> lower_, reflectors_;
    std::vector<std::unique_ptr<Device>> devices_;
    unsigned aborted_ = 0;
    std::chrono::nanoseconds patience_ = std::chrono::minutes(10);
};

}  // namespace lapilli::kernel_tests
