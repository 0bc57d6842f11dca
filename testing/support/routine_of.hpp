// SPDX-License-Identifier: BSD-3-Clause
// What a description in support/routines/ consists of, and a Routine made from it.
//
//   template <class T>
//   struct Potrf : Description {
//       template <class Form> struct Operands { ... };              // support/operands.hpp
//       using Data = Operands<InHostMemory>;
//       using Pointers = Operands<AsPointers>;
//       using Spread = Operands<AsSpreadMatrices>;
//       static Facts facts();
//       static void data(const Problem&, Data&);                    // fills the operands; others stay empty
//       static lapilli_int call(lapilli_context, const Problem&, const Pointers&);
//       static lapilli_int call_spread(lapilli_context, const Problem&, const Spread&);
//       static lapilli_int call_lapack(const Problem&, const Pointers&);
//       static lapilli_int memory(lapilli_context, const Problem&, lapilli_memory*);
//       static Region written(const Problem&, std::string_view operand);
//       static Residuals error(const Problem&, const Data& input, const Data& output);
//       static double operations(const Problem&);
//       static std::vector<BadArgument<Pointers>> bad_arguments();
//       static std::vector<BadArgument<Spread>> bad_spread_arguments();
//       static std::vector<BadArgument<lapilli_memory*>> bad_memory_arguments();
//       static std::vector<SlipOf<Data>> slips(char job);
//       static std::vector<Problem> hard_problems();                // where there are such matrices
//   };
#pragma once

#include "support/api.hpp"
#include "support/checks.hpp"
#include "support/kinds.hpp"
#include "support/lapack.hpp"
#include "support/routine.hpp"

namespace lapilli::testing {

// `spoil` changes a good call, which must then return `info`.
template <class View>
struct BadArgument {
    std::string what;
    lapilli_int info;
    std::function<void(Problem&, View&)> spoil;
    bool in_lapack = true;  // LAPACK sees this mistake, too
};

// A missing array, at which LAPACK does not look.
template <class View>
BadArgument<View> missing(std::string what, lapilli_int info, std::function<void(Problem&, View&)> spoil) {
    return {std::move(what), info, std::move(spoil), false};
}

template <class Data>
struct SlipOf {
    std::string what;
    std::function<void(Data&)> make;
};

struct Description {
    static std::vector<Problem> hard_problems() { return {}; }
};

// LAPACK's convention: a complex multiplication is 6 real operations, a complex addition 2.
template <class T>
double count(double multiplications, double additions) {
    const double total = is_complex<T> ? 6 * multiplications + 2 * additions : multiplications + additions;
    return total > 0 ? total : 0;
}

// Big against rounding, small against what the eye sees: the relative size of slips.
template <class T>
Real<T> slip_size() {
    return static_cast<Real<T>>(std::sqrt(ulp<T>) * 60);
}

namespace detail {

// ---- Operands in their places

template <class S>
void point_to(Matrix<S>& host, MatrixAt<S>& at) {
    at = {host.data(), host.ld()};
}
template <class S>
void point_to(std::vector<S>& host, S*& at) {
    at = host.data();
}

template <class D>
class OnHost : public PlacedCall {
  public:
    OnHost(lapilli_context ctx, const Problem& p, typename D::Data& x) : ctx_(ctx), p_(p) {
        for_each_pair(x, at_, [](auto& host, auto& at) { point_to(host, at); });
    }
    lapilli_int call() override { return D::call(ctx_, p_, at_); }
    void fetch() override {}

  private:
    lapilli_context ctx_;
    Problem p_;
    typename D::Pointers at_;
};

template <class D>
class OnDevice : public PlacedCall {
  public:
    OnDevice(lapilli_context ctx, const Problem& p, typename D::Data& x, bool matrices) : ctx_(ctx), p_(p) {
        for_each_pair(x, at_, [&](auto& host, auto& at) { put(host, at, matrices); });
    }
    lapilli_int call() override { return D::call(ctx_, p_, at_); }
    void fetch() override {
        for (const auto& copy : copies_) {
            copy->download();
        }
    }

  private:
    template <class S>
    void put(Matrix<S>& host, MatrixAt<S>& at, bool matrices) {
        at = {matrices ? copy_of(host).template as<S>() : host.data(), host.ld()};
    }
    template <class S>
    void put(std::vector<S>& host, S*& at, bool) {
        at = copy_of(host).template as<S>();
    }
    template <class Host>
    const DeviceCopy& copy_of(Host& host) {
        copies_.push_back(std::make_unique<DeviceCopy>(ctx_, host));
        return *copies_.back();
    }

