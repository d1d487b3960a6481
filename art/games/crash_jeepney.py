"""Jeepney Joyride: a jeepney of polished steel with all that belongs on it, in the sun of Manila."""
import math

from library.materials import emission, glass, gold, lacquer, plain, silver, soft, wood
from library.outlines import TAU, icon
from library.shapes import R, S, T, UP, ball, box, curve, facet_star, flat, lathe, mesh, text, torus, tube

LIGHT = dict(el=9, az=30, env=.85, front=16, axis=4, rim=((1., .62, .25), (.45, .75, 1.)))
LOOK = dict(exposure=1.12, sat=1.3)
RED, BLUE, YELLOW, GREEN = (.80, .012, .015), (.01, .13, .62), (1, .58, .02), (.01, .42, .14)
FRONT = R(90, 'Z') @ UP
AXLES = (-1.85, 2.02)
WHEEL = .54


def steel():
    return silver(.13)


def horse(M):
    """A rearing horse of polished metal, facing +x, about one high."""
    m = silver(.10)
    tube([(-.34, 0, .30), (-.16, 0, .42), (.10, 0, .62), (.24, 0, .80)], .19, m, M, lambda t: 1.05 - .25 * t, 8, 16)
    tube([(.20, 0, .74), (.34, 0, .98), (.42, 0, 1.14)], .13, m, M, lambda t: 1.1 - .35 * t, 8, 16)
    tube([(.38, 0, 1.14), (.56, 0, 1.06), (.68, 0, .98)], .085, m, M, lambda t: 1.1 - .4 * t, 6, 12)
    for s in (-1, 1):
        tube([(.24, s * .10, .64), (.50, s * .11, .70), (.52, s * .11, .46)], .06, m, M, lambda t: 1.1 - .4 * t, 6, 10)
        tube([(-.34, s * .10, .30), (-.24, s * .11, .08), (-.42, s * .11, -.10), (-.34, s * .11, -.26)], .08, m, M, lambda t: 1.2 - .55 * t, 6, 10)
        lathe([(0, 0), (.03, .02), (0, .13)], m, M @ T(.38, s * .05, 1.20), 10)
    tube([(-.40, 0, .36), (-.62, 0, .40), (-.72, 0, .10)], .06, m, M, lambda t: 1 - .6 * t, 6, 10)
    tube([(.36, 0, 1.22), (.18, 0, 1.06), (.10, 0, .80)], .06, m, M, lambda t: 1.1 - .5 * t, 6, 10)
    lathe([(0, -.34), (.30, -.34), (.26, -.27), (0, -.25)], m, M @ S(1.4, .8, 1), 24)


def arch(x, y, r, w, mat, start=-14, end=194, thick=.05):
    """The guard above a wheel."""
    n, v = 24, []
    for k in range(n + 1):
        a = math.radians(start + (end - start) * k / n)
        for q in (r, r + thick):
            v += [(x + q * math.cos(a), y - w / 2, WHEEL + q * math.sin(a)), (x + q * math.cos(a), y + w / 2, WHEEL + q * math.sin(a))]
    f = []
    for k in range(n):
        a, b = 4 * k, 4 * k + 4
        f += [(a, a + 1, b + 1, b), (a + 2, b + 2, b + 3, a + 3), (a, b, b + 2, a + 2), (a + 1, a + 3, b + 3, b + 1)]
    mesh('arch', v, f + [(0, 2, 3, 1), (4 * n, 4 * n + 1, 4 * n + 3, 4 * n + 2)], [mat], None, None, 50)


def cap(M):
    """A wheel's cap with its five spokes; faces -y."""
    bright, dark = silver(.10), plain((.03, .03, .04), .4)
    lathe([(0, .01), (.33, .01), (.33, -.01), (0, -.01)], dark, M @ UP, 48)
    torus(.325, .035, bright, M @ UP, 64)
    for k in range(5):
        box((.11, .05, .27), bright, M @ R(72 * k, 'Y') @ T(0, -.03, .17), .02)
    lathe([(.12, 0), (.12, .06), (.08, .10), (0, .11)], bright, M @ T(0, -.03, 0) @ UP, 40)
    facet_star(.09, .04, .03, gold(.1), M @ T(0, -.135, 0) @ UP)


