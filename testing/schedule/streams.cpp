// SPDX-License-Identifier: BSD-3-Clause
// Streams of the caller: a routine begins after the work that the caller has submitted there, without a
// synchronization.
#include "numerics/blas_suite.hpp"
#include "schedule/suite.hpp"

namespace lapilli::testing::blas {
namespace {

constexpr int n = 40;
using Matrix = std::vector<double>;

/// A matrix in the memory of a device.
class DeviceMatrix {
  public:
    DeviceMatrix(lapilli_context ctx, int device, const Matrix& a) : ctx_(ctx) {
        void* memory = nullptr;
        EXPECT_EQ(lapilli_device_malloc(ctx, device, bytes, &memory), 0);
        data_ = static_cast<double*>(memory);
        put(a);
    }
    ~DeviceMatrix() { lapilli_device_free(ctx_, data_); }
    DeviceMatrix(const DeviceMatrix&) = delete;
    DeviceMatrix& operator=(const DeviceMatrix&) = delete;
    double* data() const { return data_; }
    void put(const Matrix& a) const { EXPECT_EQ(lapilli_copy(ctx_, data_, a.data(), bytes), 0); }
    Matrix get() const {
        Matrix a(n * n);
        EXPECT_EQ(lapilli_copy(ctx_, a.data(), data_, bytes), 0);
        return a;
    }

  private:
    static constexpr std::size_t bytes = sizeof(double) * n * n;
    lapilli_context ctx_;
    double* data_ = nullptr;
};

Matrix multiple_of_identity(double x) {
    Matrix a(n * n);
    for (std::size_t j = 0; j < n; ++j) a[j * (n + 1)] = x;
    return a;
}

/// C := B B^T again and again, then 4 times that, all of it late: B is the identity.
void submit(lapilli_queue queue, const DeviceMatrix& b, const DeviceMatrix& c) {
    for (int step = 0; step < 20; ++step) {
        ASSERT_EQ(lapilli_dsyrk_async(queue, 'L', 'N', n, n, step < 19 ? 1 : 4, b.data(), n, 0, c.data(), n),
                  0);
    }
}

void* stream_of(lapilli_queue queue) {
    void* stream = nullptr;
    EXPECT_EQ(lapilli_queue_stream(queue, &stream), 0);
    EXPECT_NE(stream, nullptr);
    return stream;
}

/// A routine, a copy and a spread matrix of ctx read C when the queue's work is done.
void expect_calls_after(lapilli_queue queue, const DeviceMatrix& b, const DeviceMatrix& c,
                        lapilli_context ctx) {
    submit(queue, b, c);
    ASSERT_EQ(lapilli_dpotrf(ctx, 'L', n, c.data(), n), 0) << lapilli_last_error(ctx);
    EXPECT_EQ(c.get(), multiple_of_identity(2)) << "a routine";

    c.put(multiple_of_identity(9));
    submit(queue, b, c);
    Matrix copied(n * n);
    ASSERT_EQ(lapilli_copy(ctx, copied.data(), c.data(), sizeof(double) * n * n), 0);
    EXPECT_EQ(copied, multiple_of_identity(4)) << "lapilli_copy";

    c.put(multiple_of_identity(9));
    lapilli_matrix spread = nullptr;
    ASSERT_EQ(lapilli_matrix_create(ctx, 'd', n, n, 7, &spread), 0);
    submit(queue, b, c);
    ASSERT_EQ(lapilli_matrix_scatter(spread, c.data(), n), 0);
    Matrix scattered(n * n);
    ASSERT_EQ(lapilli_matrix_gather(spread, scattered.data(), n), 0);
    EXPECT_EQ(scattered, multiple_of_identity(4)) << "a spread matrix";
    EXPECT_EQ(lapilli_matrix_destroy(spread), 0);
}

// Calls read data made by the stream of any device: in host and device memory, on one device and on both.
TEST(Streams, CallsBeginAfterThem) {
    for (int device = 0; device < 2; ++device) {
        const Shuffled ctx(2, 3 + device, 2000);
        const OwnedQueue queue(ctx, device);
        const DeviceMatrix b(ctx, device, multiple_of_identity(1)), c(ctx, device, multiple_of_identity(9));
        ASSERT_EQ(lapilli_set_stream(ctx, device, stream_of(queue)), 0);
        expect_calls_after(queue, b, c, ctx);
    }
}

// Where the CPU computes no device is used, and yet the call has to wait: the stream's work may be a copy to
// the host.
TEST(Streams, CallsOnTheCpuToo) {
    const Shuffled ctx(1, 5, 2000);
    const OwnedQueue queue(ctx, 0);
    const DeviceMatrix b(ctx, 0, multiple_of_identity(1)), c(ctx, 0, multiple_of_identity(9));
    ASSERT_EQ(lapilli_set_stream(ctx, 0, stream_of(queue)), 0);
    ctx.compute_on_devices(false);
    submit(queue, b, c);
    const lapilli_context handle = ctx;
    const lapilli_queue submitted = queue;
    const std::unique_ptr<Event> end = handle->context.make_event(0);
    submitted->queue.queue().record(*end);
    double a = 4;
    ASSERT_EQ(lapilli_dpotrf(ctx, 'L', 1, &a, 1), 0);
    EXPECT_TRUE(end->done());
    EXPECT_EQ(a, 2);
}

// For a device outside of the context, whose streams cannot be named, calls wait for all its work.
TEST(Streams, DevicesOutsideOfTheContext) {
    if (!simulated())
        GTEST_SKIP() << "contexts of real devices have the same ones: OutsideOfTheContext has two GPUs";
    const Shuffled outside(1, 7, 2000);
    const OwnedQueue queue(outside, 0);
    const DeviceMatrix b(outside, 0, multiple_of_identity(1)), c(outside, 0, multiple_of_identity(9));
    for (int devices = 1; devices <= 3; ++devices) expect_calls_after(queue, b, c, Shuffled(devices, 8, 0));
}

// A stream that was taken back, or whose queue has ended, is not waited for.
TEST(Streams, CanBeTakenBack) {
    const Shuffled ctx(1, 6, 0);
    {
        const OwnedQueue queue(ctx, 0);
        ASSERT_EQ(lapilli_set_stream(ctx, 0, stream_of(queue)), 0);
    }
    double a = 4;
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 1, &a, 1), 0);
    EXPECT_EQ(lapilli_set_stream(ctx, 0, nullptr), 0);
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 1, &a, 1), 0);
}

