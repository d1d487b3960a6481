"""A frontier street between red rocks at sundown; a frame of weathered planks, iron bolts and horseshoes."""
import math

from games import dusty_gulch as game
from library.frames import along, brushed, corners, crown, sides
from library.landscape import earth, noise, put, rock, sun, terrain
from library.materials import emission, gold, iron, plain, silver, soft, wood
from library.outlines import D
from library.shapes import R, S, T, ball, box, curve, facet_star, lathe, text, torus, tube

VIEW = dict(horizon=-.18, eye=1.7)
SKY = dict(stops=[(-1, '#5a2410'), (-.18, '#ffd07a'), (.12, '#ff9448'), (.5, '#c8505a'), (1, '#4a2a6a')],
           sun=dict(u=0, v=.06, r=.3, colour='#fff0b0', edge='#ffb84a', halo=.8, fall=2.2),
           clouds=dict(colour='#ffb890', amount=.7, low=0, high=1.1, scale=1.))
LIGHT = dict(floor='#7a3a1a', env=.7)
LOOK = dict(mist=dict(start=16, depth=110, colour='#ff9e5e', most=.75), exposure=.85, sat=1.20)
PLANK = dict(dark=(.12, .05, .02), light=(.46, .26, .12))


def house(name, colour, w=4., h=4.4):
    boards, dark = wood(colour[0], colour[1], (1, 1, 14)), plain((.05, .02, .01), .8)
    box((w, 3.4, h), boards, T(0, 1.7, h / 2), .05)
    box((w + .3, .3, 1.6), boards, T(0, 0, h + .5), .05)
    box((w + .5, .4, .18), wood(**PLANK), T(0, 0, h + 1.36), .04)
    text(name, gold(.4), 'rye', .82, .03, .01, 0, T(0, -.2, h + .5) @ R(90, 'X'))
    for x in (-w * .3, w * .3):
        box((.9, .1, 1.2), emission((1, .62, .22), 2.6), T(x, -.02, h * .72), .02)
        for q in (-.24, .24):
            box((.06, .16, 1.2), dark, T(x + q * 1.0, -.06, h * .72), .01)
    box((w + .6, 1.7, .14), wood(**PLANK), T(0, -.8, h * .50), .04)
    for x in (-w * .5, -w * .17, w * .17, w * .5):
        box((.2, .2, h * .5), wood(**PLANK), T(x, -1.5, h * .25), .04)
    for x in (-.36, .36):
        box((.66, .1, 1.3), wood((.2, .06, .02), (.5, .2, .08)), T(x, -.06, 1.0), .04)
    box((w + .8, 1.9, .2), wood(**PLANK), T(0, -.85, .1), .04)


def mesa(seed, w=8., h=9.):
    stone = earth((.42, .13, .06), (.80, .34, .16), 1.4, .9, .6)
    prof = [(w * 1.35, 0), (w * 1.1, h * .16), (w * .9, h * .26), (w * .86, h * .55), (w * .8, h * .6), (w * .78, h * .95), (w * .7, h), (0, h)]
    lathe(prof, stone, None, 90, None, lambda a, r, z: r * (1 + .12 * math.sin(a * 3 + seed) + .06 * math.sin(a * 9 + seed * 2 + z * .3) + .03 * math.sin(a * 23)), 30)


def cactus(tall=3.):
    m = soft((.14, .38, .12), (.04, .16, .05), .6)
    ribs = lambda a, r, z: r * (1 + .07 * math.cos(a * 9))
    def limb(h, r, M):
        lathe(curve([(r * .9, 0), (r, h * .4), (r, h * .82), (r * .6, h * .97), (0, h)]), m, M, 72, None, ribs)
    limb(tall, .32, T())
    for s, z, h in ((-1, tall * .36, tall * .4), (1, tall * .5, tall * .32)):
        tube([(0, 0, z), (s * .5, 0, z), (s * .72, 0, z + .2), (s * .74, 0, z + .5)], .2, m)
        limb(h, .21, T(s * .74, 0, z + .4))


def wagon_wheel():
    w, i = wood(**PLANK), iron(.5)
    torus(1, .1, w, R(90, 'X'), 64)
    torus(1.08, .05, i, R(90, 'X'), 64)
    for k in range(10):
        tube([(0, 0, 0), (0, 0, 1)], .06, w, R(36 * k, 'Y'))
    ball(.2, i, S(1, .8, 1))


