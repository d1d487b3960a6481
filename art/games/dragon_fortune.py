"""Dragon Fortune: lacquer red and old gold, warm light, jade for contrast."""
import math

from library.materials import emission, gold, graded, jewel, lacquer
from library.outlines import icon, rrect
from library.parts import ingot, ranks, token
from library.reliefs import GOLD, plated, toy
from library.shapes import R, S, T, UP, ball, box, brilliant, curve, facet_star, flat, lathe, mesh, torus, tube

LIGHT = dict(el=7, env=.7, front=20, axis=8, rim=((1., .35, .1), (1., .7, .2)))
LOOK = dict(exposure=1.12, sat=1.3)

# Where the dragon's eye lies on its outline.
EYE = (.20, .24)


def dragon():
    _, z = plated(icon('spiked-dragon-head', 2.), (.02, .34, .16), (1, .66, .16), .55, .06, .55, .14, .06, edge=GOLD, rough=.28, low=(1, .40, .05))
    x, y = EYE
    M = T(x, -z(x, y), y) @ R(28, 'Y')
    ball(.13, lacquer((.85, .01, .01), (.3, 0, 0), .04), M @ S(1.25, .6, .72))
    ball(.075, emission((1, .62, .05), 2.5), M @ T(0, -.055, 0) @ S(1.1, .5, .8))
    ball(.04, lacquer((.01, 0, 0), None, .1), M @ T(0, -.085, 0) @ S(.6, .5, 1.3))


def phoenix():
    toy('phoenix-bird', body=.5, height=.06, rim=(GOLD, 1.))


def fan():
    g, silk = gold(.15), lacquer((.80, .01, .03), (.35, 0, .03), .4)
    n, v, f = 22, [], []
    for i in range(n + 1):
        a = math.radians(-74 + 148 * i / n)
        y = .06 if i % 2 else -.06
        v += [(r * math.sin(a), y * (r / 1.1), r * math.cos(a)) for r in (.52, 1.02, 1.16)]
    for i in range(n):
        a = i * 3
        f += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    mesh('silk', v, f, [silk, g], None, [0, 1] * n, 0).modifiers.new('s', 'SOLIDIFY').thickness = .03
    for i in range(0, n + 1, 2):
        box((.07, .05, 1.08), g, R(-74 + 148 * i / n, 'Y') @ T(0, -.07, .56), .015)
    for a in (-74, 74):
        box((.11, .08, 1.2), g, R(a, 'Y') @ T(0, -.10, .58), .03)
    for a, s in ((-37, .7), (0, 1.), (37, .7)):
        facet_star(.20 * s, .10 * s, .07, gold(.1), R(a, 'Y') @ T(0, -.13, .82) @ UP, 8)
    ball(.14, g, T(0, -.12, 0))
    brilliant(jewel((.05, .85, .35), glow=1.5), T(0, -.24, 0) @ UP @ S(.12))
    tube([(0, -.1, -.05), (.05, -.12, -.28), (.02, -.12, -.42)], .04, lacquer((.9, .5, .03)))
    lathe([(0, 0), (.09, -.02), (.10, -.12), (.15, -.45), (0, -.45)], lacquer((.85, .02, .03)), T(.02, -.12, -.42), 24)


def pearl():
    g = gold(.14)
    for i in range(10):
        lathe(curve([(.0, -.02), (.19, .12), (.13, .40), (0, .62)]), g, R(36 * i, 'Y') @ T(0, .05, .62) @ S(1, .4, 1), 24)
    torus(.74, .10, g, UP)
    ball(.70, graded((.85, .05, .02), (1, .78, .30), -.6, .6, .08, 1.), S(1, .8, 1), 64)
    for a in (45, 135, 225, 315):
        lathe(curve([(.11, .0), (.10, .2), (.05, .38), (0, .46)]), gold(.1), R(a, 'Y') @ T(0, -.42, .70) @ R(-128, 'X'), 20)
    facet_star(.34, .12, .12, gold(.08), T(0, -.56, 0) @ UP, 4)


def gate():
    red, g, tile = lacquer((.78, .015, .02), (.3, 0, .02), .25), gold(.16), lacquer((.02, .32, .20), (0, .08, .06), .25)
    for x in (-.66, .66):
        lathe([(.15, -.9), (.145, .42), (0, .42)], red, T(x, 0, 0), 48)
        lathe([(.2, -1.), (.2, -.86), (.15, -.8)], g, T(x, 0, 0), 48)
        torus(.16, .04, g, T(x, 0, .3))
    box((1.7, .20, .17), red, T(0, 0, .26), .03)
    box((1.9, .22, .12), g, T(0, 0, .46), .03)
    roof = curve([(-1.18, .80), (-.9, .66), (0, .56), (.9, .66), (1.18, .80)], 12)
    top = curve([(1.0, .92), (.6, .84), (0, .80), (-.6, .84), (-1.0, .92)], 12)
    flat([roof + top], tile, .22, .05, 0, UP)
    flat([[(x, z + .02) for x, z in roof] + [(x, z - .07) for x, z in roof[::-1]]], g, .27, .03, 0, UP)
    tube([(-1, 0, .94), (-.5, 0, .85), (0, 0, .82), (.5, 0, .85), (1, 0, .94)], .07, g)
    for x in (-1, 1):
        ball(.12, g, T(x, -.1, .97))
    flat([rrect(.46, .46, .05)], g, .05, .03, 0, T(0, -.16, .36) @ UP)
    brilliant(jewel((.05, .85, .35), glow=1.5), T(0, -.24, .36) @ UP @ S(.17))


SYMBOLS = {
    'dragon': dict(make=dragon),
    'phoenix': dict(make=phoenix),
    'ingot': dict(make=lambda: ingot(gold(.16)), view=dict(el=18)),
    'fan': dict(make=fan, view=dict(az=-8)),
    **ranks('chango', tall=1.6),
    'wild': dict(make=pearl, banner='WILD', view=dict(axis=4)),
    'scatter': dict(make=gate, banner='SCATTER', view=dict(az=-16, el=4)),
    'coin': dict(make=token, view=dict(az=0, el=0, axis=16)),
}
