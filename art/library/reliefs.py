"""Reliefs: flat outlines raised on a grid of heights into one painted mesh. Letters, plates, creatures, emblems."""
import bpy
import numpy as np

from library.materials import painted
from library.outlines import GRID, HALF, PIXEL, blur, depth_in, filled, grown, inflate, letters, picture, raster, union
from library.shapes import UP, D, obj

GOLD, SILVER, BRONZE, IRON = (1, .60, .13), (.80, .83, .92), (.72, .33, .11), (.22, .24, .29)
Y, X = (np.mgrid[:GRID, :GRID] + .5) / GRID * 2 * HALF - HALF


def mask_of(shape):
    return shape if isinstance(shape, np.ndarray) else raster(shape)


def layer(shape, colour, height=.06, width=.05, profile='round', metal=0., low=None):
    """A part of a relief. `profile` is how its edge rises: round, slope or dome; `low` is its colour at the bottom."""
    return dict(mask=mask_of(shape), colour=colour, height=height, width=width, profile=profile, metal=metal, low=low)


def risen(part):
    if part['profile'] == 'dome':
        return inflate(part['mask']) * part['height']
    t = depth_in(part['mask'], part['width']) / part['width']
    if part['profile'] == 'slope':
        return part['height'] * t
    return part['height'] * np.sqrt(np.maximum(0, 1 - (1 - t) ** 2))


def relief(layers, M=UP, body=0., rough=.25, coat=1., smooth=1, extra=None):
    """Stacks layers into a solid that faces the camera. `body` inflates the whole silhouette under them.
    Returns (object, height at x and y)."""
    sil = np.zeros((GRID, GRID), bool)
    for part in layers:
        sil |= part['mask']
    H = inflate(filled(sil)) * body if body else np.zeros((GRID, GRID))
    if extra is not None:
        H = H + extra
    C, K = np.zeros((GRID, GRID, 3)), np.zeros((GRID, GRID))
    for part in layers:
        H = H + risen(part)
        w = np.clip(blur(part['mask'].astype(float), 1, 1), 0, 1) if C.any() else np.ones((GRID, GRID))
        colour = np.broadcast_to(np.array(part['colour'], float), C.shape)
        if part['low'] is not None:
            rows = np.where(part['mask'].any(1))[0]
            y = np.clip((np.arange(GRID) - rows.min()) / max(1, np.ptp(rows)), 0, 1)[:, None, None]
            colour = np.array(part['low']) * (1 - y) + colour * y
        C = C * (1 - w[..., None]) + colour * w[..., None]
        K = K * (1 - w) + part['metal'] * w
    if smooth:
        H = blur(H, smooth, 2)
    # The rim goes down to a floor of its own, so that the edge seen from the side is a wall and not a hole.
    H = np.where(grown(sil, -1.6 * PIXEL), H, np.minimum(H, 0))
    ids = np.full(GRID * GRID, -1)
    k = sil.ravel()
    ids[k] = np.arange(k.sum())
    q = ids.reshape(GRID, GRID)
    f = np.stack([q[:-1, :-1], q[:-1, 1:], q[1:, 1:], q[1:, :-1]], -1).reshape(-1, 4)
    f = f[(f >= 0).all(1)]
    me = bpy.data.meshes.new('relief')
    me.vertices.add(int(k.sum()))
    me.vertices.foreach_set('co', np.c_[X.ravel()[k], Y.ravel()[k], H.ravel()[k]].astype(np.float32).ravel())
    me.loops.add(f.size)
    me.loops.foreach_set('vertex_index', f.astype(np.int32).ravel())
    me.polygons.add(len(f))
    me.polygons.foreach_set('loop_start', np.arange(0, f.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(f), 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(f), bool))
    me.update(calc_edges=True)
    me.validate()
    a = me.color_attributes.new('c', 'FLOAT_COLOR', 'POINT')
    a.data.foreach_set('color', np.c_[C.reshape(-1, 3)[k], K.ravel()[k]].astype(np.float32).ravel())
    o = obj('relief', me, [painted(rough, coat)], M)

    def height(x, y):
        return float(H[min(GRID - 1, int((y + HALF) / PIXEL)), min(GRID - 1, int((x + HALF) / PIXEL))])
    return o, height


def letter(body, font, face, low=None, edge=GOLD, metal=0., size=1.86, plate=.075, thick=.26, chisel=False, tall=None, bold=0.):
    """A rank: a bevelled metal casing with a swollen or chiselled face inside."""
    glyph = raster(letters(body, font, size, tall))
    glyph = grown(glyph, bold) if bold else glyph
    outer = grown(glyph, plate)
    parts = [layer(outer, edge, thick, .07, 'round', 1.), layer(grown(glyph, .012), tuple(x * .12 for x in face), -.05, .02, 'slope')]
    parts.append(layer(glyph, face, .15 if chisel else .16, .13 if chisel else .12, 'slope' if chisel else 'round', metal, low))
    return relief(parts, rough=.2)


def plated(polys, plate, face=GOLD, metal=1., grow=.09, body=.45, height=.10, width=.06, plate_metal=0., profile='round', low=None, fill=True, rough=.22, edge=None):
    """A one-colour outline raised on a plate of its own silhouette: emblems and creatures from game-icons."""
    m = mask_of(polys)
    back = grown(m, grow)
    back = filled(back) if fill else back
    parts = [layer(back, edge or plate, .14, .06, 'round', 1. if edge else plate_metal)]
    if edge:
        parts.append(layer(grown(back, -.045), plate, -.03, .03, 'slope', plate_metal))
    parts.append(layer(m, face, height, width, profile, metal, low))
    return relief(parts, body=body, rough=rough)


def toy(name, body=.55, height=.05, width=.05, size=2., recolour=None, rough=.22, rim=None, domes=(), lift=1.0, metals=()):
    """A coloured picture of Fluent as a glossy toy: its silhouette inflated, every colour raised above the one below.
    `recolour` maps a part's index to a colour, or is a function of colour; `rim` adds an outline of that colour."""
    parts = []
    pieces = picture(name, size)
    for i, (colour, polys) in enumerate(pieces):
        if callable(recolour):
            colour = recolour(i, colour)
        elif recolour and i in recolour:
            colour = recolour[i]
        if colour is None:
            continue
        kind = 'dome' if i in domes else 'round'
        parts.append(layer(polys, colour, height * lift * (3 if i in domes else 1), width, kind, 1. if i in metals else 0., tuple(x * .72 for x in colour)))
    if rim:
        every = np.zeros((GRID, GRID), bool)
        for part in parts:
            every |= part['mask']
        parts.insert(0, layer(filled(grown(every, .05)), rim[0], .05, .04, 'round', rim[1]))
    return relief(parts, body=body, rough=rough)
