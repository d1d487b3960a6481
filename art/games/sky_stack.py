"""Sky Stack: a steel container, a wooden crate and an airmail parcel, all of one height, and the hook that they hang from."""
import math

from library.materials import graded, iron, lacquer, plain, silver, soft, wood
from library.shapes import R, S, T, UP, ball, box, curve, flat, lathe, torus, tube

LIGHT = dict(el=14, env=.9, front=20, axis=6, rim=((1., .62, .35), (.45, .75, 1.)))
LOOK = dict(exposure=1.12, sat=1.2)

# All are as high and as deep, so that pictures of one height show boxes of one height.
HIGH, DEEP = 1., 1.1


def container(paint=(.02, .20, .62), shade=(.0, .06, .26)):
    def make(M=T()):
        wide = 2.3
        steel, frame, dark = lacquer(paint, shade, .3), lacquer(tuple(c * .8 for c in paint), shade, .26), iron(.45)
        box((wide - .10, DEEP - .10, HIGH - .10), steel, M @ T(0, 0, HIGH / 2), .01)
        for x in (-1, 1):
            for y in (-1, 1):
                box((.12, .12, HIGH), frame, M @ T(x * (wide / 2 - .06), y * (DEEP / 2 - .06), HIGH / 2), .015)
        for z in (.05, HIGH - .05):
            for y in (-1, 1):
                box((wide, .10, .10), frame, M @ T(0, y * (DEEP / 2 - .05), z), .015)
            for x in (-1, 1):
                box((.10, DEEP, .10), frame, M @ T(x * (wide / 2 - .05), 0, z), .015)
        # The folds of its walls and of its roof.
        for k in range(13):
            x = -.96 + k * .16
            box((.085, .07, HIGH - .22), steel, M @ T(x, -DEEP / 2 + .065, HIGH / 2), .025)
        for k in range(9):
            box((.11, DEEP - .2, .05), steel, M @ T(-.92 + k * .23, 0, HIGH - .035), .02)
        for x in (-1, 1):
            for z in (.06, HIGH - .06):
                box((.17, .17, .125), dark, M @ T(x * (wide / 2 - .08), -DEEP / 2 + .08, z), .02)
        # An anchor in white: what is this heavy stays where it is.
        white, A = plain((.93, .94, .96), .35, .4), M @ T(0, -DEEP / 2 + .012, .50)
        torus(.075, .026, white, A @ T(0, 0, .26) @ UP @ S(1, 1, .6), 40)
        box((.055, .05, .46), white, A @ T(0, 0, -.02), .012)
        box((.26, .05, .05), white, A @ T(0, 0, .12), .012)
        tube([(-.25, 0, -.06), (-.18, 0, -.21), (0, 0, -.27), (.18, 0, -.21), (.25, 0, -.06)], .032, white, A, None, 8, 12)
        for s in (-1, 1):
            flat([[(0, .13), (-.075, -.03), (.075, -.03)]], white, .02, .006, 0, A @ T(s * .255, 0, -.07) @ R(s * -12, 'Y') @ UP)
    return make


def crate(M=T()):
    wide = 1.42
    planks, beam, nail = wood((.30, .12, .03), (.74, .40, .14)), wood((.22, .08, .02), (.56, .27, .085)), iron(.4)
    box((wide - .16, DEEP - .16, HIGH - .06), plain((.10, .04, .015), .8), M @ T(0, 0, HIGH / 2), .01)
    for k in range(5):
        z = .10 + k * .20
        box((wide - .06, .06, .178), planks, M @ T(0, -DEEP / 2 + .06, z), .018)
        for s in (-1, 1):
            box((.06, DEEP - .06, .178), planks, M @ T(s * (wide / 2 - .06), 0, z), .018)
    for k in range(5):
        box((wide - .06, .196, .05), planks, M @ T(0, -.42 + k * .21, HIGH - .025), .015)
    for s in (-1, 1):
        box((.17, .08, HIGH), beam, M @ T(s * (wide / 2 - .085), -DEEP / 2 + .03, HIGH / 2), .022)
    for z in (.085, HIGH - .085):
        box((wide, .085, .17), beam, M @ T(0, -DEEP / 2 + .025, z), .022)
    long = math.hypot(wide - .34, HIGH - .34)
    box((long, .06, .15), beam, M @ T(0, -DEEP / 2 + .045, HIGH / 2) @ R(-math.degrees(math.atan2(HIGH - .34, wide - .34)), 'Y'), .02)
    for x in (-1, 1):
        for z in (.085, HIGH - .085):
            for dx, dz in ((-.035, .03), (.035, -.03)):
                ball(.022, nail, M @ T(x * (wide / 2 - .085) + dx, -DEEP / 2 - .015, z + dz) @ S(1, .5, 1), 12)


