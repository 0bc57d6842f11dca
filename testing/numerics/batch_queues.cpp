// SPDX-License-Identifier: BSD-3-Clause
// Batches on queues of the caller: the bits of the calls that wait, several calls in order without a wait
// between them, and what is refused.
#include "numerics/batches.hpp"
#include "support/routines/batch_po.hpp"
#include "support/routines/batch_trsm.hpp"
#include "support/routines/qr_batch.hpp"

namespace lapilli::testing {
namespace {

/// The arrays of a call on the device of a queue, which has been waited for when they come back.
class OnQueue {
  public:
    explicit OnQueue(lapilli_context ctx) : ctx_(ctx) {
        EXPECT_EQ(lapilli_queue_create(ctx, 0, nullptr, &queue), 0) << lapilli_last_error(ctx);
    }
    ~OnQueue() { lapilli_queue_destroy(queue); }
    OnQueue(const OnQueue&) = delete;
    OnQueue& operator=(const OnQueue&) = delete;

    template <class S>
    S* put(std::vector<S>& host) {
        copies_.push_back(std::make_unique<DeviceCopy>(ctx_, host));
        return copies_.back()->template as<S>();
    }
    void fetch() {
        EXPECT_EQ(lapilli_queue_synchronize(queue), 0) << lapilli_last_error(ctx_);
        for (const auto& copy : copies_) copy->download();
    }
    lapilli_queue queue = nullptr;

  private:
    lapilli_context ctx_;
    std::vector<std::unique_ptr<DeviceCopy>> copies_;
};

template <class T>
class BatchQueues : public ::testing::Test {};
TYPED_TEST_SUITE(BatchQueues, FullScalars, ScalarNames);

/// GELS has scratch memory of the queue.
TYPED_TEST(BatchQueues, LeastSquares) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    const Problem p = batch_problem(11, 5);
    const QrBatchLayout at = GelsBatch<T>::layout(p);
    typename GelsBatch<T>::Data x;
    GelsBatch<T>::data(p, x);
    for (std::int64_t i = 0; i < at.m; ++i)
        x.A[static_cast<std::size_t>(2 * at.stride + i + 4 * at.ld)] = T(0);
    auto expected = x;
    ASSERT_EQ(api::gels_batch<T>(ctx, 'N', at.m, at.n, at.cols, expected.A.data(), at.ld, at.stride,
                                 expected.B.data(), at.ldb, at.strideb, p.k, expected.infos.data()),
              1);
    OnQueue on(ctx);
    ASSERT_EQ(api::gels_batch_async<T>(on.queue, 'N', at.m, at.n, at.cols, on.put(x.A), at.ld, at.stride,
                                       on.put(x.B), at.ldb, at.strideb, p.k, on.put(x.infos)),
              0)
        << lapilli_last_error(ctx);
    on.fetch();
    EXPECT_EQ(x.infos, (std::vector<lapilli_int>{0, 0, 5, 0, 0}));
    EXPECT_TRUE(same_bits(x.A, expected.A) && same_bits(x.B, expected.B));
}

/// Factors, two products with Q and Q itself, in order.
TYPED_TEST(BatchQueues, OneAfterTheOther) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    Problem p = batch_problem(6, 3);
    p.m = 9;
    const QrBatchLayout at = GelsBatch<T>::layout(p);
    typename GelsBatch<T>::Data x;
    GelsBatch<T>::data(p, x);
    const auto before = x;
    std::vector<T> tau(at.factors());
    OnQueue on(ctx);
    T *const a = on.put(x.A), *const b = on.put(x.B), *const factors = on.put(tau);
    lapilli_int* const infos = on.put(x.infos);
    ASSERT_EQ(api::geqrf_batch_async<T>(on.queue, at.m, at.n, a, at.ld, at.stride, factors, p.k, infos), 0);
    for (const char trans : {'N', adjoint<T>}) {
        ASSERT_EQ(api::ormqr_batch_async<T>(on.queue, 'L', trans, at.m, at.cols, at.n, a, at.ld, at.stride,
                                            factors, b, at.ldb, at.strideb, p.k, infos),
                  0);
    }
    ASSERT_EQ(api::orgqr_batch_async<T>(on.queue, at.m, at.n, at.n, a, at.ld, at.stride, factors, p.k, infos),
              0);
    on.fetch();
    EXPECT_EQ(x.infos, (std::vector<lapilli_int>{0, 0, 0}));
    for (std::int64_t k = 0; k < p.k; ++k) {
        Matrix<T> back = GelsBatch<T>::side_of(at, x.B, k);
        subtract(back, GelsBatch<T>::side_of(at, before.B, k));
        EXPECT_LE(ratio(one_norm(back), one_norm(GelsBatch<T>::side_of(at, before.B, k)), 9, ulp<T>), 30);
        const Matrix<T> q = a_of(at, x.A, k);
        EXPECT_LE(orthogonality(q, Probe<T>(at.n, 100, 1)), 30);
    }
}

