/**
 * Renders the loops of kinds whose games share their music, and the cues of shared draws:
 *
 *   node music/kinds.ts [instant|crash|table|poker]
 *
 * A kind with a `feature` gets it as a second loop of the same length, `rise`: both play at once, and the second comes in by degrees.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loopsFileSchema, type LoopsFile } from '../games/kit/client/sound/loops-file.ts';
import * as audio from './audio.ts';
import crash from './kinds/crash.ts';
import instant from './kinds/instant.ts';
import poker from './kinds/poker.ts';
import table from './kinds/table.ts';
import { measureLoop, readNotes } from './measure.ts';
import { writeMidi } from './midi.ts';
import type { Score } from './score.ts';
import { CEILING, encode, JOINT_BEFORE_S, MARGIN_S, renderLoop, synthesise, withMargins } from './studio.ts';
import type { Note } from './theory.ts';

const LOOP_KBITS = 44;
const CUE_KBITS = 32;
const scores: readonly Score[] = [instant, crash, table, poker];
const here = (path: string): string => join(import.meta.dirname, path);

/** What is heard of a shared draw, in the key of its loops. It begins with a rise and ends with one low stroke. */
const strokes: Readonly<Record<string, { lufs: number; tail_s: number; voices: Record<string, Note[]> }>> = {
  begin: {
    lufs: -22,
    tail_s: 0.9,
    voices: {
      bell: [76, 79, 84].map((pitch, index) => ({
        at: index * 0.25,
        length: 1,
        pitch,
        velocity: 70 + 8 * index,
      })),
      tom: [0, 0.5, 0.75].map((at) => ({ at, length: 0.4, pitch: 45, velocity: 70 })),
    },
  },
  // Low, short and soft: an end, and nothing to cheer or to mourn.
  end: {
    lufs: -25,
    tail_s: 0.9,
    voices: {
      thud: [{ at: 0, length: 1, pitch: 38, velocity: 84 }],
      pulse: [
        { at: 0, length: 0.5, pitch: 45, velocity: 80 },
        { at: 0.25, length: 1, pitch: 33, velocity: 76 },
      ],
    },
  },
  // Somebody else: heard as from the next table.
  others: {
    lufs: -36,
    tail_s: 0.35,
    voices: { bell: [{ at: 0, length: 0.3, pitch: 88, velocity: 50 }] },
  },
};

async function renderCues(folder: string): Promise<void> {
  const target = here('../games/kit/client/sound/cues');
  for (const [name, { lufs, tail_s, voices }] of Object.entries(strokes)) {
    const beats = Math.max(...Object.values(voices).flatMap((notes) => notes.map(({ at }) => at)));
    const length_s = (beats * 60) / crash.tempo_bpm + tail_s;
    const notes = new Map(Object.entries(voices));
    const whole = await synthesise(folder, writeMidi(crash, notes, crash.tempo_bpm, beats + 6));
    let part = audio.toMono(audio.slice(whole, 0, Math.round(length_s * audio.RATE)));
    part = audio.fadeOut(part, Math.round(tail_s * 0.6 * audio.RATE));
    part = audio.gain(part, audio.fromDecibels(lufs - audio.loudestMoment(part)));
    encode(audio.limit(part, CEILING, false), join(target, name), CUE_KBITS);
  }
}

async function render(score: Score): Promise<object> {
  const target = here(`../games/kinds/${score.code}/sound`);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'music-'));
  try {
    const sections = { base: score.base, ...(score.feature ? { rise: score.feature } : {}) };
    const figures: Record<string, object> = {};
    let file: LoopsFile = {
      start_s: MARGIN_S - JOINT_BEFORE_S,
      length_s: 0,
      has_rise: score.feature !== undefined,
    };
    for (const [name, of] of Object.entries(sections)) {
      const loop = await renderLoop(folder, score, of);
      const length_s = (loop[0]?.length ?? 0) / audio.RATE;
      if (file.length_s > 0 && Math.abs(length_s - file.length_s) > 1e-6)
        throw new Error(`${score.code}: both loops must be of one length`);
      file = { ...file, length_s };
      encode(withMargins(loop), join(target, name), LOOP_KBITS);
      figures[name] = {
        ...measureLoop(join(target, `${name}.opus`), file),
        ...readNotes(score, of),
      };
      for (const codec of ['opus', 'm4a']) {
        const bytes = await readFile(join(target, `${name}.${codec}`));
        figures[`${name}.${codec}`] = {
          bytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        };
      }
    }
    await writeFile(join(target, 'loops.json'), `${JSON.stringify(loopsFileSchema.parse(file), null, 2)}\n`);
    if (score === crash) await renderCues(folder);
    return { length_s: file.length_s, ...figures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2);
const path = here('measured-kinds.json');
const known: unknown = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
const all = { ...Object(known) };
for (const score of scores) {
  if (asked.length > 0 && !asked.includes(score.code)) continue;
  all[score.code] = await render(score);
  console.log(score.code, JSON.stringify(all[score.code]));
}
await writeFile(path, `${JSON.stringify(all, null, 1)}\n`);
