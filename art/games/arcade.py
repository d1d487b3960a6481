"""What the arcade games are played with: a cat in a raincoat, and the traffic of a night in the Philippines."""
import math

from games.crash_jeepney import jeepney
from library.materials import emission, gold, lacquer, plain, silver, soft, wood
from library.outlines import TAU
from library.shapes import R, S, T, UP, ball, box, curve, flat, lathe, torus, tube

LIGHT = dict(el=12, env=.8, front=17, axis=5, rim=((1., .55, .3), (.35, .65, 1.)))
LOOK = dict(exposure=1.12, sat=1.24)


def panes(colours, M, seg=8):
    """The cloth of an umbrella: a dome in sectors, each sagging between its ribs."""
    mats = [soft(c, tuple(k * .55 for k in c), .3) for c in colours]
    lathe(curve([(0, .52), (.42, .46), (.82, .22), (1.02, -.12)], 10), mats, M, 96,
          lambda a, i: int(a * seg) % len(mats), lambda a, r, z: r * (1 - .05 * abs(math.sin(a * seg / 2))))


def umbrella(M=T()):
    """Open, its handle along z from 0."""
    bright = silver(.12)
    panes(((.86, .03, .05), (.95, .93, .88)), M @ T(0, 0, 1.62))
    tube([(0, 0, .10), (0, 0, 1.0), (0, 0, 2.12)], .035, bright, M, None, 3, 10)
    ball(.06, gold(.12), M @ T(0, 0, 2.20), 16)
    tube([(0, 0, .14), (0, 0, 0), (.07, 0, -.08), (.15, 0, 0), (.15, 0, .06)], .05, wood(), M, None, 8, 12)
    for k in range(8):
        a = TAU * k / 8
        ball(.035, bright, M @ T(.99 * math.cos(a), .99 * math.sin(a), 1.51), 10)


