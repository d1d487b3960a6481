"""What the table games are played with: chips, dice and their dome, the wheel, the shoe, fan tan, emblems."""
import math
import random

import bpy
from library.gaming import CHIPS, bowl, card, chip, ivory_die, rotor, turret, wheel_ball
from library.materials import gold, iron, lacquer, metal, plain, principled, silver, soft, wood
from library.outlines import TAU, circle, grown, icon, letters, moved, raster, rrect
from library.reliefs import GOLD, layer, plated, relief
from library.shapes import R, S, T, UP, ball, box, copy, curve, flat, lathe, torus, tube

LIGHT = dict(el=10, env=.62, front=16, axis=5, rim=((1., .62, .3), (.35, .55, 1.)))
LOOK = dict(exposure=1.12, sat=1.2)

# ---------------------------------------------------------------- what the client shows

TOP = dict(el=89.9, env=.8, front=20, axis=16, rim=((1, .9, .75), (.75, .85, 1)))
# All layers of the wheel are framed alike.
WHEEL = [(-1.84, -1.84, 0), (1.84, 1.84, 0)]
# What turns must look the same from every side: light comes from straight above only.
EVEN = dict(el=89.9, env=1.25, front=0, axis=26, power=0., box=[(-1.28, -1.28, 0), (1.28, 1.28, 0)], fill=1.)


def die(face, turn):
    return lambda: ivory_die(face, R(turn, 'Z'))


def lone_ball():
    wheel_ball(S(1 / .075))


SYMBOLS = {
    **{f'chip-{name}': dict(make=(lambda n: lambda: chip(n))(name), view=dict(TOP)) for name in CHIPS},
    **{f'chip-{name}-low': dict(make=(lambda n: lambda: chip(n))(name), view=dict(el=40, env=.6, front=24, axis=10)) for name in CHIPS},
    'wheel-bowl': dict(make=bowl, view=dict(el=89.9, env=.75, front=34, axis=18, power=1.5, box=WHEEL, fill=1.), look=dict(samples=.5)),
    'wheel-rotor': dict(make=rotor, view=dict(EVEN), look=dict(bloom=.1, samples=.6)),
    'wheel-turret': dict(make=turret, view=dict(el=89.9, env=.75, front=20, axis=12, box=[(-.6, -.6, 0), (.6, .6, 0)], fill=1.)),
    'wheel-ball': dict(make=lone_ball, view=dict(el=80)),
    **{f'die-{n}-{k}': dict(make=die(n, turn), view=dict(el=64, front=12, power=.85), look=dict(samples=.5)) for n in range(1, 7) for k, turn in enumerate((-16, 7, 31))},
}
