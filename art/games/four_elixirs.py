"""Four Elixirs: an alchemist's table at night, in copper, old gold and glass that glows from within."""
import math

from library.materials import clear, emission, flame, gold, graded, jewel, lacquer, metal, plain, soft, wood
from library.outlines import circle
from library.shapes import R, S, T, UP, ball, box, curve, cut, facet_star, flat, lathe, torus, tube

LIGHT = dict(el=6, env=.62, front=15, axis=7, rim=((1., .42, .15), (.25, .45, 1.)), floor=(.7, .32, .12))
LOOK = dict(exposure=1.2, sat=1.3)

COPPER = lambda rough=.18: metal((1, .42, .20), (.66, .13, .04), rough)
RUBY, AMBER, EMERALD, SAPPHIRE = (1, .02, .06), (1, .42, .015), (.02, .85, .22), (.04, .22, 1)


def bottle(body, liquid, colour, neck, top, stopper):
    """A vessel of thin glass, most of it full; a collar of copper and a stopper."""
    lathe(liquid, jewel(colour, 1.36, .03, glow=1.5), None, 96)
    lathe(body, clear(tuple(.6 + .4 * c for c in colour), .05), None, 96)
    c = COPPER(.14)
    lathe([(neck * 1.0, top - .22), (neck * 1.28, top - .20), (neck * 1.34, top - .10), (neck * 1.16, top - .04), (neck * 1.34, top + .02), (neck * 1.2, top + .08), (0, top + .08)], c, None, 64)
    torus(neck * 1.2, .04, gold(.15), T(0, 0, top - .24))
    lathe([(0, top + .02)] + [(r, top + z) for r, z in stopper], jewel(colour, 1.6, .05, glow=2.2), None, 8, smooth=5)


def bubbles(colour, places):
    for x, y, z, r in places:
        ball(r, emission(tuple(.5 + .5 * c for c in colour), 1.6), T(x, y, z), 16)


def ruby():
    """A round flask."""
    out = curve([(0, -.98), (.46, -.94), (.80, -.62), (.88, -.22), (.72, .18), (.40, .42), (.21, .56)]) + [(.21, .86)]
    fill = curve([(0, -.92), (.43, -.88), (.75, -.58), (.82, -.22), (.70, .12)]) + [(.66, .16), (0, .16)]
    bottle(out, fill, RUBY, .21, .92, [(.12, .10), (.22, .24), (.12, .40), (0, .44)])
    bubbles(RUBY, ((-.30, -.5, -.30, .07), (.22, -.62, -.06, .05), (.05, -.6, -.52, .06), (-.12, -.66, -.02, .035)))


def amber():
    """A faceted decanter with six sides."""
    out = [(0, -.98), (.62, -.98), (.78, -.84), (.78, .10), (.52, .40), (.22, .52), (.22, .86)]
    fill = [(0, -.92), (.58, -.92), (.72, -.80), (.72, .02), (0, .02)]
    lathe(fill, jewel(AMBER, 1.36, .03, glow=1.6), None, 6, smooth=5)
    lathe(out, clear((1, .86, .6), .06), None, 6, smooth=5)
    c = COPPER(.14)
    lathe([(.22, .70), (.29, .72), (.30, .82), (.25, .88), (.30, .94), (.26, 1.0), (0, 1.0)], c, None, 6, smooth=5)
    lathe([(.80, -.98), (.84, -.94), (.84, -.84), (.80, -.80)], c, None, 6, smooth=5)
    ball(.21, jewel(AMBER, 1.6, .05, glow=2.2), T(0, 0, 1.20) @ S(1, 1, 1.1), 12)
    bubbles(AMBER, ((-.26, -.62, -.44, .06), (.26, -.62, -.18, .05), (.02, -.66, -.62, .045)))


def emerald():
    """A cone."""
    out = [(0, -.96), (.86, -.96), (.98, -.90), (.98, -.80), (.24, .46), (.22, .52), (.22, .86)]
    fill = [(0, -.90), (.82, -.90), (.90, -.84), (.90, -.78), (.50, -.08), (0, -.08)]
    bottle(out, fill, EMERALD, .22, .92, [(.10, .10), (.20, .20), (.20, .30), (0, .46)])
    bubbles(EMERALD, ((-.30, -.64, -.62, .07), (.28, -.60, -.54, .05), (.0, -.6, -.34, .055), (.12, -.5, -.18, .035)))


