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

lapilli_int lapilli_pcheev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, lapilli_complex_float* A,
                           const int* desca, float* W, lapilli_complex_float* Z, const int* descz) {
    static void* const next = next_symbol("pcheev_");
    const Entry entry{"pcheev", "jobz uplo n A descA W Z descZ", false, ctx};
    const int one = 1;
    Copies<std::complex<float>> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<std::complex<float>>& w, int* code) {
call_symbol(next, &jobz, &uplo, &n_, own.A.data<std::complex<float>>(), &one, &one, own.A.desc(),
            own.W.data(), own.Z.data<std::complex<float>>(), &one, &one, own.Z.desc(), w.work, w.lwork,
            w.rwork, w.lrwork, code, std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syev<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, true, call, &own}, nullptr, jobz, uplo, n, Matrix<std::complex<float>>{A, nullptr, nullptr, desca}, W, Matrix<std::complex<float>>{Z, nullptr, nullptr, descz});
    return info;
}

lapilli_int lapilli_pcheevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                            lapilli_complex_float* A, const int* desca, float* W, lapilli_complex_float* Z,
                            const int* descz) {
    static void* const next = next_symbol("pcheevd_");
    const Entry entry{"pcheevd", "jobz uplo n A descA W Z descZ", false, ctx};
    const int one = 1;
    Copies<std::complex<float>> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<std::complex<float>>& w, int* code) {
call_symbol(next, &jobz, &uplo, &n_, own.A.data<std::complex<float>>(), &one, &one, own.A.desc(),
            own.W.data(), own.Z.data<std::complex<float>>(), &one, &one, own.Z.desc(), w.work, w.lwork,
            w.rwork, w.lrwork, w.iwork, w.liwork, code, std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syevd<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, true, call, &own}, nullptr, jobz, uplo, n, Matrix<std::complex<float>>{A, nullptr, nullptr, desca}, W, Matrix<std::complex<float>>{Z, nullptr, nullptr, descz});
    return info;
}

lapilli_int lapilli_pcheevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                            lapilli_complex_float* A, const int* desca, float vl, float vu, lapilli_int il,
                            lapilli_int iu, lapilli_int* m, float* W, lapilli_complex_float* Z,
                            const int* descz) {
    static void* const next = next_symbol("pcheevx_");
    const Entry entry{"pcheevx", "jobz range uplo n A descA vl vu il iu m W Z descZ", false, ctx};
    const int one = 1;
    Copies<std::complex<float>> own;
    const int n_ = narrowed(n);
    const int il_ = narrowed(il);
    const int iu_ = narrowed(iu);
    const float abstol_ = 0;
    int m_ = 0;
    int nz_ = 0;
    const float orfac_ = -1;
    const auto call = [&](const WorkArrays<std::complex<float>>& w, int* code) {
call_symbol(next, &jobz, &range, &uplo, &n_, own.A.data<std::complex<float>>(), &one, &one, own.A.desc(), &vl,
            &vu, &il_, &iu_, &abstol_, &m_, &nz_, own.W.data(), &orfac_, own.Z.data<std::complex<float>>(),
            &one, &one, own.Z.desc(), w.work, w.lwork, w.rwork, w.lrwork, w.iwork, w.liwork, own.ifail.data(),
            own.iclustr.data(), own.gap.data(), code, std::size_t(1), std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syevx<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, true, call, &own}, nullptr, jobz, range, uplo, n, Matrix<std::complex<float>>{A, nullptr, nullptr, desca}, vl, vu, il, iu, abstol_, &m_, &nz_, W, orfac_, Matrix<std::complex<float>>{Z, nullptr, nullptr, descz}, nullptr, nullptr, nullptr);
    if (info >= 0 && m != nullptr) *m = m_;
    return info;
}

lapilli_int lapilli_pcheevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                            lapilli_complex_float* A, const int* desca, float vl, float vu, lapilli_int il,
                            lapilli_int iu, lapilli_int* m, float* W, lapilli_complex_float* Z,
                            const int* descz) {
    static void* const next = next_symbol("pcheevr_");
    const Entry entry{"pcheevr", "jobz range uplo n A descA vl vu il iu m W Z descZ", false, ctx};
    const int one = 1;
    Copies<std::complex<float>> own;
    const int n_ = narrowed(n);
    const int il_ = narrowed(il);
    const int iu_ = narrowed(iu);
    int m_ = 0;
    int nz_ = 0;
    const auto call = [&](const WorkArrays<std::complex<float>>& w, int* code) {
call_symbol(next, &jobz, &range, &uplo, &n_, own.A.data<std::complex<float>>(), &one, &one, own.A.desc(), &vl,
            &vu, &il_, &iu_, &m_, &nz_, own.W.data(), own.Z.data<std::complex<float>>(), &one, &one,
            own.Z.desc(), w.work, w.lwork, w.rwork, w.lrwork, w.iwork, w.liwork, code, std::size_t(1),
            std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syevr<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, true, call, &own}, nullptr, jobz, range, uplo, n, Matrix<std::complex<float>>{A, nullptr, nullptr, desca}, vl, vu, il, iu, &m_, &nz_, W, Matrix<std::complex<float>>{Z, nullptr, nullptr, descz});
    if (info >= 0 && m != nullptr) *m = m_;
    return info;
}