def wheel(x, has_cap):
    tyre, white = soft((.025, .024, .028), (.01, .01, .012), .55), soft((.92, .90, .84), None, .5)
    for y in (-.86, .86):
        lathe(curve([(.36, -.16), (.50, -.16), (WHEEL, -.10), (WHEEL, .10), (.50, .16), (.36, .16)], 5), tyre, T(x, y, WHEEL) @ UP, 64)
        lathe([(.0, .10), (.36, .10), (.36, -.10), (0, -.10)], plain((.02, .02, .025), .5), T(x, y, WHEEL) @ UP, 48)
        torus(.415, .026, white, T(x, y - .155, WHEEL) @ UP, 64)
        if has_cap:
            cap(T(x, y - .15, WHEEL))


def rider(x, skin, shirt, hair=(.02, .012, .01), y=-.52):
    ball(.22, soft(shirt, None, .5), T(x, y, 1.42) @ S(1, .8, 1), 20)
    ball(.155, soft(skin, tuple(k * .5 for k in skin), .45), T(x, y, 1.78) @ S(1, 1, 1.08), 24)
    ball(.165, soft(hair, None, .4), T(x - .02, y + .03, 1.83) @ S(1, 1, .95), 24)


def side_paint(s):
    """Stripes, a name, stars and a sun along the flank; s is -1 for the side that is seen."""
    red, blue, yellow, green, white = (lacquer(c, tuple(k * .35 for k in c), .14) for c in (RED, BLUE, YELLOW, GREEN, (.92, .90, .85)))
    y = s * .865
    for z, high, m in ((1.235, .10, red), (1.145, .06, yellow), (.955, .28, blue), (.775, .06, yellow), (.70, .07, red), (.635, .045, green)):
        box((4.16, .04, high), m, T(-1.05, y, z), .012)
    for k in range(22):
        flat([[(-.07, -.03), (.07, -.03), (0, .05)]], yellow, .012, .006, 0, T(-3.02 + .188 * k, y + s * .025, .80) @ UP)
    text('BAYANIHAN', yellow, 'alfa-slab-one', .25, .02, .004, 0, T(-.56, y + s * .03, .945) @ UP)
    for x in (-2.72, .66):
        facet_star(.13, .055, .05, gold(.1), T(x, y + s * .03, .955) @ UP)
    for x in (-2.35, .36):
        facet_star(.08, .035, .03, silver(.1), T(x, y + s * .03, .955) @ UP)


