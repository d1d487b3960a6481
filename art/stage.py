"""Runs inside Blender: renders the surroundings of one game: its scene in both orientations, the frame of its reels, the scene of its
poster, and the strips that pass by.
blender -b --factory-startup -P art/stage.py -- GAME FOLDER WIDTH SAMPLES [wide|tall|frame|poster|STRIP…]"""
import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import bpy  # noqa: E402

from library import frames, landscape, strips  # noqa: E402


def scene(stage, is_tall, width, samples, out):
    view = landscape.View(is_tall, **stage.VIEW)
    view.camera()
    landscape.light_of(stage.SKY['stops'], **stage.LIGHT)
    stage.build(view)
    landscape.picture(view, round(width * 9 / 16) if is_tall else width, samples, out, stage.SKY, **stage.LOOK)


def poster(stage, width, samples, out):
    own = stage.POSTER
    view = landscape.View(False, **own['view'])
    view.camera()
    landscape.light_of(own['sky']['stops'], **stage.LIGHT)
    own['build'](view)
    landscape.picture(view, width, samples, out, own['sky'], **own['look'])


def strip(part, width, samples, out):
    part['light']()
    part['make']()
    strips.camera(part['width'], part['tall'], part['low'])
    strips.picture(width, part['width'], part['tall'], samples, out, part.get('exposure', 1.), part.get('sat', 1.2))


def main(code, folder, width, samples, *parts):
    stage = importlib.import_module('stages.' + code.replace('-', '_'))
    os.makedirs(folder, exist_ok=True)
    for part in parts or ('wide', 'tall', 'frame'):
        began = time.time()
        bpy.ops.wm.read_factory_settings(use_empty=True)
        out = os.path.join(folder, part + '.png')
        if part == 'frame':
            frames.lit(**stage.FRAME.get('light', {}))
            stage.FRAME['make']()
            frames.picture(512 if int(width) > 700 else 256, int(samples), out, **stage.FRAME.get('look', {}))
        elif part == 'poster':
            poster(stage, int(width), int(samples), out)
        elif part in getattr(stage, 'STRIPS', {}):
            strip(stage.STRIPS[part], int(width), int(samples), out)
        else:
            scene(stage, part == 'tall', int(width), int(samples), out)
        print('PICTURE', code, part, round(time.time() - began, 1), 's', flush=True)


main(*sys.argv[sys.argv.index('--') + 1:])
