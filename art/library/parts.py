"""Things that several games show: card ranks, coins, sevens, bars, fruit, ingots, knots, chests."""
import math
import random

from library.materials import gold, graded, lacquer, plain, silver, soft, wood
from library.outlines import D, TAU, circle, grown, icon, letters, moved, raster, rounded_seven, rrect, star
from library.reliefs import BRONZE, GOLD, IRON, SILVER, layer, letter, plated, relief, toy
from library.shapes import (R, S, T, UP, ball, blob, box, coin_pile, copy, curve, facet_star, flat, heap, lathe, leaf, mesh,
                            reeded, text, torus, tube)

RANKS = {'ace': 'A', 'king': 'K', 'queen': 'Q', 'jack': 'J', 'ten': '10'}
# Five colours that stay apart at a glance: red, amber, violet, green, blue.
RANK_COLOURS = {'ace': ((.85, .02, .03), (.42, 0, .03)), 'king': ((1, .50, .02), (.75, .16, 0)), 'queen': ((.55, .06, .85), (.20, .01, .42)),
                'jack': ((.03, .62, .14), (0, .24, .10)), 'ten': ((.04, .34, .95), (.01, .09, .45))}


def ranks(font, edge=GOLD, ten=None, view=None, **style):
    """The five card ranks in a game's typeface; `ten` names another face where that of the game reads as "IO"."""
    def recipe(name, body):
        face, low = RANK_COLOURS[name]
        more = {'size': 1.9, 'tall': 1.7, **style}
        return lambda: letter(body, (ten or font) if name == 'ten' else font, face, low, edge, **more)
    return {name: dict(make=recipe(name, body), view={'az': -6, 'el': 5, **(view or {})}, look=dict(samples=.7)) for name, body in RANKS.items()}


def token(mark=None, edge=None, face=None, size=1.05):
    """A coin of hold and respin: a thick milled rim round a plain, slightly sunk face on which a value fits."""
    g, g2 = edge or gold(.16), face or lacquer((1, .50, .05), (.72, .22, .01), .38)
    M = R(84, 'X')
    n = 120
    rim = [(.76, .04), (.78, .13), (.82, .17), (.94, .17), (.99, .13), (1., .06)]
    lathe([(r, z) for r, z in rim] + [(r, -z) for r, z in rim[::-1]], g, M, n * 4, None,
          lambda a, r, z: r * (1 + .008 * (1 if math.sin(a * n) > 0 else -1)) if r > .99 else r)
    lathe([(0, .09), (.5, .075), (.77, .055)], g2, M, 96)
    torus(.765, .028, gold(.1), M @ T(0, 0, .10))
    for i in range(24):
        ball(.032, gold(.08) if i == 0 else g, M @ R(15 * i, 'Z') @ T(.88, 0, .165), 12)
    if mark:
        mark(M)


def seven(face, low, edge):
    """A fat seven: casing, dark gap, swollen face."""
    m = raster(rounded_seven())
    return relief([layer(grown(m, .12), edge, .30, .11, 'round', 1.), layer(grown(m, .018), tuple(x * .10 for x in face), -.06, .02, 'slope'),
                   layer(m, face, .26, .17, 'round', 0., low)], rough=.18)


def bar_plate(y, face, low, tall=.62, turn=0.):
    """One bar: a bevelled casing with BAR on it, at height y."""
    shape = raster(moved([rrect(2.06, tall, .13)], 0, y))
    glyphs = raster(moved(letters('BAR', 'alfa-slab-one', 1.6, tall * .62), 0, y))
    return [layer(shape, GOLD, .24, .06, 'round', 1.), layer(grown(shape, -.065), face, -.05, .03, 'slope', 0., low),
            layer(grown(glyphs, .022), (.02, 0, .01), .02, .02), layer(glyphs, (1, .95, .80), .10, .05, 'round', 0., (1, .66, .16))]


def bars(count, face, low):
    gap, tall = .70, .86 if count == 1 else .64
    return relief([p for i in range(count) for p in bar_plate((i - (count - 1) / 2) * gap, face, low, tall)], rough=.2)


def stem(points, r=.045, mat=None):
    return tube(points, r, mat or graded((.20, .12, .02), (.16, .42, .03), points[0][2], points[-1][2], .45))