lapilli_int lapilli_pchegvx(lapilli_context ctx, lapilli_int ibtype, char jobz, char range, char uplo,
                            lapilli_int n, lapilli_complex_float* A, const int* desca,
                            lapilli_complex_float* B, const int* descb, float vl, float vu, lapilli_int il,
                            lapilli_int iu, lapilli_int* m, float* W, lapilli_complex_float* Z,
                            const int* descz) {
    static void* const next = next_symbol("pchegvx_");
    const Entry entry{"pchegvx", "ibtype jobz range uplo n A descA B descB vl vu il iu m W Z descZ", false, ctx};
    const int one = 1;
    Copies<std::complex<float>> own;
    const int ibtype_ = narrowed(ibtype);
    const int n_ = narrowed(n);
    const int il_ = narrowed(il);
    const int iu_ = narrowed(iu);
    const float abstol_ = 0;
    int m_ = 0;
    int nz_ = 0;
    const float orfac_ = -1;
    const auto call = [&](const WorkArrays<std::complex<float>>& w, int* code) {
call_symbol(next, &ibtype_, &jobz, &range, &uplo, &n_, own.A.data<std::complex<float>>(), &one, &one,
            own.A.desc(), own.B.data<std::complex<float>>(), &one, &one, own.B.desc(), &vl, &vu, &il_, &iu_,
            &abstol_, &m_, &nz_, own.W.data(), &orfac_, own.Z.data<std::complex<float>>(), &one, &one,
            own.Z.desc(), w.work, w.lwork, w.rwork, w.lrwork, w.iwork, w.liwork, own.ifail.data(),
            own.iclustr.data(), own.gap.data(), code, std::size_t(1), std::size_t(1), std::size_t(1));
};
    const lapilli_int info = sygvx<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, true, call, &own}, nullptr, ibtype, jobz, range, uplo, n, Matrix<std::complex<float>>{A, nullptr, nullptr, desca}, Matrix<std::complex<float>>{B, nullptr, nullptr, descb}, vl, vu, il, iu, abstol_, &m_, &nz_, W, orfac_, Matrix<std::complex<float>>{Z, nullptr, nullptr, descz}, nullptr, nullptr, nullptr);
    if (info >= 0 && m != nullptr) *m = m_;
    return info;
}

lapilli_int lapilli_pchegst(lapilli_context ctx, lapilli_int ibtype, char uplo, lapilli_int n,
                            lapilli_complex_float* A, const int* desca, const lapilli_complex_float* B,
                            const int* descb) {
    static void* const next = next_symbol("pchegst_");
    const Entry entry{"pchegst", "ibtype uplo n A descA B descB", false, ctx};
    const int one = 1;
    Copies<std::complex<float>> own;
    const int ibtype_ = narrowed(ibtype);
    const int n_ = narrowed(n);
    float scale_ = 1;
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, &ibtype_, &uplo, &n_, own.A.data<std::complex<float>>(), &one, &one, own.A.desc(),
            own.B.data<std::complex<float>>(), &one, &one, own.B.desc(), &scale_, code, std::size_t(1));
};
    const lapilli_int info = sygst<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call, &own}, nullptr, ibtype, uplo, n, Matrix<std::complex<float>>{A, nullptr, nullptr, desca}, Matrix<std::complex<float>>{const_cast<std::complex<float>*>(B), nullptr, nullptr, descb}, &scale_);
    return info;
}

lapilli_int lapilli_pcpotrf(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float* A,
                            const int* desca) {
    static void* const next = next_symbol("pcpotrf_");
    const Entry entry{"pcpotrf", "uplo n A descA", false, ctx};
    const int one = 1;
    Copies<std::complex<float>> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, &uplo, &n_, own.A.data<std::complex<float>>(), &one, &one, own.A.desc(), code,
            std::size_t(1));
};
    const lapilli_int info = potrf<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call, &own}, nullptr, uplo, n, Matrix<std::complex<float>>{A, nullptr, nullptr, desca});
    return info;
}

