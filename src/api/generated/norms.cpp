// SPDX-License-Identifier: BSD-3-Clause
// Norms, equilibration and condition numbers: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/norms.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/norms.h"
#include "norms/drivers.hpp"
#include "condition/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int lange(lapilli_context ctx, const char* name, char norm, lapilli_int m, lapilli_int n, const T* A,
                  lapilli_int lda, real_t<T>* value) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("norm", norm, "M1OIFE");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.vector("value", value, 1);
        if (arguments.bad()) return arguments.info();
        return run_lange<T>(context, upper_case(norm), user_matrix(context, A, m, n, lda), value);
    });
}

template <class T>
lapilli_int lange_mgpu(lapilli_context ctx, const char* name, char norm, lapilli_matrix A, real_t<T>* value) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        arguments.letter("norm", norm, "M1OIFE");
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.vector("value", value, 1);
        if (arguments.bad()) return arguments.info();
        return run_lange<T>(context, upper_case(norm), user_matrix<T>(A), value);
    });
}

template <class T>
lapilli_int lange_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return lange_memory<T>(context, m, n);
    });
}

template <class T>
lapilli_int lansy(lapilli_context ctx, const char* name, char norm, char uplo, lapilli_int n, const T* A,
                  lapilli_int lda, real_t<T>* value) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("norm", norm, "M1OIFE");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("value", value, 1);
        if (arguments.bad()) return arguments.info();
        return run_lansy<T>(context, upper_case(norm), uplo_of(uplo), user_matrix(context, A, n, n, lda),
            value);
    });
}

template <class T>
lapilli_int lansy_mgpu(lapilli_context ctx, const char* name, char norm, char uplo, lapilli_matrix A,
                       real_t<T>* value) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("norm", norm, "M1OIFE");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("value", value, 1);
        if (arguments.bad()) return arguments.info();
        return run_lansy<T>(context, upper_case(norm), uplo_of(uplo), user_matrix<T>(A), value);
    });
}

template <class T>
lapilli_int lansy_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return lansy_memory<T>(context, n);
    });
}

template <class T>
lapilli_int lanhe(lapilli_context ctx, const char* name, char norm, char uplo, lapilli_int n, const T* A,
                  lapilli_int lda, real_t<T>* value) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("norm", norm, "M1OIFE");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("value", value, 1);
        if (arguments.bad()) return arguments.info();
        return run_lanhe<T>(context, upper_case(norm), uplo_of(uplo), user_matrix(context, A, n, n, lda),
            value);
    });
}

template <class T>
lapilli_int lanhe_mgpu(lapilli_context ctx, const char* name, char norm, char uplo, lapilli_matrix A,
                       real_t<T>* value) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("norm", norm, "M1OIFE");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("value", value, 1);
        if (arguments.bad()) return arguments.info();
        return run_lanhe<T>(context, upper_case(norm), uplo_of(uplo), user_matrix<T>(A), value);
    });
}

template <class T>
lapilli_int lanhe_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return lanhe_memory<T>(context, n);
    });
}

template <class T>
lapilli_int geequ(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, const T* A,
                  lapilli_int lda, real_t<T>* R, real_t<T>* C, real_t<T>* rowcnd, real_t<T>* colcnd,
                  real_t<T>* amax) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.vector("R", R, m, n > 0);
        arguments.vector("C", C, n, m > 0);
        arguments.vector("rowcnd", rowcnd, 1);
        arguments.vector("colcnd", colcnd, 1);
        arguments.vector("amax", amax, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_geequ<T>(context, user_matrix(context, A, m, n, lda), R, C, rowcnd,
            colcnd, amax);
        if (info > 0 && info <= m) arguments.explain("row {} is zero", info);
        if (info > 0 && info > m) arguments.explain("column {} is zero", info - m);
        return info;
    });
}

