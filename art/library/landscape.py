"""Scenes with depth: things placed by where they are seen, ground, water, hills, plants, and a painted sky with mist."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from library.materials import bump, principled
from library.outlines import D, TAU, blur, linear
from library.shapes import R, S, T, ball, curve, lathe, leaf, mesh, tube
from library.studio import expose, grade, world, write_png


class View:
    """A camera at eye's height that looks level along y, so that what is upright stays upright. u and v run from -1 to 1
    over the picture; the horizon lies at v = horizon."""

    def __init__(self, is_tall, horizon=-.15, eye=1.6, wide=.62, extent=None):
        self.is_tall, self.horizon, self.eye = is_tall, horizon, eye
        self.extent = extent or ((9, 16) if is_tall else (16, 9))
        self.tan_x = wide * (.62 if is_tall else 1)
        self.tan_y = self.tan_x * self.extent[1] / self.extent[0]

    def camera(self):
        data = bpy.data.cameras.new('c')
        cam = bpy.data.objects.new('c', data)
        bpy.context.collection.objects.link(cam)
        data.sensor_fit, data.lens, data.clip_end = 'HORIZONTAL', 18 / self.tan_x, 900
        data.shift_y = -self.horizon * self.tan_y / (2 * self.tan_x)
        cam.location, cam.rotation_euler = (0, 0, self.eye), (math.pi / 2, 0, 0)
        bpy.context.scene.camera = cam

    def unit(self, depth):
        """Half of the picture's shorter side at a depth."""
        return min(self.tan_x, self.tan_y) * depth

    def at(self, u, v, depth, size=None):
        """Where a point of the picture lies at a depth; with a size, things of one unit are half that part of its shorter side."""
        M = T(u * self.tan_x * depth, depth, self.eye + (v - self.horizon) * self.tan_y * depth)
        return M if size is None else M @ S(size * self.unit(depth))

    def ground(self, u, depth, size=None, z=0.):
        M = T(u * self.tan_x * depth, depth, z)
        return M if size is None else M @ S(size * self.unit(depth))


def put(make, *places):
    """Makes something once and shows it at each of these places."""
    before = set(bpy.data.objects)
    make()
    bpy.context.view_layer.update()
    parts = [(o, o.matrix_world.copy()) for o in bpy.data.objects if o not in before]
    for o, base in parts:
        o.matrix_world = places[0] @ base
        for M in places[1:]:
            twin = o.copy()
            bpy.context.collection.objects.link(twin)
            twin.matrix_world = M @ base