lapilli_int lapilli_pcpotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                            lapilli_complex_float* A, const int* desca, lapilli_complex_float* B,
                            const int* descb) {
    static void* const next = next_symbol("pcpotrs_");
    const Entry entry{"pcpotrs", "uplo n nrhs A descA B descB", false, ctx};
    const int one = 1;
    Copies<std::complex<float>> own;
    const int n_ = narrowed(n);
    const int nrhs_ = narrowed(nrhs);
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, &uplo, &n_, &nrhs_, own.A.data<std::complex<float>>(), &one, &one, own.A.desc(),
            own.B.data<std::complex<float>>(), &one, &one, own.B.desc(), code, std::size_t(1));
};
    const lapilli_int info = potrs<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call, &own}, nullptr, uplo, n, nrhs, Matrix<std::complex<float>>{A, nullptr, nullptr, desca}, Matrix<std::complex<float>>{B, nullptr, nullptr, descb});
    return info;
}

lapilli_int lapilli_pcpotri(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float* A,
                            const int* desca) {
    static void* const next = next_symbol("pcpotri_");
    const Entry entry{"pcpotri", "uplo n A descA", false, ctx};
    const int one = 1;
    Copies<std::complex<float>> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, &uplo, &n_, own.A.data<std::complex<float>>(), &one, &one, own.A.desc(), code,
            std::size_t(1));
};
    const lapilli_int info = potri<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call, &own}, nullptr, uplo, n, Matrix<std::complex<float>>{A, nullptr, nullptr, desca});
    return info;
}

lapilli_int lapilli_pctrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n,
                            lapilli_complex_float* A, const int* desca) {
    static void* const next = next_symbol("pctrtri_");
    const Entry entry{"pctrtri", "uplo diag n A descA", false, ctx};
    const int one = 1;
    Copies<std::complex<float>> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, &uplo, &diag, &n_, own.A.data<std::complex<float>>(), &one, &one, own.A.desc(), code,
            std::size_t(1), std::size_t(1));
};
    const lapilli_int info = trtri<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call, &own}, nullptr, uplo, diag, n, Matrix<std::complex<float>>{A, nullptr, nullptr, desca});
    return info;
}

lapilli_int lapilli_pcgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_float* A,
                            const int* desca, int* ipiv) {
    static void* const next = next_symbol("pcgetrf_");
    const Entry entry{"pcgetrf", "m n A descA ipiv", false, ctx};
    const int one = 1;
    Copies<std::complex<float>> own;
    const int m_ = narrowed(m);
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, &m_, &n_, own.A.data<std::complex<float>>(), &one, &one, own.A.desc(), own.ipiv.data(),
            code);
};
    const lapilli_int info = getrf<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call, &own}, nullptr, m, n, Matrix<std::complex<float>>{A, nullptr, nullptr, desca}, const_cast<int*>(ipiv));
    return info;
}

lapilli_int lapilli_pcgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                            lapilli_complex_float* A, const int* desca, const int* ipiv,
                            lapilli_complex_float* B, const int* descb) {
    static void* const next = next_symbol("pcgetrs_");
    const Entry entry{"pcgetrs", "trans n nrhs A descA ipiv B descB", false, ctx};
    const int one = 1;
    Copies<std::complex<float>> own;
    const int n_ = narrowed(n);
    const int nrhs_ = narrowed(nrhs);
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, &trans, &n_, &nrhs_, own.A.data<std::complex<float>>(), &one, &one, own.A.desc(),
            own.ipiv.data(), own.B.data<std::complex<float>>(), &one, &one, own.B.desc(), code,
            std::size_t(1));
};
    const lapilli_int info = getrs<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call, &own}, nullptr, trans, n, nrhs, Matrix<std::complex<float>>{A, nullptr, nullptr, desca}, const_cast<int*>(ipiv), Matrix<std::complex<float>>{B, nullptr, nullptr, descb});
    return info;
}

lapilli_int lapilli_pcgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, lapilli_complex_float* A,
                           const int* desca, int* ipiv, lapilli_complex_float* B, const int* descb) {
    static void* const next = next_symbol("pcgesv_");
    const Entry entry{"pcgesv", "n nrhs A descA ipiv B descB", false, ctx};
    const int one = 1;
    Copies<std::complex<float>> own;
    const int n_ = narrowed(n);
    const int nrhs_ = narrowed(nrhs);
    const auto call = [&](const WorkArrays<std::complex<float>>&, int* code) {
call_symbol(next, &n_, &nrhs_, own.A.data<std::complex<float>>(), &one, &one, own.A.desc(), own.ipiv.data(),
            own.B.data<std::complex<float>>(), &one, &one, own.B.desc(), code);
};
    const lapilli_int info = gesv<std::complex<float>>(entry, Next<std::complex<float>>{next != nullptr, false, call, &own}, nullptr, n, nrhs, Matrix<std::complex<float>>{A, nullptr, nullptr, desca}, const_cast<int*>(ipiv), Matrix<std::complex<float>>{B, nullptr, nullptr, descb});
    return info;
}
