// SPDX-License-Identifier: BSD-3-Clause
// ScaLAPACK's symbols.
// Written by tools/generate from src/mpi/routines.txt: change the table, then run make generate.
// clang-format off
#include "mpi/eigen.hpp"
#include "mpi/factor.hpp"
#include "mpi/glue.hpp"
#include "mpi/symbols.hpp"

using namespace lapilli::mpi;

extern "C" LAPILLI_API void pdsyev_(const char* jobz, const char* uplo, const int* n, double* A,
                                    const int* ia, const int* ja, const int* desca, double* W, double* Z,
                                    const int* iz, const int* jz, const int* descz, double* work,
                                    const int* lwork, int* info) {
    static void* const next = next_symbol("pdsyev_");
    const Entry entry{"pdsyev", "jobz uplo n A i j descA W Z i j descZ", true, nullptr};
    const WorkArrays<double> own{.work = work, .lwork = lwork, .info = info};
    const auto call = [&](const WorkArrays<double>& w, int* code) {
call_symbol(next, jobz, uplo, n, A, ia, ja, desca, W, Z, iz, jz, descz, w.work, w.lwork, code, std::size_t(1),
            std::size_t(1));
};
    *info = static_cast<int>(syev<double>(entry, Next<double>{next != nullptr, true, call}, &own, *jobz, *uplo, *n, Matrix<double>{A, ia, ja, desca}, W, Matrix<double>{Z, iz, jz, descz}));
}

