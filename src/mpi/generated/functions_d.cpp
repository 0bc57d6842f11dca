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

lapilli_int lapilli_pdsyev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, double* A,
                           const int* desca, double* W, double* Z, const int* descz) {
    static void* const next = next_symbol("pdsyev_");
    const Entry entry{"pdsyev", "jobz uplo n A descA W Z descZ", false, ctx};
    const int one = 1;
    Copies<double> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<double>& w, int* code) {
call_symbol(next, &jobz, &uplo, &n_, own.A.data<double>(), &one, &one, own.A.desc(), own.W.data(),
            own.Z.data<double>(), &one, &one, own.Z.desc(), w.work, w.lwork, code, std::size_t(1),
            std::size_t(1));
};
    const lapilli_int info = syev<double>(entry, Next<double>{next != nullptr, true, call, &own}, nullptr, jobz, uplo, n, Matrix<double>{A, nullptr, nullptr, desca}, W, Matrix<double>{Z, nullptr, nullptr, descz});
    return info;
}

lapilli_int lapilli_pdsyevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, double* A,
                            const int* desca, double* W, double* Z, const int* descz) {
    static void* const next = next_symbol("pdsyevd_");
    const Entry entry{"pdsyevd", "jobz uplo n A descA W Z descZ", false, ctx};
    const int one = 1;
    Copies<double> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<double>& w, int* code) {
call_symbol(next, &jobz, &uplo, &n_, own.A.data<double>(), &one, &one, own.A.desc(), own.W.data(),
            own.Z.data<double>(), &one, &one, own.Z.desc(), w.work, w.lwork, w.iwork, w.liwork, code,
            std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syevd<double>(entry, Next<double>{next != nullptr, true, call, &own}, nullptr, jobz, uplo, n, Matrix<double>{A, nullptr, nullptr, desca}, W, Matrix<double>{Z, nullptr, nullptr, descz});
    return info;
}

lapilli_int lapilli_pdsyevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n, double* A,
                            const int* desca, double vl, double vu, lapilli_int il, lapilli_int iu,
                            lapilli_int* m, double* W, double* Z, const int* descz) {
    static void* const next = next_symbol("pdsyevx_");
    const Entry entry{"pdsyevx", "jobz range uplo n A descA vl vu il iu m W Z descZ", false, ctx};
    const int one = 1;
    Copies<double> own;
    const int n_ = narrowed(n);
    const int il_ = narrowed(il);
    const int iu_ = narrowed(iu);
    const double abstol_ = 0;
    int m_ = 0;
    int nz_ = 0;
    const double orfac_ = -1;
    const auto call = [&](const WorkArrays<double>& w, int* code) {
call_symbol(next, &jobz, &range, &uplo, &n_, own.A.data<double>(), &one, &one, own.A.desc(), &vl, &vu, &il_,
            &iu_, &abstol_, &m_, &nz_, own.W.data(), &orfac_, own.Z.data<double>(), &one, &one, own.Z.desc(),
            w.work, w.lwork, w.iwork, w.liwork, own.ifail.data(), own.iclustr.data(), own.gap.data(), code,
            std::size_t(1), std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syevx<double>(entry, Next<double>{next != nullptr, true, call, &own}, nullptr, jobz, range, uplo, n, Matrix<double>{A, nullptr, nullptr, desca}, vl, vu, il, iu, abstol_, &m_, &nz_, W, orfac_, Matrix<double>{Z, nullptr, nullptr, descz}, nullptr, nullptr, nullptr);
    if (info >= 0 && m != nullptr) *m = m_;
    return info;
}

lapilli_int lapilli_pdsyevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n, double* A,
                            const int* desca, double vl, double vu, lapilli_int il, lapilli_int iu,
                            lapilli_int* m, double* W, double* Z, const int* descz) {
    static void* const next = next_symbol("pdsyevr_");
    const Entry entry{"pdsyevr", "jobz range uplo n A descA vl vu il iu m W Z descZ", false, ctx};
    const int one = 1;
    Copies<double> own;
    const int n_ = narrowed(n);
    const int il_ = narrowed(il);
    const int iu_ = narrowed(iu);
    int m_ = 0;
    int nz_ = 0;
    const auto call = [&](const WorkArrays<double>& w, int* code) {
call_symbol(next, &jobz, &range, &uplo, &n_, own.A.data<double>(), &one, &one, own.A.desc(), &vl, &vu, &il_,
            &iu_, &m_, &nz_, own.W.data(), own.Z.data<double>(), &one, &one, own.Z.desc(), w.work, w.lwork,
            w.iwork, w.liwork, code, std::size_t(1), std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syevr<double>(entry, Next<double>{next != nullptr, true, call, &own}, nullptr, jobz, range, uplo, n, Matrix<double>{A, nullptr, nullptr, desca}, vl, vu, il, iu, &m_, &nz_, W, Matrix<double>{Z, nullptr, nullptr, descz});
    if (info >= 0 && m != nullptr) *m = m_;
    return info;
}

lapilli_int lapilli_pdsygvx(lapilli_context ctx, lapilli_int ibtype, char jobz, char range, char uplo,
                            lapilli_int n, double* A, const int* desca, double* B, const int* descb,
                            double vl, double vu, lapilli_int il, lapilli_int iu, lapilli_int* m, double* W,
                            double* Z, const int* descz) {
    static void* const next = next_symbol("pdsygvx_");
    const Entry entry{"pdsygvx", "ibtype jobz range uplo n A descA B descB vl vu il iu m W Z descZ", false, ctx};
    const int one = 1;
    Copies<double> own;
    const int ibtype_ = narrowed(ibtype);
    const int n_ = narrowed(n);
    const int il_ = narrowed(il);
    const int iu_ = narrowed(iu);
    const double abstol_ = 0;
    int m_ = 0;
    int nz_ = 0;
    const double orfac_ = -1;
    const auto call = [&](const WorkArrays<double>& w, int* code) {
call_symbol(next, &ibtype_, &jobz, &range, &uplo, &n_, own.A.data<double>(), &one, &one, own.A.desc(),
            own.B.data<double>(), &one, &one, own.B.desc(), &vl, &vu, &il_, &iu_, &abstol_, &m_, &nz_,
            own.W.data(), &orfac_, own.Z.data<double>(), &one, &one, own.Z.desc(), w.work, w.lwork, w.iwork,
            w.liwork, own.ifail.data(), own.iclustr.data(), own.gap.data(), code, std::size_t(1),
            std::size_t(1), std::size_t(1));
};
    const lapilli_int info = sygvx<double>(entry, Next<double>{next != nullptr, true, call, &own}, nullptr, ibtype, jobz, range, uplo, n, Matrix<double>{A, nullptr, nullptr, desca}, Matrix<double>{B, nullptr, nullptr, descb}, vl, vu, il, iu, abstol_, &m_, &nz_, W, orfac_, Matrix<double>{Z, nullptr, nullptr, descz}, nullptr, nullptr, nullptr);
    if (info >= 0 && m != nullptr) *m = m_;
    return info;
}

lapilli_int lapilli_pdsygst(lapilli_context ctx, lapilli_int ibtype, char uplo, lapilli_int n, double* A,
                            const int* desca, const double* B, const int* descb) {
    static void* const next = next_symbol("pdsygst_");
    const Entry entry{"pdsygst", "ibtype uplo n A descA B descB", false, ctx};
    const int one = 1;
    Copies<double> own;
    const int ibtype_ = narrowed(ibtype);
    const int n_ = narrowed(n);
    double scale_ = 1;
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, &ibtype_, &uplo, &n_, own.A.data<double>(), &one, &one, own.A.desc(), own.B.data<double>(),
            &one, &one, own.B.desc(), &scale_, code, std::size_t(1));
};
    const lapilli_int info = sygst<double>(entry, Next<double>{next != nullptr, false, call, &own}, nullptr, ibtype, uplo, n, Matrix<double>{A, nullptr, nullptr, desca}, Matrix<double>{const_cast<double*>(B), nullptr, nullptr, descb}, &scale_);
    return info;
}

lapilli_int lapilli_pdpotrf(lapilli_context ctx, char uplo, lapilli_int n, double* A, const int* desca) {
    static void* const next = next_symbol("pdpotrf_");
    const Entry entry{"pdpotrf", "uplo n A descA", false, ctx};
    const int one = 1;
    Copies<double> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, &uplo, &n_, own.A.data<double>(), &one, &one, own.A.desc(), code, std::size_t(1));
};
    const lapilli_int info = potrf<double>(entry, Next<double>{next != nullptr, false, call, &own}, nullptr, uplo, n, Matrix<double>{A, nullptr, nullptr, desca});
    return info;
}

