"""Light, camera, rendering and grading."""
import math
import os
import shutil
import struct
import zlib

import bpy
import numpy as np
from mathutils import Vector

from library.outlines import D, blur

SKY = [(0, (.30, .12, .05)), (.38, (.10, .03, .05)), (.5, (.03, .015, .05)), (.58, (.25, .17, .22)),
       (.72, (.75, .72, .78)), (.86, (.35, .33, .5)), (1, (.9, .9, 1))]


def world(env, sky):
    """A gradient seen in reflections only: warm floor, dark horizon (contrast for metal), bright soft top."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world, w.use_nodes = w, True
    nt = w.node_tree
    tc, sp, mr, cr = (nt.nodes.new('ShaderNode' + s) for s in ('TexCoord', 'SeparateXYZ', 'MapRange', 'ValToRGB'))
    mr.inputs['From Min'].default_value = -1
    nt.links.new(tc.outputs['Generated'], sp.inputs[0])
    nt.links.new(sp.outputs['Z'], mr.inputs['Value'])
    nt.links.new(mr.outputs[0], cr.inputs[0])
    el = cr.color_ramp.elements
    while len(el) < len(sky):
        el.new(.5)
    for e, (p, c) in zip(el, sky):
        e.position, e.color = p, (*c, 1)
    nt.links.new(cr.outputs[0], nt.nodes['Background'].inputs[0])
    nt.nodes['Background'].inputs[1].default_value = env


def light(cam, target, d, size, power, col, scale):
    """An area light in the camera's space (right, up, towards the viewer) round the target, itself unseen."""
    lamp = bpy.data.lights.new('a', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', size[0] * scale, size[1] * scale
    lamp.energy, lamp.color = power * scale * scale, col
    o = bpy.data.objects.new('a', lamp)
    bpy.context.collection.objects.link(o)
    o.location = target + cam.matrix_world.to_3x3() @ (Vector(d) * scale)
    o.rotation_euler = (o.location - target).to_track_quat('Z', 'Y').to_euler()
    o.visible_camera = False


def corners():
    """Every vertex of the scene, in the world."""
    bpy.context.view_layer.update()
    dg, P = bpy.context.evaluated_depsgraph_get(), []
    for o in bpy.context.scene.objects:
        if o.type not in ('MESH', 'CURVE', 'FONT') or o.hide_render:
            continue
        e = o.evaluated_get(dg)
        m = e.to_mesh()
        a = np.empty(len(m.vertices) * 3)
        m.vertices.foreach_get('co', a)
        P.append(np.c_[a.reshape(-1, 3), np.ones(len(a) // 3)] @ np.array(o.matrix_world).T)
        e.to_mesh_clear()
    return np.concatenate(P)[:, :3]


def studio(az=0, el=6, lens=85, fill=.94, rim=((.95, .15, .7), (.15, .55, 1.)), box=None, env=.7, front=22, axis=0,
           key=(1, .95, .88), floor=(1, .55, .2), power=1., sky=SKY, rims=80):
    """A camera on a sphere, framed to the geometry by lens and shift; key, fill, top, floor and two coloured rims."""
    P = corners() if box is None else np.array(box)
    c = (P.min(0) + P.max(0)) / 2
    s = np.linalg.norm(P - c, axis=1).max()
    t, dist = Vector(c), s * lens / 14
    cd = bpy.data.cameras.new('c')
    cam = bpy.data.objects.new('c', cd)
    bpy.context.collection.objects.link(cam)
    cam.location = t + Vector((math.sin(D(az)) * math.cos(D(el)), -math.cos(D(az)) * math.cos(D(el)), math.sin(D(el)))) * dist
    cam.rotation_euler = (cam.location - t).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.camera = cam
    bpy.context.view_layer.update()
    q = np.c_[P, np.ones(len(P))] @ np.array(cam.matrix_world.inverted()).T
    u, v = q[:, 0] / -q[:, 2], q[:, 1] / -q[:, 2]
    cd.lens = 36 * fill / max(np.ptp(u), np.ptp(v))
    cd.shift_x, cd.shift_y = (u.max() + u.min()) / 2 * cd.lens / 36, (v.max() + v.min()) / 2 * cd.lens / 36
    world(env, sky)
    for d, size, p, col in (((-1.8, 2.4, 2.6), (1.6, 1.6), 95, key), ((2.6, .6, 2.2), (.7, 2.6), 26, (.85, .9, 1)),
                            ((.5, 1.5, 3.6), (3, 2), front, (1, .97, .92)), ((0, 3, -.6), (3, .8), 50, (1, 1, 1)),
                            ((0, -2.6, 1.4), (2.4, .7), 16, floor), ((-2.8, .3, -1.7), (.7, 2.6), rims, rim[0]),
                            ((2.8, .6, -1.7), (.7, 2.6), rims, rim[1])):
        light(cam, t, d, size, p * power, col, s)
    if axis:
        # A card on the lens axis keeps flat metal that faces the camera from going black.
        light(cam, t, (-.3, .5, 4), (3.4, 3.2), axis, (1, .96, .88), s)


def render(size, spp, out, exposure=1., bloom=.35, denoise=True, sat=1.15):
    """A square picture with a transparent ground, graded and written as PNG."""
    img, _ = expose((size, size), spp, out, denoise)
    write_png(out, grade(img, exposure, bloom, sat))


def expose(extent, spp, out, denoise=True):
    """Two renders of half the samples each, filtered against each other: linear premultiplied light, and the mist of each pixel."""
    width, height = extent
    s = bpy.context.scene
    s.render.engine, s.render.resolution_x, s.render.resolution_y = 'CYCLES', width, height
    s.render.film_transparent, s.render.use_persistent_data = True, True
    s.view_settings.view_transform = 'Standard'
    s.render.threads_mode, s.render.threads = 'FIXED', int(os.environ.get('ART_THREADS', 2))
    c = s.cycles
    c.device, c.samples, c.use_denoising, c.use_adaptive_sampling = 'CPU', max(2, spp // 2), False, False
    c.max_bounces, c.transmission_bounces, c.glossy_bounces, c.diffuse_bounces = 12, 12, 4, 2
    c.sample_clamp_indirect, c.blur_glossy, c.caustics_refractive, c.pixel_filter_type = 6, .3, False, 'BLACKMAN_HARRIS'
    vl = s.view_layers[0]
    vl.use_pass_normal = vl.use_pass_diffuse_color = vl.use_pass_glossy_color = vl.use_pass_mist = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl, fo = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = out + '.tmp'
    fo.file_slots.clear()
    fo.format.file_format, fo.format.color_depth, fo.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    for n, sock in (('rgba', 'Image'), ('nor', 'Normal'), ('dif', 'DiffCol'), ('glo', 'GlossCol'), ('mist', 'Mist')):
        fo.file_slots.new(n)
        nt.links.new(rl.outputs[sock], fo.inputs[n])

    def load(n):
        im = bpy.data.images.load('%s.tmp/%s%04d.exr' % (out, n, s.frame_current))
        im.colorspace_settings.name = 'Non-Color'
        a = np.empty(width * height * 4, np.float32)
        im.pixels.foreach_get(a)
        bpy.data.images.remove(im)
        return a.reshape(height, width, 4)
    halves = []
    for seed in (1, 2):
        c.seed = seed
        bpy.ops.render.render()
        halves.append(load('rgba'))
    feat = np.concatenate([load('nor')[..., :3] * .7, load('dif')[..., :3], load('glo')[..., :3] * .5], 2)
    img = cross_nlm(*halves, feat) if denoise else sum(halves) / 2
    mist = load('mist')[..., 0]
    shutil.rmtree(out + '.tmp')
    return img, mist


def cross_nlm(A, B, feat, r=2, k=.5, kf=.18):
    """Dual-buffer NL-means: weights measured on one half filter the other, so that noise cannot vote for itself."""
    n, m = A.shape[:2]
    tm = lambda x: np.dstack([x[..., :3] / (1 + np.maximum(x[..., :3], 0)), x[..., 3:]])
    a, b = tm(A), tm(B)
    var = blur(((a - b) ** 2)[..., :3] / 2, 1, 2).astype(np.float32)
    acc, W = [np.zeros_like(a), np.zeros_like(a)], [np.full((n, m), 1e-6, np.float32), np.full((n, m), 1e-6, np.float32)]
    for dy in range(-r, r + 1):
        for dx in range(-r, r + 1):
            ys, xs = slice(max(0, -dy), n - max(0, dy)), slice(max(0, -dx), m - max(0, dx))
            yt, xt = slice(max(0, dy), n - max(0, -dy)), slice(max(0, dx), m - max(0, -dx))
            vs, vt = var[ys, xs], var[yt, xt]
            den = 1e-7 + k * k * (vs + vt)
            wf = np.exp(-((feat[ys, xs] - feat[yt, xt]) ** 2).sum(2) / (2 * kf * kf))
            for i, (p, q) in enumerate(((a, b), (b, a))):
                d = (((q[ys, xs, :3] - q[yt, xt, :3]) ** 2 - vs - np.minimum(vs, vt)) / den).mean(2)
                w = np.exp(-np.maximum(0, blur(d, 1, 1))).astype(np.float32) * wf
                acc[i][ys, xs] += w[..., None] * p[yt, xt]
                W[i][ys, xs] += w
    o = sum(x / w[..., None] for x, w in zip(acc, W)) / 2
    o[..., 3] = (A[..., 3] + B[..., 3]) / 2
    o[..., :3] = np.clip(o[..., :3], 0, .985)
    o[..., :3] /= 1 - o[..., :3]
    return o


def grade(img, exposure, bloom, sat):
    """Linear premultiplied light to sRGB with a soft shoulder, vibrance, and bloom in colour and alpha."""
    n = img.shape[0]
    a, c = np.clip(img[..., 3:], 0, 1), img[..., :3] * exposure
    glow = blur(np.minimum(np.maximum(c - 1., 0), 2) * bloom, max(1, n // 40), 3)
    c = c / np.maximum(a, 1e-4)
    l = c @ np.array([.2126, .7152, .0722])
    c = np.maximum(l[..., None] + (c - l[..., None]) * sat, 0)
    c = np.where(c < .6, c, .6 + .4 * (1 - np.exp(-(c - .6) / .4)))
    c = c * a + glow * (1 - c * a)
    a = np.maximum(a, np.clip(glow.max(2, keepdims=True), 0, 1))
    c = np.clip(c / np.maximum(a, 1e-4), 0, 1)
    c = np.where(c < .0031308, c * 12.92, 1.055 * np.maximum(c, 1e-6) ** (1 / 2.4) - .055)
    c = c + .10 * (c - .5) * (1 - np.abs(2 * c - 1))
    sharp = c + .35 * (c - blur(c, 1, 1)) * (a > .98)
    return (np.clip(np.dstack([sharp, a]), 0, 1) * 255 + .5).astype(np.uint8)[::-1]


def write_png(path, a):
    h, w, _ = a.shape
    raw = b''.join(b'\0' + r.tobytes() for r in a)
    chunk = lambda t, d: struct.pack('>I', len(d)) + t + d + struct.pack('>I', zlib.crc32(t + d))
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 6, 0, 0, 0))
                   + chunk(b'IDAT', zlib.compress(raw, 6)) + chunk(b'IEND', b''))