def cherries(red=(.80, .004, .02)):
    m, leafy = soft(red, (.28, 0, .02), .14), soft((.05, .40, .015), (.01, .14, .01), .35)
    for x, z, r in ((-.5, -.45, .56), (.52, -.62, .52)):
        lathe(curve([(0, .80 * r), (.22 * r, .90 * r), (.62 * r, .86 * r), (1. * r, .2 * r), (.88 * r, -.5 * r), (.4 * r, -.94 * r), (0, -1. * r)]), m, T(x, 0, z))
    stem([(-.5, 0, 0), (-.42, 0, .4), (-.1, .0, .85), (.22, 0, 1.05)])
    stem([(.52, 0, -.2), (.5, 0, .3), (.36, 0, .75), (.22, 0, 1.05)])
    leaf(leafy, T(.2, -.05, 1.04) @ R(14, 'Y') @ R(70, 'X'), .9, .44, .12)
    ball(.07, soft((.3, .2, .03)), T(.21, 0, 1.06), 16)


def citrus(skin, deep, leafy=True, stretch=(1, 1, 1), nipple=0.):
    m = graded(deep, skin, -1, .6, .30, .7, 'Z', .35, 26.)
    p = [(0, .86), (.14, .90), (.35, .89), (.72, .70), (1, .12), (.95, -.35), (.66, -.80), (.25, -.97), (0, -.97)]
    if nipple:
        p = [(0, .98 + nipple), (.10, .96 + nipple), (.22, .93), (.55, .76), (.86, .35), (.95, 0), (.86, -.40), (.52, -.80), (.22, -.97), (.10, -1. - nipple), (0, -1.02 - nipple)]
    lathe(curve(p), m, S(*stretch))
    if leafy:
        top = .88 + nipple
        stem([(0, 0, top), (.02, 0, top + .12), (.08, 0, top + .22)], .05)
        leaf(soft((.05, .40, .015), (.01, .14, .01)), T(.02, -.05, top + .08) @ R(-12, 'Y') @ R(60, 'X'), .85, .42, .14)
        leaf(soft((.05, .40, .015), (.01, .14, .01)), T(0, -.05, top + .08) @ R(200, 'Z') @ R(-20, 'Y') @ R(-55, 'X'), .6, .32, .12)


def grapes(colour, edge, seed=3):
    dice, m = random.Random(seed), soft(colour, edge, .16)
    for row, count in enumerate((4, 5, 4, 3, 2, 1)):
        for i in range(count):
            x = (i - (count - 1) / 2) * .40
            z = .62 - row * .32
            ball(.245 * dice.uniform(.94, 1.05), m, T(x + dice.uniform(-.03, .03), -.22 + .10 * abs(i - (count - 1) / 2) + dice.uniform(-.05, .05), z + dice.uniform(-.03, .03)), 32)
    stem([(0, 0, .75), (.03, 0, 1.), (.16, 0, 1.2)], .055)
    leaf(soft((.05, .40, .015), (.01, .14, .01)), T(0, -.1, .86) @ R(10, 'Y') @ R(62, 'X'), .95, .62, .14)
    leaf(soft((.05, .40, .015), (.01, .14, .01)), T(0, -.1, .86) @ R(180, 'Z') @ R(4, 'Y') @ R(-62, 'X'), .8, .5, .14)


def ingot(mat):
    """A boat of metal (sycee) with its round hill."""
    n, v, f = 64, [], []
    rings = [(.50, -.55, .34), (.62, -.45, .42), (.90, .05, .55), (1.15, .42, .60), (1.20, .46, .60), (1.12, .44, .54), (.80, .24, .44), (.55, .20, .36)]
    for rx, z, ry in rings:
        for i in range(n):
            a = TAU * i / n
            lift = .42 * abs(math.cos(a)) ** 3 if z > 0 else .0
            dip = -.22 * (1 - abs(math.cos(a))) if z > .3 else 0
            v.append((rx * math.cos(a), ry * math.sin(a), z + lift * min(1, (z + .1) * 2) + dip))
    for k in range(len(rings) - 1):
        f += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
    f += [tuple(range(n))[::-1], tuple((len(rings) - 1) * n + i for i in range(n))]
    o = mesh('ingot', v, f, [mat], None, None, 50)
    s = o.modifiers.new('s', 'SUBSURF')
    s.levels = s.render_levels = 2
    ball(.56, mat, T(0, 0, .28) @ S(1, .72, .86), 64)
