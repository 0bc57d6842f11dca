// SPDX-License-Identifier: BSD-3-Clause
// The measurements of a tuner: a file with one line for each candidate and product, the best of each class,
// and a picture of how the candidates are distributed.
#pragma once

#include <map>
#include <optional>

#include "tester/tune_space.hpp"

namespace lapilli::tester {

struct TuneResult {
    std::string gpu, commit;
    char precision = 'd';
    std::string shape;
    std::optional<ProductPolicy> policy;  // none: cuBLAS
    int registers = 0, local_bytes = 0, occupancy = 0, splits = 1;
    double seconds = 0, gflops = 0;
    std::string trouble;  // "" if the result was right
};

class TuneResults {
  public:
    // Reads what the files hold.
    explicit TuneResults(const std::vector<std::string>& files);
    // Takes a result in, and appends it to the file.
    void add(const std::string& file, const TuneResult& result);

    const std::vector<TuneResult>& all() const { return results_; }
    bool has(char precision, const std::string& shape, const ProductPolicy* policy) const;
    // 0 if there is none.
    double cublas(char precision, const std::string& shape) const;
    double best(char precision, const std::string& shape) const;
    std::vector<double> rates(char precision, const std::string& shape) const;
    // The policies measured on all shapes of the class that have been measured, best first: by the geometric
    // mean of their rates over the best one's.
    std::vector<std::pair<double, ProductPolicy>> ranking(char precision, const TuneClass& that) const;

  private:
    static std::string key(char precision, const std::string& shape, const ProductPolicy* policy);
    void take(const TuneResult& result);

    std::vector<TuneResult> results_;
    std::map<std::string, std::size_t> index_;
};

// A histogram for each shape that was measured, as SVG.
std::string draw_results(const TuneResults& results, char precision);

}  // namespace lapilli::tester
