"""Materials: metals, lacquer, gems, wood, glass, light."""
import bpy


def principled(name, **values):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    for key, v in values.items():
        b.inputs[key.replace('_', ' ')].default_value = (*v, 1) if isinstance(v, tuple) else v
    return m, m.node_tree, b


def facing_ramp(nt, centre, edge, blend=.35):
    """A colour that shifts from centre to edge with the angle of view: cheap depth for metal and lacquer."""
    lw = nt.nodes.new('ShaderNodeLayerWeight')
    lw.inputs[0].default_value = blend
    mx = nt.nodes.new('ShaderNodeMixRGB')
    nt.links.new(lw.outputs['Facing'], mx.inputs[0])
    mx.inputs[1].default_value, mx.inputs[2].default_value = (*centre, 1), (*edge, 1)
    return mx.outputs[0]


def bump(nt, b, scale, strength, stretch=(1, 1, 1), detail=3):
    tc, mp = nt.nodes.new('ShaderNodeTexCoord'), nt.nodes.new('ShaderNodeMapping')
    no, bu = nt.nodes.new('ShaderNodeTexNoise'), nt.nodes.new('ShaderNodeBump')
    mp.inputs['Scale'].default_value = stretch
    no.inputs['Scale'].default_value, no.inputs['Detail'].default_value = scale, detail
    bu.inputs['Strength'].default_value, bu.inputs['Distance'].default_value = strength, .05
    nt.links.new(tc.outputs['Object'], mp.inputs[0])
    nt.links.new(mp.outputs[0], no.inputs[0])
    nt.links.new(no.outputs[0], bu.inputs['Height'])
    nt.links.new(bu.outputs[0], b.inputs['Normal'])
    return no.outputs[0]


def metal(centre, edge, rough=.2):
    m, nt, b = principled('metal', Metallic=1., Roughness=rough)
    nt.links.new(facing_ramp(nt, centre, edge), b.inputs['Base Color'])
    bump(nt, b, 7, .03)
    return m


def gold(rough=.2):
    return metal((1, .70, .20), (1, .38, .03), rough)


def silver(rough=.2):
    return metal((.86, .88, .95), (.55, .6, .75), rough)


def bronze(rough=.3):
    return metal((.72, .36, .14), (.4, .13, .03), rough)


def iron(rough=.4):
    return metal((.26, .28, .33), (.10, .11, .14), rough)


def lacquer(c, edge=None, rough=.3):
    m, nt, b = principled('lacquer', Roughness=rough, Clearcoat=1., Clearcoat_Roughness=.03, Specular=.6)
    nt.links.new(facing_ramp(nt, c, edge or tuple(x * .25 for x in c)), b.inputs['Base Color'])
    return m


def soft(c, edge=None, rough=.35):
    """Fruit, wax, candy, skin: a waxy coat, and an edge that is darker and redder as if light went in a little.
    Real subsurface scattering takes four times as long to render for little at the size of a reel."""
    m, nt, b = principled('soft', Roughness=rough, Clearcoat=.7, Clearcoat_Roughness=.08, Specular=.5)
    nt.links.new(facing_ramp(nt, c, edge or tuple(x * .4 for x in c)), b.inputs['Base Color'])
    bump(nt, b, 14, .02)
    return m


def graded(low, high, z0, z1, rough=.35, coat=.8, axis='Z', texture=0., texture_scale=20.):
    """A surface whose colour changes along an axis of the object, from low at z0 to high at z1."""
    m, nt, b = principled('graded', Roughness=rough, Clearcoat=coat, Clearcoat_Roughness=.06, Specular=.5)
    tc, sp = nt.nodes.new('ShaderNodeTexCoord'), nt.nodes.new('ShaderNodeSeparateXYZ')
    mr, mx = nt.nodes.new('ShaderNodeMapRange'), nt.nodes.new('ShaderNodeMixRGB')
    nt.links.new(tc.outputs['Object'], sp.inputs[0])
    nt.links.new(sp.outputs[axis], mr.inputs['Value'])
    mr.inputs['From Min'].default_value, mr.inputs['From Max'].default_value = z0, z1
    mx.inputs[1].default_value, mx.inputs[2].default_value = (*low, 1), (*high, 1)
    nt.links.new(mr.outputs[0], mx.inputs[0])
    nt.links.new(mx.outputs[0], b.inputs['Base Color'])
    if texture:
        bump(nt, b, texture_scale, texture)
    return m


def plain(c, rough=.4, coat=0.):
    return principled('plain', Base_Color=c, Roughness=rough, Clearcoat=coat)[0]


def emission(c, strength):
    return principled('emit', Base_Color=(0., 0., 0.), Emission=c, Emission_Strength=strength)[0]


def flame(c, strength):
    """Light that thins out towards its edge."""
    m, nt, b = principled('flame', Base_Color=(0., 0., 0.), Emission=c, Emission_Strength=strength, Roughness=1., Specular=0.)
    lw, mm = nt.nodes.new('ShaderNodeLayerWeight'), nt.nodes.new('ShaderNodeMath')
    lw.inputs[0].default_value, mm.operation, mm.inputs[0].default_value, mm.use_clamp = .35, 'SUBTRACT', .85, True
    nt.links.new(lw.outputs['Facing'], mm.inputs[1])
    nt.links.new(mm.outputs[0], b.inputs['Alpha'])
    return m


