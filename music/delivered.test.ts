/** Holds what was delivered against what was measured, and both against what was wanted. Nothing is rendered or decoded here. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allSlots, collectGames, finishedCollects } from '../games/catalogue.ts';
import { loopsFileSchema } from '../games/kit/client/sound/loops-file.ts';
import { cues } from '../games/kinds/slot/client/sound/cues.ts';
import { takeOf } from '../games/kinds/slot/client/sound/mix.ts';
import { soundFileSchema, type SoundFile } from '../games/kinds/slot/client/sound/sound-file.ts';

const MUSIC_LUFS = -18;
const WINS_LUFS = -14;
const MOST_OPUS_BYTES = 450_000;
const SHORTEST_BASE_S = 32;
/** As much of a kind's loop lies before and behind it. */
const MARGIN_S = 0.15;

const loopFigures = z.object({
  lufs: z.number(),
  peak_db: z.number(),
  joint_correlation: z.number(),
  longest_silence_s: z.number(),
});
const music = loopFigures.extend({
  length_s: z.number(),
  notesPerSecond: z.number(),
  inKey: z.number(),
  lowest: z.number(),
  highest: z.number(),
});
const measuredSchema = z.record(
  z.string(),
  z.object({
    files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
    base: music,
    baseFallback: loopFigures,
    feature: music.nullable(),
    cues: z.record(z.string(), z.object({ lufs: z.number(), loudest_lufs: z.number(), peak_db: z.number() })),
  }),
);

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const measured = measuredSchema.parse(JSON.parse(readFileSync(here('measured.json'), 'utf8')));

const folderOf = (code: string): string => here(`../games/${code}/sound`);
const described = (code: string): SoundFile =>
  soundFileSchema.parse(JSON.parse(readFileSync(join(folderOf(code), 'sound.json'), 'utf8')));

function figuresOf(code: string): (typeof measured)[string] {
  const figures = measured[code];
  if (!figures) throw new Error(`${code} was not measured`);
  return figures;
}

/** What an Opus file lasts: the place of its last page, less what the decoder throws away at the start. */
function opusSeconds(bytes: Buffer): number {
  const last = bytes.lastIndexOf('OggS');
  const head = bytes.indexOf('OpusHead');
  return (Number(bytes.readBigUInt64LE(last + 6)) - bytes.readUInt16LE(head + 10)) / 48_000;
}

/** What an MP4 file lasts, as its header says. */
function mp4Seconds(bytes: Buffer): number {
  const header = bytes.indexOf('mvhd');
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16);
}

/** A slot that is not finished is offered to nobody, and may be without its music. */
const unfinished = collectGames.filter((game) => !finishedCollects.includes(game)).map(({ code }) => code);
const heard = allSlots.filter(({ code }) => !unfinished.includes(code) || code in measured);
const codes = heard.map(({ code }) => code);

test('every game has a score, its files and its figures, and nothing else has', () => {
  expect(Object.keys(measured).toSorted()).toEqual(codes.toSorted());
  expect(
    readdirSync(here('scores'))
      .map((name) => name.replace('.ts', ''))
      .toSorted(),
  ).toEqual(allSlots.map(({ code }) => code).toSorted());
});