extern "C" LAPILLI_API void pdsyevd_(const char* jobz, const char* uplo, const int* n, double* A,
                                     const int* ia, const int* ja, const int* desca, double* W, double* Z,
                                     const int* iz, const int* jz, const int* descz, double* work,
                                     const int* lwork, int* iwork, const int* liwork, int* info) {
    static void* const next = next_symbol("pdsyevd_");
    const Entry entry{"pdsyevd", "jobz uplo n A i j descA W Z i j descZ", true, nullptr};
    const WorkArrays<double> own{.work = work, .lwork = lwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<double>& w, int* code) {
call_symbol(next, jobz, uplo, n, A, ia, ja, desca, W, Z, iz, jz, descz, w.work, w.lwork, w.iwork, w.liwork,
            code, std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(syevd<double>(entry, Next<double>{next != nullptr, true, call}, &own, *jobz, *uplo, *n, Matrix<double>{A, ia, ja, desca}, W, Matrix<double>{Z, iz, jz, descz}));
}

extern "C" LAPILLI_API void pdsyevx_(const char* jobz, const char* range, const char* uplo, const int* n,
                                     double* A, const int* ia, const int* ja, const int* desca,
                                     const double* vl, const double* vu, const int* il, const int* iu,
                                     const double* abstol, int* m, int* nz, double* W, const double* orfac,
                                     double* Z, const int* iz, const int* jz, const int* descz, double* work,
                                     const int* lwork, int* iwork, const int* liwork, int* ifail,
                                     int* iclustr, double* gap, int* info) {
    static void* const next = next_symbol("pdsyevx_");
    const Entry entry{"pdsyevx", "jobz range uplo n A i j descA vl vu il iu abstol m nz W orfac Z i j descZ ifail iclustr gap", true, nullptr};
    const WorkArrays<double> own{.work = work, .lwork = lwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<double>& w, int* code) {
call_symbol(next, jobz, range, uplo, n, A, ia, ja, desca, vl, vu, il, iu, abstol, m, nz, W, orfac, Z, iz, jz,
            descz, w.work, w.lwork, w.iwork, w.liwork, ifail, iclustr, gap, code, std::size_t(1),
            std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(syevx<double>(entry, Next<double>{next != nullptr, true, call}, &own, *jobz, *range, *uplo, *n, Matrix<double>{A, ia, ja, desca}, value_of(vl), value_of(vu), value_of(il), value_of(iu), value_of(abstol), m, nz, W, value_of(orfac), Matrix<double>{Z, iz, jz, descz}, ifail, iclustr, gap));
}

extern "C" LAPILLI_API void pdsyevr_(const char* jobz, const char* range, const char* uplo, const int* n,
                                     double* A, const int* ia, const int* ja, const int* desca,
                                     const double* vl, const double* vu, const int* il, const int* iu, int* m,
                                     int* nz, double* W, double* Z, const int* iz, const int* jz,
                                     const int* descz, double* work, const int* lwork, int* iwork,
                                     const int* liwork, int* info) {
    static void* const next = next_symbol("pdsyevr_");
    const Entry entry{"pdsyevr", "jobz range uplo n A i j descA vl vu il iu m nz W Z i j descZ", true, nullptr};
    const WorkArrays<double> own{.work = work, .lwork = lwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<double>& w, int* code) {
call_symbol(next, jobz, range, uplo, n, A, ia, ja, desca, vl, vu, il, iu, m, nz, W, Z, iz, jz, descz, w.work,
            w.lwork, w.iwork, w.liwork, code, std::size_t(1), std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(syevr<double>(entry, Next<double>{next != nullptr, true, call}, &own, *jobz, *range, *uplo, *n, Matrix<double>{A, ia, ja, desca}, value_of(vl), value_of(vu), value_of(il), value_of(iu), m, nz, W, Matrix<double>{Z, iz, jz, descz}));
}

extern "C" LAPILLI_API void pdsygvx_(const int* ibtype, const char* jobz, const char* range, const char* uplo,
                                     const int* n, double* A, const int* ia, const int* ja, const int* desca,
                                     double* B, const int* ib, const int* jb, const int* descb,
                                     const double* vl, const double* vu, const int* il, const int* iu,
                                     const double* abstol, int* m, int* nz, double* W, const double* orfac,
                                     double* Z, const int* iz, const int* jz, const int* descz, double* work,
                                     const int* lwork, int* iwork, const int* liwork, int* ifail,
                                     int* iclustr, double* gap, int* info) {
    static void* const next = next_symbol("pdsygvx_");
    const Entry entry{"pdsygvx", "ibtype jobz range uplo n A i j descA B i j descB vl vu il iu abstol m nz W orfac Z i j descZ ifail iclustr gap", true, nullptr};
    const WorkArrays<double> own{.work = work, .lwork = lwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<double>& w, int* code) {
call_symbol(next, ibtype, jobz, range, uplo, n, A, ia, ja, desca, B, ib, jb, descb, vl, vu, il, iu, abstol, m,
            nz, W, orfac, Z, iz, jz, descz, w.work, w.lwork, w.iwork, w.liwork, ifail, iclustr, gap, code,
            std::size_t(1), std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(sygvx<double>(entry, Next<double>{next != nullptr, true, call}, &own, *ibtype, *jobz, *range, *uplo, *n, Matrix<double>{A, ia, ja, desca}, Matrix<double>{B, ib, jb, descb}, value_of(vl), value_of(vu), value_of(il), value_of(iu), value_of(abstol), m, nz, W, value_of(orfac), Matrix<double>{Z, iz, jz, descz}, ifail, iclustr, gap));
}

extern "C" LAPILLI_API void pdsygst_(const int* ibtype, const char* uplo, const int* n, double* A,
                                     const int* ia, const int* ja, const int* desca, double* B, const int* ib,
                                     const int* jb, const int* descb, double* scale, int* info) {
    static void* const next = next_symbol("pdsygst_");
    const Entry entry{"pdsygst", "ibtype uplo n A i j descA B i j descB scale", true, nullptr};
    const WorkArrays<double> own{.info = info};
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, ibtype, uplo, n, A, ia, ja, desca, B, ib, jb, descb, scale, code, std::size_t(1));
};
    *info = static_cast<int>(sygst<double>(entry, Next<double>{next != nullptr, false, call}, &own, *ibtype, *uplo, *n, Matrix<double>{A, ia, ja, desca}, Matrix<double>{B, ib, jb, descb}, scale));
}

extern "C" LAPILLI_API void pdpotrf_(const char* uplo, const int* n, double* A, const int* ia, const int* ja,
                                     const int* desca, int* info) {
    static void* const next = next_symbol("pdpotrf_");
    const Entry entry{"pdpotrf", "uplo n A i j descA", true, nullptr};
    const WorkArrays<double> own{.info = info};
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, uplo, n, A, ia, ja, desca, code, std::size_t(1));
};
    *info = static_cast<int>(potrf<double>(entry, Next<double>{next != nullptr, false, call}, &own, *uplo, *n, Matrix<double>{A, ia, ja, desca}));
}

extern "C" LAPILLI_API void pdpotrs_(const char* uplo, const int* n, const int* nrhs, double* A,
                                     const int* ia, const int* ja, const int* desca, double* B, const int* ib,
                                     const int* jb, const int* descb, int* info) {
    static void* const next = next_symbol("pdpotrs_");
    const Entry entry{"pdpotrs", "uplo n nrhs A i j descA B i j descB", true, nullptr};
    const WorkArrays<double> own{.info = info};
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, uplo, n, nrhs, A, ia, ja, desca, B, ib, jb, descb, code, std::size_t(1));
};
    *info = static_cast<int>(potrs<double>(entry, Next<double>{next != nullptr, false, call}, &own, *uplo, *n, *nrhs, Matrix<double>{A, ia, ja, desca}, Matrix<double>{B, ib, jb, descb}));
}

extern "C" LAPILLI_API void pdpotri_(const char* uplo, const int* n, double* A, const int* ia, const int* ja,
                                     const int* desca, int* info) {
    static void* const next = next_symbol("pdpotri_");
    const Entry entry{"pdpotri", "uplo n A i j descA", true, nullptr};
    const WorkArrays<double> own{.info = info};
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, uplo, n, A, ia, ja, desca, code, std::size_t(1));
};
    *info = static_cast<int>(potri<double>(entry, Next<double>{next != nullptr, false, call}, &own, *uplo, *n, Matrix<double>{A, ia, ja, desca}));
}

