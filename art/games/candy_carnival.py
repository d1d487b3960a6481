"""Candy Carnival: sugar, glaze and gum in party colours."""
import math
import random

from library.materials import gold, graded, lacquer, plain, soft
from library.outlines import TAU, rounded, star
from library.reliefs import layer, relief
from library.shapes import R, S, T, UP, ball, blob, box, curve, flat, lathe, mesh, text, torus, tube

LIGHT = dict(el=9, env=.6, front=14, axis=4, rim=((1., .3, .85), (.3, .8, 1.)))
LOOK = dict(exposure=1.15, sat=1.32)
PINK, MINT, LEMON, GRAPE, CHERRY, SKY = (1, .10, .38), (.08, .78, .50), (1, .68, .04), (.45, .08, .85), (.88, .015, .05), (.05, .42, .98)


def candy_star():
    m = rounded(star(5, 1.02, .56), .14)
    relief([layer([m], LEMON, .20, .14, 'round', 0., (1, .30, .02)), layer([rounded(star(5, .74, .41), .1)], (1, .82, .20), .12, .12, 'round')], body=.45, rough=.1)
    for i in range(46):
        a, r = 137.5 * i, .12 + .72 * math.sqrt(i / 46)
        if r > .48 + .36 * max(0, math.cos(5 * math.radians(a))) ** 2:
            continue
        box((.10, .045, .045), lacquer((PINK, SKY, MINT, GRAPE)[i % 4], None, .15), R(a, 'Y') @ T(0, -.62 + r * .22, r) @ R(i * 47, 'Y'), .02)


def lollipop():
    M = R(80, 'X')
    n = 96
    colours = [lacquer(c, None, .12) for c in (PINK, LEMON, MINT, SKY, GRAPE)]
    v, f, idx = [], [], []
    rows = 14
    for i in range(n):
        for j in range(rows + 1):
            r = .80 * j / rows
            a = TAU * i / n + 2.4 * (r / .8)
            v.append((r * math.cos(a), r * math.sin(a), .26 * math.sqrt(max(0, 1 - (r / .82) ** 2))))
    for i in range(n):
        for j in range(rows):
            a, b = i * (rows + 1) + j, (i + 1) % n * (rows + 1) + j
            f.append((a, a + 1, b + 1, b))
            idx.append(int(i / n * 10) % 5)
    L = T(.12, 0, .34) @ M
    mesh('swirl', v, f, colours, L, idx, 60)
    torus(.79, .10, lacquer((.98, .92, .96), None, .12), L)
    lathe([(0, 0), (.065, 0), (.065, 1.25), (0, 1.25)], lacquer((.96, .94, .92), (.6, .6, .7), .2), T(-.30, .06, -1.42) @ R(14, 'Y'), 24)
    red = lacquer(CHERRY, None, .2)
    for s in (-1, 1):
        tube([(-.06, -.16, -.46), (s * .24 - .06, -.24, -.26), (s * .44 - .06, -.2, -.44), (s * .24 - .06, -.22, -.62), (-.06, -.16, -.46)], .06, red)
    ball(.10, red, T(-.06, -.22, -.46))


def cupcake():
    cup = [lacquer((.90, .05, .30), (.45, .0, .14), .3), lacquer((1, .92, .94), (.9, .6, .7), .3)]
    lathe([(0, -1.), (.50, -1.), (.72, -.25)], cup, None, 96, lambda s, j: int(s * 32) % 2, lambda a, r, z: r * (1 + .03 * math.cos(a * 32)), 20)
    icing = lacquer((.25, .82, .88), (.02, .38, .55), .2)
    for k, (r, z) in enumerate(((.60, -.16), (.50, .10), (.36, .33), (.20, .52))):
        torus(r, .22 - .015 * k, icing, T(0, 0, z), 72)
    lathe(curve([(.22, .45), (.14, .68), (0, .80)]), icing)
    ball(.20, lacquer(CHERRY, None, .06), T(0, -.04, .90))
    tube([(0, 0, 1.05), (.06, 0, 1.2), (.18, 0, 1.3)], .03, soft((.1, .35, .03)))
    dice = random.Random(4)
    for i in range(34):
        a, t = dice.uniform(-1.7, 1.7), dice.random()
        r, z = .80 - .52 * t, -.08 + .66 * t
        box((.12, .045, .045), lacquer((LEMON, SKY, MINT, GRAPE)[i % 4], None, .15), T(r * math.sin(a), -r * math.cos(a), z) @ R(dice.uniform(0, 180), 'Y'), .02)


