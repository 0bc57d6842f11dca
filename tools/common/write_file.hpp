// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>

namespace lapilli::tools {

// A file is written in the folder of its place and moved there when it is complete: until then, and if it
// never is, the place holds what it held before. A file that is replaced leaves its mode to the new one, and
// its owner and group where the system lets it; a symbolic link goes on leading to the file.
class Draft {
  public:
    // Makes an empty draft. Throws FileError if it cannot.
    explicit Draft(std::string path);
    // Removes the draft, unless it has been moved.
    ~Draft();
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    // The path of the draft.
    const std::string& path() const { return draft_; }
    // Moves it to its place. Throws FileError if it cannot.
    void complete();

  private:
    std::string place_, draft_;
    bool in_place_;
};

// The file holds `text` afterwards, or what it held before and FileError is thrown, which names it.
void write_file(const std::string& path, const std::string& text);

}  // namespace lapilli::tools
