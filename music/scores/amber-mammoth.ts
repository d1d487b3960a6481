/** Amber Mammoth: a herd on the ice under northern lights. A bone flute calls, ice rings, low strings walk, horns and drums come with the herd. */
import { beat, defineScore, figure, tune } from '../score.ts';

export default defineScore({
  code: 'amber-mammoth',
  mood: 'wide, wondering, then on the move',
  tempo_bpm: 92,
  beatsPerBar: 4,
  key: { root: 64, scale: 'dorian', tones: [1, 2, 3, 5, 6] },
  instruments: {
    flute: { program: 75, volume: 84, pan: 0.2, reverb: 90 },
    ice: { program: 8, volume: 62, pan: 0.3, reverb: 90, floor: 64, gate: 1.6 },
    kalimba: { program: 108, volume: 84, pan: -0.25, reverb: 60, floor: 52, gate: 1.5 },
    pad: { program: 89, volume: 52, reverb: 95, floor: 52 },
    choir: { program: 52, volume: 60, reverb: 95, floor: 52 },
    strings: { program: 48, volume: 66, pan: 0.15, reverb: 70, floor: 52 },
    low: { program: 43, volume: 92, pan: 0.05, reverb: 35, floor: 36, gate: 0.95 },
    horns: { program: 60, volume: 88, pan: -0.2, reverb: 75, octave: -1 },
    brass: { program: 61, volume: 74, pan: 0.1, reverb: 65, octave: -1 },
    bell: { program: 11, volume: 70, pan: 0.15, reverb: 85, floor: 76 },
    drum: { program: 116, volume: 90, reverb: 65 },
    kit: { program: { kit: 48 }, volume: 64, reverb: 65 },
  },
  base: [
    {
      chords: '1p 1p 4 1 6m7 4 5m 1p',
      parts: {
        flute: tune("-w | -h 5q. 6e | 1'h 7q 6q | 5w | -h 3q. 5e | 6h 5q 3q | 2h. 1e 2e | 1w |"),
        kalimba: figure('1..3..1.4..3....', '1..3..4.........'),
        pad: figure('x-------'),
        low: figure('1-----..', '1---....'),
        ice: figure('................', '........4.3.1...', '................', '............3...'),
        drum: beat({ 40: 'X.......', 47: '......o./........' }),
      },
    },
    {
      chords: '4 1 4 5m 3 4 5m 1p',
      parts: {
        horns: tune("-w | 1h 5q. 3e | 4h 6q 5q | 2w | 3h 5q. 7e | 1'h 6h | 5h. 4e 2e | 1w |"),
        flute: tune("6h. 1'q | 5w | -w | -h 5q 7q | 1'h 7q 5q | 6w | -h 2'q 7q | 1'w |"),
        kalimba: figure('1..3..4.3..1....'),
        strings: figure('x-------'),
        low: figure('1---..3-'),
        ice: figure('................', '..4.3...........'),
        drum: beat({ 40: 'X.....x.', 47: '...o..../...o.o..' }),
        kit: beat({ 81: '....o.../........' }),
      },
    },
  ],
  feature: [
    {
      chords: '1 4 1 5m 3 4 5m+4 1p',
      parts: {
        horns: tune(
          "1q! 5q. 5e 6e 5e | 4h. 4e 6e | 5q! 1'q. 7e 5e 3e | 2h 4q 2q | 3q! 5q. 7e 1'e 7e | 6h. 5e 6e | 7q 5q 4q 6q | 1'h. -q |",
        ),
        flute: tune("-w | 6h 1'h | -w | -h 7q 2'q | 5'h 3'h | 1'w | 2'h 1'h | 1'w |"),
        brass: tune("1w | 4w | 1'w | 7w | 5w | 6h 4h | 7h 6h | 5w |"),
        choir: figure('x---------------'),
        strings: figure('x.x.x.xxx.x.x.xx'),
        kalimba: figure('1.3.4.3.1.3.4.6.'),
        ice: figure('....4.......3...'),
        low: figure('1.1.1.1.1.1.3.1.'),
        drum: beat({ 38: 'X..x..x.X..x.x..', 45: '..o..o....o..o.o' }),
        kit: beat({
          57: 'o.............../................',
          81: '..o...o...o...o.',
          59: '............o...',
        }),
      },
    },
  ],
  fanfare: {
    hook: "1e 3e 5e 6e 1'q! 5q |",
    lift: "6e 1'e 7e 1'e 2'q 3'q! |",
    close: "3'e 2'e 1'e 2'e 3'e 4'e 5'q! |",
    cadence: ['4', '5m'],
    tonic: '1p',
    lead: 'horns',
    second: 'brass',
    chords: 'strings',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'ice', pitch: 88, velocity: 70, length: 0.2 },
      { on: 'drum', pitch: 50, velocity: 78 },
    ],
    button: [{ on: 'kit', pitch: 76, velocity: 70 }],
    roll: { on: 'drum', pitch: 40 },
    crash: { on: 'kit', pitch: 57 },
  },
});
