/** Clockwork Orchard: a garden that runs by springs. A music box and plucked strings trade a round dance; a clarinet strolls through it. */
import { beat, defineScore, figure, tune } from '../score.ts';

const ticking = beat({ 76: 'o...o...o...o...', 77: '....o.......o.o.', 70: '..o...o...o...o.' });

export default defineScore({
  code: 'clockwork-orchard',
  mood: 'sunny, winding, playful',
  tempo_bpm: 108,
  beatsPerBar: 4,
  key: { root: 79, scale: 'major', tones: [1, 2, 3, 5, 6] },
  instruments: {
    box: { program: 10, volume: 84, pan: -0.2, reverb: 70, octave: -1 },
    clarinet: { program: 71, volume: 64, pan: 0.25, reverb: 60, octave: -1 },
    pizz: { program: 45, volume: 84, pan: -0.1, reverb: 45, floor: 55 },
    harp: { program: 46, volume: 66, pan: 0.3, reverb: 60, floor: 55, gate: 1.4 },
    strings: { program: 48, volume: 54, reverb: 75, floor: 52 },
    brass: { program: 60, volume: 72, pan: -0.1, reverb: 60, floor: 52, octave: -1 },
    low: { program: 32, volume: 86, reverb: 25, floor: 40, gate: 0.8 },
    bell: { program: 9, volume: 80, pan: 0.15, reverb: 75, floor: 76 },
    kit: { program: { kit: 0 }, volume: 58, reverb: 45 },
  },
  base: [
    {
      chords: '1 4 5 1 6m 4 2m+5 1',
      parts: {
        box: tune(
          "5q 1'q 3'q 1'q | 4'q. 3'e 1'h | 2'q 7q 5q 7q | 1'h. -q | 3'q 1'q 6q 1'q | 4'q. 3'e 1'h | 2'e 1'e 6q 7q 2'q | 1'h. -q |",
        ),
        pizz: figure('..x...x...x...x.'),
        low: figure('1---5---1---5---'),
        kit: ticking,
      },
    },
    {
      chords: '6m 3m 4 5 6m 2m 5 1',
      parts: {
        clarinet: tune(
          "6h 1'q 3'q | 2'q. 1'e 7h | 6q 1'q 4'q 1'q | 2'h. -q | 3'h 1'q 6q | 4'q. 3'e 2'h | 5'q 4'q 2'q 7q | 1'h. -q |",
        ),
        box: tune("-w | -h 3'e 5'e 7q | -w | -q 5e 7e 2'e 5'e 7q | -w | -w | -w | -h 5'e 3'e 1'q |"),
        harp: figure('1---3---5---3---'),
        low: figure('1-------5-------'),
      },
    },
    {
      chords: '1 4 1 5',
      parts: {
        box: tune("1'e 5e 3e 5e 1'q 5q | 1'e 6e 4e 6e 1'q 6q | 3'e 1'e 5e 1'e 3'q 1'q | 2'e 7e 5e 7e 2'h |"),
        clarinet: tune("-w | -h 4'q 6'q | 5'h -h | -w |"),
        pizz: figure('..x...x...x.x.x.'),
        low: figure('1---5---1---4---'),
        kit: ticking,
      },
    },
  ],
  feature: [
    {
      chords: '1 4 5 1 6m 4 2m+5 1',
      parts: {
        box: tune(
          "5e 1'e 3'e 1'e 5'q 3'q | 4'e 6'e 4'e 1'e 6q 1'q | 2'e 5'e 2'e 7e 5q 7q | 1'e 3'e 5'e 3'e 1'h | 3'e 6'e 3'e 1'e 6q 1'q | 4'e 6'e 4'e 1'e 6q 4'q | 2'e 4'e 6'e 4'e 5'e 7e 2'q | 1'e 5e 3'e 5e 1'h |",
        ),
        clarinet: tune("3'h 5'h | 6'h. 4'q | 5'h 2'h | 3'h. -q | 3'h 6'h | 6'h. 4'q | 4'h 5'h | 1'h. -q |"),
        strings: figure('x-------x-------'),
        harp: figure('1.3.5.3.1.3.5.3.'),
        pizz: figure('x.x.x.x.x.x.x.x.'),
        low: figure('1..15...1..15.4.'),
        kit: beat({
          36: 'X.......x.x.....',
          38: '....x.......x...',
          70: 'o.o.o.o.o.o.o.o.',
          76: '..o...o...o...o.',
        }),
      },
    },
  ],
  fanfare: {
    hook: "5e 1'e 3'e 5'e 3'q 5'q |",
    lift: "6'e 4'e 6'e 4'e 5'h |",
    close: "5'e 3'e 4'e 2'e 3'e 7e 1'q |",
    cadence: ['4', '5'],
    tonic: '1',
    lead: 'box',
    second: 'brass',
    chords: 'harp',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'kit', pitch: 76, velocity: 84 },
      { on: 'box', pitch: 79, velocity: 64, length: 0.2 },
    ],
    button: [{ on: 'kit', pitch: 77, velocity: 84 }],
    roll: { on: 'kit', pitch: 63 },
    crash: { on: 'kit', pitch: 49 },
  },
});