def parcel(M=T()):
    wide = 1.14
    paper, tape = soft((.97, .95, .90), (.80, .74, .66), .55), soft((.90, .62, .30), (.6, .34, .12), .4)
    red, blue, front = plain((.85, .06, .07), .5), plain((.05, .22, .70), .5), -DEEP / 2 - .004
    box((wide, DEEP, HIGH), paper, M @ T(0, 0, HIGH / 2), .05)
    # Slanted bars of two colours along all edges of the front: airmail.
    def bars(length, at):
        count = round(length / .15)
        for k in range(count):
            flat([[(-.055, -.05), (.015, -.05), (.055, .05), (-.015, .05)]], red if k % 2 else blue, .004, .002, 0, M @ at((k + .5) / count * length - length / 2) @ UP)
    for z in (.085, HIGH - .085):
        bars(wide - .12, lambda d, z=z: T(d, front, z))
    for s in (-1, 1):
        bars(HIGH - .30, lambda d, s=s: T(s * (wide / 2 - .09), front, HIGH / 2 + d) @ R(90, 'Y'))
    box((.20, DEEP + .012, .02), tape, M @ T(0, 0, HIGH), .006)
    box((.20, .02, .20), tape, M @ T(0, front + .006, HIGH - .10), .006)
    # A feather.
    quill = plain((.10, .45, .62), .5)
    vane = [(0, -.21), (.05, -.12), (.10, .0), (.115, .12), (.075, .23), (0, .30), (-.065, .22), (-.10, .11), (-.085, .0), (-.045, -.11)]
    F = M @ T(0, front - .004, .43) @ R(26, 'Y')
    flat([vane], quill, .006, .003, 0, F @ UP)
    tube([(0, -.012, -.29), (0, -.012, 0), (0, -.012, .26)], .012, plain((.95, .97, 1.), .5), F, None, 4, 8)


def hook(M=T()):
    """The block of a crane with its hook; the rope comes from above."""
    yellow, steel, dark = lacquer((1, .60, .02), (.80, .30, .0), .2), silver(.16), iron(.4)
    box((.62, .40, .52), yellow, M @ T(0, 0, .98), .09)
    for k in (-1, 0, 1):
        flat([[(-.10, -.27), (.0, -.27), (.12, .27), (.02, .27)]], plain((.02, .02, .025), .4), .006, .002, 0, M @ T(k * .20, -.203, .98) @ UP)
    for s in (-1, 1):
        lathe([(0, -.03), (.13, -.03), (.13, .03), (0, .03)], steel, M @ T(s * .16, -.20, 1.22) @ UP, 40)
    lathe(curve([(0, .54), (.13, .55), (.14, .64), (.10, .72), (0, .74)], 6), dark, M, 40)
    tube([(0, 0, .58), (0, 0, .40), (.20, 0, .26), (.27, 0, .02), (.10, 0, -.16), (-.14, 0, -.12), (-.25, 0, .08)], .085, steel, M, lambda t: 1.05 - .5 * max(0, t - .55), 10, 20)
    tube([(0, 0, 1.22), (0, 0, 1.60)], .05, dark, M)


def sling(M, wide):
    """Ropes from the upper corners of a box to the hook above it."""
    rope = plain((.10, .10, .12), .5)
    for x in (-1, 1):
        for y in (-1, 1):
            tube([(x * wide * .42, y * .40, HIGH), (0, 0, HIGH + .62)], .025, rope, M, None, 2, 8)


def stack():
    """A crooked tower, and the next box as it swings above it. For posters."""
    container()(T(0, 0, 0) @ R(5, 'Z'))
    crate(T(-.22, 0, HIGH) @ R(-9, 'Z'))
    parcel(T(.12, 0, 2 * HIGH) @ R(12, 'Z') @ R(-2, 'Y'))
    M = T(.30, 0, 3.42) @ R(-12, 'Y') @ R(-8, 'Z')
    container((.80, .10, .05), (.36, .02, .0))(M)
    sling(M, 2.3)
    hook(M @ T(0, 0, HIGH + .70))


SYMBOLS = {
    'heavy': dict(make=container()),
    'normal': dict(make=crate),
    'light': dict(make=parcel),
    'hook': dict(make=hook, view=dict(el=4)),
    'stack': dict(make=stack, view=dict(el=7, az=-12), look=dict(samples=1.2)),
}
