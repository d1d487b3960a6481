"""Strips: what passes by behind a game's vehicle, seen straight from the side. A strip meets itself at its ends."""
import math

import bpy

from library.landscape import put
from library.shapes import T
from library.studio import expose, grade, write_png


def camera(width, tall, low):
    """Looks along y at x from 0 to `width` and z from `low` up."""
    data = bpy.data.cameras.new('c')
    cam = bpy.data.objects.new('c', data)
    bpy.context.collection.objects.link(cam)
    data.type, data.sensor_fit, data.ortho_scale, data.clip_end = 'ORTHO', 'HORIZONTAL', width, 400
    cam.location, cam.rotation_euler = (width / 2, -100, low + tall / 2), (math.pi / 2, 0, 0)
    bpy.context.scene.camera = cam


def repeated(make, width):
    """Makes something, and again on both sides, so that what reaches over one end comes in at the other."""
    put(make, T(), T(width), T(-width))


def picture(width_px, width, tall, spp, out, exposure=1., sat=1.2):
    extent = (width_px, round(width_px * tall / width))
    img, _ = expose(extent, spp, out)
    write_png(out, grade(img, exposure, 0., sat))

