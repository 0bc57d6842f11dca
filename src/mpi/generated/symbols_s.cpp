// SPDX-License-Identifier: BSD-3-Clause
// ScaLAPACK's symbols.
// Written by tools/generate from src/mpi/routines.txt: change the table, then run make generate.
// clang-format off
#include "mpi/eigen.hpp"
#include "mpi/factor.hpp"
#include "mpi/glue.hpp"
#include "mpi/symbols.hpp"

using namespace lapilli::mpi;

extern "C" LAPILLI_API void pssyev_(const char* jobz, const char* uplo, const int* n, float* A, const int* ia,
                                    const int* ja, const int* desca, float* W, float* Z, const int* iz,
                                    const int* jz, const int* descz, float* work, const int* lwork,
                                    int* info) {
    static void* const next = next_symbol("pssyev_");
    const Entry entry{"pssyev", "jobz uplo n A i j descA W Z i j descZ", true, nullptr};
    const WorkArrays<float> own{.work = work, .lwork = lwork, .info = info};
    const auto call = [&](const WorkArrays<float>& w, int* code) {
call_symbol(next, jobz, uplo, n, A, ia, ja, desca, W, Z, iz, jz, descz, w.work, w.lwork, code, std::size_t(1),
            std::size_t(1));
};
    *info = static_cast<int>(syev<float>(entry, Next<float>{next != nullptr, true, call}, &own, *jobz, *uplo, *n, Matrix<float>{A, ia, ja, desca}, W, Matrix<float>{Z, iz, jz, descz}));
}