lapilli_int lapilli_pdpotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, double* A,
                            const int* desca, double* B, const int* descb) {
    static void* const next = next_symbol("pdpotrs_");
    const Entry entry{"pdpotrs", "uplo n nrhs A descA B descB", false, ctx};
    const int one = 1;
    Copies<double> own;
    const int n_ = narrowed(n);
    const int nrhs_ = narrowed(nrhs);
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, &uplo, &n_, &nrhs_, own.A.data<double>(), &one, &one, own.A.desc(), own.B.data<double>(),
            &one, &one, own.B.desc(), code, std::size_t(1));
};
    const lapilli_int info = potrs<double>(entry, Next<double>{next != nullptr, false, call, &own}, nullptr, uplo, n, nrhs, Matrix<double>{A, nullptr, nullptr, desca}, Matrix<double>{B, nullptr, nullptr, descb});
    return info;
}

lapilli_int lapilli_pdpotri(lapilli_context ctx, char uplo, lapilli_int n, double* A, const int* desca) {
    static void* const next = next_symbol("pdpotri_");
    const Entry entry{"pdpotri", "uplo n A descA", false, ctx};
    const int one = 1;
    Copies<double> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, &uplo, &n_, own.A.data<double>(), &one, &one, own.A.desc(), code, std::size_t(1));
};
    const lapilli_int info = potri<double>(entry, Next<double>{next != nullptr, false, call, &own}, nullptr, uplo, n, Matrix<double>{A, nullptr, nullptr, desca});
    return info;
}

