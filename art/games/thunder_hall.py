"""Thunder Hall: cold iron, worn silver and gold, runes and storm light."""
import math

from library.materials import emission, gold, iron, jewel, lacquer, plain, silver, soft, wood
from library.outlines import icon, rrect
from library.parts import ranks
from library.reliefs import SILVER, plated
from library.shapes import R, S, T, UP, ball, box, brilliant, curve, facet_star, flat, lathe, torus, tube

LIGHT = dict(el=6, env=.75, front=22, axis=8, rim=((.3, .5, 1.), (.6, .85, 1.)), floor=(.6, .7, 1.))
LOOK = dict(exposure=1.15, sat=1.25)
SKIN = (.86, .48, .32)


def face(eye, brow):
    """A stern head in carved and painted wood: nose, brows, eyes."""
    skin, white, black = soft(SKIN, (.45, .18, .12), .4), plain((.95, .95, .95), .2, 1.), plain((.01, .01, .012), .1, 1.)
    ball(.62, skin, T(0, 0, .05) @ S(.92, .72, 1.1), 64)
    lathe(curve([(0, .26), (.07, .18), (.11, -.10), (.13, -.18), (0, -.24)]), skin, T(0, -.46, .04) @ R(-8, 'X') @ S(1, .9, 1), 32)
    for s in (-1, 1):
        if eye:
            ball(.10, white, T(s * .22, -.40, .16) @ S(1.15, .5, .8))
            ball(.058, lacquer(eye, None, .1), T(s * .222, -.445, .16) @ S(1, .5, 1))
            ball(.028, black, T(s * .222, -.47, .16) @ S(1, .6, 1))
        tube([(s * .07, -.48, .24), (s * .22, -.47, .33), (s * .40, -.34, .27)], .06, soft(brow, None, .6), None, lambda t: 1 - .5 * t)


def strands(mat, n, spread, length, r, z0=-.2, y0=-.36, wave=.08):
    """A beard of thick locks."""
    for i in range(n):
        t = (i - (n - 1) / 2) / max(1, (n - 1) / 2)
        x = t * spread
        y = y0 + .30 * t * t
        l = length * (1 - .45 * t * t)
        tube([(x, y, z0 + .12 * t * t), (x * 1.12 + wave * math.sin(i * 2.1), y - .10, z0 - l * .4), (x * .85, y - .04, z0 - l * .75), (x * .45, y + .04, z0 - l)],
             r, mat, None, lambda q: max(.12, 1 - .85 * q ** 1.6))


def odin():
    white = soft((.78, .80, .86), (.35, .38, .48), .5)
    face(None, (.7, .72, .78))
    ball(.11, plain((.95, .95, .95), .2, 1.), T(.22, -.40, .16) @ S(1.15, .5, .8))
    ball(.062, emission((.25, .65, 1), 6), T(.21, -.45, .16) @ S(1, .5, 1))
    flat([rrect(.30, .26, .11)], plain((.03, .02, .02), .4, .6), .04, .04, 0, T(-.22, -.46, .15) @ R(-14, 'Z') @ UP)
    tube([(-.56, -.1, .46), (-.22, -.50, .24), (.1, -.50, .42), (.5, -.18, .56)], .028, plain((.03, .02, .02), .4))
    strands(white, 9, .46, 1.0, .15)
    for s in (-1, 1):
        tube([(s * .03, -.56, -.12), (s * .24, -.56, -.20), (s * .44, -.42, -.42)], .10, white, None, lambda t: 1 - .8 * t)
        tube([(s * .56, 0, .30), (s * .70, -.04, -.2), (s * .62, -.02, -.7)], .17, white, None, lambda t: 1 - .7 * t)
    g, steel = gold(.16), iron(.3)
    lathe(curve([(.68, 0), (.66, .2), (.50, .46), (.22, .64), (0, .70)]), steel, T(0, .02, .42) @ S(1, .82, 1))
    torus(.68, .08, g, T(0, .02, .42) @ S(1, .82, 1))
    tube([(0, -.54, .44), (0, -.46, .80), (0, -.1, 1.10)], .06, g)
    lathe(curve([(.05, .22), (.09, .0), (.05, -.26), (0, -.32)]), g, T(0, -.60, .30), 20)
    for s in (-1, 1):
        for k in range(4):
            lathe(curve([(0, 0), (.13, .28), (.10, .62), (0, .92 - .12 * k)]), g, T(s * .62, -.02, .46 + .02 * k) @ R(s * (22 + 20 * k), 'Y') @ S(1, .35, 1), 16)


def thor():
    red, g = soft((.80, .22, .02), (.40, .07, .0), .5), gold(.16)
    face((.05, .45, .95), (.6, .16, .02))
    strands(red, 8, .46, .72, .16)
    for s in (-1, 1):
        tube([(s * .03, -.56, -.12), (s * .24, -.57, -.18), (s * .46, -.42, -.34)], .10, red, None, lambda t: 1 - .8 * t)
        tube([(s * .56, .0, .30), (s * .74, -.04, -.1), (s * .72, -.02, -.62)], .17, red, None, lambda t: 1 - .7 * t)
        tube([(s * .60, 0, .62), (s * 1.0, -.04, .74), (s * 1.18, -.06, 1.06), (s * 1.06, -.08, 1.36)], .20, soft((.90, .82, .66), (.5, .38, .22), .35), None, lambda t: max(.08, 1 - .92 * t))
        torus(.20, .05, g, T(s * .66, 0, .64) @ R(s * 76, 'Y'))
    lathe(curve([(.68, 0), (.66, .2), (.50, .46), (.22, .64), (0, .70)]), silver(.22), T(0, .02, .40) @ S(1, .82, 1))
    torus(.68, .09, g, T(0, .02, .42) @ S(1, .82, 1))
    tube([(0, -.54, .44), (0, -.46, .80), (0, -.1, 1.10)], .07, g)
    brilliant(jewel((.10, .55, 1), glow=2.), T(0, -.64, .46) @ UP @ S(.14))


