"""Super Joker: the classic fruit machine in wet paint and chrome, under stage lights."""
import math

from library.materials import gold, graded, jewel, lacquer, plain, soft
from library.outlines import star
from library.parts import cherries, citrus, grapes, seven, stem
from library.reliefs import GOLD
from library.shapes import R, S, T, UP, ball, brilliant, curve, facet_star, flat, lathe, leaf, torus, tube

LIGHT = dict(el=8, env=.5, front=12, rim=((1., .2, .9), (.2, .6, 1.)))
LOOK = dict(exposure=1.15, sat=1.34)
GREEN, DARK = (.05, .40, .015), (.01, .14, .01)


def joker():
    """A jester: a grinning white mask under a cap with three bells."""
    g, skin, black = gold(.12), soft((.95, .86, .76), (.6, .42, .36), .2), plain((.01, .008, .012), .15, 1.)
    red, violet, green = lacquer((.85, .015, .04)), lacquer((.40, .04, .80)), lacquer((.03, .58, .16))
    lathe(curve([(0, -.92), (.22, -.84), (.46, -.52), (.54, -.1), (.50, .3), (.3, .5), (0, .56)]), skin, T(0, -.05, -.18) @ S(1, .72, 1))
    ball(.13, lacquer((.9, .02, .03), None, .1), T(0, -.54, -.22))
    for s in (-1, 1):
        ball(.115, plain((.97, .97, .95), .15, 1.), T(s * .2, -.38, .06) @ S(1, .5, 1.25))
        ball(.062, lacquer((.05, .5, .1), None, .1), T(s * .185, -.435, .05) @ S(1, .5, 1.2))
        ball(.03, black, T(s * .18, -.465, .05))
        tube([(s * .06, -.42, .22), (s * .2, -.44, .32), (s * .36, -.36, .24)], .032, black)
        ball(.12, soft((.95, .30, .30), None, .3), T(s * .33, -.30, -.28) @ S(1, .45, .8))
        facet_star(.10, .04, .03, violet, T(s * .2, -.42, -.10) @ UP, 4)
    mouth = curve([(-.30, -.36), (-.16, -.49), (0, -.53), (.16, -.49), (.30, -.36), (.16, -.62), (0, -.68), (-.16, -.62)], 8)
    flat([mouth], lacquer((.75, .01, .03)), .02, .03, 0, T(0, -.405, -.04) @ R(-6, 'X') @ UP)
    flat([curve([(-.22, -.44), (0, -.55), (.22, -.44), (0, -.60)], 8)], plain((.98, .97, .93), .15, 1.), .02, .015, 0, T(0, -.43, -.04) @ R(-6, 'X') @ UP)
    for pts, m in (([(-.12, 0, .20), (-.40, -.05, .62), (-.82, -.05, .82), (-1.12, -.08, .44), (-1.14, -.08, .22)], red),
                   ([(.12, 0, .20), (.40, -.05, .62), (.82, -.05, .82), (1.12, -.08, .44), (1.14, -.08, .22)], green),
                   ([(0, 0, .20), (0, -.02, .70), (.04, -.05, 1.04), (.06, -.12, 1.28)], violet)):
        tube(pts, .42, m, None, lambda t: max(.12, 1 - t * .86), 12, 32)
        ball(.15, g, T(*pts[-1]))
    torus(.50, .10, g, T(0, -.02, .24) @ R(-8, 'X') @ S(1, .78, 1))
    for i in range(7):
        a = math.radians(-72 + 24 * i)
        flat([[(-.15, .05), (.15, .05), (0, -.36)]], (red, violet, green)[i % 3], .03, .03, 0, T(.62 * math.sin(a), -.34 * math.cos(a) - .05, -.92) @ R(math.degrees(a) * .8, 'Z') @ R(-14, 'X') @ UP)
        ball(.06, g, T(.66 * math.sin(a), -.44 * math.cos(a) - .06, -1.28), 16)


def bell():
    g, dark = gold(.13), gold(.3)
    lathe(curve([(0, .80), (.20, .78), (.40, .60), (.48, .20), (.54, -.20), (.74, -.52), (.92, -.68)]) + [(.96, -.72), (.96, -.80), (.90, -.84), (.80, -.78), (0, -.74)], g)
    for z, r, q in ((-.70, .95, .06), (-.36, .65, .035), (.42, .475, .03)):
        torus(r, q, g, T(0, 0, z))
    ball(.22, dark, T(0, 0, -.90))
    torus(.15, .055, g, T(0, 0, .92) @ UP)
    red = lacquer((.85, .015, .03), (.4, 0, .02), .2)
    for s in (-1, 1):
        tube([(0, -.42, .52), (s * .30, -.56, .80), (s * .62, -.5, .74), (s * .46, -.52, .46), (0, -.44, .50)], .10, red)
        tube([(0, -.45, .48), (s * .20, -.66, .18), (s * .36, -.74, -.06)], .09, red)
    ball(.15, red, T(0, -.50, .52))


