"""Dusty Gulch: leather, brass and bleached wood in low sun."""
import math

from library.materials import emission, gold, iron, lacquer, metal, plain, silver, soft, wood
from library.outlines import rounded, rrect, star
from library.parts import ranks
from library.reliefs import BRONZE
from library.shapes import R, S, T, UP, ball, box, curve, facet_star, flat, lathe, text, torus, tube

LIGHT = dict(el=7, env=.65, front=18, axis=7, rim=((1., .45, .1), (1., .75, .4)))
LOOK = dict(exposure=1.15, sat=1.28)
SKIN = (.86, .48, .30)


def badge(mat, inner):
    flat([rounded(star(6, 1.0, .60), .05)], mat, .08, .07, 0, UP, 6)
    for i in range(6):
        ball(.13, mat, R(60 * i, 'Y') @ T(0, 0, 1.02), 24)
    lathe([(.54, 0), (.54, .06), (.48, .09), (.44, .06), (0, .06)], mat, T(0, -.15, 0) @ UP, 96)
    flat([[(x, y) for x, y in ((.43 * math.cos(math.tau * i / 64), .43 * math.sin(math.tau * i / 64)) for i in range(64))]], inner, .01, .01, 0, T(0, -.20, 0) @ UP)
    facet_star(.36, .15, .12, mat, T(0, -.23, 0) @ UP, 5)
    for i in range(6):
        tube([(0, -.16, .60), (0, -.15, .84)], .02, inner, R(60 * i, 'Y'))


def visage(brow):
    skin, black = soft(SKIN, (.45, .18, .12), .4), plain((.01, .01, .012), .1, 1.)
    ball(.60, skin, T(0, 0, 0) @ S(.92, .74, 1.12), 64)
    lathe(curve([(0, .24), (.07, .16), (.12, -.10), (.13, -.16), (0, -.22)]), skin, T(0, -.44, .02) @ R(-8, 'X'), 32)
    for s in (-1, 1):
        ball(.17, skin, T(s * .56, 0, .0) @ S(.5, .7, 1))
        ball(.10, plain((.96, .95, .93), .2, 1.), T(s * .22, -.40, .14) @ S(1.15, .5, .66))
        ball(.055, lacquer((.10, .24, .10), None, .1), T(s * .22, -.445, .14) @ S(1, .5, 1))
        ball(.027, black, T(s * .22, -.47, .14))
        tube([(s * .07, -.47, .22), (s * .24, -.47, .30), (s * .42, -.34, .26)], .05, soft(brow, None, .6), None, lambda t: 1 - .5 * t)


def hat(mat, band, M=T(), badge_mat=None):
    lathe(curve([(.0, .02), (.62, .02), (1.0, .06), (1.12, .16)], 10) + curve([(1.10, .19), (1.0, .11), (.62, .06)], 8), mat, M @ S(1.08, .86, 1), 128, None, None, 60)
    lathe(curve([(.60, .02), (.58, .34), (.48, .66), (.26, .74), (0, .62)]), mat, M @ S(1, .86, 1), 96, None, lambda a, r, z: r * (1 - .14 * max(0, z - .3) * (abs(math.cos(a)) < .5)))
    lathe([(.605, .06), (.62, .08), (.61, .20), (.595, .22)], band, M @ S(1, .86, 1), 96)
    if badge_mat:
        facet_star(.17, .08, .06, badge_mat, M @ T(0, -.54, .16) @ UP)


def outlaw():
    visage((.05, .03, .02))
    black, red = lacquer((.02, .018, .02), (.10, .08, .1), .4), lacquer((.80, .02, .02), (.35, 0, .02), .45)
    lathe(curve([(.60, .02), (.63, -.2), (.56, -.52), (.26, -.86), (0, -1.0)]), red, T(0, -.04, 0) @ S(1, .86, 1), 96, None, lambda a, r, z: r * (1 + .018 * math.sin(a * 9)))
    torus(.60, .055, red, T(0, -.04, .0) @ S(1, .86, 1))
    for i in range(9):
        a, z = math.radians(-64 + 16 * i), -.22 - .20 * (i % 3)
        ball(.05, plain((.95, .92, .88), .4), T(.62 * math.sin(a) * (1 + z * .25), -.04 - .545 * math.cos(a) * (1 + z * .25), z) @ S(1, .5, 1), 16)
    hat(black, red, T(0, 0, .36))
    tube([(.58, .05, -.05), (.80, .05, -.1), (.92, .02, -.36)], .11, red, None, lambda t: 1 - .6 * t)


