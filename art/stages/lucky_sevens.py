"""A casino stage: velvet curtains, bulbs round an arch, a mirror floor; a frame of chrome with bulbs."""
import math

from library.frames import along, brushed, corners, crown, ring, rounded
from library.landscape import glow, put, sun
from library.materials import emission, gold, lacquer, principled
from library.outlines import D, TAU
from library.parts import cherries, seven
from library.shapes import R, S, T, ball, facet_star, lathe, mesh, tube

VIEW = dict(horizon=-.32, eye=1.5)
SKY = dict(stops=[(-1, '#2a0636'), (-.2, '#ff5fc0'), (.2, '#b8208a'), (.7, '#5a0c62'), (1, '#2a0438')],
           sun=dict(u=0, v=.1, r=0, colour='#ff9ae0', halo=.7, fall=1.5), rays=dict(count=14, strength=.5, colour='#ff8ad8'))
LIGHT = dict(floor='#2a0636', env=.5)
LOOK = dict(exposure=.85, sat=1.20, bloom=.6, shade=.5)


def curtain(width=4., tall=12., folds=9, seed=0.):
    m = principled('velvet', Base_Color=(.42, .005, .12), Roughness=.55, Sheen=1., Specular=.3)[0]
    n, v, f = 160, [], []
    for i in range(n + 1):
        t = i / n
        x, y = (t - .5) * width, .32 * math.sin(t * folds * TAU + seed) + .1 * math.sin(t * 23 + seed)
        for k in range(21):
            z = tall * k / 20
            pull = .35 * math.exp(-((k / 20 - .32) / .16) ** 2)
            v.append((x * (1 - pull), y * (1 - pull * .4), z))
    for i in range(n):
        f += [(i * 21 + k, (i + 1) * 21 + k, (i + 1) * 21 + k + 1, i * 21 + k + 1) for k in range(20)]
    mesh('curtain', v, f, [m], None, None, 80)
    lathe([(width * .335, -.16), (width * .36, 0), (width * .335, .16)], gold(.3), T(0, 0, tall * .32) @ S(1, .16, 1), 48)


def arch(radius, y, base, count, lamp):
    g = gold(.2)
    points = [(radius * math.cos(D(a)), y, base + radius * math.sin(D(a)) * .92) for a in range(-12, 193, 6)]
    tube(points, .26, g)
    tube([(x * 1.06, y + .2, base + (z - base) * 1.06) for x, _, z in points], .4, lacquer((.30, .01, .30), None, .3))
    places = []
    for i in range(count + 1):
        a = D(-10 + 200 * i / count)
        places.append(T(radius * math.cos(a), y - .3, base + radius * math.sin(a) * .92))
    put(lambda: ball(.17, lamp, None, 16), *places)


def build(view):
    sun((.4, 1, -.8), 1.6, (1, .86, .9))
    sun((-.5, .6, -.5), .8, (.7, .6, 1))
    floor = principled('floor', Base_Color=(.10, .01, .13), Roughness=.12, Specular=.9)[0]
    mesh('floor', [(-60, 1, 0), (60, 1, 0), (60, 40, 0), (-60, 40, 0)], [(0, 1, 2, 3)], [floor])
    wide = view.tan_x
    lamp = emission((1, .82, .42), 9)
    arch(wide * 16 * .80, 16, 2.2 if not view.is_tall else 6, 40, lamp)
    arch(wide * 21 * .72, 21, 2.6 if not view.is_tall else 7, 36, emission((1, .35, .75), 8))
    for side in (-1, 1):
        put(lambda: curtain(4.4, 16, 8, side), view.ground(side * 1.02, 9) @ S(.8 if view.is_tall else 1))
        put(lambda: curtain(4.4, 22, 8, side * 2), view.ground(side * 1.12, 13))
        glow(view.ground(side * .8, 7) @ T(0, 0, 3), 160, (1, .5, .8), .6)
    for side, make in ((-1, lambda: seven((.85, .01, .03), (.35, 0, .02), (1, .70, .2))), (1, cherries)):
        put(make, view.ground(side * .86, 7, .24) @ T(0, 0, 1.05) @ R(side * 14, 'Z'))
    put(lambda: facet_star(1, .42, .3, gold(.2)), *[view.at(u, v, 15, s) @ R(90, 'X') @ R(t, 'Z') for u, v, s, t in ((-.62, .7, .07, 10), (.62, .7, .07, -10), (-.86, .42, .05, 20), (.86, .42, .05, -20))])


def frame():
    chrome, pink = brushed((.95, .80, .95), (.45, .2, .55), .16), lacquer((.55, .01, .26), None, .25)
    ring(rounded(.5, .36), pink, .3)
    ring(rounded(.13, .2, 12, .40), chrome, .3)
    ring(rounded(.13, .2, 12, -.40), chrome, .3)
    along(4, lambda: (lathe([(.17, -.1), (.2, .02), (.14, .04)], chrome, R(90, 'X'), 24), ball(.135, emission((1, .86, .50), 3.2))), .42)
    corners(lambda: (lathe([(.62, -.3), (.62, .05), (.52, .16), (0, .2)], chrome, R(90, 'X'), 48),
                     put(lambda: facet_star(.5, .22, .16, gold(.14)), T(0, -.2, 0) @ R(90, 'X') @ R(-45, 'Z') @ R(9, 'Z'))), .3)
    crown(lambda: seven((.85, .01, .03), (.35, 0, .02), (1, .70, .2)), .95, .5)


FRAME = dict(make=frame)
