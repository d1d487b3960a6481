"""Amber Mammoth: the beasts of the ice age in thick fur, carved stones, amber with light in it, under a northern sky."""
import math
import random

from mathutils import Vector

from library.materials import emission, facing_ramp, gold, graded, jewel, lacquer, plain, principled, soft
from library.outlines import circle, grown, raster, rounded, star, union
from library.reliefs import GOLD, layer, relief
from library.shapes import R, S, T, UP, ball, blob, curve, facet_star, flat, hull, lathe, leaf, torus, tube

LIGHT = dict(el=6, env=.7, front=22, axis=7, rim=((.25, 1., .65), (.45, .55, 1.)), floor=(.45, .6, 1.))
LOOK = dict(exposure=1.15, sat=1.25)
IVORY = ((.86, .74, .52), (1, .95, .82))


def pelt(centre, radii, mats, n, length, r, seed=1, front=.35, low=-1., high=1., out=.16, drop=1., keep=None):
    """Locks of fur on an egg: each begins under its surface, stands out a little, and hangs down to a point."""
    dice, golden, c = random.Random(seed), math.pi * (3 - math.sqrt(5)), Vector(centre)
    for i in range(n):
        z = 1 - 2 * (i + .5) / n
        if not low <= z <= high:
            continue
        a, q = golden * i, math.sqrt(1 - z * z)
        normal = Vector((q * math.cos(a), q * math.sin(a), z))
        if normal.y > front:
            continue
        p = c + Vector((normal.x * radii[0], normal.y * radii[1], normal.z * radii[2]))
        if keep and not keep(p):
            continue
        l = length * dice.uniform(.75, 1.2)
        side = normal.x * .35 * l + dice.uniform(-.1, .1) * l
        tube([p - normal * r * .8, p + normal * out * l + Vector((side * .3, 0, -.15 * l * drop)), p + normal * out * .9 * l + Vector((side * .7, 0, -.6 * l * drop)),
              p + normal * out * .2 * l + Vector((side, 0, -l * drop))],
             r * dice.uniform(.85, 1.15), mats[i % len(mats)], None, lambda t: max(.05, 1 - t ** 1.5), 4, 8)


def eye(x, y, z, r, iris, turn=0., lid=None):
    """An eye with a white, an iris that shines, a pupil and a glint, and a lid above."""
    M = T(x, y, z) @ R(turn, 'Z')
    ball(r, plain((.96, .95, .90), .15, 1.), M @ S(1, .7, 1), 32)
    ball(r * .70, lacquer(iris, tuple(k * .5 for k in iris), .08), M @ T(0, -r * .42, 0) @ S(1, .55, 1), 32)
    ball(r * .38, plain((.01, .01, .012), .08, 1.), M @ T(0, -r * .70, 0) @ S(1, .5, 1), 24)
    ball(r * .16, emission((1, 1, 1), 3), M @ T(-r * .26, -r * .92, r * .26), 12)
    if lid:
        ball(r * 1.12, lid, M @ T(0, r * .10, r * .34) @ R(-14, 'X') @ S(1.06, .92, .72), 32)


def mammoth():
    dark, mid, tip = (soft(c, tuple(k * .45 for k in c), .5) for c in ((.20, .045, .012), (.36, .10, .022), (.56, .20, .05)))
    skin = soft((.30, .085, .03), (.12, .03, .015), .45)
    ball(.62, dark, T(0, .10, .22) @ S(.98, .82, 1.05), 48)
    ball(.40, dark, T(0, .12, .82) @ S(1, .9, .86), 48)
    for s in (-1, 1):
        ball(.34, skin, T(s * .70, .20, .22) @ R(s * 16, 'Y') @ S(.55, .42, 1.05), 40)
        pelt((s * .72, .18, .20), (.22, .16, .36), [dark, mid], 60, .34, .05, 3)
    face = lambda p: not (abs(p.x) < .30 and p.z < .30 and p.y < 0) and not (abs(abs(p.x) - .30) < .17 and -.02 < p.z - .14 < .42 and p.y < 0)
    pelt((0, .10, .22), (.60, .50, .64), [dark, mid, mid], 330, .46, .065, 1, .4, -.9, .9, .14, 1., face)
    pelt((0, .10, .84), (.38, .34, .34), [mid, tip, tip], 190, .50, .06, 2, .6, -.4, 1., .26)
    for s in (-1, 1):
        pelt((s * .42, -.18, -.18), (.24, .20, .26), [dark, mid], 70, .62, .06, 4, .4)
    # Folds of the trunk are rings of a tube that is thicker and thinner.
    tube([(0, -.20, .34), (0, -.52, .12), (.0, -.70, -.30), (.03, -.74, -.72), (.16, -.76, -1.06), (.40, -.80, -1.14), (.54, -.84, -.94)], .27, skin, None,
         lambda t: (1.02 - .66 * t) * (1 + .035 * math.sin(t * 120)), 26, 28)
    pelt((0, -.24, .52), (.18, .20, .16), [mid, tip], 44, .28, .05, 6, .2)
    tusk = graded(*IVORY, -.9, .35, .22, 1., 'Z')
    for s in (-1, 1):
        tube([(s * .24, -.40, -.10), (s * .36, -.62, -.46), (s * .62, -.88, -.90), (s * .98, -1.02, -.84), (s * 1.16, -.98, -.38), (s * 1.08, -.88, .10), (s * .90, -.82, .26)],
             .135, tusk, None, lambda t: max(.1, 1 - .80 * t ** 1.7), 14, 24)
        torus(.150, .035, gold(.14), T(s * .345, -.60, -.43) @ R(s * 22, 'Y') @ R(-30, 'X'), 48)
        torus(.148, .026, gold(.14), T(s * .46, -.71, -.60) @ R(s * 36, 'Y') @ R(-30, 'X'), 48)
        eye(s * .285, -.50, .30, .115, (1, .55, .05), s * 16, skin)


