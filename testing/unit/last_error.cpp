// SPDX-License-Identifier: BSD-3-Clause
// The messages of lapilli_last_error and lapilli_strerror, and when they appear.
#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <string>
#include <thread>
#include <vector>

#include "api/handles.hpp"
#include "support/place.hpp"

namespace lapilli::testing {
namespace {

std::string text(lapilli_context ctx) { return lapilli_last_error(ctx); }

TEST(LastError, NamesTheArgument) {
    EXPECT_STREQ(lapilli_strerror(-5), "argument 5 is bad: lapilli_last_error tells its value and the rule");
    EXPECT_STREQ(lapilli_strerror(-999),
                 "argument 999 is bad: lapilli_last_error tells its value and the rule");
    EXPECT_STREQ(lapilli_strerror(-5000), "an unknown error");
    EXPECT_STREQ(lapilli_strerror(3),
                 "no convergence, or a matrix that is singular or not positive definite: lapilli_last_error "
                 "tells which");
    EXPECT_STREQ(lapilli_strerror(LAPILLI_ERROR_NO_DEVICES), "the context has no devices");
    EXPECT_STREQ(lapilli_strerror(LAPILLI_ERROR_CONTEXT), "not a context that the call can use");
}

// Messages for users: the value and the rule of each kind of argument.
TEST(LastError, TellsTheValueAndTheRule) {
    const Context ctx("sim:2"), second("sim:2");
    std::vector<double> a(10000);
    float f = 1;
    lapilli_int m = 0;
    double* const p = a.data();
    const auto expect = [&](lapilli_int info, const std::string& sentence) {
        EXPECT_EQ(text(ctx), sentence);
        EXPECT_LT(info, 0) << sentence;
    };
    expect(lapilli_dsyevd(ctx, 'X', 'L', 100, p, 100, p),
           "dsyevd: argument 1 (jobz) = 'X', must be 'N' or 'V'");
    expect(lapilli_dsyevd(ctx, 'V', '\n', 100, p, 100, p),
           "dsyevd: argument 2 (uplo) = '\\x0a', must be 'L' or 'U'");
    expect(lapilli_dsyevd(ctx, 'V', 'L', -1, p, 100, p), "dsyevd: argument 3 (n) = -1, must be at least 0");
    expect(lapilli_dsyevd(ctx, 'V', 'L', 100, nullptr, 100, p),
           "dsyevd: argument 4 (A) is NULL, must point to 100 x 100 elements");
    expect(lapilli_dsyevd(ctx, 'V', 'L', 100, p, 99, p),
           "dsyevd: argument 5 (lda) = 99, must be at least max(1, n) = 100");
    expect(lapilli_dsyevd(ctx, 'V', 'L', 0, p, 0, p),
           "dsyevd: argument 5 (lda) = 0, must be at least max(1, n) = 1");
    expect(lapilli_dsyevd(ctx, 'V', 'L', 100, p, 100, nullptr),
           "dsyevd: argument 6 (W) is NULL, must point to 100 elements");
    expect(lapilli_dsyevdx(ctx, 'N', 'Q', 'L', 10, p, 10, 0, 1, 1, 1, &m, p),
           "dsyevdx: argument 2 (range) = 'Q', must be 'A', 'V' or 'I'");
    expect(lapilli_dsyevdx(ctx, 'N', 'V', 'L', 10, p, 10, 2.5, 2, 1, 1, &m, p),
           "dsyevdx: argument 8 (vu) = 2, must be greater than vl = 2.5");
    expect(lapilli_ssyevdx(ctx, 'N', 'V', 'L', 1, &f, 1, 0.1F, NAN, 1, 1, &m, &f),
           "ssyevdx: argument 8 (vu) = nan, must be greater than vl = 0.1");
    expect(lapilli_dsyevdx(ctx, 'N', 'I', 'L', 10, p, 10, 0, 1, 0, 1, &m, p),
           "dsyevdx: argument 9 (il) = 0, must be from 1 to max(1, n) = 10");
    expect(lapilli_dsyevdx(ctx, 'N', 'I', 'L', 10, p, 10, 0, 1, 4, 3, &m, p),
           "dsyevdx: argument 10 (iu) = 3, must be from min(n, il) = 4 to n = 10");
    expect(lapilli_dsyevdx(ctx, 'N', 'A', 'L', 10, p, 10, 0, 1, 1, 1, nullptr, p),
           "dsyevdx: argument 11 (m) is NULL, must point to 1 element");
    expect(lapilli_dstedc(ctx, 'V', 10, p, p, p, 9),
           "dstedc: argument 6 (ldz) = 9, must be at least max(1, n) = 10");
    expect(lapilli_dstedc(ctx, 'N', 10, p, p, p, 0), "dstedc: argument 6 (ldz) = 0, must be at least 1");
    expect(lapilli_dormtr(ctx, 'R', 'L', 'N', 3, 7, p, 6, p, p, 3),
           "dormtr: argument 7 (lda) = 6, must be at least max(1, rows of A) = 7");
    expect(lapilli_dsygvd(ctx, 4, 'N', 'L', 5, p, 5, p, 5, p),
           "dsygvd: argument 1 (itype) = 4, must be from 1 to 3");
    expect(lapilli_dsbevd(ctx, 'N', 'L', 9, 3, p, 3, p, p, 9),
           "dsbevd: argument 6 (ldab) = 3, must be at least max(1, kd + 1) = 4");
    expect(lapilli_dsytrd_sy2sb(ctx, 'L', 9, 0, p, 9, p, 3, p),
           "dsytrd_sy2sb: argument 3 (kd) = 0, must be at least 1");
    expect(lapilli_dgemv(ctx, 'N', 3, 3, 1, p, 3, p, 0, 1, p, 1),
           "dgemv: argument 8 (incx) = 0, must not be 0");
    expect(lapilli_dposv_memory(ctx, 1, -1, nullptr),
           "dposv_memory: argument 2 (nrhs) = -1, must be at least 0");
    lapilli_memory bytes;
    expect(lapilli_dpotrf_memory(ctx, 1, nullptr),
           "dpotrf_memory: argument 2 (bytes) is NULL, must point to 1 element");
    EXPECT_EQ(lapilli_dpotrf_memory(ctx, 1, &bytes), 0);

    lapilli_matrix wide = nullptr, single = nullptr, foreign = nullptr;
    ASSERT_EQ(lapilli_matrix_create(ctx, 'd', 4, 6, 2, &wide), 0);
    ASSERT_EQ(lapilli_matrix_create(ctx, 's', 4, 4, 2, &single), 0);
    ASSERT_EQ(lapilli_matrix_create(second, 'd', 4, 4, 2, &foreign), 0);
    expect(lapilli_dpotrf_mgpu(ctx, 'L', wide),
           "dpotrf_mgpu: argument 2 (A) is a matrix of 4 x 6, must be 4 x 4");
    expect(lapilli_dpotrf_mgpu(ctx, 'L', single),
           "dpotrf_mgpu: argument 2 (A) is a matrix of type 's', must be a spread matrix of type 'd'");
    expect(lapilli_dpotrf_mgpu(ctx, 'L', foreign),
           "dpotrf_mgpu: argument 2 (A) is a matrix of another context, must be a spread matrix of type 'd' "
           "of this one");
    expect(lapilli_dpotrf_mgpu(ctx, 'L', nullptr),
           "dpotrf_mgpu: argument 2 (A) is NULL, must be a spread matrix of type 'd'");
    expect(lapilli_matrix_gather(wide, p, 3),
           "matrix_gather: argument 3 (lda) = 3, must be at least max(1, rows of A) = 4");
    expect(lapilli_matrix_scatter(wide, nullptr, 4),
           "matrix_scatter: argument 2 (pointer) is NULL, must point to 4 x 6 elements");
    expect(lapilli_matrix_create(ctx, 'x', 4, 6, 2, &wide),
           "matrix_create: argument 1 (type) = 'x', must be 'S', 'D', 'C' or 'Z'");

    void *mine = nullptr, *other = nullptr;
    lapilli_queue queue = nullptr;
    ASSERT_EQ(lapilli_device_malloc(ctx, 0, 1000, &mine), 0);
    ASSERT_EQ(lapilli_device_malloc(ctx, 1, 1000, &other), 0);
    ASSERT_EQ(lapilli_queue_create(ctx, 0, nullptr, &queue), 0);
    auto* const x = static_cast<double*>(mine);
    const auto multiply = [&](const double* A) {
        return lapilli_dgemv_async(queue, 'N', 2, 3, 1, A, 2, x, 1, 1, x, 1);
    };
    const std::string rule = ", must be memory of device 0 with 2 x 3 elements";
    expect(multiply(p), "dgemv_async: argument 5 (A) is host memory" + rule);
    expect(multiply(nullptr), "dgemv_async: argument 5 (A) is NULL" + rule);
    expect(multiply(static_cast<double*>(other)), "dgemv_async: argument 5 (A) is memory of device 1" + rule);
    EXPECT_EQ(multiply(reinterpret_cast<double*>(static_cast<char*>(mine) + 4)), -5);
    EXPECT_NE(text(ctx).find("4, must be at a multiple of 8, an element's size"), std::string::npos)
        << text(ctx);
    EXPECT_EQ(lapilli_queue_destroy(queue), 0);
    for (void* memory : {mine, other}) EXPECT_EQ(lapilli_device_free(ctx, memory), 0);
    for (const lapilli_matrix matrix : {wide, single, foreign}) EXPECT_EQ(lapilli_matrix_destroy(matrix), 0);
}

// In every way to store a matrix, counted from 1 as LAPACK does.
TEST(LastError, TellsThePlaceOfANaN) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    constexpr std::size_t n = 4;
    for (const char* devices : {"none", "sim:2"}) {
        const Context ctx(devices);
        for (const char* routine : {"potrf", "sytrd", "stedc", "sterf", "sygst"})
            ctx.set(std::string(routine) + ".crossover", "0");
        std::vector<double> w(n), e(n), z(n * n);
        const auto expect = [&](lapilli_int info, lapilli_int expected, const std::string& sentence) {
            EXPECT_EQ(info, expected) << devices;
            EXPECT_EQ(text(ctx), sentence) << devices;
        };
        const lapilli_int refused = LAPILLI_ERROR_NOT_FINITE;
        const auto with = [&](std::size_t size, std::size_t at, double value) {
            std::vector<double> x(size, 1.0);
            x[at] = value;
            return x;
        };
        const std::string held = "the matrix holds a NaN or an infinity: ";
        std::vector<double> a = with(n * n, 2, nan);
        expect(lapilli_dsyevd(ctx, 'N', 'L', n, a.data(), n, w.data()), refused,
               "dsyevd: " + held + "A(3, 1) = nan");
        a = with(n * n, 8, -infinity);
        expect(lapilli_dsyevd(ctx, 'V', 'U', n, a.data(), n, w.data()), refused,
               "dsyevd: " + held + "A(1, 3) = -inf");
        a = with(n * n, 5, nan);
        expect(lapilli_dspevd(ctx, 'N', 'L', n, a.data(), w.data(), nullptr, 1), refused,
               "dspevd: " + held + "AP(6) = nan, element (3, 2) of the matrix");
        a = with(n * n, 4, nan);
        expect(lapilli_dspevd(ctx, 'V', 'U', n, a.data(), w.data(), z.data(), n), refused,
               "dspevd: " + held + "AP(5) = nan, element (2, 3) of the matrix");
        a = with(n * n, 4, nan);  // two rows: the third column's first
        expect(lapilli_dsbevd(ctx, 'N', 'U', n, 1, a.data(), 2, w.data(), nullptr, 1), refused,
               "dsbevd: " + held + "AB(1, 3) = nan, element (2, 3) of the matrix");
        a = with(n * n, 3, nan);
        expect(lapilli_dsbevd(ctx, 'N', 'L', n, 1, a.data(), 2, w.data(), nullptr, 1), refused,
               "dsbevd: " + held + "AB(2, 2) = nan, element (3, 2) of the matrix");
        a = with(n, 0, 1);
        e = with(n, 1, -infinity);
        expect(lapilli_dstedc(ctx, 'I', n, a.data(), e.data(), z.data(), n), refused,
               "dstedc: the tridiagonal matrix holds a NaN or an infinity: E(2) = -inf");

        // The imaginary parts of a Hermitian matrix's diagonal are not read.
        std::vector<std::complex<double>> c(n * n, 1.0);
        c[5] = {1.0, nan};
        c[3] = {nan, 2.0};
        expect(lapilli_zheevd(ctx, 'N', 'L', n, c.data(), n, w.data()), refused,
               "zheevd: " + held + "A(4, 1) = (nan, 2)");

        // A minor that holds a NaN, and one that does not.
        a = with(n * n, 2, nan);
        a[0] = a[5] = a[10] = a[15] = 9;
        expect(lapilli_dpotrf(ctx, 'L', n, a.data(), n), 3,
               "dpotrf: the leading minor of order 3 is not positive definite: row 3 of A holds a NaN or an "
               "infinity");
        a = with(n * n, 9, nan);
        a[0] = a[5] = a[10] = a[15] = 9;
        std::vector<double> b = a;
        a = with(n * n, 0, 1);
        expect(lapilli_dsygvd(ctx, 1, 'N', 'U', n, a.data(), n, b.data(), n, w.data()), n + 3,
               "dsygvd: the leading minor of B of order 3 is not positive definite: column 3 of B holds a "
               "NaN or an infinity");
        std::vector<double> packed = {9, 1, 9, nan, 1, 9, 1, 1, 1, 9};  // the upper triangle
        expect(lapilli_dspgvd(ctx, 1, 'N', 'U', n, a.data(), packed.data(), w.data(), nullptr, 1), n + 3,
               "dspgvd: the leading minor of B of order 3 is not positive definite: column 3 of B holds a "
               "NaN or an infinity");

        // Finite matrices, whose quotient is not.
        a = with(n * n, 0, 1);
        for (double& x : a) x *= 1e300;
        b.assign(n * n, 0);
        b[0] = b[5] = b[10] = b[15] = 1e-300;
        expect(
            lapilli_dsygvd(ctx, 1, 'N', 'L', n, a.data(), n, b.data(), n, w.data()), refused,
            "dsygvd: the matrix holds a NaN or an infinity, which arose on the way: the arguments hold none");
    }
}

// A number that is not LAPACK's, and a sentence, for what is not a numerical routine's argument.
TEST(LastError, MistakesWithContexts) {
    const Context cpu("none");
    lapilli_matrix matrix = nullptr;
    EXPECT_EQ(lapilli_matrix_create(cpu, 'd', 2, 2, 1, &matrix), LAPILLI_ERROR_NO_DEVICES);
    EXPECT_EQ(text(cpu), "matrix_create: a spread matrix cannot be made: there are no devices");
    // Something else in the place of a context.
    std::vector<std::max_align_t> nothing(sizeof(lapilli_context_s) / sizeof(std::max_align_t) + 1);
    auto* const garbage = reinterpret_cast<lapilli_context>(nothing.data());
    double a = 1;
    EXPECT_EQ(lapilli_dpotrf(garbage, 'L', 1, &a, 1), LAPILLI_ERROR_CONTEXT);
    EXPECT_EQ(text(garbage), "dpotrf: this is not a context, or one that was destroyed");
    EXPECT_EQ(text(nullptr), text(garbage));
    EXPECT_EQ(lapilli_device_count(garbage), LAPILLI_ERROR_CONTEXT);
    EXPECT_EQ(lapilli_phases(garbage, nullptr, nullptr, 0), LAPILLI_ERROR_CONTEXT);
}

TEST(LastError, Settings) {
    const Context ctx("none");
    const auto expect = [&](const char* name, const char* value, lapilli_int info, const char* sentence) {
        EXPECT_EQ(lapilli_set(ctx, name, value), info);
        EXPECT_EQ(text(ctx), sentence);
    };
    expect("potrf.nbb", "4", -1, "set: there is no setting potrf.nbb; did you mean potrf.nb?");
    expect(nullptr, "4", -1, "set: argument 1 (name) is NULL, must be the name of a setting");
    expect("potrf.nb", "abc", -2, "set: 'abc' is not a value of potrf.nb: an integer from 1 on");
    expect("potrf.nb", nullptr, -2, "set: argument 2 (value) is NULL, must be a value of the setting");
    expect("sytrd.patience", "900001", -2,
           "set: '900001' is not a value of sytrd.patience: an integer from 1 to 900000");
    expect("trace", "x", -2, "set: trace is fixed when the context is created");
    char value[3];
    EXPECT_EQ(lapilli_get(ctx, "matrix.nb", value, 3), -3);
    EXPECT_EQ(text(ctx), "get: '256' needs 4 bytes, there are 3");
    EXPECT_EQ(lapilli_get(ctx, "matrix.nb", nullptr, 3), -3);
    EXPECT_EQ(text(ctx), "get: '256' needs 4 bytes, argument 3 is NULL");
}

TEST(LastError, SaysWhatInfoMeans) {
    for (const char* devices : {"none", "sim:2"}) {
        const Context ctx(devices);
        ctx.set("potrf.crossover", "0");
        double a[] = {1, 0, 0, 0, 1, 0, 0, 0, -1}, b[3] = {};
        EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 3, a, 3), 3);
        EXPECT_EQ(text(ctx), "dpotrf: the leading minor of order 3 is not positive definite") << devices;
        a[0] = -1;
        EXPECT_EQ(lapilli_dposv(ctx, 'U', 3, 1, a, 3, b, 3), 1);
        EXPECT_EQ(text(ctx), "dposv: the leading minor of order 1 is not positive definite") << devices;
    }
}