    lapilli_context ctx_;
    Problem p_;
    typename D::Pointers at_;
    std::vector<std::unique_ptr<DeviceCopy>> copies_;
};

template <class D>
class OnAllDevices : public PlacedCall {
  public:
    OnAllDevices(lapilli_context ctx, const Problem& p, typename D::Data& x) : ctx_(ctx), p_(p) {
        for_each_pair(x, at_, [&](auto& host, auto& at) { put(host, at); });
    }
    lapilli_int call() override { return D::call_spread(ctx_, p_, at_); }
    void fetch() override {
        for (const auto& gather : gathers_) {
            gather();
        }
    }
    typename D::Spread& at() { return at_; }

  private:
    template <class S>
    void put(Matrix<S>& host, lapilli_matrix& at) {
        const auto copy = std::make_shared<SpreadCopy<S>>(ctx_, host, p_.nb);
        at = copy->handle();
        gathers_.push_back([copy] { copy->gather(); });
    }
    template <class S>
    void put(std::vector<S>& host, S*& at) {
        at = host.data();
    }

    lapilli_context ctx_;
    Problem p_;
    typename D::Spread at_;
    std::vector<std::function<void()>> gathers_;
};

// ---- Wrong calls on spread matrices that every routine has: a matrix of another type or shape

using WrongMatrix = lapilli_matrix (*)(lapilli_context, const Operand&);

inline lapilli_matrix other_type(lapilli_context ctx, const Operand& x) {
    lapilli_matrix matrix = nullptr;
    require(ctx, lapilli_matrix_create(ctx, x.type == 'd' ? 's' : 'd', x.rows, x.cols, 0, &matrix), "matrix");
    return matrix;
}
// Not square, and fits nothing that is.
inline lapilli_matrix other_shape(lapilli_context ctx, const Operand& x) {
    lapilli_matrix matrix = nullptr;
    require(ctx, lapilli_matrix_create(ctx, x.type, x.rows + 1, x.cols + 2, 0, &matrix), "matrix");
    return matrix;
}

}  // namespace detail

template <class T, template <class> class Describe>
class RoutineOf final : public Routine {
    using D = Describe<T>;
    using Data = typename D::Data;
    using Pointers = typename D::Pointers;
    using Spread = typename D::Spread;

  public:
    const Facts& facts() const override {
        static const Facts all = D::facts();
        return all;
    }
    char precision() const override { return letter<T>; }
    double unit() const override { return ulp<T>; }

    Operands data(const Problem& p) const override {
        Data x;
        D::data(p, x);
        return Operands::of(std::move(x));
    }

    std::unique_ptr<PlacedCall> place(lapilli_context ctx, const Problem& p, Where where,
                                      Operands& x) const override {
        Data& data = x.as<Data>();
        switch (where) {
            case Where::host:
                return std::make_unique<detail::OnHost<D>>(ctx, p, data);
            case Where::spread:
                return std::make_unique<detail::OnAllDevices<D>>(ctx, p, data);
            default:
                return std::make_unique<detail::OnDevice<D>>(ctx, p, data, where == Where::device);
        }
    }

    lapilli_int call_lapack(const Problem& p, Operands& x) const override {
        return D::call_lapack(p, pointers(x));
    }
    lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) const override {
        return D::memory(ctx, p, bytes);
    }
    Region written(const Problem& p, std::string_view operand) const override {
        return D::written(p, operand);
    }
    Residuals error(const Problem& p, const Operands& input, const Operands& output) const override {
        return D::error(p, input.as<Data>(), output.as<Data>());
    }
    double operations(const Problem& p) const override { return D::operations(p); }

