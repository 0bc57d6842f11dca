// SPDX-License-Identifier: BSD-3-Clause
#include "tester/report.hpp"

#include <array>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <memory>

namespace lapilli::tester {
namespace {

std::string format(const char* pattern, double value) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), pattern, value);
    return text.data();
}

std::string residual_text(const std::optional<double>& value) {
    return value ? format(*value < 1000 ? "%.2f" : "%.1e", *value) : "-";
}

std::string seconds_text(double seconds) {
    return format(seconds < 0.01 ? "%.6f" : seconds < 100 ? "%.4f" : "%.1f", seconds);
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    std::array<char, 16> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts);
    return text.data();
}

// Of the working directory's repository; "unknown" outside one.
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

std::string quoted(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) {
        return text;
    }
    std::string result = "\"";
    for (const char c : text) {
        result += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return result + '"';
}

std::string peer_title(const std::string& peer) { return peer == "lapack" ? "LAPACK" : "cuSOLVER"; }

void print_phases(const Measurement& own) {
    double sum = 0;
    for (const auto& phase : own.phases) {
        sum += phase.second;
    }
    for (const auto& [name, seconds] : own.phases) {
        std::printf("        %-28s %12s  %5.1f %%\n", name.c_str(), seconds_text(seconds).c_str(),
                    sum > 0 ? 100 * seconds / sum : 0.0);
    }
}

}  // namespace

void print_heading(const Options& options, const std::string& library) {
    std::printf("%s: %s, matrix %s, seed %llu, median of %d\n", options.routine.c_str(), library.c_str(),
                options.problem.kind.c_str(), static_cast<unsigned long long>(options.problem.seed),
                options.repeat);
    std::fflush(stdout);
}

void print_columns(const Options& options) {
    std::printf("%4s %6s %4s %4s %7s %6s %11s %9s", "prec", "where", "uplo", "job", "n", "k", "seconds",
                "GF/s");
    for (const std::string& peer : options.peers) {
        std::printf(" %11s %9s %7s", peer_title(peer).c_str(), "GF/s", "ratio");
    }
    std::printf(" %9s %9s %9s\n", "residual", "orthog.", "values");
}

void print_case(const Options& options, const Case& that, const Measurement& own,
                const std::vector<Measurement>& peers) {
    const auto rate = [](const Measurement& m) {
        return m.rate ? format("%.1f", *m.rate) : std::string("-");
    };
    const auto dash = [](const std::string& text) { return text.empty() ? "-" : text.c_str(); };
    std::printf("%4c %6s %4s %4s %7lld %6s %11s %9s", that.precision, name_of(that.where), dash(that.uplo),
                dash(that.job), static_cast<long long>(that.n),
                that.k > 0 ? std::to_string(that.k).c_str() : "-", seconds_text(own.seconds).c_str(),
                rate(own).c_str());
    for (const Measurement& peer : peers) {
        if (peer.trouble.empty()) {
            std::printf(" %11s %9s %7s", seconds_text(peer.seconds).c_str(), rate(peer).c_str(),
                        own.seconds > 0 ? format("%.2f", peer.seconds / own.seconds).c_str() : "-");
        } else {
            std::printf(" %11s %9s %7s", "-", "-", "-");
        }
    }
    const testing::Residuals none;
    const testing::Residuals& r = own.residuals ? *own.residuals : none;
    std::printf(" %9s %9s %9s  %s\n", residual_text(r.residual).c_str(),
                residual_text(r.orthogonality).c_str(), residual_text(r.values).c_str(),
                !own.ok()       ? "failed"
                : own.residuals ? "ok"
                                : "");
    if (!own.trouble.empty()) {
        std::printf("        %s\n", own.trouble.c_str());
    }
    if (options.phases) {
        print_phases(own);
    }
    for (const Measurement& peer : peers) {
        if (!peer.trouble.empty()) {
            std::printf("        %s: %s\n", peer.library.c_str(), peer.trouble.c_str());
        } else if (!peer.ok()) {
            std::printf("        %s: its result fails the check (%s)\n", peer.library.c_str(),
                        peer.info != 0 ? ("info " + std::to_string(peer.info)).c_str()
                                       : residual_text(peer.residuals->worst()).c_str());
        }
    }
    std::fflush(stdout);
}

CsvFile::CsvFile(const Options& options) : path_(options.out) {
    if (path_.empty()) {
        return;
    }
    date_ = today();
    commit_ = options.commit.empty() ? current_commit() : options.commit;
    const bool fresh = !std::filesystem::exists(path_) || std::filesystem::file_size(path_) == 0;
    std::ofstream out(path_, std::ios::app);
    if (fresh) {
        out << "date,commit,gpu,gpus,library,version,routine,precision,job,uplo,n,k,where,seconds,rate,unit,"
               "residual\n";
    }
    if (!out.flush()) {
        throw UsageError("--out: cannot write '" + path_ + "'");
    }
}

void CsvFile::add(const Case& that, const Measurement& m) const {
    if (path_.empty() || !m.trouble.empty() || m.info != 0) {
        return;
    }
    std::ofstream out(path_, std::ios::app);
    out << date_ << ',' << commit_ << ',' << quoted(m.gpu) << ',' << m.gpus << ',' << m.library << ','
        << quoted(m.version) << ',' << that.routine << ',' << that.precision << ',' << that.job << ','
        << that.uplo << ',' << that.n << ',' << that.k << ',' << (m.on_device ? "device" : "host") << ','
        << format("%.6g", m.seconds) << ',' << (m.rate ? format("%.5g", *m.rate) + ",GF" : std::string(","))
        << ',' << (m.residuals ? format("%.3g", m.residuals->worst()) : "") << '\n';
    if (!out.flush()) {
        throw std::runtime_error("cannot write '" + path_ + "'");
    }
}

}  // namespace lapilli::tester
