// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/generalized/sygst.hpp"

#include <algorithm>
#include <complex>
#include <type_traits>

#include "device/calls.hpp"
#include "factor/potrf.hpp"
#include "matrix/real_diagonal.hpp"

namespace lapilli {

template <class T>
SygstWork<T>::SygstWork(Arena& arena, index_t itype, const DistMatrix<T>& matrix, const DistMatrix<T>& factor)
    : a(matrix), l(factor), n(matrix.rows), inverse(itype == 1) {
    const Cyclic& cyclic = a.cyclic;
    const index_t nb = cyclic.nb();
    of_a = inverse ? PanelBuffers<T>(arena, n, nb) : PanelBuffers<T>(arena, nb, n);
    of_l = inverse ? PanelBuffers<T>(arena, n, nb) : PanelBuffers<T>(arena, nb, n);
    third = inverse ? PanelBuffers<T>(arena, nb, nb) : PanelBuffers<T>(arena, n, nb);
    for (int d = 0; d < arena.devices(); ++d) {
        PerDevice w;
        for (DeviceView<T>& square : w.square) square = arena.device_matrix<T>(d, nb, nb);
        w.row = arena.device_matrix<T>(d, nb, inverse ? cyclic.local_cols(d) : 0);
        dev.push_back(w);
    }
}

template <class T>
index_t sygst_block(Context& context, Team team, index_t n) {
    constexpr index_t least = 256;
    const index_t width = potrf_block(context, n);
    const bool narrow = team.devices > 1 || context.settings.text("schedule") == "hybrid";
    if (narrow || std::is_same_v<T, std::complex<double>>) return width;
    return std::max(width, std::min({least, round_up(n, 64), context.settings.integer("potrf.nb")}));
}

template <class T>
void sygst(Context& context, SygstWork<T>& work) {
    // Products add to the diagonal: with a NaN in an imaginary part they would not leave the real one alone.
    if constexpr (is_complex<T>) make_diagonal_real(context, work.a);
    work.inverse ? sygst_inverse(context, work) : sygst_product(context, work);
}

template <class T>
void complete_hermitian(Queue& queue, DeviceView<T> block, DeviceView<T> other) {
    adjoint(queue, block, other);
    copy(queue, Part::strictly_upper, other, block);
    if constexpr (is_complex<T>) copy_real_diagonal<T>(queue, block, block);
}

#define LAPILLI_INSTANTIATE(T)                                \
    template struct SygstWork<T>;                             \
    template void sygst(Context&, SygstWork<T>&);             \
    template index_t sygst_block<T>(Context&, Team, index_t); \
    template void complete_hermitian(Queue&, DeviceView<T>, DeviceView<T>);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
