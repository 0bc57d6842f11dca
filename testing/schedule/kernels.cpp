// SPDX-License-Identifier: BSD-3-Clause
// Simulated devices whose operations are the kernels of the GPUs, under the emulator: each operation against
// the plain loops that simulated devices run otherwise, and a few calls of each family in shuffled timing.
#include <cmath>

#include "elementwise/transfer_args.hpp"
#include "level2_args.hpp"
#include "long_vectors/args.hpp"
#include "numerics/blas_suite.hpp"
#include "panel_factors/args.hpp"
#include "panel_qr/args.hpp"
#include "potrf/args.hpp"
#include "reflectors/args.hpp"
#include "schedule/emulated.hpp"
#include "schedule/suite.hpp"
#include "triangles/args.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class EmulatedOperation : public ::testing::Test {
  protected:
    static constexpr index_t n = 45, ld = 128, count = n * ld;

    /// operation(context, a, b, c): the result is in c; by the kernel and by plain loops it is the same but
    /// for rounding.
    template <class F>
    static void compare(const char* name, F operation) {
        std::vector<T> results[2];
        for (const bool emulated : {false, true}) {
            lapilli::Context context("sim:1");
            context.settings.set("sim.kernels", emulated ? "emulated" : "plain");
            const DeviceArray<T> a(context, 0, numbers<T>(count, 1)), b(context, 0, numbers<T>(count, 2));
            const DeviceArray<T> c(context, 0, numbers<T>(count, 3));
            operation(context, a, b, c);
            results[emulated] = c.values();
        }
        for (std::size_t i = 0; i < results[0].size(); ++i) {
            const double far =
                std::abs(std::complex<double>(results[0][i]) - std::complex<double>(results[1][i]));
            ASSERT_LE(far, 1000 * unit_roundoff<T>) << name << " " << i;
        }
    }
};
TYPED_TEST_SUITE(EmulatedOperation, FullComplex, ScalarNames);

TYPED_TEST(EmulatedOperation, ProductsAreThoseOfPlainLoops) {
    using T = TypeParam;
    using Array = DeviceArray<T>;
    constexpr index_t n = 45, ld = 128;
    const auto square = [](const Array& x) { return DeviceView<T>{x.data(), n, n, ld}; };
    this->compare("gemm", [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
        gemm(context.queue(0), Op::none, Op::adjoint, T(2), square(a), square(b), T(-1), square(c));
    });
    for (const char part : {'L', 'U'}) {
        this->compare("product",
                      [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
                          ProductArgs<T> p{};
                          p.m = p.n = n;
                          p.k = 30;
                          p.op_a = 'N';
                          p.op_b = 'C';
                          p.terms = 2;
                          p.alpha[0] = T(1);
                          p.alpha[1] = T(-2);
                          p.a[0] = p.b[1] = a.data();
                          p.a[1] = p.b[0] = b.data();
                          p.lda = p.ldb = p.ldc = ld;
                          p.beta = T(1);
                          p.c = c.data();
                          p.part = part;
                          product(context.queue(0), p);
                      });
    }
    for (const char op : {'N', 'C'}) {
        this->compare("gemv", [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
            const Array room(context, 0, gemv_work(n, n - 3));
            submit(context.queue(0), GemvArgs<T>{op, n, n - 3, T(2), a.data(), ld, b.data(), 2, T(-1),
                                                 c.data() + n - 1, -1, room.data()});
        });
    }
    for (const char uplo : {'L', 'U'}) {
        this->compare("symv", [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
            const Array room(context, 0, symv_work(n));
            submit(context.queue(0), SymvArgs<T>{uplo, true, n, T(2), a.data(), ld, b.data() + 2 * n, -2,
                                                 T(-1), c.data(), 1, room.data()});
        });
    }
    this->compare("sum_parts",
                  [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
                      const T* parts[] = {a.data(), b.data(), a.data() + 7};
                      sum_parts(context.queue(0), n, parts, 3, T(2), c.data(), 2);
                  });
}

