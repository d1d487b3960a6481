/**
 * Makes the cues of the tables: chips, cards, the ball, dice; the kick of the penalties, the coconut's way, boxes and wind. They are struck from noise and ringing
 * partials, as clay, paper, ivory, leather and brass are, without a soundfont; the same every time.
 *
 *   node music/tables.ts [cue…]
 *
 * The ball's `roll` is a loop: like the music, its file holds a little of its end before it and of its beginning behind it
 * (`MARGIN_S`), so the kit repeats the 2 s from 0.15 s on until the ball drops (`games/kit/client/sound/cues.ts`).
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as audio from './audio.ts';
import { encode, withMargins } from './studio.ts';

const TARGET = join(import.meta.dirname, '../games/kit/client/sound/cues');
const KBITS = 32;
const CEILING = audio.fromDecibels(-3);

/** Numbers between −1 and 1, the same for a seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

type Strike = {
  at_s: number;
  /** Partials: their pitch, and how loud they are. */
  partials: readonly (readonly [hertz: number, level: number])[];
  /** How soon the partials die away. */
  ring_s: number;
  /** A burst of noise: how loud, how long, and how bright (0–1). */
  burst?: { level: number; length_s: number; bright: number };
  level?: number;
};

function strike(
  into: Float32Array,
  { at_s, partials, ring_s, burst, level = 1 }: Strike,
  seed: number,
): void {
  const start = Math.round(at_s * audio.RATE);
  const random = seeded(seed);
  const length = Math.min(into.length - start, Math.round(ring_s * 7 * audio.RATE));
  for (let index = 0; index < length; index += 1) {
    const time = index / audio.RATE;
    // A thousandth of a second to begin in: an edge would be a click of the loudspeaker's.
    const attack = Math.min(1, time / 0.001);
    let value = 0;
    for (const [hertz, loud] of partials)
      value +=
        loud *
        Math.sin(2 * Math.PI * hertz * time) *
        Math.exp((-time / ring_s) * (hertz / (partials[0]?.[0] ?? hertz)) ** 0.5);
    into[start + index] = (into[start + index] ?? 0) + value * attack * level;
  }
  if (!burst) return;
  let low = 0;
  let lower = 0;
  const samples = Math.min(into.length - start, Math.round(burst.length_s * 5 * audio.RATE));
  for (let index = 0; index < samples; index += 1) {
    const time = index / audio.RATE;
    low += (0.08 + 0.85 * burst.bright) * (random() - low);
    lower += 0.04 * (low - lower);
    const envelope = Math.min(1, time / 0.0008) * Math.exp(-time / burst.length_s);
    into[start + index] = (into[start + index] ?? 0) + (low - lower) * envelope * burst.level * level;
  }
}

const empty = (length_s: number): Float32Array => new Float32Array(Math.round(length_s * audio.RATE));
function struck(length_s: number, strikes: readonly Strike[], seed = 1): Float32Array {
  const sound = empty(length_s);
  for (const [place, each] of strikes.entries()) strike(sound, each, seed * 1000 + place);
  return sound;
}

/** Clay on clay, at a pitch of its own. */
const clay = (at_s: number, pitch: number, level: number): Strike => ({
  at_s,
  partials: [
    [2350 * pitch, 0.5],
    [3720 * pitch, 0.42],
    [5310 * pitch, 0.25],
    [7900 * pitch, 0.12],
  ],
  ring_s: 0.016,
  burst: { level: 0.9, length_s: 0.006, bright: 0.7 },
  level,
});
/** Ivory on felt or wood. */
const ivory = (at_s: number, pitch: number, level: number, isOnWood = false): Strike => ({
  at_s,
  partials: [
    [1180 * pitch, 0.6],
    [1930 * pitch, 0.4],
    [3260 * pitch, 0.25],
    ...(isOnWood ? ([[310 * pitch, 0.7]] as const) : []),
  ],
  ring_s: isOnWood ? 0.03 : 0.014,
  burst: { level: 0.8, length_s: 0.008, bright: 0.45 },
  level,
});

/** Paper that slides over felt: noise that swells and goes, brighter towards its end. */
function slide(length_s: number, seed: number, bright: number): Float32Array {
  const random = seeded(seed);
  let low = 0;
  let lower = 0;
  return empty(length_s).map((_, index, { length }) => {
    const part = index / length;
    low += (0.12 + bright * part) * (random() - low);
    lower += 0.05 * (low - lower);
    return (low - lower) * Math.sin(Math.PI * part ** 0.7) ** 1.6;
  });
}

