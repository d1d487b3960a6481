"""Golden Carabao: a harvest at sunset; a water buffalo of gold, and what a farm on the islands gives."""
import math

from mathutils import Vector

from games.fruit_party import banana
from library.materials import gold, graded, lacquer, soft, wood
from library.parts import stem, token
from library.shapes import R, S, T, UP, ball, box, copy, curve, lathe, leaf, torus, tube

LIGHT = dict(el=8, env=.65, front=18, axis=6, rim=((1., .6, .15), (1., .25, .5)))
LOOK = dict(exposure=1.13, sat=1.3)
GREEN, DARK = (.14, .56, .05), (.02, .22, .01)


def golden_carabao():
    # Satin gold, which keeps its colour on the broad brow and muzzle, where polished gold would mirror the dark.
    hide = graded((.62, .26, .015), (1, .66, .09), -1.0, 1.0, .3, .7)
    deep, horn = graded((.42, .15, .01), (.86, .46, .05), -.8, .8, .34, .6), graded((.20, .08, .02), (.98, .74, .32), .1, 1.3, .16, 1.)
    # A broad brow, a muzzle that comes forward and widens, and the dark soft end of it.
    ball(.80, hide, T(0, .1, .26) @ S(1.06, 1., .92))
    lathe(curve([(0, .60), (.50, .44), (.54, .0), (.50, -.42), (.62, -.80), (.56, -1.04), (0, -1.16)]), hide, T(0, -.34, .04))
    ball(.50, lacquer((.30, .10, .035), (.10, .03, .01), .28), T(0, -.66, -.86) @ S(1.12, .74, .62))
    for s in (-1, 1):
        # Horns go out, back and up in one sweep, as a crescent.
        points = [(s * .46, .12, .66), (s * .92, .16, .60), (s * 1.34, .20, .76), (s * 1.50, .22, 1.12), (s * 1.34, .24, 1.48), (s * 1.04, .2, 1.66)]
        tube(points, .28, horn, None, lambda t: max(.14, 1 - .86 * t), 10, 24)
        torus(.25, .07, gold(.12), T(s * .64, .13, .62) @ R(90, 'Y'))
        # Ears hang out below the horns.
        leaf(deep, T(s * .62, -.05, .26) @ R(0 if s > 0 else 180, 'Z') @ R(20, 'Y') @ R(64, 'X'), .92, .46, .16)
        ball(.19, lacquer((.98, .96, .90), None, .08), T(s * .36, -.68, .26))
        ball(.125, lacquer((.16, .05, .01), None, .05), T(s * .345, -.80, .25))
        ball(.045, lacquer((1, 1, 1), None, .05), T(s * .32 - .03, -.915, .31))
        # A heavy lid over each eye.
        tube([(s * .14, -.72, .50), (s * .36, -.84, .52), (s * .60, -.66, .40)], .075, deep)
        ball(.105, lacquer((.06, .015, .005), None, .3), T(s * .22, -1.0, -.78))
    torus(.23, .065, gold(.1), T(0, -1.02, -.96) @ R(78, 'X'))
    # A band of red cloth with a sun of gold on the brow.
    torus(.74, .095, lacquer((.82, .015, .05), (.35, 0, .02), .25), T(0, .06, .64) @ R(10, 'X'))
    ball(.19, lacquer((1, .78, .1), (.8, .3, 0), .08), T(0, -.70, .74))
    for i in range(8):
        box((.06, .06, .15), gold(.12), T(0, -.70, .74) @ R(45 * i, 'Y') @ T(0, 0, .29), .015)