TEST(LastError, IsOfTheLastCall) {
    const Context ctx("sim:1");
    double a = 1;
    char value[4];
    void* pointer = nullptr;
    const auto fails = [&](lapilli_int info, lapilli_int expected, const char* name) {
        EXPECT_EQ(info, expected);
        EXPECT_EQ(text(ctx).rfind(name, 0), 0U) << text(ctx);
        EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 1, &a, 1), 0);
        EXPECT_EQ(text(ctx), "") << "success after " << name;
    };
    fails(lapilli_get(ctx, "schedule", value, 4), -3, "get: ");
    fails(lapilli_get(ctx, "no.such", value, 4), -1, "get: ");
    fails(lapilli_set(ctx, "devices", "none"), -2, "set: ");
    fails(lapilli_device_malloc(ctx, 7, 8, &pointer), -1, "device_malloc: there is no device 7");
    fails(lapilli_device_malloc(ctx, 0, 8, nullptr), -3,
          "device_malloc: argument 3 (pointer) is NULL, must point to where the address goes");
    fails(lapilli_device_name(ctx, -1, value, 4), -1, "device_name: ");
    fails(lapilli_device_free(ctx, value), -1,
          "device_free: argument 1 (pointer) is not an address that lapilli_device_malloc gave, in this "
          "context");
    fails(lapilli_copy(ctx, nullptr, value, 4), -1,
          "copy: argument 1 (target) is NULL, must point to 4 bytes");
    fails(lapilli_copy(ctx, value, nullptr, 4), -2,
          "copy: argument 2 (source) is NULL, must point to 4 bytes");
    EXPECT_EQ(lapilli_device_malloc(ctx, 7, 8, &pointer), -1);
    EXPECT_EQ(lapilli_get(ctx, "matrix.nb", value, 4), 0);
    EXPECT_EQ(text(ctx).rfind("device_malloc: ", 0), 0U) << "a question that is answered leaves it";
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 0, nullptr, 1), 0);
    EXPECT_EQ(text(ctx), "");
}

