// SPDX-License-Identifier: BSD-3-Clause
// Many problems at once: each has the result and the info of its own call on one device, bit for bit,
// whatever else the batch has, on any number of devices and lanes.
#include "support/routines/vbatch.hpp"

#include <algorithm>
#include <complex>
#include <cstring>
#include <deque>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "numerics/suite.hpp"
#include "support/random_matrix.hpp"

namespace lapilli::testing {
namespace {

/// A list of problems with everything that a routine may take: A Hermitian, B Hermitian and positive
/// definite, or right-hand sides.
template <class T>
struct List {
    using R = Real<T>;
    std::vector<lapilli_int> n, ld, nrhs, il, iu, m, infos;
    std::vector<R> vl, vu;
    std::vector<std::vector<T>> a, b;
    std::vector<std::vector<R>> w;
    std::vector<std::vector<lapilli_int>> ipiv;

    explicit List(const std::vector<lapilli_int>& orders) {
        for (const lapilli_int order : orders) add(order);
    }
    lapilli_int count() const { return static_cast<lapilli_int>(n.size()); }
    T* const* A() { return addresses(a, a_); }
    T* const* B() { return addresses(b, b_); }
    R* const* W() { return addresses(w, w_); }
    lapilli_int* const* pivots() { return addresses(ipiv, ipiv_); }
    /// Problem k alone.
    List alone(std::size_t k) const {
        List x({});
        x.n = {n[k]}, x.ld = {ld[k]}, x.nrhs = {nrhs[k]}, x.il = {il[k]}, x.iu = {iu[k]}, x.m = {m[k]};
        x.infos = {infos[k]}, x.vl = {vl[k]}, x.vu = {vu[k]};
        x.a = {a[k]}, x.b = {b[k]}, x.w = {w[k]}, x.ipiv = {ipiv[k]};
        return x;
    }
    /// Whether problem k has the bits of that one.
    bool same(std::size_t k, const List& that) const {
        const auto bits = [](const auto& x, const auto& y) {
            return x.size() == y.size() && (x.empty() || std::memcmp(static_cast<const void*>(x.data()),
                                                                     static_cast<const void*>(y.data()),
                                                                     x.size() * sizeof(x[0])) == 0);
        };
        return bits(a[k], that.a[0]) && bits(b[k], that.b[0]) && bits(w[k], that.w[0]) &&
               ipiv[k] == that.ipiv[0] && m[k] == that.m[0];
    }

