// SPDX-License-Identifier: BSD-3-Clause
// Calls of the drop-in library's symbols with one argument wrong, in both widths of integers.
// Written by tools/generate from src/api/routines: change the table, then run make generate.
// clang-format off
#pragma once

#include "arguments.hpp"

extern "C" {

void spotrf_(const char* uplo, const int* n, float* A, const int* lda, int* info);
void spotrf_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                std::int64_t* info);
void dpotrf_(const char* uplo, const int* n, double* A, const int* lda, int* info);
void dpotrf_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                std::int64_t* info);
void cpotrf_(const char* uplo, const int* n, std::complex<float>* A, const int* lda, int* info);
void cpotrf_64_(const char* uplo, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                std::int64_t* info);
void zpotrf_(const char* uplo, const int* n, std::complex<double>* A, const int* lda, int* info);
void zpotrf_64_(const char* uplo, const std::int64_t* n, std::complex<double>* A, const std::int64_t* lda,
                std::int64_t* info);
void spotrs_(const char* uplo, const int* n, const int* nrhs, const float* A, const int* lda, float* B,
             const int* ldb, int* info);
void spotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, const float* A,
                const std::int64_t* lda, float* B, const std::int64_t* ldb, std::int64_t* info);
void dpotrs_(const char* uplo, const int* n, const int* nrhs, const double* A, const int* lda, double* B,
             const int* ldb, int* info);
void dpotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, const double* A,
                const std::int64_t* lda, double* B, const std::int64_t* ldb, std::int64_t* info);
void cpotrs_(const char* uplo, const int* n, const int* nrhs, const std::complex<float>* A, const int* lda,
             std::complex<float>* B, const int* ldb, int* info);
void cpotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<float>* A, const std::int64_t* lda, std::complex<float>* B,
                const std::int64_t* ldb, std::int64_t* info);
void zpotrs_(const char* uplo, const int* n, const int* nrhs, const std::complex<double>* A, const int* lda,
             std::complex<double>* B, const int* ldb, int* info);
void zpotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<double>* A, const std::int64_t* lda, std::complex<double>* B,
                const std::int64_t* ldb, std::int64_t* info);
void sposv_(const char* uplo, const int* n, const int* nrhs, float* A, const int* lda, float* B,
            const int* ldb, int* info);
void sposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, float* A,
               const std::int64_t* lda, float* B, const std::int64_t* ldb, std::int64_t* info);
void dposv_(const char* uplo, const int* n, const int* nrhs, double* A, const int* lda, double* B,
            const int* ldb, int* info);
void dposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, double* A,
               const std::int64_t* lda, double* B, const std::int64_t* ldb, std::int64_t* info);
void cposv_(const char* uplo, const int* n, const int* nrhs, std::complex<float>* A, const int* lda,
            std::complex<float>* B, const int* ldb, int* info);
void cposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, std::complex<float>* A,
               const std::int64_t* lda, std::complex<float>* B, const std::int64_t* ldb, std::int64_t* info);
void zposv_(const char* uplo, const int* n, const int* nrhs, std::complex<double>* A, const int* lda,
            std::complex<double>* B, const int* ldb, int* info);
void zposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, std::complex<double>* A,
               const std::int64_t* lda, std::complex<double>* B, const std::int64_t* ldb, std::int64_t* info);
void strtri_(const char* uplo, const char* diag, const int* n, float* A, const int* lda, int* info);
void strtri_64_(const char* uplo, const char* diag, const std::int64_t* n, float* A, const std::int64_t* lda,
                std::int64_t* info);
void dtrtri_(const char* uplo, const char* diag, const int* n, double* A, const int* lda, int* info);
void dtrtri_64_(const char* uplo, const char* diag, const std::int64_t* n, double* A, const std::int64_t* lda,
                std::int64_t* info);
void ctrtri_(const char* uplo, const char* diag, const int* n, std::complex<float>* A, const int* lda,
             int* info);
void ctrtri_64_(const char* uplo, const char* diag, const std::int64_t* n, std::complex<float>* A,
                const std::int64_t* lda, std::int64_t* info);
void ztrtri_(const char* uplo, const char* diag, const int* n, std::complex<double>* A, const int* lda,
             int* info);
void ztrtri_64_(const char* uplo, const char* diag, const std::int64_t* n, std::complex<double>* A,
                const std::int64_t* lda, std::int64_t* info);
void slauum_(const char* uplo, const int* n, float* A, const int* lda, int* info);
void slauum_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                std::int64_t* info);
void dlauum_(const char* uplo, const int* n, double* A, const int* lda, int* info);
void dlauum_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                std::int64_t* info);
void clauum_(const char* uplo, const int* n, std::complex<float>* A, const int* lda, int* info);
void clauum_64_(const char* uplo, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                std::int64_t* info);
void zlauum_(const char* uplo, const int* n, std::complex<double>* A, const int* lda, int* info);
void zlauum_64_(const char* uplo, const std::int64_t* n, std::complex<double>* A, const std::int64_t* lda,
                std::int64_t* info);
void spotri_(const char* uplo, const int* n, float* A, const int* lda, int* info);
void spotri_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                std::int64_t* info);
void dpotri_(const char* uplo, const int* n, double* A, const int* lda, int* info);
void dpotri_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                std::int64_t* info);
void cpotri_(const char* uplo, const int* n, std::complex<float>* A, const int* lda, int* info);
void cpotri_64_(const char* uplo, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                std::int64_t* info);
void zpotri_(const char* uplo, const int* n, std::complex<double>* A, const int* lda, int* info);
void zpotri_64_(const char* uplo, const std::int64_t* n, std::complex<double>* A, const std::int64_t* lda,
                std::int64_t* info);
void strtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs,
             const float* A, const int* lda, float* B, const int* ldb, int* info);
void strtrs_64_(const char* uplo, const char* trans, const char* diag, const std::int64_t* n,
                const std::int64_t* nrhs, const float* A, const std::int64_t* lda, float* B,
                const std::int64_t* ldb, std::int64_t* info);
void dtrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs,
             const double* A, const int* lda, double* B, const int* ldb, int* info);
void dtrtrs_64_(const char* uplo, const char* trans, const char* diag, const std::int64_t* n,
                const std::int64_t* nrhs, const double* A, const std::int64_t* lda, double* B,
                const std::int64_t* ldb, std::int64_t* info);
void ctrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs,
             const std::complex<float>* A, const int* lda, std::complex<float>* B, const int* ldb, int* info);
void ctrtrs_64_(const char* uplo, const char* trans, const char* diag, const std::int64_t* n,
                const std::int64_t* nrhs, const std::complex<float>* A, const std::int64_t* lda,
                std::complex<float>* B, const std::int64_t* ldb, std::int64_t* info);
void ztrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs,
             const std::complex<double>* A, const int* lda, std::complex<double>* B, const int* ldb,
             int* info);
void ztrtrs_64_(const char* uplo, const char* trans, const char* diag, const std::int64_t* n,
                const std::int64_t* nrhs, const std::complex<double>* A, const std::int64_t* lda,
                std::complex<double>* B, const std::int64_t* ldb, std::int64_t* info);
void ssytrd_(const char* uplo, const int* n, float* A, const int* lda, float* D, float* E, float* tau,
             float* work, const int* lwork, int* info);
void ssytrd_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda, float* D,
                float* E, float* tau, float* work, const std::int64_t* lwork, std::int64_t* info);
void dsytrd_(const char* uplo, const int* n, double* A, const int* lda, double* D, double* E, double* tau,
             double* work, const int* lwork, int* info);
void dsytrd_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda, double* D,
                double* E, double* tau, double* work, const std::int64_t* lwork, std::int64_t* info);