TEST(LastError, WithoutAContext) {
    lapilli_context ctx = nullptr;
    const auto says = [&](const char* devices, const char* word) {
        EXPECT_EQ(lapilli_create(&ctx, devices), -2) << devices;
        EXPECT_NE(text(nullptr).find(word), std::string::npos) << text(nullptr);
    };
    says("gpu", "create: 'gpu' is not a list of devices: auto, none or cpu, rank, cuda, cuda:0,1 or sim:4");
    says("", "is not a list of devices");
    says("sim:17", "1 to 16");
    says("sim:x", "'x' is not the number of a device");
    says("cuda:9999", "there is no CUDA device");
    EXPECT_EQ(lapilli_create(nullptr, "none"), -1);
    EXPECT_NE(text(nullptr), "");
    EXPECT_EQ(lapilli_create(&ctx, "none"), 0);
    EXPECT_EQ(text(nullptr), "");
    EXPECT_EQ(lapilli_destroy(ctx), 0);

    double a = 1;
    EXPECT_EQ(lapilli_dgemv_async(nullptr, 'N', 1, 1, 1, &a, 1, &a, 1, 0, &a, 1), LAPILLI_ERROR_QUEUE);
    EXPECT_EQ(text(nullptr), "dgemv_async: the queue is NULL");
    EXPECT_EQ(lapilli_matrix_gather(nullptr, &a, 1), -1);
    EXPECT_EQ(text(nullptr), "matrix_gather: the matrix is NULL");
    // A call with the default context takes over; another thread has said nothing.
    std::thread([] { EXPECT_EQ(text(nullptr), ""); }).join();
    EXPECT_EQ(lapilli_get(nullptr, "no.such", nullptr, 0), -1);
    EXPECT_EQ(text(nullptr).rfind("get: ", 0), 0U) << text(nullptr);
    // A context that could be created leaves no sentence of an older call, until the default context has
    // another one.
    EXPECT_EQ(lapilli_create(&ctx, "none"), 0);
    EXPECT_EQ(text(nullptr), "");
    EXPECT_EQ(lapilli_destroy(ctx), 0);
    EXPECT_EQ(lapilli_get(nullptr, "no.such", nullptr, 0), -1);
    EXPECT_EQ(text(nullptr).rfind("get: ", 0), 0U) << text(nullptr);
    EXPECT_EQ(lapilli_create(&ctx, "gpu"), -2);
    EXPECT_EQ(text(nullptr).rfind("create: ", 0), 0U) << text(nullptr);
}