  private:
    template <class S>
    static S* const* addresses(std::vector<std::vector<S>>& arrays, std::vector<S*>& of) {
        of.clear();
        for (std::vector<S>& array : arrays) of.push_back(array.data());
        return of.data();
    }
    void add(lapilli_int order) {
        const auto k = static_cast<std::uint64_t>(n.size());
        const lapilli_int pad = static_cast<lapilli_int>(k % 3),
                          leading = std::max<lapilli_int>(1, order) + pad;
        Problem p;
        p.n = order;
        p.seed = 100 + k;
        const auto stored = [&](const Matrix<T>& x) {
            std::vector<T> columns(static_cast<std::size_t>(leading * order) + 1, T(-7));
            for (lapilli_int j = 0; j < order; ++j) {
                for (lapilli_int i = 0; i < order; ++i)
                    columns[static_cast<std::size_t>(i + j * leading)] = x(i, j);
            }
            return columns;
        };
        n.push_back(order), ld.push_back(leading), nrhs.push_back(std::min<lapilli_int>(order, 2));
        il.push_back(1), iu.push_back(order - order / 3);
        vl.push_back(R(-2)), vu.push_back(R(2));
        m.push_back(-1), infos.push_back(-3);
        a.push_back(stored(hermitian_matrix<T>(p, "uniform")));
        b.push_back(stored(definite_matrix<T>(p)));
        w.emplace_back(static_cast<std::size_t>(order) + 1, R(-5));
        ipiv.emplace_back(static_cast<std::size_t>(order) + 1, -9);
    }
    std::vector<T*> a_, b_;
    std::vector<R*> w_;
    std::vector<lapilli_int*> ipiv_;
};

/// The device that calls of one problem have, where there are devices: of real ones devices(1) may be
/// several.
std::string one_device(int device_count) {
    return device_count == 0 ? "none" : simulated() ? "sim:1" : "cuda:0";
}

/// A routine: the call of many, and the call of one with the first problem of a list.
template <class T>
struct Many {
    const char* name;
    std::function<lapilli_int(lapilli_context, List<T>&)> of_many, of_one;
};

template <class T>
std::vector<Many<T>> routines_of_many() {
    return {
        {"syevd",
         [](lapilli_context ctx, List<T>& x) {
             return api::syevd_vbatch<T>(ctx, 'V', 'L', x.n.data(), x.A(), x.ld.data(), x.W(), x.count(),
                                         x.infos.data());
         },
         [](lapilli_context ctx, List<T>& x) {
             return api::syevd<T>(ctx, 'V', 'L', x.n[0], x.A()[0], x.ld[0], x.W()[0]);
         }},
        {"syevdx",
         [](lapilli_context ctx, List<T>& x) {
             return api::syevdx_vbatch<T>(ctx, 'V', 'I', 'U', x.n.data(), x.A(), x.ld.data(), x.vl.data(),
                                          x.vu.data(), x.il.data(), x.iu.data(), x.m.data(), x.W(), x.count(),
                                          x.infos.data());
         },
         [](lapilli_context ctx, List<T>& x) {
             return api::syevdx<T>(ctx, 'V', 'I', 'U', x.n[0], x.A()[0], x.ld[0], x.vl[0], x.vu[0], x.il[0],
                                   x.iu[0], x.m.data(), x.W()[0]);
         }},
        {"sygvd",
         [](lapilli_context ctx, List<T>& x) {
             return api::sygvd_vbatch<T>(ctx, 1, 'V', 'U', x.n.data(), x.A(), x.ld.data(), x.B(), x.ld.data(),
                                         x.W(), x.count(), x.infos.data());
         },
         [](lapilli_context ctx, List<T>& x) {
             return api::sygvd<T>(ctx, 1, 'V', 'U', x.n[0], x.A()[0], x.ld[0], x.B()[0], x.ld[0], x.W()[0]);
         }},
        {"sygvdx",
         [](lapilli_context ctx, List<T>& x) {
             return api::sygvdx_vbatch<T>(ctx, 2, 'V', 'V', 'L', x.n.data(), x.A(), x.ld.data(), x.B(),
                                          x.ld.data(), x.vl.data(), x.vu.data(), x.il.data(), x.iu.data(),
                                          x.m.data(), x.W(), x.count(), x.infos.data());
         },
         [](lapilli_context ctx, List<T>& x) {
             return api::sygvdx<T>(ctx, 2, 'V', 'V', 'L', x.n[0], x.A()[0], x.ld[0], x.B()[0], x.ld[0],
                                   x.vl[0], x.vu[0], x.il[0], x.iu[0], x.m.data(), x.W()[0]);
         }},
        {"potrf",
         [](lapilli_context ctx, List<T>& x) {
             return api::potrf_vbatch<T>(ctx, 'L', x.n.data(), x.B(), x.ld.data(), x.count(), x.infos.data());
         },
         [](lapilli_context ctx, List<T>& x) { return api::potrf<T>(ctx, 'L', x.n[0], x.B()[0], x.ld[0]); }},
        {"posv",
         [](lapilli_context ctx, List<T>& x) {
             return api::posv_vbatch<T>(ctx, 'L', x.n.data(), x.nrhs.data(), x.B(), x.ld.data(), x.A(),
                                        x.ld.data(), x.count(), x.infos.data());
         },
         [](lapilli_context ctx, List<T>& x) {
             return api::posv<T>(ctx, 'L', x.n[0], x.nrhs[0], x.B()[0], x.ld[0], x.A()[0], x.ld[0]);
         }},
        {"gesv",
         [](lapilli_context ctx, List<T>& x) {
             return api::gesv_vbatch<T>(ctx, x.n.data(), x.nrhs.data(), x.A(), x.ld.data(), x.pivots(), x.B(),
                                        x.ld.data(), x.count(), x.infos.data());
         },
         [](lapilli_context ctx, List<T>& x) {
             return api::gesv<T>(ctx, x.n[0], x.nrhs[0], x.A()[0], x.ld[0], x.pivots()[0], x.B()[0], x.ld[0]);
         }},
        // U over A, no array for it, V^H over B.
        {"gesdd",
         [](lapilli_context ctx, List<T>& x) {
             return api::gesdd_vbatch<T>(ctx, 'O', x.n.data(), x.n.data(), x.A(), x.ld.data(), x.W(), nullptr,
                                         x.ld.data(), x.B(), x.ld.data(), x.count(), x.infos.data());
         },
         [](lapilli_context ctx, List<T>& x) {
             return api::gesdd<T>(ctx, 'O', x.n[0], x.n[0], x.A()[0], x.ld[0], x.W()[0], nullptr, x.ld[0],
                                  x.B()[0], x.ld[0]);
         }},
    };
}

/// Every problem has what its call alone gives; returns the infos.
template <class T>
std::vector<lapilli_int> expect_as_alone(const Many<T>& routine, lapilli_context ctx, lapilli_context one,
                                         const List<T>& input) {
    List<T> x = input;
    const lapilli_int bad = routine.of_many(ctx, x);
    lapilli_int expected_bad = 0;
    for (std::size_t k = 0; k < input.n.size(); ++k) {
        List<T> alone = input.alone(k);
        const lapilli_int info = routine.of_one(one, alone);
        expected_bad += info != 0 ? 1 : 0;
        EXPECT_EQ(x.infos[k], info) << routine.name << " problem " << k;
        EXPECT_TRUE(x.same(k, alone)) << routine.name << " problem " << k << " of order " << input.n[k];
    }
    EXPECT_EQ(bad, expected_bad) << routine.name << ": " << lapilli_last_error(ctx);
    return x.infos;
}

template <class T>
class ManyOf : public ::testing::Test {};
TYPED_TEST_SUITE(ManyOf, FullScalars, ScalarNames);

const std::vector<lapilli_int> orders = {33, 5, 0, 21, 40, 1, 17};

TYPED_TEST(ManyOf, SameBitsAsAlone) {
    using T = TypeParam;
    const List<T> input(orders);
    for (const int device_count : device_counts({0, 1, 3})) {
        SCOPED_TRACE(std::to_string(device_count) + " devices");
        const SmallBlocks ctx(device_count), one(one_device(device_count));
        ctx.set("vbatch.lanes", device_count == 1 ? "3" : "auto");
        for (const Many<T>& routine : routines_of_many<T>()) expect_as_alone(routine, ctx, one, input);
    }
}

TYPED_TEST(ManyOf, LargeOnesHaveADeviceAlone) {
    using T = TypeParam;
    const List<T> input({33, 34, 16, 8, 17, 9, 20});
    const SmallBlocks ctx(2), one(one_device(2));
    ctx.set("vbatch.lanes", "4");
    ctx.set("test.vbatch.alone", "30");
    for (const Many<T>& routine : routines_of_many<T>()) expect_as_alone(routine, ctx, one, input);
}

/// An argument that is bad, a NaN, a matrix that is not definite: each has its info, the others their
/// results.
TYPED_TEST(ManyOf, BadProblems) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count), one(one_device(device_count));
        List<T> input(orders);
        input.n[1] = -1;
        input.ld[3] = 20;
        input.a[4][3] = quiet_nan<T>();
        input.b[6][2 * static_cast<std::size_t>(input.ld[6] + 1)] = T(-1);
        for (const Many<T>& routine : routines_of_many<T>()) {
            const std::vector<lapilli_int> infos = expect_as_alone(routine, ctx, one, input);
            EXPECT_LT(infos[1], 0) << routine.name;
            EXPECT_GT(infos[1], -10) << routine.name;
            EXPECT_LT(infos[3], 0) << routine.name;
            EXPECT_EQ(infos[0], 0) << routine.name;
            const std::string text = lapilli_last_error(ctx);
            EXPECT_NE(text.find("the first one is problem 1: "), std::string::npos) << text;
        }
    }
}