def sapphire():
    """A tall drop on a foot."""
    out = curve([(.20, -.72), (.56, -.44), (.66, -.06), (.50, .34), (.26, .66), (.17, .82)]) + [(.17, 1.02)]
    fill = curve([(0, -.66), (.30, -.60), (.52, -.38), (.61, -.06), (.50, .24)]) + [(.46, .30), (0, .30)]
    bottle(out, fill, SAPPHIRE, .17, 1.06, [(.09, .10), (.16, .22), (.10, .38), (0, .52)])
    lathe(curve([(0, -.68), (.24, -.70), (.16, -.84), (.46, -1.0), (.50, -1.06)]) + [(0, -1.06)], COPPER(.14), None, 64)
    bubbles(SAPPHIRE, ((-.22, -.46, -.18, .06), (.20, -.48, .02, .05), (.0, -.52, -.36, .05), (-.04, -.5, .16, .035)))


def stone():
    """The philosopher's stone: red and gold, held by four claws, rays behind it."""
    g = gold(.13)
    rays = [((1.10 if k % 2 == 0 else .70) * math.sin(math.pi * k / 12), (1.10 if k % 2 == 0 else .70) * math.cos(math.pi * k / 12)) for k in range(24)]
    flat([rays], g, .05, .05, 0, T(0, .16, 0) @ UP)
    torus(.66, .09, COPPER(.14), T(0, -.06, 0) @ UP)
    outline = [(.62 * math.cos(math.pi * (k + .5) / 4), .62 * math.sin(math.pi * (k + .5) / 4)) for k in range(8)]
    cut(outline, jewel((1, .05, .02), glow=1.6), T(0, -.12, 0) @ UP, .5, .40, .4, (.80,))
    for k in range(4):
        tube([(0, .04, .72), (0, -.20, .70), (0, -.34, .50)], .075, g, R(45 + 90 * k, 'Y'), lambda t: 1 - .4 * t)


def grimoire():
    """A thick book in dark red leather with copper corners and an eye of emerald."""
    M = R(-14, 'Z')
    leather, paper, c = lacquer((.42, .01, .05), (.14, 0, .02), .35), plain((.92, .82, .58), .6), COPPER(.16)
    box((1.50, .12, 2.0), leather, M @ T(.04, -.30, 0), .05)
    box((1.50, .12, 2.0), leather, M @ T(.04, .30, 0), .05)
    box((1.40, .50, 1.86), paper, M @ T(.04, 0, 0), .02)
    lathe([(.38, -1.0), (.38, 1.0)], leather, M @ T(-.70, 0, 0) @ S(.62, 1, 1), 48)
    for z in (-.62, 0, .62):
        torus(.37, .05, c, M @ T(-.70, 0, z) @ S(.66, 1.04, 1), 48)
    for sx, sz in ((1, 1), (1, -1)):
        flat([[(.80, .98), (.34, .98), (.80, .50)]], c, .04, .03, 0, M @ T(.02, -.38, 0) @ UP @ S(sx, sz, 1))
    flat([circle(.44, 48, .06, 0)], c, .04, .04, 0, M @ T(0, -.38, 0) @ UP)
    flat([curve([(-.34, 0), (0, .22), (.34, 0), (0, -.22), (-.34, 0)], 8)], plain((.02, .01, .02), .3), .02, .01, 0, M @ T(.06, -.44, 0) @ UP)
    ball(.19, jewel(EMERALD, glow=2.4), M @ T(.06, -.46, 0) @ S(1, .6, 1), 32)
    for z in (-.46, .46):
        box((.34, .12, .20), gold(.16), M @ T(.76, -.34, z), .04)


