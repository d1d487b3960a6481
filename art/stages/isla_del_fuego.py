"""An island at nightfall: a burning mountain over a dark sea, lava that runs into the surf, guardians with torches; a frame of basalt columns."""
import math
import random

import numpy as np

from games import isla_del_fuego as game
from library.frames import MIDDLE, REACH, along, corners, crown
from library.landscape import cloud, earth, glow, noise, palm, put, rock, sun, terrain, water
from library.materials import emission, gold, lacquer, soft
from library.shapes import R, S, T, ball, curve, lathe, mesh, torus, tube

VIEW = dict(horizon=-.22, eye=2.)
SKY = dict(stops=[(-1, '#120a1e'), (-.22, '#ff8a3a'), (.0, '#e0452a'), (.3, '#7a1f4e'), (.65, '#321250'), (1, '#140a34')], stars=150,
           sun=dict(u=0, v=.46, r=0, colour='#ff7a2a', halo=.75, fall=1.5),
           clouds=dict(colour='#3a1436', amount=.75, low=-.05, high=1.1, scale=1.1, cover=.12))
LIGHT = dict(floor='#1c0c18', env=.62)
LOOK = dict(mist=dict(start=24, depth=150, colour='#b8402a', most=.5), exposure=1.02, sat=1.2, bloom=.55)
FIRE = (1, .34, .03)


def mountain(view, u=0., depth=100.):
    """A cone with hollow flanks, cut off at its crater; lava runs down ridges of it towards the viewer."""
    middle, top = view.at(u, .47, depth).translation.x, view.at(u, .47, depth).translation.z
    wide = view.unit(depth) * (1.75 if view.is_tall else 1.5)
    n = 170
    a, b = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n))
    r = np.sqrt(a * a + b * b)
    angle = np.arctan2(b, a)
    flank = np.clip(1 - r, 0, 1) ** 2.1
    ridges = 1 + .07 * np.sin(angle * 11 + 5 * r) * np.clip(r * 5, 0, 1) + .05 * noise(a * 7, b * 7, 3, 5, True)
    z = np.minimum(flank * ridges * 1.16, 1 + .02 * noise(a * 40, b * 40, 6, 2))
    z = np.where(r < .045, .93, z) * top
    v = np.c_[(middle + a * wide).ravel(), (depth + b * wide).ravel(), (z - .4).ravel()].tolist()
    f = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)]
    mesh('mountain', v, f, [earth((.018, .012, .018), (.085, .05, .05), .16, .8, .9)], None, None, 60)

    def height(x, y):
        i = np.clip((x / wide + 1) / 2 * (n - 1), 0, n - 1).astype(int)
        j = np.clip(((y - depth) / wide + 1) / 2 * (n - 1), 0, n - 1).astype(int)
        return z[j, i] - .4

    hot, cooler = emission((1, .36, .03), 3.4), emission((1, .09, .005), 1.7)
    for turn, long, r0, seed in ((-92, .86, .010, 1), (-118, .70, .008, 2), (-66, .74, .008, 3), (-146, .62, .007, 4), (-38, .60, .007, 5), (-104, .34, .006, 6), (-80, .40, .006, 7), (-160, .80, .006, 8), (-22, .82, .006, 9)):
        dice, line = random.Random(seed), []
        for k in range(24):
            t = k / 23
            way = math.radians(turn + 9 * math.sin(k * .7 + seed) * t + dice.uniform(-2, 2))
            q = .045 + (long - .045) * t
            x, y = q * wide * math.cos(way), depth + q * wide * math.sin(way)
            line.append((middle + x, y - .4, float(height(np.array(x), np.array(y))) + .15))
        tube(line, r0 * wide, cooler, None, lambda t: .75 + .5 * t, 3, 8)
        tube([(x, y - .012 * wide, q) for x, y, q in line[:18]], r0 * wide * .5, hot, None, lambda t: 1 - .75 * t, 3, 8)
    crater = T(middle, depth - .02 * wide, top)
    put(lambda: ball(1, emission((1, .45, .06), 7), S(1, 1, .5)), crater @ T(0, 0, -.03 * top) @ S(.045 * wide))
    for x, tall in ((0, .30), (-.35, .20), (.38, .22), (-.7, .12), (.72, .13)):
        lathe(curve([(0, -.2), (.22, .0), (.17, tall * 4), (0, tall * 7)]), emission((1, .38, .04), 5), crater @ T(x * .05 * wide, 0, -.02 * top) @ R(x * 24, 'Y') @ S(.10 * wide * .6), 16)
    dice = random.Random(5)
    spark = emission((1, .26, .02), 4)
    for _ in range(34):
        way, far = dice.uniform(-1.1, 1.1), dice.uniform(.08, .34)
        ball(dice.uniform(.0018, .0048) * wide, spark, crater @ T(math.sin(way) * far * wide * .7, -.02 * wide, math.cos(way) * far * wide * .8), 8)
    smoke = [lacquer((.10, .06, .075), (.02, .012, .02), .9), lacquer((.20, .085, .07), (.04, .02, .03), .9), lacquer((.36, .13, .06), (.08, .03, .03), .9)]
    # A column that leaves the crater narrow and bright, and spreads and darkens as it rises.
    for k in range(30):
        t = k / 29
        x, up, size = math.sin(k * 2.4) * (.008 + .15 * t ** 1.2), .035 + .40 * t, .032 + .125 * t
        put(lambda: cloud(smoke[2 if t < .3 else 1 if t < .66 else 0], 1.6, 9, k + 3), crater @ T(x * wide, (.02 + .08 * math.cos(k * 1.7) * t) * wide, up * wide) @ S(size * wide, size * wide, size * 1.25 * wide))
    glow(crater @ T(0, -.06 * wide, .08 * wide), 5.2e4 * (wide / 60) ** 2, (1, .36, .08), .03 * wide)
    glow(crater @ T(0, -.3 * wide, .42 * wide), 1.6e4 * (wide / 60) ** 2, (1, .30, .10), .1 * wide)


