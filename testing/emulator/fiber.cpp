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

#if defined(LAPILLI_SIMT_OWN_SWITCH)
using Registers = void*;  // on the stack that this points to
void change(Registers& save, Registers& load) { lapilli_simt_switch(&save, load); }
#else
using Registers = ucontext_t;
void change(Registers& save, Registers& load) { swapcontext(&save, &load); }
#endif

}  // namespace

// Who called resume(), on that call's stack.
struct Fiber::Caller {
    Registers registers{};
    void* tsan = nullptr;
    void* asan = nullptr;
    // Of its stack, as AddressSanitizer tells the fiber that comes from there.
    const void* stack = nullptr;
    std::size_t stack_bytes = 0;
};

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
    Registers registers{};
    void* tsan = nullptr;
    void* asan = nullptr;
    Caller* caller = nullptr;
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
    c.registers = top - 8;
#else
    getcontext(&c.registers);
    c.registers.uc_stack.ss_sp = c.stack();
    c.registers.uc_stack.ss_size = c.usable;
    c.registers.uc_link = nullptr;
    makecontext(&c.registers, &Fiber::main, 0);
#endif
    c.begun = true;
}

void Fiber::resume() {
    Context& c = *context_;
    Caller caller;
    c.caller = &caller;
    starting = this;
    caller.tsan = tsan_current_fiber();
    asan_start_switch(&caller.asan, c.stack(), kStackBytes);
    tsan_switch_to(c.tsan);
    change(caller.registers, c.registers);
    asan_finish_switch(caller.asan, nullptr, nullptr);
}

void Fiber::suspend() {
    Context& c = *context_;
    asan_start_switch(&c.asan, c.caller->stack, c.caller->stack_bytes);
    tsan_switch_to(c.caller->tsan);
    change(c.registers, c.caller->registers);
    arrive();
}

void Fiber::suspend_for(Fiber& next) {
    Context &c = *context_, &other = *next.context_;
    other.caller = c.caller;
    starting = &next;
    asan_start_switch(&c.asan, other.stack(), kStackBytes);
    tsan_switch_to(other.tsan);
    change(c.registers, other.registers);
    arrive();
}

// First on the fiber's stack. Where it comes from is the caller's stack, or that of another fiber with this caller.
void Fiber::arrive() {
    const Context& c = *context_;
    const bool first = c.caller->stack == nullptr;
    asan_finish_switch(c.asan, first ? &c.caller->stack : nullptr, first ? &c.caller->stack_bytes : nullptr);
}

void Fiber::main() {
    Fiber& self = *starting;
    self.arrive();
    for (;;) {
        self.job_(self.argument_);
        self.suspend();
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
