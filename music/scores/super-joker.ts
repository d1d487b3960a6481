/** Super Joker: behind the curtain of a small circus. Tuba and woodwinds two-step, a xylophone tumbles, an organ winks. */
import { beat, defineScore, figure, tune } from '../score.ts';

const twoStep = beat({ 36: 'X...x...', 38: '..o...o.', 42: 'o.o.o.oo' });

export default defineScore({
  code: 'super-joker',
  mood: 'witty, tipsy, circus',
  tempo_bpm: 120,
  beatsPerBar: 4,
  swing: 0.2,
  key: { root: 72, scale: 'major', tones: [1, 2, 3, 5, 6] },
  instruments: {
    clarinet: { program: 71, volume: 76, pan: -0.2, reverb: 40, gate: 0.8 },
    xylo: { program: 13, volume: 66, pan: 0.25, reverb: 45 },
    organ: { program: 17, volume: 54, pan: 0.15, reverb: 40, floor: 60, gate: 0.5 },
    brass: { program: 61, volume: 70, pan: -0.1, reverb: 40, floor: 55, octave: -1 },
    bassoon: { program: 70, volume: 74, pan: -0.1, reverb: 35, octave: -2 },
    low: { program: 58, volume: 88, reverb: 20, floor: 36, gate: 0.6 },
    bell: { program: 9, volume: 60, pan: 0.2, reverb: 65, floor: 79 },
    kit: { program: { kit: 40 }, volume: 66, reverb: 30 },
  },
  base: [
    {
      chords: '1 1 2dom 5dom 1 6dom 2dom+5dom 1',
      parts: {
        clarinet: tune(
          "5e #4e 5e 6e 5q 3q | 1'e 7e 1'e 5e 3h | 6e #5e 6e 1'e 6q #4q | 2'e 1'e 7e 6e 5h | 5e #4e 5e 6e 5q 3q | 1'e 7e #1'e 3'e 6h | #4e 6e 2'e 1'e 7e 5e 6e 7e | 1'q 5q 1q -q |",
        ),
        organ: figure('..x...x.'),
        low: figure('1...3...', '1...3.0.'),
        kit: twoStep,
      },
    },
    {
      chords: '4 1 2dom 5dom',
      parts: {
        bassoon: tune("1'e 6e 4e 6e 1'h | 5e 3e 1e 3e 5h | 6e #4e 2e #4e 6q 1'q | 7e 6e 5e 4e 3e 2e 7,q |"),
        xylo: tune("-w | -h 5'e 3'e 1'q | -w | -w |"),
        organ: figure('..x...x.'),
        low: figure('1...3...'),
        kit: twoStep,
      },
    },
    {
      chords: '6m 3M 6m 2dom 4 4m 1+6dom 2dom+5dom',
      parts: {
        xylo: tune(
          "6e 1'e 3'e 1'e 6q 3q | #5e 7e 3'e 7e #5q 3q | 6e 1'e 3'e 6'e 3'q 1'q | #4e 6e 1'e 2'e 1'h | 4'e 1'e 6e 4e 6q 1'q | 4'e 1'e b6e 4e b6q 1'q | 3'e 1'e 5e 3e #1'e 6e 3e 5e | 6e 2'e #4e 6e 7e 2'e 5q |",
        ),
        clarinet: tune("-w | -w | 3h 1h | -w | 1'h 6q -q | 1'h b6q -q | 5q -q -h | -w |"),
        organ: figure('..x...x.', '..x..xx.'),
        low: figure('1...3...'),
        kit: twoStep,
      },
    },
  ],
  fanfare: {
    hook: "5e #4e 5e 1'e 3'q! 1'q |",
    lift: "4'e 3'e 4'e 6'e 5'h! |",
    close: "5'e 3'e 1'e 3'e 5'e 6'e 7'q |",
    cadence: ['2dom', '5dom'],
    tonic: '1M6',
    lead: 'clarinet',
    second: 'brass',
    chords: 'organ',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'kit', pitch: 76, velocity: 100 },
      { on: 'kit', pitch: 36, velocity: 60 },
    ],
    button: [{ on: 'kit', pitch: 77, velocity: 80 }],
    roll: { on: 'kit', pitch: 38 },
    crash: { on: 'kit', pitch: 49 },
  },
});
