"""What stands on the sea floor of Reef Raiders: three barrels, seen from above with their muzzles up, and the dome that they turn on."""
import math

from library.materials import emission, gold, iron, lacquer, silver
from library.outlines import TAU
from library.shapes import R, S, T, ball, curve, lathe, torus, tube

LIGHT = dict(el=0, env=.95, front=22, axis=5, rim=((1., .82, .46), (.35, .75, 1.)))
LOOK = dict(exposure=1.15, sat=1.25)
#: All barrels turn about z = 0 and are framed alike.
FRAME = [(-.62, -.5, -.55), (.62, .5, 2.35)]


def bands(heights, r, metal):
    for z in heights:
        torus(r, .065, metal, T(0, 0, z), 96)


def trunnion(metal):
    ball(.46, metal, S(1, .8, .9), 56)
    for s in (-1, 1):
        lathe([(0, 0), (.16, 0), (.18, .06), (.16, .12), (0, .12)], metal, T(s * .36, -.30, 0) @ R(90, 'X'), 40)


def cannon():
    """Bronze and red lacquer, as a ship's gun."""
    metal = gold(.18)
    trunnion(lacquer((.75, .05, .04), (.25, .0, .01), .2))
    lathe(curve([(.40, .0), (.44, .35), (.36, .9), (.31, 1.6), (.30, 1.86)], 8), metal, None, 96)
    lathe(curve([(.30, 1.80), (.42, 1.96), (.46, 2.12), (.42, 2.24)], 8) + [(.30, 2.24), (.24, 1.9)], metal, None, 96)
    lathe([(0, 1.9), (.26, 1.9)], emission((1, .55, .15), 1.6), None, 48)
    bands((.42, .98, 1.52), .385, lacquer((.75, .05, .04), (.25, .0, .01), .2))


def net():
    """Three mouths of jade that open like a flower."""
    jade, metal = lacquer((.02, .58, .42), (.0, .18, .16), .16), gold(.2)
    trunnion(metal)
    lathe(curve([(.38, .0), (.42, .4), (.36, .95), (.34, 1.2)], 8), jade, None, 96)
    bands((.34, .92), .40, metal)
    for turn in (-17, 0, 17):
        M = T(0, -.12 if turn == 0 else 0, 1.02) @ R(turn, 'Y')
        lathe(curve([(.17, .0), (.17, .7), (.24, 1.0), (.27, 1.14)], 8) + [(.19, 1.14), (.15, .8)], jade, M, 64)
        torus(.245, .045, metal, M @ T(0, 0, 1.1), 64)
        lathe([(0, .86), (.17, .86)], emission((.35, 1, .75), 1.5), M, 40)


def harpoon():
    """A rail of steel with its bolt before it."""
    steel, dark, metal = silver(.2), iron(.3), gold(.2)
    trunnion(dark)
    for s in (-1, 1):
        tube([(s * .20, 0, .0), (s * .23, 0, .8), (s * .19, 0, 1.5)], .10, dark, None, lambda t: 1.1 - .3 * t, 8, 24)
        tube([(s * .20, 0, .95), (s * .52, .05, 1.05), (s * .60, .05, 1.42)], .075, steel, None, lambda t: 1.1 - .6 * t, 8, 20)
    tube([(0, -.1, .2), (0, -.1, 2.0)], .075, steel, None, None, 6, 24)
    lathe([(.20, 1.86), (.10, 1.92), (0, 2.34)], steel, T(0, -.1, 0) @ S(1, .5, 1), 48)
    for s in (-1, 1):
        tube([(s * .05, -.1, 1.98), (s * .24, -.1, 1.80), (s * .30, -.1, 1.64)], .05, steel, None, lambda t: 1 - .75 * t, 6, 16)
    bands((.30, 1.40), .30, metal)


def dome(colours, metal):
    """What a seat's barrel turns on."""
    def make():
        body = lacquer(*colours, .2)
        lathe(curve([(1.06, 0), (1.04, .18), (.86, .52), (.48, .76), (0, .84)], 10), body, None, 120)
        lathe([(1.18, -.16), (1.22, -.08), (1.18, .06), (1.04, .08)], metal(.2), None, 120)
        lathe([(0, -.16), (1.18, -.16)], metal(.2), None, 120)
        torus(.62, .06, metal(.2), T(0, 0, .68), 96)
        for k in range(14):
            a = TAU * k / 14
            ball(.075, metal(.2), T(1.10 * math.cos(a), 1.10 * math.sin(a), .02), 20)
        ball(.15, emission((1, .85, .4) if metal is gold else (.5, .9, 1), 2.), T(0, -.86, .36) @ S(1, .5, 1), 32)
    return make


VIEWED = dict(view=dict(box=FRAME))
SYMBOLS = {
    'cannon': dict(make=cannon, **VIEWED),
    'net': dict(make=net, **VIEWED),
    'harpoon': dict(make=harpoon, **VIEWED),
    'dome-own': dict(make=dome(((.75, .05, .04), (.25, .0, .01)), gold), view=dict(el=6)),
    'dome-other': dict(make=dome(((.03, .22, .42), (.0, .06, .16)), silver), view=dict(el=6)),
}
