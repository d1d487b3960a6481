"""Coconut Catch: a monkey in a straw hat, the coconut that it drops, and the baskets that wait for it."""
import math

from library.materials import emission, graded, lacquer, plain, soft
from library.outlines import TAU
from library.shapes import R, S, T, ball, curve, lathe, torus, tube

LIGHT = dict(el=10, env=.85, front=20, axis=5, rim=((1., .72, .35), (.35, .8, 1.)))
LOOK = dict(exposure=1.14, sat=1.22)

FUR, FUR_EDGE, FACE, FACE_EDGE = (.46, .19, .055), (.17, .055, .015), (.97, .66, .40), (.72, .34, .17)
STRAW, STRAW_DARK, RED = (.93, .62, .22), (.62, .33, .08), (.82, .06, .03)


def husk():
    return graded((.12, .045, .012), (.46, .22, .075), -.9, .9, .75, .15, 'Z', .8, 26.)


def coconut(M=T(), r=1.):
    """Its three eyes towards -y."""
    fibre = husk()
    lathe(curve([(0, -1.0), (.52, -.86), (.90, -.42), (.97, .06), (.80, .58), (.42, .90), (0, 1.02)], 10), fibre, M @ S(r), 96, None,
          lambda a, q, z: q * (1 + .012 * math.sin(a * 31) + .008 * math.sin(a * 47 + z * 9)))
    dark = plain((.045, .014, .004), .5, .3)
    for x, z in ((-.24, .30), (.24, .30), (0, -.06)):
        y = -math.sqrt(max(.1, .95 - x * x - z * z * .85))
        ball(.135, dark, M @ S(r) @ T(x, y, z) @ S(1, .5, 1.1), 24)
    for k in range(5):
        a = TAU * k / 5
        tube([(.05 * math.cos(a), .05 * math.sin(a), .96), (.13 * math.cos(a), .13 * math.sin(a), 1.10), (.26 * math.cos(a), .26 * math.sin(a), 1.12)],
             .03, fibre, M @ S(r), lambda t: 1 - .7 * t, 5, 8)


def half(M):
    """Half of a coconut, its flesh upwards."""
    flesh, milk = soft((1, .985, .94), (.88, .86, .80), .22), soft((.93, .97, .95), None, .06)
    lathe(curve([(0, -.92), (.56, -.78), (.90, -.34), (.98, .04)], 8), husk(), M, 96)
    lathe([(.98, .04), (.97, .11), (.86, .12), (.80, .06), (.72, -.14)], flesh, M, 96)
    lathe([(.80, -.04), (0, -.04)], milk, M, 64)


def split():
    """Two halves as they lie on the ground, and what was in them."""
    half(T(-.72, .06, 0) @ R(-30, 'Y') @ R(24, 'X') @ S(.86))
    half(T(.78, .0, -.04) @ R(26, 'Y') @ R(34, 'X') @ S(.80))
    for x, y, z, r in ((-.10, -.3, .82, .13), (.16, -.3, 1.14, .09), (-.36, -.3, 1.18, .075), (.46, -.3, .92, .07), (.02, -.3, 1.46, .05)):
        ball(r, soft((.96, .99, .98), None, .05), T(x, y, z) @ S(1, 1, 1.2), 20)


def basket(M=T()):
    """Woven straw with a red band, open at its top."""
    light, dark, red, inside = soft(STRAW, STRAW_DARK, .5), soft((.80, .47, .13), (.46, .22, .05), .5), soft(RED, (.4, .01, .01), .45), plain((.20, .085, .02), .7)
    rows = 9
    profile = [(.66 + .30 * (k / (rows * 4)) ** .8, k / (rows * 4) * 1.06) for k in range(rows * 4 + 1)]

    def woven(a, i):
        row = i // 4
        if 5 <= row < 7:
            return 2
        return (int(a * 28) + row) % 2

    def bent(a, r, z):
        row = int(min(z / 1.06 * rows, rows - 1))
        within = z / 1.06 * rows - row
        return r + .035 * math.sin(math.pi * within) * (1 if (int(a / TAU * 28) + row) % 2 else .35)
    lathe([(0, 0)] + profile, [light, dark, red], M, 168, woven, bent)
    lathe([(.93, 1.06), (.88, .80), (.78, .30), (0, .26)], inside, M, 96)
    torus(.955, .075, light, M @ T(0, 0, 1.07), 96)
    for k in range(40):
        a = TAU * k / 40
        tube([(.955 * math.cos(a + b) + .085 * q * math.cos(a), .955 * math.sin(a + b) + .085 * q * math.sin(a), 1.07 + h)
              for q, h, b in ((1, -.02, 0), (.4, .085, .03), (-.9, .04, .07))], .03, dark, M, None, 5, 8)
    for s in (-1, 1):
        tube([(s * .95, -.24, 1.02), (s * 1.16, -.22, 1.20), (s * 1.24, 0, 1.28), (s * 1.16, .22, 1.20), (s * .95, .24, 1.02)], .06, red, M, None, 8, 14)


def basket_full():
    basket()
    coconut(T(0, -.06, 1.22) @ R(-12, 'X') @ R(10, 'Y'), .74)


def salakot(M):
    """A wide straw hat with a band."""
    light, dark, red = soft(STRAW, STRAW_DARK, .42), soft((.74, .42, .11), (.42, .2, .05), .5), soft(RED, (.4, .01, .01), .35)
    lathe(curve([(0, .62), (.10, .58), (.40, .36), (.92, .06), (1.16, -.05)], 8) + [(1.12, -.09), (.5, .12)], [light, dark], M, 120,
          lambda a, i: 1 if i % 6 == 5 else 0, lambda a, r, z: r * (1 + .008 * math.sin(a * 60)))
    torus(1.14, .035, dark, M @ T(0, 0, -.06), 96)
    lathe([(.50, .315), (.53, .30), (.63, .245), (.62, .225)], red, M @ S(1.03), 96)
    ball(.07, red, M @ T(0, 0, .64), 16)


