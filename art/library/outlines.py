"""Flat outlines: SVG paths, icons, letters, and what can be done with them on a grid of pixels."""
import bpy
import json
import math
import os
import re
from functools import lru_cache

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
TAU, D = math.tau, math.radians
GRID, HALF = 480, 1.12
PIXEL = 2 * HALF / GRID


class Pen:
    """Reads SVG path data: letters, numbers, and the one-digit flags of arcs that may be glued together."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def skip(self):
        while self.at < len(self.data) and self.data[self.at] in ' ,\n\t':
            self.at += 1

    def command(self):
        self.skip()
        if self.at < len(self.data) and self.data[self.at].isalpha():
            self.at += 1
            return self.data[self.at - 1]
        return None

    def number(self):
        self.skip()
        found = re.compile(r'[-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?').match(self.data, self.at)
        self.at = found.end()
        return float(found.group())

    def flag(self):
        self.skip()
        self.at += 1
        return self.data[self.at - 1] == '1'

    def ended(self):
        self.skip()
        return self.at >= len(self.data)


def arc_points(x1, y1, rx, ry, turn, is_large, is_sweep, x, y, n):
    if rx == 0 or ry == 0 or (x1 == x and y1 == y):
        return [(x, y)]
    cs, sn = math.cos(turn), math.sin(turn)
    dx, dy = (x1 - x) / 2, (y1 - y) / 2
    xp, yp = cs * dx + sn * dy, -sn * dx + cs * dy
    lam = (xp / rx) ** 2 + (yp / ry) ** 2
    if lam > 1:
        rx, ry = rx * lam ** .5, ry * lam ** .5
    k = (-1 if is_large == is_sweep else 1) * max(0, 1 / ((xp / rx) ** 2 + (yp / ry) ** 2) - 1) ** .5
    cx, cy = k * rx * yp / ry, -k * ry * xp / rx
    a0 = math.atan2((yp - cy) / ry, (xp - cx) / rx)
    da = math.atan2((-yp - cy) / ry, (-xp - cx) / rx) - a0
    if is_sweep and da < 0:
        da += TAU
    if not is_sweep and da > 0:
        da -= TAU
    out = []
    for s in range(1, n + 1):
        a = a0 + da * s / n
        u, w = rx * math.cos(a) + cx, ry * math.sin(a) + cy
        out.append((cs * u - sn * w + (x1 + x) / 2, sn * u + cs * w + (y1 + y) / 2))
    return out


def svg_polys(data, n=10):
    """SVG path data as a list of polylines, with y upwards."""
    pen, out, cur, x, y, cmd, last, is_closed = Pen(data), [], [], 0., 0., '', None, False
    while not pen.ended():
        cmd = pen.command() or cmd
        rel, c = cmd.islower(), cmd.upper()
        ox, oy = (x, y) if rel else (0, 0)
        if c == 'Z':
            if cur:
                x, y = cur[0]
            last, is_closed = None, True
            continue
        if c == 'M':
            x, y = ox + pen.number(), oy + pen.number()
            cur, last, cmd, is_closed = [(x, y)], None, 'l' if rel else 'L', False
            out.append(cur)
            continue
        if is_closed:
            cur = [(x, y)]
            out.append(cur)
            is_closed = False
        if c in 'LHV':
            if c != 'V':
                x = ox + pen.number()
            if c != 'H':
                y = oy + pen.number()
            cur.append((x, y))
            last = None
        elif c in 'CSQT':
            mirrored = (2 * x - last[0], 2 * y - last[1]) if last else (x, y)
            points = [mirrored] if c in 'ST' else []
            while len(points) < (3 if c in 'CS' else 2):
                points.append((ox + pen.number(), oy + pen.number()))
            last, line = points[-2], [(x, y)] + points
            for k in range(1, n + 1):
                t, w = k / n, line
                while len(w) > 1:
                    w = [(a[0] * (1 - t) + b[0] * t, a[1] * (1 - t) + b[1] * t) for a, b in zip(w, w[1:])]
                cur.append(w[0])
            x, y = points[-1]
        elif c == 'A':
            rx, ry, turn = pen.number(), pen.number(), D(pen.number())
            is_large, is_sweep = pen.flag(), pen.flag()
            x1, y1, x, y = x, y, ox + pen.number(), oy + pen.number()
            cur += arc_points(x1, y1, rx, ry, turn, is_large, is_sweep, x, y, n)
            last = None
    return [[(a, -b) for a, b in p] for p in out if len(p) > 2]


@lru_cache(maxsize=None)
def icon_set(name):
    for base in (os.path.join(ROOT, 'art/node_modules'), os.path.join(ROOT, 'node_modules')):
        file = os.path.join(base, '@iconify-json', name, 'icons.json')
        if os.path.exists(file):
            return json.load(open(file))['icons']
    raise FileNotFoundError(name)


def centred(groups, size):
    """Moves groups of polygons together to the middle, their larger side scaled to `size`."""
    a = np.array([q for ps in groups for p in ps for q in p])
    lo, hi = a.min(0), a.max(0)
    s, c = size / max(hi - lo), (lo + hi) / 2
    return [[[((x - c[0]) * s, (y - c[1]) * s) for x, y in p] for p in ps] for ps in groups]


def icon(name, size=1.):
    """A one-colour silhouette of game-icons, centred, its larger side `size` long."""
    body = icon_set('game-icons')[name]['body']
    return centred([[p for d in re.findall(r' d="([^"]+)"', body) for p in svg_polys(d)]], size)[0]


def linear(hex_colour):
    """#rrggbb as linear light."""
    v = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(x / 12.92 if x < .04045 else ((x + .055) / 1.055) ** 2.4 for x in v)


