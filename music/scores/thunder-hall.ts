/** Thunder Hall: shields on the wall, a storm outside. Low strings march, horns call a fifth, men's voices and great drums join. */
import { beat, defineScore, figure, tune } from '../score.ts';

export default defineScore({
  code: 'thunder-hall',
  mood: 'heavy, heroic, stormy',
  tempo_bpm: 92,
  beatsPerBar: 4,
  key: { root: 62, scale: 'minor', tones: [1, 2, 3, 5, 7] },
  instruments: {
    horns: { program: 60, volume: 86, pan: -0.2, reverb: 75, floor: 50 },
    choir: { program: 52, volume: 66, reverb: 90, floor: 53 },
    strings: { program: 48, volume: 70, pan: 0.15, reverb: 65, floor: 50 },
    ostinato: { program: 45, volume: 84, pan: 0.25, reverb: 45, floor: 50 },
    low: { program: 43, volume: 90, pan: 0.1, reverb: 35, floor: 36, gate: 0.9 },
    trombone: { program: 57, volume: 78, pan: 0.1, reverb: 65, floor: 50, octave: -1 },
    trumpet: { program: 56, volume: 72, pan: -0.1, reverb: 65, octave: 1 },
    bell: { program: 14, volume: 66, pan: 0.1, reverb: 90, floor: 74 },
    timpani: { program: 47, volume: 96, reverb: 55, floor: 38 },
    drum: { program: 116, volume: 92, reverb: 60 },
    kit: { program: { kit: 48 }, volume: 72, reverb: 65 },
  },
  base: [
    {
      chords: '1p 1p 6 7 1 1 6 5s4',
      parts: {
        horns: tune("-w | 1h 5q. 5e | 6h 5q 3q | 2w | 1h 5q. 5e | 1'h 7q 5q | 6h. 5e 3e | 5h. -q |"),
        ostinato: figure('1.13.1.1', '1.13.134'),
        low: figure('1---....', '1---..3.'),
        strings: figure('x-------'),
        drum: beat({ 40: 'X.......', 47: '.....o.o/......oo' }),
      },
    },
    {
      chords: '4 1 7 6 4 1 7s4 7',
      parts: {
        choir: tune("4h. 6q | 5h 3h | 2h. 4q | 3h 1h | 4h 6q 1'q | 5h 3h | 4w | 2w |"),
        horns: tune('-w | -h 5q 5e 5e | -w | -h 6,q 1q | -w | -h 5q 5e 5e | -w | -h 4q 5q |'),
        ostinato: figure('1.13.143'),
        strings: figure('x-------'),
        low: figure('1---1-3-'),
        drum: beat({ 40: 'X.....x.', 47: '...o...o' }),
        timpani: figure('1.......', '1.....1.'),
      },
    },
  ],
  feature: [
    {
      chords: '1 6 3 7 1 6 4+5m 1p',
      parts: {
        horns: tune(
          "1q! 5q. 5e 6e 5e | 3h. 1e 3e | 5q! 1'q. 7e 5e 3e | 2h 4q 2q | 1q! 5q. 5e 6e 7e | 1'h. 7e 6e | 4q 6q 5q 7q | 1'h. -q |",
        ),
        trumpet: tune("-w | -h 1'q 3'q | 5'h 3'h | 2'w | -w | 3'h 1'h | 1'h 2'h | 1'w |", -1),
        choir: figure('x---------------'),
        ostinato: figure('1.131.131.131.43'),
        strings: figure('x.xxx.xxx.xxx.x.'),
        low: figure('1.1.1.1.1.1.3.1.'),
        trombone: figure('1-----..1-----..'),
        timpani: figure('1.......1...1.1.'),
        drum: beat({ 38: 'X..x..x.X.x.x.x.', 47: '..o..o.o..o..ooo' }),
        kit: beat({ 57: 'o.............../................', 59: '....o.......o...' }),
      },
    },
  ],
  fanfare: {
    hook: "1e 1e 3e 5e 1'q! 5q |",
    lift: "6e 7e 1'e 7e 1'q 2'q! |",
    close: "3'e 2'e 1'e 2'e 3'e 4'e 5'q! |",
    cadence: ['6', '7'],
    tonic: '1M',
    lead: 'horns',
    second: 'trumpet',
    chords: 'strings',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'drum', pitch: 46, velocity: 105 },
      { on: 'kit', pitch: 59, velocity: 30 },
    ],
    button: [{ on: 'kit', pitch: 76, velocity: 80 }],
    roll: { on: 'timpani', pitch: 38 },
    crash: { on: 'kit', pitch: 57 },
  },
});
