// SPDX-License-Identifier: BSD-3-Clause
// Long vectors whose entries are distributed over ranks, on the ranks' CPUs or devices.
#pragma once

#include <vector>

#include "iterative/ranks.hpp"
#include "iterative/vectors.hpp"

namespace lapilli {

template <class T>
class RankVectors final : public Vectors<T> {
  public:
    /// here: this rank's entries.
    RankVectors(Vectors<T>& here, Ranks& ranks) : here_(here), ranks_(ranks) { ranks.begin(here.length()); }

    index_t length() const override { return ranks_.total(); }
    void gram(Group a, Group b, HostView<T> g) override;
    void combine(T alpha, HostView<const T> c, Group source, T beta, Group target) override {
        here_.combine(alpha, c, source, beta, target);
    }
    void combine_in_place(HostView<const T> c, Group source, Group target) override {
        here_.combine_in_place(c, source, target);
    }
    void copy(Group source, Group target) override { here_.copy(source, target); }
    void add(real_t<T> alpha, Group source, real_t<T> beta, Group target) override {
        here_.add(alpha, source, beta, target);
    }
    void residuals(Group ax, Group bx, const real_t<T>* values, Group r, real_t<T>* squares) override;
    void squares(Group x, real_t<T>* squares) override;
    void apply(Role role, real_t<T> factor, Group x, Group y) override {
        ranks_.meet();
        here_.apply(role, factor, x, y);
    }
    /// The mean of the ranks' largest parts, which is enough for a scale, and is not finite where one is not.
    real_t<T> largest(Group x) override;
    void randomize(Group x, std::uint64_t seed) override;
    void agree(HostView<T> vectors, std::vector<real_t<T>>& values) override;

    void load(const UserMatrix<const T>& from, Group to) override { here_.load(from, to); }
    void collect(Group from, const UserMatrix<T>& to) override {
        here_.collect(from, to);
        ranks_.conclude();
    }
    void write_back(Group from, const UserMatrix<T>& to) override { here_.write_back(from, to); }

  private:
    void sum_reals(real_t<T>* numbers, index_t count);

    Vectors<T>& here_;
    Ranks& ranks_;
    std::vector<double> numbers_;
};

}  // namespace lapilli
