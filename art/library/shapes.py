"""Solids: lathes, boxes, balls, tubes, gems, coins."""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from library.outlines import D, TAU, font_file, star


def T(x=0, y=0, z=0):
    return Matrix.Translation((x, y, z))


def R(deg, axis):
    return Matrix.Rotation(D(deg), 4, axis)


def S(x, y=None, z=None):
    return Matrix.Diagonal((x, x if y is None else y, x if z is None else z, 1))


# Turns what lies flat on the floor so that it faces the camera.
UP = R(90, 'X')


def obj(name, data, mats=(), M=None):
    o = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(o)
    for m in mats:
        data.materials.append(m)
    if M is not None:
        o.matrix_world = M
    return o


def mesh(name, v, f, mats=(), M=None, idx=None, smooth=40):
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    if idx is not None:
        me.polygons.foreach_set('material_index', idx)
    me.polygons.foreach_set('use_smooth', [smooth > 0] * len(me.polygons))
    me.use_auto_smooth, me.auto_smooth_angle = True, D(max(smooth, 1))
    me.update()
    return obj(name, me, mats, M)


def copy(o, M):
    c = o.copy()
    bpy.context.collection.objects.link(c)
    c.matrix_world = M
    return c


def lathe(profile, mats, M=None, seg=96, matfn=None, rfn=None, smooth=35):
    """Turns [(r, z), …] round z; matfn(sector 0..1, index) picks a material; rfn(angle, r, z) bends r."""
    n = len(profile)
    v = [((rfn(a, r, z) if rfn else r) * math.cos(a), (rfn(a, r, z) if rfn else r) * math.sin(a), z)
         for a in (TAU * i / seg for i in range(seg)) for r, z in profile]
    f, idx = [], []
    for i in range(seg):
        for j in range(n - 1):
            a, b = i * n + j, (i + 1) % seg * n + j
            q = [a, a + 1, b + 1, b]
            if profile[j][0] == 0:
                q = [a, a + 1, b + 1]
            if profile[j + 1][0] == 0:
                q = [a, a + 1, b]
            f.append(q)
            idx.append(matfn((i + .5) / seg, j) if matfn else 0)
    return mesh('lathe', v, f, mats if isinstance(mats, list) else [mats], M, idx, smooth)


def curve(points, n=12):
    """A smooth profile through points (Catmull-Rom)."""
    p = [points[0]] + list(points) + [points[-1]]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for k in range(n):
            t = k / n
            out.append(tuple(.5 * (2 * b[i] + (c[i] - a[i]) * t + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t
                                   + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3) for i in range(len(b))))
    return out + [tuple(points[-1])]


def box(size, mat, M=None, bevel=.04):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    me = bpy.data.meshes.new('box')
    bm.to_mesh(me)
    o = obj('box', me, [mat], M)
    b = o.modifiers.new('b', 'BEVEL')
    b.width, b.segments, b.limit_method = bevel, 4, 'NONE'
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth = True
    return o


def ball(r, mat, M=None, seg=48):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=seg // 2, radius=r)
    me = bpy.data.meshes.new('ball')
    bm.to_mesh(me)
    for p in me.polygons:
        p.use_smooth = True
    return obj('ball', me, [mat] if mat else [], M)


def torus(big, small, mat, M=None, seg=96):
    return lathe([(big + small * math.cos(a), small * math.sin(a)) for a in (TAU * i / 16 for i in range(17))], mat, M, seg)


def tube(points, r, mat, M=None, taper=None, n=10, seg=20):
    """A round rope along a smooth line of (x, y, z); taper(0..1) scales its radius."""
    line = [Vector(p) for p in curve(points, n)]
    v, f, normal = [], [], None
    for i, p in enumerate(line):
        d = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        if normal is None:
            normal = d.orthogonal().normalized()
        normal = (normal - d * normal.dot(d)).normalized()
        side, k = d.cross(normal), r * (taper(i / (len(line) - 1)) if taper else 1)
        v += [p + (normal * math.cos(TAU * j / seg) + side * math.sin(TAU * j / seg)) * k for j in range(seg)]
    for i in range(len(line) - 1):
        f += [(i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg, (i + 1) * seg + j) for j in range(seg)]
    f += [tuple(range(seg))[::-1], tuple((len(line) - 1) * seg + j for j in range(seg))]
    return mesh('tube', v, f, [mat], M, None, 60)


def flat(polys, mat, extrude=.05, bevel=.02, offset=0., M=None, res=4):
    """Filled outlines as a solid with a rounded edge; holes by even-odd."""
    c = bpy.data.curves.new('flat', 'CURVE')
    c.dimensions, c.fill_mode = '2D', 'BOTH'
    for p in polys:
        s = c.splines.new('POLY')
        s.points.add(len(p) - 1)
        s.use_cyclic_u = True
        s.points.foreach_set('co', [t for x, y in p for t in (x, y, 0, 1)])
    c.extrude, c.bevel_depth, c.bevel_resolution, c.offset = extrude, bevel, res, offset
    return obj('flat', c, [mat], M)


def text(body, mat, font, size=1., extrude=.05, bevel=.02, offset=0., M=None):
    c = bpy.data.curves.new('text', 'FONT')
    c.body, c.font = body, bpy.data.fonts.load(font_file(font), check_existing=True)
    c.size, c.extrude, c.bevel_depth, c.bevel_resolution, c.offset = size, extrude, bevel, 4, offset
    c.align_x, c.align_y = 'CENTER', 'CENTER'
    return obj('text', c, [mat], M)


def facet_star(ro, ri, h, mat, M=None, n=5):
    p = star(n, ro, ri)
    faces = [(i, 2 * n, (i + 1) % (2 * n))[::-1] for i in range(2 * n)]
    return mesh('star', [(x, y, 0) for x, y in p] + [(0, 0, h)], faces, [mat], M, None, 0)


