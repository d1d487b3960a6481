"""Ocean King: wet skin, pearl and coral in clear water; gold from a wreck."""
import math

from library.materials import gold, jewel, lacquer, plain
from library.outlines import rounded, star
from library.parts import ranks
from library.reliefs import layer, relief
from library.shapes import R, S, T, UP, ball, blob, brilliant, curve, flat, lathe, torus, tube

LIGHT = dict(el=8, env=.65, front=16, axis=4, rim=((.2, .5, 1.), (.1, 1., .85)), floor=(.2, .7, 1.))
LOOK = dict(exposure=1.15, sat=1.3)


def eye(M, r=.1, iris=(.02, .02, .03)):
    ball(r, plain((.96, .96, .95), .1, 1.), M @ S(1, .55, 1))
    ball(r * .66, lacquer(iris, None, .08), M @ T(0, -r * .38, 0) @ S(1, .5, 1))
    ball(r * .2, plain((1, 1, 1), .1, 1.), M @ T(-r * .2, -r * .72, r * .24), 12)


def trident():
    g = gold(.13)
    M = R(26, 'Y')
    lathe([(.075, -1.35), (.085, .25)], g, M, 32)
    for z in (-1.1, -.5, .1):
        torus(.10, .045, g, M @ T(0, 0, z), 32)
    ball(.14, g, M @ T(0, 0, -1.38), 24)
    for s in (-1, 0, 1):
        pts = [(0, 0, .18), (s * .34, 0, .24), (s * .52, 0, .55), (s * .48, 0, .92)] if s else [(0, 0, .2), (0, 0, .6), (0, 0, 1.02)]
        tube(pts, .105, g, M)
        top = pts[-1]
        flat([rounded([(-.24, -.04), (0, .52), (.24, -.04), (0, .10)], .03)], g, .05, .05, 0, M @ T(top[0], 0, top[2]) @ UP)
    ball(.21, g, M @ T(0, -.06, .24))
    brilliant(jewel((.05, .75, 1), glow=2.), M @ T(0, -.25, .24) @ UP @ S(.17))
    for s in (-1, 1):
        tube([(s * .1, -.02, .1), (s * .32, -.05, -.08), (s * .40, -.05, .10), (s * .26, -.05, .14)], .05, g, M, lambda t: 1 - .5 * t)


def whale():
    back, belly = lacquer((.03, .22, .78), (.0, .06, .35), .15), lacquer((.80, .88, .96), (.4, .6, .85), .2)
    blob([(-.25, 0, 0, .80), (.25, 0, -.02, .66), (.65, 0, .10, .42), (.92, 0, .34, .26), (1.02, 0, .58, .16)], back, None, .05)
    blob([(-.36, -.10, -.16, .70), (.10, -.10, -.16, .56), (-.62, -.10, -.10, .5)], belly, T(0, -.03, -.06), .05)
    for s in (-1, 1):
        lathe(curve([(0, 0), (.20, .16), (.17, .40), (0, .62)]), back, T(1.04, 0, .66) @ R(s * 58, 'Y') @ S(1, .38, 1), 24)
    lathe(curve([(0, 0), (.20, .2), (.16, .5), (0, .72)]), back, T(-.05, -.60, -.30) @ R(148, 'Y') @ R(-20, 'X') @ S(1, .35, 1), 24)
    eye(T(-.62, -.62, .10), .12)
    for i in range(4):
        tube([(-.95 + .05 * i, -.50 - .05 * i, -.28 - .09 * i), (-.5, -.74 + .02 * i, -.34 - .08 * i), (.0, -.66 + .04 * i, -.36 - .06 * i)], .016, plain((.30, .45, .70), .3))
    water = lacquer((.35, .80, 1), (.1, .5, 1), .08)
    for s in (-1, 1):
        tube([(-.30, 0, .78), (-.30 + s * .06, 0, 1.05), (-.30 + s * .30, 0, 1.18), (-.30 + s * .44, 0, 1.0)], .085, water, None, lambda t: 1 - .4 * t)
        ball(.11, water, T(-.30 + s * .46, 0, .92), 24)


