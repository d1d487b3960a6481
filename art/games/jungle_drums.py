"""Jungle Drums: wet leaves, carved masks, feathers and hide."""
import math

from library.materials import emission, gold, lacquer, plain, wood
from library.parts import ranks
from library.shapes import R, S, T, UP, ball, blob, box, curve, flat, lathe, leaf, torus, tube

LIGHT = dict(el=7, env=.65, front=18, axis=5, rim=((1., .5, .1), (.3, 1., .4)))
LOOK = dict(exposure=1.15, sat=1.3)


def eye(M, r, iris, slit=False):
    ball(r, lacquer(iris, tuple(k * .4 for k in iris), .06), M @ S(1, .55, 1))
    ball(r * .5, plain((.005, .005, .006), .08, 1.), M @ T(0, -r * .42, 0) @ S(.45 if slit else 1, .5, 1.25 if slit else 1))
    ball(r * .2, plain((1, 1, 1), .1, 1.), M @ T(-r * .25, -r * .66, r * .3), 12)


def jaguar():
    fur, cream, black = lacquer((1, .46, .04), (.65, .18, .01), .3), lacquer((.95, .86, .66), (.6, .4, .2), .3), plain((.015, .01, .008), .25, .8)
    blob([(0, 0, .10, .78), (-.34, -.10, -.14, .44), (.34, -.10, -.14, .44), (0, -.24, -.26, .44)], fur, None, .045)
    for s in (-1, 1):
        ball(.27, fur, T(s * .58, .05, .68) @ S(1, .6, 1))
        ball(.16, black, T(s * .58, -.10, .68) @ S(1, .4, 1))
        ball(.27, cream, T(s * .19, -.60, -.30) @ S(1.05, .8, .85))
        eye(T(s * .30, -.66, .22) @ R(s * 14, 'Y'), .15, (.20, .85, .10), True)
        tube([(s * .10, -.70, .20), (s * .26, -.74, .38), (s * .48, -.60, .36)], .035, black)
        tube([(s * .14, -.74, .10), (s * .16, -.80, -.05)], .03, black)
        for x, z, r in ((.18, .60, .07), (.42, .58, .07), (.62, .36, .075), (.70, .08, .075), (.66, -.18, .07), (.10, .74, .055), (.52, -.34, .06), (.30, .74, .05)):
            y = -.80 * math.sqrt(max(.04, 1 - (x / .92) ** 2 - ((z - .10) / .92) ** 2))
            ball(r, black, T(s * x, y, z) @ S(1.2, .5, .85), 16)
        lathe([(.065, 0), (0, -.26)], plain((.97, .95, .88), .15, 1.), T(s * .18, -.70, -.48), 16)
        for k in range(3):
            ball(.022, black, T(s * (.14 + .08 * k), -.82, -.28 - .05 * (k % 2)), 10)
    ball(.14, plain((.35, .06, .06), .2, 1.), T(0, -.80, -.12) @ S(1.25, .6, .8))
    ball(.24, plain((.50, .02, .04), .3, .5), T(0, -.52, -.56) @ S(1, .7, .7))
    ball(.24, cream, T(0, -.44, -.72) @ S(1.1, .8, .6))


def monkey():
    fur, face, dark = lacquer((.32, .13, .04), (.10, .03, .01), .5), lacquer((.92, .62, .38), (.6, .28, .14), .35), plain((.02, .01, .008), .2, .8)
    ball(.78, fur, T(0, 0, .08) @ S(1, .86, 1), 64)
    for s in (-1, 1):
        ball(.29, fur, T(s * .82, .06, .10) @ S(.8, .5, 1))
        ball(.20, face, T(s * .86, -.06, .10) @ S(.75, .5, 1))
        ball(.32, face, T(s * .22, -.46, .22) @ S(.9, .66, 1.1))
        ball(.15, plain((.97, .96, .92), .12, 1.), T(s * .24, -.66, .24) @ S(.95, .5, 1.1))
        ball(.085, dark, T(s * .22, -.735, .24) @ S(1, .5, 1.1))
        ball(.03, plain((1, 1, 1), .1), T(s * .22 - .04, -.775, .29), 10)
        ball(.035, dark, T(s * .07, -.86, -.16) @ S(1, .5, 1), 12)
        tube([(s * .10, -.74, .44), (s * .26, -.74, .50), (s * .40, -.62, .46)], .04, fur)
    ball(.46, face, T(0, -.44, -.28) @ S(1.16, .86, .80), 64)
    flat([curve([(-.30, -.30), (0, -.38), (.30, -.30), (.20, -.50), (0, -.56), (-.20, -.50), (-.30, -.30)], 6)], plain((.35, .02, .03), .3, .6), .03, .03, 0, T(0, -.80, .02) @ UP)
    flat([curve([(-.24, -.33), (0, -.40), (.24, -.33), (0, -.44), (-.24, -.33)], 6)], plain((.98, .97, .94), .15, 1.), .03, .01, 0, T(0, -.83, .02) @ UP)
    for a in (-24, 0, 24):
        lathe(curve([(0, 0), (.10, .12), (.06, .28), (0, .36)]), fur, T(a * .005, -.1, .80) @ R(a, 'Y'), 16)


