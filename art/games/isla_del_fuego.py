"""Isla del Fuego: black basalt split by lava, beaten gold, and what lives on the slopes: an eagle, a shell, a flower."""
import math

import numpy as np

from library.materials import emission, gold, graded, lacquer, plain, principled
from library.outlines import circle, grown, raster
from library.parts import RANKS
from library.reliefs import GOLD, X, Y, layer, letter, relief
from library.shapes import R, S, T, ball, curve, lathe, leaf, torus, tube

LIGHT = dict(el=6, env=.62, front=20, axis=7, rim=((1., .34, .06), (.25, .55, 1.)))
LOOK = dict(exposure=1.15, sat=1.3)
BASALT, DARK, HOT = (.045, .042, .050), (.012, .011, .014), (1., .26, .02)


def molten(scale=2.6, width=.07, strength=2.6, z=None, rock=BASALT, hot=HOT):
    """Black rock with light in its cracks; between the heights `z` the cracks grow wider, so that the upper end is all light."""
    m, nt, b = principled('molten', Base_Color=rock, Roughness=.52, Clearcoat=.35, Clearcoat_Roughness=.2)
    N, link = nt.nodes, nt.links.new
    place, warp, mix = N.new('ShaderNodeTexCoord'), N.new('ShaderNodeTexNoise'), N.new('ShaderNodeMixRGB')
    warp.inputs['Scale'].default_value, mix.inputs[0].default_value = scale * 1.1, .16
    link(place.outputs['Object'], warp.inputs[0])
    link(place.outputs['Object'], mix.inputs[1])
    link(warp.outputs['Color'], mix.inputs[2])
    cells = N.new('ShaderNodeTexVoronoi')
    cells.feature, cells.inputs['Scale'].default_value = 'DISTANCE_TO_EDGE', scale
    link(mix.outputs[0], cells.inputs['Vector'])
    crack = N.new('ShaderNodeMapRange')
    for key, value in (('From Min', 0.), ('From Max', width), ('To Min', 1.), ('To Max', 0.)):
        crack.inputs[key].default_value = value
    link(cells.outputs['Distance'], crack.inputs['Value'])
    if z:
        parts, rise = N.new('ShaderNodeSeparateXYZ'), N.new('ShaderNodeMapRange')
        link(place.outputs['Object'], parts.inputs[0])
        link(parts.outputs['Z'], rise.inputs['Value'])
        for key, value in (('From Min', z[0]), ('From Max', z[1]), ('To Min', width * .35), ('To Max', width * 4.5)):
            rise.inputs[key].default_value = value
        link(rise.outputs[0], crack.inputs['From Max'])
    power, ramp = N.new('ShaderNodeMath'), N.new('ShaderNodeValToRGB')
    power.operation, power.inputs[1].default_value = 'MULTIPLY', strength
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (hot[0] * .5, hot[1] * .1, 0, 1), (1, hot[1] * 1.1, hot[2] * 2, 1)
    link(crack.outputs[0], power.inputs[0])
    link(crack.outputs[0], ramp.inputs[0])
    link(power.outputs[0], b.inputs['Emission Strength'])
    link(ramp.outputs[0], b.inputs['Emission'])
    relief_of, bump = N.new('ShaderNodeMath'), N.new('ShaderNodeBump')
    relief_of.operation, relief_of.inputs[1].default_value = 'MINIMUM', .16
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .9, .22
    link(cells.outputs['Distance'], relief_of.inputs[0])
    link(relief_of.outputs[0], bump.inputs['Height'])
    link(bump.outputs[0], b.inputs['Normal'])
    return m


def feather(material, M, length, width=.12):
    lathe(curve([(0, 0), (width * .75, length * .16), (width, length * .55), (width * .55, length * .86), (0, length)]), material, M @ S(1, .34, 1), 16)


