"""Rice terraces at sunset below a perfect volcano, a hut on stilts, palms, and heaps of gold; a frame of carved wood with suns of gold."""
import numpy as np

from games import golden_carabao as game
from library.frames import along, brushed, corners, crown, poles
from library.landscape import bush, earth, glow, noise, palm, peaks, put, rock, sun, terrain
from library.materials import gold, lacquer, soft, wood
from library.shapes import R, S, T, ball, coin_pile, heap, lathe, torus

VIEW = dict(horizon=-.02, eye=2.4)
SKY = dict(stops=[(-1, '#4a1a3a'), (-.1, '#ffd88a'), (.12, '#ffb05a'), (.4, '#f0607a'), (.7, '#8a3a90'), (1, '#3a1c6a')],
           sun=dict(u=.34, v=.12, r=.13, colour='#fff4c8', edge='#ffd070', halo=.8, fall=2.), rays=dict(count=16, strength=.3, colour='#ffd890'),
           clouds=dict(colour='#ffc0a0', amount=.6, low=.2, high=1., scale=1.2))
LIGHT = dict(floor='#5a2a2a', env=.85)
LOOK = dict(mist=dict(start=16, depth=110, colour='#ffb890', most=.62), exposure=.8, sat=1.25)


STEP = .55


def hillside(x, y):
    """The hills on both sides of a valley, as they would be without steps."""
    return .62 * (abs(x) / (1.7 + y * .26)) ** 1.6 * (1 + y * .03) + .5 * noise(x * .16, y * .14, 5, 2) + .3


def terraces(x, y):
    """Level fields one above the other, each behind a low bank of earth."""
    h = hillside(x, y) / STEP
    k = np.floor(h)
    f = h - k
    return (k + np.clip((f - .86) / .1, 0, 1) + .12 * np.clip((f - .86) / .06, 0, 1) * np.clip((1 - f) / .06, 0, 1)) * STEP - .5


def build(view):
    def on(u, d, s, up=0.):
        """On the field at a place of the picture; things stand `up` of their own units above their middle."""
        x = u * view.tan_x * d
        z = float(terraces(np.array([[x]]), np.array([[d]]))[0, 0])
        return view.ground(u, d, None, z) @ S(s * view.unit(d)) @ T(0, 0, up)

    sun((-.5, 1, -.55), 2.8, (1, .78, .5))
    sun((.4, -1, -.5), 2.2, (1, .72, .42))
    terrain(terraces, earth((.10, .30, .03), (.50, .58, .08), 2.6, .5, .25, .5), (-34, 34), (2.2, 46), (420, 420))
    rim = lambda low, high: earth(low, high, 3, .9, .4)
    peaks(120, [(-20, 34, 62)], rim((.10, .05, .22), (.26, .14, .36)), 4, .04, 120, 1.7)
    peaks(70, [(-52, 13, 34), (50, 12, 36)], rim((.06, .12, .14), (.16, .22, .18)), 9, .2)
    put(game.hut, on(-.70, 12, .30, 1.2), on(.60, 20, .16, 1.2))
    glow(on(-.66, 11, .3, 1.4), 40, (1, .6, .2))
    leafy, trunk = soft((.12, .42, .10), (.02, .16, .05)), wood((.16, .08, .03), (.40, .24, .12), (1, 1, 9))
    for u, d, s, lean, seed in ((-1.02, 10, .22, .9, 1), (-.90, 15, .2, .6, 2), (1.0, 9.4, .22, -.9, 3), (.88, 14, .2, -.6, 4), (1.08, 18, .2, -.4, 5)):
        put(lambda: palm(trunk, leafy, 5, lean, 11, 2.1, seed), on(u, d, s * .62))
    green = soft((.16, .44, .10), (.03, .18, .04))
    for u, d, s, seed in ((-1.02, 6.4, .14, 1), (1.04, 6.6, .15, 2), (-.52, 17, .08, 3), (.44, 18, .08, 4), (-1.0, 8.4, .16, 5), (1.0, 8.6, .14, 6)):
        put(lambda: bush(green, 1, 13, seed), on(u, d, s))
    g = gold(.2)
    put(lambda: coin_pile(g, heap(150, 1.2, .7, .7, 2), .2, .04), on(-.86, 5.4, .2), on(.88, 5.2, .2))
    put(game.salakot, on(.80, 6.6, .16, 1.5))
    put(game.flower, on(.60, 6.2, .09, 1.2), on(-.52, 6.0, .08, 1.2))
    put(game.coconut, on(.96, 7.4, .12, 1.1))
    put(game.drum, on(-.90, 5.8, .14, 1.4))
    sheaves = [(-.60, 7.4, .10), (.98, 6.0, .14), (-.44, 10, .07), (.40, 11, .07), (-.30, 14, .06), (.52, 9, .08), (-.98, 7.0, .12)]
    put(game.rice, *[on(u, d, s, 1.2) for u, d, s in sheaves])
    put(game.mango, on(-.72, 5.0, .09, 1.0), on(.68, 5.1, .09, 1.0))
    stone = lacquer((.34, .28, .26), (.14, .10, .10), .5)
    for u, d, s, seed in ((.56, 7.6, .06, 1), (-.54, 7.2, .06, 2), (1.04, 5.0, .08, 3)):
        put(lambda: rock(stone, 1, seed), on(u, d, s))


def little_sun():
    g, red = brushed((1, .74, .22), (.7, .3, .03)), lacquer((.74, .02, .05), (.3, 0, .02), .18)
    ball(.34, g, S(1, .5, 1))
    torus(.42, .06, red, R(90, 'X'), 48)
    for i in range(8):
        lathe([(.10, 0), (.11, .06), (0, .34)], g, R(45 * i, 'Y') @ T(0, 0, .46), 4)


def frame():
    poles([soft((.46, .20, .06), (.18, .06, .02)), soft((.74, .42, .14), (.34, .14, .03))], .27, 1, (-.24, .24))
    red, g = lacquer((.74, .02, .05), (.3, 0, .02), .18), brushed((1, .74, .22), (.7, .3, .03))
    def tie():
        for x in (-.16, 0, .16):
            lathe([(.34, -.06), (.4, 0), (.34, .06)], red if x else g, T(x, .16, 0) @ R(90, 'Y') @ S(1.45, 1, 1), 32)
    along(1, tie, .3)
    corners(lambda: put(little_sun, S(1.25)), .4)
    crown(game.golden_carabao, 1.15, .55)


FRAME = dict(make=frame)
