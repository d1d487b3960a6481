"""Golden Pharaoh: gold and lapis, turquoise and carnelian, low desert sun."""
import numpy as np

from library.materials import gold, jewel, lacquer, plain
from library.outlines import circle, grown, icon, raster, rrect
from library.parts import ranks
from library.reliefs import GOLD, X, Y, layer, plated, relief
from library.shapes import R, S, T, UP, ball, box, brilliant, curve, flat, lathe, torus, tube

LIGHT = dict(el=6, env=.7, front=22, axis=10, rim=((1., .45, .1), (.2, .6, 1.)))
LOOK = dict(exposure=1.12, sat=1.3)
LAPIS, TURQUOISE, CARNELIAN = (.02, .07, .50), (.02, .48, .50), (.70, .05, .01)


def pharaoh():
    """A death mask: striped cloth, a calm face, cobra and beard."""
    cloth = raster([curve([(-.42, .86), (0, 1.02), (.42, .86), (.74, .40), (.80, 0.), (.98, -.62), (1., -.86), (.62, -.98), (.40, -.86), (-.40, -.86), (-.62, -.98), (-1., -.86), (-.98, -.62), (-.80, 0.), (-.74, .40), (-.42, .86)], 8)])
    stripes = cloth & (np.sin((Y * .96 + np.abs(X) * .62) * 25) > .0)
    face = ((X / .46) ** 2 + ((Y - .18) / np.where(Y > .18, .50, .74)) ** 2) < 1
    brow = raster([rrect(1.02, .16, .06)])
    brow = np.roll(brow, int(.60 / 2.24 * 480), 0) & grown(face, .12)
    shape = lambda x, y, sx, sy: np.exp(-((X - x) / sx) ** 2 - ((Y - y) / sy) ** 2)
    form = face * (.34 * np.sqrt(np.maximum(0, 1 - (X / .5) ** 2 - ((Y - .1) / .8) ** 2)) + .17 * shape(0, .06, .075, .17) + .08 * shape(0, -.02, .13, .06)
                   + .07 * shape(0, -.25, .17, .05) + .05 * shape(0, -.36, .13, .05) - .05 * (shape(-.2, .21, .13, .07) + shape(.2, .21, .13, .07)) + .05 * (shape(-.2, .33, .2, .03) + shape(.2, .33, .2, .03)))
    _, z = relief([layer(cloth, (1, .62, .15), .10, .06, 'round', 1.), layer(stripes & grown(cloth, -.05), LAPIS, .035, .03, 'round', 0.),
                   layer(grown(face, .06), (1, .50, .08), .07, .05, 'round', .9), layer(face, (1, .62, .20), .02, .03, 'round', .25), layer(brow, TURQUOISE, .03, .03)],
                  body=.42, rough=.3, extra=form)
    for s in (-1, 1):
        E = T(s * .20, -z(s * .2, .2) + .015, .20)
        ball(.125, plain((.01, .012, .03), .2, 1.), E @ S(1.25, .30, .62))
        ball(.095, plain((.95, .95, .92), .2, 1.), E @ T(0, -.026, 0) @ S(1.15, .25, .58))
        ball(.052, plain((.005, .005, .006), .1, 1.), E @ T(0, -.052, 0) @ S(1, .3, 1))
        tube([(s * .32, -z(s * .32, .2) - .01, .20), (s * .46, -z(s * .42, .2) - .0, .16)], .022, plain((.01, .012, .03), .2, 1.))
        tube([(s * .07, -z(s * .07, .35) - .03, .34), (s * .2, -z(s * .2, .38) - .03, .385), (s * .36, -z(s * .36, .35) - .02, .32)], .028, plain(LAPIS, .2, 1.))
    lathe(curve([(.08, -.44), (.10, -.8), (.13, -1.02), (.06, -1.12), (0, -1.12)]), lacquer(LAPIS), T(0, -.48, 0), 24)
    for q in range(4):
        torus(.112, .022, gold(.12), T(0, -.48, -.55 - q * .13), 32)
    tube([(0, -.40, .66), (0, -.62, .86), (0, -.56, 1.06), (0, -.70, 1.12)], .075, gold(.12), None, lambda t: 1.25 - .5 * t)
    ball(.07, lacquer(CARNELIAN, None, .1), T(0, -.66, .92))


def anubis():
    plated(icon('anubis', 2.), (.02, .025, .06), GOLD, 1., .07, .42, .10, .05, .0, fill=True, edge=GOLD)


def horus():
    plated(icon('horus', 2.), (.02, .40, .46), (1, .62, .15), 1., .07, .42, .10, .05, fill=True, edge=GOLD)


