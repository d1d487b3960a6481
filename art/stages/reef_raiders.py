"""A reef before deep water: a wreck far behind, walls of rock with coral at the sides, and room in the middle for what swims."""
import math

from library.landscape import earth, noise, put, rock, sun, terrain
from library.materials import gold, lacquer, wood
from library.outlines import TAU
from library.shapes import R, S, T, ball, box, curve, lathe, mesh, tube
from stages.ocean_king import CORALS, coral, kelp, sponge

VIEW = dict(horizon=-.6, eye=1.5)
SKY = dict(stops=[(-1, '#02203f'), (-.6, '#06487a'), (-.1, '#0a6aa8'), (.4, '#1590c6'), (.8, '#4fc6e4'), (1, '#a6f0fa')],
           sun=dict(u=-.25, v=1.25, r=0, colour='#c8f8ff', halo=.75, fall=1.1), rays=dict(count=21, strength=.34, colour='#8fe6ff'))
LIGHT = dict(floor='#063a60', env=.8)
LOOK = dict(mist=dict(start=5, depth=30, most=.94), exposure=.8, sat=1.3, shade=.4)


def wreck():
    """A galleon that lies on its side: ribs, planks, and what is left of its masts."""
    timber = wood((.05, .03, .02), (.20, .12, .07))
    v, f, n, m = [], [], 36, 14
    for i in range(n):
        x = -1 + 2 * i / (n - 1)
        wide, low, high = .42 * (1 - abs(x) ** 2.4), .62 * (1 - abs(x) ** 3), .10 + .42 * abs(x) ** 2.6 + (.18 if x < -.45 else 0)
        v += [(x * 2.6, wide * math.sin(math.pi * (j / (m - 1) - .5)) * 1.1, (high if j in (0, m - 1) else 0) - low * math.cos(math.pi * (j / (m - 1) - .5)) * 1.1) for j in range(m)]
    for i in range(n - 1):
        # Planks are missing amidships.
        f += [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for j in range(m - 1) if not (14 < i < 21 and 3 < j < 8)]
    mesh('hull', v, f, [timber], None, None, 40)
    for k in range(9):
        x = -1.9 + k * .48
        tube([(x, -.46, .34), (x, -.40, -.30), (x, 0, -.66), (x, .40, -.30), (x, .46, .34)], .045, timber, None, None, 8, 10)
    for x, tall in ((-1.1, 2.5), (.35, 1.9), (1.5, 1.2)):
        tube([(x, 0, -.3), (x + .05, 0, tall)], .075, timber, None, lambda t: 1.1 - .5 * t, 4, 14)
        tube([(x - .75, 0, tall * .66), (x + .8, 0, tall * .72)], .04, timber, None, None, 4, 10)
    tube([(2.4, 0, .3), (3.5, 0, .8)], .06, timber, None, lambda t: 1 - .5 * t, 4, 12)


def chest():
    """Open, with more in it than it holds."""
    oak, metal = wood(), gold(.24)
    box((1.3, .8, .6), oak, T(0, 0, .3), .05)
    for x in (-.45, 0, .45):
        box((.1, .84, .64), metal, T(x, 0, .3), .03)
    lathe([(0, -.65), (.42, -.65), (.42, .65), (0, .65)], oak, T(0, .5, .72) @ R(-62, 'X') @ R(90, 'Y') @ S(1, .8, 1), 48)
    for k in range(46):
        a, q = k * 2.4, (k / 46) ** .5
        lathe([(0, -.03), (.11, -.03), (.12, 0), (.11, .03), (0, .03)], metal, T(.55 * q * math.cos(a), .3 * q * math.sin(a) - .02, .66 + .16 * (1 - q)) @ R(40 * math.sin(k * 7), 'X') @ R(40 * math.cos(k * 5), 'Y'), 28)


