"""What every game throws and pays with: a turning coin, cut stones, the four pots."""
import math
import random

from library.materials import gold, jewel, lacquer, silver
from library.outlines import TAU
from library.shapes import R, S, T, UP, ball, brilliant, coin_pile, curve, facet_star, lathe, reeded, torus, tube

LIGHT = dict(el=6, env=.7, front=20, axis=6, rim=((1., .55, .2), (1., .8, .45)))
LOOK = dict(exposure=1.05, sat=1.2)
TURNS = 12
STILL = [(x, y, z) for x in (-1, 1) for y in (-.1, .1) for z in (-1, 1)]
STONES = {'red': (1, .04, .10), 'green': (.05, .80, .30), 'blue': (.06, .35, 1), 'violet': (.55, .14, .95), 'amber': (1, .48, .06), 'ice': (.75, .92, 1)}
ENAMEL = {'mini': (.02, .38, .10), 'minor': (.02, .18, .72), 'major': (.36, .03, .68), 'grand': (.75, .01, .02)}


def coin(turn):
    def make():
        M = R(180 * turn / TURNS, 'Z') @ UP
        g, bright = gold(.2), gold(.11)
        reeded(1, .12, g, M, 80)
        for side in (T(), R(180, 'Y')):
            facet_star(.60, .25, .10, bright, M @ side @ T(0, 0, .07))
            for i in range(24):
                ball(.03, bright, M @ side @ R(15 * i, 'Z') @ T(.76, 0, .08), 10)
    return make


def stone(colour):
    return lambda: brilliant(jewel(colour, glow=.3), R(52, 'X') @ R(11, 'Z'))


def pot(name):
    def make():
        rank = list(ENAMEL).index(name)
        g, bright, enamel = gold(.17), gold(.11), lacquer(ENAMEL[name], tuple(x * .3 for x in ENAMEL[name]), .12)
        lathe(curve([(0, -1.), (.46, -1.), (.50, -.92), (.36, -.82), (.60, -.62), (.92, -.22), (.98, .10), (.84, .42), (.66, .54)], 8), g, None, 128, None,
              lambda a, r, z: r * (1 + (.02 * abs(math.sin(a * 8)) if z < -.3 else 0)))
        lathe(curve([(.985, -.14), (1.005, .08), (.965, .26)], 6), enamel, None, 128)
        lathe([(.60, .50), (.78, .54), (.82, .62), (.78, .70), (.64, .70), (.60, .60)], bright, None, 128)
        for z, r in ((-.16, .985), (.28, .955), (-.96, .50)):
            torus(r, .04, bright, T(0, 0, z), 128)
        stones = 5 + 2 * rank
        for i in range(stones):
            a = (i - (stones - 1) / 2) * (26 - 3 * rank)
            M = R(a, 'Z') @ T(0, -1.0, .06) @ R(88, 'X')
            size = .15 if i % 2 == 0 else .10
            torus(size * 1.1, .03, bright, M, 40)
            brilliant(lacquer(((1, .03, .06), (.05, .85, .25), (.08, .35, 1))[(i + rank) % 3], None, .06), M @ S(size))
        coin_pile(g, [T(0, 0, .60) @ M for M in heap_of(70 + 22 * rank, .58, .40 + .07 * rank, 7 + rank)], .20, .05, bright)
        if rank > 1:
            for s in (-1, 1):
                tube([(s * .74, 0, .46), (s * 1.18, 0, .56), (s * 1.36, 0, .18), (s * 1.16, 0, -.20), (s * .92, 0, -.20)], .085, bright)
        if rank > 0:
            for i in range(2 + rank):
                a, r = TAU * i / (2 + rank) + .6, .34
                brilliant(lacquer(list(STONES.values())[i], None, .06), T(r * math.cos(a), -.10 + r * math.sin(a), .84 + .07 * rank) @ R(30 * math.cos(a), 'Y') @ R(40, 'X') @ S(.15))
        if rank == 3:
            z = 1.12
            for i in range(8):
                lathe(curve([(0, 0), (.11, .0), (.085, .22), (0, .44)], 6), bright, R(45 * i, 'Z') @ T(.40, 0, z) @ R(14, 'Y') @ S(.45, 1, 1), 20)
                ball(.07, lacquer((.85, .01, .04), None, .08) if i % 2 else silver(.1), R(45 * i, 'Z') @ T(.50, 0, z + .44), 20)
            lathe([(.38, -.10), (.43, -.08), (.43, .06), (.38, .08)], bright, T(0, 0, z), 96)
    return make


def heap_of(n, w, h, seed):
    dice = random.Random(seed)
    out = []
    for _ in range(n):
        a, q = dice.uniform(0, TAU), dice.random() ** .5
        out.append(T(q * w * math.cos(a), q * w * math.sin(a), h * (1 - q) ** .7 + dice.uniform(0, .05)) @ R(dice.gauss(0, 26) + 16, 'X') @ R(dice.gauss(0, 24), 'Y'))
    return out


SYMBOLS = {
    **{'coin-%02d' % i: dict(make=coin(i), view=dict(el=8, axis=50, box=STILL)) for i in range(TURNS)},
    **{'stone-' + name: dict(make=stone(c), view=dict(el=12, env=.16, front=2, axis=0), look=dict(exposure=1.9, bloom=.5)) for name, c in STONES.items()},
    **{'pot-' + name: dict(make=pot(name), view=dict(el=14)) for name in ENAMEL},
}
