"""Inside a circus tent: stripes, spotlights, a ring with balls and stars; a frame of harlequin lozenges."""
import math

from games import super_joker as game
from library.frames import along, brushed, corners, crown, ring, rounded
from library.landscape import put, sun
from library.materials import emission, gold, lacquer, principled
from library.outlines import TAU
from library.shapes import R, S, T, ball, curve, facet_star, lathe, mesh, torus, tube

VIEW = dict(horizon=-.34, eye=1.6)
SKY = dict(stops=[(-1, '#1a0638'), (1, '#1a0638')], sun=dict(u=0, v=.3, r=0, colour='#c08aff', halo=.4, fall=1.4))
LIGHT = dict(floor='#3a1060', env=.6)
LOOK = dict(mist=dict(start=18, depth=60, colour='#5a1a9a', most=.5), exposure=1.05, sat=1.2, bloom=.5, shade=.5)


def tent(view):
    a, b = lacquer((.34, .03, .62), None, .7), lacquer((.92, .08, .36), None, .7)
    R0, n = 30, 24
    wall = 8 if not view.is_tall else 18
    top = view.at(0, 1.5, 26).translation.z
    cloth = [lathe([(R0, -.5), (R0, wall)], [a, b], T(0, 26, 0), n * 8, lambda s, j: int(s * n * 2) % 2),
             lathe(curve([(R0, wall), (R0 * .62, wall + (top - wall) * .34), (R0 * .3, wall + (top - wall) * .7), (0, top)], 10), [b, a], T(0, 26, 0), n * 8, lambda s, j: int(s * n * 2) % 2)]
    for part in cloth:
        # The cloth lets the lamps outside through, as if it were lit from within.
        part.visible_shadow = part.visible_diffuse = part.visible_glossy = False
    lathe([(R0 * .985, wall - .9), (R0 * .975, wall)], gold(.3), T(0, 26, 0), n * 16, None, None)
    put(lambda: ball(.22, emission((1, .82, .4), 7), None, 12), *[T(R0 * .965 * math.cos(t), 26 + R0 * .965 * math.sin(t), wall - .3) for t in (TAU * k / 110 for k in range(110))])


def striped_ball(a, b):
    lathe(curve([(0, 1), (.7, .72), (1, 0), (.7, -.72), (0, -1)], 12), [lacquer(a, None, .15), lacquer(b, None, .15)], R(20, 'Y') @ R(16, 'X'), 96, lambda s, j: int(s * 12) % 2)
    ball(.17, gold(.2), R(20, 'Y') @ R(16, 'X') @ T(0, 0, .95))


def drum(a):
    lathe([(0, 1.), (1., 1.), (1., -.1), (0, -.1)], lacquer(a, None, .3), None, 64)
    for z in (1., 0):
        torus(1.0, .08, gold(.2), T(0, 0, z), 64)
    put(lambda: facet_star(.26, .11, .08, gold(.2), T(0, -1.0, .5) @ R(90, 'X')), *[R(45 * k, 'Z') for k in range(8)])


def build(view):
    sun((.4, 1, -.9), 2.2, (1, .92, .95))
    sun((0, -1, -.6), 1.2, (.8, .6, 1))
    ring_floor = principled('sawdust', Base_Color=(.30, .05, .42), Roughness=.3, Specular=.6)[0]
    mesh('floor', [(-60, 1, 0), (60, 1, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], [ring_floor])
    tent(view)
    lathe([(12, 0), (12, .7), (12.8, .7), (12.8, 0)], [lacquer((.92, .08, .36), None, .3), lacquer((1, .78, .1), None, .3)], T(0, 22, 0) @ S(1 if not view.is_tall else .6), 160, lambda s, j: int(s * 40) % 2)
    stars = [(1, .78, .1), (.1, .7, .95), (.95, .2, .6), (.4, .85, .25)]
    for k, (u, v, d, s) in enumerate(((-.9, .82, 14, .09), (-.62, .95, 16, .07), (-.74, .56, 18, .06), (.9, .8, 14, .09), (.62, .95, 16, .07), (.75, .54, 18, .06), (-.95, .3, 16, .05), (.96, .32, 16, .05))):
        put(lambda: facet_star(1, .45, .32, lacquer(stars[k % 4], tuple(q * .4 for q in stars[k % 4]), .12), R(90, 'X') @ R(14 * k, 'Z')), view.at(u, v, d, s))
        tube([tuple(view.at(u, v, d).translation), tuple(view.at(u, 1.5, d).translation)], .02, gold(.3))
    put(lambda: drum((.92, .08, .36)), view.ground(-.86, 8, .24))
    put(lambda: striped_ball((.1, .45, .95), (1, .95, .9)), view.ground(-.86, 8, .17) @ T(0, 0, 2.45))
    put(lambda: striped_ball((.95, .12, .3), (1, .8, .1)), view.ground(-.64, 7.2, .1) @ T(0, 0, 1), view.ground(1.03, 6.6, .14) @ T(0, 0, 1))
    put(lambda: drum((.10, .45, .92)), view.ground(.86, 8, .24))
    put(game.bell, view.ground(.86, 8, .19) @ T(0, 0, 2.3))
    put(lambda: lathe([(1, 0), (.5, 1.2), (0, 2.4)], [lacquer((.4, .85, .25), None, .3), lacquer((1, .95, .9), None, .3)], None, 64, lambda s, j: int(s * 8) % 2), view.ground(-1.04, 6.6, .16), view.ground(.68, 7.2, .09))
    for u, c in ((-.7, (1, .5, .9)), (.7, (.5, .7, 1))):
        put(lambda: lathe([(.12, 0), (1.5, -9)], principled('beam', Base_Color=(0., 0., 0.), Emission=c, Emission_Strength=.5, Alpha=.05, Specular=0.)[0], None, 48), view.at(u, 1.05, 15) @ R(-24 if u < 0 else 24, 'Y') @ S(1.3))


def frame():
    purple, g = lacquer((.24, .02, .50), (.08, 0, .2), .18), brushed((1, .70, .22), (.7, .3, .03))
    ring(rounded(.44, .34), purple, .4)
    ring(rounded(.09, .2, 8, .43), g, .4)
    ring(rounded(.09, .2, 8, -.43), g, .4)
    def lozenge(c):
        mesh('lozenge', [(-.34, 0, 0), (0, 0, .26), (.34, 0, 0), (0, 0, -.26), (0, -.16, 0)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], [lacquer(c, tuple(q * .4 for q in c), .1)], None, None, 0)
    along(1, lambda: lozenge((.95, .06, .36)), .34)
    put(lambda: lozenge((.08, .70, .85)), *[R(90 * k, 'Y') @ T(x, -.34, 3.25) for k in range(4) for x in (-1.25, 1.25)])
    put(lambda: ball(.1, g, S(1, .7, 1), 20), *[R(90 * k, 'Y') @ T(x, -.34, 3.25) for k in range(4) for x in (-1.875, -.625, .625, 1.875)])
    corners(lambda: (lathe([(.66, -.2), (.66, .08), (.54, .2), (0, .22)], [lacquer((.95, .06, .36), None, .15), purple], R(90, 'X'), 96, lambda s, j: int(s * 12) % 2),
                     torus(.6, .08, g, T(0, -.14, 0) @ R(90, 'X'), 64), ball(.28, g, T(0, -.2, 0) @ S(1, .7, 1))), .2)
    crown(game.joker, .95, .5)


FRAME = dict(make=frame)
