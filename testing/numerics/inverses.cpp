// SPDX-License-Identifier: BSD-3-Clause
// TRTRI, LAUUM, POTRI and TRTRS against LAPACK's, element by element: both triangles, implicit unit
// diagonals, all ops, blocks of any width on any number of devices; what is not named is not touched, and a
// zero on the diagonal is found before anything has changed.
#include <gtest/gtest.h>
#include <sys/mman.h>

#include <algorithm>
#include <new>

#include "lapilli/lapilli.h"
#include "support/kinds.hpp"
#include "support/lapack.hpp"
#include "support/matrix.hpp"
#include "support/precisions.hpp"
#include "support/random.hpp"

namespace lapilli::testing {
namespace {

template <class T>
struct Calls;
#define LAPILLI_CALLS(T, p)                                           \
    template <>                                                       \
    struct Calls<T> {                                                 \
        static constexpr auto trtri = lapilli_##p##trtri;             \
        static constexpr auto lauum = lapilli_##p##lauum;             \
        static constexpr auto potri = lapilli_##p##potri;             \
        static constexpr auto trtrs = lapilli_##p##trtrs;             \
        static constexpr auto trtri_mgpu = lapilli_##p##trtri_mgpu;   \
        static constexpr auto lauum_mgpu = lapilli_##p##lauum_mgpu;   \
        static constexpr auto potri_mgpu = lapilli_##p##potri_mgpu;   \
        static constexpr auto trtrs_mgpu = lapilli_##p##trtrs_mgpu;   \
        static constexpr auto lapack_trtri = LAPACKE_##p##trtri_work; \
        static constexpr auto lapack_lauum = LAPACKE_##p##lauum_work; \
        static constexpr auto lapack_potri = LAPACKE_##p##potri_work; \
        static constexpr auto lapack_trtrs = LAPACKE_##p##trtrs_work; \
    };
LAPILLI_CALLS(float, s)
LAPILLI_CALLS(double, d)
LAPILLI_CALLS(std::complex<float>, c)
LAPILLI_CALLS(std::complex<double>, z)
#undef LAPILLI_CALLS

constexpr int column_major = LAPACK_COL_MAJOR;

class InverseContext {
  public:
    InverseContext(const std::string& devices, const char* nb) {
        EXPECT_EQ(lapilli_create(&handle_, devices.c_str()), 0);
        lapilli_set(handle_, "potrf.crossover", "0");
        lapilli_set(handle_, "potrf.nb", nb);
    }
    ~InverseContext() { lapilli_destroy(handle_); }
    InverseContext(const InverseContext&) = delete;
    InverseContext& operator=(const InverseContext&) = delete;
    operator lapilli_context() const { return handle_; }

  private:
    lapilli_context handle_ = nullptr;
};

/// A matrix spread from host memory, and back at the end.
template <class T>
class Spread {
  public:
    Spread(lapilli_context ctx, Matrix<T>& host) : host_(host) {
        EXPECT_EQ(lapilli_matrix_create(ctx, letter<T>, host.rows(), host.cols(), 4, &handle_), 0);
        EXPECT_EQ(lapilli_matrix_scatter(handle_, host.data(), host.ld()), 0);
    }
    ~Spread() {
        EXPECT_EQ(lapilli_matrix_gather(handle_, host_.data(), host_.ld()), 0);
        lapilli_matrix_destroy(handle_);
    }
    Spread(const Spread&) = delete;
    Spread& operator=(const Spread&) = delete;
    operator lapilli_matrix() const { return handle_; }

  private:
    Matrix<T>& host_;
    lapilli_matrix handle_ = nullptr;
};

/// Well conditioned, with a real diagonal; NaN where a routine must not look.
template <class T>
Matrix<T> triangular(lapilli_int n, char uplo, char diag) {
    Matrix<T> a = random_matrix<T>(n, n, 3, Stream(7, 11));
    for (lapilli_int j = 0; j < n; ++j) {
        for (lapilli_int i = 0; i < n; ++i) {
            a(i, j) *= Real<T>(1 / std::sqrt(static_cast<double>(n)));
            if (i == j) a(i, j) = diag == 'U' ? quiet_nan<T>() : T(Real<T>(1.5));
            if (uplo == 'L' ? i < j : i > j) a(i, j) = quiet_nan<T>();
        }
    }
    return a;
}

/// Elements that are NaN in one of them must be it in both.
template <class T>
void expect_close(const Matrix<T>& a, const Matrix<T>& b) {
    const double bound = 1000 * static_cast<double>(std::numeric_limits<Real<T>>::epsilon());
    for (lapilli_int j = 0; j < a.cols(); ++j) {
        for (lapilli_int i = 0; i < a.rows(); ++i) {
            if (std::isnan(std::abs(b(i, j)))) {
                ASSERT_TRUE(std::isnan(std::abs(a(i, j)))) << i << ", " << j;
            } else {
                ASSERT_LE(std::abs(a(i, j) - b(i, j)), bound) << i << ", " << j;
            }
        }
    }
}

template <class T>
class Inverses : public ::testing::Test {
  protected:
    using C = Calls<T>;

