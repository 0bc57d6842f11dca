// SPDX-License-Identifier: BSD-3-Clause
// SYTRD, ORGTR, ORMTR, STEDC, SYEVD: arguments checked in LAPACK's order.
#include <complex>

#include "api/handles.hpp"
#include "eigen/drivers.hpp"

namespace lapilli::api {
namespace {

bool is_stored(const void* pointer, lapilli_int count) { return pointer != nullptr || count <= 0; }
bool is_ld(lapilli_int ld, lapilli_int rows) { return ld >= std::max<lapilli_int>(1, rows); }
/// LAPACK takes 'C' only for complex and 'T' only for real matrices; for real ones 'C' means the same.
template <class T>
bool is_trans(char trans) {
    return is_one_of(trans, is_complex<T> ? "NC" : "NTC");
}
Op op_of(char trans) { return upper_case(trans) == 'N' ? Op::none : Op::adjoint; }
Side side_of(char side) { return upper_case(side) == 'L' ? Side::left : Side::right; }

template <class T>
lapilli_int sytrd(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* a, lapilli_int lda,
                  real_t<T>* d, real_t<T>* e, T* tau) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const lapilli_int bad = Arguments(context, name)
                                    .check(1, "uplo", is_one_of(uplo, "LU"))
                                    .check(2, "n", n >= 0)
                                    .check(3, "A", is_stored(a, n))
                                    .check(4, "lda", is_ld(lda, n))
                                    .check(5, "D", is_stored(d, n))
                                    .check(6, "E", is_stored(e, n - 1))
                                    .check(7, "tau", is_stored(tau, n - 1))
                                    .info();
        return bad != 0 ? bad
                        : run_sytrd(context, uplo_of(uplo), user_matrix(context, a, n, n, lda), d, e, tau);
    });
}

template <class T>
lapilli_int orgtr(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* a, lapilli_int lda,
                  const T* tau) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const lapilli_int bad = Arguments(context, name)
                                    .check(1, "uplo", is_one_of(uplo, "LU"))
                                    .check(2, "n", n >= 0)
                                    .check(3, "A", is_stored(a, n))
                                    .check(4, "lda", is_ld(lda, n))
                                    .check(5, "tau", is_stored(tau, n - 1))
                                    .info();
        return bad != 0 ? bad : run_orgtr(context, uplo_of(uplo), user_matrix(context, a, n, n, lda), tau);
    });
}

template <class T>
lapilli_int ormtr(lapilli_context ctx, const char* name, char side, char uplo, char trans, lapilli_int m,
                  lapilli_int n, const T* a, lapilli_int lda, const T* tau, T* c, lapilli_int ldc) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const lapilli_int order = upper_case(side) == 'L' ? m : n;
        const lapilli_int bad = Arguments(context, name)
                                    .check(1, "side", is_one_of(side, "LR"))
                                    .check(2, "uplo", is_one_of(uplo, "LU"))
                                    .check(3, "trans", is_trans<T>(trans))
                                    .check(4, "m", m >= 0)
                                    .check(5, "n", n >= 0)
                                    .check(6, "A", is_stored(a, order))
                                    .check(7, "lda", is_ld(lda, order))
                                    .check(8, "tau", is_stored(tau, order - 1))
                                    .check(9, "C", is_stored(c, std::min(m, n)))
                                    .check(10, "ldc", is_ld(ldc, m))
                                    .info();
        return bad != 0 ? bad
                        : run_ormtr<T>(context, side_of(side), uplo_of(uplo), op_of(trans),
                                       user_matrix(context, a, order, order, lda), tau,
                                       user_matrix(context, c, m, n, ldc));
    });
}

