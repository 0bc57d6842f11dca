// SPDX-License-Identifier: BSD-3-Clause
// Eigenpairs of large operators: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/iterative.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/iterative.h"
#include "iterative/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int lobpcg(lapilli_context ctx, const char* name, char which, lapilli_int n, lapilli_int nc,
                   lapilli_int nev, lapilli_int block, lapilli_operator A, lapilli_operator B,
                   lapilli_operator M, const T* Y, lapilli_int ldy, lapilli_int guess, const T* X0,
                   lapilli_int ldx0, real_t<T> tol, lapilli_int maxit, real_t<T>* w, T* X, lapilli_int ldx,
                   real_t<T>* resid, lapilli_int* iter) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("which", which, "SL");
        arguments.size("n", n);
        arguments.range("nc", nc, {0}, {n, "n"});
        arguments.range("nev", nev, {0}, {n - nc, "n - nc"});
        arguments.range("block", block, {nev, "nev"}, {n - nc, "n - nc"});
        arguments.operand<T>("A", A, n, false);
        arguments.operand<T>("B", B, n, true);
        arguments.operand<T>("M", M, n, true);
        arguments.input("Y", Y, n, nc, Stored::whole);
        arguments.leading("ldy", ldy, {n, "n"});
        arguments.range("guess", guess, {0}, {block, "block"});
        arguments.input("X0", X0, n, guess, Stored::whole);
        arguments.leading("ldx0", ldx0, {n, "n"});
        arguments.finite_from("tol", tol, 0);
        arguments.at_least("maxit", maxit, {0});
        arguments.vector("w", w, block);
        arguments.matrix("X", X, n, block);
        arguments.leading("ldx", ldx, {n, "n"});
        arguments.vector("resid", resid, block);
        arguments.vector("iter", iter, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_lobpcg<T>(context, {n, operator_of<T>(context, A),
            operator_of<T>(context, B), operator_of<T>(context, M)}, {upper_case(which) == 'L', nev, block,
            tol, maxit}, user_matrix(context, Y, n, nc, ldy), user_matrix(context, X0, n, guess, ldx0), w,
            user_matrix(context, X, n, block, ldx), resid, iter);
        if (info > 0 && info <= nev) arguments.explain("{} of the wanted pairs have not converged", info);
        if (info > 0 && info == n + 1) arguments.explain("B is not Hermitian and positive definite");
        if (info > 0 && info == n + 2) arguments.explain("A is not Hermitian");
        if (info > 0 && info == n + 3) arguments.explain("the preconditioner is not Hermitian and positive definite");
        return info;
    });
}

template <class T>
lapilli_int lobpcg_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nc,
                         lapilli_int nev, lapilli_int block, lapilli_operator A, lapilli_operator B,
                         lapilli_operator M, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.range("nc", nc, {0}, {n, "n"});
        arguments.range("nev", nev, {0}, {n - nc, "n - nc"});
        arguments.range("block", block, {nev, "nev"}, {n - nc, "n - nc"});
        arguments.operand<T>("A", A, n, false);
        arguments.operand<T>("B", B, n, true);
        arguments.operand<T>("M", M, n, true);
        if (arguments.bad()) return {};
        return lobpcg_memory<T>(context, {n, operator_of<T>(context, A), operator_of<T>(context, B),
            operator_of<T>(context, M)}, block, nc);
    });
}

