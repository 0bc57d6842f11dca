// SPDX-License-Identifier: BSD-3-Clause
#include "tester/tune_compile.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tester/options.hpp"

namespace lapilli::tester {
namespace {

namespace fs = std::filesystem;

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

std::string scalar_text(char precision) {
    return precision == 's'   ? "float"
           : precision == 'd' ? "double"
           : precision == 'c' ? "lapilli::arch::Complex<float>"
                              : "lapilli::arch::Complex<double>";
}

std::string policy_source(const ProductPolicy& p) {
    std::ostringstream out;
    out << std::boolalpha << p.bm << ", " << p.bn << ", " << p.bk << ", " << p.warps_m << ", " << p.warps_n
        << ", " << p.stages << ", " << p.blocks
        << ", lapilli::ProductLoop::" << (p.loop == ProductLoop::tensor ? "tensor" : "plain") << ", "
        << p.prefetch_c << ", " << p.stream_c << ", " << p.split_barrier << ", " << p.producers;
    return out.str();
}

std::string candidate_source(const ProductPolicy& policy, const CompileSettings& settings) {
    const std::string scalar = scalar_text(settings.precision);
    std::ostringstream out;
    out << std::boolalpha << "#include \"product/product.cuh\"\n"
        << "namespace lapilli {\n"
        << "struct Candidate {\n    static constexpr ProductPolicy value = {" << policy_source(policy)
        << "};\n};\n"
        << "namespace kernels {\n";
    for (const auto& [a_first, b_first] : settings.variants) {
        out << "template __global__ void product<Candidate, " << a_first << ", " << b_first << ", " << scalar
            << ">(const __grid_constant__ ProductPlan<" << scalar << ">);\n";
    }
    out << "}\n}\n";
    return out.str();
}

std::string contents(const fs::path& file) {
    std::ifstream in(file);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

}  // namespace

ProductVariant variant_of(const TuneShape& shape) { return {shape.op_a == 'N', shape.op_b != 'N'}; }

std::string mangled_variant(const ProductVariant& variant) {
    const auto text = [](bool value) { return value ? "Lb1E" : "Lb0E"; };
    return std::string("9CandidateE") + text(variant.first) + text(variant.second);
}

std::string find_nvcc() {
    std::vector<fs::path> places = {environment("CUDACXX")};
    for (const std::string& directory : split(environment("PATH"), ':')) {
        places.push_back(fs::path(directory) / "nvcc");
    }
    for (const char* name : {"CUDA_PATH", "CUDA_HOME"}) {
        places.push_back(fs::path(environment(name)) / "bin" / "nvcc");
    }
    for (const char* toolkit : {"/usr/local/cuda", "/opt/cuda"}) {
        places.push_back(fs::path(toolkit) / "bin" / "nvcc");
    }
    for (const fs::path& place : places) {
        if (place.is_absolute() && access(place.c_str(), X_OK) == 0) {
            return place;
        }
    }
    return "";
}

Compiler::Compiler(CompileSettings settings) : settings_(std::move(settings)) {
    std::string pattern = fs::temp_directory_path() / "lapilli-tune-XXXXXX";
    if (mkdtemp(pattern.data()) == nullptr) {
        throw std::runtime_error("cannot create a directory like '" + pattern + "'");
    }
    directory_ = pattern;
    for (int k = 0; k < settings_.jobs; ++k) {
        workers_.emplace_back([this] { work(); });
    }
}

Compiler::~Compiler() {
    cancel();
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    changed_.notify_all();
    for (std::thread& worker : workers_) {
        worker.join();
    }
    std::error_code ignored;
    fs::remove_all(directory_, ignored);
}

void Compiler::submit(const ProductPolicy& policy) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.emplace_back(submitted_++, policy);
    }
    changed_.notify_all();
}

void Compiler::cancel() {
    const std::lock_guard lock(mutex_);
    waiting_.clear();
}

bool Compiler::next(CompiledCandidate& candidate) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !ready_.empty() || (waiting_.empty() && running_ == 0); });
    if (ready_.empty()) {
        return false;
    }
    candidate = ready_.front();
    ready_.pop_front();
    lock.unlock();
    changed_.notify_all();
    return true;
}

void Compiler::work() {
    // Compilers do not run far ahead of the measurements.
    const auto most_ready = static_cast<std::size_t>(4 * settings_.jobs);
    for (;;) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return ends_ || (!waiting_.empty() && ready_.size() < most_ready); });
        if (ends_) {
            return;
        }
        const auto [number, policy] = waiting_.front();
        waiting_.pop_front();
        ++running_;
        lock.unlock();
        CompiledCandidate candidate{policy, "", ""};
        candidate.file = compile("candidate" + std::to_string(number), candidate_source(policy, settings_),
                                 candidate.trouble);
        lock.lock();
        --running_;
        ready_.push_back(candidate);
        lock.unlock();
        changed_.notify_all();
    }
}

std::string Compiler::compile(const std::string& name, const std::string& text, std::string& trouble) const {
    const fs::path base = fs::path(directory_) / name;
    const fs::path source = base.string() + ".cu", cubin = base.string() + ".cubin",
                   log = base.string() + ".log";
    std::ofstream(source) << text;
    const std::string command = "'" + settings_.nvcc + "' -std=c++20 -O3 -arch=" + settings_.architecture +
                                " --expt-relaxed-constexpr --extended-lambda -cubin -I'" + settings_.kernels +
                                "' -I'" + settings_.kernels + "/../src" + "' -o '" + cubin.string() + "' '" +
                                source.string() + "' >'" + log.string() + "' 2>&1";
    const bool good = std::system(command.c_str()) == 0 && fs::exists(cubin);
    if (!good) {
        const std::string message = contents(log);
        const std::size_t error = message.find("error");
        trouble = "nvcc: " + message.substr(error == std::string::npos ? 0 : error, 200);
        std::replace(trouble.begin(), trouble.end(), '\n', ' ');
    }
    fs::remove(source);
    fs::remove(log);
    return good ? cubin.string() : "";
}

std::string Compiler::compile_sum() {
    const std::string scalar = scalar_text(settings_.precision);
    std::string trouble;
    const std::string file = compile("sum",
                                     "#include \"product/product.cuh\"\nnamespace lapilli::kernels {\n"
                                     "template __global__ void product_sum<" +
                                         scalar + ">(ProductPlan<" + scalar + ">);\n}\n",
                                     trouble);
    if (file.empty()) {
        throw std::runtime_error(trouble);
    }
    return file;
}

}  // namespace lapilli::tester
