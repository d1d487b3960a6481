"""Corsair Gold: oak, brass, bone and worn red cloth over a deep sea."""
import math

from library.materials import gold, iron, lacquer, plain, silver, soft, wood
from library.outlines import icon, rrect
from library.parts import ranks, token
from library.shapes import R, S, T, UP, ball, box, curve, facet_star, flat, lathe, mesh, text, torus, tube

LIGHT = dict(el=7, env=.65, front=18, axis=6, rim=((1., .5, .15), (.15, .8, .9)))
LOOK = dict(exposure=1.15, sat=1.28)
BONE = (.86, .76, .56)


def skull(M=T()):
    bone, black = soft(BONE, (.45, .30, .14), .4), plain((.01, .008, .006), .6)
    ball(.62, bone, M @ T(0, 0, .22) @ S(1, .86, .94), 64)
    box((.62, .50, .52), bone, M @ T(0, -.12, -.30), .16)
    for s in (-1, 1):
        ball(.20, black, M @ T(s * .24, -.44, .10) @ S(1, .5, 1.05))
        ball(.20, bone, M @ T(s * .42, -.30, -.12) @ S(1, .9, .8))
        tube([(s * .08, -.56, .26), (s * .26, -.58, .34), (s * .46, -.44, .28)], .06, bone, M)
    flat([[(0, .16), (.10, -.08), (0, -.03), (-.10, -.08)]], black, .05, .02, 0, M @ T(0, -.52, -.14) @ UP)
    for row, z in ((0, -.40), (1, -.54)):
        for i in range(5):
            box((.105, .12, .13), bone, M @ T(-.23 + .115 * i, -.37, z), .03)
    box((.62, .1, .03), black, M @ T(0, -.36, -.47), .01)


def roger():
    """A skull with a kerchief over crossed cutlasses."""
    skull(T(0, -.15, .1))
    red = lacquer((.80, .015, .03), (.3, 0, .02), .35)
    lathe(curve([(.67, 0), (.66, .20), (.46, .46), (0, .56)]), red, T(0, -.15, .42) @ R(4, 'X') @ S(1, .88, 1), 64)
    torus(.66, .07, red, T(0, -.15, .42) @ R(4, 'X') @ S(1, .88, 1))
    tube([(.60, -.2, .44), (.82, -.2, .40), (1.0, -.2, .14)], .13, red, None, lambda t: 1 - .6 * t)
    tube([(.60, -.2, .40), (.74, -.2, .18), (.76, -.2, -.10)], .12, red, None, lambda t: 1 - .6 * t)
    for x, z in ((-.34, .66), (0, .74), (.34, .66), (-.18, .86), (.18, .86)):
        ball(.06, plain((.95, .93, .88), .4), T(x, -.15 - .50 * (1 - abs(x) * .4) + (z - .66) * .9, z), 16)
    torus(.13, .03, gold(.1), T(-.60, -.3, -.10) @ UP)
    blade, g = silver(.14), gold(.14)
    for s in (-1, 1):
        M = T(0, .28, -.12) @ R(s * 54, 'Y')
        e = curve([(-.14, -.62), (-.16, .1), (-.06, .8), (.16, 1.34)], 10)
        b = curve([(.10, 1.0), (.06, .5), (.06, -.62)], 10)
        flat([[(x * s, z) for x, z in e + b]], blade, .02, .03, 0, M @ UP)
        box((.44, .14, .10), g, M @ T(0, 0, -.66), .04)
        lathe([(.07, -1.0), (.09, -.84), (.07, -.66)], wood(), M, 24)
        ball(.12, g, M @ T(0, 0, -1.04), 24)
        tube([(-.20 * s, 0, -.66), (-.24 * s, 0, -.86), (-.06 * s, 0, -1.04)], .04, g, M)


