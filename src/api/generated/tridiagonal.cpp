// SPDX-License-Identifier: BSD-3-Clause
// Symmetric tridiagonal eigenproblems: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/tridiagonal.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/tridiagonal.h"
#include "eigen/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int sterf(lapilli_context ctx, const char* name, lapilli_int n, real_t<T>* D, real_t<T>* E) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("n", n);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stedc<T>(context, 'N', n, D, E, {});
        if (info > 0) arguments.explain("{} off-diagonal elements did not converge to zero", info);
        return info;
    });
}

template <class T>
lapilli_int sterf_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return stedc_memory<T>(context, 'N', n);
    });
}

template <class T>
lapilli_int stev(lapilli_context ctx, const char* name, char jobz, lapilli_int n, real_t<T>* D, real_t<T>* E,
                 T* Z, lapilli_int ldz) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        arguments.matrix("Z", Z, n, n, vectors);
        arguments.leading("ldz", ldz, {n, "n"}, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stedc<T>(context, vectors ? 'I' : 'N', n, D, E, user_matrix(context, Z,
            n, n, ldz));
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int stev_mgpu(lapilli_context ctx, const char* name, char jobz, lapilli_int n, real_t<T>* D,
                      real_t<T>* E, lapilli_matrix Z) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        arguments.spread<T>("Z", Z, n, n, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stedc<T>(context, vectors ? 'I' : 'N', n, D, E,
            vectors ? user_matrix<T>(Z) : UserMatrix<T>{});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int stev_query(lapilli_context ctx, const char* name, char jobz, lapilli_int n,
                       lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        const auto vectors = wants_vectors(jobz);
        return stedc_memory<T>(context, vectors ? 'I' : 'N', n);
    });
}

template <class T>
lapilli_int stevd(lapilli_context ctx, const char* name, char jobz, lapilli_int n, real_t<T>* D, real_t<T>* E,
                  T* Z, lapilli_int ldz) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        arguments.matrix("Z", Z, n, n, vectors);
        arguments.leading("ldz", ldz, {n, "n"}, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stedc<T>(context, vectors ? 'I' : 'N', n, D, E, user_matrix(context, Z,
            n, n, ldz));
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int stevd_mgpu(lapilli_context ctx, const char* name, char jobz, lapilli_int n, real_t<T>* D,
                       real_t<T>* E, lapilli_matrix Z) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        arguments.spread<T>("Z", Z, n, n, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stedc<T>(context, vectors ? 'I' : 'N', n, D, E,
            vectors ? user_matrix<T>(Z) : UserMatrix<T>{});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int stevd_query(lapilli_context ctx, const char* name, char jobz, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        const auto vectors = wants_vectors(jobz);
        return stedc_memory<T>(context, vectors ? 'I' : 'N', n);
    });
}

