/**
 * Crash: a pulse that waits, and over it a layer of the same length that comes in as the multiplier rises. Both repeat for as long as
 * the room is open, so the layer must fit at every moment.
 */
import { beat, defineScore, figure, tune } from '../score.ts';

const waits = '6m 6m 4 4 1 1 5 5';
const climbs = '6m 4 1 5 6m 4 2m 3M';

export default defineScore({
  code: 'crash',
  mood: 'a pulse that climbs',
  tempo_bpm: 120,
  beatsPerBar: 4,
  key: { root: 60, scale: 'major', tones: [1, 2, 3, 5, 6] },
  instruments: {
    pulse: { program: 38, volume: 78, reverb: 10, floor: 33, gate: 0.55 },
    pluck: { program: 45, volume: 70, pan: -0.35, reverb: 55, floor: 57, gate: 0.7 },
    pad: { program: 89, volume: 52, reverb: 85, floor: 55 },
    drift: { program: 99, volume: 50, pan: 0.4, reverb: 90, floor: 69, gate: 1.4 },
    tick: { program: { kit: 25 }, volume: 56, reverb: 30 },
    arp: { program: 81, volume: 52, pan: 0.3, reverb: 45, floor: 64, gate: 0.5 },
    lead: { program: 80, volume: 50, pan: -0.1, reverb: 70 },
    strings: { program: 48, volume: 62, pan: 0.1, reverb: 75, floor: 60 },
    kit: { program: { kit: 25 }, volume: 78, reverb: 30 },
    tom: { program: 118, volume: 74, reverb: 45 },
    bell: { program: 98, volume: 70, pan: 0.15, reverb: 85, floor: 76 },
    thud: { program: 116, volume: 90, reverb: 60 },
  },
  base: [
    {
      chords: waits,
      parts: {
        pulse: figure('1.1.1.1.1.1.1.1.'),
        pluck: figure('1..3..5...3..5..', '1..3..5..6..5...'),
        pad: figure('x---------------'),
        drift: figure('........5.......', '....6...........'),
        tick: beat({ 42: 'o.......o.......', 75: '......o......o..' }),
      },
    },
    {
      chords: climbs,
      parts: {
        pulse: figure('1.1.1.1.1.1.1.1.'),
        pluck: figure('1..3..5...3..5..', '1..3..5..4..3...'),
        pad: figure('x---------------'),
        drift: figure('....5.......4...'),
        tick: beat({ 42: 'o...o...o...o...', 75: '......o......o..' }),
      },
    },
  ],
  feature: [
    {
      chords: waits,
      parts: {
        arp: figure('1234543212345432'),
        lead: tune(
          "6q. 1'e 3'h | 2'q. 1'e 6h | 4q. 6e 1'h | 2'q 1'q 6h | 5q. 1'e 3'h | 5'q. 3'e 2'h | 2'q 7q 5h | 2'q. 3'e 2'h |",
        ),
        strings: figure('x---------------'),
        kit: beat({
          36: 'X...X...X...X...',
          39: '....x.......x...',
          42: '..x...x...x...x.',
        }),
      },
    },
    {
      chords: climbs,
      parts: {
        arp: figure('1234543212345432', '1324354321324354'),
        lead: tune(
          "3'q 2'e 1'e 6h | 4'q 3'e 1'e 6h | 3'q 5'e 3'e 1'h | 2'q 3'e 2'e 7h | 6'q 5'e 3'e 1'h | 4'q 6'e 4'e 1'h | 2'q 4'e 6'e 4'h | 3'h. -q |",
        ),
        strings: figure('x-------x-------'),
        kit: beat({
          36: 'X...X...X...X...',
          39: '....x.......x..x',
          42: 'x.x.x.x.x.x.x.x.',
          46: '..x...x...x...x.',
        }),
        tom: beat({ 45: '................/............x.xx' }),
      },
    },
  ],
  fanfare: {
    hook: "6e 1'e 3'e 5'e 6'h |",
    lift: "5'e 6'e 5'e 3'e 5'h |",
    close: "3'e 5'e 6'e 5'e 3'e 2'e 1'q |",
    cadence: ['4', '5'],
    tonic: '1',
    lead: 'lead',
    second: 'strings',
    chords: 'pad',
    bass: 'pulse',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'thud', pitch: 41, velocity: 80, length: 0.8 },
      { on: 'kit', pitch: 36, velocity: 70 },
    ],
    button: [{ on: 'tick', pitch: 75, velocity: 70 }],
    roll: { on: 'tom', pitch: 45 },
    crash: { on: 'kit', pitch: 49 },
  },
});