def eagle():
    """The eagle of the Philippines: a shaggy crest, pale eyes, a deep blue-grey bill."""
    brown, edge, cream = lacquer((.15, .045, .015), (.04, .012, .006), .4), lacquer((.58, .26, .07), (.24, .08, .02), .4), lacquer((.96, .88, .70), (.62, .42, .22), .35)
    bill, tip, black = lacquer((.20, .34, .50), (.04, .09, .18), .12), lacquer((.03, .04, .06), None, .1), plain((.006, .006, .008), .08, 1.)
    for k in range(13):
        a = -118 + k * 11.5
        feather((brown, edge)[k % 2], T(-.16, .26 - .02 * (k % 2), .26) @ R(a, 'Y'), 1.06 + .16 * math.sin(k * 2.3), .15)
    for k in range(9):
        a = -100 + k * 13
        feather((edge, brown)[k % 2], T(-.10, .02, .30) @ R(a, 'Y'), .80 + .10 * math.sin(k * 1.7), .13)
    for k, (x, z, a) in enumerate(((-.52, -.40, 196), (-.30, -.48, 188), (-.06, -.52, 180), (.18, -.50, 172), (.38, -.42, 166), (-.42, -.20, 200), (.30, -.24, 166))):
        feather((cream, edge, cream)[k % 3], T(x, -.18 - .04 * (k % 2), z) @ R(a, 'Y'), .66, .17)
    ball(.54, edge, T(-.06, 0, -.34) @ S(1.05, .82, 1.), 48)
    # The breast: rows of short feathers that overlap like tiles, each with a dark shaft.
    for row in range(5):
        z, half = -.06 - .17 * row, (.44, .54, .56, .50, .36)[row]
        for k in range(6 + row % 2):
            x = -half + 2 * half * (k + .5) / (6 + row % 2)
            y = -.46 * math.sqrt(max(.05, 1 - (x / .66) ** 2)) - .02 * (4 - row)
            M = T(x - .05, y, z) @ R(180 + x * 26, 'Y') @ R(-12, 'X')
            feather(cream, M, .34, .125)
            tube([(0, -.05, .10), (0, -.06, .22), (0, -.03, .30)], .014, brown, M)
    ball(.54, cream, T(.02, -.06, .22), 64)
    ball(.40, brown, T(.20, -.26, .22) @ S(1, .86, .80), 48)
    tube([(.30, -.26, .26), (.58, -.30, .36), (.88, -.30, .22), (.96, -.30, -.16)], .30, bill, None, lambda t: max(.10, (1 - .12 * t) * (1 - max(0, t - .35) ** 1.5 * 1.6)), 12, 32)
    ball(.085, tip, T(.965, -.30, -.18) @ R(6, 'Y') @ S(.75, .8, 1.5), 20)
    tube([(.34, -.28, .04), (.58, -.32, .06), (.76, -.30, -.02), (.82, -.30, -.12)], .13, bill, None, lambda t: 1 - .6 * t, 10, 24)
    tube([(.26, -.56, .10), (.50, -.58, .15), (.74, -.54, .10)], .028, lacquer((.95, .62, .10), None, .2))
    ball(.055, black, T(.56, -.57, .36) @ S(1.5, .5, .7) @ R(30, 'Y'), 16)
    ball(.19, plain((.93, .95, .98), .1, 1.), T(.14, -.52, .38) @ S(1, .5, 1))
    ball(.15, lacquer((.30, .66, .95), (.06, .24, .55), .05), T(.15, -.575, .38) @ S(1, .5, 1))
    ball(.078, black, T(.165, -.64, .38) @ S(1, .5, 1))
    ball(.032, plain((1, 1, 1), .1), T(.12, -.68, .43), 12)
    tube([(-.10, -.52, .60), (.16, -.64, .56), (.40, -.56, .44)], .065, brown, None, lambda t: .8 + .6 * math.sin(math.pi * t))


