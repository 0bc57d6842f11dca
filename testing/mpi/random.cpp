// SPDX-License-Identifier: BSD-3-Clause
// Functions of lapilli/mpi.h with random layouts, sources, descriptors and engines, against one process's
// LAPACK.
#include <cstdlib>
#include <memory>

#include "api.hpp"
#include "draw.hpp"
#include "mpi_test.hpp"

namespace lapilli::mpi_test {
namespace {

template <class T>
class Random : public testing::Test {};
using Scalars = testing::Types<float, double, std::complex<float>, std::complex<double>>;
TYPED_TEST_SUITE(Random, Scalars);

/// A longer run: as many cases for each scalar, from that seed on.
int from_environment(const char* name, int otherwise) {
    const char* const text = std::getenv(name);
    return text == nullptr ? otherwise : std::atoi(text);
}

/// Contexts of the leader, whose engine and crossover a case changes.
struct Contexts {
    Contexts() {
        EXPECT_EQ(lapilli_create(&none, "none"), 0);
        EXPECT_EQ(lapilli_create(&two, "sim:2"), 0);
    }
    ~Contexts() {
        lapilli_destroy(none);
        lapilli_destroy(two);
    }
    Contexts(const Contexts&) = delete;
    Contexts& operator=(const Contexts&) = delete;
    lapilli_context none = nullptr, two = nullptr;
};

struct Engine {
    lapilli_context context;
    std::string name;
};

Engine draw_engine(Draw& draw, const Contexts& contexts) {
    static const char* const engines[] = {"auto", "auto", "scalapack", "scalapack", "elpa", "node"};
    const lapilli_context context = draw.chance(50) ? contexts.none : contexts.two;
    const char* const engine = engines[draw.number(0, 5)];
    const char* const crossover = draw.chance(50) ? "1" : "400";
    EXPECT_EQ(lapilli_set(context, "mpi.engine", engine), 0);
    EXPECT_EQ(lapilli_set(context, "mpi.crossover", crossover), 0);
    const std::string text = context == contexts.none ? " without devices " : " two devices ";
    // Ranks that do not compute may have a context or none.
    return {context, text + engine + " crossover " + crossover};
}

struct Size {
    int rows, columns;
};
Size draw_grid(Draw& draw) {
    static const Size sizes[] = {{1, 1}, {1, 2}, {2, 1}, {2, 2}, {1, 4}, {3, 1}, {1, 3}, {4, 1}};
    int ranks = 0;
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    return sizes[draw.number(0, ranks < 4 ? 2 : 7)];
}

template <class T>
std::unique_ptr<Distributed<T>> make(const TestGrid& grid, int m, int n, const Shape& s) {
    return std::make_unique<Distributed<T>>(grid, m + s.more_rows, n + s.more_columns, s.blocks, s.more_ld);
}

/// The first rows and columns of a distributed matrix, on every rank.
template <class T>
std::vector<T> corner(Distributed<T>& A, MPI_Comm comm, int m, int n) {
    const std::vector<T> all = A.whole(comm);
    const int ld = A.desc()[2];
    std::vector<T> part(static_cast<std::size_t>(m) * static_cast<std::size_t>(n));
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < m; ++i)
            part[static_cast<std::size_t>(i + j * m)] = all[static_cast<std::size_t>(i + j * ld)];
    }
    return part;
}

template <class T, class F>
std::vector<T> filled(int m, int n, F f) {
    std::vector<T> all(static_cast<std::size_t>(m) * static_cast<std::size_t>(n));
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < m; ++i) all[static_cast<std::size_t>(i + j * m)] = f(i, j);
    }
    return all;
}

bool in_triangle(char uplo, int i, int j) { return uplo == 'L' ? i >= j : i <= j; }

/// A triangle of a Hermitian matrix; its diagonal's imaginary parts are no part of it.
template <class T, class F>
auto triangle_of(char uplo, F f) {
    return [uplo, f](int i, int j) {
        if (!in_triangle(uplo, i, j)) return scalar<T>(std::nanf(""), 0);
        return i == j ? f(i, j) + scalar<T>(0, 7) : f(i, j);
    };
}