def wood(dark=(.09, .025, .008), light=(.42, .16, .045), axis=(1, 9, 9)):
    m, nt, b = principled('wood', Roughness=.42, Clearcoat=.4, Clearcoat_Roughness=.12)
    f, r = bump(nt, b, 1.6, .35, axis, 6), nt.nodes.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].color, r.color_ramp.elements[1].color = (*dark, 1), (*light, 1)
    r.color_ramp.elements[0].position, r.color_ramp.elements[1].position = .35, .68
    nt.links.new(f, r.inputs[0])
    nt.links.new(r.outputs[0], b.inputs['Base Color'])
    return m


def glass(c, rough=.02, ior=1.45):
    return principled('glass', Base_Color=c, Roughness=rough, Transmission=1., IOR=ior)[0]


def clear(tint=(1., 1., 1.), shine=.06):
    """Thin glass that keeps a picture's ground transparent: nothing but its reflections, strongest at its edges."""
    m = bpy.data.materials.new('clear')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.remove(nt.nodes['Principled BSDF'])
    tr, gl, mx, lw, mr = (nt.nodes.new('ShaderNode' + n) for n in ('BsdfTransparent', 'BsdfGlossy', 'MixShader', 'LayerWeight', 'MapRange'))
    gl.inputs['Roughness'].default_value, gl.inputs['Color'].default_value = .03, (*tint, 1)
    lw.inputs[0].default_value = .22
    mr.inputs['To Min'].default_value, mr.inputs['To Max'].default_value = shine, .85
    nt.links.new(lw.outputs['Facing'], mr.inputs['Value'])
    nt.links.new(mr.outputs[0], mx.inputs[0])
    nt.links.new(tr.outputs[0], mx.inputs[1])
    nt.links.new(gl.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m


def jewel(c, ior=1.70, spread=.07, glow=.05):
    """A gem: red, green and blue refract at different indices, white Fresnel reflection, a faint inner glow.
    The tint lies on refraction only, so that highlights stay white and crisp."""
    m = bpy.data.materials.new('jewel')
    m.use_nodes = True
    nt = m.node_tree
    N, ln = nt.nodes, nt.links.new
    N.remove(N['Principled BSDF'])

    def join(kind, x, y):
        s = N.new('ShaderNode%sShader' % kind)
        o = 1 if kind == 'Mix' else 0
        ln(x, s.inputs[o])
        ln(y, s.inputs[o + 1])
        return s
    acc = None
    for i in range(3):
        g = N.new('ShaderNodeBsdfRefraction')
        g.inputs['Roughness'].default_value = 0
        col = [0, 0, 0, 1]
        col[i] = c[i]
        g.inputs['Color'].default_value, g.inputs['IOR'].default_value = col, ior + (i - 1) * spread
        acc = g.outputs[0] if acc is None else join('Add', acc, g.outputs[0]).outputs[0]
    em, ge, dt = N.new('ShaderNodeEmission'), N.new('ShaderNodeNewGeometry'), N.new('ShaderNodeVectorMath')
    dt.operation, dt.inputs[1].default_value, mr = 'DOT_PRODUCT', (-.62, -.45, .64), N.new('ShaderNodeMapRange')
    for k, v in zip(('From Min', 'From Max', 'To Min', 'To Max'), (.2, 1., 0., 1.)):
        mr.inputs[k].default_value = v
    sq = N.new('ShaderNodeMath')
    sq.operation, sq.inputs[1].default_value = 'MULTIPLY', glow * 5
    ln(mr.outputs[0], sq.inputs[0])
    ln(ge.outputs['True Normal'], dt.inputs[0])
    ln(dt.outputs['Value'], mr.inputs['Value'])
    # The glow lies on the inner side of the facets only, where it is seen through refraction.
    bf = N.new('ShaderNodeMath')
    bf.operation = 'MULTIPLY'
    ln(sq.outputs[0], bf.inputs[0])
    ln(ge.outputs['Backfacing'], bf.inputs[1])
    ln(bf.outputs[0], em.inputs['Strength'])
    ln(facing_ramp(nt, c, tuple(x * .1 for x in c), .5), em.inputs[0])
    acc = join('Add', acc, em.outputs[0]).outputs[0]
    gl, fr = N.new('ShaderNodeBsdfGlossy'), N.new('ShaderNodeFresnel')
    gl.inputs['Roughness'].default_value, fr.inputs['IOR'].default_value = 0, ior
    mx = join('Mix', acc, gl.outputs[0])
    ln(fr.outputs[0], mx.inputs[0])
    ln(mx.outputs[0], N['Material Output'].inputs[0])
    return m


def painted(rough=.25, coat=1.):
    """For reliefs: colour and metal come from the mesh (attribute c: colour, and metal in its alpha)."""
    m, nt, b = principled('painted', Clearcoat_Roughness=.04)
    at, lw = nt.nodes.new('ShaderNodeVertexColor'), nt.nodes.new('ShaderNodeLayerWeight')
    at.layer_name, lw.inputs[0].default_value = 'c', .35
    mx = nt.nodes.new('ShaderNodeMixRGB')
    mx.blend_type = 'MULTIPLY'
    mx.inputs[2].default_value = (.8, .42, .3, 1)
    nt.links.new(at.outputs['Color'], mx.inputs[1])
    nt.links.new(lw.outputs['Facing'], mx.inputs[0])
    nt.links.new(mx.outputs[0], b.inputs['Base Color'])
    nt.links.new(at.outputs['Alpha'], b.inputs['Metallic'])
    b.inputs['Roughness'].default_value = rough
    b.inputs['Clearcoat'].default_value = coat
    return m
