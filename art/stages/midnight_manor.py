"""A manor on its hill under a cold moon, graves, dead trees and mist; a frame of wrought iron with roses."""
import math
import random

from games import midnight_manor as game
from library.frames import along, brushed, corners, crown, flat_bar, ring, rounded
from library.landscape import earth, glow, noise, put, sun, terrain
from library.materials import emission, iron, lacquer, plain, soft
from library.outlines import D
from library.shapes import R, S, T, ball, box, curve, lathe, torus, tube

VIEW = dict(horizon=-.28, eye=1.7)
SKY = dict(stops=[(-1, '#0a0614'), (-.28, '#8a5ab8'), (.1, '#4a2a86'), (.5, '#241250'), (1, '#0c0622')], stars=400,
           sun=dict(u=.0, v=.36, r=.4, colour='#f4f0ff', edge='#b8a8f0', halo=.5, fall=2.4, power=1.05, spots=.5),
           clouds=dict(colour='#1a0c34', amount=.8, low=-.1, high=1.1, scale=1.2))
LIGHT = dict(floor='#120a22', env=.55)
LOOK = dict(mist=dict(start=8, depth=60, colour='#6a4a9a', most=.75), exposure=1.15, sat=1.15, bloom=.5)


def manor():
    wall, roof, lit = earth((.06, .045, .09), (.14, .10, .18), 4, .9, .5), lacquer((.05, .03, .09), None, .5), emission((1, .58, .14), 4)
    def tower(x, y, w, h, cap):
        lathe([(w, 0), (w, h), (w * 1.15, h + .15), (w * 1.15, h + .4)], wall, T(x, y, 0), 8, smooth=5)
        lathe([(w * 1.35, h + .35), (w * .9, h + .35 + cap * .25), (w * .4, h + .35 + cap * .6), (0, h + cap + .35)], roof, T(x, y, 0), 8, smooth=5)
        tube([(x, y, h + cap + .3), (x, y, h + cap + 1.1)], .04, iron())
        for z in [1. + 1.5 * k for k in range(int(h / 1.5))]:
            box((w * .44, .1, .8), lit if (int(z * 7 + x * 3) % 3) else plain((.01, .01, .02)), T(x, y - w * .95, z), .03)
    box((7, 3.4, 4), wall, T(0, 0, 2), .04)
    from library.shapes import mesh
    mesh('gable', [(-3.8, -1.9, 4), (3.8, -1.9, 4), (3.8, 1.9, 4), (-3.8, 1.9, 4), (-2.6, 0, 6.2), (2.6, 0, 6.2)], [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)], [roof], None, None, 0)
    for x in (-2.4, -.9, .9, 2.4):
        for z in (1.2, 2.9):
            box((.6, .1, .95), lit if (x + z) % 3 > 1 else plain((.01, .01, .02)), T(x, -1.72, z), .03)
    box((1., .14, 1.7), emission((.95, .42, .1), 2), T(0, -1.74, .8), .05)
    tower(-3.6, -.6, 1., 6.4, 3.)
    tower(3.7, -.4, .95, 5.4, 2.8)
    tower(.4, .8, 1.05, 8., 3.6)
    tower(-1.8, .9, .6, 6.8, 2.2)


def dead_tree(seed=1, tall=4.):
    dice, bark = random.Random(seed), plain((.030, .02, .04), .8)

    def grow(p, a, b, length, r, level):
        bend = dice.uniform(-16, 16)
        q = (p[0] + math.sin(D(a)) * length, p[1] + math.sin(D(b)) * length * .5, p[2] + math.cos(D(a)) * length)
        mid = ((p[0] + q[0]) / 2 + bend * .008 * length, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2)
        tube([p, mid, q], r, bark, None, lambda t: 1 - .4 * t, 4, 8)
        if level:
            for turn in ((-1, 1) if level != 3 else (-1, .2, 1)):
                grow(q, a + turn * dice.uniform(22, 48), b + dice.uniform(-40, 40), length * dice.uniform(.6, .8), r * .6, level - 1)
    grow((0, 0, 0), dice.uniform(-8, 8), 0, tall * .4, .26, 4)


def grave(kind=0):
    s = earth((.14, .14, .18), (.34, .33, .38), 6, .9, .6)
    box((1.5, .6, .3), s, T(0, 0, .15), .06)
    if kind == 0:
        box((1.1, .34, 1.2), s, T(0, 0, .8), .06)
        lathe([(0, -.17), (.55, -.17), (.55, .17), (0, .17)], s, T(0, 0, 1.4) @ R(90, 'X'), 40)
    else:
        box((.3, .3, 1.9), s, T(0, 0, 1.1), .05)
        box((1.1, .3, .3), s, T(0, 0, 1.5), .05)


