// SPDX-License-Identifier: BSD-3-Clause
// The functions of lapilli/mpi.h.
// Written by tools/generate from src/mpi/routines.txt: change the table, then run make generate.
// clang-format off
#include "mpi/eigen.hpp"
#include "mpi/factor.hpp"
#include "mpi/glue.hpp"
#include "mpi/symbols.hpp"
#include "lapilli/mpi.h"

using namespace lapilli::mpi;

lapilli_int lapilli_pzheev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                           lapilli_complex_double* A, const int* desca, double* W, lapilli_complex_double* Z,
                           const int* descz) {
    static void* const next = next_symbol("pzheev_");
    const Entry entry{"pzheev", "jobz uplo n A descA W Z descZ", false, ctx};
    const int one = 1;
    Copies<std::complex<double>> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<std::complex<double>>& w, int* code) {
call_symbol(next, &jobz, &uplo, &n_, own.A.data<std::complex<double>>(), &one, &one, own.A.desc(),
            own.W.data(), own.Z.data<std::complex<double>>(), &one, &one, own.Z.desc(), w.work, w.lwork,
            w.rwork, w.lrwork, code, std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syev<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, true, call, &own}, nullptr, jobz, uplo, n, Matrix<std::complex<double>>{A, nullptr, nullptr, desca}, W, Matrix<std::complex<double>>{Z, nullptr, nullptr, descz});
    return info;
}

lapilli_int lapilli_pzheevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                            lapilli_complex_double* A, const int* desca, double* W, lapilli_complex_double* Z,
                            const int* descz) {
    static void* const next = next_symbol("pzheevd_");
    const Entry entry{"pzheevd", "jobz uplo n A descA W Z descZ", false, ctx};
    const int one = 1;
    Copies<std::complex<double>> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<std::complex<double>>& w, int* code) {
call_symbol(next, &jobz, &uplo, &n_, own.A.data<std::complex<double>>(), &one, &one, own.A.desc(),
            own.W.data(), own.Z.data<std::complex<double>>(), &one, &one, own.Z.desc(), w.work, w.lwork,
            w.rwork, w.lrwork, w.iwork, w.liwork, code, std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syevd<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, true, call, &own}, nullptr, jobz, uplo, n, Matrix<std::complex<double>>{A, nullptr, nullptr, desca}, W, Matrix<std::complex<double>>{Z, nullptr, nullptr, descz});
    return info;
}

lapilli_int lapilli_pzheevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                            lapilli_complex_double* A, const int* desca, double vl, double vu, lapilli_int il,
                            lapilli_int iu, lapilli_int* m, double* W, lapilli_complex_double* Z,
                            const int* descz) {
    static void* const next = next_symbol("pzheevx_");
    const Entry entry{"pzheevx", "jobz range uplo n A descA vl vu il iu m W Z descZ", false, ctx};
    const int one = 1;
    Copies<std::complex<double>> own;
    const int n_ = narrowed(n);
    const int il_ = narrowed(il);
    const int iu_ = narrowed(iu);
    const double abstol_ = 0;
    int m_ = 0;
    int nz_ = 0;
    const double orfac_ = -1;
    const auto call = [&](const WorkArrays<std::complex<double>>& w, int* code) {
call_symbol(next, &jobz, &range, &uplo, &n_, own.A.data<std::complex<double>>(), &one, &one, own.A.desc(),
            &vl, &vu, &il_, &iu_, &abstol_, &m_, &nz_, own.W.data(), &orfac_,
            own.Z.data<std::complex<double>>(), &one, &one, own.Z.desc(), w.work, w.lwork, w.rwork, w.lrwork,
            w.iwork, w.liwork, own.ifail.data(), own.iclustr.data(), own.gap.data(), code, std::size_t(1),
            std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syevx<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, true, call, &own}, nullptr, jobz, range, uplo, n, Matrix<std::complex<double>>{A, nullptr, nullptr, desca}, vl, vu, il, iu, abstol_, &m_, &nz_, W, orfac_, Matrix<std::complex<double>>{Z, nullptr, nullptr, descz}, nullptr, nullptr, nullptr);
    if (info >= 0 && m != nullptr) *m = m_;
    return info;
}