def hourglass():
    g, c, sand = gold(.15), COPPER(.16), graded((.95, .50, .10), (1, .78, .30), -.9, .6, .6)
    lathe(curve([(.02, 0), (.16, .10), (.46, .34), (.56, .62), (.52, .84)], 10), clear((1, .96, .86), .08), None, 64)
    lathe(curve([(.02, 0), (.16, -.10), (.46, -.34), (.56, -.62), (.52, -.84)], 10), clear((1, .96, .86), .08), None, 64)
    lathe([(.02, .03), (.13, .12), (.40, .34), (.46, .46), (0, .40)], sand, None, 64)
    lathe([(0, -.34), (.30, -.58), (.50, -.70), (.50, -.84), (0, -.84)], sand, None, 64)
    tube([(0, 0, .1), (0, 0, -.2), (0, 0, -.4)], .022, sand)
    for s in (-1, 1):
        lathe([(0, .86), (.70, .86), (.78, .92), (.78, 1.00), (.66, 1.08), (0, 1.08)], c, S(1, 1, s), 64)
        torus(.72, .045, g, T(0, 0, .95 * s))
    for k in range(4):
        a = math.radians(45 + 90 * k)
        x, y = .66 * math.cos(a), .66 * math.sin(a)
        lathe(curve([(.05, -.88), (.09, -.60), (.05, -.3), (.10, 0), (.05, .3), (.09, .60), (.05, .88)], 6), g, T(x, y, 0), 20)


def mortar():
    c, d = COPPER(.15), gold(.16)
    lathe(curve([(0, -.98), (.52, -.98), (.56, -.88), (.30, -.76), (.36, -.62), (.70, -.30), (.86, .14), (.96, .30)]) + [(1.0, .36), (.92, .40), (.84, .30), (.70, .02), (0, -.20)], c, None, 96)
    torus(.965, .06, d, T(0, 0, .34))
    torus(.79, .05, d, T(0, 0, -.10))
    torus(.50, .05, d, T(0, 0, -.92))
    lathe([(0, .20), (.82, .20)], emission((.15, 1, .40), 1.1), T(0, 0, .02), 48)
    M = T(.10, -.06, .20) @ R(28, 'Y')
    lathe(curve([(0, -.40), (.20, -.36), (.24, -.18), (.12, .04), (.10, .50), (.13, .78)]) + [(.20, .86), (.20, 1.0), (.10, 1.08), (0, 1.08)], d, M, 48)
    for k in range(7):
        M2 = R(51.4 * k, 'Z') @ T(0, -.84, .12) @ R(20, 'X')
        ball(.085, jewel(RUBY if k % 2 else SAPPHIRE, glow=2.), M2, 20)


def candle():
    """A candle that has burnt down in a copper stick with a ring."""
    c, wax = COPPER(.16), soft((.96, .88, .70), (.60, .40, .20), .3)
    lathe(curve([(0, -1.0), (.66, -1.0), (.84, -.90), (.88, -.80)]) + [(.80, -.78), (.64, -.88), (.34, -.90), (.34, -.62), (.42, -.56), (.42, -.48), (0, -.48)], c, None, 96)
    torus(.20, .06, c, T(1.02, 0, -.74) @ UP)
    lathe(curve([(0, -.50), (.33, -.50), (.32, .0), (.31, .30)]) + [(.29, .38), (.22, .34), (0, .30)], wax, None, 64)
    for x, y, l in ((-.26, -.16, .44), (.16, -.27, .30), (-.02, -.31, .56), (.28, -.10, .5)):
        tube([(x, y, .34), (x * 1.06, y * 1.06, .10), (x * 1.06, y * 1.06, .34 - l)], .07, wax, None, lambda t: .8 + .5 * t)
    tube([(0, 0, .30), (.01, 0, .44), (.03, 0, .52)], .025, plain((.03, .02, .02), .8))
    lathe(curve([(0, .42), (.16, .56), (.15, .74), (.07, .96), (0, 1.18)]), emission((1, .40, .04), 2.6), S(1, .6, 1), 32)
    lathe(curve([(0, .46), (.085, .56), (.08, .68), (0, .86)]), emission((1, .86, .42), 5), T(0, -.09, 0) @ S(1, .6, 1), 24)


