"""A jungle clearing before a stepped temple: vines, torches, drums; a frame of carved wood and leaves."""
import math
import random

from games import jungle_drums as game
from library.frames import corners, crown, sides
from library.landscape import bush, earth, glow, noise, palm, put, sun, terrain
from library.materials import emission, lacquer, soft, wood
from library.outlines import D, TAU
from library.shapes import R, S, T, ball, box, curve, lathe, leaf, torus, tube

VIEW = dict(horizon=-.2, eye=1.7)
SKY = dict(stops=[(-1, '#0c2a14'), (-.2, '#f4f0a0'), (.15, '#9ad88a'), (.5, '#2a8a6a'), (1, '#0c4a4a')],
           sun=dict(u=.05, v=.3, r=0, colour='#fff6b0', halo=.8, fall=1.6), rays=dict(count=15, strength=.3, colour='#fff4a8'))
LIGHT = dict(floor='#1a3a14', env=.7)
LOOK = dict(mist=dict(start=9, depth=55, colour='#a8dc8e', most=.8), exposure=.85, sat=1.25)


def temple():
    stone = earth((.16, .17, .13), (.42, .42, .32), 3, .9, .8)
    for k in range(7):
        w = 10 - k * 1.25
        box((w * 2, w * 1.6, 1.25), stone, T(0, 0, .6 + k * 1.2), .12)
    box((3.4, 7, 8.4), earth((.3, .28, .2), (.56, .52, .36), 4, .9, .6), T(0, -4.4, 3.6) @ R(-44, 'X'), .05)
    box((3.6, 3, 2.6), stone, T(0, 0, 9.6), .1)
    box((1.1, .4, 1.6), emission((1, .55, .12), 2.4), T(0, -1.5, 9.2), .05)
    box((4.6, 3.8, .5), stone, T(0, 0, 11.), .1)


def fern(seed=1, n=9, length=1.6):
    dice, m = random.Random(seed), soft((.10, .42, .08), (.02, .16, .03))
    for k in range(n):
        leaf(m, R(360 / n * k + dice.uniform(-15, 15), 'Z') @ R(-dice.uniform(25, 65), 'Y'), length * dice.uniform(.7, 1.1), .34, .5, .05)


def torch():
    tube([(0, 0, 0), (0, 0, 2.2)], .1, wood((.05, .02, .01), (.2, .1, .04), (6, 6, 1)))
    lathe([(.1, 2.), (.24, 2.4), (.2, 2.5)], wood(), None, 20)
    for x, z, r in ((0, 2.8, .4), (-.12, 2.6, .28), (.14, 2.62, .28)):
        lathe(curve([(0, -1.), (.6, -.5), (.5, .1), (.12, .9), (0, 1.2)]), emission((1, .40, .05), 7), T(x, 0, z) @ S(r), 20)


