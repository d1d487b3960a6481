"""The sea floor by day: shafts of light, coral, a sunken column; a frame of gold rope and pearls."""
import math
import random

from games import ocean_king as game
from library.frames import along, brushed, corners, crown, ring, rounded, twisted
from library.landscape import earth, noise, put, rock, sun, terrain
from library.materials import gold, lacquer, plain, soft
from library.outlines import D
from library.shapes import R, S, T, ball, box, curve, lathe, leaf, tube

VIEW = dict(horizon=-.3, eye=1.7)
SKY = dict(stops=[(-1, '#032a5a'), (-.3, '#0a62a8'), (.3, '#1f9fd8'), (.75, '#7fe3f5'), (1, '#d8fbff')],
           sun=dict(u=0, v=1.15, r=0, colour='#d8fbff', halo=.9, fall=1.), rays=dict(count=17, strength=.5, colour='#a8f0ff'))
LIGHT = dict(floor='#0a4a78', env=.9)
LOOK = dict(mist=dict(start=5, depth=34, most=.92), exposure=.85, sat=1.25)
CORALS = ((.95, .14, .22), (1, .42, .08), (.90, .25, .62), (.55, .18, .80), (1, .72, .20))


def coral(colour, seed=1, levels=4):
    m, dice = soft(colour, tuple(k * .35 for k in colour), .45), random.Random(seed)

    def grow(p, angle, tilt, length, r, level):
        q = (p[0] + math.sin(D(angle)) * length, p[1] + math.sin(D(tilt)) * length * .6, p[2] + math.cos(D(angle)) * length)
        tube([p, q], r, m, None, lambda t: 1 - .25 * t, 3, 8)
        ball(r * .8, m, T(*q), 10)
        if level:
            for turn in (-1, 1) if level < levels else (-1, 0, 1):
                grow(q, angle + turn * dice.uniform(18, 36), tilt + dice.uniform(-30, 30), length * dice.uniform(.68, .86), r * .74, level - 1)
    grow((0, 0, 0), 0, 0, .5, .12, levels)


def sponge(colour, seed=1):
    m, dice = soft(colour, tuple(k * .3 for k in colour), .5), random.Random(seed)
    for _ in range(6):
        x, y, h, r = dice.uniform(-.6, .6), dice.uniform(-.3, .3), dice.uniform(.5, 1.3), dice.uniform(.14, .24)
        lathe(curve([(r * .7, 0), (r, h * .5), (r * 1.15, h)]) + [(r * .8, h), (r * .6, h * .6)], m, T(x, y, 0) @ R(x * 14, 'Y'), 24)


def kelp(tall=5., seed=1):
    m, dice = soft((.10, .42, .12), (.02, .18, .06)), random.Random(seed)
    points = [(.3 * math.sin(k * 1.1 + seed), 0, tall * k / 8) for k in range(9)]
    tube(points, .05, m)
    for k, (x, y, z) in enumerate(points[1:]):
        for s in (-1, 1):
            leaf(m, T(x, y, z) @ R(dice.uniform(-40, 40), 'Z') @ R(180 if s < 0 else 0, 'Z') @ R(-35, 'Y') @ R(90, 'X'), .8, .22, .1, .02, 8)


def column():
    stone = lacquer((.62, .68, .66), (.3, .36, .36), .5)
    box((2., 2., .4), stone, T(0, 0, .2), .06)
    lathe([(.8, .4), (.7, .6), (.64, 4.2), (.6, 4.4)], stone, None, 64, None, lambda a, r, z: r * (1 - .05 * abs(math.sin(a * 9))))
    lathe([(.6, 4.4), (.95, 4.8), (.95, 5.0), (0, 5.)], stone, None, 32)