test.each(codes)('%s: the files are the measured ones, in both codecs, and light enough', (code) => {
  const { files, feature } = figuresOf(code);
  const names = ['base', 'cues', ...(feature ? ['feature'] : [])];
  const expected = names.flatMap((name) => [`${name}.m4a`, `${name}.opus`]).toSorted();
  expect(readdirSync(folderOf(code)).toSorted()).toEqual([...expected, 'sound.json'].toSorted());
  expect(Object.keys(files).toSorted()).toEqual(expected);
  for (const [name, { bytes, sha256 }] of Object.entries(files)) {
    const content = readFileSync(join(folderOf(code), name));
    expect(content.length, name).toBe(bytes);
    expect(createHash('sha256').update(content).digest('hex'), name).toBe(sha256);
  }
  const opus = Object.entries(files).filter(([name]) => name.endsWith('.opus'));
  expect(opus.reduce((sum, [, { bytes }]) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_OPUS_BYTES);
});

test.each(codes)('%s: both codecs last as long as the description says', (code) => {
  const file = described(code);
  const ends = {
    base: file.base.length_s + 2 * file.base.start_s,
    feature: file.feature ? file.feature.length_s + 2 * file.feature.start_s : null,
    cues: Math.max(...Object.values(file.cues).map(({ start_s, length_s }) => start_s + length_s)),
  };
  for (const [name, end_s] of Object.entries(ends)) {
    const path = join(folderOf(code), name);
    expect(existsSync(`${path}.opus`), name).toBe(end_s !== null);
    if (end_s === null) continue;
    const opus_s = opusSeconds(readFileSync(`${path}.opus`));
    const mp4_s = mp4Seconds(readFileSync(`${path}.m4a`));
    if (name === 'cues') expect(opus_s).toBeGreaterThanOrEqual(end_s);
    else expect(Math.abs(opus_s - end_s), name).toBeLessThan(0.001);
    expect(Math.abs(mp4_s - opus_s), name).toBeLessThan(0.06);
  }
  expect(file.base.length_s).toBeGreaterThanOrEqual(SHORTEST_BASE_S);
});

test.each(codes)('%s: whole bars at its tempo, so that both loops run on without a stumble', (code) => {
  const file = described(code);
  for (const loop of [file.base, ...(file.feature ? [file.feature] : [])]) {
    const beats = (loop.length_s * file.tempo_bpm) / 60;
    expect(Math.abs(beats - Math.round(beats))).toBeLessThan(0.001);
  }
});

test.each(codes)('%s: loops of the wanted loudness, without clipping, holes or a joint', (code) => {
  const { base, baseFallback, feature } = figuresOf(code);
  for (const loop of [base, baseFallback, ...(feature ? [feature] : [])]) {
    expect(Math.abs(loop.lufs - MUSIC_LUFS)).toBeLessThanOrEqual(1);
    expect(loop.peak_db).toBeLessThan(-0.3);
    expect(loop.joint_correlation).toBeGreaterThan(0.9);
    expect(loop.longest_silence_s).toBeLessThan(1);
  }
});

test.each(codes)(
  '%s: notes in its key and in a hearable range; the feature is fuller than the base',
  (code) => {
    const { base, feature } = figuresOf(code);
    for (const loop of [base, ...(feature ? [feature] : [])]) {
      expect(loop.inKey).toBeGreaterThan(0.85);
      expect(loop.lowest).toBeGreaterThanOrEqual(28);
      expect(loop.highest).toBeLessThanOrEqual(100);
    }
    if (feature) expect(feature.notesPerSecond).toBeGreaterThan(base.notesPerSecond * 1.4);
  },
);

test.each(heard.map((game) => [game.code, game] as const))(
  '%s: a cue for all that can happen in it, larger wins longer, wins at one loudness',
  (code, game) => {
    const file = described(code);
    const { cues: loudness } = figuresOf(code);
    const features =
      'harvest' in game
        ? { freeSpins: game.harvest }
        : 'features' in game
          ? game.features
          : { freeSpins: game.freeSpins };
    const hasPots = 'holdAndRespin' in features && features.holdAndRespin !== undefined;
    const hasFeature = hasPots || features.freeSpins !== undefined;
    expect(file.feature !== null).toBe(hasFeature);
    const wanted = cues
      .filter((cue) => cue !== 'anticipation.stop')
      .filter((cue) => hasFeature || !cue.startsWith('freeSpins.'))
      .filter((cue) => hasPots || !/^pot\.(mini|minor|major|grand)$/.test(cue))
      .flatMap((cue) => [...new Set([0, 2, 4].map((index) => takeOf(cue, index)))]);
    expect(Object.keys(file.cues).toSorted()).toEqual(wanted.toSorted());
    const lengthOf = (name: string): number => file.cues[name]?.length_s ?? 0;
    const growing = [['win.small.0', 'win.big', 'win.mega', 'win.epic']];
    if (hasPots) growing.push(['pot.mini', 'pot.minor', 'pot.major', 'pot.grand']);
    for (const names of growing) {
      const lengths = names.map(lengthOf);
      expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b));
    }
    for (const [name, { lufs, peak_db }] of Object.entries(loudness)) {
      expect(peak_db, name).toBeLessThan(0);
      if (!/^(win\.(big|mega|epic)|pot\.(mini|minor|major|grand)|freeSpins\.)/.test(name)) continue;
      expect(Math.abs(lufs - WINS_LUFS), name).toBeLessThanOrEqual(1);
    }
  },
);