template <class T>
lapilli_int geequ_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, real_t<T>* R, real_t<T>* C,
                       real_t<T>* rowcnd, real_t<T>* colcnd, real_t<T>* amax) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.vector("R", R, m, n > 0);
        arguments.vector("C", C, n, m > 0);
        arguments.vector("rowcnd", rowcnd, 1);
        arguments.vector("colcnd", colcnd, 1);
        arguments.vector("amax", amax, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_geequ<T>(context, user_matrix<T>(A), R, C, rowcnd, colcnd, amax);
        if (info > 0 && info <= m) arguments.explain("row {} is zero", info);
        if (info > 0 && info > m) arguments.explain("column {} is zero", info - m);
        return info;
    });
}

template <class T>
lapilli_int geequ_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return geequ_memory<T>(context, m, n);
    });
}

template <class T>
lapilli_int poequ(lapilli_context ctx, const char* name, lapilli_int n, const T* A, lapilli_int lda,
                  real_t<T>* S, real_t<T>* scond, real_t<T>* amax) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::whole);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("S", S, n);
        arguments.vector("scond", scond, 1);
        arguments.vector("amax", amax, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_poequ<T>(context, user_matrix(context, A, n, n, lda), S, scond, amax);
        if (info > 0) arguments.explain("the diagonal is not positive in place {}", info);
        return info;
    });
}

template <class T>
lapilli_int poequ_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, real_t<T>* S,
                       real_t<T>* scond, real_t<T>* amax) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.spread_input<T>("A", A, n, n, Stored::whole);
        arguments.vector("S", S, n);
        arguments.vector("scond", scond, 1);
        arguments.vector("amax", amax, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_poequ<T>(context, user_matrix<T>(A), S, scond, amax);
        if (info > 0) arguments.explain("the diagonal is not positive in place {}", info);
        return info;
    });
}

template <class T>
lapilli_int poequ_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return poequ_memory<T>(context, n);
    });
}

template <class T>
lapilli_int gecon(lapilli_context ctx, const char* name, char norm, lapilli_int n, const T* A,
                  lapilli_int lda, real_t<T> anorm, real_t<T>* rcond) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("norm", norm, "1OI");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::whole);
        arguments.leading("lda", lda, {n, "n"});
        arguments.finite_from("anorm", anorm, 0);
        arguments.vector("rcond", rcond, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_gecon<T>(context, upper_case(norm), user_matrix(context, A, n, n, lda),
            anorm, rcond);
        if (info > 0) arguments.explain("the factors hold a NaN or an infinity");
        return info;
    });
}

template <class T>
lapilli_int gecon_mgpu(lapilli_context ctx, const char* name, char norm, lapilli_matrix A, real_t<T> anorm,
                       real_t<T>* rcond) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("norm", norm, "1OI");
        arguments.spread_input<T>("A", A, n, n, Stored::whole);
        arguments.finite_from("anorm", anorm, 0);
        arguments.vector("rcond", rcond, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_gecon<T>(context, upper_case(norm), user_matrix<T>(A), anorm, rcond);
        if (info > 0) arguments.explain("the factors hold a NaN or an infinity");
        return info;
    });
}

template <class T>
lapilli_int gecon_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return gecon_memory<T>(context, n);
    });
}

template <class T>
lapilli_int pocon(lapilli_context ctx, const char* name, char uplo, lapilli_int n, const T* A,
                  lapilli_int lda, real_t<T> anorm, real_t<T>* rcond) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.finite_from("anorm", anorm, 0);
        arguments.vector("rcond", rcond, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_pocon<T>(context, uplo_of(uplo), user_matrix(context, A, n, n, lda),
            anorm, rcond);
        if (info > 0) arguments.explain("the factor holds a NaN or an infinity");
        return info;
    });
}

template <class T>
lapilli_int pocon_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A, real_t<T> anorm,
                       real_t<T>* rcond) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.finite_from("anorm", anorm, 0);
        arguments.vector("rcond", rcond, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_pocon<T>(context, uplo_of(uplo), user_matrix<T>(A), anorm, rcond);
        if (info > 0) arguments.explain("the factor holds a NaN or an infinity");
        return info;
    });
}

template <class T>
lapilli_int pocon_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return pocon_memory<T>(context, n);
    });
}