/// Its scalar factors are scratch memory of the queue.
TYPED_TEST(BatchQueues, QAndR) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    const Problem p = batch_problem(6, 3);
    const QrBatchLayout at = QrBatch<T>::layout(p);
    typename QrBatch<T>::Data x;
    QrBatch<T>::data(p, x);
    auto expected = x;
    ASSERT_EQ(QrBatch<T>::call(
                  ctx, p,
                  typename QrBatch<T>::Pointers{expected.A.data(), expected.R.data(), expected.infos.data()}),
              0);
    OnQueue on(ctx);
    ASSERT_EQ(api::qr_batch_async<T>(on.queue, at.m, at.n, on.put(x.A), at.ld, at.stride, on.put(x.R), at.ldb,
                                     at.strideb, p.k, on.put(x.infos)),
              0)
        << lapilli_last_error(ctx);
    on.fetch();
    EXPECT_TRUE(same_bits(x.A, expected.A) && same_bits(x.R, expected.R));
    EXPECT_EQ(x.infos, std::vector<lapilli_int>(3, 0));
}

TYPED_TEST(BatchQueues, SystemsAndInverses) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    const Problem p = batch_problem(9, 4);
    const LuBatchLayout at(p);
    typename GesvBatch<T>::Data x;
    GesvBatch<T>::data(p, x);
    auto expected = x;
    const auto sides = x.B;
    ASSERT_EQ(
        api::gesv_batch<T>(ctx, at.n, at.nrhs, expected.A.data(), at.ld, at.stride, expected.ipiv.data(),
                           expected.B.data(), at.ldb, at.strideb, p.k, expected.infos.data()),
        0);
    auto transposed = sides;
    ASSERT_EQ(api::getrs_batch<T>(ctx, 'T', at.n, at.nrhs, expected.A.data(), at.ld, at.stride,
                                  expected.ipiv.data(), transposed.data(), at.ldb, at.strideb, p.k,
                                  expected.infos.data()),
              0);
    ASSERT_EQ(api::getri_batch<T>(ctx, at.n, expected.A.data(), at.ld, at.stride, expected.ipiv.data(), p.k,
                                  expected.infos.data()),
              0);
    auto second = sides;
    OnQueue on(ctx);
    T *const a = on.put(x.A), *const b = on.put(x.B), *const c = on.put(second);
    lapilli_int *const ipiv = on.put(x.ipiv), *const infos = on.put(x.infos);
    ASSERT_EQ(api::gesv_batch_async<T>(on.queue, at.n, at.nrhs, a, at.ld, at.stride, ipiv, b, at.ldb,
                                       at.strideb, p.k, infos),
              0);
    ASSERT_EQ(api::getrs_batch_async<T>(on.queue, 'T', at.n, at.nrhs, a, at.ld, at.stride, ipiv, c, at.ldb,
                                        at.strideb, p.k, infos),
              0);
    ASSERT_EQ(api::getri_batch_async<T>(on.queue, at.n, a, at.ld, at.stride, ipiv, p.k, infos), 0);
    on.fetch();
    EXPECT_TRUE(same_bits(x.A, expected.A) && same_bits(x.B, expected.B) && same_bits(second, transposed));
    EXPECT_EQ(x.ipiv, expected.ipiv);
    EXPECT_EQ(x.infos, std::vector<lapilli_int>(4, 0));
}

/// A null ipiv, and inverses that have scratch memory of the queue.
TYPED_TEST(BatchQueues, WithoutInterchanges) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    Problem p = batch_problem(9, 4);
    p.no_pivots = true;
    const LuBatchLayout at(p);
    typename GesvBatch<T>::Data x;
    GesvBatch<T>::data(p, x);
    auto expected = x;
    lapilli_int* const none = nullptr;
    ASSERT_EQ(api::gesv_batch<T>(ctx, at.n, at.nrhs, expected.A.data(), at.ld, at.stride, none,
                                 expected.B.data(), at.ldb, at.strideb, p.k, expected.infos.data()),
              0);
    ASSERT_EQ(
        api::getri_batch<T>(ctx, at.n, expected.A.data(), at.ld, at.stride, none, p.k, expected.infos.data()),
        0);
    OnQueue on(ctx);
    T *const a = on.put(x.A), *const b = on.put(x.B);
    lapilli_int* const infos = on.put(x.infos);
    ASSERT_EQ(api::gesv_batch_async<T>(on.queue, at.n, at.nrhs, a, at.ld, at.stride, none, b, at.ldb,
                                       at.strideb, p.k, infos),
              0);
    ASSERT_EQ(api::getri_batch_async<T>(on.queue, at.n, a, at.ld, at.stride, none, p.k, infos), 0);
    on.fetch();
    EXPECT_TRUE(same_bits(x.A, expected.A) && same_bits(x.B, expected.B));
    EXPECT_EQ(x.infos, std::vector<lapilli_int>(4, 0));
}