extern "C" LAPILLI_API void pdtrtri_(const char* uplo, const char* diag, const int* n, double* A,
                                     const int* ia, const int* ja, const int* desca, int* info) {
    static void* const next = next_symbol("pdtrtri_");
    const Entry entry{"pdtrtri", "uplo diag n A i j descA", true, nullptr};
    const WorkArrays<double> own{.info = info};
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, uplo, diag, n, A, ia, ja, desca, code, std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(trtri<double>(entry, Next<double>{next != nullptr, false, call}, &own, *uplo, *diag, *n, Matrix<double>{A, ia, ja, desca}));
}

extern "C" LAPILLI_API void pdgetrf_(const int* m, const int* n, double* A, const int* ia, const int* ja,
                                     const int* desca, int* ipiv, int* info) {
    static void* const next = next_symbol("pdgetrf_");
    const Entry entry{"pdgetrf", "m n A i j descA ipiv", true, nullptr};
    const WorkArrays<double> own{.info = info};
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, m, n, A, ia, ja, desca, ipiv, code);
};
    *info = static_cast<int>(getrf<double>(entry, Next<double>{next != nullptr, false, call}, &own, *m, *n, Matrix<double>{A, ia, ja, desca}, ipiv));
}

extern "C" LAPILLI_API void pdgetrs_(const char* trans, const int* n, const int* nrhs, double* A,
                                     const int* ia, const int* ja, const int* desca, int* ipiv, double* B,
                                     const int* ib, const int* jb, const int* descb, int* info) {
    static void* const next = next_symbol("pdgetrs_");
    const Entry entry{"pdgetrs", "trans n nrhs A i j descA ipiv B i j descB", true, nullptr};
    const WorkArrays<double> own{.info = info};
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, trans, n, nrhs, A, ia, ja, desca, ipiv, B, ib, jb, descb, code, std::size_t(1));
};
    *info = static_cast<int>(getrs<double>(entry, Next<double>{next != nullptr, false, call}, &own, *trans, *n, *nrhs, Matrix<double>{A, ia, ja, desca}, ipiv, Matrix<double>{B, ib, jb, descb}));
}

extern "C" LAPILLI_API void pdgesv_(const int* n, const int* nrhs, double* A, const int* ia, const int* ja,
                                    const int* desca, int* ipiv, double* B, const int* ib, const int* jb,
                                    const int* descb, int* info) {
    static void* const next = next_symbol("pdgesv_");
    const Entry entry{"pdgesv", "n nrhs A i j descA ipiv B i j descB", true, nullptr};
    const WorkArrays<double> own{.info = info};
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, n, nrhs, A, ia, ja, desca, ipiv, B, ib, jb, descb, code);
};
    *info = static_cast<int>(gesv<double>(entry, Next<double>{next != nullptr, false, call}, &own, *n, *nrhs, Matrix<double>{A, ia, ja, desca}, ipiv, Matrix<double>{B, ib, jb, descb}));
}
