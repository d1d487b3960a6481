/**
 * Renders the pictures that the posters of `tools/posters` show, and lays them where it finds them.
 *
 *   node art/posters.ts [--heroes] [--ready] [--samples 28] [game…]
 */
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { compositions } from '../tools/posters/compositions/index.ts';
import type { Actor } from '../tools/posters/poster.ts';
import { blend, CACHE, draw, MASTERS } from './blender.ts';

const { values, positionals } = parseArgs({
  options: {
    /** Only what stands large in the middle. */
    heroes: { type: 'boolean', default: false },
    /** Takes the masters of the reels' symbols as they are, for a first look. */
    ready: { type: 'boolean', default: false },
    /** Fewer for a machine that has little time. */
    samples: { type: 'string', default: '28' },
  },
  allowPositionals: true,
});
/** From this size on, in units of a poster, an actor is a hero. */
const HERO = 262;
const isLarge = (actors: readonly Actor[], picture: string): boolean =>
  actors.some((actor) => actor.kind === 'rendered' && actor.picture === picture && actor.size >= HERO);
const target = path.join(import.meta.dirname, '../tools/posters/rendered');
await mkdir(target, { recursive: true });

for (const [code, { actors, scene }] of Object.entries(compositions)) {
  if (positionals.length > 0 && !positionals.includes(code)) continue;
  // A poster may show symbols of another game than its own.
  const symbols = new Map<string, string[]>();
  for (const actor of actors) {
    if (actor.kind !== 'rendered' || (values.heroes && actor.size < HERO)) continue;
    const [recipes = '', symbol = ''] = actor.picture.split('/');
    symbols.set(recipes, [...new Set([...(symbols.get(recipes) ?? []), symbol])]);
  }
  for (const [recipes, wanted] of symbols) {
    const folder = values.ready ? path.join(MASTERS, recipes) : path.join(MASTERS, 'posters', recipes);
    for (const isHero of values.ready ? [] : [true, false]) {
      const those = wanted.filter((symbol) => isHero === isLarge(actors, `${recipes}/${symbol}`));
      const quality = { size: isHero ? '512' : '352', samples: values.samples };
      if (those.length > 0) await draw(recipes, folder, quality, those);
    }
    for (const symbol of wanted) {
      const master = path.join(folder, `${symbol}.png`);
      await access(master);
      await sharp(master)
        .trim({ threshold: 24 })
        .webp({ quality: 90, alphaQuality: 95, effort: 6 })
        .toFile(path.join(target, `${recipes}-${symbol}.webp`));
    }
    console.log(`POSTER ${code}: ${wanted.join(', ')} of ${recipes}`);
  }
  // A place that was rendered for this poster has the game's code as its name.
  if (scene !== code) continue;
  const stages = path.join(CACHE, 'stages', code);
  if (!values.ready) await blend('stage.py', [code, stages, '960', '24', 'poster']);
  await sharp(path.join(stages, 'poster.png'))
    .webp({ quality: 86, effort: 6 })
    .toFile(path.join(target, `${code}-place.webp`));
  console.log(`POSTER ${code}: its place`);
}