/// Reductions in the multiprocessors, each in its part of them.
TYPED_TEST(ManyOf, SameBitsOnSharedMultiprocessors) {
    using T = TypeParam;
    if (simulated()) GTEST_SKIP() << "they have no multiprocessors";
    const List<T> input({1000, 900, 1000, 700, 300, 1000});
    const Context ctx(devices(1)), one(one_device(1));
    expect_as_alone(routines_of_many<T>()[0], ctx, one, input);
}

TYPED_TEST(ManyOf, MatricesOnADevice) {
    using T = TypeParam;
    const SmallBlocks ctx(2), one(one_device(2));
    const List<T> input({20, 33});
    List<T> x = input;
    std::deque<DeviceCopy> copies;
    std::vector<T*> a;
    std::vector<Real<T>*> w;
    for (std::size_t k = 0; k < 2; ++k) {
        copies.emplace_back(ctx, x.a[k]);
        a.push_back(copies.back().template as<T>());
        copies.emplace_back(ctx, x.w[k]);
        w.push_back(copies.back().template as<Real<T>>());
    }
    DeviceCopy infos(ctx, x.infos);
    ASSERT_EQ(api::syevd_vbatch<T>(ctx, 'V', 'L', x.n.data(), a.data(), x.ld.data(), w.data(), 2,
                                   infos.template as<lapilli_int>()),
              0)
        << lapilli_last_error(ctx);
    for (const DeviceCopy& copy : copies) copy.download();
    infos.download();
    EXPECT_EQ(x.infos, (std::vector<lapilli_int>{0, 0}));
    for (std::size_t k = 0; k < 2; ++k) {
        List<T> alone = input.alone(k);
        ASSERT_EQ(routines_of_many<T>()[0].of_one(one, alone), 0);
        EXPECT_TRUE(x.same(k, alone)) << k;
    }
}

