"""Manila in the sun: the bay with its volcano far off, a row of houses that passes by, and the street of the poster."""
from library import strips
from library.landscape import earth, glow, palm, peaks, put, sun, terrain, water
from library.materials import lacquer, plain, soft
from library.shapes import R, S, T, UP, ball, box, flat, lathe
from library.street import bunting, church, house, lamp_post, palm_tree, row

VIEW = dict(horizon=-.12, eye=2.2)
SKY = dict(stops=[(-1, '#2f8fb0'), (-.12, '#ffe7b4'), (.1, '#ffd591'), (.34, '#8fd0ea'), (.7, '#2f8fdc'), (1, '#1a62b8')],
           sun=dict(u=-.42, v=.16, r=.12, colour='#fff8d8', edge='#ffe7a0', halo=.7, fall=2.2),
           clouds=dict(colour='#ffffff', amount=.85, low=.0, high=.95, scale=.95, cover=.02))
LIGHT = dict(floor='#3d6f5c', env=.95)
LOOK = dict(mist=dict(start=16, depth=90, colour='#ffe3b8', most=.86), exposure=.86, sat=1.22, shade=.4)


def town(view, depth, size, seed, us):
    for k, u in enumerate(us):
        put(lambda: house(1.3 + .4 * ((seed + k) % 3), 2 + (k + seed) % 2, 1.4, seed + k), view.ground(u, depth + (k % 3) * 1.5, size))


def build(view):
    sun((.7, 1, -.8), 3.2, (1, .90, .70))
    sun((-.5, -1, -.6), 1.4, (1, .80, .55))
    water((.01, .18, .26), .08, .2, 1.2)
    peaks(80, [(16, 26, 26)], earth((.16, .26, .34), (.26, .40, .42)), 3, .08, 90, 1.9)
    peaks(66, [(-46, 9, 22), (48, 8, 18), (-18, 5, 14)], earth((.08, .26, .20), (.18, .42, .24)), 5)
    peaks(40, [(-32, 5, 14), (36, 6, 15)], earth((.06, .28, .10), (.20, .46, .14)), 8)
    town(view, 26, .11, 1, (-1.02, -.90, -.78, -.67, -.57, .62, .72, .82, .92, 1.03))
    put(lambda: church(), view.ground(-.80, 24, .13))
    for u, d, s, q in ((-.98, 20, .13, 1), (-.7, 21, .11, 2), (.86, 20, .13, 3), (1.02, 19, .14, 4), (.66, 22, .1, 5)):
        put(lambda: palm_tree(q), view.ground(u, d, s))
    # Outriggers on the bay.
    for u, d, s in ((-.18, 15, .07), (.30, 20, .06), (.10, 30, .05)):
        put(banca, view.ground(u, d, s))


def banca():
    hull, sail = lacquer((.80, .06, .04), None, .3), soft((.98, .92, .78), (.7, .55, .35), .5)
    flat([[(-1.6, .25), (1.6, .25), (1.2, -.12), (-1.2, -.12)]], hull, .16, .06, 0, UP)
    flat([[(-.1, .4), (-.1, 2.6), (1.2, .6)], [(-.2, .4), (-.2, 2.2), (-1.1, .6)]], sail, .01, .005, 0, UP)
    box((2.4, .05, .05), hull, T(0, -.8, .1), .01)


def houses():
    """Along a lane, sixteen units long."""
    width = 15.
    parts = list(row(width, 3))
    for make, x in parts:
        strips.repeated(lambda: put(make, T(x, 0, 0)), width)
    strips.repeated(lambda: put(lambda: church(), T(11.2, 6, .0) @ S(1.2)), width)
    for k, x in enumerate((1.9, 6.2, 9.4, 13.6)):
        strips.repeated(lambda: put(lambda: palm_tree(k + 2, 3.0 + .5 * (k % 2)), T(x, -1.0, 0)), width)
    for x in (4.0, 8.0, 12.0):
        strips.repeated(lambda: put(lamp_post, T(x, -1.0, 0)), width)
    for x in (0, 5, 10):
        strips.repeated(lambda: bunting((x, -.9, 2.7), (x + 5, -.9, 2.7), .55, 22, .22), width)
    hedge = soft((.10, .36, .08), (.02, .12, .03), .6)
    for k in range(60):
        strips.repeated(lambda: ball(.22 + .08 * (k % 3), hedge, T(.25 * k, -1.25, -.05) @ S(1, .6, .8), 12), width)
    box((60, 3, 1), soft((.42, .34, .40), (.2, .16, .22), .7), T(7.5, 0, -.52), .02)


def houses_light():
    from library.landscape import light_of
    light_of([(-.2, '#ffe7b4'), (.3, '#bfe3f2'), (1, '#5aa8e6')], '#6b5a58', .75)
    sun((.6, 1, -.9), 3.4, (1, .90, .70))
    sun((-.9, .6, -.4), .8, (.6, .75, 1))


STRIPS = dict(houses=dict(make=houses, light=houses_light, width=15., tall=5.5, low=-.25))


def street(view):
    """A street down to the bay, for the poster: houses on both sides, bunting from roof to roof."""
    sun((.55, 1, -1.1), 3.6, (1, .90, .68))
    sun((-.6, -.6, -.5), 1.2, (1, .82, .6))
    road, kerb, line = soft((.30, .28, .32), (.16, .15, .19), .8), soft((.78, .74, .68), (.4, .38, .35), .7), soft((1, .74, .12), None, .5)
    box((6.4, 120, .1), road, T(0, 50, -.05), .0)
    for s in (-1, 1):
        box((1.2, 120, .18), kerb, T(s * 3.8, 50, 0), .02)
        y = 7.
        k = 0
        while y < 44:
            w = 2.0 + .5 * ((k * 7 + (s > 0)) % 3)
            put(lambda: house(w - .05, 2 + (k + (s > 0)) % 2, 2.2, k * 2 + (s > 0)), T(s * 4.5, y + w / 2, 0) @ R(-90 * s, 'Z') @ S(1.25))
            y += w * 1.25
            k += 1
        for q, y in enumerate((9.5, 15, 21, 29)):
            put(lambda: palm_tree(q + 3 * (s > 0), 3.8), T(s * 3.7, y, 0))
        for y in (12, 18, 25, 34):
            put(lamp_post, T(s * 3.4, y, 0) @ R(0 if s < 0 else 180, 'Z') @ S(1.2))
    for k in range(14):
        box((.16, 1.6, .02), line, T(0, 5 + 3.6 * k, .012), .0)
    for k, y in enumerate((8.5, 12, 16.5, 22, 29)):
        bunting((-4.2, y, 3.9), (4.2, y + .6, 3.9), .8, 22, .40)
    put(lambda: church(), T(0, 62, 0) @ S(2.6))
    peaks(120, [(10, 30, 40)], earth((.20, .34, .40), (.30, .44, .46)), 3, .08, 90, 1.9)


POSTER = dict(view=dict(horizon=-.10, eye=1.9, wide=.52, extent=(4, 3)), build=street,
              sky=dict(stops=[(-1, '#ffd79a'), (-.1, '#ffe9bd'), (.2, '#a8dcf0'), (.6, '#3f9fe6'), (1, '#1f70c8')],
                       sun=dict(u=0, v=.10, r=.0, colour='#fff3c8', halo=.7, fall=1.6), clouds=dict(colour='#ffffff', amount=.85, low=.05, high=1., scale=1.0, cover=.05)),
              look=dict(mist=dict(start=20, depth=110, colour='#ffe9c4', most=.8), exposure=.9, sat=1.25, shade=.35))