def fan(colour, seed):
    """A sea fan: a net of branches in one plane."""
    m = lacquer(colour, tuple(c * .3 for c in colour), .5)
    for k in range(15):
        a = -1.2 + 2.4 * k / 14
        reach = 1.5 + .18 * math.sin(k * 3 + seed)
        tube([(0, 0, 0), (.5 * math.sin(a * .7), .03 * math.sin(k), .55), (reach * math.sin(a), .05 * math.cos(k), .3 + reach * math.cos(a) * .9)], .035, m, None, lambda t: 1.2 - .8 * t, 8, 8)
    for ring in (.7, 1.05, 1.35):
        tube([(ring * math.sin(a), .03, .28 + ring * math.cos(a) * .9) for a in (-1.15 + 2.3 * j / 10 for j in range(11))], .022, m, None, None, 4, 6)


def build(view):
    sun((.25, .7, -1), 3.2, (.70, .93, 1))
    sun((-.7, .9, -.2), 1.1, (.45, .75, 1))
    terrain(lambda x, y: .22 * noise(x * .3, y * .34, 2, 3) + .04 * noise(x * 3.4, y * 1.4, 6, 2) + .020 * x * x * 12 / (view.tan_x * y) ** 2 * 2,
            earth((.34, .30, .22), (.72, .66, .46), 3, .9, .3), (-40, 40), (1.5, 60))
    stone, deep = earth((.07, .12, .20), (.20, .27, .36), 5, .85, .8), earth((.05, .10, .18), (.13, .20, .30), 4, .9, .8)
    put(wreck, view.ground(.34 if not view.is_tall else .1, 19, .2, .9) @ R(14, 'Z') @ R(16, 'X') @ R(5, 'Y'))
    # Walls of rock, higher towards the edges.
    for side in (-1, 1):
        for k, (u, d, s, z) in enumerate(((1.08, 7, .46, 0), (1.22, 8.5, .7, 1.2), (.98, 11, .46, .1), (1.18, 13, .74, 1.8), (.86, 16, .34, 0), (1.05, 18, .62, 1.2), (1.34, 9, .7, 2.8))):
            put(lambda: rock(stone if k % 2 else deep, 1, k + (9 if side > 0 else 0), 40, 1.25), view.ground(side * u, d, s, z))
    places = ((-.97, 6.2, .34), (-.80, 7.0, .26), (-.66, 8.6, .24), (-1.02, 8.6, .44), (-.86, 10.5, .34), (-.48, 7.2, .15), (-.34, 9.6, .19), (-.10, 8.2, .14), (.12, 10.2, .17), (.32, 7.6, .15),
              (.52, 9.2, .2), (.68, 7.2, .25), (.82, 8.8, .34), (.96, 6.2, .34), (1.03, 9, .46), (.46, 14, .2), (-.26, 14, .2), (-.62, 13, .3), (.70, 13, .28), (-.56, 6.0, .13), (.44, 6.0, .13), (.08, 6.4, .1))
    for k, (u, d, s) in enumerate(places):
        kind = (coral, sponge, fan, coral)[k % 4]
        put(lambda: kind(CORALS[(k * 2) % 5], k + 3), view.ground(u, d, s))
    for u, d, s, z in ((-1.0, 9.5, .16, 1.6), (1.02, 10, .16, 1.7), (-.92, 12, .18, 1.4), (.94, 12.5, .16, 1.3)):
        put(lambda: fan(CORALS[int(u * 10) % 5], d), view.ground(u, d - 1.6, s * 1.5, z))
    for u, d, s in ((-.90, 7.8, .15), (-.99, 7.2, .17), (.90, 8.2, .15), (1.0, 7.4, .17), (-.74, 12, .16), (.76, 12.5, .16), (-.58, 16, .17), (.66, 17, .17)):
        put(lambda: kelp(7, u * 10), view.ground(u, d, s))
    put(chest, view.ground(-.24, 6.6, .1) @ R(24, 'Z'))
    for k in range(26):
        a, q = TAU * k / 26, .5 + .5 * math.sin(k * 12.9)
        put(lambda: ball(.12, gold(.3)), view.ground(-.24 + .09 * q * math.cos(a), 6.4 + .5 * q * math.sin(a), .08) @ S(1, 1, .3))
