// SPDX-License-Identifier: BSD-3-Clause
// Memory whose arrays end at a page that may not be touched: a program that is linked with this file gets all
// of `new` from it while tests run. A kernel in the emulator that reads or writes behind an array ends the
// program with a sentence that names the test, in every precision and at the speed of the plain program. An
// array begins at a multiple of 16 bytes, as `new` promises; the bytes between its end and the page, and some
// before it, have a value that must be there when the array is freed. New memory consists of NaNs.
//
// With LAPILLI_TEST_GUARD=front arrays begin at such a page instead.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>
#include <string_view>

namespace {

constexpr std::size_t page = 4096, least_alignment = 16;
constexpr unsigned char fill = 0xff;
// A place is a power of two of pages, and a page between it and the next. The places of one size lie in one
// range of addresses.
constexpr int sizes = 24;
constexpr std::size_t range = std::size_t(1) << 36;
// The kernel allows a process 65530 pieces of memory; a place and the page behind it are two.
constexpr std::size_t most_places = 24000;
// Nodes of sets, a million in some tests, get no more than half of the places; arrays of that size share
// them.
constexpr std::size_t node = 128, most_nodes = most_places / 2;
constexpr std::uint32_t none = UINT32_MAX;

struct Place {
    std::size_t bytes;
    std::uint32_t next_free;
};

// Constant-initialized: `new` is called before and after everything else.
constinit std::mutex mutex;
constinit bool guarding = false, at_front = false;
constinit std::size_t places_made = 0, unguarded = 0;
constinit char* base = nullptr;
constinit Place* places[sizes] = {};
constinit std::uint32_t made[sizes] = {}, first_free[sizes] = {};

std::size_t stride(int size) { return (page << size) + page; }
char* begin_of(int size, std::uint32_t index) {
    return base + static_cast<std::size_t>(size) * range + page + index * stride(size);
}

[[noreturn]] void stop(const char* text) {
    std::fputs(text, stderr);
    std::fputs("\n", stderr);
    std::abort();
}

void* reserve(std::size_t bytes, int protection) {
    void* memory = mmap(nullptr, bytes, protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED ? nullptr : memory;
}

// The slack on either side of an array, as much of it as is looked at.
constexpr std::ptrdiff_t most_slack = 256;
struct Slack {
    char *before, *array, *behind, *end;
};
Slack slack_of(int size, std::uint32_t index, char* array, std::size_t bytes) {
    char* const begin = begin_of(size, index);
    char* const end = begin + (page << size);
    char* const before = array - begin > most_slack ? array - most_slack : begin;
    char* const behind = array + bytes;
    return {before, array, behind, end - behind > most_slack ? behind + most_slack : end};
}

void* guarded(std::size_t bytes, std::size_t alignment) {
    const std::size_t needed = (bytes + alignment - 1) / alignment * alignment;
    const int size = needed <= page ? 0 : static_cast<int>(std::bit_width((needed - 1) / page));
    if (size >= sizes) return nullptr;
    const std::lock_guard lock(mutex);
    if (base == nullptr) {
        base = static_cast<char*>(reserve(sizes * range, PROT_NONE));
        if (base == nullptr) stop("guard pages: no addresses");
    }
    std::uint32_t index = first_free[size] == 0 ? none : first_free[size] - 1;
    if (places[size] == nullptr)
        places[size] = static_cast<Place*>(reserve(most_places * sizeof(Place), PROT_READ | PROT_WRITE));
    if (index != none) {
        first_free[size] = places[size][index].next_free;
    } else {
        if (places_made >= (bytes <= node ? most_nodes : most_places) ||
            (made[size] + 1) * stride(size) + page > range)
            return nullptr;
        index = made[size];
        if (mprotect(begin_of(size, index), page << size, PROT_READ | PROT_WRITE) != 0) return nullptr;
        ++made[size];
        ++places_made;
    }
    places[size][index].bytes = bytes;
    char* const begin = begin_of(size, index);
    char* const array = at_front ? begin : begin + (page << size) - needed;
    const Slack slack = slack_of(size, index, array, bytes);
    std::memset(slack.before, fill, static_cast<std::size_t>(slack.end - slack.before));
    return array;
}

struct Found {
    int size;
    std::uint32_t index;
};
bool find(const void* address, Found& found) {
    const auto offset = static_cast<std::size_t>(static_cast<const char*>(address) - base);
    if (base == nullptr || address < base || offset >= sizes * range) return false;
    found.size = static_cast<int>(offset / range);
    const std::size_t in_range = offset % range;
    found.index = static_cast<std::uint32_t>((in_range < page ? 0 : in_range - page) / stride(found.size));
    return true;
}

bool is_filled(const char* from, const char* to) {
    for (; from < to; ++from) {
        if (static_cast<unsigned char>(*from) != fill) return false;
    }
    return true;
}

void give_back(void* memory) {
    Found found{};
    if (!find(memory, found)) {
        std::free(memory);
        return;
    }
    const std::lock_guard lock(mutex);
    Place& place = places[found.size][found.index];
    const Slack slack = slack_of(found.size, found.index, static_cast<char*>(memory), place.bytes);
    if (!is_filled(slack.before, slack.array)) stop("guard pages: something was written before an array");
    if (!is_filled(slack.behind, slack.end)) stop("guard pages: something was written behind an array");
    place.next_free = first_free[found.size];
    first_free[found.size] = found.index + 1;
}

void* allocate(std::size_t bytes, std::size_t alignment) {
    if (guarding) {
        if (void* memory =
                guarded(bytes == 0 ? 1 : bytes, alignment < least_alignment ? least_alignment : alignment))
            return memory;
        if (bytes > node) ++unguarded;
    }
    void* memory = nullptr;
    if (posix_memalign(&memory, alignment < least_alignment ? least_alignment : alignment,
                       bytes == 0 ? 1 : bytes) != 0)
        throw std::bad_alloc();
    return memory;
}

void say(std::string_view text) {
    [[maybe_unused]] const auto written = write(STDERR_FILENO, text.data(), text.size());
}

// Fibers have small stacks: the handler has one of its own.
void report(int signal, siginfo_t* info, void*) {
    Found found{};
    if (signal != SIGSEGV) {
        say("guard pages: undefined behaviour, an instruction that must not be reached");
    } else if (find(info->si_addr, found)) {
        say("guard pages: an access outside of an array, to the page that ends it");
    } else {
        say("guard pages: an access to an address without memory");
    }
    if (const auto* test = ::testing::UnitTest::GetInstance()->current_test_info()) {
        say(", in ");
        say(test->test_suite_name());
        say(".");
        say(test->name());
    }
    say("\n");
    ::signal(signal, SIG_DFL);  // the instruction is executed again, and ends the program
}

class GuardPages : public ::testing::Environment {
  public:
    void SetUp() override {
        const char* const wish = std::getenv("LAPILLI_TEST_GUARD");
        at_front = wish != nullptr && std::string_view(wish) == "front";
        static char stack[65536];
        stack_t own{};
        own.ss_sp = stack;
        own.ss_size = sizeof stack;
        sigaltstack(&own, nullptr);
        struct sigaction action {};
        action.sa_sigaction = report;
        action.sa_flags = SA_SIGINFO | SA_ONSTACK;
        for (const int signal : {SIGSEGV, SIGILL, SIGTRAP}) sigaction(signal, &action, nullptr);
        guarding = true;
    }
    void TearDown() override {
        guarding = false;
        if (unguarded > 0) ADD_FAILURE() << unguarded << " arrays had no guard page: too many at a time";
    }
};

[[maybe_unused]] const auto* const environment = ::testing::AddGlobalTestEnvironment(new GuardPages);

}  // namespace

void* operator new(std::size_t bytes) { return allocate(bytes, least_alignment); }
void* operator new[](std::size_t bytes) { return allocate(bytes, least_alignment); }
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return allocate(bytes, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t bytes, std::align_val_t alignment) {
    return allocate(bytes, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { give_back(memory); }
void operator delete[](void* memory) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t) noexcept { give_back(memory); }
void operator delete[](void* memory, std::size_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { give_back(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { give_back(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { give_back(memory); }
