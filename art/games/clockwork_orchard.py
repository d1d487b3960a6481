"""Clockwork Orchard: fruit of polished metal with clockwork inside, and the parts that turn into it."""
import math

from games.twelve_bells import BLUED, BRASS, COPPER, key as winding_key, spring as mainspring, toothed, hub
from library.materials import clear, gold, graded, jewel, lacquer, metal, plain, silver, soft
from library.outlines import circle
from library.shapes import R, S, T, UP, ball, curve, flat, lathe, leaf, torus, tube

LIGHT = dict(el=8, env=.62, front=14, axis=7, rim=((1., .75, .3), (.3, .8, 1.)))
LOOK = dict(exposure=1.18, sat=1.32)

GREEN, DARK = (.10, .62, .16), (.02, .24, .08)


def sprig(M=T(), size=.8):
    leaf(lacquer(GREEN, DARK, .16), M @ T(.05, -.05, .0) @ R(-14, 'Y') @ R(58, 'X'), size, size * .5, .14)


def stalk(points, r=.06):
    tube(points, r, BRASS(.2))


def window(mat, stone, r=.40, M=T()):
    """A round window with a wheel behind its rim: every fruit has one, so that they are a family."""
    torus(r, .055, BRASS(.16), M @ R(90, 'X'), 72)
    lathe([(0, 0), (r, 0)], plain((.05, .03, .02), .4), M @ T(0, .04, 0) @ R(90, 'X'), 48)
    flat([toothed(10, r * .86, r * .66, .54, .34), circle(r * .22, 24)], mat, .04, .015, 0, M @ T(0, -.02, 0) @ UP)
    ball(r * .24, stone, M @ T(0, -.07, 0), 24)


def apple():
    g = gold(.14)
    lathe(curve([(0, .55), (.10, .62), (.30, .78), (.58, .80), (.90, .52), (.98, .10), (.86, -.42), (.60, -.80), (.34, -.92), (.16, -.86), (0, -.80)]), g, S(1.04, 1.04, 1), 128, None,
          lambda a, r, z: r * (1 + .03 * math.cos(5 * a) * (1 if z < -.3 else .3)))
    stalk([(0, 0, .55), (.03, 0, .82), (.12, 0, 1.08)])
    sprig(T(0, 0, .82), .95)
    window(COPPER(.2), jewel((1, .05, .10), glow=2.), .42, T(0, -.97, -.06))


def pear():
    m = silver(.14)
    lathe(curve([(0, 1.0), (.24, .94), (.36, .70), (.42, .40), (.62, .10), (.86, -.30), (.86, -.68), (.58, -1.02), (.2, -1.1), (0, -1.08)]), m, None, 128)
    stalk([(0, 0, .96), (.04, 0, 1.14), (.14, 0, 1.32)])
    sprig(T(0, 0, 1.08), .72)
    window(BRASS(.2), jewel((.1, .5, 1), glow=2.), .38, T(0, -.84, -.46))


def plum():
    m = graded((.10, .02, .42), (.36, .16, .92), -.9, .7, .12, 1.)
    lathe(curve([(0, .78), (.34, .76), (.76, .44), (.92, -.06), (.78, -.56), (.40, -.90), (0, -.98)]), m, R(-8, 'Y') @ R(-118, 'Z'), 128, None,
          lambda a, r, z: r * (1 - .13 * math.exp(-((math.atan2(math.sin(a), math.cos(a))) / .16) ** 2)))
    stalk([(0, 0, .70), (-.04, 0, .98), (.05, 0, 1.16)])
    sprig(T(0, 0, .86), .85)
    window(silver(.2), jewel((.2, 1, .5), glow=2.), .36, T(.06, -.90, -.10))


def cherry():
    red = metal((1, .20, .13), (.75, .01, .02), .14)
    for x, z, r in ((-.46, -.50, .52), (.50, -.36, .47)):
        ball(r, red, T(x, 0, z))
        torus(r * .40, .04, BRASS(.16), T(x, -r * .92, z) @ R(90, 'X'), 48)
        flat([toothed(8, r * .36, r * .26, .54, .34)], COPPER(.2), .03, .012, 0, T(x, -r * .95, z) @ UP)
        stalk([(x, 0, z + r * .9), (x * .8, 0, .45), (.06, 0, 1.06)], .05)
    sprig(T(.06, 0, .92), .82)


def bolt():
    m, dark = BLUED(.16), metal((.30, .55, .80), (.05, .14, .34), .26)
    M = R(24, 'Y')
    lathe([(0, 1.02), (.50, 1.02), (.62, .94), (.62, .52), (.50, .44), (0, .44)], m, M, 6, smooth=5)
    shaft = []
    for i in range(15):
        z = .42 - i * .10
        shaft += [(.27, z), (.35, z - .05)]
    lathe(shaft + [(.24, -1.06), (.12, -1.12), (0, -1.12)], dark, M, 48)


def nut():
    m = COPPER(.18)
    six = [(.98 * math.sin(math.radians(60 * k + 8)), .98 * math.cos(math.radians(60 * k + 8))) for k in range(6)]
    flat([six, circle(.46, 64)], m, .26, .09, -.04, R(14, 'Z') @ UP)
    for y in (-.24, -.10, .04, .18):
        torus(.46, .05, metal((.80, .36, .20), (.36, .10, .04), .3), R(14, 'Z') @ T(0, y, 0) @ R(90, 'X'), 64)


def sun():
    """The wheel that drives the orchard: rays for teeth, a face of enamel."""
    g, red = gold(.13), lacquer((.95, .30, .02), (.6, .06, .0), .12)
    rays = []
    for k in range(32):
        a, r = math.radians(360 / 32 * k), (1.14 if k % 4 == 0 else .96 if k % 2 == 0 else .74)
        rays.append((r * math.sin(a), r * math.cos(a)))
    flat([rays], g, .09, .04, 0, UP)
    lathe(curve([(0, .20), (.40, .18), (.60, .08), (.66, -.02)]), red, T(0, -.08, 0) @ R(90, 'X') @ S(1, 1, 1), 96)
    torus(.66, .07, g, T(0, -.10, 0) @ R(90, 'X'), 96)
    for k in range(8):
        ball(.06, g, T(.66 * math.sin(math.radians(45 * k + 22)), -.16, .66 * math.cos(math.radians(45 * k + 22))), 16)
    hub(g, jewel((1, .85, .2), glow=2.), .24)


def drop():
    """Oil, thick and golden, with a light in it."""
    m = jewel((1, .48, .02), 1.45, .02, 1.4)
    lathe(curve([(0, 1.14), (.06, 1.0), (.20, .66), (.46, .22), (.66, -.18), (.68, -.54), (.48, -.88), (.18, -1.02), (0, -1.04)]), m, R(10, 'Y'), 96)
    torus(.69, .045, BRASS(.16), R(10, 'Y') @ T(0, 0, -.36), 96)
    ball(.10, plain((1, .95, .75), .1, 1.), R(10, 'Y') @ T(-.24, -.52, -.06) @ S(.8, .4, 1.5), 24)


SYMBOLS = {
    'apple': dict(make=apple),
    'pear': dict(make=pear),
    'plum': dict(make=plum),
    'cherry': dict(make=cherry),
    'key': dict(make=winding_key),
    'spring': dict(make=mainspring),
    'bolt': dict(make=bolt),
    'nut': dict(make=nut),
    'wild': dict(make=sun, banner='WILD'),
    'drop': dict(make=drop),
}
