/**
 * Makes the cues of races, bouts and the fishing room: the gate, hooves, the bell, and what is heard under water. They are struck from noise and
 * ringing partials, as those of the tables are; the same every time.
 *
 *   node music/arenas.ts [cue…]
 */
import * as audio from './audio.ts';
import { deliverCues, type Struck } from './cues.ts';
import { blown, laid, slide, type Strike, struck } from './struck.ts';

/** A bell of bronze: its partials are no whole multiples of its pitch. */
const bronze = (at_s: number, hertz: number, level: number, ring_s: number): Strike => ({
  at_s,
  partials: [
    [hertz, 0.5],
    [hertz * 2.01, 1],
    [hertz * 2.41, 0.6],
    [hertz * 3.02, 0.5],
    [hertz * 4.2, 0.26],
    [hertz * 5.43, 0.14],
  ],
  ring_s,
  burst: { level: 0.25, length_s: 0.004, bright: 0.9 },
  level,
});

/** A bubble that rises: a tone whose pitch goes from one to another, as its air is freed. */
function bubble(length_s: number, from_hertz: number, to_hertz: number): Float32Array {
  let turn = 0;
  return new Float32Array(Math.round(length_s * audio.RATE)).map((_, index, { length }) => {
    const part = index / length;
    turn += (2 * Math.PI * from_hertz * (to_hertz / from_hertz) ** part) / audio.RATE;
    return Math.sin(turn) * Math.min(1, part * 30) * Math.exp(-4.5 * part);
  });
}

/** A horn under water: low, swelling, with a beat between two voices. */
function horn(length_s: number, hertz: number): Float32Array {
  return new Float32Array(Math.round(length_s * audio.RATE)).map((_, index, { length }) => {
    const [time, part] = [index / audio.RATE, index / length];
    const swell = Math.min(1, part * 6) * (1 - part) ** 0.7;
    const bend = 1 - 0.03 * Math.exp(-9 * part);
    const voice = (pitch: number): number =>
      [1, 0.55, 0.4, 0.2, 0.1].reduce(
        (sum, level, over) =>
          sum +
          level * swell ** (0.6 + 0.4 * over) * Math.sin(2 * Math.PI * pitch * (over + 1) * bend * time),
        0,
      );
    return (voice(hertz) + 0.8 * voice(hertz * 1.006)) * swell;
  });
}

/** A foot on turf: a dull stroke, and what it throws up. */
const hoof: Strike = {
  at_s: 0,
  partials: [
    [88, 1],
    [147, 0.5],
    [262, 0.16],
  ],
  ring_s: 0.022,
  burst: { level: 0.42, length_s: 0.014, bright: 0.14 },
};

const cues: Readonly<Record<string, Struck>> = {
  // A bell, the springs, and doors of steel that fly open one after the other.
  gate: {
    lufs: -22,
    sound: laid(
      1.1,
      [struck(1, [bronze(0, 520, 0.8, 0.34)], 31), 0, 0.8],
      [
        struck(
          0.6,
          [0, 0.018, 0.031, 0.052, 0.07, 0.096].map((at_s, place): Strike => ({
            at_s,
            partials: [
              [190 + 23 * ((place * 5) % 7), 0.9],
              [610 + 40 * place, 0.5],
              [1480, 0.3],
              [2630, 0.16],
            ],
            ring_s: 0.035,
            burst: { level: 0.9, length_s: 0.012, bright: 0.5 },
            level: 0.8 - 0.06 * place,
          })),
          32,
        ),
        0.1,
        0.9,
      ],
      [slide(0.5, 61, 0.2), 0.16, 0.35],
    ),
  },
  hoof: { lufs: -31, sound: struck(0.16, [hoof], 33) },
  // One stroke that rings out: it begins a bout, and says that the first is home.
  bell: { lufs: -24, sound: struck(1.6, [bronze(0, 430, 1, 0.42)], 34) },
  // A gun's breath under water, and the bubbles behind it.
  shot: {
    lufs: -30,
    sound: laid(
      0.26,
      [
        struck(
          0.16,
          [
            {
              ...hoof,
              partials: [
                [150, 1],
                [236, 0.5],
              ],
              ring_s: 0.02,
            },
          ],
          35,
        ),
        0,
        0.9,
      ],
      [bubble(0.09, 240, 520), 0.015, 0.4],
      [bubble(0.07, 420, 900), 0.07, 0.22],
    ),
  },
  // It is pulled up: bubbles that rise, and water that closes. No music: what is caught may be worth less than what was shot.
  catch: {
    lufs: -24,
    sound: laid(
      0.6,
      [bubble(0.12, 300, 700), 0, 0.7],
      [bubble(0.1, 420, 980), 0.06, 0.55],
      [bubble(0.09, 560, 1300), 0.12, 0.45],
      [bubble(0.06, 900, 1900), 0.21, 0.2],
      [slide(0.34, 62, 0.35), 0.04, 0.3],
    ),
  },
  // Something large is coming: a horn from below, and the water that it moves.
  boss: {
    lufs: -24,
    sound: laid(2.1, [horn(2, 73.4), 0, 0.5], [blown(1.9, 63), 0.1, 0.5]),
  },
};

await deliverCues(cues, process.argv.slice(2));