template <class T>
lapilli_int stedc(lapilli_context ctx, const char* name, char compz, lapilli_int n, real_t<T>* d,
                  real_t<T>* e, T* z, lapilli_int ldz) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const bool vectors = upper_case(compz) != 'N';
        const lapilli_int bad = Arguments(context, name)
                                    .check(1, "compz", is_one_of(compz, "NIV"))
                                    .check(2, "n", n >= 0)
                                    .check(3, "D", is_stored(d, n))
                                    .check(4, "E", is_stored(e, n - 1))
                                    .check(5, "Z", is_stored(z, n) || !vectors)
                                    .check(6, "ldz", is_ld(ldz, vectors ? n : 1))
                                    .info();
        return bad != 0 ? bad
                        : run_stedc(context, upper_case(compz), n, d, e, user_matrix(context, z, n, n, ldz));
    });
}

template <class T>
lapilli_int syevd(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_int n, T* a,
                  lapilli_int lda, real_t<T>* w) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const lapilli_int bad = Arguments(context, name)
                                    .check(1, "jobz", is_one_of(jobz, "NV"))
                                    .check(2, "uplo", is_one_of(uplo, "LU"))
                                    .check(3, "n", n >= 0)
                                    .check(4, "A", is_stored(a, n))
                                    .check(5, "lda", is_ld(lda, n))
                                    .check(6, "W", is_stored(w, n))
                                    .info();
        return bad != 0 ? bad
                        : run_syevd(context, upper_case(jobz) == 'V', uplo_of(uplo),
                                    user_matrix(context, a, n, n, lda), w);
    });
}

// ---- On spread matrices

template <class T>
lapilli_int sytrd_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix a, real_t<T>* d,
                       real_t<T>* e, T* tau) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const bool good = holds<T>(context, a) && is_square(a);
        const lapilli_int n = good ? a->matrix.rows : 0;
        const lapilli_int bad = Arguments(context, name)
                                    .check(1, "uplo", is_one_of(uplo, "LU"))
                                    .check(2, "A", good)
                                    .check(3, "D", is_stored(d, n))
                                    .check(4, "E", is_stored(e, n - 1))
                                    .check(5, "tau", is_stored(tau, n - 1))
                                    .info();
        return bad != 0 ? bad : run_sytrd(context, uplo_of(uplo), user_matrix<T>(a), d, e, tau);
    });
}

template <class T>
lapilli_int orgtr_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix a, const T* tau) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const bool good = holds<T>(context, a) && is_square(a);
        const lapilli_int bad = Arguments(context, name)
                                    .check(1, "uplo", is_one_of(uplo, "LU"))
                                    .check(2, "A", good)
                                    .check(3, "tau", is_stored(tau, good ? a->matrix.rows - 1 : 0))
                                    .info();
        return bad != 0 ? bad : run_orgtr(context, uplo_of(uplo), user_matrix<T>(a), tau);
    });
}

template <class T>
lapilli_int ormtr_mgpu(lapilli_context ctx, const char* name, char side, char uplo, char trans,
                       lapilli_matrix a, const T* tau, lapilli_matrix c) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const bool good = holds<T>(context, a) && is_square(a);
        const lapilli_int order = good ? a->matrix.rows : 0;
        const bool left = upper_case(side) == 'L';
        const bool fits = holds<T>(context, c) && (left ? c->matrix.rows : c->matrix.cyclic.cols()) == order;
        const lapilli_int bad = Arguments(context, name)
                                    .check(1, "side", is_one_of(side, "LR"))
                                    .check(2, "uplo", is_one_of(uplo, "LU"))
                                    .check(3, "trans", is_trans<T>(trans))
                                    .check(4, "A", good)
                                    .check(5, "tau", is_stored(tau, order - 1))
                                    .check(6, "C", fits)
                                    .info();
        return bad != 0 ? bad
                        : run_ormtr<T>(context, side_of(side), uplo_of(uplo), op_of(trans), user_matrix<T>(a),
                                       tau, user_matrix<T>(c));
    });
}

