"""A town in the Philippines: houses with capiz windows, shops with awnings, a church, bunting, wires."""
import math
import random

from library.landscape import palm
from library.materials import emission, lacquer, plain, soft, wood
from library.shapes import R, S, T, UP, ball, box, flat, lathe, mesh, tube

PLASTER = ((.95, .62, .28), (.30, .66, .72), (.93, .42, .38), (.96, .84, .52), (.52, .72, .42), (.90, .56, .66), (.88, .86, .78), (.42, .52, .82))
TILES = ((.52, .12, .05), (.40, .10, .06), (.16, .34, .30), (.60, .24, .08))
AWNING = ((.85, .05, .05), (.02, .30, .72), (.95, .55, .02), (.05, .50, .20))
CLOTH = ((.9, .05, .06), (1, .72, .05), (.05, .30, .85), (.10, .62, .22), (.95, .30, .60))


def roof(w, d, rise, mat, M, over=.18):
    a, b = w / 2 + over, d / 2 + over
    r = max(0, a - b * .9)
    v = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0), (-r, 0, rise), (r, 0, rise), (-a, -b, -.07), (a, -b, -.07), (a, b, -.07), (-a, b, -.07)]
    mesh('roof', v, [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4), (6, 7, 1, 0), (7, 8, 2, 1), (8, 9, 3, 2), (9, 6, 0, 3)], [mat], M, None, 0)


def window(M, w, h, frame, pane):
    """A sliding window of small shell panes, on a wall that faces -y."""
    box((w + .10, .07, h + .10), frame, M, .01)
    box((w, .09, h), pane, M, .008)
    for k in range(1, 4):
        box((.018, .11, h), frame, M @ T(-w / 2 + w * k / 4, 0, 0), .004)
    for k in range(1, 3):
        box((w, .11, .018), frame, M @ T(0, 0, -h / 2 + h * k / 3), .004)
    box((w + .20, .16, .05), frame, M @ T(0, -.04, -h / 2 - .07), .01)


def awning(M, w, colour):
    n = max(4, round(w / .22))
    for k in range(n):
        m = soft(colour, None, .5) if k % 2 == 0 else soft((.95, .93, .88), (.5, .48, .45), .5)
        x = -w / 2 + w * (k + .5) / n
        box((w / n, .52, .03), m, M @ T(x, -.24, -.09) @ R(24, 'X'), .005)
        ball(w / n * .5, m, M @ T(x, -.475, -.21) @ S(1, .12, 1), 12)


def house(w, floors, d, seed):
    """Stands on the ground, its front towards -y, w wide; a floor is 1.1 high."""
    dice = random.Random(seed)
    wall = soft(PLASTER[seed % len(PLASTER)], tuple(x * .5 for x in PLASTER[seed % len(PLASTER)]), .6)
    trim, tile = soft((.95, .92, .84), (.5, .46, .4), .5), soft(TILES[seed % 4], tuple(x * .4 for x in TILES[seed % 4]), .5)
    frame, pane = wood((.10, .04, .015), (.34, .15, .05), (9, 9, 2)), soft((.98, .88, .62), (.6, .5, .3), .25)
    dark = plain((.03, .022, .03), .4)
    tall = 1.1 * floors
    box((w, d, tall), wall, T(0, d / 2, tall / 2), .02)
    for k in range(floors + 1):
        box((w + .08, .10, .07), trim, T(0, -.01, min(tall - .03, 1.1 * k + .02)), .01)
    for s in (-1, 1):
        box((.14, .10, tall), trim, T(s * (w / 2 - .07), -.01, tall / 2), .01)
    n = max(1, round(w / .85))
    for k in range(1, floors):
        for i in range(n):
            window(T(-w / 2 + w * (i + .5) / n, -.01, 1.1 * k + .56), min(.56, w / n * .62), .58, frame, pane)
        if dice.random() < .5:
            box((w * .9, .28, .05), frame, T(0, -.14, 1.1 * k + .08), .01)
            for i in range(round(w * 7)):
                box((.02, .02, .26), frame, T(-w * .44 + w * .88 * i / max(1, round(w * 7) - 1), -.26, 1.1 * k + .22), .004)
            box((w * .9, .03, .03), frame, T(0, -.26, 1.1 * k + .36), .005)
    if seed % 3 == 0:
        for i in range(n):
            x = -w / 2 + w * (i + .5) / n
            box((.46, .06, .62), dark, T(x, -.02, .34), .01)
            flat([[(.23 * math.cos(math.pi * q / 16), .23 * math.sin(math.pi * q / 16)) for q in range(17)]], dark, .02, .005, 0, T(x, -.03, .65) @ UP)
    else:
        box((w * .82, .05, .62), dark, T(0, -.02, .36), .01)
        for i in range(round(w * 4)):
            ball(.07, soft(CLOTH[(i + seed) % 5], None, .4), T(-w * .38 + w * .76 * i / max(1, round(w * 4) - 1), -.08, .14 + .16 * (i % 2)), 10)
        awning(T(0, -.02, .92), w * .9, AWNING[seed % 4])
    if seed % 4 == 1:
        box((w + .1, d + .1, .12), trim, T(0, d / 2, tall + .05), .02)
        lathe([(.0, 0), (.26, 0), (.26, .42), (0, .46)], soft((.35, .5, .6), None, .4), T(w * .22, d * .5, tall + .1), 24)
    else:
        roof(w, d, .42 + .12 * w, tile, T(0, d / 2, tall + .02))
    if seed % 5 == 2:
        sign = lacquer(CLOTH[seed % 5], None, .3)
        box((.12, .34, .70), sign, T(w / 2 - .16, -.22, 1.45), .03)
        box((.14, .24, .10), plain((1, .95, .8), .3), T(w / 2 - .16, -.22, 1.6), .01)