TEST(Streams, Misuse) {
    const testing::Context ctx("sim:2"), cpu("none");
    const auto said = [&] { return std::string(lapilli_last_error(ctx)); };
    const OwnedQueue queue(ctx, 1);
    int no_stream = 0;
    EXPECT_EQ(lapilli_set_stream(ctx, 2, nullptr), -1);
    EXPECT_EQ(said(), "set_stream: argument 1 (device) = 2, must be from 0 to 1");
    EXPECT_EQ(lapilli_set_stream(ctx, -1, nullptr), -1);
    EXPECT_EQ(lapilli_set_stream(ctx, 0, &no_stream), -2);
    EXPECT_EQ(said(),
              "set_stream: argument 2 (stream) is not a stream of device 0, must be one of it or NULL");
    EXPECT_EQ(lapilli_set_stream(ctx, 0, stream_of(queue)), -2) << "it is device 1's";
    EXPECT_EQ(lapilli_set_stream(cpu, 0, nullptr), LAPILLI_ERROR_NO_DEVICES);
    EXPECT_STREQ(lapilli_last_error(cpu), "set_stream: a stream cannot be set: there are no devices");
    EXPECT_EQ(lapilli_queue_stream(nullptr, nullptr), LAPILLI_ERROR_QUEUE);
    EXPECT_EQ(lapilli_queue_stream(queue, nullptr), -1);
    EXPECT_EQ(said(), "queue_stream: argument 1 (stream) is NULL, must point to 1 element");
}

}  // namespace
}  // namespace lapilli::testing::blas