template <class T>
lapilli_int stedc_mgpu(lapilli_context ctx, const char* name, char compz, lapilli_int n, real_t<T>* d,
                       real_t<T>* e, lapilli_matrix z) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const bool vectors = upper_case(compz) != 'N';
        const bool good = !vectors || (holds<T>(context, z) && is_square(z) && z->matrix.rows == n);
        const lapilli_int bad = Arguments(context, name)
                                    .check(1, "compz", is_one_of(compz, "NIV"))
                                    .check(2, "n", n >= 0)
                                    .check(3, "D", is_stored(d, n))
                                    .check(4, "E", is_stored(e, n - 1))
                                    .check(5, "Z", good)
                                    .info();
        if (bad != 0) return bad;
        const UserMatrix<T> matrix = vectors ? user_matrix<T>(z) : UserMatrix<T>{};
        return run_stedc(context, upper_case(compz), n, d, e, matrix);
    });
}

template <class T>
lapilli_int syevd_mgpu(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_matrix a,
                       real_t<T>* w) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const bool good = holds<T>(context, a) && is_square(a);
        const lapilli_int bad = Arguments(context, name)
                                    .check(1, "jobz", is_one_of(jobz, "NV"))
                                    .check(2, "uplo", is_one_of(uplo, "LU"))
                                    .check(3, "A", good)
                                    .check(4, "W", is_stored(w, good ? a->matrix.rows : 0))
                                    .info();
        return bad != 0 ? bad
                        : run_syevd(context, upper_case(jobz) == 'V', uplo_of(uplo), user_matrix<T>(a), w);
    });
}

// ---- Memory

template <class F>
lapilli_int memory_of_order(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes,
                            F footprint) {
    return memory(ctx, name, bytes, 2, [&](Context& context, Arguments& arguments) {
        arguments.check(1, "n", n >= 0);
        return arguments.info() != 0 ? Footprint{} : footprint(context);
    });
}

template <class T>
lapilli_int ormtr_memory_checked(lapilli_context ctx, const char* name, char side, lapilli_int m,
                                 lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, bytes, 4, [&](Context& context, Arguments& arguments) {
        arguments.check(1, "side", is_one_of(side, "LR")).check(2, "m", m >= 0).check(3, "n", n >= 0);
        return arguments.info() != 0 ? Footprint{} : ormtr_memory<T>(context, side_of(side), m, n);
    });
}