TYPED_TEST(EmulatedOperation, ElementwiseOnesAreThoseOfPlainLoops) {
    using T = TypeParam;
    using Array = DeviceArray<T>;
    constexpr index_t n = 45, ld = 128;
    const auto square = [](const Array& x) { return DeviceView<T>{x.data(), n, n, ld}; };
    const auto real_numbers = [](const Array& x) { return reinterpret_cast<const real_t<T>*>(x.data()); };
    for (const Part part :
         {Part::all, Part::lower, Part::strictly_lower, Part::upper, Part::strictly_upper}) {
        this->compare("set", [&](lapilli::Context& context, const Array&, const Array&, const Array& c) {
            set(context.queue(0), part, T(2), T(3), square(c));
        });
        this->compare("copy", [&](lapilli::Context& context, const Array& a, const Array&, const Array& c) {
            copy(context.queue(0), part, square(a), square(c));
        });
        this->compare("adjoint of a part",
                      [&](lapilli::Context& context, const Array& a, const Array&, const Array& c) {
                          submit(context.queue(0), TransferArgs<T>{part, true, square(a), square(c)});
                      });
        this->compare("scale", [&](lapilli::Context& context, const Array&, const Array&, const Array& c) {
            scale(context.queue(0), part, real_t<T>(3), square(c));
        });
        this->compare("max_norm",
                      [&](lapilli::Context& context, const Array& a, const Array&, const Array& c) {
                          max_norm(context.queue(0), part, square(a), reinterpret_cast<real_t<T>*>(c.data()));
                      });
    }
    for (const bool add : {false, true}) {
        this->compare("lower and raise",
                      [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
                          using Single = single_t<T>;
                          const DeviceView<Single> single{reinterpret_cast<Single*>(b.data()), n, n, ld};
                          auto* const misfit = reinterpret_cast<std::uint32_t*>(c.data() + n);
                          zero(context.queue(0), misfit, 1);
                          submit(context.queue(0), LowerArgs<T>{Part::all, square(a), single, misfit});
                          submit(context.queue(0), RaiseArgs<T>{add, single, square(c)});
                      });
    }
    this->compare("copy_two", [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
        copy_two(context.queue(0), square(a).block(0, 0, n, 20), square(c).block(0, 0, n, 20),
                 square(b).block(0, 0, n, 20), square(c).block(0, 20, n, 20));
    });
    this->compare("adjoint", [&](lapilli::Context& context, const Array& a, const Array&, const Array& c) {
        lapilli::adjoint(context.queue(0), square(a).block(0, 0, n, 20), square(c).block(0, 0, 20, n));
    });
    for (const index_t devices : {1, 2, 3}) {
        for (const index_t first : {0, 7, 25}) {
            this->compare(
                "mirror", [&](lapilli::Context& context, const Array& a, const Array&, const Array& c) {
                    submit(context.queue(0),
                           MirrorArgs<T>{n, 7, devices, devices - 1, 0, first, a.data(), ld, c.data(), ld});
                    submit(context.queue(0),
                           MirrorArgs<T>{n, 7, devices, 0, 0, first, c.data(), ld, c.data(), ld});
                });
        }
    }
    this->compare("reverse", [&](lapilli::Context& context, const Array& a, const Array&, const Array& c) {
        reverse(context.queue(0), square(a), square(c));
    });
    this->compare("gather_blocks",
                  [&](lapilli::Context& context, const Array& a, const Array&, const Array& c) {
                      gather_blocks(context.queue(0), square(a), 7, 1, 2, square(c).block(0, 0, 20, n));
                  });
    this->compare("scatter_blocks",
                  [&](lapilli::Context& context, const Array& a, const Array&, const Array& c) {
                      scatter_blocks(context.queue(0), square(a).block(0, 0, 20, n), 7, 1, 2, square(c));
                  });
    this->compare("set_diagonal",
                  [&](lapilli::Context& context, const Array& a, const Array&, const Array& c) {
                      set_diagonal(context.queue(0), real_numbers(a), square(c));
                  });
    this->compare("widen", [&](lapilli::Context& context, const Array& a, const Array&, const Array& c) {
        widen(context.queue(0), DeviceView<const real_t<T>>{real_numbers(a), n, 20, ld},
              square(c).block(0, 0, n, 20));
    });
}

