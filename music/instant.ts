/**
 * Cuts the cues of the games that have no score of their own out of the calmest score of the house, so that they are of one sound with the slots. Each is a
 * file of its own: a page fetches only what it plays. Needs ffmpeg, as `render.ts` does.
 *
 *   node music/instant.ts
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { soundFileSchema } from '../games/kinds/slot/client/sound/sound-file.ts';
import type { Cue } from '../games/kit/client/game-view.ts';

const SCORE = 'koi-pond';

/** Cues that are made elsewhere: of shared draws in `kinds.ts`, of tables in `tables.ts`, of races, bouts and fishing in `arenas.ts`. */
type Elsewhere =
  | 'begin'
  | 'end'
  | 'others'
  | 'chip'
  | 'sweep'
  | 'deal'
  | 'turn'
  | 'roll'
  | 'drop'
  | 'shake'
  | 'kick'
  | 'knock'
  | 'crack'
  | 'thud'
  | 'gust'
  | 'gate'
  | 'hoof'
  | 'bell'
  | 'shot'
  | 'catch'
  | 'boss';

/** What each cue is cut from, how much quieter it is, in decibels, and over how long it comes in where its sound begins at full level. */
const cuts: Readonly<
  Record<Exclude<Cue, Elsewhere>, { from: string; quieter_db?: number; comes_in_s?: number }>
> = {
  press: { from: 'button' },
  tick: { from: 'count.tick', quieter_db: 4 },
  reveal: { from: 'card', comes_in_s: 0.012 },
  step: { from: 'coin' },
  win: { from: 'win.small.0' },
  bigWin: { from: 'win.big' },
  // Hardly there: a loss is no event.
  lose: { from: 'stop', quieter_db: 10 },
  cashOut: { from: 'count.end' },
};

const folder = join(import.meta.dirname, '../games', SCORE, 'sound');
const target = join(import.meta.dirname, '../games/kit/client/sound/cues');
const { cues } = soundFileSchema.parse(JSON.parse(await readFile(join(folder, 'sound.json'), 'utf8')));
await mkdir(target, { recursive: true });
for (const [cue, { from, quieter_db = 0, comes_in_s = 0 }] of Object.entries(cuts)) {
  const found = cues[from];
  if (!found) throw new Error(`${SCORE} has no cue ${from}.`);
  const fadeIn = comes_in_s > 0 ? `afade=t=in:d=${comes_in_s}:curve=qsin,` : '';
  const filter = `${fadeIn}volume=-${quieter_db}dB,afade=t=out:st=${Math.max(0, found.length_s - 0.03)}:d=0.03`;
  const part = ['-ss', String(found.start_s), '-t', String(found.length_s), '-i', join(folder, 'cues.opus')];
  const common = ['-v', 'error', '-y', ...part, '-af', filter, '-ac', '1', '-map_metadata', '-1'];
  const run = promisify(execFile);
  await run('ffmpeg', [...common, '-c:a', 'libopus', '-b:a', '32k', join(target, `${cue}.opus`)]);
  await run('ffmpeg', [...common, '-c:a', 'aac', '-b:a', '48k', join(target, `${cue}.m4a`)]);
}
console.log(`${Object.keys(cuts).length} cues in ${target}`);
