"""Twelve Bells: the works of a tower clock, in brass, blued steel and enamel, by lamplight."""
import math

from library.materials import bronze, gold, jewel, lacquer, metal, plain, silver
from library.outlines import circle
from library.shapes import R, S, T, UP, ball, brilliant, curve, cut, flat, lathe, torus, tube

LIGHT = dict(el=6, env=.62, front=15, axis=9, rim=((1., .55, .2), (.2, .45, 1.)), floor=(.7, .35, .12))
LOOK = dict(exposure=1.2, sat=1.3)

BRASS = lambda rough=.18: metal((1, .74, .22), (.95, .42, .05), rough)
COPPER = lambda rough=.2: metal((1, .40, .20), (.62, .12, .04), rough)
BLUED = lambda rough=.16: metal((.24, .62, 1), (.04, .20, .95), rough)


def toothed(teeth, outer, root, width=.5, point=.34):
    """The outline of a wheel: `width` is a tooth's part of its pitch at the root, `point` at its end."""
    out = []
    for k in range(teeth):
        for part, r in ((-width / 2, root), (-point / 2, outer), (point / 2, outer), (width / 2, root)):
            a = 2 * math.pi * (k + part) / teeth
            out.append((r * math.sin(a), r * math.cos(a)))
        for j in range(1, 4):
            a = 2 * math.pi * (k + width / 2 + (1 - width) * j / 4) / teeth
            out.append((root * math.sin(a), root * math.cos(a)))
    return out


def sector(r0, r1, a0, a1, n=10):
    """A window between two spokes."""
    arc = lambda r, a, b: [(r * math.sin(a + (b - a) * i / n), r * math.cos(a + (b - a) * i / n)) for i in range(n + 1)]
    return arc(r0, a0, a1) + arc(r1, a1, a0)


def hub(mat, stone, r=.26):
    lathe([(r, 0), (r, .16), (r * .86, .22), (r * .62, .22), (r * .58, .14), (0, .14)], mat, T(0, -.12, 0) @ R(90, 'X'), 48)
    ball(r * .52, stone, T(0, -.27, 0) @ S(1, .6, 1), 32)


def wheel(mat, dark, teeth, spokes, stone, point=.34, root=.80):
    outline = toothed(teeth, 1.02, root, .56, point)
    windows = [sector(.34, root - .20, 2 * math.pi * (k + .14) / spokes, 2 * math.pi * (k + .86) / spokes) for k in range(spokes)]
    flat([outline] + windows, mat, .12, .045, -.02, T(0, 0, 0) @ UP)
    torus(root - .09, .045, dark, T(0, -.16, 0) @ R(90, 'X'), 96)
    hub(dark, stone)


def brass():
    wheel(BRASS(), gold(.3), 12, 5, jewel((1, .05, .10), glow=2.))


def steel():
    """A plate with round windows and many small teeth."""
    m, dark = silver(.16), metal((.42, .50, .66), (.16, .20, .32), .25)
    outline = toothed(24, 1.02, .88, .5, .26)
    holes = [circle(.19, 40, .54 * math.sin(math.radians(60 * k)), .54 * math.cos(math.radians(60 * k))) for k in range(6)]
    flat([outline] + holes, m, .12, .04, -.015, UP)
    for k in range(6):
        torus(.21, .035, dark, T(.54 * math.sin(math.radians(60 * k)), -.15, .54 * math.cos(math.radians(60 * k))) @ R(90, 'X'), 40)
    hub(dark, jewel((.15, .45, 1), glow=2.), .22)


def copper():
    """Three blunt arms like a bell ringer's cam: nothing round about it."""
    m, dark = COPPER(), bronze(.25)
    outline = toothed(6, 1.04, .62, .62, .46)
    flat([outline, circle(.30, 48)], m, .15, .06, -.03, R(12, 'Y') @ UP)
    torus(.46, .05, dark, T(0, -.20, 0) @ R(90, 'X'), 72)
    hub(dark, jewel((.15, 1, .45), glow=2.), .27)


