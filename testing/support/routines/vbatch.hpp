// SPDX-License-Identifier: BSD-3-Clause
// Many problems at once: POTRF, SYEVD, SYGVD and GESDD of Problem::k matrices of one order, as lapilli-test
// measures them. Data and checks are shared with batches of small matrices.
#pragma once

#include "support/routines/batch.hpp"
#include "support/routines/batch_svd.hpp"

namespace lapilli::testing {

/// Arguments for problems of one order, derived from a batch.
class ManyProblems {
  public:
    explicit ManyProblems(const BatchLayout& at) : at_(at), n_(size(), at.n), ld_(size(), at.ld) {}
    const lapilli_int* n() const { return n_.data(); }
    const lapilli_int* ld() const { return ld_.data(); }
    /// The addresses of each problem's part, `apart` elements apart.
    template <class T>
    std::vector<T*> addresses(T* first, std::int64_t apart) const {
        std::vector<T*> all;
        for (std::int64_t k = 0; k < at_.count; ++k) all.push_back(first + k * apart);
        return all;
    }

  private:
    std::size_t size() const { return static_cast<std::size_t>(std::max<std::int64_t>(0, at_.count)); }
    BatchLayout at_;
    std::vector<lapilli_int> n_, ld_;
};

/// Calls f(k) for each problem; returns the number of nonzero infos.
template <class F>
lapilli_int one_by_one(std::int64_t count, lapilli_context ctx, lapilli_int* infos, F f) {
    std::vector<lapilli_int> each;
    for (std::int64_t k = 0; k < count; ++k) each.push_back(f(k));
    const lapilli_int copied = lapilli_copy(ctx, infos, each.data(), each.size() * sizeof(lapilli_int));
    return copied != 0 ? copied : count - std::count(each.begin(), each.end(), 0);
}

inline Facts facts_of_many(Facts facts, const char* name) {
    facts.name = name;
    facts.k = 64;
    facts.most_k = 5;
    facts.is_of_many = true;
    facts.schedules = {};
    facts.block_sizes = {};
    return facts;
}

template <class T>
struct PotrfVbatch : PotrfBatch<T> {
    static Facts facts() { return facts_of_many(PotrfBatch<T>::facts(), "potrf_vbatch"); }
    template <class Given>
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Given& x) {
        const BatchLayout at(p);
        const ManyProblems many(at);
        return api::potrf_vbatch<T>(ctx, p.uplo, many.n(), many.addresses<T>(x.A, at.stride).data(),
                                    many.ld(), at.count, x.infos);
    }
    template <class Given>
    static lapilli_int call_one_by_one(lapilli_context ctx, const Problem& p, const Given& x) {
        const BatchLayout at(p);
        return one_by_one(at.count, ctx, x.infos, [&](std::int64_t k) {
            return api::potrf<T>(ctx, p.uplo, at.n, x.A + k * at.stride, at.ld);
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::potrf_vbatch_memory<T>(ctx, ManyProblems(BatchLayout(p)).n(), p.k, bytes);
    }
};

template <class T>
struct SyevdVbatch : SyevdBatch<T> {
    static Facts facts() { return facts_of_many(SyevdBatch<T>::facts(), "syevd_vbatch"); }
    template <class Given>
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Given& x) {
        const BatchLayout at(p);
        const ManyProblems many(at);
        return api::syevd_vbatch<T>(ctx, p.job, p.uplo, many.n(), many.addresses<T>(x.A, at.stride).data(),
                                    many.ld(), many.addresses<Real<T>>(x.W, at.n).data(), at.count, x.infos);
    }
    template <class Given>
    static lapilli_int call_one_by_one(lapilli_context ctx, const Problem& p, const Given& x) {
        const BatchLayout at(p);
        return one_by_one(at.count, ctx, x.infos, [&](std::int64_t k) {
            return api::syevd<T>(ctx, p.job, p.uplo, at.n, x.A + k * at.stride, at.ld, x.W + k * at.n);
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::syevd_vbatch_memory<T>(ctx, p.job, ManyProblems(BatchLayout(p)).n(), p.k, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }
};

template <class T>
struct SygvdVbatch : SygvdBatch<T> {
    static Facts facts() {
        Facts facts = facts_of_many(SygvdBatch<T>::facts(), "sygvd_vbatch");
        facts.definite = "B";
        return facts;
    }
    template <class Given>
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Given& x) {
        const BatchLayout at(p);
        const ManyProblems many(at);
        return api::sygvd_vbatch<T>(ctx, p.itype, p.job, p.uplo, many.n(),
                                    many.addresses<T>(x.A, at.stride).data(), many.ld(),
                                    many.addresses<T>(x.B, at.strideb).data(), many.ld(),
                                    many.addresses<Real<T>>(x.W, at.n).data(), at.count, x.infos);
    }
    template <class Given>
    static lapilli_int call_one_by_one(lapilli_context ctx, const Problem& p, const Given& x) {
        const BatchLayout at(p);
        return one_by_one(at.count, ctx, x.infos, [&](std::int64_t k) {
            return api::sygvd<T>(ctx, p.itype, p.job, p.uplo, at.n, x.A + k * at.stride, at.ld,
                                 x.B + k * at.strideb, at.ld, x.W + k * at.n);
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::sygvd_vbatch_memory<T>(ctx, p.itype, p.job, ManyProblems(BatchLayout(p)).n(), p.k, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }
};

template <class T>
struct GesddVbatch : GesvdBatch<T> {
    using Lengths = std::vector<lapilli_int>;
    static Facts facts() {
        Facts facts = facts_of_many(GesvdBatch<T>::facts(), "gesdd_vbatch");
        facts.crossovers = {"gesdd.crossover"};
        facts.options = {{.name = "job", .letters = "SN", .usual = 'S'}};
        return facts;
    }
    static std::vector<BadBound> bad_bounds() { return {}; }
    template <class Given>
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Given& x) {
        const SvdBatchLayout at(p);
        const ManyProblems many(at);
        const auto each = [&](std::int64_t value) {
            return Lengths(static_cast<std::size_t>(std::max<std::int64_t>(0, at.count)), value);
        };
        const bool vectors = GesvdBatch<T>::makes_vectors(p);
        const std::vector<T*> u = many.addresses<T>(x.U, at.strideu),
                              vt = many.addresses<T>(x.VT, at.stridevt);
        return api::gesdd_vbatch<T>(ctx, Gesdd<T>::job(p), each(at.m).data(), each(at.n).data(),
                                    many.addresses<T>(x.A, at.stride).data(), many.ld(),
                                    many.addresses<Real<T>>(x.S, at.steps()).data(),
                                    vectors ? u.data() : nullptr, each(at.ldu).data(),
                                    vectors ? vt.data() : nullptr, each(at.ldvt).data(), at.count, x.infos);
    }
    template <class Given>
    static lapilli_int call_one_by_one(lapilli_context ctx, const Problem& p, const Given& x) {
        const SvdBatchLayout at(p);
        const bool vectors = GesvdBatch<T>::makes_vectors(p);
        return one_by_one(at.count, ctx, x.infos, [&](std::int64_t k) {
            return api::gesdd<T>(ctx, Gesdd<T>::job(p), at.m, at.n, x.A + k * at.stride, at.ld,
                                 x.S + k * at.steps(), vectors ? x.U + k * at.strideu : nullptr, at.ldu,
                                 vectors ? x.VT + k * at.stridevt : nullptr, at.ldvt);
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        const auto count = static_cast<std::size_t>(std::max<std::int64_t>(0, p.k));
        return api::gesdd_vbatch_memory<T>(ctx, Gesdd<T>::job(p), Lengths(count, p.rows()).data(),
                                           Lengths(count, p.n).data(), p.k, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }
};

}  // namespace lapilli::testing
