/** Dusty Gulch: a porch at sundown. Banjo rolls, a lonesome whistle, a harmonica that bends its third; hooves when it matters. */
import { beat, defineScore, figure, tune } from '../score.ts';

const hooves = beat({ 76: 'x..ox..ox..ox..o', 77: '..............o.' });
const banjo = figure('1.3.2.4.1.3.2.3.', '1.2.3.4.3.2.4.3.');

export default defineScore({
  code: 'dusty-gulch',
  mood: 'dusty, wry, open sky',
  tempo_bpm: 106,
  beatsPerBar: 4,
  swing: 0.12,
  key: { root: 67, scale: 'mixolydian', tones: [1, 2, 3, 5, 6] },
  instruments: {
    banjo: { program: 105, volume: 76, pan: -0.3, reverb: 30, floor: 55 },
    harmonica: { program: 22, volume: 70, pan: 0.2, reverb: 55 },
    whistle: { program: 78, volume: 54, pan: 0.1, reverb: 85, octave: 1 },
    guitar: { program: 25, volume: 76, pan: 0.3, reverb: 35, floor: 50, gate: 1.2 },
    twang: { program: 26, volume: 86, pan: -0.15, reverb: 60, octave: -1 },
    low: { program: 32, volume: 98, reverb: 15, floor: 36 },
    fiddle: { program: 110, volume: 66, pan: 0.15, reverb: 50 },
    bell: { program: 105, volume: 88, pan: 0.1, reverb: 45, floor: 74 },
    trumpet: { program: 56, volume: 64, pan: -0.1, reverb: 65 },
    kit: { program: { kit: 40 }, volume: 66, reverb: 35 },
    drum: { program: 117, volume: 72, reverb: 50 },
  },
  base: [
    {
      chords: '1M 1M 4M 1M 7M 4M 1M 1M',
      parts: {
        harmonica: tune(
          "-w | -q 5e 6e 1'h | 2'e 1'e 6e 5e 4h | -q 5e b3e 3h | -w | 1'q 6e 4e 6h | 5e 3e 2e 1e 1h | -w |",
        ),
        banjo,
        low: figure('1...3...', '1...3.4.'),
        kit: hooves,
        twang: tune(
          '1q. 5,e 6,e 1e 3q | 1w | -w | 1q. 5,e 6,e 1e 3q | 7,h -h | -w | -w | 5,e 6,e 1e 2e 1h |',
        ),
      },
    },
    {
      chords: '4M 4M 1M 1M 7M 4M 5M 5M',
      parts: {
        whistle: tune("1'h. 6q | 4h 6h | 5h. 3q | 1w | 2h 4q 6q | 1'h 6h | 5w | -w |", -1),
        guitar: figure('1...2...3...2...', '1.3.2.3.'),
        banjo: figure('................', '....1.2.3.4.3.2.'),
        low: figure('1...3...'),
        kit: hooves,
        fiddle: figure('................'),
      },
    },
  ],
  feature: [
    {
      chords: '1M 7M 4M 1M 1M 7M 5M 1M',
      parts: {
        fiddle: tune(
          "1'e 1'e 6e 1'e 3'e 1'e 6e 5e | 4e 6e 7e 6e 2'q 7q | 1'e 1'e 6e 4e 6e 1'e 4'e 1'e | 3'e 1'e 5e 3e 5h | 1'e 1'e 6e 1'e 3'e 5'e 3'e 1'e | 2'e 7e 6e 7e 4'q 2'q | 5'e 4'e 2'e 7e 5e 6e 7e 2'e | 1'h. -q |",
        ),
        harmonica: tune('5h 3h | 4h 2h | 6h 4h | 5w | 5h 3h | 4h 7h | 2h 5h | 3w |'),
        banjo: figure('1.324.321.324.32'),
        guitar: figure('..x...x...x...x.'),
        twang: tune(
          '1q 1q 5,q 1q | 7,q 7,q 4,q 7,q | 4,q 4,q 1q 4,q | 1q 5,q 1h | 1q 1q 5,q 1q | 7,q 7,q 4,q 7,q | 5,q 5,q 2q 5,q | 1h. -q |',
        ),
        low: figure('1.1.3.1.1.1.3.4.'),
        kit: beat({
          76: 'xo.xxo.xxo.xxo.x',
          36: 'X.......X.......',
          38: '....x.......x.oo',
          54: '....o.......o...',
        }),
      },
    },
  ],
  fanfare: {
    hook: "5e 6e 1'e 3'e 5'q! 3'q |",
    lift: "6'e 5'e 3'e 1'e 3'q 5'q! |",
    close: "5'e 3'e 2'e 1'e 6e 5e 1'q! |",
    cadence: ['7M', '4M'],
    tonic: '1M',
    lead: 'fiddle',
    second: 'trumpet',
    chords: 'guitar',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'kit', pitch: 77, velocity: 110 },
      { on: 'kit', pitch: 36, velocity: 60 },
    ],
    button: [{ on: 'kit', pitch: 37, velocity: 80 }],
    roll: { on: 'kit', pitch: 38 },
    crash: { on: 'kit', pitch: 57 },
  },
});
