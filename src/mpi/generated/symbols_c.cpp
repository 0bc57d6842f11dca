// SPDX-License-Identifier: BSD-3-Clause
// ScaLAPACK's symbols.
// Written by tools/generate from src/mpi/routines.txt: change the table, then run make generate.
// clang-format off
#include "mpi/eigen.hpp"
#include "mpi/factor.hpp"
#include "mpi/glue.hpp"
#include "mpi/symbols.hpp"

using namespace lapilli::mpi;

extern "C" LAPILLI_API void pcheev_(const char* jobz, const char* uplo, const int* n, std::complex<float>* A,
                                    const int* ia, const int* ja, const int* desca, float* W,
                                    std::complex<float>* Z, const int* iz, const int* jz, const int* descz,
                                    std::complex<float>* work, const int* lwork, float* rwork,
                                    const int* lrwork, int* info) {
    static void* const next = next_symbol("pcheev_");
    const Entry entry{"pcheev", "jobz uplo n A i j descA W Z i j descZ", true, nullptr};
    const WorkArrays<std::complex<float>> own{.work = work, .lwork = lwork, .rwork = rwork, .lrwork = lrwork, .info = info};
    const auto call = [&](const WorkArrays<std::complex<float>>& w, int* code) {
call_symbol(next, jobz, uplo, n, A, ia, ja, desca, W, Z, iz, jz, descz, w.work, w.lwork, w.rwork, w.lrwork,
            code, std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(syev<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, true, call}, &own, *jobz, *uplo, *n, Matrix<std::complex<float>>{A, ia, ja, desca}, W, Matrix<std::complex<float>>{Z, iz, jz, descz}));
}

extern "C" LAPILLI_API void pcheevd_(const char* jobz, const char* uplo, const int* n, std::complex<float>* A,
                                     const int* ia, const int* ja, const int* desca, float* W,
                                     std::complex<float>* Z, const int* iz, const int* jz, const int* descz,
                                     std::complex<float>* work, const int* lwork, float* rwork,
                                     const int* lrwork, int* iwork, const int* liwork, int* info) {
    static void* const next = next_symbol("pcheevd_");
    const Entry entry{"pcheevd", "jobz uplo n A i j descA W Z i j descZ", true, nullptr};
    const WorkArrays<std::complex<float>> own{.work = work, .lwork = lwork, .rwork = rwork, .lrwork = lrwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<std::complex<float>>& w, int* code) {
call_symbol(next, jobz, uplo, n, A, ia, ja, desca, W, Z, iz, jz, descz, w.work, w.lwork, w.rwork, w.lrwork,
            w.iwork, w.liwork, code, std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(syevd<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, true, call}, &own, *jobz, *uplo, *n, Matrix<std::complex<float>>{A, ia, ja, desca}, W, Matrix<std::complex<float>>{Z, iz, jz, descz}));
}

extern "C" LAPILLI_API void pcheevx_(const char* jobz, const char* range, const char* uplo, const int* n,
                                     std::complex<float>* A, const int* ia, const int* ja, const int* desca,
                                     const float* vl, const float* vu, const int* il, const int* iu,
                                     const float* abstol, int* m, int* nz, float* W, const float* orfac,
                                     std::complex<float>* Z, const int* iz, const int* jz, const int* descz,
                                     std::complex<float>* work, const int* lwork, float* rwork,
                                     const int* lrwork, int* iwork, const int* liwork, int* ifail,
                                     int* iclustr, float* gap, int* info) {
    static void* const next = next_symbol("pcheevx_");
    const Entry entry{"pcheevx", "jobz range uplo n A i j descA vl vu il iu abstol m nz W orfac Z i j descZ ifail iclustr gap", true, nullptr};
    const WorkArrays<std::complex<float>> own{.work = work, .lwork = lwork, .rwork = rwork, .lrwork = lrwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<std::complex<float>>& w, int* code) {
call_symbol(next, jobz, range, uplo, n, A, ia, ja, desca, vl, vu, il, iu, abstol, m, nz, W, orfac, Z, iz, jz,
            descz, w.work, w.lwork, w.rwork, w.lrwork, w.iwork, w.liwork, ifail, iclustr, gap, code,
            std::size_t(1), std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(syevx<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, true, call}, &own, *jobz, *range, *uplo, *n, Matrix<std::complex<float>>{A, ia, ja, desca}, value_of(vl), value_of(vu), value_of(il), value_of(iu), value_of(abstol), m, nz, W, value_of(orfac), Matrix<std::complex<float>>{Z, iz, jz, descz}, ifail, iclustr, gap));
}