def mask():
    """A face of beaten gold with a crown of flames."""
    crown = np.zeros_like(X, bool)
    for k in range(13):
        a = math.radians(-126 + k * 21)
        ax, az, long = math.sin(a), math.cos(a), 1.10 if k % 2 == 0 else .92
        # A tongue of flame: broad at its foot, bent to one side at its tip.
        side = [(-.20, .40), (-.21, .62), (-.10, .80), (.02, long), (.05, .80), (.21, .62), (.20, .40)]
        crown |= raster([curve([(ax * q + az * p, az * q - ax * p) for p, q in side], 6)])
    face = ((X / .58) ** 2 + ((Y - .02) / np.where(Y > .02, .60, .94)) ** 2) < 1
    at = lambda x, y, sx, sy: np.exp(-((X - x) / sx) ** 2 - ((Y - y) / sy) ** 2)
    form = face * (.34 * np.sqrt(np.maximum(0, 1 - (X / .66) ** 2 - (Y / 1.02) ** 2)) + .22 * at(0, -.04, .10, .24) + .10 * at(0, -.20, .17, .07)
                   + .09 * at(0, -.46, .24, .055) + .07 * at(0, -.60, .20, .05) - .10 * (at(-.27, .12, .16, .10) + at(.27, .12, .16, .10))
                   + .10 * (at(-.27, .30, .24, .05) + at(.27, .30, .24, .05)) + .05 * (at(-.38, -.26, .12, .16) + at(.38, -.26, .12, .16)))
    jade, red = (.02, .46, .36), (.72, .02, .02)
    brow = raster([circle(.085, 40, 0, .44)]) | raster([circle(.05, 30, -.2, .46)]) | raster([circle(.05, 30, .2, .46)])
    cheeks = raster([circle(.06, 30, -.44, -.10)]) | raster([circle(.06, 30, .44, -.10)])
    _, z = relief([layer(crown, (1, .40, .03), .20, .12, 'round', .35, (.90, .10, .01)), layer(grown(face, .07), (.50, .16, .03), .10, .05, 'round', 1.),
                   layer(face, (1, .66, .20), .05, .04, 'round', 1.), layer(brow, red, .06, .05, 'round'), layer(cheeks, jade, .05, .04, 'round')],
                  body=.30, rough=.36, extra=form)
    for s in (-1, 1):
        E = T(s * .27, -z(s * .27, .12) + .01, .12) @ R(s * 8, 'Y')
        ball(.17, plain((.02, .008, .004), .4), E @ S(1.15, .24, .52))
        ball(.12, emission((1, .26, .02), 2.4), E @ T(0, -.02, 0) @ S(1.05, .25, .40))
        torus(.13, .05, gold(.12), T(s * .70, -.10, -.34) @ R(90, 'X'), 32)
        ball(.075, lacquer(jade, None, .1), T(s * .70, -.16, -.55) @ S(.8, .8, 1.3), 20)
    tube([(-.19, -z(-.19, -.53) - .01, -.52), (0, -z(0, -.53) - .01, -.545), (.19, -z(.19, -.53) - .01, -.52)], .032, plain((.12, .03, .005), .4))