extern "C" LAPILLI_API void pssyevd_(const char* jobz, const char* uplo, const int* n, float* A,
                                     const int* ia, const int* ja, const int* desca, float* W, float* Z,
                                     const int* iz, const int* jz, const int* descz, float* work,
                                     const int* lwork, int* iwork, const int* liwork, int* info) {
    static void* const next = next_symbol("pssyevd_");
    const Entry entry{"pssyevd", "jobz uplo n A i j descA W Z i j descZ", true, nullptr};
    const WorkArrays<float> own{.work = work, .lwork = lwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<float>& w, int* code) {
call_symbol(next, jobz, uplo, n, A, ia, ja, desca, W, Z, iz, jz, descz, w.work, w.lwork, w.iwork, w.liwork,
            code, std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(syevd<float>(entry, Next<float>{next != nullptr, true, call}, &own, *jobz, *uplo, *n, Matrix<float>{A, ia, ja, desca}, W, Matrix<float>{Z, iz, jz, descz}));
}

extern "C" LAPILLI_API void pssyevx_(const char* jobz, const char* range, const char* uplo, const int* n,
                                     float* A, const int* ia, const int* ja, const int* desca,
                                     const float* vl, const float* vu, const int* il, const int* iu,
                                     const float* abstol, int* m, int* nz, float* W, const float* orfac,
                                     float* Z, const int* iz, const int* jz, const int* descz, float* work,
                                     const int* lwork, int* iwork, const int* liwork, int* ifail,
                                     int* iclustr, float* gap, int* info) {
    static void* const next = next_symbol("pssyevx_");
    const Entry entry{"pssyevx", "jobz range uplo n A i j descA vl vu il iu abstol m nz W orfac Z i j descZ ifail iclustr gap", true, nullptr};
    const WorkArrays<float> own{.work = work, .lwork = lwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<float>& w, int* code) {
call_symbol(next, jobz, range, uplo, n, A, ia, ja, desca, vl, vu, il, iu, abstol, m, nz, W, orfac, Z, iz, jz,
            descz, w.work, w.lwork, w.iwork, w.liwork, ifail, iclustr, gap, code, std::size_t(1),
            std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(syevx<float>(entry, Next<float>{next != nullptr, true, call}, &own, *jobz, *range, *uplo, *n, Matrix<float>{A, ia, ja, desca}, value_of(vl), value_of(vu), value_of(il), value_of(iu), value_of(abstol), m, nz, W, value_of(orfac), Matrix<float>{Z, iz, jz, descz}, ifail, iclustr, gap));
}

extern "C" LAPILLI_API void pssyevr_(const char* jobz, const char* range, const char* uplo, const int* n,
                                     float* A, const int* ia, const int* ja, const int* desca,
                                     const float* vl, const float* vu, const int* il, const int* iu, int* m,
                                     int* nz, float* W, float* Z, const int* iz, const int* jz,
                                     const int* descz, float* work, const int* lwork, int* iwork,
                                     const int* liwork, int* info) {
    static void* const next = next_symbol("pssyevr_");
    const Entry entry{"pssyevr", "jobz range uplo n A i j descA vl vu il iu m nz W Z i j descZ", true, nullptr};
    const WorkArrays<float> own{.work = work, .lwork = lwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<float>& w, int* code) {
call_symbol(next, jobz, range, uplo, n, A, ia, ja, desca, vl, vu, il, iu, m, nz, W, Z, iz, jz, descz, w.work,
            w.lwork, w.iwork, w.liwork, code, std::size_t(1), std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(syevr<float>(entry, Next<float>{next != nullptr, true, call}, &own, *jobz, *range, *uplo, *n, Matrix<float>{A, ia, ja, desca}, value_of(vl), value_of(vu), value_of(il), value_of(iu), m, nz, W, Matrix<float>{Z, iz, jz, descz}));
}

extern "C" LAPILLI_API void pssygvx_(const int* ibtype, const char* jobz, const char* range, const char* uplo,
                                     const int* n, float* A, const int* ia, const int* ja, const int* desca,
                                     float* B, const int* ib, const int* jb, const int* descb,
                                     const float* vl, const float* vu, const int* il, const int* iu,
                                     const float* abstol, int* m, int* nz, float* W, const float* orfac,
                                     float* Z, const int* iz, const int* jz, const int* descz, float* work,
                                     const int* lwork, int* iwork, const int* liwork, int* ifail,
                                     int* iclustr, float* gap, int* info) {
    static void* const next = next_symbol("pssygvx_");
    const Entry entry{"pssygvx", "ibtype jobz range uplo n A i j descA B i j descB vl vu il iu abstol m nz W orfac Z i j descZ ifail iclustr gap", true, nullptr};
    const WorkArrays<float> own{.work = work, .lwork = lwork, .iwork = iwork, .liwork = liwork, .info = info};
    const auto call = [&](const WorkArrays<float>& w, int* code) {
call_symbol(next, ibtype, jobz, range, uplo, n, A, ia, ja, desca, B, ib, jb, descb, vl, vu, il, iu, abstol, m,
            nz, W, orfac, Z, iz, jz, descz, w.work, w.lwork, w.iwork, w.liwork, ifail, iclustr, gap, code,
            std::size_t(1), std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(sygvx<float>(entry, Next<float>{next != nullptr, true, call}, &own, *ibtype, *jobz, *range, *uplo, *n, Matrix<float>{A, ia, ja, desca}, Matrix<float>{B, ib, jb, descb}, value_of(vl), value_of(vu), value_of(il), value_of(iu), value_of(abstol), m, nz, W, value_of(orfac), Matrix<float>{Z, iz, jz, descz}, ifail, iclustr, gap));
}

extern "C" LAPILLI_API void pssygst_(const int* ibtype, const char* uplo, const int* n, float* A,
                                     const int* ia, const int* ja, const int* desca, float* B, const int* ib,
                                     const int* jb, const int* descb, float* scale, int* info) {
    static void* const next = next_symbol("pssygst_");
    const Entry entry{"pssygst", "ibtype uplo n A i j descA B i j descB scale", true, nullptr};
    const WorkArrays<float> own{.info = info};
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, ibtype, uplo, n, A, ia, ja, desca, B, ib, jb, descb, scale, code, std::size_t(1));
};
    *info = static_cast<int>(sygst<float>(entry, Next<float>{next != nullptr, false, call}, &own, *ibtype, *uplo, *n, Matrix<float>{A, ia, ja, desca}, Matrix<float>{B, ib, jb, descb}, scale));
}

extern "C" LAPILLI_API void pspotrf_(const char* uplo, const int* n, float* A, const int* ia, const int* ja,
                                     const int* desca, int* info) {
    static void* const next = next_symbol("pspotrf_");
    const Entry entry{"pspotrf", "uplo n A i j descA", true, nullptr};
    const WorkArrays<float> own{.info = info};
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, uplo, n, A, ia, ja, desca, code, std::size_t(1));
};
    *info = static_cast<int>(potrf<float>(entry, Next<float>{next != nullptr, false, call}, &own, *uplo, *n, Matrix<float>{A, ia, ja, desca}));
}

extern "C" LAPILLI_API void pspotrs_(const char* uplo, const int* n, const int* nrhs, float* A, const int* ia,
                                     const int* ja, const int* desca, float* B, const int* ib, const int* jb,
                                     const int* descb, int* info) {
    static void* const next = next_symbol("pspotrs_");
    const Entry entry{"pspotrs", "uplo n nrhs A i j descA B i j descB", true, nullptr};
    const WorkArrays<float> own{.info = info};
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, uplo, n, nrhs, A, ia, ja, desca, B, ib, jb, descb, code, std::size_t(1));
};
    *info = static_cast<int>(potrs<float>(entry, Next<float>{next != nullptr, false, call}, &own, *uplo, *n, *nrhs, Matrix<float>{A, ia, ja, desca}, Matrix<float>{B, ib, jb, descb}));
}

extern "C" LAPILLI_API void pspotri_(const char* uplo, const int* n, float* A, const int* ia, const int* ja,
                                     const int* desca, int* info) {
    static void* const next = next_symbol("pspotri_");
    const Entry entry{"pspotri", "uplo n A i j descA", true, nullptr};
    const WorkArrays<float> own{.info = info};
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, uplo, n, A, ia, ja, desca, code, std::size_t(1));
};
    *info = static_cast<int>(potri<float>(entry, Next<float>{next != nullptr, false, call}, &own, *uplo, *n, Matrix<float>{A, ia, ja, desca}));
}