def hull(points, mat, M=None, bevel=.008):
    """The cut stone with these corners."""
    bm = bmesh.new()
    for p in points:
        bm.verts.new(p)
    bmesh.ops.convex_hull(bm, input=bm.verts)
    loose = [v for v in bm.verts if not v.link_faces]
    bmesh.ops.delete(bm, geom=loose, context='VERTS')
    bmesh.ops.dissolve_limit(bm, angle_limit=D(.7), verts=bm.verts, edges=bm.edges)
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=1, affect='EDGES', clamp_overlap=True)
    me = bpy.data.meshes.new('gem')
    bm.to_mesh(me)
    return obj('gem', me, [mat], M)


def brilliant(mat, M=None, table=.56, crown=.34, depth=.86, n=8, bevel=.008):
    """A round brilliant: kites, stars, girdle facets and mains, the kites kept planar."""
    P, st = [], math.pi / n

    def g(r, a, z):
        P.append((r * math.cos(a), r * math.sin(a), z))
    cr, pr = .8, .24
    zc = crown * (1 - cr * math.cos(st)) / (1 - table)
    for k in range(n):
        g(table, 2 * k * st, crown)
        g(cr, (2 * k + 1) * st, zc)
        g(pr, (2 * k + 1) * st, -.05 - depth * (1 - pr * math.cos(st)))
    for k in range(2 * n):
        g(1, k * st, 0)
        g(1, k * st, -.05)
    P.append((0, 0, -.05 - depth))
    return hull(P, mat, M, bevel)


def cut(outline, mat, M=None, table=.6, crown=.26, depth=.6, steps=(.82,), culet=.0, girdle=.05, bevel=.01):
    """A stone of any convex outline: stepped crown and pavilion above and below its girdle."""
    P = [(x, y, z) for x, y in outline for z in (0, -girdle)]
    P += [(x * table, y * table, crown) for x, y in outline]
    for s in steps:
        t = (1 - s) / (1 - table)
        P += [(x * s, y * s, crown * (1 - (1 - t) ** 1.6)) for x, y in outline]
        P += [(x * (1 - (1 - s) * 1.9), y * (1 - (1 - s) * 1.9), -girdle - depth * (1 - s) * 2.6) for x, y in outline]
    P += [(x * culet, y * culet, -girdle - depth) for x, y in outline]
    return hull(P, mat, M, bevel)


def reeded(r, thick, mat, M=None, teeth=96, rim=.12):
    """A coin's blank with a milled edge and a raised rim; both faces are flat."""
    i, h = r * (1 - rim), thick
    pr = [(0, h * .62), (i * .98, h * .62), (i, h * .9), (i + r * .02, h), (r * .95, h), (r * .985, h * .85), (r, h * .6)]
    return lathe(pr + [(a, -z) for a, z in pr[::-1]], mat, M, teeth * 4, None,
                 lambda a, q, z: q * (1 + .007 * (1 if math.sin(a * teeth) > 0 else -1)) if q > r * .99 and abs(z) < h * .8 else q)


def coin_pile(mat, places, r=.3, thick=.07, mark=None):
    """Many coins at the given matrices, sharing their mesh."""
    one = reeded(r, thick, mat, None, 40)
    parts = [one]
    if mark:
        parts += [facet_star(r * .6, r * .26, r * .15, mark, T(0, 0, thick * .6)),
                  facet_star(r * .6, r * .26, r * .15, mark, R(180, 'X') @ T(0, 0, thick * .6))]
    base = [(o, o.matrix_world.copy()) for o in parts]
    bpy.context.view_layer.update()
    base = [(o, o.matrix_world.copy()) for o in parts]
    for M in places:
        for o, b in base:
            copy(o, M @ b)
    for o in parts:
        bpy.data.objects.remove(o)


def heap(n, w, d, h, seed=1, tilt=22):
    """Where the coins of a heap lie."""
    dice = random.Random(seed)
    out = []
    for _ in range(n):
        a, q = dice.uniform(0, TAU), dice.random() ** .5
        x, y = q * math.cos(a), q * math.sin(a)
        z = h * (1 - q) ** .8 + dice.uniform(0, .05)
        out.append(T(x * w, y * d, z) @ R(dice.uniform(0, 360), 'Z') @ R(dice.gauss(0, tilt), 'X') @ R(dice.gauss(0, tilt), 'Y'))
    return out


def blob(balls, mat, M=None, resolution=.05, threshold=.6):
    """Balls that melt into each other: [(x, y, z, radius)]."""
    mb = bpy.data.metaballs.new('blob')
    mb.resolution, mb.render_resolution, mb.threshold = resolution, resolution, threshold
    for x, y, z, r in balls:
        e = mb.elements.new()
        e.co, e.radius = (x, y, z), r * 1.4
    o = obj('blob', mb, [], None)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    for p in me.polygons:
        p.use_smooth = True
    me.materials.clear()
    return obj('blob', me, [mat], M)


def leaf(mat, M=None, length=.6, width=.28, bend=.18, fold=.06, n=16):
    """A pointed leaf along x, folded along its middle and bent down."""
    v, f = [], []
    for i in range(n + 1):
        t = i / n
        w = width * math.sin(math.pi * t ** .8) ** .8 if 0 < t < 1 else 0
        z = bend * math.sin(math.pi * t * .9)
        v += [(t * length, -w / 2, z + fold), (t * length, 0, z), (t * length, w / 2, z + fold)]
    for i in range(n):
        a = i * 3
        f += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    o = mesh('leaf', v, f, [mat], M, None, 80)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = .03
    sub = o.modifiers.new('u', 'SUBSURF')
    sub.levels = sub.render_levels = 2
    return o
