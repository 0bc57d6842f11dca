// SPDX-License-Identifier: BSD-3-Clause
// Sparse matrices: from the caller's arrays to a handle.
#include "api/sparse.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "api/for_type.hpp"
#include "device/calls.hpp"
#include "sparse/jacobi.hpp"
#include "sparse/rows_by_threads.hpp"

using namespace lapilli;
using api::Arguments;
using api::ask;
using api::for_type;

namespace {

constexpr index_t most_rows = 2147483646;
constexpr const char* most_rows_text = "2^31 - 2";

/// An array of the caller in host memory: itself, or a copy of one that a device has.
class OnHost {
  public:
    OnHost(Context& context, const void* data, index_t count, index_t each) : data_(data) {
        if (count == 0 || !context.is_device_pointer(data)) return;
        const index_t bytes = checked_product(count, each);
        copy_.resize(static_cast<std::size_t>(bytes));
        Queue& queue = context.queue(std::max(0, context.device_of(data)));
        download_array(queue, static_cast<const char*>(data), copy_.data(), bytes);
        queue.synchronize();
        data_ = copy_.data();
    }
    const void* data() const { return data_; }

  private:
    const void* data_;
    std::vector<char> copy_;
};

void check_bits(Arguments& arguments, const char* name, index_t bits) {
    arguments.check(name, bits == 32 || bits == 64, fmt::format("= {}, must be 32 or 64", bits));
}

/// The common part of the three ways of creation.
struct Frame {
    Context& context;
    const char* name;
    char type, storage;
    SparseShape shape;
    lapilli_sparse* result;
    Arguments arguments{context, name};

    int threads() const { return sparse_threads_of(context.settings.integer("copy.threads")); }
    IndexArray indices(const OnHost& array, index_t bits) const {
        return {array.data(), static_cast<int>(bits), shape.base};
    }

    /// Arguments 1 to 4; `most` rows and columns.
    void check_shape(index_t most, const char* text) {
        arguments.letter("type", type, "SDCZ");
        arguments.letter("storage", storage, "GLU");
        arguments.range("m", shape.rows, {0}, {most, text});
        arguments.range("n", shape.cols, {0}, {most, text});
        if (arguments.bad() || shape.storage == Storage::all || shape.rows == shape.cols) return;
        refuse(4, "n", fmt::format("= {}, must be m = {}, of a triangle", shape.cols, shape.rows));
    }
    void check_base() { arguments.range("base", shape.base, {0}, {1}); }
    /// The last three arguments: the arrays of `columns` and `values` elements, and the handle.
    void check_arrays(index_t columns, index_t values) {
        arguments.vector("columns", numbers_of_columns, columns);
        arguments.vector("values", given_values, values);
        arguments.matrix("A", result, 1, 1);
    }
    lapilli_int refuse(int number, const char* argument, const std::string& text) {
        refused = api::fail(context, name, -number,
                            fmt::format("argument {} ({}) {}", number, argument, text).c_str());
        return refused;
    }
    lapilli_int info() const { return refused != 0 ? refused : arguments.info(); }

    const void* numbers_of_columns = nullptr;
    const void* given_values = nullptr;
    lapilli_int refused = 0;

    /// The handle, of the pattern that find(a value of the scalar) makes.
    template <class F>
    void create(F find) {
        const char letter = static_cast<char>(upper_case(type) - 'A' + 'a');
        auto handle = std::make_unique<lapilli_sparse_s>();
        for_type(letter, [&](auto scalar) {
            using T = decltype(scalar);
            Pattern<T> pattern = find(scalar);
            const OnHost values(context, given_values, pattern.plan.count, sizeof(T));
            const auto* const first = static_cast<const T*>(values.data());
            auto matrix = std::make_shared<SparseMatrix<T>>(std::move(pattern), first, threads());
            *handle = {&context,       letter,         static_cast<char>(shape.storage),
                       matrix->rows(), matrix->cols(), matrix};
        });
        ++context.handles.sparse;
        *result = handle.release();
    }
};

Frame frame_of(Context& context, const char* name, char type, char storage, index_t m, index_t n,
               index_t base, const void* columns, const void* values, lapilli_sparse* A) {
    Frame frame{.context = context,
                .name = name,
                .type = type,
                .storage = storage,
                .shape = {m, n, base, static_cast<Storage>(upper_case(storage))},
                .result = A};
    frame.numbers_of_columns = columns;
    frame.given_values = values;
    return frame;
}

}  // namespace

