// SPDX-License-Identifier: BSD-3-Clause
#include "emulator/fiber.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <new>

#include "backend/sim/sanitizers.hpp"

#if defined(__x86_64__) && !defined(LAPILLI_SIMT_UCONTEXT)
#define LAPILLI_SIMT_OWN_SWITCH
#else
#include <ucontext.h>
#endif

#if defined(LAPILLI_SIMT_OWN_SWITCH)
// Saves what the System V ABI lets a callee not change, and changes the stack. swapcontext would make a
// system call for the signal mask, thirty times the cost.
extern "C" void lapilli_simt_switch(void** save, void* load);
asm(R"(
    .pushsection .text
    .globl lapilli_simt_switch
    .hidden lapilli_simt_switch
    .type lapilli_simt_switch, @function
lapilli_simt_switch:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
    .size lapilli_simt_switch, .-lapilli_simt_switch
    .popsection
)");
#endif

namespace lapilli::simt {
namespace {

// Sanitizers make frames several times as large. Only the pages that are touched take memory.
constexpr std::size_t kStackBytes = kSanitized ? 512 * 1024 : 128 * 1024;
// A pool keeps no more than one large cooperative launch needs.
constexpr std::size_t kPoolLimit = 4096;

std::size_t page_bytes() {
    static const auto bytes = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    return bytes;
}

// Stacks begin at different distances from a page's end: else all of them would compete for the same lines of
// the cache.
std::size_t next_stagger() {
    thread_local std::size_t count = 0;
    return count++ * 832 % 16384;
}

// How a new fiber's first function learns whose it is.
thread_local Fiber* starting = nullptr;

}  // namespace

struct Fiber::Context {
    Context() {
        // One page more at the low end, which faults when the stack overflows.
        base = mmap(nullptr, kStackBytes + page_bytes(), PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
        if (base == MAP_FAILED) throw std::bad_alloc();
        mprotect(base, page_bytes(), PROT_NONE);
        tsan = tsan_create_fiber();
    }
    ~Context() {
        tsan_destroy_fiber(tsan);
        asan_forget_stack(stack(), kStackBytes);
        munmap(base, kStackBytes + page_bytes());
    }
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    char* stack() const { return static_cast<char*>(base) + page_bytes(); }

    void* base = nullptr;
    const std::size_t usable = kStackBytes - next_stagger();
    bool begun = false;
#if defined(LAPILLI_SIMT_OWN_SWITCH)
    void* inside = nullptr;
    void* outside = nullptr;
#else
    ucontext_t inside{};
    ucontext_t outside{};
#endif
    void* tsan = nullptr;
    void* tsan_caller = nullptr;
    void* asan_inside = nullptr;
    void* asan_outside = nullptr;
    const void* caller_stack = nullptr;
    std::size_t caller_bytes = 0;
};

Fiber::Fiber() : context_(std::make_unique<Context>()) {}
Fiber::~Fiber() = default;

void Fiber::start(void (*job)(void*), void* argument) {
    job_ = job;
    argument_ = argument;
    Context& c = *context_;
    if (c.begun) return;  // parked in main(), waiting for the next job
#if defined(LAPILLI_SIMT_OWN_SWITCH)
    // As if main() had been called from address 0 with all saved registers 0.
    auto* top = reinterpret_cast<std::uintptr_t*>(c.stack() + c.usable);
    top[-1] = 0;
    top[-2] = reinterpret_cast<std::uintptr_t>(&Fiber::main);
    for (int i = 3; i <= 8; ++i) top[-i] = 0;
    c.inside = top - 8;
#else
    getcontext(&c.inside);
    c.inside.uc_stack.ss_sp = c.stack();
    c.inside.uc_stack.ss_size = c.usable;
    c.inside.uc_link = nullptr;
    makecontext(&c.inside, &Fiber::main, 0);
#endif
    c.begun = true;
}

void Fiber::resume() {
    Context& c = *context_;
    starting = this;
    c.tsan_caller = tsan_current_fiber();
    asan_start_switch(&c.asan_outside, c.stack(), kStackBytes);
    tsan_switch_to(c.tsan);
#if defined(LAPILLI_SIMT_OWN_SWITCH)
    lapilli_simt_switch(&c.outside, c.inside);
#else
    swapcontext(&c.outside, &c.inside);
#endif
    asan_finish_switch(c.asan_outside, nullptr, nullptr);
}

void Fiber::leave() {
    Context& c = *context_;
    asan_start_switch(&c.asan_inside, c.caller_stack, c.caller_bytes);
    tsan_switch_to(c.tsan_caller);
#if defined(LAPILLI_SIMT_OWN_SWITCH)
    lapilli_simt_switch(&c.inside, c.outside);
#else
    swapcontext(&c.inside, &c.outside);
#endif
    asan_finish_switch(c.asan_inside, &c.caller_stack, &c.caller_bytes);
}

void Fiber::suspend() { leave(); }

void Fiber::main() {
    Fiber& self = *starting;
    asan_finish_switch(nullptr, &self.context_->caller_stack, &self.context_->caller_bytes);
    for (;;) {
        self.job_(self.argument_);
        self.leave();
    }
}

FiberPool& FiberPool::of_this_thread() {
    thread_local FiberPool pool;
    return pool;
}

std::unique_ptr<Fiber> FiberPool::take() {
    if (free_.empty()) return std::make_unique<Fiber>();
    auto fiber = std::move(free_.back());
    free_.pop_back();
    return fiber;
}

void FiberPool::give(std::unique_ptr<Fiber> fiber) {
    if (free_.size() < kPoolLimit) free_.push_back(std::move(fiber));
}

}  // namespace lapilli::simt
