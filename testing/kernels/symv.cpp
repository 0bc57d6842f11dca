// SPDX-License-Identifier: BSD-3-Clause
// SYMV and HEMV: both triangles, every alignment and increment, parts of column-cyclic matrices, several
// passes.

#include "emulator/stream.hpp"
#include "kernels/sectors.hpp"
#include "kernels/support.hpp"
#include "support/orders.hpp"
#include "symv/launch.cuh"

namespace lapilli::kernel_tests {
namespace {

struct Case {
    index_t n = 1;
    char uplo = 'L';
    bool hermitian = true;
    index_t first = 0, nb = 32;
    int rank = 0, team = 1;
    index_t offset = 0, pad = 0;  // of the matrix in its memory, in elements; of lda over n + offset
    index_t incx = 1, incy = 1;
    double alpha = 1, beta = 0;
    int blocks = 3;
    int strips_at_once = 192, dynamic_tail = 0;
    bool atomics = false;
    std::uint64_t seed = 0;
    int architecture = 90;
};

std::ostream& operator<<(std::ostream& out, const Case& c) {
    return out << "n " << c.n << " uplo " << c.uplo << " hermitian " << c.hermitian << " first " << c.first
               << " nb " << c.nb << " rank " << c.rank << " of " << c.team << " offset " << c.offset
               << " pad " << c.pad << " incx " << c.incx << " incy " << c.incy << " blocks " << c.blocks
               << " beta " << c.beta << " strips " << c.strips_at_once << " late " << c.dynamic_tail
               << " atomics " << c.atomics << " architecture " << c.architecture;
}

/// A vector with an increment; what is between its elements must not change.
template <class T>
struct Strided {
    index_t n, inc;
    std::vector<T> memory;
    Strided(index_t count, index_t increment, T fill)
        : n(count),
          inc(increment),
          memory(static_cast<std::size_t>(1 + (count - 1) * std::abs(increment)), fill) {}
    T* first() { return memory.data() + (inc > 0 ? 0 : (1 - n) * inc); }
    T& operator()(index_t i) { return first()[i * inc]; }
};

template <class T>
class Symv : public ::testing::Test {
  protected:
    using W = Wide<T>;

    void multiply(const Case& c, const SymvArgs<T>& p) {
        const simt::EmulatedStream stream(simt::limits_like(c.architecture, c.blocks), c.seed, &copied_);
        ASSERT_EQ(launch::symv_in_passes(stream, p, {c.strips_at_once, c.dynamic_tail}), launch::success);
    }

    std::vector<T> run(const Case& c) {
        const index_t n = c.n, nb = c.team == 1 ? n : c.nb;
        std::vector<index_t> local;  // the whole matrix's column of each local one
        for (index_t j = 0; j < n; ++j)
            if (c.team == 1 || j / nb % c.team == c.rank) local.push_back(j);
        const auto cols = static_cast<index_t>(local.size());
        const index_t lda = round_up(n + c.offset, 4) + c.pad;
        const Matrix<T> whole = random_matrix<T>(n, n, n, seed_of(n, 5));
        // The matrix ends with its memory; NaN in the other triangle, around it and before `first`'s vectors.
        const index_t size = c.offset + (cols > 0 ? (cols - 1) * lda + n : 0), room = round_up(size, 4);
        struct alignas(32) Sector {
            std::byte bytes[32];
        };
        std::vector<Sector> aligned(
            static_cast<std::size_t>(room * static_cast<index_t>(sizeof(T)) / 32 + 1));
        T* memory = reinterpret_cast<T*>(aligned.data());
        for (index_t i = 0; i < room; ++i) memory[i] = nan_of<T>();
        T* a = memory + c.offset;
        for (index_t j = 0; j < cols; ++j) {
            const index_t col = local[static_cast<std::size_t>(j)];
            for (index_t i = 0; i < n; ++i) {
                if (c.uplo == 'L' ? i >= col : i <= col) a[i + j * lda] = whole(i, col);
                if (col < c.first && i >= col) a[i + j * lda] = make<T>(1, 1);  // finite, as reflectors are
            }
        }
        Strided<T> x(n, c.incx, nan_of<T>()), y(n, c.incy, make<T>(77, 7));
        const auto given = random_vector<T>(n, seed_of(n, 6)), old = random_vector<T>(n, seed_of(n, 7));
        for (index_t i = c.first; i < n; ++i) {
            x(i) = given[static_cast<std::size_t>(i)];
            y(i) = c.beta == 0 ? nan_of<T>() : old[static_cast<std::size_t>(i)];
        }
        std::vector<T> work(static_cast<std::size_t>(symv_work(n) + 800 * symv_workers * 32), nan_of<T>());
        const SymvArgs<T> args{.uplo = c.uplo,
                               .hermitian = c.hermitian,
                               .n = n,
                               .alpha = make<T>(c.alpha, 0.5),
                               .a = a,
                               .lda = lda,
                               .x = x.first(),
                               .incx = c.incx,
                               .beta = make<T>(c.beta, c.beta),
                               .y = y.first(),
                               .incy = c.incy,
                               .work = work.data(),
                               .atomics = c.atomics,
                               .first = c.first,
                               .nb = nb,
                               .rank = c.rank,
                               .team = c.team};
        copied_.clear();
        multiply(c, args);
        sectors_ = sectors_of(copied_, memory, memory + room);
        check(c, args, whole, given, old, y);
        return y.memory;
    }