lapilli_int lapilli_sparse_create_csr(lapilli_context ctx, char type, char storage, lapilli_int m,
                                      lapilli_int n, lapilli_int base, lapilli_int pointer_bits,
                                      const void* pointers, lapilli_int column_bits, const void* columns,
                                      const void* values, lapilli_sparse* A) {
    return ask(ctx, "sparse_create_csr", [&](Context& context) -> lapilli_int {
        Frame frame = frame_of(context, "sparse_create_csr", type, storage, m, n, base, columns, values, A);
        frame.check_shape(most_rows, most_rows_text);
        frame.check_base();
        check_bits(frame.arguments, "pointer_bits", pointer_bits);
        frame.arguments.vector("pointers", pointers, m + 1);
        check_bits(frame.arguments, "column_bits", column_bits);
        if (frame.info() != 0) return frame.info();
        context.follow_caller();
        try {
            const OnHost begins(context, pointers, m + 1, pointer_bits / 8);
            const index_t entries = checked_pointers(frame.indices(begins, pointer_bits), m, base);
            frame.check_arrays(entries, entries);
            if (frame.info() != 0) return frame.info();
            const OnHost cols(context, columns, entries, column_bits / 8);
            frame.create([&](auto scalar) {
                return pattern_of_csr<decltype(scalar)>(frame.shape, frame.indices(begins, pointer_bits),
                                                        frame.indices(cols, column_bits), frame.threads());
            });
        } catch (const BadInput& bad) {
            const bool is_pointers = bad.array == BadInput::Array::pointers;
            return frame.refuse(is_pointers ? 7 : 9, is_pointers ? "pointers" : "columns", bad.text);
        }
        return 0;
    });
}

lapilli_int lapilli_sparse_create_coo(lapilli_context ctx, char type, char storage, lapilli_int m,
                                      lapilli_int n, lapilli_int base, lapilli_int entries,
                                      lapilli_int index_bits, const void* rows, const void* columns,
                                      const void* values, lapilli_sparse* A) {
    return ask(ctx, "sparse_create_coo", [&](Context& context) -> lapilli_int {
        Frame frame = frame_of(context, "sparse_create_coo", type, storage, m, n, base, columns, values, A);
        frame.check_shape(most_rows, most_rows_text);
        frame.check_base();
        frame.arguments.size("entries", entries);
        check_bits(frame.arguments, "index_bits", index_bits);
        frame.arguments.vector("rows", rows, entries);
        frame.check_arrays(entries, entries);
        if (frame.info() != 0) return frame.info();
        context.follow_caller();
        try {
            const OnHost r(context, rows, entries, index_bits / 8),
                c(context, columns, entries, index_bits / 8);
            frame.create([&](auto scalar) {
                return pattern_of_coo<decltype(scalar)>(frame.shape, entries, frame.indices(r, index_bits),
                                                        frame.indices(c, index_bits), frame.threads());
            });
        } catch (const BadInput& bad) {
            const bool is_rows = bad.array == BadInput::Array::rows;
            return frame.refuse(is_rows ? 8 : 9, is_rows ? "rows" : "columns", bad.text);
        }
        return 0;
    });
}

lapilli_int lapilli_sparse_create_bsr(lapilli_context ctx, char type, char storage, lapilli_int m,
                                      lapilli_int n, lapilli_int b, char order, lapilli_int base,
                                      lapilli_int pointer_bits, const void* pointers, lapilli_int column_bits,
                                      const void* columns, const void* values, lapilli_sparse* A) {
    return ask(ctx, "sparse_create_bsr", [&](Context& context) -> lapilli_int {
        Frame frame = frame_of(context, "sparse_create_bsr", type, storage, m, n, base, columns, values, A);
        frame.check_shape(most_rows, most_rows_text);
        if (frame.info() != 0) return frame.info();
        constexpr index_t largest_block = 1024;
        frame.arguments.range("b", b, {1}, {largest_block});
        frame.arguments.letter("order", order, "CR");
        frame.check_base();
        check_bits(frame.arguments, "pointer_bits", pointer_bits);
        frame.arguments.vector("pointers", pointers, m + 1);
        check_bits(frame.arguments, "column_bits", column_bits);
        if (frame.info() != 0) return frame.info();
        if (std::max(m, n) * b > most_rows)
            return frame.refuse(m >= n ? 3 : 4, m >= n ? "m" : "n",
                                fmt::format("= {} blocks of order {}, must be at most {} rows",
                                            std::max(m, n), b, most_rows_text));
        context.follow_caller();
        try {
            const OnHost begins(context, pointers, m + 1, pointer_bits / 8);
            const index_t blocks = checked_pointers(frame.indices(begins, pointer_bits), m, base);
            frame.check_arrays(blocks, checked_product(blocks, b * b));
            if (frame.info() != 0) return frame.info();
            const OnHost cols(context, columns, blocks, column_bits / 8);
            frame.create([&](auto scalar) {
                return pattern_of_bsr<decltype(scalar)>(frame.shape, b, upper_case(order) == 'C',
                                                        frame.indices(begins, pointer_bits),
                                                        frame.indices(cols, column_bits), frame.threads());
            });
        } catch (const BadInput& bad) {
            const bool is_pointers = bad.array == BadInput::Array::pointers;
            return frame.refuse(is_pointers ? 9 : 11, is_pointers ? "pointers" : "columns", bad.text);
        }
        return 0;
    });
}