template <class T>
lapilli_int trlan(lapilli_context ctx, const char* name, char which, lapilli_int n, lapilli_int nev,
                  lapilli_int block, lapilli_int basis, lapilli_operator A, lapilli_operator B,
                  lapilli_int guess, const T* X0, lapilli_int ldx0, real_t<T> tol, lapilli_int maxit,
                  real_t<T>* w, T* X, lapilli_int ldx, real_t<T>* resid, lapilli_int* iter) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto least = (n - nev) / 2 < block ? n : nev + 2 * block;
        arguments.letter("which", which, "SLM");
        arguments.size("n", n);
        arguments.range("nev", nev, {0}, {n, "n"});
        arguments.range("block", block, {1}, {max(1, n), "max(1, n)"});
        arguments.range("basis", basis, {least, "least"}, {max(least, n), "max(least, n)"});
        arguments.operand<T>("A", A, n, false);
        arguments.operand<T>("B", B, n, true);
        arguments.range("guess", guess, {0}, {block, "block"});
        arguments.input("X0", X0, n, guess, Stored::whole);
        arguments.leading("ldx0", ldx0, {n, "n"});
        arguments.finite_from("tol", tol, 0);
        arguments.at_least("maxit", maxit, {0});
        arguments.vector("w", w, nev);
        arguments.matrix("X", X, n, nev);
        arguments.leading("ldx", ldx, {n, "n"});
        arguments.vector("resid", resid, nev);
        arguments.vector("iter", iter, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_trlan<T>(context, {n, operator_of<T>(context, A), operator_of<T>(context,
            B), nullptr}, upper_case(which), {nev, block, basis, tol, maxit}, user_matrix(context, X0, n,
            guess, ldx0), w, user_matrix(context, X, n, nev, ldx), resid, iter);
        if (info > 0 && info <= nev) arguments.explain("{} of the wanted pairs have not converged", info);
        if (info > 0 && info == n + 1) arguments.explain("B is not Hermitian and positive definite");
        if (info > 0 && info == n + 2) arguments.explain("A is not self-adjoint");
        return info;
    });
}

template <class T>
lapilli_int trlan_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nev,
                        lapilli_int block, lapilli_int basis, lapilli_operator A, lapilli_operator B,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto least = (n - nev) / 2 < block ? n : nev + 2 * block;
        arguments.size("n", n);
        arguments.range("nev", nev, {0}, {n, "n"});
        arguments.range("block", block, {1}, {max(1, n), "max(1, n)"});
        arguments.range("basis", basis, {least, "least"}, {max(least, n), "max(least, n)"});
        arguments.operand<T>("A", A, n, false);
        arguments.operand<T>("B", B, n, true);
        if (arguments.bad()) return {};
        return trlan_memory<T>(context, {n, operator_of<T>(context, A), operator_of<T>(context, B), nullptr},
            {nev, block, basis, 0, 0});
    });
}

template <class T>
lapilli_int chefsi(lapilli_context ctx, const char* name, char which, lapilli_int n, lapilli_int nev,
                   lapilli_int block, lapilli_int degree, lapilli_operator A, lapilli_int guess, const T* X0,
                   lapilli_int ldx0, real_t<T> tol, lapilli_int maxit, real_t<T>* w, T* X, lapilli_int ldx,
                   real_t<T>* resid, lapilli_int* iter) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("which", which, "SL");
        arguments.size("n", n);
        arguments.range("nev", nev, {0}, {n, "n"});
        arguments.range("block", block, {nev, "nev"}, {n, "n"});
        arguments.range("degree", degree, {0}, {1000});
        arguments.operand<T>("A", A, n, false);
        arguments.range("guess", guess, {0}, {block, "block"});
        arguments.input("X0", X0, n, guess, Stored::whole);
        arguments.leading("ldx0", ldx0, {n, "n"});
        arguments.finite_from("tol", tol, 0);
        arguments.at_least("maxit", maxit, {0});
        arguments.vector("w", w, block);
        arguments.matrix("X", X, n, block);
        arguments.leading("ldx", ldx, {n, "n"});
        arguments.vector("resid", resid, block);
        arguments.vector("iter", iter, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_chefsi<T>(context, {n, operator_of<T>(context, A), nullptr, nullptr},
            {upper_case(which) == 'L', nev, block, tol, maxit}, degree, user_matrix(context, X0, n, guess,
            ldx0), w, user_matrix(context, X, n, block, ldx), resid, iter);
        if (info > 0 && info <= nev) arguments.explain("{} of the wanted pairs have not converged", info);
        if (info > 0 && info == n + 2) arguments.explain("A is not Hermitian");
        return info;
    });
}

