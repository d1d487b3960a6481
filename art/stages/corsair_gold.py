"""A lagoon at evening: a galleon, palm islands, chests and barrels on the beach; a frame of planks and rope."""

from games import corsair_gold as game
from library.frames import along, brushed, corners, crown, flat_bar, ring, twisted
from library.landscape import bush, earth, noise, palm, peaks, put, rock, sun, terrain, water
from library.materials import gold, iron, plain, soft, wood
from library.shapes import R, S, T, ball, box, coin_pile, curve, heap, lathe, torus, tube

VIEW = dict(horizon=-.1, eye=2.)
SKY = dict(stops=[(-1, '#0a4a5a'), (-.1, '#ffd08a'), (.15, '#ff9a5a'), (.5, '#4a8aa0'), (1, '#12405e')],
           sun=dict(u=.1, v=.06, r=.2, colour='#fff0b8', edge='#ffc04a', halo=.9, fall=2.2), rays=dict(count=13, strength=.2, colour='#ffd890'),
           clouds=dict(colour='#ffd8b0', amount=.7, low=0, high=1.1, scale=1.))
LIGHT = dict(floor='#1a5a62', env=.75)
LOOK = dict(mist=dict(start=16, depth=110, colour='#ffc890', most=.7), exposure=.85, sat=1.25)
OAK = dict(dark=(.10, .035, .010), light=(.40, .18, .06))


def barrel():
    lathe(curve([(.62, -.9), (.78, -.4), (.82, 0), (.78, .4), (.62, .9)]) + [(0, .86)], wood(axis=(9, 9, 1), **OAK), None, 48)
    for z, r in ((-.7, .70), (-.3, .80), (.3, .80), (.7, .70)):
        lathe([(r, -.07), (r + .04, -.06), (r + .04, .06), (r, .07)], iron(.35), T(0, 0, z), 48)


def chest():
    plank, g = wood(**OAK), gold(.22)
    box((2., 1.2, .9), plank, T(0, 0, .45))
    put(lambda: lathe([(0, -1.02), (.62, -1.02), (.62, 1.02), (0, 1.02)], plank, R(90, 'Y'), 40), T(0, .75, 1.35) @ R(-50, 'X'))
    for x in (-.8, .8):
        box((.16, 1.26, .96), g, T(x, 0, .45))
    box((.34, .12, .4), g, T(0, -.62, .8))
    coin_pile(g, [T(0, 0, .86) @ M for M in heap(130, .9, .5, .55, 3)], .19, .04)


def build(view):
    sun((.6, 1, -.6), 2.6, (1, .88, .7))
    sun((-.1, -1, -.28), 3.2, (1, .62, .28))
    water((.01, .20, .24), .05, .3, 1.6)
    sand = earth((.72, .50, .26), (.98, .80, .50), 2, .9, .2)
    terrain(lambda x, y: -.75 + 1.5 * (abs(x) / (view.tan_x * y)) ** 2.4 * np_clip(y) + .08 * noise(x, y, 3, 3), sand, (-16, 16), (1.5, 14))
    green = earth((.03, .16, .05), (.14, .38, .10), 5, .9, .8)
    peaks(95, [(-58, 20, 40), (64, 16, 36)], green, 4, .4)
    peaks(60, [(-46, 7, 16), (50, 6, 14)], green, 14, .4)
    put(game.galleon, view.ground(-.5, 34, .3) @ T(0, 0, .86))
    bark, frond = soft((.36, .22, .11), (.14, .07, .03)), soft((.10, .40, .08), (.03, .16, .02))
    for u, d, s, seed in ((-1.0, 8.5, .72, 1), (-.86, 10.5, .62, 2), (1.02, 8.2, .75, 3), (.88, 11, .6, 4)):
        put(lambda: palm(bark, frond, 6.4, -.9 if u > 0 else .9, 12, 2.6, seed), view.ground(u, d) @ S(s) @ T(0, 0, .3))
    put(chest, view.ground(.80, 7, .13) @ T(0, 0, .3) @ R(-18, 'Z'))
    put(barrel, view.ground(-.84, 7.2, .15) @ T(0, 0, 1.1), view.ground(-.7, 7.8, .14) @ T(0, 0, .75) @ R(80, 'X') @ R(30, 'Y'), view.ground(-.96, 8., .15) @ T(0, 0, 1.4))
    put(game.parrot, view.ground(-.84, 7.2, .13) @ T(0, 0, 3.1))
    stone = earth((.14, .12, .11), (.34, .30, .26), 5, .8, .7)
    for u, d, s, seed in ((-.62, 6.4, .08, 1), (.98, 6.2, .16, 2), (.62, 8, .06, 3), (-1.04, 6, .18, 4)):
        put(lambda: rock(stone, 1, seed), view.ground(u, d, s) @ T(0, 0, .4))
    for u, d, s in ((-1.05, 9, .2), (1.06, 9.4, .22)):
        put(lambda: bush(frond, 1, 14, 3), view.ground(u, d, s) @ T(0, 0, .5))


def np_clip(y):
    import numpy as np
    return np.clip((15 - y) / 8, 0, 1)


def wheel():
    w, g = wood(**OAK), gold(.2)
    torus(.62, .13, w, R(90, 'X'), 64)
    torus(.62, .05, g, T(0, -.12, 0) @ R(90, 'X'), 64)
    for k in range(8):
        tube([(0, 0, 0), (0, 0, .5), (0, 0, .8), (0, 0, 1.06)], .075, w, R(45 * k, 'Y'), lambda t: .8 + .5 * abs(t - .55))
        ball(.09, g, R(45 * k, 'Y') @ T(0, 0, 1.08), 16)
    ball(.26, g, S(1, .7, 1))


def frame():
    ring(flat_bar(.46, .2, .08), wood(axis=(9, 9, 9), **OAK), .0)
    for z in (-.2, .08):
        sides(z)
    twisted(3, [brushed((.86, .62, .32), (.36, .2, .07), .6)], .12, .1, 3, .42, .25)
    twisted(3, [brushed((.86, .62, .32), (.36, .2, .07), .6)], .10, .08, 4, -.42, .25)
    along(2, lambda: ball(.13, gold(.2), S(1, .6, 1)), .25)
    def corner():
        box((1.16, .3, 1.16), brushed((1, .66, .22), (.6, .26, .04)), None, .14)
        put(game.skull, T(0, -.4, .04) @ S(.5))
        for x in (-.44, .44):
            for z in (-.44, .44):
                ball(.08, iron(.3), T(x, -.16, z), 12)
    corners(corner, .35, True)
    crown(wheel, 1., .6)


def sides(z):
    from library.frames import sides as on_sides
    on_sides(lambda: box((7, .03, .03), plain((.03, .01, .004), .8), T(0, -.2, z), .005))


FRAME = dict(make=frame)
