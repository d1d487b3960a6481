"""What the instant games are played with: dice, stones and mines, coins, eggs and spikes, balls, a hub, the back of a card."""
import math
import random

from games.crystal_gems import FACE
from library.materials import emission, flame, gold, iron, jewel, lacquer, metal, plain, silver, soft, wood
from library.outlines import TAU, circle, grown, icon, letters, moved, raster, rrect, star
from library.reliefs import GOLD, SILVER, layer, letter, relief
from library.shapes import R, S, T, UP, ball, box, brilliant, coin_pile, curve, cut, facet_star, flat, lathe, reeded, text, torus, tube

LIGHT = dict(el=8, env=.7, front=18, axis=5, rim=((1., .35, .7), (.2, .7, 1.)))
LOOK = dict(exposure=1.1, sat=1.22)
PIPS = {1: ((0, 0),), 2: ((-.5, .5), (.5, -.5)), 3: ((-.5, .5), (0, 0), (.5, -.5)), 4: ((-.5, .5), (.5, .5), (-.5, -.5), (.5, -.5)),
        5: ((-.5, .5), (.5, .5), (0, 0), (-.5, -.5), (.5, -.5)), 6: ((-.5, .55), (.5, .55), (-.5, 0), (.5, 0), (-.5, -.55), (.5, -.55))}


def die(colour=(.80, .012, .03), low=(.30, 0, .02), pip=(.96, .95, .92), M=T()):
    """A rounded die; three in front, two on its right, one above."""
    box((1.9, 1.9, 1.9), lacquer(colour, low, .06), M, .26)
    white = soft(pip, None, .25)
    for face, n in ((T(), 3), (R(90, 'Z'), 2), (R(-90, 'X'), 1), (R(-90, 'Z'), 5), (R(180, 'Z'), 4), (R(90, 'X'), 6)):
        for x, z in PIPS[n]:
            r = .30 if n == 1 else .20
            lathe([(0, .012), (r * .86, .012), (r, .0), (r, -.03)], white, M @ face @ T(x * .98, -.95, z * .98) @ UP, 40)


def dice_pair():
    die(M=T(-.15, 0, .35) @ R(34, 'Z') @ R(12, 'Y') @ R(16, 'X'))


def die_white():
    die((.93, .92, .90), (.55, .50, .52), (.05, .05, .08), R(28, 'Z') @ R(-10, 'Y') @ R(18, 'X'))


def gem():
    """The stone of mines: a cut square of green, its corners taken off."""
    c, w = .34, .92
    p = [(w - c, w), (w, w - c), (w, -w + c), (w - c, -w), (-w + c, -w), (-w, -w + c), (-w, w - c), (-w + c, w)]
    cut(p, jewel((.03, .92, .52), glow=.55), R(70, 'X'), table=.56, crown=.26, depth=.55, steps=(.88, .74), culet=.14)


def brilliant_gem(colour):
    return lambda: brilliant(jewel(colour, glow=.45), R(58, 'X') @ R(11, 'Z'))


def mine():
    """A naval mine: dark iron, horns of brass, one red lamp."""
    body, band, brass = metal((.20, .22, .28), (.05, .055, .08), .24), iron(.3), gold(.18)
    ball(.74, body, None, 72)
    torus(.745, .05, band, None, 96)
    torus(.745, .05, band, UP, 96)
    for k in range(16):
        ball(.03, brass, R(22.5 * k, 'Z') @ T(0, -.79, 0), 10)
    places = [(0, 0)] + [(90, a) for a in range(0, 360, 45)] + [(45, a + 22) for a in range(0, 360, 60)] + [(-45, a + 22) for a in range(0, 360, 60)] + [(180, 0)]
    for tilt, turn in places:
        M = R(turn, 'Y') @ R(tilt, 'X') if tilt in (0, 180) else R(turn, 'Y') @ T() if tilt == 90 else T()
        if tilt == 90:
            M = R(turn, 'Y')
        elif tilt in (45, -45):
            M = R(turn, 'Y') @ R(-tilt, 'X')
        else:
            continue
        lathe(curve([(.17, .68), (.15, .80), (.10, .92), (.075, 1.0), (0, 1.04)], 6), brass if tilt == 90 else band, M, 32)
    torus(.24, .07, brass, T(0, -.70, 0) @ UP, 48)
    ball(.21, emission((1, .03, .02), 3.2), T(0, -.68, 0) @ S(1, .5, 1), 32)
    ball(.07, emission((1, .75, .6), 8), T(-.06, -.79, .07), 16)


