"""An alchemist's workshop at night: shelves of glowing flasks, a furnace, a great still, the moon in a round window; a frame of copper pipes."""
import math

from games import four_elixirs as game
from library.frames import along, brushed, corners, crown, flat_bar, ring, rounded
from library.landscape import earth, glow, put, sun
from library.materials import clear, emission, iron, jewel, lacquer, plain, wood
from library.outlines import circle
from library.shapes import R, S, T, UP, ball, box, curve, flat, lathe, torus, tube

VIEW = dict(horizon=-.34, eye=2.0, wide=.64)
SKY = dict(stops=[(-1, '#070512'), (-.34, '#1c1440'), (.2, '#2a2260'), (.6, '#181038'), (1, '#080418')], stars=160)
LIGHT = dict(floor='#1c0c06', env=.5)
LOOK = dict(mist=dict(start=9, depth=28, colour='#4a3480', most=.5), exposure=1.4, sat=1.25, bloom=.5)

COLOURS = (game.RUBY, game.AMBER, game.EMERALD, game.SAPPHIRE, (.7, .12, 1))


def flask(colour, kind=0):
    """A vessel that is cheap to light: what is in it glows by itself."""
    glowing = emission(tuple(.04 + .8 * c for c in colour), 1.5)
    glass, cork = clear(tuple(.6 + .4 * c for c in colour), .10), game.COPPER(.25)
    shapes = ([(0, 0), (.46, .02), (.62, .34), (.58, .62), (.30, .86), (.16, 1.0)], [(0, 0), (.60, .0), (.66, .08), (.20, .80), (.16, .9)],
              [(0, 0), (.40, 0), (.44, .06), (.44, .78), (.18, .9)], [(0, 0), (.24, .02), (.44, .36), (.42, .70), (.16, 1.06)])
    body = shapes[kind % 4]
    top = body[-1][1]
    lathe([(r * .90, z + .03) for r, z in body if z < .62] + [(0, .60)], glowing, None, 32)
    lathe(body + [(.16, top + .26)], glass, None, 32)
    lathe([(.18, top + .14), (.22, top + .2), (.18, top + .36), (0, top + .36)], cork, None, 24)


def shelf(beam, seed, wide=3.4, rows=3):
    """A rack of boards with flasks and books on it."""
    for k in range(rows):
        z = 1.35 * k
        box((wide, .8, .12), beam, T(0, 0, z), .03)
        x, n = -wide / 2 + .4, 0
        while x < wide / 2 - .3:
            pick = (seed * 7 + k * 5 + n * 3) % 8
            if pick < 5:
                put(lambda: flask(COLOURS[(pick + k + seed) % 5], pick), T(x, 0, z + .06) @ S(.62))
                x += .78
            else:
                tall = .66 + .10 * (pick % 3)
                box((.22, .5, tall), lacquer(((.30, .03, .06), (.05, .14, .24), (.16, .08, .22))[pick % 3], None, .5), T(x - .1, 0, z + tall / 2 + .06), .03)
                x += .30
            n += 1
    for s in (-1, 1):
        box((.14, .8, 1.35 * rows), beam, T(s * wide / 2, 0, 1.35 * rows / 2 - .3), .03)


def furnace():
    brick, glowing, c = earth((.10, .05, .06), (.22, .11, .10), 5, .9, .6), emission((1, .34, .05), 5), game.COPPER(.22)
    lathe([(1.3, 0), (1.3, .3), (1.15, .4), (1.1, 1.7), (1.3, 1.9), (1.3, 2.1), (.6, 2.5), (.42, 3.2)], brick, None, 8, smooth=5)
    lathe([(.42, 3.1), (.42, 9)], c, None, 32)
    for z in (3.3, 5., 6.8):
        torus(.46, .09, c, T(0, 0, z), 32)
    flat([curve([(-.5, 0), (-.5, .5), (0, .86), (.5, .5), (.5, 0)], 6)], glowing, .04, .02, 0, T(0, -1.16, .5) @ UP)
    for k in range(4):
        box((.07, .1, .8), iron(.5), T(-.36 + .24 * k, -1.24, .86), .01)


def still():
    """A great boiler of copper with a glass dome and a worm of pipe."""
    c, g = game.COPPER(.18), brushed((.9, .62, .2), (.4, .2, .04), .25)
    lathe(curve([(0, .2), (.9, .24), (1.3, .8), (1.2, 1.5), (.6, 1.9)]) + [(.5, 2.1)], c, None, 64)
    for z, r in ((.8, 1.33), (2.04, .56)):
        torus(r, .07, g, T(0, 0, z), 64)
    lathe([(0, 2.14), (.50, 2.16), (.70, 2.5), (.62, 2.8), (0, 2.86)], emission((.55, .12, 1), 1.3), None, 48)
    lathe(curve([(.54, 2.1), (.80, 2.5), (.72, 3.0), (.34, 3.3), (0, 3.36)]), clear((.9, .8, 1), .12), None, 48)
    tube([(0, 0, 3.3), (.5, 0, 3.7), (1.4, 0, 3.5), (1.9, 0, 2.6), (1.9, 0, 1.6)], .17, c)
    tube([(1.9 + .42 * math.cos(k * .7), .42 * math.sin(k * .7), 1.7 - k * .045) for k in range(30)], .09, c, None, None, 4, 12)
    for k in range(3):
        a = math.radians(120 * k + 30)
        tube([(.8 * math.cos(a), .8 * math.sin(a), .5), (1.1 * math.cos(a), 1.1 * math.sin(a), 0)], .1, iron(.4))