lapilli_int lapilli_pzheevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                            lapilli_complex_double* A, const int* desca, double vl, double vu, lapilli_int il,
                            lapilli_int iu, lapilli_int* m, double* W, lapilli_complex_double* Z,
                            const int* descz) {
    static void* const next = next_symbol("pzheevr_");
    const Entry entry{"pzheevr", "jobz range uplo n A descA vl vu il iu m W Z descZ", false, ctx};
    const int one = 1;
    Copies<std::complex<double>> own;
    const int n_ = narrowed(n);
    const int il_ = narrowed(il);
    const int iu_ = narrowed(iu);
    int m_ = 0;
    int nz_ = 0;
    const auto call = [&](const WorkArrays<std::complex<double>>& w, int* code) {
call_symbol(next, &jobz, &range, &uplo, &n_, own.A.data<std::complex<double>>(), &one, &one, own.A.desc(),
            &vl, &vu, &il_, &iu_, &m_, &nz_, own.W.data(), own.Z.data<std::complex<double>>(), &one, &one,
            own.Z.desc(), w.work, w.lwork, w.rwork, w.lrwork, w.iwork, w.liwork, code, std::size_t(1),
            std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syevr<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, true, call, &own}, nullptr, jobz, range, uplo, n, Matrix<std::complex<double>>{A, nullptr, nullptr, desca}, vl, vu, il, iu, &m_, &nz_, W, Matrix<std::complex<double>>{Z, nullptr, nullptr, descz});
    if (info >= 0 && m != nullptr) *m = m_;
    return info;
}

lapilli_int lapilli_pzhegvx(lapilli_context ctx, lapilli_int ibtype, char jobz, char range, char uplo,
                            lapilli_int n, lapilli_complex_double* A, const int* desca,
                            lapilli_complex_double* B, const int* descb, double vl, double vu, lapilli_int il,
                            lapilli_int iu, lapilli_int* m, double* W, lapilli_complex_double* Z,
                            const int* descz) {
    static void* const next = next_symbol("pzhegvx_");
    const Entry entry{"pzhegvx", "ibtype jobz range uplo n A descA B descB vl vu il iu m W Z descZ", false, ctx};
    const int one = 1;
    Copies<std::complex<double>> own;
    const int ibtype_ = narrowed(ibtype);
    const int n_ = narrowed(n);
    const int il_ = narrowed(il);
    const int iu_ = narrowed(iu);
    const double abstol_ = 0;
    int m_ = 0;
    int nz_ = 0;
    const double orfac_ = -1;
    const auto call = [&](const WorkArrays<std::complex<double>>& w, int* code) {
call_symbol(next, &ibtype_, &jobz, &range, &uplo, &n_, own.A.data<std::complex<double>>(), &one, &one,
            own.A.desc(), own.B.data<std::complex<double>>(), &one, &one, own.B.desc(), &vl, &vu, &il_, &iu_,
            &abstol_, &m_, &nz_, own.W.data(), &orfac_, own.Z.data<std::complex<double>>(), &one, &one,
            own.Z.desc(), w.work, w.lwork, w.rwork, w.lrwork, w.iwork, w.liwork, own.ifail.data(),
            own.iclustr.data(), own.gap.data(), code, std::size_t(1), std::size_t(1), std::size_t(1));
};
    const lapilli_int info = sygvx<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, true, call, &own}, nullptr, ibtype, jobz, range, uplo, n, Matrix<std::complex<double>>{A, nullptr, nullptr, desca}, Matrix<std::complex<double>>{B, nullptr, nullptr, descb}, vl, vu, il, iu, abstol_, &m_, &nz_, W, orfac_, Matrix<std::complex<double>>{Z, nullptr, nullptr, descz}, nullptr, nullptr, nullptr);
    if (info >= 0 && m != nullptr) *m = m_;
    return info;
}

lapilli_int lapilli_pzhegst(lapilli_context ctx, lapilli_int ibtype, char uplo, lapilli_int n,
                            lapilli_complex_double* A, const int* desca, const lapilli_complex_double* B,
                            const int* descb) {
    static void* const next = next_symbol("pzhegst_");
    const Entry entry{"pzhegst", "ibtype uplo n A descA B descB", false, ctx};
    const int one = 1;
    Copies<std::complex<double>> own;
    const int ibtype_ = narrowed(ibtype);
    const int n_ = narrowed(n);
    double scale_ = 1;
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, &ibtype_, &uplo, &n_, own.A.data<std::complex<double>>(), &one, &one, own.A.desc(),
            own.B.data<std::complex<double>>(), &one, &one, own.B.desc(), &scale_, code, std::size_t(1));
};
    const lapilli_int info = sygst<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call, &own}, nullptr, ibtype, uplo, n, Matrix<std::complex<double>>{A, nullptr, nullptr, desca}, Matrix<std::complex<double>>{const_cast<std::complex<double>*>(B), nullptr, nullptr, descb}, &scale_);
    return info;
}

lapilli_int lapilli_pzpotrf(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double* A,
                            const int* desca) {
    static void* const next = next_symbol("pzpotrf_");
    const Entry entry{"pzpotrf", "uplo n A descA", false, ctx};
    const int one = 1;
    Copies<std::complex<double>> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, &uplo, &n_, own.A.data<std::complex<double>>(), &one, &one, own.A.desc(), code,
            std::size_t(1));
};
    const lapilli_int info = potrf<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call, &own}, nullptr, uplo, n, Matrix<std::complex<double>>{A, nullptr, nullptr, desca});
    return info;
}