extern "C" LAPILLI_API void pcheevr_(const char* jobz, const char* range, const char* uplo, const int* n,
                                     std::complex<float>* A, const int* ia, const int* ja, const int* desca,
                                     const float* vl, const float* vu, const int* il, const int* iu, int* m,
                                     int* nz, float* W, std::complex<float>* Z, const int* iz, const int* jz,
                                     const int* descz, std::complex<float>* work, const int* lwork,
                                     float* rwork, const int* lrwork, int* iwork, const int* liwork,
                                     int* info) {
    static void* const next = next_symbol("pcheevr_");
    const Entry entry{"pcheevr", "jobz range uplo n A i j descA vl vu il iu m nz W Z i j descZ", true, nullptr};
    const WorkArrays<std::complex<float>> own{.work = work, .lwork = lwork, .rwork = rwork, .lrwork = lrwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<std::complex<float>>& w, int* code) {
call_symbol(next, jobz, range, uplo, n, A, ia, ja, desca, vl, vu, il, iu, m, nz, W, Z, iz, jz, descz, w.work,
            w.lwork, w.rwork, w.lrwork, w.iwork, w.liwork, code, std::size_t(1), std::size_t(1),
            std::size_t(1));
};
    *info = static_cast<int>(syevr<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, true, call}, &own, *jobz, *range, *uplo, *n, Matrix<std::complex<float>>{A, ia, ja, desca}, value_of(vl), value_of(vu), value_of(il), value_of(iu), m, nz, W, Matrix<std::complex<float>>{Z, iz, jz, descz}));
}

extern "C" LAPILLI_API void pchegvx_(const int* ibtype, const char* jobz, const char* range, const char* uplo,
                                     const int* n, std::complex<float>* A, const int* ia, const int* ja,
                                     const int* desca, std::complex<float>* B, const int* ib, const int* jb,
                                     const int* descb, const float* vl, const float* vu, const int* il,
                                     const int* iu, const float* abstol, int* m, int* nz, float* W,
                                     const float* orfac, std::complex<float>* Z, const int* iz, const int* jz,
                                     const int* descz, std::complex<float>* work, const int* lwork,
                                     float* rwork, const int* lrwork, int* iwork, const int* liwork,
                                     int* ifail, int* iclustr, float* gap, int* info) {
    static void* const next = next_symbol("pchegvx_");
    const Entry entry{"pchegvx", "ibtype jobz range uplo n A i j descA B i j descB vl vu il iu abstol m nz W orfac Z i j descZ ifail iclustr gap", true, nullptr};
    const WorkArrays<std::complex<float>> own{.work = work, .lwork = lwork, .rwork = rwork, .lrwork = lrwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<std::complex<float>>& w, int* code) {
call_symbol(next, ibtype, jobz, range, uplo, n, A, ia, ja, desca, B, ib, jb, descb, vl, vu, il, iu, abstol, m,
            nz, W, orfac, Z, iz, jz, descz, w.work, w.lwork, w.rwork, w.lrwork, w.iwork, w.liwork, ifail,
            iclustr, gap, code, std::size_t(1), std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(sygvx<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, true, call}, &own, *ibtype, *jobz, *range, *uplo, *n, Matrix<std::complex<float>>{A, ia, ja, desca}, Matrix<std::complex<float>>{B, ib, jb, descb}, value_of(vl), value_of(vu), value_of(il), value_of(iu), value_of(abstol), m, nz, W, value_of(orfac), Matrix<std::complex<float>>{Z, iz, jz, descz}, ifail, iclustr, gap));
}

extern "C" LAPILLI_API void pchegst_(const int* ibtype, const char* uplo, const int* n,
                                     std::complex<float>* A, const int* ia, const int* ja, const int* desca,
                                     std::complex<float>* B, const int* ib, const int* jb, const int* descb,
                                     float* scale, int* info) {
    static void* const next = next_symbol("pchegst_");
    const Entry entry{"pchegst", "ibtype uplo n A i j descA B i j descB scale", true, nullptr};
    const WorkArrays<std::complex<float>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, ibtype, uplo, n, A, ia, ja, desca, B, ib, jb, descb, scale, code, std::size_t(1));
};
    *info = static_cast<int>(sygst<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call}, &own, *ibtype, *uplo, *n, Matrix<std::complex<float>>{A, ia, ja, desca}, Matrix<std::complex<float>>{B, ib, jb, descb}, scale));
}

