"""Penalty Shootout: an octopus that keeps goal, its gloves, and the football."""
import math

from mathutils import Vector

from library.materials import emission, lacquer, plain, soft
from library.outlines import TAU
from library.shapes import R, S, T, ball, box, curve, lathe, mesh, torus, tube

LIGHT = dict(el=8, env=.85, front=18, axis=4, rim=((1., .55, .3), (.35, .75, 1.)))
LOOK = dict(exposure=1.1, sat=1.2)

SKIN, SHADE, SUCKER = (.93, .15, .055), (.50, .03, .05), (1, .62, .46)


def skin():
    return soft(SKIN, SHADE, .32)


def corners_of_icosahedron():
    g = (1 + 5 ** .5) / 2
    return [Vector(p).normalized() for a in (-1, 1) for b in (-g, g) for p in ((0, a, b), (a, b, 0), (b, 0, a))]


def football(M=T(), r=1., rings=150):
    """White leather with twelve dark pentagons, each with its corners towards its neighbours, and seams between the rest."""
    twelve = corners_of_icosahedron()
    near = [sorted(twelve, key=lambda o: (o - c).length)[1:6] for c in twelve]
    white, dark, seam = lacquer((1, 1, .98), (.84, .87, .92), .2), lacquer((.02, .025, .04), None, .2), plain((.20, .21, .25), .6)

    def part_of(d):
        order = sorted(range(12), key=lambda k: -d.dot(twelve[k]))[:3]
        c = twelve[order[0]]
        p = d / d.dot(c) - c
        sides = [(n - c * n.dot(c)).normalized() for n in near[order[0]]]
        # The middle of a side of the pentagon lies between two neighbours: it is as far as it would be on the flat net.
        reach = max(p.dot((a + b).normalized()) for a in sides for b in sides if 0 < a.dot(b) < .9)
        if reach < .318:
            return 1
        # From each corner of a pentagon a seam runs to the next one.
        along = max(sides, key=lambda s: p.dot(s))
        across = (p - along * p.dot(along)).length
        if reach < .335 or across < .016 and p.dot(along) > 0:
            return 2
        return 0
    v, f, idx = [], [], []
    for i in range(rings + 1):
        a = math.pi * i / rings
        v += [(r * math.sin(a) * math.cos(TAU * j / (2 * rings)), r * math.sin(a) * math.sin(TAU * j / (2 * rings)), r * math.cos(a)) for j in range(2 * rings)]
    for i in range(rings):
        for j in range(2 * rings):
            k = (j + 1) % (2 * rings)
            f.append((i * 2 * rings + j, (i + 1) * 2 * rings + j, (i + 1) * 2 * rings + k, i * 2 * rings + k))
            a, b = math.pi * (i + .5) / rings, TAU * (j + .5) / (2 * rings)
            idx.append(part_of(Vector((math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)))))
    mesh('football', v, f, [white, dark, seam], M @ R(24, 'X') @ R(14, 'Y') @ R(8, 'Z'), idx, 180)


def glove(M=T(), side=1):
    """A keeper's glove, its palm towards -y, its fingers up; side -1 is the other hand."""
    yellow, pad, blue, white = lacquer((1, .62, .02), (.80, .34, .0), .24), soft((1, .80, .28), (.9, .5, .08), .5), lacquer((.02, .22, .72), (0, .06, .3), .18), lacquer((.93, .92, .88), None, .2)
    box((.80, .34, .74), yellow, M, .15)
    box((.62, .12, .54), pad, M @ T(0, -.15, .0), .06)
    for k, (x, up) in enumerate(((-.30, .44), (-.10, .54), (.10, .52), (.30, .40))):
        tube([(x, 0, .20), (x * 1.12, -.02, .20 + up * .6), (x * 1.22, -.05, .24 + up)], .125, yellow, M, lambda t: 1 - .12 * t, 6, 24)
        ball(.112, yellow, M @ T(x * 1.22, -.05, .24 + up), 24)
    tube([(side * .30, -.02, -.18), (side * .56, -.08, .0), (side * .66, -.10, .24)], .135, yellow, M, lambda t: 1 - .12 * t, 6, 24)
    ball(.12, yellow, M @ T(side * .66, -.10, .24), 24)
    box((.72, .38, .30), blue, M @ T(0, .02, -.46), .09)
    box((.76, .41, .09), white, M @ T(0, .02, -.38), .04)


