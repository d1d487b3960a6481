/** Midnight Manor: a waltz in an empty ballroom. Harpsichord and a music box out of the dark, strings on tiptoe, an organ wakes. */
import { beat, defineScore, figure, tune } from '../score.ts';

const clock = beat({ 76: 'o.....', 77: '...o..' });

export default defineScore({
  code: 'midnight-manor',
  mood: 'eerie, elegant, waltz',
  tempo_bpm: 112,
  beatsPerBar: 3,
  key: { root: 76, scale: 'harmonicMinor', tones: [1, 2, 3, 5, 6, 7] },
  instruments: {
    harpsichord: { program: 6, volume: 88, pan: -0.25, reverb: 55, octave: -1 },
    box: { program: 10, volume: 80, pan: 0.3, reverb: 80 },
    pizz: { program: 45, volume: 82, pan: 0.1, reverb: 50, floor: 52 },
    violin: { program: 40, volume: 66, pan: 0.2, reverb: 75, octave: -1 },
    organ: { program: 19, volume: 50, reverb: 80, floor: 52 },
    choir: { program: 53, volume: 46, reverb: 95, floor: 57 },
    low: { program: 43, volume: 80, reverb: 35, floor: 36, gate: 0.7 },
    brass: { program: 60, volume: 74, pan: -0.1, reverb: 65, floor: 52, octave: -1 },
    bell: { program: 8, volume: 92, pan: 0.15, reverb: 80, floor: 76 },
    toll: { program: 14, volume: 60, reverb: 95, floor: 52 },
    kit: { program: { kit: 48 }, volume: 58, reverb: 75 },
    timpani: { program: 47, volume: 84, reverb: 60 },
  },
  base: [
    {
      chords: '1 1 6 5M 4 1 5dom 5dom',
      parts: {
        harpsichord: tune(
          "5q 1'e 7e 1'q | 3'q 2'e 1'e 7q | 6e 1'e 6e 4e 3q | 2h 7,q | 4q 6e 5e 6q | 1'q 7e 1'e 5q | 4e 2e 7,e 2e 4q | 5h -q |",
        ),
        pizz: figure('..x.x.'),
        low: figure('1.....'),
        kit: clock,
        toll: figure('1-----', '......', '......', '......', '......', '......', '......', '......'),
      },
    },
    {
      chords: '1 1 6 5M 4 1 5dom 1',
      parts: {
        box: tune(
          "5e 1'e 3'e 1'e 5'q | 3'q 2'e 1'e 7q | 6e 1'e 4'e 1'e 6q | 2'h 7q | 4'q 6e 5e 6q | 1'q 5e 3e 1q | 2e 4e 7e 4e 2'q | 1'h -q |",
        ),
        harpsichord: figure('1.2.3.', '3.2.1.'),
        pizz: figure('..x.x.'),
        low: figure('1.....'),
        kit: clock,
      },
    },
    {
      chords: '4 1 2d 5M',
      parts: {
        violin: tune("6h 1'q | 5h 3'q | 4'q 2'q 6q | 7h. |"),
        harpsichord: figure('1.2.3.', '3.2.4.'),
        choir: figure('x-----'),
        pizz: figure('..x.x.'),
        low: figure('1.....'),
      },
    },
  ],
  feature: [
    {
      chords: '1 1 6 5M 4 1 5dom 5dom 6 4 5dom 1',
      parts: {
        harpsichord: tune(
          "5e 1'e 7e 1'e 3'e 1'e | 5'e 3'e 2'e 1'e 7e 5e | 6e 1'e 3'e 1'e 6e 3e | 7e 2'e 5'e 2'e 7e 5e | 4e 6e 1'e 6e 4'e 1'e | 3'e 1'e 5e 1'e 3'e 5'e | 4'e 2'e 7e 5e 4e 2e | 5e 7e 2'e 4'e 5'q | 3'e 1'e 6e 1'e 3'e 6'e | 4'e 1'e 6e 1'e 4'q | 5'e 4'e 2'e 7e 2'e 4'e | 1'h -q |",
        ),
        violin: tune(
          "1'h. | 3'h. | 1'h 3'q | 2'h. | 1'h 4'q | 3'h. | 2'h 7q | 2'h. | 3'h 1'q | 4'h. | 4'q 2'q 7q | 1'h. |",
        ),
        organ: figure('x-----'),
        choir: figure('x-----'),
        pizz: figure('..x.x.'),
        low: figure('1.3.3.', '1.4.3.'),
        kit: beat({ 76: 'o.o.o.', 54: '..o.o.' }),
        timpani: beat({ 40: 'X...../......' }),
      },
    },
  ],
  fanfare: {
    hook: "5e 1'e 3'e 5'e 3'e 1'e | 4'q 2'q 7q |",
    lift: "1'e 3'e 6'e 4'e 3'e 1'e | 7q 2'q 5'q! |",
    close: "5'e 4'e 3'e 2'e 1'e 7e | 2'e 4'e 7'h |",
    cadence: ['4', '5dom'],
    tonic: '1',
    lead: 'harpsichord',
    second: 'brass',
    chords: 'organ',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'timpani', pitch: 45, velocity: 100 },
      { on: 'kit', pitch: 77, velocity: 60 },
    ],
    button: [{ on: 'kit', pitch: 76, velocity: 80 }],
    roll: { on: 'timpani', pitch: 40 },
    crash: { on: 'kit', pitch: 57 },
  },
});
