"""Star Voyager: white enamel, orange visors, neon glass over deep blue."""
import math
import random

from library.materials import emission, flame, gold, graded, jewel, lacquer, plain, silver
from library.outlines import TAU
from library.shapes import R, S, T, UP, ball, box, brilliant, curve, facet_star, flat, lathe, torus, tube

LIGHT = dict(el=8, env=.65, front=16, axis=4, rim=((.9, .2, 1.), (.1, .8, 1.)))
LOOK = dict(exposure=1.15, sat=1.28)
WHITE, SHADE, ORANGE, NAVY = (.80, .82, .88), (.36, .40, .60), (1, .28, .01), (.02, .05, .26)


def enamel(c=WHITE, edge=SHADE):
    return lacquer(c, edge, .22)


def helmet_at(M, visor=(1, .42, .02), edge=(.45, .03, .25)):
    g = gold(.14)
    ball(.80, enamel(), M @ S(1, .95, .96), 64)
    ball(.62, lacquer(visor, edge, .04), M @ T(0, -.30, .02) @ S(1, .84, .78), 64)
    torus(.585, .075, g, M @ T(0, -.44, .02) @ R(90, 'X') @ S(1.02, .80, 1), 96)
    for s in (-1, 1):
        lathe([(0, .14), (.20, .14), (.24, .08), (.24, -.1)], lacquer(ORANGE, None, .2), M @ T(s * .78, -.02, 0) @ R(s * 90, 'Y'), 48)
        torus(.14, .03, g, M @ T(s * .92, -.02, 0) @ R(90, 'Y'), 48)
    ball(.07, plain((1, 1, 1), .1, 1.), M @ T(-.24, -.78, .24) @ R(-20, 'Y') @ S(1.7, .3, .8))


def astronaut():
    helmet_at(T(0, 0, .42) @ S(.92))
    e = enamel()
    lathe(curve([(0, -.98), (.58, -.96), (.70, -.70), (.58, -.36), (.34, -.20), (0, -.18)]), e, S(1.1, .75, 1), 64)
    torus(.42, .08, lacquer(ORANGE, None, .2), T(0, 0, -.26) @ S(1.1, .9, 1))
    box((.62, .20, .40), lacquer((.30, .34, .44)), T(0, -.46, -.68), .06)
    for i, c in enumerate(((1, .05, .05), (1, .75, .05), (.1, .9, .3))):
        ball(.062, emission(c, 2.5), T(-.18 + .18 * i, -.58, -.60), 16)
    box((.40, .06, .07), emission((.2, .8, 1), 2.5), T(0, -.56, -.78), .02)
    for s in (-1, 1):
        tube([(s * .58, 0, -.46), (s * .92, -.08, -.56), (s * 1.02, -.2, -.24), (s * .98, -.26, .02)] if s > 0 else [(s * .58, 0, -.46), (s * .90, -.06, -.70), (s * .92, -.12, -1.0)], .21, e, None, lambda t: 1 - .2 * t)
    torus(.19, .05, lacquer(ORANGE, None, .2), T(1.01, -.24, -.14) @ R(10, 'X'))
    ball(.23, lacquer(ORANGE, None, .25), T(.98, -.28, .14))
    ball(.23, lacquer(ORANGE, None, .25), T(-.92, -.13, -1.02))


def helmet():
    helmet_at(T(), (.02, .30, .85), (.20, .02, .45))
    lathe(curve([(.62, -.60), (.78, -.72), (.80, -.90), (.74, -.98), (0, -.98)]), silver(.2), None, 96)
    torus(.79, .07, lacquer(ORANGE, None, .2), T(0, 0, -.82))
    tube([(.5, -.3, .66), (.62, -.32, .98), (.60, -.32, 1.10)], .035, silver())
    ball(.09, emission((1, .2, .15), 3), T(.60, -.32, 1.14), 16)


def rocket():
    M = R(34, 'Y')
    g, red, wh = gold(.15), lacquer((.82, .008, .012), (.3, 0, .04), .2), lacquer((.75, .77, .84), (.25, .27, .5), .22)
    pr = [(.34, -.95), (.48, -.9), (.60, -.55), (.66, -.1), (.65, .3), (.58, .7), (.565, .72), (.46, 1.0), (.30, 1.26), (.12, 1.46), (.04, 1.54), (0, 1.55)]
    lathe(pr, [wh, red], M, 128, lambda s, j: 1 if j >= 6 else 0)
    torus(.58, .045, g, M @ T(0, 0, .71))
    torus(.51, .05, g, M @ T(0, 0, -.88))
    lathe([(.2, -.9), (.30, -1.0), (.40, -1.2), (.36, -1.2), (.2, -1.0)], silver(), M, 96)
    torus(.30, .06, g, M @ T(0, -.62, .22) @ R(86, 'X'))
    ball(.30, lacquer((.01, .25, .8), (.0, .6, .9), .06), M @ T(0, -.57, .22) @ R(90, 'X') @ S(1, 1, .4))
    fin = [curve([(.46, .10), (.90, -.15), (1.22, -.65), (1.26, -1.15), (.95, -.86), (.40, -.74)], 10)]
    for a in (12, 168, 90):
        flat(fin, red, .035, .06, -.03, M @ R(a, 'Z') @ R(90, 'X'), 6)
    for s, c, e in ((1.35, (1, .10, .005), 2.6), (.95, (1, .38, .02), 5), (.55, (1, .85, .35), 12)):
        lathe([(.32 * s * math.sin(math.pi * min(1, u * 1.9) / 2) * (1 - u) ** .75 * (1 + .06 * math.sin(u * 9)), -1.08 - 1.1 * s ** .8 * u) for u in (k / 40 for k in range(41))], flame(c, e), M, 64)


