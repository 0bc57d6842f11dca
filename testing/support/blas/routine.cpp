// SPDX-License-Identifier: BSD-3-Clause
// The routines of the BLAS as suites and lapilli-test see any routine: one text for all of them.
#include <optional>

#include "support/blas/calls.hpp"
#include "support/blas/places.hpp"
#include "support/described.hpp"

namespace lapilli::testing {
namespace {

using namespace detail;

constexpr const char* names[] = {"A", "B", "C", "x", "y"};
// TRSM and TRMM overwrite their B.
constexpr const char* names_where_overwritten[] = {"A", "", "B", "x", "y"};

template <class T>
struct BlasData : blas::Operands<T> {
    const char* const* names = testing::names;
    void all(auto&& f) { f(this->A, this->B, this->C, this->x.memory, this->y.memory); }
};

template <class T>
blas::Problem<T> case_of(const Problem& p, Blas routine) {
    blas::Problem<T> that(routine);
    static_cast<BlasCase&>(that) = BlasCase(p, routine, letter<T>);
    return that;
}

// Sums in any order.
bool has_atomics(lapilli_context ctx) {
    char text[16] = "";
    require(ctx, lapilli_get(ctx, "level2.atomics", text, sizeof(text)), "level2.atomics");
    return std::string_view(text) == "on";
}

template <class T>
class BlasCall final : public FormedCall {
  public:
    BlasCall(BlasData<T>& x, Blas routine, Form form) : x_(x), routine_(routine), form_(form) {}

    std::vector<Slot> slots() override {
        const bool spread = form_ == Form::mgpu || form_ == Form::mgpu_async;
        const auto matrix = [spread](Matrix<T>& host, MatrixAt<T>& at, lapilli_matrix& handle) {
            return spread ? slot_of(host, handle) : slot_of(host, at);
        };
        return {matrix(x_.A, A_, handles_.A), matrix(x_.B, B_, handles_.B), matrix(x_.C, C_, handles_.C),
                slot_of(x_.x.memory, in_), slot_of(x_.y.memory, out_)};
    }
    lapilli_int call(lapilli_context ctx, const Problem& p) override {
        const BlasCase that(p, routine_, letter<T>);
        const auto begin = [](T* memory) {
            return memory == nullptr ? nullptr : memory + blas::Vector<T>::guard;
        };
        const BlasPointers<T> at = {A_.data, A_.ld, B_.data, B_.ld, C_.data, C_.ld, begin(in_), begin(out_)};
        switch (form_) {
            case Form::plain:
                return testing::call<T>(ctx, that, at);
            case Form::async:
            case Form::offset:
                return submit(ctx, that, at);
            case Form::mgpu:
                return that.facts().level == 2 ? call_mgpu<T>(ctx, that, handles_.A, at.x, at.y)
                                               : call_mgpu<T>(ctx, that, handles_);
            default:
                return submit_to_all(ctx, that, at);
        }
    }

  private:
    lapilli_int submit(lapilli_context ctx, const BlasCase& that, const BlasPointers<T>& at) {
        const auto home = that.homes.find("queue");
        queue_.emplace(ctx, home == that.homes.end() ? 0 : home->second);
        const lapilli_int info =
            form_ == Form::offset ? call_offset<T>(*queue_, that, at) : call_async<T>(*queue_, that, at);
        return info != 0 ? info : lapilli_queue_synchronize(*queue_);
    }
    // x and y are on every device, and every device must get the same bits: else the result is NaN.
    lapilli_int submit_to_all(lapilli_context ctx, const BlasCase& that, const BlasPointers<T>& at) {
        everywhere_.emplace(ctx, x_);
        blas::OnEveryDevice<T>& all = *everywhere_;
        const lapilli_int info =
            call_mgpu_async<T>(all.queues.data(), that, handles_.A, at.x == nullptr ? nullptr : all.x.data(),
                               at.y == nullptr ? nullptr : all.y.data());
        if (info != 0) return info;
        const lapilli_int later = all.synchronize();
        all.download();
        std::vector<T> y = all.results.back().memory;
        for (const blas::Vector<T>& other : all.results) {
            if (!same_bits(y, other.memory) && !has_atomics(ctx))
                std::fill(y.begin(), y.end(), quiet_nan<T>());
        }
        require(ctx, lapilli_copy(ctx, out_, y.data(), y.size() * sizeof(T)), "y of the last device");
        return later;
    }

