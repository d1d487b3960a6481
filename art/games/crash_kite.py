"""Kite Flight: a kite of silk over bamboo, and the child who flies it."""
import math

from library.materials import gold, lacquer, plain, soft, wood
from library.outlines import TAU
from library.shapes import R, S, T, UP, ball, curve, facet_star, flat, lathe, mesh, torus, tube

LIGHT = dict(el=4, env=.9, front=20, axis=5, rim=((1., .75, .35), (.5, .85, 1.)))
LOOK = dict(exposure=1.12, sat=1.3)
RED, ORANGE, YELLOW, BLUE, WHITE = (.82, .015, .03), (1, .28, .01), (1, .62, .03), (.02, .17, .72), (.93, .92, .88)
# Corners of the sail, which stands in the plane of x and z.
TOP, RIGHT, FOOT, LEFT, CROSS = (0, 1.0), (.80, .28), (0, -1.15), (-.80, .28), (0, .28)


def silk(c):
    return soft(c, tuple(k * .55 for k in c), .38)


def panel(a, b, mat, n=18, inset=.0):
    """A part of the sail between two corners and the crossing, blown out by the wind."""
    v, f, at = [], [], {}
    for i in range(n + 1):
        for j in range(n + 1 - i):
            p, q = i / n, j / n
            x, z = (CROSS[0] + (a[0] - CROSS[0]) * p + (b[0] - CROSS[0]) * q, CROSS[1] + (a[1] - CROSS[1]) * p + (b[1] - CROSS[1]) * q)
            r = 1 - p - q
            v.append((x, -.62 * p * q * (1 + r) - .05 * r + inset, z))
            at[i, j] = len(v) - 1
    for i in range(n):
        for j in range(n - i):
            f.append((at[i, j], at[i + 1, j], at[i, j + 1]))
            if j < n - i - 1:
                f.append((at[i + 1, j], at[i + 1, j + 1], at[i, j + 1]))
    o = mesh('panel', v, f, [mat], None, None, 80)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = .012


def edge(a, b, mat):
    tube([(a[0], 0, a[1]), ((a[0] + b[0]) / 2 * .985, -.05, (a[1] + b[1]) / 2), (b[0], 0, b[1])], .028, mat, None, None, 8, 12)


def sail():
    for a, b, c in ((LEFT, TOP, RED), (TOP, RIGHT, ORANGE), (RIGHT, FOOT, BLUE), (FOOT, LEFT, YELLOW)):
        panel(a, b, silk(c))
    trim = silk(WHITE)
    for a, b in ((LEFT, TOP), (TOP, RIGHT), (RIGHT, FOOT), (FOOT, LEFT)):
        edge(a, b, trim)
    cane = wood((.25, .12, .03), (.72, .46, .16), (9, 9, 2))
    tube([(0, .03, TOP[1]), (0, -.09, .28), (0, .03, FOOT[1])], .026, cane, None, None, 8, 12)
    tube([(LEFT[0], .03, LEFT[1]), (0, -.09, .28), (RIGHT[0], .03, RIGHT[1])], .026, cane, None, None, 8, 12)
    # A sun with eight rays where the sticks cross.
    g = gold(.2)
    lathe([(0, .10), (.15, .09), (.19, .03), (.19, 0)], g, T(0, -.12, .28) @ UP, 48)
    for k in range(8):
        flat([[(-.07, .21), (.07, .21), (0, .40)]], g, .02, .015, 0, T(0, -.15, .28) @ R(45 * k, 'Y') @ UP)
    for x, z in ((.36, -.30), (-.36, -.30)):
        facet_star(.13, .055, .04, silk(WHITE), T(x, -.165, z) @ UP)


def bow(c=RED, M=T()):
    m, dark = silk(c), silk(tuple(k * .7 for k in c))
    for s in (-1, 1):
        lathe(curve([(.03, 0), (.20, .22), (.27, .42), (.20, .52), (0, .50)]), m, M @ R(s * 90, 'Y') @ R(s * 8, 'X') @ S(1, .5, 1), 32)
        tube([(0, 0, 0), (s * .14, .02, -.24), (s * .30, 0, -.52)], .09, dark, M @ S(1, .4, 1), lambda t: .6 + .6 * t)
    ball(.13, m, M @ S(.9, .8, 1.1), 24)


def tail_at(t):
    return (.15 * math.sin(t * 7) - .62 * t, .02, -1.15 - 1.25 * t)


def kite():
    sail()
    tube([tail_at(k / 14) for k in range(15)], .018, plain((.95, .92, .85), .5), None, None, 6, 8)
    for k, c in enumerate((RED, YELLOW, BLUE, ORANGE)):
        bow(c, T(*tail_at(.18 + .25 * k)) @ R(20, 'Y') @ S(.36))


