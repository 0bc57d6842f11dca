// SPDX-License-Identifier: BSD-3-Clause
// GBBRD and GBBRD_GB2BD between the caller's arrays and the devices, or the CPU's LAPACK. The devices take
// triangular bands, whose other rows or columns are zeros: an upper one as it is (gb2bd.hpp), a lower one L
// with rows and columns in reverse order, since J L J is an upper band.
#include <algorithm>
#include <optional>

#include "base/scaling.hpp"
#include "host/lapack_svd.hpp"
#include "matrix/cpu_call.hpp"
#include "matrix/host_matrix.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/emulation.hpp"
#include "svd/back_transformation.hpp"
#include "svd/drivers.hpp"
#include "svd/multiplied_operand.hpp"
#include "svd/plan.hpp"

namespace lapilli {
namespace {

constexpr const char* reduce_band_phase = "bidiagonalize";

/// In LAPACK's band storage the corners hold no elements of the matrix. A band of constant elements stays as
/// it is.
template <class T, class Band>
index_t gbbrd(CpuCall& call, char vect, index_t m, index_t kl, index_t ku, const UserMatrix<Band>& ab,
              real_t<T>* d, real_t<T>* e, const UserMatrix<T>& q, const UserMatrix<T>& pt,
              const UserMatrix<T>& c) {
    const index_t n = ab.cols, k = std::min(m, n);
    const HostView<T> none{nullptr, 0, 0, 1};
    const HostView<T> of_q = vect == 'Q' || vect == 'B' ? call.matrix(Use::written, q) : none;
    const HostView<T> of_pt = vect == 'P' || vect == 'B' ? call.matrix(Use::written, pt) : none;
    const HostView<T> of_ab = call.matrix(Use::partly, ab);
    for (index_t j = 0; of_ab.data != nullptr && j < n; ++j) {  // a memory query has no elements
        const index_t first = std::max<index_t>(0, ku - j), last = std::min(kl + ku + 1, m + ku - j);
        if (first < last) call.look_at(of_ab.block(first, j, last - first, 1));
    }
    real_t<T>* const of_d = call.vector(Use::written, d, k);
    real_t<T>* const of_e = call.vector(Use::written, e, std::max<index_t>(0, k - 1));
    const HostView<T> of_c = c.rows > 0 && c.cols > 0 ? call.matrix(Use::changed, c) : none;
    return call.run(reduce_band_phase,
                    [&] { return host::gbbrd(vect, m, kl, ku, of_ab, of_d, of_e, of_q, of_pt, of_c); });
}

/// The band that the devices reduce, of order k.
struct TriangularBand {
    index_t m, n, k;
    index_t width;  ///< diagonals next to the main one
    bool lower;

    TriangularBand(index_t rows, index_t cols, index_t kl, index_t ku)
        : m(rows), n(cols), k(std::min(rows, cols)), width(std::max(kl, ku)), lower(kl > 0) {}
    static bool is(index_t m, index_t n, index_t kl, index_t ku) {
        const bool triangular = kl == 0 ? m >= n : ku == 0 && m <= n;
        return triangular && m > 0 && n > 0 && kl + ku <= bidiagonal_widest;
    }
};

/// Q or P of the reduction, in reverse order if the band is: columns in the places where they were, so that
/// the caller's matrix is the working one with both rows and columns turned around.
template <class T>
struct FormedFactor {
    DistMatrix<T> w;
    TransferWork<T> transfer;
    std::optional<ApplyChaseWork<T>> apply;
    FormedFactor(Arena& arena, const TriangularBand& band, index_t order, index_t nb, bool on_host)
        : w(arena, padding(band, order) + order, order, nb), transfer(arena, order, order, nb, on_host) {
        w.rows = order;
        for (DeviceView<T>& local : w.local) {
            if (local.data == nullptr) continue;  // a memory query
            local = local.block(padding(band, order), 0, order, local.cols);
        }
    }
    /// The band's rows.
    DistMatrix<T> rows(const TriangularBand& band) const {
        DistMatrix<T> some = w;
        some.rows = band.k;
        for (DeviceView<T>& local : some.local)
            local = local.block(first_row(band, w.rows), 0, band.k, local.cols);
        return some;
    }