template <class T>
lapilli_int sycon(lapilli_context ctx, const char* name, char uplo, lapilli_int n, const T* A,
                  lapilli_int lda, const lapilli_int* ipiv, real_t<T> anorm, real_t<T>* rcond) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.finite_from("anorm", anorm, 0);
        arguments.vector("rcond", rcond, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sycon<T>(context, 5, uplo_of(uplo), false, user_matrix(context, A, n, n,
            lda), ipiv, anorm, rcond);
        if (info > 0) arguments.explain("the factors hold a NaN or an infinity");
        return info;
    });
}

template <class T>
lapilli_int sycon_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A,
                       const lapilli_int* ipiv, real_t<T> anorm, real_t<T>* rcond) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("ipiv", ipiv, n);
        arguments.finite_from("anorm", anorm, 0);
        arguments.vector("rcond", rcond, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sycon<T>(context, 3, uplo_of(uplo), false, user_matrix<T>(A), ipiv,
            anorm, rcond);
        if (info > 0) arguments.explain("the factors hold a NaN or an infinity");
        return info;
    });
}

template <class T>
lapilli_int sycon_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return sycon_memory<T>(context, n);
    });
}

template <class T>
lapilli_int hecon(lapilli_context ctx, const char* name, char uplo, lapilli_int n, const T* A,
                  lapilli_int lda, const lapilli_int* ipiv, real_t<T> anorm, real_t<T>* rcond) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.finite_from("anorm", anorm, 0);
        arguments.vector("rcond", rcond, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sycon<T>(context, 5, uplo_of(uplo), true, user_matrix(context, A, n, n,
            lda), ipiv, anorm, rcond);
        if (info > 0) arguments.explain("the factors hold a NaN or an infinity");
        return info;
    });
}

template <class T>
lapilli_int hecon_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A,
                       const lapilli_int* ipiv, real_t<T> anorm, real_t<T>* rcond) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("ipiv", ipiv, n);
        arguments.finite_from("anorm", anorm, 0);
        arguments.vector("rcond", rcond, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sycon<T>(context, 3, uplo_of(uplo), true, user_matrix<T>(A), ipiv, anorm,
            rcond);
        if (info > 0) arguments.explain("the factors hold a NaN or an infinity");
        return info;
    });
}

template <class T>
lapilli_int hecon_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return hecon_memory<T>(context, n);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_slange(lapilli_context ctx, char norm, lapilli_int m, lapilli_int n, const float* A,
                           lapilli_int lda, float* value) {
    return api::lange<float>(ctx, "slange", norm, m, n, A, lda, value);
}
lapilli_int lapilli_dlange(lapilli_context ctx, char norm, lapilli_int m, lapilli_int n, const double* A,
                           lapilli_int lda, double* value) {
    return api::lange<double>(ctx, "dlange", norm, m, n, A, lda, value);
}
lapilli_int lapilli_clange(lapilli_context ctx, char norm, lapilli_int m, lapilli_int n,
                           const lapilli_complex_float* A, lapilli_int lda, float* value) {
    return api::lange<lapilli_complex_float>(ctx, "clange", norm, m, n, A, lda, value);
}
lapilli_int lapilli_zlange(lapilli_context ctx, char norm, lapilli_int m, lapilli_int n,
                           const lapilli_complex_double* A, lapilli_int lda, double* value) {
    return api::lange<lapilli_complex_double>(ctx, "zlange", norm, m, n, A, lda, value);
}

lapilli_int lapilli_slange_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, float* value) {
    return api::lange_mgpu<float>(ctx, "slange_mgpu", norm, A, value);
}
lapilli_int lapilli_dlange_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, double* value) {
    return api::lange_mgpu<double>(ctx, "dlange_mgpu", norm, A, value);
}
lapilli_int lapilli_clange_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, float* value) {
    return api::lange_mgpu<lapilli_complex_float>(ctx, "clange_mgpu", norm, A, value);
}
lapilli_int lapilli_zlange_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, double* value) {
    return api::lange_mgpu<lapilli_complex_double>(ctx, "zlange_mgpu", norm, A, value);
}