def coin_face(face, edge, low, mark):
    reeded(1.12, .13, edge, UP, 110, .09)
    torus(.93, .022, edge, T(0, -.14, 0) @ UP, 128)
    for k in range(48):
        ball(.022, edge, R(7.5 * k, 'Y') @ T(0, -.135, .99), 10)
    mark(edge, face)


def sun_mark(edge, face):
    """A sun with a calm face."""
    for k in range(12):
        a = 30 * k
        if k % 2:
            tube([(0, -.13, .50), (.05, -.15, .62), (-.04, -.15, .72), (.01, -.13, .84)], .05, edge, R(a, 'Y'), lambda t: 1 - .8 * t, 6, 10)
        else:
            flat([[(-.13, .46), (.13, .46), (0, .88)]], edge, .03, .03, 0, R(a, 'Y') @ T(0, -.13, 0) @ UP)
    lathe(curve([(0, .16), (.26, .14), (.42, .07), (.47, 0)], 8), edge, T(0, -.12, 0) @ UP, 96)
    dark = metal((.62, .30, .05), (.35, .12, .01), .3)
    for s in (-1, 1):
        tube([(s * .08, -.268, .10), (s * .17, -.262, .145), (s * .26, -.235, .09)], .020, dark)
        ball(.046, dark, T(s * .17, -.252, .035) @ S(1.2, .5, .8), 16)
        ball(.07, edge, T(s * .25, -.215, -.10) @ S(1, .5, .8), 16)
    lathe(curve([(0, .10), (.035, .04), (.06, -.05), (0, -.08)]), edge, T(0, -.27, -.01), 24)
    tube([(-.13, -.262, -.15), (-.05, -.275, -.19), (.05, -.275, -.19), (.13, -.262, -.15)], .022, dark)


def star_mark(edge, face):
    """A star over two leafy branches."""
    facet_star(.50, .205, .17, edge, T(0, -.12, .14) @ UP, 5)
    for s in (-1, 1):
        stem = [(s * .06, -.14, -.80), (s * .36, -.15, -.68), (s * .60, -.15, -.44), (s * .74, -.14, -.10)]
        tube(stem, .022, edge)
        for k, (x, z, a) in enumerate(((.20, -.76, 60), (.36, -.66, 48), (.50, -.54, 36), (.61, -.40, 24), (.70, -.24, 12), (.75, -.06, 0))):
            for q in (-1, 1):
                lathe(curve([(0, 0), (.045, .08), (.035, .18), (0, .24)], 5), edge, T(s * x, -.15, z) @ R(s * (a * .7 - 12 + q * 34), 'Y') @ S(1, .45, 1), 16)


def heads():
    coin_face(gold(.26), gold(.15), (.6, .3, .05), sun_mark)


def tails():
    coin_face(silver(.26), metal((.82, .86, .96), (.42, .50, .68), .16), (.3, .35, .45), star_mark)


def egg():
    """A golden egg with enamel bands: what a safe door hides."""
    g, bright, blue = gold(.18), gold(.10), lacquer((.02, .20, .70), (.0, .05, .3), .10)
    profile = lambda r: curve([(0, -1.0), (.42 * r, -.92), (.72 * r, -.52), (.76 * r, -.10), (.62 * r, .42), (.36 * r, .80), (0, 1.0)], 10)
    lathe(profile(1), g, None, 96)
    lathe([(.735, -.42), (.775, -.34), (.785, -.10), (.76, .10), (.73, .12)], blue, None, 96)
    for z, r in ((-.44, .755), (.13, .735), (.55, .565), (-.74, .60)):
        torus(r, .035, bright, T(0, 0, z), 96)
    for k in range(10):
        M = R(36 * k, 'Z') @ T(0, -.79, -.15)
        facet_star(.13, .055, .05, bright, M @ UP, 4)
        ball(.04, bright, R(36 * k + 18, 'Z') @ T(0, -.78, -.15), 12)
        brilliant(lacquer((.9, .02, .08), None, .05), R(36 * k, 'Z') @ T(0, -.60, .34) @ R(68, 'X') @ S(.07))
    for z in (.72, -.6):
        for k in range(12):
            ball(.03, bright, R(30 * k, 'Z') @ T(0, -(.47 if z > 0 else .70), z), 10)


def spikes():
    """A trap: iron spikes out of a plate."""
    steel, base = soft((.62, .66, .76), (.30, .34, .46), .22), iron(.3)
    box((2.1, 1.1, .26), base, T(0, 0, -.72), .08)
    box((2.16, 1.16, .06), metal((.85, .10, .06), (.4, .01, .02), .3), T(0, 0, -.58), .02)
    for x, y, h in ((-.78, -.28, 1.1), (-.26, -.30, 1.34), (.26, -.30, 1.24), (.78, -.28, 1.06), (-.52, .22, 1.46), (0, .24, 1.62), (.52, .22, 1.42)):
        lathe([(.23, -.60), (.21, -.56), (.16, -.30), (0, h - .62)], steel, T(x, y, 0), 4, None, None, 0)