def picture(name, size=2.):
    """A flat coloured picture of Fluent: [(colour, polygons)] in painting order."""
    body = icon_set('fluent-emoji-flat')[name]['body']
    parts = []
    for tag in re.findall(r'<(?:path|circle|ellipse)[^>]*>', body):
        fill = re.search(r'fill="(#[0-9a-fA-F]{3,6})"', tag)
        colour = fill.group(1) if fill else '#212121'
        if len(colour) == 4:
            colour = '#' + ''.join(c * 2 for c in colour[1:])
        number = lambda key: float(re.search(r' %s="([^"]+)"' % key, tag).group(1))
        if tag.startswith('<path'):
            polys = svg_polys(re.search(r' d="([^"]+)"', tag).group(1))
        else:
            rx, ry = (number('r'),) * 2 if tag.startswith('<circle') else (number('rx'), number('ry'))
            polys = [[(number('cx') + rx * math.cos(TAU * i / 48), -number('cy') + ry * math.sin(TAU * i / 48)) for i in range(48)]]
        parts.append((linear(colour), polys))
    return list(zip([c for c, _ in parts], centred([p for _, p in parts], size)))


def font_file(font):
    if font.startswith('/'):
        return font
    return os.path.join(ROOT, 'node_modules/@fontsource', font, 'files', font + '-latin-400-normal.woff')


def letters(body, font, size=2., tall=None):
    """Text as triangles, centred, its larger side `size` long; `tall` limits its height instead."""
    c = bpy.data.curves.new('text', 'FONT')
    c.body, c.font, c.resolution_u = body, bpy.data.fonts.load(font_file(font), check_existing=True), 10
    o = bpy.data.objects.new('text', c)
    bpy.context.collection.objects.link(o)
    bpy.context.view_layer.update()
    e = o.evaluated_get(bpy.context.evaluated_depsgraph_get())
    m = e.to_mesh()
    polys = [[tuple(m.vertices[i].co[:2]) for i in p.vertices] for p in m.polygons]
    e.to_mesh_clear()
    bpy.data.objects.remove(o)
    a = np.array([q for p in polys for q in p])
    if tall:
        size = min(size, tall * max(np.ptp(a, 0)) / np.ptp(a[:, 1]))
    return centred([polys], size)[0]


def moved(polys, x=0, y=0, scale=1., turn=0.):
    cs, sn = math.cos(D(turn)) * scale, math.sin(D(turn)) * scale
    return [[(px * cs - py * sn + x, px * sn + py * cs + y) for px, py in p] for p in polys]


def star(n=5, ro=1., ri=.42):
    return [((ri if i % 2 else ro) * math.sin(i * math.pi / n), (ri if i % 2 else ro) * math.cos(i * math.pi / n))
            for i in range(2 * n)]


def circle(r, n=96, x=0, y=0):
    return [(x + r * math.cos(TAU * i / n), y + r * math.sin(TAU * i / n)) for i in range(n)]


def rrect(w, h, r, n=8):
    return [(sx * (w / 2 - r) + r * math.cos(a), sy * (h / 2 - r) + r * math.sin(a)) for sx, sy, a0 in
            ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)) for a in (D(a0 + 90 * i / n) for i in range(n + 1))]


def raster(polys, n=GRID, half=HALF):
    """Even-odd fill of polygons in [-half, half]^2 as n*n booleans, the lowest row first."""
    t, k = np.zeros((n, n + 1), np.int32), n / (2 * half)
    for p in polys:
        for (x0, y0), (x1, y1) in zip(p, p[1:] + p[:1]):
            if y0 == y1:
                continue
            if y0 > y1:
                x0, y0, x1, y1 = x1, y1, x0, y0
            r = np.arange(max(0, math.ceil((y0 + half) * k - .5)), min(n, math.ceil((y1 + half) * k - .5)))
            xs = (x0 + ((r + .5) / k - half - y0) / (y1 - y0) * (x1 - x0) + half) * k
            np.add.at(t, (r, np.clip(np.ceil(xs - .5).astype(int), 0, n)), 1)
    return (np.cumsum(t, 1)[:, :n] & 1).astype(bool)


