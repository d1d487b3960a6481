"""Samurai Moon: black and crimson lacquer, brass, a pale moon, petals."""
import math

from library.materials import gold, graded, lacquer, plain, silver, soft
from library.parts import ranks
from library.shapes import R, S, T, UP, ball, box, curve, flat, lathe, torus, tube

LIGHT = dict(el=6, env=.65, front=18, axis=6, rim=((1., .1, .25), (.45, .4, 1.)))
LOOK = dict(exposure=1.15, sat=1.3)
CRIMSON, INK = (.72, .01, .03), (.015, .014, .02)


def blossom(M, r=.2, colour=(1, .45, .60)):
    for i in range(5):
        ball(r * .62, lacquer(colour, (.8, .12, .30), .35), M @ R(72 * i, 'Z') @ T(0, r * .68, 0) @ S(.85, 1.1, .35), 24)
    ball(r * .3, gold(.2), M @ T(0, 0, r * .16), 16)


def moon():
    ball(.98, graded((.98, .60, .30), (1, .93, .74), -.9, .6, .7, .1, 'Z', .5, 3.2), S(1, .7, 1), 64)
    torus(1.03, .07, gold(.15), UP)
    twig = plain((.05, .02, .015), .6)
    tube([(-1.1, -.70, -.62), (-.5, -.80, -.30), (.1, -.82, -.32), (.7, -.76, .06)], .065, twig, None, lambda t: 1 - .7 * t)
    tube([(-.2, -.81, -.30), (.0, -.84, .05), (.16, -.84, .30)], .045, twig, None, lambda t: 1 - .7 * t)
    for x, z, r in ((-.78, -.36, .26), (-.22, -.42, .20), (.16, .34, .24), (.42, -.10, .26), (.74, .10, .18), (-.48, -.08, .15)):
        blossom(T(x, -.92, z) @ UP, r)


def kabuto():
    black, red, g = lacquer(INK, (.06, .05, .09), .15), lacquer(CRIMSON), gold(.14)
    lathe(curve([(.72, 0), (.72, .22), (.58, .52), (.30, .74), (0, .80)]), red, None, 96, None, lambda a, r, z: r * (1 + .02 * abs(math.sin(a * 8))))
    for i in range(5):
        lathe([(.72 + .10 * i, -.02 - .17 * i), (.84 + .10 * i, -.17 - .17 * i), (.82 + .10 * i, -.19 - .17 * i)], black if i % 2 else red, None, 96)
        torus(.84 + .10 * i, .028, g, T(0, 0, -.18 - .17 * i))
    for s in (-1, 1):
        flat([curve([(0, 0), (.26, .14), (.62, .52), (.78, 1.02), (.84, 1.34), (.60, 1.02), (.36, .62), (.06, .34), (0, 0)], 8)] if s > 0 else
             [[(-x, y) for x, y in curve([(0, 0), (.26, .14), (.62, .52), (.78, 1.02), (.84, 1.34), (.60, 1.02), (.36, .62), (.06, .34), (0, 0)], 8)]], g, .04, .04, 0, T(0, -.76, .10) @ UP)
    lathe([(.28, 0), (.28, .05), (.22, .09), (0, .09)], g, T(0, -.80, .22) @ UP, 64)
    lathe([(.20, .09), (0, .13)], red, T(0, -.80, .22) @ UP, 64)
    torus(.78, .05, g, T(0, 0, .02))
    ball(.10, g, T(0, 0, .82))


def visage(skin, eye_tilt, woman=False):
    black, white = plain((.01, .008, .01), .15, 1.), plain((.96, .95, .92), .2, 1.)
    lathe(curve([(0, -.86), (.20, -.80), (.44, -.46), (.56, 0), (.54, .4), (.34, .66), (0, .74)]), skin, S(1, .74, 1), 64)
    lathe(curve([(0, .16), (.045, .10), (.075, -.08), (.085, -.14), (0, -.18)]), skin, T(0, -.40, -.06) @ R(-8, 'X'), 32)
    for s in (-1, 1):
        E = T(s * .22, -.37, .12) @ R(-s * eye_tilt, 'Y')
        ball(.12, white, E @ S(1.2, .4, .55))
        ball(.062, black, E @ T(0, -.03, .0) @ S(1, .5, 1))
        tube([(s * .08, -.42, .11 - .004 * eye_tilt), (s * .22, -.44, .19), (s * .38, -.34, .15 + .004 * eye_tilt)], .026 if woman else .03, black)
        tube([(s * .08, -.41, .26 - (0 if woman else .03)), (s * .24, -.42, .36), (s * .42, -.30, .34)], .030 if woman else .055, black, None, lambda t: 1 - .6 * t)