def donut():
    M = R(62, 'X')
    torus(.66, .36, graded((.62, .26, .07), (.86, .50, .18), -.4, .4, .5, .2), M, 96)
    lathe([((.66 + .375 * math.cos(a)), .03 + .375 * math.sin(a)) for a in (math.radians(-14 + 208 * i / 24) for i in range(25))], lacquer((1, .12, .45), (.7, .02, .22), .1), M, 120, None,
          lambda a, r, z: r + (.05 * math.sin(7 * a) + .03 * math.sin(11 * a + 1)) * (1 if z < .1 else 0) * (1 if r > .66 else -1))
    dice = random.Random(9)
    for i in range(60):
        a, b = dice.uniform(0, TAU), math.radians(dice.uniform(35, 145))
        r, z = .66 + .39 * math.cos(b), .03 + .39 * math.sin(b)
        box((.13, .05, .05), lacquer((LEMON, SKY, MINT, (1, 1, 1))[i % 4], None, .15), M @ T(r * math.cos(a), r * math.sin(a), z) @ R(dice.uniform(0, 180), 'Z'), .022)


def heart():
    p = [(.96 * math.sin(t) ** 3 * 1.08, (.82 * math.cos(t) - .30 * math.cos(2 * t) - .12 * math.cos(3 * t) - .05 * math.cos(4 * t)) + .1) for t in (TAU * i / 90 for i in range(90))]
    relief([layer([p], CHERRY, .12, .1, 'round', 0., (.45, 0, .06)), layer([[(x * .72, y * .72 + .03) for x, y in p]], (1, .10, .22), .08, .1, 'round')], body=.62, rough=.06)
    ball(.10, plain((1, 1, 1), .1, 1.), T(-.44, -.66, .42) @ R(38, 'Y') @ S(1.7, .3, .75))


def bear():
    m = lacquer((.06, .72, .10), (.0, .25, .03), .1)
    blob([(0, 0, -.35, .62), (0, -.05, .45, .52), (-.40, -.02, .86, .2), (.40, -.02, .86, .2), (-.55, -.15, -.10, .26), (.55, -.15, -.10, .26), (-.62, -.30, -.20, .2), (.62, -.30, -.20, .2),
          (-.42, -.22, -.92, .3), (.42, -.22, -.92, .3), (-.46, -.42, -.92, .22), (.46, -.42, -.92, .22), (0, -.42, .34, .24)], m, None, .045)
    dark = lacquer((.01, .22, .03), None, .1)
    for s in (-1, 1):
        ball(.075, dark, T(s * .19, -.56, .58))
    ball(.085, dark, T(0, -.72, .42) @ S(1.2, .6, .8))
    ball(.26, lacquer((.22, .92, .25), None, .1), T(0, -.52, -.36) @ S(1, .4, 1.1))


def bean():
    for x, z, a, c, s in ((-.26, .20, -30, (.03, .30, .95), 1.), (.36, -.34, 38, (1, .45, .02), .86)):
        m = lacquer(c, tuple(k * .25 for k in c), .06)
        pts = [(math.cos(t) * .62 * s, 0, math.sin(t) * .62 * s - .5 * s) for t in (math.radians(150 - 120 * i / 8) for i in range(9))]
        M = T(x, -.3 if a > 0 else 0, z) @ R(a, 'Y')
        tube(pts, .40 * s, m, M, None, 8, 32)
        for p in (pts[0], pts[-1]):
            ball(.40 * s, m, M @ T(*p))
        ball(.07, plain((1, 1, 1), .1, 1.), M @ T(-.2 * s, -.36 * s, .30 * s) @ S(2.2, .35, .7))


def mint():
    M = R(78, 'X')
    w, r = lacquer((.97, .95, .94), (.7, .6, .65), .1), lacquer(CHERRY, (.4, 0, .03), .1)
    n, v, f, idx = 120, [], [], []
    pr = curve([(0, .26), (.45, .25), (.80, .17), (.95, 0), (.80, -.17), (0, -.2)], 5)
    for i in range(n):
        for x, z in pr:
            a = TAU * i / n + 1.1 * x
            v.append((x * math.cos(a), x * math.sin(a), z))
    k = len(pr)
    for i in range(n):
        for j in range(k - 1):
            f.append((i * k + j, i * k + j + 1, (i + 1) % n * k + j + 1, (i + 1) % n * k + j))
            idx.append(int(i / n * 14) % 2)
    mesh('mint', v, f, [w, r], M, idx, 60)


