// SPDX-License-Identifier: BSD-3-Clause
#include "emulator/fiber.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <new>

#include "backend/sim/sanitizers.hpp"

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

// The fiber that is being started, for its first function.
thread_local Fiber* starting = nullptr;

}  // namespace

// The caller of resume(), on that call's stack.
struct Fiber::Caller {
    Registers registers{};
    void* tsan = nullptr;
    void* asan = nullptr;
    // Its stack, as AddressSanitizer tells the fiber that comes from there.
    const void* stack = nullptr;
    std::size_t stack_bytes = 0;
};

#if defined(LAPILLI_SIMT_OWN_SWITCH)
void Fiber::change(Registers& save, Registers& load) { lapilli_simt_switch(&save, load); }
#else
void Fiber::change(Registers& save, Registers& load) { swapcontext(&save, &load); }
#endif

Fiber::Fiber() : usable_(kStackBytes - next_stagger()) {
    // One page more at the low end, which faults when the stack overflows.
    void* const base = mmap(nullptr, kStackBytes + page_bytes(), PROT_READ | PROT_WRITE,
                            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (base == MAP_FAILED) throw std::bad_alloc();
    mprotect(base, page_bytes(), PROT_NONE);
    stack_ = static_cast<char*>(base) + page_bytes();
    tsan_ = tsan_create_fiber();
}

Fiber::~Fiber() {
    tsan_destroy_fiber(tsan_);
    asan_forget_stack(stack_, kStackBytes);
    munmap(stack_ - page_bytes(), kStackBytes + page_bytes());
}

void Fiber::start(void (*job)(void*), void* argument) {
    job_ = job;
    argument_ = argument;
    if (begun_) return;  // parked in main(), waiting for the next job
#if defined(LAPILLI_SIMT_OWN_SWITCH)
    // As if main() had been called from address 0 with all saved registers 0.
    auto* top = reinterpret_cast<std::uintptr_t*>(stack_ + usable_);
    top[-1] = 0;
    top[-2] = reinterpret_cast<std::uintptr_t>(&Fiber::main);
    for (int i = 3; i <= 8; ++i) top[-i] = 0;
    registers_ = top - 8;
#else
    getcontext(&registers_);
    registers_.uc_stack.ss_sp = stack_;
    registers_.uc_stack.ss_size = usable_;
    registers_.uc_link = nullptr;
    makecontext(&registers_, &Fiber::main, 0);
#endif
    begun_ = true;
}

void Fiber::resume() {
    Caller caller;
    caller_ = &caller;
    starting = this;
    caller.tsan = tsan_current_fiber();
    asan_start_switch(&caller.asan, stack_, kStackBytes);
    tsan_switch_to(tsan_);
    change(caller.registers, registers_);
    asan_finish_switch(caller.asan, nullptr, nullptr);
}

void Fiber::suspend() {
    asan_start_switch(&asan_, caller_->stack, caller_->stack_bytes);
    tsan_switch_to(caller_->tsan);
    change(registers_, caller_->registers);
    arrive();
}

void Fiber::suspend_for(Fiber& next) {
    next.caller_ = caller_;
    starting = &next;
    asan_start_switch(&asan_, next.stack_, kStackBytes);
    tsan_switch_to(next.tsan_);
    change(registers_, next.registers_);
    arrive();
}

// First on the fiber's stack. Where it comes from is the caller's stack, or that of another fiber with this
// caller.
void Fiber::arrive() {
    const bool first = caller_->stack == nullptr;
    asan_finish_switch(asan_, first ? &caller_->stack : nullptr, first ? &caller_->stack_bytes : nullptr);
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