def sabre():
    sand, light, dark = soft((.86, .46, .12), (.50, .20, .04), .45), soft((1, .84, .58), (.7, .45, .22), .5), soft((.34, .13, .035), (.14, .05, .015), .5)
    ball(.64, sand, T(0, .10, .16) @ S(1.04, .84, .98), 48)
    for s in (-1, 1):
        lathe(curve([(.23, 0), (.21, .16), (.12, .34), (0, .42)]), sand, T(s * .46, .08, .62) @ R(s * 24, 'Y') @ S(1, .5, 1), 32)
        lathe(curve([(.14, 0), (.13, .12), (.07, .24), (0, .29)]), soft((.95, .52, .42), None, .4), T(s * .455, -.05, .64) @ R(s * 24, 'Y') @ S(1, .3, 1), 24)
        ball(.26, light, T(s * .17, -.46, -.16) @ S(1.05, .9, .80), 40)
        for k in range(3):
            tube([(s * .60, -.20, .10 - .16 * k), (s * .70, -.16, .06 - .17 * k), (s * .80, -.12, -.02 - .19 * k)], .05, dark, None, lambda t: max(.1, 1 - t), 4, 10)
        tube([(s * .08, -.52, .74), (s * .13, -.56, .60), (s * .10, -.60, .47)], .045, dark, None, lambda t: .4 + .6 * math.sin(math.pi * t), 6, 12)
        tube([(s * .24, -.47, .72), (s * .29, -.52, .60), (s * .26, -.55, .50)], .04, dark, None, lambda t: .4 + .6 * math.sin(math.pi * t), 6, 12)
        eye(s * .25, -.47, .24, .115, (.16, .85, .50), s * 14, sand)
        tube([(s * .07, -.58, .30), (s * .22, -.60, .40), (s * .42, -.50, .36)], .055, sand, None, lambda t: 1 - .5 * t, 6, 12)
        # The two long fangs.
        tube([(s * .20, -.60, -.22), (s * .25, -.76, -.52), (s * .26, -.78, -.92), (s * .20, -.68, -1.26)], .118, graded((.96, .90, .74), (1, .98, .92), -1.2, -.3, .12, 1.), None, lambda t: max(.06, 1 - t ** 1.8), 10, 20)
        for k in range(3):
            ball(.018, dark, T(s * (.16 + .07 * k), -.685 + .03 * k, -.12 - .04 * (k % 2)), 10)
    ball(.145, light, T(0, -.44, -.40) @ S(1.15, .8, .8), 32)
    blob([(0, -.66, .02, .12), (-.07, -.64, .05, .08), (.07, -.64, .05, .08)], lacquer((.16, .03, .03), None, .2), None, .03)
    lathe(curve([(0, .3), (.10, .2), (.13, -.2), (.16, -.4), (0, -.46)]), sand, T(0, -.52, .26) @ R(-14, 'X') @ S(1.1, .7, .8), 32)
    pelt((0, .12, .02), (.64, .46, .56), [sand, sand, light], 240, .40, .055, 2, .55, -.9, .25, .24, .9, lambda p: abs(p.x) > .34 or p.y > 0)
    pelt((0, .20, .52), (.52, .34, .30), [sand, sand, dark], 120, .26, .05, 5, .7, -.2, 1., .3)
    pelt((0, -.10, -.42), (.34, .22, .20), [sand, dark], 60, .40, .05, 7, .5, -1., .2)