def cat(arm_up=False):
    """A toy cat in a yellow raincoat and red boots; its face towards -y."""
    coat = lacquer((1, .62, .02), (.70, .24, .0), .16)
    trim = lacquer((.90, .40, .01), None, .2)
    fur, cream, pink = soft((.34, .35, .42), (.12, .13, .18), .5), soft((.95, .90, .82), (.6, .52, .44), .5), soft((.95, .45, .50), None, .4)
    boots, dark = lacquer((.82, .02, .04), (.3, 0, .02), .12), plain((.012, .012, .02), .15, 1.)
    for s in (-1, 1):
        ball(.24, boots, T(s * .24, -.10, .14) @ S(1, 1.35, .72), 32)
        lathe(curve([(.19, .10), (.20, .34), (.24, .42), (.20, .44)], 6), boots, T(s * .24, 0, 0), 40)
    lathe(curve([(0, .34), (.66, .34), (.70, .40), (.60, .78), (.46, 1.16), (.30, 1.34), (0, 1.38)], 10), coat, None, 96)
    torus(.675, .035, trim, T(0, 0, .385), 96)
    for z in (.66, .92, 1.16):
        ball(.055, gold(.12), T(0, -.655 + (z - .66) * .42, z) @ S(1, .5, 1), 20)
    tube([(0, .56, .52), (.16, .92, .54), (.40, 1.06, .82), (.36, 1.0, 1.18)], .10, fur, None, lambda t: 1 - .25 * t, 8, 16)
    arms = ((-1, (-.44, -.04, 1.10), (-.72, -.20, .92), (-.74, -.38, .74)),
            (1, (.42, -.04, 1.12), (.72, -.18, 1.26), (.70, -.30, 1.52)) if arm_up else (1, (.44, -.04, 1.10), (.72, -.20, .92), (.74, -.38, .74)))
    for _, a, b, c in arms:
        tube([a, b, c], .155, coat, None, lambda t: 1 + .1 * t, 8, 24)
        ball(.135, fur, T(*c), 24)
    # The head in its hood, which has room for both ears.
    M = T(0, -.03, 1.86)
    ball(.62, coat, M @ S(1.08, .98, .98), 64)
    for s in (-1, 1):
        lathe(curve([(.25, 0), (.20, .20), (.09, .40), (0, .47)], 8), coat, M @ T(s * .37, .02, .36) @ R(s * 24, 'Y') @ S(1, .66, 1), 40)
        lathe(curve([(.15, 0), (.11, .14), (0, .30)], 6), pink, M @ T(s * .39, -.12, .42) @ R(s * 24, 'Y') @ S(1, .35, 1), 32)
    torus(.47, .075, trim, M @ T(0, -.40, -.03) @ UP @ S(1.08, .92, 1), 96)
    ball(.50, fur, M @ T(0, -.20, -.03) @ S(1.02, .86, .86), 48)
    ball(.23, cream, M @ T(0, -.55, -.17) @ S(1.15, .55, .74), 32)
    ball(.15, cream, M @ T(0, -.585, .19) @ S(.55, .35, 1.25), 24)
    ball(.05, pink, M @ T(0, -.685, -.09) @ S(1.3, .7, .8), 16)
    for s in (-1, 1):
        ball(.135, plain((.98, .98, .94), .12, 1.), M @ T(s * .215, -.555, .06) @ S(1, .5, 1.12), 32)
        ball(.105, lacquer((.05, .52, .30), None, .08), M @ T(s * .205, -.598, .055) @ S(1, .4, 1.1), 28)
        ball(.072, dark, M @ T(s * .20, -.628, .055) @ S(.8, .35, 1.15), 24)
        ball(.026, emission((1, 1, 1), 1.6), M @ T(s * .20 - .035, -.655, .10), 10)
        tube([(s * .0, -.69, -.13), (s * .05, -.685, -.20), (s * .13, -.66, -.19)], .016, dark, M)
        for k in range(3):
            tube([(s * .20, -.64, -.15 - .05 * k), (s * .44, -.60, -.12 - .08 * k), (s * .62, -.50, -.12 - .10 * k)], .009, cream, M, None, 4, 6)


def cat_with_umbrella():
    cat(True)
    umbrella(T(.70, -.30, 1.42) @ R(-10, 'Y') @ S(.86))


def tyre(x, y, r, M=T(), spokes=10):
    black, rim = soft((.03, .03, .035), (.01, .01, .012), .5), silver(.14)
    X = M @ T(x, y, r) @ UP
    torus(r - .07, .085, black, X, 64)
    torus(r - .17, .03, rim, X, 64)
    for k in range(spokes):
        tube([(0, 0, 0), (0, 0, (r - .17) / 2), (0, 0, r - .17)], .014, rim, M @ T(x, y, r) @ R(360 * k / spokes, 'Y'), None, 2, 6)
    lathe([(0, .10), (.09, .09), (.10, -.09), (0, -.10)], rim, X, 24)


def lamp(x, y, z, colour=(1, .86, .55)):
    M = T(x, y, z) @ R(90, 'Y')
    lathe(curve([(0, -.22), (.13, -.18), (.19, -.02), (.20, .05)], 6) + [(.17, .07)], silver(.1), M, 40)
    ball(.165, emission(colour, 2.4), M @ T(0, 0, .02) @ S(1, 1, .45), 28)


def paper_lantern(M, colour, r=.30):
    """A lit lantern of ribbed paper; hangs from its own middle."""
    lathe(curve([(.10, .95), (.70, .74), (1.0, .10), (.92, -.45), (.55, -.88), (.10, -.95)], 10), emission(colour, 1.35), M @ S(r), 64, None,
          lambda a, q, z: q * (1 + .035 * math.sin(z * 26)))
    for z in (.98, -.98):
        lathe([(0, -.06), (.30, -.06), (.32, .06), (0, .06)], gold(.14), M @ S(r) @ T(0, 0, z), 32)
    tube([(0, 0, .98), (0, 0, 1.2), (0, 0, 1.5)], .05, gold(.2), M @ S(r), None, 2, 6)
    for k in (-1, 0, 1):
        tube([(k * .08, 0, -1.0), (k * .11, 0, -1.3), (k * .12, 0, -1.62)], .035, lacquer((.9, .05, .05), None, .3), M @ S(r), None, 3, 6)