def marble(c, low, M=T(), r=1.):
    ball(r, lacquer(c, low, .05), M, 72)


def ball_red():
    marble((.95, .03, .06), (.35, 0, .05))


def hub():
    """The boss of the wheel."""
    g, bright = gold(.18), gold(.10)
    lathe(curve([(1.0, -.05), (1.0, .10), (.94, .18), (.84, .16), (.80, .08)], 6), bright, UP, 128)
    lathe([(.82, .06), (.60, .05), (0, .05)], lacquer((.03, .035, .07), (.01, .012, .03), .16), UP, 96)
    torus(.70, .03, g, T(0, -.07, 0) @ UP, 96)
    for k in range(16):
        M = R(22.5 * k, 'Y') @ T(0, -.17, .90)
        ball(.05, lacquer((1, .10, .12) if k % 2 else (.9, .93, 1.), None, .05), M, 20)


def card_back():
    """A lattice of gold on deep red, framed."""
    back = raster([rrect(1.54, 2.16, .13)])
    line = raster([rrect(1.36, 1.98, .08)]) ^ raster([rrect(1.30, 1.92, .06)])
    field = raster([rrect(1.24, 1.86, .05)])
    import numpy as np
    from library.reliefs import X, Y
    d = (np.abs(((X + Y) * 4.4) % 1 - .5) < .07) | (np.abs(((X - Y) * 4.4) % 1 - .5) < .07)
    knots = (np.abs(((X + Y) * 4.4 + .5) % 1 - .5) + np.abs(((X - Y) * 4.4 + .5) % 1 - .5)) < .16
    seal = raster([circle(.40)])
    relief([layer(back, (.93, .90, .84), .05, .04), layer(raster([rrect(1.44, 2.06, .10)]), (.34, .004, .03), .0, .02, 'round', 0., (.18, 0, .03)),
            layer(line, GOLD, .035, .02, 'round', 1.), layer(field & d & ~grown(seal, .08), (.95, .50, .16), .022, .012, 'round', .9),
            layer(field & knots & ~grown(seal, .08), GOLD, .03, .02, 'round', 1.),
            layer(seal, GOLD, .05, .03, 'round', 1.), layer(grown(seal, -.06), (.42, .004, .04), -.02, .02, 'slope', 0.),
            layer(raster([moved([star(8, .30, .13)], 0, 0)[0]]), GOLD, .06, .05, 'slope', 1.)], rough=.3, coat=.6)


def numbered(n, colour, low):
    """A ball with its number, as they are drawn."""
    def make():
        ball(1., lacquer(colour, low, .05), None, 72)
        M = R(8, 'Z') @ R(-7, 'X')
        face = [(.54 * k / 12, math.sqrt(1.012 ** 2 - (.54 * k / 12) ** 2)) for k in range(13)]
        lathe(face, soft((.96, .95, .92), None, .3), M @ UP, 64)
        text(str(n), plain((.02, .02, .04), .3), 'titan-one', .60 if n > 9 else .74, .03, .006, 0, M @ T(0, -1.0, 0) @ UP)
    return make


