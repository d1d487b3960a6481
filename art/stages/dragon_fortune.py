"""A palace court before a golden sun: pagodas, clouds, lanterns; a frame of red lacquer and gold."""
import math

from games import dragon_fortune as game
from games.lantern_festival import lantern
from library.frames import along, brushed, corners, crown, flat_bar, ring
from library.landscape import cloud, earth, peaks, put, sun
from library.materials import emission, gold, lacquer, plain, principled, soft
from library.outlines import TAU
from library.parts import ingot
from library.shapes import R, S, T, ball, box, coin_pile, heap, lathe, mesh, torus, tube

VIEW = dict(horizon=-.28, eye=1.6)
SKY = dict(stops=[(-1, '#3a0608'), (-.28, '#ffb44a'), (.1, '#f0582a'), (.5, '#b01818'), (1, '#5a0610')],
           sun=dict(u=0, v=.22, r=.46, colour='#ffe69a', edge='#ffb52e', halo=.55, fall=2., power=1.2), rays=dict(count=18, strength=.22, colour='#ffb050'),
           clouds=dict(colour='#ffce7a', amount=.4, low=-.1, high=1., scale=1.))
LIGHT = dict(floor='#5a1410', env=.7)
LOOK = dict(mist=dict(start=14, depth=80, colour='#ff9a4a', most=.75), exposure=.85, sat=1.25, bloom=.4)


def roof(w, d, h, mat, trim, lift=.35):
    """A hipped roof whose corners curl up."""
    n, v, f = 24, [], []
    for j in range(n + 1):
        t = j / n
        k = (1 - t) ** 1.0
        z = h * t ** 1.7
        for i in range(4 * n):
            a = TAU * (i + .5) / (4 * n)
            x, y = math.cos(a), math.sin(a)
            m = max(abs(x), abs(y))
            x, y = x / m, y / m
            corner = (abs(x) * abs(y)) ** 6
            v.append((x * (w * k + .12 * w), y * (d * k + .12 * d), z + lift * corner * (1 - t) ** 3 * h))
    for j in range(n):
        f += [(j * 4 * n + i, j * 4 * n + (i + 1) % (4 * n), (j + 1) * 4 * n + (i + 1) % (4 * n), (j + 1) * 4 * n + i) for i in range(4 * n)]
    f.append(tuple(range(4 * n))[::-1])
    mesh('roof', v, f, [mat], None, None, 50)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * (w * (1 - t) + .12 * w), sy * (d * (1 - t) + .12 * d), h * t ** 1.7 + lift * (1 - t) ** 3 * h + .03) for t in (0, .25, .5, .75, 1)], .06 * h + .03, trim)
    box((w * .3, d * .3, .12 * h), trim, T(0, 0, h), .03)


def pagoda(floors=4):
    red, tile, g, dark = lacquer((.62, .02, .02), None, .3), lacquer((.05, .16, .14), None, .35), gold(.25), plain((.10, .01, .01), .6)
    z, w = 0., 1.5
    box((4.4, 4., .4), lacquer((.7, .62, .52), None, .5), T(0, 0, .2))
    for k in range(floors):
        box((w * 1.5, w * 1.4, 1.1), dark, T(0, 0, z + .9), .02)
        for i in range(5):
            tube([(w * .72 * (i / 2 - 1), -w * .74, z + .3), (w * .72 * (i / 2 - 1), -w * .74, z + 1.45)], .09, red)
        for i in range(4):
            box((w * .2, .05, .5), emission((1, .62, .2), 3.5), T(w * .72 * (i / 2 - .75), -w * .71, z + .85), .01)
        box((w * 1.7, w * 1.6, .14), g, T(0, 0, z + 1.42), .03)
        put(lambda: roof(w * 1.15, w * 1.1, .75, tile, g), T(0, 0, z + 1.45))
        z, w = z + 1.75, w * .82
    tube([(0, 0, z + .1), (0, 0, z + 1.3)], .07, g)
    ball(.2, g, T(0, 0, z + 1.3))