extern "C" LAPILLI_API void pcpotrf_(const char* uplo, const int* n, std::complex<float>* A, const int* ia,
                                     const int* ja, const int* desca, int* info) {
    static void* const next = next_symbol("pcpotrf_");
    const Entry entry{"pcpotrf", "uplo n A i j descA", true, nullptr};
    const WorkArrays<std::complex<float>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, uplo, n, A, ia, ja, desca, code, std::size_t(1));
};
    *info = static_cast<int>(potrf<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call}, &own, *uplo, *n, Matrix<std::complex<float>>{A, ia, ja, desca}));
}

extern "C" LAPILLI_API void pcpotrs_(const char* uplo, const int* n, const int* nrhs, std::complex<float>* A,
                                     const int* ia, const int* ja, const int* desca, std::complex<float>* B,
                                     const int* ib, const int* jb, const int* descb, int* info) {
    static void* const next = next_symbol("pcpotrs_");
    const Entry entry{"pcpotrs", "uplo n nrhs A i j descA B i j descB", true, nullptr};
    const WorkArrays<std::complex<float>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, uplo, n, nrhs, A, ia, ja, desca, B, ib, jb, descb, code, std::size_t(1));
};
    *info = static_cast<int>(potrs<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call}, &own, *uplo, *n, *nrhs, Matrix<std::complex<float>>{A, ia, ja, desca}, Matrix<std::complex<float>>{B, ib, jb, descb}));
}

extern "C" LAPILLI_API void pcpotri_(const char* uplo, const int* n, std::complex<float>* A, const int* ia,
                                     const int* ja, const int* desca, int* info) {
    static void* const next = next_symbol("pcpotri_");
    const Entry entry{"pcpotri", "uplo n A i j descA", true, nullptr};
    const WorkArrays<std::complex<float>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, uplo, n, A, ia, ja, desca, code, std::size_t(1));
};
    *info = static_cast<int>(potri<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call}, &own, *uplo, *n, Matrix<std::complex<float>>{A, ia, ja, desca}));
}

extern "C" LAPILLI_API void pctrtri_(const char* uplo, const char* diag, const int* n, std::complex<float>* A,
                                     const int* ia, const int* ja, const int* desca, int* info) {
    static void* const next = next_symbol("pctrtri_");
    const Entry entry{"pctrtri", "uplo diag n A i j descA", true, nullptr};
    const WorkArrays<std::complex<float>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, uplo, diag, n, A, ia, ja, desca, code, std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(trtri<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call}, &own, *uplo, *diag, *n, Matrix<std::complex<float>>{A, ia, ja, desca}));
}

extern "C" LAPILLI_API void pcgetrf_(const int* m, const int* n, std::complex<float>* A, const int* ia,
                                     const int* ja, const int* desca, int* ipiv, int* info) {
    static void* const next = next_symbol("pcgetrf_");
    const Entry entry{"pcgetrf", "m n A i j descA ipiv", true, nullptr};
    const WorkArrays<std::complex<float>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, m, n, A, ia, ja, desca, ipiv, code);
};
    *info = static_cast<int>(getrf<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call}, &own, *m, *n, Matrix<std::complex<float>>{A, ia, ja, desca}, ipiv));
}

extern "C" LAPILLI_API void pcgetrs_(const char* trans, const int* n, const int* nrhs, std::complex<float>* A,
                                     const int* ia, const int* ja, const int* desca, int* ipiv,
                                     std::complex<float>* B, const int* ib, const int* jb, const int* descb,
                                     int* info) {
    static void* const next = next_symbol("pcgetrs_");
    const Entry entry{"pcgetrs", "trans n nrhs A i j descA ipiv B i j descB", true, nullptr};
    const WorkArrays<std::complex<float>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, trans, n, nrhs, A, ia, ja, desca, ipiv, B, ib, jb, descb, code, std::size_t(1));
};
    *info = static_cast<int>(getrs<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call}, &own, *trans, *n, *nrhs, Matrix<std::complex<float>>{A, ia, ja, desca}, ipiv, Matrix<std::complex<float>>{B, ib, jb, descb}));
}

extern "C" LAPILLI_API void pcgesv_(const int* n, const int* nrhs, std::complex<float>* A, const int* ia,
                                    const int* ja, const int* desca, int* ipiv, std::complex<float>* B,
                                    const int* ib, const int* jb, const int* descb, int* info) {
    static void* const next = next_symbol("pcgesv_");
    const Entry entry{"pcgesv", "n nrhs A i j descA ipiv B i j descB", true, nullptr};
    const WorkArrays<std::complex<float>> own{.info = info};
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, n, nrhs, A, ia, ja, desca, ipiv, B, ib, jb, descb, code);
};
    *info = static_cast<int>(gesv<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call}, &own, *n, *nrhs, Matrix<std::complex<float>>{A, ia, ja, desca}, ipiv, Matrix<std::complex<float>>{B, ib, jb, descb}));
}