/** Wind that rises and goes: noise whose pitch rises with it. */
function blown(length_s: number, seed: number): Float32Array {
  const random = seeded(seed);
  let low = 0;
  let lower = 0;
  return empty(length_s).map((_, index, { length }) => {
    const part = index / length;
    const swell = Math.sin(Math.PI * part ** 0.8) ** 1.4;
    low += (0.02 + 0.07 * swell) * (random() - low);
    lower += 0.012 * (low - lower);
    return (low - lower) * swell;
  });
}

/** Adds sounds together, each from a moment on. */
function laid(
  length_s: number,
  ...parts: readonly (readonly [sound: Float32Array, at_s: number, level: number])[]
): Float32Array {
  const whole = empty(length_s);
  for (const [sound, at_s, level] of parts) {
    const start = Math.round(at_s * audio.RATE);
    for (const [index, sample] of sound.entries()) {
      if (start + index >= whole.length) break;
      whole[start + index] = (whole[start + index] ?? 0) + sample * level;
    }
  }
  return whole;
}

/**
 * The ball on its track, as a loop without a joint: a rumble that goes round twice in it, with the hiss of ivory on wood. What it is
 * made of repeats with the loop's length, so its end meets its beginning.
 */
function rolling(length_s: number): Float32Array {
  const extra_s = 0.25;
  const random = seeded(77);
  let low = 0;
  let lower = 0;
  let hiss = 0;
  const long = empty(length_s + extra_s).map((_, index) => {
    const turn = (2 * Math.PI * 2 * index) / (length_s * audio.RATE);
    const white = random();
    low += 0.05 * (white - low);
    lower += 0.008 * (low - lower);
    hiss += 0.3 * (white - hiss);
    return (low - lower) * (1 + 0.35 * Math.sin(turn)) + (hiss - low) * 0.1 * (1 + 0.6 * Math.sin(turn + 1));
  });
  const [size, join_] = [Math.round(length_s * audio.RATE), Math.round(extra_s * audio.RATE)];
  return empty(length_s).map((_, index) => {
    if (index >= join_) return long[index] ?? 0;
    // The beginning is faded in over what comes after the end.
    const part = (Math.PI / 2) * (index / join_);
    return (long[index] ?? 0) * Math.sin(part) + (long[size + index] ?? 0) * Math.cos(part);
  });
}

/** The ball leaves the track, strikes a deflector, jumps between the frets and lies. */
const jumps: readonly (readonly [at_s: number, level: number])[] = [
  [0, 0.9],
  [0.16, 1],
  [0.27, 0.75],
  [0.41, 0.6],
  [0.5, 0.5],
  [0.57, 0.38],
  [0.62, 0.3],
  [0.655, 0.22],
  [0.68, 0.16],
];
/** Three dice in a shaker: many small strokes, thicker in the middle. */
const shakes = Array.from({ length: 26 }, (_, place): Strike => {
  const random = seeded(500 + place * 7);
  random();
  const at_s = 0.04 + place * 0.036 + 0.014 * random();
  return ivory(
    at_s,
    1 + 0.28 * random(),
    0.45 + 0.4 * Math.sin((Math.PI * place) / 25) + 0.15 * random(),
    place % 4 === 0,
  );
});