def melon():
    """A wedge of watermelon: red flesh, seeds, white and green rind."""
    flesh, white, green, seed = soft((.92, .04, .06), (.5, .01, .03), .22), soft((.85, .92, .60), None, .3), soft((.03, .36, .05), (.0, .14, .02), .18), plain((.01, .006, .005), .12, 1.)
    n = 40
    arc = lambda r: [(r * math.cos(math.radians(180 + 180 * i / n)), r * math.sin(math.radians(180 + 180 * i / n))) for i in range(n + 1)]
    M = R(-16, 'Y') @ T(0, 0, .42)
    for r0, r1, m, w in ((0, .90, flesh, .30), (.885, 1.0, white, .295), (.985, 1.13, green, .31)):
        ring = arc(r1) + (arc(r0)[::-1] if r0 else [])
        flat([ring], m, w, .03, -.015, M @ UP)
    for x, z in ((-.5, -.18), (-.2, -.14), (.14, -.16), (.48, -.20), (-.36, -.45), (-.02, -.42), (.33, -.46), (-.16, -.70), (.18, -.68)):
        lathe(curve([(0, -.09), (.055, -.03), (.05, .04), (0, .10)], 6), seed, M @ T(x, -.335, z) @ R(-x * 40, 'Y') @ S(1, .5, 1), 20)


def plum():
    m = graded((.18, .01, .22), (.52, .06, .62), -.9, .7, .22, .8)
    lathe(curve([(0, .78), (.20, .86), (.58, .76), (.88, .36), (.90, -.12), (.68, -.62), (.30, -.90), (0, -.96)]), m, R(-14, 'Y') @ R(-112, 'Z') @ S(.92, .92, 1.05), 128, None,
          lambda a, r, z: r * (1 - .12 * math.exp(-((math.atan2(math.sin(a), math.cos(a))) / .16) ** 2)))
    stem([(.2, 0, .80), (.24, 0, 1.), (.36, 0, 1.18)], .055, soft((.20, .09, .02)))
    leaf(soft(GREEN, DARK), T(.22, -.06, .92) @ R(4, 'Y') @ R(58, 'X'), .92, .44, .16)
    leaf(soft(GREEN, DARK), T(.20, -.06, .90) @ R(180, 'Z') @ R(-6, 'Y') @ R(-58, 'X'), .62, .36, .14)


def scatter():
    g = gold(.13)
    flat([star(5, 1.08, .52)], g, .10, .09, 0, UP, 6)
    facet_star(.98, .44, .34, lacquer((1, .72, .04), (1, .40, 0), .12), T(0, -.17, 0) @ UP)
    ball(.17, g, T(0, -.48, 0))
    brilliant(jewel((1, .08, .5), glow=2.), T(0, -.62, 0) @ UP @ S(.16))
    for i in range(5):
        ball(.10, lacquer((1, .06, .45), None, .1), R(72 * i, 'Y') @ T(0, -.2, 1.02))


SYMBOLS = {
    'wild': dict(make=joker, banner='WILD', view=dict(el=5)),
    'seven': dict(make=lambda: seven((.86, .01, .02), (.40, 0, .02), GOLD), view=dict(az=-10, env=.75, front=20, axis=8)),
    'bell': dict(make=bell, view=dict(env=.75, axis=6)),
    'melon': dict(make=melon, view=dict(az=-14)),
    'grape': dict(make=lambda: grapes((.30, .10, .90), (.08, .01, .35))),
    'plum': dict(make=plum),
    'orange': dict(make=lambda: citrus((1, .28, .0), (.80, .10, 0))),
    'lemon': dict(make=lambda: citrus((1, .80, .03), (.85, .50, 0), True, (.82, .82, .92), .14), view=dict(az=0, el=8)),
    'cherry': dict(make=cherries, view=dict(env=.45, front=8)),
    'scatter': dict(make=scatter, banner='SCATTER', view=dict(env=.75, axis=8, az=-8)),
}
