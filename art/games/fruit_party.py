"""Fruit Party: ripe, wet, bright; a cocktail and a gift."""
import math

from library.materials import gold, graded, lacquer, plain, soft
from library.shapes import R, T, UP, S, ball, box, copy, curve, flat, lathe, leaf, text, torus, tube
from library.parts import stem

LIGHT = dict(el=9, env=.55, front=12, rim=((1., .2, .8), (.2, .8, 1.)))
LOOK = dict(exposure=1.15, sat=1.32)
GREEN, DARK = (.12, .60, .03), (.02, .22, .01)


def strawberry():
    m, seed = soft((.88, .012, .02), (.40, 0, .02), .16), soft((1, .62, .10), None, .3)
    p = curve([(0, .72), (.30, .80), (.70, .62), (.82, .28), (.66, -.32), (.34, -.86), (.12, -1.06), (0, -1.1)])
    lathe(p, m)
    one = ball(.05, seed, None, 12)
    for i in range(110):
        t = .12 + .84 * (i + .5) / 110
        r, z = p[int(t * (len(p) - 1))]
        copy(one, R(137.5 * i, 'Z') @ T(r + .004, 0, z) @ S(.55, .7, 1.2))
    one.hide_render = True
    for i in range(7):
        leaf(soft(GREEN, DARK), T(0, 0, .74) @ R(51.4 * i + 12, 'Z') @ R(14, 'Y'), .82, .40, .12)
    stem([(0, 0, .74), (.02, 0, .95), (.12, 0, 1.1)], .06)


def pineapple():
    skin, deep = graded((.75, .20, .01), (1, .58, .04), -.9, .6, .3, .8), soft((.28, .14, .01))
    prof = lambda z: .62 * math.sqrt(max(0, 1 - ((z + .25) / .92) ** 2)) ** .7 if abs((z + .25) / .92) < 1 else 0
    lathe([(prof(-1.16 + 1.83 * i / 40) * .96, -1.16 + 1.83 * i / 40) for i in range(41)], deep)
    one = lathe([(0, .10), (.07, .07), (.13, 0), (0, 0)], skin, None, 4, smooth=10)
    for row in range(10):
        z = -1.02 + row * .165
        r = prof(z)
        n = 12
        for i in range(n):
            k = (.62 + .4 * r / .62)
            copy(one, R(360 / n * (i + .5 * (row % 2)), 'Z') @ T(r * .96, 0, z) @ R(90 - 34 * (z + .25), 'Y') @ S(1.22 * k, 1.22 * k, 1.2))
    one.hide_render = True
    for ring, (n, up, length) in enumerate(((10, 22, .85), (9, 50, 1.05), (7, 74, 1.2))):
        for i in range(n):
            leaf(soft((.08, .50, .05), DARK), T(0, 0, .56) @ R(360 / n * (i + .5 * ring), 'Z') @ R(-up, 'Y'), length, .36, .22)


def banana():
    m, tip = graded((.85, .38, .0), (1, .72, .03), -.9, .4, .3, .7), soft((.16, .08, .01))
    for turn, y, dx in ((26, .12, 0), (0, -.08, .02), (-26, .10, .04)):
        M = T(dx, y, 1.06) @ R(-turn, 'Y') @ T(0, 0, -1.06)
        pts = [(math.cos(a) * .98 - .52, 0, math.sin(a) * .98 + .30) for a in (math.radians(58 - 170 * i / 10) for i in range(11))]
        tube(pts, .23, m, M, lambda t: max(.26, math.sin(math.pi * min(1, .12 + t * .82)) ** .55), 8, 8)
        ball(.075, tip, M @ T(*pts[-1]))
    tube([(.02, 0, 1.06), (-.02, 0, 1.22), (-.10, 0, 1.34)], .13, soft((.42, .32, .02)))


def kiwi():
    fuzz = graded((.20, .09, .02), (.38, .20, .05), -1, 1, .7, .1, 'Z', .6, 30.)
    flesh, pale, seed = soft((.28, .66, .02), (.1, .38, .01), .18), soft((.88, .92, .50), None, .2), plain((.01, .008, .006), .15, 1.)
    M = R(76, 'X') @ R(-12, 'Y')
    lathe(curve([(0, -.72), (.5, -.66), (.88, -.34), (1., 0)]), fuzz, M)
    lathe([(1., 0), (.98, .05), (.92, .06), (.5, .07), (.42, .08)], flesh, M)
    lathe(curve([(.46, .06), (.34, .10), (0, .11)], 6), pale, M, 96, None, lambda a, r, z: r * (1 + .07 * math.sin(a * 14)))
    for i in range(26):
        ball(.052, seed, M @ R(360 / 26 * i, 'Z') @ T(.56 + .08 * (i % 2), 0, .075) @ S(1.5, .75, .5), 12)
    for i in range(30):
        box((.36, .012, .01), pale, M @ R(12 * i, 'Z') @ T(.66, 0, .066), .003)


def blueberry():
    m = soft((.05, .13, .62), (.02, .02, .22), .30)
    for x, y, z, r, a in ((-.48, 0, -.35, .60, -16), (.52, -.06, -.42, .55, 18), (.04, .12, .45, .58, 0)):
        M = T(x, y, z) @ R(a, 'Y') @ R(48, 'X')
        ball(r, m, M)
        lathe([(0, r * .93), (r * .20, r * .93), (r * .25, r * 1.0), (r * .40, r * 1.04), (r * .40, r * .9)], soft((.02, .04, .26), None, .4), M, 60, None, lambda q, e, z_: e * (1 + .22 * math.cos(5 * q)) if e > r * .22 else e)
    for a in (-30, 205):
        leaf(soft(GREEN, DARK), T(.04, -.05, 1.0) @ R(a if a < 0 else 0, 'Y') @ (R(180, 'Z') @ R(-14, 'Y') if a > 0 else R(0, 'Z')) @ R(60 if a < 0 else -60, 'X'), .72, .40, .1)


