// SPDX-License-Identifier: BSD-3-Clause
// A panel of the reduction to Hessenberg form: its reflectors, applied in more digits to the matrix, against
// H; T and Y against their definitions.
#include <chrono>
#include <cmath>
#include <exception>
#include <limits>
#include <memory>
#include <thread>
#include <tuple>
#include <vector>

#include "backend/sim/sim_hessenberg.hpp"
#include "emulator/run.hpp"
#include "hessenberg/args.hpp"
#include "kernels/support.hpp"
#include "support/orders.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_HESSENBERG_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

/// A panel of `width` columns of a trailing matrix of order m, `above` rows below the first of a column.
struct HessenbergCase {
    index_t m, width, above = 0;
    int multiprocessors = 3, shared_bytes = 232448;
    std::uint64_t seed = 0;
    int devices = 1;
};

template <class T>
struct HessenbergPanel {
    Matrix<T> a, v, y, t;
    std::vector<T> tau;
};

template <class T>
class HessenbergPanelTest : public ::testing::Test {
  protected:
    using W = Wide<T>;
    using R = real_t<T>;

    struct alignas(256) Barrier {
        std::byte bytes[barrier_bytes] = {};
    };
    /// A device's arrays. Elements that the panel does not write are NaN before.
    struct Device {
        HessenbergPanel<T> x;
        std::vector<T> work, parts;
        std::vector<unsigned> flags;
        Barrier barrier;

        /// Behind the panel's columns a device other than the first has its rows of A v alone.
        Device(const Matrix<T>& given, const HessenbergCase& c, int rank)
            : x{Matrix<T>(c.m + c.above, c.m + 1, round_up(c.m + c.above, 4), nan_of<T>()),
                Matrix<T>(c.m, c.width, c.m + 1, nan_of<T>()), Matrix<T>(c.m, c.width, c.m + 2, nan_of<T>()),
                Matrix<T>(c.width, c.width, c.width + 1, nan_of<T>()),
                std::vector<T>(static_cast<std::size_t>(c.width), nan_of<T>())},
              work(static_cast<std::size_t>(hessenberg_work), nan_of<T>()),
              parts(static_cast<std::size_t>(2 * (c.m + 3)), nan_of<T>()),
              flags(static_cast<std::size_t>(hessenberg_flags(c.devices)), 0) {
            const index_t first = hessenberg_first_row(c.m, c.devices, rank),
                          end = hessenberg_first_row(c.m, c.devices, rank + 1);
            for (index_t j = 0; j <= c.m; ++j) {
                const bool whole = rank == 0 || j < c.width;
                for (index_t i = whole ? 0 : first; i < (whole ? c.m : end); ++i)
                    x.a(c.above + i, j) = given(i, j);
            }
        }
        std::vector<T> panel() const {
            return {x.a.elements.begin(), x.a.elements.begin() + x.a.ld * x.v.cols};
        }
        std::vector<T> behind() const {
            return {x.a.elements.begin() + x.a.ld * x.v.cols, x.a.elements.end()};
        }
    };
    /// A device that is missing does not begin.
    struct Team {
        std::vector<std::unique_ptr<Device>> devices;
        unsigned aborted = 0;
        std::chrono::nanoseconds patience = std::chrono::minutes(10);