TEST(LastError, MemoryThatIsNotCountedIsNotNamed) {
    const Context ctx("sim:1");
    void* pointer = nullptr;
    ctx.set("sim.fail", "alloc:1");
    EXPECT_EQ(lapilli_device_malloc(ctx, 0, 1500, &pointer), LAPILLI_ERROR_DEVICE_MEMORY);
    EXPECT_EQ(text(ctx), "device_malloc: device 0 (sim) could not allocate 1500 bytes");
    ctx.set("sim.memory", "1000");
    EXPECT_EQ(lapilli_device_malloc(ctx, 0, 1500, &pointer), LAPILLI_ERROR_DEVICE_MEMORY);
    EXPECT_EQ(text(ctx), "device_malloc: device 0 (sim) lacks 500 bytes: 1500 are needed, 1000 are free");
}

// One thread reads while another one's calls fail and succeed: every text is a whole one.
TEST(LastError, IsReadWhileOthersCall) {
    const Context ctx("none");
    std::atomic<bool> done{false};
    std::thread caller([&] {
        double a = 1;
        for (int i = 0; i < 3000; ++i) lapilli_dpotrf(ctx, i % 3 == 0 ? 'L' : 'x', i % 3 - 1, &a, 1);
        done = true;
    });
    while (!done) {
        const std::string now = text(ctx);
        EXPECT_TRUE(now.empty() || now == "dpotrf: argument 1 (uplo) = 'x', must be 'L' or 'U'" ||
                    now == "dpotrf: argument 2 (n) = -1, must be at least 0")
            << now;
    }
    caller.join();
}

}  // namespace
}  // namespace lapilli::testing
