// SPDX-License-Identifier: BSD-3-Clause
// The files that a command reads and writes: a result never takes the place of an input, nor of another
// result, unless the user says so. All of it is asked before anything is computed.
#pragma once

#include <string>
#include <vector>

namespace lapilli::tools {

struct Place {
    std::string name;     // what messages call it: "A", "--values"
    std::string path;     // "-" is standard output; an empty path is no place
    std::string dataset;  // within an HDF5 file; empty: the whole file
};

// Throws FileError unless every output has a file, or a dataset, of its own that is not an input's, whatever
// paths and links lead there. Pipes, terminals and devices hold nothing that could be lost. `hint` ends the
// sentence about an input.
void require_apart(const std::vector<Place>& inputs, const std::vector<Place>& outputs,
                   const std::string& hint = "");

// Throws FileError if no file can be written at this path: no such directory, a directory itself, no
// permission.
void require_writable(const std::string& path);

// Throws FileError unless the path ends in ".svg", or leads to a pipe or a device.
void require_picture(const std::string& path);

// The target of symbolic links, even if there is no file yet.
std::string followed(const std::string& path);

}  // namespace lapilli::tools