template <class T>
lapilli_int stevx(lapilli_context ctx, const char* name, char jobz, char range, lapilli_int n,
                  const real_t<T>* D, const real_t<T>* E, real_t<T> vl, real_t<T> vu, lapilli_int il,
                  lapilli_int iu, real_t<T> abstol, lapilli_int* m, real_t<T>* W, T* Z, lapilli_int ldz,
                  lapilli_int* ifail) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        const auto columns = by_index ? min(n, iu) - max(1, il) + 1 : n;
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.size("n", n);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        arguments.scalar("vl", vl);
        arguments.greater("vu", vu, vl, "vl", by_value);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        arguments.scalar("abstol", abstol);
        arguments.vector("m", m, 1);
        arguments.vector("W", W, n);
        arguments.matrix("Z", Z, n, columns, vectors);
        arguments.leading("ldz", ldz, {n, "n"}, vectors);
        arguments.vector("ifail", ifail, n, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stevx<T>(context, wants_vectors(jobz), selection(upper_case(range), vl,
            vu, il, iu), abstol, n, D, E, m, W, user_matrix(context, Z, n, columns, ldz), Remarks{ifail,
            nullptr});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements did not converge to zero; nothing was found",
            info);
        if (info > 0 && vectors) arguments.explain("vectors did not converge, see ifail; or, where i > n, an eigenvalue of the submatrix of rows and columns {} to {} did not, and nothing was found",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int stevx_mgpu(lapilli_context ctx, const char* name, char jobz, char range, lapilli_int n,
                       const real_t<T>* D, const real_t<T>* E, real_t<T> vl, real_t<T> vu, lapilli_int il,
                       lapilli_int iu, real_t<T> abstol, lapilli_int* m, real_t<T>* W, lapilli_matrix Z,
                       lapilli_int* ifail) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        const auto columns = by_index ? min(n, iu) - max(1, il) + 1 : n;
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.size("n", n);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        arguments.scalar("vl", vl);
        arguments.greater("vu", vu, vl, "vl", by_value);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        arguments.scalar("abstol", abstol);
        arguments.vector("m", m, 1);
        arguments.vector("W", W, n);
        arguments.spread<T>("Z", Z, n, columns, vectors);
        arguments.vector("ifail", ifail, n, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stevx<T>(context, wants_vectors(jobz), selection(upper_case(range), vl,
            vu, il, iu), abstol, n, D, E, m, W, vectors ? user_matrix<T>(Z) : UserMatrix<T>{}, Remarks{ifail,
            nullptr});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements did not converge to zero; nothing was found",
            info);
        if (info > 0 && vectors) arguments.explain("vectors did not converge, see ifail; or, where i > n, an eigenvalue of the submatrix of rows and columns {} to {} did not, and nothing was found",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int stevx_query(lapilli_context ctx, const char* name, char jobz, char range, lapilli_int n,
                        lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto by_index = upper_case(range) == 'I';
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.size("n", n);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        if (arguments.bad()) return {};
        return stevx_memory<T>(context, wants_vectors(jobz), selection(upper_case(range), 0, 0, il, iu), n);
    });
}

template <class T>
lapilli_int stevr(lapilli_context ctx, const char* name, char jobz, char range, lapilli_int n,
                  const real_t<T>* D, const real_t<T>* E, real_t<T> vl, real_t<T> vu, lapilli_int il,
                  lapilli_int iu, real_t<T> abstol, lapilli_int* m, real_t<T>* W, T* Z, lapilli_int ldz,
                  lapilli_int* isuppz) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        const auto columns = by_index ? min(n, iu) - max(1, il) + 1 : n;
        const auto supports = vectors && upper_case(range) != 'V' && columns == n;
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.size("n", n);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        arguments.scalar("vl", vl);
        arguments.greater("vu", vu, vl, "vl", by_value);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        arguments.scalar("abstol", abstol);
        arguments.vector("m", m, 1);
        arguments.vector("W", W, n);
        arguments.matrix("Z", Z, n, columns, vectors);
        arguments.leading("ldz", ldz, {n, "n"}, vectors);
        arguments.vector("isuppz", isuppz, 2 * n, supports);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stevx<T>(context, wants_vectors(jobz), selection(upper_case(range), vl,
            vu, il, iu), 0, n, D, E, m, W, user_matrix(context, Z, n, columns, ldz), Remarks{nullptr,
            supports ? isuppz : nullptr});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements did not converge to zero; nothing was found",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge; nothing was found",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int stevr_mgpu(lapilli_context ctx, const char* name, char jobz, char range, lapilli_int n,
                       const real_t<T>* D, const real_t<T>* E, real_t<T> vl, real_t<T> vu, lapilli_int il,
                       lapilli_int iu, real_t<T> abstol, lapilli_int* m, real_t<T>* W, lapilli_matrix Z,
                       lapilli_int* isuppz) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        const auto columns = by_index ? min(n, iu) - max(1, il) + 1 : n;
        const auto supports = vectors && upper_case(range) != 'V' && columns == n;
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.size("n", n);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        arguments.scalar("vl", vl);
        arguments.greater("vu", vu, vl, "vl", by_value);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        arguments.scalar("abstol", abstol);
        arguments.vector("m", m, 1);
        arguments.vector("W", W, n);
        arguments.spread<T>("Z", Z, n, columns, vectors);
        arguments.vector("isuppz", isuppz, 2 * n, supports);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stevx<T>(context, wants_vectors(jobz), selection(upper_case(range), vl,
            vu, il, iu), 0, n, D, E, m, W, vectors ? user_matrix<T>(Z) : UserMatrix<T>{}, Remarks{nullptr,
            supports ? isuppz : nullptr});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements did not converge to zero; nothing was found",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge; nothing was found",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int stevr_query(lapilli_context ctx, const char* name, char jobz, char range, lapilli_int n,
                        lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto by_index = upper_case(range) == 'I';
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.size("n", n);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        if (arguments.bad()) return {};
        return stevx_memory<T>(context, wants_vectors(jobz), selection(upper_case(range), 0, 0, il, iu), n);
    });
}