def sheriff():
    visage((.45, .38, .32))
    grey = soft((.62, .54, .46), (.3, .24, .2), .5)
    for s in (-1, 1):
        tube([(s * .02, -.55, -.20), (s * .24, -.57, -.26), (s * .42, -.46, -.46), (s * .40, -.42, -.66)], .12, grey, None, lambda t: 1 - .72 * t)
    tube([(-.12, -.48, -.44), (0, -.50, -.46), (.12, -.48, -.44)], .035, plain((.45, .10, .08), .4))
    tan = lacquer((.55, .30, .10), (.28, .12, .03), .5)
    hat(tan, lacquer((.16, .06, .02), None, .4), T(0, 0, .36), gold(.1))
    cloth = lacquer((.06, .14, .40), (.02, .04, .16), .5)
    for s in (-1, 1):
        flat([[(s * .02, -.80), (s * .52, -.55), (s * .86, -.86), (s * .90, -1.12), (s * .02, -1.12)]], cloth, .10, .06, 0, T(0, .02, 0) @ UP)
    facet_star(.24, .11, .08, gold(.1), T(.46, -.20, -.90) @ UP)
    flat([[(0, 0), (.16, .10), (.16, -.10)], [(0, 0), (-.16, .10), (-.16, -.10)]], lacquer((.75, .02, .02), None, .4), .04, .03, 0, T(0, -.34, -.82) @ UP)


def mustang():
    coat, mane, cream = lacquer((.84, .78, .68), (.46, .34, .24), .3), lacquer((.16, .05, .02), (.04, .01, 0), .4), lacquer((.42, .16, .06), None, .3)
    tube([(.52, .1, -1.1), (.44, .06, -.40), (.14, 0, .24), (-.06, -.05, .52)], .50, coat, None, lambda t: 1.16 - .38 * t, 12, 40)
    tube([(-.02, -.05, .56), (-.40, -.12, .14), (-.72, -.18, -.30), (-.82, -.2, -.44)], .36, coat, None, lambda t: 1.05 - .42 * t, 12, 40)
    ball(.27, coat, T(-.82, -.2, -.46) @ S(1, .9, .95))
    ball(.16, lacquer((.30, .11, .06), None, .4), T(-.92, -.26, -.54) @ S(1, .9, .9))
    tube([(-.12, -.42, .52), (-.48, -.50, .06), (-.76, -.44, -.36)], .075, cream, None, lambda t: .6 + .6 * math.sin(math.pi * t))
    for y in (-.42, .02):
        ball(.05, plain((.06, .02, .02), .5), T(-1.03, y, -.46), 16)
    ball(.11, plain((.015, .01, .008), .06, 1.), T(-.24, -.42, .32) @ S(1.1, .5, .9))
    ball(.03, plain((1, 1, 1), .1), T(-.27, -.48, .36), 10)
    for y in (-.22, .14):
        lathe(curve([(0, 0), (.12, .12), (.10, .30), (0, .48)]), coat, T(.10, y, .78) @ R(4, 'Y') @ S(1, .6, 1), 20)
    for i in range(9):
        t = i / 8
        x, z = -.02 + .62 * t, .94 - 1.5 * t
        tube([(x, -.02, z), (x + .30, -.12, z + .06), (x + .50, -.16, z - .22), (x + .46, -.12, z - .48)], .16, mane, None, lambda q: max(.1, 1 - q ** 1.5))
    for i in range(3):
        tube([(.0, -.12, .90), (-.24, -.34, .76 - .04 * i), (-.30 - .06 * i, -.44, .50 - .06 * i)], .10, mane, None, lambda q: max(.1, 1 - q ** 1.5))
    leather, g = lacquer((.40, .03, .02), None, .3), gold(.15)
    tube([(-.66, -.46, -.10), (-.80, -.44, -.26), (-.62, -.36, -.52)], .045, leather)
    tube([(-.66, -.46, -.10), (-.30, -.46, .02), (.14, -.40, .30)], .045, leather)
    torus(.09, .03, g, T(-.66, -.48, -.12) @ UP, 32)


def revolver():
    steel, dark, grip = metal((.62, .66, .74), (.25, .28, .36)), iron(.3), wood((.12, .03, .01), (.50, .20, .06), (9, 9, 2))
    M = R(-16, 'Y') @ T(.1, 0, .1)
    box((1.30, .22, .24), steel, M @ T(-.62, 0, .34), .06)
    lathe([(.07, 0), (.09, 0), (.09, 1.25), (.07, 1.25)], dark, M @ T(.0, 0, .14) @ R(-90, 'Y'), 24)
    box((.07, .08, .16), steel, M @ T(-1.16, 0, .52), .02)
    lathe([(0, -.30), (.27, -.30), (.30, -.26), (.30, .26), (.27, .30), (0, .30)], steel, M @ T(.22, 0, .28) @ R(90, 'Y'), 96, None, lambda a, r, z: r * (1 - .14 * max(0, math.cos(a * 6)) ** 6 * (z < .2)))
    box((.80, .20, .12), steel, M @ T(.22, 0, .60), .04)
    box((.34, .26, .60), steel, M @ T(.66, 0, .28), .08)
    flat([curve([(.56, .06), (.84, .04), (1.08, -.40), (1.20, -.86), (1.10, -1.0), (.82, -.94), (.74, -.52), (.52, -.08), (.56, .06)], 8)], grip, .09, .07, -.02, M @ UP)
    torus(.10, .025, gold(.15), M @ T(.86, -.17, -.26) @ UP, 32)
    torus(.22, .045, steel, M @ T(.36, 0, -.16) @ UP, 48)
    tube([(.34, 0, .0), (.30, 0, -.16), (.38, 0, -.26)], .04, steel, M)
    tube([(.80, 0, .56), (.96, 0, .74), (1.10, 0, .70)], .07, dark, M)
    for x in (-.12, -1.02):
        box((.05, .24, .26), gold(.2), M @ T(x, 0, .34), .01)