void chetrd_(const char* uplo, const int* n, std::complex<float>* A, const int* lda, float* D, float* E,
             std::complex<float>* tau, std::complex<float>* work, const int* lwork, int* info);
void chetrd_64_(const char* uplo, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                float* D, float* E, std::complex<float>* tau, std::complex<float>* work,
                const std::int64_t* lwork, std::int64_t* info);
void zhetrd_(const char* uplo, const int* n, std::complex<double>* A, const int* lda, double* D, double* E,
             std::complex<double>* tau, std::complex<double>* work, const int* lwork, int* info);
void zhetrd_64_(const char* uplo, const std::int64_t* n, std::complex<double>* A, const std::int64_t* lda,
                double* D, double* E, std::complex<double>* tau, std::complex<double>* work,
                const std::int64_t* lwork, std::int64_t* info);
void sorgtr_(const char* uplo, const int* n, float* A, const int* lda, const float* tau, float* work,
             const int* lwork, int* info);
void sorgtr_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda, const float* tau,
                float* work, const std::int64_t* lwork, std::int64_t* info);
void dorgtr_(const char* uplo, const int* n, double* A, const int* lda, const double* tau, double* work,
             const int* lwork, int* info);
void dorgtr_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                const double* tau, double* work, const std::int64_t* lwork, std::int64_t* info);
void cungtr_(const char* uplo, const int* n, std::complex<float>* A, const int* lda,
             const std::complex<float>* tau, std::complex<float>* work, const int* lwork, int* info);
void cungtr_64_(const char* uplo, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                const std::complex<float>* tau, std::complex<float>* work, const std::int64_t* lwork,
                std::int64_t* info);
void zungtr_(const char* uplo, const int* n, std::complex<double>* A, const int* lda,
             const std::complex<double>* tau, std::complex<double>* work, const int* lwork, int* info);
void zungtr_64_(const char* uplo, const std::int64_t* n, std::complex<double>* A, const std::int64_t* lda,
                const std::complex<double>* tau, std::complex<double>* work, const std::int64_t* lwork,
                std::int64_t* info);
void sormtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n,
             const float* A, const int* lda, const float* tau, float* C, const int* ldc, float* work,
             const int* lwork, int* info);
void sormtr_64_(const char* side, const char* uplo, const char* trans, const std::int64_t* m,
                const std::int64_t* n, const float* A, const std::int64_t* lda, const float* tau, float* C,
                const std::int64_t* ldc, float* work, const std::int64_t* lwork, std::int64_t* info);
void dormtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n,
             const double* A, const int* lda, const double* tau, double* C, const int* ldc, double* work,
             const int* lwork, int* info);
void dormtr_64_(const char* side, const char* uplo, const char* trans, const std::int64_t* m,
                const std::int64_t* n, const double* A, const std::int64_t* lda, const double* tau, double* C,
                const std::int64_t* ldc, double* work, const std::int64_t* lwork, std::int64_t* info);
void cunmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n,
             const std::complex<float>* A, const int* lda, const std::complex<float>* tau,
             std::complex<float>* C, const int* ldc, std::complex<float>* work, const int* lwork, int* info);
void cunmtr_64_(const char* side, const char* uplo, const char* trans, const std::int64_t* m,
                const std::int64_t* n, const std::complex<float>* A, const std::int64_t* lda,
                const std::complex<float>* tau, std::complex<float>* C, const std::int64_t* ldc,
                std::complex<float>* work, const std::int64_t* lwork, std::int64_t* info);
void zunmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n,
             const std::complex<double>* A, const int* lda, const std::complex<double>* tau,
             std::complex<double>* C, const int* ldc, std::complex<double>* work, const int* lwork,
             int* info);
void zunmtr_64_(const char* side, const char* uplo, const char* trans, const std::int64_t* m,
                const std::int64_t* n, const std::complex<double>* A, const std::int64_t* lda,
                const std::complex<double>* tau, std::complex<double>* C, const std::int64_t* ldc,
                std::complex<double>* work, const std::int64_t* lwork, std::int64_t* info);
void sstedc_(const char* compz, const int* n, float* D, float* E, float* Z, const int* ldz, float* work,
             const int* lwork, int* iwork, const int* liwork, int* info);
void sstedc_64_(const char* compz, const std::int64_t* n, float* D, float* E, float* Z,
                const std::int64_t* ldz, float* work, const std::int64_t* lwork, std::int64_t* iwork,
                const std::int64_t* liwork, std::int64_t* info);
void dstedc_(const char* compz, const int* n, double* D, double* E, double* Z, const int* ldz, double* work,
             const int* lwork, int* iwork, const int* liwork, int* info);
void dstedc_64_(const char* compz, const std::int64_t* n, double* D, double* E, double* Z,
                const std::int64_t* ldz, double* work, const std::int64_t* lwork, std::int64_t* iwork,
                const std::int64_t* liwork, std::int64_t* info);
void cstedc_(const char* compz, const int* n, float* D, float* E, std::complex<float>* Z, const int* ldz,
             std::complex<float>* work, const int* lwork, float* rwork, const int* lrwork, int* iwork,
             const int* liwork, int* info);
void cstedc_64_(const char* compz, const std::int64_t* n, float* D, float* E, std::complex<float>* Z,
                const std::int64_t* ldz, std::complex<float>* work, const std::int64_t* lwork, float* rwork,
                const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void zstedc_(const char* compz, const int* n, double* D, double* E, std::complex<double>* Z, const int* ldz,
             std::complex<double>* work, const int* lwork, double* rwork, const int* lrwork, int* iwork,
             const int* liwork, int* info);
void zstedc_64_(const char* compz, const std::int64_t* n, double* D, double* E, std::complex<double>* Z,
                const std::int64_t* ldz, std::complex<double>* work, const std::int64_t* lwork, double* rwork,
                const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void ssyevd_(const char* jobz, const char* uplo, const int* n, float* A, const int* lda, float* W,
             float* work, const int* lwork, int* iwork, const int* liwork, int* info);
void ssyevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                float* W, float* work, const std::int64_t* lwork, std::int64_t* iwork,
                const std::int64_t* liwork, std::int64_t* info);
void dsyevd_(const char* jobz, const char* uplo, const int* n, double* A, const int* lda, double* W,
             double* work, const int* lwork, int* iwork, const int* liwork, int* info);
void dsyevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                double* W, double* work, const std::int64_t* lwork, std::int64_t* iwork,
                const std::int64_t* liwork, std::int64_t* info);
void cheevd_(const char* jobz, const char* uplo, const int* n, std::complex<float>* A, const int* lda,
             float* W, std::complex<float>* work, const int* lwork, float* rwork, const int* lrwork,
             int* iwork, const int* liwork, int* info);
void cheevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, std::complex<float>* A,
                const std::int64_t* lda, float* W, std::complex<float>* work, const std::int64_t* lwork,
                float* rwork, const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void zheevd_(const char* jobz, const char* uplo, const int* n, std::complex<double>* A, const int* lda,
             double* W, std::complex<double>* work, const int* lwork, double* rwork, const int* lrwork,
             int* iwork, const int* liwork, int* info);
void zheevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, std::complex<double>* A,
                const std::int64_t* lda, double* W, std::complex<double>* work, const std::int64_t* lwork,
                double* rwork, const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void ssyev_(const char* jobz, const char* uplo, const int* n, float* A, const int* lda, float* W, float* work,
            const int* lwork, int* info);
void ssyev_64_(const char* jobz, const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
               float* W, float* work, const std::int64_t* lwork, std::int64_t* info);