def head(mood, M):
    fur, face, dark, white = soft(FUR, FUR_EDGE, .55), soft(FACE, FACE_EDGE, .42), plain((.014, .008, .006), .16, 1.), plain((.985, .98, .96), .12, 1.)
    ball(.78, fur, M @ S(1.04, .90, .98), 64)
    for s in (-1, 1):
        ball(.30, fur, M @ T(s * .84, .06, -.02) @ S(.8, .5, 1), 40)
        ball(.20, face, M @ T(s * .88, -.07, -.02) @ S(.72, .5, .95), 32)
        ball(.34, face, M @ T(s * .23, -.47, .10) @ S(.92, .66, 1.05), 40)
    ball(.48, face, M @ T(0, -.47, -.30) @ S(1.18, .82, .76), 56)
    down = .05 if mood == 'drops' else 0
    for s in (-1, 1):
        if mood == 'glad':
            tube([(s * .11, -.78, .06), (s * .25, -.80, .22), (s * .40, -.70, .06)], .042, dark, M, None, 8, 14)
        else:
            ball(.165, white, M @ T(s * .245, -.68, .12) @ S(.95, .5, 1.12), 36)
            ball(.098, dark, M @ T(s * .225, -.755, .11 - down) @ S(1, .45, 1.12), 28)
            ball(.034, emission((1, 1, 1), 1.5), M @ T(s * .225 - .045, -.80, .16 - down), 10)
        ball(.035, dark, M @ T(s * .075, -.865, -.17) @ S(1, .5, .8), 14)
    if mood == 'holds':
        tube([(-.24, -.83, -.40), (-.02, -.89, -.47), (.26, -.82, -.37)], .034, dark, M, None, 8, 14)
    else:
        size = (.26, .17) if mood == 'glad' else (.15, .17)
        ball(1, plain((.24, .015, .02), .3, .6), M @ T(0, -.80, -.43) @ S(size[0], .08, size[1]), 32)
        ball(1, soft((.95, .32, .34), None, .4), M @ T(0, -.85, -.50) @ S(size[0] * .62, .05, size[1] * .45), 24)
    salakot(M @ T(0, .04, .56) @ R(-7, 'X') @ S(.92))


def monkey(mood='holds', with_branch=False):
    """It sits on something at z = 0; its face towards -y. It holds a coconut, has let go of it, or is glad."""
    def make():
        fur, face = soft(FUR, FUR_EDGE, .55), soft(FACE, FACE_EDGE, .42)
        lathe(curve([(0, 0), (.56, .02), (.66, .30), (.56, .76), (.38, 1.06), (0, 1.16)], 10), fur, None, 80)
        ball(.44, face, T(0, -.36, .48) @ S(.95, .62, 1.05), 48)
        # A tail that hangs and curls.
        tube([(.42, .42, .10), (.92, .42, -.10), (1.22, .36, .18), (1.20, .32, .52), (.98, .30, .52), (.96, .30, .34)], .085, fur, None, lambda t: 1 - .25 * t, 9, 18)
        for s in (-1, 1):
            tube([(s * .34, -.22, .16), (s * .52, -.68, .16), (s * .50, -.82, -.20), (s * .48, -.84, -.40)], .17, fur, None, lambda t: 1 - .18 * t, 9, 24)
            ball(.19, face, T(s * .50, -.92, -.46) @ S(1, 1.35, .72), 32)
        hands = dict(holds=((.50, -.16, .96), (.72, -.62, .66), (.46, -1.06, .52)),
                     drops=((.50, -.16, .96), (.86, -.56, .66), (1.02, -.98, .40)),
                     glad=((.48, -.06, .98), (.98, -.22, 1.20), (1.30, -.34, 1.86)))[mood]
        for s in (-1, 1):
            tube([(s * x, y, z) for x, y, z in hands], .155, fur, None, lambda t: 1 - .12 * t, 10, 24)
            x, y, z = hands[-1]
            ball(.165, face, T(s * x, y, z) @ S(.9, 1, 1), 32)
            for k in (-1, 0, 1):
                up = 1 if mood == 'glad' else -.2
                ball(.075, face, T(s * (x + .02) + k * .10, y - .10, z + .14 * up - abs(k) * .03), 20)
        if mood == 'holds':
            coconut(T(0, -1.10, .50) @ R(8, 'X'), .50)
        head(mood, T(0, -.10, 1.62))
    return make


def hero():
    """The monkey behind a full basket, one more coconut in its arms. For posters."""
    monkey('glad')()
    basket(T(0, -1.55, -.98) @ S(1.55, 1.35, 1.30))
    for x, y, z, r in ((-.74, -1.60, .46, .46), (.72, -1.66, .44, .48), (-.02, -2.10, .44, .50), (.36, -1.20, .62, .42), (-.36, -1.16, .64, .42)):
        coconut(T(x, y, z) @ R(-14, 'X') @ R(x * 40, 'Y'), r)


SYMBOLS = {
    'monkey-holds': dict(make=monkey('holds')),
    'monkey-drops': dict(make=monkey('drops')),
    'monkey-glad': dict(make=monkey('glad')),
    'coconut': dict(make=coconut, view=dict(el=6)),
    'split': dict(make=split, view=dict(el=16)),
    'basket': dict(make=basket, view=dict(el=20)),
    'basket-full': dict(make=basket_full, view=dict(el=20)),
    'hero': dict(make=hero, view=dict(el=12), look=dict(samples=1.2)),
}
