// SPDX-License-Identifier: BSD-3-Clause
// The drop-in library's symbols, in both widths of integers, without the lengths of texts that Fortran adds.
// Written by tools/generate from src/api/routines: change the table, then run make generate.
// clang-format off
#pragma once

#include <complex>
#include <cstdint>

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
void sgetrf_(const int* m, const int* n, float* A, const int* lda, int* ipiv, int* info);
void sgetrf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                std::int64_t* ipiv, std::int64_t* info);
void dgetrf_(const int* m, const int* n, double* A, const int* lda, int* ipiv, int* info);
void dgetrf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                std::int64_t* ipiv, std::int64_t* info);
void cgetrf_(const int* m, const int* n, std::complex<float>* A, const int* lda, int* ipiv, int* info);
void cgetrf_64_(const std::int64_t* m, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                std::int64_t* ipiv, std::int64_t* info);
void zgetrf_(const int* m, const int* n, std::complex<double>* A, const int* lda, int* ipiv, int* info);
void zgetrf_64_(const std::int64_t* m, const std::int64_t* n, std::complex<double>* A,
                const std::int64_t* lda, std::int64_t* ipiv, std::int64_t* info);
void sgetrs_(const char* trans, const int* n, const int* nrhs, const float* A, const int* lda,
             const int* ipiv, float* B, const int* ldb, int* info);
void sgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs, const float* A,
                const std::int64_t* lda, const std::int64_t* ipiv, float* B, const std::int64_t* ldb,
                std::int64_t* info);
void dgetrs_(const char* trans, const int* n, const int* nrhs, const double* A, const int* lda,
             const int* ipiv, double* B, const int* ldb, int* info);
void dgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs, const double* A,
                const std::int64_t* lda, const std::int64_t* ipiv, double* B, const std::int64_t* ldb,
                std::int64_t* info);
void cgetrs_(const char* trans, const int* n, const int* nrhs, const std::complex<float>* A, const int* lda,
             const int* ipiv, std::complex<float>* B, const int* ldb, int* info);
void cgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<float>* A, const std::int64_t* lda, const std::int64_t* ipiv,
                std::complex<float>* B, const std::int64_t* ldb, std::int64_t* info);
void zgetrs_(const char* trans, const int* n, const int* nrhs, const std::complex<double>* A, const int* lda,
             const int* ipiv, std::complex<double>* B, const int* ldb, int* info);
void zgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<double>* A, const std::int64_t* lda, const std::int64_t* ipiv,
                std::complex<double>* B, const std::int64_t* ldb, std::int64_t* info);
void sgesv_(const int* n, const int* nrhs, float* A, const int* lda, int* ipiv, float* B, const int* ldb,
            int* info);
void sgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, float* A, const std::int64_t* lda,
               std::int64_t* ipiv, float* B, const std::int64_t* ldb, std::int64_t* info);
void dgesv_(const int* n, const int* nrhs, double* A, const int* lda, int* ipiv, double* B, const int* ldb,
            int* info);
void dgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, double* A, const std::int64_t* lda,
               std::int64_t* ipiv, double* B, const std::int64_t* ldb, std::int64_t* info);
void cgesv_(const int* n, const int* nrhs, std::complex<float>* A, const int* lda, int* ipiv,
            std::complex<float>* B, const int* ldb, int* info);
void cgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, std::complex<float>* A,
               const std::int64_t* lda, std::int64_t* ipiv, std::complex<float>* B, const std::int64_t* ldb,
               std::int64_t* info);
void zgesv_(const int* n, const int* nrhs, std::complex<double>* A, const int* lda, int* ipiv,
            std::complex<double>* B, const int* ldb, int* info);
void zgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, std::complex<double>* A,
               const std::int64_t* lda, std::int64_t* ipiv, std::complex<double>* B, const std::int64_t* ldb,
               std::int64_t* info);
void sgetri_(const int* n, float* A, const int* lda, const int* ipiv, float* work, const int* lwork,
             int* info);
void sgetri_64_(const std::int64_t* n, float* A, const std::int64_t* lda, const std::int64_t* ipiv,
                float* work, const std::int64_t* lwork, std::int64_t* info);
void dgetri_(const int* n, double* A, const int* lda, const int* ipiv, double* work, const int* lwork,
             int* info);
void dgetri_64_(const std::int64_t* n, double* A, const std::int64_t* lda, const std::int64_t* ipiv,
                double* work, const std::int64_t* lwork, std::int64_t* info);
void cgetri_(const int* n, std::complex<float>* A, const int* lda, const int* ipiv, std::complex<float>* work,
             const int* lwork, int* info);
void cgetri_64_(const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                const std::int64_t* ipiv, std::complex<float>* work, const std::int64_t* lwork,
                std::int64_t* info);
void zgetri_(const int* n, std::complex<double>* A, const int* lda, const int* ipiv,
             std::complex<double>* work, const int* lwork, int* info);
void zgetri_64_(const std::int64_t* n, std::complex<double>* A, const std::int64_t* lda,
                const std::int64_t* ipiv, std::complex<double>* work, const std::int64_t* lwork,
                std::int64_t* info);
void slaswp_(const int* n, float* A, const int* lda, const int* k1, const int* k2, const int* ipiv,
             const int* incx);
void slaswp_64_(const std::int64_t* n, float* A, const std::int64_t* lda, const std::int64_t* k1,
                const std::int64_t* k2, const std::int64_t* ipiv, const std::int64_t* incx);
void dlaswp_(const int* n, double* A, const int* lda, const int* k1, const int* k2, const int* ipiv,
             const int* incx);
void dlaswp_64_(const std::int64_t* n, double* A, const std::int64_t* lda, const std::int64_t* k1,
                const std::int64_t* k2, const std::int64_t* ipiv, const std::int64_t* incx);
void claswp_(const int* n, std::complex<float>* A, const int* lda, const int* k1, const int* k2,
             const int* ipiv, const int* incx);
void claswp_64_(const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                const std::int64_t* k1, const std::int64_t* k2, const std::int64_t* ipiv,
                const std::int64_t* incx);
void zlaswp_(const int* n, std::complex<double>* A, const int* lda, const int* k1, const int* k2,
             const int* ipiv, const int* incx);
void zlaswp_64_(const std::int64_t* n, std::complex<double>* A, const std::int64_t* lda,
                const std::int64_t* k1, const std::int64_t* k2, const std::int64_t* ipiv,
                const std::int64_t* incx);
void sgeqrf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work, const int* lwork,
             int* info);
void sgeqrf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda, float* tau,
                float* work, const std::int64_t* lwork, std::int64_t* info);
void dgeqrf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
             const int* lwork, int* info);
void dgeqrf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda, double* tau,
                double* work, const std::int64_t* lwork, std::int64_t* info);
void cgeqrf_(const int* m, const int* n, std::complex<float>* A, const int* lda, std::complex<float>* tau,
             std::complex<float>* work, const int* lwork, int* info);
void cgeqrf_64_(const std::int64_t* m, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                std::complex<float>* tau, std::complex<float>* work, const std::int64_t* lwork,
                std::int64_t* info);
void zgeqrf_(const int* m, const int* n, std::complex<double>* A, const int* lda, std::complex<double>* tau,
             std::complex<double>* work, const int* lwork, int* info);
void zgeqrf_64_(const std::int64_t* m, const std::int64_t* n, std::complex<double>* A,
                const std::int64_t* lda, std::complex<double>* tau, std::complex<double>* work,
                const std::int64_t* lwork, std::int64_t* info);
void sorgqr_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
             float* work, const int* lwork, int* info);
void sorgqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                std::int64_t* info);
void dorgqr_(const int* m, const int* n, const int* k, double* A, const int* lda, const double* tau,
             double* work, const int* lwork, int* info);
void dorgqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                const std::int64_t* lda, const double* tau, double* work, const std::int64_t* lwork,
                std::int64_t* info);
void cungqr_(const int* m, const int* n, const int* k, std::complex<float>* A, const int* lda,
             const std::complex<float>* tau, std::complex<float>* work, const int* lwork, int* info);
void cungqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, std::complex<float>* A,
                const std::int64_t* lda, const std::complex<float>* tau, std::complex<float>* work,
                const std::int64_t* lwork, std::int64_t* info);
void zungqr_(const int* m, const int* n, const int* k, std::complex<double>* A, const int* lda,
             const std::complex<double>* tau, std::complex<double>* work, const int* lwork, int* info);
void zungqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, std::complex<double>* A,
                const std::int64_t* lda, const std::complex<double>* tau, std::complex<double>* work,
                const std::int64_t* lwork, std::int64_t* info);
void sormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, const float* A,
             const int* lda, const float* tau, float* C, const int* ldc, float* work, const int* lwork,
             int* info);
void sormqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau, float* C,
                const std::int64_t* ldc, float* work, const std::int64_t* lwork, std::int64_t* info);
void dormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, const double* A,
             const int* lda, const double* tau, double* C, const int* ldc, double* work, const int* lwork,
             int* info);
void dormqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const double* A, const std::int64_t* lda, const double* tau, double* C,
                const std::int64_t* ldc, double* work, const std::int64_t* lwork, std::int64_t* info);
void cunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
             const std::complex<float>* A, const int* lda, const std::complex<float>* tau,
             std::complex<float>* C, const int* ldc, std::complex<float>* work, const int* lwork, int* info);
void cunmqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const std::complex<float>* A, const std::int64_t* lda,
                const std::complex<float>* tau, std::complex<float>* C, const std::int64_t* ldc,
                std::complex<float>* work, const std::int64_t* lwork, std::int64_t* info);
void zunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
             const std::complex<double>* A, const int* lda, const std::complex<double>* tau,
             std::complex<double>* C, const int* ldc, std::complex<double>* work, const int* lwork,
             int* info);
void zunmqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const std::complex<double>* A, const std::int64_t* lda,
                const std::complex<double>* tau, std::complex<double>* C, const std::int64_t* ldc,
                std::complex<double>* work, const std::int64_t* lwork, std::int64_t* info);
void sgelqf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work, const int* lwork,
             int* info);
void sgelqf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda, float* tau,
                float* work, const std::int64_t* lwork, std::int64_t* info);
void dgelqf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
             const int* lwork, int* info);
void dgelqf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda, double* tau,
                double* work, const std::int64_t* lwork, std::int64_t* info);
void cgelqf_(const int* m, const int* n, std::complex<float>* A, const int* lda, std::complex<float>* tau,
             std::complex<float>* work, const int* lwork, int* info);
void cgelqf_64_(const std::int64_t* m, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                std::complex<float>* tau, std::complex<float>* work, const std::int64_t* lwork,
                std::int64_t* info);
void zgelqf_(const int* m, const int* n, std::complex<double>* A, const int* lda, std::complex<double>* tau,
             std::complex<double>* work, const int* lwork, int* info);
void zgelqf_64_(const std::int64_t* m, const std::int64_t* n, std::complex<double>* A,
                const std::int64_t* lda, std::complex<double>* tau, std::complex<double>* work,
                const std::int64_t* lwork, std::int64_t* info);
void sorglq_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
             float* work, const int* lwork, int* info);
void sorglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                std::int64_t* info);
void dorglq_(const int* m, const int* n, const int* k, double* A, const int* lda, const double* tau,
             double* work, const int* lwork, int* info);
void dorglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                const std::int64_t* lda, const double* tau, double* work, const std::int64_t* lwork,
                std::int64_t* info);
void cunglq_(const int* m, const int* n, const int* k, std::complex<float>* A, const int* lda,
             const std::complex<float>* tau, std::complex<float>* work, const int* lwork, int* info);
void cunglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, std::complex<float>* A,
                const std::int64_t* lda, const std::complex<float>* tau, std::complex<float>* work,
                const std::int64_t* lwork, std::int64_t* info);
void zunglq_(const int* m, const int* n, const int* k, std::complex<double>* A, const int* lda,
             const std::complex<double>* tau, std::complex<double>* work, const int* lwork, int* info);
void zunglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, std::complex<double>* A,
                const std::int64_t* lda, const std::complex<double>* tau, std::complex<double>* work,
                const std::int64_t* lwork, std::int64_t* info);
void sormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, const float* A,
             const int* lda, const float* tau, float* C, const int* ldc, float* work, const int* lwork,
             int* info);
void sormlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau, float* C,
                const std::int64_t* ldc, float* work, const std::int64_t* lwork, std::int64_t* info);
void dormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, const double* A,
             const int* lda, const double* tau, double* C, const int* ldc, double* work, const int* lwork,
             int* info);
void dormlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const double* A, const std::int64_t* lda, const double* tau, double* C,
                const std::int64_t* ldc, double* work, const std::int64_t* lwork, std::int64_t* info);
void cunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
             const std::complex<float>* A, const int* lda, const std::complex<float>* tau,
             std::complex<float>* C, const int* ldc, std::complex<float>* work, const int* lwork, int* info);
void cunmlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const std::complex<float>* A, const std::int64_t* lda,
                const std::complex<float>* tau, std::complex<float>* C, const std::int64_t* ldc,
                std::complex<float>* work, const std::int64_t* lwork, std::int64_t* info);
void zunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
             const std::complex<double>* A, const int* lda, const std::complex<double>* tau,
             std::complex<double>* C, const int* ldc, std::complex<double>* work, const int* lwork,
             int* info);
void zunmlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const std::complex<double>* A, const std::int64_t* lda,
                const std::complex<double>* tau, std::complex<double>* C, const std::int64_t* ldc,
                std::complex<double>* work, const std::int64_t* lwork, std::int64_t* info);
void sgeqlf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work, const int* lwork,
             int* info);
void sgeqlf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda, float* tau,
                float* work, const std::int64_t* lwork, std::int64_t* info);
void dgeqlf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
             const int* lwork, int* info);
void dgeqlf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda, double* tau,
                double* work, const std::int64_t* lwork, std::int64_t* info);
void cgeqlf_(const int* m, const int* n, std::complex<float>* A, const int* lda, std::complex<float>* tau,
             std::complex<float>* work, const int* lwork, int* info);
void cgeqlf_64_(const std::int64_t* m, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                std::complex<float>* tau, std::complex<float>* work, const std::int64_t* lwork,
                std::int64_t* info);
void zgeqlf_(const int* m, const int* n, std::complex<double>* A, const int* lda, std::complex<double>* tau,
             std::complex<double>* work, const int* lwork, int* info);
void zgeqlf_64_(const std::int64_t* m, const std::int64_t* n, std::complex<double>* A,
                const std::int64_t* lda, std::complex<double>* tau, std::complex<double>* work,
                const std::int64_t* lwork, std::int64_t* info);
void sorgql_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
             float* work, const int* lwork, int* info);
void sorgql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                std::int64_t* info);
void dorgql_(const int* m, const int* n, const int* k, double* A, const int* lda, const double* tau,
             double* work, const int* lwork, int* info);
void dorgql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                const std::int64_t* lda, const double* tau, double* work, const std::int64_t* lwork,
                std::int64_t* info);
void cungql_(const int* m, const int* n, const int* k, std::complex<float>* A, const int* lda,
             const std::complex<float>* tau, std::complex<float>* work, const int* lwork, int* info);
void cungql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, std::complex<float>* A,
                const std::int64_t* lda, const std::complex<float>* tau, std::complex<float>* work,
                const std::int64_t* lwork, std::int64_t* info);
void zungql_(const int* m, const int* n, const int* k, std::complex<double>* A, const int* lda,
             const std::complex<double>* tau, std::complex<double>* work, const int* lwork, int* info);
void zungql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, std::complex<double>* A,
                const std::int64_t* lda, const std::complex<double>* tau, std::complex<double>* work,
                const std::int64_t* lwork, std::int64_t* info);
void sormql_(const char* side, const char* trans, const int* m, const int* n, const int* k, const float* A,
             const int* lda, const float* tau, float* C, const int* ldc, float* work, const int* lwork,
             int* info);
void sormql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau, float* C,
                const std::int64_t* ldc, float* work, const std::int64_t* lwork, std::int64_t* info);
void dormql_(const char* side, const char* trans, const int* m, const int* n, const int* k, const double* A,
             const int* lda, const double* tau, double* C, const int* ldc, double* work, const int* lwork,
             int* info);
void dormql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const double* A, const std::int64_t* lda, const double* tau, double* C,
                const std::int64_t* ldc, double* work, const std::int64_t* lwork, std::int64_t* info);
void cunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
             const std::complex<float>* A, const int* lda, const std::complex<float>* tau,
             std::complex<float>* C, const int* ldc, std::complex<float>* work, const int* lwork, int* info);
void cunmql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const std::complex<float>* A, const std::int64_t* lda,
                const std::complex<float>* tau, std::complex<float>* C, const std::int64_t* ldc,
                std::complex<float>* work, const std::int64_t* lwork, std::int64_t* info);
void zunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
             const std::complex<double>* A, const int* lda, const std::complex<double>* tau,
             std::complex<double>* C, const int* ldc, std::complex<double>* work, const int* lwork,
             int* info);
void zunmql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const std::complex<double>* A, const std::int64_t* lda,
                const std::complex<double>* tau, std::complex<double>* C, const std::int64_t* ldc,
                std::complex<double>* work, const std::int64_t* lwork, std::int64_t* info);
void sgerqf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work, const int* lwork,
             int* info);
void sgerqf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda, float* tau,
                float* work, const std::int64_t* lwork, std::int64_t* info);
void dgerqf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
             const int* lwork, int* info);
void dgerqf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda, double* tau,
                double* work, const std::int64_t* lwork, std::int64_t* info);
void cgerqf_(const int* m, const int* n, std::complex<float>* A, const int* lda, std::complex<float>* tau,
             std::complex<float>* work, const int* lwork, int* info);
void cgerqf_64_(const std::int64_t* m, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                std::complex<float>* tau, std::complex<float>* work, const std::int64_t* lwork,
                std::int64_t* info);
void zgerqf_(const int* m, const int* n, std::complex<double>* A, const int* lda, std::complex<double>* tau,
             std::complex<double>* work, const int* lwork, int* info);
void zgerqf_64_(const std::int64_t* m, const std::int64_t* n, std::complex<double>* A,
                const std::int64_t* lda, std::complex<double>* tau, std::complex<double>* work,
                const std::int64_t* lwork, std::int64_t* info);
void sorgrq_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
             float* work, const int* lwork, int* info);
void sorgrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                std::int64_t* info);
void dorgrq_(const int* m, const int* n, const int* k, double* A, const int* lda, const double* tau,
             double* work, const int* lwork, int* info);
void dorgrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                const std::int64_t* lda, const double* tau, double* work, const std::int64_t* lwork,
                std::int64_t* info);
void cungrq_(const int* m, const int* n, const int* k, std::complex<float>* A, const int* lda,
             const std::complex<float>* tau, std::complex<float>* work, const int* lwork, int* info);
void cungrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, std::complex<float>* A,
                const std::int64_t* lda, const std::complex<float>* tau, std::complex<float>* work,
                const std::int64_t* lwork, std::int64_t* info);
void zungrq_(const int* m, const int* n, const int* k, std::complex<double>* A, const int* lda,
             const std::complex<double>* tau, std::complex<double>* work, const int* lwork, int* info);
void zungrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, std::complex<double>* A,
                const std::int64_t* lda, const std::complex<double>* tau, std::complex<double>* work,
                const std::int64_t* lwork, std::int64_t* info);
void sormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, const float* A,
             const int* lda, const float* tau, float* C, const int* ldc, float* work, const int* lwork,
             int* info);
void sormrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau, float* C,
                const std::int64_t* ldc, float* work, const std::int64_t* lwork, std::int64_t* info);
void dormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, const double* A,
             const int* lda, const double* tau, double* C, const int* ldc, double* work, const int* lwork,
             int* info);
void dormrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const double* A, const std::int64_t* lda, const double* tau, double* C,
                const std::int64_t* ldc, double* work, const std::int64_t* lwork, std::int64_t* info);
void cunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
             const std::complex<float>* A, const int* lda, const std::complex<float>* tau,
             std::complex<float>* C, const int* ldc, std::complex<float>* work, const int* lwork, int* info);
void cunmrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const std::complex<float>* A, const std::int64_t* lda,
                const std::complex<float>* tau, std::complex<float>* C, const std::int64_t* ldc,
                std::complex<float>* work, const std::int64_t* lwork, std::int64_t* info);
void zunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
             const std::complex<double>* A, const int* lda, const std::complex<double>* tau,
             std::complex<double>* C, const int* ldc, std::complex<double>* work, const int* lwork,
             int* info);
void zunmrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const std::complex<double>* A, const std::int64_t* lda,
                const std::complex<double>* tau, std::complex<double>* C, const std::int64_t* ldc,
                std::complex<double>* work, const std::int64_t* lwork, std::int64_t* info);
void sgeqrt_(const int* m, const int* n, const int* nb, float* A, const int* lda, float* BT, const int* ldbt,
             float* work, int* info);
void sgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb, float* A,
                const std::int64_t* lda, float* BT, const std::int64_t* ldbt, float* work,
                std::int64_t* info);
void dgeqrt_(const int* m, const int* n, const int* nb, double* A, const int* lda, double* BT,
             const int* ldbt, double* work, int* info);
void dgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb, double* A,
                const std::int64_t* lda, double* BT, const std::int64_t* ldbt, double* work,
                std::int64_t* info);
void cgeqrt_(const int* m, const int* n, const int* nb, std::complex<float>* A, const int* lda,
             std::complex<float>* BT, const int* ldbt, std::complex<float>* work, int* info);
void cgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb, std::complex<float>* A,
                const std::int64_t* lda, std::complex<float>* BT, const std::int64_t* ldbt,
                std::complex<float>* work, std::int64_t* info);
void zgeqrt_(const int* m, const int* n, const int* nb, std::complex<double>* A, const int* lda,
             std::complex<double>* BT, const int* ldbt, std::complex<double>* work, int* info);
void zgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb, std::complex<double>* A,
                const std::int64_t* lda, std::complex<double>* BT, const std::int64_t* ldbt,
                std::complex<double>* work, std::int64_t* info);
void sgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb,
              const float* V, const int* ldv, const float* BT, const int* ldbt, float* C, const int* ldc,
              float* work, int* info);
void sgemqrt_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                 const std::int64_t* k, const std::int64_t* nb, const float* V, const std::int64_t* ldv,
                 const float* BT, const std::int64_t* ldbt, float* C, const std::int64_t* ldc, float* work,
                 std::int64_t* info);
void dgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb,
              const double* V, const int* ldv, const double* BT, const int* ldbt, double* C, const int* ldc,
              double* work, int* info);
void dgemqrt_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                 const std::int64_t* k, const std::int64_t* nb, const double* V, const std::int64_t* ldv,
                 const double* BT, const std::int64_t* ldbt, double* C, const std::int64_t* ldc, double* work,
                 std::int64_t* info);
void cgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb,
              const std::complex<float>* V, const int* ldv, const std::complex<float>* BT, const int* ldbt,
              std::complex<float>* C, const int* ldc, std::complex<float>* work, int* info);
void cgemqrt_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                 const std::int64_t* k, const std::int64_t* nb, const std::complex<float>* V,
                 const std::int64_t* ldv, const std::complex<float>* BT, const std::int64_t* ldbt,
                 std::complex<float>* C, const std::int64_t* ldc, std::complex<float>* work,
                 std::int64_t* info);
void zgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb,
              const std::complex<double>* V, const int* ldv, const std::complex<double>* BT, const int* ldbt,
              std::complex<double>* C, const int* ldc, std::complex<double>* work, int* info);
void zgemqrt_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                 const std::int64_t* k, const std::int64_t* nb, const std::complex<double>* V,
                 const std::int64_t* ldv, const std::complex<double>* BT, const std::int64_t* ldbt,
                 std::complex<double>* C, const std::int64_t* ldc, std::complex<double>* work,
                 std::int64_t* info);
void sgels_(const char* trans, const int* m, const int* n, const int* nrhs, float* A, const int* lda,
            float* B, const int* ldb, float* work, const int* lwork, int* info);
void sgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
               float* A, const std::int64_t* lda, float* B, const std::int64_t* ldb, float* work,
               const std::int64_t* lwork, std::int64_t* info);
void dgels_(const char* trans, const int* m, const int* n, const int* nrhs, double* A, const int* lda,
            double* B, const int* ldb, double* work, const int* lwork, int* info);
void dgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
               double* A, const std::int64_t* lda, double* B, const std::int64_t* ldb, double* work,
               const std::int64_t* lwork, std::int64_t* info);
void cgels_(const char* trans, const int* m, const int* n, const int* nrhs, std::complex<float>* A,
            const int* lda, std::complex<float>* B, const int* ldb, std::complex<float>* work,
            const int* lwork, int* info);
void cgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
               std::complex<float>* A, const std::int64_t* lda, std::complex<float>* B,
               const std::int64_t* ldb, std::complex<float>* work, const std::int64_t* lwork,
               std::int64_t* info);