void dsyev_(const char* jobz, const char* uplo, const int* n, double* A, const int* lda, double* W,
            double* work, const int* lwork, int* info);
void dsyev_64_(const char* jobz, const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
               double* W, double* work, const std::int64_t* lwork, std::int64_t* info);
void cheev_(const char* jobz, const char* uplo, const int* n, std::complex<float>* A, const int* lda,
            float* W, std::complex<float>* work, const int* lwork, float* rwork, int* info);
void cheev_64_(const char* jobz, const char* uplo, const std::int64_t* n, std::complex<float>* A,
               const std::int64_t* lda, float* W, std::complex<float>* work, const std::int64_t* lwork,
               float* rwork, std::int64_t* info);
void zheev_(const char* jobz, const char* uplo, const int* n, std::complex<double>* A, const int* lda,
            double* W, std::complex<double>* work, const int* lwork, double* rwork, int* info);
void zheev_64_(const char* jobz, const char* uplo, const std::int64_t* n, std::complex<double>* A,
               const std::int64_t* lda, double* W, std::complex<double>* work, const std::int64_t* lwork,
               double* rwork, std::int64_t* info);
void ssyevr_(const char* jobz, const char* range, const char* uplo, const int* n, float* A, const int* lda,
             const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, int* m,
             float* W, float* Z, const int* ldz, int* isuppz, float* work, const int* lwork, int* iwork,
             const int* liwork, int* info);
void ssyevr_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n, float* A,
                const std::int64_t* lda, const float* vl, const float* vu, const std::int64_t* il,
                const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W, float* Z,
                const std::int64_t* ldz, std::int64_t* isuppz, float* work, const std::int64_t* lwork,
                std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info);
void dsyevr_(const char* jobz, const char* range, const char* uplo, const int* n, double* A, const int* lda,
             const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, int* m,
             double* W, double* Z, const int* ldz, int* isuppz, double* work, const int* lwork, int* iwork,
             const int* liwork, int* info);
void dsyevr_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n, double* A,
                const std::int64_t* lda, const double* vl, const double* vu, const std::int64_t* il,
                const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W, double* Z,
                const std::int64_t* ldz, std::int64_t* isuppz, double* work, const std::int64_t* lwork,
                std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info);
void cheevr_(const char* jobz, const char* range, const char* uplo, const int* n, std::complex<float>* A,
             const int* lda, const float* vl, const float* vu, const int* il, const int* iu,
             const float* abstol, int* m, float* W, std::complex<float>* Z, const int* ldz, int* isuppz,
             std::complex<float>* work, const int* lwork, float* rwork, const int* lrwork, int* iwork,
             const int* liwork, int* info);
void cheevr_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                std::complex<float>* A, const std::int64_t* lda, const float* vl, const float* vu,
                const std::int64_t* il, const std::int64_t* iu, const float* abstol, std::int64_t* m,
                float* W, std::complex<float>* Z, const std::int64_t* ldz, std::int64_t* isuppz,
                std::complex<float>* work, const std::int64_t* lwork, float* rwork,
                const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void zheevr_(const char* jobz, const char* range, const char* uplo, const int* n, std::complex<double>* A,
             const int* lda, const double* vl, const double* vu, const int* il, const int* iu,
             const double* abstol, int* m, double* W, std::complex<double>* Z, const int* ldz, int* isuppz,
             std::complex<double>* work, const int* lwork, double* rwork, const int* lrwork, int* iwork,
             const int* liwork, int* info);
void zheevr_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                std::complex<double>* A, const std::int64_t* lda, const double* vl, const double* vu,
                const std::int64_t* il, const std::int64_t* iu, const double* abstol, std::int64_t* m,
                double* W, std::complex<double>* Z, const std::int64_t* ldz, std::int64_t* isuppz,
                std::complex<double>* work, const std::int64_t* lwork, double* rwork,
                const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void ssyevx_(const char* jobz, const char* range, const char* uplo, const int* n, float* A, const int* lda,
             const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, int* m,
             float* W, float* Z, const int* ldz, float* work, const int* lwork, int* iwork, int* ifail,
             int* info);
void ssyevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n, float* A,
                const std::int64_t* lda, const float* vl, const float* vu, const std::int64_t* il,
                const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W, float* Z,
                const std::int64_t* ldz, float* work, const std::int64_t* lwork, std::int64_t* iwork,
                std::int64_t* ifail, std::int64_t* info);
void dsyevx_(const char* jobz, const char* range, const char* uplo, const int* n, double* A, const int* lda,
             const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, int* m,
             double* W, double* Z, const int* ldz, double* work, const int* lwork, int* iwork, int* ifail,
             int* info);
void dsyevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n, double* A,
                const std::int64_t* lda, const double* vl, const double* vu, const std::int64_t* il,
                const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W, double* Z,
                const std::int64_t* ldz, double* work, const std::int64_t* lwork, std::int64_t* iwork,
                std::int64_t* ifail, std::int64_t* info);
void cheevx_(const char* jobz, const char* range, const char* uplo, const int* n, std::complex<float>* A,
             const int* lda, const float* vl, const float* vu, const int* il, const int* iu,
             const float* abstol, int* m, float* W, std::complex<float>* Z, const int* ldz,
             std::complex<float>* work, const int* lwork, float* rwork, int* iwork, int* ifail, int* info);
void cheevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                std::complex<float>* A, const std::int64_t* lda, const float* vl, const float* vu,
                const std::int64_t* il, const std::int64_t* iu, const float* abstol, std::int64_t* m,
                float* W, std::complex<float>* Z, const std::int64_t* ldz, std::complex<float>* work,
                const std::int64_t* lwork, float* rwork, std::int64_t* iwork, std::int64_t* ifail,
                std::int64_t* info);
void zheevx_(const char* jobz, const char* range, const char* uplo, const int* n, std::complex<double>* A,
             const int* lda, const double* vl, const double* vu, const int* il, const int* iu,
             const double* abstol, int* m, double* W, std::complex<double>* Z, const int* ldz,
             std::complex<double>* work, const int* lwork, double* rwork, int* iwork, int* ifail, int* info);
void zheevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                std::complex<double>* A, const std::int64_t* lda, const double* vl, const double* vu,
                const std::int64_t* il, const std::int64_t* iu, const double* abstol, std::int64_t* m,
                double* W, std::complex<double>* Z, const std::int64_t* ldz, std::complex<double>* work,
                const std::int64_t* lwork, double* rwork, std::int64_t* iwork, std::int64_t* ifail,
                std::int64_t* info);
void ssterf_(const int* n, float* D, float* E, int* info);
void ssterf_64_(const std::int64_t* n, float* D, float* E, std::int64_t* info);
void dsterf_(const int* n, double* D, double* E, int* info);
void dsterf_64_(const std::int64_t* n, double* D, double* E, std::int64_t* info);
void sstev_(const char* jobz, const int* n, float* D, float* E, float* Z, const int* ldz, float* work,
            int* info);
void sstev_64_(const char* jobz, const std::int64_t* n, float* D, float* E, float* Z, const std::int64_t* ldz,
               float* work, std::int64_t* info);
void dstev_(const char* jobz, const int* n, double* D, double* E, double* Z, const int* ldz, double* work,
            int* info);
void dstev_64_(const char* jobz, const std::int64_t* n, double* D, double* E, double* Z,
               const std::int64_t* ldz, double* work, std::int64_t* info);
void sstevd_(const char* jobz, const int* n, float* D, float* E, float* Z, const int* ldz, float* work,
             const int* lwork, int* iwork, const int* liwork, int* info);
void sstevd_64_(const char* jobz, const std::int64_t* n, float* D, float* E, float* Z,
                const std::int64_t* ldz, float* work, const std::int64_t* lwork, std::int64_t* iwork,
                const std::int64_t* liwork, std::int64_t* info);