template <class T>
lapilli_int stebz(lapilli_context ctx, const char* name, char range, char order, lapilli_int n, real_t<T> vl,
                  real_t<T> vu, lapilli_int il, lapilli_int iu, real_t<T> abstol, const real_t<T>* D,
                  const real_t<T>* E, lapilli_int* m, lapilli_int* nsplit, real_t<T>* W, lapilli_int* iblock,
                  lapilli_int* isplit) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto by_value = upper_case(range) == 'V';
        const auto by_index = upper_case(range) == 'I';
        arguments.letter("range", range, "AVI");
        arguments.letter("order", order, "BE");
        arguments.size("n", n);
        arguments.scalar("vl", vl);
        arguments.greater("vu", vu, vl, "vl", by_value);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        arguments.scalar("abstol", abstol);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        arguments.vector("m", m, 1);
        arguments.vector("nsplit", nsplit, 1);
        arguments.vector("W", W, n);
        arguments.vector("iblock", iblock, n);
        arguments.vector("isplit", isplit, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stebz<T>(context, selection(upper_case(range), vl, vu, il, iu),
            upper_case(order) == 'B', abstol, n, D, E, m, nsplit, W, iblock, isplit);
        if (info > 0) arguments.explain("some values did not converge (1 or 3; their iblock is below 0), or, by index, were not found (2 or 3)");
        return info;
    });
}

template <class T>
lapilli_int stebz_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return stedc_memory<T>(context, 'N', n);
    });
}

template <class T>
lapilli_int stein(lapilli_context ctx, const char* name, lapilli_int n, const real_t<T>* D,
                  const real_t<T>* E, lapilli_int m, const real_t<T>* W, const lapilli_int* iblock,
                  const lapilli_int* isplit, T* Z, lapilli_int ldz, lapilli_int* ifail) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("n", n);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        arguments.range("m", m, {0}, {n, "n"});
        arguments.input("W", W, m, 1, Stored::vector);
        arguments.vector("iblock", iblock, m);
        arguments.vector("isplit", isplit, n);
        arguments.matrix("Z", Z, n, m);
        arguments.leading("ldz", ldz, {n, "n"});
        arguments.vector("ifail", ifail, m);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stein<T>(context, n, D, E, m, W, iblock, isplit, user_matrix(context, Z,
            n, m, ldz), ifail);
        if (info > 0) arguments.explain("{} vectors did not converge: see ifail", info);
        return info;
    });
}

template <class T>
lapilli_int stein_mgpu(lapilli_context ctx, const char* name, lapilli_int n, const real_t<T>* D,
                       const real_t<T>* E, lapilli_int m, const real_t<T>* W, const lapilli_int* iblock,
                       const lapilli_int* isplit, lapilli_matrix Z, lapilli_int* ifail) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("n", n);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        arguments.range("m", m, {0}, {n, "n"});
        arguments.input("W", W, m, 1, Stored::vector);
        arguments.vector("iblock", iblock, m);
        arguments.vector("isplit", isplit, n);
        arguments.spread<T>("Z", Z, n, m);
        arguments.vector("ifail", ifail, m);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stein<T>(context, n, D, E, m, W, iblock, isplit, user_matrix<T>(Z),
            ifail);
        if (info > 0) arguments.explain("{} vectors did not converge: see ifail", info);
        return info;
    });
}

template <class T>
lapilli_int stein_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int m,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.range("m", m, {0}, {n, "n"});
        if (arguments.bad()) return {};
        return stein_memory<T>(context, n, m);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_ssterf(lapilli_context ctx, lapilli_int n, float* D, float* E) {
    return api::sterf<float>(ctx, "ssterf", n, D, E);
}
lapilli_int lapilli_dsterf(lapilli_context ctx, lapilli_int n, double* D, double* E) {
    return api::sterf<double>(ctx, "dsterf", n, D, E);
}

lapilli_int lapilli_ssterf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sterf_query<float>(ctx, "ssterf_memory", n, bytes);
}
lapilli_int lapilli_dsterf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sterf_query<double>(ctx, "dsterf_memory", n, bytes);
}

