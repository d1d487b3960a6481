"""What stands on gaming tables: chips, dice, cards with printed faces, the roulette wheel."""
import os
import random

import bpy

from library.materials import gold, lacquer, plain, principled, wood
from library.outlines import ROOT
from library.shapes import R, S, T, UP, ball, box, copy, curve, lathe, mesh, text, torus

# ---------------------------------------------------------------- chips

# The body, its darker edge of view, and the spots. Six that stay apart at a glance, also on green, blue, red and black felt.
CHIPS = {'ivory': ((.86, .80, .68), (.40, .34, .26), (.05, .16, .42)), 'red': ((.70, .008, .02), (.26, 0, .01), (.95, .92, .86)),
         'blue': ((.012, .10, .58), (.0, .03, .22), (.95, .92, .86)), 'green': ((.01, .30, .09), (0, .10, .03), (.98, .80, .30)),
         'black': ((.014, .014, .02), (.02, .02, .03), (.95, .92, .86)), 'violet': ((.28, .02, .46), (.09, 0, .17), (1., .62, .10))}
CHIP_HIGH = .19
_RIM = [(0, .080), (.585, .080), (.592, .100), (.625, .100), (.632, .086), (.66, .088), (.93, .088), (.975, .075), (1, .045)]
_BODY = _RIM + [(r, -z) for r, z in _RIM[::-1]]


def chip(colour, M=T(), metal_ring=None):
    """A clay chip: six double spots on its edge, a ring of metal, and a plain disc on which a value can be read."""
    body, low, spot = CHIPS[colour]
    last = len(_BODY) - 2

    def part(sector, j):
        j = min(j, last - j)
        if j == 0:
            return 3
        if j in (1, 2, 3):
            return 2
        k = (sector * 6) % 1
        return 1 if .04 < k < .46 and not (.225 < k < .275) and j >= 5 else 0
    mats = [lacquer(body, low, .36), lacquer(spot, tuple(x * .5 for x in spot), .38), metal_ring or gold(.2), lacquer((.84, .79, .68), (.58, .50, .40), .42)]
    return lathe(_BODY, mats, M, 288, part)


def stack(colour, count, M=T(), seed=1, one=None, sway=.035):
    """Chips on one another, none quite straight. Returns the first, of which more can be copied."""
    dice = random.Random(seed)
    first = None
    for k in range(count):
        at = M @ T(dice.uniform(-sway, sway), dice.uniform(-sway, sway), CHIP_HIGH * (k + .5)) @ R(dice.uniform(0, 360), 'Z')
        made = copy(one or first, at) if (one or first) else chip(colour, at)
        first = first or made
    return first


# ---------------------------------------------------------------- dice

PIPS = {1: ((0, 0),), 2: ((-1, 1), (1, -1)), 3: ((-1, 1), (0, 0), (1, -1)), 4: ((-1, 1), (1, 1), (-1, -1), (1, -1)),
        5: ((-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)), 6: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1))}
# From the face that looks at us to each face; opposite ones add to seven.
FACES = {1: R(-90, 'X'), 2: R(90, 'Z'), 3: T(), 4: R(180, 'Z'), 5: R(-90, 'Z'), 6: R(90, 'X')}


def ivory_die(top=1, M=T(), side=1.):
    """A die of sic bo: ivory, its one and its four red. `top` lies above."""
    body = lacquer((.74, .66, .50), (.42, .30, .17), .14)
    red, dark = lacquer((.78, .004, .012), (.34, 0, .01), .1), lacquer((.012, .012, .02), (.02, .02, .03), .1)
    M = M @ S(side) @ R(-90, 'X') @ FACES[top].inverted()
    box((1.9, 1.9, 1.9), body, M, .30).modifiers['b'].segments = 8
    for n, face in FACES.items():
        for x, y in PIPS[n]:
            r = .36 if n == 1 else .20
            # A dimple: its floor is darker, and a ring of the body stands round it.
            A = M @ face @ T(x * .47, -.95, y * .47) @ UP
            lathe([(0, .006), (r * .5, .010), (r * .86, .018), (r, .014), (r * 1.02, -.02)], red if n in (1, 4) else dark, A, 40)


# ---------------------------------------------------------------- cards

CARD = (2.5, 3.5)
PRINTS = os.path.join(ROOT, 'art/.cache/cards')


def print_on(name):
    """The material of a printed card face that `art/cards.ts` has drawn."""
    m, nt, b = principled('print', Roughness=.34, Clearcoat=.5, Clearcoat_Roughness=.08, Specular=.4)
    tex = nt.nodes.new('ShaderNodeTexImage')
    tex.image = bpy.data.images.load(os.path.join(PRINTS, name + '.png'), check_existing=True)
    tex.interpolation = 'Cubic'
    nt.links.new(tex.outputs['Color'], b.inputs['Base Color'])
    nt.links.new(tex.outputs['Alpha'], b.inputs['Alpha'])
    return m