def tower():
    """A round keep of stone with banners, a cone of tiles, and a golden gate."""
    stone, dark, tile, g = soft((.66, .62, .66), (.26, .22, .34), .6), plain((.03, .025, .05), .4), lacquer((.62, .03, .10), (.22, 0, .08), .2), gold(.15)
    def turret(M, r, h, seed):
        dice = random.Random(seed)
        lathe([(r * 1.08, 0), (r, .1), (r * .96, h), (r * 1.16, h + .08), (r * 1.18, h + .26), (r * 1.06, h + .26)], stone, M, 64)
        for k in range(10):
            box((r * .34, r * .22, .16), stone, M @ R(36 * k, 'Z') @ T(0, -r * 1.09, h + .32), .02)
        for z in range(int(h / .16)):
            for k in range(12):
                if dice.random() < .35:
                    box((r * .34, .05, .09), soft((.76, .72, .74), (.34, .3, .42), .6), M @ R(30 * k + 15 * (z % 2), 'Z') @ T(0, -r * 1.0, .14 + .16 * z), .015)
        lathe([(r * 1.16, h + .30), (r * .60, h + .30 + r * 1.3), (0, h + .30 + r * 2.5)], tile, M, 64)
        ball(.05, g, M @ T(0, 0, h + .32 + r * 2.5), 16)
        flat([[(0, 0), (.34, -.08), (0, -.2)]], lacquer((1, .55, .04), None, .3), .008, .004, 0, M @ T(.02, 0, h + .30 + r * 2.5 + .28) @ UP)
        tube([(0, 0, h + .3 + r * 2.5), (0, 0, h + .3 + r * 2.5 + .32)], .014, g, M, None, 2, 8)
        for k, z in ((0, h * .62), (45, h * .42), (-45, h * .74)):
            box((.11, .08, .24), emission((1, .62, .16), 2.2), M @ R(k, 'Z') @ T(0, -r * .99, z), .03)
    turret(T(0, 0, 0), .52, 1.7, 1)
    turret(T(-.80, .12, 0), .34, 1.0, 2)
    turret(T(.80, .12, 0), .34, 1.2, 3)
    box((1.5, .3, .74), stone, T(0, -.10, .37), .03)
    flat([[(-.26, 0), (.26, 0), (.26, .40)] + [(.26 * math.cos(math.pi * q / 16), .40 + .26 * math.sin(math.pi * q / 16)) for q in range(17)] + [(-.26, .40)]], g, .06, .03, 0, T(0, -.52, 0) @ UP)
    flat([[(-.20, 0), (.20, 0), (.20, .38)] + [(.20 * math.cos(math.pi * q / 16), .38 + .20 * math.sin(math.pi * q / 16)) for q in range(17)] + [(-.20, .38)]], emission((1, .55, .12), 1.6), .02, .005, 0, T(0, -.60, 0) @ UP)
    lathe(curve([(0, -.3), (1.0, -.28), (1.2, -.06), (1.0, .02), (0, .03)]), soft((.16, .30, .14), (.04, .10, .05), .7), S(1.05, .8, 1), 64, None, lambda a, r, z: r * (1 + .05 * math.sin(a * 7)))


def fortune_wheel():
    """A wheel with a rim of lamps, its segments in five colours, a boss and a pointer."""
    g, bright = gold(.18), gold(.10)
    tones = [lacquer(c, tuple(k * .35 for k in c), .12) for c in ((.80, .02, .05), (.02, .16, .70), (1, .52, .03), (.02, .50, .18), (.46, .04, .72))]
    n = 20
    for k in range(n):
        a0, a1 = TAU * k / n, TAU * (k + 1) / n
        ring = [(.90 * math.sin(a0 + (a1 - a0) * q / 6), .90 * math.cos(a0 + (a1 - a0) * q / 6)) for q in range(7)]
        flat([ring + [(.30 * math.sin(a1), .30 * math.cos(a1)), (.30 * math.sin(a0), .30 * math.cos(a0))]], tones[k % 5], .03, .012, -.008, T(0, -.04, 0) @ UP)
        ball(.032, bright, T(.90 * math.sin(a0), -.12, .90 * math.cos(a0)), 14)
        facet_star(.07, .03, .03, bright, T(.68 * math.sin((a0 + a1) / 2), -.09, .68 * math.cos((a0 + a1) / 2)) @ R(math.degrees((a0 + a1) / 2), 'Y') @ UP)
    lathe(curve([(.88, -.12), (.88, .10), (.96, .17), (1.08, .14), (1.12, 0), (1.08, -.14)], 6), g, UP, 128)
    for k in range(24):
        ball(.05, emission((1, .82, .40), 2.6) if k % 2 else emission((1, .97, .85), 3.2), R(15 * k, 'Y') @ T(0, -.16, 1.01), 16)
    lathe(curve([(0, .26), (.16, .24), (.26, .16), (.31, .06), (.32, 0)], 8), bright, T(0, -.05, 0) @ UP, 64)
    facet_star(.16, .07, .06, lacquer((.85, .01, .04), None, .08), T(0, -.31, 0) @ UP)
    flat([[(-.15, .32), (.15, .32), (.10, .10), (0, -.22), (-.10, .10)]], lacquer((.85, .01, .04), (.4, 0, .02), .1), .05, .04, 0, T(0, -.26, 1.10) @ UP)
    torus(.10, .04, bright, T(0, -.30, 1.34) @ UP, 32)


def times(body):
    return lambda: letter(body, 'titan-one', (1, .62, .06), (.95, .20, .01), GOLD, size=2.0, plate=.07, thick=.26)


