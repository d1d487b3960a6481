"""Rocket Run: a racing rocket in white, copper and blue, its fire, and what a burst leaves of it."""
import math
import random

from library.materials import emission, flame, gold, graded, lacquer, metal, plain, silver, soft
from library.outlines import TAU
from library.shapes import R, S, T, UP, ball, blob, box, curve, facet_star, flat, lathe, text, torus, tube

LIGHT = dict(el=6, env=.7, front=16, axis=4, rim=((1., .35, .2), (.15, .65, 1.)))
LOOK = dict(exposure=1.12, sat=1.28)
WHITE, ORANGE, NAVY = (.80, .82, .88), (1, .22, .01), (.02, .06, .30)


def hull():
    """Stands upright, its nose up."""
    white, orange, navy = lacquer(WHITE, (.30, .33, .55), .16), lacquer(ORANGE, (.55, .03, .02), .14), lacquer(NAVY, (.0, .02, .12), .14)
    copper, steel, dark = metal((1, .50, .22), (.6, .16, .04), .16), silver(.16), plain((.02, .02, .03), .4)
    profile = curve([(.30, -1.02), (.46, -.92), (.60, -.40), (.62, .10), (.56, .56), (.44, .98), (.26, 1.36), (.10, 1.60), (0, 1.70)], 8)
    n = len(profile)
    lathe(profile, [white, orange, navy], None, 128, lambda s, j: 1 if profile[j][1] > .96 else 2 if profile[j][1] < -.62 else 0)
    torus(.445, .035, copper, T(0, 0, .965), 96)
    torus(.560, .040, copper, T(0, 0, -.62), 96)
    lathe(curve([(.0, 1.66), (.035, 1.70), (.03, 1.86), (0, 1.98)]), copper, None, 32)
    for z in (.62, -.40):
        torus(.605 if z < 0 else .555, .012, dark, T(0, 0, z), 96)
    for a in range(0, 360, 20):
        for z, r in ((.70, .545), (-.32, .615)):
            ball(.018, steel, R(a, 'Z') @ T(0, -r, z), 8)
    # Windows, one large and two small.
    for z, r, y in ((.30, .25, -.52), (-.10, .13, -.585), (-.40, .10, -.575)):
        torus(r, .055, copper, T(0, y - .03, z) @ R(88, 'X'), 64)
        ball(r, lacquer((.01, .16, .45), (.10, .75, 1.), .04), T(0, y, z) @ R(90, 'X') @ S(1, 1, .42), 40)
        ball(r * .18, plain((1, 1, 1), .1, 1.), T(-r * .35, y - r * .42, z + r * .4) @ S(1.6, .4, .8), 12)
    lathe([(.20, -1.0), (.28, -1.06), (.42, -1.28), (.40, -1.31), (.20, -1.08)], steel, None, 96)
    lathe([(0, -1.09), (.34, -1.22)], dark, None, 64)
    for s in (-1, 1):
        lathe(curve([(0, .52), (.10, .40), (.155, .05), (.15, -.52), (.10, -.62)]), white, T(s * .70, .1, -.62), 48)
        torus(.155, .03, copper, T(s * .70, .1, -.40), 48)
        lathe([(.08, -.60), (.14, -.78), (.12, -.78), (.06, -.62)], steel, T(s * .70, .1, -.62), 32)


def fins():
    orange = lacquer(ORANGE, (.55, .03, .02), .14)
    fin = [curve([(.44, .02), (.80, -.22), (1.20, -.74), (1.30, -1.34), (1.02, -1.04), (.42, -.86)], 10)]
    for a in (14, 166, 90):
        flat(fin, orange, .03, .055, -.03, R(a, 'Z') @ R(90, 'X'), 6)
        tube([(1.22, 0, -.80), (1.31, 0, -1.36)], .045, gold(.14), R(a, 'Z'), None, 3, 12)


def stand(M, make):
    """What `make` builds, turned as a whole."""
    import bpy
    before = set(bpy.data.objects)
    make()
    bpy.context.view_layer.update()
    for o in bpy.data.objects:
        if o not in before:
            o.matrix_world = M @ o.matrix_world


def plume(M, scale=1., length=1.):
    for s, c, e in ((1.35, (1, .10, .004), 2.4), (.98, (1, .36, .02), 5), (.56, (1, .85, .38), 12)):
        lathe([(.34 * s * math.sin(math.pi * min(1, u * 1.9) / 2) * (1 - u) ** .75 * (1 + .05 * math.sin(u * 11)) * scale, -1.16 - 1.35 * length * s ** .8 * u) for u in (k / 40 for k in range(41))], flame(c, e), M, 64)


def ship():
    stand(R(90, 'Y') @ R(-16, 'Z'), lambda: (hull(), fins()))


def poster():
    stand(R(34, 'Y') @ R(-12, 'Z'), lambda: (hull(), fins(), plume(T(), 1.05, .95)))


def fire():
    stand(R(90, 'Y'), lambda: plume(T(), 1., 1.1))