def spring():
    """The mainspring: a coil of blued steel, wider and wider, with a brass hook at its end."""
    turns, n = 2.6, 110
    points = []
    for i in range(n + 1):
        t = i / n
        a, r = 2 * math.pi * turns * t - .6, .22 + .74 * t ** 1.1
        points.append((r * math.cos(a), -.10 * (1 - t), r * math.sin(a)))
    tube(points, .112, BLUED(), None, None, 2, 18)
    x, y, z = points[-1]
    ball(.17, BRASS(), T(x, y - .02, z), 32)
    torus(.15, .055, BRASS(), T(x + .10, y - .06, z + .16) @ R(90, 'X'), 40)
    lathe([(.17, -.20), (.17, .18), (.12, .24), (0, .24)], BRASS(), R(90, 'X'), 40)


def key():
    """A winding key: two wings in green enamel on a brass stem."""
    g, green = BRASS(.15), lacquer((.01, .62, .24), (0, .20, .10), .12)
    M = R(24, 'Y')
    for s in (-1, 1):
        wing = curve([(s * .08, .30), (s * .34, .20), (s * .86, .36), (s * 1.0, .74), (s * .72, 1.04), (s * .34, .92), (s * .08, .66)], 8)
        flat([wing], g, .11, .06, 0, M @ T(0, 0, .02) @ UP)
        inner = [(s * .52 + (x - s * .52) * .70, .62 + (z - .62) * .66) for x, z in wing]
        flat([inner], green, .05, .05, 0, M @ T(0, -.16, .02) @ UP)
    lathe(curve([(0, 1.0), (.19, .94), (.21, .60), (.19, .26), (.30, .16), (.30, .02), (.20, -.06)]) + [(.20, -.58), (.27, -.62), (.27, -.74), (.20, -.78)], g, M, 40)
    # The square that goes onto the arbor.
    lathe([(.28, -.78), (.28, -1.12), (.22, -1.16), (.14, -1.16), (.14, -.92), (0, -.92)], g, M @ R(45, 'Z'), 4, smooth=5)
    ball(.13, jewel((1, .06, .12), glow=2.), M @ T(0, -.17, .62), 24)


def watch():
    """A pocket watch, seen a little from the side: enamel dial, blue hands at twelve o'clock."""
    g, white, ink, blue = BRASS(.14), plain((.97, .95, .88), .18, 1.), plain((.03, .03, .06), .3), BLUED()
    F = T(0, 0, -.12)
    lathe(curve([(0, .30), (.60, .28), (.90, .16), (.97, 0), (.90, -.16)]) + [(.84, -.20), (.80, -.16), (.80, -.10), (0, -.10)], g, F @ R(-90, 'X'), 128)
    lathe([(0, 0), (.80, 0)], white, F @ T(0, -.115, 0) @ R(90, 'X'), 96)
    torus(.88, .07, g, F @ T(0, -.14, 0) @ R(90, 'X'), 128)
    for k in range(12):
        a, wide = math.radians(30 * k), .055 if k % 3 == 0 else .032
        M = F @ R(30 * k, 'Y')
        flat([[(-wide, .56), (wide, .56), (wide, .72), (-wide, .72)]], ink, .01, .004, 0, M @ T(0, -.13, 0) @ UP)
    for turn, long, wide in ((-8, .62, .05), (52, .42, .065)):
        flat([[(-wide * .6, -.12), (wide * .6, -.12), (wide, long * .7), (0, long), (-wide, long * .7)]], blue, .015, .012, 0, F @ R(turn, 'Y') @ T(0, -.16, 0) @ UP)
    ball(.075, g, F @ T(0, -.19, 0), 24)
    lathe([(.10, .92), (.10, 1.02), (.17, 1.04), (.17, 1.18), (.10, 1.22), (0, 1.22)], g, F, 40, None, lambda a, r, z: r * (1 + .06 * math.cos(a * 14)) if r > .15 else r)
    torus(.19, .05, g, F @ T(0, 0, 1.26) @ R(90, 'X'), 48)


