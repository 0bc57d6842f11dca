// SPDX-License-Identifier: BSD-3-Clause
#include "tester/batch_on_queue.hpp"

#include <string_view>
#include <type_traits>
#include <vector>

#include "support/place.hpp"
#include "support/routines/batch_po.hpp"
#include "support/routines/batch_trsm.hpp"
#include "support/routines/getri_outofplace_batch.hpp"
#include "support/routines/qr_batch.hpp"

namespace lapilli::tester {
namespace {

using namespace lapilli::testing;

template <class D>
class BatchOnQueue final : public SubmittedBatch {
  public:
    BatchOnQueue(lapilli_context ctx, const Problem& problem, Operands& x) : problem_(problem) {
        for_each_pair(x.as<typename D::Data>(), at_, [&](auto& host, auto& to) {
            copies_.push_back(std::make_unique<DeviceCopy>(ctx, host));
            to = copies_.back()->template as<std::remove_pointer_t<std::remove_reference_t<decltype(to)>>>();
        });
    }
    lapilli_int submit(lapilli_queue queue) override { return D::call(queue, problem_, at_); }
    void fetch() override {
        for (const auto& copy : copies_) copy->download();
    }

  private:
    const Problem problem_;
    typename D::Pointers at_{};
    std::vector<std::unique_ptr<DeviceCopy>> copies_;
};

// f(type) of the description with this name.
template <class T, class F>
void with_description(std::string_view routine, F f) {
    const auto among = [&]<class... D>() {
        (void)((D::facts().name == routine ? (f.template operator()<D>(), true) : false) || ...);
    };
    among.template
    operator()<PotrfBatch<T>, PotrsBatch<T>, PotriBatch<T>, PosvBatch<T>, SyevdBatch<T>, SygvdBatch<T>,
               GetrfBatch<T>, GetrsBatch<T>, GesvBatch<T>, GetriBatch<T>, GetriOutofplaceBatch<T>,
               TrsmBatch<T>, GeqrfBatch<T>, OrgqrBatch<T>, OrmqrBatch<T>, GelsBatch<T>, QrBatch<T>>();
}

}  // namespace

bool is_batch_on_queue(const std::string& routine) {
    bool found = false;
    with_description<double>(routine, [&]<class D>() { found = true; });
    return found;
}

std::unique_ptr<SubmittedBatch> batch_on_queue(const std::string& routine, char precision,
                                               lapilli_context ctx, const Problem& problem, Operands& x) {
    std::unique_ptr<SubmittedBatch> batch;
    with_scalar(precision, [&]<class T>() {
        with_description<T>(routine,
                            [&]<class D>() { batch = std::make_unique<BatchOnQueue<D>>(ctx, problem, x); });
    });
    return batch;
}

}  // namespace lapilli::tester
