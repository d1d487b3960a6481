"""A lake town at the mid-autumn festival: a full moon, lanterns in the sky and on the water, a bridge; a frame of red and gold."""
import math
import random

from games import lantern_festival as game
from library.frames import along, brushed, corners, crown, ring, rounded
from library.landscape import bush, earth, glow, noise, peaks, put, sun, terrain, water
from library.materials import emission, gold, lacquer, plain, principled, soft, wood
from library.shapes import R, S, T, ball, box, curve, lathe, mesh, torus, tube
from stages.dragon_fortune import pagoda

VIEW = dict(horizon=-.18, eye=1.9)
SKY = dict(stops=[(-1, '#0a0a2a'), (-.18, '#c05a6a'), (.1, '#5a2f7a'), (.5, '#241a5a'), (1, '#0c0a30')], stars=500,
           sun=dict(u=.05, v=.42, r=.3, colour='#fff4d0', edge='#ffd88a', halo=.5, fall=2.6, power=1.25, spots=.25),
           clouds=dict(colour='#6a3a80', amount=.5, low=0, high=1., scale=1.1))
LIGHT = dict(floor='#120c30', env=.6)
LOOK = dict(mist=dict(start=16, depth=90, colour='#7a3f78', most=.75), exposure=1.1, sat=1.15, bloom=.6)


def sky_lantern():
    paper = principled('paper', Base_Color=(1, .45, .12), Emission=(1, .38, .07), Emission_Strength=1.7, Roughness=.8)[0]
    lathe(curve([(.42, -.6), (.62, -.1), (.66, .35), (.4, .68), (0, .74)]), paper, None, 8)
    ball(.2, emission((1, .75, .3), 8), T(0, 0, -.55))
    torus(.42, .03, wood(), T(0, 0, -.6), 24)


def bridge(span=9., rise=2.2):
    red, g = lacquer((.60, .03, .03), None, .3), gold(.25)
    at = lambda t: (span * (t - .5), 0, rise * math.sin(math.pi * t))
    n = 24
    v, f = [], []
    for k in range(n + 1):
        x, _, z = at(k / n)
        v += [(x, -.9, z), (x, .9, z), (x, .9, z - .35), (x, -.9, z - .35)]
    for k in range(n):
        a = k * 4
        f += [(a + j, a + (j + 1) % 4, a + 4 + (j + 1) % 4, a + 4 + j) for j in range(4)]
    mesh('deck', v, f, [red], None, None, 30)
    for y in (-.9, .9):
        for h in (.85, .45):
            tube([(at(k / n)[0], y, at(k / n)[2] + h) for k in range(0, n + 1, 3)], .07, red)
        for k in range(0, n + 1, 2):
            x, _, z = at(k / n)
            tube([(x, y, z), (x, y, z + 1.)], .07, red)
            ball(.12, g, T(x, y, z + 1.05), 12)


def build(view):
    sun((.35, 1, -.7), 1.6, (.85, .82, 1))
    sun((-.1, -1, -.7), 1.8, (.8, .75, 1))
    water((.01, .01, .05), .05, .22, 1.4)
    peaks(95, [(-50, 22, 40), (56, 18, 38), (2, 8, 30)], earth((.08, .05, .16), (.18, .10, .28), 4, .9, .6), 6, .3)
    for u, d, s, k in ((-.98, 21, 1.3, 4), (.98, 23, 1.3, 5), (-.62, 40, 1.3, 3), (.6, 44, 1.4, 4)):
        put(lambda: pagoda(k), view.ground(u, d) @ S(s * (.8 if view.is_tall else 1)))
    put(bridge, view.ground(.0, 30) @ S(1.0 if not view.is_tall else .8))
    bank = earth((.04, .05, .05), (.10, .14, .10), 3, .9, .6)
    terrain(lambda x, y: -1.2 + 2.2 * (abs(x) / (view.tan_x * y)) ** 4 * .8 + .1 * noise(x, y, 3, 3), bank, (-20, 20), (1.5, 26))
    dark = soft((.05, .16, .10), (.02, .06, .05))
    for u, d, s, seed in ((-1.0, 11, .28, 1), (1.02, 12, .28, 2), (-.9, 16, .24, 3), (.92, 17, .24, 4)):
        put(lambda: bush(dark, 1, 14, seed), view.ground(u, d, s) @ T(0, 0, .4))
    dice = random.Random(7)
    places = []
    while len(places) < 46:
        u, v, d = dice.uniform(-1.1, 1.1), dice.uniform(-.05, 1.05), dice.uniform(9, 46)
        if abs(u) > .3 or v > .55:
            places.append(view.at(u, v, d) @ S(.34) @ R(dice.uniform(-10, 10), 'Y'))
    put(sky_lantern, *places)
    put(lambda: (box((.5, .5, .4), emission((1, .55, .2), 3.5), T(0, 0, .3), .05), lathe([(.6, 0), (.7, .1), (0, .1)], lacquer((.8, .2, .35), None, .3), None, 8)),
        *[view.ground(u, d) @ S(.4) for u, d in ((-.6, 9), (-.34, 13), (.42, 11), (.66, 8), (-.2, 19), (.16, 22), (.3, 16), (-.48, 24))])
    for u, v, d, s, c in ((-.88, .62, 8, .22, (.85, .04, .03)), (-.66, .84, 9.5, .16, (1, .5, .05)), (.88, .6, 8, .22, (.85, .04, .03)), (.67, .84, 9.5, .16, (.9, .2, .45))):
        put(lambda: game.lantern(c, tuple(k * .4 for k in c), (1, .6, .2)), view.at(u, v, d, s))
        tube([tuple(view.at(u, v + .1, d).translation), tuple(view.at(u, 1.4, d).translation)], .015, plain((.2, .05, .02)))
        glow(view.at(u, v, d - .8), 30, (1, .5, .2))
    put(game.rabbit, view.ground(-.8, 6.6, .16) @ T(0, 0, 1.2))
    put(game.peony, view.ground(.8, 6.6, .14) @ T(0, 0, 1.2), view.ground(-.98, 6.2, .14) @ T(0, 0, 1.3))
    put(game.mooncake, view.ground(.97, 6.2, .15) @ T(0, 0, 1.3))


def frame():
    red, g = lacquer((.66, .012, .02), (.25, 0, 0), .14), brushed((1, .68, .20), (.7, .28, .03))
    ring(rounded(.42, .36), red, .35)
    ring(rounded(.1, .2, 8, .42), g, .35)
    ring(rounded(.1, .2, 8, -.42), g, .35)
    along(2, lambda: (torus(.19, .055, g, R(90, 'X'), 32), put(lambda: ball(.1, lacquer((1, .48, .62), (.8, .1, .3), .2), S(1, .6, 1), 16), *[R(72 * k, 'Y') @ T(0, -.05, .1) for k in range(5)])), .38)
    def corner():
        lathe([(.66, -.2), (.66, .1), (.58, .2), (0, .22)], red, R(90, 'X'), 64)
        torus(.62, .08, g, T(0, -.16, 0) @ R(90, 'X'), 64)
        put(lambda: game.blossom(T(), .5, (1, .36, .55)), T(0, -.3, 0) @ S(.9))
    corners(corner, .4)
    crown(lambda: game.lantern((.85, .04, .03), (.45, 0, .01), (1, .6, .2)), .95, .5)


FRAME = dict(make=frame)