def shark():
    """Head on: jaws open, teeth, fins."""
    grey, white, gum = lacquer((.22, .30, .42), (.06, .10, .2), .2), lacquer((.88, .90, .94), (.5, .55, .65), .2), lacquer((.55, .03, .06), (.2, 0, .02), .2)
    blob([(0, .25, .10, .84), (0, -.22, .42, .56), (0, -.55, .56, .34)], grey, None, .05)
    ball(.60, white, T(0, -.18, -.46) @ S(1., .85, .75))
    ball(.50, gum, T(0, -.50, -.16) @ S(1, .5, .60))
    ball(.40, plain((.05, .0, .01), .5), T(0, -.60, -.16) @ S(.95, .5, .58))
    tooth = plain((.98, .97, .93), .12, 1.)
    for z0, s in ((.10, 1), (-.42, -1)):
        for i in range(7):
            a = math.radians(-66 + 22 * i)
            lathe([(.085, 0), (.0, .20)], tooth, T(.48 * math.sin(a), -.50 - .26 * math.cos(a), z0 - s * .02 - s * .10 * (1 - math.cos(a))) @ R(180 if s > 0 else 0, 'X') @ S(1, .6, 1), 12)
    for s in (-1, 1):
        eye(T(s * .42, -.58, .50) @ R(s * 20, 'Z'), .14, (.02, .02, .02))
        tube([(s * .22, -.76, .56), (s * .42, -.74, .66), (s * .60, -.58, .64)], .06, grey, None, lambda t: 1 - .4 * t)
        lathe(curve([(0, 0), (.26, .12), (.20, .5), (0, .80)]), grey, T(s * .62, .0, -.22) @ R(s * 112, 'Y') @ S(1, .35, 1), 24)
    flat([curve([(-.28, 0), (-.02, .30), (.10, .46), (.22, .20), (.28, 0)], 8)], grey, .04, .06, 0, T(0, .1, .80) @ UP)


def turtle():
    shell, skin, plate = lacquer((.20, .36, .04), (.06, .14, .01), .2), lacquer((.10, .62, .34), (.02, .26, .16), .25), lacquer((.62, .34, .06), (.30, .12, .02), .12)
    M = R(50, 'X') @ R(-24, 'Z')
    ball(.80, shell, M @ S(.94, 1.1, .46))
    torus(.78, .075, plate, M @ T(0, 0, -.02) @ S(.96, 1.12, .8))
    for i in range(7):
        a, r = (0, 0) if i == 6 else (i * 60 + 30, .45)
        lathe(curve([(0, .10), (.17, .085), (.235, .02), (.24, -.05)], 5), plate, M @ R(a, 'Z') @ T(0, r * 1.08, .355 - .62 * r * r) @ R(-r * 62, 'X') @ R(30, 'Z'), 6, smooth=20)
    ball(.33, skin, M @ T(0, -1.14, .10) @ S(.9, 1.1, .9))
    tube([(0, -.6, 0), (0, -1.0, .06)], .24, skin, M)
    for s in (-1, 1):
        eye(M @ T(s * .20, -1.30, .26) @ R(-40, 'X'), .10)
        lathe(curve([(0, 0), (.24, .2), (.20, .6), (0, 1.02)]), skin, M @ T(s * .46, -.64, 0) @ R(-90, 'X') @ R(s * 118, 'Y') @ S(1, 1, 1) @ S(1, .35, 1), 24)
        lathe(curve([(0, 0), (.18, .15), (.15, .36), (0, .58)]), skin, M @ T(s * .46, .66, 0) @ R(-90, 'X') @ R(s * 44, 'Y') @ S(1, .35, 1), 24)
    lathe([(.08, 0), (0, .3)], skin, M @ T(0, .86, 0) @ R(-90, 'X'), 16)


