// SPDX-License-Identifier: BSD-3-Clause
// ScaLAPACK's symbols.
// Written by tools/generate from src/mpi/routines.txt: change the table, then run make generate.
// clang-format off
#include "mpi/eigen.hpp"
#include "mpi/factor.hpp"
#include "mpi/glue.hpp"
#include "mpi/symbols.hpp"

using namespace lapilli::mpi;

extern "C" LAPILLI_API void pzheev_(const char* jobz, const char* uplo, const int* n, std::complex<double>* A,
                                    const int* ia, const int* ja, const int* desca, double* W,
                                    std::complex<double>* Z, const int* iz, const int* jz, const int* descz,
                                    std::complex<double>* work, const int* lwork, double* rwork,
                                    const int* lrwork, int* info) {
    static void* const next = next_symbol("pzheev_");
    const Entry entry{"pzheev", "jobz uplo n A i j descA W Z i j descZ", true, nullptr};
    const WorkArrays<std::complex<double>> own{.work = work, .lwork = lwork, .rwork = rwork, .lrwork = lrwork, .info = info};
    const auto call = [&](const WorkArrays<std::complex<double>>& w, int* code) {
call_symbol(next, jobz, uplo, n, A, ia, ja, desca, W, Z, iz, jz, descz, w.work, w.lwork, w.rwork, w.lrwork,
            code, std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(syev<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, true, call}, &own, *jobz, *uplo, *n, Matrix<std::complex<double>>{A, ia, ja, desca}, W, Matrix<std::complex<double>>{Z, iz, jz, descz}));
}

extern "C" LAPILLI_API void pzheevd_(const char* jobz, const char* uplo, const int* n,
                                     std::complex<double>* A, const int* ia, const int* ja, const int* desca,
                                     double* W, std::complex<double>* Z, const int* iz, const int* jz,
                                     const int* descz, std::complex<double>* work, const int* lwork,
                                     double* rwork, const int* lrwork, int* iwork, const int* liwork,
                                     int* info) {
    static void* const next = next_symbol("pzheevd_");
    const Entry entry{"pzheevd", "jobz uplo n A i j descA W Z i j descZ", true, nullptr};
    const WorkArrays<std::complex<double>> own{.work = work, .lwork = lwork, .rwork = rwork, .lrwork = lrwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<std::complex<double>>& w, int* code) {
call_symbol(next, jobz, uplo, n, A, ia, ja, desca, W, Z, iz, jz, descz, w.work, w.lwork, w.rwork, w.lrwork,
            w.iwork, w.liwork, code, std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(syevd<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, true, call}, &own, *jobz, *uplo, *n, Matrix<std::complex<double>>{A, ia, ja, desca}, W, Matrix<std::complex<double>>{Z, iz, jz, descz}));
}

extern "C" LAPILLI_API void pzheevx_(const char* jobz, const char* range, const char* uplo, const int* n,
                                     std::complex<double>* A, const int* ia, const int* ja, const int* desca,
                                     const double* vl, const double* vu, const int* il, const int* iu,
                                     const double* abstol, int* m, int* nz, double* W, const double* orfac,
                                     std::complex<double>* Z, const int* iz, const int* jz, const int* descz,
                                     std::complex<double>* work, const int* lwork, double* rwork,
                                     const int* lrwork, int* iwork, const int* liwork, int* ifail,
                                     int* iclustr, double* gap, int* info) {
    static void* const next = next_symbol("pzheevx_");
    const Entry entry{"pzheevx", "jobz range uplo n A i j descA vl vu il iu abstol m nz W orfac Z i j descZ ifail iclustr gap", true, nullptr};
    const WorkArrays<std::complex<double>> own{.work = work, .lwork = lwork, .rwork = rwork, .lrwork = lrwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<std::complex<double>>& w, int* code) {
call_symbol(next, jobz, range, uplo, n, A, ia, ja, desca, vl, vu, il, iu, abstol, m, nz, W, orfac, Z, iz, jz,
            descz, w.work, w.lwork, w.rwork, w.lrwork, w.iwork, w.liwork, ifail, iclustr, gap, code,
            std::size_t(1), std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(syevx<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, true, call}, &own, *jobz, *range, *uplo, *n, Matrix<std::complex<double>>{A, ia, ja, desca}, value_of(vl), value_of(vu), value_of(il), value_of(iu), value_of(abstol), m, nz, W, value_of(orfac), Matrix<std::complex<double>>{Z, iz, jz, descz}, ifail, iclustr, gap));
}

