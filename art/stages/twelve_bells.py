"""High up in a clock tower at night: the great dial lit by the moon, the works at both sides, the bells in the beams; a frame of brass."""
import math

from games import twelve_bells as game
from library.frames import along, brushed, corners, crown, flat_bar, ring, rounded
from library.landscape import earth, glow, put, sun
from library.materials import emission, iron, metal, plain, wood
from library.outlines import circle
from library.shapes import R, S, T, UP, box, flat, lathe, torus, tube

VIEW = dict(horizon=-.34, eye=2.0, wide=.66)
SKY = dict(stops=[(-1, '#050814'), (-.34, '#16244a'), (.2, '#1c3468'), (.6, '#10204a'), (1, '#060a1c')], stars=220)
LIGHT = dict(floor='#1a0e08', env=.5)
LOOK = dict(mist=dict(start=9, depth=26, colour='#3a5aa0', most=.5), exposure=1.4, sat=1.25, bloom=.5)


def dial(r=4.4):
    """Seen from behind, so that its numerals are dark against the light."""
    pale, bars, g = emission((.40, .62, 1), .62), plain((.012, .016, .03), .6), game.BRASS(.25)
    lathe([(0, 0), (r, 0)], pale, T(0, .3, 0) @ R(90, 'X'), 96)
    lathe([(r * .62, 0), (r * .66, 0)], bars, T(0, .2, 0) @ R(90, 'X'), 96)
    torus(r, .34, g, R(90, 'X'), 128)
    torus(r * .99, .14, bars, T(0, -.25, 0) @ R(90, 'X'), 128)
    for k in range(12):
        M = R(30 * k, 'Y')
        box((.09, .08, r), bars, M @ T(0, .22, r * .5), .01)
        for x in ((-.2, .0, .2) if k % 3 == 0 else (-.1, .1)):
            box((.1, .1, .8), bars, M @ T(x, .14, r * .81), .02)
    for turn, long, w in ((-30, r * .80, .17), (0, r * .56, .24)):
        flat([[(-w * .5, -.9), (w * .5, -.9), (w, long * .6), (w * 2.1, long * .74), (0, long), (-w * 2.1, long * .74), (-w, long * .6)]], bars, .05, .03, 0, T(0, -.1, 0) @ R(turn, 'Y') @ UP)
    torus(.36, .16, g, T(0, -.2, 0) @ R(90, 'X'), 48)


def cog(mat, dark, teeth, spokes):
    game.wheel(mat, dark, teeth, spokes, dark, .32, .86)


def lantern():
    g = iron(.4)
    lathe([(.0, .62), (.10, .60), (.34, .40), (.34, .34)], g, None, 6, smooth=5)
    lathe([(.30, -.34), (.34, -.34), (.34, -.42), (0, -.46)], g, None, 6, smooth=5)
    lathe([(.26, -.34), (.28, .34)], emission((1, .46, .12), 3), None, 6, smooth=5)
    for k in range(6):
        tube([(.31 * math.cos(k * math.pi / 3), .31 * math.sin(k * math.pi / 3), z) for z in (-.36, 0, .36)], .03, g)
    torus(.12, .03, g, T(0, 0, .70) @ UP, 24)


def chime():
    game.bell()