def build(view):
    sun((.55, 1, -.6), 2.6, (1, .84, .62))
    sun((0, -1, -.3), 3.2, (1, .60, .26))
    terrain(lambda x, y: .05 * noise(x * 1.2, y * 1.6, 3, 3) + .5 * noise(x * .08, y * .1, 5, 2) * (y / 40) ** 2, earth((.52, .24, .10), (.90, .54, .28), 1.2, .95, .35), (-80, 80), (1.5, 120), (220, 160))
    for k, (x, y, w, h) in enumerate(((-44, 76, 11, 26), (46, 80, 12, 28), (-16, 112, 9, 20), (20, 116, 8, 18), (-84, 100, 14, 30), (84, 100, 14, 26))):
        put(lambda: mesa(k * 1.7, w, h), T(x, y, -.5))
    k = .62 if view.is_tall else 1
    for u, d, s, name, c in ((-.93, 13, 1., 'SALOON', ((.24, .05, .03), (.55, .16, .09))), (.95, 13.5, 1., 'BANK', ((.16, .16, .10), (.40, .38, .22))),
                          (-.80, 24, 1., 'HOTEL', ((.10, .18, .20), (.24, .40, .42))), (.80, 25, 1., 'STORE', ((.30, .16, .04), (.66, .42, .14)))):
        put(lambda: house(name, c), view.ground(u, d) @ R(24 if u < 0 else -24, 'Z') @ S(s * k))
    for u, d, s in ((-.62, 34, 1.), (.64, 36, 1.), (.98, 8, .5), (-.46, 50, 1.1)):
        put(cactus, view.ground(u, d) @ S(s))
    put(wagon_wheel, view.ground(-.88, 7.4, .2) @ T(0, 0, 1.0) @ R(-12, 'X') @ R(14, 'Z'))
    put(lambda: (lathe(curve([(.62, -.9), (.78, -.4), (.82, 0), (.78, .4), (.62, .9)]) + [(0, .86)], wood(axis=(9, 9, 1), **PLANK), None, 48),
                 [lathe([(r, -.07), (r + .04, 0), (r, .07)], iron(.35), T(0, 0, z), 48) for z, r in ((-.6, .72), (.6, .72), (0, .82))]),
        view.ground(.84, 7.4, .14) @ T(0, 0, .9), view.ground(.98, 8.4, .14) @ T(0, 0, .9))
    put(game.dynamite, view.ground(.68, 7., .1) @ T(0, 0, .9))
    put(game.boots, view.ground(-.68, 6.8, .1) @ T(0, 0, .95))
    stone = earth((.34, .14, .08), (.62, .30, .16), 5, .9, .7)
    for u, d, s, seed in ((-1.02, 6, .14, 1), (1.03, 6.2, .12, 2), (.5, 12, .06, 3), (-.5, 11, .06, 5)):
        put(lambda: rock(stone, 1, seed), view.ground(u, d, s))


def horseshoe():
    steel = brushed((.72, .72, .76), (.3, .28, .28), .3)
    tube([(.42 * math.sin(D(a)), 0, -.46 * math.cos(D(a)) * -1) for a in range(-150, 151, 15)], .15, steel, S(1, .55, 1))
    for a in (-120, -80, -40, 40, 80, 120):
        ball(.04, plain((.05, .04, .04)), T(.42 * math.sin(D(a)), -.09, .46 * math.cos(D(a))), 10)


def frame():
    def boards():
        for z in (-.25, .25):
            box((7.4, .34, .46), wood(axis=(1, 9, 9), **PLANK), T(0, 0, z), .06)
    sides(boards)
    along(1, lambda: box((.34, .16, 1.02), iron(.45), None, .03), .16)
    bolt = lambda: lathe([(.13, -.05), (.13, .05), (.08, .1), (0, .11)], silver(.3), R(90, 'X'), 6, smooth=5)
    put(bolt, *[R(90 * k, 'Y') @ T(x, -.27, 3.25 + z) for k in range(4) for x in (-2.5, 0, 2.5) for z in (-.28, .28)])
    corners(lambda: (box((1.2, .4, 1.2), wood((.07, .025, .01), (.26, .12, .05)), None, .08), put(horseshoe, T(0, -.3, -.04))), .15, True)
    crown(lambda: (facet_star(1, .48, .3, brushed((1, .68, .2), (.8, .36, .05)), R(90, 'X') @ R(90, 'Z'), 6), put(lambda: ball(.13, gold(.15)), *[R(60 * k, 'Y') @ T(0, 0, 1.0) for k in range(6)])), .95, .5)


FRAME = dict(make=frame)