def scarab():
    g, shell, turq = gold(.15), lacquer((.02, .10, .62), (.0, .02, .2), .1), lacquer(TURQUOISE, (.0, .14, .2), .12)
    ball(1, shell, T(0, 0, -.18) @ S(.60, .42, .72))
    for s in (-1, 1):
        ball(1, shell, T(s * .07, -.06, -.20) @ R(s * 5, 'Y') @ S(.52, .42, .70))
        for k, (x, z, a) in enumerate(((.42, .28, 30), (.56, -.1, -4), (.44, -.52, -38))):
            tube([(s * .4, -.1, z), (s * (x + .30), -.16, z + a / 150), (s * (x + .42), -.12, z + a / 60 + .02)], .055, g)
            ball(.07, g, T(s * (x + .42), -.12, z + a / 60 + .02))
        for i in range(6):
            a = 62 - i * 17
            lathe(curve([(.0, 0), (.085, .3), (.10, .62), (0, .86 - .05 * abs(i - 2))]), turq if i % 2 else g, T(s * .34, .10, .18) @ R(s * a, 'Y') @ S(1, .35, 1), 16)
    tube([(0, -.44, .26), (0, -.50, -.2), (0, -.40, -.82)], .035, g)
    torus(.46, .06, g, T(0, -.05, .30) @ R(20, 'X') @ S(1, .8, 1))
    ball(.40, turq, T(0, -.06, .40) @ S(1.05, .9, .72))
    ball(.20, g, T(0, -.2, .66) @ S(1.2, .9, .8))
    ball(.27, lacquer((.85, .04, .01), (.4, 0, .01), .08), T(0, -.06, 1.0))
    torus(.28, .05, g, T(0, -.06, 1.0) @ UP)


def ankh():
    g = gold(.15)
    loop = curve([(0, .0), (-.34, .34), (-.42, .66), (-.24, .94), (0, 1.02), (.24, .94), (.42, .66), (.34, .34), (0, .0)], 10)
    tube([(x, 0, z) for x, z in loop], .15, g)
    flat([[(-.13, .08), (.13, .08), (.24, -1.04), (-.24, -1.04)]], g, .10, .06, 0, UP)
    flat([[(-.16, .09), (-.16, -.09), (-.86, -.20), (-.86, .20)], [(.16, .09), (.16, -.09), (.86, -.20), (.86, .20)]], g, .10, .06, 0, T(0, 0, 0) @ UP)
    for s in (-1, 1):
        flat([[(s * .24, .06), (s * .24, -.06), (s * .76, -.12), (s * .76, .12)]], lacquer(TURQUOISE, None, .12), .13, .04, 0, UP)
    flat([[(-.07, -.24), (.07, -.24), (.14, -.92), (-.14, -.92)]], lacquer(LAPIS, None, .12), .13, .04, 0, UP)
    ball(.20, g, T(0, -.08, 0))
    brilliant(jewel((1, .06, .04), glow=2.), T(0, -.26, 0) @ UP @ S(.17))


def book():
    g, cover, page = gold(.14), lacquer((.02, .16, .34), (.0, .04, .14), .25), plain((.86, .74, .48), .6)
    M = R(0, 'X')
    box((1.62, .16, 2.04), cover, T(0, .16, 0), .05)
    box((1.52, .22, 1.92), page, T(.03, .0, 0), .02)
    box((1.62, .14, 2.04), cover, T(0, -.17, 0), .05)
    lathe([(0, -1.02), (.19, -1.02), (.19, 1.02), (0, 1.02)], cover, T(-.80, 0, 0), 32)
    for z in (-.78, -.3, .3, .78):
        torus(.20, .035, g, T(-.80, 0, z))
    flat([rrect(1.40, 1.84, .08), rrect(1.24, 1.68, .06)], g, .03, .025, 0, T(.03, -.26, 0) @ UP)
    for sx in (-1, 1):
        for sz in (-1, 1):
            brilliant(jewel((1, .06, .04), glow=2.), T(.03 + sx * .60, -.30, sz * .82) @ UP @ S(.10))
    flat(icon('eye-of-horus', 1.0), g, .06, .02, 0, T(.03, -.27, .05) @ UP)
    flat([circle(.2)], g, .04, .03, 0, T(.03, -.27, .62) @ UP)
    ball(.13, lacquer((.85, .04, .01), None, .08), T(.03, -.33, .62) @ S(1, .5, 1))


SYMBOLS = {
    'pharaoh': dict(make=pharaoh, view=dict(el=3, front=26)),
    'anubis': dict(make=anubis, view=dict(el=3)),
    'horus': dict(make=horus, view=dict(el=3)),
    'scarab': dict(make=scarab, view=dict(el=14)),
    **ranks('cinzel-decorative', ten='passion-one', plate=.09, tall=1.6, bold=.02),
    'wild': dict(make=ankh, banner='WILD', view=dict(az=-10)),
    'scatter': dict(make=book, banner='SCATTER', view=dict(az=-24, el=10)),
}