void zgels_(const char* trans, const int* m, const int* n, const int* nrhs, std::complex<double>* A,
            const int* lda, std::complex<double>* B, const int* ldb, std::complex<double>* work,
            const int* lwork, int* info);
void zgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
               std::complex<double>* A, const std::int64_t* lda, std::complex<double>* B,
               const std::int64_t* ldb, std::complex<double>* work, const std::int64_t* lwork,
               std::int64_t* info);
void sgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, float* A, const int* lda,
              float* B, const int* ldb, float* work, const int* lwork, int* info);
void sgetsls_64_(const char* trans, const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                 float* A, const std::int64_t* lda, float* B, const std::int64_t* ldb, float* work,
                 const std::int64_t* lwork, std::int64_t* info);
void dgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, double* A, const int* lda,
              double* B, const int* ldb, double* work, const int* lwork, int* info);
void dgetsls_64_(const char* trans, const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                 double* A, const std::int64_t* lda, double* B, const std::int64_t* ldb, double* work,
                 const std::int64_t* lwork, std::int64_t* info);
void cgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, std::complex<float>* A,
              const int* lda, std::complex<float>* B, const int* ldb, std::complex<float>* work,
              const int* lwork, int* info);
void cgetsls_64_(const char* trans, const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                 std::complex<float>* A, const std::int64_t* lda, std::complex<float>* B,
                 const std::int64_t* ldb, std::complex<float>* work, const std::int64_t* lwork,
                 std::int64_t* info);
void zgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, std::complex<double>* A,
              const int* lda, std::complex<double>* B, const int* ldb, std::complex<double>* work,
              const int* lwork, int* info);
void zgetsls_64_(const char* trans, const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                 std::complex<double>* A, const std::int64_t* lda, std::complex<double>* B,
                 const std::int64_t* ldb, std::complex<double>* work, const std::int64_t* lwork,
                 std::int64_t* info);
void sgeqp3_(const int* m, const int* n, float* A, const int* lda, int* jpvt, float* tau, float* work,
             const int* lwork, int* info);
void sgeqp3_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                std::int64_t* jpvt, float* tau, float* work, const std::int64_t* lwork, std::int64_t* info);
void dgeqp3_(const int* m, const int* n, double* A, const int* lda, int* jpvt, double* tau, double* work,
             const int* lwork, int* info);
void dgeqp3_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                std::int64_t* jpvt, double* tau, double* work, const std::int64_t* lwork, std::int64_t* info);
void cgeqp3_(const int* m, const int* n, std::complex<float>* A, const int* lda, int* jpvt,
             std::complex<float>* tau, std::complex<float>* work, const int* lwork, float* rwork, int* info);
void cgeqp3_64_(const std::int64_t* m, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                std::int64_t* jpvt, std::complex<float>* tau, std::complex<float>* work,
                const std::int64_t* lwork, float* rwork, std::int64_t* info);
void zgeqp3_(const int* m, const int* n, std::complex<double>* A, const int* lda, int* jpvt,
             std::complex<double>* tau, std::complex<double>* work, const int* lwork, double* rwork,
             int* info);
void zgeqp3_64_(const std::int64_t* m, const std::int64_t* n, std::complex<double>* A,
                const std::int64_t* lda, std::int64_t* jpvt, std::complex<double>* tau,
                std::complex<double>* work, const std::int64_t* lwork, double* rwork, std::int64_t* info);
void stzrzf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work, const int* lwork,
             int* info);
void stzrzf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda, float* tau,
                float* work, const std::int64_t* lwork, std::int64_t* info);
void dtzrzf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
             const int* lwork, int* info);
void dtzrzf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda, double* tau,
                double* work, const std::int64_t* lwork, std::int64_t* info);
void ctzrzf_(const int* m, const int* n, std::complex<float>* A, const int* lda, std::complex<float>* tau,
             std::complex<float>* work, const int* lwork, int* info);
void ctzrzf_64_(const std::int64_t* m, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                std::complex<float>* tau, std::complex<float>* work, const std::int64_t* lwork,
                std::int64_t* info);
void ztzrzf_(const int* m, const int* n, std::complex<double>* A, const int* lda, std::complex<double>* tau,
             std::complex<double>* work, const int* lwork, int* info);
void ztzrzf_64_(const std::int64_t* m, const std::int64_t* n, std::complex<double>* A,
                const std::int64_t* lda, std::complex<double>* tau, std::complex<double>* work,
                const std::int64_t* lwork, std::int64_t* info);
void sormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l,
             const float* A, const int* lda, const float* tau, float* C, const int* ldc, float* work,
             const int* lwork, int* info);
void sormrz_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const std::int64_t* l, const float* A, const std::int64_t* lda,
                const float* tau, float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                std::int64_t* info);
void dormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l,
             const double* A, const int* lda, const double* tau, double* C, const int* ldc, double* work,
             const int* lwork, int* info);
void dormrz_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const std::int64_t* l, const double* A, const std::int64_t* lda,
                const double* tau, double* C, const std::int64_t* ldc, double* work,
                const std::int64_t* lwork, std::int64_t* info);
void cunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l,
             const std::complex<float>* A, const int* lda, const std::complex<float>* tau,
             std::complex<float>* C, const int* ldc, std::complex<float>* work, const int* lwork, int* info);
void cunmrz_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const std::int64_t* l, const std::complex<float>* A,
                const std::int64_t* lda, const std::complex<float>* tau, std::complex<float>* C,
                const std::int64_t* ldc, std::complex<float>* work, const std::int64_t* lwork,
                std::int64_t* info);
void zunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l,
             const std::complex<double>* A, const int* lda, const std::complex<double>* tau,
             std::complex<double>* C, const int* ldc, std::complex<double>* work, const int* lwork,
             int* info);
void zunmrz_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                const std::int64_t* k, const std::int64_t* l, const std::complex<double>* A,
                const std::int64_t* lda, const std::complex<double>* tau, std::complex<double>* C,
                const std::int64_t* ldc, std::complex<double>* work, const std::int64_t* lwork,
                std::int64_t* info);
void sgelsy_(const int* m, const int* n, const int* nrhs, float* A, const int* lda, float* B, const int* ldb,
             int* jpvt, const float* rcond, int* rank, float* work, const int* lwork, int* info);
void sgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs, float* A,
                const std::int64_t* lda, float* B, const std::int64_t* ldb, std::int64_t* jpvt,
                const float* rcond, std::int64_t* rank, float* work, const std::int64_t* lwork,
                std::int64_t* info);
void dgelsy_(const int* m, const int* n, const int* nrhs, double* A, const int* lda, double* B,
             const int* ldb, int* jpvt, const double* rcond, int* rank, double* work, const int* lwork,
             int* info);
void dgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs, double* A,
                const std::int64_t* lda, double* B, const std::int64_t* ldb, std::int64_t* jpvt,
                const double* rcond, std::int64_t* rank, double* work, const std::int64_t* lwork,
                std::int64_t* info);
void cgelsy_(const int* m, const int* n, const int* nrhs, std::complex<float>* A, const int* lda,
             std::complex<float>* B, const int* ldb, int* jpvt, const float* rcond, int* rank,
             std::complex<float>* work, const int* lwork, float* rwork, int* info);
void cgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                std::complex<float>* A, const std::int64_t* lda, std::complex<float>* B,
                const std::int64_t* ldb, std::int64_t* jpvt, const float* rcond, std::int64_t* rank,
                std::complex<float>* work, const std::int64_t* lwork, float* rwork, std::int64_t* info);
void zgelsy_(const int* m, const int* n, const int* nrhs, std::complex<double>* A, const int* lda,
             std::complex<double>* B, const int* ldb, int* jpvt, const double* rcond, int* rank,
             std::complex<double>* work, const int* lwork, double* rwork, int* info);
void zgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                std::complex<double>* A, const std::int64_t* lda, std::complex<double>* B,
                const std::int64_t* ldb, std::int64_t* jpvt, const double* rcond, std::int64_t* rank,
                std::complex<double>* work, const std::int64_t* lwork, double* rwork, std::int64_t* info);
void dsgesv_(const int* n, const int* nrhs, double* A, const int* lda, int* ipiv, const double* B,
             const int* ldb, double* X, const int* ldx, double* work, float* swork, int* iter, int* info);
void dsgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, double* A, const std::int64_t* lda,
                std::int64_t* ipiv, const double* B, const std::int64_t* ldb, double* X,
                const std::int64_t* ldx, double* work, float* swork, std::int64_t* iter, std::int64_t* info);
void zcgesv_(const int* n, const int* nrhs, std::complex<double>* A, const int* lda, int* ipiv,
             const std::complex<double>* B, const int* ldb, std::complex<double>* X, const int* ldx,
             std::complex<double>* work, std::complex<float>* swork, double* rwork, int* iter, int* info);
void zcgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, std::complex<double>* A,
                const std::int64_t* lda, std::int64_t* ipiv, const std::complex<double>* B,
                const std::int64_t* ldb, std::complex<double>* X, const std::int64_t* ldx,
                std::complex<double>* work, std::complex<float>* swork, double* rwork, std::int64_t* iter,
                std::int64_t* info);
void dsposv_(const char* uplo, const int* n, const int* nrhs, double* A, const int* lda, const double* B,
             const int* ldb, double* X, const int* ldx, double* work, float* swork, int* iter, int* info);
void dsposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, double* A,
                const std::int64_t* lda, const double* B, const std::int64_t* ldb, double* X,
                const std::int64_t* ldx, double* work, float* swork, std::int64_t* iter, std::int64_t* info);
void zcposv_(const char* uplo, const int* n, const int* nrhs, std::complex<double>* A, const int* lda,
             const std::complex<double>* B, const int* ldb, std::complex<double>* X, const int* ldx,
             std::complex<double>* work, std::complex<float>* swork, double* rwork, int* iter, int* info);
void zcposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, std::complex<double>* A,
                const std::int64_t* lda, const std::complex<double>* B, const std::int64_t* ldb,
                std::complex<double>* X, const std::int64_t* ldx, std::complex<double>* work,
                std::complex<float>* swork, double* rwork, std::int64_t* iter, std::int64_t* info);
void sgerfs_(const char* trans, const int* n, const int* nrhs, const float* A, const int* lda,
             const float* AF, const int* ldaf, const int* ipiv, const float* B, const int* ldb, float* X,
             const int* ldx, float* ferr, float* berr, float* work, int* iwork, int* info);
void sgerfs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs, const float* A,
                const std::int64_t* lda, const float* AF, const std::int64_t* ldaf, const std::int64_t* ipiv,
                const float* B, const std::int64_t* ldb, float* X, const std::int64_t* ldx, float* ferr,
                float* berr, float* work, std::int64_t* iwork, std::int64_t* info);
void dgerfs_(const char* trans, const int* n, const int* nrhs, const double* A, const int* lda,
             const double* AF, const int* ldaf, const int* ipiv, const double* B, const int* ldb, double* X,
             const int* ldx, double* ferr, double* berr, double* work, int* iwork, int* info);
void dgerfs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs, const double* A,
                const std::int64_t* lda, const double* AF, const std::int64_t* ldaf, const std::int64_t* ipiv,
                const double* B, const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* ferr,
                double* berr, double* work, std::int64_t* iwork, std::int64_t* info);
void cgerfs_(const char* trans, const int* n, const int* nrhs, const std::complex<float>* A, const int* lda,
             const std::complex<float>* AF, const int* ldaf, const int* ipiv, const std::complex<float>* B,
             const int* ldb, std::complex<float>* X, const int* ldx, float* ferr, float* berr,
             std::complex<float>* work, float* rwork, int* info);
void cgerfs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<float>* A, const std::int64_t* lda, const std::complex<float>* AF,
                const std::int64_t* ldaf, const std::int64_t* ipiv, const std::complex<float>* B,
                const std::int64_t* ldb, std::complex<float>* X, const std::int64_t* ldx, float* ferr,
                float* berr, std::complex<float>* work, float* rwork, std::int64_t* info);
void zgerfs_(const char* trans, const int* n, const int* nrhs, const std::complex<double>* A, const int* lda,
             const std::complex<double>* AF, const int* ldaf, const int* ipiv, const std::complex<double>* B,
             const int* ldb, std::complex<double>* X, const int* ldx, double* ferr, double* berr,
             std::complex<double>* work, double* rwork, int* info);
void zgerfs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<double>* A, const std::int64_t* lda, const std::complex<double>* AF,
                const std::int64_t* ldaf, const std::int64_t* ipiv, const std::complex<double>* B,
                const std::int64_t* ldb, std::complex<double>* X, const std::int64_t* ldx, double* ferr,
                double* berr, std::complex<double>* work, double* rwork, std::int64_t* info);