lapilli_int lapilli_slange_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::lange_query<float>(ctx, "slange_memory", m, n, bytes);
}
lapilli_int lapilli_dlange_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::lange_query<double>(ctx, "dlange_memory", m, n, bytes);
}
lapilli_int lapilli_clange_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::lange_query<lapilli_complex_float>(ctx, "clange_memory", m, n, bytes);
}
lapilli_int lapilli_zlange_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::lange_query<lapilli_complex_double>(ctx, "zlange_memory", m, n, bytes);
}

lapilli_int lapilli_slansy(lapilli_context ctx, char norm, char uplo, lapilli_int n, const float* A,
                           lapilli_int lda, float* value) {
    return api::lansy<float>(ctx, "slansy", norm, uplo, n, A, lda, value);
}
lapilli_int lapilli_dlansy(lapilli_context ctx, char norm, char uplo, lapilli_int n, const double* A,
                           lapilli_int lda, double* value) {
    return api::lansy<double>(ctx, "dlansy", norm, uplo, n, A, lda, value);
}
lapilli_int lapilli_clansy(lapilli_context ctx, char norm, char uplo, lapilli_int n,
                           const lapilli_complex_float* A, lapilli_int lda, float* value) {
    return api::lansy<lapilli_complex_float>(ctx, "clansy", norm, uplo, n, A, lda, value);
}
lapilli_int lapilli_zlansy(lapilli_context ctx, char norm, char uplo, lapilli_int n,
                           const lapilli_complex_double* A, lapilli_int lda, double* value) {
    return api::lansy<lapilli_complex_double>(ctx, "zlansy", norm, uplo, n, A, lda, value);
}

lapilli_int lapilli_slansy_mgpu(lapilli_context ctx, char norm, char uplo, lapilli_matrix A, float* value) {
    return api::lansy_mgpu<float>(ctx, "slansy_mgpu", norm, uplo, A, value);
}
lapilli_int lapilli_dlansy_mgpu(lapilli_context ctx, char norm, char uplo, lapilli_matrix A, double* value) {
    return api::lansy_mgpu<double>(ctx, "dlansy_mgpu", norm, uplo, A, value);
}
lapilli_int lapilli_clansy_mgpu(lapilli_context ctx, char norm, char uplo, lapilli_matrix A, float* value) {
    return api::lansy_mgpu<lapilli_complex_float>(ctx, "clansy_mgpu", norm, uplo, A, value);
}
lapilli_int lapilli_zlansy_mgpu(lapilli_context ctx, char norm, char uplo, lapilli_matrix A, double* value) {
    return api::lansy_mgpu<lapilli_complex_double>(ctx, "zlansy_mgpu", norm, uplo, A, value);
}

lapilli_int lapilli_slansy_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::lansy_query<float>(ctx, "slansy_memory", n, bytes);
}
lapilli_int lapilli_dlansy_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::lansy_query<double>(ctx, "dlansy_memory", n, bytes);
}
lapilli_int lapilli_clansy_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::lansy_query<lapilli_complex_float>(ctx, "clansy_memory", n, bytes);
}
lapilli_int lapilli_zlansy_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::lansy_query<lapilli_complex_double>(ctx, "zlansy_memory", n, bytes);
}

lapilli_int lapilli_clanhe(lapilli_context ctx, char norm, char uplo, lapilli_int n,
                           const lapilli_complex_float* A, lapilli_int lda, float* value) {
    return api::lanhe<lapilli_complex_float>(ctx, "clanhe", norm, uplo, n, A, lda, value);
}
lapilli_int lapilli_zlanhe(lapilli_context ctx, char norm, char uplo, lapilli_int n,
                           const lapilli_complex_double* A, lapilli_int lda, double* value) {
    return api::lanhe<lapilli_complex_double>(ctx, "zlanhe", norm, uplo, n, A, lda, value);
}