def hut():
    straw, post, mat = graded((.55, .30, .06), (1, .74, .26), .1, 1.2, .7, .1, 'Z', .5, 26.), wood((.16, .06, .02), (.46, .22, .07)), graded((.62, .38, .12), (.92, .66, .30), -.6, .3, .6, .2, 'Z', .4, 34.)
    lathe([(0, 1.24), (.10, 1.16), (1.20, .20), (1.24, .08), (1.08, .10), (0, .4)], straw, R(45, 'Z'), 4, smooth=10)
    tube([(-.5, 0, 1.20), (0, 0, 1.26), (.5, 0, 1.20)], .09, straw)
    box((1.36, 1.1, .86), mat, T(0, 0, -.22), .03)
    box((1.62, 1.36, .12), post, T(0, 0, -.68), .02)
    for x in (-.66, -.22, .22, .66):
        tube([(x, -.5, -.68), (x, -.5, -1.22)], .075, post)
    box((.36, .06, .62), lacquer((.14, .05, .02), None, .5), T(.28, -.56, -.34), .02)
    box((.44, .06, .36), lacquer((1, .72, .18), (.7, .3, .02), .2), T(-.34, -.56, -.16), .02)
    for k in range(4):
        box((.48, .05, .03), post, T(-.34, -.60, -.02 - .1 * k), .008)
    for k in range(3):
        box((.42, .16, .06), post, T(.28, -.70 - .1 * k, -.80 - .14 * k), .01)
    for s in (-1, 1):
        leaf(soft(GREEN, DARK), T(s * .72, -.5, -1.1) @ R(0 if s > 0 else 180, 'Z') @ R(-34, 'Y'), .62, .3, .2)


def salakot():
    weave, band = graded((.62, .28, .05), (1, .72, .24), -.6, .8, .42, .6, 'Z', .5, 44.), gold(.14)
    M = R(-16, 'X') @ R(10, 'Y')
    lathe([(0, .86), (.12, .78), (.62, .22), (1.22, -.34), (1.24, -.44), (1.1, -.40), (.5, .02), (0, .5)], weave, M, 96)
    for r, z in ((1.21, -.36), (.86, -.02), (.5, .34)):
        torus(r, .045, band, M @ T(0, 0, z))
    lathe([(0, 1.16), (.07, 1.06), (.12, .96), (.22, .84), (.24, .74), (0, .74)], band, M, 48)
    for i in range(12):
        leaf(lacquer((.84, .03, .06), (.4, 0, .02), .25), M @ R(30 * i, 'Z') @ T(.20, 0, .70) @ R(42, 'Y'), .5, .2, .04)
    for s in (-1, 1):
        tube([(s * .9, -.3, -.3), (s * .74, -.5, -.8), (s * .12, -.55, -1.16)], .05, lacquer((.84, .03, .06), None, .3))
    ball(.12, band, T(0, -.55, -1.2))


def drum():
    red, skin, g = lacquer((.82, .02, .06), (.36, 0, .03), .2), soft((.96, .86, .62), (.8, .6, .3), .5), gold(.14)
    M = R(18, 'X') @ R(-8, 'Y')
    lathe(curve([(.72, -.76), (.92, -.30), (.92, .24), (.74, .66)]), red, M)
    lathe([(0, .68), (.76, .68), (.80, .62), (.78, .56)], skin, M)
    for z, r in ((.62, .80), (-.74, .76)):
        torus(r, .08, g, M @ T(0, 0, z))
    for i in range(10):
        a, b = 36 * i, 36 * i + 18
        p = lambda t, z, r: (r * math.cos(math.radians(t)), r * math.sin(math.radians(t)), z)
        tube([p(a, .58, .84), p(b, -.05, .97), p(a + 36, -.68, .80)], .03, soft((1, .9, .6)), M)
    for s in (-1, 1):
        tube([(s * .96, -.5, 1.28), (s * .2, -.55, .66)], .06, wood((.2, .07, .02), (.6, .3, .1)))
        ball(.15, soft((.98, .9, .7), (.8, .6, .3)), T(s * .2, -.55, .70))


def mango():
    skin = graded((1, .40, .01), (1, .78, .06), -.7, .8, .18, 1.)
    for M, k in ((T(.30, .18, .06) @ R(-24, 'Y'), .94), (T(-.20, -.1, -.06) @ R(22, 'Y'), 1.)):
        lathe(curve([(0, .92), (.30, .90), (.66, .60), (.78, .06), (.62, -.52), (.34, -.90), (.10, -1.04), (0, -1.06)]), skin, M, 96, None, lambda a, r, z: r * k * (1 + .10 * math.cos(a)))
        stem([tuple(M @ Vector(p)) for p in ((0, 0, .88), (.02, 0, 1.08), (.10, 0, 1.22))], .05, soft((.26, .14, .03)))
    for q, t in ((0, -20), (180, -8)):
        leaf(soft(GREEN, DARK), T(-.1, -.15, .92) @ R(q, 'Z') @ R(t, 'Y') @ R(50, 'X'), .92, .34, .18)