TYPED_TEST(EmulatedOperation, OnesWithLongVectorsAreThoseOfPlainLoops) {
    using T = TypeParam;
    using Array = DeviceArray<T>;
    constexpr index_t n = 45, ld = 128, k = 5;
    const auto vectors = [](const Array& x, index_t first, index_t count) {
        return DeviceView<T>{x.data() + first, count, n, ld};
    };
    this->compare("randomize", [&](lapilli::Context& context, const Array&, const Array&, const Array& c) {
        submit(context.queue(0), RandomizeArgs<T>{7, 1000, vectors(c, 2, k)});
    });
    const auto sums = [&](lapilli::Context& context, const Array& c, const auto& submit_with) {
        const DeviceArray<real_t<T>> parts(context, 0, k * parts_of_squares(n)), squares(context, 0, k);
        submit_with(parts.data(), squares.data());
        // As numbers of c, over their number: of the size of all others.
        widen(context.queue(0), DeviceView<const real_t<T>>{squares.data(), 1, k, 1},
              vectors(c, 60, 1).block(0, 0, 1, k));
        scale(context.queue(0), Part::all, real_t<T>(1) / real_t<T>(n), vectors(c, 60, 1).block(0, 0, 1, k));
        context.synchronize();
    };
    this->compare("squares", [&](lapilli::Context& context, const Array& a, const Array&, const Array& c) {
        sums(context, c, [&](real_t<T>* parts, real_t<T>* squares) {
            submit(context.queue(0), SquaresArgs<T>{vectors(a, 1, k), parts, squares});
        });
    });
    this->compare(
        "residuals", [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
            sums(context, c, [&](real_t<T>* parts, real_t<T>* squares) {
                submit(context.queue(0), ResidualsArgs<T>{vectors(a, 1, k), vectors(b, 0, k), b.data() + 60,
                                                          vectors(c, 2, k), parts, squares});
            });
        });
    for (const bool adds : {false, true}) {
        this->compare("combine", [&](lapilli::Context& context, const Array& a, const Array&,
                                     const Array& c) {
            const DeviceView<T> coefficients{a.data(), 12, k, ld};
            submit(context.queue(0), CombineArgs<T>{coefficients, vectors(c, 1, 12), adds, vectors(c, 7, k)});
        });
    }
}

TYPED_TEST(EmulatedOperation, FactorsAreThoseOfPlainLoops) {
    using T = TypeParam;
    using Array = DeviceArray<T>;
    constexpr index_t n = 45, width = 40, ld = 128;
    const auto square = [](const Array& x) { return DeviceView<T>{x.data(), n, n, ld}; };
    for (const bool together : {true, false}) {
        this->compare(
            "potrf_panel", [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
                gemm(context.queue(0), Op::none, Op::adjoint, T(real_t<T>(0.01)), square(a), square(a), T(0),
                     square(b));
                set(context.queue(0), Part::strictly_upper, T(0), T(0), square(b));
                const DeviceView<T> diagonal{b.data(), 1, n, ld + 1};
                std::vector<T> ones(static_cast<std::size_t>(n), T(1));
                copy_across(context.queue(0), HostView<const T>{ones.data(), 1, n, 1}, diagonal);
                const DeviceArray<index_t> info(context, 0, 1);
                zero(context.queue(0), info.data(), 1);
                const DeviceArray<unsigned> flags(context, 0, PotrfFlags::words);
                zero(context.queue(0), flags.data(), PotrfFlags::words);
                const Array work(context, 0, potrf_panel_work<T>(width));
                const DeviceView<T> panel = square(b).block(0, 0, n, width);
                submit(context.queue(0), PotrfPanelArgs<T>{together ? panel : panel.block(0, 0, width, width),
                                                           work.data(), 0, info.data(), flags.data()});
                if (!together) submit(context.queue(0), PotrfRowsArgs<T>{panel, work.data(), info.data()});
                copy(context.queue(0), Part::all, panel, square(c).block(0, 0, n, width));
                context.synchronize();
            });
    }
    this->compare("panel_qr", [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
        const Array work(context, 0, panel_qr_work<T>(n));
        const DeviceArray<std::byte> barrier(context, 0, barrier_bytes);
        zero(context.queue(0), barrier.data(), barrier_bytes);
        submit(context.queue(0),
               PanelQrArgs<T>{n, 20, a.data(), ld, c.data(), ld, b.data(), work.data(), barrier.data()});
        copy(context.queue(0), Part::all, square(a).block(0, 0, n, 20),
             DeviceView<T>{c.data() + 20 * ld, n, 20, ld});
        context.synchronize();
    });
    this->compare(
        "panel_factors", [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
            const Array work(context, 0, panel_factors_work<T>(24, 6));
            scale(context.queue(0), Part::all, real_t<T>(0.1), square(a));
            submit(context.queue(0),
                   PanelFactorsArgs<T>{24, 6, 5, a.data(), ld, b.data(), c.data(), ld, work.data()});
            context.synchronize();
        });
    for (const Uplo uplo : {Uplo::lower, Uplo::upper}) {
        this->compare("triangles",
                      [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
                          const DeviceView<T> blocks{b.data(), 64, 64, 64}, result{c.data(), 64, 64, 64};
                          scale(context.queue(0), Part::all, real_t<T>(0.05), square(a));
                          submit(context.queue(0), TriangleBlocksArgs<T>{uplo, true, square(a), 0, blocks});
                          submit(context.queue(0), InvertTrianglesArgs<T>{uplo, blocks, result});
                      });
    }
    this->compare(
        "gemm_batched", [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
            const DeviceView<T> first = square(a).block(0, 0, 20, 10), other = square(b).block(0, 0, 10, 7),
                                result = square(c).block(0, 0, 20, 7);
            submit(context.queue(0),
                   GemmBatchedArgs<T>{3, T(2), first, 10 * ld, other, 12, T(-1), result, 9 * ld + 1});
        });
    this->compare("larft", [&](lapilli::Context& context, const Array& a, const Array& b, const Array& c) {
        scale(context.queue(0), Part::all, real_t<T>(0.1), square(a));
        submit(context.queue(0), LarftArgs<T>{square(a), b.data(), square(c)});
    });
}