lapilli_int lapilli_sparse_jacobi(lapilli_context ctx, lapilli_sparse A, lapilli_int b, lapilli_sparse* M) {
    return api::call(
        ctx, "sparse_jacobi", CallPrecision::none,
        [&](Context& context, Arguments& arguments) -> lapilli_int {
            constexpr index_t largest_block = 64;
            api::check_square(arguments, context, A);
            arguments.range("b", b, {1}, {largest_block});
            arguments.matrix("M", M, 1, 1);
            if (arguments.bad()) return arguments.info();
            index_t bad = 0;
            for_type(A->type, [&](auto scalar) {
                using T = decltype(scalar);
                const int threads = sparse_threads_of(context.settings.integer("copy.threads"));
                auto matrix = inverse_diagonal_blocks(api::sparse_of<T>(A), b, threads, bad);
                if (bad != 0) return;
                const char all = static_cast<char>(Storage::all);
                *M = std::make_unique<lapilli_sparse_s>(
                         lapilli_sparse_s{&context, A->type, all, A->rows, A->cols, std::move(matrix)})
                         .release();
                ++context.handles.sparse;
            });
            if (bad != 0)
                arguments.explain("block {} on the diagonal is not Hermitian and positive definite", bad);
            return bad;
        });
}

lapilli_int lapilli_sparse_set_values(lapilli_sparse A, const void* values) {
    constexpr const char* name = "sparse_set_values";
    if (A == nullptr) return api::fail_without_context(name, -1, "the sparse matrix is NULL");
    return api::ask_on(*A->context, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        arguments.pass();
        for_type(A->type, [&](auto scalar) {
            using T = decltype(scalar);
            SparseMatrix<T>& matrix = api::sparse_of<T>(A);
            arguments.vector("values", values, matrix.given());
            if (arguments.bad()) return;
            context.follow_caller();
            const OnHost there(context, values, matrix.given(), sizeof(T));
            matrix.set_values(static_cast<const T*>(there.data()),
                              sparse_threads_of(context.settings.integer("copy.threads")));
        });
        return arguments.info();
    });
}

lapilli_int lapilli_sparse_get_csr(lapilli_sparse A, lapilli_int base, lapilli_int* pointers,
                                   lapilli_int* columns, void* values) {
    constexpr const char* name = "sparse_get_csr";
    if (A == nullptr) return api::fail_without_context(name, -1, "the sparse matrix is NULL");
    return api::ask_on(*A->context, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        arguments.pass();
        arguments.range("base", base, {0}, {1});
        const auto check = [&](const char* array, const void* data) {
            arguments.check(array, data == nullptr || !context.is_device_pointer(data),
                            "is in memory of a device, must be in host memory");
        };
        check("pointers", pointers);
        check("columns", columns);
        check("values", values);
        if (arguments.bad()) return arguments.info();
        for_type(A->type, [&](auto scalar) {
            using T = decltype(scalar);
            const Csr<T>& csr = api::sparse_of<T>(A).csr();
            const auto counted = [base](const auto& from, lapilli_int* to) {
                if (to == nullptr) return;
                std::transform(from.begin(), from.end(), to, [base](index_t i) { return i + base; });
            };
            counted(csr.pointers, pointers);
            counted(csr.columns, columns);
            if (values != nullptr) std::copy(csr.values.begin(), csr.values.end(), static_cast<T*>(values));
        });
        return 0;
    });
}

lapilli_int lapilli_sparse_destroy(lapilli_sparse A) {
    if (A == nullptr) return 0;
    Context& context = *A->context;
    const std::lock_guard lock(context.mutex);
    delete A;
    --context.handles.sparse;
    return 0;
}

lapilli_int lapilli_sparse_query(lapilli_sparse A, lapilli_sparse_properties* properties) {
    constexpr const char* name = "sparse_query";
    if (A == nullptr) return api::fail_without_context(name, -1, "the sparse matrix is NULL");
    return api::ask_on(*A->context, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        arguments.pass();
        arguments.matrix("properties", properties, 1, 1);
        if (arguments.bad()) return arguments.info();
        for_type(A->type, [&](auto scalar) {
            const auto& a = api::sparse_of<decltype(scalar)>(A);
            *properties = {.rows = a.rows(),
                           .columns = a.cols(),
                           .entries = a.entries(),
                           .longest_row = a.structure().longest,
                           .block = a.structure().block,
                           .type = A->type,
                           .storage = A->storage,
                           .format = "",
                           .host_bytes = a.host_bytes(),
                           .device_bytes = a.device_bytes(),
                           .analysis_seconds = a.analysis_seconds()};
            if (a.on_devices() != nullptr) std::strcpy(properties->format, name_of(a.on_devices()->format()));
        });
        return 0;
    });
}