void sporfs_(const char* uplo, const int* n, const int* nrhs, const float* A, const int* lda, const float* AF,
             const int* ldaf, const float* B, const int* ldb, float* X, const int* ldx, float* ferr,
             float* berr, float* work, int* iwork, int* info);
void sporfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, const float* A,
                const std::int64_t* lda, const float* AF, const std::int64_t* ldaf, const float* B,
                const std::int64_t* ldb, float* X, const std::int64_t* ldx, float* ferr, float* berr,
                float* work, std::int64_t* iwork, std::int64_t* info);
void dporfs_(const char* uplo, const int* n, const int* nrhs, const double* A, const int* lda,
             const double* AF, const int* ldaf, const double* B, const int* ldb, double* X, const int* ldx,
             double* ferr, double* berr, double* work, int* iwork, int* info);
void dporfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, const double* A,
                const std::int64_t* lda, const double* AF, const std::int64_t* ldaf, const double* B,
                const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* ferr, double* berr,
                double* work, std::int64_t* iwork, std::int64_t* info);
void cporfs_(const char* uplo, const int* n, const int* nrhs, const std::complex<float>* A, const int* lda,
             const std::complex<float>* AF, const int* ldaf, const std::complex<float>* B, const int* ldb,
             std::complex<float>* X, const int* ldx, float* ferr, float* berr, std::complex<float>* work,
             float* rwork, int* info);
void cporfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<float>* A, const std::int64_t* lda, const std::complex<float>* AF,
                const std::int64_t* ldaf, const std::complex<float>* B, const std::int64_t* ldb,
                std::complex<float>* X, const std::int64_t* ldx, float* ferr, float* berr,
                std::complex<float>* work, float* rwork, std::int64_t* info);
void zporfs_(const char* uplo, const int* n, const int* nrhs, const std::complex<double>* A, const int* lda,
             const std::complex<double>* AF, const int* ldaf, const std::complex<double>* B, const int* ldb,
             std::complex<double>* X, const int* ldx, double* ferr, double* berr, std::complex<double>* work,
             double* rwork, int* info);
void zporfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<double>* A, const std::int64_t* lda, const std::complex<double>* AF,
                const std::int64_t* ldaf, const std::complex<double>* B, const std::int64_t* ldb,
                std::complex<double>* X, const std::int64_t* ldx, double* ferr, double* berr,
                std::complex<double>* work, double* rwork, std::int64_t* info);
void ssyrfs_(const char* uplo, const int* n, const int* nrhs, const float* A, const int* lda, const float* AF,
             const int* ldaf, const int* ipiv, const float* B, const int* ldb, float* X, const int* ldx,
             float* ferr, float* berr, float* work, int* iwork, int* info);
void ssyrfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, const float* A,
                const std::int64_t* lda, const float* AF, const std::int64_t* ldaf, const std::int64_t* ipiv,
                const float* B, const std::int64_t* ldb, float* X, const std::int64_t* ldx, float* ferr,
                float* berr, float* work, std::int64_t* iwork, std::int64_t* info);
void dsyrfs_(const char* uplo, const int* n, const int* nrhs, const double* A, const int* lda,
             const double* AF, const int* ldaf, const int* ipiv, const double* B, const int* ldb, double* X,
             const int* ldx, double* ferr, double* berr, double* work, int* iwork, int* info);
void dsyrfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, const double* A,
                const std::int64_t* lda, const double* AF, const std::int64_t* ldaf, const std::int64_t* ipiv,
                const double* B, const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* ferr,
                double* berr, double* work, std::int64_t* iwork, std::int64_t* info);
void csyrfs_(const char* uplo, const int* n, const int* nrhs, const std::complex<float>* A, const int* lda,
             const std::complex<float>* AF, const int* ldaf, const int* ipiv, const std::complex<float>* B,
             const int* ldb, std::complex<float>* X, const int* ldx, float* ferr, float* berr,
             std::complex<float>* work, float* rwork, int* info);
void csyrfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<float>* A, const std::int64_t* lda, const std::complex<float>* AF,
                const std::int64_t* ldaf, const std::int64_t* ipiv, const std::complex<float>* B,
                const std::int64_t* ldb, std::complex<float>* X, const std::int64_t* ldx, float* ferr,
                float* berr, std::complex<float>* work, float* rwork, std::int64_t* info);
void zsyrfs_(const char* uplo, const int* n, const int* nrhs, const std::complex<double>* A, const int* lda,
             const std::complex<double>* AF, const int* ldaf, const int* ipiv, const std::complex<double>* B,
             const int* ldb, std::complex<double>* X, const int* ldx, double* ferr, double* berr,
             std::complex<double>* work, double* rwork, int* info);
void zsyrfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<double>* A, const std::int64_t* lda, const std::complex<double>* AF,
                const std::int64_t* ldaf, const std::int64_t* ipiv, const std::complex<double>* B,
                const std::int64_t* ldb, std::complex<double>* X, const std::int64_t* ldx, double* ferr,
                double* berr, std::complex<double>* work, double* rwork, std::int64_t* info);
void cherfs_(const char* uplo, const int* n, const int* nrhs, const std::complex<float>* A, const int* lda,
             const std::complex<float>* AF, const int* ldaf, const int* ipiv, const std::complex<float>* B,
             const int* ldb, std::complex<float>* X, const int* ldx, float* ferr, float* berr,
             std::complex<float>* work, float* rwork, int* info);
void cherfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<float>* A, const std::int64_t* lda, const std::complex<float>* AF,
                const std::int64_t* ldaf, const std::int64_t* ipiv, const std::complex<float>* B,
                const std::int64_t* ldb, std::complex<float>* X, const std::int64_t* ldx, float* ferr,
                float* berr, std::complex<float>* work, float* rwork, std::int64_t* info);
void zherfs_(const char* uplo, const int* n, const int* nrhs, const std::complex<double>* A, const int* lda,
             const std::complex<double>* AF, const int* ldaf, const int* ipiv, const std::complex<double>* B,
             const int* ldb, std::complex<double>* X, const int* ldx, double* ferr, double* berr,
             std::complex<double>* work, double* rwork, int* info);
void zherfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<double>* A, const std::int64_t* lda, const std::complex<double>* AF,
                const std::int64_t* ldaf, const std::int64_t* ipiv, const std::complex<double>* B,
                const std::int64_t* ldb, std::complex<double>* X, const std::int64_t* ldx, double* ferr,
                double* berr, std::complex<double>* work, double* rwork, std::int64_t* info);
void sgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, float* A, const int* lda,
             float* AF, const int* ldaf, int* ipiv, char* equed, float* R, float* C, float* B, const int* ldb,
             float* X, const int* ldx, float* rcond, float* ferr, float* berr, float* work, int* iwork,
             int* info);
void sgesvx_64_(const char* fact, const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                float* A, const std::int64_t* lda, float* AF, const std::int64_t* ldaf, std::int64_t* ipiv,
                char* equed, float* R, float* C, float* B, const std::int64_t* ldb, float* X,
                const std::int64_t* ldx, float* rcond, float* ferr, float* berr, float* work,
                std::int64_t* iwork, std::int64_t* info);
void dgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, double* A, const int* lda,
             double* AF, const int* ldaf, int* ipiv, char* equed, double* R, double* C, double* B,
             const int* ldb, double* X, const int* ldx, double* rcond, double* ferr, double* berr,
             double* work, int* iwork, int* info);
void dgesvx_64_(const char* fact, const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                double* A, const std::int64_t* lda, double* AF, const std::int64_t* ldaf, std::int64_t* ipiv,
                char* equed, double* R, double* C, double* B, const std::int64_t* ldb, double* X,
                const std::int64_t* ldx, double* rcond, double* ferr, double* berr, double* work,
                std::int64_t* iwork, std::int64_t* info);
void cgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, std::complex<float>* A,
             const int* lda, std::complex<float>* AF, const int* ldaf, int* ipiv, char* equed, float* R,
             float* C, std::complex<float>* B, const int* ldb, std::complex<float>* X, const int* ldx,
             float* rcond, float* ferr, float* berr, std::complex<float>* work, float* rwork, int* info);
void cgesvx_64_(const char* fact, const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                std::complex<float>* A, const std::int64_t* lda, std::complex<float>* AF,
                const std::int64_t* ldaf, std::int64_t* ipiv, char* equed, float* R, float* C,
                std::complex<float>* B, const std::int64_t* ldb, std::complex<float>* X,
                const std::int64_t* ldx, float* rcond, float* ferr, float* berr, std::complex<float>* work,
                float* rwork, std::int64_t* info);
void zgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, std::complex<double>* A,
             const int* lda, std::complex<double>* AF, const int* ldaf, int* ipiv, char* equed, double* R,
             double* C, std::complex<double>* B, const int* ldb, std::complex<double>* X, const int* ldx,
             double* rcond, double* ferr, double* berr, std::complex<double>* work, double* rwork, int* info);
void zgesvx_64_(const char* fact, const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                std::complex<double>* A, const std::int64_t* lda, std::complex<double>* AF,
                const std::int64_t* ldaf, std::int64_t* ipiv, char* equed, double* R, double* C,
                std::complex<double>* B, const std::int64_t* ldb, std::complex<double>* X,
                const std::int64_t* ldx, double* rcond, double* ferr, double* berr,
                std::complex<double>* work, double* rwork, std::int64_t* info);
void sposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, float* A, const int* lda,
             float* AF, const int* ldaf, char* equed, float* S, float* B, const int* ldb, float* X,
             const int* ldx, float* rcond, float* ferr, float* berr, float* work, int* iwork, int* info);
void sposvx_64_(const char* fact, const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, float* A,
                const std::int64_t* lda, float* AF, const std::int64_t* ldaf, char* equed, float* S, float* B,
                const std::int64_t* ldb, float* X, const std::int64_t* ldx, float* rcond, float* ferr,
                float* berr, float* work, std::int64_t* iwork, std::int64_t* info);
void dposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, double* A, const int* lda,
             double* AF, const int* ldaf, char* equed, double* S, double* B, const int* ldb, double* X,
             const int* ldx, double* rcond, double* ferr, double* berr, double* work, int* iwork, int* info);
void dposvx_64_(const char* fact, const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                double* A, const std::int64_t* lda, double* AF, const std::int64_t* ldaf, char* equed,
                double* S, double* B, const std::int64_t* ldb, double* X, const std::int64_t* ldx,
                double* rcond, double* ferr, double* berr, double* work, std::int64_t* iwork,
                std::int64_t* info);
void cposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, std::complex<float>* A,
             const int* lda, std::complex<float>* AF, const int* ldaf, char* equed, float* S,
             std::complex<float>* B, const int* ldb, std::complex<float>* X, const int* ldx, float* rcond,
             float* ferr, float* berr, std::complex<float>* work, float* rwork, int* info);
void cposvx_64_(const char* fact, const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                std::complex<float>* A, const std::int64_t* lda, std::complex<float>* AF,
                const std::int64_t* ldaf, char* equed, float* S, std::complex<float>* B,
                const std::int64_t* ldb, std::complex<float>* X, const std::int64_t* ldx, float* rcond,
                float* ferr, float* berr, std::complex<float>* work, float* rwork, std::int64_t* info);
void zposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, std::complex<double>* A,
             const int* lda, std::complex<double>* AF, const int* ldaf, char* equed, double* S,
             std::complex<double>* B, const int* ldb, std::complex<double>* X, const int* ldx, double* rcond,
             double* ferr, double* berr, std::complex<double>* work, double* rwork, int* info);
void zposvx_64_(const char* fact, const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                std::complex<double>* A, const std::int64_t* lda, std::complex<double>* AF,
                const std::int64_t* ldaf, char* equed, double* S, std::complex<double>* B,
                const std::int64_t* ldb, std::complex<double>* X, const std::int64_t* ldx, double* rcond,
                double* ferr, double* berr, std::complex<double>* work, double* rwork, std::int64_t* info);
void ssysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, const float* A,
             const int* lda, float* AF, const int* ldaf, int* ipiv, const float* B, const int* ldb, float* X,
             const int* ldx, float* rcond, float* ferr, float* berr, float* work, const int* lwork,
             int* iwork, int* info);
void ssysvx_64_(const char* fact, const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const float* A, const std::int64_t* lda, float* AF, const std::int64_t* ldaf,
                std::int64_t* ipiv, const float* B, const std::int64_t* ldb, float* X,
                const std::int64_t* ldx, float* rcond, float* ferr, float* berr, float* work,
                const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* info);
void dsysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, const double* A,
             const int* lda, double* AF, const int* ldaf, int* ipiv, const double* B, const int* ldb,
             double* X, const int* ldx, double* rcond, double* ferr, double* berr, double* work,
             const int* lwork, int* iwork, int* info);
void dsysvx_64_(const char* fact, const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const double* A, const std::int64_t* lda, double* AF, const std::int64_t* ldaf,
                std::int64_t* ipiv, const double* B, const std::int64_t* ldb, double* X,
                const std::int64_t* ldx, double* rcond, double* ferr, double* berr, double* work,
                const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* info);
void csysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, const std::complex<float>* A,
             const int* lda, std::complex<float>* AF, const int* ldaf, int* ipiv,
             const std::complex<float>* B, const int* ldb, std::complex<float>* X, const int* ldx,
             float* rcond, float* ferr, float* berr, std::complex<float>* work, const int* lwork,
             float* rwork, int* info);
void csysvx_64_(const char* fact, const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<float>* A, const std::int64_t* lda, std::complex<float>* AF,
                const std::int64_t* ldaf, std::int64_t* ipiv, const std::complex<float>* B,
                const std::int64_t* ldb, std::complex<float>* X, const std::int64_t* ldx, float* rcond,
                float* ferr, float* berr, std::complex<float>* work, const std::int64_t* lwork, float* rwork,
                std::int64_t* info);
void zsysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, const std::complex<double>* A,
             const int* lda, std::complex<double>* AF, const int* ldaf, int* ipiv,
             const std::complex<double>* B, const int* ldb, std::complex<double>* X, const int* ldx,
             double* rcond, double* ferr, double* berr, std::complex<double>* work, const int* lwork,
             double* rwork, int* info);
void zsysvx_64_(const char* fact, const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<double>* A, const std::int64_t* lda, std::complex<double>* AF,
                const std::int64_t* ldaf, std::int64_t* ipiv, const std::complex<double>* B,
                const std::int64_t* ldb, std::complex<double>* X, const std::int64_t* ldx, double* rcond,
                double* ferr, double* berr, std::complex<double>* work, const std::int64_t* lwork,
                double* rwork, std::int64_t* info);
void chesvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, const std::complex<float>* A,
             const int* lda, std::complex<float>* AF, const int* ldaf, int* ipiv,
             const std::complex<float>* B, const int* ldb, std::complex<float>* X, const int* ldx,
             float* rcond, float* ferr, float* berr, std::complex<float>* work, const int* lwork,
             float* rwork, int* info);
void chesvx_64_(const char* fact, const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<float>* A, const std::int64_t* lda, std::complex<float>* AF,
                const std::int64_t* ldaf, std::int64_t* ipiv, const std::complex<float>* B,
                const std::int64_t* ldb, std::complex<float>* X, const std::int64_t* ldx, float* rcond,
                float* ferr, float* berr, std::complex<float>* work, const std::int64_t* lwork, float* rwork,
                std::int64_t* info);
void zhesvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, const std::complex<double>* A,
             const int* lda, std::complex<double>* AF, const int* ldaf, int* ipiv,
             const std::complex<double>* B, const int* ldb, std::complex<double>* X, const int* ldx,
             double* rcond, double* ferr, double* berr, std::complex<double>* work, const int* lwork,
             double* rwork, int* info);
void zhesvx_64_(const char* fact, const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<double>* A, const std::int64_t* lda, std::complex<double>* AF,
                const std::int64_t* ldaf, std::int64_t* ipiv, const std::complex<double>* B,
                const std::int64_t* ldb, std::complex<double>* X, const std::int64_t* ldx, double* rcond,
                double* ferr, double* berr, std::complex<double>* work, const std::int64_t* lwork,
                double* rwork, std::int64_t* info);
void ssytrf_(const char* uplo, const int* n, float* A, const int* lda, int* ipiv, float* work,
             const int* lwork, int* info);
void ssytrf_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                std::int64_t* ipiv, float* work, const std::int64_t* lwork, std::int64_t* info);
void dsytrf_(const char* uplo, const int* n, double* A, const int* lda, int* ipiv, double* work,
             const int* lwork, int* info);
void dsytrf_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                std::int64_t* ipiv, double* work, const std::int64_t* lwork, std::int64_t* info);
void csytrf_(const char* uplo, const int* n, std::complex<float>* A, const int* lda, int* ipiv,
             std::complex<float>* work, const int* lwork, int* info);
void csytrf_64_(const char* uplo, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                std::int64_t* ipiv, std::complex<float>* work, const std::int64_t* lwork, std::int64_t* info);
void zsytrf_(const char* uplo, const int* n, std::complex<double>* A, const int* lda, int* ipiv,
             std::complex<double>* work, const int* lwork, int* info);
void zsytrf_64_(const char* uplo, const std::int64_t* n, std::complex<double>* A, const std::int64_t* lda,
                std::int64_t* ipiv, std::complex<double>* work, const std::int64_t* lwork,
                std::int64_t* info);
void chetrf_(const char* uplo, const int* n, std::complex<float>* A, const int* lda, int* ipiv,
             std::complex<float>* work, const int* lwork, int* info);
void chetrf_64_(const char* uplo, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                std::int64_t* ipiv, std::complex<float>* work, const std::int64_t* lwork, std::int64_t* info);
void zhetrf_(const char* uplo, const int* n, std::complex<double>* A, const int* lda, int* ipiv,
             std::complex<double>* work, const int* lwork, int* info);
void zhetrf_64_(const char* uplo, const std::int64_t* n, std::complex<double>* A, const std::int64_t* lda,
                std::int64_t* ipiv, std::complex<double>* work, const std::int64_t* lwork,
                std::int64_t* info);
void ssytrs_(const char* uplo, const int* n, const int* nrhs, const float* A, const int* lda, const int* ipiv,
             float* B, const int* ldb, int* info);
void ssytrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, const float* A,
                const std::int64_t* lda, const std::int64_t* ipiv, float* B, const std::int64_t* ldb,
                std::int64_t* info);
void dsytrs_(const char* uplo, const int* n, const int* nrhs, const double* A, const int* lda,
             const int* ipiv, double* B, const int* ldb, int* info);
void dsytrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, const double* A,
                const std::int64_t* lda, const std::int64_t* ipiv, double* B, const std::int64_t* ldb,
                std::int64_t* info);
void csytrs_(const char* uplo, const int* n, const int* nrhs, const std::complex<float>* A, const int* lda,
             const int* ipiv, std::complex<float>* B, const int* ldb, int* info);
void csytrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<float>* A, const std::int64_t* lda, const std::int64_t* ipiv,
                std::complex<float>* B, const std::int64_t* ldb, std::int64_t* info);
void zsytrs_(const char* uplo, const int* n, const int* nrhs, const std::complex<double>* A, const int* lda,
             const int* ipiv, std::complex<double>* B, const int* ldb, int* info);
void zsytrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<double>* A, const std::int64_t* lda, const std::int64_t* ipiv,
                std::complex<double>* B, const std::int64_t* ldb, std::int64_t* info);
void chetrs_(const char* uplo, const int* n, const int* nrhs, const std::complex<float>* A, const int* lda,
             const int* ipiv, std::complex<float>* B, const int* ldb, int* info);
void chetrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<float>* A, const std::int64_t* lda, const std::int64_t* ipiv,
                std::complex<float>* B, const std::int64_t* ldb, std::int64_t* info);
void zhetrs_(const char* uplo, const int* n, const int* nrhs, const std::complex<double>* A, const int* lda,
             const int* ipiv, std::complex<double>* B, const int* ldb, int* info);
void zhetrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                const std::complex<double>* A, const std::int64_t* lda, const std::int64_t* ipiv,
                std::complex<double>* B, const std::int64_t* ldb, std::int64_t* info);
void ssysv_(const char* uplo, const int* n, const int* nrhs, float* A, const int* lda, int* ipiv, float* B,
            const int* ldb, float* work, const int* lwork, int* info);
void ssysv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, float* A,
               const std::int64_t* lda, std::int64_t* ipiv, float* B, const std::int64_t* ldb, float* work,
               const std::int64_t* lwork, std::int64_t* info);
void dsysv_(const char* uplo, const int* n, const int* nrhs, double* A, const int* lda, int* ipiv, double* B,
            const int* ldb, double* work, const int* lwork, int* info);
void dsysv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, double* A,
               const std::int64_t* lda, std::int64_t* ipiv, double* B, const std::int64_t* ldb, double* work,
               const std::int64_t* lwork, std::int64_t* info);
void csysv_(const char* uplo, const int* n, const int* nrhs, std::complex<float>* A, const int* lda,
            int* ipiv, std::complex<float>* B, const int* ldb, std::complex<float>* work, const int* lwork,
            int* info);
void csysv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, std::complex<float>* A,
               const std::int64_t* lda, std::int64_t* ipiv, std::complex<float>* B, const std::int64_t* ldb,
               std::complex<float>* work, const std::int64_t* lwork, std::int64_t* info);
void zsysv_(const char* uplo, const int* n, const int* nrhs, std::complex<double>* A, const int* lda,
            int* ipiv, std::complex<double>* B, const int* ldb, std::complex<double>* work, const int* lwork,
            int* info);
void zsysv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, std::complex<double>* A,
               const std::int64_t* lda, std::int64_t* ipiv, std::complex<double>* B, const std::int64_t* ldb,
               std::complex<double>* work, const std::int64_t* lwork, std::int64_t* info);
void chesv_(const char* uplo, const int* n, const int* nrhs, std::complex<float>* A, const int* lda,
            int* ipiv, std::complex<float>* B, const int* ldb, std::complex<float>* work, const int* lwork,
            int* info);
void chesv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, std::complex<float>* A,
               const std::int64_t* lda, std::int64_t* ipiv, std::complex<float>* B, const std::int64_t* ldb,
               std::complex<float>* work, const std::int64_t* lwork, std::int64_t* info);
void zhesv_(const char* uplo, const int* n, const int* nrhs, std::complex<double>* A, const int* lda,
            int* ipiv, std::complex<double>* B, const int* ldb, std::complex<double>* work, const int* lwork,
            int* info);
void zhesv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, std::complex<double>* A,
               const std::int64_t* lda, std::int64_t* ipiv, std::complex<double>* B, const std::int64_t* ldb,
               std::complex<double>* work, const std::int64_t* lwork, std::int64_t* info);
void ssytri_(const char* uplo, const int* n, float* A, const int* lda, const int* ipiv, float* work,
             int* info);
void ssytri_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                const std::int64_t* ipiv, float* work, std::int64_t* info);
void dsytri_(const char* uplo, const int* n, double* A, const int* lda, const int* ipiv, double* work,
             int* info);
void dsytri_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                const std::int64_t* ipiv, double* work, std::int64_t* info);
void csytri_(const char* uplo, const int* n, std::complex<float>* A, const int* lda, const int* ipiv,
             std::complex<float>* work, int* info);
void csytri_64_(const char* uplo, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                const std::int64_t* ipiv, std::complex<float>* work, std::int64_t* info);
void zsytri_(const char* uplo, const int* n, std::complex<double>* A, const int* lda, const int* ipiv,
             std::complex<double>* work, int* info);
void zsytri_64_(const char* uplo, const std::int64_t* n, std::complex<double>* A, const std::int64_t* lda,
                const std::int64_t* ipiv, std::complex<double>* work, std::int64_t* info);
void chetri_(const char* uplo, const int* n, std::complex<float>* A, const int* lda, const int* ipiv,
             std::complex<float>* work, int* info);
void chetri_64_(const char* uplo, const std::int64_t* n, std::complex<float>* A, const std::int64_t* lda,
                const std::int64_t* ipiv, std::complex<float>* work, std::int64_t* info);
void zhetri_(const char* uplo, const int* n, std::complex<double>* A, const int* lda, const int* ipiv,
             std::complex<double>* work, int* info);
void zhetri_64_(const char* uplo, const std::int64_t* n, std::complex<double>* A, const std::int64_t* lda,
                const std::int64_t* ipiv, std::complex<double>* work, std::int64_t* info);
float slange_(const char* norm, const int* m, const int* n, const float* A, const int* lda, float* rwork);
float slange_64_(const char* norm, const std::int64_t* m, const std::int64_t* n, const float* A,
                 const std::int64_t* lda, float* rwork);
double dlange_(const char* norm, const int* m, const int* n, const double* A, const int* lda, double* rwork);
double dlange_64_(const char* norm, const std::int64_t* m, const std::int64_t* n, const double* A,
                  const std::int64_t* lda, double* rwork);
float clange_(const char* norm, const int* m, const int* n, const std::complex<float>* A, const int* lda,
              float* rwork);