def build(view):
    sun((.2, .8, -1), 3., (.75, .95, 1))
    sun((-.6, 1, -.3), 1., (.6, .8, 1))
    terrain(lambda x, y: .35 * noise(x * .25, y * .3, 2, 3) + .05 * noise(x * 3.2, y * 1.2, 6, 2) + .012 * x * x * 12 / (view.tan_x * y) ** 2 * 2, earth((.48, .44, .28), (.86, .80, .56), 3, .9, .3), (-40, 40), (1.5, 60))
    stone = earth((.10, .16, .24), (.24, .34, .42), 5, .8, .7)
    for u, d, s, seed in ((-.95, 9, .42, 1), (.96, 9.5, .46, 2), (-.72, 15, .3, 3), (.74, 17, .36, 4), (-1.05, 6, .26, 5), (1.06, 6, .24, 6)):
        put(lambda: rock(stone, 1, seed), view.ground(u, d, s))
    k = 0
    for u, d, s in ((-.9, 6.2, .2), (-.78, 7.6, .2), (-.99, 8, .34), (-.66, 10.5, .2), (.88, 6.2, .22), (.76, 7.8, .18), (1., 8.2, .34), (.66, 11, .2), (-.5, 15, .18), (.5, 16, .18), (.3, 22, .2), (-.26, 24, .2)):
        put(lambda: coral(CORALS[k % 5], k + 1) if k % 3 else sponge(CORALS[k % 5], k), view.ground(u, d, s))
        k += 1
    for u, d, s in ((-1.03, 7.4, .17), (1.02, 7.6, .17), (-.86, 12, .2), (.88, 13, .2), (-.94, 10, .2), (.95, 10.5, .2)):
        put(lambda: kelp(6, u * 10), view.ground(u, d, s))
    put(column, view.ground(-.62, 19, .12) @ R(-6, 'Y'), view.ground(.58, 21, .12) @ R(9, 'Y'))
    put(game.turtle, view.at(.82, .62, 10, .16) @ R(-16, 'Z'))
    put(game.seahorse, view.at(-.86, .28, 8, .13))
    put(game.starfish, view.ground(-.72, 5.6, .12) @ T(0, 0, .6) @ R(-40, 'X'))
    put(game.pearl, view.ground(.74, 5.6, .15) @ T(0, 0, .8))
    fish = lambda c: (ball(.5, lacquer(c, None, .2), S(1, .35, .6)), lathe([(0, 0), (.34, .5), (.0, .42)], lacquer(c, None, .2), T(-.4, 0, 0) @ R(-90, 'Y') @ S(1, .3, 1), 16),
                      ball(.07, plain((1, 1, 1), .2), T(.3, -.14, .08), 10), ball(.04, plain((0, 0, 0), .2), T(.32, -.19, .08), 8))
    for j, (u, v, d, s) in enumerate(((-.5, .5, 18, .05), (-.42, .58, 19, .045), (-.58, .62, 20, .05), (.46, .36, 18, .05), (.54, .44, 19, .045), (-.34, .42, 22, .05))):
        put(lambda: fish(CORALS[(j * 2 + 4) % 5]), view.at(u, v, d, s) @ R(180 if u > 0 else 0, 'Z'))


def frame():
    ring(rounded(.36, .26), brushed((.05, .36, .62), (.01, .10, .30), .3), .3)
    twisted(3, [brushed((1, .70, .24), (.62, .26, .03))], .15, .13, 2, .34, .3)
    twisted(3, [brushed((1, .70, .24), (.62, .26, .03))], .15, .13, 2, -.34, .3)
    along(4, lambda: ball(.16, lacquer((.95, .90, .92), (.75, .62, .75), .12)), .36)
    shell = lambda: lathe(curve([(0, -.1), (.4, .0), (.66, .34), (.62, .5)]), lacquer((1, .62, .50), (.85, .25, .3), .2), T(-.26, .1, -.26) @ R(45, 'Y') @ S(1, .45, 1), 60, None, lambda a, r, z: r * (1 + .06 * math.cos(a * 14)))
    corners(lambda: (ball(.5, gold(.2), S(1, .5, 1)), put(shell, S(1.15)), ball(.2, lacquer((.97, .94, .95), None, .1), T(-.05, -.5, -.05))), .3)
    crown(game.pearl, .95, .5)


FRAME = dict(make=frame)