def seahorse():
    m, fin = lacquer((1, .36, .02), (.75, .08, .02), .18), lacquer((1, .75, .10), (1, .45, .05), .2)
    pts = [(.12, 0, .82), (-.20, 0, .66), (-.30, 0, .30), (-.02, -.04, -.05), (.14, 0, -.36), (.02, 0, -.72), (-.22, 0, -.96), (-.46, 0, -.86), (-.44, 0, -.64), (-.28, 0, -.66)]
    tube(pts, .34, m, None, lambda t: .60 + .46 * math.sin(math.pi * min(1, t * 1.9)) if t < .5 else max(.14, .62 * (1.28 - t) * 1.2), 12, 32)
    line = curve(pts, 12)
    for i in range(6, len(line) - 12, 7):
        x, y, z = line[i]
        dx, dz = line[i + 1][0] - line[i - 1][0], line[i + 1][2] - line[i - 1][2]
        t = i / (len(line) - 1)
        r = .34 * (.60 + .46 * math.sin(math.pi * min(1, t * 1.9)) if t < .5 else max(.14, .62 * (1.28 - t) * 1.2))
        torus(r, .035, fin, T(x, y, z) @ R(math.degrees(math.atan2(dx, dz)), 'Y'), 40)
    ball(.30, m, T(.14, -.02, .88) @ S(1.1, .9, 1))
    tube([(.30, -.02, .82), (.62, -.04, .70), (.80, -.04, .66)], .12, m, None, lambda t: 1 - .25 * t + .3 * max(0, t - .8))
    eye(T(.26, -.26, .94), .115)
    for i in range(5):
        lathe(curve([(0, 0), (.09, .1), (.06, .28), (0, .40)]), fin, T(.06 - .12 * i, 0, 1.12 - .08 * i) @ R(-6 - 24 * i, 'Y') @ S(1, .5, 1), 16)
        lathe(curve([(0, 0), (.10, .12), (.07, .30), (0, .42)]), fin, T(-.52 + .02 * i, .05, .36 - .10 * i) @ R(-70 - 14 * i, 'Y') @ S(1, .35, 1), 16)


def starfish():
    dot = lacquer((1, .70, .78), None, .2)
    p = rounded(star(5, 1.06, .48), .22)
    _, h = relief([layer([p], (.95, .08, .38), .12, .10, 'round', 0., (.60, .01, .30))], body=.55, rough=.22)
    for i in range(5):
        for k in range(5):
            r, a = .18 + .18 * k, math.radians(72 * i)
            x, z = r * math.sin(a), r * math.cos(a)
            ball(.075 - .009 * k, dot, T(x, -h(x, z), z), 20)
        a = math.radians(72 * i + 36)
        ball(.05, dot, T(.26 * math.sin(a), -h(.26 * math.sin(a), .26 * math.cos(a)), .26 * math.cos(a)), 16)
    for s in (-1, 1):
        eye(T(s * .17, -h(s * .17, .12) - .02, .12), .12)
    tube([(-.14, -h(0, -.1) - .03, -.10), (0, -h(0, -.1) - .05, -.18), (.14, -h(0, -.1) - .03, -.10)], .032, plain((.25, 0, .08), .3))


def pearl():
    shell, inner = lacquer((.50, .16, .52), (.22, .04, .3), .25), lacquer((.95, .72, .80), (.75, .45, .85), .12)
    ribs = lambda a, r, z: r * (1 + .045 * abs(math.cos(a * 9)))
    for M in (T(0, .30, .10) @ R(-62, 'X'), T(0, .1, -.52) @ R(14, 'X')):
        lathe(curve([(0, -.26), (.5, -.22), (.90, .02), (1.0, .16)]) + [(1., .19)], shell, M, 144, None, ribs)
        lathe([(.985, .19), (.94, .17)] + curve([(.90, .12), (.5, -.10), (0, -.14)]), inner, M, 144, None, ribs)
    ball(.40, lacquer((.03, .03, .05), (.30, .34, .52), .06), T(0, -.30, -.26), 64)
    for x, z, r in ((-.62, -.38, .12), (.60, -.36, .13), (.44, -.50, .09)):
        ball(r, lacquer((.92, .90, .94), (.7, .6, .85), .08), T(x, -.44, z), 32)


SYMBOLS = {
    'wild': dict(make=trident, banner='WILD', view=dict(axis=10)),
    'whale': dict(make=whale),
    'shark': dict(make=shark, view=dict(el=4, rims=25)),
    'turtle': dict(make=turtle, view=dict(el=6)),
    'seahorse': dict(make=seahorse, view=dict(el=4)),
    'starfish': dict(make=starfish, view=dict(el=4)),
    **ranks('lilita-one', tall=1.65),
    'scatter': dict(make=pearl, banner='SCATTER', view=dict(el=10)),
}
