"""A glacier's valley in the polar night: curtains of northern light over snow and a frozen lake, mammoths, standing stones, amber in
the ice; a frame of carved ivory."""
import math
import random

from games import amber_mammoth as game
from library.frames import MIDDLE, along, brushed, corners, crown, ring, rounded
from library.landscape import earth, glow, noise, peaks, put, rock, sun, terrain, water
from library.materials import emission, facing_ramp, graded, plain, principled, soft
from library.shapes import R, S, T, ball, blob, hull, lathe, torus, tube

VIEW = dict(horizon=-.16, eye=1.9)
SKY = dict(stops=[(-1, '#0a1a38'), (-.16, '#5fb6c8'), (.06, '#2c6a9a'), (.45, '#152a66'), (1, '#0a0f34')], stars=360,
           aurora=[dict(low='#28e0a0', high='#3a3ad0', v=.16, bend=.16, tall=.55, amount=1.1),
                   dict(low='#66ffb0', high='#a040e0', v=.34, bend=.22, tall=.62, amount=1.5),
                   dict(low='#40f0e0', high='#d050c0', v=.62, bend=.16, tall=.5, amount=.9)], seed=6)
LIGHT = dict(floor='#16263e', env=.8)
LOOK = dict(mist=dict(start=16, depth=110, colour='#5f9cc0', most=.7), exposure=1.15, sat=1.18, bloom=.55)


def far_head(dark, mid):
    """The head of one that is far away: no more than its outline shows."""
    blob([(.98, -.1, 1.72, .40), (1.02, -.1, 2.06, .28)], mid, None, .06)
    tube([(1.2, -.2, 1.7), (1.42, -.25, 1.2), (1.40, -.25, .70), (1.56, -.25, .5)], .15, dark, None, lambda t: 1 - .6 * t, 6, 12)
    for y in (-.42, .12):
        tube([(1.2, y, 1.45), (1.5, y - .1, 1.0), (1.95, y - .1, 1.0), (2.1, y, 1.45)], .075, soft((1, .93, .78), (.62, .46, .26), .35), None, lambda t: max(.15, 1 - .8 * t), 6, 12)


def beast(seed=1, is_far=False):
    """A whole mammoth, seen from its right side with its head turned to the viewer; it stands on the ground and is two units high."""
    dark, mid, tip = (soft(c, tuple(k * .45 for k in c), .5) for c in ((.20, .05, .015), (.38, .11, .028), (.58, .21, .06)))
    blob([(-.10, 0, 1.22, .62), (-.62, 0, 1.06, .52), (.40, 0, 1.30, .60), (.52, 0, 1.62, .40), (-.92, 0, .92, .36)], dark, None, .06)
    for x, y, z in ((.46, -.26, 0), (.30, .28, 0), (-.66, -.26, 0), (-.84, .26, 0)):
        lathe([(0, 0), (.25, 0), (.27, .08), (.22, .3), (.23, .6), (.30, 1.), (0, 1.1)], dark, T(x, y, z), 24)
        for k in range(4):
            ball(.05, soft((.5, .42, .3)), T(x - .15 + .1 * k, y - .21, .05), 10)
    if is_far:
        far_head(dark, mid)
        return
    game.pelt((.1, .0, 1.34), (.98, .56, .66), [dark, mid, mid], 260, .62, .085, seed, .5, -.8, 1., .1)
    game.pelt((-.2, -.05, .86), (.92, .50, .34), [mid, tip], 150, .56, .075, seed + 1, .3, -1., .6, .12)
    put(game.mammoth, T(1.0, -.34, 1.62) @ R(28, 'Z') @ S(.66))


def menhir(mark, seed):
    """A standing stone with a carved sign that glows."""
    stone, snow = earth((.10, .12, .17), (.30, .35, .44), 3, .85, .7), soft((.92, .96, 1), (.5, .62, .85), .6)
    dice = random.Random(seed)
    hull([(x * dice.uniform(.85, 1.1), y, z) for x, z in ((-.5, 0), (.5, 0), (-.48, 1.2), (.46, 1.3), (-.26, 2.1), (.2, 2.25)) for y in (-.26, .26)], stone, None, .05)
    blob([(-.12, 0, 2.12, .18), (.10, 0, 2.20, .19)], snow, None, .05)
    lit = emission((.25, 1, .75), 3.2)
    for points in mark:
        tube([(x, -.33, 1.15 + z) for x, z in points], .05, lit, None, None, 6, 8)