/// Contexts on emulated kernels, whose panels are as wide as kernels have them.
class Emulated : public Shuffled {
  public:
    explicit Emulated(int device_count, int seed = 1) : Shuffled(device_count, seed, 20) {
        set("sim.kernels", "emulated");
        set("schedule", "device");
        set("sytrd.nb", "32");
        for (const char* name : {"matrix.nb", "potrf.nb", "getrf.nb", "geqrf.nb", "test.geqp3.nb",
                                 "test.sytrf.nb", "test.gehrd.nb", "test.ormtr.nb"})
            set(name, "16");
        set("level3.crossover", "0");
        set("test.level3.nb", "16");
    }
};

/// On one device, however many there are.
Schedule small_on_one(const char* columns) {
    return {.settings = {{"test.small.order", "1000"}, {columns, "1000"}}};
}

template <class T>
class EmulatedCalls : public ::testing::Test {};
TYPED_TEST_SUITE(EmulatedCalls, FullScalars, ScalarNames);

TYPED_TEST(EmulatedCalls, Lapack) {
    using T = TypeParam;
    const std::pair<const char*, Schedule> calls[] = {
        {"potrf", {.settings = {{"schedule", "device"}}}},
        {"getrf", {.settings = {{"test.getrf.panel", "9"}}}},
        {"getrf",
         {.settings = {{"test.getrf.panel", "256"}, {"getrf.nb", "48"}, {"sim.multiprocessors", "8"}}}},
        {"posv", small_on_one("potrf.columns")},
        {"gesv", small_on_one("getrf.columns")},
        {"geqrf", small_on_one("geqrf.columns")},
        {"getri", {}},
        {"geqrf", {}},
        {"geqrf", {.settings = {{"geqrf.nb", "70"}}}},
        {"geqrf", {.settings = {{"geqrf.tall", "rows"}}}},
        {"orgqr", {}},
        {"orgqr", {.settings = {{"geqrf.tall", "rows"}}}},
        {"ormqr", {}},
        {"ormqr", {.settings = {{"geqrf.tall", "rows"}}}},
        {"gels", {.settings = {{"geqrf.tall", "rows"}}}},
        {"geqrt", {}},
        {"geqp3", {}},
        {"tzrzf", {}},
        {"ormrz", {}},
        {"gelsy", {}},
        {"sysv", {}},
        {"gesvx", {}},
        {"posvx", {}},
        {"sysvx", {}},
        {"sytri", {}},
        {"sytrd", {.settings = {{"sim.resident_rows", "0"}}}},
        {"sytrd", {.settings = {{"sim.resident_rows", "20"}}}},
        {"sytrd", {.settings = {{"sim.resident_rows", "99"}}}},
        {"syevd", {.settings = {{"sim.resident_rows", "20"}}}},
        {"gehrd", {}},
        {"orghr", {}},
        {"ormhr", {}},
        {"hseqr", {}},
        {"trevc3", {}},
        {"sytrd_sy2sb", {.settings = {{"test.sy2sb.nb", "40"}}}},
        {"gebrd", {.settings = {{"sim.resident_rows", "0"}}}},
        {"gebrd", {.settings = {{"sim.resident_rows", "20"}}}},
        {"orgbr", {}},
        {"ormbr", {}},
        {"gesdd",
         {.settings = {{"test.gesdd.stages", "two"}, {"test.gesdd.band", "32"}, {"test.ge2gb.nb", "40"}}}}};
    // Every precision and every number of devices, not each with each: the kernels' own suite has them in all
    // precisions. A call on one device in d is on three in z, and the next one the other way round.
    const bool is_double = std::is_same_v<Real<T>, double>;
    int turn = is_complex<T> ? 1 : 0;
    for (const auto& [name, schedule] : calls) {
        const int device_count = is_double ? 1 + 2 * (turn++ % 2) : 2;
        const Emulated ctx(device_count, device_count);
        ctx.set_all(schedule.settings);
        SCOPED_TRACE(text_of(schedule) + ", " + std::to_string(device_count) + " devices");
        Problem p = problem(schedule, 70, 'L');
        // Panels with columns behind them; the end of a matrix, one kernel, has none.
        if (schedule.settings == Settings{{"geqrf.nb", "70"}}) p.m = 200;
        expect_correct(*find_routine(name, letter<T>), ctx, p, Where::host);
    }
}