def caramel():
    M = R(-24, 'Y')
    m = lacquer((.62, .22, .02), (.28, .06, .0), .1)
    lathe(curve([(0, -.52), (.34, -.5), (.46, -.3), (.48, 0), (.46, .3), (.34, .5), (0, .52)]), m, M @ R(90, 'Y'), 64)
    for k in (-.22, 0, .22):
        torus(.475, .04, gold(.2), M @ R(90, 'Y') @ T(0, 0, k))
    wrap = lacquer((1, .66, .10), (.8, .3, .02), .2)
    for s in (-1, 1):
        lathe([(.12, .44), (.16, .52), (.36, .80), (.50, 1.02), (.44, 1.04), (.28, .84), (.0, .6)], wrap, M @ R(s * 90, 'Y'), 96, None, lambda a, r, z: r * (1 + .16 * math.cos(a * 9) * (z - .4)), 60)
        torus(.15, .06, lacquer(CHERRY, None, .2), M @ R(s * 90, 'Y') @ T(0, 0, .52))


def surprise():
    m, band = lacquer(GRAPE, (.15, .01, .40), .14), lacquer(LEMON, (1, .35, .02), .1)
    box((1.5, 1.5, 1.1), m, T(0, 0, -.35), .08)
    box((1.66, 1.66, .36), lacquer(PINK, (.6, .02, .2), .14), T(0, 0, .30), .08)
    for w, z, h in ((1.53, -.35, 1.12), (1.70, .30, .39)):
        box((.30, w, h), band, T(0, 0, z), .02)
        box((w, .30, h), band, T(0, 0, z), .02)
    for s in (-1, 1):
        tube([(0, 0, .50), (s * .34, -.1, .92), (s * .74, -.12, .98), (s * .76, -.05, .66), (s * .36, 0, .52), (0, 0, .50)], .11, band)
    ball(.17, band, T(0, -.06, .58))
    text('?', plain((1, .98, .95), .15, 1.), 'luckiest-guy', 1.1, .06, .03, 0, T(0, -.84, -.38) @ UP)
    text('?', plain((1, .98, .95), .15, 1.), 'luckiest-guy', 1.1, .06, .03, 0, R(-90, 'Z') @ T(0, -.84, -.38) @ UP)


def carousel():
    stripes = [lacquer(CHERRY, (.4, 0, .03), .2), lacquer((.98, .94, .88), (.7, .6, .6), .2)]
    g = gold(.14)
    lathe(curve([(1.08, .30), (.62, .60), (.22, .86), (0, .96)], 8), stripes, None, 96, lambda s, j: int(s * 16) % 2, smooth=60)
    for i in range(16):
        lathe(curve([(0, -.30), (.12, -.24), (.205, 0), (0, .02)], 6), stripes[i % 2], R(22.5 * i + 11.25, 'Z') @ T(1.06, 0, .30) @ S(.35, 1, 1), 24)
    torus(1.08, .05, g, T(0, 0, .32))
    lathe([(0, -.98), (1.06, -.98), (1.10, -.92), (1.10, -.78), (1.02, -.72), (0, -.72)], lacquer(SKY, (.02, .1, .5), .2))
    torus(1.10, .04, g, T(0, 0, -.85))
    lathe([(.20, -.72), (.20, .4)], g, None, 32)
    lathe([(.0, 1.18), (.10, 1.10), (.06, .98), (0, .9)], g, None, 24)
    flat([[(0, 0), (.36, .10), (0, .22)]], lacquer(LEMON, None, .2), .01, .01, 0, T(0, 0, 1.14) @ UP)
    for i, c in enumerate((PINK, LEMON, MINT, GRAPE, SKY)):
        A = R(-72 + 36 * i, 'Z') @ T(0, -.84, 0)
        lathe([(.028, -.75), (.028, .36)], g, A, 16)
        h = lacquer((.97, .95, .93), (.6, .55, .65), .2)
        ball(.20, h, A @ T(0, -.03, -.30) @ S(.95, .8, .72), 24)
        tube([(.10, -.03, -.26), (.20, -.04, -.04), (.24, -.05, .02)], .09, h, A)
        tube([(.22, -.05, .02), (.34, -.05, -.08)], .075, h, A, lambda t: 1 - .3 * t)
        box((.22, .24, .09), lacquer(c, None, .2), A @ T(0, -.04, -.18), .03)
        for q in (-.12, .12):
            tube([(q, -.03, -.42), (q * 1.5, -.03, -.60)], .045, h, A)


SYMBOLS = {
    'wild': dict(make=candy_star, banner='WILD', view=dict(el=4)),
    'lollipop': dict(make=lollipop, view=dict(el=4)),
    'cupcake': dict(make=cupcake, view=dict(el=12)),
    'donut': dict(make=donut, view=dict(el=6)),
    'heart': dict(make=heart, view=dict(el=4)),
    'bear': dict(make=bear),
    'bean': dict(make=bean),
    'mint': dict(make=mint, view=dict(el=2)),
    'caramel': dict(make=caramel),
    'mystery': dict(make=surprise, view=dict(az=-32, el=20)),
    'scatter': dict(make=carousel, banner='SCATTER', view=dict(el=10)),
}