  private:
    static index_t first_row(const TriangularBand& band, index_t order) {
        return band.lower ? order - band.k : 0;
    }
    /// Rows above the factor, so that the band's, which the chase's kernels read, begin at a multiple of 16
    /// bytes.
    static index_t padding(const TriangularBand& band, index_t order) {
        constexpr index_t pack = std::max<index_t>(1, 16 / static_cast<index_t>(sizeof(T)));
        return round_up(first_row(band, order), pack) - first_row(band, order);
    }
};

/// How a call's operands are copied. Q and P^H have no rows if there are none; Q is formed for C, too.
struct BandOperands {
    CopyPlan q, pt, c;
    bool forms_q() const { return q.rows > 0 || c.cols > 0; }
    bool forms_p() const { return pt.rows > 0; }
};

template <class T>
struct BandWork {
    TriangularBand band;
    DeviceView<T> ab;
    Gb2bdWork<T> chase;
    std::optional<FormedFactor<T>> q, p;
    std::optional<MultipliedOperand<T>> c;

    BandWork(Arena& arena, const TriangularBand& of, const BandOperands& operands, index_t nb)
        : band(of),
          ab(arena.device_matrix<T>(0, chase_width(of.width) + 1, of.k)),
          chase(arena, of.k, chase_width(of.width), operands.forms_q() || operands.forms_p()) {
        const bool returns_q = operands.q.rows > 0;
        if (operands.forms_q())
            q.emplace(arena, band, returns_q ? band.m : band.k, nb, returns_q && operands.q.on_host);
        if (operands.forms_p()) p.emplace(arena, band, band.n, nb, operands.pt.on_host);
        if (operands.c.cols > 0) c.emplace(arena, operands.c, nb);
        arena.overlay([&] { chase.carve_workspace(arena); }, [&] { carve_products(arena); },
                      [&] {
                          if (c) c->carve_product(arena);
                      });
    }
    T phase() const { return phase_; }
    /// The first diagonal element must be real: its phase goes to the row, and to Q.
    void set_phase(T of_first) {
        const real_t<T> part = largest_part(of_first);
        phase_ = T(1);
        if (part > 0) {  // the modulus of a subnormal number is not accurate
            const T near_one = of_first / part;
            phase_ = near_one / std::abs(near_one);
        }
    }

