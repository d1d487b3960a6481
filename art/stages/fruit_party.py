"""A fruit garden at a carnival: orchards, giant fruit, a striped tent; a frame of glossy peel with leaves."""
import math

from games import fruit_party as game
from library.frames import along, corners, crown, ring, rounded
from library.landscape import bush, earth, noise, put, sun, terrain
from library.materials import gold, lacquer, plain, soft, wood
from library.parts import cherries, citrus, grapes
from library.shapes import R, S, T, ball, box, curve, lathe, leaf, tube

VIEW = dict(horizon=-.2, eye=1.7)
SKY = dict(stops=[(-1, '#ff8a2e'), (-.2, '#fff0a8'), (.15, '#ffc24a'), (.5, '#ff6a9a'), (1, '#c02aa0')],
           sun=dict(u=0, v=.2, r=.0, colour='#fff6c8', halo=.5, fall=1.6), rays=dict(count=16, strength=.28, colour='#fff0a0'),
           clouds=dict(colour='#fff4e0', amount=.3, low=.2, high=1.2, scale=1.))
LIGHT = dict(floor='#b8641e', env=.8)
LOOK = dict(mist=dict(start=14, depth=80, colour='#ffe09a', most=.6), exposure=.75, sat=1.30)
ORANGE, LEMON, LIME = ((1, .42, .02), (.85, .22, .0)), ((1, .82, .05), (.85, .55, .0)), ((.45, .80, .06), (.2, .5, .02))


def fruit_tree(fruit, seed=1):
    import random
    dice = random.Random(seed)
    tube([(0, 0, 0), (.06, 0, .8), (0, 0, 1.7)], .22, wood((.1, .04, .02), (.34, .17, .07), (6, 6, 1)))
    put(lambda: bush(soft((.12, .46, .08), (.03, .2, .02)), 1.25, 20, seed, 1.), T(0, 0, 1.5))
    put(lambda: ball(.2, fruit, None, 24), *[T(x, -.95 + .3 * abs(x), z) for x, z in ((dice.uniform(-.95, .95), dice.uniform(1.75, 2.6)) for _ in range(9))])


def tent(a, b, r=3., h=5.):
    cloth = [lacquer(a, None, .6), lacquer(b, None, .6)]
    scallop = lambda t, q, z: q * (1 + .03 * abs(math.cos(t * 8)))
    lathe([(r, 0), (r, h * .42)], cloth, None, 96, lambda s, j: int(s * 16) % 2, scallop)
    lathe(curve([(r * 1.16, h * .40), (r * .6, h * .60), (r * .2, h * .82), (0, h)]), cloth, None, 96, lambda s, j: int(s * 16) % 2, scallop)
    tube([(0, 0, h), (0, 0, h * 1.14)], .05, gold(.2))
    ball(.16, gold(.2), T(0, 0, h * 1.15))


def bunting(view, depth, v, drop, count):
    flags = [(.9, .08, .14), (1, .72, .06), (.12, .6, .9), (.3, .75, .2), (.7, .2, .8)]
    from library.shapes import mesh
    mats = [lacquer(c, None, .5) for c in flags]
    points = []
    for k in range(count + 1):
        t = k / count
        u = -1.15 + 2.3 * t
        z = v - drop * (1 - (2 * t - 1) ** 2)
        points.append(view.at(u, z, depth).translation)
    tube([tuple(p) for p in points], .02, plain((.95, .9, .8)))
    w = view.unit(depth) * .045
    for k, p in enumerate(points):
        mesh('flag', [(p.x - w, p.y, p.z), (p.x + w, p.y, p.z), (p.x, p.y - .05, p.z - 2.4 * w)], [(0, 1, 2)], [mats[k % 5]])


def build(view):
    sun((.5, 1, -.8), 2.8, (1, .95, .82))
    sun((0, -1, -.4), 1.6, (1, .8, .4))
    grass = earth((.20, .50, .06), (.46, .74, .14), 1.6, .9, .3)
    terrain(lambda x, y: -.4 + 1.3 * (abs(x) / (view.tan_x * y)) ** 2 * (y / 16) + .6 * noise(x * .16, y * .2, 3, 2) * (y / 20), grass, (-70, 70), (1.5, 80), (200, 140))
    for u, d, s, c in ((-.62, 34, 1.3, (.92, .08, .2)), (.66, 36, 1.3, (.12, .5, .9))):
        put(lambda: tent(c, (1, .96, .9)), view.ground(u, d) @ S(s))
    fruits = [soft((1, .42, .02), (.8, .2, 0)), soft((.85, .02, .04), (.4, 0, .02)), soft((1, .80, .06), (.8, .5, 0))]
    for j, (u, d, s) in enumerate(((-1.0, 12, 1.3), (1.02, 12.5, 1.3), (-.82, 17, 1.3), (.84, 18, 1.3), (-.5, 26, 1.4), (.46, 28, 1.4), (-1.05, 22, 1.6), (1.05, 24, 1.6))):
        put(lambda: fruit_tree(fruits[j % 3], j + 1), view.ground(u, d) @ T(0, 0, .3) @ S(s * (.8 if view.is_tall else 1)))
    put(lambda: citrus(*ORANGE), view.ground(-.84, 7, .22) @ T(0, 0, 1.1))
    put(lambda: citrus(*LEMON, nipple=.14), view.ground(.66, 7.6, .13) @ T(0, 0, 1.0) @ R(70, 'Y'))
    put(game.strawberry, view.ground(-.64, 7.8, .13) @ T(0, 0, 1.1))
    put(game.pineapple, view.ground(.88, 7.2, .3) @ T(0, 0, 1.1))
    put(game.apple, view.ground(1.02, 6.2, .18) @ T(0, 0, 1.1))
    put(lambda: grapes((.42, .05, .62), (.16, 0, .28)), view.ground(-1.03, 6.4, .2) @ T(0, 0, 1.15))
    bunting(view, 12, 1.02, .26, 18)
    bunting(view, 16, .86, .34, 22)


def frame():
    ring(rounded(.5, .4), soft((1, .46, .04), (.85, .16, .0), .25), .35)
    ring(rounded(.08, .12, 8, .42), lacquer((1, .90, .30), None, .2), .35)
    ring(rounded(.08, .12, 8, -.42), lacquer((1, .90, .30), None, .2), .35)
    def slice_():
        lathe([(0, .05), (.26, .05), (.32, .03), (.36, -.04)], [lacquer((1, .72, .16), None, .2), lacquer((1, .95, .75), None, .3)], R(90, 'X'), 64, lambda s, j: 1 if j else 0)
        for k in range(8):
            box((.025, .02, .26), plain((1, .95, .7)), R(45 * k, 'Y') @ T(0, -.055, .14), .005)
    along(2, slice_, .42)
    def corner():
        for a, l in ((20, 1.), (70, 1.), (-30, .8), (120, .8)):
            leaf(soft((.10, .52, .06), (.02, .22, .01)), T(0, .1, 0) @ R(-a, 'Y') @ R(90, 'X'), l, .5, .1)
        put(lambda: citrus(*LIME, leafy=False), S(.56, .5, .56))
    corners(corner, .35)
    crown(cherries, .95, .6)


FRAME = dict(make=frame)
