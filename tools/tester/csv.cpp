// SPDX-License-Identifier: BSD-3-Clause
#include "tester/csv.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>

#include "common/file_error.hpp"
#include "tester/options.hpp"

namespace lapilli::tester {
namespace {

std::vector<std::string> csv_fields(const std::string& line) {
    std::vector<std::string> fields(1);
    bool inside = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') {
            if (inside && i + 1 < line.size() && line[i + 1] == '"') {
                fields.back() += line[++i];
            } else {
                inside = !inside;
            }
        } else if (line[i] == ',' && !inside) {
            fields.emplace_back();
        } else {
            fields.back() += line[i];
        }
    }
    return fields;
}

}  // namespace

std::string value_of(const Row& row, const std::string& column) {
    const auto found = row.find(column);
    return found == row.end() ? "" : found->second;
}

void read_rows(const std::string& path, std::vector<Row>& rows) {
    std::ifstream in(path);
    std::string line;
    if (!in) {
        throw tools::FileError("'" + path + "': cannot be opened: " + std::strerror(errno));
    }
    if (!std::getline(in, line)) {
        throw tools::FileError("'" + path + "': the file is empty");
    }
    const std::vector<std::string> names = csv_fields(line);
    while (std::getline(in, line)) {
        const std::vector<std::string> fields = csv_fields(line);
        if (fields.size() != names.size()) {
            throw UsageError("'" + path + "' has a line with " + std::to_string(fields.size()) +
                             " instead of " + std::to_string(names.size()) + " columns");
        }
        Row& row = rows.emplace_back();
        for (std::size_t i = 0; i < names.size(); ++i) {
            row[names[i]] = fields[i];
        }
    }
}

std::string quoted(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) {
        return text;
    }
    std::string result = "\"";
    for (const char c : text) {
        result += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return result + '"';
}

}  // namespace lapilli::tester
