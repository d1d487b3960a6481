"""Lucky Sevens: neon and chrome, sevens of three metals, bars that stack."""
from library.materials import jewel
from library.parts import bars, cherries, seven
from library.reliefs import BRONZE, GOLD, SILVER
from library.shapes import R, S, T, brilliant

LIGHT = dict(el=7, env=.75, front=20, axis=8, rim=((1., .12, .75), (.15, .6, 1.)))
LOOK = dict(exposure=1.12, sat=1.38)
GEM = dict(env=.16, front=3, el=10, axis=0)
STONE = dict(exposure=1.9, bloom=.5, samples=1.5)


def diamonds(places, colour):
    for x, z, s, a in places:
        brilliant(jewel(colour, ior=1.9, spread=.05, glow=.35), T(x, 0, z) @ R(a, 'Y') @ R(13, 'X') @ R(11, 'Z') @ S(s, s, s * 1.12), table=.6, crown=.36, depth=.98)


def double():
    diamonds(((-.52, .14, .82, -12), (.62, -.12, .78, 14)), (.55, .85, 1))


def triple():
    diamonds(((0, .62, .76, 0), (-.74, -.45, .72, -14), (.74, -.45, .72, 14)), (1, .50, .90))


SYMBOLS = {
    'wild2': dict(make=double, banner='x2', view=GEM, look=STONE),
    'wild3': dict(make=triple, banner='x3', view=GEM, look=STONE),
    'seven-red': dict(make=lambda: seven((.86, .01, .02), (.40, 0, .02), GOLD), view=dict(az=-10)),
    'seven-blue': dict(make=lambda: seven((.01, .16, .90), (.0, .03, .34), SILVER), view=dict(az=-10)),
    'seven-green': dict(make=lambda: seven((.03, .66, .12), (0, .24, .08), BRONZE), view=dict(az=-10)),
    'bar-triple': dict(make=lambda: bars(3, (.80, .02, .03), (.34, 0, .02)), view=dict(az=-4)),
    'bar-double': dict(make=lambda: bars(2, (.42, .06, .80), (.13, .01, .32)), view=dict(az=-4)),
    'bar-single': dict(make=lambda: bars(1, (.02, .28, .70), (.0, .06, .26)), view=dict(az=-4)),
    'cherry': dict(make=cherries, view=dict(axis=0, env=.45, front=8)),
}