def child():
    """Seen from the side, looking up to the right, the reel of string in one raised hand."""
    skin, shirt, trousers = soft((.52, .28, .14), (.25, .1, .04), .45), soft((1, .46, .04), (.6, .16, .0), .5), soft((.03, .20, .60), (.0, .06, .25), .5)
    straw = soft((.88, .66, .26), (.45, .28, .08), .6)
    for s, x in ((-1, -.16), (1, .16)):
        tube([(x * .8, s * .10, .62), (x, s * .11, .36), (x * 1.3, s * .11, .06)], .115, skin, None, lambda t: 1.05 - .25 * t, 8, 16)
        ball(.13, soft((.75, .05, .04), None, .5), T(x * 1.3 + .06, s * .11, .05) @ S(1.4, .9, .6), 24)
    ball(.24, trousers, T(0, 0, .78) @ S(1, .85, .8), 32)
    for s, x in ((-1, -.15), (1, .15)):
        tube([(x * .5, s * .09, .76), (x * .9, s * .11, .56), (x * 1.05, s * .11, .38)], .165, trousers, None, lambda t: 1.05 - .1 * t, 8, 20)
    lathe(curve([(0, .74), (.25, .76), (.28, .95), (.24, 1.22), (.12, 1.36), (0, 1.38)]), shirt, S(1, .8, 1), 48)
    tube([(-.08, -.18, 1.24), (.14, -.30, 1.10), (.36, -.26, 1.24)], .085, skin, None, lambda t: 1 - .2 * t, 8, 14)
    tube([(.08, .12, 1.26), (.34, .10, 1.42), (.54, .06, 1.66)], .09, skin, None, lambda t: 1 - .2 * t, 8, 14)
    ball(.11, skin, T(.56, .05, 1.70), 20)
    lathe([(0, -.14), (.12, -.14), (.12, -.11), (.06, -.10), (.06, .10), (.12, .11), (.12, .14), (0, .14)], wood((.2, .08, .02), (.6, .32, .1)), T(.60, -.02, 1.74) @ R(60, 'Y') @ UP, 32)
    tube([(0, 0, 1.34), (.02, 0, 1.46)], .09, skin)
    M = T(.04, -.02, 1.66) @ R(-16, 'Y')
    ball(.30, skin, M @ S(1, .95, 1.04), 40)
    ball(.31, soft((.02, .012, .01), None, .35), M @ T(-.05, .05, .06) @ S(1, .95, 1), 40)
    ball(.035, plain((.01, .008, .008), .2, 1.), M @ T(.19, -.24, .02), 14)
    ball(.035, plain((.01, .008, .008), .2, 1.), M @ T(.27, -.10, .02), 14)
    ball(.045, skin, M @ T(.29, -.20, -.05), 14)
    tube([(.14, -.27, -.11), (.21, -.25, -.14), (.26, -.19, -.12)], .018, plain((.45, .08, .06), .5), M)
    lathe(curve([(0, .50), (.10, .44), (.30, .24), (.56, .04), (.58, .0)]) + [(.54, -.01), (.28, .18), (0, .34)], straw, M @ T(-.02, 0, .16), 64, None, lambda a, r, z: r * (1 + .012 * math.sin(a * 36)))
    for r, z in ((.20, .345), (.38, .185)):
        torus(r, .014, soft((.60, .36, .10), None, .6), M @ T(-.02, 0, .16 + z), 64)


def hill():
    """A green knoll with flowers, for somebody to stand on."""
    import random
    dice, green = random.Random(7), [soft(c, tuple(k * .4 for k in c), .6) for c in ((.20, .55, .07), (.34, .66, .12), (.13, .44, .06))]
    lathe(curve([(0, .52), (.5, .46), (1.05, .16), (1.5, -.5), (1.6, -1.0), (0, -1.0)], 10), green[0], S(1, .7, 1), 96, None, lambda a, r, z: r * (1 + .05 * math.sin(a * 3) + .03 * math.sin(a * 7)))
    for k in range(420):
        a, q = dice.uniform(math.pi, TAU), dice.random() ** .5
        r = 1.5 * q
        z = .52 - .42 * q ** 2.2 * 2.4
        flat([[(-.03, 0), (.03, 0), (dice.uniform(-.08, .08), dice.uniform(.12, .26))]], green[k % 3], .005, 0, 0, T(r * math.cos(a), .7 * r * math.sin(a), z) @ R(dice.uniform(-30, 30), 'Z') @ UP)
    for k in range(26):
        a, q = dice.uniform(math.pi, TAU), dice.random() ** .5
        r, c = 1.4 * q, (YELLOW, WHITE, RED)[k % 3]
        ball(.055, soft(c, None, .4), T(r * math.cos(a), .7 * r * math.sin(a) - .06, .60 - .42 * q ** 2.2 * 2.4 + .1), 12)


SYMBOLS = {
    'kite': dict(make=lambda: kite(), view=dict(az=-14), look=dict(samples=1.2)),
    'sail': dict(make=sail, view=dict(az=-14)),
    'bow-red': dict(make=lambda: bow(RED)),
    'bow-yellow': dict(make=lambda: bow(YELLOW)),
    'bow-blue': dict(make=lambda: bow(BLUE)),
    'hill': dict(make=hill, view=dict(el=10)),
    'child': dict(make=child, view=dict(az=-10, el=3)),
}