def torch():
    wood_like = soft((.20, .10, .05), (.06, .03, .02), .6)
    tube([(0, 0, 0), (.02, 0, 1.4), (0, 0, 2.6)], .09, wood_like)
    lathe(curve([(.10, 2.4), (.30, 2.62), (.33, 2.84)]) + [(0, 2.78)], gold(.25), None, 24)
    for x, z, r in ((0, 3.25, .34), (-.16, 3.05, .22), (.17, 3.07, .22)):
        lathe(curve([(0, -1.), (.6, -.5), (.5, .1), (.12, .9), (0, 1.4)]), emission((1, .30, .03), 3.2), T(x, 0, z) @ S(r), 20)


def column(tall, rock_of, hot):
    """A column of basalt with six sides."""
    lathe([(0, 0), (.5, 0), (.5, tall - .05), (.45, tall), (0, tall)], rock_of, R(15, 'Z'), 6, smooth=5)
    if hot:
        lathe([(.52, .0), (.54, .05), (.52, .10)], emission(FIRE, 4), None, 6, smooth=5)


def build(view):
    sun((0, -1, -.42), 1.3, (1, .42, .20))
    sun((.7, .8, -.7), 1.5, (.40, .50, 1))
    water((.020, .016, .050), .10, .34, 1.7)
    # Where the reels leave room: above them on a phone, beside them in a wide window.
    mountain(view, 0. if view.is_tall else .63)
    basalt = earth((.014, .012, .018), (.075, .06, .07), 4, .6, .8)
    terrain(lambda x, y: -.7 + 1.7 * (abs(x) / (view.tan_x * y)) ** 2.6 * np.clip((17 - y) / 9, 0, 1) + .10 * noise(x, y, 3, 4), basalt, (-18, 18), (1.5, 16), (220, 220))
    # Steps of basalt columns on both shores, the nearest the tallest.
    dice = random.Random(11)
    for side in (-1, 1):
        for _ in range(34):
            u, d = side * dice.uniform(.62, 1.16), dice.uniform(7.4, 15)
            tall = (abs(u) - .5) * dice.uniform(2.2, 4.4) * (1.15 if d < 10 else 1)
            put(lambda: column(tall, basalt, dice.random() < .22), view.ground(u, d, None, -.5) @ S(1.15))
    bark, frond = soft((.12, .07, .05), (.04, .02, .02)), soft((.045, .16, .06), (.012, .05, .03))
    for u, d, s, lean, seed in ((-1.03, 9.6, .66, .9, 1), (-.84, 13.5, .6, .5, 2), (1.05, 9.2, .7, -.9, 3), (.86, 13, .58, -.5, 4), (1.14, 15, .8, -.4, 5), (-1.16, 15, .82, .4, 6)):
        put(lambda: palm(bark, frond, 6.2, lean, 12, 2.5, seed), view.ground(u, d) @ S(s) @ T(0, 0, .3))
    put(game.idol, view.ground(-.82, 6.6, .21) @ T(0, 0, 1.85) @ R(20, 'Z'), view.ground(.82, 6.6, .21) @ T(0, 0, 1.85) @ R(-20, 'Z'))
    for u, d in ((-.60, 7.4), (.60, 7.4), (-1.0, 11), (1.0, 11)):
        put(torch, view.ground(u, d) @ S(.46))
        glow(view.ground(u, d - .3) @ T(0, 0, 1.6), 120, (1, .46, .14))
    for side in (-1, 1):
        glow(view.ground(side * .66, 5.6) @ T(0, -.4, 1.3), 46, (1, .62, .36), .5)
    put(game.flower, view.ground(-1.0, 5.6, .10) @ T(0, 0, 2.6), view.ground(.98, 5.5, .09) @ T(0, 0, 2.4), view.ground(.64, 5.8, .06) @ T(0, 0, 1.8))
    # Lava that has reached the water on either side.
    hot = game.molten(.34, .16, 2.2)
    for side, u0, d0 in ((-1, -.95, 24), (1, .95, 24)):
        line = [(side * 1.1, 40), (side * .86, 30), (side * .74, 22), (side * .52, 17), (side * .34, 13.5)]
        tube([(u * view.tan_x * d, d, .05) for u, d in line], 1.1, hot, S(1, 1, .30), lambda t: 1.5 - .7 * t, 10, 14)
        glow(view.ground(side * .5, 16) @ T(0, -1, 1.), 90, FIRE, .6)
    stone = lacquer((.09, .08, .09), (.02, .02, .025), .5)
    for u, d, s, seed in ((-.52, 7, .07, 1), (.52, 7.2, .06, 2), (-1.06, 6, .16, 3), (1.08, 6, .16, 4), (.26, 12, .03, 5), (-.3, 11.6, .035, 6)):
        put(lambda: rock(stone, 1, seed), view.ground(u, d, s) @ T(0, 0, .3))