TYPED_TEST(EmulatedCalls, MixedPrecision) {
    if constexpr (std::is_same_v<Real<TypeParam>, double>) {
        for (const int device_count : {1, 2}) {
            for (const char* name : {"gesv_mixed", "posv_mixed"}) {
                const Emulated ctx(device_count, device_count);
                SCOPED_TRACE(device_count);
                expect_correct(*find_routine(name, letter<TypeParam>), ctx, problem({}, 70, 'U'),
                               Where::host);
            }
        }
    }
}

/// Where the products are those of the GPUs: what is not read of the diagonal does not come to the real parts
/// by them.
TYPED_TEST(EmulatedCalls, ImaginaryDiagonalIsIgnored) {
    using T = TypeParam;
    if constexpr (is_complex<T>) {
        const Routine& routine = *find_routine("potrf", letter<T>);
        for (const char* schedule : {"device", "hybrid"}) {
            SCOPED_TRACE(schedule);
            const Emulated ctx(2);
            ctx.set("schedule", schedule);
            const Problem p = problem({}, 70, 'L');
            const Operands clean = routine.data(p);
            Operands x = clean;
            for (std::int64_t j = 0; j < p.n; ++j)
                x["A"].set(j, j, {x["A"].get(j, j).real(), std::numeric_limits<double>::quiet_NaN()});
            ASSERT_EQ(run(routine, ctx, p, Where::host, x).info, 0) << lapilli_last_error(ctx);
            EXPECT_TRUE(routine.error(p, clean, x).ok());
        }
    }
}

/// Smaller shared memory: fewer stages of SYMV's tiles, and other shapes of products.
TYPED_TEST(EmulatedCalls, OtherGpus) {
    using T = TypeParam;
    const Schedule schedule{.settings = {{"sim.resident_rows", "20"}}};
    for (const char* architecture : {"80", "86"}) {
        const Emulated ctx(2);
        ctx.set_all(schedule.settings);
        ctx.set("sim.architecture", architecture);
        SCOPED_TRACE(architecture);
        expect_correct(*find_routine("syevd", letter<T>), ctx, problem(schedule, 70, 'U'), Where::host);
    }
}

TYPED_TEST(EmulatedCalls, Blas) {
    using T = TypeParam;
    for (const int device_count : {1, 2, 3}) {
        const Emulated ctx(device_count);
        blas::Problem<T> v(Blas::hemv);
        v.m = v.n = 50;
        v.nb = 16;
        blas::correct_result<T>(ctx, v, v, Where::spread);
        blas::Problem<T> p(Blas::syr2k);
        p.n = p.m = 50;
        p.k = 20;
        blas::expect_plain<T>(ctx, p, {});
    }
}

}  // namespace
}  // namespace lapilli::testing