def sun(direction, power, colour, soft_deg=6):
    """Light from far away; the direction is that in which it travels."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = power, colour, D(soft_deg)
    o = bpy.data.objects.new('sun', lamp)
    bpy.context.collection.objects.link(o)
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    # Light from behind would glare back from water as a hard spot; the painted sun is not where the lamp is.
    o.visible_glossy = direction[1] > 0


def glow(M, power, colour, size=.3):
    """A lamp among the things, as a flame or a lantern gives."""
    lamp = bpy.data.lights.new('glow', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, colour, size
    o = bpy.data.objects.new('glow', lamp)
    bpy.context.collection.objects.link(o)
    o.matrix_world, o.visible_glossy, o.visible_camera = M, False, False


def noise(x, y, seed=0, octaves=4, ridged=False):
    """Smooth noise of about -1..1 over arrays of x and y."""
    dice = np.random.default_rng(seed)
    total, amount, weight = np.zeros(np.broadcast(x, y).shape), 1., 0.
    for _ in range(octaves):
        angles, shift = dice.uniform(0, TAU, 5), dice.uniform(0, TAU, 5)
        wave = sum(np.sin(x * math.cos(a) + y * math.sin(a) + s + .8 * np.sin(.7 * (x * math.sin(a) - y * math.cos(a)) + s * 2))
                   for a, s in zip(angles, shift)) / 2.6
        total = total + amount * ((1 - 2 * np.abs(wave)) if ridged else wave)
        weight += amount
        amount *= .5
        x, y = x * 2.1, y * 2.1
    return total / weight


def terrain(height, mat, x=(-30, 30), y=(3, 60), n=(160, 160)):
    """Ground as height(x, y) over a grid; y is denser near the viewer."""
    X = np.linspace(*x, n[0])
    Y = y[0] + (y[1] - y[0]) * np.linspace(0, 1, n[1]) ** 1.7
    gx, gy = np.meshgrid(X, Y)
    gz = height(gx, gy)
    v = np.c_[gx.ravel(), gy.ravel(), gz.ravel()].tolist()
    w = n[0]
    f = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(n[1] - 1) for i in range(w - 1)]
    return mesh('terrain', v, f, [mat], None, None, 80)


def peaks(y, places, mat, seed=1, jag=.25, n=90, sharp=1.3):
    """Mountains at a depth: [(x, height, half width)], one ridged mesh each."""
    for k, (x0, tall, half) in enumerate(places):
        a, b = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n))
        r = np.clip(1 - np.sqrt(a * a + b * b), 0, 1)
        z = tall * (r ** sharp + jag * r * noise(a * 5, b * 5, seed + k, 5, True))
        v = np.c_[(x0 + a * half).ravel(), (y + b * half).ravel(), (z - .02 * tall).ravel()].tolist()
        f = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)]
        mesh('peak', v, f, [mat], None, None, 60)


def water(colour, rough=.06, waves=.25, scale=2.2, z=0., far=200, stretch=(1, .35, 1), near=0):
    m, nt, b = principled('water', Base_Color=colour, Roughness=rough, Specular=.8)
    bump(nt, b, scale, waves, stretch, 4)
    mesh('water', [(-far, near, z), (far, near, z), (far, far, z), (-far, far, z)], [(0, 1, 2, 3)], [m])


def earth(low, high, scale=6., rough=.85, strength=.6, coat=0.):
    """A mottled ground of two colours."""
    m, nt, b = principled('earth', Roughness=rough, Specular=.2, Clearcoat=coat)
    f, r = bump(nt, b, scale, strength, (1, 1, 1), 8), nt.nodes.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].color, r.color_ramp.elements[1].color = (*low, 1), (*high, 1)
    r.color_ramp.elements[0].position, r.color_ramp.elements[1].position = .35, .68
    nt.links.new(f, r.inputs[0])
    nt.links.new(r.outputs[0], b.inputs['Base Color'])
    return m


def palm(mat_trunk, mat_leaf, tall=5., lean=.8, fronds=11, length=2.2, seed=1):
    dice = random.Random(seed)
    top = (lean, 0, tall)
    tube([(0, 0, 0), (.1 * lean, 0, tall * .35), (.45 * lean, 0, tall * .7), top], .16, mat_trunk, None, lambda t: 1.25 - .5 * t, 10, 14)
    for i in range(fronds):
        a = 360 / fronds * i + dice.uniform(-12, 12)
        droop = dice.uniform(.25, .6)
        M = T(*top) @ R(a, 'Z')
        spine = [(0, 0, 0), (.35 * length, 0, .28 * length), (.75 * length, 0, .12 * length * (1 - droop)), (length, 0, -droop * length * .8)]
        line = [Vector(p) for p in curve(spine, 8)]
        v, f = [], []
        for k, p in enumerate(line):
            t = k / (len(line) - 1)
            w = .42 * math.sin(math.pi * min(1, .08 + t * .95)) ** .7 * (1 - .5 * t) + .01
            cut = w * (1 if k % 2 else .62)
            v += [(p.x, -cut, p.z - cut * .45), (p.x, 0, p.z), (p.x, cut, p.z - cut * .45)]
        for k in range(len(line) - 1):
            a0 = k * 3
            f += [(a0, a0 + 1, a0 + 4, a0 + 3), (a0 + 1, a0 + 2, a0 + 5, a0 + 4)]
        mesh('frond', v, f, [mat_leaf], M, None, 30)


def bamboo(mat, ring, tall=8., r=.14, joints=9, leaves=None, seed=1):
    dice = random.Random(seed)
    step = tall / joints
    profile = []
    for k in range(joints):
        z = k * step
        profile += [(r * 1.12, z), (r * 1.12, z + .03), (r * .97, z + .08), (r * .94, z + step * .5), (r * .98, z + step - .02)]
    lathe(profile, [mat, ring], None, 24, lambda s, j: 1 if j % 5 in (0, 4) else 0)
    if leaves:
        for k in range(3, joints):
            for _ in range(3):
                leaf(leaves, T(0, 0, k * step) @ R(dice.uniform(0, 360), 'Z') @ R(dice.uniform(-10, 45), 'Y') @ R(90, 'X'), dice.uniform(.7, 1.2), .16, -.12, .02, 8)


def bush(mat, r=1., n=14, seed=1, flat=.7):
    dice = random.Random(seed)
    for _ in range(n):
        a, q = dice.uniform(0, TAU), dice.random() ** .5
        ball(r * dice.uniform(.28, .5), mat, T(r * q * math.cos(a), r * q * math.sin(a) * .7, r * flat * dice.uniform(.1, .8) * (1.1 - q)) @ S(1, 1, dice.uniform(.7, 1)), 20)


def cloud(mat, w=3., n=12, seed=1):
    dice = random.Random(seed)
    for _ in range(n):
        x = dice.uniform(-1, 1)
        r = (1 - abs(x) * .75) * dice.uniform(.55, 1.) * w * .3
        ball(r, mat, T(x * w, dice.uniform(-.3, .3) * w * .3, r * .55 + dice.uniform(0, .1)) @ S(1.15, 1, .8), 24)


def rock(mat, r=1., seed=1, n=40, squash=.7):
    """A stone: a ball pushed in and out by noise."""
    o = ball(r, mat, None, n)
    co = np.empty(len(o.data.vertices) * 3)
    o.data.vertices.foreach_get('co', co)
    p = co.reshape(-1, 3) / r
    k = 1 + .22 * noise(p[:, 0] * 2.2 + p[:, 2], p[:, 1] * 2.2 - p[:, 2] * 1.3, seed, 4)
    p = p * k[:, None] * r * np.array([1, 1, squash])
    o.data.vertices.foreach_set('co', p.ravel())
    o.data.update()
    return o


def painted_sky(view, extent, stops, sun=None, stars=0, clouds=None, nebula=None, rays=None, aurora=None, seed=1):
    """Linear light of the sky, bottom row first. stops: [(v, '#hex'), …] from the bottom up. sun: dict(u, v, r, colour, edge, halo).
    clouds: dict(colour, amount, low, high, scale). rays: dict(count, strength, colour). aurora: [dict(low, high, v, bend, tall, amount)],
    curtains from the back to the front: `v` is where the lower edge runs, `bend` how far it winds, `tall` how high the light fades."""
    w, h = extent
    u, v = np.meshgrid(np.linspace(-1, 1, w), np.linspace(-1, 1, h))
    short = min(w, h)
    px, py = u * w / short, v * h / short
    at = [s[0] for s in stops]
    col = np.array([linear(s[1]) for s in stops])
    img = np.dstack([np.interp(v, at, col[:, k]) for k in range(3)])
    add = lambda colour, amount: img + np.array(linear(colour)) * amount[..., None]
    mix = lambda colour, amount: img * (1 - amount[..., None]) + np.array(linear(colour)) * amount[..., None]
    for k, part in enumerate(nebula or ()):
        n = noise(px * 1.6 + k * 9, py * 1.6, seed + 20 + k, 6)
        img = add(part['colour'], np.clip((n + .25) * 1.4, 0, 1) ** 2 * part['amount'])
    if stars:
        dice = np.random.default_rng(seed)
        field = np.zeros((h, w))
        ys, xs = dice.integers(0, h, stars), dice.integers(0, w, stars)
        field[ys, xs] = dice.uniform(.2, 1, stars) ** 3 * 3
        field = field + blur(field, 1, 2) * 4
        img = img + field[..., None] * np.clip(v - view.horizon, 0, 1)[..., None] ** .4 * np.array([.9, .95, 1.])
    for k, part in enumerate(aurora or ()):
        along = px[:1] * part.get('scale', 1.3)
        edge = part['v'] + part['bend'] * noise(along, along * .4, seed + 40 + k, 3)
        folds = np.clip(.5 + .9 * noise(along * 8, along * 2, seed + 60 + k, 4), .06, 1.6) * np.clip(.6 + noise(along * .8, along, seed + 80 + k, 2), .1, 1.2)
        d = (v - edge) / part['tall']
        tone = np.clip(d * 1.3, 0, 1)[..., None]
        light = np.where(d > 0, np.exp(-np.maximum(d, 0) * 2.4), np.exp(np.minimum(d, 0) * 14)) * folds * part['amount']
        img = img + (np.array(linear(part['low'])) * (1 - tone) + np.array(linear(part['high'])) * tone) * light[..., None]
    if sun:
        dx, dy = px - sun['u'] * w / short, py - sun['v'] * h / short
        d = np.sqrt(dx * dx + dy * dy)
        img = add(sun['colour'], sun.get('halo', .6) * np.exp(-np.maximum(0, d - sun['r']) * sun.get('fall', 3.)))
        if rays:
            a = np.arctan2(dy, dx)
            beam = .5 + .5 * np.sin(a * rays['count'] + .6 * np.sin(a * 3))
            img = add(rays.get('colour', sun['colour']), np.clip(beam, 0, 1) ** 2 * rays['strength'] * np.exp(-d * .7))
        if sun['r']:
            disc = np.clip((sun['r'] - d) * short / 4 + .5, 0, 1)
            tone = np.clip(d / sun['r'], 0, 1) ** 2
            face = np.array(linear(sun['colour'])) * (1 - tone[..., None]) + np.array(linear(sun.get('edge', sun['colour']))) * tone[..., None]
            spots = np.clip(noise(px * 7 / sun['r'] * .3, py * 7 / sun['r'] * .3, seed + 5, 5), 0, 1) * sun.get('spots', 0)
            img = img * (1 - disc[..., None]) + face * (1 - spots[..., None]) * sun.get('power', 1.4) * disc[..., None]
    if clouds:
        n = noise(px * clouds.get('scale', 1.2), py * clouds.get('scale', 1.2) * 3.2, seed + 9, 6)
        band = np.clip((v - clouds['low']) / .15, 0, 1) * np.clip((clouds['high'] - v) / .25, 0, 1)
        img = mix(clouds['colour'], np.clip((n + clouds.get('cover', .1)) * 1.6, 0, 1) ** 1.4 * clouds['amount'] * band)
    return img


def light_of(stops, floor, env):
    """The world as surfaces see it: the sky's colours from the horizon up over a floor."""
    ups = [s for s in stops if s[0] >= -.2]
    ramp = [(0, linear(floor)), (.46, linear(floor)), (.52, linear(ups[0][1])), (.72, linear(ups[len(ups) // 2][1])), (1, linear(ups[-1][1]))]
    world(env, ramp)


def picture(view, width, spp, out, sky, mist=None, exposure=1., sat=1.1, bloom=.3, shade=.55):
    """Renders the scene before its sky, thickened by mist with distance, and darker towards its corners."""
    extent = (width, round(width * view.extent[1] / view.extent[0]))
    if mist:
        settings = bpy.context.scene.world.mist_settings
        settings.start, settings.depth, settings.falloff = mist['start'], mist['depth'], mist.get('falloff', 'QUADRATIC')
    img, far = expose(extent, spp, out)
    behind = painted_sky(view, extent, **sky)
    a = np.clip(img[..., 3:], 0, 1)
    body = img[..., :3]
    if mist:
        thick = np.clip((far[..., None] - (1 - a)) / np.maximum(a, 1e-3), 0, 1) * mist.get('most', .9)
        tint = np.array(linear(mist['colour'])) if 'colour' in mist else behind
        body = body * (1 - thick) + tint * a * thick
    whole = body + behind * (1 - a)
    u, v = np.meshgrid(np.linspace(-1, 1, extent[0]), np.linspace(-1, 1, extent[1]))
    # Darker at the top too, where the game's title stands.
    whole *= ((1 - shade * np.clip((u * u + v * v) / 2, 0, 1) ** 1.4) * (1 - .3 * np.clip((v - .5) / .5, 0, 1)))[..., None]
    graded_rgba = grade(np.dstack([whole, np.ones(extent[::-1])]), exposure, bloom, sat)
    write_png(out, graded_rgba)
