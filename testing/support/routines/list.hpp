// SPDX-License-Identifier: BSD-3-Clause
// The list of all descriptions: a new routine adds its file and its name here.
#pragma once

#include "support/routines/batch.hpp"
#include "support/routines/batch_lu.hpp"
#include "support/routines/batch_po.hpp"
#include "support/routines/batch_qr.hpp"
#include "support/routines/batch_svd.hpp"
#include "support/routines/batch_trsm.hpp"
#include "support/routines/bdsdc.hpp"
#include "support/routines/bdsqr.hpp"
#include "support/routines/bdsvdx.hpp"
#include "support/routines/catalog.hpp"
#include "support/routines/gbbrd.hpp"
#include "support/routines/gebrd.hpp"
#include "support/routines/gebrd_ge2gb.hpp"
#include "support/routines/gecon.hpp"
#include "support/routines/geequ.hpp"
#include "support/routines/gees.hpp"
#include "support/routines/geev.hpp"
#include "support/routines/geevx.hpp"
#include "support/routines/gehrd.hpp"
#include "support/routines/gels.hpp"
#include "support/routines/gelsd.hpp"
#include "support/routines/gelsy.hpp"
#include "support/routines/geqp3.hpp"
#include "support/routines/geqrf.hpp"
#include "support/routines/geqrt.hpp"
#include "support/routines/gerfs.hpp"
#include "support/routines/gesdd.hpp"
#include "support/routines/gesv.hpp"
#include "support/routines/gesv_mixed.hpp"
#include "support/routines/gesvd.hpp"
#include "support/routines/gesvx.hpp"
#include "support/routines/getrf.hpp"
#include "support/routines/getri.hpp"
#include "support/routines/getri_outofplace_batch.hpp"
#include "support/routines/getrs.hpp"
#include "support/routines/hseqr.hpp"
#include "support/routines/lange.hpp"
#include "support/routines/laswp.hpp"
#include "support/routines/lauum.hpp"
#include "support/routines/orgbr.hpp"
#include "support/routines/orghr.hpp"
#include "support/routines/orgtr.hpp"
#include "support/routines/ormqr.hpp"
#include "support/routines/ormtr.hpp"
#include "support/routines/posv.hpp"
#include "support/routines/potrf.hpp"
#include "support/routines/potri.hpp"
#include "support/routines/potrs.hpp"
#include "support/routines/qr_batch.hpp"
#include "support/routines/sbevd.hpp"
#include "support/routines/sbevx.hpp"
#include "support/routines/sbtrd.hpp"
#include "support/routines/spevd.hpp"
#include "support/routines/spgvd.hpp"
#include "support/routines/stedc.hpp"
#include "support/routines/stein.hpp"
#include "support/routines/sycon.hpp"
#include "support/routines/syev.hpp"
#include "support/routines/syevd.hpp"
#include "support/routines/syevdx.hpp"
#include "support/routines/syevr.hpp"
#include "support/routines/sygst.hpp"
#include "support/routines/sygvd.hpp"
#include "support/routines/sygvx.hpp"
#include "support/routines/syrfs.hpp"
#include "support/routines/sysvx.hpp"
#include "support/routines/sytrd.hpp"
#include "support/routines/sytrd_sb2st.hpp"
#include "support/routines/sytrd_sy2sb.hpp"
#include "support/routines/sytrf.hpp"
#include "support/routines/sytri.hpp"
#include "support/routines/trevc3.hpp"
#include "support/routines/trexc.hpp"
#include "support/routines/trsen.hpp"
#include "support/routines/trsyl.hpp"
#include "support/routines/trtri.hpp"
#include "support/routines/trtrs.hpp"
#include "support/routines/tzrzf.hpp"
#include "support/routines/vbatch.hpp"

namespace lapilli::testing {

template <class T, template <class> class Describe>
const Routine* the_one() {
    static const RoutineOf<T, Describe> routine;
    return &routine;
}

template <class T, template <class> class... Describe>
std::vector<const Routine*> make_all() {
    return {the_one<T, Describe>()...};
}

template <class T>
const std::vector<const Routine*>& catalog() {
    static const auto list = [] {
        auto all =
            make_all<T, Potrf, Potrs, Posv, Potri, Trtri, Lauum, Trtrs, Laswp, Getrf, Getrs, Gesv, Getri,
                     Geqrf, Orgqr, Ormqr, Gelqf, Orglq, Ormlq, Geqlf, Orgql, Ormql, Gerqf, Orgrq, Ormrq,
                     Geqrt, Gemqrt, Gels, Getsls, Geqp3, Tzrzf, Ormrz, Gelsy, Gesdd, GebrdGe2gb, Gerfs, Porfs,
                     Gesvx, Posvx, Sytrf, Sytrs, Sysv, Sytri, Sycon, Syrfs, Sysvx, Lange, Lansy, Geequ, Poequ,
                     Gecon, Pocon, Sytrd, SytrdSy2sb, Orgtr, Ormtr, Stedc, Syevd, Syevdx, Syev, Syevr, Syevx,
                     Stein, Sygst, Sygvd, Sygv, Sygvdf, Sygvdx, Sygvx, SytrdSb2st, Sbtrd, Sbevd, Sbev, Sbevx,
                     Spevd, Spev, Spgvd, Spgv, Gehrd, Orghr, Ormhr, Hseqr, Trevc3, Geev, Geevx, Gees, Trexc,
                     Trsen, Trsyl, Gelsd, Gelss, Gesvd, Gesvdx, Gebrd, Orgbr, Ormbr, Bdsqr, Gbbrd, GbbrdGb2bd,
                     PotrfBatch, SyevdBatch, SygvdBatch, GetrfBatch, GetrsBatch, GesvBatch, GetriBatch,
                     GetriOutofplaceBatch, GesvdBatch, PotrsBatch, PosvBatch, PotriBatch, TrsmBatch,
                     GeqrfBatch, OrgqrBatch, OrmqrBatch, GelsBatch, QrBatch, PotrfVbatch, SyevdVbatch,
                     SygvdVbatch, GesddVbatch>();
        if constexpr (is_complex<T>) {
            const auto complex = make_all<T, Lanhe, Hetrf, Hetrs, Hesv, Hetri, Hecon, Herfs, Hesvx>();
            all.insert(all.end(), complex.begin(), complex.end());
        } else {
            const auto real = make_all<T, Sterf, Stev, Stevd, Stevx, Stevr, Stebz, Bdsdc, Bdsvdx>();
            all.insert(all.end(), real.begin(), real.end());
        }
        if constexpr (sizeof(Real<T>) == 8) {
            const auto mixed = make_all<T, GesvMixed, PosvMixed>();
            all.insert(all.end(), mixed.begin(), mixed.end());
        }
        return all;
    }();
    return list;
}

}  // namespace lapilli::testing
