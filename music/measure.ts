/** Measures what was delivered, from the encoded files, and writes it to `measured.json`; a test holds files and figures together. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { soundFileSchema, type Loop, type SoundFile } from '../games/kinds/slot/client/sound/sound-file.ts';
import * as audio from './audio.ts';
import { arrange, type Score, type Section } from './score.ts';
import { degreePitch, scales } from './theory.ts';

const measuredPath = fileURLToPath(new URL('measured.json', import.meta.url));
const tenths = (value: number): number => Math.round(value * 10) / 10;

function decode(path: string, channels: number): Float32Array[] {
  const pcm = execFileSync(
    'ffmpeg',
    ['-v', 'error', '-i', path, '-f', 'f32le', '-ar', String(audio.RATE), '-ac', String(channels), '-'],
    { maxBuffer: 2 ** 28 },
  );
  return audio.fromFloats(pcm, channels);
}

/** Loudness, peak, and how well the end runs on into the beginning. */
export function measureLoop(path: string, { start_s, length_s }: Loop): Record<string, number> {
  const whole = decode(path, 2);
  const start = Math.round(start_s * audio.RATE);
  const length = Math.round(length_s * audio.RATE);
  const loop = audio.slice(whole, start, start + length);
  return {
    lufs: tenths(audio.integratedLoudness(loop)),
    peak_db: tenths(audio.decibels(audio.peakOf(whole))),
    joint_correlation: Math.round(jointCorrelation(whole, start, length) * 1000) / 1000,
    longest_silence_s: tenths(longestSilence(loop)),
  };
}

/** How alike the file is around the loop's beginning and around its end; both are the same moment of the music. */
function jointCorrelation(whole: audio.Sound, start: number, length: number): number {
  const reach = Math.round(0.1 * audio.RATE);
  let product = 0;
  let left = 0;
  let right = 0;
  for (const channel of whole) {
    for (let offset = -reach; offset < reach; offset += 1) {
      const a = channel[start + offset] ?? 0;
      const b = channel[start + length + offset] ?? 0;
      product += a * b;
      left += a * a;
      right += b * b;
    }
  }
  return left + right < 1e-6 ? 1 : product / Math.sqrt(left * right);
}

function longestSilence(sound: audio.Sound): number {
  const frame = audio.RATE / 20;
  const length = sound[0]?.length ?? 0;
  let longest = 0;
  let current = 0;
  for (let at = 0; at < length; at += frame) {
    const isSilent =
      audio.decibels(audio.peakOf(sound.map((channel) => channel.subarray(at, at + frame)))) < -60;
    current = isSilent ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest / 20;
}

function measureCues(
  path: string,
  cues: SoundFile['cues'],
): Record<string, { lufs: number; loudest_lufs: number; peak_db: number }> {
  const whole = decode(path, 1);
  return Object.fromEntries(
    Object.entries(cues).map(([name, { start_s, length_s }]) => {
      const part = audio.slice(
        whole,
        Math.round(start_s * audio.RATE),
        Math.round((start_s + length_s) * audio.RATE),
      );
      return [
        name,
        {
          lufs: tenths(audio.integratedLoudness(part)),
          loudest_lufs: tenths(audio.loudestMoment(part)),
          peak_db: tenths(audio.decibels(audio.peakOf(part))),
        },
      ];
    }),
  );
}

/** What can be said of notes without hearing them. */
export function readNotes(
  score: Score,
  sections: readonly Section[],
): { notesPerSecond: number; inKey: number; lowest: number; highest: number } {
  const { voices, beats } = arrange(score, sections);
  const classes = new Set(scales[score.key.scale].map((_, index) => degreePitch(score.key, index + 1) % 12));
  const all = [...voices].filter(([name]) => isPitched(score, name)).flatMap(([, notes]) => notes);
  const count = [...voices.values()].reduce((sum, notes) => sum + notes.length, 0);
  return {
    notesPerSecond: tenths(count / ((beats * 60) / score.tempo_bpm)),
    inKey: Math.round((all.filter(({ pitch }) => classes.has(pitch % 12)).length / all.length) * 1000) / 1000,
    lowest: Math.min(...all.map(({ pitch }) => pitch)),
    highest: Math.max(...all.map(({ pitch }) => pitch)),
  };
}

const drumPrograms = new Set([113, 115, 116, 117, 118, 119]);

/** Neither the kit, nor programs that are drums although they have a pitch. */
function isPitched(score: Score, name: string): boolean {
  const program = score.instruments[name]?.program;
  return typeof program === 'number' && !drumPrograms.has(program);
}

/** Measures a game and keeps the figures. Answers them in a line. */
export async function measureGame(score: Score): Promise<string> {
  const folder = fileURLToPath(new URL(`../games/${score.code}/sound`, import.meta.url));
  const file = soundFileSchema.parse(JSON.parse(readFileSync(join(folder, 'sound.json'), 'utf8')));
  const names = ['base', ...(file.feature ? ['feature'] : []), 'cues'];
  const files = names
    .flatMap((name) => [`${name}.opus`, `${name}.m4a`])
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      return [
        name,
        { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
      ] as const;
    });
  const base = {
    ...measureLoop(join(folder, 'base.opus'), file.base),
    length_s: file.base.length_s,
    ...readNotes(score, score.base),
  };
  const feature =
    file.feature && score.feature
      ? {
          ...measureLoop(join(folder, 'feature.opus'), file.feature),
          length_s: file.feature.length_s,
          ...readNotes(score, score.feature),
        }
      : null;
  const fallback = measureLoop(join(folder, 'base.m4a'), file.base);
  const figures = {
    files: Object.fromEntries(files),
    base,
    baseFallback: fallback,
    feature,
    cues: measureCues(join(folder, 'cues.opus'), file.cues),
  };
  const known: unknown = existsSync(measuredPath) ? JSON.parse(readFileSync(measuredPath, 'utf8')) : {};
  const all = Object.entries({ ...Object(known), [score.code]: figures }).toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  writeFileSync(measuredPath, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
  const opus = files
    .filter(([name]) => name.endsWith('.opus'))
    .map(([name, { bytes }]) => `${name} ${Math.round(bytes / 1000)}`);
  const total = files
    .filter(([name]) => name.endsWith('.opus'))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0);
  return `${score.code}: ${Math.round(total / 1000)} KB (${opus.join(', ')}) base ${JSON.stringify(base)} feature ${JSON.stringify(feature)}`;
}
