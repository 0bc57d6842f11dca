// SPDX-License-Identifier: BSD-3-Clause
#include "tester/report.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <utility>

#include "tester/csv.hpp"

namespace lapilli::tester {

Measurement measurement_on(const Devices& devices, Where where) {
    Measurement m;
    m.library = "lapilli";
    m.version = lapilli_version();
    m.gpu = devices.names;
    m.gpus = devices.count;
    m.where = where;
    if (where != Where::host && devices.count == 0) {
        m.trouble = std::string("no device here for --where ") + testing::name_of(where) +
                    "; --where host computes on the CPU, --devices sim on simulated devices";
    }
    return m;
}

std::string format(const char* pattern, double value) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), pattern, value);
    return text.data();
}

std::string residual_text(const std::optional<double>& value) {
    return value ? format(*value < 1000 ? "%.2f" : "%.1e", *value) : "-";
}

std::string seconds_text(double seconds) {
    return format(seconds < 0.01 ? "%.3e" : seconds < 100 ? "%.4f" : "%.1f", seconds);
}

std::string rate_text(const std::optional<double>& rate) { return rate ? format("%.1f", *rate) : "-"; }

std::string current_commit() {
    const auto close = [](std::FILE* pipe) { pclose(pipe); };
    const std::unique_ptr<std::FILE, decltype(close)> pipe(
        popen("git rev-parse --short HEAD 2>/dev/null", "r"), close);
    std::array<char, 64> text{};
    std::string commit;
    if (pipe && std::fgets(text.data(), text.size(), pipe.get()) != nullptr) {
        commit = text.data();
        while (!commit.empty() && commit.back() == '\n') {
            commit.pop_back();
        }
    }
    return commit.empty() ? "unknown" : commit;
}

namespace {

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    std::array<char, 16> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts);
    return text.data();
}

// A column of the table that is one of the CSV file, too.
struct Column {
    const char* name;
    int width;
};

// The columns that distinguish the routine's cases.
std::vector<Column> columns_of(const Options& options) {
    const testing::Facts& facts = facts_of(options);
    const bool blas = facts.level > 0;
    std::vector<Column> columns = {{"uplo", 4}};
    if (!blas) columns.push_back({"job", 4});
    if (facts.option("side") != nullptr && blas) columns.push_back({"side", 4});
    // Where LAPACK's routine has no other option, the job has it.
    const bool others = std::any_of(facts.options.begin(), facts.options.end(), [](const auto& option) {
        return option.name != "uplo" && option.name != "side" && option.name != "trans";
    });
    if (facts.option("trans") != nullptr && (blas || others)) columns.push_back({"trans", 5});
    if (facts.rectangular) columns.push_back({"m", 7});
    columns.push_back({"n", 7});
    if (facts.k != 0) columns.push_back({"k", 6});
    if (facts.level == 2) columns.push_back({"offset", 6});
    return columns;
}

bool moves_bytes(const Options& options) { return facts_of(options).level == 2; }
bool is_blas(const Options& options) { return facts_of(options).level > 0; }

// The rate that the routine is bound by.
std::string main_rate(const Measurement& m) { return rate_text(m.bandwidth ? m.bandwidth : m.rate); }

void print_phases(const Measurement& own) {
    double sum = 0;
    for (const auto& [name, seconds] : own.phases) {
        if (!name.starts_with("of it ")) sum += seconds;
    }
    for (const auto& [name, seconds] : own.phases) {
        std::printf("        %-28s %12s  %5.1f %%\n", name.c_str(), seconds_text(seconds).c_str(),
                    sum > 0 ? 100 * seconds / sum : 0.0);
    }
    if (!own.path.empty()) std::printf("        %s\n", own.path.c_str());
}

}  // namespace

void print_heading(const Options& options, const std::string& library) {
    std::printf("%s: %s, %s, seed %llu, median of %d\n", options.routine.c_str(), library.c_str(),
                is_blas(options) ? "random matrices" : ("matrix " + options.problem.kind).c_str(),
                static_cast<unsigned long long>(options.problem.seed), options.repeat);
    std::fflush(stdout);
}

void print_columns(const Options& options) {
    std::printf("%4s %6s", "prec", "where");
    for (const auto& [name, width] : columns_of(options)) std::printf(" %*s", width, name);
    std::printf(" %11s", "seconds");
    if (moves_bytes(options)) std::printf(" %9s", "GB/s");
    std::printf(" %9s", "GF/s");
    for (const auto& [column, name] : facts_of(options).counts) std::printf(" %10s", column.c_str());
    for (const std::string& peer : options.peers)
        std::printf(" %14s %9s %7s", peer.c_str(), moves_bytes(options) ? "GB/s" : "GF/s", "ratio");
    if (is_blas(options)) {
        std::printf(" %9s\n", "error");
    } else {
        std::printf(" %9s %9s %9s\n", "residual", "orthog.", "values");
    }
}

namespace {

// Why peers have no result, or none that passes.
void print_trouble(const std::vector<Measurement>& peers) {
    for (const Measurement& peer : peers) {
        if (!peer.trouble.empty()) {
            std::printf("        %s: %s\n", peer.library.c_str(), peer.trouble.c_str());
        } else if (!peer.ok()) {
            std::printf("        %s: its result fails the check (%s)\n", peer.library.c_str(),
                        peer.info != 0 ? ("info " + std::to_string(peer.info)).c_str()
                                       : residual_text(peer.residuals->worst()).c_str());
        }
    }
}

}  // namespace