def pumpkin():
    m, lit = soft((.95, .34, .02), (.5, .10, .0)), emission((1, .62, .1), 6)
    lathe(curve([(0, .62), (.3, .74), (.8, .6), (1., .05), (.8, -.5), (.3, -.66), (0, -.6)]), m, T(0, 0, .66), 96, None, lambda a, r, z: r * (1 - .10 * abs(math.cos(a * 5)) ** 6))
    tube([(0, 0, 1.3), (.05, 0, 1.5), (.2, 0, 1.62)], .1, soft((.2, .26, .06), None))
    for x in (-.36, .36):
        lathe([(.2, 0), (0, .26)], lit, T(x, -.9, .8) @ S(1, .3, 1), 3, smooth=5)
    for k in range(7):
        x = (k - 3) * .16
        box((.16, .16, .16), lit, T(x, -.96 + abs(x) * .25, .36 + x * x * .6), .02)


def fence(n=9):
    i = iron(.5)
    for k in range(n):
        x = (k - n / 2) * .42
        tube([(x, 0, 0), (x, 0, 1.7)], .05, i)
        lathe([(.05, 1.65), (.13, 1.75), (0, 2.1)], i, T(x, 0, 0), 4, smooth=5)
    for z in (.35, 1.4):
        box((n * .42, .08, .1), i, T(-.2, 0, z), .02)


def build(view):
    sun((.45, 1, -.6), 1.7, (.72, .72, 1))
    sun((0, -1, -.45), 2.6, (.78, .74, 1))
    terrain(lambda x, y: 3.2 * np_exp(x, y) + .18 * noise(x * .5, y * .6, 3, 3) + .5 * (abs(x) / (view.tan_x * y)) ** 4, earth((.05, .08, .06), (.17, .20, .20), 2, .95, .5), (-60, 60), (1.5, 90), (200, 140))
    put(manor, T(0, 37, 2.9) @ S(1.15 if not view.is_tall else .95))
    k = .8 if view.is_tall else 1
    for u, d, s, seed in ((-.96, 9, 1.25, 3), (.98, 9.6, 1.3, 5), (-.72, 17, 1.2, 7), (.74, 18, 1.2, 9)):
        put(lambda: dead_tree(seed, 4.4), view.ground(u, d) @ S(s * k))
    for u, d, s, g in ((-.8, 8, .11, 0), (-.62, 10.5, .1, 1), (.78, 8.4, .11, 1), (.62, 11, .1, 0), (-.5, 15, .09, 0), (.46, 16, .09, 1), (-.3, 20, .08, 0), (.28, 21, .08, 0)):
        put(lambda: grave(g), view.ground(u, d, s) @ R((u * 97) % 11 - 5, 'Y'))
    for u, d in ((-1.02, 12), (1.02, 12.5)):
        put(fence, view.ground(u, d) @ S(.9))
    for u, d, s in ((-.86, 6.6, .13), (-.7, 7.2, .08), (.86, 6.6, .13), (.98, 6.2, .09)):
        put(pumpkin, view.ground(u, d, s) @ R(-14 * u, 'Z'))
        glow(view.ground(u, d - .9, s) @ T(0, 0, .6), 10, (1, .5, .1), .2)
    put(game.bat, *[view.at(u, v, 14, s) @ R(t, 'Y') for u, v, s, t in ((-.5, .74, .07, 12), (.56, .62, .06, -14), (-.82, .5, .06, 6), (.84, .84, .07, -8), (.3, .86, .04, 10))])


def np_exp(x, y):
    import numpy as np
    return np.exp(-((x / 14) ** 2 + ((y - 38) / 13) ** 2))


def frame():
    dark, violet, g = brushed((.26, .20, .36), (.05, .03, .10), .35), lacquer((.16, .02, .26), (.05, 0, .1), .3), brushed((.86, .74, 1), (.35, .22, .55), .25)
    ring(flat_bar(.42, .14, .06), violet, .1)
    ring(rounded(.1, .2, 8, .42), dark, .1)
    ring(rounded(.1, .2, 8, -.42), dark, .1)
    def scroll():
        for s in (-1, 1):
            tube([(s * .04, 0, -.3), (s * .3, 0, -.2), (s * .42, 0, .06), (s * .28, 0, .22), (s * .14, 0, .12), (s * .2, 0, 0)], .055, g)
        lathe([(.07, -.3), (.14, 0), (0, .42)], g, None, 4, smooth=5)
    along(2, scroll, .2)
    def corner():
        lathe([(.62, -.2), (.62, .12), (.5, .2), (0, .22)], dark, R(90, 'X'), 8, smooth=5)
        torus(.5, .06, g, T(0, -.2, 0) @ R(90, 'X'), 48)
        for k in range(3):
            for i in range(6 - k):
                ball(.2 - .03 * k, lacquer((.70, .01, .06), (.25, 0, .02), .3), R(360 / (6 - k) * i + 20 * k, 'Y') @ T(0, -.22 - .09 * k, .26 - .10 * k) @ S(1, .5, .9), 20)
    corners(corner, .2)
    crown(game.bat, .95, .5)


FRAME = dict(make=frame, light=dict(key=(.92, .9, 1), rim=(.7, .5, 1)))
