// SPDX-License-Identifier: BSD-3-Clause
// Operands of the BLAS for measurements: random, of any size, made in memory speed, and with entries that the
// host can name without a copy of its own. Memory repeats one random sequence, whose period divides no likely
// leading dimension: the first period is copied from the host, and then what is there is doubled in place.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lapilli/lapilli.h"
#include "support/place.hpp"
#include "support/random.hpp"

namespace lapilli::tester {

template <class T>
class Pattern {
  public:
    static constexpr std::int64_t period = 1048583;  // a prime

    // Real and imaginary parts in (-amplitude, amplitude).
    explicit Pattern(std::uint64_t seed, double amplitude = 1) : values_(2 * period) {
        const testing::Stream stream(seed, 120);
        for (std::int64_t i = 0; i < period; ++i) {
            values_[i] = values_[i + period] =
                stream.scalar<T>(static_cast<std::uint64_t>(i), -amplitude, amplitude);
        }
    }

    T at(std::int64_t position) const { return values_[position % period]; }
    // Where a whole period can be read.
    const T* from(std::int64_t position) const { return &values_[position % period]; }

  private:
    std::vector<T> values_;
};

constexpr std::int64_t host_memory = -1;

// Memory of a device of the context, or of the host.
class Memory {
  public:
    Memory(lapilli_context ctx, std::int64_t device, std::size_t bytes) : ctx_(ctx), device_(device) {
        if (device_ == host_memory) {
            host_.reset(std::malloc(std::max<std::size_t>(bytes, 1)));
            if (!host_) {
                throw std::bad_alloc();
            }
            pointer_ = host_.get();
        } else if (bytes > 0) {
            testing::detail::require(ctx_, lapilli_device_malloc(ctx_, device_, bytes, &pointer_),
                                     "device memory");
        }
    }
    ~Memory() {
        if (device_ != host_memory && pointer_ != nullptr) {
            lapilli_device_free(ctx_, pointer_);
        }
    }
    Memory(const Memory&) = delete;
    Memory& operator=(const Memory&) = delete;

    void* get() const { return pointer_; }

  private:
    struct Free {
        void operator()(void* pointer) const { std::free(pointer); }
    };

    lapilli_context ctx_;
    std::int64_t device_;
    std::unique_ptr<void, Free> host_;
    void* pointer_ = nullptr;
};

// The sequence from `position` on, to `count` elements of any memory.
template <class T>
void fill_memory(lapilli_context ctx, const Pattern<T>& pattern, std::int64_t position, T* target,
                 std::int64_t count) {
    const auto copy = [&](T* to, const T* from, std::int64_t length) {
        testing::detail::require(ctx,
                                 lapilli_copy(ctx, to, from, static_cast<std::size_t>(length) * sizeof(T)),
                                 "filling an operand");
    };
    std::int64_t done = std::min(count, Pattern<T>::period);
    if (done > 0) {
        copy(target, pattern.from(position), done);
    }
    while (done < count) {
        const std::int64_t length = std::min(done, count - done);
        copy(target + done, target, length);
        done += length;
    }
}

// An operand: a matrix, or a vector as a matrix of one column, wherever it is.
template <class T>
class Store {
  public:
    virtual ~Store() = default;
    // Back to the random entries it began with.
    virtual void fill() = 0;
    virtual T initial(std::int64_t i, std::int64_t j) const = 0;
    // `count` elements down from (i, j) as they are now; rows of the padding count as rows.
    virtual std::vector<T> read(std::int64_t i, std::int64_t j, std::int64_t count) const = 0;

    std::int64_t rows() const { return rows_; }
    std::int64_t cols() const { return cols_; }
    std::int64_t ld() const { return ld_; }

  protected:
    Store(lapilli_context ctx, const Pattern<T>& pattern, std::int64_t rows, std::int64_t cols,
          std::int64_t ld)
        : ctx_(ctx), pattern_(&pattern), rows_(rows), cols_(cols), ld_(ld) {}

    std::vector<T> fetch(const T* from, std::int64_t count) const {
        std::vector<T> values(static_cast<std::size_t>(count));
        testing::detail::require(ctx_, lapilli_copy(ctx_, values.data(), from, values.size() * sizeof(T)),
                                 "reading an operand");
        return values;
    }

