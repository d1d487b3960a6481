/** Isla del Fuego: gongs in a row, as the south of the Philippines plays them, over a deep drum that is the mountain; a bamboo flute, then horns. */
import { beat, defineScore, figure, tune } from '../score.ts';

export default defineScore({
  code: 'isla-del-fuego',
  mood: 'smouldering, ritual, then ablaze',
  tempo_bpm: 108,
  beatsPerBar: 4,
  key: { root: 66, scale: 'dorian', tones: [1, 2, 3, 5, 6] },
  instruments: {
    gongs: { program: 114, volume: 84, pan: -0.2, reverb: 60, floor: 61, gate: 1.5 },
    gabbang: { program: 12, volume: 76, pan: 0.3, reverb: 50, floor: 61 },
    flute: { program: 77, volume: 74, pan: 0.1, reverb: 90, octave: 1 },
    choir: { program: 52, volume: 56, reverb: 95, floor: 54 },
    low: { program: 43, volume: 88, pan: 0.05, reverb: 35, floor: 36, gate: 1 },
    horns: { program: 60, volume: 84, pan: -0.15, reverb: 70, floor: 54 },
    trumpet: { program: 56, volume: 72, pan: 0.15, reverb: 65, octave: 1 },
    bell: { program: 14, volume: 66, pan: 0.1, reverb: 90, floor: 78 },
    agung: { program: 47, volume: 92, reverb: 60, floor: 38 },
    drum: { program: 116, volume: 88, reverb: 55 },
    kit: { program: { kit: 0 }, volume: 66, reverb: 50 },
  },
  base: [
    {
      chords: '1p 1p 4 1p 1p 1p 7 1p',
      parts: {
        gongs: tune(
          "1e 3e 5q 6e 5e 3q | -h 3e 2e 1q | 4e 6e 1'q 6e 5e 4q | -h 5e 3e 2q | 1e 3e 5q 6e 5e 3q | -h 5e 6e 1'q | 2'e 1'e 6q 5e 3e 2q | 1h. -q |",
        ),
        gabbang: figure('1.3.1.3.2.3.1.3.', '..1.3.1...3.1.3.'),
        low: figure('1-------1---....', '1-------....1.3.'),
        agung: figure('1...............', '1.........1.....'),
        drum: beat({ 40: 'X.....x.........', 47: '..........o...o.' }),
        kit: beat({ 82: 'o...o...o...o...', 63: '......o.......x.' }),
      },
    },
    {
      chords: '4 1p 7 1p 4 1p 5m 1p',
      parts: {
        flute: tune("4h. 5q | 3h. -q | 2q. 3e 5h | 1w | 4h 6q 1'q | 5h. 3q | 2q. 1e 2q 4q | 1h.^ -q |"),
        gongs: figure('................', '1.3.4...3.1.....'),
        gabbang: figure('1.3.2.3.1.3.2.3.', '1..3..1.3..1..3.'),
        choir: figure('x---------------'),
        low: figure('1-----1-3---1-..'),
        agung: figure('1.......1.......', '1.....1...1.....'),
        drum: beat({ 40: 'X.....x...x.....', 47: '...o......o...oo' }),
        kit: beat({ 82: 'o.o.o.o.o.o.o.o.', 63: '..o...x...o...x.' }),
      },
    },
  ],
  feature: [
    {
      chords: '1p 7 4 1p 1p 7 4+5m 1p',
      parts: {
        horns: tune(
          "1q! 3q. 5e 6e 5e | 2'h 1'q 6q | 4q! 6q. 1'e 6e 5e | 5h. 3q | 1q! 3q. 5e 6e 1'e | 2'h. 1'e 6e | 4q 6q 5q 2'q | 1'h. -q |",
        ),
        trumpet: tune("-w | -h 2'q 4'q | 4'h 1'h | 5'w | -w | 2'h 4'h | 6'h 5'h | 1'w |", -1),
        gongs: figure('1.341.341.341.34', '13.413.413.4134.'),
        gabbang: figure('1.3.2.3.1.3.2.3.'),
        choir: figure('x.......x.......'),
        low: figure('1..1..1.3..1..1.'),
        agung: figure('1.....1.1.......', '1...1...1..11.1.'),
        drum: beat({ 38: 'X..x..X.X..x.xx.', 47: '..o..o...o..o.oo' }),
        kit: beat({
          57: 'o.............../................',
          63: '..x.x.x...x.x.xx',
          82: 'oxoxoxoxoxoxoxox',
        }),
      },
    },
  ],
  fanfare: {
    hook: "1e 3e 5e 6e 1'q! 5q |",
    lift: "6e 1'e 2'e 1'e 3'q 5'q! |",
    close: "5'e 3'e 2'e 3'e 5'e 6'e 1''q! |",
    cadence: ['4', '7'],
    tonic: '1p',
    lead: 'horns',
    second: 'trumpet',
    chords: 'choir',
    bass: 'low',
    bell: 'gongs',
  },
  effects: {
    stop: [
      { on: 'drum', pitch: 46, velocity: 105 },
      { on: 'gongs', pitch: 54, velocity: 46 },
    ],
    button: [{ on: 'gabbang', pitch: 78, velocity: 80 }],
    roll: { on: 'agung', pitch: 38 },
    crash: { on: 'kit', pitch: 57 },
  },
});
