// SPDX-License-Identifier: BSD-3-Clause
#include "tester/tune_table.hpp"

#include <algorithm>
#include <stdexcept>

#include "product/table.hpp"
#include "support/scalar.hpp"

namespace lapilli::tester {
namespace {

// The choice for a class: its shape of the kernel, and whether that beats cuBLAS.
struct Choice {
    ProductPolicy policy;
    bool faster;
};

template <class T>
Choice present_choice(const TuneClass& that) {
    const TuneShape& shape = that.shapes.front();
    ProductArgs<T> args{};
    args.m = shape.m, args.n = shape.n, args.k = shape.k;
    args.op_a = shape.op_a, args.op_b = shape.op_b;
    args.terms = static_cast<int>(shape.terms());
    args.part = shape.routine == Blas::gemm ? 'A' : 'L';
    return {ProductTable<T>::rows[ProductTable<T>::choose(args)].policy, ProductTable<T>::faster(args)};
}

// Ours is called faster only if it wins every general product of the class by more than what measurements
// vary.
bool beats_cublas(const TuneClass& that, const TuneResults& results, char precision,
                  const ProductPolicy& policy) {
    constexpr double margin = 1.02;
    bool compared = false;
    for (const TuneShape& shape : that.shapes) {
        const double cublas = results.cublas(precision, shape.name);
        for (const TuneResult& r : results.all()) {
            if (shape.routine == Blas::gemm && cublas > 0 && r.policy && r.precision == precision &&
                r.shape == shape.name && same_policy(*r.policy, policy)) {
                compared = true;
                if (r.gflops < margin * cublas) {
                    return false;
                }
            }
        }
    }
    return compared;
}

template <class T>
std::vector<Choice> choices(const TuneResults& results, char precision) {
    std::vector<Choice> list;
    for (const TuneClass& that : tune_classes()) {
        const auto ranking = results.ranking(precision, that);
        if (ranking.empty()) {
            list.push_back(present_choice<T>(that));
        } else {
            const ProductPolicy& best = ranking.front().second;
            list.push_back({best, beats_cublas(that, results, precision, best)});
        }
    }
    return list;
}

std::string row_name(const ProductPolicy& p) {
    return std::to_string(p.bm) + "x" + std::to_string(p.bn) + "x" + std::to_string(p.bk) + ", " +
           std::to_string(p.stages) + " stages" +
           (p.blocks > 1 ? ", " + std::to_string(p.blocks) + " blocks" : "") + (p.prefetch_c ? ", C" : "") +
           (p.split_barrier ? ", split barrier" : "") +
           (p.warp_specialized() ? ", " + std::to_string(p.producers) + " producers" : "");
}

std::string row_text(const ProductPolicy& p) {
    const auto text = [](int value) { return std::to_string(value) + ", "; };
    const auto truth = [](bool value) { return value ? "true" : "false"; };
    return "        {\"" + row_name(p) + "\", {" + text(p.bm) + text(p.bn) + text(p.bk) + text(p.warps_m) +
           text(p.warps_n) + text(p.stages) + text(p.blocks) +
           (p.loop == ProductLoop::tensor ? "ProductLoop::tensor, " : "ProductLoop::plain, ") +
           truth(p.prefetch_c) + ", " + truth(p.stream_c) +
           (p.split_barrier || p.warp_specialized() ? std::string(", ") + truth(p.split_barrier) : "") +
           (p.warp_specialized() ? ", " + std::to_string(p.producers) : "") + "}},\n";
}

std::string function_text(const std::string& head, const std::vector<std::string>& values) {
    std::string text = "    " + head + " {\n        const std::int64_t k = p.k * p.terms;\n";
    for (std::size_t c = 0; c < values.size(); ++c) {
        const std::string& condition = tune_classes()[c].condition;
        text +=
            "        " + (condition.empty() ? "" : "if (" + condition + ") ") + "return " + values[c] + ";\n";
    }
    return text + "    }\n";
}

template <class T>
std::string body(const std::string& scalar, const TuneResults& results, char precision) {
    const std::vector<Choice> list = choices<T>(results, precision);
    std::vector<ProductPolicy> rows;
    std::vector<std::string> row_of, faster;
    for (const Choice& choice : list) {
        auto row = std::find_if(rows.begin(), rows.end(),
                                [&](const ProductPolicy& p) { return same_policy(p, choice.policy); });
        if (row == rows.end()) {
            row = rows.insert(rows.end(), choice.policy);
        }
        row_of.push_back(std::to_string(row - rows.begin()));
        faster.emplace_back(choice.faster ? "true" : "false");
    }
    std::string text = "struct ProductTable<" + scalar + "> {\n    static constexpr ProductRow rows[] = {\n";
    for (const ProductPolicy& row : rows) {
        text += row_text(row);
    }
    text += "    };\n";
    text += function_text("static int choose(const ProductArgs<" + scalar + ">& p)", row_of);
    text += "    /// For all of C.\n";
    text += function_text("static bool faster(const ProductArgs<" + scalar + ">& p)", faster);
    return text + "};\n";
}

}  // namespace

std::string updated_table(const std::string& table, const TuneResults& results, char precision) {
    const std::string scalar = precision == 's'   ? "float"
                               : precision == 'd' ? "double"
                               : precision == 'c' ? "std::complex<float>"
                                                  : "std::complex<double>";
    const std::string head = "struct ProductTable<" + scalar + "> {\n", tail = "\n};\n";
    const std::size_t begin = table.find(head), end = table.find(tail, begin);
    if (begin == std::string::npos || end == std::string::npos) {
        throw std::runtime_error("the table of the matrix product has no part for " + scalar);
    }
    const std::string text =
        testing::with_scalar(precision, [&]<class T>() { return body<T>(scalar, results, precision); });
    return table.substr(0, begin) + text + table.substr(end + tail.size());
}

}  // namespace lapilli::tester