  private:
    void check(const Case& c, const SymvArgs<T>& p, const Matrix<T>& whole, const std::vector<T>& x,
               const std::vector<T>& old, Strided<T>& y) {
        std::vector<W> sum(x.size(), W(0));
        std::vector<double> size(x.size(), 0);
        const auto add = [&](index_t i, W a, index_t j) {
            const W term = a * widen(x[static_cast<std::size_t>(j)]);
            sum[static_cast<std::size_t>(i)] += term;
            size[static_cast<std::size_t>(i)] += modulus(term);
        };
        for (index_t j = c.first; j < c.n; ++j) {
            if (c.team > 1 && j / c.nb % c.team != c.rank) continue;
            const W diagonal = widen(whole(j, j));
            add(j, c.hermitian ? W(std::real(diagonal)) : diagonal, j);
            for (index_t i = c.uplo == 'L' ? j + 1 : c.first; i < (c.uplo == 'L' ? c.n : j); ++i) {
                const W a = widen(whole(i, j));
                add(i, a, j);
                add(j, c.hermitian ? conjugate(a) : a, i);
            }
        }
        for (index_t i = c.first; i < c.n; ++i) {
            const auto k = static_cast<std::size_t>(i);
            W expected = widen(p.alpha) * sum[k];
            if (c.beta != 0) expected += widen(p.beta) * widen(old[k]);
            ASSERT_LE(modulus(widen(y(i)) - expected), 32 * eps<T> * (2 * size[k] + 2)) << "row " << i;
        }
        Strided<T> rest = y;
        for (index_t i = c.first; i < c.n; ++i) rest(i) = make<T>(77, 7);
        for (const T& between : rest.memory) ASSERT_TRUE(between == make<T>(77, 7));
    }

  protected:
    /// The sectors of the matrix in the last product.
    Sectors sectors() const { return sectors_; }

    void expect(const Case& c) {
        if (this->HasFatalFailure()) return;
        SCOPED_TRACE(::testing::Message() << c);
        run(c);
    }