    std::vector<BadCall> bad_calls(Form form) const override {
        return form == Form::pointers ? bad_pointer_calls() : bad_spread_calls();
    }
    std::vector<BadQuery> bad_queries() const override {
        std::vector<BadQuery> queries;
        for (const auto& bad : D::bad_memory_arguments()) {
            queries.push_back({bad.what, bad.info, [bad](lapilli_context ctx, const Problem& p) {
                                   Problem spoiled = p;
                                   lapilli_memory bytes{};
                                   lapilli_memory* at = &bytes;
                                   bad.spoil(spoiled, at);
                                   return D::memory(ctx, spoiled, at);
                               }});
        }
        return queries;
    }
    std::vector<Problem> hard_problems() const override { return D::hard_problems(); }
    std::vector<Slip> slips(char job) const override {
        std::vector<Slip> slips;
        for (const auto& slip : D::slips(job)) {
            slips.push_back({slip.what, [slip](Operands& x) { slip.make(x.as<Data>()); }});
        }
        return slips;
    }

  private:
    static Pointers pointers(Operands& x) {
        Pointers at;
        for_each_pair(x.as<Data>(), at, [](auto& host, auto& to) { detail::point_to(host, to); });
        return at;
    }

    static std::vector<BadCall> bad_pointer_calls() {
        std::vector<BadCall> calls;
        for (const auto& bad : D::bad_arguments()) {
            BadCall call{bad.what,
                         bad.info,
                         [bad](lapilli_context ctx, const Problem& p, Operands& x) {
                             Problem spoiled = p;
                             Pointers at = pointers(x);
                             bad.spoil(spoiled, at);
                             return answer(ctx, D::call(ctx, spoiled, at));
                         },
                         {}};
            if (bad.in_lapack) {
                call.call_lapack = [bad](const Problem& p, Operands& x) -> lapilli_int {
                    Problem spoiled = p;
                    Pointers at = pointers(x);
                    bad.spoil(spoiled, at);
                    return D::call_lapack(spoiled, at);
                };
            }
            calls.push_back(std::move(call));
        }
        return calls;
    }

    static std::vector<BadCall> bad_spread_calls() {
        std::vector<BadCall> calls;
        for (const auto& bad : D::bad_spread_arguments()) {
            calls.push_back({bad.what,
                             bad.info,
                             [bad](lapilli_context ctx, const Problem& p, Operands& x) {
                                 return spread_call(ctx, p, x, bad.spoil);
                             },
                             {}});
            // A null matrix is as bad as one that does not fit.
            for (const auto& [how, make] : std::initializer_list<std::pair<const char*, detail::WrongMatrix>>{
                     {"type", detail::other_type}, {"shape", detail::other_shape}}) {
                if (index_of(bad.what) >= 0) {
                    calls.push_back(
                        {bad.what + " of another " + how,
                         bad.info,
                         [what = bad.what, make = make](lapilli_context ctx, const Problem& p, Operands& x) {
                             const lapilli_matrix wrong = make(ctx, x[what]);
                             const Answer refusal = spread_call(ctx, p, x, [&](Problem&, Spread& at) {
                                 replace(at, index_of(what), wrong);
                             });
                             lapilli_matrix_destroy(wrong);
                             return refusal;
                         },
                         {}});
                }
            }
        }
        return calls;
    }

    static Answer answer(lapilli_context ctx, lapilli_int info) { return {info, lapilli_last_error(ctx)}; }

    static Answer spread_call(lapilli_context ctx, const Problem& p, Operands& x,
                              const std::function<void(Problem&, Spread&)>& spoil) {
        detail::OnAllDevices<D> placed(ctx, p, x.as<Data>());
        Problem spoiled = p;
        Spread at = placed.at();
        spoil(spoiled, at);
        Answer refusal = answer(ctx, D::call_spread(ctx, spoiled, at));
        placed.fetch();
        return refusal;
    }

    // Where the spread matrix of that name stands among the operands; -1 for vectors and what is no operand.
    static int index_of(const std::string& name) {
        Spread at;
        int index = 0, found = -1;
        const auto look = [&](auto& operand) {
            if (std::is_same_v<decltype(operand), lapilli_matrix&> && name == Spread::names[index]) {
                found = index;
            }
            ++index;
        };
        std::apply([&](auto&... operand) { (look(operand), ...); }, at.all());
        return found;
    }
    static void replace(Spread& at, int index, lapilli_matrix matrix) {
        int i = 0;
        const auto put = [&](auto& operand) {
            if constexpr (std::is_same_v<decltype(operand), lapilli_matrix&>) {
                if (i == index) {
                    operand = matrix;
                }
            }
            ++i;
        };
        std::apply([&](auto&... operand) { (put(operand), ...); }, at.all());
    }
};

}  // namespace lapilli::testing
