"""The frame round the reels, seen straight from the front: a ring that is cut into corners, edges that repeat, and a crown.

The picture is 8 units wide. The ring's middle line lies at MIDDLE, it is one unit thick, and its edges repeat every PERIOD
between the corner pieces, so that what stands on them stands at multiples of a whole part of PERIOD. The crown is drawn in the
empty middle of the ring and stands on the top edge in the game."""
import math

import bpy

from library.landscape import put, sun
from library.materials import bump, facing_ramp, principled
from library.outlines import D, TAU, linear
from library.shapes import R, S, T, lathe, mesh, tube
from library.studio import expose, grade, world, write_png

EXTENT, MIDDLE, PERIOD = 8, 3.25, 2.5
REACH = 2.8


def ring(profile, mats, corner=.3, idx=None, smooth=35, steps=8):
    """Sweeps a profile [(outwards, towards the viewer), …] round the ring; idx(k) picks a material for its k-th strip."""
    n, path = len(profile), []
    for k, (sx, sz) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for j in range(steps + 1):
            a = D(90 * (k + j / steps))
            path.append((sx, sz, a))
    v = []
    for sx, sz, a in path:
        for o, h in profile:
            r, c = corner + o, MIDDLE - corner
            dx, dz = (math.cos(a), math.sin(a)) if r >= 0 else (sx, sz)
            v.append((sx * c + r * dx, -h, sz * c + r * dz))
    m = len(path)
    f, which = [], []
    for i in range(m):
        for j in range(n - 1):
            a, b = i * n + j, (i + 1) % m * n + j
            f.append((a, a + 1, b + 1, b))
            which.append(idx(j) if idx else 0)
    return mesh('ring', v, f, mats if isinstance(mats, list) else [mats], None, which, smooth)


def rounded(half=.5, tall=.5, n=16, at=0., power=1.):
    """The profile of a bar that is round towards the viewer."""
    return [(at + half * math.cos(math.pi * k / n), tall * math.sin(math.pi * k / n) ** power) for k in range(n + 1)][::-1]


def flat_bar(half=.5, tall=.25, edge=.06, at=0.):
    """The profile of a bar with a flat face and bevelled edges."""
    return [(at - half, 0), (at - half, tall - edge), (at - half + edge, tall), (at + half - edge, tall), (at + half, tall - edge), (at + half, 0)]


def sides(make):
    """What lies along the top edge, on all four: x runs along it, z outwards."""
    put(make, *[R(90 * k, 'Y') @ T(0, 0, MIDDLE) for k in range(4)])


def along(count, make, lift=.3):
    """Something at every part of the period on every side; it faces the viewer."""
    step = PERIOD / count
    places = [R(90 * k, 'Y') @ T(i * step, -lift, MIDDLE) for k in range(4) for i in range(-20, 21) if abs(i * step) < REACH]
    put(make, *places)


def corners(make, lift=.3, upright=False):
    """Something on every corner, turned with it or upright."""
    if upright:
        put(make, *[T(x * MIDDLE, -lift, z * MIDDLE) for x in (1, -1) for z in (1, -1)])
    else:
        put(make, *[R(90 * k, 'Y') @ T(MIDDLE, -lift, MIDDLE) for k in range(4)])


def crown(make, size=1.1, lift=0., M=None):
    put(make, T(0, -lift, 0) @ S(size) @ (M or T()))


def twisted(strands, mats, r=.26, swing=.24, turns=1, z=0., lift=.25):
    """A rope on each side: strands that wind round each other a whole number of times in a period."""
    def one():
        for s in range(strands):
            points = []
            for i in range(-64, 65):
                x = i / 64 * 3.45
                a = TAU * (turns * x / PERIOD + s / strands)
                points.append((x, -lift - swing * math.cos(a), z + swing * math.sin(a)))
            tube(points, r, mats[s % len(mats)], None, None, 2, 14)
    sides(one)


def striped(mats, r=.42, turns=2, lift=.2, n=48):
    """A stick of sugar on each side, striped like a screw; stripes meet at the period's ends."""
    def one():
        length, cells = 3.45, 276
        v, f, which = [], [], []
        for i in range(cells + 1):
            x = -length + 2 * length * i / cells
            for j in range(n):
                a = TAU * j / n
                v.append((x, -lift - r * math.cos(a), r * math.sin(a)))
        for i in range(cells):
            x = -length + 2 * length * (i + .5) / cells
            for j in range(n):
                f.append((i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j))
                which.append(int((turns * x / PERIOD * len(mats) + j / n * len(mats)) % len(mats)))
        mesh('stick', v, f, mats, None, which, 60)
    sides(one)


def poles(mats, r=.24, joints=1, offsets=(-.25, .25), lift=.15):
    """Bamboo on each side: poles with joints that repeat with the period."""
    def one():
        for k, z in enumerate(offsets):
            profile, step = [], PERIOD / joints
            shift = step * .5 * (k % 2) if joints > 1 else .35 * (k - .5)
            for i in range(-12, 13):
                x = i * step + shift
                profile += [(r * .96, x - step * .5), (r, x - .12), (r * 1.14, x - .05), (r * .92, x), (r * 1.14, x + .05), (r, x + .12)]
            profile = [(q, x) for q, x in profile if abs(x) < 3.5]
            lathe(profile, mats, T(0, -lift, z) @ R(90, 'Y'), 24, lambda s, j: 1 if j % 6 in (1, 2, 3, 4) else 0)
    sides(one)


def brushed(colour, edge, rough=.25):
    """Metal for bars: seen from the front it keeps its colour, as a card on the lens axis would make it."""
    m, nt, b = principled('bar', Metallic=.85, Roughness=rough, Specular=.6)
    nt.links.new(facing_ramp(nt, colour, edge, .45), b.inputs['Base Color'])
    bump(nt, b, 9, .05)
    return m


def lit(key=(1, .95, .86), power=3.2, env=.9, rim=(.7, .8, 1.), floor='#3a2418', sky=('#8a8fa8', '#ffffff')):
    """The same light over the whole ring, so that its pieces fit each other: from above left, a weaker one from below right."""
    world(env, [(0, linear(floor)), (.42, linear(floor)), (.5, linear('#2a2230')), (.62, linear(sky[0])), (1, linear(sky[1]))])
    sun((.5, 1.1, -.9), power, key, 10)
    sun((-.6, .8, .7), power * .28, rim, 20)
    sun((0, 1, -.05), power * .34, (1, .97, .92), 40)


def picture(size, spp, out, exposure=1.1, sat=1.2, bloom=.35):
    """Renders the ring and the crown without perspective."""
    data = bpy.data.cameras.new('c')
    cam = bpy.data.objects.new('c', data)
    bpy.context.collection.objects.link(cam)
    data.type, data.ortho_scale = 'ORTHO', EXTENT
    cam.location, cam.rotation_euler = (0, -20, 0), (math.pi / 2, 0, 0)
    bpy.context.scene.camera = cam
    img, _ = expose((size, size), spp, out)
    write_png(out, grade(img, exposure, bloom, sat))
