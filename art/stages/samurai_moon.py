"""A red moon over a lake and a snow-capped mountain, a shrine gate, cherry trees; a frame of black lacquer and gold bands."""
import math
import random

from games import samurai_moon as game
from library.frames import along, brushed, corners, crown, flat_bar, ring
from library.landscape import earth, glow, noise, peaks, put, rock, sun, terrain, water
from library.materials import emission, gold, lacquer, principled, soft, wood
from library.outlines import D
from library.shapes import R, S, T, ball, box, lathe, torus, tube

VIEW = dict(horizon=-.12, eye=1.8)
SKY = dict(stops=[(-1, '#200818'), (-.1, '#e0566a'), (.25, '#8a2450'), (.65, '#3a1244'), (1, '#140828')], stars=500,
           sun=dict(u=0, v=.32, r=.42, colour='#ff6a50', edge='#d8203a', halo=.5, fall=2.6, power=1.2, spots=.35),
           clouds=dict(colour='#2a0c30', amount=.6, low=0, high=.9, scale=1.))
LIGHT = dict(floor='#2a0c20', env=.6)
LOOK = dict(mist=dict(start=14, depth=80, colour='#a8385e', most=.6), exposure=1.1, sat=1.15)


def tree(seed=1, tall=3.4):
    dice, bark = random.Random(seed), wood((.03, .012, .01), (.12, .06, .04), (4, 4, 1))
    pinks = [principled('blossom', Base_Color=c, Roughness=.5, Emission=c, Emission_Strength=.16)[0] for c in ((1, .42, .58), (1, .68, .78))]
    tube([(0, 0, 0), (.15, 0, .9), (-.1, 0, 1.8), (.1, 0, tall * .75)], .22, bark, None, lambda t: 1.2 - .8 * t)
    places = [[], []]
    for k in range(7):
        a, z = k * 137, tall * (.35 + .08 * k)
        x, y, q = math.cos(D(a)) * 1.5, math.sin(D(a)) * .8, z + dice.uniform(.5, 1.1)
        tube([(0, 0, z), (x * .5, y * .5, z + .5), (x, y, q)], .07, bark, None, lambda t: 1.2 - .8 * t)
        for _ in range(34):
            places[dice.randrange(2)].append(T(x + dice.gauss(0, .42), y + dice.gauss(0, .4), q + dice.gauss(0, .3)) @ S(dice.uniform(.6, 1.2)))
    for m, where in zip(pinks, places):
        put(lambda: ball(.17, m, None, 8), *where)


def stone_lantern():
    s = lacquer((.42, .40, .42), (.16, .14, .16), .6)
    lathe([(.5, 0), (.5, .15), (.2, .3), (.18, 1.3), (.5, 1.45), (.5, 1.6), (0, 1.6)], s, R(30, 'Z'), 6, smooth=5)
    for k in range(6):
        box((.24, .06, .34), emission((1, .5, .15), 5), R(60 * k, 'Z') @ T(0, -.3, 1.82), .02)
    lathe([(.34, 1.6), (.34, 2.05), (.86, 2.05), (.8, 2.2), (.2, 2.6), (0, 2.75)], s, R(30, 'Z'), 6, smooth=5)


def build(view):
    sun((.2, 1, -.4), 4.6, (1, .86, .88))
    sun((0, -1, -.45), 2.8, (1, .25, .25))
    water((.05, .01, .04), .05, .15, 1.6)
    snow = earth((.10, .05, .14), (.20, .10, .24), 5, .9, .6)
    peaks(70, [(-24, 17, 30)], snow, 5, .14, 120, 1.25)
    peaks(67, [(-24, 17, 30)], snow, 5, .14, 120, 1.25)
    peaks(56, [(34, 7, 26), (-60, 8, 30), (8, 3.5, 22)], snow, 9, .3)
    cap = soft((.95, .90, .95), (.7, .5, .65))
    put(lambda: peaks(0, [(0, 6.2, 11)], cap, 15, .2, 90, 1.2), T(-24, 66.5, 11.2))
    bank = earth((.05, .03, .06), (.14, .08, .12), 4, .9, .6)
    terrain(lambda x, y: -1.1 + 2.1 * (abs(x) / (view.tan_x * y)) ** 3 * .8 + .12 * noise(x * .8, y * .8, 3, 3), bank, (-16, 16), (1.5, 22))
    for u, d, s in ((-1.02, 9.5, .24), (1.06, 10.5, .25), (-.98, 17, .22), (.98, 19, .22)):
        put(lambda: tree(int(abs(u) * 10 + d)), view.ground(u, d, s) @ R(30 * u, 'Z'))
    put(game.gate, view.ground(.62, 17, .34) @ T(0, 0, .95))
    for u, d in ((-.74, 9.5), (.8, 8.6)):
        put(stone_lantern, view.ground(u, d, .12) @ T(0, 0, .9))
        glow(view.ground(u, d, .12) @ T(0, -.9, 2.8), 30, (1, .5, .2))
    stone = lacquer((.16, .14, .18), (.05, .04, .06), .6)
    for u, d, s, seed in ((-.66, 7, .1, 1), (.64, 7, .12, 2), (-.5, 9, .06, 4), (-.86, 6.4, .16, 3)):
        put(lambda: rock(stone, 1, seed), view.ground(u, d, s) @ T(0, 0, .4))
    dice, petal = random.Random(4), soft((1, .62, .74), None)
    put(lambda: ball(1, petal, S(1, .4, .6), 8), *[view.at(dice.uniform(-1, 1), dice.uniform(-.4, 1), dice.uniform(6, 20), dice.uniform(.008, .014)) @ R(dice.uniform(0, 180), 'Y') for _ in range(60)])


def mon():
    g = gold(.16)
    torus(.5, .09, g, R(90, 'X'), 48)
    for k in range(5):
        ball(.21, lacquer((.80, .02, .05), (.3, 0, .02), .15), R(72 * k, 'Y') @ T(0, -.05, .25) @ S(1, .5, 1), 24)
    ball(.13, g, T(0, -.16, 0))


def frame():
    black, g, red = lacquer((.09, .004, .014), (.02, 0, .004), .3), brushed((1, .68, .22), (.65, .26, .03)), lacquer((.55, .01, .02), None, .15)
    ring(flat_bar(.5, .3, .12), black, .12)
    ring([(.34, .28), (.36, .36), (.44, .36), (.46, .2)], g, .12)
    ring([(-.46, .2), (-.44, .36), (-.36, .36), (-.34, .28)], g, .12)
    along(1, lambda: (box((.34, .5, 1.12), g, None, .06), box((.2, .56, 1.0), red, None, .05)), .1)
    along(2, lambda: ball(.1, g, S(1, .6, 1)), .32)
    corners(lambda: (box((1.2, .5, 1.2), black, None, .12), box((1.06, .55, 1.06), g, None, .1), box((.94, .62, .94), black, None, .1), put(mon, T(0, -.34, 0) @ S(.85))), .1)
    crown(game.kabuto, .95, .5)


FRAME = dict(make=frame)
