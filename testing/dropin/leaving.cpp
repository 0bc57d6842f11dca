// SPDX-License-Identifier: BSD-3-Clause
// A function that selects eigenvalues and leaves by longjmp, as SciPy's does where a function of Python
// raises: afterwards the thread is outside of LAPACK, and no other one waits for it.
#include <gtest/gtest.h>

#include <csetjmp>
#include <cstdint>
#include <cstdlib>
#include <future>
#include <thread>
#include <utility>
#include <vector>

#include "api/dropin_interface.hpp"
#include "generated/declarations.hpp"

namespace {

constexpr int order = 12;
std::jmp_buf target;

template <class... Parts>
int leave(const Parts*...) {
    std::longjmp(target, 1);
}

std::vector<double> diagonal() {
    std::vector<double> a(order * order);
    for (int i = 0; i < order; ++i) a[i + order * i] = i;
    return a;
}

/// Its largest eigenvalue, in another thread.
template <class Int, auto& Syev>
double largest_elsewhere() {
    std::promise<double> promise;
    std::future<double> found = promise.get_future();
    std::thread([promise = std::move(promise)]() mutable {
        std::vector<double> a = diagonal(), w(order), work(3 * order);
        const Int n = order, lwork = 3 * order;
        Int info = -7;
        Syev("N", "L", &n, a.data(), &n, w.data(), work.data(), &lwork, &info);
        promise.set_value(w.back());
    }).detach();
    return found.wait_for(std::chrono::seconds(60)) == std::future_status::ready ? found.get() : -1;
}

template <class Int, auto& Gees, auto& Geesx, auto& Syev>
void leaves() {
    static std::vector<double> a, wr(order), wi(order), work(order * order);  // longjmp runs no destructors
    static std::vector<Int> iwork(order * order), bwork(order);
    static Int n = order, one = 1, lwork = order * order, sdim = 0, info = 0;
    static double rconde = 0, rcondv = 0;
    for (static int k = 0; k < 2; ++k) {
        SCOPED_TRACE(k);
        a = diagonal();
        if (setjmp(target) == 0) {
            if (k == 0) {
                Gees("N", "S", leave<double, double>, &n, a.data(), &n, &sdim, wr.data(), wi.data(), nullptr,
                     &one, work.data(), &lwork, bwork.data(), &info);
            } else {
                Geesx("N", "S", leave<double, double>, "B", &n, a.data(), &n, &sdim, wr.data(), wi.data(),
                      nullptr, &one, &rconde, &rcondv, work.data(), &lwork, iwork.data(), &lwork,
                      bwork.data(), &info);
            }
            FAIL() << "it came back";
        }
        EXPECT_EQ(*lapilli_private_depth(), 0);
        EXPECT_EQ((largest_elsewhere<Int, Syev>()), order - 1);
    }
}

/// By devices, or with a crossover above the order by the next LAPACK, and by the CPU where there is none, as
/// for 64-bit integers.
TEST(Leaving, ByLongjmp) {
    leaves<int, dgees_, dgeesx_, dsyev_>();
    leaves<std::int64_t, dgees_64_, dgeesx_64_, dsyev_64_>();
}

}  // namespace