def idol():
    """A guardian of lava stone with fire behind its eyes."""
    stone, dark, rock = molten(2.1, .030, 2.), plain((.006, .005, .006), .6), lacquer((.13, .12, .13), (.04, .035, .04), .5)
    fire = emission((1, .24, .02), 2.6)
    lathe(curve([(0, -1.06), (.62, -1.04), (.70, -.70), (.66, -.2), (.68, .34), (.62, .82), (.40, 1.02), (0, 1.06)]), stone, S(1, .82, 1), 10, smooth=24)
    tube([(-.60, -.46, .48), (-.24, -.64, .40), (0, -.70, .36), (.24, -.64, .40), (.60, -.46, .48)], .17, rock, S(1, 1, 1), lambda t: .85 + .35 * math.sin(math.pi * t))
    tube([(0, -.60, .40), (0, -.80, .02), (0, -.84, -.16)], .15, rock, None, lambda t: .75 + .55 * t)
    ball(.19, rock, T(0, -.76, -.18) @ S(1.35, .8, .7), 24)
    for s in (-1, 1):
        ball(.18, dark, T(s * .32, -.52, .20) @ S(1.1, .5, .72))
        ball(.12, fire, T(s * .32, -.585, .20) @ S(1.15, .4, .60))
        ball(.24, rock, T(s * .46, -.42, -.20) @ S(.85, .6, 1.1), 32)
        lathe(curve([(0, -.52), (.13, -.5), (.15, 0), (.12, .46), (0, .52)]), rock, T(s * .76, .02, .02) @ S(1, .8, 1), 16)
        torus(.13, .045, gold(.15), T(s * .78, -.06, -.50) @ R(90, 'X'), 32)
    tube([(-.34, -.60, -.52), (0, -.70, -.46), (.34, -.60, -.52)], .085, rock)
    tube([(-.30, -.58, -.76), (0, -.68, -.80), (.30, -.58, -.76)], .095, rock)
    ball(.26, fire, T(0, -.50, -.64) @ S(1.15, .5, .30))
    for k in range(5):
        lathe([(.055, 0), (.035, .14), (0, .15)], rock, T(-.20 + .10 * k, -.66, -.60) @ R(180, 'X'), 8)
    for k in range(7):
        a = -48 + 16 * k
        leaf(lacquer((.10, .46, .05) if k % 2 else (.05, .34, .06), (.01, .14, .01), .35), T(.30 * math.sin(math.radians(a)), -.1, .92) @ R(a - 90, 'Y') @ R(90, 'X'), .62, .24, .10)
    torus(.56, .06, gold(.16), T(0, 0, .86) @ S(1, .82, 1), 64)


def conch():
    """A great shell: a spire of whorls, spines on its shoulder, a wide pink lip."""
    shell, rose, pearl = graded((.98, .58, .30), (.99, .93, .80), -.6, 1., .18, 1., 'Z', .05, 9.), lacquer((1, .36, .42), (.85, .12, .26), .08), lacquer((1, .80, .70), (.95, .45, .45), .06)
    M = R(-34, 'Y') @ T(0, 0, -.06)
    lathe(curve([(0, 1.30), (.07, 1.22), (.15, 1.06), (.13, 1.03), (.25, .86), (.23, .82), (.39, .64), (.36, .59), (.58, .38), (.70, .22), (.66, .04), (.50, -.36), (.28, -.86), (.12, -1.20), (0, -1.24)]), shell, M, 96,
          rfn=lambda a, r, z: r * (1 + .05 * math.cos(a * 9 + z * 5)) if z > -.5 else r)
    for ring, (radius, z, n, size) in enumerate(((.68, .24, 10, .36), (.40, .66, 9, .22), (.25, .90, 8, .14))):
        for k in range(n):
            a = 360 / n * (k + .5 * ring)
            lathe(curve([(size * .42, 0), (size * .26, size * .42), (0, size)]), shell, M @ R(a, 'Z') @ T(radius * .92, 0, z) @ R(58, 'Y'), 14)
    lip = curve([(.30, .34), (.66, .30), (.92, .06), (.94, -.34), (.70, -.78), (.32, -1.10), (.10, -1.16)], 8)
    tube([(x, -.40 - .14 * math.sin(i / (len(lip) - 1) * math.pi), z) for i, (x, z) in enumerate(lip)], .13, pearl, M, lambda t: .6 + .7 * math.sin(math.pi * t))
    ball(1, rose, M @ T(.42, -.36, -.36) @ R(12, 'Y') @ S(.40, .24, .70), 48)
    ball(1, lacquer((.55, .05, .14), (.25, .0, .06), .1), M @ T(.30, -.52, -.34) @ R(10, 'Y') @ S(.16, .12, .52), 32)