TEST(ManyCalls, ArgumentsOfTheCall) {
    const SmallBlocks ctx(1);
    List<double> x({4, 5});
    const auto call = [&](char jobz, const lapilli_int* n, double* const* a, lapilli_int count,
                          lapilli_int* infos) {
        return lapilli_dsyevd_vbatch(ctx, jobz, 'L', n, a, x.ld.data(), x.W(), count, infos);
    };
    const List<double> before = x;
    EXPECT_EQ(call('X', x.n.data(), x.A(), 2, x.infos.data()), -1);
    EXPECT_EQ(call('V', nullptr, x.A(), 2, x.infos.data()), -3);
    EXPECT_EQ(call('V', x.n.data(), nullptr, 2, x.infos.data()), -4);
    EXPECT_EQ(call('V', x.n.data(), x.A(), -1, x.infos.data()), -7);
    EXPECT_EQ(call('V', x.n.data(), x.A(), 2, nullptr), -8);
    DeviceCopy n(ctx, x.n);
    EXPECT_EQ(call('V', n.as<lapilli_int>(), x.A(), 2, x.infos.data()), -3);
    EXPECT_NE(std::string(lapilli_last_error(ctx)).find("must be in host memory"), std::string::npos);
    EXPECT_EQ(x.infos, before.infos);
    EXPECT_TRUE(x.same(0, before.alone(0)) && x.same(1, before.alone(1)));
    EXPECT_EQ(call('V', nullptr, nullptr, 0, nullptr), 0);
}