def coconut():
    husk, flesh, milk = graded((.16, .07, .02), (.42, .22, .08), -.9, .8, .8, 0, 'Z', .9, 22.), soft((1, .98, .92), (.86, .84, .78), .25), soft((.88, .93, .90), None, .08)
    ball(.82, husk, T(.36, .36, .16))
    M = T(-.14, -.2, -.16) @ R(52, 'X') @ R(8, 'Y')
    lathe(curve([(0, -.92), (.56, -.78), (.90, -.34), (.98, .04)]), husk, M)
    lathe([(.98, .04), (.96, .10), (.84, .11), (.78, .06), (.70, -.20)], flesh, M)
    lathe([(.80, -.1), (0, -.1)], milk, M)
    for x, z in ((.2, .62), (.46, .72), (.34, .48)):
        ball(.07, soft((.05, .02, .01)), T(x, -.36, z))
    for q, t in ((0, -24), (180, -18)):
        leaf(soft(GREEN, DARK), T(.2, .1, .86) @ R(q, 'Z') @ R(t, 'Y') @ R(40, 'X'), .84, .24, .2)


def rice():
    grain, stalk = soft((1, .74, .14), (.72, .40, .02), .3), soft((.78, .68, .16), (.4, .34, .04))
    one = ball(.075, grain, T(0, 0, -9), 16)
    for i, lean in enumerate((-44, -27, -12, 4, 19, 35, 50)):
        y = .12 * (i % 2)
        tip = math.sin(math.radians(lean))
        points = [(tip * .08, y, -1.2), (tip * .3, y - .05, -.2), (tip * .85, y - .1, .62), (tip * 1.22 + .04, y - .15, .72 + .34 * math.cos(math.radians(lean)))]
        tube(points, .035, stalk)
        for k in range(13):
            t = k / 12
            x = points[2][0] * (1 - t) + points[3][0] * t
            z = points[2][2] * (1 - t) + points[3][2] * t
            for s in (-1, 1):
                copy(one, T(0, 0, 0) @ T(x + s * .07, y - .14 - .02 * (k % 2), z - .04) @ R(lean + s * 30, 'Y') @ S(.86, .86, 1.7))
    one.hide_render = True
    torus(.30, .10, lacquer((.84, .03, .06), (.4, 0, .02), .25), T(0, 0, -.50))
    for s in (-1, 1):
        torus(.19, .07, lacquer((.84, .03, .06), (.4, 0, .02), .25), T(s * .24, -.34, -.42) @ R(90, 'X') @ R(s * 24, 'Y'))
    ball(.11, gold(.14), T(0, -.40, -.48))


def flower():
    white, heart = soft((1, .99, .95), (.88, .90, .80), .3), soft((.94, .92, .40), (.7, .6, .1), .3)
    for x, z, k, turn in ((0, .22, 1., 0), (-.62, -.52, .62, 20), (.62, -.58, .56, 50)):
        for ring, (n, length, up) in enumerate(((8, .86, 8), (7, .62, 34), (5, .4, 60))):
            for i in range(n):
                leaf(white, T(x, -.1 - .10 * ring, z) @ UP @ R(360 / n * i + turn + 20 * ring, 'Z') @ R(-up, 'Y'), length * k, .44 * k, .12)
        ball(.12 * k, heart, T(x, -.42 * k, z))
    for q, t, w in ((0, -6, .9), (180, -6, .9), (90, 0, .8), (-90, 0, .8)):
        leaf(soft(GREEN, DARK), T(0, .3, -.25) @ UP @ R(q + 24, 'Z') @ R(t, 'Y'), w + .3, .44, .1)


SYMBOLS = {
    'wild': dict(make=golden_carabao, banner='WILD', view=dict(el=4, env=.6, front=26, axis=12)),
    'hut': dict(make=hut, view=dict(el=10, az=-18)),
    'salakot': dict(make=salakot, view=dict(el=10)),
    'drum': dict(make=drum, view=dict(el=12)),
    'mango': dict(make=mango, view=dict(axis=0, env=.5)),
    'coconut': dict(make=coconut, view=dict(axis=0, el=12)),
    'banana': dict(make=banana, view=dict(axis=0)),
    'rice': dict(make=rice, view=dict(axis=4)),
    'flower': dict(make=flower, view=dict(axis=0, env=.6)),
    'coin': dict(make=token, view=dict(az=0, el=0, axis=16)),
}