lapilli_int lapilli_pdtrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n, double* A,
                            const int* desca) {
    static void* const next = next_symbol("pdtrtri_");
    const Entry entry{"pdtrtri", "uplo diag n A descA", false, ctx};
    const int one = 1;
    Copies<double> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, &uplo, &diag, &n_, own.A.data<double>(), &one, &one, own.A.desc(), code, std::size_t(1),
            std::size_t(1));
};
    const lapilli_int info = trtri<double>(entry, Next<double>{next != nullptr, false, call, &own}, nullptr, uplo, diag, n, Matrix<double>{A, nullptr, nullptr, desca});
    return info;
}

lapilli_int lapilli_pdgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A, const int* desca,
                            int* ipiv) {
    static void* const next = next_symbol("pdgetrf_");
    const Entry entry{"pdgetrf", "m n A descA ipiv", false, ctx};
    const int one = 1;
    Copies<double> own;
    const int m_ = narrowed(m);
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, &m_, &n_, own.A.data<double>(), &one, &one, own.A.desc(), own.ipiv.data(), code);
};
    const lapilli_int info = getrf<double>(entry, Next<double>{next != nullptr, false, call, &own}, nullptr, m, n, Matrix<double>{A, nullptr, nullptr, desca}, const_cast<int*>(ipiv));
    return info;
}

lapilli_int lapilli_pdgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs, double* A,
                            const int* desca, const int* ipiv, double* B, const int* descb) {
    static void* const next = next_symbol("pdgetrs_");
    const Entry entry{"pdgetrs", "trans n nrhs A descA ipiv B descB", false, ctx};
    const int one = 1;
    Copies<double> own;
    const int n_ = narrowed(n);
    const int nrhs_ = narrowed(nrhs);
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, &trans, &n_, &nrhs_, own.A.data<double>(), &one, &one, own.A.desc(), own.ipiv.data(),
            own.B.data<double>(), &one, &one, own.B.desc(), code, std::size_t(1));
};
    const lapilli_int info = getrs<double>(entry, Next<double>{next != nullptr, false, call, &own}, nullptr, trans, n, nrhs, Matrix<double>{A, nullptr, nullptr, desca}, const_cast<int*>(ipiv), Matrix<double>{B, nullptr, nullptr, descb});
    return info;
}

lapilli_int lapilli_pdgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, double* A, const int* desca,
                           int* ipiv, double* B, const int* descb) {
    static void* const next = next_symbol("pdgesv_");
    const Entry entry{"pdgesv", "n nrhs A descA ipiv B descB", false, ctx};
    const int one = 1;
    Copies<double> own;
    const int n_ = narrowed(n);
    const int nrhs_ = narrowed(nrhs);
    const auto call = [&](const WorkArrays<double>&, int* code) {
call_symbol(next, &n_, &nrhs_, own.A.data<double>(), &one, &one, own.A.desc(), own.ipiv.data(),
            own.B.data<double>(), &one, &one, own.B.desc(), code);
};
    const lapilli_int info = gesv<double>(entry, Next<double>{next != nullptr, false, call, &own}, nullptr, n, nrhs, Matrix<double>{A, nullptr, nullptr, desca}, const_cast<int*>(ipiv), Matrix<double>{B, nullptr, nullptr, descb});
    return info;
}