lapilli_int lapilli_sstev(lapilli_context ctx, char jobz, lapilli_int n, float* D, float* E, float* Z,
                          lapilli_int ldz) {
    return api::stev<float>(ctx, "sstev", jobz, n, D, E, Z, ldz);
}
lapilli_int lapilli_dstev(lapilli_context ctx, char jobz, lapilli_int n, double* D, double* E, double* Z,
                          lapilli_int ldz) {
    return api::stev<double>(ctx, "dstev", jobz, n, D, E, Z, ldz);
}

lapilli_int lapilli_sstev_mgpu(lapilli_context ctx, char jobz, lapilli_int n, float* D, float* E,
                               lapilli_matrix Z) {
    return api::stev_mgpu<float>(ctx, "sstev_mgpu", jobz, n, D, E, Z);
}
lapilli_int lapilli_dstev_mgpu(lapilli_context ctx, char jobz, lapilli_int n, double* D, double* E,
                               lapilli_matrix Z) {
    return api::stev_mgpu<double>(ctx, "dstev_mgpu", jobz, n, D, E, Z);
}

lapilli_int lapilli_sstev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::stev_query<float>(ctx, "sstev_memory", jobz, n, bytes);
}
lapilli_int lapilli_dstev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::stev_query<double>(ctx, "dstev_memory", jobz, n, bytes);
}

lapilli_int lapilli_sstevd(lapilli_context ctx, char jobz, lapilli_int n, float* D, float* E, float* Z,
                           lapilli_int ldz) {
    return api::stevd<float>(ctx, "sstevd", jobz, n, D, E, Z, ldz);
}
lapilli_int lapilli_dstevd(lapilli_context ctx, char jobz, lapilli_int n, double* D, double* E, double* Z,
                           lapilli_int ldz) {
    return api::stevd<double>(ctx, "dstevd", jobz, n, D, E, Z, ldz);
}

lapilli_int lapilli_sstevd_mgpu(lapilli_context ctx, char jobz, lapilli_int n, float* D, float* E,
                                lapilli_matrix Z) {
    return api::stevd_mgpu<float>(ctx, "sstevd_mgpu", jobz, n, D, E, Z);
}
lapilli_int lapilli_dstevd_mgpu(lapilli_context ctx, char jobz, lapilli_int n, double* D, double* E,
                                lapilli_matrix Z) {
    return api::stevd_mgpu<double>(ctx, "dstevd_mgpu", jobz, n, D, E, Z);
}

lapilli_int lapilli_sstevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::stevd_query<float>(ctx, "sstevd_memory", jobz, n, bytes);
}
lapilli_int lapilli_dstevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::stevd_query<double>(ctx, "dstevd_memory", jobz, n, bytes);
}

lapilli_int lapilli_sstevx(lapilli_context ctx, char jobz, char range, lapilli_int n, const float* D,
                           const float* E, float vl, float vu, lapilli_int il, lapilli_int iu, float abstol,
                           lapilli_int* m, float* W, float* Z, lapilli_int ldz, lapilli_int* ifail) {
    return api::stevx<float>(ctx, "sstevx", jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, ldz,
                             ifail);
}
lapilli_int lapilli_dstevx(lapilli_context ctx, char jobz, char range, lapilli_int n, const double* D,
                           const double* E, double vl, double vu, lapilli_int il, lapilli_int iu,
                           double abstol, lapilli_int* m, double* W, double* Z, lapilli_int ldz,
                           lapilli_int* ifail) {
    return api::stevx<double>(ctx, "dstevx", jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, ldz,
                              ifail);
}

lapilli_int lapilli_sstevx_mgpu(lapilli_context ctx, char jobz, char range, lapilli_int n, const float* D,
                                const float* E, float vl, float vu, lapilli_int il, lapilli_int iu,
                                float abstol, lapilli_int* m, float* W, lapilli_matrix Z,
                                lapilli_int* ifail) {
    return api::stevx_mgpu<float>(ctx, "sstevx_mgpu", jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z,
                                  ifail);
}
lapilli_int lapilli_dstevx_mgpu(lapilli_context ctx, char jobz, char range, lapilli_int n, const double* D,
                                const double* E, double vl, double vu, lapilli_int il, lapilli_int iu,
                                double abstol, lapilli_int* m, double* W, lapilli_matrix Z,
                                lapilli_int* ifail) {
    return api::stevx_mgpu<double>(ctx, "dstevx_mgpu", jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z,
                                   ifail);
}

