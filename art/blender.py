"""Runs inside Blender: renders the symbols of one game that changed since they were rendered last.
blender -b --factory-startup -P art/blender.py -- GAME FOLDER SIZE SAMPLES [SYMBOL…]"""
import hashlib
import importlib
import json
import os
import sys
import time
import types

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import bpy  # noqa: E402

from library.studio import render, studio  # noqa: E402


def print_of(value, seen):
    """What a recipe is made of: its code and that of everything in this package it names."""
    if isinstance(value, types.CodeType):
        return [value.co_code.hex(), *value.co_names, *(t for c in value.co_consts for t in print_of(c, seen))]
    if isinstance(value, types.FunctionType):
        module = sys.modules.get(value.__module__)
        if value in seen or not getattr(module, '__file__', '').startswith(os.path.dirname(os.path.abspath(__file__))):
            return []
        seen.add(value)
        parts = print_of(value.__code__, seen) + [repr(value.__defaults__)]
        parts += [t for cell in value.__closure__ or () for t in print_of(cell.cell_contents, seen)]
        return parts + [t for name in every_name(value.__code__) for t in print_of(value.__globals__.get(name), seen)]
    if isinstance(value, (str, int, float, tuple, list, dict, bool)):
        return [repr(value)]
    return []


def every_name(code):
    names = list(code.co_names)
    for const in code.co_consts:
        if isinstance(const, types.CodeType):
            names += every_name(const)
    return names


def main(code, folder, size, samples, *ids):
    game = importlib.import_module('games.' + code.replace('-', '_'))
    os.makedirs(folder, exist_ok=True)
    for name in ids or game.SYMBOLS:
        entry = dict(game.SYMBOLS[name])
        make, view, look = entry.pop('make'), {**game.LIGHT, **entry.pop('view', {})}, {**game.LOOK, **entry.pop('look', {})}
        more = look.pop('samples', 1)
        settings = [size, samples, sorted(view.items()), sorted(look.items()), more]
        mark = hashlib.sha1(repr([settings, print_of(make, set())]).encode()).hexdigest()
        out = os.path.join(folder, name + '.png')
        stamp = os.path.join(folder, name + '.json')
        if os.path.exists(out) and os.path.exists(stamp) and json.load(open(stamp))['mark'] == mark:
            json.dump({**entry, 'mark': mark, 'seconds': json.load(open(stamp))['seconds']}, open(stamp, 'w'))
            continue
        began = time.time()
        bpy.ops.wm.read_factory_settings(use_empty=True)
        make()
        built = time.time()
        studio(**view)
        render(int(size), int(int(samples) * more), out, **look)
        seconds = round(time.time() - began, 1)
        json.dump({**entry, 'mark': mark, 'seconds': seconds}, open(stamp, 'w'))
        print('PICTURE', code, name, seconds, 's, of which shapes', round(built - began, 1), flush=True)


main(*sys.argv[sys.argv.index('--') + 1:])