def apple():
    m = graded((.55, .0, .01), (.95, .06, .03), -.9, .7, .10, 1.)
    lathe(curve([(0, .55), (.10, .62), (.30, .78), (.58, .80), (.90, .52), (.98, .10), (.86, -.42), (.60, -.80), (.34, -.92), (.16, -.86), (0, -.80)]), m, S(1.02, 1.02, 1), 128, None,
          lambda a, r, z: r * (1 + .03 * math.cos(5 * a) * (1 if z < -.3 else .3)))
    stem([(0, 0, .55), (.03, 0, .82), (.12, 0, 1.06)], .055, soft((.20, .09, .02)))
    leaf(soft(GREEN, DARK), T(.05, -.05, .82) @ R(-14, 'Y') @ R(58, 'X'), .85, .44, .14)


def peach():
    m = graded((1, .50, .10), (1, .16, .12), -.5, .75, .42, .3)
    lathe(curve([(0, .62), (.22, .76), (.60, .74), (.92, .36), (.94, -.10), (.72, -.58), (.34, -.90), (.08, -1.06), (0, -1.1)]), m, R(-10, 'Y') @ R(-118, 'Z'), 128, None,
          lambda a, r, z: r * (1 - .16 * math.exp(-((math.atan2(math.sin(a), math.cos(a))) / .16) ** 2)))
    stem([(0, 0, .60), (-.03, 0, .86)], .06, soft((.20, .09, .02)))
    for s, q in ((1, 0), (-1, 180)):
        leaf(soft(GREEN, DARK), T(0, -.06, .74) @ R(q, 'Z') @ R(-10, 'Y') @ R(58 * s, 'X'), .98, .42, .16)


def cocktail():
    drink = graded((.90, .04, .10), (1, .62, .04), -.35, .80, .06, 1.)
    lathe(curve([(0, -.34), (.24, -.33), (.40, -.18), (.44, .1), (.42, .4), (.56, .76), (.60, .80), (0, .80)], 8), drink)
    clear = lacquer((.75, .88, .95), (.45, .75, .95), .08)
    lathe(curve([(0, -1.06), (.44, -1.06), (.46, -1.02), (.12, -.94), (.07, -.7), (.10, -.50), (.26, -.36), (.26, -.34), (0, -.34)], 8), clear)
    torus(.60, .035, clear, T(0, 0, .80))
    orange, pith = soft((1, .40, .01), None, .3), soft((1, .80, .35), None, .3)
    M = T(.60, -.12, .92) @ R(14, 'Y') @ UP
    lathe([(0, -.06), (.40, -.06), (.42, 0), (.40, .06), (0, .06)], orange, M, 64)
    lathe([(.0, .065), (.36, .065)], pith, M, 64)
    for i in range(8):
        flat([[(.05, -.01), (.32, -.11), (.34, 0), (.32, .11), (.05, .01)]], orange, .005, .012, 0, M @ T(0, 0, .07) @ R(45 * i, 'Z'))
    tube([(-.12, 0, -.1), (-.26, -.05, .9), (-.40, -.05, 1.42), (-.66, -.05, 1.56)], .05, lacquer((.10, .55, 1), None, .2))
    M = T(.08, -.1, 1.10) @ R(16, 'Y')
    lathe([(.52, 0), (.03, .26), (0, .27)], [lacquer((1, .05, .40)), lacquer((1, .85, .80))], M, 32, lambda s, j: int(s * 16) % 2, smooth=0)
    tube([(0, 0, -.5), (0, 0, .3)], .022, soft((.6, .35, .1)), M)
    ball(.16, soft((.85, .01, .03), None, .12), T(-.28, -.42, .88))


def gift():
    m, band = graded((.30, .02, .62), (.62, .10, .95), -.8, .6, .16, 1.), gold(.12)
    box((1.5, 1.5, 1.1), m, T(0, 0, -.35), .05)
    box((1.66, 1.66, .36), m, T(0, 0, .30), .05)
    for w, z, h in ((1.53, -.35, 1.12), (1.70, .30, .39)):
        box((.30, w, h), band, T(0, 0, z), .02)
        box((w, .30, h), band, T(0, 0, z), .02)
    for s in (-1, 1):
        tube([(0, 0, .50), (s * .34, -.1, .92), (s * .74, -.12, .98), (s * .76, -.05, .66), (s * .36, 0, .52), (0, 0, .50)], .11, band)
    ball(.17, band, T(0, -.06, .58))
    text('?', lacquer((1, .80, .15), None, .15), 'luckiest-guy', 1.15, .05, .03, 0, T(.0, -.92, -.42) @ UP)


SYMBOLS = {
    'wild': dict(make=cocktail, banner='WILD', view=dict(env=.8)),
    'strawberry': dict(make=strawberry),
    'pineapple': dict(make=pineapple),
    'banana': dict(make=banana, view=dict(el=4)),
    'kiwi': dict(make=kiwi),
    'blueberry': dict(make=blueberry),
    'apple': dict(make=apple),
    'peach': dict(make=peach),
    'mystery': dict(make=gift, view=dict(az=-32, el=20)),
}
