/** Runs Blender, quietly and behind everything else that the machine does. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const HERE = import.meta.dirname;
export const CACHE = path.join(HERE, '.cache');
export const MASTERS = path.join(CACHE, 'masters');

export type Quality = { size: string; samples: string };

/** Runs one of this package's scripts inside Blender; returns the pictures that it names. */
export async function blend(script: string, settings: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'nice',
    `-n 19 blender -b --factory-startup --python-exit-code 1 -P`
      .split(' ')
      .concat(path.join(HERE, script), '--', settings),
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout.split('\n').filter((line) => line.startsWith('PICTURE'));
}

/** Renders those of a game's symbols that changed into a folder; all of them, if none are named. */
export async function draw(
  code: string,
  folder: string,
  quality: Quality,
  ids: readonly string[] = [],
): Promise<void> {
  const made = await blend('blender.py', [code, folder, quality.size, quality.samples, ...ids]);
  for (const line of made) console.log(line);
}
