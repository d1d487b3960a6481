"""Runs inside Blender: renders the surroundings of one game, its scene in both orientations and the frame of its reels.
blender -b --factory-startup -P art/stage.py -- GAME FOLDER WIDTH SAMPLES [wide|tall|frame…]"""
import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import bpy  # noqa: E402

from library import frames, landscape  # noqa: E402


def scene(stage, is_tall, width, samples, out):
    view = landscape.View(is_tall, **stage.VIEW)
    view.camera()
    landscape.light_of(stage.SKY['stops'], **stage.LIGHT)
    stage.build(view)
    landscape.picture(view, round(width * 9 / 16) if is_tall else width, samples, out, stage.SKY, **stage.LOOK)


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
        else:
            scene(stage, part == 'tall', int(width), int(samples), out)
        print('PICTURE', code, part, round(time.time() - began, 1), 's', flush=True)


main(*sys.argv[sys.argv.index('--') + 1:])
