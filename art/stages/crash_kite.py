"""A coast with green hills and the sea: what lies far off, the clouds, and the fields that pass by."""
import math
import random

from library import strips
from library.landscape import bush, cloud, earth, noise, palm, peaks, put, rock, sun, terrain, water
from library.materials import lacquer, plain, soft, wood
from library.shapes import R, S, T, UP, ball, box, flat, lathe
from library.street import palm_tree, roof
from stages.crash_jeepney import banca

VIEW = dict(horizon=-.34, eye=3.4)
SKY = dict(stops=[(-1, '#2fa0c8'), (-.34, '#f4fbe9'), (-.1, '#c9efff'), (.25, '#7fd0fa'), (.7, '#36a4ee'), (1, '#1c86dc')],
           sun=dict(u=.72, v=.80, r=.10, colour='#fffdf0', edge='#fff3c0', halo=.75, fall=2.),
           clouds=dict(colour='#ffffff', amount=.5, low=.1, high=1., scale=.8, cover=-.05))
LIGHT = dict(floor='#4f9a4a', env=.95)
LOOK = dict(mist=dict(start=18, depth=110, colour='#dff5ff', most=.8), exposure=.9, sat=1.2, shade=.28)
GRASS = ((.05, .26, .03), (.30, .60, .10))


def isles():
    # Steep rocks of limestone with green on their tops, as they stand off Palawan.
    stone, green = soft((.46, .46, .44), (.22, .24, .26), .8), soft((.12, .44, .10), (.03, .18, .04), .6)
    lathe([(1.0, -.1), (1.06, .3), (.92, 1.0), (.80, 1.7), (.5, 2.2), (0, 2.3)], stone, None, 40, None, lambda a, r, z: r * (1 + .13 * math.sin(3 * a + z) + .07 * math.sin(7 * a - 2 * z)))
    for k in range(26):
        a, q = k * 2.4, (k / 26) ** .5
        ball(.30 - .08 * q, green, T(.72 * q * math.cos(a), .72 * q * math.sin(a), 2.15 - .8 * q * q), 12)


def build(view):
    sun((-.7, 1, -.9), 3.2, (1, .95, .82))
    sun((.5, -1, -.6), 1.2, (1, .92, .75))
    water((.01, .26, .36), .07, .2, 1.2)
    peaks(110, [(-60, 16, 40), (70, 20, 46), (6, 10, 34)], earth((.12, .34, .34), (.26, .50, .40)), 4, .12, 90, 1.5)
    for u, d, s, q in ((.46, 44, .13, 0), (.58, 50, .10, 60), (.30, 60, .08, 30), (-.30, 56, .10, 90), (-.16, 64, .07, 10), (.86, 40, .15, 45)):
        put(isles, view.ground(u, d, s) @ R(q, 'Z'))
    peaks(30, [(-27, 5.2, 16), (30, 4.4, 15)], earth(*GRASS, 3.), 7, .10, 80, 1.2)
    for u, d, s, k in ((-.95, 22, .10, 1), (-.82, 24, .09, 2), (.92, 23, .1, 3), (1.02, 21, .11, 4)):
        put(lambda: palm_tree(k), view.ground(u, d, s) @ T(0, 0, .6))
    for u, d, s in ((.10, 30, .05), (.20, 36, .045), (-.06, 26, .055)):
        put(banca, view.ground(u, d, s))


def hut():
    bamboo, nipa, dark = wood((.25, .12, .04), (.72, .48, .20), (9, 9, 2)), soft((.62, .44, .18), (.30, .18, .06), .8), plain((.05, .03, .02), .5)
    for x in (-.6, -.2, .2, .6):
        box((.06, .06, .5), bamboo, T(x, -.4, .25), .01)
    box((1.5, .9, .7), bamboo, T(0, 0, .85), .03)
    box((.34, .05, .42), dark, T(-.3, -.46, .84), .01)
    box((.30, .05, .26), dark, T(.32, -.46, .92), .01)
    roof(1.5, .9, .72, nipa, T(0, 0, 1.18), .3)


def carabao():
    hide, horn = soft((.13, .11, .12), (.04, .035, .04), .6), soft((.62, .55, .45), None, .4)
    ball(.5, hide, T(0, 0, .62) @ S(1.35, .8, .85), 32)
    ball(.24, hide, T(.78, -.05, .72) @ S(1.25, .8, .9), 24)
    for x in (-.42, .38):
        for y in (-.18, .18):
            lathe([(.0, 0), (.10, 0), (.12, .45), (0, .5)], hide, T(x, y, 0), 12)
    from library.shapes import tube
    for s in (-1, 1):
        tube([(.72, s * .1, .88), (.62, s * .3, 1.04), (.46, s * .26, 1.12)], .05, horn, None, lambda t: 1.1 - .8 * t, 6, 10)
    tube([(-.62, 0, .8), (-.76, 0, .5)], .04, hide)