  private:
    void carve_products(Arena& arena) {
        if (!chase.left) return;
        arena.overlay([&] { chase.left->carve_packed(arena); }, [&] { chase.right->carve_packed(arena); });
        for (std::optional<FormedFactor<T>>* const factor : {&q, &p}) {
            if (*factor) (*factor)->apply.emplace(arena, chase.left->shape, (*factor)->w.cyclic);
        }
    }
    T phase_ = T(1);
};

template <class T>
auto gbbrd_plan(Context& context, index_t m, index_t n, index_t kl, index_t ku,
                const BandOperands& operands) {
    const TriangularBand band(m, n, kl, ku);
    return call_plan<BandWork<T>>(
        TriangularBand::is(m, n, kl, ku) && context.use_devices("gesdd.crossover", band.k),
        [=, &context](auto f) {
            const index_t largest =
                std::max(operands.forms_q() ? m : band.k, operands.forms_p() ? n : band.k);
            const Team team = operands.c.cols > 0 ? one_device : svd_team(context, largest);
            return f(team, band, operands, context.settings.integer("matrix.nb"));
        });
}

/// How the operands are copied. Only the band's rows of C change.
template <class T>
BandOperands operands_of(char vect, index_t m, index_t n, bool lower, const UserMatrix<T>& q,
                         const UserMatrix<T>& pt, const UserMatrix<T>& c) {
    BandOperands operands;
    if (vect == 'Q' || vect == 'B') operands.q = copy_plan_of(q);
    if (vect == 'P' || vect == 'B') operands.pt = copy_plan_of(pt);
    if (c.cols > 0)
        operands.c =
            copy_plan_of(c.block(0, 0, std::min(m, n), c.cols), lower ? Form::reversed : Form::direct);
    return operands;
}

/// The scaled band as the chase takes it, and its factor.
template <class T>
real_t<T> upload_band(Context& context, const UserMatrix<const T>& ab, BandWork<T>& work) {
    const TriangularBand& band = work.band;
    const index_t last = band.k - 1, b = work.ab.rows - 1;
    const HostMatrix<const T> given(context, ab);
    const HostMatrix<T> upper(work.ab.rows, band.k);
    const DrainScope drain(context);
    const HostView<T> to = upper.view();
    real_t<T> norm = 0;
    for (index_t j = 0; j < band.k; ++j) {
        std::fill_n(to.at(0, j), to.rows, T(0));
        for (index_t i = std::max<index_t>(0, j - band.width); i <= j; ++i) {
            const T element =
                band.lower ? given.view()(j - i, last - j) : given.view()(band.width + i - j, j);
            const real_t<T> size = largest_part(element);
            if (!std::isfinite(size))
                throw Error(LAPILLI_ERROR_NOT_FINITE, "the matrix holds a NaN or an infinity");
            norm = std::max(norm, size);
            to(b + i - j, j) = element;
        }
    }
    const real_t<T> sigma = safe_scale(norm);
    for (index_t j = 0; j < band.k; ++j) {
        for (index_t r = 0; r <= b; ++r) to(r, j) *= sigma;
    }
    if constexpr (is_complex<T>) {
        work.set_phase(to(b, 0));
        for (index_t j = 0; j <= std::min(b, last); ++j) to(b - j, j) *= std::conj(work.phase());
    }
    copy_across(context.queue(0), to, work.ab);
    context.synchronize();
    return sigma;
}

/// The start of a factor: the identity, or that of the band's rows with its columns in reverse order. `first`
/// takes the place of the 1 in the band's first row, in which no reflector has an element.
template <class T>
void set_start(Context& context, const DistMatrix<T>& w, const TriangularBand& band, T first) {
    const index_t order = w.rows, plain = band.lower ? order - band.k : order;
    const index_t column_of_first = band.lower ? order - 1 : 0;
    for (int d = 0; d < w.cyclic.devices(); ++d) {
        const DeviceView<T>& local = w.local[static_cast<std::size_t>(d)];
        set(context.queue(d), Part::all, T(0), T(0), local);
    }
    for (index_t k = 0; k < w.cyclic.blocks(); ++k) {
        const index_t start = w.cyclic.block_start(k), width = w.cyclic.block_width(k);
        const index_t before = std::clamp<index_t>(plain - start, 0, width);
        const DeviceView<T> block = w.block_column(k, 0);
        Queue& queue = context.queue(w.cyclic.owner(k));
        const auto put = [&](T number, index_t row, index_t column, index_t count, index_t apart) {
            if (count > 0)
                set(queue, Part::all, number, number,
                    DeviceView<T>{block.at(row, column), 1, count, std::max<index_t>(1, apart)});
        };
        put(T(1), start, 0, before, block.ld + 1);
        put(T(1), order + plain - 1 - start - before, before, width - before, block.ld - 1);
        if (start <= column_of_first && column_of_first < start + width)
            put(first, band.lower ? plain : 0, column_of_first - start, 1, 1);
    }
}

template <class T>
void form(Context& context, const TriangularBand& band, const ChaseReflectors<T>& reflectors,
          FormedFactor<T>& factor, T first) {
    set_start(context, factor.w, band, first);
    through_chase(context, reflectors, factor.rows(band), *factor.apply);
}

template <class T>
void reduce_on_devices(Context& context, BandWork<T>& work, const BandOperands& operands,
                       const UserMatrix<const T>& ab, real_t<T>* d, real_t<T>* e, const UserMatrix<T>& q,
                       const UserMatrix<T>& pt, const UserMatrix<T>& c) {
    using R = real_t<T>;
    const TriangularBand& band = work.band;
    const UserMatrix<T> top_of_c = c.cols > 0 ? c.block(0, 0, band.k, c.cols) : c;
    R sigma;
    {
        const PhaseScope phase(context, "upload");
        sigma = upload_band<T>(context, ab, work);
        if (work.c) work.c->upload(context, top_of_c);
    }
    {
        const PhaseScope phase(context, reduce_band_phase);
        gb2bd<T>(context, work.ab, work.chase);
        for (index_t i = 0; i < band.k; ++i) work.chase.d[i] /= sigma;
        for (index_t i = 0; i + 1 < band.k; ++i) work.chase.e[i] /= sigma;
    }
    {
        const PhaseScope phase(context, "generate");
        const NativeProducts native(context);
        if (work.q) form(context, band, *work.chase.left, *work.q, work.phase());
        if (work.p) form(context, band, *work.chase.right, *work.p, T(1));
        if (work.c) {
            const DeviceView<T> rows = work.q->rows(band).local[0];
            work.c->multiply(context, true,
                             rows.block(0, band.lower ? rows.cols - band.k : 0, band.k, band.k));
            context.synchronize();
        }
    }
    const PhaseScope phase(context, "download");
    Delivery results;
    const auto add = [&](FormedFactor<T>& factor, Form how, const UserMatrix<T>& to) {
        collect(context, factor.w, how, Part::all, to, factor.transfer);
        results.add(false, [&context, &factor, how, to] {
            write_back(context, how, Part::all, to, factor.transfer);
        });
    };
    if (operands.q.rows > 0) add(*work.q, band.lower ? Form::reversed : Form::direct, q);
    if (work.p) add(*work.p, band.lower ? Form::adjoint_reversed : Form::adjoint, pt);
    if (work.c) {
        work.c->x.collect(context, top_of_c);
        results.add(false, [&] { work.c->x.write_back(context, top_of_c); });
    }
    results.add_vector(context, d, static_cast<const R*>(work.chase.d), band.k);
    results.add_vector(context, e, static_cast<const R*>(work.chase.e), band.k - 1);
    results.run();
}

template <class T, class Band>
index_t reduce(Context& context, char vect, index_t m, index_t kl, index_t ku, const UserMatrix<Band>& ab,
               real_t<T>* d, real_t<T>* e, const UserMatrix<T>& q, const UserMatrix<T>& pt,
               const UserMatrix<T>& c) {
    const index_t n = ab.cols;
    const BandOperands operands = operands_of(vect, m, n, kl > 0, q, pt, c);
    if (const auto plan = gbbrd_plan<T>(context, m, n, kl, ku, operands); plan.on_devices) {
        auto work = plan.workspace(context);
        reduce_on_devices<T>(context, *work, operands, ab, d, e, q, pt, c);
        return 0;
    }
    CpuCall call(&context, NotFinite::refused,
                 TriangularBand::is(m, n, kl, ku) ? Reason::below_crossover : Reason::no_devices_can);
    return gbbrd(call, vect, m, kl, ku, ab, d, e, q, pt, c);
}

}  // namespace

template <class T>
index_t run_gbbrd(Context& context, char vect, index_t m, index_t kl, index_t ku, const UserMatrix<T>& ab,
                  real_t<T>* d, real_t<T>* e, const UserMatrix<T>& q, const UserMatrix<T>& pt,
                  const UserMatrix<T>& c) {
    return reduce(context, vect, m, kl, ku, ab, d, e, q, pt, c);
}

template <class T>
index_t run_gbbrd_gb2bd(Context& context, char vect, Uplo uplo, const UserMatrix<const T>& ab, real_t<T>* d,
                        real_t<T>* e, const UserMatrix<T>& q, const UserMatrix<T>& pt) {
    constexpr index_t bad_band = -3;  // of the spread form, whose AB says how many diagonals there are
    const index_t n = ab.cols, kd = ab.rows - 1;
    if (kd < 0) return bad_band;
    if (n == 0) return 0;
    const bool lower = uplo == Uplo::lower;
    return reduce(context, vect, n, lower ? kd : 0, lower ? 0 : kd, ab, d, e, q, pt, shape_of<T>(n, 0));
}

template <class T>
Footprint gbbrd_memory(Context& context, char vect, index_t m, index_t n, index_t ncc, index_t kl,
                       index_t ku) {
    const UserMatrix<T> ab = shape_of<T>(checked_sum(checked_sum(kl, ku), 1), n), q = shape_of<T>(m, m),
                        pt = shape_of<T>(n, n), c = shape_of<T>(m, ncc);
    const auto plan = gbbrd_plan<T>(context, m, n, kl, ku, operands_of(vect, m, n, kl > 0, q, pt, c));
    if (plan.on_devices) {
        Footprint bytes = plan.memory();
        const index_t made = checked_product(chase_width(kl + ku) + 1, std::min(m, n));
        bytes.host += host_footprint<T>(checked_sum(checked_product(ab.rows, n), made)).host;
        return bytes;
    }
    CpuCall query(nullptr);
    gbbrd<T>(query, vect, m, kl, ku, ab, nullptr, nullptr, q, pt, c);
    return query.footprint();
}

template <class T>
Footprint gbbrd_gb2bd_memory(Context& context, char vect, index_t n, index_t kd) {
    return gbbrd_memory<T>(context, vect, n, n, 0, 0, kd);
}

#define LAPILLI_INSTANTIATE(T)                                                                              \
    template index_t run_gbbrd(Context&, char, index_t, index_t, index_t, const UserMatrix<T>&, real_t<T>*, \
                               real_t<T>*, const UserMatrix<T>&, const UserMatrix<T>&,                      \
                               const UserMatrix<T>&);                                                       \
    template index_t run_gbbrd_gb2bd(Context&, char, Uplo, const UserMatrix<const T>&, real_t<T>*,          \
                                     real_t<T>*, const UserMatrix<T>&, const UserMatrix<T>&);               \
    template Footprint gbbrd_memory<T>(Context&, char, index_t, index_t, index_t, index_t, index_t);        \
    template Footprint gbbrd_gb2bd_memory<T>(Context&, char, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