def flower():
    """A gumamela: five broad petals and a long brush of pollen."""
    red, deep, yellow = lacquer((.95, .03, .05), (.55, .0, .06), .22), lacquer((.60, .0, .05), (.25, 0, .03), .25), lacquer((1, .74, .06), (.85, .36, .0), .25)
    for k in range(5):
        M = R(72 * k + 10, 'Y')
        lathe(curve([(0, 0), (.20, .14), (.46, .52), (.52, .82), (.34, 1.06), (.14, 1.10), (0, 1.04)]), red, M @ T(0, .02 * (k % 2), .02) @ R(10, 'X') @ R(14, 'Z') @ S(1.06, .20, 1), 40,
              rfn=lambda a, r, z: r * (1 + .06 * math.cos(z * 14)))
        for x in (-.14, 0, .14):
            tube([(x * .4, -.13, .16), (x, -.17, .5), (x * 1.5, -.14, .86 - abs(x))], .024, deep, M @ R(10, 'X'))
    ball(.24, deep, T(0, -.08, 0) @ S(1, .5, 1), 32)
    spine = [(0, -.10, 0), (.10, -.50, .10), (.24, -.84, .34), (.36, -1.02, .62)]
    tube(spine, .055, lacquer((1, .46, .34), None, .25), None, lambda t: 1.2 - .5 * t)
    line = curve(spine, 10)
    for i in range(34):
        t = .45 + .55 * i / 33
        x, y, z = line[min(len(line) - 1, int(t * (len(line) - 1)))]
        a = i * 2.4
        ball(.052, yellow, T(x + .13 * math.cos(a), y, z + .13 * math.sin(a)), 10)
    for a in (-30, 0, 30, 60, -60):
        ball(.062, deep, T(.38 + .10 * math.sin(math.radians(a)), -1.06, .66 + .10 * math.cos(math.radians(a))), 12)
    green = lacquer((.10, .42, .05), (.02, .16, .01), .35)
    for a in (222, 318):
        leaf(green, T(0, .18, 0) @ R(-a, 'Y') @ R(90, 'X'), 1.16, .52, .10)


def plume(places, materials):
    for k, (x, y, z, r) in enumerate(places):
        ball(r, materials[k % len(materials)], T(x, y, z), 24)


def volcano():
    """The mountain itself: a steep cone, lava down its sides, fire and smoke above."""
    body = molten(2.3, .042, 2.6, (-.9, .42))
    lathe(curve([(1.12, -.98), (.86, -.72), (.62, -.36), (.44, 0), (.31, .28), (.27, .36), (.22, .34), (.12, .22), (0, .20)]), body, None, 96,
          rfn=lambda a, r, z: r * (1 + (.05 + .05 * max(0, -z)) * math.sin(a * 7 + z * 2.4) + .03 * math.sin(a * 13 - z * 5)))
    lava = emission((1, .24, .015), 2.6)
    for a, reach, r in ((-100, -.90, .075), (-62, -.50, .055), (-138, -.62, .06), (-84, -.30, .05)):
        points = []
        for i in range(7):
            t = i / 6
            z = .34 + (reach - .34) * t
            radius = float(np.interp(-z, [-.36, 0, .36, .72, .98], [.27, .44, .62, .86, 1.12])) * .98
            turn = math.radians(a + 7 * math.sin(i * 1.9))
            points.append((radius * math.cos(turn), radius * math.sin(turn), z))
        tube(points, r, lava, None, lambda t: .7 + .5 * t)
    ball(.25, emission((1, .45, .06), 3.4), T(0, 0, .36) @ S(1, 1, .4))
    for k, (x, tall, r) in enumerate(((0, .62, .13), (-.15, .44, .10), (.16, .48, .10), (-.28, .30, .07), (.29, .32, .07))):
        lathe(curve([(0, -.04), (r, .05), (r * .8, tall * .5), (0, tall)]), emission((1, (.42, .20, .20, .10, .10)[k], .02), 2.6), T(x * .5, -.1, .36) @ R(x * 70, 'Y'), 20)
    smoke = [lacquer((.16, .13, .15), (.05, .04, .05), .8), lacquer((.34, .20, .16), (.10, .06, .06), .8), lacquer((.60, .25, .10), (.18, .08, .06), .8)]
    plume([(-.30, .3, .74, .22), (.32, .3, .78, .24), (-.52, .36, .98, .28), (.54, .36, 1.02, .29), (0, .42, 1.0, .36), (-.26, .4, 1.2, .27), (.28, .4, 1.22, .28), (-.74, .4, 1.1, .18), (.78, .4, 1.14, .17)], smoke[::-1])
    for x, z, r in ((-.62, .62, .065), (.58, .56, .075), (-.40, .46, .05), (.80, .80, .05), (-.86, .86, .05)):
        ball(r, emission((1, .22, .02), 2.6), T(x, -.3, z), 12)


