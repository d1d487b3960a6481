"""Crystal Gems: stones of seven cuts and colours, one light from above, cold rims."""
import math

from library.materials import gold, jewel
from library.outlines import TAU
from library.shapes import R, S, T, UP, brilliant, cut, hull, torus

LIGHT = dict(el=12, env=.16, front=2, rim=((.55, .2, 1.), (.2, .7, 1.)))
LOOK = dict(exposure=1.9, bloom=.5, sat=1.2, samples=1.5)
FACE = R(66, 'X')


def polygon(n, rx=1., ry=1., turn=0.):
    return [(rx * math.cos(TAU * (i + turn) / n), ry * math.sin(TAU * (i + turn) / n)) for i in range(n)]


def pear(n=18):
    out = []
    for i in range(n):
        a = TAU * i / n
        r = .78
        x, y = r * math.sin(a), -r * math.cos(a)
        if y > 0:
            y, x = y * 1.75, x * (1 - .30 * (y / r) ** 1.5)
        out.append((x, y - .22))
    return out


def diamond():
    brilliant(jewel((.92, .97, 1), ior=1.9, spread=.05, glow=.3), R(10, 'X') @ R(11, 'Z') @ S(1, 1, 1.12), table=.6, crown=.36, depth=.98)


def ruby():
    brilliant(jewel((1, .035, .09), glow=.2), R(57, 'X') @ R(11, 'Z'))


def emerald():
    c, w, h = .30, .74, 1.
    p = [(w - c, h), (w, h - c), (w, -h + c), (w - c, -h), (-w + c, -h), (-w, -h + c), (-w, h - c), (-w + c, h)]
    cut(p, jewel((.05, .80, .30), glow=.35), FACE, table=.55, crown=.24, depth=.55, steps=(.9, .76), culet=.16)


def sapphire():
    cut(polygon(6, 1, 1, .5), jewel((.06, .30, 1), glow=.5), FACE @ R(90, 'Z') @ R(0, 'Z'), table=.52, crown=.28, depth=.62, steps=(.78,))


def amethyst():
    n = 16
    p = [(.64 * math.sin(TAU * i / n) * (1 - .12 * abs(math.cos(TAU * i / n))), 1.08 * math.cos(TAU * i / n)) for i in range(n)]
    cut(p, jewel((.55, .14, .95), glow=.45), FACE @ R(-24, 'Z'), table=.5, crown=.26, depth=.6, steps=(.78,))


def topaz():
    p = [(math.sin(TAU * (i / 3 + d)) * r, math.cos(TAU * (i / 3 + d)) * r) for i in range(3)
         for d, r in ((-.035, 1.12), (.035, 1.12), (.09, .84), (.166, .70), (.243, .84))]
    cut([(-x, -y) for x, y in p], jewel((1, .48, .06), glow=.4), FACE, table=.52, crown=.28, depth=.62, steps=(.78,))


def aquamarine():
    cut(pear(), jewel((.10, .85, .88), glow=.35), FACE, table=.52, crown=.28, depth=.6, steps=(.78,))


def wild():
    for i in range(5):
        c = ((1, .10, .30), (1, .60, .05), (.10, .85, .35), (.10, .45, 1), (.65, .15, 1))[i]
        P = [(.12, 0, .34), (.12, 0, -.2), (.5, .37, 0), (.5, -.37, 0), (1.12, 0, 0), (.55, 0, .3), (.5, 0, -.2)]
        hull(P, jewel(c, glow=1.), UP @ R(72 * i + 90, 'Z'), .008)
    torus(.4, .075, gold(.12), UP @ T(0, 0, .24))
    brilliant(jewel((.95, .97, 1), ior=1.9, glow=.6), UP @ T(0, 0, .25) @ S(.4))


SYMBOLS = {
    'wild': dict(make=wild, banner='WILD', view=dict(el=4, env=.4, front=6)),
    'diamond': dict(make=diamond, view=dict(el=10)),
    'ruby': dict(make=ruby),
    'emerald': dict(make=emerald),
    'sapphire': dict(make=sapphire),
    'amethyst': dict(make=amethyst),
    'topaz': dict(make=topaz),
    'aquamarine': dict(make=aquamarine),
}