const sharedCues = [
  'press',
  'tick',
  'reveal',
  'step',
  'win',
  'bigWin',
  'lose',
  'cashOut',
  'begin',
  'end',
  'others',
  'chip',
  'sweep',
  'deal',
  'turn',
  'roll',
  'drop',
  'shake',
  'kick',
  'knock',
  'crack',
  'thud',
  'gust',
  'gate',
  'hoof',
  'bell',
  'shot',
  'catch',
  'boss',
];

test.each(sharedCues)(
  'the cue %s of the games that share their sounds is there in both codecs, and small',
  (cue) => {
    for (const codec of ['opus', 'm4a']) {
      const { size } = statSync(here(`../games/kit/client/sound/cues/${cue}.${codec}`));
      expect(size).toBeGreaterThan(500);
      expect(size).toBeLessThan(26_000);
    }
  },
);

const fileFigures = z.object({ bytes: z.number(), sha256: z.string() });
const kindLoop = loopFigures.extend({ inKey: z.number(), lowest: z.number(), highest: z.number() });
const kindSchema = z.object({
  length_s: z.number(),
  base: kindLoop,
  rise: kindLoop.optional(),
  'base.opus': fileFigures,
  'base.m4a': fileFigures,
  'rise.opus': fileFigures.optional(),
  'rise.m4a': fileFigures.optional(),
});
const measuredKinds = z
  .object({ instant: kindSchema, crash: kindSchema, table: kindSchema, poker: kindSchema })
  .parse(JSON.parse(readFileSync(here('measured-kinds.json'), 'utf8')));

test('the ball rolls in a loop of two seconds, with as much on both sides of it as loops have', () => {
  const roll = here('../games/kit/client/sound/cues/roll.opus');
  expect(Math.abs(opusSeconds(readFileSync(roll)) - 2.3)).toBeLessThan(0.001);
});

test.each(['instant', 'crash', 'table', 'poker'] as const)(
  'the music of %s: measured, light, at its loudness, and without a joint',
  (kind) => {
    const folder = here(`../games/kinds/${kind}/sound`);
    const figures = measuredKinds[kind];
    const file = loopsFileSchema.parse(JSON.parse(readFileSync(join(folder, 'loops.json'), 'utf8')));
    expect(file.length_s).toBe(figures.length_s);
    expect(file.length_s).toBeGreaterThanOrEqual(SHORTEST_BASE_S);
    expect(file.has_rise).toBe(kind === 'crash');
    expect(figures.rise !== undefined).toBe(file.has_rise);
    const loops = file.has_rise ? (['base', 'rise'] as const) : (['base'] as const);
    expect(readdirSync(folder).toSorted()).toEqual(
      [...loops.flatMap((name) => [`${name}.m4a`, `${name}.opus`]), 'loops.json'].toSorted(),
    );
    let opusBytes = 0;
    for (const name of loops) {
      for (const codec of ['opus', 'm4a'] as const) {
        const content = readFileSync(join(folder, `${name}.${codec}`));
        const measuredFile = figures[`${name}.${codec}`];
        expect(content.length).toBe(measuredFile?.bytes);
        expect(createHash('sha256').update(content).digest('hex')).toBe(measuredFile?.sha256);
        if (codec === 'opus') opusBytes += content.length;
      }
      // The layer plays over the base for minutes: they are of one length, to the sample.
      const opus_s = opusSeconds(readFileSync(join(folder, `${name}.opus`)));
      expect(Math.abs(opus_s - file.length_s - 2 * MARGIN_S)).toBeLessThan(0.001);
      // The joint lies in what is quiet before the first stroke, and the margins allow for a decoder's delay.
      expect(file.start_s).toBeGreaterThanOrEqual(MARGIN_S - 0.04);
      expect(file.start_s).toBeLessThan(MARGIN_S);
      const loop = figures[name];
      expect(Math.abs((loop?.lufs ?? 0) - MUSIC_LUFS)).toBeLessThanOrEqual(1);
      expect(loop?.peak_db).toBeLessThan(-0.3);
      expect(loop?.joint_correlation).toBeGreaterThan(0.9);
      expect(loop?.longest_silence_s).toBeLessThan(1);
      expect(loop?.inKey).toBeGreaterThan(0.85);
    }
    expect(opusBytes).toBeLessThanOrEqual(MOST_OPUS_BYTES);
  },
);