def burst(step, steps=10):
    """Fire that swells, breaks up and goes dark."""
    def make():
        dice, t = random.Random(4), (step + .5) / steps
        hot, warm, smoke = max(0., 1 - t * 1.6), max(0., 1 - t * 1.05), min(1., t * 1.4)
        size = .42 + .62 * (1 - (1 - t) ** 2.4)
        fiery, core, grey = [], [], []
        for k in range(30):
            a, b, q = dice.uniform(0, TAU), dice.uniform(-1, 1), dice.uniform(.35, 1.)
            r = size * q
            p = (r * math.cos(a) * math.sqrt(1 - b * b), r * b * .6, r * math.sin(a) * math.sqrt(1 - b * b) + .16 * t)
            w = dice.uniform(.20, .40) * (1 - .45 * t)
            (grey if k % 3 == 0 or t > .72 else fiery)[len(grey if k % 3 == 0 or t > .72 else fiery):] = [(*p, w * (1 if k % 3 else .6 + .9 * smoke))]
            if k % 2 == 0 and hot > 0:
                core.append((p[0] * .6, p[1] * .6 - .2, p[2] * .6, w * 1.1 * hot))
        if grey and t > .12:
            blob(grey, soft((.10 + .10 * t, .07 + .10 * t, .10 + .12 * t), (.02, .015, .03), .9), None, .045)
        if fiery:
            blob(fiery, emission((1, .16 * warm + .03, .005), .6 + 3.2 * warm), None, .045)
        if core:
            blob(core, emission((1, .62, .16), 3 + 7 * hot), None, .045)
        for k in range(14):
            a, q = dice.uniform(0, TAU), dice.uniform(.7, 1.25)
            if warm > .15:
                ball(.035 * warm, emission((1, .5, .1), 6 * warm), T(size * 1.35 * q * math.cos(a), -.3, size * 1.35 * q * math.sin(a)), 10)
    return make


FRAME_OF_BURST = [(x * 1.45, 0, z * 1.45) for x in (-1, 1) for z in (-1, 1)] + [(0, y * .4, 0) for y in (-1, 1)]


def shard_nose():
    orange = lacquer(ORANGE, (.55, .03, .02), .2)
    stand(R(50, 'Y') @ R(20, 'X'), lambda: (lathe(curve([(.44, -.30), (.26, .10), (.10, .36), (0, .46)]), orange, None, 64), torus(.445, .04, metal((1, .50, .22), (.6, .16, .04), .2), T(0, 0, -.30)), lathe([(0, -.28), (.42, -.28)], plain((.02, .02, .03), .6), None, 48)))


def shard_fin():
    stand(R(-30, 'Y') @ R(25, 'Z'), lambda: flat([curve([(.0, .4), (.4, .2), (.8, -.3), (.9, -.9), (.6, -.6), (.0, -.45)], 10)], lacquer(ORANGE, (.55, .03, .02), .2), .03, .055, -.03, UP, 6))


def shard_plate():
    stand(R(20, 'Y') @ R(-30, 'X'), lambda: (box((.8, .10, .55), lacquer(WHITE, (.30, .33, .55), .2), None, .04), torus(.18, .05, metal((1, .50, .22), (.6, .16, .04), .2), T(0, -.06, 0) @ UP, 40), ball(.15, lacquer((.01, .16, .45), (.10, .75, 1.), .06), T(0, -.05, 0) @ S(1, .4, 1), 24)))


def moon():
    grey, dice = soft((.72, .71, .70), (.42, .42, .50), .9), random.Random(3)
    from library.landscape import noise
    import bpy
    import numpy as np
    o = ball(1., grey, None, 160)
    co = np.empty(len(o.data.vertices) * 3)
    o.data.vertices.foreach_get('co', co)
    p = co.reshape(-1, 3)
    k = 1 + .012 * noise(p[:, 0] * 6 + p[:, 2] * 2, p[:, 1] * 6 - p[:, 2] * 5, 3, 5)
    for _ in range(60):
        c = np.array([dice.gauss(0, 1), -abs(dice.gauss(0, 1)), dice.gauss(0, 1)])
        c /= np.linalg.norm(c)
        r = .04 + .20 * dice.random() ** 3
        d = np.linalg.norm(p - c, axis=1) / r
        k = k - .22 * r * np.where(d < 1, 1 - d ** 2, 0) + .07 * r * np.exp(-((d - 1.05) / .16) ** 2)
    o.data.vertices.foreach_set('co', (p * k[:, None]).ravel())
    o.data.update()


def giant():
    M = R(-20, 'Y') @ R(16, 'X')
    import bpy
    bands = lathe([(math.sin(math.pi * i / 120), -math.cos(math.pi * i / 120)) for i in range(121)],
                  [soft(c, tuple(k * .35 for k in c), .6) for c in ((.88, .52, .28), (.72, .34, .22), (.95, .68, .40), (.60, .26, .22), (.98, .78, .52))], M @ S(.72), 128,
                  lambda s, j: (j // 6 + (1 if math.sin(j * 1.7) > .4 else 0)) % 5)
    for r0, r1, c in ((.92, 1.06, (.62, .46, .36)), (1.09, 1.30, (.92, .78, .58)), (1.33, 1.40, (.70, .50, .46))):
        lathe([(r0, .006), (r0 + .02, .014), (r1 - .02, .014), (r1, .006), (r1, -.006), (r1 - .02, -.014), (r0 + .02, -.014), (r0, -.006), (r0, .006)], soft(c, None, .5), M, 160)


DARK = dict(env=.12, front=0, axis=0, power=.9)
SYMBOLS = {
    'rocket': dict(make=poster, look=dict(bloom=.6, samples=1.2)),
    'ship': dict(make=ship, view=dict(el=4)),
    'fire': dict(make=fire, look=dict(bloom=.5)),
    **{'burst-%02d' % k: dict(make=burst(k), view=dict(box=FRAME_OF_BURST, el=4), look=dict(bloom=.5, samples=.5)) for k in range(10)},
    'shard-nose': dict(make=shard_nose),
    'shard-fin': dict(make=shard_fin),
    'shard-plate': dict(make=shard_plate),
    'moon': dict(make=moon, view=dict(el=0, rims=6, **DARK)),
    'giant': dict(make=giant, view=dict(el=0, rims=20, **DARK)),
}