def freya():
    hair, g = soft((1, .66, .16), (.62, .28, .03), .35), gold(.14)
    face((.10, .62, .30), (.70, .40, .08))
    flat([curve([(-.10, 0), (0, .02), (.10, 0), (0, -.045), (-.10, 0)], 6)], lacquer((.80, .05, .08), None, .15), .02, .02, 0, T(0, -.45, -.28) @ UP)
    for s in (-1, 1):
        tube([(s * .02, -.26, .74), (s * .42, -.34, .58), (s * .60, -.16, .20)], .17, hair)
        for k in range(7):
            ball(.20 - .008 * k, hair, T(s * (.62 + .05 * math.sin(k * 2.6)), -.14, .10 - .17 * k) @ R(s * 34 * (1 if k % 2 else -1), 'Y') @ S(1, .85, .72))
        torus(.15, .05, g, T(s * .62, -.14, -1.10) @ S(1, .9, 1))
        lathe(curve([(0, .02), (.12, -.1), (.06, -.26), (0, -.3)]), hair, T(s * .62, -.14, -1.10), 20)
        for k in range(4):
            lathe(curve([(0, 0), (.13, .22), (.10, .52), (0, .80 - .10 * k)]), silver(.18), T(s * .52, 0, .52 + .02 * k) @ R(s * (10 + 22 * k), 'Y') @ S(1, .35, 1), 16)
    torus(.60, .07, g, T(0, -.0, .56) @ R(8, 'X') @ S(1, .82, 1))
    facet_star(.20, .09, .08, g, T(0, -.54, .62) @ UP, 4)
    brilliant(jewel((.05, .85, .35), glow=2.), T(0, -.64, .62) @ UP @ S(.12))


def raven():
    plated(icon('raven', 2.), (.02, .02, .05), (.34, .20, .85), .6, .07, .60, .12, .06, edge=SILVER, low=(.05, .03, .26))


def hammer():
    steel, g, grip = iron(.28), gold(.15), wood((.05, .02, .01), (.22, .09, .03), (9, 9, 1))
    M = R(34, 'Y') @ T(0, 0, .1)
    box((1.50, .80, .78), steel, M @ T(0, 0, .46), .14)
    for s in (-1, 1):
        box((.20, .88, .86), g, M @ T(s * .60, 0, .46), .06)
    box((.36, .86, .84), g, M @ T(0, 0, .46), .05)
    lathe([(.13, -1.08), (.13, .1)], grip, M, 32)
    for i in range(6):
        torus(.135, .035, plain((.10, .035, .012), .5, .3), M @ T(0, 0, -.25 - i * .13) @ R(14, 'Y'), 32)
    ball(.20, g, M @ T(0, 0, -1.14))
    torus(.16, .06, g, M @ T(0, 0, .04), 48)
    for x in (-.33, .33):
        flat([[(x - .10, .24), (x + .04, .06), (x - .02, .04), (x + .10, -.22), (x - .05, -.02), (x + .02, .01)]], emission((.35, .75, 1), 7), .01, .01, 0, M @ T(0, -.42, .46) @ UP)
    for x, z, a in ((-.9, .9, 35), (.95, .98, -30), (1.05, .1, -80), (-1.05, .1, 85)):
        flat([[(-.05, .30), (.09, .02), (.01, .02), (.06, -.30), (-.09, .0), (-.01, .0)]], emission((.45, .8, 1), 8), .02, .02, 0, M @ T(x, -.1, z) @ R(a, 'Y') @ UP)


def hall():
    roof, g, plank = wood((.05, .03, .02), (.26, .13, .06), (9, 1, 9)), gold(.16), wood((.12, .05, .02), (.50, .25, .10), (9, 9, 1))
    box((1.5, 1.0, .8), plank, T(0, .1, -.5), .03)
    for s in (-1, 1):
        box((1.36, 1.3, .10), roof, T(s * .52, 0, .22) @ R(s * 46, 'Y'), .03)
        box((1.48, .12, .16), g, T(s * .52, -.66, .24) @ R(s * 46, 'Y'), .04)
        tube([(s * -.02, -.66, .68), (s * .16, -.68, .92), (s * .34, -.70, 1.06), (s * .50, -.74, .98)], .09, g, None, lambda t: 1 - .5 * t)
        box((.16, .16, .86), g, T(s * .62, -.46, -.46), .03)
    flat([[(-.66, -.10), (.66, -.10), (0, .62)]], plank, .04, .02, 0, T(0, -.46, 0) @ UP)
    flat([[(-.30, -.92), (.30, -.92), (.30, -.35), (.20, -.18), (0, -.08), (-.20, -.18), (-.30, -.35)]], emission((1, .48, .10), 2.2), .02, .02, 0, T(0, -.44, 0) @ UP)
    lathe([(.30, .0), (.30, .06), (0, .14)], silver(.2), T(0, -.52, .20) @ UP, 48)
    torus(.30, .05, g, T(0, -.54, .20) @ UP)
    box((1.9, 1.5, .12), iron(.5), T(0, 0, -.96), .05)


SYMBOLS = {
    'wild': dict(make=hammer, banner='WILD', view=dict(az=-12, el=8)),
    'odin': dict(make=odin),
    'thor': dict(make=thor),
    'freya': dict(make=freya),
    'raven': dict(make=raven),
    **ranks('metal-mania', edge=SILVER, ten='passion-one', tall=1.7, bold=.02),
    'scatter': dict(make=hall, banner='SCATTER', view=dict(az=-24, el=10)),
}