def flame_of(x, y, z, lean, tall, r, colour, strength, M=T()):
    """A tongue that bends to one side and back again."""
    points = [(0, 0, -.1), (lean * .20, 0, tall * .22), (lean * .75, 0, tall * .52), (lean * .45, 0, tall * .78), (lean, 0, tall)]
    tube([(x + a, y + b, z + c) for a, b, c in points], r, emission(colour, strength), M, lambda t: max(.03, math.sin(math.pi * min(1, .30 + t * .72)) ** .9 * (1 - t * .25)), 10, 20)


def ember():
    """A stone out of the crater, still burning."""
    ball(.70, molten(3.1, .055, 2.8), T(0, -.1, -.32), 64)
    red, orange, yellow = (1, .05, .004), (1, .17, .008), (1, .46, .05)
    for x, z, lean, tall, r in ((-.56, -.36, -.26, .86, .24), (.56, -.36, .26, .86, .24), (-.34, -.08, -.16, 1.16, .30), (.34, -.08, .20, 1.10, .30), (0, .02, .10, 1.48, .36)):
        flame_of(x, .34, z, lean, tall, r, red, 1.7)
    for x, z, lean, tall, r in ((-.44, -.16, -.12, .84, .19), (.42, -.16, .14, .82, .19), (-.18, .10, .10, 1.02, .22), (.18, .10, -.08, 1.10, .22)):
        flame_of(x, .12, z, lean, tall, r, orange, 2.1)
    for x, z, lean, tall, r in ((-.22, .16, .06, .58, .12), (.20, .16, -.06, .62, .12), (0, .20, .08, .78, .13)):
        flame_of(x, -.06, z, lean, tall, r, yellow, 2.5)
    for x, z, r in ((-.74, .62, .05), (.70, .74, .055), (-.46, 1.06, .04), (.50, 1.12, .04)):
        ball(r, emission(orange, 2.4), T(x, 0, z), 12)


# Cut stone in black casings. None is red, which the flower has.
FACES = {'ace': ((.02, .62, .34), (0, .20, .14)), 'king': ((1, .56, .04), (.70, .18, 0)), 'queen': ((.62, .10, .80), (.22, .02, .40)),
         'jack': ((.10, .62, .78), (.01, .20, .34)), 'ten': ((.42, .46, .58), (.14, .15, .24))}


def rank(name):
    face, low = FACES[name]
    return dict(make=lambda: letter(RANKS[name], 'titan-one', face, low, (.16, .10, .09), size=1.9, tall=1.7, plate=.085, thick=.3, chisel=True),
                view=dict(az=-6, el=5), look=dict(samples=.7))


SYMBOLS = {
    'eagle': dict(make=eagle, view=dict(el=4)),
    'mask': dict(make=mask, view=dict(el=3, front=24)),
    'idol': dict(make=idol, view=dict(el=5)),
    'conch': dict(make=conch, view=dict(el=5)),
    'flower': dict(make=flower, view=dict(el=6)),
    **{name: rank(name) for name in RANKS},
    'volcano': dict(make=volcano, banner='WILD', view=dict(el=8)),
    'ember': dict(make=ember, banner='SCATTER', view=dict(el=4)),
}