lapilli_int lapilli_clanhe_mgpu(lapilli_context ctx, char norm, char uplo, lapilli_matrix A, float* value) {
    return api::lanhe_mgpu<lapilli_complex_float>(ctx, "clanhe_mgpu", norm, uplo, A, value);
}
lapilli_int lapilli_zlanhe_mgpu(lapilli_context ctx, char norm, char uplo, lapilli_matrix A, double* value) {
    return api::lanhe_mgpu<lapilli_complex_double>(ctx, "zlanhe_mgpu", norm, uplo, A, value);
}

lapilli_int lapilli_clanhe_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::lanhe_query<lapilli_complex_float>(ctx, "clanhe_memory", n, bytes);
}
lapilli_int lapilli_zlanhe_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::lanhe_query<lapilli_complex_double>(ctx, "zlanhe_memory", n, bytes);
}

lapilli_int lapilli_sgeequ(lapilli_context ctx, lapilli_int m, lapilli_int n, const float* A, lapilli_int lda,
                           float* R, float* C, float* rowcnd, float* colcnd, float* amax) {
    return api::geequ<float>(ctx, "sgeequ", m, n, A, lda, R, C, rowcnd, colcnd, amax);
}
lapilli_int lapilli_dgeequ(lapilli_context ctx, lapilli_int m, lapilli_int n, const double* A,
                           lapilli_int lda, double* R, double* C, double* rowcnd, double* colcnd,
                           double* amax) {
    return api::geequ<double>(ctx, "dgeequ", m, n, A, lda, R, C, rowcnd, colcnd, amax);
}
lapilli_int lapilli_cgeequ(lapilli_context ctx, lapilli_int m, lapilli_int n, const lapilli_complex_float* A,
                           lapilli_int lda, float* R, float* C, float* rowcnd, float* colcnd, float* amax) {
    return api::geequ<lapilli_complex_float>(ctx, "cgeequ", m, n, A, lda, R, C, rowcnd, colcnd, amax);
}
lapilli_int lapilli_zgeequ(lapilli_context ctx, lapilli_int m, lapilli_int n, const lapilli_complex_double* A,
                           lapilli_int lda, double* R, double* C, double* rowcnd, double* colcnd,
                           double* amax) {
    return api::geequ<lapilli_complex_double>(ctx, "zgeequ", m, n, A, lda, R, C, rowcnd, colcnd, amax);
}

lapilli_int lapilli_sgeequ_mgpu(lapilli_context ctx, lapilli_matrix A, float* R, float* C, float* rowcnd,
                                float* colcnd, float* amax) {
    return api::geequ_mgpu<float>(ctx, "sgeequ_mgpu", A, R, C, rowcnd, colcnd, amax);
}
lapilli_int lapilli_dgeequ_mgpu(lapilli_context ctx, lapilli_matrix A, double* R, double* C, double* rowcnd,
                                double* colcnd, double* amax) {
    return api::geequ_mgpu<double>(ctx, "dgeequ_mgpu", A, R, C, rowcnd, colcnd, amax);
}
lapilli_int lapilli_cgeequ_mgpu(lapilli_context ctx, lapilli_matrix A, float* R, float* C, float* rowcnd,
                                float* colcnd, float* amax) {
    return api::geequ_mgpu<lapilli_complex_float>(ctx, "cgeequ_mgpu", A, R, C, rowcnd, colcnd, amax);
}
lapilli_int lapilli_zgeequ_mgpu(lapilli_context ctx, lapilli_matrix A, double* R, double* C, double* rowcnd,
                                double* colcnd, double* amax) {
    return api::geequ_mgpu<lapilli_complex_double>(ctx, "zgeequ_mgpu", A, R, C, rowcnd, colcnd, amax);
}

lapilli_int lapilli_sgeequ_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geequ_query<float>(ctx, "sgeequ_memory", m, n, bytes);
}
lapilli_int lapilli_dgeequ_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geequ_query<double>(ctx, "dgeequ_memory", m, n, bytes);
}
lapilli_int lapilli_cgeequ_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geequ_query<lapilli_complex_float>(ctx, "cgeequ_memory", m, n, bytes);
}
lapilli_int lapilli_zgeequ_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geequ_query<lapilli_complex_double>(ctx, "zgeequ_memory", m, n, bytes);
}