def captain():
    skin, black, g = soft((.84, .46, .28), (.42, .16, .1), .4), plain((.012, .01, .012), .35, .5), gold(.14)
    beard = soft((.10, .035, .012), (.02, .01, .005), .5)
    ball(.60, skin, T(0, 0, -.02) @ S(.94, .74, 1.06), 64)
    ball(.15, skin, T(0, -.48, -.06) @ S(.9, 1, .9))
    ball(.10, plain((.95, .95, .95), .2, 1.), T(.22, -.40, .13) @ S(1.15, .5, .8))
    ball(.055, lacquer((.06, .30, .25), None, .1), T(.22, -.445, .13) @ S(1, .5, 1))
    ball(.028, black, T(.22, -.47, .13))
    tube([(.08, -.47, .24), (.24, -.47, .32), (.42, -.34, .27)], .055, beard)
    flat([rrect(.32, .26, .12)], black, .03, .04, 0, T(-.22, -.44, .12) @ R(-16, 'Z') @ UP)
    tube([(-.58, -.05, .34), (-.1, -.52, .22), (.30, -.44, .46)], .025, black)
    for i in range(9):
        t = (i - 4) / 4
        tube([(t * .46, -.34 + .3 * t * t, -.22 + .14 * t * t), (t * .54, -.46 + .3 * t * t, -.52), (t * .42, -.36, -.80 + .2 * abs(t)), (t * .26, -.30, -1.02 + .34 * abs(t))], .15, beard, None, lambda q: max(.12, 1 - .85 * q ** 1.6))
    for s in (-1, 1):
        tube([(s * .03, -.55, -.20), (s * .24, -.56, -.26), (s * .46, -.44, -.12), (s * .58, -.36, -.16)], .085, beard, None, lambda t: 1 - .8 * t)
        tube([(s * .56, 0, .30), (s * .70, .02, -.2), (s * .70, .04, -.66)], .16, beard, None, lambda t: 1 - .5 * t)
    torus(.11, .03, g, T(.60, -.16, -.20) @ UP)
    hat = [curve([(-1.16, .06), (-.86, .62), (-.38, .56), (0, .98), (.38, .56), (.86, .62), (1.16, .06), (.60, .22), (0, .28), (-.60, .22), (-1.16, .06)], 10)]
    flat(hat, lacquer((.10, .012, .02), (.3, .03, .05), .4), .16, .06, 0, T(0, -.36, .26) @ R(-8, 'X') @ UP)
    flat([hat[0] + [(x * .9, (z - .45) * .80 + .45) for x, z in hat[0][::-1]]], g, .18, .035, 0, T(0, -.36, .26) @ R(-8, 'X') @ UP)
    flat(icon('skull-crossed-bones', .44), plain((.92, .88, .78), .4), .05, .02, 0, T(0, -.60, .80) @ R(-8, 'X') @ UP)


def parrot():
    red, blue, yellow, green = (lacquer(c, None, .25) for c in ((.85, .02, .02), (.03, .20, .85), (1, .62, .02), (.04, .55, .10)))
    white, black, beak = plain((.96, .95, .90), .3, .6), plain((.01, .01, .01), .1, 1.), lacquer((.95, .72, .38), (.5, .24, .06), .2)
    ball(.60, red, T(-.05, 0, -.30) @ R(14, 'Y') @ S(.84, .8, 1.16), 64)
    ball(.50, red, T(.10, -.05, .54) @ S(1, .92, .96), 64)
    ball(.27, white, T(.26, -.36, .52) @ R(-30, 'Z') @ S(.9, .5, 1))
    ball(.10, yellow, T(.28, -.49, .58) @ S(1, .5, 1))
    ball(.062, black, T(.29, -.535, .58))
    ball(.02, plain((1, 1, 1), .1), T(.275, -.60, .605), 12)
    tube([(.46, -.16, .66), (.74, -.18, .64), (.90, -.20, .40), (.82, -.20, .14)], .25, beak, None, lambda t: max(.05, 1 - t ** 1.5))
    tube([(.48, -.16, .34), (.62, -.18, .26), (.64, -.18, .14)], .15, black, None, lambda t: max(.1, 1 - t))
    for k, (m, l) in enumerate(((yellow, .62), (green, .86), (blue, 1.1))):
        for i in range(5):
            lathe(curve([(0, 0), (.13, .16), (.13, .5 * l), (0, .84 * l)]), m, T(-.26 - .05 * i, -.52 + .10 * i + .05 * k, .14 - .06 * i - .14 * k) @ R(-158 - 9 * i, 'Y') @ S(1, .4, 1), 16)
    for i, m in enumerate((red, blue, yellow, red)):
        lathe(curve([(0, 0), (.12, .2), (.10, .8), (0, 1.15)]), m, T(-.32, .12, -.78) @ R(-160 - 12 * (i - 1.5), 'Y') @ S(1, .4, 1), 16)
    for i in range(4):
        lathe(curve([(0, 0), (.11, .18), (.08, .38), (0, .5)]), (yellow, red)[i % 2], T(-.02 - .10 * i, .0, .92 - .05 * i) @ R(-10 - 26 * i, 'Y') @ S(1, .4, 1), 16)
    tube([(-.75, -.1, -.98), (.2, -.2, -.94), (.85, -.2, -1.0)], .10, wood(axis=(1, 9, 9)))
    for x in (-.02, .24):
        for k in (-.08, 0, .08):
            tube([(x + k, -.05, -.80), (x + k, -.32, -.86), (x + k, -.30, -1.0)], .045, soft((.35, .30, .28)))


