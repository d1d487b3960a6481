/** Candy Carnival: a music box on a merry-go-round. A waltz in thirds, pizzicato below, a toy glockenspiel that cannot stand still. */
import { beat, defineScore, figure, tune } from '../score.ts';

const toys = beat({ 75: '....o.....o.', 81: 'o...........', 70: '....o...o...' });

export default defineScore({
  code: 'candy-carnival',
  mood: 'sweet, giddy, waltz',
  tempo_bpm: 132,
  beatsPerBar: 3,
  key: { root: 79, scale: 'major', tones: [1, 2, 3, 5, 6] },
  instruments: {
    celesta: { program: 8, volume: 94, pan: -0.2, reverb: 55, octave: -1 },
    box: { program: 10, volume: 80, pan: 0.25, reverb: 65 },
    pizz: { program: 45, volume: 88, pan: 0.1, reverb: 40, floor: 55 },
    flute: { program: 73, volume: 62, pan: 0.2, reverb: 60, octave: -1 },
    strings: { program: 48, volume: 46, reverb: 60, floor: 59 },
    low: { program: 45, volume: 100, pan: -0.1, reverb: 30, floor: 36 },
    brass: { program: 61, volume: 62, pan: -0.1, reverb: 45, floor: 55, octave: -1 },
    bell: { program: 9, volume: 64, pan: 0.15, reverb: 70, floor: 79 },
    kit: { program: { kit: 0 }, volume: 60, reverb: 40 },
  },
  base: [
    {
      chords: '1 1 4 1 2m 5 1 5',
      parts: {
        celesta: tune(
          "5q 3e 5e 1'q | 7e 6e 5h | 6q 4e 6e 1'q | 5h. | 4q 6e 4e 2q | 5e 4e 7,e 2e 4q | 3q 5q 1'q | 7h. |",
        ),
        pizz: figure('..x.x.'),
        low: figure('1.....', '3.....'),
        kit: toys,
      },
    },
    {
      chords: '1 3m 4 4m 1 5 1 1',
      parts: {
        celesta: tune(
          "5q 3e 5e 1'q | 7e 2'e 7h | 6q 4e 6e 1'q | b6q 4e b6e 1'q | 3'q 1'e 5e 3q | 2'q 7e 5e 4q | 1'q 5q 3q | 1h -q |",
        ),
        box: tune("-h. | -q 5e 7e 2'q | -h. | -h. | -h. | -h. | -h. | -q 5e 1'e 3'q |"),
        pizz: figure('..x.x.'),
        low: figure('1.....', '3.....'),
        kit: toys,
      },
    },
    {
      chords: '6m 3m 4 1 2m 6m 2dom 5',
      parts: {
        flute: tune("6h 1'q | 7h 5q | 6q 1'q 4'q | 3'h. | 2'h 4'q | 3'q 1'q 6q | #4q 6q 1'q | 2'h. |"),
        box: tune(
          "3'e 1'e 6e 1'e 3'e 1'e | 2'e 7e 5e 7e 2'q | -h. | -q 5e 3e 5q | 4'e 2'e 6e 2'e 4'e 2'e | 3'e 1'e 6e 1'e 3'q | -h. | -q 7e 5e 7q |",
        ),
        strings: figure('x-----'),
        pizz: figure('..x.x.'),
        low: figure('1.....'),
        kit: toys,
      },
    },
  ],
  feature: [
    {
      chords: '1 1 4 1 2m 5 1 5 4 4m 1+6m 2m+5 1 1',
      parts: {
        celesta: tune(
          "5e 6e 5e 3e 5e 1'e | 7e 6e 5e 3e 5q | 6e 7e 6e 4e 6e 1'e | 5e 3e 1e 3e 5q | 4e 6e 2'e 6e 4e 2e | 5e 7e 4'e 2'e 7e 5e | 3'e 1'e 5e 1'e 3'e 5'e | 2'h. | 6e 1'e 4'e 1'e 6e 4e | b6e 1'e 4'e 1'e b6e 4e | 5e 1'e 3'e 6e 1'e 3'e | 4'e 2'e 6e 5e 7e 2'e | 1'q 5q 3q | 1'h -q |",
        ),
        box: tune(
          "1'h. | 3'h. | 1'h. | 5'h. | 4'h. | 2'h. | 5'h 3'q | 7e 2'e 5'e 2'e 7q | 4'h. | 4'h. | 3'h. | 4'q. 2'q. | 3'h. | -q 5e 1'e 3'q |",
        ),
        strings: figure('x-----'),
        brass: figure('......', '..x.x.'),
        pizz: figure('..x.x.'),
        low: figure('1.....', '3.....'),
        kit: beat({ 75: '....x...o.x.', 81: 'x.....o.....', 54: '....x...x...', 36: 'X...........' }),
      },
    },
  ],
  fanfare: {
    hook: "5e 1'e 3'e 5'e 3'e 1'e | 4'q 2'q 7q |",
    lift: "3'e 5'e 3'e 1'e 3'e 5'e | 6'q 4'q 5'q! |",
    close: "5'e 4'e 3'e 2'e 1'e 7e | 2'e 4'e 7'h |",
    cadence: ['2m', '5'],
    tonic: '1',
    lead: 'celesta',
    second: 'flute',
    chords: 'strings',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'pizz', pitch: 67, velocity: 110, length: 0.2 },
      { on: 'kit', pitch: 75, velocity: 60 },
    ],
    button: [{ on: 'pizz', pitch: 79, velocity: 90, length: 0.1 }],
    roll: { on: 'kit', pitch: 38 },
    crash: { on: 'kit', pitch: 55 },
  },
});