lapilli_int lapilli_spoequ(lapilli_context ctx, lapilli_int n, const float* A, lapilli_int lda, float* S,
                           float* scond, float* amax) {
    return api::poequ<float>(ctx, "spoequ", n, A, lda, S, scond, amax);
}
lapilli_int lapilli_dpoequ(lapilli_context ctx, lapilli_int n, const double* A, lapilli_int lda, double* S,
                           double* scond, double* amax) {
    return api::poequ<double>(ctx, "dpoequ", n, A, lda, S, scond, amax);
}
lapilli_int lapilli_cpoequ(lapilli_context ctx, lapilli_int n, const lapilli_complex_float* A,
                           lapilli_int lda, float* S, float* scond, float* amax) {
    return api::poequ<lapilli_complex_float>(ctx, "cpoequ", n, A, lda, S, scond, amax);
}
lapilli_int lapilli_zpoequ(lapilli_context ctx, lapilli_int n, const lapilli_complex_double* A,
                           lapilli_int lda, double* S, double* scond, double* amax) {
    return api::poequ<lapilli_complex_double>(ctx, "zpoequ", n, A, lda, S, scond, amax);
}

lapilli_int lapilli_spoequ_mgpu(lapilli_context ctx, lapilli_matrix A, float* S, float* scond, float* amax) {
    return api::poequ_mgpu<float>(ctx, "spoequ_mgpu", A, S, scond, amax);
}
lapilli_int lapilli_dpoequ_mgpu(lapilli_context ctx, lapilli_matrix A, double* S, double* scond,
                                double* amax) {
    return api::poequ_mgpu<double>(ctx, "dpoequ_mgpu", A, S, scond, amax);
}
lapilli_int lapilli_cpoequ_mgpu(lapilli_context ctx, lapilli_matrix A, float* S, float* scond, float* amax) {
    return api::poequ_mgpu<lapilli_complex_float>(ctx, "cpoequ_mgpu", A, S, scond, amax);
}
lapilli_int lapilli_zpoequ_mgpu(lapilli_context ctx, lapilli_matrix A, double* S, double* scond,
                                double* amax) {
    return api::poequ_mgpu<lapilli_complex_double>(ctx, "zpoequ_mgpu", A, S, scond, amax);
}

lapilli_int lapilli_spoequ_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::poequ_query<float>(ctx, "spoequ_memory", n, bytes);
}
lapilli_int lapilli_dpoequ_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::poequ_query<double>(ctx, "dpoequ_memory", n, bytes);
}
lapilli_int lapilli_cpoequ_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::poequ_query<lapilli_complex_float>(ctx, "cpoequ_memory", n, bytes);
}
lapilli_int lapilli_zpoequ_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::poequ_query<lapilli_complex_double>(ctx, "zpoequ_memory", n, bytes);
}

lapilli_int lapilli_sgecon(lapilli_context ctx, char norm, lapilli_int n, const float* A, lapilli_int lda,
                           float anorm, float* rcond) {
    return api::gecon<float>(ctx, "sgecon", norm, n, A, lda, anorm, rcond);
}
lapilli_int lapilli_dgecon(lapilli_context ctx, char norm, lapilli_int n, const double* A, lapilli_int lda,
                           double anorm, double* rcond) {
    return api::gecon<double>(ctx, "dgecon", norm, n, A, lda, anorm, rcond);
}
lapilli_int lapilli_cgecon(lapilli_context ctx, char norm, lapilli_int n, const lapilli_complex_float* A,
                           lapilli_int lda, float anorm, float* rcond) {
    return api::gecon<lapilli_complex_float>(ctx, "cgecon", norm, n, A, lda, anorm, rcond);
}
lapilli_int lapilli_zgecon(lapilli_context ctx, char norm, lapilli_int n, const lapilli_complex_double* A,
                           lapilli_int lda, double anorm, double* rcond) {
    return api::gecon<lapilli_complex_double>(ctx, "zgecon", norm, n, A, lda, anorm, rcond);
}