def planet():
    bands = graded((.30, .01, .50), (1, .30, .06), -.6, .5, .35, .6)
    M = R(-18, 'Y') @ R(18, 'X')
    ball(.72, bands, M, 64)
    for r0, r1, c in ((.92, 1.04, (.15, .75, 1)), (1.07, 1.26, (.95, .90, .75)), (1.29, 1.36, (1, .45, .75))):
        lathe([(r0, .012), (r0 + .02, .03), (r1 - .02, .03), (r1, .012), (r1, -.012), (r1 - .02, -.03), (r0 + .02, -.03), (r0, -.012), (r0, .012)], lacquer(c, None, .25), M, 128)


def satellite():
    g, blue = gold(.16), lacquer((.02, .14, .75), (.0, .03, .3), .12)
    M = R(-28, 'Y')
    box((.52, .46, .80), gold(.22), M, .07)
    for s in (-1, 1):
        box((.20, .08, .10), silver(), M @ T(s * .34, 0, 0), .02)
        box((.82, .07, .62), silver(.2), M @ T(s * .86, 0, 0), .03)
        for i in range(3):
            for k in range(2):
                box((.235, .06, .265), blue, M @ T(s * (.60 + .26 * i), -.03, -.145 + .29 * k), .015)
    lathe(curve([(0, 0), (.22, .03), (.40, .14), (.44, .20)]) + [(.42, .22), (0, .05)], enamel(), M @ T(0, -.20, .40) @ R(24, 'X'), 64)
    tube([(0, -.2, .40), (0, -.30, .82)], .025, g, M)
    ball(.08, emission((1, .25, .15), 3), M @ T(0, -.31, .86), 16)
    for z in (-.18, .08):
        ball(.09, lacquer((.1, .9, 1), None, .05), M @ T(0, -.22, z) @ S(1, .5, 1), 24)


def rocks(M, r, colour, edge, seed=2):
    dice = random.Random(seed)
    m = lacquer(colour, edge, .7)
    dents = [(dice.uniform(0, TAU), dice.uniform(-.8, .8)) for _ in range(9)]
    lathe([(r * math.sin(math.pi * i / 40), -r * math.cos(math.pi * i / 40)) for i in range(41)], m, M, 80, None,
          lambda a, q, z: q * (1 + .10 * math.sin(3 * a + 4 * z / r) + .06 * math.sin(7 * a - 5 * z / r) - .14 * max([math.exp(-((math.sin((a - b) / 2)) ** 2 * 18 + (z / r - h) ** 2 * 14)) for b, h in dents])))


def trail(M, colours, r=.62, length=1.5):
    for s, c, e in colours:
        lathe([(r * s * math.sqrt(max(0, 1 - (1 - min(1, u * 3)) ** 2)) * (1 - u) ** .8, -.55 * s + length * u * (.6 + .4 * s)) for u in (k / 40 for k in range(41))], flame(c, e), M, 64)


def meteor():
    M = R(42, 'Y')
    rocks(T(-.28, 0, -.30), .58, (.30, .13, .07), (.85, .22, .02))
    trail(T(-.28, .1, -.30) @ M, ((1.2, (1, .08, .0), 2.2), (.95, (1, .30, .01), 3.5), (.62, (1, .75, .2), 6)), .70)


def comet():
    M = R(48, 'Y')
    ball(.42, jewel((.55, .9, 1), glow=2.), T(-.45, -.1, -.42), 24)
    brilliant(jewel((.5, .9, 1), ior=1.8, glow=2.), T(-.45, -.25, -.42) @ UP @ S(.44))
    trail(T(-.45, .1, -.42) @ M, ((1.25, (.10, .12, 1), 2.2), (.95, (.10, .50, 1), 3.2), (.62, (.6, .95, 1), 6)), .66, 1.8)
    for x, z, s in ((.5, -.5, .22), (-.55, .45, .18), (.88, .05, .14)):
        facet_star(s, s * .3, s * .3, emission((.7, .95, 1), 4), T(x, -.2, z) @ UP, 4)