    /// f(context, order) on the CPU and on one to five devices, in blocks narrow and wide.
    template <class F>
    void everywhere(F f) {
        for (const char* devices : {"none", "sim:1", "sim:2", "sim:3", "sim:5"}) {
            for (const char* nb : {"5", "64"}) {
                const InverseContext context(devices, nb);
                for (const lapilli_int n : {1, 2, 5, 6, 13, 70}) {
                    SCOPED_TRACE(::testing::Message() << devices << ", nb " << nb << ", n " << n);
                    f(context, n);
                }
            }
        }
    }
    static lapack_int to_int(lapilli_int n) { return static_cast<lapack_int>(n); }
};
TYPED_TEST_SUITE(Inverses, ScalarsAs<::testing::Types>);

TYPED_TEST(Inverses, OfTriangularMatrices) {
    using T = TypeParam;
    using C = Calls<T>;
    this->everywhere([&](lapilli_context ctx, lapilli_int n) {
        for (const char uplo : {'L', 'U'}) {
            for (const char diag : {'N', 'U'}) {
                Matrix<T> a = triangular<T>(n, uplo, diag), expected = a, spread = a;
                C::lapack_trtri(column_major, uplo, diag, this->to_int(n), expected.data(),
                                this->to_int(a.ld()));
                ASSERT_EQ(C::trtri(ctx, uplo, diag, n, a.data(), a.ld()), 0);
                expect_close(a, expected);
                if (lapilli_device_count(ctx) == 0) continue;
                ASSERT_EQ(C::trtri_mgpu(ctx, uplo, diag, Spread<T>(ctx, spread)), 0);
                ASSERT_TRUE(spread.same_bits(a));
            }
        }
    });
}

TYPED_TEST(Inverses, ProductsOfTriangularMatrices) {
    using T = TypeParam;
    using C = Calls<T>;
    this->everywhere([&](lapilli_context ctx, lapilli_int n) {
        for (const char uplo : {'L', 'U'}) {
            Matrix<T> a = triangular<T>(n, uplo, 'N'), expected = a, spread = a;
            C::lapack_lauum(column_major, uplo, this->to_int(n), expected.data(), this->to_int(a.ld()));
            ASSERT_EQ(C::lauum(ctx, uplo, n, a.data(), a.ld()), 0);
            expect_close(a, expected);
            if (lapilli_device_count(ctx) == 0) continue;
            ASSERT_EQ(C::lauum_mgpu(ctx, uplo, Spread<T>(ctx, spread)), 0);
            ASSERT_TRUE(spread.same_bits(a));
        }
    });
}

TYPED_TEST(Inverses, OfPositiveDefiniteMatrices) {
    using T = TypeParam;
    using C = Calls<T>;
    this->everywhere([&](lapilli_context ctx, lapilli_int n) {
        for (const char uplo : {'L', 'U'}) {
            Matrix<T> a = triangular<T>(n, uplo, 'N'), expected = a, spread = a;
            C::lapack_potri(column_major, uplo, this->to_int(n), expected.data(), this->to_int(a.ld()));
            ASSERT_EQ(C::potri(ctx, uplo, n, a.data(), a.ld()), 0);
            expect_close(a, expected);
            if (lapilli_device_count(ctx) == 0) continue;
            ASSERT_EQ(C::potri_mgpu(ctx, uplo, Spread<T>(ctx, spread)), 0);
            ASSERT_TRUE(spread.same_bits(a));
        }
    });
}

/// Memory whose last byte is in front of a page that may not be touched.
class GuardedMemory {
  public:
    explicit GuardedMemory(std::size_t bytes)
        : bytes_(bytes),
          all_(mmap(nullptr, room + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) {
        if (all_ == MAP_FAILED || bytes > room || mprotect(end(), page, PROT_NONE) != 0)
            throw std::bad_alloc();
    }
    GuardedMemory(const GuardedMemory&) = delete;
    GuardedMemory& operator=(const GuardedMemory&) = delete;
    ~GuardedMemory() { munmap(all_, room + page); }
    void* begin() const { return end() - bytes_; }

  private:
    static constexpr std::size_t page = 65536, room = 4 * page;
    char* end() const { return static_cast<char*>(all_) + room; }

    std::size_t bytes_;
    void* all_;
};

// The CPU's kernels read no farther than the matrix.
TYPED_TEST(Inverses, OfMatricesAtTheEndOfMemory) {
    using T = TypeParam;
    using C = Calls<T>;
    const InverseContext ctx("none", "64");
    for (const lapilli_int n : {1, 2, 3, 5, 20, 70}) {
        for (const char uplo : {'L', 'U'}) {
            const Matrix<T> a = triangular<T>(n, uplo, 'N');
            const GuardedMemory memory(sizeof(T) * static_cast<std::size_t>(n * n));
            T* const at = static_cast<T*>(memory.begin());
            for (const auto f : {C::lauum, C::potri}) {
                for (lapilli_int j = 0; j < n; ++j) std::copy_n(&a(0, j), n, at + j * n);
                EXPECT_EQ(f(ctx, uplo, n, at, n), 0);
            }
        }
    }
}

TYPED_TEST(Inverses, SolutionsWithTriangularMatrices) {
    using T = TypeParam;
    using C = Calls<T>;
    this->everywhere([&](lapilli_context ctx, lapilli_int n) {
        for (const char uplo : {'L', 'U'}) {
            for (const char trans : {'N', 'T', 'C'}) {
                for (const char diag : {'N', 'U'}) {
                    for (const lapilli_int k : {0, 1, 9}) {
                        Matrix<T> a = triangular<T>(n, uplo, diag);
                        Matrix<T> b = random_matrix<T>(n, k, 2, Stream(3, 5)), expected = b, spread = b;
                        const Matrix<T> before = a;
                        C::lapack_trtrs(column_major, uplo, trans, diag, this->to_int(n), this->to_int(k),
                                        a.data(), this->to_int(a.ld()), expected.data(),
                                        this->to_int(b.ld()));
                        ASSERT_EQ(C::trtrs(ctx, uplo, trans, diag, n, k, a.data(), a.ld(), b.data(), b.ld()),
                                  0);
                        expect_close(b, expected);
                        ASSERT_TRUE(a.same_bits(before));
                        if (lapilli_device_count(ctx) == 0) continue;
                        ASSERT_EQ(
                            C::trtrs_mgpu(ctx, uplo, trans, diag, Spread<T>(ctx, a), Spread<T>(ctx, spread)),
                            0);
                        ASSERT_TRUE(spread.same_bits(b));
                    }
                }
            }
        }
    });
}

/// A diagonal that is said to be of ones is not looked at, zeros on it neither.
TYPED_TEST(Inverses, ZerosUnderAUnitDiagonal) {
    using T = TypeParam;
    using C = Calls<T>;
    this->everywhere([&](lapilli_context ctx, lapilli_int n) {
        for (const char uplo : {'L', 'U'}) {
            Matrix<T> a = triangular<T>(n, uplo, 'U');
            Matrix<T> b = random_matrix<T>(n, 3, 2, Stream(3, 5)), expected_b = b, spread_b = b;
            for (lapilli_int i = 0; i < n; ++i) a(i, i) = T(0);
            C::lapack_trtrs(column_major, uplo, 'N', 'U', this->to_int(n), 3, a.data(), this->to_int(a.ld()),
                            expected_b.data(), this->to_int(b.ld()));
            EXPECT_EQ(C::trtrs(ctx, uplo, 'N', 'U', n, 3, a.data(), a.ld(), b.data(), b.ld()), 0);
            expect_close(b, expected_b);
            if (lapilli_device_count(ctx) > 0) {
                EXPECT_EQ(C::trtrs_mgpu(ctx, uplo, 'N', 'U', Spread<T>(ctx, a), Spread<T>(ctx, spread_b)), 0);
                EXPECT_TRUE(spread_b.same_bits(b));
            }
            Matrix<T> expected = a;
            C::lapack_trtri(column_major, uplo, 'U', this->to_int(n), expected.data(), this->to_int(a.ld()));
            EXPECT_EQ(C::trtri(ctx, uplo, 'U', n, a.data(), a.ld()), 0);
            expect_close(a, expected);
        }
    });
}

TYPED_TEST(Inverses, SingularMatricesChangeNothing) {
    using T = TypeParam;
    using C = Calls<T>;
    this->everywhere([&](lapilli_context ctx, lapilli_int n) {
        for (const char uplo : {'L', 'U'}) {
            for (const lapilli_int at : {lapilli_int(0), n / 2, n - 1}) {
                Matrix<T> a = triangular<T>(n, uplo, 'N'), b = random_matrix<T>(n, 3, 2, Stream(3, 5));
                for (lapilli_int i = at; i < n; i += 4) a(i, i) = T(0);  // the first one counts
                const Matrix<T> a_before = a, b_before = b;
                EXPECT_EQ(C::trtri(ctx, uplo, 'N', n, a.data(), a.ld()), at + 1);
                EXPECT_EQ(C::potri(ctx, uplo, n, a.data(), a.ld()), at + 1);
                EXPECT_EQ(C::trtrs(ctx, uplo, 'N', 'N', n, 3, a.data(), a.ld(), b.data(), b.ld()), at + 1);
                EXPECT_EQ(
                    C::lapack_trtri(column_major, uplo, 'N', this->to_int(n), a.data(), this->to_int(a.ld())),
                    at + 1);
                if (lapilli_device_count(ctx) > 0) {
                    EXPECT_EQ(C::trtri_mgpu(ctx, uplo, 'N', Spread<T>(ctx, a)), at + 1);
                    EXPECT_EQ(C::potri_mgpu(ctx, uplo, Spread<T>(ctx, a)), at + 1);
                    EXPECT_EQ(C::trtrs_mgpu(ctx, uplo, 'T', 'N', Spread<T>(ctx, a), Spread<T>(ctx, b)),
                              at + 1);
                }
                EXPECT_TRUE(a.same_bits(a_before));
                EXPECT_TRUE(b.same_bits(b_before));
            }
        }
    });
}

}  // namespace
}  // namespace lapilli::testing