extern "C" LAPILLI_API void pstrtri_(const char* uplo, const char* diag, const int* n, float* A,
                                     const int* ia, const int* ja, const int* desca, int* info) {
    static void* const next = next_symbol("pstrtri_");
    const Entry entry{"pstrtri", "uplo diag n A i j descA", true, nullptr};
    const WorkArrays<float> own{.info = info};
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, uplo, diag, n, A, ia, ja, desca, code, std::size_t(1), std::size_t(1));
};
    *info = static_cast<int>(trtri<float>(entry, Next<float>{next != nullptr, false, call}, &own, *uplo, *diag, *n, Matrix<float>{A, ia, ja, desca}));
}

extern "C" LAPILLI_API void psgetrf_(const int* m, const int* n, float* A, const int* ia, const int* ja,
                                     const int* desca, int* ipiv, int* info) {
    static void* const next = next_symbol("psgetrf_");
    const Entry entry{"psgetrf", "m n A i j descA ipiv", true, nullptr};
    const WorkArrays<float> own{.info = info};
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, m, n, A, ia, ja, desca, ipiv, code);
};
    *info = static_cast<int>(getrf<float>(entry, Next<float>{next != nullptr, false, call}, &own, *m, *n, Matrix<float>{A, ia, ja, desca}, ipiv));
}

extern "C" LAPILLI_API void psgetrs_(const char* trans, const int* n, const int* nrhs, float* A,
                                     const int* ia, const int* ja, const int* desca, int* ipiv, float* B,
                                     const int* ib, const int* jb, const int* descb, int* info) {
    static void* const next = next_symbol("psgetrs_");
    const Entry entry{"psgetrs", "trans n nrhs A i j descA ipiv B i j descB", true, nullptr};
    const WorkArrays<float> own{.info = info};
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, trans, n, nrhs, A, ia, ja, desca, ipiv, B, ib, jb, descb, code, std::size_t(1));
};
    *info = static_cast<int>(getrs<float>(entry, Next<float>{next != nullptr, false, call}, &own, *trans, *n, *nrhs, Matrix<float>{A, ia, ja, desca}, ipiv, Matrix<float>{B, ib, jb, descb}));
}

extern "C" LAPILLI_API void psgesv_(const int* n, const int* nrhs, float* A, const int* ia, const int* ja,
                                    const int* desca, int* ipiv, float* B, const int* ib, const int* jb,
                                    const int* descb, int* info) {
    static void* const next = next_symbol("psgesv_");
    const Entry entry{"psgesv", "n nrhs A i j descA ipiv B i j descB", true, nullptr};
    const WorkArrays<float> own{.info = info};
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, n, nrhs, A, ia, ja, desca, ipiv, B, ib, jb, descb, code);
};
    *info = static_cast<int>(gesv<float>(entry, Next<float>{next != nullptr, false, call}, &own, *n, *nrhs, Matrix<float>{A, ia, ja, desca}, ipiv, Matrix<float>{B, ib, jb, descb}));
}