def frame():
    """Columns of basalt side by side, lava between them; a period holds whole columns."""
    stone, rim = lacquer((.035, .030, .036), (.012, .010, .014), .42), lacquer((.085, .070, .075), (.03, .024, .028), .36)
    seam = emission((1, .13, .006), 1.7)
    tall = (.40, .46, .38, .44, .48)
    def bed():
        tube([(-REACH, .12, 0), (0, .12, 0), (REACH, .12, 0)], .30, seam, None, None, 2, 12)
    put(bed, *[R(90 * k, 'Y') @ T(0, 0, MIDDLE) for k in range(4)])
    def stones():
        for i in range(-6, 6):
            k = i % 5
            h = tall[k]
            M = T((i + .5) * .5, -.12 - .03 * (k % 3), 0)
            lathe([(0, -.28), (.262, -.28), (.262, h - .16), (.21, h - .08), (0, h - .08)], stone, M @ S(.86, 1, 1), 6, smooth=5)
            lathe([(.262, h - .16), (.285, h - .12), (.21, h - .06), (.0, h - .05)], rim, M @ S(.86, 1, 1), 6, smooth=5)
    put(stones, *[R(90 * k, 'Y') @ T(0, 0, MIDDLE) for k in range(4)])
    along(1, lambda: lathe([(.13, -.05), (.17, 0), (.13, .05), (0, .06)], gold(.2), R(90, 'X'), 6, smooth=5), .34)

    def corner():
        lathe([(0, -.30), (.62, -.26), (.66, .10), (.56, .22), (0, .22)], stone, R(90, 'X') @ R(15, 'Z'), 6, smooth=5)
        torus(.48, .06, gold(.2), T(0, -.24, 0) @ R(90, 'X'), 6)
        ball(.32, game.molten(3.2, .10, 2.4), T(0, -.22, 0) @ S(1, .7, 1), 40)
    corners(corner, .3, True)
    crown(game.mask, 1.02, .55)


FRAME = dict(make=frame)


def place(view):
    sun((0, -1, -.42), 1.4, (1, .42, .20))
    sun((.7, .8, -.7), .9, (.36, .46, 1))
    water((.020, .016, .050), .10, .34, 1.7)
    mountain(view)


POSTER = dict(view=dict(horizon=-.5, eye=2., wide=.62, extent=(4, 4)), sky={**SKY, 'stops': [(-1, '#120a1e'), (-.5, '#ff8a3a'), (-.2, '#e0452a'), (.2, '#7a1f4e'), (.6, '#321250'), (1, '#140a34')]},
              look=LOOK, build=place)