def ruby():
    """The stone that the works turn in: a cushion of red in a collar of gold."""
    outline = [(1.0 * math.copysign(abs(math.cos(a)) ** .62, math.cos(a)), 1.0 * math.copysign(abs(math.sin(a)) ** .62, math.sin(a))) for a in (2 * math.pi * (i + .5) / 16 for i in range(16))]
    cut([(x * .94, y * .94) for x, y in outline], jewel((1, .015, .07), glow=.9), R(8, 'Y') @ T(0, -.06, 0) @ UP, .56, .34, .5, (.80,))
    g = gold(.14)
    for k in range(4):
        M = R(8 + 90 * k + 45, 'Y')
        ball(.15, g, M @ T(0, -.12, 1.02), 24)
        tube([(0, .16, .98), (0, -.10, 1.08), (0, -.26, .92)], .07, g, M)


def hand():
    """The hour hand of the tower, forged and gilded, with a star at its foot."""
    g, red = gold(.12), lacquer((.80, .01, .05), (.35, 0, .02), .12)
    M = R(-20, 'Y')
    spade = curve([(0, 1.24), (.18, .98), (.56, .70), (.62, .42), (.42, .28), (.20, .34)], 8)
    stem = [(.20, .34), (.20, .12), (.40, -.02), (.20, -.16), (.22, -.50), (.38, -.62), (.42, -.88), (.24, -1.06), (0, -1.12)]
    right = spade + stem
    outline = right + [(-x, z) for x, z in right[::-1]]
    flat([outline], g, .10, .075, 0, M @ UP)
    heart = curve([(0, 1.02), (.14, .84), (.40, .62), (.42, .48), (.25, .43), (0, .58), (-.25, .43), (-.42, .48), (-.40, .62), (-.14, .84), (0, 1.02)], 6)
    flat([heart], red, .03, .05, 0, M @ T(0, -.15, 0) @ UP)
    brilliant(jewel((1, .75, .15), glow=2.), M @ T(0, -.18, -.84) @ UP @ S(.20))
    torus(.24, .05, g, M @ T(0, -.14, -.84) @ R(90, 'X'), 48)


def bell():
    """A bell of the chime in deep blue enamel, its edges gold, its clapper out."""
    g, blue = gold(.13), lacquer((.02, .14, .85), (.01, .03, .35), .1)
    lathe(curve([(0, .74), (.22, .72), (.42, .54), (.50, .16), (.57, -.22), (.76, -.52), (.93, -.68)]), blue, None, 96)
    lathe([(.92, -.66), (.98, -.72), (.98, -.84), (.90, -.88), (.80, -.80), (0, -.76)], g, None, 96)
    for z, r, q in ((-.70, .955, .075), (-.42, .70, .05), (.46, .475, .045), (.62, .36, .035)):
        torus(r, q, g, T(0, 0, z))
    for k in range(-3, 4):
        a = math.radians(30 * k)
        M = R(30 * k, 'Z') @ T(0, -.575, -.02)
        flat([[(0, .16), (.05, .04), (.15, 0), (.05, -.04), (0, -.16), (-.05, -.04), (-.15, 0), (-.05, .04)]], g, .03, .02, 0, M @ UP)
    ball(.23, gold(.2), T(0, -.06, -.96))
    torus(.17, .065, g, T(0, 0, .90) @ UP)


SYMBOLS = {
    'ruby': dict(make=ruby, view=dict(env=.42, front=8, axis=4)),
    'watch': dict(make=watch, view=dict(az=-12, el=8)),
    'key': dict(make=key),
    'spring': dict(make=spring, view=dict(az=-14, el=10)),
    'brass': dict(make=brass, view=dict(az=-12, el=10)),
    'steel': dict(make=steel, view=dict(az=10, el=8)),
    'copper': dict(make=copper, view=dict(az=-10, el=10)),
    'hand': dict(make=hand, banner='WILD', view=dict(env=.75)),
    'bell': dict(make=bell, banner='SCATTER', view=dict(env=.7, axis=8)),
}
