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

lapilli_int lapilli_pssyev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, float* A,
                           const int* desca, float* W, float* Z, const int* descz) {
    static void* const next = next_symbol("pssyev_");
    const Entry entry{"pssyev", "jobz uplo n A descA W Z descZ", false, ctx};
    const int one = 1;
    Copies<float> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<float>& w, int* code) {
call_symbol(next, &jobz, &uplo, &n_, own.A.data<float>(), &one, &one, own.A.desc(), own.W.data(),
            own.Z.data<float>(), &one, &one, own.Z.desc(), w.work, w.lwork, code, std::size_t(1),
            std::size_t(1));
};
    const lapilli_int info = syev<float>(entry, Next<float>{next != nullptr, true, call, &own}, nullptr, jobz, uplo, n, Matrix<float>{A, nullptr, nullptr, desca}, W, Matrix<float>{Z, nullptr, nullptr, descz});
    return info;
}

lapilli_int lapilli_pssyevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, float* A,
                            const int* desca, float* W, float* Z, const int* descz) {
    static void* const next = next_symbol("pssyevd_");
    const Entry entry{"pssyevd", "jobz uplo n A descA W Z descZ", false, ctx};
    const int one = 1;
    Copies<float> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<float>& w, int* code) {
call_symbol(next, &jobz, &uplo, &n_, own.A.data<float>(), &one, &one, own.A.desc(), own.W.data(),
            own.Z.data<float>(), &one, &one, own.Z.desc(), w.work, w.lwork, w.iwork, w.liwork, code,
            std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syevd<float>(entry, Next<float>{next != nullptr, true, call, &own}, nullptr, jobz, uplo, n, Matrix<float>{A, nullptr, nullptr, desca}, W, Matrix<float>{Z, nullptr, nullptr, descz});
    return info;
}

lapilli_int lapilli_pssyevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n, float* A,
                            const int* desca, float vl, float vu, lapilli_int il, lapilli_int iu,
                            lapilli_int* m, float* W, float* Z, const int* descz) {
    static void* const next = next_symbol("pssyevx_");
    const Entry entry{"pssyevx", "jobz range uplo n A descA vl vu il iu m W Z descZ", false, ctx};
    const int one = 1;
    Copies<float> own;
    const int n_ = narrowed(n);
    const int il_ = narrowed(il);
    const int iu_ = narrowed(iu);
    const float abstol_ = 0;
    int m_ = 0;
    int nz_ = 0;
    const float orfac_ = -1;
    const auto call = [&](const WorkArrays<float>& w, int* code) {
call_symbol(next, &jobz, &range, &uplo, &n_, own.A.data<float>(), &one, &one, own.A.desc(), &vl, &vu, &il_,
            &iu_, &abstol_, &m_, &nz_, own.W.data(), &orfac_, own.Z.data<float>(), &one, &one, own.Z.desc(),
            w.work, w.lwork, w.iwork, w.liwork, own.ifail.data(), own.iclustr.data(), own.gap.data(), code,
            std::size_t(1), std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syevx<float>(entry, Next<float>{next != nullptr, true, call, &own}, nullptr, jobz, range, uplo, n, Matrix<float>{A, nullptr, nullptr, desca}, vl, vu, il, iu, abstol_, &m_, &nz_, W, orfac_, Matrix<float>{Z, nullptr, nullptr, descz}, nullptr, nullptr, nullptr);
    if (info >= 0 && m != nullptr) *m = m_;
    return info;
}

lapilli_int lapilli_pssyevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n, float* A,
                            const int* desca, float vl, float vu, lapilli_int il, lapilli_int iu,
                            lapilli_int* m, float* W, float* Z, const int* descz) {
    static void* const next = next_symbol("pssyevr_");
    const Entry entry{"pssyevr", "jobz range uplo n A descA vl vu il iu m W Z descZ", false, ctx};
    const int one = 1;
    Copies<float> own;
    const int n_ = narrowed(n);
    const int il_ = narrowed(il);
    const int iu_ = narrowed(iu);
    int m_ = 0;
    int nz_ = 0;
    const auto call = [&](const WorkArrays<float>& w, int* code) {
call_symbol(next, &jobz, &range, &uplo, &n_, own.A.data<float>(), &one, &one, own.A.desc(), &vl, &vu, &il_,
            &iu_, &m_, &nz_, own.W.data(), own.Z.data<float>(), &one, &one, own.Z.desc(), w.work, w.lwork,
            w.iwork, w.liwork, code, std::size_t(1), std::size_t(1), std::size_t(1));
};
    const lapilli_int info = syevr<float>(entry, Next<float>{next != nullptr, true, call, &own}, nullptr, jobz, range, uplo, n, Matrix<float>{A, nullptr, nullptr, desca}, vl, vu, il, iu, &m_, &nz_, W, Matrix<float>{Z, nullptr, nullptr, descz});
    if (info >= 0 && m != nullptr) *m = m_;
    return info;
}

lapilli_int lapilli_pssygvx(lapilli_context ctx, lapilli_int ibtype, char jobz, char range, char uplo,
                            lapilli_int n, float* A, const int* desca, float* B, const int* descb, float vl,
                            float vu, lapilli_int il, lapilli_int iu, lapilli_int* m, float* W, float* Z,
                            const int* descz) {
    static void* const next = next_symbol("pssygvx_");
    const Entry entry{"pssygvx", "ibtype jobz range uplo n A descA B descB vl vu il iu m W Z descZ", false, ctx};
    const int one = 1;
    Copies<float> own;
    const int ibtype_ = narrowed(ibtype);
    const int n_ = narrowed(n);
    const int il_ = narrowed(il);
    const int iu_ = narrowed(iu);
    const float abstol_ = 0;
    int m_ = 0;
    int nz_ = 0;
    const float orfac_ = -1;
    const auto call = [&](const WorkArrays<float>& w, int* code) {
call_symbol(next, &ibtype_, &jobz, &range, &uplo, &n_, own.A.data<float>(), &one, &one, own.A.desc(),
            own.B.data<float>(), &one, &one, own.B.desc(), &vl, &vu, &il_, &iu_, &abstol_, &m_, &nz_,
            own.W.data(), &orfac_, own.Z.data<float>(), &one, &one, own.Z.desc(), w.work, w.lwork, w.iwork,
            w.liwork, own.ifail.data(), own.iclustr.data(), own.gap.data(), code, std::size_t(1),
            std::size_t(1), std::size_t(1));
};
    const lapilli_int info = sygvx<float>(entry, Next<float>{next != nullptr, true, call, &own}, nullptr, ibtype, jobz, range, uplo, n, Matrix<float>{A, nullptr, nullptr, desca}, Matrix<float>{B, nullptr, nullptr, descb}, vl, vu, il, iu, abstol_, &m_, &nz_, W, orfac_, Matrix<float>{Z, nullptr, nullptr, descz}, nullptr, nullptr, nullptr);
    if (info >= 0 && m != nullptr) *m = m_;
    return info;
}

lapilli_int lapilli_pssygst(lapilli_context ctx, lapilli_int ibtype, char uplo, lapilli_int n, float* A,
                            const int* desca, const float* B, const int* descb) {
    static void* const next = next_symbol("pssygst_");
    const Entry entry{"pssygst", "ibtype uplo n A descA B descB", false, ctx};
    const int one = 1;
    Copies<float> own;
    const int ibtype_ = narrowed(ibtype);
    const int n_ = narrowed(n);
    float scale_ = 1;
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, &ibtype_, &uplo, &n_, own.A.data<float>(), &one, &one, own.A.desc(), own.B.data<float>(),
            &one, &one, own.B.desc(), &scale_, code, std::size_t(1));
};
    const lapilli_int info = sygst<float>(entry, Next<float>{next != nullptr, false, call, &own}, nullptr, ibtype, uplo, n, Matrix<float>{A, nullptr, nullptr, desca}, Matrix<float>{const_cast<float*>(B), nullptr, nullptr, descb}, &scale_);
    return info;
}