const cues: Readonly<Record<string, { sound: Float32Array; lufs: number; isLoop?: true }>> = {
  // One chip on another, and the small settling after it.
  chip: { lufs: -24, sound: struck(0.26, [clay(0, 1, 1), clay(0.046, 1.06, 0.42), clay(0.078, 1.1, 0.16)]) },
  // A stack pushed together and drawn away over the felt.
  sweep: {
    lufs: -23,
    sound: laid(
      0.8,
      [slide(0.7, 31, 0.18), 0, 0.7],
      [
        struck(
          0.8,
          [0.02, 0.06, 0.1, 0.155, 0.19, 0.24, 0.31, 0.36, 0.44].map((at_s, place) =>
            clay(at_s, 0.92 + 0.03 * ((place * 5) % 7), 0.75 - 0.06 * place),
          ),
          2,
        ),
        0,
        0.7,
      ],
    ),
  },
  // Out of the shoe, over the felt, and down.
  deal: {
    lufs: -25,
    sound: laid(
      0.3,
      [slide(0.17, 11, 0.5), 0, 1],
      [
        struck(0.12, [
          {
            at_s: 0,
            partials: [[190, 0.5]],
            ring_s: 0.012,
            burst: { level: 0.5, length_s: 0.008, bright: 0.3 },
          },
        ]),
        0.16,
        0.55,
      ],
    ),
  },
  // The edge bends, snaps, and the face falls on the felt.
  turn: {
    lufs: -24,
    sound: laid(
      0.32,
      [slide(0.09, 21, 0.8), 0, 0.5],
      [
        struck(0.22, [
          {
            at_s: 0,
            partials: [[1450, 0.12]],
            ring_s: 0.006,
            burst: { level: 1, length_s: 0.004, bright: 0.9 },
          },
          {
            at_s: 0.085,
            partials: [[170, 0.6]],
            ring_s: 0.016,
            burst: { level: 0.45, length_s: 0.012, bright: 0.25 },
          },
        ]),
        0.08,
        1,
      ],
    ),
  },
  roll: { lufs: -30, isLoop: true, sound: rolling(2) },
  drop: {
    lufs: -22,
    sound: struck(
      0.95,
      jumps.map(([at_s, level], place) => ivory(at_s, 1 + 0.07 * ((place * 3) % 5), level, place < 2)),
      4,
    ),
  },
  shake: { lufs: -23, sound: struck(1.15, shakes, 5) },
  // A boot on leather, hollow, and the ball's breath as it goes.
  kick: {
    lufs: -21,
    sound: laid(
      0.42,
      [
        struck(
          0.3,
          [
            {
              at_s: 0,
              partials: [
                [98, 1],
                [163, 0.6],
                [287, 0.28],
                [640, 0.1],
              ],
              ring_s: 0.034,
              burst: { level: 0.8, length_s: 0.009, bright: 0.3 },
            },
          ],
          6,
        ),
        0,
        1,
      ],
      [slide(0.36, 41, 0.3), 0.03, 0.16],
    ),
  },
  // A hollow shell on bamboo.
  knock: {
    lufs: -25,
    sound: struck(
      0.2,
      [
        {
          at_s: 0,
          partials: [
            [620, 1],
            [1130, 0.42],
            [1870, 0.16],
          ],
          ring_s: 0.018,
          burst: { level: 0.5, length_s: 0.005, bright: 0.4 },
        },
      ],
      7,
    ),
  },
  // The shell breaks, its halves rock, and a little of what was in it is spilt.
  crack: {
    lufs: -24,
    sound: laid(
      0.6,
      [
        struck(
          0.5,
          [
            {
              at_s: 0,
              partials: [
                [310, 0.9],
                [740, 0.6],
                [1480, 0.25],
              ],
              ring_s: 0.02,
              burst: { level: 1, length_s: 0.012, bright: 0.75 },
            },
            {
              at_s: 0.13,
              partials: [
                [540, 0.5],
                [990, 0.2],
              ],
              ring_s: 0.014,
              level: 0.4,
            },
            {
              at_s: 0.21,
              partials: [
                [590, 0.5],
                [1080, 0.2],
              ],
              ring_s: 0.012,
              level: 0.22,
            },
          ],
          8,
        ),
        0,
        1,
      ],
      [slide(0.4, 43, 0.55), 0.02, 0.2],
    ),
  },
  // A box set down on another: wood and steel, hollow, and what is in it settles.
  thud: {
    lufs: -20,
    sound: struck(
      0.5,
      [
        {
          at_s: 0,
          partials: [
            [74, 1],
            [121, 0.7],
            [203, 0.35],
            [466, 0.14],
            [1190, 0.04],
          ],
          ring_s: 0.05,
          burst: { level: 0.7, length_s: 0.012, bright: 0.22 },
        },
        {
          at_s: 0.085,
          partials: [
            [96, 0.5],
            [260, 0.25],
          ],
          ring_s: 0.03,
          burst: { level: 0.3, length_s: 0.008, bright: 0.3 },
          level: 0.35,
        },
      ],
      7,
    ),
  },
  gust: { lufs: -26, sound: blown(1.25, 53) },
};

await mkdir(TARGET, { recursive: true });
const wanted = process.argv.slice(2);
for (const [name, { sound, lufs, isLoop }] of Object.entries(cues)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const faded = isLoop ? [sound] : audio.fadeOut([sound], Math.round(0.05 * audio.RATE));
  const level = audio.fromDecibels(lufs - audio.loudestMoment(faded));
  const limited = audio.limit(audio.gain(faded, level), CEILING, isLoop ?? false);
  encode(isLoop ? withMargins(limited) : limited, join(TARGET, name), KBITS);
  const [length_s, most_db] = [sound.length / audio.RATE, audio.decibels(audio.peakOf(faded) * level)];
  console.log(`${name}: ${length_s.toFixed(2)} s, ${most_db.toFixed(1)} dB at most before the limiter`);
}