def toucan():
    black, white, bill, tip = lacquer((.015, .015, .025), (.08, .08, .22), .2), lacquer((.96, .95, .90), (.7, .6, .4), .25), lacquer((1, .42, .01), (.9, .12, .0), .08), lacquer((.02, .02, .02), None, .1)
    ball(.56, black, T(-.28, 0, -.42) @ R(16, 'Y') @ S(.86, .8, 1.2), 64)
    ball(.46, black, T(-.18, 0, .36), 64)
    ball(.36, white, T(-.08, -.18, .14) @ S(.9, .8, 1.05))
    tube([(.10, -.10, .44), (.46, -.14, .60), (.86, -.14, .50), (1.10, -.14, .14)], .30, bill, None, lambda t: max(.12, (.92 - .1 * t) * (1 - max(0, t - .45) ** 1.5 * 1.7)), 12, 32)
    ball(.10, tip, T(1.10, -.14, .13) @ S(.9, .9, 1.2))
    tube([(.12, -.36, .32), (.50, -.40, .44), (.80, -.36, .36), (1.0, -.28, .16)], .022, lacquer((.5, .04, .0), None, .2))
    tube([(.14, -.20, .24), (.20, -.34, .44), (.14, -.2, .66)], .06, lacquer((.95, .85, .1), None, .2))
    ball(.16, lacquer((.05, .45, .95), None, .15), T(-.10, -.38, .50) @ S(1, .45, 1))
    ball(.09, plain((.005, .005, .005), .06, 1.), T(-.09, -.44, .50) @ S(1, .6, 1))
    ball(.03, plain((1, 1, 1), .1), T(-.12, -.50, .54), 10)
    for i in range(4):
        lathe(curve([(0, 0), (.17, .2), (.13, .6), (0, .9)]), black, T(-.56 + .06 * i, -.40 + .12 * i, -.05) @ R(-168 - 7 * i, 'Y') @ S(1, .4, 1), 16)
    for i in range(3):
        lathe(curve([(0, 0), (.13, .2), (.11, .5), (0, .74)]), lacquer((.85, .02, .04), None, .3) if i == 1 else black, T(-.46, .05, -.86) @ R(-160 - 14 * (i - 1), 'Y') @ S(1, .4, 1), 16)
    tube([(-.95, -.05, -1.02), (-.2, -.1, -.98), (.75, -.05, -1.06)], .10, wood(axis=(1, 9, 9)))
    for x in (-.36, -.10):
        tube([(x, -.05, -.86), (x, -.24, -.94), (x, -.2, -1.06)], .06, lacquer((.2, .35, .55), None, .3))
    for a in (200, 340):
        leaf(lacquer((.06, .44, .05), (.01, .15, .02), .3), T(.58, -.1, -1.04) @ R(a, 'Y') @ R(60, 'X'), .55, .34, .08)


def python():
    skin, pattern, pale = lacquer((.02, .42, .50), (.0, .14, .22), .18), lacquer((1, .68, .06), (.7, .30, .01), .15), lacquer((.92, .82, .42), None, .3)
    for k, (r, z) in enumerate(((.78, -.78), (.66, -.46), (.50, -.18))):
        torus(r, .22, skin, T(0, 0, z) @ R(4 * (-1) ** k, 'Y'), 96)
        n = 10 - 2 * k
        for i in range(n):
            a = math.radians(360 / n * i + 20 * k)
            ball(.14, pattern, T((r + .14) * math.cos(a), (r + .14) * math.sin(a), z + .10) @ R(math.degrees(a), 'Z') @ S(.55, 1.15, .75), 20)
    pts = [(.30, .30, -.10), (-.10, .36, .10), (-.34, .10, .34), (-.20, -.20, .56), (.10, -.34, .66)]
    tube(pts, .24, skin, None, lambda t: 1 - .12 * t)
    blob([(.12, -.36, .70, .30), (.26, -.60, .64, .26), (.36, -.78, .58, .20)], skin, None, .04)
    ball(.20, pale, T(.28, -.62, .50) @ S(1, 1.3, .5))
    for s in (-1, 1):
        eye(T(.02 if s < 0 else .40, -.60 if s < 0 else -.46, .84) @ R(s * 24, 'Z'), .115, (1, .70, .05), True)
    tube([(.40, -.92, .50), (.46, -1.14, .44), (.44, -1.26, .36)], .03, lacquer((.85, .02, .06), None, .2))
    tube([(.46, -1.14, .44), (.56, -1.24, .42)], .022, lacquer((.85, .02, .06), None, .2))