TYPED_TEST(BatchQueues, TrianglesAndDefiniteInverses) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    const Problem p = batch_problem(9, 4);
    const QrBatchLayout at = TrsmBatch<T>::layout(p);
    typename TrsmBatch<T>::Data x;
    TrsmBatch<T>::data(p, x);
    auto expected = x;
    ASSERT_EQ(
        api::trsm_batch<T>(ctx, 'L', 'L', 'C', 'N', at.rows, at.cols, T(2), expected.A.data(), at.ld,
                           at.stride, expected.B.data(), at.ldb, at.strideb, p.k, expected.infos.data()),
        0);
    ASSERT_EQ(
        api::potri_batch<T>(ctx, 'L', at.n, expected.A.data(), at.ld, at.stride, p.k, expected.infos.data()),
        0);
    OnQueue on(ctx);
    T* const a = on.put(x.A);
    lapilli_int* const infos = on.put(x.infos);
    ASSERT_EQ(api::trsm_batch_async<T>(on.queue, 'L', 'L', 'C', 'N', at.rows, at.cols, T(2), a, at.ld,
                                       at.stride, on.put(x.B), at.ldb, at.strideb, p.k, infos),
              0);
    ASSERT_EQ(api::potri_batch_async<T>(on.queue, 'L', at.n, a, at.ld, at.stride, p.k, infos), 0);
    on.fetch();
    EXPECT_TRUE(same_bits(x.A, expected.A) && same_bits(x.B, expected.B));
    EXPECT_EQ(x.infos, std::vector<lapilli_int>(4, 0));
}

TYPED_TEST(BatchQueues, DefiniteMatricesAndEigenvalues) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    const Problem p = batch_problem(12, 3);
    const LuBatchLayout at(p);
    typename PosvBatch<T>::Data x;
    PosvBatch<T>::data(p, x);
    typename SyevdBatch<T>::Data e;
    SyevdBatch<T>::data(p, e);
    auto expected = x;
    auto pairs = e;
    ASSERT_EQ(api::posv_batch<T>(ctx, 'L', at.n, at.nrhs, expected.A.data(), at.ld, at.stride,
                                 expected.B.data(), at.ldb, at.strideb, p.k, expected.infos.data()),
              0);
    ASSERT_EQ(api::syevd_batch<T>(ctx, 'V', 'L', at.n, pairs.A.data(), at.ld, at.stride, pairs.W.data(), p.k,
                                  pairs.infos.data()),
              0);
    OnQueue on(ctx);
    ASSERT_EQ(api::posv_batch_async<T>(on.queue, 'L', at.n, at.nrhs, on.put(x.A), at.ld, at.stride,
                                       on.put(x.B), at.ldb, at.strideb, p.k, on.put(x.infos)),
              0);
    ASSERT_EQ(api::syevd_batch_async<T>(on.queue, 'V', 'L', at.n, on.put(e.A), at.ld, at.stride, on.put(e.W),
                                        p.k, on.put(e.infos)),
              0);
    on.fetch();
    EXPECT_TRUE(same_bits(x.B, expected.B) && same_bits(e.A, pairs.A));
    EXPECT_EQ(e.W, pairs.W);
    EXPECT_EQ(x.infos, e.infos);
}

TEST(BatchQueuesArguments, WhatIsRefused) {
    const SmallBlocks ctx(1);
    OnQueue on(ctx);
    std::vector<double> a(16, 1.0), tau(4);
    std::vector<lapilli_int> infos(2, -3);
    double* const there = on.put(a);
    double* const factors = on.put(tau);
    lapilli_int* const of_each = on.put(infos);
    EXPECT_EQ(lapilli_dgeqrf_batch_async(on.queue, 2, 2, a.data(), 2, 4, factors, 2, of_each), -3)
        << "in host memory";
    EXPECT_EQ(lapilli_dgeqrf_batch_async(on.queue, 2, 2, there, 1, 4, factors, 2, of_each), -4);
    EXPECT_EQ(lapilli_dgeqrf_batch_async(on.queue, 2, 2, there, 2, 3, factors, 2, of_each), -5);
    EXPECT_EQ(lapilli_dgeqrf_batch_async(on.queue, 1025, 0, there, 1025, 0, factors, 2, of_each), 0);
    EXPECT_EQ(lapilli_dgeqrf_batch_async(on.queue, 1, 1025, there, 1, 1025, factors, 0, of_each), 0);
    lapilli_memory bytes{};
    EXPECT_EQ(lapilli_dgeqrf_batch_async_memory(on.queue, 1025, 1, 2, &bytes), LAPILLI_ERROR_TOO_LARGE);
    EXPECT_NE(std::string(lapilli_last_error(ctx)).find("up to 1024 rows and columns, not 1025"),
              std::string::npos);
    EXPECT_EQ(lapilli_dgels_batch_async_memory(on.queue, 9, 4, 1, 100, &bytes), 0);
    EXPECT_GE(bytes.device, 400 * sizeof(double));
    on.fetch();
    EXPECT_EQ(infos, (std::vector<lapilli_int>{0, 0}));
    EXPECT_EQ(a, std::vector<double>(16, 1.0));
}

}  // namespace
}  // namespace lapilli::testing
