// SPDX-License-Identifier: BSD-3-Clause
#include "tester/tune.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "common/devices.hpp"
#include "common/file_error.hpp"
#include "common/write_file.hpp"
#include "tester/options.hpp"
#include "tester/peer.hpp"
#include "tester/report.hpp"
#include "tester/tune_run.hpp"
#include "tester/tune_table.hpp"

namespace lapilli::tester {
namespace {

constexpr const char* help = R"(lapilli-test tune [options]

Compiles candidates of the matrix-product kernel with nvcc, checks each against cuBLAS on one GPU and times it on several
products. The candidates are all shapes that the device's registers, shared memory, threads and bandwidths allow, those
first that a model of bytes, operations and their overlap expects to be fast, every second one at random; then the
neighbours of the best. Results are appended to NAME.csv; what stands there is not measured again.
At the end NAME.svg shows how the candidates are distributed, and NAME-table.hpp is kernels/product/table.hpp with the
part of this precision written anew.

  --precision d          one of s d c z
  --shapes short,long    classes of products, or products (all):
                         )";

struct Settings {
    char precision = 'd';
    std::vector<std::string> shapes, from;
    std::vector<std::string> candidates;
    std::string loop, devices, out = "tune", kernels, commit = "unknown";
    std::int64_t limit = 0, jobs = 0, seed = 1;
    double seconds = 0;
    bool refine = true, random = false, help = false;
};

// Where they are installed, or a link in the build tree; "" if there is neither.
std::string default_kernels() {
    std::error_code unknown;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", unknown);
    for (const char* place : {LAPILLI_TESTER_KERNELS, "kernels"}) {
        const std::filesystem::path folder = (program.parent_path() / place).lexically_normal();
        if (std::filesystem::exists(folder / "product" / "product.cuh", unknown)) {
            return folder;
        }
    }
    return "";
}

// Throws unless the sources that the tuner reads are in the folder.
void require_kernels(const std::string& folder) {
    if (folder.empty()) {
        throw UsageError(
            "tune: the kernels' sources are not beside this program: --kernels names their folder");
    }
    for (const char* file : {"/product/product.cuh", "/product/table.hpp"}) {
        if (!std::filesystem::exists(folder + file)) {
            throw UsageError("tune: --kernels: '" + folder + "' does not hold " + (file + 1));
        }
    }
}

std::string help_text() {
    std::string text = help;
    for (const TuneClass& that : tune_classes()) {
        text += that.name + " (";
        for (const TuneShape& shape : that.shapes) {
            text += (&shape == that.shapes.data() ? "" : " ") + shape.name;
        }
        text += &that == &tune_classes().back() ? ")\n" : "),\n                         ";
    }
    return text + R"(  --loop tensor|plain    only candidates with this main loop
  --candidates A,B       only these, as the output names them ("64x64x32 1x4 warps 3 stages 2 blocks tensor"); no
                         neighbours
  --limit N              so many candidates beside neighbours
  --time-limit S         seconds; 6 tenths of them for the candidates in order, the others for neighbours of the best
  --no-neighbours        no neighbours
  --random               all in random order
  --seed 1               another random order, also of candidates that the model holds for equal
  --jobs N               compilers at work (the processor's threads)
  --devices cuda:0       (LAPILLI_DEVICES, or auto)
  --kernels DIR          the sources of the kernels (installed with this program, or those it was built from)
  --out NAME             (tune)
  --commit HASH          for NAME.csv
  --from a.csv,b.csv     draws and writes the table from earlier results and measures nothing; needs no GPU
)";
}

Settings parse(int argc, char** argv) {
    Settings s;
    s.kernels = default_kernels();
    const ValueOptions options = {
        {"--precision",
         [&](const std::string& v) {
             parse_letters(v, "sdcz", "tune --precision");
             if (v.size() != 1) {
                 throw UsageError("tune: one precision at a time");
             }
             s.precision = v[0];
         }},
        {"--shapes", [&](const std::string& v) { s.shapes = split(v, ','); }},
        {"--loop",
         [&](const std::string& v) {
             s.loop = one_of(v, {"tensor", "plain"}, "tune: --loop");
         }},
        {"--candidates",
         [&](const std::string& v) {
             s.candidates = split(v, ',');
             s.refine = false;
         }},
        {"--limit", [&](const std::string& v) { s.limit = parse_integer(v, 1, "--limit"); }},
        {"--time-limit",
         [&](const std::string& v) { s.seconds = static_cast<double>(parse_integer(v, 1, "--time-limit")); }},
        {"--seed", [&](const std::string& v) { s.seed = parse_integer(v, 0, "--seed"); }},
        {"--jobs", [&](const std::string& v) { s.jobs = parse_integer(v, 1, "--jobs"); }},
        {"--devices", [&](const std::string& v) { s.devices = v; }},
        {"--kernels", [&](const std::string& v) { s.kernels = v; }},
        {"--out", [&](const std::string& v) { s.out = v; }},
        {"--commit", [&](const std::string& v) { s.commit = v; }},
        {"--from", [&](const std::string& v) { s.from = split(v, ','); }}};
    bool no_neighbours = false;
    s.help = read_words(argc, argv,
                        "tune: ", {options, {{"--no-neighbours", &no_neighbours}, {"--random", &s.random}}});
    s.refine = s.refine && !no_neighbours;
    if (s.jobs == 0) {
        s.jobs = std::max(1U, std::thread::hardware_concurrency());
    }
    return s;
}

std::vector<TuneShape> chosen_shapes(const std::vector<std::string>& names) {
    std::vector<TuneShape> shapes;
    std::set<std::string> used;
    for (const TuneClass& that : tune_classes()) {
        for (const TuneShape& shape : that.shapes) {
            const bool by_class = std::count(names.begin(), names.end(), that.name) > 0;
            const bool by_name = std::count(names.begin(), names.end(), shape.name) > 0;
            if (names.empty() || by_class || by_name) {
                shapes.push_back(shape);
                used.insert({that.name, shape.name});
            }
        }
    }
    for (const std::string& name : names) {
        if (used.count(name) == 0) {
            throw UsageError("tune: there is no class or product '" + name + "'");
        }
    }
    return shapes;
}

class Tuner {
  public:
    Tuner(const Settings& settings, TuneResults& results)
        : settings_(settings),
          results_(results),
          csv_(settings.out + ".csv"),
          shapes_(chosen_shapes(settings.shapes)),
          ctx_(settings.devices),
          runner_(TuneRunner::create(ctx_, settings.precision, shapes_)),
          compiler_(compile_settings()),
          start_(Clock::now()) {
        space_ = product_space(settings.precision, runner_->limits());
        const ProductLoop loop = settings.loop == "plain" ? ProductLoop::plain : ProductLoop::tensor;
        std::erase_if(space_,
                      [&](const ProductPolicy& p) { return !settings.loop.empty() && p.loop != loop; });
        if (!settings.candidates.empty()) {
            keep_only(settings.candidates);
        }
    }