lapilli_int lapilli_pzpotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                            lapilli_complex_double* A, const int* desca, lapilli_complex_double* B,
                            const int* descb) {
    static void* const next = next_symbol("pzpotrs_");
    const Entry entry{"pzpotrs", "uplo n nrhs A descA B descB", false, ctx};
    const int one = 1;
    Copies<std::complex<double>> own;
    const int n_ = narrowed(n);
    const int nrhs_ = narrowed(nrhs);
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, &uplo, &n_, &nrhs_, own.A.data<std::complex<double>>(), &one, &one, own.A.desc(),
            own.B.data<std::complex<double>>(), &one, &one, own.B.desc(), code, std::size_t(1));
};
    const lapilli_int info = potrs<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call, &own}, nullptr, uplo, n, nrhs, Matrix<std::complex<double>>{A, nullptr, nullptr, desca}, Matrix<std::complex<double>>{B, nullptr, nullptr, descb});
    return info;
}

lapilli_int lapilli_pzpotri(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double* A,
                            const int* desca) {
    static void* const next = next_symbol("pzpotri_");
    const Entry entry{"pzpotri", "uplo n A descA", false, ctx};
    const int one = 1;
    Copies<std::complex<double>> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, &uplo, &n_, own.A.data<std::complex<double>>(), &one, &one, own.A.desc(), code,
            std::size_t(1));
};
    const lapilli_int info = potri<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call, &own}, nullptr, uplo, n, Matrix<std::complex<double>>{A, nullptr, nullptr, desca});
    return info;
}

lapilli_int lapilli_pztrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n,
                            lapilli_complex_double* A, const int* desca) {
    static void* const next = next_symbol("pztrtri_");
    const Entry entry{"pztrtri", "uplo diag n A descA", false, ctx};
    const int one = 1;
    Copies<std::complex<double>> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, &uplo, &diag, &n_, own.A.data<std::complex<double>>(), &one, &one, own.A.desc(), code,
            std::size_t(1), std::size_t(1));
};
    const lapilli_int info = trtri<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call, &own}, nullptr, uplo, diag, n, Matrix<std::complex<double>>{A, nullptr, nullptr, desca});
    return info;
}

lapilli_int lapilli_pzgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_double* A,
                            const int* desca, int* ipiv) {
    static void* const next = next_symbol("pzgetrf_");
    const Entry entry{"pzgetrf", "m n A descA ipiv", false, ctx};
    const int one = 1;
    Copies<std::complex<double>> own;
    const int m_ = narrowed(m);
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, &m_, &n_, own.A.data<std::complex<double>>(), &one, &one, own.A.desc(), own.ipiv.data(),
            code);
};
    const lapilli_int info = getrf<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call, &own}, nullptr, m, n, Matrix<std::complex<double>>{A, nullptr, nullptr, desca}, const_cast<int*>(ipiv));
    return info;
}

lapilli_int lapilli_pzgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                            lapilli_complex_double* A, const int* desca, const int* ipiv,
                            lapilli_complex_double* B, const int* descb) {
    static void* const next = next_symbol("pzgetrs_");
    const Entry entry{"pzgetrs", "trans n nrhs A descA ipiv B descB", false, ctx};
    const int one = 1;
    Copies<std::complex<double>> own;
    const int n_ = narrowed(n);
    const int nrhs_ = narrowed(nrhs);
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, &trans, &n_, &nrhs_, own.A.data<std::complex<double>>(), &one, &one, own.A.desc(),
            own.ipiv.data(), own.B.data<std::complex<double>>(), &one, &one, own.B.desc(), code,
            std::size_t(1));
};
    const lapilli_int info = getrs<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call, &own}, nullptr, trans, n, nrhs, Matrix<std::complex<double>>{A, nullptr, nullptr, desca}, const_cast<int*>(ipiv), Matrix<std::complex<double>>{B, nullptr, nullptr, descb});
    return info;
}

lapilli_int lapilli_pzgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, lapilli_complex_double* A,
                           const int* desca, int* ipiv, lapilli_complex_double* B, const int* descb) {
    static void* const next = next_symbol("pzgesv_");
    const Entry entry{"pzgesv", "n nrhs A descA ipiv B descB", false, ctx};
    const int one = 1;
    Copies<std::complex<double>> own;
    const int n_ = narrowed(n);
    const int nrhs_ = narrowed(nrhs);
    const auto call = [&](const WorkArrays<std::complex<double>>&, int* code) {
call_symbol(next, &n_, &nrhs_, own.A.data<std::complex<double>>(), &one, &one, own.A.desc(), own.ipiv.data(),
            own.B.data<std::complex<double>>(), &one, &one, own.B.desc(), code);
};
    const lapilli_int info = gesv<std::complex<double>>(entry, Next<std::complex<double>>{next != nullptr, false, call, &own}, nullptr, n, nrhs, Matrix<std::complex<double>>{A, nullptr, nullptr, desca}, const_cast<int*>(ipiv), Matrix<std::complex<double>>{B, nullptr, nullptr, descb});
    return info;
}