void dstevd_(const char* jobz, const int* n, double* D, double* E, double* Z, const int* ldz, double* work,
             const int* lwork, int* iwork, const int* liwork, int* info);
void dstevd_64_(const char* jobz, const std::int64_t* n, double* D, double* E, double* Z,
                const std::int64_t* ldz, double* work, const std::int64_t* lwork, std::int64_t* iwork,
                const std::int64_t* liwork, std::int64_t* info);
void sstevx_(const char* jobz, const char* range, const int* n, const float* D, const float* E,
             const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, int* m,
             float* W, float* Z, const int* ldz, float* work, int* iwork, int* ifail, int* info);
void sstevx_64_(const char* jobz, const char* range, const std::int64_t* n, const float* D, const float* E,
                const float* vl, const float* vu, const std::int64_t* il, const std::int64_t* iu,
                const float* abstol, std::int64_t* m, float* W, float* Z, const std::int64_t* ldz,
                float* work, std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info);
void dstevx_(const char* jobz, const char* range, const int* n, const double* D, const double* E,
             const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, int* m,
             double* W, double* Z, const int* ldz, double* work, int* iwork, int* ifail, int* info);
void dstevx_64_(const char* jobz, const char* range, const std::int64_t* n, const double* D, const double* E,
                const double* vl, const double* vu, const std::int64_t* il, const std::int64_t* iu,
                const double* abstol, std::int64_t* m, double* W, double* Z, const std::int64_t* ldz,
                double* work, std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info);
void sstevr_(const char* jobz, const char* range, const int* n, const float* D, const float* E,
             const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, int* m,
             float* W, float* Z, const int* ldz, int* isuppz, float* work, const int* lwork, int* iwork,
             const int* liwork, int* info);
void sstevr_64_(const char* jobz, const char* range, const std::int64_t* n, const float* D, const float* E,
                const float* vl, const float* vu, const std::int64_t* il, const std::int64_t* iu,
                const float* abstol, std::int64_t* m, float* W, float* Z, const std::int64_t* ldz,
                std::int64_t* isuppz, float* work, const std::int64_t* lwork, std::int64_t* iwork,
                const std::int64_t* liwork, std::int64_t* info);
void dstevr_(const char* jobz, const char* range, const int* n, const double* D, const double* E,
             const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, int* m,
             double* W, double* Z, const int* ldz, int* isuppz, double* work, const int* lwork, int* iwork,
             const int* liwork, int* info);
void dstevr_64_(const char* jobz, const char* range, const std::int64_t* n, const double* D, const double* E,
                const double* vl, const double* vu, const std::int64_t* il, const std::int64_t* iu,
                const double* abstol, std::int64_t* m, double* W, double* Z, const std::int64_t* ldz,
                std::int64_t* isuppz, double* work, const std::int64_t* lwork, std::int64_t* iwork,
                const std::int64_t* liwork, std::int64_t* info);
void sstebz_(const char* range, const char* order, const int* n, const float* vl, const float* vu,
             const int* il, const int* iu, const float* abstol, const float* D, const float* E, int* m,
             int* nsplit, float* W, int* iblock, int* isplit, float* work, int* iwork, int* info);
void sstebz_64_(const char* range, const char* order, const std::int64_t* n, const float* vl, const float* vu,
                const std::int64_t* il, const std::int64_t* iu, const float* abstol, const float* D,
                const float* E, std::int64_t* m, std::int64_t* nsplit, float* W, std::int64_t* iblock,
                std::int64_t* isplit, float* work, std::int64_t* iwork, std::int64_t* info);
void dstebz_(const char* range, const char* order, const int* n, const double* vl, const double* vu,
             const int* il, const int* iu, const double* abstol, const double* D, const double* E, int* m,
             int* nsplit, double* W, int* iblock, int* isplit, double* work, int* iwork, int* info);
void dstebz_64_(const char* range, const char* order, const std::int64_t* n, const double* vl,
                const double* vu, const std::int64_t* il, const std::int64_t* iu, const double* abstol,
                const double* D, const double* E, std::int64_t* m, std::int64_t* nsplit, double* W,
                std::int64_t* iblock, std::int64_t* isplit, double* work, std::int64_t* iwork,
                std::int64_t* info);
void ssygst_(const int* itype, const char* uplo, const int* n, float* A, const int* lda, const float* B,
             const int* ldb, int* info);
void ssygst_64_(const std::int64_t* itype, const char* uplo, const std::int64_t* n, float* A,
                const std::int64_t* lda, const float* B, const std::int64_t* ldb, std::int64_t* info);
void dsygst_(const int* itype, const char* uplo, const int* n, double* A, const int* lda, const double* B,
             const int* ldb, int* info);
void dsygst_64_(const std::int64_t* itype, const char* uplo, const std::int64_t* n, double* A,
                const std::int64_t* lda, const double* B, const std::int64_t* ldb, std::int64_t* info);
void chegst_(const int* itype, const char* uplo, const int* n, std::complex<float>* A, const int* lda,
             const std::complex<float>* B, const int* ldb, int* info);
void chegst_64_(const std::int64_t* itype, const char* uplo, const std::int64_t* n, std::complex<float>* A,
                const std::int64_t* lda, const std::complex<float>* B, const std::int64_t* ldb,
                std::int64_t* info);
void zhegst_(const int* itype, const char* uplo, const int* n, std::complex<double>* A, const int* lda,
             const std::complex<double>* B, const int* ldb, int* info);
void zhegst_64_(const std::int64_t* itype, const char* uplo, const std::int64_t* n, std::complex<double>* A,
                const std::int64_t* lda, const std::complex<double>* B, const std::int64_t* ldb,
                std::int64_t* info);
void ssygvd_(const int* itype, const char* jobz, const char* uplo, const int* n, float* A, const int* lda,
             float* B, const int* ldb, float* W, float* work, const int* lwork, int* iwork, const int* liwork,
             int* info);
void ssygvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
                float* A, const std::int64_t* lda, float* B, const std::int64_t* ldb, float* W, float* work,
                const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void dsygvd_(const int* itype, const char* jobz, const char* uplo, const int* n, double* A, const int* lda,
             double* B, const int* ldb, double* W, double* work, const int* lwork, int* iwork,
             const int* liwork, int* info);
void dsygvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
                double* A, const std::int64_t* lda, double* B, const std::int64_t* ldb, double* W,
                double* work, const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void chegvd_(const int* itype, const char* jobz, const char* uplo, const int* n, std::complex<float>* A,
             const int* lda, std::complex<float>* B, const int* ldb, float* W, std::complex<float>* work,
             const int* lwork, float* rwork, const int* lrwork, int* iwork, const int* liwork, int* info);
void chegvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
                std::complex<float>* A, const std::int64_t* lda, std::complex<float>* B,
                const std::int64_t* ldb, float* W, std::complex<float>* work, const std::int64_t* lwork,
                float* rwork, const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void zhegvd_(const int* itype, const char* jobz, const char* uplo, const int* n, std::complex<double>* A,
             const int* lda, std::complex<double>* B, const int* ldb, double* W, std::complex<double>* work,
             const int* lwork, double* rwork, const int* lrwork, int* iwork, const int* liwork, int* info);
void zhegvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
                std::complex<double>* A, const std::int64_t* lda, std::complex<double>* B,
                const std::int64_t* ldb, double* W, std::complex<double>* work, const std::int64_t* lwork,
                double* rwork, const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void ssygv_(const int* itype, const char* jobz, const char* uplo, const int* n, float* A, const int* lda,
            float* B, const int* ldb, float* W, float* work, const int* lwork, int* info);