lapilli_int lapilli_sstevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                  lapilli_int iu, lapilli_memory* bytes) {
    return api::stevx_query<float>(ctx, "sstevx_memory", jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_dstevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                  lapilli_int iu, lapilli_memory* bytes) {
    return api::stevx_query<double>(ctx, "dstevx_memory", jobz, range, n, il, iu, bytes);
}

lapilli_int lapilli_sstevr(lapilli_context ctx, char jobz, char range, lapilli_int n, const float* D,
                           const float* E, float vl, float vu, lapilli_int il, lapilli_int iu, float abstol,
                           lapilli_int* m, float* W, float* Z, lapilli_int ldz, lapilli_int* isuppz) {
    return api::stevr<float>(ctx, "sstevr", jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, ldz,
                             isuppz);
}
lapilli_int lapilli_dstevr(lapilli_context ctx, char jobz, char range, lapilli_int n, const double* D,
                           const double* E, double vl, double vu, lapilli_int il, lapilli_int iu,
                           double abstol, lapilli_int* m, double* W, double* Z, lapilli_int ldz,
                           lapilli_int* isuppz) {
    return api::stevr<double>(ctx, "dstevr", jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, ldz,
                              isuppz);
}

lapilli_int lapilli_sstevr_mgpu(lapilli_context ctx, char jobz, char range, lapilli_int n, const float* D,
                                const float* E, float vl, float vu, lapilli_int il, lapilli_int iu,
                                float abstol, lapilli_int* m, float* W, lapilli_matrix Z,
                                lapilli_int* isuppz) {
    return api::stevr_mgpu<float>(ctx, "sstevr_mgpu", jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z,
                                  isuppz);
}
lapilli_int lapilli_dstevr_mgpu(lapilli_context ctx, char jobz, char range, lapilli_int n, const double* D,
                                const double* E, double vl, double vu, lapilli_int il, lapilli_int iu,
                                double abstol, lapilli_int* m, double* W, lapilli_matrix Z,
                                lapilli_int* isuppz) {
    return api::stevr_mgpu<double>(ctx, "dstevr_mgpu", jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z,
                                   isuppz);
}

lapilli_int lapilli_sstevr_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                  lapilli_int iu, lapilli_memory* bytes) {
    return api::stevr_query<float>(ctx, "sstevr_memory", jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_dstevr_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                  lapilli_int iu, lapilli_memory* bytes) {
    return api::stevr_query<double>(ctx, "dstevr_memory", jobz, range, n, il, iu, bytes);
}

lapilli_int lapilli_sstebz(lapilli_context ctx, char range, char order, lapilli_int n, float vl, float vu,
                           lapilli_int il, lapilli_int iu, float abstol, const float* D, const float* E,
                           lapilli_int* m, lapilli_int* nsplit, float* W, lapilli_int* iblock,
                           lapilli_int* isplit) {
    return api::stebz<float>(ctx, "sstebz", range, order, n, vl, vu, il, iu, abstol, D, E, m, nsplit, W,
                             iblock, isplit);
}
lapilli_int lapilli_dstebz(lapilli_context ctx, char range, char order, lapilli_int n, double vl, double vu,
                           lapilli_int il, lapilli_int iu, double abstol, const double* D, const double* E,
                           lapilli_int* m, lapilli_int* nsplit, double* W, lapilli_int* iblock,
                           lapilli_int* isplit) {
    return api::stebz<double>(ctx, "dstebz", range, order, n, vl, vu, il, iu, abstol, D, E, m, nsplit, W,
                              iblock, isplit);
}

lapilli_int lapilli_sstebz_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::stebz_query<float>(ctx, "sstebz_memory", n, bytes);
}
lapilli_int lapilli_dstebz_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::stebz_query<double>(ctx, "dstebz_memory", n, bytes);
}