def samurai():
    """A menpo mask under a small helmet: red lacquer, white moustache, gold horns."""
    red, black, g = lacquer(CRIMSON, (.25, 0, .02), .2), lacquer(INK, (.07, .05, .1), .15), gold(.14)
    visage(soft((.80, .48, .30), (.4, .16, .1), .4), 16)
    lathe(curve([(0, -.92), (.26, -.86), (.50, -.50), (.60, -.06)]), red, T(0, -.03, 0) @ S(1, .78, 1), 64)
    ball(.16, red, T(0, -.46, -.14) @ S(.9, .9, .9))
    flat([curve([(-.26, -.36), (0, -.28), (.26, -.36), (.18, -.52), (0, -.46), (-.18, -.52), (-.26, -.36)], 6)], black, .03, .03, 0, T(0, -.47, -.02) @ R(-10, 'X') @ UP)
    for s in (-1, 1):
        flat([[(s * .06, -.36), (s * .11, -.36), (s * .085, -.46)]], plain((.96, .94, .88), .2, 1.), .02, .012, 0, T(0, -.52, -.02) @ R(-10, 'X') @ UP)
        tube([(s * .05, -.56, -.26), (s * .28, -.54, -.30), (s * .50, -.42, -.18), (s * .66, -.34, -.26)], .055, plain((.90, .88, .84), .5), None, lambda t: 1 - .75 * t)
        tube([(s * .42, -.22, -.3), (s * .30, -.44, -.62), (s * .12, -.46, -.80)], .03, g)
    lathe(curve([(.66, 0), (.66, .2), (.52, .44), (.26, .60), (0, .64)]), black, T(0, 0, .36) @ S(1, .82, 1), 96, None, lambda a, r, z: r * (1 + .02 * abs(math.sin(a * 8))))
    torus(.70, .07, g, T(0, 0, .38) @ S(1, .82, 1))
    horn = curve([(0, 0), (.20, .10), (.46, .36), (.58, .74), (.62, .96), (.44, .72), (.26, .44), (.05, .26), (0, 0)], 8)
    for s in (-1, 1):
        flat([[(s * x, y) for x, y in horn]], g, .035, .035, 0, T(0, -.62, .42) @ UP)
        for i in range(3):
            box((.10, .62, .17), black if i % 2 else red, T(s * (.74 + .09 * i), .05, .20 - .19 * i) @ R(s * -24, 'Y'), .03)
            box((.04, .64, .05), g, T(s * (.79 + .09 * i), .05, .12 - .19 * i) @ R(s * -24, 'Y'), .01)
    lathe([(.18, 0), (.18, .05), (0, .08)], red, T(0, -.66, .54) @ UP, 48)
    torus(.18, .04, g, T(0, -.66, .54) @ UP, 48)


def lady():
    white, hair, g = soft((.96, .86, .80), (.72, .48, .44), .3), lacquer((.015, .01, .02), (.12, .06, .16), .22), gold(.14)
    visage(white, 10, True)
    flat([curve([(-.13, 0), (-.05, .055), (0, .035), (.05, .055), (.13, 0), (0, -.085), (-.13, 0)], 6)], lacquer((.80, .01, .03), None, .12), .02, .025, 0, T(0, -.46, -.40) @ R(-12, 'X') @ UP)
    for s in (-1, 1):
        ball(.11, soft((1, .55, .52), (1, .6, .55), .5), T(s * .34, -.29, -.12) @ S(1, .3, .8))
        tube([(s * .05, -.30, .66), (s * .46, -.30, .52), (s * .62, -.10, .08), (s * .62, -.05, -.50)], .20, hair, None, lambda t: 1 - .35 * t)
        ball(.36, hair, T(s * .40, .0, .78) @ S(1, .8, .8))
        for k in range(3):
            tube([(s * .30, -.2, .86), (s * (.70 + .12 * k), -.26, 1.06 - .16 * k), (s * (.94 + .10 * k), -.28, 1.10 - .22 * k)], .026, g)
            ball(.05, lacquer((.85, .02, .04), None, .12), T(s * (.94 + .10 * k), -.28, 1.10 - .22 * k), 16)
    ball(.44, hair, T(0, .0, .96) @ S(1, .8, .72))
    blossom(T(-.46, -.42, .72) @ R(-20, 'Z') @ UP, .27, (1, .30, .42))
    blossom(T(-.14, -.44, .92) @ UP, .18, (1, .62, .72))
    red = lacquer(CRIMSON, None, .4)
    for s in (-1, 1):
        flat([[(s * .0, -1.05), (s * .30, -.66), (s * .78, -.78), (s * 1.0, -1.36), (s * .1, -1.40)]], red if s < 0 else lacquer((.60, .01, .10), None, .4), .05, .05, 0, T(0, -.06 - .08 * (s > 0), 0) @ UP)


