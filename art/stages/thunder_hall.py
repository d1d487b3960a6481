"""A stone hall open to a storm over a fjord: braziers, shields, a great door's pillars; a frame of iron-bound stone with runes."""
import math
import random

from games import thunder_hall as game
from library.frames import along, brushed, corners, crown, flat_bar, ring, rounded
from library.landscape import earth, glow, peaks, put, rock, sun, water
from library.materials import emission, iron, lacquer, silver, wood
from library.outlines import TAU
from library.shapes import R, S, T, ball, box, curve, lathe, mesh, torus, tube

VIEW = dict(horizon=-.16, eye=1.9)
SKY = dict(stops=[(-1, '#0c1420'), (-.16, '#a8d0f0'), (.12, '#5a86b8'), (.5, '#2a4068'), (1, '#101a34')],
           sun=dict(u=.1, v=.34, r=0, colour='#cfe8ff', halo=.7, fall=1.8),
           clouds=dict(colour='#1c2840', amount=.95, low=-.1, high=1.2, scale=1.1, cover=.35))
LIGHT = dict(floor='#141c2a', env=.7)
LOOK = dict(mist=dict(start=14, depth=100, colour='#8fb4dc', most=.75), exposure=1.05, sat=1.1, bloom=.6)


def bolt(view, u, seed, depth=80):
    dice, m = random.Random(seed), emission((.75, .90, 1), 14)
    def strike(x, z, low, r, level):
        points = [(x, depth, z)]
        while z > low:
            z -= dice.uniform(.6, 1.3) * depth * .02
            x += dice.uniform(-1, 1) * depth * .013
            points.append((x, depth, z))
            if level and dice.random() < .22:
                strike(x, z, z - depth * .09, r * .5, level - 1)
        if len(points) > 2:
            tube(points, r, m, None, lambda t: 1 - .6 * t, 1, 6)
    p = view.at(u, 1.05, depth).translation
    strike(p.x, p.z, view.at(0, view.horizon + .12, depth).translation.z, depth * .0028, 2)


def pillar(tall=10.):
    stone, i = earth((.12, .13, .16), (.32, .34, .38), 4, .85, .7), iron(.4)
    box((2.4, 2.4, .8), stone, T(0, 0, .4), .12)
    lathe([(.95, .8), (.85, tall)], stone, None, 8, smooth=5)
    for z in (1.6, 4.4, 7.2):
        lathe([(.96, z), (1.02, z + .05), (1.02, z + .35), (.96, z + .4)], i, None, 8, smooth=5)
    for k, z in enumerate((2.4, 3.0, 3.6, 5.4, 6.0)):
        glow_m = emission((.3, .8, 1), 3)
        tube([(-.14, -.93, z - .2), (-.14, -.93, z + .2)], .035, glow_m)
        tube([(-.14, -.93, z + (.2 if k % 2 else -.2)), (.14, -.93, z), (-.14, -.93, z + (0 if k % 3 else .1))], .035, glow_m)


def shield(c, r=1.):
    lathe([(0, .24), (.5, .2), (.96, .06), (1, 0)], [lacquer(c, None, .45), lacquer((.75, .70, .58), None, .45)], R(90, 'X') @ S(r), 64, lambda s, j: int(s * 4) % 2)
    torus(1., .07, iron(.35), R(90, 'X') @ S(r), 64)
    ball(.26, silver(.25), T(0, -.2, 0) @ S(1, .6, 1))
    put(lambda: ball(.05, iron(.3), None, 10), *[R(30 * k, 'Y') @ T(0, -.06, .98) for k in range(12)])


def brazier():
    i = iron(.4)
    for k in range(3):
        tube([(math.cos(TAU * k / 3) * .5, math.sin(TAU * k / 3) * .5, 0), (math.cos(TAU * k / 3) * .2, math.sin(TAU * k / 3) * .2, 1.), (math.cos(TAU * k / 3) * .5, math.sin(TAU * k / 3) * .5, 1.7)], .06, i)
    lathe(curve([(.2, 1.3), (.55, 1.45), (.75, 1.8), (.78, 1.95)]) + [(0, 1.85)], i, None, 40)
    for x, z, r in ((0, 2.3, .5), (-.28, 2.1, .34), (.3, 2.12, .34), (.05, 2.8, .28)):
        lathe(curve([(0, -1.), (.6, -.5), (.5, .1), (.12, .9), (0, 1.2)]), emission((1, .42, .06), 7), T(x, 0, z) @ S(r), 20)