def boots():
    hide, dark, g = lacquer((.62, .07, .03), (.26, .02, .01), .22), lacquer((.10, .035, .015), None, .35), gold(.14)
    for s, y in ((.34, .25), (-.30, -.25)):
        M = T(s, y, 0)
        lathe(curve([(.44, .98), (.40, .90), (.34, .40), (.30, -.1), (.33, -.44)]), hide, M @ S(1, .84, 1), 64, None, lambda a, r, z: r * (1 + .05 * (z > .6) * math.cos(2 * a)))
        torus(.41, .05, dark, M @ T(0, 0, .95) @ S(1, .84, 1))
        tube([(.08, 0, -.50), (-.30, 0, -.62), (-.74, 0, -.76), (-1.0, 0, -.80)], .32, hide, M @ S(1, .86, 1), lambda t: 1.05 - .72 * t ** 1.6)
        tube([(-.98, 0, -.94), (-.4, 0, -.96), (.0, 0, -.84), (.22, 0, -.80)], .09, dark, M @ S(1, 2.6, 1))
        box((.34, .44, .34), dark, M @ T(.18, 0, -.90), .06)
        torus(.32, .045, dark, M @ T(0, 0, -.40) @ R(-14, 'Y') @ S(1, .9, 1))
        facet_star(.17, .05, .05, g, M @ T(.52, -.1, -.42) @ UP, 8)
        tube([(.26, -.2, -.40), (.50, -.1, -.42)], .045, g, M)
        for k in range(3):
            tube([(-.22 + .05 * k, -.22 - .03 * k, .55 - .22 * k), (0, -.345 + .015 * k, .38 - .22 * k), (.22 - .05 * k, -.22 - .03 * k, .55 - .22 * k)], .022, lacquer((1, .72, .30), None, .3), M)
        facet_star(.12, .05, .04, g, M @ T(0, -.34, .68) @ UP)


def dynamite():
    red, paper, cord = lacquer((.82, .02, .015), (.36, 0, .01), .3), plain((.95, .86, .62), .5), plain((.85, .72, .45), .7)
    for x, y, z in ((-.48, .12, 0), (0, .16, .08), (.48, .12, 0), (-.24, -.24, -.04), (.24, -.24, -.04)):
        M = T(x, y, z)
        lathe([(0, -.92), (.23, -.92), (.25, -.88), (.25, .72), (.23, .76), (0, .76)], red, M, 48)
        lathe([(.0, .762), (.20, .77)], paper, M, 48)
        tube([(0, 0, .76), (.02, -.02, .98), (x * -.4, -.05, 1.12)], .035, cord, M)
    for z in (-.52, .36):
        for k in (-.06, .06):
            torus(.80, .045, cord, T(0, -.02, z + k) @ S(1, .68, 1))
    tube([(0, -.05, 1.16), (.18, -.1, 1.34), (.44, -.1, 1.30)], .045, cord)
    facet_star(.34, .10, .12, emission((1, .62, .08), 6), T(.52, -.2, 1.30) @ UP, 8)
    facet_star(.18, .07, .10, emission((1, .95, .7), 9), T(.52, -.28, 1.30) @ R(22, 'Y') @ UP, 8)
    flat([rrect(.86, .46, .04)], paper, .02, .02, 0, T(0, -.56, -.06) @ UP)
    text('TNT', plain((.06, .02, .01), .5), 'rye', .40, .02, .008, 0, T(0, -.60, -.06) @ UP)


SYMBOLS = {
    'wild': dict(make=lambda: badge(metal((.80, .40, .15), (.42, .14, .03), .22), lacquer((.20, .05, .02), None, .3)), banner='WILD', view=dict(axis=12, el=3, az=-6)),
    'wild2': dict(make=lambda: badge(silver(.16), lacquer((.04, .12, .45), None, .2)), banner='x2', view=dict(axis=12, el=3, az=-6)),
    'wild3': dict(make=lambda: badge(gold(.14), lacquer((.55, .02, .03), None, .2)), banner='x3', view=dict(axis=12, el=3, az=-6)),
    'outlaw': dict(make=outlaw),
    'sheriff': dict(make=sheriff),
    'mustang': dict(make=mustang, view=dict(el=4)),
    'revolver': dict(make=revolver, view=dict(el=4, axis=10)),
    'boots': dict(make=boots, view=dict(el=10)),
    **ranks('rye', ten='alfa-slab-one', tall=1.6, edge=BRONZE),
    'scatter': dict(make=dynamite, banner='SCATTER', view=dict(el=10)),
}
