// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/move.hpp"

#include <array>
#include <cstdlib>
#include <cstring>

#include "mpi/core.hpp"
#include "mpi/wait.hpp"

namespace lapilli::mpi {
namespace {

index_t message_bytes() { return std::atoll(lapilli_private_setting("test.mpi.message_size")); }
constexpr int tag = 2901;

/// The local columns of a rank, cut into pieces that sender and receiver compute alike.
class Pieces {
  public:
    Pieces(const Layout& layout, Place place, index_t size, index_t columns)
        : end_(layout.columns.local_from(place.column, std::min(columns, layout.columns.n))),
          rows_(layout.local_rows(place)),
          width_(std::max<index_t>(message_bytes() / std::max<index_t>(rows_ * size, 1), 1)) {}
    index_t count() const { return rows_ == 0 ? 0 : ceil_div(end_, width_); }
    index_t begin(index_t piece) const { return piece * width_; }
    index_t end(index_t piece) const { return std::min(begin(piece) + width_, end_); }
    /// Elements that suffice for a piece.
    index_t room() const { return rows_ * std::min(width_, std::max<index_t>(end_, 1)); }

  private:
    index_t end_, rows_, width_;
};

/// Sends the pieces: pack(piece, buffer) returns the end of what it has written.
template <class Pack>
void send_pieces(MPI_Comm comm, int target, const Pieces& pieces, Messages& messages, Pack pack) {
    std::array<MPI_Request, 2> requests{MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    for (index_t piece = 0; piece < pieces.count(); ++piece) {
        MPI_Request& request = requests[piece % 2];
        wait_asleep(request);
        std::byte* const begin = messages.data(piece);
        const std::byte* const end = pack(piece, begin);
        MPI_Isend(begin, static_cast<int>(end - begin), MPI_BYTE, target, tag, comm, &request);
    }
    for (MPI_Request& request : requests) wait_asleep(request);
}

template <class Unpack>
void receive_pieces(MPI_Comm comm, int source, const Pieces& pieces, Messages& messages, Unpack unpack) {
    std::array<MPI_Request, 2> requests{MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    const auto post = [&](index_t piece) {
        if (piece < pieces.count())
            MPI_Irecv(messages.data(piece), messages.capacity(), MPI_BYTE, source, tag, comm,
                      &requests[piece % 2]);
    };
    post(0);
    post(1);
    for (index_t piece = 0; piece < pieces.count(); ++piece) {
        wait_asleep(requests[piece % 2]);
        unpack(piece, messages.data(piece));
        post(piece + 2);
    }
}

}  // namespace

void Messages::reserve(const Roles& roles, index_t size, const Layout& layout) {
    const auto reserve_for = [&](Place place) {
        const auto bytes =
            static_cast<std::size_t>(Pieces(layout, place, size, layout.columns.n).room() * size);
        for (std::vector<std::byte>& buffer : memory_)
            if (bytes > buffer.size()) buffer.resize(bytes);
    };
    if (!roles.access) reserve_for(roles.place);
    for (const Roles::Client& client : roles.clients) reserve_for(client.place);
}

void gather(const Roles& roles, index_t size, Part part, const LocalMatrix& local, const WholeMatrix& whole,
            Messages& messages) {
    const Layout& layout = local.layout;
    const auto bytes = [size](index_t length) { return static_cast<std::size_t>(length * size); };
    const auto in_whole = [&](index_t i, index_t j) { return whole.data + (i + j * whole.ld) * size; };
    const auto in_local = [&](index_t i, index_t j) { return local.data + (i + j * local.ld) * size; };
    const Pieces own(layout, roles.place, size, layout.columns.n);
    if (!roles.access) {
        return send_pieces(roles.comm, roles.partner, own, messages, [&](index_t piece, std::byte* to) {
            for_each_run(layout, roles.place, part, own.begin(piece), own.end(piece),
                         [&](index_t, index_t, index_t r, index_t c, index_t length) {
                             std::memcpy(to, in_local(r, c), bytes(length));
                             to += bytes(length);
                         });
            return to;
        });
    }
    for_each_run(layout, roles.place, part, 0, layout.local_columns(roles.place),
                 [&](index_t i, index_t j, index_t r, index_t c, index_t length) {
                     std::memcpy(in_whole(i, j), in_local(r, c), bytes(length));
                 });
    for (const Roles::Client& client : roles.clients) {
        const Pieces pieces(layout, client.place, size, layout.columns.n);
        receive_pieces(roles.comm, client.rank, pieces, messages, [&](index_t piece, const std::byte* from) {
            for_each_run(layout, client.place, part, pieces.begin(piece), pieces.end(piece),
                         [&](index_t i, index_t j, index_t, index_t, index_t length) {
                             std::memcpy(in_whole(i, j), from, bytes(length));
                             from += bytes(length);
                         });
        });
    }
}

void deliver(const Roles& roles, index_t size, Part part, index_t columns, const WholeMatrix& whole,
             const LocalMatrix& local, Messages& messages) {
    const Layout& layout = local.layout;
    const auto bytes = [size](index_t length) { return static_cast<std::size_t>(length * size); };
    const auto in_whole = [&](index_t i, index_t j) { return whole.data + (i + j * whole.ld) * size; };
    const auto in_local = [&](index_t i, index_t j) { return local.data + (i + j * local.ld) * size; };
    const Pieces own(layout, roles.place, size, columns);
    if (!roles.access) {
        return receive_pieces(roles.comm, roles.partner, own, messages,
                              [&](index_t piece, const std::byte* from) {
                                  for_each_run(layout, roles.place, part, own.begin(piece), own.end(piece),
                                               [&](index_t, index_t, index_t r, index_t c, index_t length) {
                                                   std::memcpy(in_local(r, c), from, bytes(length));
                                                   from += bytes(length);
                                               });
                              });
    }
    for (const Roles::Client& client : roles.clients) {
        const Pieces pieces(layout, client.place, size, columns);
        send_pieces(roles.comm, client.rank, pieces, messages, [&](index_t piece, std::byte* to) {
            for_each_run(layout, client.place, part, pieces.begin(piece), pieces.end(piece),
                         [&](index_t i, index_t j, index_t, index_t, index_t length) {
                             std::memcpy(to, in_whole(i, j), bytes(length));
                             to += bytes(length);
                         });
            return to;
        });
    }
    for_each_run(layout, roles.place, part, 0,
                 layout.columns.local_from(roles.place.column, std::min(columns, layout.columns.n)),
                 [&](index_t i, index_t j, index_t r, index_t c, index_t length) {
                     std::memcpy(in_local(r, c), in_whole(i, j), bytes(length));
                 });
}

}  // namespace lapilli::mpi