def body(passengers=True):
    chrome, red, blue, yellow, white = steel(), lacquer(RED, (.30, 0, .01), .12), lacquer(BLUE, (0, .03, .2), .12), lacquer(YELLOW, (.6, .2, 0), .14), lacquer((.92, .90, .85), None, .2)
    dark = plain((.022, .018, .03), .35)
    box((4.2, 1.70, .74), chrome, T(-1.05, 0, .93), .06)
    box((5.6, 1.2, .22), dark, T(-.1, 0, .52), .04)
    for s in (-1, 1):
        side_paint(s)
        box((4.24, .10, .07), chrome, T(-1.05, s * .86, 1.32), .025)
        box((2.7, .34, .07), chrome, T(.1, s * .92, .50), .03)
    # Passengers sit along the open sides.
    box((4.0, 1.1, .9), dark, T(-1.1, 0, 1.75), .04)
    for x in (-3.10, -2.28, -1.46, -.64, .18, .98):
        for s in (-1, 1):
            box((.07, .07, .98), chrome, T(x, s * .82, 1.80), .02)
    if passengers:
        for i, (skin, shirt) in enumerate((((.50, .26, .13), (.05, .55, .65)), ((.42, .20, .09), (.95, .45, .05)), ((.58, .32, .17), (.85, .08, .30)), ((.46, .24, .11), (.20, .60, .15)), ((.52, .28, .14), (.92, .88, .80)))):
            rider(-2.70 + .82 * i, skin, shirt)
            rider(-2.50 + .82 * i, (.45, .22, .1), shirt[::-1], y=.45)
    # Roof, its visor, and the flags below its edge.
    box((4.62, 1.92, .13), red, T(-.86, 0, 2.34), .06)
    box((4.66, 1.97, .05), yellow, T(-.86, 0, 2.26), .02)
    box((.62, 1.86, .06), blue, T(1.62, 0, 2.20) @ R(14, 'Y'), .02)
    for k in range(19):
        c = ((RED, YELLOW, BLUE, GREEN, (.9, .25, .5))[k % 5])
        for s in (-1, 1):
            flat([[(-.10, 0), (.10, 0), (0, -.17)]], soft(c, None, .4), .006, .004, 0, T(-3.05 + .238 * k, s * .985, 2.235) @ UP)
    # Rack with what people bring from market.
    for s in (-1, 1):
        tube([(-3.0, s * .84, 2.56), (-1., s * .84, 2.56), (1.0, s * .84, 2.56)], .035, chrome, None, None, 4, 12)
        for k in range(7):
            box((.04, .04, .20), chrome, T(-2.95 + .65 * k, s * .84, 2.48), .01)
    for x in (-3.0, 1.0):
        tube([(x, -.84, 2.56), (x, 0, 2.56), (x, .84, 2.56)], .035, chrome, None, None, 4, 12)
    cane = wood((.22, .10, .03), (.62, .36, .12), (9, 9, 3))
    box((.80, .60, .42), cane, T(-2.3, -.25, 2.64), .06)
    box((.55, .55, .30), soft((.10, .42, .62), None, .4), T(-1.5, .1, 2.58), .08)
    ball(.36, soft((.82, .70, .48), (.4, .3, .18), .6), T(-.75, -.2, 2.60) @ S(1.2, .9, .8), 32)
    for k in range(7):
        a = math.radians(-50 + 17 * k)
        tube([(.05, -.3, 2.52), (.05 + .26 * math.sin(a), -.34, 2.52 + .28 * math.cos(a)), (.05 + .44 * math.sin(a), -.36, 2.50 + .20 * math.cos(a))], .055, soft((1, .74, .05), (.5, .4, .02), .4), None, lambda t: .6 + .8 * math.sin(math.pi * t), 6, 10)
    # Where it goes, on a board above the windscreen; trumpets beside it.
    box((.12, 1.34, .40), blue, T(1.32, 0, 2.56), .05)
    box((.10, 1.42, .48), gold(.14), T(1.29, 0, 2.56), .05)
    text('MAYNILA', yellow, 'titan-one', .30, .03, .004, 0, T(1.39, 0, 2.56) @ FRONT)
    for s in (-1, 1):
        M = T(.95, s * .84, 2.70) @ R(90, 'Y')
        lathe(curve([(.03, -.5), (.035, -.1), (.06, .2), (.17, .42)], 6) + [(.15, .42), (.04, .2)], gold(.1), M, 32)
    # Cab: windscreen in two panes, and the driver.
    for s in (-1, 1):
        box((.06, .74, .62), glass((.80, .93, 1.), .02, 1.1), T(1.22, s * .40, 1.86) @ R(-13, 'Y'), .02)
        box((.09, .05, .74), chrome, T(1.22, s * .80, 1.86) @ R(-13, 'Y'), .02)
        box((.90, .06, .42), red, T(1.10, s * .83, 1.28), .03)
        tube([(1.35, s * .80, 1.62), (1.42, s * 1.02, 1.66)], .02, chrome, None, None, 3, 8)
        ball(.13, chrome, T(1.44, s * 1.06, 1.68) @ S(.4, 1, 1.1), 24)
    box((.09, .05, .72), chrome, T(1.22, 0, 1.86) @ R(-13, 'Y'), .02)
    box((.10, 1.66, .06), chrome, T(1.30, 0, 1.52), .02)
    box((.10, 1.66, .06), chrome, T(1.14, 0, 2.18), .02)
    if passengers:
        rider(.72, (.50, .27, .13), (.90, .90, .86), y=-.36)


