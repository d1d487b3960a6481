"""A station's deck over a ringed world: nebulae, planets, asteroids; a frame of hull plates with light strips."""
import random

from games import star_voyager as game
from library.frames import along, brushed, corners, crown, flat_bar, ring, rounded
from library.landscape import earth, put, rock, sun
from library.materials import emission, lacquer, principled, silver
from library.shapes import R, S, T, ball, box, lathe, mesh, torus, tube

VIEW = dict(horizon=-.42, eye=1.7)
SKY = dict(stops=[(-1, '#02041a'), (-.3, '#0a1240'), (.2, '#141a5a'), (1, '#050620')], stars=700,
           nebula=[dict(colour='#ff3fa8', amount=.55), dict(colour='#2f8aff', amount=.6), dict(colour='#7a3aff', amount=.5)],
           sun=dict(u=-.55, v=.7, r=.05, colour='#fff6e0', halo=.5, fall=5))
LIGHT = dict(floor='#0a1030', env=.5)
LOOK = dict(exposure=.95, sat=1.25, bloom=.7, shade=.35)


def banded(low, high, scale=1.2):
    m, nt, b = principled('planet', Roughness=.7, Specular=.2)
    from library.materials import bump
    f, r = bump(nt, b, scale, .1, (.25, .25, 3), 6), nt.nodes.new('ShaderNodeValToRGB')
    el = r.color_ramp.elements
    el[0].color, el[1].color, el[0].position, el[1].position = (*low, 1), (*high, 1), .34, .66
    nt.links.new(f, r.inputs[0])
    nt.links.new(r.outputs[0], b.inputs['Base Color'])
    return m


def hall(view):
    """The deck: floor plates, struts and light strips on both sides."""
    hull, dark, strip = brushed((.55, .58, .70), (.16, .18, .30), .35), principled('deck', Base_Color=(.05, .06, .12), Roughness=.2, Specular=.8)[0], emission((.2, .8, 1), 6)
    mesh('deck', [(-40, 1, 0), (40, 1, 0), (40, 30, 0), (-40, 30, 0)], [(0, 1, 2, 3)], [dark])
    for d in (6, 8.5, 12, 17, 24):
        box((80, .06, .02), emission((.25, .45, 1), 1.6), T(0, d, .01), .0)
    for x in range(-6, 7):
        box((.04, 30, .02), emission((.2, .4, 1), .9), T(x * 1.6, 15, .01), .0)
    for s in (-1, 1):
        for d in (8, 13.5, 21):
            p = view.ground(s * 1.0, d).translation
            top = view.at(0, 1.15, d).translation.z
            tube([(p.x, d, 0), (p.x, d, top * .6), (p.x - s * d * view.tan_x * .12, d, top * .86), (p.x - s * d * view.tan_x * .3, d, top)], .055 * d, hull, None, None, 10, 8)
            tube([(p.x - s * .06 * d, d - .02 * d, .2), (p.x - s * .06 * d, d - .02 * d, top * .6), (p.x - s * d * (view.tan_x * .12 + .055), d, top * .84)], .009 * d, strip)
            box((.17 * d, .14 * d, .05 * d), hull, T(p.x, d, .02 * d), .01 * d)


def build(view):
    sun((.7, .9, -.5), 3.4, (1, .94, .86), 2)
    sun((-.8, .5, .1), .7, (.5, .5, 1))
    hall(view)
    put(lambda: ball(1, banded((.75, .30, .14), (1, .74, .42)), R(18, 'Y'), 96), view.at(.52, .42, 120, .3))
    ringed = [principled('ring', Base_Color=(.95, .80, .62), Roughness=.8, Alpha=a)[0] for a in (.85, .4, .75, .25)]
    for k, m in enumerate(ringed):
        put(lambda: lathe([(1.35 + k * .22, 0), (1.35 + k * .22 + .19, 0)], m, R(18, 'Y') @ R(-14, 'X'), 160), view.at(.52, .42, 120, .3))
    put(lambda: ball(1, banded((.04, .22, .50), (.35, .75, .85), 1.6), None, 64), view.at(-.6, .05, 90, .12))
    put(lambda: ball(1, banded((.30, .28, .34), (.62, .58, .62), 3.), None, 48), view.at(-.2, .72, 110, .05))
    stone = earth((.16, .13, .16), (.42, .36, .38), 4, .9, .8)
    dice = random.Random(5)
    for k in range(16):
        u, v = dice.uniform(-1.1, 1.1), dice.uniform(-.1, 1)
        put(lambda: rock(stone, 1, k, 28), view.at(u, v, 40, dice.uniform(.01, .045)) @ R(dice.uniform(0, 180), 'Y'))
    put(game.rocket, view.at(-.62, .5, 30, .12) @ R(35, 'Y'))
    put(game.satellite, view.at(.86, .82, 26, .12))
    put(game.astronaut, view.ground(-.82, 6.8, .26) @ T(0, 0, 1.05) @ R(16, 'Z'))
    put(game.battery, view.ground(.78, 6.8, .16) @ T(0, 0, 1.05) @ R(-14, 'Z'))
    crate = brushed((.32, .34, .46), (.1, .1, .2), .4)
    for u, d, s in ((.94, 7.6, .2), (1.02, 6.4, .16), (-1.0, 8.6, .2)):
        put(lambda: (box((2, 2, 1.6), crate, T(0, 0, .8), .12), box((2.04, 2.04, .12), emission((.2, .8, 1), 4), T(0, 0, .8), .02)), view.ground(u, d, s))


def frame():
    hull, dark = brushed((.26, .29, .42), (.08, .09, .18), .3), lacquer((.04, .05, .12), None, .3)
    ring(flat_bar(.5, .2, .1), hull, .5)
    ring([(-.16, .2), (-.12, .12), (.12, .12), (.16, .2)], dark, .5)
    ring(rounded(.07, .18, 8, 0), emission((.15, .75, 1), 3.2), .5)
    along(1, lambda: (box((.9, .16, 1.04), hull, None, .06), box((.5, .2, .3), dark, None, .05), box((.36, .24, .1), emission((1, .35, .75), 3.), None, .02)), .2)
    put(lambda: ball(.07, silver(.25), S(1, .6, 1), 16), *[R(90 * k, 'Y') @ T(x + i * 2.5, -.3, 3.25 + z) for k in range(4) for i in (-1, 0, 1) for x in (-.34, .34) for z in (-.4, .4)])
    def corner():
        lathe([(.68, -.2), (.68, .12), (.56, .22), (0, .22)], hull, R(90, 'X') @ R(22.5, 'Z'), 8, smooth=5)
        torus(.42, .07, emission((.15, .75, 1), 3.2), T(0, -.22, 0) @ R(90, 'X'), 48)
        ball(.3, lacquer((.30, .10, .75), (.1, 0, .3), .08), T(0, -.2, 0) @ S(1, .6, 1))
    corners(corner, .2)
    crown(game.planet, .95, .5)


FRAME = dict(make=frame, light=dict(key=(.92, .95, 1), rim=(.9, .4, 1)))