extern "C" LAPILLI_API void pzheevr_(const char* jobz, const char* range, const char* uplo, const int* n,
                                     std::complex<double>* A, const int* ia, const int* ja, const int* desca,
                                     const double* vl, const double* vu, const int* il, const int* iu, int* m,
                                     int* nz, double* W, std::complex<double>* Z, const int* iz,
                                     const int* jz, const int* descz, std::complex<double>* work,
                                     const int* lwork, double* rwork, const int* lrwork, int* iwork,
                                     const int* liwork, int* info) {
    static void* const next = next_symbol("pzheevr_");
    const Entry entry{"pzheevr", "jobz range uplo n A i j descA vl vu il iu m nz W Z i j descZ", true, nullptr};
    const WorkArrays<std::complex<double>> own{.work = work, .lwork = lwork, .rwork = rwork, .lrwork = lrwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<std::complex<double>>& w, int* code) {
call_symbol(next, jobz, range, uplo, n, A, ia, ja, desca, vl, vu, il, iu, m, nz, W, Z, iz, jz, descz, w.work,
            w.lwork, w.rwork, w.lrwork, w.iwork, w.liwork, code, std::size_t(1), std::size_t(1),
            std::size_t(1));
};
    *info = static_cast<int>(syevr<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, true, call}, &own, *jobz, *range, *uplo, *n, Matrix<std::complex<double>>{A, ia, ja, desca}, value_of(vl), value_of(vu), value_of(il), value_of(iu), m, nz, W, Matrix<std::complex<double>>{Z, iz, jz, descz}));
}

extern "C" LAPILLI_API void pzhegvx_(const int* ibtype, const char* jobz, const char* range, const char* uplo,
                                     const int* n, std::complex<double>* A, const int* ia, const int* ja,
                                     const int* desca, std::complex<double>* B, const int* ib, const int* jb,
                                     const int* descb, const double* vl, const double* vu, const int* il,
                                     const int* iu, const double* abstol, int* m, int* nz, double* W,
                                     const double* orfac, std::complex<double>* Z, const int* iz,
                                     const int* jz, const int* descz, std::complex<double>* work,
                                     const int* lwork, double* rwork, const int* lrwork, int* iwork,
                                     const int* liwork, int* ifail, int* iclustr, double* gap, int* info) {
    static void* const next = next_symbol("pzhegvx_");
    const Entry entry{"pzhegvx", "ibtype jobz range uplo n A i j descA B i j descB vl vu il iu abstol m nz W orfac Z i j descZ ifail iclustr gap", true, nullptr};
    const WorkArrays<std::complex<double>> own{.work = work, .lwork = lwork, .rwork = rwork, .lrwork = lrwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<std::complex<double>>& w, int* code) {
call_symbol(next, ibtype, jobz, range, uplo, n, A, ia, ja, desca, B, ib, jb, descb, vl, vu, il, iu, abstol, m,
            nz, W, orfac, Z, iz, jz, descz, w.work, w.lwork, w.rwork, w.lrwork, w.iwork, w.liwork, ifail,
            iclustr, gap, code, std::size_t(1), std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(sygvx<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, true, call}, &own, *ibtype, *jobz, *range, *uplo, *n, Matrix<std::complex<double>>{A, ia, ja, desca}, Matrix<std::complex<double>>{B, ib, jb, descb}, value_of(vl), value_of(vu), value_of(il), value_of(iu), value_of(abstol), m, nz, W, value_of(orfac), Matrix<std::complex<double>>{Z, iz, jz, descz}, ifail, iclustr, gap));
}

extern "C" LAPILLI_API void pzhegst_(const int* ibtype, const char* uplo, const int* n,
                                     std::complex<double>* A, const int* ia, const int* ja, const int* desca,
                                     std::complex<double>* B, const int* ib, const int* jb, const int* descb,
                                     double* scale, int* info) {
    static void* const next = next_symbol("pzhegst_");
    const Entry entry{"pzhegst", "ibtype uplo n A i j descA B i j descB scale", true, nullptr};
    const WorkArrays<std::complex<double>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, ibtype, uplo, n, A, ia, ja, desca, B, ib, jb, descb, scale, code, std::size_t(1));
};
    *info = static_cast<int>(sygst<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call}, &own, *ibtype, *uplo, *n, Matrix<std::complex<double>>{A, ia, ja, desca}, Matrix<std::complex<double>>{B, ib, jb, descb}, scale));
}

extern "C" LAPILLI_API void pzpotrf_(const char* uplo, const int* n, std::complex<double>* A, const int* ia,
                                     const int* ja, const int* desca, int* info) {
    static void* const next = next_symbol("pzpotrf_");
    const Entry entry{"pzpotrf", "uplo n A i j descA", true, nullptr};
    const WorkArrays<std::complex<double>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, uplo, n, A, ia, ja, desca, code, std::size_t(1));
};
    *info = static_cast<int>(potrf<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call}, &own, *uplo, *n, Matrix<std::complex<double>>{A, ia, ja, desca}));
}

