"""A land of sweets: frosting hills, lollipop trees, a rainbow; a frame of striped sugar sticks."""
import math

from games import candy_carnival as game
from library.frames import corners, crown, striped
from library.landscape import cloud, noise, put, sun, terrain
from library.materials import lacquer, plain, soft
from library.outlines import TAU
from library.shapes import R, S, T, ball, curve, lathe, tube

VIEW = dict(horizon=-.2, eye=1.7)
SKY = dict(stops=[(-1, '#ff9ad0'), (-.2, '#ffe3f2'), (.3, '#ffc4ea'), (.7, '#b8b0ff'), (1, '#7cc4ff')],
           sun=dict(u=0, v=.35, r=0, colour='#ffffff', halo=.3, fall=1.8), rays=dict(count=12, strength=.1, colour='#ffffff'),
           clouds=dict(colour='#ffffff', amount=.5, low=.1, high=1.1, scale=1.))
LIGHT = dict(floor='#ff9ad0', env=.75)
LOOK = dict(mist=dict(start=14, depth=70, colour='#ffd0ee', most=.6), exposure=.72, sat=1.30)
SWEETS = ((.95, .10, .42), (.12, .62, .95), (1, .72, .06), (.25, .80, .40), (.60, .25, .95), (1, .42, .10))


def swirl(a, b, r=1.):
    """A round lollipop on its stick, facing the viewer."""
    ma, mb = lacquer(a, None, .12), lacquer(b, None, .12)
    prof = [(0, .16), (.5, .17), (.85, .13), (1, 0), (.85, -.13), (0, -.16)]
    lathe(curve(prof, 10), [ma, mb], T(0, 0, 2.4 + r * .4) @ R(90, 'X') @ S(r), 96, lambda s, j: int((s * 10 + j * .07) % 2))
    tube([(0, 0, 0), (0, 0, 2.4)], .07, plain((1, .97, .95), .3, .6))


def gumdrop(c, r=1.):
    lathe(curve([(0, 1.2), (.4, 1.12), (.72, .7), (.88, .1), (.8, 0)]) + [(0, 0)], soft(c, tuple(k * .5 for k in c), .3), S(r), 40)


def cane(a, tall=3.):
    from library.shapes import mesh
    points = [(0, 0, 0), (0, 0, tall * .6), (0, 0, tall), (.28, 0, tall + .5), (.75, 0, tall + .5), (1., 0, tall + .1)]
    line = curve(points, 24)
    n, v, f, which = 24, [], [], []
    for i, p in enumerate(line):
        q = line[min(i + 1, len(line) - 1)]
        o = line[max(i - 1, 0)]
        a0 = math.atan2(q[0] - o[0], q[2] - o[2])
        for j in range(n):
            t = TAU * j / n
            x, y = .2 * math.cos(t), .2 * math.sin(t)
            v.append((p[0] + x * math.cos(a0), y, p[2] - x * math.sin(a0)))
    for i in range(len(line) - 1):
        for j in range(n):
            f.append((i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j))
            which.append(int((i * .22 + j / n * 2) % 2))
    mesh('cane', v, f, [lacquer((1, .97, .96), None, .12), lacquer(a, None, .12)], None, which, 60)


def build(view):
    sun((.5, 1, -.9), 2.6, (1, .96, .9))
    sun((-.6, .6, -.6), .8, (.8, .85, 1))
    frosting = soft((1, .55, .78), (.95, .35, .62), .35)
    terrain(lambda x, y: -.6 + 1.5 * (abs(x) / (view.tan_x * y)) ** 2 * (y / 12) + .5 * noise(x * .22, y * .3, 3, 2), frosting, (-60, 60), (1.5, 70), (200, 140))
    for j, (x, y, r) in enumerate(((-26, 46, 12), (27, 48, 13), (-9, 60, 10), (10, 62, 11), (-48, 56, 16), (48, 56, 16))):
        put(lambda: gumdrop((SWEETS[(j * 3 + 4) % 6 if j != 0 else 0]), 1), T(x, y, -1) @ S(r, r, r * .62))
        if j < 4:
            put(lambda: ball(.16, soft((1, .97, .95), None), S(1, 1, .35)), *[T(x, y - r * .2, -1 + r * .72) @ S(r * q) for q in (1.,)])
    for k, c in enumerate(SWEETS):
        lathe([(27 + k * 1.3 + 1.25 * math.cos(a) * .5, 1.25 * math.sin(a) * .5) for a in (TAU * i / 10 for i in range(11))], soft(tuple(.25 + .75 * q for q in SWEETS[5 - k]), None, .4), T(0, 66, -6) @ R(90, 'X') @ S(1, .82, 1), 120)
    white = soft((1, .97, .98), (.95, .78, .9), .6)
    for u, v, d, s, seed in ((-.78, .62, 30, .16, 1), (.8, .66, 30, .18, 2), (-.98, .32, 26, .15, 3), (.98, .36, 27, .15, 4), (.25, .84, 36, .12, 5), (-.3, .8, 36, .12, 6)):
        put(lambda: cloud(white, 1, 12, seed), view.at(u, v, d, s * 1.7))
    j = 0
    for u, d, s in ((-.9, 8, .2), (-1.04, 10.5, .26), (-.72, 13, .18), (.9, 8.2, .2), (1.05, 10, .27), (.73, 13.5, .18), (-.55, 20, .16), (.56, 21, .16)):
        put(lambda: swirl(SWEETS[j % 6], (1, .95, .96)), view.ground(u, d, s) @ R(-12 * u, 'Y'))
        j += 1
    for u, d, s in ((-.8, 6.6, .2), (.82, 6.8, .2), (-.62, 10, .16), (.6, 10.5, .16)):
        put(lambda: cane(SWEETS[0] if u < 0 else SWEETS[3], 3), view.ground(u, d, s) @ (R(180, 'Z') if u > 0 else T()))
    for u, d, s in ((-.98, 6., .14), (-.7, 5.8, .1), (.98, 6., .15), (.68, 5.8, .1), (-.5, 8, .08), (.48, 8.4, .08), (.3, 12, .08), (-.28, 13, .08)):
        put(lambda: gumdrop(SWEETS[j % 6]), view.ground(u, d, s))
        j += 1
    put(game.cupcake, view.ground(.96, 7.4, .2) @ T(0, 0, 1.1))
    put(game.donut, view.ground(-.97, 7.2, .18) @ T(0, 0, 1.05))


def frame():
    striped([lacquer((1, .96, .96), None, .15), lacquer((.95, .06, .30), None, .15)], .44, 2, .15)
    def corner():
        prof = curve([(0, .3), (.4, .3), (.66, .2), (.74, 0), (.66, -.2), (0, -.3)], 8)
        lathe(prof, [lacquer((1, .96, .97), None, .12), lacquer((.20, .72, .95), None, .12)], R(90, 'X'), 96, lambda s, j: int((s * 12 + j * .08) % 2))
        ball(.16, lacquer((1, .75, .10), None, .1), T(0, -.3, 0))
    corners(corner, .4)
    crown(game.heart, .95, .6)


FRAME = dict(make=frame)