def elk():
    coat, light, dark = soft((.30, .36, .52), (.10, .13, .24), .45), soft((.74, .80, .92), (.36, .42, .58), .5), soft((.05, .055, .08), None, .3)
    bone = graded((.66, .40, .18), (1, .93, .76), .3, 1.4, .3, .8, 'Z', .12, 9.)
    ball(.42, coat, T(0, .06, .10) @ S(1.02, .86, 1.02), 48)
    blob([(0, -.06, .08, .42), (0, -.30, -.16, .35), (0, -.48, -.44, .30), (0, -.58, -.66, .29)], coat, None, .035)
    blob([(0, -.60, -.76, .28), (-.11, -.62, -.72, .18), (.11, -.62, -.72, .18)], light, None, .035)
    blob([(0, -.80, -.62, .14), (-.10, -.80, -.62, .11), (.10, -.80, -.62, .11)], dark, None, .03)
    tube([(0, -.40, .36), (0, -.56, .06), (0, -.72, -.30)], .10, light, None, lambda t: .4 + .6 * math.sin(math.pi * min(1, t * 1.1)), 8, 16)
    for s in (-1, 1):
        ball(.05, plain((.0, .0, .0), .4), T(s * .11, -.895, -.62), 14)
        eye(s * .275, -.42, .10, .12, (.25, .75, 1), s * 26, coat)
        lathe(curve([(0, 0), (.14, .12), (.16, .28), (.07, .48), (0, .54)]), coat, T(s * .38, .06, .14) @ R(s * 88, 'Y') @ S(1, .5, 1), 24)
        lathe(curve([(0, 0), (.08, .10), (.10, .24), (0, .42)]), light, T(s * .42, -.01, .14) @ R(s * 88, 'Y') @ S(1, .3, 1), 20)
        # A great palm of bone with its points.
        palm = [(.10, .04), (.26, .14), (.42, .14), (.60, -.02), (.92, -.10), (1.00, .0), (.80, .16), (1.16, .20), (1.22, .32), (.90, .42), (1.18, .68), (1.14, .82), (.82, .66),
                (.94, 1.04), (.86, 1.14), (.64, .84), (.58, 1.20), (.48, 1.26), (.44, .84), (.28, .98), (.20, .94), (.28, .66), (.24, .42), (.10, .26), (.0, .14)]
        shape = rounded([(s * x, z) for x, z in palm], .05)
        flat([shape], bone, .03, .05, 0, T(s * .12, .05, .36) @ R(s * -8, 'Z') @ R(8, 'X') @ UP)
        tube([(s * .14, .04, .34), (s * .34, .0, .54), (s * .52, .0, .74)], .10, bone, None, lambda t: 1.1 - .45 * t, 8, 16)
        tube([(s * .22, -.04, .46), (s * .24, -.26, .60), (s * .17, -.36, .88)], .065, bone, None, lambda t: max(.1, 1 - .9 * t), 8, 14)
    pelt((0, .02, .34), (.30, .30, .22), [coat, light], 80, .26, .05, 2, .4, -.1, 1., .3)
    pelt((0, .14, -.34), (.46, .26, .48), [coat, light, light], 190, .52, .06, 3, .9, -1., .5, .2)


