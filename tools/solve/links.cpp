// SPDX-License-Identifier: BSD-3-Clause
#include "solve/links.hpp"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

#include "solve/session.hpp"

namespace lapilli::solve {

namespace {

constexpr std::size_t bytes = 64U << 20U;

void require(lapilli_context ctx, lapilli_int info) {
    if (info != 0) {
        const std::string why = lapilli_last_error(ctx);
        throw Failure(why.empty() ? lapilli_strerror(info) : why);
    }
}

// Memory of a device, given back at the end.
class Block {
  public:
    Block(lapilli_context ctx, lapilli_int k) : ctx_(ctx) {
        require(ctx, lapilli_device_malloc(ctx, k, bytes, &pointer_));
    }
    ~Block() { lapilli_device_free(ctx_, pointer_); }
    Block(Block&& other) noexcept : ctx_(other.ctx_), pointer_(std::exchange(other.pointer_, nullptr)) {}
    Block& operator=(Block&&) = delete;
    void* get() const { return pointer_; }

  private:
    lapilli_context ctx_;
    void* pointer_ = nullptr;
};

// The best of three copies; the first one opens what has to be opened.
double rate(lapilli_context ctx, void* target, const void* source) {
    double best = 0;
    for (int run = 0; run < 3; ++run) {
        const auto begin = std::chrono::steady_clock::now();
        require(ctx, lapilli_copy(ctx, target, source, bytes));
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        best = std::max(best, static_cast<double>(bytes) / std::max(seconds.count(), 1e-9));
    }
    return best;
}

}  // namespace

std::vector<std::vector<double>> measure_links(lapilli_context ctx, lapilli_int devices) {
    std::vector<char> host(bytes, 1);
    std::vector<Block> blocks;
    std::vector<void*> places{host.data()};
    for (lapilli_int k = 0; k < devices; ++k) {
        blocks.emplace_back(ctx, k);
        places.push_back(blocks.back().get());
    }
    std::vector<std::vector<double>> rates(places.size(), std::vector<double>(places.size(), 0));
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t j = 0; j < places.size(); ++j) {
            rates[i][j] = i == j ? 0 : rate(ctx, places[j], places[i]);
        }
    }
    return rates;
}

}  // namespace lapilli::solve