template <class T>
lapilli_int chefsi_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nev,
                         lapilli_int block, lapilli_operator A, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.range("nev", nev, {0}, {n, "n"});
        arguments.range("block", block, {nev, "nev"}, {n, "n"});
        arguments.operand<T>("A", A, n, false);
        if (arguments.bad()) return {};
        return chefsi_memory<T>(context, {n, operator_of<T>(context, A), nullptr, nullptr}, block);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_slobpcg(lapilli_context ctx, char which, lapilli_int n, lapilli_int nc, lapilli_int nev,
                            lapilli_int block, lapilli_operator A, lapilli_operator B, lapilli_operator M,
                            const float* Y, lapilli_int ldy, lapilli_int guess, const float* X0,
                            lapilli_int ldx0, float tol, lapilli_int maxit, float* w, float* X,
                            lapilli_int ldx, float* resid, lapilli_int* iter) {
    return api::lobpcg<float>(ctx, "slobpcg", which, n, nc, nev, block, A, B, M, Y, ldy, guess, X0, ldx0, tol,
                              maxit, w, X, ldx, resid, iter);
}
lapilli_int lapilli_dlobpcg(lapilli_context ctx, char which, lapilli_int n, lapilli_int nc, lapilli_int nev,
                            lapilli_int block, lapilli_operator A, lapilli_operator B, lapilli_operator M,
                            const double* Y, lapilli_int ldy, lapilli_int guess, const double* X0,
                            lapilli_int ldx0, double tol, lapilli_int maxit, double* w, double* X,
                            lapilli_int ldx, double* resid, lapilli_int* iter) {
    return api::lobpcg<double>(ctx, "dlobpcg", which, n, nc, nev, block, A, B, M, Y, ldy, guess, X0, ldx0,
                               tol, maxit, w, X, ldx, resid, iter);
}
lapilli_int lapilli_clobpcg(lapilli_context ctx, char which, lapilli_int n, lapilli_int nc, lapilli_int nev,
                            lapilli_int block, lapilli_operator A, lapilli_operator B, lapilli_operator M,
                            const lapilli_complex_float* Y, lapilli_int ldy, lapilli_int guess,
                            const lapilli_complex_float* X0, lapilli_int ldx0, float tol, lapilli_int maxit,
                            float* w, lapilli_complex_float* X, lapilli_int ldx, float* resid,
                            lapilli_int* iter) {
    return api::lobpcg<lapilli_complex_float>(ctx, "clobpcg", which, n, nc, nev, block, A, B, M, Y, ldy,
                                              guess, X0, ldx0, tol, maxit, w, X, ldx, resid, iter);
}
lapilli_int lapilli_zlobpcg(lapilli_context ctx, char which, lapilli_int n, lapilli_int nc, lapilli_int nev,
                            lapilli_int block, lapilli_operator A, lapilli_operator B, lapilli_operator M,
                            const lapilli_complex_double* Y, lapilli_int ldy, lapilli_int guess,
                            const lapilli_complex_double* X0, lapilli_int ldx0, double tol, lapilli_int maxit,
                            double* w, lapilli_complex_double* X, lapilli_int ldx, double* resid,
                            lapilli_int* iter) {
    return api::lobpcg<lapilli_complex_double>(ctx, "zlobpcg", which, n, nc, nev, block, A, B, M, Y, ldy,
                                               guess, X0, ldx0, tol, maxit, w, X, ldx, resid, iter);
}