    void run() {
        std::printf("%s: %zu candidates in all, %zu products, %lld compilers\n", runner_->gpu().c_str(),
                    space_.size(), shapes_.size(), static_cast<long long>(settings_.jobs));
        runner_->load_sum(compiler_.compile_sum());
        measure_cublas();
        std::vector<ProductPolicy> order = candidates_in_order();
        std::erase_if(order, [&](const ProductPolicy& p) { return measured(p); });
        if (settings_.limit > 0 && order.size() > static_cast<std::size_t>(settings_.limit)) {
            order.resize(static_cast<std::size_t>(settings_.limit));
        }
        measure(order, settings_.refine ? 0.6 : 1);
        while (settings_.refine && !late(1)) {
            const std::vector<ProductPolicy> neighbours = neighbours_of_best();
            if (neighbours.empty()) {
                break;
            }
            measure(neighbours, 1);
        }
        measure_cublas();
    }

  private:
    using Clock = std::chrono::steady_clock;

    CompileSettings compile_settings() const {
        CompileSettings c;
        c.nvcc = find_nvcc();
        if (c.nvcc.empty()) {
            throw UsageError("tune: no nvcc by CUDACXX, PATH, CUDA_PATH or CUDA_HOME");
        }
        require_kernels(settings_.kernels);
        c.kernels = settings_.kernels;
        c.architecture = runner_->architecture();
        c.precision = settings_.precision;
        for (const TuneShape& shape : shapes_) {
            c.variants.insert(variant_of(shape));
        }
        c.jobs = static_cast<int>(settings_.jobs);
        return c;
    }