def longship():
    w = wood((.07, .03, .015), (.30, .16, .07), (1, 9, 9))
    n, v, f = 30, [], []
    for k in range(n + 1):
        t = k / n * 2 - 1
        half, rise = .8 * (1 - abs(t) ** 3.2) + .02, .9 * abs(t) ** 3
        v += [(t * 4, -half, .7 + rise), (t * 4, 0, -.1 + rise * 1.2), (t * 4, half, .7 + rise)]
    for k in range(n):
        a = k * 3
        f += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    mesh('hull', v, f, [w], None, None, 60)
    tube([(3.9, 0, 1.4), (4.5, 0, 2.4), (4.3, 0, 3.1), (4.8, 0, 3.2)], .16, w)
    tube([(-3.9, 0, 1.4), (-4.5, 0, 2.3), (-4.2, 0, 2.9)], .16, w)
    tube([(0, 0, 0), (0, 0, 5.4)], .1, w)
    mats = [lacquer((.65, .05, .05), None, .7), lacquer((.9, .86, .76), None, .7)]
    v, f, which = [], [], []
    for i in range(13):
        for j in range(7):
            x, z = (i / 12 - .5) * 4.6, 1.9 + j / 6 * 3.2
            v.append((x, -.7 * math.cos((i / 12 - .5) * 3) * math.sin(j / 6 * math.pi) - .05, z))
    for i in range(12):
        for j in range(6):
            f.append((i * 7 + j, (i + 1) * 7 + j, (i + 1) * 7 + j + 1, i * 7 + j + 1))
            which.append(i // 2 % 2)
    mesh('sail', v, f, mats, None, which, 60)
    put(lambda: shield((.1, .25, .5), .36), *[T(x, -.84, .7) for x in (-2, -1, 0, 1, 2)])


def build(view):
    sun((.5, 1, -.7), 1.9, (.85, .92, 1))
    sun((0, -1, -.5), 3., (.62, .8, 1))
    water((.02, .05, .08), .08, .4, 1.4)
    snow = earth((.10, .13, .18), (.62, .70, .80), 1.6, .9, .9)
    peaks(100, [(-62, 40, 46), (66, 44, 48), (-20, 20, 26), (28, 18, 24)], snow, 3, .3, 110, 1.2)
    for u, seed in ((-.52, 4), (.5, 9), (.86, 12), (-.88, 15)):
        bolt(view, u, seed)
    put(longship, view.ground(.40, 46, .15) @ R(160, 'Z'))
    floor = earth((.10, .11, .13), (.24, .25, .28), 2.4, .5, .5, .4)
    box((60, 5.4, .5), floor, T(0, 6.2, .25), .1)
    for u, d, s in ((-1.02, 8.4, .8), (1.02, 8.4, .8)):
        put(lambda: pillar(14 if view.is_tall else 10), view.ground(u, d) @ S(s * (.75 if view.is_tall else 1)))
    for u, d in ((-.78, 8.2), (.78, 8.2)):
        put(brazier, view.ground(u, d, .16, .5))
        glow(view.ground(u, d - 1, .16, .5) @ T(0, 0, 2.8), 120, (1, .45, .12))
    for u, d, s, c in ((-.92, 7., .17, (.55, .05, .05)), (.92, 7., .17, (.08, .22, .5)), (.72, 7.2, .12, (.5, .36, .06))):
        put(lambda: shield(c), view.ground(u, d, s, .5) @ T(0, 0, .95) @ R(-14, 'X'))
    put(game.hammer, view.ground(-.70, 7.2, .15, .5) @ T(0, 0, .95))
    stone = earth((.10, .11, .13), (.30, .32, .35), 4, .9, .7)
    for u, d, s, seed in ((-.5, 15, .08, 1), (.66, 18, .1, 2), (-.7, 20, .12, 3)):
        put(lambda: rock(stone, 1, seed), view.ground(u, d, s))


def frame():
    stone, steel = earth((.10, .12, .16), (.24, .27, .33), 5, .7, .5), brushed((.55, .62, .74), (.14, .17, .24), .3)
    ring(flat_bar(.44, .26, .1), stone, .08)
    ring(rounded(.1, .24, 8, .42), steel, .08)
    ring(rounded(.1, .24, 8, -.42), steel, .08)
    lit = emission((.25, .78, 1), 2.6)
    def rune():
        tube([(-.09, 0, -.17), (-.09, 0, .17)], .03, lit, None, None, 2, 8)
        tube([(-.09, 0, .17), (.11, 0, .04), (-.09, 0, -.04)], .03, lit, None, None, 1, 8)
    along(4, rune, .28)
    put(lambda: ball(.08, steel, S(1, .7, 1), 16), *[R(90 * k, 'Y') @ T(x, -.28, 3.25) for k in range(4) for x in (-1.5625, -.9375, -.3125, .3125, .9375, 1.5625)])
    def corner():
        lathe([(.72, -.2), (.72, .12), (.6, .24), (0, .24)], steel, R(90, 'X') @ R(22.5, 'Z'), 8, smooth=5)
        put(lambda: shield((.10, .26, .52), .5), T(0, -.26, 0))
    corners(corner, .18)
    crown(game.hammer, .95, .5)


FRAME = dict(make=frame, light=dict(key=(.95, .97, 1), rim=(.5, .7, 1)))