void ssygv_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n, float* A,
               const std::int64_t* lda, float* B, const std::int64_t* ldb, float* W, float* work,
               const std::int64_t* lwork, std::int64_t* info);
void dsygv_(const int* itype, const char* jobz, const char* uplo, const int* n, double* A, const int* lda,
            double* B, const int* ldb, double* W, double* work, const int* lwork, int* info);
void dsygv_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
               double* A, const std::int64_t* lda, double* B, const std::int64_t* ldb, double* W,
               double* work, const std::int64_t* lwork, std::int64_t* info);
void chegv_(const int* itype, const char* jobz, const char* uplo, const int* n, std::complex<float>* A,
            const int* lda, std::complex<float>* B, const int* ldb, float* W, std::complex<float>* work,
            const int* lwork, float* rwork, int* info);
void chegv_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
               std::complex<float>* A, const std::int64_t* lda, std::complex<float>* B,
               const std::int64_t* ldb, float* W, std::complex<float>* work, const std::int64_t* lwork,
               float* rwork, std::int64_t* info);
void zhegv_(const int* itype, const char* jobz, const char* uplo, const int* n, std::complex<double>* A,
            const int* lda, std::complex<double>* B, const int* ldb, double* W, std::complex<double>* work,
            const int* lwork, double* rwork, int* info);
void zhegv_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
               std::complex<double>* A, const std::int64_t* lda, std::complex<double>* B,
               const std::int64_t* ldb, double* W, std::complex<double>* work, const std::int64_t* lwork,
               double* rwork, std::int64_t* info);
void ssygvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, float* A,
             const int* lda, float* B, const int* ldb, const float* vl, const float* vu, const int* il,
             const int* iu, const float* abstol, int* m, float* W, float* Z, const int* ldz, float* work,
             const int* lwork, int* iwork, int* ifail, int* info);
void ssygvx_64_(const std::int64_t* itype, const char* jobz, const char* range, const char* uplo,
                const std::int64_t* n, float* A, const std::int64_t* lda, float* B, const std::int64_t* ldb,
                const float* vl, const float* vu, const std::int64_t* il, const std::int64_t* iu,
                const float* abstol, std::int64_t* m, float* W, float* Z, const std::int64_t* ldz,
                float* work, const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* ifail,
                std::int64_t* info);
void dsygvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, double* A,
             const int* lda, double* B, const int* ldb, const double* vl, const double* vu, const int* il,
             const int* iu, const double* abstol, int* m, double* W, double* Z, const int* ldz, double* work,
             const int* lwork, int* iwork, int* ifail, int* info);
void dsygvx_64_(const std::int64_t* itype, const char* jobz, const char* range, const char* uplo,
                const std::int64_t* n, double* A, const std::int64_t* lda, double* B, const std::int64_t* ldb,
                const double* vl, const double* vu, const std::int64_t* il, const std::int64_t* iu,
                const double* abstol, std::int64_t* m, double* W, double* Z, const std::int64_t* ldz,
                double* work, const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* ifail,
                std::int64_t* info);
void chegvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n,
             std::complex<float>* A, const int* lda, std::complex<float>* B, const int* ldb, const float* vl,
             const float* vu, const int* il, const int* iu, const float* abstol, int* m, float* W,
             std::complex<float>* Z, const int* ldz, std::complex<float>* work, const int* lwork,
             float* rwork, int* iwork, int* ifail, int* info);
void chegvx_64_(const std::int64_t* itype, const char* jobz, const char* range, const char* uplo,
                const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                std::complex<float>* B, const std::int64_t* ldb, const float* vl, const float* vu,
                const std::int64_t* il, const std::int64_t* iu, const float* abstol, std::int64_t* m,
                float* W, std::complex<float>* Z, const std::int64_t* ldz, std::complex<float>* work,
                const std::int64_t* lwork, float* rwork, std::int64_t* iwork, std::int64_t* ifail,
                std::int64_t* info);
void zhegvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n,
             std::complex<double>* A, const int* lda, std::complex<double>* B, const int* ldb,
             const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, int* m,
             double* W, std::complex<double>* Z, const int* ldz, std::complex<double>* work, const int* lwork,
             double* rwork, int* iwork, int* ifail, int* info);
void zhegvx_64_(const std::int64_t* itype, const char* jobz, const char* range, const char* uplo,
                const std::int64_t* n, std::complex<double>* A, const std::int64_t* lda,
                std::complex<double>* B, const std::int64_t* ldb, const double* vl, const double* vu,
                const std::int64_t* il, const std::int64_t* iu, const double* abstol, std::int64_t* m,
                double* W, std::complex<double>* Z, const std::int64_t* ldz, std::complex<double>* work,
                const std::int64_t* lwork, double* rwork, std::int64_t* iwork, std::int64_t* ifail,
                std::int64_t* info);
void ssbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, float* AB, const int* ldab,
             float* D, float* E, float* Q, const int* ldq, float* work, int* info);
void ssbtrd_64_(const char* vect, const char* uplo, const std::int64_t* n, const std::int64_t* kd, float* AB,
                const std::int64_t* ldab, float* D, float* E, float* Q, const std::int64_t* ldq, float* work,
                std::int64_t* info);
void dsbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, double* AB, const int* ldab,
             double* D, double* E, double* Q, const int* ldq, double* work, int* info);
void dsbtrd_64_(const char* vect, const char* uplo, const std::int64_t* n, const std::int64_t* kd, double* AB,
                const std::int64_t* ldab, double* D, double* E, double* Q, const std::int64_t* ldq,
                double* work, std::int64_t* info);
void chbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, std::complex<float>* AB,
             const int* ldab, float* D, float* E, std::complex<float>* Q, const int* ldq,
             std::complex<float>* work, int* info);
void chbtrd_64_(const char* vect, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                std::complex<float>* AB, const std::int64_t* ldab, float* D, float* E, std::complex<float>* Q,
                const std::int64_t* ldq, std::complex<float>* work, std::int64_t* info);
void zhbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, std::complex<double>* AB,
             const int* ldab, double* D, double* E, std::complex<double>* Q, const int* ldq,
             std::complex<double>* work, int* info);
void zhbtrd_64_(const char* vect, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                std::complex<double>* AB, const std::int64_t* ldab, double* D, double* E,
                std::complex<double>* Q, const std::int64_t* ldq, std::complex<double>* work,
                std::int64_t* info);
void ssbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, float* AB, const int* ldab,
             float* W, float* Z, const int* ldz, float* work, const int* lwork, int* iwork, const int* liwork,
             int* info);
void ssbevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd, float* AB,
                const std::int64_t* ldab, float* W, float* Z, const std::int64_t* ldz, float* work,
                const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void dsbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, double* AB, const int* ldab,
             double* W, double* Z, const int* ldz, double* work, const int* lwork, int* iwork,
             const int* liwork, int* info);
void dsbevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd, double* AB,
                const std::int64_t* ldab, double* W, double* Z, const std::int64_t* ldz, double* work,
                const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void chbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, std::complex<float>* AB,
             const int* ldab, float* W, std::complex<float>* Z, const int* ldz, std::complex<float>* work,
             const int* lwork, float* rwork, const int* lrwork, int* iwork, const int* liwork, int* info);
void chbevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                std::complex<float>* AB, const std::int64_t* ldab, float* W, std::complex<float>* Z,
                const std::int64_t* ldz, std::complex<float>* work, const std::int64_t* lwork, float* rwork,
                const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void zhbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, std::complex<double>* AB,
             const int* ldab, double* W, std::complex<double>* Z, const int* ldz, std::complex<double>* work,
             const int* lwork, double* rwork, const int* lrwork, int* iwork, const int* liwork, int* info);
void zhbevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                std::complex<double>* AB, const std::int64_t* ldab, double* W, std::complex<double>* Z,
                const std::int64_t* ldz, std::complex<double>* work, const std::int64_t* lwork, double* rwork,
                const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void ssbev_(const char* jobz, const char* uplo, const int* n, const int* kd, float* AB, const int* ldab,
            float* W, float* Z, const int* ldz, float* work, int* info);
void ssbev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd, float* AB,
               const std::int64_t* ldab, float* W, float* Z, const std::int64_t* ldz, float* work,
               std::int64_t* info);
void dsbev_(const char* jobz, const char* uplo, const int* n, const int* kd, double* AB, const int* ldab,
            double* W, double* Z, const int* ldz, double* work, int* info);
void dsbev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd, double* AB,
               const std::int64_t* ldab, double* W, double* Z, const std::int64_t* ldz, double* work,
               std::int64_t* info);
void chbev_(const char* jobz, const char* uplo, const int* n, const int* kd, std::complex<float>* AB,
            const int* ldab, float* W, std::complex<float>* Z, const int* ldz, std::complex<float>* work,
            float* rwork, int* info);
void chbev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
               std::complex<float>* AB, const std::int64_t* ldab, float* W, std::complex<float>* Z,
               const std::int64_t* ldz, std::complex<float>* work, float* rwork, std::int64_t* info);
void zhbev_(const char* jobz, const char* uplo, const int* n, const int* kd, std::complex<double>* AB,
            const int* ldab, double* W, std::complex<double>* Z, const int* ldz, std::complex<double>* work,
            double* rwork, int* info);
void zhbev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
               std::complex<double>* AB, const std::int64_t* ldab, double* W, std::complex<double>* Z,
               const std::int64_t* ldz, std::complex<double>* work, double* rwork, std::int64_t* info);
void ssbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, float* AB,
             const int* ldab, float* Q, const int* ldq, const float* vl, const float* vu, const int* il,
             const int* iu, const float* abstol, int* m, float* W, float* Z, const int* ldz, float* work,
             int* iwork, int* ifail, int* info);
void ssbevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                const std::int64_t* kd, float* AB, const std::int64_t* ldab, float* Q,
                const std::int64_t* ldq, const float* vl, const float* vu, const std::int64_t* il,
                const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W, float* Z,
                const std::int64_t* ldz, float* work, std::int64_t* iwork, std::int64_t* ifail,
                std::int64_t* info);
void dsbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, double* AB,
             const int* ldab, double* Q, const int* ldq, const double* vl, const double* vu, const int* il,
             const int* iu, const double* abstol, int* m, double* W, double* Z, const int* ldz, double* work,
             int* iwork, int* ifail, int* info);
void dsbevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                const std::int64_t* kd, double* AB, const std::int64_t* ldab, double* Q,
                const std::int64_t* ldq, const double* vl, const double* vu, const std::int64_t* il,
                const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W, double* Z,
                const std::int64_t* ldz, double* work, std::int64_t* iwork, std::int64_t* ifail,
                std::int64_t* info);
void chbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd,
             std::complex<float>* AB, const int* ldab, std::complex<float>* Q, const int* ldq,
             const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, int* m,
             float* W, std::complex<float>* Z, const int* ldz, std::complex<float>* work, float* rwork,
             int* iwork, int* ifail, int* info);
void chbevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                const std::int64_t* kd, std::complex<float>* AB, const std::int64_t* ldab,
                std::complex<float>* Q, const std::int64_t* ldq, const float* vl, const float* vu,
                const std::int64_t* il, const std::int64_t* iu, const float* abstol, std::int64_t* m,
                float* W, std::complex<float>* Z, const std::int64_t* ldz, std::complex<float>* work,
                float* rwork, std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info);
void zhbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd,
             std::complex<double>* AB, const int* ldab, std::complex<double>* Q, const int* ldq,
             const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, int* m,
             double* W, std::complex<double>* Z, const int* ldz, std::complex<double>* work, double* rwork,
             int* iwork, int* ifail, int* info);
void zhbevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                const std::int64_t* kd, std::complex<double>* AB, const std::int64_t* ldab,
                std::complex<double>* Q, const std::int64_t* ldq, const double* vl, const double* vu,
                const std::int64_t* il, const std::int64_t* iu, const double* abstol, std::int64_t* m,
                double* W, std::complex<double>* Z, const std::int64_t* ldz, std::complex<double>* work,
                double* rwork, std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info);
}

