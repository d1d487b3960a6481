"""A garden pond at sunrise: lily pads, reeds, a stone lantern, bamboo hills; a frame of bamboo with jade at its joints."""
from games import koi_pond as game
from library.frames import corners, crown, poles
from library.landscape import bamboo, bush, earth, glow, peaks, put, rock, sun, water
from library.materials import gold, lacquer, soft
from library.shapes import R, S, T, lathe, torus

VIEW = dict(horizon=.16, eye=1.9)
SKY = dict(stops=[(-1, '#0d6a70'), (.1, '#bfeecb'), (.3, '#ffe9b8'), (.55, '#8fe0d0'), (1, '#2fa6a8')],
           sun=dict(u=0, v=.42, r=.16, colour='#fff6d0', edge='#ffe39a', halo=.55, fall=2.6),
           clouds=dict(colour='#ffffff', amount=.7, low=.2, high=1., scale=1.1))
LIGHT = dict(floor='#0e5a58', env=.85)
LOOK = dict(mist=dict(start=9, depth=46, colour='#c9f0d2', most=.85), exposure=.8, sat=1.20)


def build(view):
    sun((.5, 1, -.75), 2.6, (1, .92, .75))
    sun((-.3, -1, -.5), 2.2, (1, .85, .55))
    water((.01, .16, .15), .05, .18, 1.4)
    green, moss = soft((.10, .42, .12), (.02, .16, .06)), soft((.22, .55, .14), (.05, .2, .05))
    peaks(44, [(-26, 12, 20), (24, 14, 22), (-6, 6, 16)], earth((.06, .30, .20), (.20, .50, .24)), 3)
    for u, d, s, seed in ((-1.0, 17, .5, 1), (1.02, 18, .55, 2), (-.66, 24, .3, 3), (.7, 26, .32, 4)):
        put(lambda: bush(moss if seed % 2 else green, 1, 16, seed), view.ground(u, d, s))
    stalk = lambda seed: bamboo(soft((.30, .60, .10), (.08, .28, .03)), soft((.5, .7, .25), None), 9, .15, 9, soft((.16, .52, .08), (.04, .22, .02)), seed)
    for u, d, s, seed in ((-1.04, 9, .26, 1), (-.93, 12, .26, 2), (-1.1, 7.4, .28, 3), (1.05, 9.4, .27, 4), (.95, 12.5, .25, 5), (1.12, 7.6, .27, 6)):
        put(lambda: stalk(seed), view.ground(u, d, s) @ R((1 if u < 0 else -1) * 4, 'Y'))
    put(game.lantern, view.ground(.86, 8.2, .2) @ T(0, 0, 1.05))
    glow(view.ground(.86, 7.6, .2) @ T(0, -.8, 1.3), 60, (1, .6, .2))
    stone = lacquer((.30, .34, .34), (.1, .13, .13), .45)
    for u, d, s, seed in ((-.92, 6.4, .16, 1), (-.76, 7, .1, 2), (.74, 7.4, .1, 3), (.98, 6.2, .15, 4), (-1.02, 8, .2, 5)):
        put(lambda: rock(stone, 1, seed), view.ground(u, d, s))
    put(game.reed, view.ground(-.86, 7.6, .22) @ T(0, 0, 1.0), view.ground(1.0, 7, .2) @ T(0, 0, 1.0), view.ground(-.6, 13, .14) @ T(0, 0, 1.0))
    put(game.lily, view.ground(-.62, 5.6, .13) @ T(0, 0, .56), view.ground(.55, 6.6, .11) @ T(0, 0, .56), view.ground(.3, 10, .09) @ T(0, 0, .56))
    put(game.lotus, view.ground(-.9, 5.2, .15) @ T(0, 0, .5), view.ground(.72, 5.3, .13) @ T(0, 0, .5))
    pad = lacquer((.10, .50, .16), (.02, .2, .08), .3)
    for k in range(26):
        u, d = ((k * 37) % 200 - 100) / 100, 5 + (k * 53 % 90) / 7
        put(lambda: lathe([(0, .03), (.95, .03), (1., .06), (.97, .02)], pad, None, 40), view.ground(u, d, .05 + .03 * (k % 3)))


def jade():
    lathe([(.0, .16), (.3, .15), (.42, .06), (.46, -.05)], lacquer((.10, .75, .42), (.01, .3, .16), .12), R(90, 'X'), 48)
    torus(.46, .06, gold(.2), R(90, 'X'), 48)


def frame():
    poles([soft((.72, .74, .26), (.34, .42, .08)), soft((.42, .50, .12), (.2, .28, .04))], .27, 1, (-.24, .24))
    corners(lambda: put(jade, S(1.2)), .45)
    crown(game.lotus, 1.0, .5)


FRAME = dict(make=frame)