    void keep_only(const std::vector<std::string>& names) {
        std::vector<ProductPolicy> kept;
        for (const std::string& name : names) {
            const auto found = std::find_if(space_.begin(), space_.end(),
                                            [&](const ProductPolicy& p) { return policy_text(p) == name; });
            if (found == space_.end()) {
                throw UsageError("tune: there is no candidate '" + name + "'");
            }
            kept.push_back(*found);
        }
        space_ = kept;
    }

    // The model's first, and every second one drawn at random, since the model may be wrong.
    std::vector<ProductPolicy> candidates_in_order() const {
        std::vector<ProductPolicy> drawn = space_;
        std::shuffle(drawn.begin(), drawn.end(), std::mt19937_64(static_cast<std::uint64_t>(settings_.seed)));
        if (settings_.random || !settings_.candidates.empty()) {
            return settings_.random ? drawn : space_;
        }
        std::vector<ProductPolicy> promising = drawn, order;
        order_by_promise(promising, settings_.precision, runner_->limits(), shapes_,
                         runner_->multiprocessors());
        std::set<std::string> taken;
        for (std::size_t k = 0; k < drawn.size(); ++k) {
            for (const ProductPolicy& p : {promising[k], drawn[k]}) {
                if (taken.insert(policy_text(p)).second) {
                    order.push_back(p);
                }
            }
        }
        return order;
    }

    double elapsed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
    bool late(double share) const { return settings_.seconds > 0 && elapsed() > share * settings_.seconds; }

    void add(TuneResult result) {
        result.commit = settings_.commit;
        results_.add(csv_, result);
    }

    // The better of what it did before and after the candidates.
    void measure_cublas() {
        for (std::size_t k = 0; k < shapes_.size(); ++k) {
            const TuneResult result = runner_->run_cublas(k);
            if (result.gflops > results_.cublas(settings_.precision, shapes_[k].name)) {
                add(result);
            }
            std::printf("  %-12s cuBLAS %9.0f GF/s\n", shapes_[k].name.c_str(),
                        results_.cublas(settings_.precision, shapes_[k].name));
        }
        std::fflush(stdout);
    }

    bool measured(const ProductPolicy& policy) const {
        return std::all_of(shapes_.begin(), shapes_.end(), [&](const TuneShape& shape) {
            return results_.has(settings_.precision, shape.name, &policy);
        });
    }

    void measure(const std::vector<ProductPolicy>& candidates, double share) {
        for (const ProductPolicy& policy : candidates) {
            compiler_.submit(policy);
        }
        CompiledCandidate candidate;
        std::size_t done = 0;
        double told = elapsed();
        while (compiler_.next(candidate)) {
            if (late(share)) {
                compiler_.cancel();
            }
            measure(candidate);
            std::filesystem::remove(candidate.file);
            if (++done == candidates.size() || elapsed() > told + 10) {
                told = elapsed();
                std::printf("  %6.0f s, %zu of %zu, %d results bad:", told, done, candidates.size(), failed_);
                for (const TuneShape& shape : shapes_) {
                    std::printf(" %s %.0f", shape.name.c_str(),
                                results_.best(settings_.precision, shape.name));
                }
                std::printf("\n");
                std::fflush(stdout);
            }
        }
    }

    void measure(const CompiledCandidate& candidate) {
        const std::string trouble = candidate.file.empty() ? candidate.trouble : runner_->load(candidate);
        for (std::size_t k = 0; k < shapes_.size(); ++k) {
            if (results_.has(settings_.precision, shapes_[k].name, &candidate.policy)) {
                continue;
            }
            TuneResult result;
            if (trouble.empty()) {
                result = runner_->run(k, results_.best(settings_.precision, shapes_[k].name));
            } else {
                result.gpu = runner_->gpu();
                result.precision = settings_.precision;
                result.shape = shapes_[k].name;
                result.policy = candidate.policy;
                result.trouble = trouble;
            }
            add(result);
            tell_trouble(result);
        }
    }