float clange_64_(const char* norm, const std::int64_t* m, const std::int64_t* n, const std::complex<float>* A,
                 const std::int64_t* lda, float* rwork);
double zlange_(const char* norm, const int* m, const int* n, const std::complex<double>* A, const int* lda,
               double* rwork);
double zlange_64_(const char* norm, const std::int64_t* m, const std::int64_t* n,
                  const std::complex<double>* A, const std::int64_t* lda, double* rwork);
float slansy_(const char* norm, const char* uplo, const int* n, const float* A, const int* lda, float* rwork);
float slansy_64_(const char* norm, const char* uplo, const std::int64_t* n, const float* A,
                 const std::int64_t* lda, float* rwork);
double dlansy_(const char* norm, const char* uplo, const int* n, const double* A, const int* lda,
               double* rwork);
double dlansy_64_(const char* norm, const char* uplo, const std::int64_t* n, const double* A,
                  const std::int64_t* lda, double* rwork);
float clansy_(const char* norm, const char* uplo, const int* n, const std::complex<float>* A, const int* lda,
              float* rwork);
float clansy_64_(const char* norm, const char* uplo, const std::int64_t* n, const std::complex<float>* A,
                 const std::int64_t* lda, float* rwork);
double zlansy_(const char* norm, const char* uplo, const int* n, const std::complex<double>* A,
               const int* lda, double* rwork);
double zlansy_64_(const char* norm, const char* uplo, const std::int64_t* n, const std::complex<double>* A,
                  const std::int64_t* lda, double* rwork);
float clanhe_(const char* norm, const char* uplo, const int* n, const std::complex<float>* A, const int* lda,
              float* rwork);
float clanhe_64_(const char* norm, const char* uplo, const std::int64_t* n, const std::complex<float>* A,
                 const std::int64_t* lda, float* rwork);
double zlanhe_(const char* norm, const char* uplo, const int* n, const std::complex<double>* A,
               const int* lda, double* rwork);
double zlanhe_64_(const char* norm, const char* uplo, const std::int64_t* n, const std::complex<double>* A,
                  const std::int64_t* lda, double* rwork);
void sgeequ_(const int* m, const int* n, const float* A, const int* lda, float* R, float* C, float* rowcnd,
             float* colcnd, float* amax, int* info);
void sgeequ_64_(const std::int64_t* m, const std::int64_t* n, const float* A, const std::int64_t* lda,
                float* R, float* C, float* rowcnd, float* colcnd, float* amax, std::int64_t* info);
void dgeequ_(const int* m, const int* n, const double* A, const int* lda, double* R, double* C,
             double* rowcnd, double* colcnd, double* amax, int* info);
void dgeequ_64_(const std::int64_t* m, const std::int64_t* n, const double* A, const std::int64_t* lda,
                double* R, double* C, double* rowcnd, double* colcnd, double* amax, std::int64_t* info);
void cgeequ_(const int* m, const int* n, const std::complex<float>* A, const int* lda, float* R, float* C,
             float* rowcnd, float* colcnd, float* amax, int* info);
void cgeequ_64_(const std::int64_t* m, const std::int64_t* n, const std::complex<float>* A,
                const std::int64_t* lda, float* R, float* C, float* rowcnd, float* colcnd, float* amax,
                std::int64_t* info);
void zgeequ_(const int* m, const int* n, const std::complex<double>* A, const int* lda, double* R, double* C,
             double* rowcnd, double* colcnd, double* amax, int* info);
void zgeequ_64_(const std::int64_t* m, const std::int64_t* n, const std::complex<double>* A,
                const std::int64_t* lda, double* R, double* C, double* rowcnd, double* colcnd, double* amax,
                std::int64_t* info);
void spoequ_(const int* n, const float* A, const int* lda, float* S, float* scond, float* amax, int* info);
void spoequ_64_(const std::int64_t* n, const float* A, const std::int64_t* lda, float* S, float* scond,
                float* amax, std::int64_t* info);
void dpoequ_(const int* n, const double* A, const int* lda, double* S, double* scond, double* amax,
             int* info);
void dpoequ_64_(const std::int64_t* n, const double* A, const std::int64_t* lda, double* S, double* scond,
                double* amax, std::int64_t* info);
void cpoequ_(const int* n, const std::complex<float>* A, const int* lda, float* S, float* scond, float* amax,
             int* info);
void cpoequ_64_(const std::int64_t* n, const std::complex<float>* A, const std::int64_t* lda, float* S,
                float* scond, float* amax, std::int64_t* info);
void zpoequ_(const int* n, const std::complex<double>* A, const int* lda, double* S, double* scond,
             double* amax, int* info);
void zpoequ_64_(const std::int64_t* n, const std::complex<double>* A, const std::int64_t* lda, double* S,
                double* scond, double* amax, std::int64_t* info);
void sgecon_(const char* norm, const int* n, const float* A, const int* lda, const float* anorm, float* rcond,
             float* work, int* iwork, int* info);
void sgecon_64_(const char* norm, const std::int64_t* n, const float* A, const std::int64_t* lda,
                const float* anorm, float* rcond, float* work, std::int64_t* iwork, std::int64_t* info);
void dgecon_(const char* norm, const int* n, const double* A, const int* lda, const double* anorm,
             double* rcond, double* work, int* iwork, int* info);
void dgecon_64_(const char* norm, const std::int64_t* n, const double* A, const std::int64_t* lda,
                const double* anorm, double* rcond, double* work, std::int64_t* iwork, std::int64_t* info);
void cgecon_(const char* norm, const int* n, const std::complex<float>* A, const int* lda, const float* anorm,
             float* rcond, std::complex<float>* work, float* rwork, int* info);
void cgecon_64_(const char* norm, const std::int64_t* n, const std::complex<float>* A,
                const std::int64_t* lda, const float* anorm, float* rcond, std::complex<float>* work,
                float* rwork, std::int64_t* info);
void zgecon_(const char* norm, const int* n, const std::complex<double>* A, const int* lda,
             const double* anorm, double* rcond, std::complex<double>* work, double* rwork, int* info);
void zgecon_64_(const char* norm, const std::int64_t* n, const std::complex<double>* A,
                const std::int64_t* lda, const double* anorm, double* rcond, std::complex<double>* work,
                double* rwork, std::int64_t* info);
void spocon_(const char* uplo, const int* n, const float* A, const int* lda, const float* anorm, float* rcond,
             float* work, int* iwork, int* info);
void spocon_64_(const char* uplo, const std::int64_t* n, const float* A, const std::int64_t* lda,
                const float* anorm, float* rcond, float* work, std::int64_t* iwork, std::int64_t* info);
void dpocon_(const char* uplo, const int* n, const double* A, const int* lda, const double* anorm,
             double* rcond, double* work, int* iwork, int* info);
void dpocon_64_(const char* uplo, const std::int64_t* n, const double* A, const std::int64_t* lda,
                const double* anorm, double* rcond, double* work, std::int64_t* iwork, std::int64_t* info);
void cpocon_(const char* uplo, const int* n, const std::complex<float>* A, const int* lda, const float* anorm,
             float* rcond, std::complex<float>* work, float* rwork, int* info);
void cpocon_64_(const char* uplo, const std::int64_t* n, const std::complex<float>* A,
                const std::int64_t* lda, const float* anorm, float* rcond, std::complex<float>* work,
                float* rwork, std::int64_t* info);
void zpocon_(const char* uplo, const int* n, const std::complex<double>* A, const int* lda,
             const double* anorm, double* rcond, std::complex<double>* work, double* rwork, int* info);
void zpocon_64_(const char* uplo, const std::int64_t* n, const std::complex<double>* A,
                const std::int64_t* lda, const double* anorm, double* rcond, std::complex<double>* work,
                double* rwork, std::int64_t* info);
void ssycon_(const char* uplo, const int* n, const float* A, const int* lda, const int* ipiv,
             const float* anorm, float* rcond, float* work, int* iwork, int* info);
void ssycon_64_(const char* uplo, const std::int64_t* n, const float* A, const std::int64_t* lda,
                const std::int64_t* ipiv, const float* anorm, float* rcond, float* work, std::int64_t* iwork,
                std::int64_t* info);
void dsycon_(const char* uplo, const int* n, const double* A, const int* lda, const int* ipiv,
             const double* anorm, double* rcond, double* work, int* iwork, int* info);
void dsycon_64_(const char* uplo, const std::int64_t* n, const double* A, const std::int64_t* lda,
                const std::int64_t* ipiv, const double* anorm, double* rcond, double* work,
                std::int64_t* iwork, std::int64_t* info);
void csycon_(const char* uplo, const int* n, const std::complex<float>* A, const int* lda, const int* ipiv,
             const float* anorm, float* rcond, std::complex<float>* work, int* info);
void csycon_64_(const char* uplo, const std::int64_t* n, const std::complex<float>* A,
                const std::int64_t* lda, const std::int64_t* ipiv, const float* anorm, float* rcond,
                std::complex<float>* work, std::int64_t* info);
void zsycon_(const char* uplo, const int* n, const std::complex<double>* A, const int* lda, const int* ipiv,
             const double* anorm, double* rcond, std::complex<double>* work, int* info);
void zsycon_64_(const char* uplo, const std::int64_t* n, const std::complex<double>* A,
                const std::int64_t* lda, const std::int64_t* ipiv, const double* anorm, double* rcond,
                std::complex<double>* work, std::int64_t* info);
void checon_(const char* uplo, const int* n, const std::complex<float>* A, const int* lda, const int* ipiv,
             const float* anorm, float* rcond, std::complex<float>* work, int* info);
void checon_64_(const char* uplo, const std::int64_t* n, const std::complex<float>* A,
                const std::int64_t* lda, const std::int64_t* ipiv, const float* anorm, float* rcond,
                std::complex<float>* work, std::int64_t* info);
void zhecon_(const char* uplo, const int* n, const std::complex<double>* A, const int* lda, const int* ipiv,
             const double* anorm, double* rcond, std::complex<double>* work, int* info);
void zhecon_64_(const char* uplo, const std::int64_t* n, const std::complex<double>* A,
                const std::int64_t* lda, const std::int64_t* ipiv, const double* anorm, double* rcond,
                std::complex<double>* work, std::int64_t* info);
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
void ssyev_2stage_(const char* jobz, const char* uplo, const int* n, float* A, const int* lda, float* W,
                   float* work, const int* lwork, int* info);
void ssyev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, float* A,
                      const std::int64_t* lda, float* W, float* work, const std::int64_t* lwork,
                      std::int64_t* info);
void dsyev_2stage_(const char* jobz, const char* uplo, const int* n, double* A, const int* lda, double* W,
                   double* work, const int* lwork, int* info);
void dsyev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, double* A,
                      const std::int64_t* lda, double* W, double* work, const std::int64_t* lwork,
                      std::int64_t* info);
void cheev_2stage_(const char* jobz, const char* uplo, const int* n, std::complex<float>* A, const int* lda,
                   float* W, std::complex<float>* work, const int* lwork, float* rwork, int* info);
void cheev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, std::complex<float>* A,
                      const std::int64_t* lda, float* W, std::complex<float>* work, const std::int64_t* lwork,
                      float* rwork, std::int64_t* info);
void zheev_2stage_(const char* jobz, const char* uplo, const int* n, std::complex<double>* A, const int* lda,
                   double* W, std::complex<double>* work, const int* lwork, double* rwork, int* info);
void zheev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, std::complex<double>* A,
                      const std::int64_t* lda, double* W, std::complex<double>* work,
                      const std::int64_t* lwork, double* rwork, std::int64_t* info);
void ssyevd_2stage_(const char* jobz, const char* uplo, const int* n, float* A, const int* lda, float* W,
                    float* work, const int* lwork, int* iwork, const int* liwork, int* info);
void ssyevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, float* A,
                       const std::int64_t* lda, float* W, float* work, const std::int64_t* lwork,
                       std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info);
void dsyevd_2stage_(const char* jobz, const char* uplo, const int* n, double* A, const int* lda, double* W,
                    double* work, const int* lwork, int* iwork, const int* liwork, int* info);
void dsyevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, double* A,
                       const std::int64_t* lda, double* W, double* work, const std::int64_t* lwork,
                       std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info);
void cheevd_2stage_(const char* jobz, const char* uplo, const int* n, std::complex<float>* A, const int* lda,
                    float* W, std::complex<float>* work, const int* lwork, float* rwork, const int* lrwork,
                    int* iwork, const int* liwork, int* info);
void cheevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, std::complex<float>* A,
                       const std::int64_t* lda, float* W, std::complex<float>* work,
                       const std::int64_t* lwork, float* rwork, const std::int64_t* lrwork,
                       std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info);