def church(M=T()):
    """A stone church with two bell towers and a dome."""
    stone, dome = soft((.92, .80, .58), (.50, .36, .2), .6), soft((.75, .20, .10), (.30, .05, .03), .35)
    dark = plain((.06, .04, .05), .5)
    box((2.2, 1.6, 2.0), stone, M @ T(0, .9, 1.0), .04)
    for s in (-1, 1):
        X = M @ T(s * 1.25, .5, 0)
        box((.72, .72, 2.5), stone, X @ T(0, 0, 1.25), .04)
        box((.60, .60, .70), stone, X @ T(0, 0, 2.85), .04)
        box((.26, .64, .44), dark, X @ T(0, 0, 2.86), .03)
        lathe([(.42, 3.2), (.36, 3.45), (.16, 3.66), (.05, 3.8), (0, 4.1)], dome, X, 24)
    flat([[(-1.1, 2.0), (1.1, 2.0), (.5, 2.6), (0, 2.8), (-.5, 2.6)]], stone, .12, .03, 0, M @ T(0, .1, 0) @ UP)
    lathe([(.0, 0), (.24, 0), (.24, .02), (.24, .03)], dark, M @ T(0, -.06, 2.15) @ UP, 32)
    flat([[(-.3, 0), (.3, 0), (.3, .8)] + [(.3 * math.cos(math.pi * q / 16), .8 + .3 * math.sin(math.pi * q / 16)) for q in range(17)] + [(-.3, .8)]], dark, .04, .01, 0, M @ T(0, .08, 0) @ UP)
    lathe([(.95, 2.0), (.95, 2.4), (.88, 2.8), (.62, 3.3), (.25, 3.6), (.1, 3.7), (0, 3.9)], dome, M @ T(0, 1.3, 0), 48)


def bunting(a, b, sag=.5, n=16, size=.22):
    """Small flags on a string between two points."""
    (ax, ay, az), (bx, by, bz) = a, b
    at = lambda t: (ax + (bx - ax) * t, ay + (by - ay) * t, az + (bz - az) * t - sag * 4 * t * (1 - t))
    tube([at(k / 12) for k in range(13)], .012, plain((.9, .88, .8), .6), None, None, 3, 6)
    turn = math.degrees(math.atan2(by - ay, bx - ax))
    for k in range(n):
        M = T(*at((k + .5) / n)) @ R(turn, 'Z') @ UP
        flat([[(-size * .42, 0), (size * .42, 0), (0, -size)]], soft(CLOTH[k % 5], tuple(x * .5 for x in CLOTH[k % 5]), .5), .004, .003, 0, M)


def lamp_post(M=T()):
    iron = plain((.05, .07, .08), .4)
    tube([(0, 0, 0), (0, 0, 1.4), (0, 0, 2.2)], .04, iron, M, None, 3, 10)
    tube([(0, 0, 2.1), (.2, 0, 2.36), (.42, 0, 2.24)], .025, iron, M, None, 5, 8)
    ball(.10, emission((1, .9, .6), 1.2), M @ T(.42, 0, 2.16), 16)


def row(width, seed, depth=1.6):
    """Houses side by side along x from 0 to width, with palms and lamps between them; meets itself at its ends."""
    dice = random.Random(seed)
    x, k = 0., seed
    while x < width - .5:
        w = min(dice.choice((1.3, 1.7, 2.1, 2.5)), width - x)
        if width - x - w < .9:
            w = width - x
        before = x
        yield (lambda w=w, floors=dice.choice((2, 2, 3)), k=k: house(w - .06, floors, depth, k)), before + w / 2
        x += w
        k += 1


def palm_tree(seed, tall=3.4):
    palm(soft((.42, .28, .16), (.2, .12, .06), .7), soft((.16, .48, .10), (.03, .16, .03), .45), tall, .5, 11, 1.35, seed)