def galleon():
    plank, sail, g = wood((.10, .035, .012), (.46, .20, .06), (1, 9, 9)), soft((.92, .84, .66), (.62, .48, .30), .6), gold(.16)
    hull = curve([(-1.02, .12), (-.92, -.38), (-.56, -.66), (.40, -.66), (.82, -.34), (1.10, .02), (.60, -.08), (-.30, -.08), (-.42, .12), (-1.02, .12)], 10)
    flat([hull], plank, .22, .10, 0, T(0, 0, -.22) @ UP)
    for z, x0, x1 in ((-.34, -.98, 1.02), (-.58, -.86, .84)):
        tube([(x0, -.36, z + .06), (0, -.38, z - .04), (x1, -.36, z + .12)], .045, g)
    for i in range(5):
        box((.15, .06, .13), g, T(-.56 + .28 * i, -.35, -.46), .02)
        box((.09, .07, .08), plain((.01, .01, .01), .5), T(-.56 + .28 * i, -.37, -.46), .01)
    for x, top, w in ((-.62, .66, .36), (.02, 1.06, .46), (.62, .74, .34)):
        lathe([(.045, -.30), (.03, top), (0, top)], plank, T(x, 0, 0), 20)
        rows = ((-.06, .46, 1.), (.44, .38, .80)) if top > 1 else ((-.06, .44, 1.), (.36, .28, .74))
        for z, h, k in rows:
            n, v, f = 10, [], []
            for i in range(n + 1):
                for j in range(n + 1):
                    a, b = i / n, j / n
                    v.append((x + (a - .5) * 2 * w * k * (1 - .10 * math.sin(math.pi * b)), -.08 - .26 * math.sin(math.pi * a) ** .6 * math.sin(math.pi * min(1, (1 - b) * .9 + .1)) ** .8, z + b * h))
            f = [(i * (n + 1) + j, (i + 1) * (n + 1) + j, (i + 1) * (n + 1) + j + 1, i * (n + 1) + j + 1) for i in range(n) for j in range(n)]
            mesh('sail', v, f, [sail], None, None, 80).modifiers.new('s', 'SOLIDIFY').thickness = .03
            tube([(x - w * k, -.06, z + h), (x + w * k, -.06, z + h)], .03, plank)
        flat([[(0, 0), (.30, .07), (.22, .12), (.30, .20), (0, .17)]], lacquer((.85, .015, .03), None, .4), .01, .01, 0, T(x, 0, top - .1) @ UP)
    flat(icon('skull-crossed-bones', .40), plain((.03, .02, .02), .5), .02, .01, 0, T(.02, -.38, .20) @ UP)
    tube([(.80, 0, -.16), (1.28, 0, .16)], .045, plank)
    wave = lacquer((.03, .40, .62), (.3, .8, .9), .1)
    for i in range(7):
        ball(.24, wave, T(-1.02 + .34 * i, -.16, -.94 + .04 * (i % 2)) @ S(1.1, 1, .6), 32)