def sign(colour, deep, points, bar):
    """A sign of the four elements: a triangle of enamel in copper, on no plate, so that it is known by its outline."""
    c, enamel = COPPER(.14), lacquer(colour, tuple(.5 * c for c in colour), .06)
    big = [(x * 1.06, z * 1.06) for x, z in points]
    inner = [(x * .62, z * .62) for x, z in points]
    flat([big], c, .12, .08, 0, UP)
    flat([inner], enamel, .10, .06, 0, T(0, -.12, 0) @ UP)
    ball(.15, jewel(colour, glow=2.2), T(0, -.32, 0) @ S(1, .6, 1), 24)
    if bar:
        box((1.36, .14, .13), gold(.16), T(0, -.24, bar), .04)
    for x, z in points:
        ball(.15, gold(.16), T(x * .98, -.10, z * .98), 24)


UPWARD = [(0, 1.0), (.94, -.62), (-.94, -.62)]
DOWNWARD = [(0, -1.0), (-.94, .62), (.94, .62)]


def fire():
    sign((1, .03, .05), (.4, 0, .02), UPWARD, 0)


def air():
    sign((1, .55, .02), (.5, .18, 0), UPWARD, .34)


def earth():
    sign((.02, .68, .20), (0, .22, .06), DOWNWARD, -.34)


def water():
    sign((.03, .22, 1), (.01, .05, .4), DOWNWARD, 0)


def alembic():
    """A still: a copper boiler, a glass head with a long beak, and what glows in it."""
    c, g = COPPER(.14), gold(.15)
    lathe(curve([(0, -.86), (.52, -.82), (.78, -.52), (.74, -.16), (.40, .06)]) + [(.34, .12), (.34, .20)], c, T(-.22, 0, 0), 96)
    torus(.36, .06, g, T(-.22, 0, .16))
    torus(.78, .045, g, T(-.22, 0, -.42))
    lathe(curve([(.32, .18), (.50, .42), (.46, .74), (.24, .94), (0, 1.0)]), clear((.9, .8, 1), .10), T(-.22, 0, 0), 64)
    lathe(curve([(0, .24), (.30, .26), (.43, .44), (.40, .64), (0, .66)]), jewel((.75, .10, 1), 1.36, .03, glow=1.9), T(-.22, 0, 0), 64)
    tube([(.04, -.02, .86), (.44, -.04, .74), (.84, -.06, .20), (1.0, -.06, -.36)], .115, c, None, lambda t: 1.2 - .55 * t)
    lathe(curve([(.14, -.44), (.16, -.52), (.34, -.72), (.36, -.92), (.22, -1.02), (0, -1.02)]), clear((.9, .8, 1), .12), T(1.0, -.06, 0), 48)
    lathe(curve([(0, -.98), (.20, -.97), (.31, -.88), (.30, -.76)]) + [(0, -.74)], jewel((.75, .10, 1), 1.36, .03, glow=2.2), T(1.0, -.06, 0), 48)
    for k in range(3):
        a = 120 * k + 30
        tube([(.5, 0, -.66), (.62, 0, -.9), (.66, 0, -1.08)], .07, g, T(-.22, 0, 0) @ R(a, 'Z'))
    for x, z, r in ((-.36, 1.16, .05), (-.16, 1.24, .07), (-.24, 1.06, .04)):
        facet_star(r * 2, r * .6, r * .6, emission((.8, .4, 1), 4), T(x, -.2, z) @ UP, 4)


SYMBOLS = {
    'wild': dict(make=stone, banner='WILD', view=dict(env=.5, axis=6)),
    'grimoire': dict(make=grimoire, view=dict(az=-8, el=6)),
    'hourglass': dict(make=hourglass, view=dict(el=8)),
    'mortar': dict(make=mortar, view=dict(el=16)),
    'candle': dict(make=candle, view=dict(el=10)),
    'fire': dict(make=fire),
    'air': dict(make=air),
    'earth': dict(make=earth),
    'water': dict(make=water),
    'scatter': dict(make=alembic, banner='SCATTER', view=dict(el=5)),
    'ruby': dict(make=ruby, view=dict(env=.55)),
    'amber': dict(make=amber, view=dict(env=.55)),
    'emerald': dict(make=emerald, view=dict(env=.55)),
    'sapphire': dict(make=sapphire, view=dict(env=.55)),
}
