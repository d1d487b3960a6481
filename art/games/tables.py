"""What the table games are played with: chips, dice and their dome, the wheel, the shoe, fan tan, emblems."""
import math
import random

import bpy
from library.gaming import CHIPS, bowl, card, chip, ivory_die, rotor, turret, wheel_ball
from library.materials import clear, emission, gold, lacquer, metal, plain, soft
from library.outlines import TAU, circle, grown, icon, moved, raster, rrect
from library.reliefs import GOLD, layer, relief
from library.shapes import R, S, T, UP, ball, box, copy, curve, flat, lathe, text, torus, tube

LIGHT = dict(el=10, env=.62, front=16, axis=5, rim=((1., .62, .3), (.35, .55, 1.)))
LOOK = dict(exposure=1.12, sat=1.2)

# ---------------------------------------------------------------- what the client shows

TOP = dict(el=89.9, env=.6, front=12, axis=8, power=.85, rim=((1, .9, .75), (.75, .85, 1)))
# All layers of the wheel are framed alike.
WHEEL = [(-1.84, -1.84, 0), (1.84, 1.84, 0)]
# What turns must look the same from every side: light comes from straight above only.
EVEN = dict(el=89.9, env=.85, front=0, axis=13, power=0., box=[(-1.28, -1.28, 0), (1.28, 1.28, 0)], fill=1.)


def die(face, turn):
    return lambda: ivory_die(face, R(turn, 'Z'))


def lone_ball():
    wheel_ball(S(1 / .075))


# The shaker and what covers it are framed alike, so that dice stand between them.
SHAKER = [(x, y, z) for z, r in ((-.30, .9), (-.04, 1.2), (.10, 1.16)) for x, y in circle(r, 24)] + [(0, 0, 1.66)]


def shaker():
    """The tray of the shaker: red lacquer, a floor of felt, a rim and feet of gold."""
    g, red = gold(.16), lacquer((.58, .008, .018), (.22, 0, .01), .16)
    lathe(curve([(0, -.22), (.72, -.24), (1.02, -.16), (1.16, -.02), (1.12, .08), (1.04, .10)], 8), red, None, 96)
    lathe([(0, .0), (.98, .0), (1.03, .09)], plain((.30, .010, .016), .9), None, 96)
    for r, z, q in ((1.10, .085, .045), (1.12, -.06, .022), (.86, -.235, .05)):
        torus(r, q, g, T(0, 0, z), 96)
    for k in range(12):
        ball(.05, g, R(30 * k + 15, 'Z') @ T(0, -1.13, .0), 16)


def dome():
    """The glass over the dice, with a knob to lift it by."""
    g = gold(.12)
    lathe([(1.0 * math.cos(a), .10 + 1.18 * math.sin(a)) for a in (math.pi / 2 * k / 24 for k in range(25))], clear(), None, 96)
    torus(1.0, .035, g, T(0, 0, .11), 96)
    lathe(curve([(.17, 1.25), (.15, 1.31), (.06, 1.35), (.06, 1.42), (.13, 1.50), (.10, 1.60), (0, 1.63)], 6), g, None, 48)


def three_dice(tops=(6, 1, 4)):
    for (x, y, turn), top in zip(((-.42, .12, 24), (.40, .22, -12), (.04, -.46, 50)), tops):
        ivory_die(top, T(x, y, .31) @ R(turn, 'Z'), .31)


# Turns a profile of (y, z) so that it is extruded along x.
SIDE = R(90, 'Z') @ R(90, 'X')


def shoe():
    """A dealing shoe: black lacquer, brass edges, a card half out of its mouth."""
    black, g = lacquer((.018, .016, .022), (.05, .04, .06), .12), gold(.16)
    profile = [(-1.32, 0), (-1.18, .40), (-.50, .66), (1.16, 1.22), (1.36, 1.10), (1.36, 0)]
    flat([profile], black, .74, .05, 0, SIDE)
    for x in (-.80, .80):
        flat([profile, [(y * .93 + .01, z * .86 + .06) for y, z in profile]], g, .02, .012, 0, T(x, 0, 0) @ SIDE)
    box((1.20, .10, .30), plain((.004, .004, .006), .5), T(0, -1.24, .17), .02)
    box((1.46, .10, .09), g, T(0, -1.22, .42) @ R(20, 'X'), .03)
    flat([rrect(.72, .50, .06)], lacquer((.50, .01, .02), None, .2), .02, .015, 0, T(0, -.82, .56) @ R(21, 'X'))
    flat([circle(.15)], g, .03, .02, 0, T(0, -.82, .58) @ R(21, 'X'))
    for k in range(3):
        card('back-red', T(.02 * k, -1.62 + .06 * k, .05 + .012 * k) @ R(3 * k, 'X') @ S(.46), .02)


