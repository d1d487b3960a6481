"""Tiger Jackpot: festive red and gold on bamboo green."""
import math

import numpy as np

from library.materials import gold, graded, jewel, lacquer, silver, soft
from library.outlines import TAU, filled, grown, icon, raster
from library.parts import citrus, ingot, token
from library.reliefs import GOLD, X, Y, layer, relief, toy
from library.shapes import R, S, T, UP, ball, brilliant, curve, lathe, torus, tube

LIGHT = dict(el=7, env=.7, front=20, axis=8, rim=((1., .55, .1), (.4, 1., .4)))
# Silver takes the colour of what it reflects: a cool room keeps it from looking like copper.
COOL = [(0, (.42, .46, .56)), (.38, (.16, .17, .24)), (.5, (.04, .04, .07)), (.58, (.26, .26, .3)), (.72, (.75, .75, .8)), (.86, (.36, .37, .5)), (1, (.9, .9, 1))]
LOOK = dict(exposure=1.12, sat=1.3)


def bump_at(x, y, sx, sy):
    return np.exp(-((X - x) / sx) ** 2 - ((Y - y) / sy) ** 2)


def golden_tiger():
    fur = raster(icon('tiger-head', 2.))
    back = filled(grown(fur, .045))
    snout = .30 * bump_at(0, -.38, .34, .36) + .12 * bump_at(0, .1, .14, .5) + .08 * (bump_at(-.3, .3, .2, .1) + bump_at(.3, .3, .2, .1))
    _, z = relief([layer(back, (.30, .0, .01), .05, .05), layer(fur, (1, .66, .16), .13, .05, 'round', .6, (1, .40, .04))], body=.72, rough=.3, extra=snout * back)
    for s in (-1, 1):
        E = T(s * .312, -z(s * .312, .10) - .0, .095)
        ball(.085, lacquer((.16, .85, .02), (.0, .18, .05), .08), E)
        ball(.035, lacquer((.004, .004, .004), None, .1), E @ T(-s * .008, -.066, 0) @ S(.7, .7, 1.7))
    torus(.13, .035, gold(.12), T(0, -z(0, .62) - .01, .62) @ UP)
    brilliant(jewel((1, .05, .08), glow=2.), T(0, -z(0, .62) - .05, .62) @ UP @ S(.13))


def cub():
    toy('tiger-face', body=.72, height=.05)


def gourd():
    m = graded((.80, .22, .01), (1, .62, .10), -.9, .9, .18, 1.)
    lathe(curve([(0, -1.02), (.34, -1.), (.70, -.72), (.76, -.40), (.58, -.08), (.30, .12), (.33, .28), (.46, .48), (.42, .74), (.20, .92), (.09, 1.), (.07, 1.14), (0, 1.16)]), m)
    tube([(0, 0, 1.1), (.03, 0, 1.22), (.16, 0, 1.3)], .05, soft((.2, .3, .03)))
    red = lacquer((.85, .015, .03), (.4, 0, .02), .25)
    torus(.30, .085, red, T(0, 0, .13))
    for s in (-1, 1):
        tube([(0, -.34, .13), (s * .34, -.52, .42), (s * .60, -.46, .34), (s * .42, -.5, .10), (0, -.34, .13)], .06, red)
        tube([(0, -.36, .1), (s * .14, -.62, -.2), (s * .32, -.80, -.5)], .065, red)
    ball(.13, gold(.12), T(0, -.42, .13))


def firecrackers():
    red, g = lacquer((.82, .01, .02), (.35, 0, .02), .25), gold(.14)
    tube([(0, .1, 1.25), (0, .1, -.8)], .05, gold(.3))
    torus(.13, .05, g, T(0, .05, 1.2) @ UP)
    k = 0
    for z in (.72, .16, -.40):
        for s in (-1, 1):
            M = T(s * .16, -.10 - .1 * (k % 2), z - .02 * k) @ R(s * 56, 'Y') @ T(0, 0, -.42) @ S(1.35, 1.35, 1.1)
            lathe([(0, -.40), (.205, -.40), (.22, -.37), (.22, .37), (.205, .40), (0, .40)], red, M, 40)
            for q in (-.33, .33):
                lathe([(.225, q - .07), (.24, q - .05), (.24, q + .05), (.225, q + .07)], g, M, 40)
            k += 1
    lathe([(0, -.82), (.34, -.82), (.36, -.78), (.36, -1.2), (.34, -1.24), (0, -1.24)], red, T(0, -.12, .05), 48)
    lathe([(.365, -.80), (.38, -.82), (.38, -.9), (.365, -.92)], g, T(0, -.12, .05), 48)


def knot():
    red, g = lacquer((.85, .012, .03), (.4, 0, .02), .28), gold(.14)
    pts = []
    for i in range(49):
        a = TAU * i / 48
        q = .52 + .40 * math.cos(4 * a)
        pts.append((q * math.cos(a + .5 * math.sin(4 * a)), .10 * math.sin(12 * a), .24 + q * math.sin(a + .5 * math.sin(4 * a))))
    tube(pts, .115, red)
    for t in (0, 45):
        for s in (-.18, 0., .18):
            tube([(-.42, -.1 + .05 * (s != 0), .24 + s), (.42, -.1 - .05 * (s != 0), .24 + s)], .085, red, T(0, 0, .24) @ R(45 + (90 if t else 0), 'Y') @ T(0, 0, -.24))
    torus(.11, .045, g, T(0, 0, 1.24) @ UP)
    lathe([(0, .06), (.13, .02), (.15, -.06), (.12, -.14), (0, -.14)], g, T(0, 0, -.76), 32)
    brilliant(jewel((.05, .85, .35), glow=1.5), T(0, -.26, .24) @ UP @ S(.2))
    for i in range(9):
        x = (i - 4) / 4
        tube([(x * .08, 0, -.86), (x * .18, -.04 * (1 - x * x), -1.05), (x * .22, 0, -1.38)], .035, red)


SYMBOLS = {
    'wild': dict(make=golden_tiger, banner='WILD', view=dict(el=4, env=.5, front=30, axis=12)),
    'tiger': dict(make=cub, view=dict(el=4)),
    'ingot': dict(make=lambda: ingot(silver(.14)), view=dict(el=18, floor=(.8, .9, 1), sky=COOL, rim=((.6, .7, 1.), (.6, .9, 1.)))),
    'gourd': dict(make=gourd, view=dict(axis=0)),
    'firecracker': dict(make=firecrackers, view=dict(axis=4)),
    'knot': dict(make=knot, view=dict(axis=4)),
    'orange': dict(make=lambda: citrus((1, .36, .01), (.80, .14, 0), stretch=(1.04, 1.04, .92)), view=dict(axis=0, env=.5)),
    'coin': dict(make=token, view=dict(az=0, el=0, axis=16)),
}