SIGNS = ([[(-.22, .34), (0, -.1), (.22, .34)], [(0, -.1), (0, -.4)]],
         [[(.2 * math.cos(t), .2 * math.sin(t)) for t in (k * .5 for k in range(13))]],
         [[(-.24, -.2), (0, .36), (.24, -.2)], [(-.12, .06), (.12, .06)]])


def pine(tall=3., seed=1):
    bark, green, snow = plain((.08, .04, .02), .7), soft((.03, .16, .13), (.01, .06, .07), .6), soft((.90, .95, 1), (.45, .60, .85), .6)
    lathe([(.10, 0), (.06, tall * .5)], bark, None, 10)
    for k in range(6):
        z, r = tall * (.16 + .14 * k), .9 * (1 - k / 6.6)
        lathe([(r, -.16), (r * .96, -.10), (0, .62)], green, T(0, 0, z) @ R(seed * 17 + 31 * k, 'Z'), 14, None, lambda a, q, h: q * (1 + .16 * math.cos(a * 7)) if q > .01 else q)
        lathe([(r * .80, -.02), (r * .70, .06), (0, .60)], snow, T(0, 0, z + .05) @ R(seed * 17 + 31 * k + 20, 'Z'), 14, None, lambda a, q, h: q * (1 + .22 * math.cos(a * 7)) if q > .01 else q)


def frozen():
    """Ice from outside: bright edges, a cold light within. Real refraction only gives noise at this size."""
    m, nt, shader = principled('ice', Roughness=.08, Clearcoat=1., Clearcoat_Roughness=.02, Specular=.9, Emission=(.10, .45, .60), Emission_Strength=.35)
    nt.links.new(facing_ramp(nt, (.20, .62, .85), (.85, 1, 1), .5), shader.inputs['Base Color'])
    return m


def spikes(seed, n=7):
    """A tuft of ice."""
    dice = random.Random(seed)
    ice = frozen()
    for _ in range(n):
        r, h = dice.uniform(.14, .30), dice.uniform(.7, 1.9)
        M = T(dice.uniform(-.6, .6), dice.uniform(-.3, .3), -.05) @ R(dice.uniform(-22, 22), 'Y') @ R(dice.uniform(-16, 16), 'X')
        hull([(r * math.cos(a), r * math.sin(a), z * h) for a in (math.tau * k / 6 for k in range(6)) for z in (0, .72)] + [(0, 0, h)], ice, M, .01)


def icicles(seed, n=9, wide=3.):
    dice = random.Random(seed)
    ice = frozen()
    for k in range(n):
        lathe([(0, .3), (dice.uniform(.16, .3), .3), (.08, -.6), (0, -dice.uniform(.9, 2.3))], ice, T(wide * (k / (n - 1) - .5) + dice.uniform(-.1, .1), dice.uniform(-.3, .3), 0), 10)
    blob([(wide * (k / (n - 1) - .5), 0, .5, .5) for k in range(n)], soft((.85, .93, 1), (.4, .58, .85), .6), None, .08)


def build(view):
    sun((.45, 1, -.75), 3.0, (.72, .95, 1), 12)
    sun((-.5, -1, -.6), 2.4, (.40, 1, .80), 20)
    water((.04, .17, .24), .08, .10, .8, 0)
    snow = earth((.58, .70, .88), (.96, .98, 1.), .35, .8, .35)
    crag = earth((.10, .15, .27), (.92, .96, 1.), .11, .85, .6)
    peaks(100, [(-58, 40, 44), (62, 44, 46), (-16, 22, 26), (30, 20, 24), (4, 15, 30)], crag, 5, .42, 120, 1.15)
    terrain(lambda x, y: -.55 + 2.6 * (abs(x) / (view.tan_x * y)) ** 3 * .55 + .12 * noise(x * .6, y * .6, 3, 4), snow, (-26, 26), (2, 34))
    for u, d, s, seed in ((-1.02, 15, .30, 1), (-.84, 19, .26, 2), (1.0, 14, .32, 3), (.80, 20, .24, 4), (-.66, 26, .22, 5), (.64, 27, .2, 6), (.93, 24, .26, 7), (-.95, 25, .3, 8)):
        put(lambda: pine(3., seed), view.ground(u, d, s, .3))
    put(beast, view.ground(-.97, 10.5, .27, .12) if not view.is_tall else view.ground(-.80, 10.5, .34, .12))
    put(lambda: beast(3, True), *[view.ground(u, d, s) for u, d, s in ((.34, 34, .10), (.18, 38, .08), (.47, 40, .06))])
    for k, (u, d, s) in enumerate(((.78, 9, .17), (.98, 8.4, .21), (.62, 14, .14))):
        put(lambda: menhir(SIGNS[k], k + 3), view.ground(u, d, s, .35))
        glow(view.ground(u, d - .7, None, 1.2), 14, (.25, 1, .7))
    for u, d, s, seed in ((-1.02, 7.4, .15, 1), (-.58, 8.6, .09, 2), (.60, 7.6, .10, 3), (1.04, 6.8, .12, 4), (-.5, 15, .08, 5)):
        put(lambda: spikes(seed), view.ground(u, d, s, .25))
    drops = ((-.72, 7.0, .075), (-.90, 6.4, .09), (.86, 6.6, .085), (.68, 9.4, .06))
    put(game.amber, *[view.ground(u, d, s, .25) @ T(0, 0, .8) @ R(14, 'Y') for u, d, s in drops])
    for u, d, _ in drops:
        glow(view.ground(u, d - .4, None, .7), 16, (1, .45, .08))
    for u, v, d, s, seed in ((-.86, 1.02, 7, .10, 1), (.86, 1.02, 7, .10, 2), (-.30, 1.05, 9, .07, 3), (.36, 1.05, 9, .07, 4)):
        put(lambda: icicles(seed), view.at(u, v, d, s))
    stone = earth((.10, .13, .18), (.34, .40, .50), 4, .9, .7)
    for u, d, s, seed in ((-.46, 12, .05, 1), (.5, 11, .06, 2)):
        put(lambda: rock(stone, 1, seed), view.ground(u, d, s, .1))


