/** Dragon Fortune: a procession seen from a terrace. Hammered strings carry the tune, a bowed voice answers, a gong marks the form. */
import { beat, defineScore, figure, tune } from '../score.ts';

const stroll = figure('1---..3.5---3...', '1---..3.4---3...');

export default defineScore({
  code: 'dragon-fortune',
  mood: 'festive, noble, gilded',
  tempo_bpm: 112,
  beatsPerBar: 4,
  key: { root: 72, scale: 'major', tones: [1, 2, 3, 5, 6] },
  instruments: {
    yangqin: { program: 15, volume: 92, pan: -0.25, reverb: 60, gate: 1.3 },
    erhu: { program: 110, volume: 72, pan: 0.3, reverb: 80, octave: -1 },
    zheng: { program: 107, volume: 66, pan: 0.15, reverb: 60, floor: 55, gate: 1.6 },
    strings: { program: 48, volume: 46, reverb: 70, floor: 55 },
    brass: { program: 60, volume: 70, pan: -0.1, reverb: 70, floor: 53, octave: -1 },
    low: { program: 43, volume: 82, reverb: 30, floor: 36 },
    bell: { program: 9, volume: 60, pan: 0.2, reverb: 80, floor: 79 },
    kit: { program: { kit: 48 }, volume: 70, reverb: 70 },
    taiko: { program: 116, volume: 86, reverb: 60 },
  },
  base: [
    {
      chords: '1 6 4 5 1 6 2 1',
      parts: {
        yangqin: tune(
          "5q 6e 1'e 2'q 1'e 6e | 5h 3q 5q | 6q 5e 3e 2q 3e 5e | 2h. -q | 5q 6e 1'e 2'q 3'e 2'e | 1'h 6q 5q | 3e 5e 6e 5e 3q 2q | 1h. -q |",
        ),
        zheng: stroll,
        low: figure('1-----..........', '1-----..3---....'),
        taiko: beat({ 43: 'x...............', 50: '..........o...../..........o...o.' }),
        kit: beat({ 80: '....o.......o...' }),
      },
    },
    {
      chords: '6 4 1 5 6 3 4 5',
      parts: {
        erhu: tune(
          "3'h 2'e 1'e 6q | 1'h. 6q | 5q 6e 5e 3q 2q | 3h. -q | 6q. 1'e 2'q 3'q | 5'q. 3'e 2'q 1'q | 6q 1'e 2'e 1'q 6q | 5h.^ -q |",
        ),
        zheng: figure('1.3.5.3.1.3.5.4.', '1.3.4.3.1.3.5.3.'),
        strings: figure('x---------------'),
        low: figure('1-------3---....'),
        taiko: beat({ 43: 'x.......o.......', 50: '......o.......o.' }),
        kit: beat({ 80: '....o.......o...' }),
      },
    },
  ],
  feature: [
    {
      chords: '1 6 4 5 1 3 4+5 1',
      parts: {
        yangqin: tune(
          "5e! 5e 6e 1'e 2'e 2'e 1'e 6e | 5e 6e 5e 3e 5h | 6e! 6e 5e 3e 2e 3e 5e 6e | 5h. 3e 5e | 5e! 5e 6e 1'e 2'e 2'e 3'e 2'e | 1'e 2'e 1'e 6e 5h | 3e 5e 6e 5e 2'e 1'e 2'e 3'e | 1'h. -q |",
        ),
        erhu: tune("1'w | 6h 1'h | 6w | 2'h. 3'q | 5'w | 3'h 2'h | 1'h 2'h | 1'w |"),
        brass: figure('x-----..x-------'),
        strings: figure('x---------------'),
        zheng: figure('1.3.5.3.1.3.5.4.'),
        low: figure('1.1.3...1.1.4.3.'),
        taiko: beat({ 41: 'X..x..x.X..x..x.', 50: '..o..o....o..oo.' }),
        kit: beat({
          80: '..o...o...o...o.',
          52: 'x.............../................',
          59: '....x.......x...',
        }),
      },
    },
  ],
  fanfare: {
    hook: "5e 6e 1'e 2'e 3'q 2'q |",
    lift: "3'e 2'e 3'e 5'e 6'h |",
    close: "5'e 6'e 5'e 3'e 2'e 3'e 5'q |",
    cadence: ['4', '5'],
    tonic: '1',
    lead: 'yangqin',
    second: 'brass',
    chords: 'strings',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [{ on: 'taiko', pitch: 55, velocity: 100 }],
    button: [{ on: 'kit', pitch: 76, velocity: 90 }],
    roll: { on: 'taiko', pitch: 46 },
    crash: { on: 'kit', pitch: 52 },
  },
});
