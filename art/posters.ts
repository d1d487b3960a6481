/**
 * Renders the pictures that the posters of `tools/posters` show, and lays them where it finds them.
 *
 *   node art/posters.ts [--heroes] [--ready] [game…]
 */
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { compositions } from '../tools/posters/compositions/index.ts';
import { draw, MASTERS } from './blender.ts';

const { values, positionals } = parseArgs({
  options: {
    /** Only what stands large in the middle. */
    heroes: { type: 'boolean', default: false },
    /** Takes the masters of the reels' symbols as they are, for a first look. */
    ready: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
/** From this size on, in units of a poster, an actor is a hero. */
const HERO = 262;
const target = path.join(import.meta.dirname, '../tools/posters/rendered');
await mkdir(target, { recursive: true });

for (const [code, { actors }] of Object.entries(compositions)) {
  if (positionals.length > 0 && !positionals.includes(code)) continue;
  const symbols = actors.flatMap((actor) =>
    actor.kind === 'rendered' && (!values.heroes || actor.size >= HERO)
      ? [actor.picture.slice(code.length + 1)]
      : [],
  );
  if (symbols.length === 0) continue;
  const folder = values.ready ? path.join(MASTERS, code) : path.join(MASTERS, 'posters', code);
  if (!values.ready) await draw(code, folder, { size: '512', samples: '32' }, symbols);
  for (const symbol of symbols) {
    const master = path.join(folder, `${symbol}.png`);
    await access(master);
    await sharp(master)
      .trim({ threshold: 24 })
      .webp({ quality: 90, alphaQuality: 95, effort: 6 })
      .toFile(path.join(target, `${code}-${symbol}.webp`));
  }
  console.log(`POSTER ${code}: ${symbols.join(', ')}`);
}
