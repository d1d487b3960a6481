/**
 * Renders the surroundings of house slots with Blender: the scene behind the reels, lying and standing, and the frame round them.
 *
 *   node art/stage.ts <game…> [--only wide,tall,frame] [--width 1120] [--samples 28]
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { blend, CACHE } from './blender.ts';

const HERE = import.meta.dirname;
const GAMES = path.join(HERE, '../games');
const PARTS = ['wide', 'tall', 'frame'] as const;
type Part = (typeof PARTS)[number];

/** Where a part is delivered, at what size, and how heavy it may be. */
const DELIVERED = {
  wide: { file: 'background.webp', width: 1600, height: 900, limit_bytes: 90_000 },
  tall: { file: 'background-portrait.webp', width: 900, height: 1600, limit_bytes: 90_000 },
  frame: { file: 'frame.webp', width: 512, height: 512, limit_bytes: 70_000 },
} as const satisfies Record<Part, unknown>;

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join() },
    width: { type: 'string', default: '1120' },
    samples: { type: 'string', default: '28' },
  },
  allowPositionals: true,
});
const parts = PARTS.filter((part) => values.only.split(',').includes(part));
if (positionals.length === 0 || parts.length === 0) {
  throw new Error('Name games: node art/stage.ts <game…> [--only wide,tall,frame]');
}

/** Writes a rendered picture as light as it must be. */
async function deliver(code: string, part: Part, master: string): Promise<number> {
  const { file, width, height, limit_bytes } = DELIVERED[part];
  const target = path.join(GAMES, code, 'art', file);
  const pixels = await sharp(master)
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
    .png()
    .toBuffer();
  let bytes = Number.POSITIVE_INFINITY;
  for (let quality = 86; bytes > limit_bytes && quality > 30; quality -= 6) {
    await sharp(pixels).webp({ quality, effort: 6, alphaQuality: 90, smartSubsample: true }).toFile(target);
    bytes = (await stat(target)).size;
  }
  return bytes;
}

for (const code of positionals) {
  const folder = path.join(CACHE, 'stages', code);
  await blend('stage.py', [code, folder, values.width, values.samples, ...parts]);
  for (const part of parts) {
    const bytes = await deliver(code, part, path.join(folder, `${part}.png`));
    console.log(`STAGE ${code} ${part}: ${bytes} B`);
  }
}