    void tell_trouble(const TuneResult& result) {
        constexpr int most_told = 10;
        if (!result.trouble.empty() && ++failed_ <= most_told) {
            std::printf("  %s, %s: %s\n", policy_text(*result.policy).c_str(), result.shape.c_str(),
                        result.trouble.c_str());
        }
        if (!result.trouble.empty() && !runner_->alive()) {
            throw std::runtime_error(
                "tune: this candidate broke the GPU's context; start again with the same --out, "
                "which leaves it out");
        }
    }

    // Candidates not measured yet that differ in one number from one of the best of a class.
    std::vector<ProductPolicy> neighbours_of_best() const {
        constexpr std::size_t from_each_class = 3;
        std::vector<ProductPolicy> centres, neighbours;
        for (const TuneClass& that : tune_classes()) {
            const auto ranking = results_.ranking(settings_.precision, that);
            for (std::size_t k = 0; k < std::min(from_each_class, ranking.size()); ++k) {
                centres.push_back(ranking[k].second);
            }
        }
        for (const ProductPolicy& policy : space_) {
            const bool near = std::any_of(centres.begin(), centres.end(), [&](const ProductPolicy& centre) {
                return distance(policy, centre) == 1;
            });
            if (near && !measured(policy)) {
                neighbours.push_back(policy);
            }
        }
        return neighbours;
    }

    const Settings& settings_;
    TuneResults& results_;
    std::string csv_;
    std::vector<TuneShape> shapes_;
    testing::Context ctx_;
    std::unique_ptr<TuneRunner> runner_;
    Compiler compiler_;
    Clock::time_point start_;
    std::vector<ProductPolicy> space_;
    int failed_ = 0;
};

void report(const Settings& settings, const TuneResults& results) {
    for (const TuneClass& that : tune_classes()) {
        const auto ranking = results.ranking(settings.precision, that);
        for (const TuneShape& shape : that.shapes) {
            const double best = results.best(settings.precision, shape.name),
                         cublas = results.cublas(settings.precision, shape.name);
            if (best > 0) {
                std::printf("%-12s best %9.0f GF/s, cuBLAS %9.0f, ratio %.3f\n", shape.name.c_str(), best,
                            cublas, cublas > 0 ? best / cublas : 0.0);
            }
        }
        for (std::size_t k = 0; k < std::min<std::size_t>(3, ranking.size()); ++k) {
            std::printf("    %-8s %.3f of the best: %s\n", that.name.c_str(), ranking[k].first,
                        policy_text(ranking[k].second).c_str());
        }
    }
    tools::write_file(settings.out + ".svg", draw_results(results, settings.precision));
    require_kernels(settings.kernels);
    std::ifstream in(settings.kernels + "/product/table.hpp");
    std::ostringstream table;
    table << in.rdbuf();
    tools::write_file(settings.out + "-table.hpp", updated_table(table.str(), results, settings.precision));
    std::printf("wrote %s.svg and %s-table.hpp\n", settings.out.c_str(), settings.out.c_str());
}

}  // namespace

int tune_main(int argc, char** argv) {
    const Settings settings = parse(argc, argv);
    if (settings.help) {
        std::fputs(help_text().c_str(), stdout);
        return 0;
    }
    for (const std::string& path : settings.from) {
        if (!std::filesystem::exists(path)) {
            throw tools::FileError("tune: --from: there is no file '" + path + "'");
        }
    }
    TuneResults results(settings.from.empty() ? std::vector<std::string>{settings.out + ".csv"}
                                              : settings.from);
    if (settings.from.empty()) {
        const testing::Context probe(settings.devices);
        if (lapilli_device_count(probe) < 1) {
            throw UsageError("tune needs a GPU: " + tools::why_no_devices(settings.devices));
        }
        try {
            Tuner(settings, results).run();
        } catch (const PeerUnavailable& error) {
            throw UsageError(std::string("tune needs a GPU and CUDA: ") + error.what());
        }
    }
    report(settings, results);
    return 0;
}

}  // namespace lapilli::tester
