// SPDX-License-Identifier: BSD-3-Clause
// The text that .ci/cost compiles to learn how fast a machine compiles. It uses nothing of the library and
// never changes: budgets are multiples of the CPU time that it takes.
#include <algorithm>
#include <complex>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <tuple>
#include <unordered_map>
#include <variant>
#include <vector>

namespace calibration {

template <class T, int N>
struct Matrix {
    std::vector<T> elements = std::vector<T>(N * N);

    T& operator()(int i, int j) { return elements[static_cast<std::size_t>(i + j * N)]; }
    Matrix operator*(Matrix& other) {
        Matrix product;
        for (int j = 0; j < N; ++j) {
            for (int k = 0; k < N; ++k) {
                for (int i = 0; i < N; ++i) product(i, j) += (*this)(i, k) * other(k, j);
            }
        }
        return product;
    }
    std::string text() const {
        std::ostringstream out;
        std::for_each(elements.begin(), elements.end(), [&](const T& x) { out << x << ' '; });
        return out.str();
    }
};

template <class T, int N>
std::string power(int count) {
    Matrix<T, N> a, p;
    for (std::size_t i = 0; i < a.elements.size(); ++i) a.elements[i] = T(i);
    p = a;
    while (--count > 0) p = p * a;
    std::sort(p.elements.begin(), p.elements.end(), [](const T& x, const T& y) { return std::abs(x) < std::abs(y); });
    return p.text();
}

template <class Key>
std::string table(const std::vector<Key>& keys) {
    std::map<Key, std::optional<std::variant<int, std::string>>> ordered;
    std::unordered_map<Key, std::tuple<Key, std::unique_ptr<std::string>>> hashed;
    for (const Key& key : keys) {
        ordered[key] = std::string("ordered");
        hashed.emplace(key, std::make_tuple(key, std::make_unique<std::string>("hashed")));
    }
    std::function<std::string(const Key&)> look = [&](const Key& key) {
        return std::visit(
            [](const auto& value) {
                std::ostringstream out;
                out << value;
                return out.str();
            },
            *ordered.at(key));
    };
    return std::accumulate(keys.begin(), keys.end(), std::string(),
                           [&](const std::string& sum, const Key& key) { return sum + look(key) + *std::get<1>(hashed.at(key)); });
}

std::string run(const std::string& text) {
    const std::regex words("([a-z]+)[.]([0-9]*)(e|E)?([+-]?[0-9]+)?");
    std::smatch match;
    std::string found = std::regex_search(text, match, words) ? match.str(1) : std::string();
    found += std::regex_replace(text, words, "$2");
    found += table<int>({1, 2}) + table<std::string>({"a", "b"}) + table<long>({1, 2}) + table<char>({'a'});
    found += power<float, 8>(3) + power<double, 16>(3) + power<int, 8>(3) + power<long, 4>(2);
    found += power<std::complex<float>, 8>(3) + power<std::complex<double>, 16>(3);
    return found;
}

}  // namespace calibration