    BlasData<T>& x_;
    const Blas routine_;
    const Form form_;
    MatrixAt<T> A_, B_, C_;
    BlasHandles handles_{};
    T *in_ = nullptr, *out_ = nullptr;
    std::optional<OwnedQueue> queue_;
    std::optional<blas::OnEveryDevice<T>> everywhere_;
};

// The most rows and columns by which A may be offset within its parent; "offset" is both for a symmetric
// matrix.
void row_behind_the_last_one(Problem& p) { p.row += p.pad + 1; }
void largest_row(Problem& p) { p.row = std::numeric_limits<std::int64_t>::max(); }
const std::vector<BadBound> bad_rows = {{"row", row_behind_the_last_one},
                                        {"row", largest_row},
                                        {"offset", row_behind_the_last_one},
                                        {"offset", largest_row}};

template <class T>
class BlasRoutine final : public DescribedRoutine {
  public:
    explicit BlasRoutine(Blas routine) : routine_(routine), own_(facts_of(routine)) {
        // For these routines A may have any shape, which determines the others'.
        const bool any_a = routine == Blas::gemv || BlasCase({}, routine, letter<T>).rank_k();
        hooks_ = {.operands = own_.overwrites ? Names(names_where_overwritten) : Names(names),
                  .none = [] { return testing::Operands::of(BlasData<T>()); },
                  .bad_bounds = [] { return bad_rows; },
                  .size = size,
                  .any_shape = any_a ? [](std::string_view operand) { return operand == "A"; }
                                     : [](std::string_view) { return false; },
                  .may_be_missing = [](std::string_view) { return false; },
                  .below = [](std::string_view name, int bound) -> std::int64_t {
                      return name == "m" ? bound - 2 : bound - 1;
                  },
                  .slip_names = [](const Problem&) { return std::vector<const char*>(); },
                  .make_slip = [](const Problem&, std::size_t, testing::Operands&) {}};
    }

    char precision() const override { return letter<T>; }
    double unit() const override { return ulp<T>; }

    testing::Operands data(const Problem& p) const override {
        BlasData<T> x{make(case_of<T>(p, routine_))};
        x.names = hooks_.operands.data();
        return testing::Operands::of(std::move(x));
    }
    // This query does not exist.
    lapilli_int memory(lapilli_context, const Problem&, lapilli_memory* bytes) const override {
        *bytes = {};
        return 0;
    }
    lapilli_int call_lapack(const Problem&, testing::Operands&) const override {
        return LAPILLI_ERROR_INTERNAL;  // results are compared with the definition
    }
    Region written(const Problem& p, std::string_view operand) const override {
        if (operand == "y") return Region::whole;
        if (operand != (own_.overwrites ? "B" : "C")) return Region::nothing;
        return BlasCase(p, routine_, letter<T>).rank_k() ? triangle(p.uplo) : Region::whole;
    }
    // In units such that the threshold is the bound for rounding errors.
    Residuals error(const Problem& p, const testing::Operands& input,
                    const testing::Operands& output) const override {
        const double error =
            blas::error(case_of<T>(p, routine_), input.as<BlasData<T>>(), output.as<BlasData<T>>());
        return {.residual = Residuals::threshold * error, .orthogonality = {}, .values = {}};
    }
    double operations(const Problem& p) const override {
        return operations_of(BlasCase(p, routine_, letter<T>));
    }
    double bytes(const Problem& p) const override { return bytes_of(BlasCase(p, routine_, letter<T>)); }
    std::vector<Problem> hard_problems() const override { return {}; }

  protected:
    // The letters of an option differ between real and complex matrices.
    Facts described() const override {
        Facts facts = own_;
        facts.options.clear();
        facts.has_info = false;
        facts.schedules = {{}};
        return facts;
    }
    const Hooks& hooks() const override { return hooks_; }
    std::unique_ptr<FormedCall> formed(Form form, Callee, testing::Operands& x) const override {
        return std::make_unique<BlasCall<T>>(x.as<BlasData<T>>(), routine_, form);
    }

  private:
    // By default there are as many rows as columns; a wrong number of columns does not change them.
    static std::int64_t& size(Problem& p, std::string_view name) {
        if (p.m == -1) p.m = p.n;
        return name == "m" ? p.m : name == "offset" ? p.row : p.size(name);
    }

    const Blas routine_;
    const BlasFacts& own_;
    Hooks hooks_;
};

template <class T>
std::vector<const Routine*> all_blas() {
    static std::vector<std::unique_ptr<const Routine>> routines;
    std::vector<const Routine*> all;
    for (int which = 0; which <= static_cast<int>(Blas::trmm); ++which) {
        const auto routine = static_cast<Blas>(which);
        if (facts_of(routine).complex_only && !is_complex<T>) continue;
        all.push_back(routines.emplace_back(std::make_unique<BlasRoutine<T>>(routine)).get());
    }
    return all;
}

}  // namespace

const std::vector<const Routine*>& blas_routines(char precision) {
    return *with_scalar(precision, []<class T>() {
        static const std::vector<const Routine*> all = all_blas<T>();
        return &all;
    });
}

}  // namespace lapilli::testing