def valley(view):
    """The place of the poster: the mountains, the herd far off, and the ice at the edges; the beasts of the reels stand before it."""
    sun((.45, 1, -.75), 3.0, (.72, .95, 1), 12)
    sun((-.5, -1, -.6), 2.4, (.40, 1, .80), 20)
    snow = earth((.58, .70, .88), (.96, .98, 1.), .35, .8, .35)
    peaks(100, [(-46, 40, 40), (44, 46, 42), (-6, 26, 26)], earth((.10, .15, .27), (.92, .96, 1.), .11, .85, .6), 6, .42, 110, 1.15)
    terrain(lambda x, y: -.4 + .35 * noise(x * .3, y * .3, 3, 4), snow, (-40, 40), (2, 90))
    for u, d, s, seed in ((-.92, 26, .5, 1), (.90, 24, .5, 2), (-.66, 40, .3, 3), (.66, 42, .3, 4)):
        put(lambda: pine(3., seed), view.ground(u, d, s, -.1))
    for u, d, s, seed in ((-.86, 8.6, .16, 1), (.88, 8.4, .17, 3), (-.5, 9.4, .1, 4), (.52, 9.6, .1, 5)):
        put(lambda: spikes(seed), view.ground(u, d, s, -.2))


def frame():
    g = brushed((1, .68, .22), (.7, .28, .04))
    ring(rounded(.40, .40), soft((.96, .86, .66), (.52, .34, .16), .35), .30)
    ring(rounded(.085, .22, 8, .43), g, .30)
    ring(rounded(.085, .22, 8, -.43), g, .30)
    groove = emission((.16, .85, .72), 1.3)
    hide = soft((.30, .11, .04), (.10, .03, .01), .6)
    def lashing():
        for x in (-.16, -.05, .06, .17):
            tube([(x - .03, .0, -.46), (x - .02, -.34, -.30), (x, -.43, 0), (x + .02, -.34, .30), (x + .03, 0, .46)], .055, hide, None, None, 6, 10)
    along(1, lashing, 0)
    def sign():
        tube([(-.20, 0, -.12), (0, 0, .13), (.20, 0, -.12)], .03, groove, None, None, 1, 8)
        ball(.045, groove, T(0, 0, -.10), 12)
    put(sign, *[R(90 * k, 'Y') @ T(x, -.40, MIDDLE) for k in range(4) for x in (-1.875, -1.25, -.625, .625, 1.25, 1.875)])
    def corner():
        lathe([(.70, -.2), (.70, .14), (.60, .26), (0, .28)], g, R(90, 'X'), 64)
        torus(.52, .07, soft((.96, .86, .66), (.52, .34, .16), .35), T(0, -.28, 0) @ R(90, 'X'), 64)
        ball(.42, graded((1, .24, .01), (1, .66, .10), -.4, .4, .08, 1., 'Z'), T(0, -.28, 0) @ S(1, .55, 1), 48)
    corners(corner, .16, True)
    crown(game.mammoth, .92, .5)


FRAME = dict(make=frame)
POSTER = dict(view=dict(horizon=-.2, eye=2.6, wide=.52, extent=(4, 3)), build=valley, sky=SKY, look=LOOK)