def build(view):
    sun((.4, 1, -.9), 2.4, (1, .95, .75))
    sun((-.1, -1, -.6), 2.6, (1, .95, .55))
    terrain(lambda x, y: .9 * (abs(x) / (view.tan_x * y)) ** 4 + .12 * noise(x * .8, y, 3, 3), earth((.12, .20, .05), (.36, .34, .14), 1.6, .95, .5), (-40, 40), (1.5, 70))
    put(temple, view.ground(0, 40) @ T(0, 0, -.6))
    green = [soft((.06, .34, .08), (.01, .12, .03)), soft((.16, .50, .10), (.04, .2, .03)), soft((.04, .26, .12), (.01, .1, .05))]
    for j, (u, d, s) in enumerate(((-1.0, 22, .5), (1.0, 23, .5), (-.6, 32, .3), (.62, 33, .3), (-.9, 30, .5), (.92, 31, .5), (-1.05, 14, .4), (1.06, 14, .4))):
        put(lambda: bush(green[j % 3], 1, 18, j + 1, 1.3), view.ground(u, d, s))
    bark = wood((.06, .035, .015), (.24, .15, .07), (5, 5, 1))
    for u, d, s, lean in ((-1.03, 9, 1.2, .3), (1.05, 9.4, 1.25, -.3), (-.84, 14, 1.1, .2), (.86, 14.6, 1.1, -.2)):
        def trunk():
            tube([(0, 0, -.3), (lean * .3, 0, 3), (lean, 0, 8), (lean * .6, 0, 14)], .5, bark, None, lambda t: 1.3 - .5 * t)
            for a in range(0, 360, 60):
                tube([(0, 0, .9), (math.cos(D(a)) * .6, math.sin(D(a)) * .6, .3), (math.cos(D(a)) * 1.2, math.sin(D(a)) * 1.2, -.1)], .22, bark, None, lambda t: 1.2 - .7 * t)
        put(trunk, view.ground(u, d) @ S(s * (.7 if view.is_tall else 1)))
    palms = soft((.12, .46, .08), (.03, .18, .02))
    for u, d, s, seed in ((-.72, 18, .9, 1), (.74, 19, .9, 2)):
        put(lambda: palm(bark, palms, 5.4, .6 if u < 0 else -.6, 12, 2.4, seed), view.ground(u, d) @ S(s))
    vine = soft((.10, .34, .06), (.03, .14, .02))
    for k, (u0, u1, low) in enumerate(((-1.1, -.5, .62), (-.6, .1, .9), (.0, .62, .86), (.5, 1.1, .6))):
        p = [view.at(u0, 1.06, 10), view.at((u0 + u1) / 2, low, 10), view.at(u1, 1.06, 10)]
        line = [tuple(q.translation) for q in p]
        tube(line, .06, vine)
        for x, y, z in curve(line, 10)[::2]:
            leaf(green[k % 3], T(x, y - .05, z) @ R(60 + k * 30, 'Y') @ R(90, 'X'), .5, .3, .06, .03, 8)
    for u, d, s, seed in ((-.98, 6.2, .2, 1), (-.74, 7.2, .13, 2), (1., 6.2, .2, 3), (.76, 7.2, .13, 4), (-.5, 12, .1, 5), (.52, 12, .1, 6)):
        put(lambda: fern(seed), view.ground(u, d, s) @ T(0, 0, .2))
    for u, d in ((-.68, 9.4), (.68, 9.4)):
        put(torch, view.ground(u, d, .16))
        glow(view.ground(u, d, .16) @ T(0, -.5, 3), 80, (1, .45, .12))
    put(game.drum, view.ground(-.86, 7.4, .2) @ T(0, 0, 1.1))
    put(game.totem, view.ground(.87, 7.4, .26) @ T(0, 0, 1.0))
    put(game.toucan, view.at(-.88, .5, 8, .14))


def frame():
    def log():
        lathe([(.46, -3.45)] + [(.46 + .02 * math.sin(x * TAU / 2.5), x) for x in [-3.4 + .1 * i for i in range(69)]] + [(.46, 3.45)], wood((.08, .03, .01), (.34, .17, .06), (6, 6, 1)), T(0, .2, 0) @ R(90, 'Y'), 40)
    sides(log)
    red, cream, teal = lacquer((.70, .07, .03), None, .4), lacquer((.95, .82, .52), None, .4), lacquer((.03, .48, .42), None, .4)
    for x, m in ((-.62, cream), (.62, cream), (0, red), (-.45, teal), (.45, teal), (-.17, teal), (.17, teal)):
        put(lambda: lathe([(.47, -.06), (.5, 0), (.47, .06)], m, R(90, 'Y'), 40), *[R(90 * k, 'Y') @ T(i * 1.25 * 2 + x * 1., .2, 3.25) for k in range(4) for i in (-1, 0, 1)])
    def corner():
        for a in (45, 5, 85, -40, 130):
            leaf(soft((.12, .48, .06), (.02, .2, .01)), T(-.1, .05, -.1) @ R(-a, 'Y') @ R(90, 'X'), 1. if a == 45 else .85, .46, .12)
        lathe([(.46, -.2), (.46, .1), (.34, .2), (0, .24)], wood((.1, .04, .015), (.42, .22, .08), (6, 6, 1)), R(90, 'X'), 40)
        torus(.3, .07, cream, T(0, -.2, 0) @ R(90, 'X'), 40)
        ball(.17, lacquer((.95, .45, .05), None, .15), T(0, -.22, 0) @ S(1, .6, 1))
    corners(corner, .4)
    crown(game.totem, .95, .55)


FRAME = dict(make=frame)
