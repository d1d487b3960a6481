"""An orchard of brass trees on green hills in the morning, fruit of metal in their crowns, wheels in the grass; a frame of brass and wood."""
import math

from games import clockwork_orchard as game
from games.twelve_bells import BRASS, COPPER, wheel
from library.frames import along, brushed, corners, crown, flat_bar, ring, rounded
from library.landscape import bush, earth, glow, peaks, put, rock, sun
from library.materials import gold, lacquer, metal, plain, soft, wood
from library.shapes import R, S, T, UP, ball, lathe, torus, tube

VIEW = dict(horizon=.12, eye=2.0)
SKY = dict(stops=[(-1, '#4a8a3a'), (.1, '#ffe9b8'), (.3, '#c9ecf0'), (.6, '#7fc8ee'), (1, '#3a92d8')],
           sun=dict(u=.35, v=.5, r=.13, colour='#fff8dc', edge='#ffe08a', halo=.5, fall=2.6),
           clouds=dict(colour='#ffffff', amount=.6, low=.25, high=1., scale=1.1))
LIGHT = dict(floor='#2c6a2a', env=.85)
LOOK = dict(mist=dict(start=10, depth=48, colour='#d8f0d0', most=.8), exposure=.85, sat=1.22)


def tree(fruit, seed=1):
    """A trunk of bands and rivets, leaves of green metal, fruit that a jeweller has made."""
    bark, band = metal((.62, .36, .14), (.26, .12, .03), .34), BRASS(.22)
    tube([(0, 0, 0), (.05, 0, .8), (-.04, 0, 1.6), (.03, 0, 2.4)], .24, bark, None, lambda t: 1.2 - .5 * t)
    for z in (.3, .9, 1.5):
        torus(.27 - .05 * z, .035, band, T(0, 0, z), 32)
    for a in (35, 155, 275):
        M = T(0, 0, 1.7) @ R(a, 'Z')
        tube([(0, 0, 0), (.4, 0, .5), (.8, 0, .75)], .11, bark, M, lambda t: 1 - .5 * t)
    put(lambda: bush(soft((.16, .58, .14), (.03, .24, .06)), 1.25, 16, seed, .75), T(0, 0, 2.6))
    for k in range(7):
        a, z = math.radians(360 / 7 * k + 20 * seed), 2.25 + .35 * (k % 3)
        put(fruit, T(1.05 * math.cos(a), 1.05 * math.sin(a) - .1, z) @ S(.24))


def build(view):
    sun((.5, .9, -.7), 2.6, (1, .93, .76))
    sun((-.4, -1, -.5), 2.0, (1, .88, .62))
    grass = earth((.10, .34, .06), (.26, .56, .12))
    lathe([(0, 0), (120, 0)], grass, T(0, 40, 0), 64)
    peaks(46, [(-28, 9, 24), (26, 11, 26), (0, 5, 22)], earth((.10, .38, .12), (.30, .60, .22)), 5, .12)
    k = .62 if view.is_tall else 1
    for u, d, s, fruit, seed in ((-1.0, 8.2, .30, game.apple, 1), (1.02, 8.6, .30, game.plum, 2), (-.80, 13, .26, game.plum, 3),
                                 (.82, 13.5, .26, game.apple, 4), (-.52, 20, .22, game.apple, 5), (.55, 21, .22, game.plum, 6)):
        put(lambda: tree(fruit, seed), view.ground(u, d, s * k))
    for u, d, s, seed in ((-.95, 17, .3, 1), (.95, 18, .32, 2), (-.25, 30, .3, 3), (.3, 31, .3, 4)):
        put(lambda: bush(soft((.14, .50, .14), (.03, .22, .06)), 1, 14, seed), view.ground(u, d, s))
    for u, d, s, mat, teeth in ((-.66, 6.4, .16, BRASS(.24), 14), (.70, 6.6, .18, COPPER(.26), 12), (-1.06, 6.2, .20, COPPER(.26), 16)):
        put(lambda: wheel(mat, metal((.5, .3, .1), (.2, .1, .03), .35), teeth, 5, plain((.7, .04, .02), .2, 1.)),
            view.ground(u, d, s) @ T(0, 0, .62) @ R(14, 'X'))
    put(game.apple, view.ground(-.84, 5.8, .09) @ T(0, 0, .9), view.ground(.9, 5.9, .09) @ T(0, 0, .9))
    put(game.cherry, view.ground(.56, 6.2, .08) @ T(0, 0, .9))
    glow(view.ground(0, 9, .2) @ T(0, -.6, 1.4), 60, (1, .8, .4))


def frame():
    g, dark = brushed((.98, .72, .26), (.48, .24, .05), .24), wood((.10, .035, .012), (.40, .18, .06), (1, 9, 9))
    ring(flat_bar(.42, .16, .06), dark, .16)
    ring(rounded(.11, .24, 8, .40), g, .16)
    ring(rounded(.11, .24, 8, -.40), g, .16)
    def rivet():
        lathe([(.14, 0), (.14, .05), (.09, .10), (0, .11)], g, R(90, 'X'), 24)
    along(4, rivet, .16)
    corners(lambda: put(lambda: wheel(g, COPPER(.24), 12, 5, plain((.75, .05, .02), .15, 1.), .34, .80), T(0, -.1, 0) @ S(.62)), .2)
    crown(game.apple, .9, .35)


FRAME = dict(make=frame, light=dict(key=(1, .93, .78), power=2.5, env=.7, rim=(.6, 1, .8)), look=dict(exposure=1., bloom=.2))
POSTER = dict(view=dict(horizon=.02, eye=2.0, extent=(4, 3)), build=build, sky=SKY, look=LOOK)