void zheevd_2stage_(const char* jobz, const char* uplo, const int* n, std::complex<double>* A, const int* lda,
                    double* W, std::complex<double>* work, const int* lwork, double* rwork, const int* lrwork,
                    int* iwork, const int* liwork, int* info);
void zheevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, std::complex<double>* A,
                       const std::int64_t* lda, double* W, std::complex<double>* work,
                       const std::int64_t* lwork, double* rwork, const std::int64_t* lrwork,
                       std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info);
void ssyevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, float* A,
                    const int* lda, const float* vl, const float* vu, const int* il, const int* iu,
                    const float* abstol, int* m, float* W, float* Z, const int* ldz, int* isuppz, float* work,
                    const int* lwork, int* iwork, const int* liwork, int* info);
void ssyevr_2stage_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n, float* A,
                       const std::int64_t* lda, const float* vl, const float* vu, const std::int64_t* il,
                       const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W, float* Z,
                       const std::int64_t* ldz, std::int64_t* isuppz, float* work, const std::int64_t* lwork,
                       std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info);
void dsyevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, double* A,
                    const int* lda, const double* vl, const double* vu, const int* il, const int* iu,
                    const double* abstol, int* m, double* W, double* Z, const int* ldz, int* isuppz,
                    double* work, const int* lwork, int* iwork, const int* liwork, int* info);
void dsyevr_2stage_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                       double* A, const std::int64_t* lda, const double* vl, const double* vu,
                       const std::int64_t* il, const std::int64_t* iu, const double* abstol, std::int64_t* m,
                       double* W, double* Z, const std::int64_t* ldz, std::int64_t* isuppz, double* work,
                       const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                       std::int64_t* info);
void cheevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                    std::complex<float>* A, const int* lda, const float* vl, const float* vu, const int* il,
                    const int* iu, const float* abstol, int* m, float* W, std::complex<float>* Z,
                    const int* ldz, int* isuppz, std::complex<float>* work, const int* lwork, float* rwork,
                    const int* lrwork, int* iwork, const int* liwork, int* info);
void cheevr_2stage_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                       std::complex<float>* A, const std::int64_t* lda, const float* vl, const float* vu,
                       const std::int64_t* il, const std::int64_t* iu, const float* abstol, std::int64_t* m,
                       float* W, std::complex<float>* Z, const std::int64_t* ldz, std::int64_t* isuppz,
                       std::complex<float>* work, const std::int64_t* lwork, float* rwork,
                       const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                       std::int64_t* info);
void zheevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                    std::complex<double>* A, const int* lda, const double* vl, const double* vu,
                    const int* il, const int* iu, const double* abstol, int* m, double* W,
                    std::complex<double>* Z, const int* ldz, int* isuppz, std::complex<double>* work,
                    const int* lwork, double* rwork, const int* lrwork, int* iwork, const int* liwork,
                    int* info);
void zheevr_2stage_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                       std::complex<double>* A, const std::int64_t* lda, const double* vl, const double* vu,
                       const std::int64_t* il, const std::int64_t* iu, const double* abstol, std::int64_t* m,
                       double* W, std::complex<double>* Z, const std::int64_t* ldz, std::int64_t* isuppz,
                       std::complex<double>* work, const std::int64_t* lwork, double* rwork,
                       const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                       std::int64_t* info);
void ssyevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, float* A,
                    const int* lda, const float* vl, const float* vu, const int* il, const int* iu,
                    const float* abstol, int* m, float* W, float* Z, const int* ldz, float* work,
                    const int* lwork, int* iwork, int* ifail, int* info);
void ssyevx_2stage_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n, float* A,
                       const std::int64_t* lda, const float* vl, const float* vu, const std::int64_t* il,
                       const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W, float* Z,
                       const std::int64_t* ldz, float* work, const std::int64_t* lwork, std::int64_t* iwork,
                       std::int64_t* ifail, std::int64_t* info);
void dsyevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, double* A,
                    const int* lda, const double* vl, const double* vu, const int* il, const int* iu,
                    const double* abstol, int* m, double* W, double* Z, const int* ldz, double* work,
                    const int* lwork, int* iwork, int* ifail, int* info);
void dsyevx_2stage_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                       double* A, const std::int64_t* lda, const double* vl, const double* vu,
                       const std::int64_t* il, const std::int64_t* iu, const double* abstol, std::int64_t* m,
                       double* W, double* Z, const std::int64_t* ldz, double* work, const std::int64_t* lwork,
                       std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info);
void cheevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                    std::complex<float>* A, const int* lda, const float* vl, const float* vu, const int* il,
                    const int* iu, const float* abstol, int* m, float* W, std::complex<float>* Z,
                    const int* ldz, std::complex<float>* work, const int* lwork, float* rwork, int* iwork,
                    int* ifail, int* info);
void cheevx_2stage_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                       std::complex<float>* A, const std::int64_t* lda, const float* vl, const float* vu,
                       const std::int64_t* il, const std::int64_t* iu, const float* abstol, std::int64_t* m,
                       float* W, std::complex<float>* Z, const std::int64_t* ldz, std::complex<float>* work,
                       const std::int64_t* lwork, float* rwork, std::int64_t* iwork, std::int64_t* ifail,
                       std::int64_t* info);
void zheevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                    std::complex<double>* A, const int* lda, const double* vl, const double* vu,
                    const int* il, const int* iu, const double* abstol, int* m, double* W,
                    std::complex<double>* Z, const int* ldz, std::complex<double>* work, const int* lwork,
                    double* rwork, int* iwork, int* ifail, int* info);
void zheevx_2stage_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                       std::complex<double>* A, const std::int64_t* lda, const double* vl, const double* vu,
                       const std::int64_t* il, const std::int64_t* iu, const double* abstol, std::int64_t* m,
                       double* W, std::complex<double>* Z, const std::int64_t* ldz,
                       std::complex<double>* work, const std::int64_t* lwork, double* rwork,
                       std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info);
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
void ssygv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, float* A,
                   const int* lda, float* B, const int* ldb, float* W, float* work, const int* lwork,
                   int* info);
void ssygv_2stage_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
                      float* A, const std::int64_t* lda, float* B, const std::int64_t* ldb, float* W,
                      float* work, const std::int64_t* lwork, std::int64_t* info);
void dsygv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, double* A,
                   const int* lda, double* B, const int* ldb, double* W, double* work, const int* lwork,
                   int* info);
void dsygv_2stage_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
                      double* A, const std::int64_t* lda, double* B, const std::int64_t* ldb, double* W,
                      double* work, const std::int64_t* lwork, std::int64_t* info);
void chegv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, std::complex<float>* A,
                   const int* lda, std::complex<float>* B, const int* ldb, float* W,
                   std::complex<float>* work, const int* lwork, float* rwork, int* info);
void chegv_2stage_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
                      std::complex<float>* A, const std::int64_t* lda, std::complex<float>* B,
                      const std::int64_t* ldb, float* W, std::complex<float>* work, const std::int64_t* lwork,
                      float* rwork, std::int64_t* info);
void zhegv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n,
                   std::complex<double>* A, const int* lda, std::complex<double>* B, const int* ldb,
                   double* W, std::complex<double>* work, const int* lwork, double* rwork, int* info);
void zhegv_2stage_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
                      std::complex<double>* A, const std::int64_t* lda, std::complex<double>* B,
                      const std::int64_t* ldb, double* W, std::complex<double>* work,
                      const std::int64_t* lwork, double* rwork, std::int64_t* info);
void ssytrd_sy2sb_(const char* uplo, const int* n, const int* kd, float* A, const int* lda, float* AB,
                   const int* ldab, float* tau, float* work, const int* lwork, int* info);
void ssytrd_sy2sb_64_(const char* uplo, const std::int64_t* n, const std::int64_t* kd, float* A,
                      const std::int64_t* lda, float* AB, const std::int64_t* ldab, float* tau, float* work,
                      const std::int64_t* lwork, std::int64_t* info);
void dsytrd_sy2sb_(const char* uplo, const int* n, const int* kd, double* A, const int* lda, double* AB,
                   const int* ldab, double* tau, double* work, const int* lwork, int* info);
void dsytrd_sy2sb_64_(const char* uplo, const std::int64_t* n, const std::int64_t* kd, double* A,
                      const std::int64_t* lda, double* AB, const std::int64_t* ldab, double* tau,
                      double* work, const std::int64_t* lwork, std::int64_t* info);
void chetrd_he2hb_(const char* uplo, const int* n, const int* kd, std::complex<float>* A, const int* lda,
                   std::complex<float>* AB, const int* ldab, std::complex<float>* tau,
                   std::complex<float>* work, const int* lwork, int* info);
void chetrd_he2hb_64_(const char* uplo, const std::int64_t* n, const std::int64_t* kd, std::complex<float>* A,
                      const std::int64_t* lda, std::complex<float>* AB, const std::int64_t* ldab,
                      std::complex<float>* tau, std::complex<float>* work, const std::int64_t* lwork,
                      std::int64_t* info);
void zhetrd_he2hb_(const char* uplo, const int* n, const int* kd, std::complex<double>* A, const int* lda,
                   std::complex<double>* AB, const int* ldab, std::complex<double>* tau,
                   std::complex<double>* work, const int* lwork, int* info);
void zhetrd_he2hb_64_(const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                      std::complex<double>* A, const std::int64_t* lda, std::complex<double>* AB,
                      const std::int64_t* ldab, std::complex<double>* tau, std::complex<double>* work,
                      const std::int64_t* lwork, std::int64_t* info);
void ssytrd_sb2st_(const char* stage1, const char* vect, const char* uplo, const int* n, const int* kd,
                   const float* AB, const int* ldab, float* D, float* E, float* hous, const int* lhous,
                   float* work, const int* lwork, int* info);
void ssytrd_sb2st_64_(const char* stage1, const char* vect, const char* uplo, const std::int64_t* n,
                      const std::int64_t* kd, const float* AB, const std::int64_t* ldab, float* D, float* E,
                      float* hous, const std::int64_t* lhous, float* work, const std::int64_t* lwork,
                      std::int64_t* info);
void dsytrd_sb2st_(const char* stage1, const char* vect, const char* uplo, const int* n, const int* kd,
                   const double* AB, const int* ldab, double* D, double* E, double* hous, const int* lhous,
                   double* work, const int* lwork, int* info);
void dsytrd_sb2st_64_(const char* stage1, const char* vect, const char* uplo, const std::int64_t* n,
                      const std::int64_t* kd, const double* AB, const std::int64_t* ldab, double* D,
                      double* E, double* hous, const std::int64_t* lhous, double* work,
                      const std::int64_t* lwork, std::int64_t* info);
void chetrd_hb2st_(const char* stage1, const char* vect, const char* uplo, const int* n, const int* kd,
                   const std::complex<float>* AB, const int* ldab, float* D, float* E,
                   std::complex<float>* hous, const int* lhous, std::complex<float>* work, const int* lwork,
                   int* info);
void chetrd_hb2st_64_(const char* stage1, const char* vect, const char* uplo, const std::int64_t* n,
                      const std::int64_t* kd, const std::complex<float>* AB, const std::int64_t* ldab,
                      float* D, float* E, std::complex<float>* hous, const std::int64_t* lhous,
                      std::complex<float>* work, const std::int64_t* lwork, std::int64_t* info);
void zhetrd_hb2st_(const char* stage1, const char* vect, const char* uplo, const int* n, const int* kd,
                   const std::complex<double>* AB, const int* ldab, double* D, double* E,
                   std::complex<double>* hous, const int* lhous, std::complex<double>* work, const int* lwork,
                   int* info);
void zhetrd_hb2st_64_(const char* stage1, const char* vect, const char* uplo, const std::int64_t* n,
                      const std::int64_t* kd, const std::complex<double>* AB, const std::int64_t* ldab,
                      double* D, double* E, std::complex<double>* hous, const std::int64_t* lhous,
                      std::complex<double>* work, const std::int64_t* lwork, std::int64_t* info);
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
void ssbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, float* AB,
                    const int* ldab, float* W, float* Z, const int* ldz, float* work, const int* lwork,
                    int* iwork, const int* liwork, int* info);
void ssbevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                       float* AB, const std::int64_t* ldab, float* W, float* Z, const std::int64_t* ldz,
                       float* work, const std::int64_t* lwork, std::int64_t* iwork,
                       const std::int64_t* liwork, std::int64_t* info);
void dsbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, double* AB,
                    const int* ldab, double* W, double* Z, const int* ldz, double* work, const int* lwork,
                    int* iwork, const int* liwork, int* info);
void dsbevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                       double* AB, const std::int64_t* ldab, double* W, double* Z, const std::int64_t* ldz,
                       double* work, const std::int64_t* lwork, std::int64_t* iwork,
                       const std::int64_t* liwork, std::int64_t* info);
void chbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, std::complex<float>* AB,
                    const int* ldab, float* W, std::complex<float>* Z, const int* ldz,
                    std::complex<float>* work, const int* lwork, float* rwork, const int* lrwork, int* iwork,
                    const int* liwork, int* info);
void chbevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                       std::complex<float>* AB, const std::int64_t* ldab, float* W, std::complex<float>* Z,
                       const std::int64_t* ldz, std::complex<float>* work, const std::int64_t* lwork,
                       float* rwork, const std::int64_t* lrwork, std::int64_t* iwork,
                       const std::int64_t* liwork, std::int64_t* info);
void zhbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, std::complex<double>* AB,
                    const int* ldab, double* W, std::complex<double>* Z, const int* ldz,
                    std::complex<double>* work, const int* lwork, double* rwork, const int* lrwork,
                    int* iwork, const int* liwork, int* info);
void zhbevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                       std::complex<double>* AB, const std::int64_t* ldab, double* W, std::complex<double>* Z,
                       const std::int64_t* ldz, std::complex<double>* work, const std::int64_t* lwork,
                       double* rwork, const std::int64_t* lrwork, std::int64_t* iwork,
                       const std::int64_t* liwork, std::int64_t* info);
void ssbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, float* AB,
                   const int* ldab, float* W, float* Z, const int* ldz, float* work, const int* lwork,
                   int* info);
void ssbev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                      float* AB, const std::int64_t* ldab, float* W, float* Z, const std::int64_t* ldz,
                      float* work, const std::int64_t* lwork, std::int64_t* info);
void dsbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, double* AB,
                   const int* ldab, double* W, double* Z, const int* ldz, double* work, const int* lwork,
                   int* info);
void dsbev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                      double* AB, const std::int64_t* ldab, double* W, double* Z, const std::int64_t* ldz,
                      double* work, const std::int64_t* lwork, std::int64_t* info);
void chbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, std::complex<float>* AB,
                   const int* ldab, float* W, std::complex<float>* Z, const int* ldz,
                   std::complex<float>* work, const int* lwork, float* rwork, int* info);
void chbev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                      std::complex<float>* AB, const std::int64_t* ldab, float* W, std::complex<float>* Z,
                      const std::int64_t* ldz, std::complex<float>* work, const std::int64_t* lwork,
                      float* rwork, std::int64_t* info);
void zhbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, std::complex<double>* AB,
                   const int* ldab, double* W, std::complex<double>* Z, const int* ldz,
                   std::complex<double>* work, const int* lwork, double* rwork, int* info);
void zhbev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                      std::complex<double>* AB, const std::int64_t* ldab, double* W, std::complex<double>* Z,
                      const std::int64_t* ldz, std::complex<double>* work, const std::int64_t* lwork,
                      double* rwork, std::int64_t* info);
void ssbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd,
                    float* AB, const int* ldab, float* Q, const int* ldq, const float* vl, const float* vu,
                    const int* il, const int* iu, const float* abstol, int* m, float* W, float* Z,
                    const int* ldz, float* work, const int* lwork, int* iwork, int* ifail, int* info);
void ssbevx_2stage_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                       const std::int64_t* kd, float* AB, const std::int64_t* ldab, float* Q,
                       const std::int64_t* ldq, const float* vl, const float* vu, const std::int64_t* il,
                       const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W, float* Z,
                       const std::int64_t* ldz, float* work, const std::int64_t* lwork, std::int64_t* iwork,
                       std::int64_t* ifail, std::int64_t* info);
void dsbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd,
                    double* AB, const int* ldab, double* Q, const int* ldq, const double* vl,
                    const double* vu, const int* il, const int* iu, const double* abstol, int* m, double* W,
                    double* Z, const int* ldz, double* work, const int* lwork, int* iwork, int* ifail,
                    int* info);
void dsbevx_2stage_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                       const std::int64_t* kd, double* AB, const std::int64_t* ldab, double* Q,
                       const std::int64_t* ldq, const double* vl, const double* vu, const std::int64_t* il,
                       const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W, double* Z,
                       const std::int64_t* ldz, double* work, const std::int64_t* lwork, std::int64_t* iwork,
                       std::int64_t* ifail, std::int64_t* info);
void chbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd,
                    std::complex<float>* AB, const int* ldab, std::complex<float>* Q, const int* ldq,
                    const float* vl, const float* vu, const int* il, const int* iu, const float* abstol,
                    int* m, float* W, std::complex<float>* Z, const int* ldz, std::complex<float>* work,
                    const int* lwork, float* rwork, int* iwork, int* ifail, int* info);
void chbevx_2stage_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                       const std::int64_t* kd, std::complex<float>* AB, const std::int64_t* ldab,
                       std::complex<float>* Q, const std::int64_t* ldq, const float* vl, const float* vu,
                       const std::int64_t* il, const std::int64_t* iu, const float* abstol, std::int64_t* m,
                       float* W, std::complex<float>* Z, const std::int64_t* ldz, std::complex<float>* work,
                       const std::int64_t* lwork, float* rwork, std::int64_t* iwork, std::int64_t* ifail,
                       std::int64_t* info);
void zhbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd,
                    std::complex<double>* AB, const int* ldab, std::complex<double>* Q, const int* ldq,
                    const double* vl, const double* vu, const int* il, const int* iu, const double* abstol,
                    int* m, double* W, std::complex<double>* Z, const int* ldz, std::complex<double>* work,
                    const int* lwork, double* rwork, int* iwork, int* ifail, int* info);
void zhbevx_2stage_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                       const std::int64_t* kd, std::complex<double>* AB, const std::int64_t* ldab,
                       std::complex<double>* Q, const std::int64_t* ldq, const double* vl, const double* vu,
                       const std::int64_t* il, const std::int64_t* iu, const double* abstol, std::int64_t* m,
                       double* W, std::complex<double>* Z, const std::int64_t* ldz,
                       std::complex<double>* work, const std::int64_t* lwork, double* rwork,
                       std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info);
void sspevd_(const char* jobz, const char* uplo, const int* n, const float* AP, float* W, float* Z,
             const int* ldz, float* work, const int* lwork, int* iwork, const int* liwork, int* info);
void sspevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const float* AP, float* W,
                float* Z, const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info);
void dspevd_(const char* jobz, const char* uplo, const int* n, const double* AP, double* W, double* Z,
             const int* ldz, double* work, const int* lwork, int* iwork, const int* liwork, int* info);
void dspevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const double* AP, double* W,
                double* Z, const std::int64_t* ldz, double* work, const std::int64_t* lwork,
                std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info);
void chpevd_(const char* jobz, const char* uplo, const int* n, const std::complex<float>* AP, float* W,
             std::complex<float>* Z, const int* ldz, std::complex<float>* work, const int* lwork,
             float* rwork, const int* lrwork, int* iwork, const int* liwork, int* info);
void chpevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::complex<float>* AP,
                float* W, std::complex<float>* Z, const std::int64_t* ldz, std::complex<float>* work,
                const std::int64_t* lwork, float* rwork, const std::int64_t* lrwork, std::int64_t* iwork,
                const std::int64_t* liwork, std::int64_t* info);
void zhpevd_(const char* jobz, const char* uplo, const int* n, const std::complex<double>* AP, double* W,
             std::complex<double>* Z, const int* ldz, std::complex<double>* work, const int* lwork,
             double* rwork, const int* lrwork, int* iwork, const int* liwork, int* info);
void zhpevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::complex<double>* AP,
                double* W, std::complex<double>* Z, const std::int64_t* ldz, std::complex<double>* work,
                const std::int64_t* lwork, double* rwork, const std::int64_t* lrwork, std::int64_t* iwork,
                const std::int64_t* liwork, std::int64_t* info);
void sspev_(const char* jobz, const char* uplo, const int* n, const float* AP, float* W, float* Z,
            const int* ldz, float* work, int* info);
void sspev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const float* AP, float* W, float* Z,
               const std::int64_t* ldz, float* work, std::int64_t* info);
void dspev_(const char* jobz, const char* uplo, const int* n, const double* AP, double* W, double* Z,
            const int* ldz, double* work, int* info);
void dspev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const double* AP, double* W,
               double* Z, const std::int64_t* ldz, double* work, std::int64_t* info);
void chpev_(const char* jobz, const char* uplo, const int* n, const std::complex<float>* AP, float* W,
            std::complex<float>* Z, const int* ldz, std::complex<float>* work, float* rwork, int* info);
void chpev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::complex<float>* AP,
               float* W, std::complex<float>* Z, const std::int64_t* ldz, std::complex<float>* work,
               float* rwork, std::int64_t* info);
void zhpev_(const char* jobz, const char* uplo, const int* n, const std::complex<double>* AP, double* W,
            std::complex<double>* Z, const int* ldz, std::complex<double>* work, double* rwork, int* info);
void zhpev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::complex<double>* AP,
               double* W, std::complex<double>* Z, const std::int64_t* ldz, std::complex<double>* work,
               double* rwork, std::int64_t* info);
void sspgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, const float* AP, float* BP,
             float* W, float* Z, const int* ldz, float* work, const int* lwork, int* iwork, const int* liwork,
             int* info);
void sspgvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
                const float* AP, float* BP, float* W, float* Z, const std::int64_t* ldz, float* work,
                const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void dspgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, const double* AP, double* BP,
             double* W, double* Z, const int* ldz, double* work, const int* lwork, int* iwork,
             const int* liwork, int* info);
void dspgvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
                const double* AP, double* BP, double* W, double* Z, const std::int64_t* ldz, double* work,
                const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void chpgvd_(const int* itype, const char* jobz, const char* uplo, const int* n,
             const std::complex<float>* AP, std::complex<float>* BP, float* W, std::complex<float>* Z,
             const int* ldz, std::complex<float>* work, const int* lwork, float* rwork, const int* lrwork,
             int* iwork, const int* liwork, int* info);
void chpgvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
                const std::complex<float>* AP, std::complex<float>* BP, float* W, std::complex<float>* Z,
                const std::int64_t* ldz, std::complex<float>* work, const std::int64_t* lwork, float* rwork,
                const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void zhpgvd_(const int* itype, const char* jobz, const char* uplo, const int* n,
             const std::complex<double>* AP, std::complex<double>* BP, double* W, std::complex<double>* Z,
             const int* ldz, std::complex<double>* work, const int* lwork, double* rwork, const int* lrwork,
             int* iwork, const int* liwork, int* info);
void zhpgvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
                const std::complex<double>* AP, std::complex<double>* BP, double* W, std::complex<double>* Z,
                const std::int64_t* ldz, std::complex<double>* work, const std::int64_t* lwork, double* rwork,
                const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                std::int64_t* info);
void sspgv_(const int* itype, const char* jobz, const char* uplo, const int* n, const float* AP, float* BP,
            float* W, float* Z, const int* ldz, float* work, int* info);
void sspgv_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
               const float* AP, float* BP, float* W, float* Z, const std::int64_t* ldz, float* work,
               std::int64_t* info);
void dspgv_(const int* itype, const char* jobz, const char* uplo, const int* n, const double* AP, double* BP,
            double* W, double* Z, const int* ldz, double* work, int* info);
void dspgv_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
               const double* AP, double* BP, double* W, double* Z, const std::int64_t* ldz, double* work,
               std::int64_t* info);
void chpgv_(const int* itype, const char* jobz, const char* uplo, const int* n, const std::complex<float>* AP,
            std::complex<float>* BP, float* W, std::complex<float>* Z, const int* ldz,
            std::complex<float>* work, float* rwork, int* info);
void chpgv_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
               const std::complex<float>* AP, std::complex<float>* BP, float* W, std::complex<float>* Z,
               const std::int64_t* ldz, std::complex<float>* work, float* rwork, std::int64_t* info);
void zhpgv_(const int* itype, const char* jobz, const char* uplo, const int* n,
            const std::complex<double>* AP, std::complex<double>* BP, double* W, std::complex<double>* Z,
            const int* ldz, std::complex<double>* work, double* rwork, int* info);
void zhpgv_64_(const std::int64_t* itype, const char* jobz, const char* uplo, const std::int64_t* n,
               const std::complex<double>* AP, std::complex<double>* BP, double* W, std::complex<double>* Z,
               const std::int64_t* ldz, std::complex<double>* work, double* rwork, std::int64_t* info);
}
