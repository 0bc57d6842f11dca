// SPDX-License-Identifier: BSD-3-Clause
#include "tester/spmm.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <memory>

#include "support/random.hpp"
#include "support/sparse.hpp"
#include "tester/csv.hpp"
#include "tester/cusparse.hpp"
#include "tester/device_clock.hpp"
#include "tester/devices.hpp"
#include "tester/options.hpp"
#include "tester/report.hpp"
#include "tester/sampling.hpp"

namespace lapilli::tester {
namespace {

using testing::detail::require;

constexpr const char* help =
    R"(lapilli-test spmm [options]    times and checks Y := A X, A sparse, X and Y of k vectors

  --matrix fem,stencil7,powerlaw
                     27 neighbours with 3 unknowns each, 7 points, rows of Pareto's lengths (fem)
  --n 100000         about so many rows: first:last:step or a list (100000)
  --k 1,8,16         vectors (1,8,16,32)
  --precision sdcz   (d)
  --where device,host
                     X and Y in memory of device 0, or on the host, which all devices share (device; host on the CPU)
  --devices cuda:0   as lapilli_create takes it
  --set key=value    lapilli_set, as often as needed: sparse.format=csr
  --peer cusparse    its best algorithm for the same product with the same vectors in device memory
  --repeat 9         the median counts, of whole calls with the host's clock
  --check            chosen rows again, in units of ulp times the sum of absolute values; above 30 is a failure
  --seed 1 --out FILE.csv --commit HASH
                     the commit, for that file (git rev-parse --short HEAD)

GB/s: A as rows of 32-bit columns, X and Y once, over the time.
)";

struct SpmmOptions {
    std::vector<std::string> matrices = {"fem"};
    std::vector<std::int64_t> n = {100000}, k = {1, 8, 16, 32};
    std::string precision = "d", devices, out, commit;
    std::vector<std::string> where;
    std::vector<std::pair<std::string, std::string>> settings;
    std::int64_t repeat = 9;
    std::uint64_t seed = 1;
    bool check = false, cusparse = false, help = false;
};

SpmmOptions parse(int argc, char** argv) {
    SpmmOptions o;
    const auto places = [&](const std::string& v) {
        for (const std::string& place : split(v, ','))
            o.where.push_back(one_of(place, {"device", "host"}, "spmm: --where"));
    };
    const ValueOptions options = {
        {"--matrix", [&](const std::string& v) { o.matrices = split(v, ','); }},
        {"--n", [&](const std::string& v) { o.n = parse_sizes(v, "spmm: --n"); }},
        {"--k", [&](const std::string& v) { o.k = parse_sizes(v, "spmm: --k"); }},
        {"--precision",
         [&](const std::string& v) { o.precision = parse_letters(v, "sdcz", "spmm: --precision"); }},
        {"--where", places},
        {"--devices", [&](const std::string& v) { o.devices = v; }},
        {"--set", [&](const std::string& v) { o.settings.push_back(parse_setting(v, "spmm: --set")); }},
        {"--peer",
         [&](const std::string& v) { o.cusparse = one_of(v, {"cusparse"}, "spmm: --peer") == "cusparse"; }},
        {"--repeat", [&](const std::string& v) { o.repeat = parse_integer(v, 1, "spmm: --repeat"); }},
        {"--seed",
         [&](const std::string& v) {
             o.seed = static_cast<std::uint64_t>(parse_integer(v, 0, "spmm: --seed"));
         }},
        {"--commit", [&](const std::string& v) { o.commit = v; }},
        {"--out", [&](const std::string& v) { o.out = v; }}};
    o.help = read_words(argc, argv, "spmm: ", {options, {{"--check", &o.check}}});
    return o;
}

// Memory of device 0.
template <class T>
class OnDevice {
  public:
    OnDevice(lapilli_context ctx, std::int64_t count) : ctx_(ctx) {
        require(ctx, lapilli_device_malloc(ctx, 0, static_cast<std::size_t>(count) * sizeof(T), &data_),
                "memory");
    }
    ~OnDevice() { lapilli_device_free(ctx_, data_); }
    OnDevice(const OnDevice&) = delete;
    OnDevice& operator=(const OnDevice&) = delete;
    T* data() const { return static_cast<T*>(data_); }
    void copy(void* to, const void* from, std::int64_t count) const {
        require(ctx_, lapilli_copy(ctx_, to, from, static_cast<std::size_t>(count) * sizeof(T)), "copy");
    }

