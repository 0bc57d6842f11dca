# SPDX-License-Identifier: BSD-3-Clause
"""A figure of two panels over n, all axes logarithmic: on the left times, on the right how many times as fast as the peer. A
series has one colour, its peer is dashed; labels are next to the lines' ends and are moved apart."""
import html
import math

# Colours that people with any colour vision can tell apart (Okabe and Ito), dark enough for lines on white.
COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#444444"]
WIDTH, HEIGHT, TOP, BOTTOM = 960, 390, 80, 340
SIZE, LINE = 12, 15  # of text, and the least distance of two labels


def text_width(text, size=SIZE):
    return 0.58 * size * len(text)


class Axis:
    def __init__(self, low, high, start, end):
        margin = max(high / low, 2) ** 0.04 * 1.06
        self.low, self.high, self.start, self.end = low / margin, high * margin, start, end

    def at(self, value):
        part = math.log(value / self.low) / math.log(self.high / self.low)
        return self.start + (self.end - self.start) * part

    def ticks(self, apart):
        """At round numbers, the more the better, so that neighbours are apart(tick) pixels from each other."""
        powers = range(math.floor(math.log10(self.low)), math.ceil(math.log10(self.high)) + 1)
        for factors, step in (((1, 1.5, 2, 3, 5, 7), 1), ((1, 2, 5), 1), ((1, 3), 1), *(((1,), step) for step in range(1, 20))):
            ticks = [f * 10.0 ** p for p in powers if p % step == 0 for f in factors if self.low <= f * 10.0 ** p <= self.high]
            if all(abs(self.at(b) - self.at(a)) >= (apart(a) + apart(b)) / 2 for a, b in zip(ticks, ticks[1:])):
                break
        return ticks


def moved_apart(places, low, high):
    """The heights of labels, in their order, LINE pixels from each other at least and between low and high."""
    order = sorted(range(len(places)), key=lambda i: places[i])
    result, before = {}, low - LINE
    for i in order:
        before = result[i] = max(places[i], before + LINE)
    after = high + LINE
    for i in reversed(order):
        after = result[i] = min(result[i], after - LINE)
    return [result[i] for i in range(len(places))]


def count(value):
    return f"{value:,.0f}".replace(",", " ") if value >= 10000 else f"{value:g}"


def seconds(value):
    for unit, factor in (("s", 1), ("ms", 1e3), ("us", 1e6)):
        if value * factor >= 0.9995:
            break
    return f"{float(f'{value * factor:.2g}'):g} {unit}"


class Picture:
    def __init__(self):
        self.parts = []

    def line(self, x1, y1, x2, y2, colour="#dddddd", width=1):
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width}"/>')

    def text(self, x, y, text, anchor="start", colour="#222222", size=SIZE):
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}" font-size="{size}">{html.escape(text)}</text>')

    def path(self, points, colour, dashed):
        dash = ' stroke-dasharray="5 4"' if dashed else ""
        joined = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.parts.append(f'<polyline points="{joined}" fill="none" stroke="{colour}" stroke-width="{1.4 if dashed else 2}"{dash}/>')
        if not dashed:
            self.parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.6" fill="{colour}"/>' for x, y in points]

    def svg(self, title):
        return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
                          'font-family="Helvetica, Arial, sans-serif">', f"<title>{html.escape(title)}</title>",
                          f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>', *self.parts, "</svg>", ""])


def panel(picture, left, right, heading, lines, shown, included=()):
    """lines: (label or None, colour, dashed, {n: value}). Labels are to the right of it. included: values that the axis has, too."""
    every = [(n, v) for _, _, _, points in lines for n, v in points.items()]
    x = Axis(min(n for n, _ in every), max(n for n, _ in every), left, right)
    values = [*(v for _, v in every), *included]
    y = Axis(min(values), max(values), BOTTOM, TOP)
    picture.text(left, TOP - 12, heading)
    for tick in x.ticks(lambda tick: text_width(count(tick)) + 8):
        picture.line(x.at(tick), TOP, x.at(tick), BOTTOM)
        picture.text(x.at(tick), BOTTOM + 18, count(tick), "middle")
    for tick in y.ticks(lambda tick: LINE + 4):
        picture.line(left, y.at(tick), right, y.at(tick), *(("#666666", 1.2) if included and tick == 1 else ()))
        picture.text(left - 8, y.at(tick) + 4, shown(tick), "end")
    picture.text((left + right) / 2, BOTTOM + 38, "n", "middle")
    labels = []
    for label, colour, dashed, points in lines:
        ordered = sorted(points.items())
        picture.path([(x.at(n), y.at(v)) for n, v in ordered], colour, dashed)
        if label:
            labels.append((label, colour, x.at(ordered[-1][0]), y.at(ordered[-1][1])))
    for (label, colour, end_x, end_y), height in zip(labels, moved_apart([l[3] for l in labels], TOP, BOTTOM)):
        if right - end_x > 6 or abs(height - end_y) > 3:
            picture.line(end_x + 4, end_y, right + 5, height, colour, 0.6)
        picture.text(right + 8, height + 4, label, colour=colour)


def draw(title, own, peer, series):
    """series: (label, {n: seconds}, {n: the peer's seconds})."""
    picture = Picture()
    picture.text(WIDTH / 2, 20, title, "middle", size=14)
    room = max(text_width(label) for label, _, _ in series) + 14
    width = (WIDTH - 2 * 62 - 2 * room) / 2
    coloured = [(COLOURS[i % len(COLOURS)], *one) for i, one in enumerate(series)]
    left = 62
    panel(picture, left, left + width, "time",
          [line for colour, label, ours, theirs in coloured
           for line in ((label, colour, False, ours), *(((None, colour, True, theirs),) if theirs else ()))], seconds)
    ratios = [(label, colour, False, {n: theirs[n] / ours[n] for n in ours if n in theirs}) for colour, label, ours, theirs in coloured]
    left += width + room + 62
    panel(picture, left, left + width, f"times as fast as {peer}", [line for line in ratios if line[3]], lambda tick: f"{tick:g}x", (1, 2))
    # What solid and dashed lines are.
    at = 62.0
    for name, dashed in ((own, False), (peer, True)):
        picture.path([(at, 40), (at + 26, 40)], "#444444", dashed)
        picture.text(at + 32, 44, name)
        at += 32 + text_width(name) + 24
    return picture.svg(title)