def arrow():
    """An arrow that has been drawn upwards without an end."""
    outline = [(-.34, -1.0), (.34, -1.0), (.34, .10), (.80, .10), (0, 1.05), (-.80, .10), (-.34, .10)]
    from library.outlines import rounded
    m = raster([rounded(outline, .10)])
    relief([layer(grown(m, .07), SILVER, .22, .07, 'round', 1.), layer(m, (.10, .30, 1.), .12, .12, 'round', 0., (.45, .04, .75))], rough=.14)


def plinko_board():
    """Rows of pegs, seen from a little below, with the slots at their feet."""
    p, g = lacquer((.90, .93, 1.), (.45, .5, .75), .08), gold(.16)
    for row in range(5):
        for k in range(row + 2):
            ball(.085, p, T((k - (row + 1) / 2) * .42, 0, .95 - .38 * row), 24)
    tones = ((.85, .02, .06), (1, .36, .02), (1, .68, .05), (1, .36, .02), (.85, .02, .06))
    for k, c in enumerate(tones):
        box((.40, .30, .34), lacquer(c, tuple(x * .4 for x in c), .14), T((k - 2) * .44, 0, -1.02), .09)
    ball(.19, lacquer((.98, .04, .10), (.4, 0, .05), .05), T(.11, -.1, 1.28), 48)


def card(rank, suit, colour):
    """A playing card as a relief: its rank above, its suit large."""
    def make():
        paper = raster([rrect(1.50, 2.10, .14)])
        ink = (.75, .01, .03) if colour == 'red' else (.015, .018, .035)
        suit_big = raster(moved(icon(suit, .98), 0, -.20))
        top = raster(moved(letters(rank, 'alfa-slab-one', .42, .40), -.46, .74))
        small = raster(moved(icon(suit, .24), -.46, .40))
        relief([layer(paper, (.94, .92, .88), .06, .05, 'round', 0., (.80, .76, .70)), layer(raster([rrect(1.50, 2.10, .14)]) ^ raster([rrect(1.43, 2.03, .11)]), GOLD, .015, .012, 'round', 1.),
                layer(suit_big, ink, .10, .07, 'round'), layer(top, ink, .03, .03), layer(small, ink, .03, .03)], rough=.26)
    return make


LIT = dict(el=14, env=.16, front=2, axis=0)
SYMBOLS = {
    'die': dict(make=dice_pair, view=dict(el=16), look=dict(samples=1.2)),
    'die-white': dict(make=die_white, view=dict(el=18)),
    'gem': dict(make=gem, view=dict(**LIT), look=dict(exposure=1.9, bloom=.5, samples=1.6)),
    'gem-round': dict(make=brilliant_gem((.04, .90, .62)), view=dict(**LIT), look=dict(exposure=1.9, bloom=.5, samples=1.6)),
    'gem-violet': dict(make=brilliant_gem((.52, .16, 1.)), view=dict(**LIT), look=dict(exposure=1.9, bloom=.5, samples=1.6)),
    'mine': dict(make=mine, view=dict(el=14, az=-10), look=dict(bloom=.6)),
    'heads': dict(make=heads, view=dict(el=1, axis=46, front=26)),
    'tails': dict(make=tails, view=dict(el=1, axis=46, front=26)),
    'egg': dict(make=egg, view=dict(el=8)),
    'spikes': dict(make=spikes, view=dict(el=20)),
    'ball': dict(make=ball_red, view=dict(el=10)),
    'hub': dict(make=hub, view=dict(el=1, axis=36)),
    'card-back': dict(make=card_back, view=dict(el=2, axis=30)),
    'ball-8': dict(make=numbered(8, (.02, .10, .60), (.0, .02, .25))),
    'ball-17': dict(make=numbered(17, (.80, .02, .04), (.30, 0, .02))),
    'ball-23': dict(make=numbered(23, (.02, .48, .14), (.0, .18, .06))),
    'ball-36': dict(make=numbered(36, (1, .42, .02), (.55, .10, 0))),
    'ball-40': dict(make=numbered(40, (.46, .05, .75), (.16, .01, .30))),
    'tower': dict(make=tower, view=dict(el=9, az=-12), look=dict(bloom=.5)),
    'wheel': dict(make=fortune_wheel, view=dict(el=2, az=-14, axis=22), look=dict(bloom=.5)),
    'times': dict(make=times('×100'), view=dict(el=4, az=-12)),
    'arrow': dict(make=arrow, view=dict(el=6, az=-14, axis=12)),
    'plinko': dict(make=plinko_board, view=dict(el=-6, az=-10)),
    'card-king': dict(make=card('K', 'spades', 'black'), view=dict(el=4, az=10, axis=20)),
    'card-ace': dict(make=card('A', 'hearts', 'red'), view=dict(el=4, az=-8, axis=20)),
}