  private:
    lapilli_context ctx_;
    void* data_ = nullptr;
};

// The largest error of some rows, in units of ulp times the sum of absolute values.
template <class T>
double error_of(const SparsePattern& a, const std::vector<T>& values, std::int64_t k, const std::vector<T>& x,
                const std::vector<T>& y) {
    using Wide = std::conditional_t<testing::is_complex<T>, std::complex<long double>, long double>;
    double worst = 0;
    const std::int64_t step = std::max<std::int64_t>(1, a.n / 499);
    for (std::int64_t i = 0; i < a.n; i += step) {
        for (std::int64_t v = 0; v < k; ++v) {
            Wide sum = 0;
            long double size = 0;
            for (std::int64_t e = a.pointers[static_cast<std::size_t>(i)];
                 e < a.pointers[static_cast<std::size_t>(i) + 1]; ++e) {
                const auto entry = static_cast<std::size_t>(e);
                const Wide term =
                    Wide(values[entry]) * Wide(x[static_cast<std::size_t>(a.columns[entry] * k + v)]);
                sum += term;
                size += std::abs(term);
            }
            const auto apart = std::abs(Wide(y[static_cast<std::size_t>(i * k + v)]) - sum);
            if (!(apart == 0)) worst = std::max(worst, static_cast<double>(apart / (testing::ulp<T> * size)));
        }
    }
    return worst;
}

class Report {
  public:
    Report(const SpmmOptions& o, lapilli_context ctx) {
        if (o.out.empty()) return;
        provenance_ = quoted(devices_of(ctx).first) + ',' + (o.commit.empty() ? current_commit() : o.commit);
        file_.reset(std::fopen(o.out.c_str(), "a"));
        if (!file_) throw std::invalid_argument("'" + o.out + "' cannot be written");
        if (std::ftell(file_.get()) == 0)
            std::fprintf(
                file_.get(),
                "library,precision,matrix,n,entries,k,format,where,seconds,gflops,gbytes,ratio,error,"
                "gpu,commit\n");
    }
    struct Line {
        std::string library, precision, matrix, format, where;
        std::int64_t n, entries, k;
        double seconds, operations, bytes, ratio, error;
    };
    void add(const Line& l) const {
        const double gflops = 1e-9 * l.operations / l.seconds, gbytes = 1e-9 * l.bytes / l.seconds;
        std::printf("%-22s %s %-9s n %-9lld k %-3lld %-8s %-6s %10.3f ms %9.1f GF %8.1f GB/s",
                    l.library.c_str(), l.precision.c_str(), l.matrix.c_str(), static_cast<long long>(l.n),
                    static_cast<long long>(l.k), l.format.c_str(), l.where.c_str(), 1e3 * l.seconds, gflops,
                    gbytes);
        if (l.ratio > 0) std::printf("  ratio %.2f", l.ratio);
        if (l.error >= 0) std::printf("  error %.2f%s", l.error, l.error > 30 ? " FAILED" : "");
        std::printf("\n");
        if (!file_) return;
        std::fprintf(file_.get(), "%s,%s,%s,%lld,%lld,%lld,%s,%s,%.6g,%.5g,%.5g,%.4g,%.3g,%s\n",
                     l.library.c_str(), l.precision.c_str(), l.matrix.c_str(), static_cast<long long>(l.n),
                     static_cast<long long>(l.entries), static_cast<long long>(l.k), l.format.c_str(),
                     l.where.c_str(), l.seconds, gflops, gbytes, l.ratio, l.error, provenance_.c_str());
    }

