"""Above the earth: a deep sky with its clouds of stars, and the rim of the planet."""
from library import strips
from library.landscape import sun
from library.materials import bump, principled
from library.shapes import S, T, ball

VIEW = dict(horizon=-1.2, eye=1.6)
SKY = dict(stops=[(-1, '#2b1a52'), (-.3, '#131a48'), (.3, '#080c28'), (1, '#04050f')],
           nebula=(dict(colour='#5b2fd0', amount=.30), dict(colour='#1468c8', amount=.26), dict(colour='#c8306a', amount=.16)), seed=4)
LIGHT = dict(floor='#000000', env=.1)
LOOK = dict(exposure=1., sat=1.15, shade=.45, bloom=.2)


def build(view):
    # A scene must hold something that can be seen, if only far outside the picture.
    ball(.01, principled('none')[0], T(0, -5, 0), 8)


def earth_material():
    m, nt, b = principled('earth', Roughness=.45, Specular=.35)
    add, link = nt.nodes.new, nt.links.new

    def fbm(scale, detail=9, seed=0.):
        tc, mp, no = add('ShaderNodeTexCoord'), add('ShaderNodeMapping'), add('ShaderNodeTexNoise')
        mp.inputs['Location'].default_value = (seed, seed * 2, seed * 3)
        no.inputs['Scale'].default_value, no.inputs['Detail'].default_value, no.inputs['Roughness'].default_value = scale, detail, .58
        link(tc.outputs['Object'], mp.inputs[0])
        link(mp.outputs[0], no.inputs[0])
        return no.outputs[0]

    def ramp(value, stops):
        r = add('ShaderNodeValToRGB')
        el = r.color_ramp.elements
        while len(el) < len(stops):
            el.new(.5)
        for e, (p, c) in zip(el, stops):
            e.position, e.color = p, (*c, 1)
        link(value, r.inputs[0])
        return r.outputs[0]
    ground = ramp(fbm(.42, 10, 2.), [(.0, (.004, .05, .16)), (.49, (.008, .12, .30)), (.515, (.05, .30, .40)), (.53, (.30, .30, .12)), (.60, (.07, .24, .05)), (.74, (.30, .22, .12)), (1, (.8, .8, .8))])
    cover = ramp(fbm(.75, 12, 9.), [(.0, (0, 0, 0)), (.50, (0, 0, 0)), (.68, (1, 1, 1)), (1, (1, 1, 1))])
    mix = add('ShaderNodeMixRGB')
    mix.inputs[2].default_value = (.93, .96, 1, 1)
    link(cover, mix.inputs[0])
    link(ground, mix.inputs[1])
    link(mix.outputs[0], b.inputs['Base Color'])
    return m


def halo_material():
    """Light of the air above the rim, which thins out with height."""
    m, nt, b = principled('halo', Base_Color=(0., 0., 0.), Emission=(.22, .52, 1.), Emission_Strength=2.2, Roughness=1., Specular=0.)
    lw, mr = nt.nodes.new('ShaderNodeLayerWeight'), nt.nodes.new('ShaderNodeMapRange')
    lw.inputs[0].default_value = .5
    mr.inputs['From Min'].default_value, mr.inputs['From Max'].default_value, mr.inputs['To Min'].default_value, mr.inputs['To Max'].default_value = .62, .995, 1., 0.
    nt.links.new(lw.outputs['Facing'], mr.inputs['Value'])
    nt.links.new(mr.outputs[0], b.inputs['Alpha'])
    return m


def planet():
    ball(20., earth_material(), T(10, 30, -19.0), 256)
    ball(20.9, halo_material(), T(10, 90, -19.0), 256)


def planet_light():
    from library.landscape import light_of
    light_of([(-.2, '#0a1430'), (.3, '#0a1430'), (1, '#1a2a58')], '#000000', .5)
    sun((.8, 1, -.75), 3.6, (1, .97, .92), 2)


STRIPS = dict(planet=dict(make=planet, light=planet_light, width=20., tall=6.4, low=-4.2, exposure=1.1, sat=1.15))