def battery():
    g, cell = silver(.15), emission((.10, 1, .28), 1.7)
    lathe([(0, -1.), (.56, -1.), (.62, -.94), (.62, -.74), (.58, -.70)], g)
    lathe([(.58, .62), (.62, .66), (.62, .86), (.56, .92), (.30, .92), (.28, 1.08), (.22, 1.12), (0, 1.12)], g)
    lathe([(.46, -.72), (.46, .64)], cell)
    for z in (-.40, -.04, .32):
        torus(.50, .055, lacquer((.02, .30, .10), None, .2), T(0, 0, z))
    for i in range(4):
        box((.13, .13, 1.5), enamel((.12, .14, .2), (.2, .3, .5)), R(90 * i + 45, 'Z') @ T(.55, 0, -.04), .05)
    flat([[(-.02, .34), (.20, .34), (.06, .06), (.22, .06), (-.14, -.42), (-.03, -.06), (-.19, -.06)]], lacquer((1, .85, .10), None, .1), .05, .03, 0, T(0, -.58, -.02) @ UP)


def radio():
    M = T(0, 0, .30) @ R(-34, 'Y') @ R(52, 'X')
    lathe(curve([(0, 0), (.4, .06), (.75, .24), (.98, .52)]) + [(.96, .56), (.92, .54)] + curve([(.90, .50), (.70, .28), (.38, .11), (0, .06)]), enamel(), M, 96)
    torus(.96, .045, lacquer(ORANGE, None, .2), M @ T(0, 0, .53))
    for a in (0, 120, 240):
        tube([(.70 * math.cos(math.radians(a)), .70 * math.sin(math.radians(a)), .26), (0, 0, .86)], .035, silver(), M)
    ball(.14, emission((.15, .85, 1), 3), M @ T(0, 0, .90), 24)
    box((.26, .26, .62), silver(.25), T(.06, .12, -.30), .05)
    lathe(curve([(0, -.98), (.56, -.98), (.58, -.88), (.30, -.72), (.20, -.5), (0, -.5)]), lacquer(NAVY, (.1, .2, .6), .2))
    torus(.56, .05, gold(.15), T(0, 0, -.93))


def boot():
    e, o, sole = enamel(), lacquer(ORANGE, None, .2), lacquer((.10, .12, .20), (.2, .3, .5), .4)
    lathe([(0, .95), (.42, .95), (.50, .88), (.50, .70), (.42, .64), (.40, .20), (.46, -.10), (.48, -.4), (0, -.5)], e, T(.30, 0, 0), 64)
    for z in (.79, .28):
        torus(.47 if z > .5 else .42, .085, o, T(.30, 0, z))
    ball(.52, e, T(-.30, 0, -.42) @ S(1.1, .88, .74), 48)
    ball(.5, e, T(.28, 0, -.36) @ S(1, .92, .9), 48)
    flat([curve([(.78, 0), (.72, .38), (.2, .46), (-.5, .50), (-.92, .30), (-.96, 0), (-.92, -.30), (-.5, -.50), (.2, -.46), (.72, -.38), (.78, 0)], 6)], sole, .12, .07, 0, T(0, 0, -.86))
    for i in range(7):
        box((.10, 1.02, .14), sole, T(-.78 + .24 * i, 0, -1.02), .03)
    for z in (-.02, -.18):
        box((.16, 1.0, .10), o, T(.0, 0, z - .1) @ R(-38, 'Y'), .03)
    ball(.10, gold(.14), T(.28, -.46, -.34), 24)


def wormhole():
    for i in range(5):
        pts = []
        for k in range(15):
            t = k / 14
            a = i * TAU / 5 + t * 3.6
            r = 1.08 * (1 - t) + .20
            pts.append((r * math.cos(a), -.15, r * .94 * math.sin(a)))
        c = ((.55, .08, 1), (.15, .45, 1))[i % 2]
        tube(pts, .17, lacquer(c, (.05, .0, .35), .1), None, lambda t: .25 + 1.0 * math.sin(math.pi * t ** .7))
    torus(.44, .11, emission((.45, .55, 1), 2.2), T(0, -.2, 0) @ UP)
    ball(.40, plain((.004, .002, .02), .1, 1.), T(0, -.16, 0) @ S(1, .3, 1))
    facet_star(.40, .10, .12, emission((.9, .95, 1), 4), T(0, -.36, 0) @ UP, 4)
    for a, r in ((20, 1.05), (100, 1.08), (215, 1.04), (300, 1.1)):
        facet_star(.16, .05, .06, emission((1, .7, 1), 3), R(a, 'Y') @ T(r, -.3, 0) @ UP, 4)


SYMBOLS = {
    'astronaut': dict(make=astronaut),
    'rocket': dict(make=rocket, look=dict(bloom=.6)),
    'planet': dict(make=planet),
    'satellite': dict(make=satellite, view=dict(az=-14, el=14, axis=8)),
    'meteor': dict(make=meteor, look=dict(bloom=.5)),
    'battery': dict(make=battery, view=dict(el=16)),
    'radio': dict(make=radio),
    'helmet': dict(make=helmet, view=dict(az=-16)),
    'boot': dict(make=boot, view=dict(az=-24, el=14)),
    'wild': dict(make=comet, banner='WILD', look=dict(bloom=.5)),
    'scatter': dict(make=wormhole, banner='SCATTER', look=dict(bloom=.5)),
}