  private:
    std::vector<simt::CopiedChunk> copied_;
    Sectors sectors_;
};
TYPED_TEST_SUITE(Symv, Scalars, ScalarNames);

constexpr index_t sizes[] = {1, 2, 31, 32, 33, 65, 100, 161};

TYPED_TEST(Symv, SizesAndTriangles) {
    for (const index_t n : sizes)
        for (const char uplo : {'L', 'U'})
            for (const bool hermitian : {false, true})
                this->expect(
                    {.n = n, .uplo = uplo, .hermitian = hermitian, .blocks = static_cast<int>(n % 5) + 1});
}

TYPED_TEST(Symv, EveryAlignment) {
    for (const index_t n : {33, 100})
        for (const char uplo : {'L', 'U'})
            for (const index_t offset : {0, 1, 2, 3, 5})
                for (const index_t pad : {0, 1, 2, 3})
                    this->expect({.n = n, .uplo = uplo, .offset = offset, .pad = pad});
}

/// Sectors that come in halves cost a tenth of the speed.
TYPED_TEST(Symv, CopiesKeepSectorsWhole) {
    for (const char uplo : {'L', 'U'}) {
        for (const index_t offset : {0, 1, 2, 3, 5, 7}) {  // lda is 160
            const index_t pad = offset == 0 ? 8 : offset < 5 ? 4 : 0;
            this->expect({.n = 152, .uplo = uplo, .offset = offset, .pad = pad});
            const Sectors sectors = this->sectors();
            EXPECT_GE(sectors.asked_for, 152u * 152 / 2 * sizeof(TypeParam) / 32);
            EXPECT_EQ(sectors.fetched, sectors.asked_for) << offset;
        }
        // Every second column begins in the middle of a sector.
        constexpr index_t pack = 16 / static_cast<index_t>(sizeof(TypeParam));
        for (const index_t offset : {index_t(0), pack, 3 * pack}) {
            const index_t pad = 160 + pack - round_up(152 + offset, 4);
            this->expect({.n = 152, .uplo = uplo, .offset = offset, .pad = pad});
            const Sectors sectors = this->sectors();
            EXPECT_EQ(sectors.fetched, sectors.asked_for) << offset;
        }
        // Columns begin anywhere.
        for (const index_t lda : {161, 162, 163, 165, 166, 167}) {
            for (const index_t offset : {0, 1}) {
                const index_t pad = lda - round_up(152 + offset, 4);
                this->expect({.n = 152, .uplo = uplo, .offset = offset, .pad = pad});
                const Sectors sectors = this->sectors();
                EXPECT_EQ(sectors.fetched, sectors.asked_for) << lda << ", " << offset;
            }
        }
    }
}

TYPED_TEST(Symv, IncrementsAndScalars) {
    for (const index_t inc : {2, -1, -3}) {
        this->expect({.n = 70, .uplo = 'L', .incx = inc, .incy = 1, .beta = 2});
        this->expect({.n = 70, .uplo = 'U', .incx = 1, .incy = inc, .alpha = -1, .beta = 0});
        this->expect({.n = 70, .uplo = 'U', .offset = 1, .incx = inc, .incy = -inc, .beta = 1});
    }
}

TYPED_TEST(Symv, PartsOfACyclicMatrix) {
    for (const int team : {2, 3})
        for (int rank = 0; rank < team; ++rank)
            for (const char uplo : {'L', 'U'})
                for (const index_t nb : {1, 7, 32, 64})
                    this->expect(
                        {.n = nb == 1 ? 70 : 150, .uplo = uplo, .nb = nb, .rank = rank, .team = team});
}

TYPED_TEST(Symv, TrailingRowsAndColumns) {
    for (const index_t first : {1, 31, 32, 63, 99}) {
        this->expect({.n = 100, .first = first});
        this->expect({.n = 100, .uplo = 'U', .first = first, .offset = 1});
        this->expect({.n = 100, .first = first, .nb = 32, .rank = 1, .team = 2});
    }
}

TYPED_TEST(Symv, SeveralPasses) {
    for (const char uplo : {'L', 'U'}) {
        this->expect({.n = 200, .uplo = uplo, .beta = 2, .strips_at_once = 2});
        this->expect({.n = 150, .uplo = uplo, .nb = 7, .rank = 1, .team = 2, .beta = 1, .strips_at_once = 3});
    }
}

TYPED_TEST(Symv, DynamicTails) {
    for (const char uplo : {'L', 'U'}) {
        this->expect({.n = 333, .uplo = uplo, .offset = 1, .blocks = 2, .dynamic_tail = 8});
        this->expect(
            {.n = 200, .uplo = uplo, .nb = 37, .rank = 1, .team = 2, .blocks = 1, .dynamic_tail = 16});
        this->expect({.n = 333, .uplo = uplo, .beta = 1, .strips_at_once = 4, .dynamic_tail = 4});
    }
}

TYPED_TEST(Symv, Atomics) {
    for (const char uplo : {'L', 'U'})
        for (const double beta : {0, 2})
            this->expect({.n = 100, .uplo = uplo, .offset = 1, .incy = -2, .beta = beta, .atomics = true});
}

/// Two stages of each warp, and one.
TYPED_TEST(Symv, DevicesWithLessSharedMemory) {
    for (const int architecture : {80, 86}) {
        for (const char uplo : {'L', 'U'}) {
            this->expect({.n = 161, .uplo = uplo, .architecture = architecture});
            this->expect({.n = 100, .uplo = uplo, .offset = 1, .pad = 1, .architecture = architecture});
            this->expect({.n = 100, .uplo = uplo, .offset = 2, .pad = 2, .architecture = architecture});
            this->expect({.n = 333,
                          .uplo = uplo,
                          .offset = 1,
                          .blocks = 2,
                          .dynamic_tail = 8,
                          .architecture = architecture});
        }
    }
}

TYPED_TEST(Symv, TheSameBitsInEveryOrder) {
    Case c{.n = 333, .uplo = 'U', .offset = 1, .blocks = 4, .dynamic_tail = 8};
    const auto expected = this->run(c);
    for (const std::uint64_t seed : testing::orders(3)) {
        c.seed = seed;
        EXPECT_TRUE(same_bits(this->run(c), expected)) << "seed " << seed;
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