        Team(const Matrix<T>& given, const HessenbergCase& c) {
            for (int d = 0; d < c.devices; ++d) devices.push_back(std::make_unique<Device>(given, c, d));
        }
        HessenbergPanelArgs<T> arguments(const HessenbergCase& c, int rank) {
            Device& own = *devices[static_cast<std::size_t>(rank)];
            HessenbergTeam<T> team{.rank = rank, .devices = c.devices};
            for (int d = 0; d < c.devices && c.devices > 1; ++d) {
                team.parts[d] = devices[static_cast<std::size_t>(d)]->parts.data();
                team.flags[d] = devices[static_cast<std::size_t>(d)]->flags.data();
                team.column = 7;
                team.ld = c.m + 3;
                team.aborted = &aborted;
                team.patience = patience.count();
            }
            return {.a = view(own.x.a).block(c.above, 0, c.m, c.m + 1),
                    .v = view(own.x.v),
                    .y = view(own.x.y),
                    .t = view(own.x.t),
                    .tau = own.x.tau.data(),
                    .work = own.work.data(),
                    .barrier = own.barrier.bytes,
                    .team = team};
        }
        void launch_on_all_but(int missing, const HessenbergCase& c) {
            std::vector<std::exception_ptr> errors(devices.size());
            std::vector<std::jthread> queues;
            for (int rank = 0; rank < c.devices; ++rank) {
                if (rank == missing) continue;
                queues.emplace_back([this, rank, &c, &error = errors[static_cast<std::size_t>(rank)]] {
                    try {
                        DeviceLimits limits = simt::limits_like(90, c.multiprocessors);
                        limits.shared_bytes = c.shared_bytes;
                        const HessenbergPanelArgs<T> args = arguments(c, rank);
                        EXPECT_EQ(args.violation(), nullptr);
                        EXPECT_EQ(launch::run(simt::EmulatedStream(limits, c.seed), args), launch::success);
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
    };

    /// The first device's results. Those of the others have the same bits.
    static HessenbergPanel<T> run(const Matrix<T>& given, const HessenbergCase& c) {
        Team team(given, c);
        team.launch_on_all_but(-1, c);
        EXPECT_EQ(team.aborted, 0U);
        HessenbergPanel<T>& x = team.devices[0]->x;
        for (int rank = 0; rank < c.devices; ++rank) {
            const auto& device = team.devices[static_cast<std::size_t>(rank)];
            EXPECT_TRUE(same_bits(device->behind(), Device(given, c, rank).behind()));
            EXPECT_TRUE(same_bits(device->x.v.elements, x.v.elements));
            EXPECT_TRUE(same_bits(device->x.y.elements, x.y.elements));
            EXPECT_TRUE(same_bits(device->x.t.elements, x.t.elements));
            EXPECT_TRUE(same_bits(device->panel(), team.devices[0]->panel()));
        }
        for (index_t j = 0; j <= c.m; ++j) {
            for (index_t i = 0; i < c.above; ++i) EXPECT_TRUE(is_nan(x.a(i, j))) << i << ", " << j;
        }
        Matrix<T> panel(c.m, c.m + 1, c.m, T(0));
        for (index_t j = 0; j <= c.m; ++j) {
            for (index_t i = 0; i < c.m; ++i) panel(i, j) = x.a(c.above + i, j);
        }
        x.a = panel;
        return x;
    }

    static W at(const Matrix<T>& a, index_t i, index_t j) { return widen(a(i, j)); }
    static double size_of(const Matrix<T>& a) {
        double squares = std::numeric_limits<R>::min();
        for (index_t j = 0; j < a.cols; ++j) {
            for (index_t i = 0; i < a.rows; ++i) squares += std::pow(modulus(at(a, i, j)), 2);
        }
        return std::sqrt(squares);
    }

    static HessenbergPanel<T> check(const Matrix<T>& given, const HessenbergCase& c) {
        SCOPED_TRACE(::testing::Message()
                     << "m " << c.m << ", width " << c.width << ", above " << c.above << ", multiprocessors "
                     << c.multiprocessors << ", devices " << c.devices);
        HessenbergPanel<T> x = run(given, c);
        const double tolerance = 40 * static_cast<double>(c.m + 5) * eps<T>;
        expect_similar(given, x, tolerance * size_of(given));
        expect_unitary(x, tolerance);
        expect_products(given, x, tolerance);
        for (index_t j = c.width; j <= c.m; ++j) {
            for (index_t i = 0; i < c.m; ++i) EXPECT_EQ(x.a(i, j), given(i, j)) << i << ", " << j;
        }
        return x;
    }
    /// H = Q^H A Q in the panel's columns, and zeros below.
    static void expect_similar(const Matrix<T>& given, const HessenbergPanel<T>& x, double tolerance) {
        const index_t m = given.rows, width = x.v.cols;
        std::vector<std::vector<W>> b(static_cast<std::size_t>(m) + 1);
        for (index_t j = 0; j <= m; ++j) {
            for (index_t i = 0; i < m; ++i) b[static_cast<std::size_t>(j)].push_back(at(given, i, j));
        }
        const auto element = [&](index_t i, index_t j) -> W& {
            return b[static_cast<std::size_t>(j)][static_cast<std::size_t>(i)];
        };
        for (index_t k = 0; k < width; ++k) {
            const W tau = widen(x.tau[static_cast<std::size_t>(k)]);
            for (index_t j = k; j <= m; ++j) {
                W sum(0);
                for (index_t i = k; i < m; ++i) sum += conjugate(at(x.v, i, k)) * element(i, j);
                for (index_t i = k; i < m; ++i) element(i, j) -= conjugate(tau) * sum * at(x.v, i, k);
            }
            for (index_t i = 0; i < m; ++i) {
                W sum(0);
                for (index_t s = k; s < m; ++s) sum += element(i, s + 1) * at(x.v, s, k);
                for (index_t s = k; s < m; ++s) element(i, s + 1) -= tau * sum * conjugate(at(x.v, s, k));
            }
        }
        for (index_t k = 0; k < width; ++k) {
            ASSERT_EQ(std::imag(at(x.a, k, k)), 0) << k;
            for (index_t i = 0; i < m; ++i) {
                const W found = i > k ? W(0) : at(x.a, i, k);
                ASSERT_LE(modulus(found - element(i, k)), tolerance) << i << ", " << k;
                if (i > k) {
                    ASSERT_EQ(x.a(i, k), x.v(i, k)) << i << ", " << k;
                } else {
                    ASSERT_EQ(x.v(i, k), make<T>(i == k ? 1 : 0, 0)) << i << ", " << k;
                }
            }
        }
    }
    static void expect_unitary(const HessenbergPanel<T>& x, double tolerance) {
        for (index_t k = 0; k < x.v.cols; ++k) {
            double squares = 0;
            for (index_t i = k; i < x.v.rows; ++i) squares += std::pow(modulus(at(x.v, i, k)), 2);
            const W tau = widen(x.tau[static_cast<std::size_t>(k)]);
            EXPECT_LE(
                std::fabs(2 * static_cast<double>(std::real(tau)) - std::pow(modulus(tau), 2) * squares),
                tolerance)
                << k;
        }
    }
    /// T by its recurrence, Y = A V T.
    static void expect_products(const Matrix<T>& given, const HessenbergPanel<T>& x, double tolerance) {
        const index_t m = given.rows, width = x.v.cols;
        for (index_t k = 0; k < width; ++k) {
            std::vector<W> product(static_cast<std::size_t>(k));
            for (index_t l = 0; l < k; ++l) {
                for (index_t i = k; i < m; ++i)
                    product[static_cast<std::size_t>(l)] += conjugate(at(x.v, i, l)) * at(x.v, i, k);
            }
            const W tau = widen(x.tau[static_cast<std::size_t>(k)]);
            for (index_t l = 0; l < width; ++l) {
                W expected = l == k ? tau : W(0);
                for (index_t q = l; q < k; ++q)
                    expected -= tau * at(x.t, l, q) * product[static_cast<std::size_t>(q)];
                ASSERT_LE(modulus(at(x.t, l, k) - expected), tolerance) << l << ", " << k;
            }
        }
        std::vector<W> by_v(static_cast<std::size_t>(width));
        const double bound = tolerance * size_of(given);
        for (index_t i = 0; i < m; ++i) {
            for (index_t k = 0; k < width; ++k) {
                W& sum = by_v[static_cast<std::size_t>(k)] = W(0);
                for (index_t s = k; s < m; ++s) sum += at(given, i, s + 1) * at(x.v, s, k);
            }
            for (index_t k = 0; k < width; ++k) {
                W expected(0);
                for (index_t l = 0; l <= k; ++l)
                    expected += by_v[static_cast<std::size_t>(l)] * at(x.t, l, k);
                ASSERT_LE(modulus(at(x.y, i, k) - expected), bound) << i << ", " << k;
            }
        }
    }
    static Matrix<T> random(index_t m) { return random_matrix<T>(m, m + 1, m, seed_of(m)); }
};
TYPED_TEST_SUITE(HessenbergPanelTest, Scalars, ScalarNames);

TYPED_TEST(HessenbergPanelTest, Panels) {
    const HessenbergCase cases[] = {{1, 1},       {2, 1, 1, 1},   {2, 2, 0, 2},  {5, 4, 1, 5},
                                    {9, 9, 3, 2}, {33, 32, 1, 1}, {40, 7, 2, 8}, {66, 64, 1, 3}};
    for (const HessenbergCase& c : cases) this->check(this->random(c.m), c);
}

/// Rows of A v come from all devices, also where blocks and devices have no rows of their own.
TYPED_TEST(HessenbergPanelTest, SeveralDevices) {
    for (const auto& [m, width, above, blocks, devices] :
         {std::tuple{1, 1, 0, 1, 2}, {40, 7, 1, 2, 2}, {66, 9, 3, 1, 4}, {37, 5, 2, 3, 3}}) {
        HessenbergCase c{m, width, above, blocks};
        c.devices = devices;
        this->check(this->random(c.m), c);
    }
}

TYPED_TEST(HessenbergPanelTest, EndsWhenADeviceIsMissing) {
    HessenbergCase c{40, 4, 1, 2};
    c.devices = 2;
    for (const bool host_says_so : {true, false}) {
        typename TestFixture::Team team(this->random(c.m), c);
        team.aborted = host_says_so ? 1 : 0;
        if (!host_says_so) team.patience = std::chrono::milliseconds(100);
        EXPECT_NO_THROW(team.launch_on_all_but(0, c));
        EXPECT_EQ(team.aborted, 1U);
    }
}

/// v, or the rows of V and Y as well, are read from memory where shared memory has no room.
TYPED_TEST(HessenbergPanelTest, DevicesWithLessSharedMemory) {
    using T = TypeParam;
    HessenbergCase c{150, 5, 1, 2};
    const HessenbergShape<T> shape(c.m, c.above, static_cast<int>(c.width), c.multiprocessors);
    for (const PanelKept kept : {PanelKept::rows_and_vector, PanelKept::rows}) {
        c.shared_bytes = static_cast<int>(shape.bytes(kept)) - 1;
        this->check(this->random(c.m), c);
    }
}

/// The largest matrices that GPUs have memory for: blocks have all rows, and room for what they must have.
TYPED_TEST(HessenbergPanelTest, RoomOnAllDevices) {
    using T = TypeParam;
    for (const auto& [kilobytes, multiprocessors, gigabytes] :
         {std::tuple{99, 46, 12}, {99, 82, 24}, {99, 142, 48}, {163, 108, 80}, {227, 132, 141}}) {
        const auto most = static_cast<std::int64_t>(std::sqrt(gigabytes * 1e9 / sizeof(T)));
        for (const int width : {1, 4, 16, 32, 64}) {
            for (const std::int64_t m : {most, most / 2, std::int64_t{70}}) {
                for (int above = 0; above < HessenbergShape<T>::pack; ++above) {
                    const HessenbergShape<T> shape(m, above, width, multiprocessors);
                    ASSERT_LE(shape.bytes(PanelKept::nothing), static_cast<std::size_t>(kilobytes) * 1024)
                        << m << ", " << width << ", " << multiprocessors;
                    ASSERT_GE(static_cast<std::int64_t>(shape.blocks) * shape.rows, m + above);
                    ASSERT_LE(shape.blocks, multiprocessors);
                }
            }
        }
    }
}

/// Earlier reflectors leave little of these columns: their lengths are added up again.
TYPED_TEST(HessenbergPanelTest, LengthsThatCancel) {
    using T = TypeParam;
    const index_t m = 30;
    const Matrix<T> left = random_matrix<T>(m, 2, m, 1), right = random_matrix<T>(2, m + 1, 2, 2);
    Matrix<T> given = random_matrix<T>(m, m + 1, m, 3);
    for (const double noise : {1e-3, 20.0 * eps<T>, 0.0}) {
        Matrix<T> a = given;
        for (index_t j = 0; j <= m; ++j) {
            for (index_t i = 0; i < m; ++i) {
                a(i, j) = left(i, 0) * right(0, j) + left(i, 1) * right(1, j) +
                          static_cast<real_t<T>>(noise) * given(i, j);
            }
        }
        this->check(a, {m, 9, 1, 3});
    }
}

TYPED_TEST(HessenbergPanelTest, ZerosAndHessenbergAlready) {
    using T = TypeParam;
    const index_t m = 20;
    const auto zero = this->check(Matrix<T>(m, m + 1, m, T(0)), {m, 8, 0, 2});
    for (const T tau : zero.tau) EXPECT_EQ(tau, T(0));
    Matrix<T> a = this->random(m);
    for (index_t j = 0; j <= m; ++j) {
        for (index_t i = j + 1; i < m; ++i) a(i, j) = T(0);
        if (j < m) a(j, j) = make<T>(1, 0);
    }
    const auto same = this->check(a, {m, 8, 1, 2});
    for (const T tau : same.tau) EXPECT_EQ(tau, T(0));
}

/// The same reflectors as the plain loops of simulated devices.
TYPED_TEST(HessenbergPanelTest, AgreesWithPlainLoops) {
    using T = TypeParam;
    using L = launch::Library<T>;
    const HessenbergCase c{37, 12, 1, 4};
    const Matrix<T> given = this->random(c.m);
    const auto x = this->run(given, c);
    Matrix<T> a = given, v(c.m, c.width, c.m, T(0)), y = v, t(c.width, c.width, c.width, T(0));
    std::vector<T> tau(static_cast<std::size_t>(c.width));
    const auto there = [](Matrix<T>& z) {
        return DeviceView<L>{reinterpret_cast<L*>(z.data()), z.rows, z.cols, z.ld};
    };
    sim::carry_out(HessenbergPanelArgs<L>{
        there(a), there(v), there(y), there(t), reinterpret_cast<L*>(tau.data()), nullptr, nullptr, {}});
    const double tolerance = 400 * static_cast<double>(c.m) * eps<T>;
    for (index_t k = 0; k < c.width; ++k) {
        for (index_t i = 0; i < c.m; ++i) {
            EXPECT_LE(modulus(this->at(a, i, k) - this->at(x.a, i, k)), tolerance) << i << ", " << k;
            EXPECT_LE(modulus(this->at(v, i, k) - this->at(x.v, i, k)), tolerance) << i << ", " << k;
            EXPECT_LE(modulus(this->at(y, i, k) - this->at(x.y, i, k)), tolerance) << i << ", " << k;
        }
        for (index_t l = 0; l < c.width; ++l)
            EXPECT_LE(modulus(this->at(t, l, k) - this->at(x.t, l, k)), tolerance) << l << ", " << k;
    }
}

TYPED_TEST(HessenbergPanelTest, TheSameBitsInEveryOrder) {
    using T = TypeParam;
    const Matrix<T> given = this->random(40);
    HessenbergPanel<T> expected;
    for (const std::uint64_t seed : testing::orders(3, 0)) {
        HessenbergCase c{40, 6, 1, 3};
        c.seed = seed;
        const auto x = this->run(given, c);
        if (seed == 0) expected = x;
        EXPECT_TRUE(same_bits(x.a.elements, expected.a.elements)) << seed;
        EXPECT_TRUE(same_bits(x.y.elements, expected.y.elements)) << seed;
        EXPECT_TRUE(same_bits(x.t.elements, expected.t.elements)) << seed;
    }
}

/// The result means nothing, but every barrier is passed.
TYPED_TEST(HessenbergPanelTest, EndsWithNaN) {
    using T = TypeParam;
    Matrix<T> given = this->random(40);
    given(20, 1) = nan_of<T>();
    EXPECT_TRUE(is_nan(this->run(given, {40, 6, 1, 3}).tau.back()));
}

}  // namespace
}  // namespace lapilli::kernel_tests
