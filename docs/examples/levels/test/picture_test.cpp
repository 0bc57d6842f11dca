// SPDX-License-Identifier: BSD-3-Clause
#include "picture.hpp"

#include <gtest/gtest.h>

#include "common/svg.hpp"

namespace levels {
namespace {

namespace svg = lapilli::tools::svg;

TEST(Axis, TicksAreRound) {
    const svg::Range axis(-2.6, 2.6, 0, 100, 5);
    EXPECT_EQ(axis.ticks(), (std::vector<double>{-2, 0, 2}));
    EXPECT_EQ(svg::Range(-2.6, 2.6, 0, 100, 6).ticks().size(), 5U) << "a step of 1";
    EXPECT_DOUBLE_EQ(axis.at(0), 50);
    EXPECT_EQ(svg::label(-0.5), "\u22120.5");
    EXPECT_EQ(svg::label(0), "0");
}

TEST(Svg, EscapesText) {
    EXPECT_NE(svg::text(0, 0, "start", "a<b & c>d").find("a&lt;b &amp; c&gt;d"), std::string::npos);
}

TEST(Picture, IsCompleteForAStructureAndForBareLevels) {
    const Structure s = flake(Outline::hexagon, Edge::zigzag, 2);
    Picture p;
    p.title = "title";
    p.curves = {{"one", {-1, 0, 1}}, {"two", {-2, 0, 2}}};
    std::string text = draw(p);
    EXPECT_TRUE(text.starts_with("<svg "));
    EXPECT_TRUE(text.ends_with("</svg>\n"));
    EXPECT_EQ(text.find("nan"), std::string::npos);

    p.structure = &s;
    p.maps = {{"map", std::vector<double>(s.atoms.size(), 1)}};
    p.low = -1;
    p.high = 1;
    p.marks = {{0.5, "1"}};
    text = draw(p);
    EXPECT_NE(text.find(">map<"), std::string::npos);
    EXPECT_EQ(text.find("nan"), std::string::npos);
}

TEST(Picture, StandsEqualLevelsAndNoDensity) {
    Picture p;
    p.curves = {{"one", {3, 3}}};
    p.sigma = 1;
    EXPECT_EQ(draw(p).find("nan"), std::string::npos);
    const Structure s = flake(Outline::hexagon, Edge::zigzag, 1);
    p.structure = &s;
    p.maps = {{"map", std::vector<double>(s.atoms.size(), 0)}};
    EXPECT_EQ(draw(p).find("nan"), std::string::npos);
}

}  // namespace
}  // namespace levels
