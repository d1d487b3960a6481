/** Runs Blender, quietly and behind everything else that the machine does. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const HERE = import.meta.dirname;
export const CACHE = path.join(HERE, '.cache');
export const MASTERS = path.join(CACHE, 'masters');

export type Quality = { size: string; samples: string };

/** Renders those of a game's symbols that changed into a folder; all of them, if none are named. */
export async function draw(
  code: string,
  folder: string,
  quality: Quality,
  ids: readonly string[] = [],
): Promise<void> {
  const script = path.join(HERE, 'blender.py');
  const settings = ['--', code, folder, quality.size, quality.samples, ...ids];
  const { stdout } = await promisify(execFile)(
    'nice',
    ['-n', '19', 'blender', '-b', '--factory-startup', '--python-exit-code', '1', '-P', script, ...settings],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  for (const line of stdout.split('\n')) if (line.startsWith('PICTURE')) console.log(line);
}