lapilli_int lapilli_sgecon_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, float anorm, float* rcond) {
    return api::gecon_mgpu<float>(ctx, "sgecon_mgpu", norm, A, anorm, rcond);
}
lapilli_int lapilli_dgecon_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, double anorm,
                                double* rcond) {
    return api::gecon_mgpu<double>(ctx, "dgecon_mgpu", norm, A, anorm, rcond);
}
lapilli_int lapilli_cgecon_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, float anorm, float* rcond) {
    return api::gecon_mgpu<lapilli_complex_float>(ctx, "cgecon_mgpu", norm, A, anorm, rcond);
}
lapilli_int lapilli_zgecon_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, double anorm,
                                double* rcond) {
    return api::gecon_mgpu<lapilli_complex_double>(ctx, "zgecon_mgpu", norm, A, anorm, rcond);
}

lapilli_int lapilli_sgecon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::gecon_query<float>(ctx, "sgecon_memory", n, bytes);
}
lapilli_int lapilli_dgecon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::gecon_query<double>(ctx, "dgecon_memory", n, bytes);
}
lapilli_int lapilli_cgecon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::gecon_query<lapilli_complex_float>(ctx, "cgecon_memory", n, bytes);
}
lapilli_int lapilli_zgecon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::gecon_query<lapilli_complex_double>(ctx, "zgecon_memory", n, bytes);
}

lapilli_int lapilli_spocon(lapilli_context ctx, char uplo, lapilli_int n, const float* A, lapilli_int lda,
                           float anorm, float* rcond) {
    return api::pocon<float>(ctx, "spocon", uplo, n, A, lda, anorm, rcond);
}
lapilli_int lapilli_dpocon(lapilli_context ctx, char uplo, lapilli_int n, const double* A, lapilli_int lda,
                           double anorm, double* rcond) {
    return api::pocon<double>(ctx, "dpocon", uplo, n, A, lda, anorm, rcond);
}
lapilli_int lapilli_cpocon(lapilli_context ctx, char uplo, lapilli_int n, const lapilli_complex_float* A,
                           lapilli_int lda, float anorm, float* rcond) {
    return api::pocon<lapilli_complex_float>(ctx, "cpocon", uplo, n, A, lda, anorm, rcond);
}
lapilli_int lapilli_zpocon(lapilli_context ctx, char uplo, lapilli_int n, const lapilli_complex_double* A,
                           lapilli_int lda, double anorm, double* rcond) {
    return api::pocon<lapilli_complex_double>(ctx, "zpocon", uplo, n, A, lda, anorm, rcond);
}

lapilli_int lapilli_spocon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, float anorm, float* rcond) {
    return api::pocon_mgpu<float>(ctx, "spocon_mgpu", uplo, A, anorm, rcond);
}
lapilli_int lapilli_dpocon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, double anorm,
                                double* rcond) {
    return api::pocon_mgpu<double>(ctx, "dpocon_mgpu", uplo, A, anorm, rcond);
}
lapilli_int lapilli_cpocon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, float anorm, float* rcond) {
    return api::pocon_mgpu<lapilli_complex_float>(ctx, "cpocon_mgpu", uplo, A, anorm, rcond);
}
lapilli_int lapilli_zpocon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, double anorm,
                                double* rcond) {
    return api::pocon_mgpu<lapilli_complex_double>(ctx, "zpocon_mgpu", uplo, A, anorm, rcond);
}

lapilli_int lapilli_spocon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::pocon_query<float>(ctx, "spocon_memory", n, bytes);
}
lapilli_int lapilli_dpocon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::pocon_query<double>(ctx, "dpocon_memory", n, bytes);
}
lapilli_int lapilli_cpocon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::pocon_query<lapilli_complex_float>(ctx, "cpocon_memory", n, bytes);
}
lapilli_int lapilli_zpocon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::pocon_query<lapilli_complex_double>(ctx, "zpocon_memory", n, bytes);
}