extern "C" LAPILLI_API void pzpotrs_(const char* uplo, const int* n, const int* nrhs, std::complex<double>* A,
                                     const int* ia, const int* ja, const int* desca, std::complex<double>* B,
                                     const int* ib, const int* jb, const int* descb, int* info) {
    static void* const next = next_symbol("pzpotrs_");
    const Entry entry{"pzpotrs", "uplo n nrhs A i j descA B i j descB", true, nullptr};
    const WorkArrays<std::complex<double>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, uplo, n, nrhs, A, ia, ja, desca, B, ib, jb, descb, code, std::size_t(1));
};
    *info = static_cast<int>(potrs<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call}, &own, *uplo, *n, *nrhs, Matrix<std::complex<double>>{A, ia, ja, desca}, Matrix<std::complex<double>>{B, ib, jb, descb}));
}

extern "C" LAPILLI_API void pzpotri_(const char* uplo, const int* n, std::complex<double>* A, const int* ia,
                                     const int* ja, const int* desca, int* info) {
    static void* const next = next_symbol("pzpotri_");
    const Entry entry{"pzpotri", "uplo n A i j descA", true, nullptr};
    const WorkArrays<std::complex<double>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, uplo, n, A, ia, ja, desca, code, std::size_t(1));
};
    *info = static_cast<int>(potri<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call}, &own, *uplo, *n, Matrix<std::complex<double>>{A, ia, ja, desca}));
}

extern "C" LAPILLI_API void pztrtri_(const char* uplo, const char* diag, const int* n,
                                     std::complex<double>* A, const int* ia, const int* ja, const int* desca,
                                     int* info) {
    static void* const next = next_symbol("pztrtri_");
    const Entry entry{"pztrtri", "uplo diag n A i j descA", true, nullptr};
    const WorkArrays<std::complex<double>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, uplo, diag, n, A, ia, ja, desca, code, std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(trtri<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call}, &own, *uplo, *diag, *n, Matrix<std::complex<double>>{A, ia, ja, desca}));
}

extern "C" LAPILLI_API void pzgetrf_(const int* m, const int* n, std::complex<double>* A, const int* ia,
                                     const int* ja, const int* desca, int* ipiv, int* info) {
    static void* const next = next_symbol("pzgetrf_");
    const Entry entry{"pzgetrf", "m n A i j descA ipiv", true, nullptr};
    const WorkArrays<std::complex<double>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, m, n, A, ia, ja, desca, ipiv, code);
};
    *info = static_cast<int>(getrf<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call}, &own, *m, *n, Matrix<std::complex<double>>{A, ia, ja, desca}, ipiv));
}

extern "C" LAPILLI_API void pzgetrs_(const char* trans, const int* n, const int* nrhs,
                                     std::complex<double>* A, const int* ia, const int* ja, const int* desca,
                                     int* ipiv, std::complex<double>* B, const int* ib, const int* jb,
                                     const int* descb, int* info) {
    static void* const next = next_symbol("pzgetrs_");
    const Entry entry{"pzgetrs", "trans n nrhs A i j descA ipiv B i j descB", true, nullptr};
    const WorkArrays<std::complex<double>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, trans, n, nrhs, A, ia, ja, desca, ipiv, B, ib, jb, descb, code, std::size_t(1));
};
    *info = static_cast<int>(getrs<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call}, &own, *trans, *n, *nrhs, Matrix<std::complex<double>>{A, ia, ja, desca}, ipiv, Matrix<std::complex<double>>{B, ib, jb, descb}));
}

extern "C" LAPILLI_API void pzgesv_(const int* n, const int* nrhs, std::complex<double>* A, const int* ia,
                                    const int* ja, const int* desca, int* ipiv, std::complex<double>* B,
                                    const int* ib, const int* jb, const int* descb, int* info) {
    static void* const next = next_symbol("pzgesv_");
    const Entry entry{"pzgesv", "n nrhs A i j descA ipiv B i j descB", true, nullptr};
    const WorkArrays<std::complex<double>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, n, nrhs, A, ia, ja, desca, ipiv, B, ib, jb, descb, code);
};
    *info = static_cast<int>(gesv<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call}, &own, *n, *nrhs, Matrix<std::complex<double>>{A, ia, ja, desca}, ipiv, Matrix<std::complex<double>>{B, ib, jb, descb}));
}