/// STEDC and SYEVD: a letter and an order decide.
template <class F>
lapilli_int memory_of_job(lapilli_context ctx, const char* name, const char* letters, char job, lapilli_int n,
                          lapilli_memory* bytes, F footprint) {
    return memory(ctx, name, bytes, 3, [&](Context& context, Arguments& arguments) {
        arguments.check(1, "job", is_one_of(job, letters)).check(2, "n", n >= 0);
        return arguments.info() != 0 ? Footprint{} : footprint(context);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;
using lapilli::Context;

#define LAPILLI_EIGEN_API(p, T, R, sy, orr)                                                                  \
    lapilli_int lapilli_##p##sy##trd(lapilli_context ctx, char uplo, lapilli_int n, T* A, lapilli_int lda,   \
                                     R* D, R* E, T* tau) {                                                   \
        return api::sytrd(ctx, #p #sy "trd", uplo, n, A, lda, D, E, tau);                                    \
    }                                                                                                        \
    lapilli_int lapilli_##p##orr##gtr(lapilli_context ctx, char uplo, lapilli_int n, T* A, lapilli_int lda,  \
                                      const T* tau) {                                                        \
        return api::orgtr(ctx, #p #orr "gtr", uplo, n, A, lda, tau);                                         \
    }                                                                                                        \
    lapilli_int lapilli_##p##orr##mtr(lapilli_context ctx, char side, char uplo, char trans, lapilli_int m,  \
                                      lapilli_int n, const T* A, lapilli_int lda, const T* tau, T* C,        \
                                      lapilli_int ldc) {                                                     \
        return api::ormtr(ctx, #p #orr "mtr", side, uplo, trans, m, n, A, lda, tau, C, ldc);                 \
    }                                                                                                        \
    lapilli_int lapilli_##p##stedc(lapilli_context ctx, char compz, lapilli_int n, R* D, R* E, T* Z,         \
                                   lapilli_int ldz) {                                                        \
        return api::stedc(ctx, #p "stedc", compz, n, D, E, Z, ldz);                                          \
    }                                                                                                        \
    lapilli_int lapilli_##p##sy##evd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, T* A,         \
                                     lapilli_int lda, R* W) {                                                \
        return api::syevd(ctx, #p #sy "evd", jobz, uplo, n, A, lda, W);                                      \
    }                                                                                                        \
    lapilli_int lapilli_##p##sy##trd_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, R* D, R* E,      \
                                          T* tau) {                                                          \
        return api::sytrd_mgpu<T>(ctx, #p #sy "trd_mgpu", uplo, A, D, E, tau);                               \
    }                                                                                                        \
    lapilli_int lapilli_##p##orr##gtr_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const T* tau) { \
        return api::orgtr_mgpu<T>(ctx, #p #orr "gtr_mgpu", uplo, A, tau);                                    \
    }                                                                                                        \
    lapilli_int lapilli_##p##orr##mtr_mgpu(lapilli_context ctx, char side, char uplo, char trans,            \
                                           lapilli_matrix A, const T* tau, lapilli_matrix C) {               \
        return api::ormtr_mgpu<T>(ctx, #p #orr "mtr_mgpu", side, uplo, trans, A, tau, C);                    \
    }                                                                                                        \
    lapilli_int lapilli_##p##stedc_mgpu(lapilli_context ctx, char compz, lapilli_int n, R* D, R* E,          \
                                        lapilli_matrix Z) {                                                  \
        return api::stedc_mgpu<T>(ctx, #p "stedc_mgpu", compz, n, D, E, Z);                                  \
    }                                                                                                        \
    lapilli_int lapilli_##p##sy##evd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A,       \
                                          R* W) {                                                            \
        return api::syevd_mgpu<T>(ctx, #p #sy "evd_mgpu", jobz, uplo, A, W);                                 \
    }                                                                                                        \
    lapilli_int lapilli_##p##sy##trd_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {     \
        return api::memory_of_order(ctx, #p #sy "trd_memory", n, bytes,                                      \
                                    [n](Context& c) { return lapilli::sytrd_memory<T>(c, n); });             \
    }                                                                                                        \
    lapilli_int lapilli_##p##orr##gtr_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {    \
        return api::memory_of_order(ctx, #p #orr "gtr_memory", n, bytes,                                     \
                                    [n](Context& c) { return lapilli::orgtr_memory<T>(c, n); });             \
    }                                                                                                        \
    lapilli_int lapilli_##p##orr##mtr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,   \
                                             lapilli_memory* bytes) {                                        \
        return api::ormtr_memory_checked<T>(ctx, #p #orr "mtr_memory", side, m, n, bytes);                   \
    }                                                                                                        \
    lapilli_int lapilli_##p##stedc_memory(lapilli_context ctx, char compz, lapilli_int n,                    \
                                          lapilli_memory* bytes) {                                           \
        return api::memory_of_job(ctx, #p "stedc_memory", "NIV", compz, n, bytes, [&](Context& c) {          \
            return lapilli::stedc_memory<T>(c, api::upper_case(compz), n);                                   \
        });                                                                                                  \
    }                                                                                                        \
    lapilli_int lapilli_##p##sy##evd_memory(lapilli_context ctx, char jobz, lapilli_int n,                   \
                                            lapilli_memory* bytes) {                                         \
        return api::memory_of_job(ctx, #p #sy "evd_memory", "NV", jobz, n, bytes, [&](Context& c) {          \
            return lapilli::syevd_memory<T>(c, api::upper_case(jobz) == 'V', n);                             \
        });                                                                                                  \
    }
LAPILLI_EIGEN_API(s, float, float, sy, or)
LAPILLI_EIGEN_API(d, double, double, sy, or)
LAPILLI_EIGEN_API(c, std::complex<float>, float, he, un)
LAPILLI_EIGEN_API(z, std::complex<double>, double, he, un)