inline const BadCalls bad_calls[] = {
    {"spotrf", {1, 2, 4},
     [](int wrong) { Arguments<float, int> a(wrong);
         spotrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         spotrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"dpotrf", {1, 2, 4},
     [](int wrong) { Arguments<double, int> a(wrong);
         dpotrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dpotrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"cpotrf", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cpotrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cpotrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"zpotrf", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zpotrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zpotrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"spotrs", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         spotrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         spotrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"dpotrs", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dpotrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dpotrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"cpotrs", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cpotrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cpotrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"zpotrs", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zpotrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zpotrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"sposv", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         sposv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sposv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"dposv", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dposv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dposv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"cposv", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cposv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cposv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"zposv", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zposv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zposv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"strtri", {1, 2, 3, 5},
     [](int wrong) { Arguments<float, int> a(wrong);
         strtri_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         strtri_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.info()); return a.outcome(); }},
    {"dtrtri", {1, 2, 3, 5},
     [](int wrong) { Arguments<double, int> a(wrong);
         dtrtri_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dtrtri_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.info()); return a.outcome(); }},
    {"ctrtri", {1, 2, 3, 5},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         ctrtri_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         ctrtri_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.info()); return a.outcome(); }},
    {"ztrtri", {1, 2, 3, 5},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         ztrtri_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         ztrtri_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.info()); return a.outcome(); }},
    {"slauum", {1, 2, 4},
     [](int wrong) { Arguments<float, int> a(wrong);
         slauum_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         slauum_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"dlauum", {1, 2, 4},
     [](int wrong) { Arguments<double, int> a(wrong);
         dlauum_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dlauum_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"clauum", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         clauum_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         clauum_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"zlauum", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zlauum_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zlauum_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"spotri", {1, 2, 4},
     [](int wrong) { Arguments<float, int> a(wrong);
         spotri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         spotri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"dpotri", {1, 2, 4},
     [](int wrong) { Arguments<double, int> a(wrong);
         dpotri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dpotri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"cpotri", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cpotri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cpotri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"zpotri", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zpotri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zpotri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"strtrs", {1, 2, 3, 4, 5, 7, 9},
     [](int wrong) { Arguments<float, int> a(wrong);
         strtrs_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         strtrs_64_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                    a.info()); return a.outcome(); }},
    {"dtrtrs", {1, 2, 3, 4, 5, 7, 9},
     [](int wrong) { Arguments<double, int> a(wrong);
         dtrtrs_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dtrtrs_64_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                    a.info()); return a.outcome(); }},
    {"ctrtrs", {1, 2, 3, 4, 5, 7, 9},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         ctrtrs_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         ctrtrs_64_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                    a.info()); return a.outcome(); }},
    {"ztrtrs", {1, 2, 3, 4, 5, 7, 9},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         ztrtrs_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         ztrtrs_64_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                    a.info()); return a.outcome(); }},
    {"ssytrd", {1, 2, 4, 9},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssytrd_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                 a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssytrd_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                    a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); }},
    {"dsytrd", {1, 2, 4, 9},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsytrd_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                 a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsytrd_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                    a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); }},
    {"chetrd", {1, 2, 4, 9},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chetrd_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                 a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chetrd_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                    a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); }},
    {"zhetrd", {1, 2, 4, 9},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhetrd_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                 a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhetrd_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                    a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); }},
    {"sorgtr", {1, 2, 4, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         sorgtr_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sorgtr_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"dorgtr", {1, 2, 4, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dorgtr_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dorgtr_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"cungtr", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cungtr_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cungtr_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"zungtr", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zungtr_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zungtr_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"sormtr", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<float, int> a(wrong);
         sormtr_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sormtr_64_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"dormtr", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<double, int> a(wrong);
         dormtr_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dormtr_64_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"cunmtr", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cunmtr_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cunmtr_64_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"zunmtr", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zunmtr_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zunmtr_64_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"sstedc", {1, 2, 6, 8, 10},
     [](int wrong) { Arguments<float, int> a(wrong);
         sstedc_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                 a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sstedc_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                    a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                    a.info()); return a.outcome(); }},
    {"dstedc", {1, 2, 6, 8, 10},
     [](int wrong) { Arguments<double, int> a(wrong);
         dstedc_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                 a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dstedc_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                    a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                    a.info()); return a.outcome(); }},
    {"cstedc", {1, 2, 6, 8, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cstedc_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                 a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough), a.iwork(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cstedc_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                    a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough), a.iwork(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"zstedc", {1, 2, 6, 8, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zstedc_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                 a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough), a.iwork(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zstedc_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                    a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough), a.iwork(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"ssyevd", {1, 2, 3, 5, 8, 10},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssyevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.reals(), a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssyevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.reals(), a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                    a.info()); return a.outcome(); }},
    {"dsyevd", {1, 2, 3, 5, 8, 10},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsyevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.reals(), a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsyevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.reals(), a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                    a.info()); return a.outcome(); }},
    {"cheevd", {1, 2, 3, 5, 8, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cheevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough), a.iwork(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cheevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough),
                    a.iwork(), a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"zheevd", {1, 2, 3, 5, 8, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zheevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough), a.iwork(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zheevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough),
                    a.iwork(), a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"ssyev", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssyev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.reals(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssyev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.reals(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"dsyev", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsyev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.reals(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsyev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.reals(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"cheev", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cheev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cheev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"zheev", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zheev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zheev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"ssyevr", {1, 2, 3, 4, 6, 9, 10, 15, 18, 20},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssyevr_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                 a.work(), a.integer(18, a.enough), a.iwork(), a.integer(20, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssyevr_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                    a.work(), a.integer(18, a.enough), a.iwork(), a.integer(20, a.enough),
                    a.info()); return a.outcome(); }},
    {"dsyevr", {1, 2, 3, 4, 6, 9, 10, 15, 18, 20},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsyevr_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                 a.work(), a.integer(18, a.enough), a.iwork(), a.integer(20, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsyevr_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                    a.work(), a.integer(18, a.enough), a.iwork(), a.integer(20, a.enough),
                    a.info()); return a.outcome(); }},
    {"cheevr", {1, 2, 3, 4, 6, 9, 10, 15, 18, 20, 22},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cheevr_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                 a.work(), a.integer(18, a.enough), a.rwork(), a.integer(20, a.enough), a.iwork(),
                 a.integer(22, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cheevr_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                    a.work(), a.integer(18, a.enough), a.rwork(), a.integer(20, a.enough), a.iwork(),
                    a.integer(22, a.enough), a.info()); return a.outcome(); }},
    {"zheevr", {1, 2, 3, 4, 6, 9, 10, 15, 18, 20, 22},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zheevr_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                 a.work(), a.integer(18, a.enough), a.rwork(), a.integer(20, a.enough), a.iwork(),
                 a.integer(22, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zheevr_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                    a.work(), a.integer(18, a.enough), a.rwork(), a.integer(20, a.enough), a.iwork(),
                    a.integer(22, a.enough), a.info()); return a.outcome(); }},
    {"ssyevx", {1, 2, 3, 4, 6, 9, 10, 15, 17},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssyevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                 a.integer(17, a.enough), a.iwork(), a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssyevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                    a.integer(17, a.enough), a.iwork(), a.integers(), a.info()); return a.outcome(); }},
    {"dsyevx", {1, 2, 3, 4, 6, 9, 10, 15, 17},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsyevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                 a.integer(17, a.enough), a.iwork(), a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsyevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                    a.integer(17, a.enough), a.iwork(), a.integers(), a.info()); return a.outcome(); }},
    {"cheevx", {1, 2, 3, 4, 6, 9, 10, 15, 17},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cheevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                 a.integer(17, a.enough), a.rwork(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cheevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                    a.integer(17, a.enough), a.rwork(), a.iwork(), a.integers(),
                    a.info()); return a.outcome(); }},
    {"zheevx", {1, 2, 3, 4, 6, 9, 10, 15, 17},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zheevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                 a.integer(17, a.enough), a.rwork(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zheevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                    a.integer(17, a.enough), a.rwork(), a.iwork(), a.integers(),
                    a.info()); return a.outcome(); }},
    {"ssterf", {1},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssterf_(a.integer(1, 20), a.reals(), a.reals(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssterf_64_(a.integer(1, 20), a.reals(), a.reals(), a.info()); return a.outcome(); }},
    {"dsterf", {1},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsterf_(a.integer(1, 20), a.reals(), a.reals(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsterf_64_(a.integer(1, 20), a.reals(), a.reals(), a.info()); return a.outcome(); }},
    {"sstev", {1, 2, 6},
     [](int wrong) { Arguments<float, int> a(wrong);
         sstev_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sstev_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                   a.work(), a.info()); return a.outcome(); }},
    {"dstev", {1, 2, 6},
     [](int wrong) { Arguments<double, int> a(wrong);
         dstev_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dstev_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                   a.work(), a.info()); return a.outcome(); }},
    {"sstevd", {1, 2, 6, 8, 10},
     [](int wrong) { Arguments<float, int> a(wrong);
         sstevd_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                 a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sstevd_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                    a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                    a.info()); return a.outcome(); }},
    {"dstevd", {1, 2, 6, 8, 10},
     [](int wrong) { Arguments<double, int> a(wrong);
         dstevd_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                 a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dstevd_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                    a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                    a.info()); return a.outcome(); }},
    {"sstevx", {1, 2, 3, 8, 9, 14},
     [](int wrong) { Arguments<float, int> a(wrong);
         sstevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(), a.real_number(),
                 a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(), a.integers(), a.reals(),
                 a.scalars(), a.integer(14, 40), a.work(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sstevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(),
                    a.real_number(), a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(),
                    a.integers(), a.reals(), a.scalars(), a.integer(14, 40), a.work(), a.iwork(),
                    a.integers(), a.info()); return a.outcome(); }},
    {"dstevx", {1, 2, 3, 8, 9, 14},
     [](int wrong) { Arguments<double, int> a(wrong);
         dstevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(), a.real_number(),
                 a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(), a.integers(), a.reals(),
                 a.scalars(), a.integer(14, 40), a.work(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dstevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(),
                    a.real_number(), a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(),
                    a.integers(), a.reals(), a.scalars(), a.integer(14, 40), a.work(), a.iwork(),
                    a.integers(), a.info()); return a.outcome(); }},
    {"sstevr", {1, 2, 3, 8, 9, 14, 17, 19},
     [](int wrong) { Arguments<float, int> a(wrong);
         sstevr_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(), a.real_number(),
                 a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(), a.integers(), a.reals(),
                 a.scalars(), a.integer(14, 40), a.integers(), a.work(), a.integer(17, a.enough), a.iwork(),
                 a.integer(19, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sstevr_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(),
                    a.real_number(), a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(),
                    a.integers(), a.reals(), a.scalars(), a.integer(14, 40), a.integers(), a.work(),
                    a.integer(17, a.enough), a.iwork(), a.integer(19, a.enough),
                    a.info()); return a.outcome(); }},
    {"dstevr", {1, 2, 3, 8, 9, 14, 17, 19},
     [](int wrong) { Arguments<double, int> a(wrong);
         dstevr_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(), a.real_number(),
                 a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(), a.integers(), a.reals(),
                 a.scalars(), a.integer(14, 40), a.integers(), a.work(), a.integer(17, a.enough), a.iwork(),
                 a.integer(19, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dstevr_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(),
                    a.real_number(), a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(),
                    a.integers(), a.reals(), a.scalars(), a.integer(14, 40), a.integers(), a.work(),
                    a.integer(17, a.enough), a.iwork(), a.integer(19, a.enough),
                    a.info()); return a.outcome(); }},
    {"sstebz", {1, 2, 3, 6, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         sstebz_(a.letter(1, 'I'), a.letter(2, 'E'), a.integer(3, 20), a.real_number(), a.real_number(),
                 a.integer(6, 1), a.integer(7, 20), a.real_number(), a.reals(), a.reals(), a.integers(),
                 a.integers(), a.reals(), a.integers(), a.integers(), a.work(), a.iwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sstebz_64_(a.letter(1, 'I'), a.letter(2, 'E'), a.integer(3, 20), a.real_number(), a.real_number(),
                    a.integer(6, 1), a.integer(7, 20), a.real_number(), a.reals(), a.reals(), a.integers(),
                    a.integers(), a.reals(), a.integers(), a.integers(), a.work(), a.iwork(),
                    a.info()); return a.outcome(); }},
    {"dstebz", {1, 2, 3, 6, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dstebz_(a.letter(1, 'I'), a.letter(2, 'E'), a.integer(3, 20), a.real_number(), a.real_number(),
                 a.integer(6, 1), a.integer(7, 20), a.real_number(), a.reals(), a.reals(), a.integers(),
                 a.integers(), a.reals(), a.integers(), a.integers(), a.work(), a.iwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dstebz_64_(a.letter(1, 'I'), a.letter(2, 'E'), a.integer(3, 20), a.real_number(), a.real_number(),
                    a.integer(6, 1), a.integer(7, 20), a.real_number(), a.reals(), a.reals(), a.integers(),
                    a.integers(), a.reals(), a.integers(), a.integers(), a.work(), a.iwork(),
                    a.info()); return a.outcome(); }},
    {"ssygst", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssygst_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssygst_64_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"dsygst", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsygst_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsygst_64_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"chegst", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chegst_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chegst_64_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"zhegst", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhegst_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhegst_64_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"ssygvd", {1, 2, 3, 4, 6, 8, 11, 13},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssygvd_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                 a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssygvd_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                    a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                    a.info()); return a.outcome(); }},
    {"dsygvd", {1, 2, 3, 4, 6, 8, 11, 13},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsygvd_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                 a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsygvd_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                    a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                    a.info()); return a.outcome(); }},
    {"chegvd", {1, 2, 3, 4, 6, 8, 11, 13, 15},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chegvd_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                 a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                 a.integer(15, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chegvd_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                    a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                    a.integer(15, a.enough), a.info()); return a.outcome(); }},
    {"zhegvd", {1, 2, 3, 4, 6, 8, 11, 13, 15},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhegvd_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                 a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                 a.integer(15, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhegvd_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                    a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                    a.integer(15, a.enough), a.info()); return a.outcome(); }},
    {"ssygv", {1, 2, 3, 4, 6, 8, 11},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssygv_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(), a.integer(11, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssygv_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                   a.integer(11, a.enough), a.info()); return a.outcome(); }},
    {"dsygv", {1, 2, 3, 4, 6, 8, 11},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsygv_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(), a.integer(11, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsygv_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                   a.integer(11, a.enough), a.info()); return a.outcome(); }},
    {"chegv", {1, 2, 3, 4, 6, 8, 11},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chegv_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(), a.integer(11, a.enough),
                a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chegv_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                   a.integer(11, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"zhegv", {1, 2, 3, 4, 6, 8, 11},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhegv_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(), a.integer(11, a.enough),
                a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhegv_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                   a.integer(11, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"ssygvx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18, 20},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssygvx_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.iwork(),
                 a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssygvx_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.iwork(),
                    a.integers(), a.info()); return a.outcome(); }},
    {"dsygvx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18, 20},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsygvx_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.iwork(),
                 a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsygvx_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.iwork(),
                    a.integers(), a.info()); return a.outcome(); }},
    {"chegvx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18, 20},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chegvx_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.rwork(),
                 a.iwork(), a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chegvx_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.rwork(),
                    a.iwork(), a.integers(), a.info()); return a.outcome(); }},
    {"zhegvx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18, 20},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhegvx_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.rwork(),
                 a.iwork(), a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhegvx_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.rwork(),
                    a.iwork(), a.integers(), a.info()); return a.outcome(); }},
    {"ssbtrd", {1, 2, 3, 4, 6, 10},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssbtrd_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssbtrd_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                    a.info()); return a.outcome(); }},
    {"dsbtrd", {1, 2, 3, 4, 6, 10},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsbtrd_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsbtrd_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                    a.info()); return a.outcome(); }},
    {"chbtrd", {1, 2, 3, 4, 6, 10},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chbtrd_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chbtrd_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                    a.info()); return a.outcome(); }},
    {"zhbtrd", {1, 2, 3, 4, 6, 10},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhbtrd_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhbtrd_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                    a.info()); return a.outcome(); }},
    {"ssbevd", {1, 2, 3, 4, 6, 9, 11, 13},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssbevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                 a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssbevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                    a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                    a.info()); return a.outcome(); }},
    {"dsbevd", {1, 2, 3, 4, 6, 9, 11, 13},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsbevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                 a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsbevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                    a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                    a.info()); return a.outcome(); }},
    {"chbevd", {1, 2, 3, 4, 6, 9, 11, 13, 15},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chbevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                 a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                 a.integer(15, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chbevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                    a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                    a.integer(15, a.enough), a.info()); return a.outcome(); }},
    {"zhbevd", {1, 2, 3, 4, 6, 9, 11, 13, 15},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhbevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                 a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                 a.integer(15, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhbevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                    a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                    a.integer(15, a.enough), a.info()); return a.outcome(); }},
    {"ssbev", {1, 2, 3, 4, 6, 9},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssbev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssbev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                   a.info()); return a.outcome(); }},
    {"dsbev", {1, 2, 3, 4, 6, 9},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsbev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsbev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                   a.info()); return a.outcome(); }},
    {"chbev", {1, 2, 3, 4, 6, 9},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chbev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.rwork(),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chbev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.rwork(),
                   a.info()); return a.outcome(); }},
    {"zhbev", {1, 2, 3, 4, 6, 9},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhbev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.rwork(),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhbev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.rwork(),
                   a.info()); return a.outcome(); }},
    {"ssbevx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssbevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssbevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.iwork(), a.integers(),
                    a.info()); return a.outcome(); }},
    {"dsbevx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsbevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsbevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.iwork(), a.integers(),
                    a.info()); return a.outcome(); }},
    {"chbevx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chbevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.rwork(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chbevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.rwork(), a.iwork(), a.integers(),
                    a.info()); return a.outcome(); }},
    {"zhbevx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhbevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.rwork(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhbevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.rwork(), a.iwork(), a.integers(),
                    a.info()); return a.outcome(); }},
};
