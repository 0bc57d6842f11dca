// SPDX-License-Identifier: BSD-3-Clause
// Calls of the drop-in library's symbols with one argument wrong, in both widths of integers.
// Written by tools/generate from src/api/routines: change the table, then run make generate.
// clang-format off
#pragma once

#include "../arguments.hpp"
#include "declarations.hpp"

inline const BadCalls bad_calls[] = {
    {"spotrf", {1, 2, 4},
     [](int wrong) { Arguments<float, int> a(wrong);
         spotrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         spotrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"dpotrf", {1, 2, 4},
     [](int wrong) { Arguments<double, int> a(wrong);
         dpotrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dpotrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"cpotrf", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cpotrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cpotrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"zpotrf", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zpotrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zpotrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"spotrs", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         spotrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         spotrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"dpotrs", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dpotrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dpotrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"cpotrs", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cpotrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cpotrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"zpotrs", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zpotrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zpotrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"sposv", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         sposv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sposv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"dposv", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dposv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dposv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"cposv", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cposv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cposv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"zposv", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zposv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zposv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"strtri", {1, 2, 3, 5},
     [](int wrong) { Arguments<float, int> a(wrong);
         strtri_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         strtri_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.info()); return a.outcome(); }},
    {"dtrtri", {1, 2, 3, 5},
     [](int wrong) { Arguments<double, int> a(wrong);
         dtrtri_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dtrtri_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.info()); return a.outcome(); }},
    {"ctrtri", {1, 2, 3, 5},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         ctrtri_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         ctrtri_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.info()); return a.outcome(); }},
    {"ztrtri", {1, 2, 3, 5},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         ztrtri_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         ztrtri_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.info()); return a.outcome(); }},
    {"slauum", {1, 2, 4},
     [](int wrong) { Arguments<float, int> a(wrong);
         slauum_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         slauum_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"dlauum", {1, 2, 4},
     [](int wrong) { Arguments<double, int> a(wrong);
         dlauum_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dlauum_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"clauum", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         clauum_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         clauum_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"zlauum", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zlauum_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zlauum_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"spotri", {1, 2, 4},
     [](int wrong) { Arguments<float, int> a(wrong);
         spotri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         spotri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"dpotri", {1, 2, 4},
     [](int wrong) { Arguments<double, int> a(wrong);
         dpotri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dpotri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"cpotri", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cpotri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cpotri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"zpotri", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zpotri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zpotri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40),
                    a.info()); return a.outcome(); }},
    {"strtrs", {1, 2, 3, 4, 5, 7, 9},
     [](int wrong) { Arguments<float, int> a(wrong);
         strtrs_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         strtrs_64_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                    a.info()); return a.outcome(); }},
    {"dtrtrs", {1, 2, 3, 4, 5, 7, 9},
     [](int wrong) { Arguments<double, int> a(wrong);
         dtrtrs_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dtrtrs_64_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                    a.info()); return a.outcome(); }},
    {"ctrtrs", {1, 2, 3, 4, 5, 7, 9},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         ctrtrs_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         ctrtrs_64_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                    a.info()); return a.outcome(); }},
    {"ztrtrs", {1, 2, 3, 4, 5, 7, 9},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         ztrtrs_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         ztrtrs_64_(a.letter(1, 'U'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                    a.info()); return a.outcome(); }},
    {"sgetrf", {1, 2, 4},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgetrf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgetrf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.info()); return a.outcome(); }},
    {"dgetrf", {1, 2, 4},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgetrf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgetrf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.info()); return a.outcome(); }},
    {"cgetrf", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgetrf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgetrf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.info()); return a.outcome(); }},
    {"zgetrf", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgetrf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgetrf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.info()); return a.outcome(); }},
    {"sgetrs", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgetrs_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgetrs_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); }},
    {"dgetrs", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgetrs_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgetrs_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); }},
    {"cgetrs", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgetrs_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgetrs_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); }},
    {"zgetrs", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgetrs_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgetrs_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); }},
    {"sgesv", {1, 2, 4, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgesv_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.scalars(),
                a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgesv_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                   a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"dgesv", {1, 2, 4, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgesv_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.scalars(),
                a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgesv_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                   a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"cgesv", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgesv_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.scalars(),
                a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgesv_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                   a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"zgesv", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgesv_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.scalars(),
                a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgesv_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                   a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"sgetri", {1, 3, 6},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgetri_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.integers(), a.work(),
                 a.integer(6, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgetri_64_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.integers(), a.work(),
                    a.integer(6, a.enough), a.info()); return a.outcome(); }},
    {"dgetri", {1, 3, 6},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgetri_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.integers(), a.work(),
                 a.integer(6, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgetri_64_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.integers(), a.work(),
                    a.integer(6, a.enough), a.info()); return a.outcome(); }},
    {"cgetri", {1, 3, 6},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgetri_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.integers(), a.work(),
                 a.integer(6, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgetri_64_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.integers(), a.work(),
                    a.integer(6, a.enough), a.info()); return a.outcome(); }},
    {"zgetri", {1, 3, 6},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgetri_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.integers(), a.work(),
                 a.integer(6, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgetri_64_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.integers(), a.work(),
                    a.integer(6, a.enough), a.info()); return a.outcome(); }},
    {"sgeqrf", {1, 2, 4, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgeqrf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgeqrf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"dgeqrf", {1, 2, 4, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgeqrf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgeqrf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"cgeqrf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgeqrf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgeqrf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"zgeqrf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgeqrf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgeqrf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"sorgqr", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<float, int> a(wrong);
         sorgqr_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sorgqr_64_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"dorgqr", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<double, int> a(wrong);
         dorgqr_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dorgqr_64_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"cungqr", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cungqr_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cungqr_64_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"zungqr", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zungqr_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zungqr_64_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"sormqr", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<float, int> a(wrong);
         sormqr_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sormqr_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"dormqr", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<double, int> a(wrong);
         dormqr_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dormqr_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"cunmqr", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cunmqr_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cunmqr_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"zunmqr", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zunmqr_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zunmqr_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"sgelqf", {1, 2, 4, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgelqf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgelqf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"dgelqf", {1, 2, 4, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgelqf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgelqf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"cgelqf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgelqf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgelqf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"zgelqf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgelqf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgelqf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"sorglq", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<float, int> a(wrong);
         sorglq_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sorglq_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"dorglq", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<double, int> a(wrong);
         dorglq_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dorglq_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"cunglq", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cunglq_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cunglq_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"zunglq", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zunglq_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zunglq_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"sormlq", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<float, int> a(wrong);
         sormlq_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sormlq_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"dormlq", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<double, int> a(wrong);
         dormlq_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dormlq_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"cunmlq", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cunmlq_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cunmlq_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"zunmlq", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zunmlq_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zunmlq_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"sgeqlf", {1, 2, 4, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgeqlf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgeqlf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"dgeqlf", {1, 2, 4, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgeqlf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgeqlf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"cgeqlf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgeqlf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgeqlf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"zgeqlf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgeqlf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgeqlf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"sorgql", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<float, int> a(wrong);
         sorgql_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sorgql_64_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"dorgql", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<double, int> a(wrong);
         dorgql_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dorgql_64_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"cungql", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cungql_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cungql_64_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"zungql", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zungql_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zungql_64_(a.integer(1, 20), a.integer(2, 0), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"sormql", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<float, int> a(wrong);
         sormql_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sormql_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"dormql", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<double, int> a(wrong);
         dormql_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dormql_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"cunmql", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cunmql_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cunmql_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"zunmql", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zunmql_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zunmql_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"sgerqf", {1, 2, 4, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgerqf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgerqf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"dgerqf", {1, 2, 4, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgerqf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgerqf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"cgerqf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgerqf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgerqf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"zgerqf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgerqf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgerqf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"sorgrq", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<float, int> a(wrong);
         sorgrq_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sorgrq_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"dorgrq", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<double, int> a(wrong);
         dorgrq_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dorgrq_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"cungrq", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cungrq_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cungrq_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"zungrq", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zungrq_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zungrq_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 0), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"sormrq", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<float, int> a(wrong);
         sormrq_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sormrq_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"dormrq", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<double, int> a(wrong);
         dormrq_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dormrq_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"cunmrq", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cunmrq_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cunmrq_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"zunmrq", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zunmrq_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zunmrq_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"sgeqrt", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgeqrt_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgeqrt_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.work(), a.info()); return a.outcome(); }},
    {"dgeqrt", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgeqrt_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgeqrt_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.work(), a.info()); return a.outcome(); }},
    {"cgeqrt", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgeqrt_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgeqrt_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.work(), a.info()); return a.outcome(); }},
    {"zgeqrt", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgeqrt_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgeqrt_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.work(), a.info()); return a.outcome(); }},
    {"sgemqrt", {1, 2, 3, 4, 5, 6, 8, 10, 12},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgemqrt_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                  a.integer(6, 1), a.scalars(), a.integer(8, 40), a.scalars(), a.integer(10, 40), a.scalars(),
                  a.integer(12, 40), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgemqrt_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                     a.integer(6, 1), a.scalars(), a.integer(8, 40), a.scalars(), a.integer(10, 40),
                     a.scalars(), a.integer(12, 40), a.work(), a.info()); return a.outcome(); }},
    {"dgemqrt", {1, 2, 3, 4, 5, 6, 8, 10, 12},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgemqrt_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                  a.integer(6, 1), a.scalars(), a.integer(8, 40), a.scalars(), a.integer(10, 40), a.scalars(),
                  a.integer(12, 40), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgemqrt_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                     a.integer(6, 1), a.scalars(), a.integer(8, 40), a.scalars(), a.integer(10, 40),
                     a.scalars(), a.integer(12, 40), a.work(), a.info()); return a.outcome(); }},
    {"cgemqrt", {1, 2, 3, 4, 5, 6, 8, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgemqrt_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                  a.integer(6, 1), a.scalars(), a.integer(8, 40), a.scalars(), a.integer(10, 40), a.scalars(),
                  a.integer(12, 40), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgemqrt_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                     a.integer(6, 1), a.scalars(), a.integer(8, 40), a.scalars(), a.integer(10, 40),
                     a.scalars(), a.integer(12, 40), a.work(), a.info()); return a.outcome(); }},
    {"zgemqrt", {1, 2, 3, 4, 5, 6, 8, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgemqrt_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                  a.integer(6, 1), a.scalars(), a.integer(8, 40), a.scalars(), a.integer(10, 40), a.scalars(),
                  a.integer(12, 40), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgemqrt_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                     a.integer(6, 1), a.scalars(), a.integer(8, 40), a.scalars(), a.integer(10, 40),
                     a.scalars(), a.integer(12, 40), a.work(), a.info()); return a.outcome(); }},
    {"sgels", {1, 2, 3, 4, 6, 8, 10},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgels_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgels_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                   a.info()); return a.outcome(); }},
    {"dgels", {1, 2, 3, 4, 6, 8, 10},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgels_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgels_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                   a.info()); return a.outcome(); }},
    {"cgels", {1, 2, 3, 4, 6, 8, 10},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgels_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgels_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                   a.info()); return a.outcome(); }},
    {"zgels", {1, 2, 3, 4, 6, 8, 10},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgels_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgels_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                   a.info()); return a.outcome(); }},
    {"sgetsls", {1, 2, 3, 4, 6, 8, 10},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgetsls_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                  a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                  a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgetsls_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                     a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                     a.info()); return a.outcome(); }},
    {"dgetsls", {1, 2, 3, 4, 6, 8, 10},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgetsls_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                  a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                  a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgetsls_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                     a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                     a.info()); return a.outcome(); }},
    {"cgetsls", {1, 2, 3, 4, 6, 8, 10},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgetsls_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                  a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                  a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgetsls_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                     a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                     a.info()); return a.outcome(); }},
    {"zgetsls", {1, 2, 3, 4, 6, 8, 10},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgetsls_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                  a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                  a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgetsls_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                     a.integer(6, 40), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                     a.info()); return a.outcome(); }},
    {"sgeqp3", {1, 2, 4, 8},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgeqp3_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.scalars(),
                 a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgeqp3_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"dgeqp3", {1, 2, 4, 8},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgeqp3_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.scalars(),
                 a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgeqp3_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"cgeqp3", {1, 2, 4, 8},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgeqp3_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.scalars(),
                 a.work(), a.integer(8, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgeqp3_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.rwork(),
                    a.info()); return a.outcome(); }},
    {"zgeqp3", {1, 2, 4, 8},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgeqp3_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.scalars(),
                 a.work(), a.integer(8, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgeqp3_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.scalars(), a.work(), a.integer(8, a.enough), a.rwork(),
                    a.info()); return a.outcome(); }},
    {"stzrzf", {1, 2, 4, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         stzrzf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         stzrzf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"dtzrzf", {1, 2, 4, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dtzrzf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dtzrzf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"ctzrzf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         ctzrzf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         ctzrzf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"ztzrzf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         ztzrzf_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         ztzrzf_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"sormrz", {1, 2, 3, 4, 5, 6, 8, 11, 13},
     [](int wrong) { Arguments<float, int> a(wrong);
         sormrz_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.integer(6, 0), a.scalars(), a.integer(8, 40), a.scalars(), a.scalars(), a.integer(11, 40),
                 a.work(), a.integer(13, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sormrz_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.integer(6, 0), a.scalars(), a.integer(8, 40), a.scalars(), a.scalars(),
                    a.integer(11, 40), a.work(), a.integer(13, a.enough), a.info()); return a.outcome(); }},
    {"dormrz", {1, 2, 3, 4, 5, 6, 8, 11, 13},
     [](int wrong) { Arguments<double, int> a(wrong);
         dormrz_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.integer(6, 0), a.scalars(), a.integer(8, 40), a.scalars(), a.scalars(), a.integer(11, 40),
                 a.work(), a.integer(13, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dormrz_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.integer(6, 0), a.scalars(), a.integer(8, 40), a.scalars(), a.scalars(),
                    a.integer(11, 40), a.work(), a.integer(13, a.enough), a.info()); return a.outcome(); }},
    {"cunmrz", {1, 2, 3, 4, 5, 6, 8, 11, 13},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cunmrz_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.integer(6, 0), a.scalars(), a.integer(8, 40), a.scalars(), a.scalars(), a.integer(11, 40),
                 a.work(), a.integer(13, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cunmrz_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.integer(6, 0), a.scalars(), a.integer(8, 40), a.scalars(), a.scalars(),
                    a.integer(11, 40), a.work(), a.integer(13, a.enough), a.info()); return a.outcome(); }},
    {"zunmrz", {1, 2, 3, 4, 5, 6, 8, 11, 13},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zunmrz_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                 a.integer(6, 0), a.scalars(), a.integer(8, 40), a.scalars(), a.scalars(), a.integer(11, 40),
                 a.work(), a.integer(13, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zunmrz_64_(a.letter(1, 'R'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.integer(5, 0),
                    a.integer(6, 0), a.scalars(), a.integer(8, 40), a.scalars(), a.scalars(),
                    a.integer(11, 40), a.work(), a.integer(13, a.enough), a.info()); return a.outcome(); }},
    {"sgelsy", {1, 2, 3, 5, 7, 12},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgelsy_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.real_number(), a.integers(), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgelsy_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.real_number(), a.integers(), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"dgelsy", {1, 2, 3, 5, 7, 12},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgelsy_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.real_number(), a.integers(), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgelsy_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.real_number(), a.integers(), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"cgelsy", {1, 2, 3, 5, 7, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgelsy_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.real_number(), a.integers(), a.work(),
                 a.integer(12, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgelsy_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.real_number(), a.integers(), a.work(),
                    a.integer(12, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"zgelsy", {1, 2, 3, 5, 7, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgelsy_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.real_number(), a.integers(), a.work(),
                 a.integer(12, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgelsy_64_(a.integer(1, 20), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.real_number(), a.integers(), a.work(),
                    a.integer(12, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"dsgesv", {1, 2, 4, 7, 9},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsgesv_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.scalars(),
                 a.integer(7, 40), a.scalars(), a.integer(9, 40), a.work(), a.swork(), a.iwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsgesv_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.work(), a.swork(),
                    a.iwork(), a.info()); return a.outcome(); }},
    {"zcgesv", {1, 2, 4, 7, 9},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zcgesv_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.scalars(),
                 a.integer(7, 40), a.scalars(), a.integer(9, 40), a.work(), a.swork(), a.rwork(), a.iwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zcgesv_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.work(), a.swork(),
                    a.rwork(), a.iwork(), a.info()); return a.outcome(); }},
    {"dsposv", {1, 2, 3, 5, 7, 9},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsposv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.work(), a.swork(), a.iwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsposv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.work(), a.swork(),
                    a.iwork(), a.info()); return a.outcome(); }},
    {"zcposv", {1, 2, 3, 5, 7, 9},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zcposv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.work(), a.swork(), a.rwork(),
                 a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zcposv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.work(), a.swork(),
                    a.rwork(), a.iwork(), a.info()); return a.outcome(); }},
    {"sgerfs", {1, 2, 3, 5, 7, 10, 12},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgerfs_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                 a.integer(12, 40), a.reals(), a.reals(), a.work(), a.iwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgerfs_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                    a.integer(12, 40), a.reals(), a.reals(), a.work(), a.iwork(),
                    a.info()); return a.outcome(); }},
    {"dgerfs", {1, 2, 3, 5, 7, 10, 12},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgerfs_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                 a.integer(12, 40), a.reals(), a.reals(), a.work(), a.iwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgerfs_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                    a.integer(12, 40), a.reals(), a.reals(), a.work(), a.iwork(),
                    a.info()); return a.outcome(); }},
    {"cgerfs", {1, 2, 3, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgerfs_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                 a.integer(12, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgerfs_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                    a.integer(12, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                    a.info()); return a.outcome(); }},
    {"zgerfs", {1, 2, 3, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgerfs_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                 a.integer(12, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgerfs_64_(a.letter(1, 'N'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                    a.integer(12, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                    a.info()); return a.outcome(); }},
    {"sporfs", {1, 2, 3, 5, 7, 9, 11},
     [](int wrong) { Arguments<float, int> a(wrong);
         sporfs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.scalars(), a.integer(11, 40),
                 a.reals(), a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sporfs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.scalars(),
                    a.integer(11, 40), a.reals(), a.reals(), a.work(), a.iwork(),
                    a.info()); return a.outcome(); }},
    {"dporfs", {1, 2, 3, 5, 7, 9, 11},
     [](int wrong) { Arguments<double, int> a(wrong);
         dporfs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.scalars(), a.integer(11, 40),
                 a.reals(), a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dporfs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.scalars(),
                    a.integer(11, 40), a.reals(), a.reals(), a.work(), a.iwork(),
                    a.info()); return a.outcome(); }},
    {"cporfs", {1, 2, 3, 5, 7, 9, 11},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cporfs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.scalars(), a.integer(11, 40),
                 a.reals(), a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cporfs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.scalars(),
                    a.integer(11, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                    a.info()); return a.outcome(); }},
    {"zporfs", {1, 2, 3, 5, 7, 9, 11},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zporfs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.scalars(), a.integer(11, 40),
                 a.reals(), a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zporfs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.scalars(),
                    a.integer(11, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                    a.info()); return a.outcome(); }},
    {"ssyrfs", {1, 2, 3, 5, 7, 10, 12},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssyrfs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                 a.integer(12, 40), a.reals(), a.reals(), a.work(), a.iwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssyrfs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                    a.integer(12, 40), a.reals(), a.reals(), a.work(), a.iwork(),
                    a.info()); return a.outcome(); }},
    {"dsyrfs", {1, 2, 3, 5, 7, 10, 12},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsyrfs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                 a.integer(12, 40), a.reals(), a.reals(), a.work(), a.iwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsyrfs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                    a.integer(12, 40), a.reals(), a.reals(), a.work(), a.iwork(),
                    a.info()); return a.outcome(); }},
    {"csyrfs", {1, 2, 3, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         csyrfs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                 a.integer(12, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         csyrfs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                    a.integer(12, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                    a.info()); return a.outcome(); }},
    {"zsyrfs", {1, 2, 3, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zsyrfs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                 a.integer(12, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zsyrfs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                    a.integer(12, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                    a.info()); return a.outcome(); }},
    {"cherfs", {1, 2, 3, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cherfs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                 a.integer(12, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cherfs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                    a.integer(12, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                    a.info()); return a.outcome(); }},
    {"zherfs", {1, 2, 3, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zherfs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                 a.integer(12, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zherfs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.integers(), a.scalars(), a.integer(10, 40), a.scalars(),
                    a.integer(12, 40), a.reals(), a.reals(), a.work(), a.rwork(),
                    a.info()); return a.outcome(); }},
    {"sgesvx", {1, 2, 3, 4, 6, 8, 14, 16},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgesvx_(a.letter(1, 'F'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.written_letter(), a.reals(),
                 a.reals(), a.scalars(), a.integer(14, 40), a.scalars(), a.integer(16, 40), a.reals(),
                 a.reals(), a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgesvx_64_(a.letter(1, 'F'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.written_letter(),
                    a.reals(), a.reals(), a.scalars(), a.integer(14, 40), a.scalars(), a.integer(16, 40),
                    a.reals(), a.reals(), a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); }},
    {"dgesvx", {1, 2, 3, 4, 6, 8, 14, 16},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgesvx_(a.letter(1, 'F'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.written_letter(), a.reals(),
                 a.reals(), a.scalars(), a.integer(14, 40), a.scalars(), a.integer(16, 40), a.reals(),
                 a.reals(), a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgesvx_64_(a.letter(1, 'F'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.written_letter(),
                    a.reals(), a.reals(), a.scalars(), a.integer(14, 40), a.scalars(), a.integer(16, 40),
                    a.reals(), a.reals(), a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); }},
    {"cgesvx", {1, 2, 3, 4, 6, 8, 14, 16},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgesvx_(a.letter(1, 'F'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.written_letter(), a.reals(),
                 a.reals(), a.scalars(), a.integer(14, 40), a.scalars(), a.integer(16, 40), a.reals(),
                 a.reals(), a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgesvx_64_(a.letter(1, 'F'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.written_letter(),
                    a.reals(), a.reals(), a.scalars(), a.integer(14, 40), a.scalars(), a.integer(16, 40),
                    a.reals(), a.reals(), a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); }},
    {"zgesvx", {1, 2, 3, 4, 6, 8, 14, 16},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgesvx_(a.letter(1, 'F'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.written_letter(), a.reals(),
                 a.reals(), a.scalars(), a.integer(14, 40), a.scalars(), a.integer(16, 40), a.reals(),
                 a.reals(), a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgesvx_64_(a.letter(1, 'F'), a.letter(2, 'N'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.written_letter(),
                    a.reals(), a.reals(), a.scalars(), a.integer(14, 40), a.scalars(), a.integer(16, 40),
                    a.reals(), a.reals(), a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); }},
    {"sposvx", {1, 2, 3, 4, 6, 8, 12, 14},
     [](int wrong) { Arguments<float, int> a(wrong);
         sposvx_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.written_letter(), a.reals(), a.scalars(),
                 a.integer(12, 40), a.scalars(), a.integer(14, 40), a.reals(), a.reals(), a.reals(), a.work(),
                 a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sposvx_64_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.written_letter(), a.reals(),
                    a.scalars(), a.integer(12, 40), a.scalars(), a.integer(14, 40), a.reals(), a.reals(),
                    a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); }},
    {"dposvx", {1, 2, 3, 4, 6, 8, 12, 14},
     [](int wrong) { Arguments<double, int> a(wrong);
         dposvx_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.written_letter(), a.reals(), a.scalars(),
                 a.integer(12, 40), a.scalars(), a.integer(14, 40), a.reals(), a.reals(), a.reals(), a.work(),
                 a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dposvx_64_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.written_letter(), a.reals(),
                    a.scalars(), a.integer(12, 40), a.scalars(), a.integer(14, 40), a.reals(), a.reals(),
                    a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); }},
    {"cposvx", {1, 2, 3, 4, 6, 8, 12, 14},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cposvx_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.written_letter(), a.reals(), a.scalars(),
                 a.integer(12, 40), a.scalars(), a.integer(14, 40), a.reals(), a.reals(), a.reals(), a.work(),
                 a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cposvx_64_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.written_letter(), a.reals(),
                    a.scalars(), a.integer(12, 40), a.scalars(), a.integer(14, 40), a.reals(), a.reals(),
                    a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); }},
    {"zposvx", {1, 2, 3, 4, 6, 8, 12, 14},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zposvx_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.written_letter(), a.reals(), a.scalars(),
                 a.integer(12, 40), a.scalars(), a.integer(14, 40), a.reals(), a.reals(), a.reals(), a.work(),
                 a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zposvx_64_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.written_letter(), a.reals(),
                    a.scalars(), a.integer(12, 40), a.scalars(), a.integer(14, 40), a.reals(), a.reals(),
                    a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); }},
    {"ssysvx", {1, 2, 3, 4, 6, 8, 11, 13, 18},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssysvx_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.scalars(),
                 a.integer(11, 40), a.scalars(), a.integer(13, 40), a.reals(), a.reals(), a.reals(), a.work(),
                 a.integer(18, a.enough), a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssysvx_64_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.scalars(),
                    a.integer(11, 40), a.scalars(), a.integer(13, 40), a.reals(), a.reals(), a.reals(),
                    a.work(), a.integer(18, a.enough), a.iwork(), a.info()); return a.outcome(); }},
    {"dsysvx", {1, 2, 3, 4, 6, 8, 11, 13, 18},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsysvx_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.scalars(),
                 a.integer(11, 40), a.scalars(), a.integer(13, 40), a.reals(), a.reals(), a.reals(), a.work(),
                 a.integer(18, a.enough), a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsysvx_64_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.scalars(),
                    a.integer(11, 40), a.scalars(), a.integer(13, 40), a.reals(), a.reals(), a.reals(),
                    a.work(), a.integer(18, a.enough), a.iwork(), a.info()); return a.outcome(); }},
    {"csysvx", {1, 2, 3, 4, 6, 8, 11, 13, 18},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         csysvx_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.scalars(),
                 a.integer(11, 40), a.scalars(), a.integer(13, 40), a.reals(), a.reals(), a.reals(), a.work(),
                 a.integer(18, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         csysvx_64_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.scalars(),
                    a.integer(11, 40), a.scalars(), a.integer(13, 40), a.reals(), a.reals(), a.reals(),
                    a.work(), a.integer(18, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"zsysvx", {1, 2, 3, 4, 6, 8, 11, 13, 18},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zsysvx_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.scalars(),
                 a.integer(11, 40), a.scalars(), a.integer(13, 40), a.reals(), a.reals(), a.reals(), a.work(),
                 a.integer(18, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zsysvx_64_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.scalars(),
                    a.integer(11, 40), a.scalars(), a.integer(13, 40), a.reals(), a.reals(), a.reals(),
                    a.work(), a.integer(18, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"chesvx", {1, 2, 3, 4, 6, 8, 11, 13, 18},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chesvx_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.scalars(),
                 a.integer(11, 40), a.scalars(), a.integer(13, 40), a.reals(), a.reals(), a.reals(), a.work(),
                 a.integer(18, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chesvx_64_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.scalars(),
                    a.integer(11, 40), a.scalars(), a.integer(13, 40), a.reals(), a.reals(), a.reals(),
                    a.work(), a.integer(18, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"zhesvx", {1, 2, 3, 4, 6, 8, 11, 13, 18},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhesvx_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.scalars(),
                 a.integer(11, 40), a.scalars(), a.integer(13, 40), a.reals(), a.reals(), a.reals(), a.work(),
                 a.integer(18, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhesvx_64_(a.letter(1, 'F'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.integers(), a.scalars(),
                    a.integer(11, 40), a.scalars(), a.integer(13, 40), a.reals(), a.reals(), a.reals(),
                    a.work(), a.integer(18, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"ssytrf", {1, 2, 4, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssytrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssytrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"dsytrf", {1, 2, 4, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsytrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsytrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"csytrf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         csytrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         csytrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"zsytrf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zsytrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zsytrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"chetrf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chetrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chetrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"zhetrf", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhetrf_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhetrf_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"ssytrs", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssytrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssytrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); }},
    {"dsytrs", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsytrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsytrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); }},
    {"csytrs", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         csytrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         csytrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); }},
    {"zsytrs", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zsytrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zsytrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); }},
    {"chetrs", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chetrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chetrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); }},
    {"zhetrs", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhetrs_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhetrs_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.integers(), a.scalars(), a.integer(8, 40), a.info()); return a.outcome(); }},
    {"ssysv", {1, 2, 3, 5, 8, 10},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssysv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.integers(), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssysv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.integers(), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                   a.info()); return a.outcome(); }},
    {"dsysv", {1, 2, 3, 5, 8, 10},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsysv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.integers(), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsysv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.integers(), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                   a.info()); return a.outcome(); }},
    {"csysv", {1, 2, 3, 5, 8, 10},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         csysv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.integers(), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         csysv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.integers(), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                   a.info()); return a.outcome(); }},
    {"zsysv", {1, 2, 3, 5, 8, 10},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zsysv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.integers(), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zsysv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.integers(), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                   a.info()); return a.outcome(); }},
    {"chesv", {1, 2, 3, 5, 8, 10},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chesv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.integers(), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chesv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.integers(), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                   a.info()); return a.outcome(); }},
    {"zhesv", {1, 2, 3, 5, 8, 10},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhesv_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.integers(), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhesv_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.integers(), a.scalars(), a.integer(8, 40), a.work(), a.integer(10, a.enough),
                   a.info()); return a.outcome(); }},
    {"ssytri", {1, 2, 4},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssytri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssytri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                    a.info()); return a.outcome(); }},
    {"dsytri", {1, 2, 4},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsytri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsytri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                    a.info()); return a.outcome(); }},
    {"csytri", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         csytri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         csytri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                    a.info()); return a.outcome(); }},
    {"zsytri", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zsytri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zsytri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                    a.info()); return a.outcome(); }},
    {"chetri", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chetri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chetri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                    a.info()); return a.outcome(); }},
    {"zhetri", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhetri_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhetri_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(), a.work(),
                    a.info()); return a.outcome(); }},
    {"sgeequ", {1, 2, 4},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgeequ_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                 a.reals(), a.reals(), a.reals(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgeequ_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                    a.reals(), a.reals(), a.reals(), a.info()); return a.outcome(); }},
    {"dgeequ", {1, 2, 4},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgeequ_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                 a.reals(), a.reals(), a.reals(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgeequ_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                    a.reals(), a.reals(), a.reals(), a.info()); return a.outcome(); }},
    {"cgeequ", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgeequ_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                 a.reals(), a.reals(), a.reals(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgeequ_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                    a.reals(), a.reals(), a.reals(), a.info()); return a.outcome(); }},
    {"zgeequ", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgeequ_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                 a.reals(), a.reals(), a.reals(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgeequ_64_(a.integer(1, 20), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                    a.reals(), a.reals(), a.reals(), a.info()); return a.outcome(); }},
    {"spoequ", {1, 3},
     [](int wrong) { Arguments<float, int> a(wrong);
         spoequ_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.reals(), a.reals(), a.reals(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         spoequ_64_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.reals(), a.reals(), a.reals(),
                    a.info()); return a.outcome(); }},
    {"dpoequ", {1, 3},
     [](int wrong) { Arguments<double, int> a(wrong);
         dpoequ_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.reals(), a.reals(), a.reals(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dpoequ_64_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.reals(), a.reals(), a.reals(),
                    a.info()); return a.outcome(); }},
    {"cpoequ", {1, 3},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cpoequ_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.reals(), a.reals(), a.reals(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cpoequ_64_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.reals(), a.reals(), a.reals(),
                    a.info()); return a.outcome(); }},
    {"zpoequ", {1, 3},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zpoequ_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.reals(), a.reals(), a.reals(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zpoequ_64_(a.integer(1, 20), a.scalars(), a.integer(3, 40), a.reals(), a.reals(), a.reals(),
                    a.info()); return a.outcome(); }},
    {"sgecon", {1, 2, 4},
     [](int wrong) { Arguments<float, int> a(wrong);
         sgecon_(a.letter(1, 'I'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                 a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sgecon_64_(a.letter(1, 'I'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                    a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); }},
    {"dgecon", {1, 2, 4},
     [](int wrong) { Arguments<double, int> a(wrong);
         dgecon_(a.letter(1, 'I'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                 a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dgecon_64_(a.letter(1, 'I'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                    a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); }},
    {"cgecon", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cgecon_(a.letter(1, 'I'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                 a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cgecon_64_(a.letter(1, 'I'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                    a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); }},
    {"zgecon", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zgecon_(a.letter(1, 'I'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                 a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zgecon_64_(a.letter(1, 'I'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                    a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); }},
    {"spocon", {1, 2, 4},
     [](int wrong) { Arguments<float, int> a(wrong);
         spocon_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                 a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         spocon_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                    a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); }},
    {"dpocon", {1, 2, 4},
     [](int wrong) { Arguments<double, int> a(wrong);
         dpocon_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                 a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dpocon_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                    a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); }},
    {"cpocon", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cpocon_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                 a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cpocon_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                    a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); }},
    {"zpocon", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zpocon_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                 a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zpocon_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.real_number(),
                    a.reals(), a.work(), a.rwork(), a.info()); return a.outcome(); }},
    {"ssycon", {1, 2, 4},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssycon_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                 a.real_number(), a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssycon_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.real_number(), a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); }},
    {"dsycon", {1, 2, 4},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsycon_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                 a.real_number(), a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsycon_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.real_number(), a.reals(), a.work(), a.iwork(), a.info()); return a.outcome(); }},
    {"csycon", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         csycon_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                 a.real_number(), a.reals(), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         csycon_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.real_number(), a.reals(), a.work(), a.info()); return a.outcome(); }},
    {"zsycon", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zsycon_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                 a.real_number(), a.reals(), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zsycon_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.real_number(), a.reals(), a.work(), a.info()); return a.outcome(); }},
    {"checon", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         checon_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                 a.real_number(), a.reals(), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         checon_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.real_number(), a.reals(), a.work(), a.info()); return a.outcome(); }},
    {"zhecon", {1, 2, 4},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhecon_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                 a.real_number(), a.reals(), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhecon_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.integers(),
                    a.real_number(), a.reals(), a.work(), a.info()); return a.outcome(); }},
    {"ssytrd", {1, 2, 4, 9},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssytrd_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                 a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssytrd_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                    a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); }},
    {"dsytrd", {1, 2, 4, 9},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsytrd_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                 a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsytrd_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                    a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); }},
    {"chetrd", {1, 2, 4, 9},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chetrd_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                 a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chetrd_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                    a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); }},
    {"zhetrd", {1, 2, 4, 9},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhetrd_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                 a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhetrd_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.reals(), a.reals(),
                    a.scalars(), a.work(), a.integer(9, a.enough), a.info()); return a.outcome(); }},
    {"sorgtr", {1, 2, 4, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         sorgtr_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sorgtr_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"dorgtr", {1, 2, 4, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dorgtr_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dorgtr_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"cungtr", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cungtr_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cungtr_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"zungtr", {1, 2, 4, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zungtr_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                 a.integer(7, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zungtr_64_(a.letter(1, 'U'), a.integer(2, 20), a.scalars(), a.integer(4, 40), a.scalars(), a.work(),
                    a.integer(7, a.enough), a.info()); return a.outcome(); }},
    {"sormtr", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<float, int> a(wrong);
         sormtr_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sormtr_64_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"dormtr", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<double, int> a(wrong);
         dormtr_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dormtr_64_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"cunmtr", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cunmtr_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cunmtr_64_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"zunmtr", {1, 2, 3, 4, 5, 7, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zunmtr_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zunmtr_64_(a.letter(1, 'R'), a.letter(2, 'U'), a.letter(3, 'N'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.scalars(), a.integer(10, 40), a.work(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"sstedc", {1, 2, 6, 8, 10},
     [](int wrong) { Arguments<float, int> a(wrong);
         sstedc_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                 a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sstedc_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                    a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                    a.info()); return a.outcome(); }},
    {"dstedc", {1, 2, 6, 8, 10},
     [](int wrong) { Arguments<double, int> a(wrong);
         dstedc_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                 a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dstedc_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                    a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                    a.info()); return a.outcome(); }},
    {"cstedc", {1, 2, 6, 8, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cstedc_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                 a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough), a.iwork(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cstedc_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                    a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough), a.iwork(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"zstedc", {1, 2, 6, 8, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zstedc_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                 a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough), a.iwork(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zstedc_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                    a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough), a.iwork(),
                    a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"ssyevd", {1, 2, 3, 5, 8, 10},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssyevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.reals(), a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssyevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.reals(), a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                    a.info()); return a.outcome(); }},
    {"dsyevd", {1, 2, 3, 5, 8, 10},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsyevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.reals(), a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsyevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.reals(), a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                    a.info()); return a.outcome(); }},
    {"cheevd", {1, 2, 3, 5, 8, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cheevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough), a.iwork(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cheevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough),
                    a.iwork(), a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"zheevd", {1, 2, 3, 5, 8, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zheevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough), a.iwork(),
                 a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zheevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough),
                    a.iwork(), a.integer(12, a.enough), a.info()); return a.outcome(); }},
    {"ssyev", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssyev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.reals(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssyev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.reals(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"dsyev", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsyev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.reals(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsyev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.reals(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"cheev", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cheev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cheev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"zheev", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zheev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zheev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                   a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"ssyevr", {1, 2, 3, 4, 6, 9, 10, 15, 18, 20},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssyevr_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                 a.work(), a.integer(18, a.enough), a.iwork(), a.integer(20, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssyevr_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                    a.work(), a.integer(18, a.enough), a.iwork(), a.integer(20, a.enough),
                    a.info()); return a.outcome(); }},
    {"dsyevr", {1, 2, 3, 4, 6, 9, 10, 15, 18, 20},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsyevr_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                 a.work(), a.integer(18, a.enough), a.iwork(), a.integer(20, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsyevr_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                    a.work(), a.integer(18, a.enough), a.iwork(), a.integer(20, a.enough),
                    a.info()); return a.outcome(); }},
    {"cheevr", {1, 2, 3, 4, 6, 9, 10, 15, 18, 20, 22},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cheevr_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                 a.work(), a.integer(18, a.enough), a.rwork(), a.integer(20, a.enough), a.iwork(),
                 a.integer(22, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cheevr_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                    a.work(), a.integer(18, a.enough), a.rwork(), a.integer(20, a.enough), a.iwork(),
                    a.integer(22, a.enough), a.info()); return a.outcome(); }},
    {"zheevr", {1, 2, 3, 4, 6, 9, 10, 15, 18, 20, 22},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zheevr_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                 a.work(), a.integer(18, a.enough), a.rwork(), a.integer(20, a.enough), a.iwork(),
                 a.integer(22, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zheevr_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.integers(),
                    a.work(), a.integer(18, a.enough), a.rwork(), a.integer(20, a.enough), a.iwork(),
                    a.integer(22, a.enough), a.info()); return a.outcome(); }},
    {"ssyevx", {1, 2, 3, 4, 6, 9, 10, 15, 17},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssyevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                 a.integer(17, a.enough), a.iwork(), a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssyevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                    a.integer(17, a.enough), a.iwork(), a.integers(), a.info()); return a.outcome(); }},
    {"dsyevx", {1, 2, 3, 4, 6, 9, 10, 15, 17},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsyevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                 a.integer(17, a.enough), a.iwork(), a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsyevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                    a.integer(17, a.enough), a.iwork(), a.integers(), a.info()); return a.outcome(); }},
    {"cheevx", {1, 2, 3, 4, 6, 9, 10, 15, 17},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cheevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                 a.integer(17, a.enough), a.rwork(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cheevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                    a.integer(17, a.enough), a.rwork(), a.iwork(), a.integers(),
                    a.info()); return a.outcome(); }},
    {"zheevx", {1, 2, 3, 4, 6, 9, 10, 15, 17},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zheevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                 a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                 a.integer(17, a.enough), a.rwork(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zheevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1), a.integer(10, 20),
                    a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(15, 40), a.work(),
                    a.integer(17, a.enough), a.rwork(), a.iwork(), a.integers(),
                    a.info()); return a.outcome(); }},
    {"ssyev_2stage", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssyev_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                       a.reals(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssyev_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                          a.reals(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"dsyev_2stage", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsyev_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                       a.reals(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsyev_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                          a.reals(), a.work(), a.integer(8, a.enough), a.info()); return a.outcome(); }},
    {"cheev_2stage", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cheev_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                       a.reals(), a.work(), a.integer(8, a.enough), a.rwork(),
                       a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cheev_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                          a.reals(), a.work(), a.integer(8, a.enough), a.rwork(),
                          a.info()); return a.outcome(); }},
    {"zheev_2stage", {1, 2, 3, 5, 8},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zheev_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                       a.reals(), a.work(), a.integer(8, a.enough), a.rwork(),
                       a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zheev_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                          a.reals(), a.work(), a.integer(8, a.enough), a.rwork(),
                          a.info()); return a.outcome(); }},
    {"ssyevd_2stage", {1, 2, 3, 5, 8, 10},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssyevd_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                        a.reals(), a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                        a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssyevd_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(),
                           a.integer(5, 40), a.reals(), a.work(), a.integer(8, a.enough), a.iwork(),
                           a.integer(10, a.enough), a.info()); return a.outcome(); }},
    {"dsyevd_2stage", {1, 2, 3, 5, 8, 10},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsyevd_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                        a.reals(), a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                        a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsyevd_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(),
                           a.integer(5, 40), a.reals(), a.work(), a.integer(8, a.enough), a.iwork(),
                           a.integer(10, a.enough), a.info()); return a.outcome(); }},
    {"cheevd_2stage", {1, 2, 3, 5, 8, 10, 12},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cheevd_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                        a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough),
                        a.iwork(), a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cheevd_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(),
                           a.integer(5, 40), a.reals(), a.work(), a.integer(8, a.enough), a.rwork(),
                           a.integer(10, a.enough), a.iwork(), a.integer(12, a.enough),
                           a.info()); return a.outcome(); }},
    {"zheevd_2stage", {1, 2, 3, 5, 8, 10, 12},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zheevd_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                        a.reals(), a.work(), a.integer(8, a.enough), a.rwork(), a.integer(10, a.enough),
                        a.iwork(), a.integer(12, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zheevd_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(),
                           a.integer(5, 40), a.reals(), a.work(), a.integer(8, a.enough), a.rwork(),
                           a.integer(10, a.enough), a.iwork(), a.integer(12, a.enough),
                           a.info()); return a.outcome(); }},
    {"ssyevr_2stage", {1, 2, 3, 4, 6, 9, 10, 15, 18, 20},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssyevr_2stage_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                        a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                        a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                        a.integer(15, 40), a.integers(), a.work(), a.integer(18, a.enough), a.iwork(),
                        a.integer(20, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssyevr_2stage_64_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                           a.scalars(), a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                           a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                           a.integer(15, 40), a.integers(), a.work(), a.integer(18, a.enough), a.iwork(),
                           a.integer(20, a.enough), a.info()); return a.outcome(); }},
    {"dsyevr_2stage", {1, 2, 3, 4, 6, 9, 10, 15, 18, 20},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsyevr_2stage_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                        a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                        a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                        a.integer(15, 40), a.integers(), a.work(), a.integer(18, a.enough), a.iwork(),
                        a.integer(20, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsyevr_2stage_64_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                           a.scalars(), a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                           a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                           a.integer(15, 40), a.integers(), a.work(), a.integer(18, a.enough), a.iwork(),
                           a.integer(20, a.enough), a.info()); return a.outcome(); }},
    {"cheevr_2stage", {1, 2, 3, 4, 6, 9, 10, 15, 18, 20, 22},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cheevr_2stage_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                        a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                        a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                        a.integer(15, 40), a.integers(), a.work(), a.integer(18, a.enough), a.rwork(),
                        a.integer(20, a.enough), a.iwork(), a.integer(22, a.enough),
                        a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cheevr_2stage_64_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                           a.scalars(), a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                           a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                           a.integer(15, 40), a.integers(), a.work(), a.integer(18, a.enough), a.rwork(),
                           a.integer(20, a.enough), a.iwork(), a.integer(22, a.enough),
                           a.info()); return a.outcome(); }},
    {"zheevr_2stage", {1, 2, 3, 4, 6, 9, 10, 15, 18, 20, 22},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zheevr_2stage_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                        a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                        a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                        a.integer(15, 40), a.integers(), a.work(), a.integer(18, a.enough), a.rwork(),
                        a.integer(20, a.enough), a.iwork(), a.integer(22, a.enough),
                        a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zheevr_2stage_64_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                           a.scalars(), a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                           a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                           a.integer(15, 40), a.integers(), a.work(), a.integer(18, a.enough), a.rwork(),
                           a.integer(20, a.enough), a.iwork(), a.integer(22, a.enough),
                           a.info()); return a.outcome(); }},
    {"ssyevx_2stage", {1, 2, 3, 4, 6, 9, 10, 15, 17},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssyevx_2stage_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                        a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                        a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                        a.integer(15, 40), a.work(), a.integer(17, a.enough), a.iwork(), a.integers(),
                        a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssyevx_2stage_64_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                           a.scalars(), a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                           a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                           a.integer(15, 40), a.work(), a.integer(17, a.enough), a.iwork(), a.integers(),
                           a.info()); return a.outcome(); }},
    {"dsyevx_2stage", {1, 2, 3, 4, 6, 9, 10, 15, 17},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsyevx_2stage_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                        a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                        a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                        a.integer(15, 40), a.work(), a.integer(17, a.enough), a.iwork(), a.integers(),
                        a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsyevx_2stage_64_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                           a.scalars(), a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                           a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                           a.integer(15, 40), a.work(), a.integer(17, a.enough), a.iwork(), a.integers(),
                           a.info()); return a.outcome(); }},
    {"cheevx_2stage", {1, 2, 3, 4, 6, 9, 10, 15, 17},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         cheevx_2stage_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                        a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                        a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                        a.integer(15, 40), a.work(), a.integer(17, a.enough), a.rwork(), a.iwork(),
                        a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         cheevx_2stage_64_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                           a.scalars(), a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                           a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                           a.integer(15, 40), a.work(), a.integer(17, a.enough), a.rwork(), a.iwork(),
                           a.integers(), a.info()); return a.outcome(); }},
    {"zheevx_2stage", {1, 2, 3, 4, 6, 9, 10, 15, 17},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zheevx_2stage_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                        a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                        a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                        a.integer(15, 40), a.work(), a.integer(17, a.enough), a.rwork(), a.iwork(),
                        a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zheevx_2stage_64_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                           a.scalars(), a.integer(6, 40), a.real_number(), a.real_number(), a.integer(9, 1),
                           a.integer(10, 20), a.real_number(), a.integers(), a.reals(), a.scalars(),
                           a.integer(15, 40), a.work(), a.integer(17, a.enough), a.rwork(), a.iwork(),
                           a.integers(), a.info()); return a.outcome(); }},
    {"ssterf", {1},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssterf_(a.integer(1, 20), a.reals(), a.reals(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssterf_64_(a.integer(1, 20), a.reals(), a.reals(), a.info()); return a.outcome(); }},
    {"dsterf", {1},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsterf_(a.integer(1, 20), a.reals(), a.reals(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsterf_64_(a.integer(1, 20), a.reals(), a.reals(), a.info()); return a.outcome(); }},
    {"sstev", {1, 2, 6},
     [](int wrong) { Arguments<float, int> a(wrong);
         sstev_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sstev_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                   a.work(), a.info()); return a.outcome(); }},
    {"dstev", {1, 2, 6},
     [](int wrong) { Arguments<double, int> a(wrong);
         dstev_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dstev_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                   a.work(), a.info()); return a.outcome(); }},
    {"sstevd", {1, 2, 6, 8, 10},
     [](int wrong) { Arguments<float, int> a(wrong);
         sstevd_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                 a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sstevd_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                    a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                    a.info()); return a.outcome(); }},
    {"dstevd", {1, 2, 6, 8, 10},
     [](int wrong) { Arguments<double, int> a(wrong);
         dstevd_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                 a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dstevd_64_(a.letter(1, 'V'), a.integer(2, 20), a.reals(), a.reals(), a.scalars(), a.integer(6, 40),
                    a.work(), a.integer(8, a.enough), a.iwork(), a.integer(10, a.enough),
                    a.info()); return a.outcome(); }},
    {"sstevx", {1, 2, 3, 8, 9, 14},
     [](int wrong) { Arguments<float, int> a(wrong);
         sstevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(), a.real_number(),
                 a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(), a.integers(), a.reals(),
                 a.scalars(), a.integer(14, 40), a.work(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sstevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(),
                    a.real_number(), a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(),
                    a.integers(), a.reals(), a.scalars(), a.integer(14, 40), a.work(), a.iwork(),
                    a.integers(), a.info()); return a.outcome(); }},
    {"dstevx", {1, 2, 3, 8, 9, 14},
     [](int wrong) { Arguments<double, int> a(wrong);
         dstevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(), a.real_number(),
                 a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(), a.integers(), a.reals(),
                 a.scalars(), a.integer(14, 40), a.work(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dstevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(),
                    a.real_number(), a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(),
                    a.integers(), a.reals(), a.scalars(), a.integer(14, 40), a.work(), a.iwork(),
                    a.integers(), a.info()); return a.outcome(); }},
    {"sstevr", {1, 2, 3, 8, 9, 14, 17, 19},
     [](int wrong) { Arguments<float, int> a(wrong);
         sstevr_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(), a.real_number(),
                 a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(), a.integers(), a.reals(),
                 a.scalars(), a.integer(14, 40), a.integers(), a.work(), a.integer(17, a.enough), a.iwork(),
                 a.integer(19, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sstevr_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(),
                    a.real_number(), a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(),
                    a.integers(), a.reals(), a.scalars(), a.integer(14, 40), a.integers(), a.work(),
                    a.integer(17, a.enough), a.iwork(), a.integer(19, a.enough),
                    a.info()); return a.outcome(); }},
    {"dstevr", {1, 2, 3, 8, 9, 14, 17, 19},
     [](int wrong) { Arguments<double, int> a(wrong);
         dstevr_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(), a.real_number(),
                 a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(), a.integers(), a.reals(),
                 a.scalars(), a.integer(14, 40), a.integers(), a.work(), a.integer(17, a.enough), a.iwork(),
                 a.integer(19, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dstevr_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.integer(3, 20), a.reals(), a.reals(),
                    a.real_number(), a.real_number(), a.integer(8, 1), a.integer(9, 20), a.real_number(),
                    a.integers(), a.reals(), a.scalars(), a.integer(14, 40), a.integers(), a.work(),
                    a.integer(17, a.enough), a.iwork(), a.integer(19, a.enough),
                    a.info()); return a.outcome(); }},
    {"sstebz", {1, 2, 3, 6, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         sstebz_(a.letter(1, 'I'), a.letter(2, 'E'), a.integer(3, 20), a.real_number(), a.real_number(),
                 a.integer(6, 1), a.integer(7, 20), a.real_number(), a.reals(), a.reals(), a.integers(),
                 a.integers(), a.reals(), a.integers(), a.integers(), a.work(), a.iwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sstebz_64_(a.letter(1, 'I'), a.letter(2, 'E'), a.integer(3, 20), a.real_number(), a.real_number(),
                    a.integer(6, 1), a.integer(7, 20), a.real_number(), a.reals(), a.reals(), a.integers(),
                    a.integers(), a.reals(), a.integers(), a.integers(), a.work(), a.iwork(),
                    a.info()); return a.outcome(); }},
    {"dstebz", {1, 2, 3, 6, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dstebz_(a.letter(1, 'I'), a.letter(2, 'E'), a.integer(3, 20), a.real_number(), a.real_number(),
                 a.integer(6, 1), a.integer(7, 20), a.real_number(), a.reals(), a.reals(), a.integers(),
                 a.integers(), a.reals(), a.integers(), a.integers(), a.work(), a.iwork(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dstebz_64_(a.letter(1, 'I'), a.letter(2, 'E'), a.integer(3, 20), a.real_number(), a.real_number(),
                    a.integer(6, 1), a.integer(7, 20), a.real_number(), a.reals(), a.reals(), a.integers(),
                    a.integers(), a.reals(), a.integers(), a.integers(), a.work(), a.iwork(),
                    a.info()); return a.outcome(); }},
    {"ssygst", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssygst_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssygst_64_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"dsygst", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsygst_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsygst_64_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"chegst", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chegst_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chegst_64_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"zhegst", {1, 2, 3, 5, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhegst_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                 a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhegst_64_(a.integer(1, 1), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.integer(5, 40),
                    a.scalars(), a.integer(7, 40), a.info()); return a.outcome(); }},
    {"ssygvd", {1, 2, 3, 4, 6, 8, 11, 13},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssygvd_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                 a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssygvd_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                    a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                    a.info()); return a.outcome(); }},
    {"dsygvd", {1, 2, 3, 4, 6, 8, 11, 13},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsygvd_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                 a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsygvd_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                    a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                    a.info()); return a.outcome(); }},
    {"chegvd", {1, 2, 3, 4, 6, 8, 11, 13, 15},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chegvd_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                 a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                 a.integer(15, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chegvd_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                    a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                    a.integer(15, a.enough), a.info()); return a.outcome(); }},
    {"zhegvd", {1, 2, 3, 4, 6, 8, 11, 13, 15},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhegvd_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                 a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                 a.integer(15, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhegvd_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                    a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                    a.integer(15, a.enough), a.info()); return a.outcome(); }},
    {"ssygv", {1, 2, 3, 4, 6, 8, 11},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssygv_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(), a.integer(11, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssygv_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                   a.integer(11, a.enough), a.info()); return a.outcome(); }},
    {"dsygv", {1, 2, 3, 4, 6, 8, 11},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsygv_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(), a.integer(11, a.enough),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsygv_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                   a.integer(11, a.enough), a.info()); return a.outcome(); }},
    {"chegv", {1, 2, 3, 4, 6, 8, 11},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chegv_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(), a.integer(11, a.enough),
                a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chegv_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                   a.integer(11, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"zhegv", {1, 2, 3, 4, 6, 8, 11},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhegv_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(), a.integer(11, a.enough),
                a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhegv_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                   a.integer(11, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"ssygvx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18, 20},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssygvx_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.iwork(),
                 a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssygvx_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.iwork(),
                    a.integers(), a.info()); return a.outcome(); }},
    {"dsygvx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18, 20},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsygvx_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.iwork(),
                 a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsygvx_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.iwork(),
                    a.integers(), a.info()); return a.outcome(); }},
    {"chegvx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18, 20},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chegvx_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.rwork(),
                 a.iwork(), a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chegvx_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.rwork(),
                    a.iwork(), a.integers(), a.info()); return a.outcome(); }},
    {"zhegvx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18, 20},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhegvx_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.rwork(),
                 a.iwork(), a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhegvx_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'I'), a.letter(4, 'U'), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.integer(20, a.enough), a.rwork(),
                    a.iwork(), a.integers(), a.info()); return a.outcome(); }},
    {"ssygv_2stage", {1, 2, 3, 4, 6, 8, 11},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssygv_2stage_(a.integer(1, 1), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                       a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                       a.integer(11, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssygv_2stage_64_(a.integer(1, 1), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                          a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                          a.integer(11, a.enough), a.info()); return a.outcome(); }},
    {"dsygv_2stage", {1, 2, 3, 4, 6, 8, 11},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsygv_2stage_(a.integer(1, 1), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                       a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                       a.integer(11, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsygv_2stage_64_(a.integer(1, 1), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                          a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                          a.integer(11, a.enough), a.info()); return a.outcome(); }},
    {"chegv_2stage", {1, 2, 3, 4, 6, 8, 11},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chegv_2stage_(a.integer(1, 1), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                       a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                       a.integer(11, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chegv_2stage_64_(a.integer(1, 1), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                          a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                          a.integer(11, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"zhegv_2stage", {1, 2, 3, 4, 6, 8, 11},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhegv_2stage_(a.integer(1, 1), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                       a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                       a.integer(11, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhegv_2stage_64_(a.integer(1, 1), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                          a.integer(6, 40), a.scalars(), a.integer(8, 40), a.reals(), a.work(),
                          a.integer(11, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"ssytrd_sy2sb", {1, 2, 3, 5, 7, 10},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssytrd_sy2sb_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                       a.scalars(), a.integer(7, 40), a.scalars(), a.work(), a.integer(10, a.enough),
                       a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssytrd_sy2sb_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                          a.scalars(), a.integer(7, 40), a.scalars(), a.work(), a.integer(10, a.enough),
                          a.info()); return a.outcome(); }},
    {"dsytrd_sy2sb", {1, 2, 3, 5, 7, 10},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsytrd_sy2sb_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                       a.scalars(), a.integer(7, 40), a.scalars(), a.work(), a.integer(10, a.enough),
                       a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsytrd_sy2sb_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                          a.scalars(), a.integer(7, 40), a.scalars(), a.work(), a.integer(10, a.enough),
                          a.info()); return a.outcome(); }},
    {"chetrd_he2hb", {1, 2, 3, 5, 7, 10},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chetrd_he2hb_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                       a.scalars(), a.integer(7, 40), a.scalars(), a.work(), a.integer(10, a.enough),
                       a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chetrd_he2hb_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                          a.scalars(), a.integer(7, 40), a.scalars(), a.work(), a.integer(10, a.enough),
                          a.info()); return a.outcome(); }},
    {"zhetrd_he2hb", {1, 2, 3, 5, 7, 10},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhetrd_he2hb_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                       a.scalars(), a.integer(7, 40), a.scalars(), a.work(), a.integer(10, a.enough),
                       a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhetrd_he2hb_64_(a.letter(1, 'U'), a.integer(2, 20), a.integer(3, 1), a.scalars(), a.integer(5, 40),
                          a.scalars(), a.integer(7, 40), a.scalars(), a.work(), a.integer(10, a.enough),
                          a.info()); return a.outcome(); }},
    {"ssytrd_sb2st", {1, 2, 3, 4, 5, 7, 11, 13},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssytrd_sb2st_(a.letter(1, 'Y'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20),
                       a.integer(5, 20), a.scalars(), a.integer(7, 40), a.reals(), a.reals(), a.work(),
                       a.integer(11, a.enough), a.work(), a.integer(13, a.enough),
                       a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssytrd_sb2st_64_(a.letter(1, 'Y'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20),
                          a.integer(5, 20), a.scalars(), a.integer(7, 40), a.reals(), a.reals(), a.work(),
                          a.integer(11, a.enough), a.work(), a.integer(13, a.enough),
                          a.info()); return a.outcome(); }},
    {"dsytrd_sb2st", {1, 2, 3, 4, 5, 7, 11, 13},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsytrd_sb2st_(a.letter(1, 'Y'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20),
                       a.integer(5, 20), a.scalars(), a.integer(7, 40), a.reals(), a.reals(), a.work(),
                       a.integer(11, a.enough), a.work(), a.integer(13, a.enough),
                       a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsytrd_sb2st_64_(a.letter(1, 'Y'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20),
                          a.integer(5, 20), a.scalars(), a.integer(7, 40), a.reals(), a.reals(), a.work(),
                          a.integer(11, a.enough), a.work(), a.integer(13, a.enough),
                          a.info()); return a.outcome(); }},
    {"chetrd_hb2st", {1, 2, 3, 4, 5, 7, 11, 13},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chetrd_hb2st_(a.letter(1, 'Y'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20),
                       a.integer(5, 20), a.scalars(), a.integer(7, 40), a.reals(), a.reals(), a.work(),
                       a.integer(11, a.enough), a.work(), a.integer(13, a.enough),
                       a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chetrd_hb2st_64_(a.letter(1, 'Y'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20),
                          a.integer(5, 20), a.scalars(), a.integer(7, 40), a.reals(), a.reals(), a.work(),
                          a.integer(11, a.enough), a.work(), a.integer(13, a.enough),
                          a.info()); return a.outcome(); }},
    {"zhetrd_hb2st", {1, 2, 3, 4, 5, 7, 11, 13},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhetrd_hb2st_(a.letter(1, 'Y'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20),
                       a.integer(5, 20), a.scalars(), a.integer(7, 40), a.reals(), a.reals(), a.work(),
                       a.integer(11, a.enough), a.work(), a.integer(13, a.enough),
                       a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhetrd_hb2st_64_(a.letter(1, 'Y'), a.letter(2, 'N'), a.letter(3, 'U'), a.integer(4, 20),
                          a.integer(5, 20), a.scalars(), a.integer(7, 40), a.reals(), a.reals(), a.work(),
                          a.integer(11, a.enough), a.work(), a.integer(13, a.enough),
                          a.info()); return a.outcome(); }},
    {"ssbtrd", {1, 2, 3, 4, 6, 10},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssbtrd_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssbtrd_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                    a.info()); return a.outcome(); }},
    {"dsbtrd", {1, 2, 3, 4, 6, 10},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsbtrd_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsbtrd_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                    a.info()); return a.outcome(); }},
    {"chbtrd", {1, 2, 3, 4, 6, 10},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chbtrd_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chbtrd_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                    a.info()); return a.outcome(); }},
    {"zhbtrd", {1, 2, 3, 4, 6, 10},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhbtrd_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhbtrd_64_(a.letter(1, 'U'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.reals(), a.scalars(), a.integer(10, 40), a.work(),
                    a.info()); return a.outcome(); }},
    {"ssbevd", {1, 2, 3, 4, 6, 9, 11, 13},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssbevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                 a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssbevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                    a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                    a.info()); return a.outcome(); }},
    {"dsbevd", {1, 2, 3, 4, 6, 9, 11, 13},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsbevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                 a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsbevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                    a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                    a.info()); return a.outcome(); }},
    {"chbevd", {1, 2, 3, 4, 6, 9, 11, 13, 15},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chbevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                 a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                 a.integer(15, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chbevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                    a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                    a.integer(15, a.enough), a.info()); return a.outcome(); }},
    {"zhbevd", {1, 2, 3, 4, 6, 9, 11, 13, 15},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhbevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                 a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                 a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                 a.integer(15, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhbevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                    a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                    a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                    a.integer(15, a.enough), a.info()); return a.outcome(); }},
    {"ssbev", {1, 2, 3, 4, 6, 9},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssbev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssbev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                   a.info()); return a.outcome(); }},
    {"dsbev", {1, 2, 3, 4, 6, 9},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsbev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsbev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                   a.info()); return a.outcome(); }},
    {"chbev", {1, 2, 3, 4, 6, 9},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chbev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.rwork(),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chbev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.rwork(),
                   a.info()); return a.outcome(); }},
    {"zhbev", {1, 2, 3, 4, 6, 9},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhbev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.rwork(),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhbev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                   a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.rwork(),
                   a.info()); return a.outcome(); }},
    {"ssbevx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssbevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssbevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.iwork(), a.integers(),
                    a.info()); return a.outcome(); }},
    {"dsbevx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsbevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsbevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.iwork(), a.integers(),
                    a.info()); return a.outcome(); }},
    {"chbevx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chbevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.rwork(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chbevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.rwork(), a.iwork(), a.integers(),
                    a.info()); return a.outcome(); }},
    {"zhbevx", {1, 2, 3, 4, 5, 7, 9, 12, 13, 18},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhbevx_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                 a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                 a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                 a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.rwork(), a.iwork(), a.integers(),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhbevx_64_(a.letter(1, 'V'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20), a.integer(5, 20),
                    a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40), a.real_number(),
                    a.real_number(), a.integer(12, 1), a.integer(13, 20), a.real_number(), a.integers(),
                    a.reals(), a.scalars(), a.integer(18, 40), a.work(), a.rwork(), a.iwork(), a.integers(),
                    a.info()); return a.outcome(); }},
    {"ssbevd_2stage", {1, 2, 3, 4, 6, 9, 11, 13},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssbevd_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                        a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                        a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                        a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssbevd_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20),
                           a.scalars(), a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                           a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                           a.info()); return a.outcome(); }},
    {"dsbevd_2stage", {1, 2, 3, 4, 6, 9, 11, 13},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsbevd_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                        a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                        a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                        a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsbevd_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20),
                           a.scalars(), a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                           a.integer(11, a.enough), a.iwork(), a.integer(13, a.enough),
                           a.info()); return a.outcome(); }},
    {"chbevd_2stage", {1, 2, 3, 4, 6, 9, 11, 13, 15},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chbevd_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                        a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                        a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                        a.integer(15, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chbevd_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20),
                           a.scalars(), a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                           a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                           a.integer(15, a.enough), a.info()); return a.outcome(); }},
    {"zhbevd_2stage", {1, 2, 3, 4, 6, 9, 11, 13, 15},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhbevd_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                        a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                        a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                        a.integer(15, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhbevd_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20),
                           a.scalars(), a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                           a.integer(11, a.enough), a.rwork(), a.integer(13, a.enough), a.iwork(),
                           a.integer(15, a.enough), a.info()); return a.outcome(); }},
    {"ssbev_2stage", {1, 2, 3, 4, 6, 9, 11},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssbev_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                       a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                       a.integer(11, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssbev_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                          a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                          a.integer(11, a.enough), a.info()); return a.outcome(); }},
    {"dsbev_2stage", {1, 2, 3, 4, 6, 9, 11},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsbev_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                       a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                       a.integer(11, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsbev_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                          a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                          a.integer(11, a.enough), a.info()); return a.outcome(); }},
    {"chbev_2stage", {1, 2, 3, 4, 6, 9, 11},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chbev_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                       a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                       a.integer(11, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chbev_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                          a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                          a.integer(11, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"zhbev_2stage", {1, 2, 3, 4, 6, 9, 11},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhbev_2stage_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                       a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                       a.integer(11, a.enough), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhbev_2stage_64_(a.letter(1, 'N'), a.letter(2, 'U'), a.integer(3, 20), a.integer(4, 20), a.scalars(),
                          a.integer(6, 40), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                          a.integer(11, a.enough), a.rwork(), a.info()); return a.outcome(); }},
    {"ssbevx_2stage", {1, 2, 3, 4, 5, 7, 12, 13, 18, 20},
     [](int wrong) { Arguments<float, int> a(wrong);
         ssbevx_2stage_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                        a.integer(5, 20), a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                        a.real_number(), a.real_number(), a.integer(12, 1), a.integer(13, 20),
                        a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(18, 40), a.work(),
                        a.integer(20, a.enough), a.iwork(), a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         ssbevx_2stage_64_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                           a.integer(5, 20), a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                           a.real_number(), a.real_number(), a.integer(12, 1), a.integer(13, 20),
                           a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(18, 40), a.work(),
                           a.integer(20, a.enough), a.iwork(), a.integers(), a.info()); return a.outcome(); }},
    {"dsbevx_2stage", {1, 2, 3, 4, 5, 7, 12, 13, 18, 20},
     [](int wrong) { Arguments<double, int> a(wrong);
         dsbevx_2stage_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                        a.integer(5, 20), a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                        a.real_number(), a.real_number(), a.integer(12, 1), a.integer(13, 20),
                        a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(18, 40), a.work(),
                        a.integer(20, a.enough), a.iwork(), a.integers(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dsbevx_2stage_64_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                           a.integer(5, 20), a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                           a.real_number(), a.real_number(), a.integer(12, 1), a.integer(13, 20),
                           a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(18, 40), a.work(),
                           a.integer(20, a.enough), a.iwork(), a.integers(), a.info()); return a.outcome(); }},
    {"chbevx_2stage", {1, 2, 3, 4, 5, 7, 12, 13, 18, 20},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chbevx_2stage_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                        a.integer(5, 20), a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                        a.real_number(), a.real_number(), a.integer(12, 1), a.integer(13, 20),
                        a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(18, 40), a.work(),
                        a.integer(20, a.enough), a.rwork(), a.iwork(), a.integers(),
                        a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chbevx_2stage_64_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                           a.integer(5, 20), a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                           a.real_number(), a.real_number(), a.integer(12, 1), a.integer(13, 20),
                           a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(18, 40), a.work(),
                           a.integer(20, a.enough), a.rwork(), a.iwork(), a.integers(),
                           a.info()); return a.outcome(); }},
    {"zhbevx_2stage", {1, 2, 3, 4, 5, 7, 12, 13, 18, 20},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhbevx_2stage_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                        a.integer(5, 20), a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                        a.real_number(), a.real_number(), a.integer(12, 1), a.integer(13, 20),
                        a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(18, 40), a.work(),
                        a.integer(20, a.enough), a.rwork(), a.iwork(), a.integers(),
                        a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhbevx_2stage_64_(a.letter(1, 'N'), a.letter(2, 'I'), a.letter(3, 'U'), a.integer(4, 20),
                           a.integer(5, 20), a.scalars(), a.integer(7, 40), a.scalars(), a.integer(9, 40),
                           a.real_number(), a.real_number(), a.integer(12, 1), a.integer(13, 20),
                           a.real_number(), a.integers(), a.reals(), a.scalars(), a.integer(18, 40), a.work(),
                           a.integer(20, a.enough), a.rwork(), a.iwork(), a.integers(),
                           a.info()); return a.outcome(); }},
    {"sspevd", {1, 2, 3, 7, 9, 11},
     [](int wrong) { Arguments<float, int> a(wrong);
         sspevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                 a.integer(7, 40), a.work(), a.integer(9, a.enough), a.iwork(), a.integer(11, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sspevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                    a.integer(7, 40), a.work(), a.integer(9, a.enough), a.iwork(), a.integer(11, a.enough),
                    a.info()); return a.outcome(); }},
    {"dspevd", {1, 2, 3, 7, 9, 11},
     [](int wrong) { Arguments<double, int> a(wrong);
         dspevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                 a.integer(7, 40), a.work(), a.integer(9, a.enough), a.iwork(), a.integer(11, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dspevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                    a.integer(7, 40), a.work(), a.integer(9, a.enough), a.iwork(), a.integer(11, a.enough),
                    a.info()); return a.outcome(); }},
    {"chpevd", {1, 2, 3, 7, 9, 11, 13},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chpevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                 a.integer(7, 40), a.work(), a.integer(9, a.enough), a.rwork(), a.integer(11, a.enough),
                 a.iwork(), a.integer(13, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chpevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                    a.integer(7, 40), a.work(), a.integer(9, a.enough), a.rwork(), a.integer(11, a.enough),
                    a.iwork(), a.integer(13, a.enough), a.info()); return a.outcome(); }},
    {"zhpevd", {1, 2, 3, 7, 9, 11, 13},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhpevd_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                 a.integer(7, 40), a.work(), a.integer(9, a.enough), a.rwork(), a.integer(11, a.enough),
                 a.iwork(), a.integer(13, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhpevd_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                    a.integer(7, 40), a.work(), a.integer(9, a.enough), a.rwork(), a.integer(11, a.enough),
                    a.iwork(), a.integer(13, a.enough), a.info()); return a.outcome(); }},
    {"sspev", {1, 2, 3, 7},
     [](int wrong) { Arguments<float, int> a(wrong);
         sspev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                a.integer(7, 40), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sspev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                   a.integer(7, 40), a.work(), a.info()); return a.outcome(); }},
    {"dspev", {1, 2, 3, 7},
     [](int wrong) { Arguments<double, int> a(wrong);
         dspev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                a.integer(7, 40), a.work(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dspev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                   a.integer(7, 40), a.work(), a.info()); return a.outcome(); }},
    {"chpev", {1, 2, 3, 7},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chpev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                a.integer(7, 40), a.work(), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chpev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                   a.integer(7, 40), a.work(), a.rwork(), a.info()); return a.outcome(); }},
    {"zhpev", {1, 2, 3, 7},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhpev_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                a.integer(7, 40), a.work(), a.rwork(), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhpev_64_(a.letter(1, 'V'), a.letter(2, 'U'), a.integer(3, 20), a.scalars(), a.reals(), a.scalars(),
                   a.integer(7, 40), a.work(), a.rwork(), a.info()); return a.outcome(); }},
    {"sspgvd", {1, 2, 3, 4, 9, 11, 13},
     [](int wrong) { Arguments<float, int> a(wrong);
         sspgvd_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.integer(11, a.enough),
                 a.iwork(), a.integer(13, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sspgvd_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.integer(11, a.enough),
                    a.iwork(), a.integer(13, a.enough), a.info()); return a.outcome(); }},
    {"dspgvd", {1, 2, 3, 4, 9, 11, 13},
     [](int wrong) { Arguments<double, int> a(wrong);
         dspgvd_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.integer(11, a.enough),
                 a.iwork(), a.integer(13, a.enough), a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dspgvd_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.integer(11, a.enough),
                    a.iwork(), a.integer(13, a.enough), a.info()); return a.outcome(); }},
    {"chpgvd", {1, 2, 3, 4, 9, 11, 13, 15},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chpgvd_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.integer(11, a.enough),
                 a.rwork(), a.integer(13, a.enough), a.iwork(), a.integer(15, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chpgvd_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.integer(11, a.enough),
                    a.rwork(), a.integer(13, a.enough), a.iwork(), a.integer(15, a.enough),
                    a.info()); return a.outcome(); }},
    {"zhpgvd", {1, 2, 3, 4, 9, 11, 13, 15},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhpgvd_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                 a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.integer(11, a.enough),
                 a.rwork(), a.integer(13, a.enough), a.iwork(), a.integer(15, a.enough),
                 a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhpgvd_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                    a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.integer(11, a.enough),
                    a.rwork(), a.integer(13, a.enough), a.iwork(), a.integer(15, a.enough),
                    a.info()); return a.outcome(); }},
    {"sspgv", {1, 2, 3, 4, 9},
     [](int wrong) { Arguments<float, int> a(wrong);
         sspgv_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<float, std::int64_t> a(wrong);
         sspgv_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                   a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                   a.info()); return a.outcome(); }},
    {"dspgv", {1, 2, 3, 4, 9},
     [](int wrong) { Arguments<double, int> a(wrong);
         dspgv_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<double, std::int64_t> a(wrong);
         dspgv_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                   a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(),
                   a.info()); return a.outcome(); }},
    {"chpgv", {1, 2, 3, 4, 9},
     [](int wrong) { Arguments<std::complex<float>, int> a(wrong);
         chpgv_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.rwork(),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<float>, std::int64_t> a(wrong);
         chpgv_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                   a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.rwork(),
                   a.info()); return a.outcome(); }},
    {"zhpgv", {1, 2, 3, 4, 9},
     [](int wrong) { Arguments<std::complex<double>, int> a(wrong);
         zhpgv_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.rwork(),
                a.info()); return a.outcome(); },
     [](int wrong) { Arguments<std::complex<double>, std::int64_t> a(wrong);
         zhpgv_64_(a.integer(1, 1), a.letter(2, 'V'), a.letter(3, 'U'), a.integer(4, 20), a.scalars(),
                   a.scalars(), a.reals(), a.scalars(), a.integer(9, 40), a.work(), a.rwork(),
                   a.info()); return a.outcome(); }},
};