def owl():
    white, shade, fleck = soft((.96, .97, 1), (.50, .58, .80), .5), soft((.78, .84, .95), (.40, .48, .72), .5), soft((.10, .11, .17), None, .5)
    horn = lacquer((.09, .09, .12), None, .2)
    ball(.70, white, T(0, .06, -.26) @ S(.92, .80, 1.12), 48)
    ball(.58, white, T(0, .0, .52) @ S(1.06, .88, .90), 48)
    # Feathers lie over each other like tiles.
    for row in range(7):
        z, w = .02 - row * .155, .60 - .02 * row - .012 * row * row
        for k in range(9):
            a = math.radians(-90 + (k - 4 + .5 * (row % 2)) * 21)
            x, y = w * math.cos(a), .06 + w * .88 * math.sin(a)
            ball(.125, (white, shade)[(k + row) % 2], T(x, y, z) @ R(math.degrees(a) + 90, 'Z') @ R(-20, 'X') @ S(.92, .34, 1.25), 20)
            if (k + 2 * row) % 3 == 0:
                ball(.05, fleck, T(x * 1.08, .06 + (y - .06) * 1.08, z - .06) @ R(math.degrees(a) + 90, 'Z') @ S(1.1, .4, .7), 14)
    for s in (-1, 1):
        for k in range(5):
            lathe(curve([(0, 0), (.15, -.3), (.14, -.8), (.06, -1.12), (0, -1.18)]), (shade, white, shade, white, fleck)[k], T(s * (.50 + .035 * k), .02 + .06 * k, .16 - .03 * k) @ R(s * (-4 - 4 * k), 'Y') @ S(1, .5, .86), 20)
        ball(.30, shade, T(s * .22, -.40, .52) @ S(.98, .34, 1.05), 40)
        for k in range(18):
            b = math.radians(20 * k)
            ball(.075, white, T(s * .22 + .265 * math.cos(b), -.43, .52 + .285 * math.sin(b)) @ R(-math.degrees(b), 'Y') @ S(1.15, .5, .62), 14)
        ball(.185, lacquer((1, .72, .02), (1, .32, 0), .06), T(s * .215, -.50, .52) @ S(1, .5, 1), 40)
        ball(.105, plain((.01, .01, .012), .06, 1.), T(s * .21, -.57, .52) @ S(1, .5, 1), 32)
        ball(.036, emission((1, 1, 1), 3), T(s * .21 - .045, -.625, .57), 12)
        tube([(s * .04, -.53, .62), (s * .20, -.56, .76), (s * .44, -.42, .86)], .06, white, None, lambda t: 1 - .6 * t, 8, 14)
        for k in range(3):
            tube([(s * (.16 + .10 * k), -.62, -1.00), (s * (.16 + .10 * k), -.76, -1.05), (s * (.16 + .10 * k), -.80, -1.14)], .05, horn, None, lambda t: max(.15, 1 - .8 * t), 6, 12)
        pelt((s * .26, -.44, -.94), (.20, .14, .12), [white], 30, .16, .04, 8, .6)
    lathe(curve([(.10, .16), (.13, .02), (.08, -.16), (0, -.28)]), horn, T(0, -.54, .42) @ R(-12, 'X') @ S(.9, .9, 1), 24)
    for x, y, z in ((-.12, -.30, .92), (.12, -.30, .92), (0, -.38, .84), (-.24, -.24, .94), (.24, -.24, .94), (0, -.22, 1.0)):
        ball(.05, fleck, T(x, y, z) @ S(.9, .6, .8), 14)


def ngon(n, r, turn=0., round_by=.16, squash=1.):
    return [rounded([(r * math.sin(math.tau * k / n + math.radians(turn)), r * squash * math.cos(math.tau * k / n + math.radians(turn))) for k in range(n)], round_by, 8)]


def stone(shape, face, low, mark):
    """A polished stone in a setting of gold, with a sign that is cut into it and filled with ivory."""
    m, sign = raster(shape), mark if hasattr(mark, 'dtype') else union(mark)
    relief([layer(grown(m, .10), GOLD, .26, .10, 'round', 1.), layer(grown(m, .016), tuple(k * .10 for k in face), -.07, .02, 'slope'),
            layer(m, face, .42, .5, 'dome', 0., low), layer(grown(sign, .035), tuple(k * .16 for k in low), -.035, .03, 'slope'),
            layer(sign, (1, .95, .82), .075, .05, 'round', 0., (.92, .74, .44))], rough=.12)


def strip(points, width, n=8):
    """A thick stroke along points of a plane, as discs that touch each other."""
    return [circle(width / 2, 20, x, y) for x, y in curve(points, n)]


def sun_mark():
    rays = [[(x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)) for x, y in ((-.085, .36), (.085, .36), (0, .60))] for a in (math.tau * k / 9 for k in range(9))]
    return [circle(.26, 48), *rays]


def hand_mark():
    fingers = [strip([(x * .5, 0.02), (x, y)], .15) for x, y in ((-.30, .36), (-.10, .48), (.10, .47), (.28, .34))]
    return [circle(.25, 40, 0, -.14), *[d for f in fingers for d in f], *strip([(.12, -.22), (.40, .02)], .15)]


def leaf_mark():
    needles = [s for k in range(4) for side in (-1, 1) for s in strip([(0, -.34 + .2 * k), (side * (.36 - .075 * k), -.12 + .2 * k)], .115)]
    return [*strip([(0, -.52), (0, .52)], .12, 16), *needles]


def fish_mark():
    body = [[(.52 * math.cos(a) - .08, .25 * math.sin(a)) for a in (math.tau * k / 48 for k in range(48))]]
    tail = [[(.34, 0), (.62, .26), (.56, 0), (.62, -.26)]]
    return union(body + tail) & ~raster([circle(.055, 24, -.34, .07)]) & ~union(strip([(-.14, .18), (-.06, 0), (-.14, -.18)], .055))


