// SPDX-License-Identifier: BSD-3-Clause
// How the commands of lapilli-test read their words: CLI11 takes them apart, and each option has a function
// for its value.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace lapilli::tester {

// A command line that cannot be run; the text says why.
class UsageError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// The action of each option with its value. It may throw UsageError; a std::logic_error, such as std::stod's,
// says that the value is not a number.
using ValueOptions = std::map<std::string, std::function<void(const std::string&)>>;

struct CommandLine {
    ValueOptions options;
    std::map<std::string, bool*> flags;
    std::string* word = nullptr;  // one word before or between the options
};

// Reads the words behind the first; the values of an option in their order. True where --help is among them.
// `command` precedes what is said of words that are not understood: "plot: ", or nothing.
bool read_words(int argc, char** argv, const std::string& command, const CommandLine& line);

std::vector<std::string> split(const std::string& text, char separator);
std::int64_t parse_integer(const std::string& text, std::int64_t least, const std::string& what);
// "1000:8000:1000", "100,200,500" or a mixture; bounds are inclusive.
std::vector<std::int64_t> parse_sizes(const std::string& text, const std::string& what);
// The text, if it consists of allowed letters.
std::string parse_letters(const std::string& text, const std::string& allowed, const std::string& what);
// The text, if it is one of those.
std::string one_of(const std::string& text, const std::vector<std::string>& known, const std::string& what);
// "name=value"
std::pair<std::string, std::string> parse_setting(const std::string& text, const std::string& what);

}  // namespace lapilli::tester