def union(polys):
    """Each polygon filled by itself, so that overlaps are not holes."""
    out = np.zeros((GRID, GRID), bool)
    for p in polys:
        out |= raster([p])
    return out


def blur(a, r, passes=2):
    """Separable box blur along the first two axes."""
    for _ in range(passes):
        for ax in (0, 1):
            w = [(0, 0)] * a.ndim
            w[ax] = (r + 1, r)
            c, n = np.cumsum(np.pad(a, w, mode='edge'), ax, dtype=np.float64), a.shape[ax]
            a = (np.take(c, range(2 * r + 1, n + 2 * r + 1), ax) - np.take(c, range(n), ax)) / (2 * r + 1)
    return a


def depth_in(mask, limit):
    """How far each pixel lies inside the mask, in units, exactly, up to `limit`."""
    w = max(2, math.ceil(limit / PIXEL))
    g = np.where(mask, float(w + 1), 0.)
    for i in range(1, g.shape[0]):
        g[i] = np.minimum(g[i], g[i - 1] + 1)
    for i in range(g.shape[0] - 2, -1, -1):
        g[i] = np.minimum(g[i], g[i + 1] + 1)
    g = np.pad(g ** 2, ((0, 0), (w, w)), constant_values=float((w + 1) ** 2))
    n = mask.shape[1]
    best = np.min([g[:, w + dx:w + dx + n] + dx * dx for dx in range(-w, w + 1)], axis=0)
    return np.minimum(np.sqrt(best) * PIXEL, limit) * mask


def grown(mask, by):
    """The mask, larger by `by` units all round, or smaller."""
    if by < 0:
        return depth_in(mask, -by + 2 * PIXEL) > -by
    return ~(depth_in(~mask, by + 2 * PIXEL) > by)


def filled(mask):
    """The mask without its holes."""
    out = np.zeros_like(mask)
    out[0] = out[-1] = out[:, 0] = out[:, -1] = True
    out &= ~mask
    while True:
        g = out.copy()
        for _ in range(12):
            g[1:] |= g[:-1]
            g &= ~mask
            g[:-1] |= g[1:]
            g &= ~mask
            g[:, 1:] |= g[:, :-1]
            g &= ~mask
            g[:, :-1] |= g[:, 1:]
            g &= ~mask
        if (g == out).all():
            return ~out
        out = g


def inflate(mask, it=60):
    """A balloon over a mask, highest 1: Poisson's equation from coarse to fine; the root makes it round."""
    def solve(m):
        n = m.shape[0]
        if n > 80:
            c = solve(m.reshape(n // 2, 2, n // 2, 2).mean((1, 3)) > .5) * 4
            h, rounds = np.repeat(np.repeat(c, 2, 0), 2, 1), it
        else:
            h, rounds = np.zeros(m.shape), 400
        for _ in range(rounds):
            p = np.pad(h, 1)
            h = np.where(m, (p[2:, 1:-1] + p[:-2, 1:-1] + p[1:-1, 2:] + p[1:-1, :-2] + 1) / 4, 0)
        return h
    h = np.sqrt(solve(mask))
    return h / max(h.max(), 1e-9)


def rounded(p, r, n=6, sharp=25):
    """A polygon whose sharp corners are rounded with quadratic arcs."""
    out = []
    for i, b in enumerate(p):
        a, b, c = np.array(p[i - 1]), np.array(b), np.array(p[(i + 1) % len(p)])
        u, v = a - b, c - b
        lu, lv = np.linalg.norm(u), np.linalg.norm(v)
        if lu < 1e-6 or lv < 1e-6:
            continue
        if abs(180 - math.degrees(math.acos(max(-1, min(1, u @ v / lu / lv))))) < sharp:
            out.append(tuple(b))
            continue
        s, e = b + u / lu * min(r, lu * .45), b + v / lv * min(r, lv * .45)
        out += [tuple(s * (1 - t) ** 2 + b * 2 * t * (1 - t) + e * t * t) for t in (k / n for k in range(n + 1))]
    return out


def rounded_seven():
    d = 'M.5 .3V4H2.1C2.2 3 2.7 2.6 3.7 2.6H5.9C4 4.9 2.5 7 2.3 10.2H5.7C5.7 6.9 6.8 4.6 9.4 2.2V.3C7.6 .9 6 .95 4.6 .6C3.4 .3 2.6 .25 2 .3Z'
    return [rounded(p, .07) for p in centred([svg_polys(d, 14)], 1.86)[0]]
