"""Sabong Arena: two champions, toys of lacquer and brass with masks for faces. Nobody is hurt by a toy."""
import math

from library.materials import emission, gold, graded, lacquer, plain, silver, soft, wood
from library.outlines import TAU
from library.shapes import R, S, T, ball, curve, lathe, torus, tube

LIGHT = dict(el=9, env=.9, front=22, axis=5, rim=((1., .74, .38), (.40, .70, 1.)))
LOOK = dict(exposure=1.12, sat=1.22)

RED = dict(body=((.80, .03, .02), (.30, .0, .01)), low=(.34, .004, .008), high=(.95, .10, .03), comb=(1., .36, .03), tail=((.95, .46, .05), (.80, .03, .02), (.12, .02, .03)), mask=((1., .95, .86), (.86, .66, .40)), metal=gold)
BLUE = dict(body=((.02, .20, .80), (.0, .05, .32)), low=(.006, .03, .30), high=(.06, .42, .98), comb=(.10, .80, .98), tail=((.20, .80, .96), (.02, .20, .80), (.03, .02, .14)), mask=((.96, .98, 1.), (.56, .70, .92)), metal=silver)


def base(M, metal):
    """The round foot that it stands and turns on, with a key like that of a clockwork."""
    lathe([(0, 0), (.78, 0), (.82, .05), (.80, .13), (.66, .17), (0, .18)], wood(), M, 96)
    torus(.80, .05, metal(.22), M @ T(0, 0, .09), 96)
    for k in range(12):
        a = TAU * k / 12
        ball(.045, emission((1., .82, .42), 2.2), M @ T(.71 * math.cos(a), .71 * math.sin(a), .165), 12)
    lathe(curve([(.30, .16), (.17, .26), (.15, .36), (.30, .48)], 8), metal(.2), M, 64)


def mask(colours, M):
    """A smooth face over the head: brows, eyes cut as almonds, and a beak of metal."""
    white, dark, metal = soft(*colours['mask'], .22), plain((.01, .008, .014), .2, 1.), colours['metal'](.18)
    ball(.43, white, M @ T(.10, 0, 0) @ S(.92, .94, 1.06), 56)
    for s in (-1, 1):
        ball(.15, dark, M @ T(.335, s * .295, .09) @ R(-s * 38, 'Z') @ R(-14, 'Y') @ S(1.2, .36, .80), 32)
        ball(.07, emission((1., .86, .36) if colours is RED else (.55, .92, 1.), 3.0), M @ T(.365, s * .335, .10) @ R(-s * 38, 'Z') @ S(.8, .34, .8), 20)
        tube([(.10, s * .40, .17), (.30, s * .36, .27), (.50, s * .19, .24)], .042, metal, M, lambda t: .5 + .8 * t * (1.3 - t), 8, 16)
        # A painted streak below each eye.
        tube([(.20, s * .385, -.06), (.34, s * .32, -.16), (.44, s * .20, -.26)], .032, lacquer(*colours['body'], .2), M, lambda t: 1 - .6 * t, 8, 14)
    lathe(curve([(.165, 0), (.14, .14), (.07, .32), (0, .44)], 8), metal, M @ T(.42, 0, -.05) @ R(104, 'Y') @ S(1, .82, 1), 40)
    torus(.405, .032, metal, M @ T(-.10, 0, 0) @ R(90, 'Y') @ S(1.06, .94, 1), 64)


def champion(colours, turn):
    """It looks along +x, turned about its axis towards whoever looks."""
    def make():
        M = R(turn, 'Z')
        metal = colours['metal'](.2)
        coat = graded(colours['low'], colours['high'], .4, 1.5, .2, 1.)
        base(M, colours['metal'])
        # A body like a bell, leaning forwards.
        lathe(curve([(0, .42), (.46, .46), (.74, .72), (.76, 1.02), (.58, 1.32), (.40, 1.56), (.36, 1.80), (0, 1.92)], 10), coat, M @ T(-.05, 0, 0) @ R(7, 'Y'), 96)
        torus(.75, .038, metal, M @ T(.04, 0, .88) @ R(7, 'Y'), 96)
        torus(.44, .05, metal, M @ T(.12, 0, 1.50) @ R(9, 'Y'), 80)
        # Scales of the collar.
        for row, (r, z, count) in enumerate(((.50, 1.40, 16), (.60, 1.27, 18), (.68, 1.12, 20))):
            for k in range(count):
                a = TAU * (k + .5 * (row % 2)) / count
                ball(.095, lacquer(*[(.98, .56, .10), (.62, .16, .02)] if colours is RED else [(.30, .86, 1.), (.02, .24, .56)], .2),
                     M @ T(.10 - row * .02 + r * math.cos(a), r * math.sin(a), z) @ R(math.degrees(a), 'Z') @ S(.45, .95, 1.15), 20)
        # A boss with a jewel on the breast.
        lathe([(0, .02), (.15, .02), (.19, .0), (.20, -.05)], metal, M @ T(.80, 0, .82) @ R(88, 'Y'), 48)
        ball(.10, emission((1., .25, .10) if colours is RED else (.2, .6, 1.), 1.1), M @ T(.83, 0, .82) @ S(.5, 1, 1), 28)
        # Wings, each of five blades.
        for s in (-1, 1):
            W = M @ T(-.08, s * .70, 1.12) @ R(s * 8, 'X')
            ball(.34, coat, W @ S(1.05, .42, .86), 40)
            for k in range(5):
                y = s * (.07 + .015 * k)
                tube([(.20 - .07 * k, y, .10 - .07 * k), (-.28 - .05 * k, y + s * .08, -.04 - .11 * k), (-.74 + .05 * k, y + s * .05, .10 - .20 * k)],
                     .105, lacquer(*((colours['tail'][k % 2], tuple(c * .35 for c in colours['tail'][k % 2]))), .22), W @ S(1, .55, 1), lambda t: .45 + 1.5 * t * (1 - t) + .1 * (1 - t), 10, 18)
            ball(.11, metal, W @ T(.16, s * .13, .05) @ S(1, .5, 1), 28)
        # The tail: blades that rise and fall over behind.
        for k in range(9):
            side = (k - 4) / 4
            c = colours['tail'][k % 3]
            reach, rise = .95 + .28 * math.cos(side * 1.4), .98 + .42 * math.cos(side * 1.2)
            tube([(-.52, side * .16, 1.02), (-.86, side * .30, 1.02 + rise * .62), (-.72 - reach * .55, side * .46, 1.02 + rise), (-.62 - reach, side * .58, .96 + rise * .52)],
                 .15, lacquer(c, tuple(x * .35 for x in c), .18), M, lambda t: .42 + 2.0 * t * (1 - t) * (1.15 - .6 * t), 12, 26)
        # Head, mask and comb.
        H = M @ T(.26, 0, 2.04)
        ball(.44, coat, H, 56)
        mask(colours, H)
        comb = lacquer(colours['comb'], tuple(x * .4 for x in colours['comb']), .15)
        for k, (x, z, r) in enumerate(((.30, .40, .13), (.12, .53, .175), (-.10, .55, .19), (-.30, .46, .165), (-.43, .29, .13))):
            ball(r, comb, H @ T(x, 0, z) @ R(-20 + 22 * k, 'Y') @ S(.72, .46, 1.45), 36)
        for s in (-1, 1):
            ball(.11, comb, H @ T(.40, s * .10, -.42) @ S(.72, .6, 1.35), 28)
    return make


SYMBOLS = {
    'meron': dict(make=champion(RED, -30)),
    'wala': dict(make=champion(BLUE, -150)),
}
