"""The desert at dusk: pyramids, dunes, painted columns; a frame of gold and lapis under a winged sun."""
from games import golden_pharaoh as game
from library.frames import along, brushed, corners, crown, flat_bar, ring
from library.landscape import earth, glow, noise, palm, put, rock, sun, terrain
from library.materials import emission, gold, lacquer, soft
from library.outlines import TAU
from library.shapes import R, S, T, ball, box, curve, lathe, leaf, mesh, torus, tube

VIEW = dict(horizon=-.12, eye=1.9)
SKY = dict(stops=[(-1, '#5a2a1a'), (-.1, '#ffb765'), (.2, '#f08a50'), (.55, '#8a3f6a'), (1, '#2a1a52')], stars=500,
           sun=dict(u=0, v=.16, r=.3, colour='#ffe9a8', edge='#ffb13d', halo=.9, fall=2.4, power=1.3),
           clouds=dict(colour='#ffb58a', amount=.5, low=.1, high=.9, scale=1.))
LIGHT = dict(floor='#6a3a1c', env=.6)
LOOK = dict(mist=dict(start=14, depth=90, colour='#e8925a', most=.8), exposure=.85, sat=1.20)
BANDS = ((.05, .14, .55), (1, .70, .20), (.02, .42, .42), (1, .70, .20), (.60, .05, .03), (1, .70, .20))


def column(tall=7.):
    stone, mats = soft((.78, .52, .28), (.4, .2, .08)), [lacquer(c, None, .4) for c in BANDS]
    box((2.2, 2.2, .6), stone, T(0, 0, .3), .08)
    lathe([(.95, .6), (.80, .75), (.78, tall - 2.), (.74, tall - 1.7)], stone, None, 32)
    for k in range(6):
        lathe([(.82, 0), (.84, .04), (.84, .2), (.82, .24)], mats[k], T(0, 0, tall - 3.2 + k * .25), 32)
        lathe([(.86, 0), (.88, .04), (.88, .2), (.86, .24)], mats[(k + 2) % 6], T(0, 0, .9 + k * .25), 32)
    lathe(curve([(.74, tall - 1.7), (.84, tall - 1.2), (1.2, tall - .4), (1.3, tall - .25)]) + [(0, tall - .25)], stone, None, 48, None,
          lambda a, r, z: r * (1 + (.05 * abs(((a * 8 / TAU) % 1) * 2 - 1) if z > tall - 1.6 else 0)))
    box((2.4, 2.4, .5), stone, T(0, 0, tall), .06)


def brazier():
    g = gold(.25)
    tube([(0, 0, 0), (0, 0, 1.5)], .09, g)
    lathe(curve([(.14, 1.4), (.4, 1.55), (.6, 1.9), (.66, 2.)]) + [(0, 1.9)], g, None, 40)
    for x, z, r in ((0, 2.3, .42), (-.22, 2.1, .3), (.24, 2.12, .3), (.04, 2.75, .24)):
        lathe(curve([(0, -1.), (.6, -.5), (.5, .1), (.12, .9), (0, 1.2)]), emission((1, .42, .06), 7), T(x, 0, z) @ S(r), 20)


def build(view):
    sun((.55, 1, -.6), 2.4, (1, .80, .55))
    sun((0, -1, -.35), 3.6, (1, .60, .25))
    sand = earth((.62, .30, .10), (.95, .58, .24), 1.2, .9, .25)
    terrain(lambda x, y: .9 * noise(x * .09, y * .12, 4, 3) * (y / 40) - .15 + .05 * noise(x * 1.4, y * 2.2, 8, 2), sand, (-70, 70), (1.5, 120), (220, 180))
    block = earth((.60, .34, .14), (.88, .58, .28), 9, .85, .8)
    for x, y, w, h in ((-31, 52, 19, 19), (30, 60, 21, 20), (9, 92, 15, 12), (-52, 80, 18, 15)):
        mesh('pyramid', [(x - w, y - w, -1), (x + w, y - w, -1), (x + w, y + w, -1), (x - w, y + w, -1), (x, y, h)],
             [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], [block], None, None, 0)
    for u, d in ((-1.0, 7.6), (1.0, 7.6), (-.99, 13), (.99, 13)):
        put(lambda: column(9.4), view.ground(u, d) @ S(.62))
    for u, d in ((-.78, 10), (.78, 10)):
        put(brazier, view.ground(u, d, .14))
        glow(view.ground(u, d, .14) @ T(0, -.6, 2.6), 90, (1, .45, .12))
    for u, d, s in ((-.63, 22, 1.), (-.72, 26, .8), (.66, 24, .9)):
        put(lambda: palm(soft((.30, .17, .08), None), soft((.10, .26, .06), (.02, .08, .01)), 5, .7 if u < 0 else -.7), view.ground(u, d) @ S(s))
    box((.9, .8, .5), block, view.ground(-.84, 6.6) @ T(0, 0, .2))
    put(game.pharaoh, view.ground(-.84, 6.5, .24) @ T(0, 0, 1.8) @ R(16, 'Z'))
    put(game.scarab, view.ground(.85, 6.2, .18) @ T(0, 0, .9))
    for u, d, s, seed in ((-.7, 8, .07, 2), (.72, 8.4, .09, 5), (.5, 12, .06, 7)):
        put(lambda: rock(block, 1, seed), view.ground(u, d, s))


def wings():
    g, blue, red = gold(.16), lacquer((.03, .10, .62), None, .2), lacquer((.75, .05, .02), None, .12)
    for side in (-1, 1):
        for k in range(6):
            leaf((g, blue)[k % 2], R(180 if side < 0 else 0, 'Z') @ T(.2, 0, 0) @ R(-26 + k * 11, 'Y') @ R(90, 'X'), 1.15 - .07 * k, .3, .02, .03, 8)
    ball(.36, red, S(1, .6, 1))
    torus(.38, .07, g, R(90, 'X'), 48)


def frame():
    g, blue = brushed((1, .66, .20), (.7, .28, .03)), lacquer((.02, .07, .42), None, .3)
    ring(flat_bar(.5, .22, .08), g, .06)
    ring(flat_bar(.29, .26, .03), blue, .0)
    ring([(-.3, .22), (-.27, .34), (-.2, .34), (-.17, .22)], g, .0)
    ring([(.17, .22), (.2, .34), (.27, .34), (.3, .22)], g, .0)
    bead = [lacquer((.02, .55, .52), None, .15), lacquer((.70, .06, .02), None, .15)]
    along(4, lambda: box((.40, .14, .30), gold(.2), None, .05), .3)
    along(4, lambda: ball(.12, bead[0], S(1.2, .7, 1)), .4)
    corners(lambda: (box((1.16, .4, 1.16), g, None, .1), torus(.36, .09, gold(.14), T(0, -.22, 0) @ R(90, 'X'), 48),
                     ball(.32, lacquer((.02, .10, .60), None, .08), T(0, -.2, 0) @ S(1, .6, 1))), .2)
    crown(wings, .95, .5)


FRAME = dict(make=frame)