TYPED_TEST(Random, Eigenproblems) {
    using T = TypeParam;
    using Real = real_t<T>;
    const Contexts contexts;
    const int first = from_environment("MPI_TEST_SEED", 1), count = from_environment("MPI_TEST_CASES", 60);
    static const char* const names[] = {"syev", "syevd", "syevx", "syevr", "sygvx"};
    for (int seed = first; seed < first + count; ++seed) {
        Draw draw(seed);
        const Size size = draw_grid(draw);
        const int n = draw.chance(10) ? draw.number(0, 2) : draw.number(1, draw.chance(20) ? 60 : 25);
        const Engine engine = draw_engine(draw, contexts);
        const int routine = draw.number(0, 4);
        const char jobz = draw.letter("NVVV"), uplo = draw.letter("LU"),
                   range = routine < 2 ? 'A' : draw.letter("AIV");
        const int itype = draw.number(1, 3), il = draw.number(1, std::max(n, 1)),
                  iu = draw.number(il, std::max(n, il));
        const Real vl = Real(-0.6), vu = Real(0.9);
        const Shape a = draw_shape(draw, n, size.rows, size.columns);
        const bool alike = draw.chance(70);
        const Shape b = alike ? a : draw_shape(draw, n, size.rows, size.columns),
                    z = alike ? a : draw_shape(draw, n, size.rows, size.columns);
        const bool from_all = draw.chance(50);
        if (range == 'I' && n == 0) continue;
        SCOPED_TRACE(testing::Message()
                     << "seed " << seed << " " << names[routine] << " " << itype << jobz << range << uplo
                     << " n " << n << " " << size.rows << "x" << size.columns << " mb " << a.blocks.mb
                     << " nb " << a.blocks.nb << " from " << a.blocks.rsrc << "," << a.blocks.csrc
                     << (alike ? "" : " Z otherwise") << engine.name);
        const TestGrid grid(size.rows, size.columns);
        const MPI_Comm comm = communicator(grid);
        if (!grid.inside()) continue;
        const auto A = make<T>(grid, n, n, a), B = make<T>(grid, n, n, b), Z = make<T>(grid, n, n, z);
        const auto of_a = [](int i, int j) { return hermitian<T>(i, j, 1); };
        const auto of_b = [n](int i, int j) { return positive<T>(i, j, n, 2); };
        A->fill(triangle_of<T>(uplo, of_a));
        B->fill(triangle_of<T>(uplo, of_b));
        const lapilli_context context =
            grid.row() + grid.column() == 0 || from_all ? engine.context : nullptr;
        std::vector<Real> W(static_cast<std::size_t>(n) + 1, -7);
        lapilli_int m = -7, info = -7;
        if (routine < 2) {
            info = (routine == 0 ? Api<T>::psyev : Api<T>::psyevd)(context, jobz, uplo, n, A->data(),
                                                                   A->desc(), W.data(), Z->data(), Z->desc());
            m = n;
        } else if (routine == 4) {
            info = Api<T>::psygvx(context, itype, jobz, range, uplo, n, A->data(), A->desc(), B->data(),
                                  B->desc(), vl, vu, il, iu, &m, W.data(), Z->data(), Z->desc());
        } else {
            info = (routine == 2 ? Api<T>::psyevx : Api<T>::psyevr)(context, jobz, range, uplo, n, A->data(),
                                                                    A->desc(), vl, vu, il, iu, &m, W.data(),
                                                                    Z->data(), Z->desc());
        }
        EXPECT_EQ(info, 0);
        const std::vector<T> whole_a = filled<T>(n, n, of_a), whole_b = filled<T>(n, n, of_b);
        std::vector<T> left = whole_a, right = whole_b;
        std::vector<Real> expected(static_cast<std::size_t>(n) + 1);
        lapilli_int found = 0;
        const lapilli_int ld = std::max(n, 1);
        EXPECT_EQ(routine == 4 ? Api<T>::sygvdx(contexts.none, itype, 'N', range, uplo, n, left.data(), ld,
                                                right.data(), ld, vl, vu, il, iu, &found, expected.data())
                               : Api<T>::syevdx(contexts.none, 'N', range, uplo, n, left.data(), ld, vl, vu,
                                                il, iu, &found, expected.data()),
                  0);
        EXPECT_EQ(m, found);
        EXPECT_EQ(W.back(), Real(-7));
        const bool products = routine == 4 && itype > 1;
        const double norm = (products ? n * 10.0 + 10 : 2.0) * std::sqrt(n + 1.0);
        EXPECT_LT(difference(W, expected, static_cast<int>(found), norm), threshold * 4);
        EXPECT_TRUE(A->padding_is_untouched());
        EXPECT_TRUE(Z->padding_is_untouched());
        EXPECT_TRUE(B->padding_is_untouched());
        const std::vector<T> vectors = corner(*Z, comm, n, n);
        if (jobz == 'V' && !products && n > 0) {
            const std::vector<T>* const of_pencil = routine == 4 ? &whole_b : nullptr;
            EXPECT_LT(residual<T>(n, static_cast<int>(m), whole_a, of_pencil, vectors, W),
                      routine == 4 ? threshold * n : threshold);
            EXPECT_LT(orthogonality<T>(n, static_cast<int>(m), of_pencil, vectors), threshold);
        }
        MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
    }
}