lapilli_int lapilli_slobpcg_memory(lapilli_context ctx, lapilli_int n, lapilli_int nc, lapilli_int nev,
                                   lapilli_int block, lapilli_operator A, lapilli_operator B,
                                   lapilli_operator M, lapilli_memory* bytes) {
    return api::lobpcg_query<float>(ctx, "slobpcg_memory", n, nc, nev, block, A, B, M, bytes);
}
lapilli_int lapilli_dlobpcg_memory(lapilli_context ctx, lapilli_int n, lapilli_int nc, lapilli_int nev,
                                   lapilli_int block, lapilli_operator A, lapilli_operator B,
                                   lapilli_operator M, lapilli_memory* bytes) {
    return api::lobpcg_query<double>(ctx, "dlobpcg_memory", n, nc, nev, block, A, B, M, bytes);
}
lapilli_int lapilli_clobpcg_memory(lapilli_context ctx, lapilli_int n, lapilli_int nc, lapilli_int nev,
                                   lapilli_int block, lapilli_operator A, lapilli_operator B,
                                   lapilli_operator M, lapilli_memory* bytes) {
    return api::lobpcg_query<lapilli_complex_float>(ctx, "clobpcg_memory", n, nc, nev, block, A, B, M, bytes);
}
lapilli_int lapilli_zlobpcg_memory(lapilli_context ctx, lapilli_int n, lapilli_int nc, lapilli_int nev,
                                   lapilli_int block, lapilli_operator A, lapilli_operator B,
                                   lapilli_operator M, lapilli_memory* bytes) {
    return api::lobpcg_query<lapilli_complex_double>(ctx, "zlobpcg_memory", n, nc, nev, block, A, B, M,
                                                     bytes);
}

lapilli_int lapilli_strlan(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev, lapilli_int block,
                           lapilli_int basis, lapilli_operator A, lapilli_operator B, lapilli_int guess,
                           const float* X0, lapilli_int ldx0, float tol, lapilli_int maxit, float* w,
                           float* X, lapilli_int ldx, float* resid, lapilli_int* iter) {
    return api::trlan<float>(ctx, "strlan", which, n, nev, block, basis, A, B, guess, X0, ldx0, tol, maxit, w,
                             X, ldx, resid, iter);
}
lapilli_int lapilli_dtrlan(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev, lapilli_int block,
                           lapilli_int basis, lapilli_operator A, lapilli_operator B, lapilli_int guess,
                           const double* X0, lapilli_int ldx0, double tol, lapilli_int maxit, double* w,
                           double* X, lapilli_int ldx, double* resid, lapilli_int* iter) {
    return api::trlan<double>(ctx, "dtrlan", which, n, nev, block, basis, A, B, guess, X0, ldx0, tol, maxit,
                              w, X, ldx, resid, iter);
}
lapilli_int lapilli_ctrlan(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev, lapilli_int block,
                           lapilli_int basis, lapilli_operator A, lapilli_operator B, lapilli_int guess,
                           const lapilli_complex_float* X0, lapilli_int ldx0, float tol, lapilli_int maxit,
                           float* w, lapilli_complex_float* X, lapilli_int ldx, float* resid,
                           lapilli_int* iter) {
    return api::trlan<lapilli_complex_float>(ctx, "ctrlan", which, n, nev, block, basis, A, B, guess, X0,
                                             ldx0, tol, maxit, w, X, ldx, resid, iter);
}
lapilli_int lapilli_ztrlan(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev, lapilli_int block,
                           lapilli_int basis, lapilli_operator A, lapilli_operator B, lapilli_int guess,
                           const lapilli_complex_double* X0, lapilli_int ldx0, double tol, lapilli_int maxit,
                           double* w, lapilli_complex_double* X, lapilli_int ldx, double* resid,
                           lapilli_int* iter) {
    return api::trlan<lapilli_complex_double>(ctx, "ztrlan", which, n, nev, block, basis, A, B, guess, X0,
                                              ldx0, tol, maxit, w, X, ldx, resid, iter);
}