def candlestick():
    game.candle()


def window(r):
    """The moon behind the bars of a round window."""
    lathe([(0, 0), (r, 0)], emission((.26, .32, .95), .42), T(0, .3, 0) @ R(90, 'X'), 96)
    lathe([(0, 0), (r * .46, 0)], emission((.80, .86, 1), 1.1), T(r * .18, .26, r * .16) @ R(90, 'X'), 64)
    dark, c = plain((.02, .016, .03), .6), game.COPPER(.3)
    torus(r, .26, c, R(90, 'X'), 96)
    for k in range(4):
        box((.12, .1, r * 2), dark, R(45 * k, 'Y'), .02)
    torus(r * .5, .07, dark, R(90, 'X'), 64)


def build(view):
    sun((.2, .9, -.5), 1.1, (.66, .70, 1))
    sun((-.5, -.6, -.7), 1.2, (1, .60, .30))
    beam = wood((.05, .018, .010), (.22, .085, .035), (1, 9, 9))
    stone = earth((.055, .045, .085), (.14, .11, .17), 3, .9, .5)
    tall = view.is_tall
    r = 3.0 * (.86 if tall else 1)
    M = view.at(0, .52 if tall else .34, 17)
    flat([[(-26, -20), (26, -20), (26, 20), (-26, 20)], circle(r * 1.02, 96)], stone, .3, .05, 0, M @ T(0, .9, 0) @ UP)
    put(lambda: window(r), M)
    for x in range(-9, 10):
        box((1.24, 30, .2), beam, T(x * 1.28, 15, -.1), .03)
    for d, v in ((9., 1.02), (12.5, .92)):
        put(lambda: box((30, .6, .6), beam, None, .06), view.at(0, v, d))
    k = .60 if tall else 1
    for u, v, d, s, seed in ((-.92, -.02, 11., .9, 1), (.93, -.02, 11.2, .9, 4), (-.60, .06, 14.4, .8, 6), (.60, .06, 14.4, .8, 9)):
        put(lambda: shelf(beam, seed), view.at(u, v, d) @ S(s * (.78 if tall else 1)))
    put(furnace, view.ground(-.86, 9.2) @ S(.86 * k + .1))
    put(still, view.ground(.76, 8.6) @ S(.74 * k + .1))
    for u, d, s, c, kind in ((-.50, 10.2, .13, 0, 0), (-.38, 10.8, .10, 1, 2), (.40, 10.6, .10, 2, 1), (.50, 10.0, .13, 3, 3), (-.98, 9.2, .12, 4, 1), (.30, 11.6, .09, 0, 0)):
        put(lambda: flask(COLOURS[c], kind), view.ground(u, d, s * 1.25))
        glow(view.ground(u, d - .6) @ T(0, 0, .5), 26, COLOURS[c], .2)
    for u, v, d, s in ((-.74, .46, 8.4, .085), (.76, .46, 8.4, .085)):
        put(candlestick, view.at(u, v, d, s))
        glow(view.at(u, v + .06, d - .5), 90, (1, .58, .24), .2)
    glow(view.ground(-.86, 7.6) @ T(0, 0, 1.), 220, (1, .42, .12), .3)
    glow(view.at(0, -.5, 8), 110, (1, .56, .3), .8)
    glow(view.at(0, .7, 7.5), 140, (.9, .56, 1), .8)
    glow(view.at(0, .4, 15.4), 150, (.62, .66, 1), 2.)
    for u in (-.9, .9):
        glow(view.at(u, .2, 9.6), 150, (.8, .5, 1), .4)


def frame():
    c, dark, deep = brushed((1, .52, .28), (.42, .13, .05), .26), brushed((.48, .22, .12), (.16, .06, .03), .34), plain((.05, .014, .08), .5)
    ring(flat_bar(.42, .14, .06), deep, .16)
    ring(rounded(.13, .28, 8, .36), c, .16)
    ring(rounded(.13, .28, 8, -.36), c, .16)
    def joint():
        for z in (-.36, .36):
            lathe([(.17, -.16), (.19, -.12), (.19, .12), (.17, .16)], dark, T(0, -.1, z) @ R(90, 'Y'), 24)
    along(2, joint, .16)
    def stones():
        ball(.12, jewel((.6, .1, 1), glow=2.), T(.625, 0, 0) @ S(1, .6, 1), 20)
    along(2, stones, .20)
    def corner():
        lathe([(.60, -.1), (.60, .12), (.48, .22), (0, .24)], c, R(90, 'X'), 8, smooth=5)
        torus(.44, .06, dark, T(0, -.24, 0) @ R(90, 'X'), 48)
    corners(corner, .16)
    for k, colour in enumerate((game.RUBY, game.AMBER, game.SAPPHIRE, game.EMERALD)):
        x, z = ((-1, 1), (1, 1), (1, -1), (-1, -1))[k]
        ball(.34, jewel(colour, glow=1.6), T(3.25 * x, -.44, 3.25 * z) @ S(1, .55, 1), 10)
    crown(game.stone, .82, .3)


FRAME = dict(make=frame, light=dict(key=(1, .88, .76), power=2.3, env=.6, rim=(.7, .56, 1)), look=dict(exposure=.98, bloom=.2))
POSTER = dict(view=dict(horizon=-.34, eye=2.0, wide=.56, extent=(4, 3)), build=build, sky=SKY, look=LOOK)