TYPED_TEST(Random, Factorizations) {
    using T = TypeParam;
    const Contexts contexts;
    const int first = from_environment("MPI_TEST_SEED", 1), count = from_environment("MPI_TEST_CASES", 40);
    for (int seed = first; seed < first + count; ++seed) {
        Draw draw(seed);
        const Size size = draw_grid(draw);
        const int n = draw.number(0, draw.chance(20) ? 60 : 25), nrhs = draw.number(0, 9);
        const Engine engine = draw_engine(draw, contexts);
        const int routine = draw.number(0, 4);
        const char uplo = draw.letter("LU"), trans = draw.letter(is_complex<T> ? "NTC" : "NT");
        const int m = routine == 4 && draw.chance(50) ? draw.number(0, 40) : n;
        const Shape a = draw_shape(draw, n, size.rows, size.columns);
        Shape b = draw_shape(draw, n, size.rows, size.columns);
        if (draw.chance(70)) {
            b.blocks.mb = a.blocks.mb;
            b.blocks.rsrc = a.blocks.rsrc;
        }
        SCOPED_TRACE(testing::Message()
                     << "seed " << seed << " routine " << routine << " " << uplo << trans << " m " << m
                     << " n " << n << " nrhs " << nrhs << " " << size.rows << "x" << size.columns << " mb "
                     << a.blocks.mb << " nb " << a.blocks.nb << " from " << a.blocks.rsrc << ","
                     << a.blocks.csrc << engine.name);
        const TestGrid grid(size.rows, size.columns);
        const MPI_Comm comm = communicator(grid);
        if (!grid.inside()) continue;
        const lapilli_int ld = std::max(m, 1), ldb = std::max(n, 1);
        const auto A = make<T>(grid, m, n, a), B = make<T>(grid, n, routine == 2 ? n : nrhs, b);
        const auto of_a = [&](int i, int j) {
            return routine < 3 ? positive<T>(i, j, n, 1) : general<T>(i, j, 1) + scalar<T>(i == j ? 3 : 0, 0);
        };
        const auto of_b = [&](int i, int j) {
            return routine == 2 ? hermitian<T>(i, j, 2) : general<T>(i, j, 2);
        };
        A->fill(of_a);
        B->fill(of_b);
        std::vector<T> whole_a = filled<T>(m, n, of_a), whole_b = filled<T>(n, routine == 2 ? n : nrhs, of_b);
        const lapilli_context c = engine.context, one = contexts.none;
        std::vector<int> ipiv(static_cast<std::size_t>(A->local_rows()) + 3, -7);
        const std::size_t rows = static_cast<std::size_t>(A->local_rows());
        std::vector<lapilli_int> pivots(static_cast<std::size_t>(std::min(m, n)) + 1);
        const auto are = [](lapilli_int ours, lapilli_int theirs) { EXPECT_EQ(ours, theirs); };
        if (routine == 0) {
            are(Api<T>::ppotrf(c, uplo, n, A->data(), A->desc()),
                Api<T>::potrf(one, uplo, n, whole_a.data(), ld));
            are(Api<T>::ppotrs(c, uplo, n, nrhs, A->data(), A->desc(), B->data(), B->desc()),
                Api<T>::potrs(one, uplo, n, nrhs, whole_a.data(), ld, whole_b.data(), ldb));
            are(Api<T>::ppotri(c, uplo, n, A->data(), A->desc()),
                Api<T>::potri(one, uplo, n, whole_a.data(), ld));
        } else if (routine == 1) {
            are(Api<T>::ptrtri(c, uplo, 'N', n, A->data(), A->desc()),
                Api<T>::trtri(one, uplo, 'N', n, whole_a.data(), ld));
        } else if (routine == 2) {
            const int itype = draw.number(1, 3);
            are(Api<T>::ppotrf(c, uplo, n, A->data(), A->desc()),
                Api<T>::potrf(one, uplo, n, whole_a.data(), ld));
            are(Api<T>::psygst(c, itype, uplo, n, B->data(), B->desc(), A->data(), A->desc()),
                Api<T>::sygst(one, itype, uplo, n, whole_b.data(), ldb, whole_a.data(), ld));
        } else if (routine == 3) {
            are(Api<T>::pgesv(c, n, nrhs, A->data(), A->desc(), ipiv.data(), B->data(), B->desc()),
                Api<T>::gesv(one, n, nrhs, whole_a.data(), ld, pivots.data(), whole_b.data(), ldb));
        } else {
            are(Api<T>::pgetrf(c, m, n, A->data(), A->desc(), ipiv.data()),
                Api<T>::getrf(one, m, n, whole_a.data(), ld, pivots.data()));
            const std::vector<int> before = ipiv;
            if (m == n)
                are(Api<T>::pgetrs(c, trans, n, nrhs, A->data(), A->desc(), ipiv.data(), B->data(),
                                   B->desc()),
                    Api<T>::getrs(one, trans, n, nrhs, whole_a.data(), ld, pivots.data(), whole_b.data(),
                                  ldb));
            EXPECT_EQ(ipiv, before);
        }
        EXPECT_LT(apart(corner(*A, comm, m, n), whole_a), 3000);
        EXPECT_LT(apart(corner(*B, comm, n, routine == 2 ? n : nrhs), whole_b), 3000);
        EXPECT_TRUE(A->padding_is_untouched());
        EXPECT_TRUE(B->padding_is_untouched());
        // The rows of the matrix are the first of those that the descriptor has.
        for (std::size_t r = 0; r < ipiv.size(); ++r) {
            const int row = r < rows ? A->global_row(static_cast<int>(r)) : m;
            const bool written = routine >= 3 && row < std::min(m, n);
            EXPECT_EQ(ipiv[r], written ? static_cast<int>(pivots[static_cast<std::size_t>(row)]) : -7) << r;
        }
        MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
    }
}

}  // namespace
}  // namespace lapilli::mpi_test