    lapilli_context ctx_;
    const Pattern<T>* pattern_;
    std::int64_t rows_, cols_, ld_;
};

// In one memory, as several copies with different entries if asked for.
template <class T>
class LocalStore : public Store<T> {
  public:
    LocalStore(lapilli_context ctx, const Pattern<T>& pattern, std::int64_t position, std::int64_t device,
               std::int64_t rows, std::int64_t cols, std::int64_t ld, std::int64_t copies = 1)
        : Store<T>(ctx, pattern, rows, cols, ld),
          position_(position),
          stride_((ld * cols + 63) / 64 * 64),
          copies_(copies),
          memory_(ctx, device, static_cast<std::size_t>(stride_ * copies) * sizeof(T)) {
        fill();
    }

    void fill() override {
        fill_memory(this->ctx_, *this->pattern_, position_, pointer(0), stride_ * copies_);
    }
    T initial(std::int64_t i, std::int64_t j) const override {
        return this->pattern_->at(position_ + shown_ * stride_ + i + j * this->ld_);
    }
    std::vector<T> read(std::int64_t i, std::int64_t j, std::int64_t count) const override {
        return this->fetch(pointer(shown_) + i + j * this->ld_, count);
    }

    T* pointer(std::int64_t copy) const { return static_cast<T*>(memory_.get()) + copy * stride_; }
    std::int64_t copies() const { return copies_; }
    // The copy that initial and read mean from now on.
    void show(std::int64_t copy) { shown_ = copy; }

  private:
    std::int64_t position_, stride_, copies_, shown_ = 0;
    Memory memory_;
};

// A lapilli_matrix.
template <class T>
class SpreadStore : public Store<T> {
  public:
    SpreadStore(lapilli_context ctx, const Pattern<T>& pattern, std::int64_t position, std::int64_t rows,
                std::int64_t cols, std::int64_t nb, std::optional<T> diagonal = {})
        : Store<T>(ctx, pattern, rows, cols, rows), position_(position), nb_(nb), diagonal_(diagonal) {
        testing::detail::require(
            ctx, lapilli_matrix_create(ctx, testing::letter<T>, rows, cols, nb, &matrix_), "spread matrix");
        for (lapilli_int k = 0; k < lapilli_device_count(ctx); ++k) {
            void* pointer = nullptr;
            Part& part = parts_.emplace_back();
            testing::detail::require(ctx, lapilli_matrix_local(matrix_, k, &pointer, &part.ld, &part.columns),
                                     "part of a spread matrix");
            part.pointer = static_cast<T*>(pointer);
        }
        fill();
    }
    ~SpreadStore() override { lapilli_matrix_destroy(matrix_); }
    SpreadStore(const SpreadStore&) = delete;
    SpreadStore& operator=(const SpreadStore&) = delete;

    void fill() override {
        for (std::size_t k = 0; k < parts_.size(); ++k) {
            fill_memory(this->ctx_, *this->pattern_, start(k), parts_[k].pointer,
                        parts_[k].ld * parts_[k].columns);
        }
        for (std::int64_t j = 0; diagonal_ && j < std::min(this->rows_, this->cols_); ++j) {
            testing::detail::require(this->ctx_,
                                     lapilli_copy(this->ctx_, address(j, j), &*diagonal_, sizeof(T)),
                                     "filling a diagonal");
        }
    }
    T initial(std::int64_t i, std::int64_t j) const override {
        const auto [k, column] = home(j);
        return diagonal_ && i == j ? *diagonal_ : this->pattern_->at(start(k) + i + column * parts_[k].ld);
    }
    std::vector<T> read(std::int64_t i, std::int64_t j, std::int64_t count) const override {
        return this->fetch(address(i, j), count);
    }

    lapilli_matrix handle() const { return matrix_; }

  private:
    struct Part {
        T* pointer = nullptr;
        lapilli_int ld = 1, columns = 0;
    };

    // Device and local column of column j.
    std::pair<std::size_t, std::int64_t> home(std::int64_t j) const {
        const auto count = static_cast<std::int64_t>(parts_.size());
        return {static_cast<std::size_t>(j / nb_ % count), j / nb_ / count * nb_ + j % nb_};
    }
    // Devices begin at different places of the sequence.
    std::int64_t start(std::size_t k) const { return position_ + 100003 * static_cast<std::int64_t>(k); }
    T* address(std::int64_t i, std::int64_t j) const {
        const auto [k, column] = home(j);
        return parts_[k].pointer + i + column * parts_[k].ld;
    }

    std::int64_t position_, nb_;
    std::optional<T> diagonal_;
    lapilli_matrix matrix_ = nullptr;
    std::vector<Part> parts_;
};

}  // namespace lapilli::tester