TEST(ManyCalls, MemoryQueries) {
    const SmallBlocks ctx(1);
    ctx.set("vbatch.lanes", "2");
    const std::vector<lapilli_int> n = {30, 50, 40, 10}, bad = {30, -1};
    lapilli_memory all{}, of_50{}, of_40{}, of_30{};
    ASSERT_EQ(lapilli_zheevd_vbatch_memory(ctx, 'V', n.data(), 4, &all), 0);
    ASSERT_EQ(lapilli_zheevd_memory(ctx, 'V', 50, &of_50), 0);
    ASSERT_EQ(lapilli_zheevd_memory(ctx, 'V', 40, &of_40), 0);
    ASSERT_EQ(lapilli_zheevd_memory(ctx, 'V', 30, &of_30), 0);
    EXPECT_EQ(all.device, of_50.device + of_40.device);
    EXPECT_EQ(all.host, of_50.host + of_40.host);
    ctx.set("test.vbatch.alone", "50");
    ASSERT_EQ(lapilli_zheevd_vbatch_memory(ctx, 'V', n.data(), 4, &all), 0);
    EXPECT_EQ(all.device, std::max(of_50.device, of_40.device + of_30.device)) << "the largest one is alone";
    EXPECT_EQ(lapilli_zheevd_vbatch_memory(ctx, 'V', bad.data(), 2, &all), 0) << "its call will say";
    EXPECT_EQ(lapilli_zheevd_vbatch_memory(ctx, 'V', n.data(), 4, nullptr), -4);
    EXPECT_EQ(lapilli_zheevd_vbatch_memory(ctx, 'V', nullptr, 0, &all), 0);
    EXPECT_EQ(all.device, 0U);
}

/// Devices with little memory: what fits runs together, what does not waits, what one device cannot hold has
/// all of them, and what these cannot hold either has an info.
TEST(ManyCalls, LittleMemory) {
    if (!simulated()) GTEST_SKIP() << "simulated devices have as little memory as is asked for";
    const List<double> input({60, 60, 200, 10, 60, 20});
    const Many<double> potrf = routines_of_many<double>()[4];
    const SmallBlocks one(1), two(2);
    lapilli_memory of_60{}, of_200{}, of_200_on_two{};
    ASSERT_EQ(lapilli_dpotrf_memory(one, 60, &of_60), 0);
    ASSERT_EQ(lapilli_dpotrf_memory(one, 200, &of_200), 0);
    ASSERT_EQ(lapilli_dpotrf_memory(two, 200, &of_200_on_two), 0);
    ASSERT_LT(of_200_on_two.device, of_200.device);
    enum { one_device, all_devices, nowhere };
    const std::size_t room[] = {of_200.device * 17 / 16, (of_200.device + of_200_on_two.device) / 2,
                                of_60.device * 5 / 2};
    for (const int place : {one_device, all_devices, nowhere}) {
        SCOPED_TRACE(place);
        const SmallBlocks ctx(2);
        ctx.set("vbatch.lanes", "4");
        ctx.set("sim.memory", std::to_string(room[place]));
        List<double> x = input;
        EXPECT_EQ(potrf.of_many(ctx, x), place == nowhere ? 1 : 0) << lapilli_last_error(ctx);
        for (std::size_t k = 0; k < input.n.size(); ++k) {
            List<double> alone = input.alone(k);
            const bool large = k == 2;
            EXPECT_EQ(x.infos[k], large && place == nowhere ? LAPILLI_ERROR_DEVICE_MEMORY : 0) << k;
            if (!large || place != nowhere) {
                ASSERT_EQ(potrf.of_one(large && place == all_devices ? two : one, alone), 0);
            }
            EXPECT_TRUE(x.same(k, alone)) << k;
        }
        // Fewer problems than before have the memory of all lanes, and a call of one problem has that, too.
        List<double> few = input.alone(2);
        EXPECT_EQ(potrf.of_many(ctx, few), place == nowhere ? 1 : 0) << lapilli_last_error(ctx);
        List<double> alone = input.alone(2);
        EXPECT_EQ(potrf.of_one(ctx, alone), place == nowhere ? LAPILLI_ERROR_DEVICE_MEMORY : 0);
    }
}

}  // namespace
}  // namespace lapilli::testing