def katana():
    blade, g, wrap = silver(.10), gold(.14), lacquer((.10, .01, .02), None, .4)
    M = R(42, 'Y')
    edge = curve([(-.12, -.28), (-.14, .5), (-.06, 1.3), (.22, 2.05)], 12)
    back = curve([(.24, 1.78), (.15, 1.2), (.08, .5), (.11, -.28)], 12)
    flat([edge + back], blade, .015, .03, 0, M @ UP)
    tube([(x + .03, -.04, y) for x, y in back[4:-1]], .028, silver(.3), M)
    lathe([(0, -.06), (.32, -.06), (.35, 0), (.32, .06), (0, .06)], g, M @ T(0, 0, -.32) @ S(1, .8, 1), 48)
    lathe([(.125, -1.12), (.13, -.36)], wrap, M @ S(1, .8, 1), 32)
    for i in range(6):
        box((.16, .20, .12), lacquer((.78, .01, .03), None, .3), M @ T(0, 0, -.46 - i * .115) @ R(45, 'Y'), .02)
    ball(.15, g, M @ T(0, 0, -1.13) @ S(1, .8, .8))
    sheath = M @ T(.12, .16, .35) @ R(-78, 'Y')
    box((.24, .15, 2.5), lacquer(INK, (.25, .02, .06), .1), sheath, .055)
    for z in (-1.1, .1, .9):
        box((.28, .18, .12), g, sheath @ T(0, 0, z), .03)
    tube([(.2, -.05, .1), (.42, -.16, .0), (.62, -.10, -.32), (.5, -.12, -.62)], .055, lacquer((.80, .01, .03), None, .4), M @ T(-.1, -.1, .25))


def gate():
    red, g, black = lacquer((.80, .02, .02), (.34, 0, .02), .25), gold(.16), lacquer(INK, (.08, .06, .1), .15)
    for s in (-1, 1):
        M = T(s * .62, 0, 0) @ R(s * -3, 'Y')
        lathe([(.14, -.92), (.125, .56)], red, M, 48)
        lathe([(.19, -1.02), (.18, -.76), (.14, -.74)], black, M, 48)
        torus(.14, .035, g, M @ T(0, 0, .50))
    box((1.9, .18, .17), red, T(0, 0, .26), .03)
    top = curve([(-1.22, .96), (-.7, .80), (0, .75), (.7, .80), (1.22, .96)], 12)
    flat([top + [(x * .97, z - .22) for x, z in top[::-1]]], red, .14, .03, 0, UP)
    flat([[(x, z + .13) for x, z in top] + [(x, z - .02) for x, z in top[::-1]]], black, .20, .03, 0, UP)
    box((.24, .16, .34), g, T(0, -.03, .46), .03)
    tube([(-.62, -.16, .10), (-.3, -.18, -.02), (0, -.18, .04), (.3, -.18, -.02), (.62, -.16, .10)], .055, plain((.90, .80, .52), .7))
    for x in (-.3, 0, .3):
        flat([[(-.02, 0), (.05, 0), (.02, -.10), (.09, -.10), (0, -.30), (.02, -.16), (-.06, -.16)]], plain((.96, .95, .92), .5), .01, .01, 0, T(x, -.2, -.0) @ UP)


SYMBOLS = {
    'wild': dict(make=moon, banner='WILD', view=dict(el=3)),
    'samurai': dict(make=samurai),
    'lady': dict(make=lady),
    'katana': dict(make=katana, view=dict(axis=12)),
    'kabuto': dict(make=kabuto, view=dict(el=8)),
    **ranks('black-ops-one', ten='passion-one', tall=1.6),
    'scatter': dict(make=gate, banner='SCATTER', view=dict(az=-18, el=3)),
}