def compass():
    g, dial = gold(.14), plain((.90, .82, .62), .45, .5)
    M = R(78, 'X')
    lathe([(0, -.12), (.96, -.12), (1.02, -.04), (1.02, .12), (.96, .18), (.88, .18), (.84, .08), (0, .08)], [g, dial], M, 128, lambda s, j: 1 if j == 6 else 0)
    torus(.92, .05, g, M @ T(0, 0, .19))
    for i in range(32):
        box((.06 if i % 4 else .12, .018, .02), plain((.12, .05, .02), .5), M @ R(11.25 * i, 'Z') @ T(.76, 0, .085), .004)
    navy, red, brass = lacquer((.02, .08, .32), None, .2), lacquer((.85, .02, .02), None, .15), gold(.1)
    facet_star(.66, .13, .10, brass, M @ R(45, 'Z') @ T(0, 0, .09) @ S(.72), 4)
    facet_star(.70, .14, .12, navy, M @ T(0, 0, .10), 4)
    A = M @ R(-32, 'Z') @ T(0, 0, .26)
    mesh('needle', [(0, .72, 0), (.12, 0, 0), (-.12, 0, 0), (0, 0, .09), (0, -.72, 0)], [(0, 3, 1), (0, 2, 3)], [red], A, None, 0)
    mesh('needle', [(0, .72, 0), (.12, 0, 0), (-.12, 0, 0), (0, 0, .09), (0, -.72, 0)], [(1, 3, 4), (3, 2, 4)], [silver(.15)], A, None, 0)
    ball(.10, brass, A @ T(0, 0, .05))
    lathe([(.12, 0), (.10, .16), (.16, .22), (.10, .28), (0, .28)], g, T(0, .02, 1.0), 32)
    torus(.15, .045, g, T(0, .02, 1.36) @ UP)


def rum():
    oak, hoop = wood((.10, .035, .012), (.50, .20, .06), (7, 7, 1)), iron(.32)
    prof = curve([(.56, -.88), (.70, -.4), (.74, 0), (.70, .4), (.56, .88)], 10)
    lathe(prof, oak, None, 72, None, lambda a, r, z: r * (1 - .018 * (abs(math.sin(a * 9)) < .14)))
    lathe([(0, .82), (.54, .82), (.56, .90), (.50, .90)], oak)
    for z, r in ((-.74, .615), (-.38, .712), (.38, .712), (.74, .615)):
        lathe([(r, -.075), (r + .03, -.07), (r + .03, .07), (r, .075)], hoop, T(0, 0, z), 96)
        for i in range(10):
            ball(.03, gold(.2), R(36 * i + 9, 'Z') @ T(r + .03, 0, z), 12)
    flat([rrect(.84, .46, .08)], plain((.86, .70, .42), .6), .02, .03, 0, T(0, -.77, 0) @ UP)
    text('RUM', lacquer((.45, .03, .01), None, .4), 'rye', .42, .02, .012, 0, T(0, -.83, 0) @ UP)
    lathe([(.10, 0), (.08, .26), (0, .26)], gold(.15), T(0, -.66, -.56) @ UP, 32)
    box((.28, .07, .08), gold(.15), T(0, -.86, -.42), .03)


SYMBOLS = {
    'wild': dict(make=roger, banner='WILD', view=dict(el=4)),
    'captain': dict(make=captain),
    'parrot': dict(make=parrot, view=dict(az=8)),
    'galleon': dict(make=galleon, view=dict(az=-14)),
    'compass': dict(make=compass, view=dict(el=4)),
    'rum': dict(make=rum, view=dict(el=16)),
    **ranks('passion-one', tall=1.7),
    'coin': dict(make=token, view=dict(az=0, el=0, axis=16)),
}