def lantern_cart():
    """A cart of lacquered wood that drives to the right, hung with paper lanterns."""
    red, teak, g = lacquer((.50, .015, .03), (.2, 0, .02), .16), wood((.12, .04, .015), (.44, .18, .06)), gold(.14)
    for y in (-.62, .62):
        tyre(-1.05, y, .58, spokes=12)
        tyre(1.15, y, .46, spokes=10)
    box((3.3, 1.18, .42), red, T(0, 0, .88), .07)
    box((3.36, 1.24, .08), g, T(0, 0, 1.10), .03)
    box((3.36, 1.24, .07), g, T(0, 0, .68), .03)
    for k in range(7):
        flat([[(-.13, 0), (0, .13), (.13, 0), (0, -.13)]], g, .02, .015, 0, T(-1.38 + .46 * k, -.60, .89) @ UP)
    for x in (-1.5, 1.0):
        for y in (-.54, .54):
            box((.09, .09, 1.6), teak, T(x, y, 1.9), .02)
    # A roof that turns up at its ends.
    lathe(curve([(1.62, -.02), (1.30, .02), (.72, .20), (.20, .50), (0, .58)], 8), lacquer((.03, .26, .24), (.0, .08, .10), .2), T(-.25, 0, 2.70) @ S(1.42, .80, 1) @ R(45, 'Z'), 4, None, None, 20)
    ball(.12, g, T(-.25, 0, 3.30), 20)
    tube([(-1.75, -.62, 2.66), (-.25, -.62, 2.66), (1.25, -.62, 2.66)], .04, g, None, None, 4, 10)
    for k, c in enumerate(((1, .10, .03), (1, .42, .03), (1, .10, .03), (1, .55, .06))):
        paper_lantern(T(-1.42 + .78 * k, -.66, 2.02), c, .33)
    for k, c in enumerate(((1, .45, .05), (1, .12, .04), (1, .45, .05))):
        paper_lantern(T(-1.05 + .8 * k, .40, 2.05), c, .30)
    # What pulls it: a small motor under a shield, with a lamp.
    box((.62, .92, .70), lacquer((.02, .10, .38), (0, .02, .14), .14), T(1.78, 0, .98), .14)
    box((.10, .80, .34), silver(.12), T(2.08, 0, .98), .04)
    for y in (-.30, .30):
        lamp(2.10, y, 1.12)
    tube([(1.55, 0, 1.3), (1.42, 0, 1.72), (1.36, 0, 1.86)], .05, silver(.12), None, None, 4, 10)
    tube([(1.34, -.42, 1.84), (1.38, 0, 1.88), (1.34, .42, 1.84)], .045, plain((.02, .02, .03), .4), None, None, 4, 10)