def eyes(mood):
    dark, white, iris = plain((.012, .012, .02), .15, 1.), plain((.98, .98, .95), .12, 1.), lacquer((.02, .38, .62), None, .08)
    for s in (-1, 1):
        if mood == 'glad':
            # Eyes that are shut with joy.
            tube([(s * .18, -.93, 1.32), (s * .35, -.94, 1.54), (s * .53, -.80, 1.32)], .055, dark, None, None, 8, 14)
            continue
        ball(.27, white, T(s * .35, -.74, 1.42) @ S(1, .68, 1.12), 40)
        down = .05 if mood == 'beaten' else 0
        ball(.165, iris, T(s * .32, -.885, 1.41 - down) @ S(1, .35, 1.1), 32)
        ball(.112, dark, T(s * .315, -.925, 1.41 - down) @ S(.9, .3, 1.1), 28)
        ball(.045, emission((1, 1, 1), 1.6), T(s * .32 - .06, -.955, 1.48 - down), 12)
        tilt = -.10 if mood == 'beaten' else .10
        tube([(s * .12, -.95, 1.80 - tilt), (s * .34, -.93, 1.82), (s * .56, -.80, 1.76 + tilt * .6)], .05, plain((.28, .02, .03), .4), None, lambda t: 1 - .2 * t, 6, 14)


def mouth(mood):
    dark = plain((.16, .01, .02), .3, .6)
    if mood == 'glad':
        ball(.22, dark, T(0, -.72, .96) @ S(1.15, .35, .80), 32)
        ball(.15, soft((.95, .30, .34), None, .4), T(0, -.765, .88) @ S(1.0, .3, .5), 24)
    elif mood == 'beaten':
        ball(.13, dark, T(0, -.72, .95) @ S(1, .4, 1.2), 28)
    else:
        tube([(-.20, -.75, 1.02), (-.02, -.80, .95), (.22, -.75, 1.06)], .038, dark, None, None, 8, 14)


def octopus(mood='ready'):
    """A toy octopus in a cap; its face towards -y."""
    def make():
        coat, pale, blue, white = skin(), soft(SUCKER, (.9, .36, .24), .4), lacquer((.02, .20, .66), (0, .05, .26), .16), lacquer((.93, .92, .88), None, .2)
        lathe(curve([(0, .20), (.52, .22), (.60, .50), (.62, .78), (.80, 1.08), (.95, 1.46), (.90, 1.86), (.62, 2.20), (0, 2.34)], 10), coat, None, 96)
        for k in range(8):
            a = TAU * (k + .5) / 8
            at = lambda r, z: (r * math.sin(a), -r * math.cos(a), z)
            out = 1.12 if k % 2 else 1.28
            tube([at(.30, .62), at(.66, .34), at(out * .86, .17), at(out * 1.08, .26), at(out * 1.02, .48), at(out * .88, .44)], .205, coat, None, lambda t: 1 - .58 * t, 9, 28)
            for q, (r, z) in enumerate(((.62, .20), (.84, .07), (1.04, .09))):
                ball(.07 - .01 * q, pale, T(*at(r * out / 1.2 + .06, z)), 14)
        for s in (-1, 1):
            ball(.12, soft((1, .38, .26), None, .5), T(s * .62, -.62, 1.06) @ S(1, .4, .7), 24)
        # The cap of the keepers of old.
        lathe(curve([(.89, 1.99), (.86, 2.14), (.66, 2.42), (.32, 2.56), (0, 2.60)], 10), blue, T(0, .05, 0), 96)
        torus(.87, .05, white, T(0, .05, 2.01), 96)
        ball(.46, blue, T(0, -.86, 2.03) @ R(14, 'X') @ S(1.2, .72, .13), 48)
        ball(.085, white, T(0, .05, 2.61), 24)
        eyes(mood)
        mouth(mood)
    return make


def keeper():
    """Every arm in use: four gloves up, and the ball in front of them. For posters."""
    octopus('ready')()
    coat, pale = skin(), soft(SUCKER, (.9, .36, .24), .4)
    reach = (((-.55, -.05, .70), (-1.35, -.25, .62), (-1.75, -.35, 1.20), (-1.72, -.40, 1.55)), ((.55, -.05, .70), (1.35, -.25, .62), (1.75, -.35, 1.20), (1.72, -.40, 1.55)),
             ((-.50, .20, .80), (-1.30, .25, 1.30), (-1.46, .20, 2.20), (-1.22, .10, 2.66)), ((.50, .20, .80), (1.30, .25, 1.30), (1.46, .20, 2.20), (1.22, .10, 2.66)))
    for k, way in enumerate(reach):
        tube(way, .20, coat, None, lambda t: 1 - .35 * t, 10, 28)
        s = -1 if k % 2 == 0 else 1
        glove(T(*way[-1]) @ T(0, -.04, .40) @ R(s * 14, 'Y') @ S(.88), -s)
    football(T(.02, -1.25, .42), .44)


SYMBOLS = {
    'keeper-ready': dict(make=octopus('ready')),
    'keeper-glad': dict(make=octopus('glad')),
    'keeper-beaten': dict(make=octopus('beaten')),
    'glove': dict(make=glove, view=dict(el=2)),
    'football': dict(make=football, view=dict(el=10), look=dict(exposure=1.4)),
    'keeper': dict(make=keeper, view=dict(el=5), look=dict(samples=1.2)),
}
