/**
 * Makes the cues of the tables: chips, cards, the ball, dice; the kick of the penalties, the coconut's way, boxes and wind. They are struck from noise and ringing
 * partials, as clay, paper, ivory, leather and brass are, without a soundfont; the same every time.
 *
 *   node music/tables.ts [cue…]
 *
 * The ball's `roll` is a loop: like the music, its file holds a little of its end before it and of its beginning behind it
 * (`MARGIN_S`), so the kit repeats the 2 s from 0.15 s on until the ball drops (`games/kit/client/sound/cues.ts`).
 */
import { deliverCues, type Struck } from './cues.ts';
import { seeded, type Strike, struck, clay, ivory, slide, blown, laid, rolling } from './struck.ts';

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

const cues: Readonly<Record<string, Struck>> = {
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

await deliverCues(cues, process.argv.slice(2));