lapilli_int lapilli_sstein(lapilli_context ctx, lapilli_int n, const float* D, const float* E, lapilli_int m,
                           const float* W, const lapilli_int* iblock, const lapilli_int* isplit, float* Z,
                           lapilli_int ldz, lapilli_int* ifail) {
    return api::stein<float>(ctx, "sstein", n, D, E, m, W, iblock, isplit, Z, ldz, ifail);
}
lapilli_int lapilli_dstein(lapilli_context ctx, lapilli_int n, const double* D, const double* E,
                           lapilli_int m, const double* W, const lapilli_int* iblock,
                           const lapilli_int* isplit, double* Z, lapilli_int ldz, lapilli_int* ifail) {
    return api::stein<double>(ctx, "dstein", n, D, E, m, W, iblock, isplit, Z, ldz, ifail);
}
lapilli_int lapilli_cstein(lapilli_context ctx, lapilli_int n, const float* D, const float* E, lapilli_int m,
                           const float* W, const lapilli_int* iblock, const lapilli_int* isplit,
                           lapilli_complex_float* Z, lapilli_int ldz, lapilli_int* ifail) {
    return api::stein<lapilli_complex_float>(ctx, "cstein", n, D, E, m, W, iblock, isplit, Z, ldz, ifail);
}
lapilli_int lapilli_zstein(lapilli_context ctx, lapilli_int n, const double* D, const double* E,
                           lapilli_int m, const double* W, const lapilli_int* iblock,
                           const lapilli_int* isplit, lapilli_complex_double* Z, lapilli_int ldz,
                           lapilli_int* ifail) {
    return api::stein<lapilli_complex_double>(ctx, "zstein", n, D, E, m, W, iblock, isplit, Z, ldz, ifail);
}

lapilli_int lapilli_sstein_mgpu(lapilli_context ctx, lapilli_int n, const float* D, const float* E,
                                lapilli_int m, const float* W, const lapilli_int* iblock,
                                const lapilli_int* isplit, lapilli_matrix Z, lapilli_int* ifail) {
    return api::stein_mgpu<float>(ctx, "sstein_mgpu", n, D, E, m, W, iblock, isplit, Z, ifail);
}
lapilli_int lapilli_dstein_mgpu(lapilli_context ctx, lapilli_int n, const double* D, const double* E,
                                lapilli_int m, const double* W, const lapilli_int* iblock,
                                const lapilli_int* isplit, lapilli_matrix Z, lapilli_int* ifail) {
    return api::stein_mgpu<double>(ctx, "dstein_mgpu", n, D, E, m, W, iblock, isplit, Z, ifail);
}
lapilli_int lapilli_cstein_mgpu(lapilli_context ctx, lapilli_int n, const float* D, const float* E,
                                lapilli_int m, const float* W, const lapilli_int* iblock,
                                const lapilli_int* isplit, lapilli_matrix Z, lapilli_int* ifail) {
    return api::stein_mgpu<lapilli_complex_float>(ctx, "cstein_mgpu", n, D, E, m, W, iblock, isplit, Z,
                                                  ifail);
}
lapilli_int lapilli_zstein_mgpu(lapilli_context ctx, lapilli_int n, const double* D, const double* E,
                                lapilli_int m, const double* W, const lapilli_int* iblock,
                                const lapilli_int* isplit, lapilli_matrix Z, lapilli_int* ifail) {
    return api::stein_mgpu<lapilli_complex_double>(ctx, "zstein_mgpu", n, D, E, m, W, iblock, isplit, Z,
                                                   ifail);
}

lapilli_int lapilli_sstein_memory(lapilli_context ctx, lapilli_int n, lapilli_int m, lapilli_memory* bytes) {
    return api::stein_query<float>(ctx, "sstein_memory", n, m, bytes);
}
lapilli_int lapilli_dstein_memory(lapilli_context ctx, lapilli_int n, lapilli_int m, lapilli_memory* bytes) {
    return api::stein_query<double>(ctx, "dstein_memory", n, m, bytes);
}
lapilli_int lapilli_cstein_memory(lapilli_context ctx, lapilli_int n, lapilli_int m, lapilli_memory* bytes) {
    return api::stein_query<lapilli_complex_float>(ctx, "cstein_memory", n, m, bytes);
}
lapilli_int lapilli_zstein_memory(lapilli_context ctx, lapilli_int n, lapilli_int m, lapilli_memory* bytes) {
    return api::stein_query<lapilli_complex_double>(ctx, "zstein_memory", n, m, bytes);
}