void print_case(const Options& options, const Case& that, const Measurement& own,
                const std::vector<Measurement>& peers) {
    std::printf("%4s %6s", that.at("precision").c_str(), own.place());
    for (const auto& [name, width] : columns_of(options)) {
        const auto found = that.find(name);
        std::printf(" %*s", width,
                    found == that.end() || found->second.empty() ? "-" : found->second.c_str());
    }
    const bool timed = own.trouble.empty();
    std::printf(" %11s", timed ? seconds_text(own.seconds).c_str() : "-");
    if (moves_bytes(options)) std::printf(" %9s", rate_text(own.bandwidth).c_str());
    std::printf(" %9s", rate_text(own.rate).c_str());
    for (const auto& [column, name] : facts_of(options).counts) {
        const auto found = own.counts.find(column);
        std::printf(" %10s", found == own.counts.end() ? "-" : found->second.c_str());
    }
    for (const Measurement& peer : peers) {
        const bool there = peer.trouble.empty();
        std::printf(" %14s %9s %7s", there ? seconds_text(peer.seconds).c_str() : "-",
                    there ? main_rate(peer).c_str() : "-",
                    there && peer.ratio ? format("%.2f", *peer.ratio).c_str() : "-");
    }
    const testing::Residuals none;
    const testing::Residuals& r = own.residuals ? *own.residuals : none;
    std::printf(" %9s", residual_text(r.residual).c_str());
    if (!is_blas(options))
        std::printf(" %9s %9s", residual_text(r.orthogonality).c_str(), residual_text(r.values).c_str());
    std::printf("  %s\n", !own.ok() ? "failed" : own.residuals ? "ok" : "");
    if (!own.trouble.empty()) std::printf("        %s\n", own.trouble.c_str());
    if (options.phases) print_phases(own);
    print_trouble(peers);
    std::fflush(stdout);
}

namespace {

// The first seventeen are those of the files that came before the BLAS.
constexpr const char* column_names =
    "date,commit,gpu,gpus,library,version,routine,precision,job,uplo,n,k,where,seconds,rate,unit,residual,"
    "m,trans,side,ld,offset,incx,incy,alpha,beta,gflops,ratio,settings,"
    "deflations,sweeps,matrix";

}  // namespace

CsvFile::CsvFile(const Options& options) : path_(options.out) {
    if (path_.empty()) {
        return;
    }
    date_ = today();
    commit_ = options.commit.empty() ? current_commit() : options.commit;
    std::string names;
    const bool fresh = !std::filesystem::exists(path_) || std::filesystem::file_size(path_) == 0;
    if (!fresh) {
        std::ifstream in(path_);
        std::getline(in, names);
    }
    std::ofstream out(path_, std::ios::app);
    if (fresh) {
        out << column_names << '\n';
    }
    if (!out.flush()) {
        throw UsageError("--out: cannot write '" + path_ + "'");
    }
    columns_ = split(fresh ? column_names : names, ',');
    if (is_blas(options) && std::count(columns_.begin(), columns_.end(), "ratio") == 0) {
        throw UsageError("--out: '" + path_ +
                         "' was begun without the columns of the BLAS; choose another file");
    }
    for (const auto& [name, value] : options.settings)
        settings_ += (settings_.empty() ? "" : " ") + name + '=' + value;
    if (!is_blas(options) && options.problem.kind != Problem{}.kind)
        matrix_ = options.problem.file.empty() ? options.problem.kind : options.problem.file;
    const auto demand = [&](const std::string& value, const char* column, const char* what) {
        if (!value.empty() && std::count(columns_.begin(), columns_.end(), column) == 0)
            throw UsageError("--out: '" + path_ + "' was begun without a column for what " + what +
                             "; choose another file");
    };
    demand(settings_, "settings", "--set sets");
    demand(matrix_, "matrix", "--matrix or --file names");
}

void CsvFile::add(const Case& that, const Measurement& m) const {
    Case fields = that;
    fields["settings"] = quoted(settings_);
    write(std::move(fields), m);
}

void CsvFile::write(Case fields, const Measurement& m) const {
    if (path_.empty() || !m.trouble.empty() || m.info != 0) {
        return;
    }
    const bool in_bytes = m.bandwidth.has_value();
    const auto& rate = in_bytes ? m.bandwidth : m.rate;
    fields["date"] = date_;
    fields["commit"] = commit_;
    fields["gpu"] = quoted(m.gpu);
    fields["gpus"] = std::to_string(m.gpus);
    fields["library"] = quoted(m.library);
    fields["version"] = quoted(m.version);
    fields["where"] = m.place();
    fields["seconds"] = format("%.6g", m.seconds);
    if (rate) {
        fields["rate"] = format("%.5g", *rate);
        fields["unit"] = in_bytes ? "GB" : "GF";
    }
    if (m.rate) {
        fields["gflops"] = format("%.5g", *m.rate);
    }
    if (m.ratio) {
        fields["ratio"] = format("%.4g", *m.ratio);
    }
    for (const auto& [column, number] : m.counts) fields[column] = number;
    fields["matrix"] = matrix_;
    if (m.residuals) {
        fields["residual"] = format("%.3g", m.residuals->worst());
    }
    std::ofstream out(path_, std::ios::app);
    const char* separator = "";
    for (const std::string& column : columns_) {
        out << separator << fields[column];
        separator = ",";
    }
    out << '\n';
    if (!out.flush()) {
        throw std::runtime_error("cannot write '" + path_ + "'");
    }
}

void CsvFile::add_peers(const Case& that, const std::vector<Measurement>& peers) const {
    for (const Measurement& peer : peers) {
        if (peer.ok()) {
            write(that, peer);
        }
    }
}

}  // namespace lapilli::tester
