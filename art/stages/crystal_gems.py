"""A cave of crystals over a still pool; a frame of violet metal with stones at its corners."""
import math
import random

from library.frames import along, brushed, corners, crown, flat_bar, ring
from library.landscape import earth, glow, noise, put, sun, terrain, water
from library.materials import lacquer, principled
from library.outlines import TAU
from library.shapes import R, S, T, ball, brilliant, hull

VIEW = dict(horizon=-.22, eye=1.6)
SKY = dict(stops=[(-1, '#0a0830'), (-.2, '#59c8ff'), (.1, '#4a5ae8'), (.5, '#2a1a8a'), (1, '#0c0638')],
           sun=dict(u=0, v=-.05, r=0, colour='#9be8ff', halo=.9, fall=1.5), rays=dict(count=12, strength=.25, colour='#8ad8ff'),
           nebula=[dict(colour='#7a3aff', amount=.3)], stars=300)
LIGHT = dict(floor='#140a4a', env=.8)
LOOK = dict(mist=dict(start=7, depth=34, colour='#4a6af0', most=.7), exposure=1.05, sat=1.2, bloom=.6)
COLOURS = ((.25, .62, 1), (.52, .22, 1), (.95, .30, .85), (.15, .85, .95), (.36, .36, 1))


def ice(c):
    """A crystal that glows from within: cheap to light, and its facets stay readable."""
    return principled('ice', Base_Color=c, Roughness=.06, Specular=1., Clearcoat=1., Clearcoat_Roughness=.02, Emission=c, Emission_Strength=.22)[0]


def shard(mat, tall=2., r=.3, n=6, tip=.35):
    points = [(r * math.cos(TAU * k / n), r * math.sin(TAU * k / n), z) for k in range(n) for z in (0, tall * (1 - tip))]
    points = [(x * (.82 if z == 0 else 1), y * (.82 if z == 0 else 1), z) for x, y, z in points]
    hull(points + [(r * .12, r * .1, tall)], mat, None, .015)


def cluster(c, n=9, seed=1, spread=48):
    dice, m, m2 = random.Random(seed), ice(c), ice(tuple(k * .6 + .1 for k in c))
    for k in range(n):
        tilt = 0 if k == 0 else dice.uniform(12, spread)
        size = 1 if k == 0 else dice.uniform(.4, .85)
        put(lambda: shard(m if k % 2 else m2, 2.2, .3), R(360 / max(1, n - 1) * k + dice.uniform(-14, 14), 'Z') @ R(tilt, 'Y') @ S(size))


def build(view):
    sun((.4, 1, -.7), 1.8, (.85, .9, 1))
    sun((0, -1, -.3), 1.8, (.4, .75, 1))
    water((.01, .01, .08), .03, .08, 1.2)
    stone = earth((.05, .03, .16), (.13, .08, .32), 3, .6, .9, .3)
    terrain(lambda x, y: -1.1 + 1.5 * (abs(x) / (view.tan_x * y)) ** 6 + .25 * noise(x * .9, y * .9, 3, 4, True), stone, (-22, 22), (1.5, 30))
    roof = view.at(0, 1.0, 1).translation.z - view.eye
    terrain(lambda x, y: view.eye + roof * y * 1.02 - .5 * (abs(x) / (view.tan_x * y)) ** 4 + .7 * noise(x * .7, y * .8, 6, 4, True) * (y / 10), stone, (-22, 22), (1.5, 30))
    k = 0
    for u, d, s in ((-.96, 7, .34), (-.80, 9, .28), (-.68, 12, .24), (.96, 7, .36), (.8, 9, .3), (.66, 12.5, .24), (-1.02, 11, .4), (1.02, 11, .42), (-.5, 17, .22), (.46, 18, .22), (-.9, 5.6, .16), (.9, 5.6, .14), (-.28, 24, .22), (.2, 26, .2)):
        put(lambda: cluster(COLOURS[k % 5], 9, k), view.ground(u, d, s) @ T(0, 0, .4))
        glow(view.ground(u, d, s) @ T(0, -1, 1), 40 * s * d * s * d, COLOURS[k % 5], .5)
        k += 1
    for u, v, d, s in ((-.92, 1.05, 8, .26), (.95, 1.05, 8, .28), (-.6, 1.08, 11, .24), (.56, 1.08, 12, .26), (0, 1.06, 16, .22), (-.3, 1.06, 18, .2), (.3, 1.06, 17, .2)):
        put(lambda: cluster(COLOURS[(k + 1) % 5], 8, k, 40), view.at(u, v, d, s) @ R(180, 'Y'))
        k += 1


def frame():
    steel, deep = brushed((.62, .66, 1), (.2, .12, .6), .18), lacquer((.12, .04, .38), None, .2)
    ring(flat_bar(.5, .2, .14), steel, .5)
    ring([(-.3, .18), (-.22, .3), (.22, .3), (.3, .18)], deep, .5)
    small = [lacquer(c, tuple(k * .3 for k in c), .04) for c in COLOURS]
    gem = lambda m, s: brilliant(m, R(90, 'X') @ S(s), .56, .34, .5)
    along(2, lambda: gem(small[3], .17), .34)
    put(lambda: gem(small[1], .13), *[R(90 * k, 'Y') @ T(x, -.34, 3.25) for k in range(4) for x in (-1.875, -.625, .625, 1.875)])
    def corner():
        ball(.62, deep, S(1, .4, 1))
        for k, (turn, s, m) in enumerate(((45, .62, 0), (12, .46, 1), (78, .46, 1), (-24, .34, 3), (114, .34, 3))):
            put(lambda: shard(small[m], 1.5, .3, 6), T(-.1, -.1, -.1) @ R(turn, 'Y') @ R(30, 'X') @ S(s))
        put(lambda: gem(small[0], .36), T(-.05, -.42, -.05))
    corners(corner, .2)
    crown(lambda: (gem(lacquer((.55, .88, 1), (.1, .3, .8), .03), .86)), 1.05, .5)


FRAME = dict(make=frame)