def spiral_mark():
    return strip([((.06 + .068 * t) * math.cos(t * 1.55), (.06 + .068 * t) * math.sin(t * 1.55)) for t in (k * .5 for k in range(15))], .125, 8)


def north_star():
    """A star of ice that holds the northern light: six arms with barbs round a bright stone."""
    green, blue = jewel((.10, 1., .62), 1.5, .05, 2.2), jewel((.20, .62, 1), 1.5, .05, 1.8)
    for k in range(6):
        M = R(60 * k, 'Y')
        mat = (green, blue)[k % 2]
        hull([(x, y, z) for x, z in ((0, .16), (.13, .42), (.10, .74), (0, 1.12), (-.10, .74), (-.13, .42)) for y in ((-.14, .14) if abs(x) < .01 and z < 1 else (-.06, .06))], mat, M, .012)
        for s in (-1, 1):
            for z, l in ((.52, .34), (.78, .22)):
                hull([(x, y, q) for x, q in ((-.05, 0), (.05, 0), (.06, l * .55), (0, l), (-.06, l * .55)) for y in (-.05, .05)], (blue, green)[k % 2], M @ T(s * .05, 0, z) @ R(s * 52, 'Y'), .008)
    ball(.34, lacquer((.62, .12, 1), (.20, .02, .50), .05), T(0, -.04, 0) @ S(1, .5, 1), 40)
    facet_star(.27, .11, .10, emission((.72, 1, .90), 2.4), T(0, -.19, 0) @ UP, 6)
    torus(.35, .05, gold(.12), T(0, -.06, 0) @ UP)


def amber():
    """A drop of amber in a setting of gold; its middle is plain, so that a number can be read on it."""
    g = gold(.12)
    honey, nt, shader = principled('amber', Base_Color=(1, .30, .01), Roughness=.06, Clearcoat=1., Clearcoat_Roughness=.02, Specular=.7, Emission_Strength=.55)
    nt.links.new(facing_ramp(nt, (1, .40, .015), (.42, .05, .0), .42), shader.inputs['Base Color'])
    nt.links.new(facing_ramp(nt, (1, .42, .03), (.10, .01, .0), .55), shader.inputs['Emission'])
    drop = curve([(0, -.92), (.44, -.83), (.78, -.48), (.86, -.06), (.70, .38), (.40, .70), (.15, .92), (0, 1.0)], 10)
    lathe(drop, honey, S(1, .60, 1), 96)
    outline = [(x * 1.015, -.02, z * 1.01) for x, z in drop[::6]]
    tube(outline + [(-x, y, z) for x, y, z in outline[::-1][1:]], .075, g, None, None, 6, 16)
    for s in (-1, 1):
        tube([(s * .04, -.16, 1.10), (s * .17, -.34, .92), (s * .30, -.40, .66), (s * .24, -.46, .50)], .06, g, None, lambda t: max(.25, 1 - .7 * t), 8, 14)
        tube([(s * .58, -.10, -.74), (s * .46, -.36, -.66), (s * .36, -.46, -.56)], .06, g, None, lambda t: max(.25, 1 - .7 * t), 8, 14)
        for x, z in ((.87, -.06), (.72, .36), (.70, -.62)):
            ball(.085, g, T(s * x, -.08, z), 20)
    ball(.12, g, T(0, -.06, 1.02), 24)


SYMBOLS = {
    'mammoth': dict(make=mammoth, view=dict(el=4)),
    'sabre': dict(make=sabre),
    'elk': dict(make=elk, view=dict(el=4)),
    'owl': dict(make=owl),
    'sun': dict(make=lambda: stone([circle(.86, 96)], (.95, .06, .06), (.45, 0, .03), sun_mark())),
    'hand': dict(make=lambda: stone(ngon(6, .92, 0, .2), (.60, .08, .92), (.22, .01, .46), hand_mark())),
    'leaf': dict(make=lambda: stone(ngon(4, 1.0, 0, .3, 1.), (.05, .66, .20), (0, .26, .10), leaf_mark())),
    'fish': dict(make=lambda: stone(ngon(4, 1.14, 45, .26, .92), (.04, .42, 1.), (.01, .12, .55), fish_mark())),
    'spiral': dict(make=lambda: stone(ngon(3, 1.16, 0, .42), (1, .30, .62), (.55, .03, .28), spiral_mark())),
    'amber': dict(make=amber),
    'star': dict(make=north_star, banner='SCATTER', view=dict(el=3)),
}