def fields():
    """Terraces of rice, palms, a hut, a carabao: sixteen units long."""
    width, dice = 16., random.Random(5)
    greens = [soft(c, tuple(k * .4 for k in c), .6) for c in ((.22, .56, .08), (.34, .66, .12), (.15, .46, .07), (.48, .72, .16))]
    bank, wet = soft((.40, .30, .12), (.2, .14, .05), .8), lacquer((.42, .72, .82), (.2, .45, .6), .05)
    hump = lambda x, k: .28 * math.sin(2 * math.pi * x / width * (1 + k % 2) + k * 1.9) + .14 * math.sin(2 * math.pi * x / width * 3 + k)
    for k in range(6):
        y, z = 5.0 - k * 1.05, 1.15 - .27 * k
        n = 96
        top = [(width * i / n, hump(width * i / n, k) * (1 - k * .09)) for i in range(n + 1)]
        outline = [(x, z + h) for x, h in top] + [(width, -3), (0, -3)]
        strips.repeated(lambda: flat([outline], greens[k % 4], .02, 0, 0, T(0, y, 0) @ UP), width)
        strips.repeated(lambda: flat([[(x, z + h + .03) for x, h in top] + [(x, z + h - .05) for x, h in reversed(top)]], bank if k % 2 else greens[(k + 1) % 4], .05, .02, 0, T(0, y - .03, 0) @ UP), width)

        def stalks():
            for i in range(150):
                x = width * (i + dice.random()) / 150
                zz = z + hump(x, k) * (1 - k * .09) - .08 - .16 * dice.random()
                flat([[(-.025, 0), (.025, 0), (.04 * dice.choice((-1, 1)), .20)]], greens[(k + i) % 4], .004, 0, 0, T(x, y - .08, zz) @ UP)
        strips.repeated(stalks, width)
    strips.repeated(lambda: put(hut, T(5.4, 3.4, .92) @ S(.95)), width)
    strips.repeated(lambda: put(hut, T(12.9, 4.2, 1.15) @ S(.7)), width)
    strips.repeated(lambda: put(carabao, T(8.9, 1.6, .28) @ S(.62)), width)
    for k, (x, y, z, t) in enumerate(((1.2, 4.4, 1.0, 2.5), (1.8, 4.2, .9, 2.0), (4.2, 4.3, 1.1, 2.3), (6.8, 4.5, 1.0, 2.2), (11.6, 4.4, 1.2, 2.6), (14.4, 4.4, 1.0, 2.2), (15.0, 4.2, .9, 1.8))):
        strips.repeated(lambda: put(lambda: palm_tree(k, t), T(x, y, z) @ S(.8)), width)


def fields_light():
    from library.landscape import light_of
    light_of([(-.2, '#f4fbe9'), (.3, '#c9efff'), (1, '#62bcf5')], '#5f8f3c', .8)
    sun((-.6, 1, -.9), 3.2, (1, .95, .80))


def clouds():
    width, white = 18., soft((.97, .98, 1.), (.72, .82, .94), .9)
    for k, (x, z, w) in enumerate(((2.2, .9, 1.5), (6.6, 2.0, 1.0), (10.0, .7, 1.9), (14.6, 1.8, 1.25))):
        strips.repeated(lambda: put(lambda: cloud(white, w, 16, k + 3), T(x, 0, z)), width)


def clouds_light():
    from library.landscape import light_of
    light_of([(-.2, '#cfe9fb'), (.3, '#dff3ff'), (1, '#a8d8fa')], '#9cc8e8', 1.1)
    sun((-.5, 1, -1.1), 2.4, (1, .97, .9), 20)


STRIPS = dict(fields=dict(make=fields, light=fields_light, width=16., tall=4.8, low=-.75),
              clouds=dict(make=clouds, light=clouds_light, width=18., tall=3.2, low=.1, exposure=.9, sat=1.0))


def cliff(view):
    """From a green cliff over the bay, for the poster."""
    build(view)
    grass = earth(*GRASS, 5.)
    terrain(lambda x, y: 1.5 - .03 * y + .25 * noise(x * .35, y * .35, 3, 4) + .016 * x * x - .06 * (y - 6) * (y > 6) * 3, grass, (-14, 14), (2, 13))
    flower = [soft(c, None, .4) for c in ((1, .75, .05), (.95, .2, .35), (.95, .93, .9))]
    dice = random.Random(2)
    for k in range(120):
        x, y = dice.uniform(-6, 6), dice.uniform(4, 9)
        ball(.05, flower[k % 3], T(x, y, 1.56 - .03 * y + .25 * 0 + .016 * x * x - (.18 * (y - 6) if y > 6 else 0) + .1), 8)
    for u, d, s, q in ((-1.02, 8, .30, 1), (1.04, 8.6, .28, 4)):
        put(lambda: palm_tree(q, 4.), view.ground(u, d, s, .8))


POSTER = dict(view=dict(horizon=-.34, eye=3.4, wide=.52, extent=(4, 3)), build=cliff, sky=SKY, look=LOOK)
