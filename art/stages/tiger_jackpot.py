"""A bamboo grove at morning with a golden pavilion and heaps of ingots; a frame of green bamboo tied with red and gold."""
import random

from games import tiger_jackpot as game
from library.frames import along, brushed, corners, crown, poles
from library.landscape import bamboo, bush, earth, noise, put, rock, sun, terrain
from library.materials import gold, lacquer, plain, soft
from library.parts import ingot
from library.shapes import R, S, T, box, coin_pile, heap, lathe, torus
from stages.dragon_fortune import pagoda

VIEW = dict(horizon=-.2, eye=1.7)
SKY = dict(stops=[(-1, '#123a14'), (-.2, '#fffbc0'), (.15, '#d8f08a'), (.5, '#6ac05a'), (1, '#1f7a3a')],
           sun=dict(u=0, v=.34, r=0, colour='#fffbc8', halo=.8, fall=1.5), rays=dict(count=14, strength=.35, colour='#fff8b0'))
LIGHT = dict(floor='#2a4a14', env=.8)
LOOK = dict(mist=dict(start=8, depth=38, colour='#e4f4a0', most=.85), exposure=.75, sat=1.25)


def build(view):
    sun((.4, 1, -.9), 2.8, (1, .96, .8))
    sun((-.1, -1, -.6), 2.8, (1, .95, .55))
    terrain(lambda x, y: .16 * (abs(x) / (view.tan_x * y)) ** 4 - .16 + .1 * noise(x * .7, y * .8, 3, 3), earth((.14, .26, .05), (.42, .46, .14), 1.5, .95, .4), (-40, 40), (1.5, 60))
    dice = random.Random(3)
    joint = soft((.66, .80, .30), (.3, .5, .1))
    for kind in range(3):
        stem = soft(((.22, .56, .10), (.34, .64, .14), (.14, .44, .10))[kind], ((.06, .24, .03), (.1, .3, .05), (.03, .18, .03))[kind])
        places = []
        for _ in range(14):
            d = dice.uniform(7, 30)
            side = dice.choice((-1, 1))
            u = side * dice.uniform(.62 if d > 12 else .86, 1.12)
            places.append(view.ground(u, d) @ R(dice.uniform(-5, 5), 'Y') @ R(dice.uniform(0, 360), 'Z') @ S(dice.uniform(.9, 1.25)))
        put(lambda: bamboo(stem, joint, 14 if view.is_tall else 10, .17, 12, soft((.18, .56, .08), (.05, .24, .02)), kind + 1), *places)
    put(lambda: pagoda(3), view.ground(0, 26) @ S(1.25 if not view.is_tall else .9))
    grassy = soft((.16, .48, .08), (.04, .2, .02))
    for u, d, s, seed in ((-1.02, 9, .2, 1), (1.03, 9.4, .2, 2), (-.7, 14, .14, 3), (.72, 15, .14, 4), (-.5, 21, .14, 5), (.5, 22, .14, 6)):
        put(lambda: bush(grassy, 1, 12, seed), view.ground(u, d, s))
    g = gold(.2)
    put(lambda: coin_pile(g, heap(150, 1.2, .7, .7, 2), .2, .04), view.ground(-.88, 7, .2), view.ground(.9, 7, .2))
    put(lambda: ingot(g), *[view.ground(u, d, s) @ T(0, 0, z) @ R(t, 'Y') for u, d, s, z, t in ((-.88, 6.9, .11, 1.9, 0), (-.72, 6.6, .08, .6, 8), (.74, 6.6, .09, .6, -6), (-1.0, 6.2, .1, .7, 5))])
    put(game.gourd, view.ground(.9, 6.9, .15) @ T(0, 0, 1.5))
    put(game.cub, view.ground(-.66, 7.8, .16) @ T(0, 0, .95))
    put(game.firecrackers, view.at(-.9, .62, 8, .22), view.at(.9, .62, 8, .22))
    stone = lacquer((.34, .36, .32), (.12, .14, .12), .5)
    for u, d, s, seed in ((.66, 8, .1, 1), (-.98, 8.4, .14, 2), (1.0, 6, .1, 3)):
        put(lambda: rock(stone, 1, seed), view.ground(u, d, s))


def frame():
    red, g = lacquer((.72, .015, .02), (.3, 0, 0), .15), brushed((1, .70, .20), (.7, .3, .03))
    poles([soft((.42, .72, .16), (.12, .36, .05)), soft((.66, .84, .34), (.3, .52, .12))], .27, 1, (-.24, .24))
    def tie():
        for x in (-.14, 0, .14):
            lathe([(.34, -.06), (.4, 0), (.34, .06)], red if x else g, T(x, .16, 0) @ R(90, 'Y') @ S(1.45, 1, 1), 32)
    along(1, tie, .3)
    def corner():
        lathe([(.64, -.2), (.66, .06), (.56, .16), (0, .18)], g, R(90, 'X'), 64)
        torus(.52, .06, red, T(0, -.16, 0) @ R(90, 'X'), 48)
        box((.3, .2, .3), plain((.25, .08, .01), .5), T(0, -.14, 0), .03)
        torus(.26, .05, g, T(0, -.22, 0) @ R(90, 'X') , 4)
    corners(corner, .35)
    crown(game.golden_tiger, .95, .5)


FRAME = dict(make=frame)