  private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::unique_ptr<std::FILE, Close> file_;
    std::string provenance_;  // GPU and commit
};

template <class Call>
double median_seconds(std::int64_t repeat, const Call& call) {
    call();
    std::vector<double> seconds;
    for (std::int64_t i = 0; i < repeat; ++i) {
        seconds.push_back(testing::detail::timed([&] {
                              call();
                              return 0;
                          }).seconds);
    }
    return median(seconds);
}

// One matrix in one precision; the number of failures.
template <class T>
int run(const SpmmOptions& o, lapilli_context ctx, const Report& report, const std::string& name,
        const SparsePattern& a) {
    std::vector<T> values(a.values.begin(), a.values.end());
    testing::Entries<T> entries;
    entries.rows = entries.cols = a.n;
    entries.pointers = a.pointers;
    entries.columns.assign(a.columns.begin(), a.columns.end());
    entries.values = values;
    const testing::SparseHandle handle(ctx, entries);
    const bool has_device = lapilli_device_count(ctx) > 0;
    std::vector<std::string> places = o.where;
    if (places.empty()) places = {has_device ? "device" : "host"};
    std::unique_ptr<Cusparse<T>> peer;
    if (o.cusparse) {
        try {
            const auto clock = has_device ? DeviceClock::create(ctx) : nullptr;
            if (!clock || !clock->gpu())
                throw PeerUnavailable("device 0 of the context is not a CUDA device");
            peer = std::make_unique<Cusparse<T>>(a, values);
        } catch (const PeerUnavailable& error) {
            std::printf("cuSPARSE: %s\n", error.what());
        }
    }
    int failures = 0;
    const double operations = (testing::is_complex<T> ? 8.0 : 2.0) * static_cast<double>(a.columns.size());
    for (const std::int64_t k : o.k) {
        const std::int64_t count = a.n * k;
        std::vector<T> x(static_cast<std::size_t>(count)), y(x.size());
        const testing::Stream stream(o.seed, 31);
        for (std::size_t i = 0; i < x.size(); ++i) x[i] = stream.scalar<T>(i, -1, 1);
        const double bytes = static_cast<double>(a.columns.size() * (4 + sizeof(T)) + 8 * a.pointers.size()) +
                             2.0 * static_cast<double>(count) * sizeof(T);
        Report::Line line{"lapilli " + std::string(lapilli_version()),
                          std::string(1, testing::letter<T>),
                          name,
                          "",
                          "",
                          a.n,
                          static_cast<std::int64_t>(a.columns.size()),
                          k,
                          0,
                          operations * static_cast<double>(k),
                          bytes,
                          0,
                          -1};
        std::unique_ptr<OnDevice<T>> dx, dy;
        if (has_device) {
            dx = std::make_unique<OnDevice<T>>(ctx, count);
            dy = std::make_unique<OnDevice<T>>(ctx, count);
            dx->copy(dx->data(), x.data(), count);
        }
        double ours = 0;
        for (const std::string& where : places) {
            const bool on_device = where == "device";
            if (on_device && !has_device)
                throw std::invalid_argument("no device here for --where device; --where host");
            const T* const px = on_device ? dx->data() : x.data();
            T* const py = on_device ? dy->data() : y.data();
            line.seconds = median_seconds(o.repeat, [&] {
                const lapilli_int info =
                    testing::api::spmm<T>(ctx, 'N', 'R', k, T(1), handle, px, k, T(0), py, k);
                if (info != 0) throw CallFailed(ctx, info);
            });
            if (on_device) {
                ours = line.seconds;
                dy->copy(y.data(), dy->data(), count);
            }
            line.where = where;
            line.format = handle.properties().format;
            if (line.format.empty()) line.format = "cpu";
            line.error = o.check ? error_of(a, values, k, x, y) : -1;
            if (line.error > 30) ++failures;
            report.add(line);
        }
        if (!peer) continue;
        double best = 0;
        for (const std::string& algorithm : Cusparse<T>::algorithms(k)) {
            peer->prepare(algorithm, k, dx->data(), dy->data());
            const double seconds = median_seconds(o.repeat, [&] { peer->call(); });
            if (best > 0 && seconds >= best) continue;
            best = line.seconds = seconds;
            line.format = algorithm;
        }
        line.library = "cuSPARSE " + peer->version();
        line.where = "device";
        line.ratio = ours > 0 ? best / ours : 0;
        dy->copy(y.data(), dy->data(), count);
        line.error = o.check ? error_of(a, values, k, x, y) : -1;
        report.add(line);
    }
    return failures;
}

}  // namespace

int spmm_main(int argc, char** argv) {
    const SpmmOptions o = parse(argc, argv);
    if (o.help) {
        std::fputs(help, stdout);
        return 0;
    }
    const testing::Context ctx(o.devices);
    for (const auto& [name, value] : o.settings) ctx.set(name, value);
    const Report report(o, ctx);
    int failures = 0;
    for (const std::string& name : o.matrices) {
        for (const std::int64_t n : o.n) {
            const SparsePattern a = sparse_pattern(name, n, o.seed);
            for (const char precision : o.precision)
                failures += testing::with_scalar(precision,
                                                 [&]<class T>() { return run<T>(o, ctx, report, name, a); });
        }
    }
    if (failures > 0) std::printf("%d failed\n", failures);
    return failures == 0 ? 0 : 1;
}

}  // namespace lapilli::tester