def build(view):
    sun((.45, 1, -.7), 2.4, (1, .86, .66))
    sun((0, -1, -.35), 3., (1, .55, .22))
    tiles = principled('court', Base_Color=(.34, .05, .04), Roughness=.22, Specular=.6)[0]
    mesh('court', [(-90, 1, 0), (90, 1, 0), (90, 160, 0), (-90, 160, 0)], [(0, 1, 2, 3)], [tiles])
    box((5.2, 160, .02), lacquer((.75, .48, .12), None, .3), T(0, 82, .01), .0)
    peaks(95, [(-50, 26, 40), (56, 22, 38), (0, 9, 40)], earth((.30, .05, .05), (.5, .14, .08), 4, .9, .6), 6, .35)
    for u, d, s, k in ((-.98, 15, 1.25, 5), (1.0, 15.5, 1.25, 5), (-.55, 34, 1.2, 4), (.57, 36, 1.2, 4)):
        put(lambda: pagoda(k), view.ground(u, d) @ S(s * (.8 if view.is_tall else 1)))
    put(game.gate, view.ground(0, 46, .34) @ T(0, 0, .95))
    white = soft((1, .82, .5), (.95, .45, .15), .5)
    for u, v, d, s, seed in ((-.8, -.2, 28, .14, 1), (.82, -.16, 30, .14, 2), (-.4, -.2, 44, .12, 3), (.42, -.22, 44, .12, 4), (-.95, .5, 34, .12, 5), (.96, .56, 34, .12, 6)):
        put(lambda: cloud(white, 1, 14, seed), view.at(u, v, d, s))
    red = lambda: lantern((.85, .04, .03), (.45, .0, .01), (1, .6, .2))
    for u, v, d, s in ((-.9, .78, 8, .2), (-.68, .9, 10, .15), (.9, .78, 8, .2), (.68, .9, 10, .15)):
        put(red, view.at(u, v, d, s))
        tube([view.at(u, v, d).translation, view.at(u, 1.4, d).translation], .015, plain((.2, .05, .02)))
    g = gold(.2)
    put(lambda: ingot(g), *[view.ground(u, d, s) @ T(0, 0, .5) for u, d, s in ((-.92, 6.4, .13), (-.74, 7, .1), (.93, 6.4, .13), (.75, 7.2, .1))])
    put(lambda: coin_pile(g, heap(120, 1, .7, .6, 2), .2, .04), view.ground(-1.0, 7, .2), view.ground(1.0, 7, .2))


def cloud_scroll():
    g = gold(.16)
    for k, (x, z, r) in enumerate(((0, 0, .34), (-.34, -.1, .24), (-.1, -.34, .24), (.24, .24, .22))):
        torus(r, .075, g, T(x, -.05 * k, z) @ R(90, 'X'), 40)
        torus(r * .5, .06, g, T(x, -.05 * k, z) @ R(90, 'X'), 32)
        ball(r * .22, g, T(x, -.05 * k, z), 16)


def frame():
    red, g = lacquer((.60, .008, .012), (.22, 0, 0), .14), brushed((1, .68, .20), (.7, .28, .03))
    ring(flat_bar(.5, .26, .12), red, .2)
    ring([(.3, .24), (.33, .36), (.46, .36), (.5, .1)], g, .2)
    ring([(-.5, .1), (-.46, .36), (-.33, .36), (-.3, .24)], g, .2)
    def key():
        for x, z, w, h in ((0, .2, .9, .07), (-.42, 0, .07, .46), (.42, 0, .07, .34), (.06, -.2, .5, .07), (-.16, -.08, .07, .28), (.02, .04, .4, .07)):
            box((w, .1, h), g, T(x, 0, z), .02)
    along(2, lambda: put(key, S(1, 1, .8)), .28)
    corners(lambda: (lathe([(.68, -.3), (.68, .06), (.56, .14), (0, .16)], red, R(90, 'X'), 8, smooth=5), put(cloud_scroll, T(.02, -.2, .02) @ S(1.05))), .22)
    crown(game.pearl, .95, .55)


FRAME = dict(make=frame)