def button_at(mat, hole, M):
    """A fan tan button: a low porcelain disc with a dimple."""
    o = lathe(curve([(0, .035), (.06, .04), (.10, .075), (.17, .085), (.205, .05), (.205, -.02), (.17, -.06), (0, -.06)], 5), mat, M, 40)
    q = lathe([(0, .046), (.075, .05), (.09, .066)], hole, M, 32)
    return o, q


def bead():
    button_at(lacquer((.88, .84, .74), (.50, .44, .34), .1), lacquer((.55, .008, .02), (.3, 0, .01), .2), S(4.8) @ R(-8, 'Y'))


def pile(count=64, seed=5, wide=1.1):
    """The heap under the cup, as it is counted off."""
    dice = random.Random(seed)
    first = button_at(lacquer((.86, .82, .72), (.48, .42, .32), .1), lacquer((.55, .008, .02), (.3, 0, .01), .2), T())
    places = []
    for _ in range(4000):
        a, q = dice.uniform(0, TAU), dice.random() ** .5
        x, y = wide * q * math.cos(a), wide * .92 * q * math.sin(a)
        # A button lies on whatever is below it.
        under = [z for X, Y, z in places if (X - x) ** 2 + (Y - y) ** 2 < .36 ** 2]
        z = max(under) + .125 if under else .07
        if z < .10 + .62 * (1 - q) ** .7:
            places.append((x, y, z))
        if len(places) == count:
            break
    for x, y, z in places:
        tilt = 0 if z < .1 else 14
        M = T(x, y, z) @ R(dice.gauss(0, tilt), 'X') @ R(dice.gauss(0, tilt), 'Y')
        for o in first:
            copy(o, M)
    for o in first:
        bpy.data.objects.remove(o)


def cup(M=T()):
    """The cup that covers the buttons: brass, chased with a band of red."""
    g, bright, red = metal((1, .62, .20), (.80, .28, .03), .2), gold(.12), lacquer((.60, .01, .02), (.25, 0, .01), .15)
    lathe(curve([(1.06, 0), (1.04, .10), (.98, .34), (.84, .70), (.58, .98), (.28, 1.10), (.12, 1.12)], 8), g, M, 96)
    lathe([(1.035, .20), (1.03, .30), (.99, .42), (.955, .48)], red, M @ S(1.012, 1.012, 1), 96)
    for r, z, q in ((1.06, .03, .05), (1.055, .18, .028), (.97, .50, .028), (.30, 1.10, .03)):
        torus(r, q, bright, M @ T(0, 0, z), 96)
    for k in range(16):
        ball(.045, bright, M @ R(22.5 * k, 'Z') @ T(0, -1.035, .34), 14)
    lathe(curve([(.12, 1.10), (.08, 1.20), (.16, 1.32), (.13, 1.44), (0, 1.48)], 6), bright, M, 48)


def stick(M=T(), long=3.4):
    """The bamboo with which the buttons are drawn off in fours."""
    skin, ring = soft((.62, .40, .10), (.32, .17, .03), .25), soft((.36, .20, .05), None, .3)
    tube([(-long / 2, 0, 0), (0, 0, .02), (long / 2, 0, 0)], .055, skin, M, lambda t: 1 - .35 * t)
    for k in range(5):
        x = -long / 2 + long * (k + .4) / 5
        lathe([(.058, -.02), (.066, 0), (.058, .02)], ring, M @ T(x, 0, .016) @ R(90, 'Y') @ S(1 - .3 * (k + .4) / 5, 1 - .3 * (k + .4) / 5, 1), 24)