def build(view):
    sun((.2, .9, -.5), 1.3, (.72, .82, 1))
    sun((-.5, -.6, -.7), 1.1, (1, .62, .28))
    brass, copper, steel = game.BRASS(.24), game.COPPER(.26), metal((.60, .66, .78), (.22, .26, .38), .26)
    dark, beam = metal((.55, .36, .12), (.20, .10, .03), .35), wood((.05, .018, .006), (.24, .10, .035), (1, 9, 9))
    stone = earth((.05, .06, .10), (.13, .14, .19), 3, .9, .5)
    k = .62 if view.is_tall else 1
    # The wall around the dial.
    v = .52 if view.is_tall else .30
    M = view.at(0, v, 17)
    r = 4.0 * (.80 if view.is_tall else 1.04)
    flat([[(-26, -20), (26, -20), (26, 20), (-26, 20)], circle(r * 1.02, 96)], stone, .3, .05, 0, M @ T(0, .9, 0) @ UP)
    put(lambda: dial(r), M)
    # Floor and beams.
    for x in range(-9, 10):
        box((1.24, 30, .2), beam, T(x * 1.28, 15, -.1), .03)
    for u in (-1.0, 1.0):
        put(lambda: box((.9, .9, 16), beam, None, .06), view.ground(u * .84, 13.) @ T(0, 0, 7))
    for d, vv in ((9., 1.03), (12.5, .93)):
        put(lambda: box((30, .6, .6), beam, None, .06), view.at(0, vv, d))
    # The works.
    wheels = [(-.96, .10, 9.5, .52, brass, dark, 16, 6, 8), (-.66, -.36, 9.2, .26, copper, dark, 12, 5, 20), (-1.06, -.62, 8.6, .36, steel, dark, 18, 6, 4),
              (.98, .06, 9.6, .48, copper, dark, 16, 6, 14), (.68, -.34, 9.2, .28, brass, dark, 12, 5, 2), (1.06, -.64, 8.6, .38, steel, dark, 20, 5, 11),
              (-.70, .60, 11., .22, steel, dark, 14, 5, 6), (.72, .58, 11., .24, brass, dark, 14, 6, 9)]
    for u, vv, d, s, m, m2, teeth, spokes, turn in wheels:
        put(lambda: cog(m, m2, teeth, spokes), view.at(u, vv, d, s * (1 if not view.is_tall else .92)) @ R(turn, 'Y') @ S(1, 1.6, 1))
    # Bells in the beams.
    for u, vv, d, s in ((-.36, .80, 10., .13), (.36, .80, 10., .13), (-.14, .90, 9.4, .10), (.14, .90, 9.4, .10), (-.56, .88, 9.2, .11), (.56, .88, 9.2, .11)):
        put(chime, view.at(u, vv if not view.is_tall else vv + .03, d, s * (1 if not view.is_tall else 1.35)))
    for u, vv, d, s in ((-.80, .34, 7.2, .10), (.80, .32, 7.2, .10), (-.5, -.64, 8., .09), (.52, -.62, 8., .09)):
        put(lantern, view.at(u, vv, d, s))
        glow(view.at(u, vv, d - .5), 150, (1, .55, .2), .2)
    glow(view.at(0, -.5, 8), 120, (1, .6, .3), .8)
    glow(view.at(0, .7, 7.5), 160, (1, .64, .34), .8)
    glow(view.at(0, v, 15.5), 160, (.6, .78, 1), 2.)


def frame():
    g, dark, blue = brushed((.95, .62, .20), (.42, .19, .03), .26), brushed((.50, .29, .09), (.16, .07, .02), .34), plain((.012, .03, .13), .55)
    ring(flat_bar(.44, .16, .06), blue, .16)
    ring(rounded(.11, .24, 8, .42), g, .16)
    ring(rounded(.11, .24, 8, -.42), g, .16)
    ring(rounded(.05, .20, 6, 0), dark, .16)
    def rivet():
        lathe([(.16, 0), (.16, .05), (.10, .10), (0, .11)], g, R(90, 'X'), 6, smooth=5)
    along(4, rivet, .16)
    def corner():
        put(lambda: game.wheel(g, dark, 14, 5, plain((.7, .02, .04), .15, 1.), .34, .80), T(0, -.1, 0) @ S(.70))
    corners(corner, .2)
    crown(game.bell, .92, .3)


FRAME = dict(make=frame, light=dict(key=(1, .90, .74), power=2.3, env=.6, rim=(.5, .68, 1)), look=dict(exposure=.95, bloom=.2))
POSTER = dict(view=dict(horizon=-.34, eye=2.0, wide=.56, extent=(4, 3)), build=build, sky=SKY, look=LOOK)
