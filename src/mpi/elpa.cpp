// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/elpa.hpp"

#include <dlfcn.h>
#include <link.h>

#include <complex>
#include <cstring>
#include <set>
#include <string_view>

#include "base/view.hpp"
#include "mpi/symbols.hpp"

namespace lapilli::mpi {
namespace {

using Handle = void*;

struct Elpa {
    int (*init)(int) = nullptr;
    Handle (*allocate)(int*) = nullptr;
    void (*set_integer)(Handle, const char*, int, int*) = nullptr;
    int (*setup)(Handle) = nullptr;
    void (*deallocate)(Handle, int*) = nullptr;
    void* library = nullptr;
    std::string lack;

    template <class Function>
    void find(Function*& function, const char* name) {
        function = reinterpret_cast<Function*>(dlsym(library, name));
        if (function == nullptr && lack.empty()) lack = std::string("ELPA has no ") + name;
    }
};

std::set<std::string> mpi_libraries() {
    std::set<std::string> names;
    const auto add = [](dl_phdr_info* object, std::size_t, void* all) {
        const std::string_view name = object->dlpi_name == nullptr ? "" : object->dlpi_name;
        const std::string_view file = name.substr(name.rfind('/') + 1);
        if (file.starts_with("libmpi.so") || file.starts_with("libmpich.so") || file.starts_with("libmpi_mt"))
            static_cast<std::set<std::string>*>(all)->emplace(file);
        return 0;
    };
    dl_iterate_phdr(add, &names);
    return names;
}

/// The one that the process has, else one that is found. Versions of the interface from 2021 on.
Elpa open_elpa() {
    Elpa elpa;
    if (dlsym(RTLD_DEFAULT, "elpa_allocate") != nullptr) elpa.library = dlopen(nullptr, RTLD_LAZY);
    const std::set<std::string> before = mpi_libraries();
    for (const char* const file : {"libelpa.so", "libelpa.so.19", "libelpa.so.20", "libelpa_openmp.so"}) {
        if (elpa.library == nullptr) elpa.library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
    }
    if (elpa.library == nullptr) {
        elpa.lack = "there is no libelpa";
        return elpa;
    }
    if (mpi_libraries() != before) {
        dlclose(elpa.library);
        elpa.library = nullptr;
        elpa.lack = "libelpa is for another MPI";
        return elpa;
    }
    elpa.find(elpa.init, "elpa_init");
    elpa.find(elpa.allocate, "elpa_allocate");
    elpa.find(elpa.set_integer, "elpa_set_integer");
    elpa.find(elpa.setup, "elpa_setup");
    elpa.find(elpa.deallocate, "elpa_deallocate");
    constexpr int version = 20211125;
    if (elpa.lack.empty() && elpa.init(version) != 0) elpa.lack = "ELPA is of another version";
    if (next_symbol("pdtradd_") == nullptr) elpa.lack = "the PBLAS has no pdtradd";
    return elpa;
}

const Elpa& elpa_library() {
    static const Elpa elpa = open_elpa();
    return elpa;
}

/// ELPA's letters of a precision, and the PBLAS's sum with a transpose.
template <class T>
constexpr const char* letters = is_complex<T> ? (sizeof(T) == 8 ? "fc" : "dc") : (sizeof(T) == 4 ? "f" : "d");

template <class T>
void* function_of(const Elpa& elpa, const char* name) {
    return dlsym(elpa.library, (std::string(name) + letters<T>).c_str());
}

/// ELPA reads both triangles: the other one becomes the conjugate transpose of the part.
template <class T>
void complete(index_t order, Part part, T* A, T* full, const int* desc) {
    using Add =
        void(const char*, const char*, const int*, const int*, const T*, const T*, const int*, const int*,
             const int*, const T*, T*, const int*, const int*, const int*, std::size_t, std::size_t);
    const char name[] = {'p', precision_letter<T>, 't', 'r', 'a', 'd', 'd', '_', '\0'};
    static Add* const add = next_function<Add>(name);
    const T one(1), zero(0);
    const int n = static_cast<int>(order), first = 1, second = 2, below = n - 1;
    if (below < 1) return;
    // Without the diagonal, which stays as it is.
    if (part == Part::lower) {
        add("U", "C", &below, &below, &one, A, &second, &first, desc, &zero, full, &first, &second, desc, 1,
            1);
    } else {
        add("L", "C", &below, &below, &one, A, &first, &second, desc, &zero, full, &second, &first, desc, 1,
            1);
    }
}

}  // namespace

std::string elpa_is_missing(MPI_Comm comm) {
    const Elpa& elpa = elpa_library();
    int there = elpa.lack.empty() ? 1 : 0;
    MPI_Allreduce(MPI_IN_PLACE, &there, 1, MPI_INT, MPI_MIN, comm);
    if (there != 0) return "";
    return elpa.lack.empty() ? "another rank has no libelpa" : elpa.lack;
}

template <class T>
int elpa_syevd(const Grid& grid, bool vectors, Part part, const LocalMatrix& A, const int* desca,
               real_t<T>* W, const LocalMatrix& Z) {
    const Elpa& elpa = elpa_library();
    const GridShape& shape = grid.shape();
    const index_t n = A.layout.rows.n;
    const index_t rows = A.layout.local_rows(shape.place), columns = A.layout.local_columns(shape.place);
    const std::size_t elements = static_cast<std::size_t>(std::max<index_t>(A.ld * columns, 1));
    std::vector<T> full(elements), unwanted;
    // The contents of the other triangle must not matter.
    for_each_run(A.layout, shape.place, part, 0, columns,
                 [&](index_t, index_t, index_t r, index_t c, index_t length) {
                     const T* const from = reinterpret_cast<const T*>(A.data) + r + c * A.ld;
                     std::copy_n(from, length, full.data() + r + c * A.ld);
                 });
    if constexpr (is_complex<T>) {
        // Nor imaginary parts of the diagonal.
        for_each_of_diagonal(A.layout, shape.place, [&](index_t r, index_t c) {
            T& element = full[static_cast<std::size_t>(r + c * A.ld)];
            element = element.real();
        });
    }
    complete<T>(n, part, reinterpret_cast<T*>(A.data), full.data(), desca);

    int error = 0;
    const Handle handle = elpa.allocate(&error);
    const auto set = [&](const char* name, index_t value) {
        int failed = 0;
        elpa.set_integer(handle, name, static_cast<int>(value), &failed);
        if (error == 0) error = failed;
    };
    set("na", n);
    set("nev", n);
    set("nblk", A.layout.columns.nb);
    set("local_nrows", A.ld);
    set("local_ncols", columns);
    set("mpi_comm_parent", MPI_Comm_c2f(grid.comm()));
    set("process_row", shape.place.row);
    set("process_col", shape.place.column);
    if (error == 0) error = elpa.setup(handle);
    const bool is_set_up = error == 0;
    constexpr int one_stage = 1;
    if (error == 0) set("solver", one_stage);
    if (error == 0 && vectors) {
        using Solve = void(Handle, T*, real_t<T>*, T*, int*);
        auto* const solve = reinterpret_cast<Solve*>(function_of<T>(elpa, "elpa_eigenvectors_a_h_a_"));
        // Its vectors have the leading dimension of its matrix.
        unwanted.resize(Z.ld == A.ld ? 0 : elements);
        T* const vectors_to = unwanted.empty() ? reinterpret_cast<T*>(Z.data) : unwanted.data();
        solve(handle, full.data(), W, vectors_to, &error);
        if (!unwanted.empty()) {
            for (index_t j = 0; j < columns; ++j)
                std::memcpy(Z.data + j * Z.ld * index_t{sizeof(T)}, unwanted.data() + j * A.ld,
                            static_cast<std::size_t>(rows) * sizeof(T));
        }
    } else if (error == 0) {
        using Solve = void(Handle, T*, real_t<T>*, int*);
        reinterpret_cast<Solve*>(function_of<T>(elpa, "elpa_eigenvalues_a_h_a_"))(handle, full.data(), W,
                                                                                  &error);
    }
    // A handle that could not be set up is not deallocated: ELPA would free communicators that it has not
    // made.
    int ignored = 0;
    if (is_set_up) elpa.deallocate(handle, &ignored);
    MPI_Allreduce(MPI_IN_PLACE, &error, 1, MPI_INT, MPI_MIN, grid.comm());
    return error;
}

#define LAPILLI_MPI_ELPA(T)                                                                         \
    template int elpa_syevd<T>(const Grid&, bool, Part, const LocalMatrix&, const int*, real_t<T>*, \
                               const LocalMatrix&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_MPI_ELPA)
#undef LAPILLI_MPI_ELPA

}  // namespace lapilli::mpi