def dealer():
    """The button that lies before the dealer."""
    body, g = lacquer((.86, .83, .76), (.5, .46, .4), .2), gold(.14)
    lathe(curve([(0, .12), (.80, .12), (.94, .09), (1.0, .02), (1.0, -.04), (.94, -.12), (0, -.12)], 4), body, None, 128)
    torus(.84, .026, g, T(0, 0, .118), 128)
    text('D', lacquer((.02, .02, .03), None, .2), 'alfa-slab-one', 1.55, .012, .008, 0, T(0, 0, .13))
    for k in range(20):
        ball(.028, g, R(18 * k, 'Z') @ T(0, .93, .10), 12)


def medallion(name, size, field, low, y=0., turn=0.):
    """A head in gold on a disc of lacquer with a rim of studs."""
    disc, head = raster([circle(1.08)]), raster(moved(icon(name, size), 0, y, 1, turn))
    ring = raster([circle(.90)]) ^ raster([circle(.87)])
    studs = raster([circle(.028, 16, .98 * math.sin(TAU * k / 36), .98 * math.cos(TAU * k / 36)) for k in range(36)])
    relief([layer(disc, GOLD, .12, .06, 'round', 1.), layer(raster([circle(.92)]), field, -.05, .03, 'slope', 0., low),
            layer(ring, GOLD, .03, .015, 'round', 1.), layer(studs, GOLD, .03, .028, 'round', 1.),
            layer(grown(head, .035), tuple(k * .35 for k in field), .03, .03), layer(head, (1, .66, .18), .16, .07, 'round', .9, (1, .42, .06))],
           rough=.24)


def dragon():
    medallion('spiked-dragon-head', 1.42, (.50, .006, .014), (.16, 0, .012))
    ball(.06, emission((1, .10, .03), 1.8), T(.14, -.32, .17) @ S(1.2, .5, .8), 20)


def tiger():
    medallion('tiger-head', 1.36, (.01, .07, .36), (.004, .018, .12))
    for s in (-1, 1):
        ball(.055, emission((.25, 1, .45), 1.1), T(s * .212, -.29, .065) @ S(1.2, .5, .8), 20)


SYMBOLS = {
    **{f'chip-{name}': dict(make=(lambda n: lambda: chip(n))(name), view=dict(TOP)) for name in CHIPS},
    **{f'chip-{name}-low': dict(make=(lambda n: lambda: chip(n))(name), view=dict(el=40, env=.5, front=12, axis=4, power=.85)) for name in CHIPS},
    'wheel-bowl': dict(make=bowl, view=dict(el=89.9, env=.75, front=34, axis=18, power=1.5, box=WHEEL, fill=1.), look=dict(samples=.5)),
    'wheel-rotor': dict(make=rotor, view=dict(EVEN), look=dict(bloom=.1, samples=.6)),
    'wheel-turret': dict(make=turret, view=dict(el=89.9, env=.75, front=20, axis=12, box=[(-.6, -.6, 0), (.6, .6, 0)], fill=1.)),
    'wheel-ball': dict(make=lone_ball, view=dict(el=80)),
    **{f'die-{n}-{k}': dict(make=die(n, turn), view=dict(el=64, front=12, power=.85), look=dict(samples=.5)) for n in range(1, 7) for k, turn in enumerate((-16, 7, 31))},
    'shaker': dict(make=shaker, view=dict(el=38, box=SHAKER), look=dict(samples=.6)),
    'dome': dict(make=dome, view=dict(el=38, box=SHAKER, front=10), look=dict(bloom=.1, samples=.7)),
    'shoe': dict(make=shoe, view=dict(el=30, az=-24), look=dict(samples=.7)),
    'cup': dict(make=cup, view=dict(el=22), look=dict(samples=.7)),
    'bead': dict(make=bead, view=dict(el=52)),
    'pile': dict(make=pile, view=dict(el=48), look=dict(samples=.7)),
    'stick': dict(make=stick, view=dict(el=40), look=dict(samples=.5)),
    'dealer': dict(make=dealer, view=dict(el=52, axis=10)),
    'dragon': dict(make=dragon, view=dict(el=4, axis=22), look=dict(samples=.7)),
    'tiger': dict(make=tiger, view=dict(el=4, axis=22), look=dict(samples=.7)),
}