lapilli_int lapilli_pspotrf(lapilli_context ctx, char uplo, lapilli_int n, float* A, const int* desca) {
    static void* const next = next_symbol("pspotrf_");
    const Entry entry{"pspotrf", "uplo n A descA", false, ctx};
    const int one = 1;
    Copies<float> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, &uplo, &n_, own.A.data<float>(), &one, &one, own.A.desc(), code, std::size_t(1));
};
    const lapilli_int info = potrf<float>(entry, Next<float>{next != nullptr, false, call, &own}, nullptr, uplo, n, Matrix<float>{A, nullptr, nullptr, desca});
    return info;
}

lapilli_int lapilli_pspotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, float* A,
                            const int* desca, float* B, const int* descb) {
    static void* const next = next_symbol("pspotrs_");
    const Entry entry{"pspotrs", "uplo n nrhs A descA B descB", false, ctx};
    const int one = 1;
    Copies<float> own;
    const int n_ = narrowed(n);
    const int nrhs_ = narrowed(nrhs);
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, &uplo, &n_, &nrhs_, own.A.data<float>(), &one, &one, own.A.desc(), own.B.data<float>(),
            &one, &one, own.B.desc(), code, std::size_t(1));
};
    const lapilli_int info = potrs<float>(entry, Next<float>{next != nullptr, false, call, &own}, nullptr, uplo, n, nrhs, Matrix<float>{A, nullptr, nullptr, desca}, Matrix<float>{B, nullptr, nullptr, descb});
    return info;
}