lapilli_int lapilli_strlan_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev, lapilli_int block,
                                  lapilli_int basis, lapilli_operator A, lapilli_operator B,
                                  lapilli_memory* bytes) {
    return api::trlan_query<float>(ctx, "strlan_memory", n, nev, block, basis, A, B, bytes);
}
lapilli_int lapilli_dtrlan_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev, lapilli_int block,
                                  lapilli_int basis, lapilli_operator A, lapilli_operator B,
                                  lapilli_memory* bytes) {
    return api::trlan_query<double>(ctx, "dtrlan_memory", n, nev, block, basis, A, B, bytes);
}
lapilli_int lapilli_ctrlan_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev, lapilli_int block,
                                  lapilli_int basis, lapilli_operator A, lapilli_operator B,
                                  lapilli_memory* bytes) {
    return api::trlan_query<lapilli_complex_float>(ctx, "ctrlan_memory", n, nev, block, basis, A, B, bytes);
}
lapilli_int lapilli_ztrlan_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev, lapilli_int block,
                                  lapilli_int basis, lapilli_operator A, lapilli_operator B,
                                  lapilli_memory* bytes) {
    return api::trlan_query<lapilli_complex_double>(ctx, "ztrlan_memory", n, nev, block, basis, A, B, bytes);
}

lapilli_int lapilli_schefsi(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev,
                            lapilli_int block, lapilli_int degree, lapilli_operator A, lapilli_int guess,
                            const float* X0, lapilli_int ldx0, float tol, lapilli_int maxit, float* w,
                            float* X, lapilli_int ldx, float* resid, lapilli_int* iter) {
    return api::chefsi<float>(ctx, "schefsi", which, n, nev, block, degree, A, guess, X0, ldx0, tol, maxit, w,
                              X, ldx, resid, iter);
}
lapilli_int lapilli_dchefsi(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev,
                            lapilli_int block, lapilli_int degree, lapilli_operator A, lapilli_int guess,
                            const double* X0, lapilli_int ldx0, double tol, lapilli_int maxit, double* w,
                            double* X, lapilli_int ldx, double* resid, lapilli_int* iter) {
    return api::chefsi<double>(ctx, "dchefsi", which, n, nev, block, degree, A, guess, X0, ldx0, tol, maxit,
                               w, X, ldx, resid, iter);
}
lapilli_int lapilli_cchefsi(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev,
                            lapilli_int block, lapilli_int degree, lapilli_operator A, lapilli_int guess,
                            const lapilli_complex_float* X0, lapilli_int ldx0, float tol, lapilli_int maxit,
                            float* w, lapilli_complex_float* X, lapilli_int ldx, float* resid,
                            lapilli_int* iter) {
    return api::chefsi<lapilli_complex_float>(ctx, "cchefsi", which, n, nev, block, degree, A, guess, X0,
                                              ldx0, tol, maxit, w, X, ldx, resid, iter);
}
lapilli_int lapilli_zchefsi(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev,
                            lapilli_int block, lapilli_int degree, lapilli_operator A, lapilli_int guess,
                            const lapilli_complex_double* X0, lapilli_int ldx0, double tol, lapilli_int maxit,
                            double* w, lapilli_complex_double* X, lapilli_int ldx, double* resid,
                            lapilli_int* iter) {
    return api::chefsi<lapilli_complex_double>(ctx, "zchefsi", which, n, nev, block, degree, A, guess, X0,
                                               ldx0, tol, maxit, w, X, ldx, resid, iter);
}

lapilli_int lapilli_schefsi_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev, lapilli_int block,
                                   lapilli_operator A, lapilli_memory* bytes) {
    return api::chefsi_query<float>(ctx, "schefsi_memory", n, nev, block, A, bytes);
}
lapilli_int lapilli_dchefsi_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev, lapilli_int block,
                                   lapilli_operator A, lapilli_memory* bytes) {
    return api::chefsi_query<double>(ctx, "dchefsi_memory", n, nev, block, A, bytes);
}
lapilli_int lapilli_cchefsi_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev, lapilli_int block,
                                   lapilli_operator A, lapilli_memory* bytes) {
    return api::chefsi_query<lapilli_complex_float>(ctx, "cchefsi_memory", n, nev, block, A, bytes);
}
lapilli_int lapilli_zchefsi_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev, lapilli_int block,
                                   lapilli_operator A, lapilli_memory* bytes) {
    return api::chefsi_query<lapilli_complex_double>(ctx, "zchefsi_memory", n, nev, block, A, bytes);
}