def nose():
    chrome, red, dark = steel(), lacquer(RED, (.30, 0, .01), .12), plain((.02, .02, .025), .4)
    yellow, blue = lacquer(YELLOW, (.6, .2, 0), .14), lacquer(BLUE, (0, .03, .2), .12)
    v = []
    for x, w, z in ((1.2, .74, 1.60), (2.72, .58, 1.48)):
        v += [(x, -w, .62), (x, w, .62), (x, w, z - .16), (x, w - .14, z), (x, -w + .14, z), (x, -w, z - .16)]
    f = [(i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6) for i in range(6)] + [(5, 4, 3, 2, 1, 0), (6, 7, 8, 9, 10, 11)]
    o = mesh('bonnet', v, f, [chrome], None, None, 30)
    b = o.modifiers.new('b', 'BEVEL')
    b.width, b.segments = .05, 4
    box((1.46, .30, .05), red, T(1.98, 0, 1.555) @ R(4.5, 'Y'), .02)
    for s in (-1, 1):
        box((1.30, .05, .08), yellow, T(1.98, s * .675, 1.30) @ R(s * 6, 'Z') @ R(3, 'Y'), .02)
        for k in range(6):
            box((.06, .05, .30), red, T(1.55 + .15 * k, s * (.715 - .016 * k), 1.06) @ R(s * 6, 'Z'), .015)
        # The horses of which every jeepney has as many as it can carry.
    horse(T(2.30, 0, 1.72) @ S(.50))
    for s in (-1, 1):
        horse(T(1.75, s * .42, 1.70) @ S(.36))
    # Grille, lamps, bumper.
    box((.14, 1.16, .96), chrome, T(2.78, 0, 1.06), .07)
    for k in range(9):
        box((.06, .055, .66), dark, T(2.845, -.40 + .10 * k, 1.02), .02)
    box((.07, .96, .12), blue, T(2.85, 0, 1.44), .03)
    facet_star(.12, .05, .06, gold(.1), T(2.90, 0, 1.44) @ FRONT)
    for s in (-1, 1):
        M = T(2.80, s * .74, 1.12) @ R(90, 'Y')
        lathe(curve([(0, -.24), (.14, -.20), (.21, -.02), (.22, .06)], 6) + [(.20, .09), (.17, .05)], chrome, M, 48)
        ball(.18, emission((1, .92, .70), 1.5), M @ T(0, 0, .03) @ S(1, 1, .42), 32)
        ball(.09, emission((1, .45, .05), 1.6), T(2.86, s * .50, .66) @ S(.5, 1, 1), 20)
        tube([(2.60, s * .58, 1.50), (2.62, s * .60, 1.9), (2.56, s * .62, 2.28)], .014, chrome, None, None, 4, 8)
        for k in range(4):
            flat([[(0, 0), (-.26, .05), (-.20, 0), (-.26, -.05)]], soft((RED, YELLOW, BLUE, GREEN)[k], None, .4), .004, .003, 0, T(2.58, s * .62, 2.22 - .11 * k) @ UP)
        arch(AXLES[1], s * .86, .66, .46, chrome)
        arch(AXLES[0], s * .86, .64, .34, chrome)
        box((.52, .44, .05), chrome, T(2.66, s * .86, .96) @ R(52, 'Y'), .02)
    tube([(3.06, -1.02, .56), (3.10, 0, .56), (3.06, 1.02, .56)], .085, chrome, None, None, 6, 20)
    tube([(3.04, -.84, .78), (3.08, 0, .78), (3.04, .84, .78)], .045, chrome, None, None, 6, 16)
    for k in range(5):
        facet_star(.11, .045, .04, gold(.1), T(3.17, -.68 + .34 * k, .56) @ FRONT)
        box((.04, .04, .26), chrome, T(3.06, -.68 + .34 * k, .68), .01)


def jeepney(has_caps=True):
    def make():
        body()
        nose()
        for x in AXLES:
            wheel(x, has_caps)
    return make


def sampaguita():
    """A garland of jasmine buds with its ribbon."""
    white, green = soft((.95, .94, .88), (.62, .66, .48), .4), soft((.08, .42, .08), (.02, .16, .03), .4)
    for k in range(22):
        a = TAU * k / 22
        ball(.14, white, T(.72 * math.cos(a), -.04 * (k % 2), .72 * math.sin(a)) @ S(1, 1, 1.2), 20)
    for k in range(5):
        M = T(0, -.1, -.80) @ R(72 * k, 'Y')
        ball(.20, white, M @ T(0, 0, .22) @ S(.75, .4, 1.2), 20)
    ball(.12, soft((1, .70, .08), None, .4), T(0, -.22, -.80), 20)
    for s in (-1, 1):
        tube([(0, 0, -.9), (s * .16, 0, -1.2), (s * .10, 0, -1.5)], .07, green, None, lambda t: 1 - .5 * t)


def puff():
    """Smoke, lit from above."""
    from library.shapes import blob
    blob([(0, 0, 0, .52), (.38, -.05, .12, .36), (-.36, .02, .10, .38), (.10, -.1, .36, .38), (-.16, -.08, -.28, .34), (.26, 0, -.24, .30)], soft((.80, .79, .82), (.42, .40, .50), .8), None, .05)


def hub():
    cap(T(0, 0, 0))


SYMBOLS = {
    'jeepney': dict(make=jeepney(), view=dict(az=38, el=11), look=dict(samples=1.3)),
    # In the room it is seen from the side; its caps turn and are drawn apart.
    'drive': dict(make=jeepney(False), view=dict(az=17, el=5)),
    'hub': dict(make=hub, view=dict(az=17, el=5, axis=8)),
    'sampaguita': dict(make=sampaguita, view=dict(el=10, az=0)),
    'puff': dict(make=puff, view=dict(el=20, az=0)),
}