def card(name, M=T(), curl=.05, size=CARD):
    """A card lying face up, bent a little lengthwise. `name` is a print: "ace-spades", "back-red"."""
    w, h, nx, ny = *size, 8, 12
    places = [(i / nx, j / ny) for j in range(ny + 1) for i in range(nx + 1)]
    v = [((u - .5) * w, (t - .5) * h, curl * (1 - (2 * u - 1) ** 2)) for u, t in places]
    f = [(a, a + 1, a + nx + 2, a + nx + 1) for j in range(ny) for a in (j * (nx + 1) + i for i in range(nx))]
    o = mesh('card', v, f, [print_on(name)], M, None, 80)
    uv = o.data.uv_layers.new(name='uv')
    for loop in o.data.loops:
        uv.data[loop.index].uv = places[loop.vertex_index]
    return o


def fan(names, spread=13., M=T(), pivot=3.4, rise=.05, lean=0.):
    """Cards held as a hand, upright, facing us; the last lies in front."""
    last = (len(names) - 1) / 2
    for k, name in enumerate(names):
        a = -(k - last) * spread
        card(name, M @ UP @ T(0, -pivot, rise * k) @ R(a, 'Z') @ T(0, pivot, 0) @ R(lean, 'Y'))


# ---------------------------------------------------------------- roulette

ORDER = (0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26)
REDS = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
STEP = 360 / 37


def pocket_turn(place):
    """Turns what points up the wheel (+y) to the pocket at this place; places run clockwise, seen from above."""
    return R(-STEP * place, 'Z')


def bowl():
    """The bowl that does not turn: a rim of wood, the track of the ball with its eight deflectors, a ring of brass."""
    rim, track, g = wood((.06, .010, .004), (.26, .05, .016), (2, 2, 6)), wood((.20, .06, .02), (.44, .17, .055), (2, 2, 5)), gold(.14)
    lathe(curve([(1.50, .12), (1.56, .22), (1.62, .31), (1.70, .34), (1.78, .30), (1.82, .18), (1.80, -.04), (1.66, -.2)], 6), rim, None, 148)
    lathe([(1.275, .075), (1.34, .10), (1.44, .14), (1.50, .19), (1.53, .23)], track, None, 148)
    for r, z, q in ((1.535, .235, .016), (1.27, .07, .022), (1.70, .342, .014)):
        torus(r, q, g, T(0, 0, z), 148)
    # The well that the rotor turns in.
    lathe([(0, -.1), (1.275, -.02), (1.275, .07)], plain((.012, .008, .007), .6), None, 96)
    for i in range(8):
        A = R(45 * i + 22.5, 'Z') @ T(1.395, 0, .135) @ R(-22, 'Y') @ (R(90, 'Z') if i % 2 else T())
        lathe([(.0, .055), (.06, .03), (.12, -.02)], gold(.1), A @ S(1, .40, 1), 4, None, None, 0)


def rotor():
    """What turns: the ring of numbers, the pockets with their frets, the cone, and four arms."""
    g, bright = gold(.26), gold(.16)
    # Without a coat: a glossy ring would be grey under the lamps, and its numbers hard to read.
    felt = [principled('ring', Base_Color=c, Roughness=.6, Specular=.12)[0] for c in ((.006, .27, .04), (.54, .003, .008), (.006, .006, .009))]
    deep = [plain(tuple(x * .55 for x in c), .4) for c in ((.010, .34, .05), (.62, .006, .014), (.008, .008, .012))]

    def colour(n):
        return 0 if n == 0 else 1 if n in REDS else 2

    def at(sector, _):
        # The lathe begins at +x and runs against the clock; the zero is in the middle of the top.
        return colour(ORDER[round((90 - sector * 360) / STEP) % 37])
    lathe([(1.25, .075), (.965, .045)], felt, None, 37 * 20, at, None, 0)
    lathe([(.955, .04), (.95, -.05), (.70, -.06), (.69, .03)], deep, None, 37 * 20, at, None, 0)
    for r, z, q in ((1.248, .075, .020), (.96, .045, .014), (.688, .04, .020)):
        torus(r, q, bright, T(0, 0, z), 148)
    ink = plain((.97, .96, .93), .5)
    for k, n in enumerate(ORDER):
        edge = pocket_turn(k + .5)
        box((.012, .565, .09), g, edge @ T(0, .965, .03) @ R(5, 'X'), .004)
        text(str(n), ink, 'russo-one', .165, .001, .0, .0, pocket_turn(k) @ T(0, 1.105, .067) @ R(6, 'X'))
    cone = wood((.10, .024, .008), (.30, .10, .03), (.5, .5, 4))
    lathe(curve([(.685, .035), (.56, .085), (.40, .15), (.26, .20), (.16, .25)], 6), cone, None, 96)
    torus(.50, .010, bright, T(0, 0, .108), 96)


def turret():
    """The spindle in the middle of the wheel, with four arms."""
    g, bright = gold(.2), gold(.12)
    lathe([(.30, .16), (.30, .21), (.22, .26), (.13, .34), (.11, .46), (.16, .51), (.16, .56), (.08, .62), (.055, .70), (.10, .76), (.10, .82), (.05, .87), (0, .88)], g, None, 64)
    for k in range(4):
        A = R(90 * k, 'Z')
        lathe([(0, 0), (.045, 0), (.03, .36), (0, .36)], bright, A @ T(0, .08, .46) @ R(-84, 'X'), 24)
        ball(.068, bright, A @ T(0, .46, .50), 24)


def wheel_ball(M):
    ball(.075, principled('ivory', Base_Color=(.95, .93, .88), Roughness=.12, Clearcoat=1.)[0], M, 32)