def tricycle():
    """A motorcycle with a painted side car, as it takes people home; drives to the right."""
    chrome, blue, yellow = silver(.12), lacquer((.01, .26, .62), (0, .06, .24), .12), lacquer((1, .60, .03), (.6, .22, 0), .14)
    red, dark, white = lacquer((.82, .02, .03), (.3, 0, .02), .12), plain((.02, .02, .03), .4), lacquer((.93, .92, .88), None, .2)
    # The side car, on the side that is seen.
    tyre(-.25, -1.02, .44)
    box((2.10, 1.02, .62), blue, T(-.12, -.42, .86), .14)
    box((2.14, .06, .10), yellow, T(-.12, -.94, 1.10), .03)
    box((2.14, .06, .07), red, T(-.12, -.94, .96), .02)
    box((2.14, .06, .05), white, T(-.12, -.94, .87), .015)
    lathe(curve([(0, .62), (.34, .46), (.50, .10), (.52, -.30)], 8), blue, T(.95, -.42, .86) @ R(90, 'Y') @ S(.62, 1, 1), 48)
    box((.34, .90, .62), dark, T(-.85, -.42, 1.34), .10)
    box((.90, .92, .20), soft((.55, .03, .05), None, .4), T(-.55, -.42, 1.16), .08)
    for x, tilt in ((-1.08, 0), (-.10, 0), (.84, -16)):
        box((.08, .08, 1.26), chrome, T(x + tilt * -.008, -.90, 1.80) @ R(tilt, 'Y'), .025)
        box((.08, .08, 1.26), chrome, T(x + tilt * -.008, .06, 1.80) @ R(tilt, 'Y'), .025)
    box((2.50, 1.22, .12), red, T(-.14, -.42, 2.44), .06)
    box((2.54, 1.27, .05), yellow, T(-.14, -.42, 2.37), .02)
    for k in range(11):
        c = ((.82, .02, .03), (1, .58, .02), (.01, .26, .62), (.03, .46, .18))[k % 4]
        flat([[(-.11, 0), (.11, 0), (0, -.19)]], soft(c, None, .4), .008, .004, 0, T(-1.28 + .23 * k, -1.06, 2.35) @ UP)
    for k in range(5):
        ball(.055, emission(((1, .12, .06), (.1, .9, .3), (.15, .4, 1.), (1, .7, .1), (1, .15, .5))[k], 2.6), T(-1.1 + .48 * k, -1.08, 2.46), 16)
    lamp(1.24, -.42, 1.08)
    # The motorcycle behind it, and who drives.
    for x in (-1.30, 1.62):
        tyre(x, .62, .54)
    tube([(-1.3, .62, .60), (-.4, .62, .86), (.8, .62, 1.1), (1.44, .62, 1.2)], .13, red, None, None, 6, 16)
    ball(.34, red, T(.55, .62, 1.24) @ S(1.5, .7, .72), 32)
    box((1.10, .40, .16), dark, T(-.46, .62, 1.24), .07)
    tube([(1.62, .62, .56), (1.44, .62, 1.20), (1.32, .62, 1.66)], .06, chrome, None, None, 4, 12)
    lamp(1.62, .62, 1.32)
    shirt, skin = soft((.04, .46, .42), (.0, .18, .18), .5), soft((.50, .27, .13), (.25, .12, .05), .45)
    lathe(curve([(0, 1.24), (.28, 1.28), (.32, 1.6), (.24, 1.92), (0, 2.02)]), shirt, T(-.20, .62, 0) @ S(1, .85, 1), 40)
    tube([(-.12, .36, 1.84), (.40, .34, 1.62), (1.18, .40, 1.70)], .09, skin, None, None, 6, 14)
    ball(.27, white, T(-.14, .62, 2.24), 40)
    ball(.20, skin, T(-.03, .60, 2.18), 32)
    box((.10, .34, .13), plain((.02, .03, .06), .1, 1.), T(.12, .60, 2.23), .04)


SYMBOLS = {
    'cat': dict(make=cat, view=dict(az=-24, el=8), look=dict(samples=1.2)),
    'cat-walks': dict(make=cat, view=dict(az=152, el=14)),
    'cat-umbrella': dict(make=cat_with_umbrella, view=dict(az=-18, el=5), look=dict(samples=1.2)),
    'jeepney': dict(make=jeepney(), view=dict(az=6, el=12)),
    'lantern-cart': dict(make=lantern_cart, view=dict(az=8, el=11), look=dict(bloom=.55)),
    'tricycle': dict(make=tricycle, view=dict(az=10, el=11), look=dict(bloom=.5)),
}