lapilli_int lapilli_ssycon(lapilli_context ctx, char uplo, lapilli_int n, const float* A, lapilli_int lda,
                           const lapilli_int* ipiv, float anorm, float* rcond) {
    return api::sycon<float>(ctx, "ssycon", uplo, n, A, lda, ipiv, anorm, rcond);
}
lapilli_int lapilli_dsycon(lapilli_context ctx, char uplo, lapilli_int n, const double* A, lapilli_int lda,
                           const lapilli_int* ipiv, double anorm, double* rcond) {
    return api::sycon<double>(ctx, "dsycon", uplo, n, A, lda, ipiv, anorm, rcond);
}
lapilli_int lapilli_csycon(lapilli_context ctx, char uplo, lapilli_int n, const lapilli_complex_float* A,
                           lapilli_int lda, const lapilli_int* ipiv, float anorm, float* rcond) {
    return api::sycon<lapilli_complex_float>(ctx, "csycon", uplo, n, A, lda, ipiv, anorm, rcond);
}
lapilli_int lapilli_zsycon(lapilli_context ctx, char uplo, lapilli_int n, const lapilli_complex_double* A,
                           lapilli_int lda, const lapilli_int* ipiv, double anorm, double* rcond) {
    return api::sycon<lapilli_complex_double>(ctx, "zsycon", uplo, n, A, lda, ipiv, anorm, rcond);
}

lapilli_int lapilli_ssycon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv,
                                float anorm, float* rcond) {
    return api::sycon_mgpu<float>(ctx, "ssycon_mgpu", uplo, A, ipiv, anorm, rcond);
}
lapilli_int lapilli_dsycon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv,
                                double anorm, double* rcond) {
    return api::sycon_mgpu<double>(ctx, "dsycon_mgpu", uplo, A, ipiv, anorm, rcond);
}
lapilli_int lapilli_csycon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv,
                                float anorm, float* rcond) {
    return api::sycon_mgpu<lapilli_complex_float>(ctx, "csycon_mgpu", uplo, A, ipiv, anorm, rcond);
}
lapilli_int lapilli_zsycon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv,
                                double anorm, double* rcond) {
    return api::sycon_mgpu<lapilli_complex_double>(ctx, "zsycon_mgpu", uplo, A, ipiv, anorm, rcond);
}

lapilli_int lapilli_ssycon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sycon_query<float>(ctx, "ssycon_memory", n, bytes);
}
lapilli_int lapilli_dsycon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sycon_query<double>(ctx, "dsycon_memory", n, bytes);
}
lapilli_int lapilli_csycon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sycon_query<lapilli_complex_float>(ctx, "csycon_memory", n, bytes);
}
lapilli_int lapilli_zsycon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sycon_query<lapilli_complex_double>(ctx, "zsycon_memory", n, bytes);
}

lapilli_int lapilli_checon(lapilli_context ctx, char uplo, lapilli_int n, const lapilli_complex_float* A,
                           lapilli_int lda, const lapilli_int* ipiv, float anorm, float* rcond) {
    return api::hecon<lapilli_complex_float>(ctx, "checon", uplo, n, A, lda, ipiv, anorm, rcond);
}
lapilli_int lapilli_zhecon(lapilli_context ctx, char uplo, lapilli_int n, const lapilli_complex_double* A,
                           lapilli_int lda, const lapilli_int* ipiv, double anorm, double* rcond) {
    return api::hecon<lapilli_complex_double>(ctx, "zhecon", uplo, n, A, lda, ipiv, anorm, rcond);
}

lapilli_int lapilli_checon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv,
                                float anorm, float* rcond) {
    return api::hecon_mgpu<lapilli_complex_float>(ctx, "checon_mgpu", uplo, A, ipiv, anorm, rcond);
}
lapilli_int lapilli_zhecon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv,
                                double anorm, double* rcond) {
    return api::hecon_mgpu<lapilli_complex_double>(ctx, "zhecon_mgpu", uplo, A, ipiv, anorm, rcond);
}

lapilli_int lapilli_checon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::hecon_query<lapilli_complex_float>(ctx, "checon_memory", n, bytes);
}
lapilli_int lapilli_zhecon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::hecon_query<lapilli_complex_double>(ctx, "zhecon_memory", n, bytes);
}
