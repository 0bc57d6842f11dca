// SPDX-License-Identifier: BSD-3-Clause
#include "sparse/sparse_matrix.hpp"

#include "base/clock.hpp"
#include "sparse/rows_by_threads.hpp"

namespace lapilli {

template <class T>
SparseMatrix<T>::SparseMatrix(Pattern<T> pattern, const T* values, int threads)
    : csr_(std::move(pattern.csr)), plan_(std::move(pattern.plan)) {
    csr_.values = values_by(plan_, csr_, values, threads);
    const double begin = now();
    structure_ = structure_of(csr_, threads);
    seconds_ = now() - begin;
}

template <class T>
SparseMatrix<T>::SparseMatrix(Csr<T> csr, int threads)
    : csr_(std::move(csr)), structure_(structure_of(csr_, threads)) {}

template <class T>
std::vector<T> SparseMatrix<T>::diagonal() const {
    std::vector<T> values(static_cast<std::size_t>(std::min(rows(), cols())));
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto row = static_cast<index_t>(i);
        const index_t entry = csr_.entry_from(row, row);
        if (entry < csr_.end(row) && csr_.column(entry) == row) values[i] = csr_.value(entry);
    }
    return values;
}

template <class T>
void SparseMatrix<T>::set_values(const T* values, int threads) {
    csr_.values = values_by(plan_, csr_, values, threads);
    transpose_.reset();
    stale_.assign(stale_.size(), true);
}

template <class T>
SparseMatrix<T>& SparseMatrix<T>::transpose(int threads) {
    if (!transpose_) {
        const double begin = now();
        transpose_.reset(new SparseMatrix(transposed(csr_), threads));
        seconds_ += now() - begin;
    }
    return *transpose_;
}

template <class T>
void SparseMatrix<T>::multiply(Context& context, T alpha, HostView<const T> x, T beta, HostView<T> y,
                               bool conjugated) const {
    require(x.cols == cols() && y.cols == rows() && x.rows == y.rows, "sparse: shapes of vectors");
    multiply_on_cpu(csr_, conjugated, x.rows, alpha, {x.data, x.ld, 1}, beta, {y.data, y.ld, 1},
                    sparse_threads_of(context.settings.integer("copy.threads")));
}

template <class T>
std::vector<index_t> SparseMatrix<T>::balanced(int devices) const {
    return balanced_bounds(csr_.pointers, devices, structure_.block);
}

template <class T>
void SparseMatrix<T>::prepare(Context& context, const std::vector<index_t>& bounds, index_t k) {
    const double begin = now();
    const SparseWish wish = wish_for<T>(structure_, context.settings.text("sparse.format"), k);
    std::size_t i = 0;
    while (i < made_.size() && !(made_[i]->suits(wish) && made_[i]->rows() == bounds)) ++i;
    if (i == made_.size()) {
        const int threads = sparse_threads_of(context.settings.integer("copy.threads"));
        made_.push_back(std::make_unique<DeviceSparse<T>>(context, csr_, structure_, wish, bounds, threads));
        stale_.push_back(false);
    } else if (stale_[i]) {
        made_[i]->set_values(csr_);
        stale_[i] = false;
    }
    current_ = made_[i].get();
    seconds_ += now() - begin;
}

template <class T>
void SparseMatrix<T>::multiply(Context& context, T alpha, const std::vector<DeviceView<const T>>& x, T beta,
                               const std::vector<DeviceView<T>>& y, const std::vector<DeviceView<T>>& halo,
                               bool conjugated) {
    require(current_ != nullptr, "sparse: not prepared");
    current_->multiply(context, SparseTask<T>{conjugated, alpha, beta}, x, y, halo);
}

template <class T>
std::size_t SparseMatrix<T>::host_bytes() const {
    return csr_.bytes() + plan_.bytes() + (transpose_ ? transpose_->host_bytes() : 0);
}

template <class T>
std::size_t SparseMatrix<T>::device_bytes() const {
    std::vector<std::size_t> each;
    const auto add = [&](const SparseMatrix& a) {
        for (const auto& one : a.made_) {
            each.resize(std::max(each.size(), static_cast<std::size_t>(one->devices())));
            for (int d = 0; d < one->devices(); ++d) each[static_cast<std::size_t>(d)] += one->bytes(d);
        }
    };
    add(*this);
    if (transpose_) add(*transpose_);
    return each.empty() ? 0 : *std::max_element(each.begin(), each.end());
}

#define LAPILLI_INSTANTIATE(T) template class SparseMatrix<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
