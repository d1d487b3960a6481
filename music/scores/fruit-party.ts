/** Fruit Party: a beach bar in the afternoon. Nylon guitar on the off-beat, marimba and whistle trade a tune one can sing. */
import { beat, defineScore, figure, tune } from '../score.ts';

const groove = beat({
  36: 'X.....x.x.......',
  37: '....x.......x..o',
  70: 'o.oxo.oxo.oxo.ox',
  64: '..........o..o..',
});

export default defineScore({
  code: 'fruit-party',
  mood: 'bright, bouncing, tropical',
  tempo_bpm: 122,
  beatsPerBar: 4,
  key: { root: 76, scale: 'major', tones: [1, 2, 3, 5, 6] },
  instruments: {
    guitar: { program: 24, volume: 80, pan: -0.3, reverb: 30, floor: 59, gate: 0.5 },
    marimba: { program: 12, volume: 92, pan: 0.2, reverb: 45, octave: -1 },
    whistle: { program: 78, volume: 52, pan: 0.1, reverb: 65 },
    keys: { program: 5, volume: 60, pan: 0.25, reverb: 40, floor: 59 },
    brass: { program: 61, volume: 68, pan: -0.1, reverb: 40, floor: 56, octave: -1 },
    low: { program: 33, volume: 94, reverb: 10, floor: 40, gate: 0.8 },
    bell: { program: 11, volume: 82, pan: 0.15, reverb: 60, floor: 76 },
    kit: { program: { kit: 0 }, volume: 66, reverb: 30 },
  },
  base: [
    {
      chords: '1 6m 4 5 1 6m 4+5 1',
      parts: {
        marimba: tune(
          "3e 5e -e 5e 1'q 5e 3e | 6e 5e 3e 1e 3h | 4e 6e -e 6e 1'q 6e 4e | 5h -e 2e 3e 4e | 3e 5e -e 5e 1'q 2'e 3'e | 1'e 6e 5e 3e 6h | 4e 6e 1'e 6e 5e 7e 2'e 7e | 1'h. -q |",
        ),
        guitar: figure('..x...x...x..xx.'),
        low: figure('1..1..3...1.4.3.', '1..1..3.....1...'),
        kit: groove,
      },
    },
    {
      chords: '4 3m 2m 5 4 1 2m 5',
      parts: {
        whistle: tune(
          "6q. 1'e 4'h | 5'q. 3'e 7h | 4'q 2'e 6e 4q 6q | 5h. -q | 6q. 1'e 4'q 6'q | 5'h 3'h | 4'e 3'e 2'e 1'e 6q 1'q | 2'h. -q |",
        ),
        marimba: tune("-w | -w | -w | -q 7e 2'e 5'e 2'e 7q | -w | -w | -w | -q 5e 6e 7e 2'e 4'q |"),
        guitar: figure('..x...x...x...x.'),
        keys: figure('x-------x-------'),
        low: figure('1..1..3...1.....'),
        kit: groove,
      },
    },
    {
      chords: '1 4 1 5',
      parts: {
        marimba: tune(
          "1'e 5e 3e 5e 1'e 5e 3e 5e | 1'e 6e 4e 6e 1'e 6e 4e 6e | 3'e 1'e 5e 1'e 3'e 1'e 5e 1'e | 2'e 7e 5e 7e 2'h |",
        ),
        whistle: tune("-w | -w | -h 3'q 5'q | 5'h -h |"),
        guitar: figure('..x...x...x..xx.'),
        low: figure('1..1..3...1.4.3.'),
        kit: groove,
      },
    },
  ],
  fanfare: {
    hook: "3e 5e 1'e 3'e 5'q! 3'q |",
    lift: "6'e 5'e 6'e 5'e 3'q 5'q! |",
    close: "4'e 5'e 6'e 5'e 3'e 2'e 1'q |",
    cadence: ['4', '5'],
    tonic: '1M6',
    lead: 'marimba',
    second: 'brass',
    chords: 'keys',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'marimba', pitch: 64, velocity: 100, length: 0.2 },
      { on: 'kit', pitch: 37, velocity: 60 },
    ],
    button: [{ on: 'marimba', pitch: 88, velocity: 90, length: 0.1 }],
    roll: { on: 'kit', pitch: 63 },
    crash: { on: 'kit', pitch: 49 },
  },
});
