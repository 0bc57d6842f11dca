// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <functional>

namespace lapilli::files {

// Work in a process of its own whose output is read here: for code of others that reads untrusted files.
// Should it crash, or want more memory or time than it may, only the child ends.
class Child {
  public:
    // `work` gets the descriptor to which it writes, and must not return through exceptions. `bytes`: the
    // memory it may take on top of what it begins with; `seconds`: of a processor.
    Child(const std::function<void(int)>& work, std::size_t bytes, unsigned seconds);
    // Ends the child, if it has not ended.
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    // Throws FileError, with what became of the child, if it has not written that much.
    void read(void* target, std::size_t bytes);
    // Waits for the end of a child whose output has been read: until then it holds what it has opened.
    void wait();

  private:
    pid_t process_ = -1;
    int pipe_ = -1;
};

// Writes all of it; ends the process if the reader is gone. For the child.
void write_to_parent(int descriptor, const void* bytes, std::size_t count);

}  // namespace lapilli::files