def totem():
    carved, dark, g = lacquer((.02, .46, .26), (.0, .16, .12), .3), plain((.015, .012, .01), .5), gold(.16)
    red, white, yellow = lacquer((.82, .03, .02), None, .3), plain((.95, .92, .82), .3, .6), lacquer((1, .62, .03), None, .25)
    flat([curve([(-.62, .78), (-.70, .1), (-.62, -.5), (-.34, -.98), (.34, -.98), (.62, -.5), (.70, .1), (.62, .78), (0, .90), (-.62, .78)], 8)], carved, .20, .12, 0, UP)
    box((.26, .36, .66), carved, T(0, -.36, .02), .10)
    for s in (-1, 1):
        ball(.24, yellow, T(s * .33, -.30, .26) @ S(1.1, .4, .8))
        ball(.15, emission((1, .30, .02), 2.5), T(s * .33, -.38, .25) @ S(1, .4, .9))
        ball(.07, dark, T(s * .33, -.44, .25) @ S(1, .4, 1.2))
        tube([(s * .12, -.42, .40), (s * .36, -.40, .56), (s * .62, -.28, .46)], .09, red)
        for k in range(3):
            box((.16, .06, .06), white, T(s * .50, -.32, -.10 - .14 * k) @ R(s * 18, 'Y'), .02)
        torus(.14, .05, g, T(s * .78, 0, -.04) @ UP)
        ball(.08, dark, T(s * .10, -.55, -.25))
    flat([[(-.42, -.48), (.42, -.48), (.36, -.82), (-.36, -.82)]], dark, .08, .05, 0, T(0, -.26, 0) @ UP)
    for i in range(5):
        for z in (-.54, -.75):
            box((.12, .10, .14), white, T(-.28 + .14 * i, -.38, z), .03)
    torus(.10, .035, g, T(0, -.56, -.36) @ UP)
    for i in range(9):
        a = -64 + 16 * i
        lathe(curve([(0, 0), (.13, .18), (.12, .48), (0, .74 + .14 * (4 - abs(i - 4)) / 4)]), (red, yellow, lacquer((.04, .4, .9), None, .3))[i % 3], T(.48 * math.sin(math.radians(a)), .06, .62 + .20 * math.cos(math.radians(a)) - .06) @ R(a, 'Y') @ S(1, .35, 1), 16)
    box((1.26, .30, .16), g, T(0, -.20, .74), .05)


def drum():
    body, hide, rope = wood((.14, .04, .012), (.52, .22, .06), (7, 7, 1)), lacquer((.92, .80, .58), (.7, .45, .2), .4), lacquer((.95, .85, .60), None, .5)
    lathe(curve([(.30, -1.0), (.34, -.92), (.26, -.62), (.30, -.34), (.60, .22), (.66, .66)]), body, None, 96)
    lathe([(0, .72), (.58, .70), (.70, .66), (.71, .54)], hide, None, 96)
    red, teal = lacquer((.85, .04, .02), None, .3), lacquer((.02, .50, .50), None, .3)
    torus(.70, .06, red, T(0, 0, .55))
    torus(.34, .055, red, T(0, 0, -.34))
    torus(.33, .05, gold(.15), T(0, 0, -.95))
    n = 14
    for i in range(n):
        a, b, c = (math.radians(360 / n * (i + k)) for k in (0, .5, 1))
        top, low = .72, .38
        for p, q in ((a, b), (c, b)):
            tube([(top * math.cos(p), top * math.sin(p), .54), (low * math.cos(q), low * math.sin(q), -.32)], .024, rope, None, None, 2, 8)
        ball(.055, (teal, gold(.15))[i % 2], T(.58 * math.cos(b), .58 * math.sin(b), .16), 16)
    for s in (-1, 1):
        M = T(s * .16, -.34, .92) @ R(s * 62, 'Y')
        lathe([(0, -.9), (.045, -.9), (.045, .0), (0, .0)], wood(), M, 16)
        ball(.12, red, M @ T(0, 0, -.9), 24)
    for s, m in ((-1, red), (1, teal)):
        lathe(curve([(0, 0), (.12, .16), (.10, .44), (0, .62)]), m, T(s * .64, -.30, .44) @ R(180 - s * 16, 'Y') @ S(1, .35, 1), 16)


SYMBOLS = {
    'jaguar': dict(make=jaguar, view=dict(el=4)),
    'monkey': dict(make=monkey, view=dict(el=4)),
    'toucan': dict(make=toucan, view=dict(el=4)),
    'python': dict(make=python, view=dict(el=14)),
    **ranks('luckiest-guy', tall=1.7),
    'wild': dict(make=totem, banner='WILD', view=dict(el=4)),
    'scatter': dict(make=drum, banner='SCATTER', view=dict(el=16)),
}