lapilli_int lapilli_pspotri(lapilli_context ctx, char uplo, lapilli_int n, float* A, const int* desca) {
    static void* const next = next_symbol("pspotri_");
    const Entry entry{"pspotri", "uplo n A descA", false, ctx};
    const int one = 1;
    Copies<float> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, &uplo, &n_, own.A.data<float>(), &one, &one, own.A.desc(), code, std::size_t(1));
};
    const lapilli_int info = potri<float>(entry, Next<float>{next != nullptr, false, call, &own}, nullptr, uplo, n, Matrix<float>{A, nullptr, nullptr, desca});
    return info;
}

lapilli_int lapilli_pstrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n, float* A,
                            const int* desca) {
    static void* const next = next_symbol("pstrtri_");
    const Entry entry{"pstrtri", "uplo diag n A descA", false, ctx};
    const int one = 1;
    Copies<float> own;
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, &uplo, &diag, &n_, own.A.data<float>(), &one, &one, own.A.desc(), code, std::size_t(1),
            std::size_t(1));
};
    const lapilli_int info = trtri<float>(entry, Next<float>{next != nullptr, false, call, &own}, nullptr, uplo, diag, n, Matrix<float>{A, nullptr, nullptr, desca});
    return info;
}

lapilli_int lapilli_psgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A, const int* desca,
                            int* ipiv) {
    static void* const next = next_symbol("psgetrf_");
    const Entry entry{"psgetrf", "m n A descA ipiv", false, ctx};
    const int one = 1;
    Copies<float> own;
    const int m_ = narrowed(m);
    const int n_ = narrowed(n);
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, &m_, &n_, own.A.data<float>(), &one, &one, own.A.desc(), own.ipiv.data(), code);
};
    const lapilli_int info = getrf<float>(entry, Next<float>{next != nullptr, false, call, &own}, nullptr, m, n, Matrix<float>{A, nullptr, nullptr, desca}, const_cast<int*>(ipiv));
    return info;
}

lapilli_int lapilli_psgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs, float* A,
                            const int* desca, const int* ipiv, float* B, const int* descb) {
    static void* const next = next_symbol("psgetrs_");
    const Entry entry{"psgetrs", "trans n nrhs A descA ipiv B descB", false, ctx};
    const int one = 1;
    Copies<float> own;
    const int n_ = narrowed(n);
    const int nrhs_ = narrowed(nrhs);
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, &trans, &n_, &nrhs_, own.A.data<float>(), &one, &one, own.A.desc(), own.ipiv.data(),
            own.B.data<float>(), &one, &one, own.B.desc(), code, std::size_t(1));
};
    const lapilli_int info = getrs<float>(entry, Next<float>{next != nullptr, false, call, &own}, nullptr, trans, n, nrhs, Matrix<float>{A, nullptr, nullptr, desca}, const_cast<int*>(ipiv), Matrix<float>{B, nullptr, nullptr, descb});
    return info;
}

lapilli_int lapilli_psgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, float* A, const int* desca,
                           int* ipiv, float* B, const int* descb) {
    static void* const next = next_symbol("psgesv_");
    const Entry entry{"psgesv", "n nrhs A descA ipiv B descB", false, ctx};
    const int one = 1;
    Copies<float> own;
    const int n_ = narrowed(n);
    const int nrhs_ = narrowed(nrhs);
    const auto call = [&](const WorkArrays<float>&, int* code) {
call_symbol(next, &n_, &nrhs_, own.A.data<float>(), &one, &one, own.A.desc(), own.ipiv.data(),
            own.B.data<float>(), &one, &one, own.B.desc(), code);
};
    const lapilli_int info = gesv<float>(entry, Next<float>{next != nullptr, false, call, &own}, nullptr, n, nrhs, Matrix<float>{A, nullptr, nullptr, desca}, const_cast<int*>(ipiv), Matrix<float>{B, nullptr, nullptr, descb});
    return info;
}
