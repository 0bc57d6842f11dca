// SPDX-License-Identifier: BSD-3-Clause
#include "tester/tune_results.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include "common/chart.hpp"
#include "tester/csv.hpp"
#include "tester/options.hpp"
#include "tester/report.hpp"

namespace lapilli::tester {

using tools::Histogram;
namespace {

constexpr const char* column_names =
    "gpu,commit,precision,shape,library,bm,bn,bk,warps_m,warps_n,stages,blocks,loop,prefetch_c,stream_c,"
    "split_barrier,producers,registers,local_bytes,occupancy,splits,seconds,gflops,trouble\n";

TuneResult parse(const Row& row) {
    const auto number = [&](const char* column) { return std::stoi(row.at(column)); };
    // Files of older versions lack the last columns of a policy, or call the first of them "loose".
    const auto later = [&](const char* column) { return row.count(column) != 0 ? number(column) : 0; };
    TuneResult r;
    r.gpu = row.at("gpu");
    r.commit = row.at("commit");
    r.precision = row.at("precision").at(0);
    r.shape = row.at("shape");
    if (row.at("library") == "lapilli") {
        r.policy = ProductPolicy{number("bm"),
                                 number("bn"),
                                 number("bk"),
                                 number("warps_m"),
                                 number("warps_n"),
                                 number("stages"),
                                 number("blocks"),
                                 row.at("loop") == "tensor" ? ProductLoop::tensor : ProductLoop::plain,
                                 number("prefetch_c") != 0,
                                 number("stream_c") != 0,
                                 later("split_barrier") != 0 || later("loose") != 0,
                                 later("producers")};
        r.registers = number("registers");
        r.local_bytes = number("local_bytes");
        r.occupancy = number("occupancy");
        r.splits = number("splits");
    }
    r.seconds = std::stod(row.at("seconds"));
    r.gflops = std::stod(row.at("gflops"));
    r.trouble = row.at("trouble");
    return r;
}

}  // namespace

TuneResults::TuneResults(const std::vector<std::string>& files) {
    std::vector<Row> rows;
    for (const std::string& file : files) {
        if (std::filesystem::exists(file)) {
            read_rows(file, rows);
        }
    }
    for (const Row& row : rows) {
        try {
            take(parse(row));
        } catch (const std::logic_error&) {
            throw UsageError("tune: a line of the results has missing or bad fields");
        }
    }
}

std::string TuneResults::key(char precision, const std::string& shape, const ProductPolicy* policy) {
    return precision + shape + " " + (policy != nullptr ? policy_text(*policy) : "cuBLAS");
}

void TuneResults::take(const TuneResult& result) {
    const auto [place, fresh] = index_.emplace(
        key(result.precision, result.shape, result.policy ? &*result.policy : nullptr), results_.size());
    if (fresh) {
        results_.push_back(result);
    } else {
        results_[place->second] = result;
    }
}

void TuneResults::add(const std::string& file, const TuneResult& r) {
    const bool fresh = !std::filesystem::exists(file) || std::filesystem::file_size(file) == 0;
    std::string begun;
    if (!fresh && std::getline(std::ifstream(file), begun) && begun + '\n' != column_names) {
        throw std::runtime_error("'" + file +
                                 "' was begun with other columns: give it to --from, and write another");
    }
    take(r);
    std::ofstream out(file, std::ios::app);
    if (fresh) {
        out << column_names;
    }
    out << quoted(r.gpu) << ',' << r.commit << ',' << r.precision << ',' << r.shape << ',';
    if (r.policy) {
        const ProductPolicy& p = *r.policy;
        out << "lapilli," << p.bm << ',' << p.bn << ',' << p.bk << ',' << p.warps_m << ',' << p.warps_n << ','
            << p.stages << ',' << p.blocks << ',' << (p.loop == ProductLoop::tensor ? "tensor" : "plain")
            << ',' << p.prefetch_c << ',' << p.stream_c << ',' << p.split_barrier << ',' << p.producers << ','
            << r.registers << ',' << r.local_bytes << ',' << r.occupancy << ',' << r.splits;
    } else {
        out << "cuBLAS,,,,,,,,,,,,,,,,";
    }
    out << ',' << format("%.6g", r.seconds) << ',' << format("%.6g", r.gflops) << ',' << quoted(r.trouble)
        << '\n';
    if (!out.flush()) {
        throw std::runtime_error("cannot write '" + file + "'");
    }
}

bool TuneResults::has(char precision, const std::string& shape, const ProductPolicy* policy) const {
    return index_.count(key(precision, shape, policy)) != 0;
}

double TuneResults::cublas(char precision, const std::string& shape) const {
    const auto found = index_.find(key(precision, shape, nullptr));
    return found == index_.end() ? 0 : results_[found->second].gflops;
}

std::vector<double> TuneResults::rates(char precision, const std::string& shape) const {
    std::vector<double> rates;
    for (const TuneResult& r : results_) {
        if (r.policy && r.precision == precision && r.shape == shape && r.trouble.empty()) {
            rates.push_back(r.gflops);
        }
    }
    return rates;
}

double TuneResults::best(char precision, const std::string& shape) const {
    const std::vector<double> all = rates(precision, shape);
    return all.empty() ? 0 : *std::max_element(all.begin(), all.end());
}

std::vector<std::pair<double, ProductPolicy>> TuneResults::ranking(char precision,
                                                                   const TuneClass& that) const {
    std::map<std::string, std::vector<const TuneResult*>> measured;
    std::size_t shapes = 0;
    std::vector<std::pair<double, ProductPolicy>> ranking;
    for (const TuneShape& shape : that.shapes) {
        shapes += best(precision, shape.name) > 0 ? 1 : 0;
    }
    for (const TuneResult& r : results_) {
        const bool wanted = std::any_of(that.shapes.begin(), that.shapes.end(),
                                        [&](const TuneShape& shape) { return shape.name == r.shape; });
        if (wanted && r.policy && r.precision == precision && r.trouble.empty()) {
            measured[policy_text(*r.policy)].push_back(&r);
        }
    }
    for (const auto& [name, results] : measured) {
        if (results.size() == shapes) {
            double logarithms = 0;
            for (const TuneResult* r : results) {
                logarithms += std::log(r->gflops / best(precision, r->shape));
            }
            ranking.emplace_back(std::exp(logarithms / static_cast<double>(shapes)),
                                 *results.front()->policy);
        }
    }
    std::stable_sort(ranking.begin(), ranking.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    return ranking;
}

std::string draw_results(const TuneResults& results, char precision) {
    std::vector<Histogram> histograms;
    std::string gpu;
    for (const TuneClass& that : tune_classes()) {
        for (const TuneShape& shape : that.shapes) {
            Histogram h;
            h.values = results.rates(precision, shape.name);
            if (h.values.empty()) {
                continue;
            }
            const BlasCase c = shape.blas_case(precision);
            h.title = precision + std::string(c.facts().name) + " " + std::to_string(c.m) + " x " +
                      std::to_string(c.n) + ", k = " + std::to_string(c.k);
            h.x_label = "GF/s, " + std::to_string(h.values.size()) + " candidates";
            h.marks.emplace_back("best", results.best(precision, shape.name));
            if (const double cublas = results.cublas(precision, shape.name); cublas > 0) {
                h.marks.emplace_back("cuBLAS", cublas);
            }
            histograms.push_back(std::move(h));
        }
    }
    if (histograms.empty()) {
        throw UsageError("tune: there are no results to draw");
    }
    for (const TuneResult& r : results.all()) {
        gpu = r.gpu;
    }
    return draw_histograms("Candidates of the matrix product, " + gpu, histograms);
}

}  // namespace lapilli::tester
