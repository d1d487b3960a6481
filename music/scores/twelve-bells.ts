/** Twelve Bells: the works of a tower clock at night. A tick that never stops, a music box over it, and bells from above. */
import { beat, defineScore, figure, tune } from '../score.ts';

const tick = beat({ 76: 'o...o...o...o...', 77: '..o...o...o...o.' });

export default defineScore({
  code: 'twelve-bells',
  mood: 'warm, curious, clockwork',
  tempo_bpm: 100,
  beatsPerBar: 4,
  key: { root: 74, scale: 'major', tones: [1, 2, 3, 5, 6] },
  instruments: {
    celesta: { program: 8, volume: 90, pan: -0.2, reverb: 70 },
    box: { program: 10, volume: 84, pan: 0.25, reverb: 80 },
    pizz: { program: 45, volume: 82, pan: 0.1, reverb: 45, floor: 55 },
    harp: { program: 46, volume: 70, pan: -0.3, reverb: 65, floor: 57, gate: 1.5 },
    strings: { program: 48, volume: 56, reverb: 75, floor: 52 },
    violin: { program: 40, volume: 66, pan: 0.2, reverb: 75, octave: -1 },
    brass: { program: 60, volume: 74, pan: -0.1, reverb: 65, floor: 52, octave: -1 },
    low: { program: 32, volume: 82, reverb: 30, floor: 38, gate: 0.8 },
    toll: { program: 14, volume: 72, reverb: 95, floor: 55 },
    bell: { program: 9, volume: 84, pan: 0.15, reverb: 85, floor: 76 },
    kit: { program: { kit: 48 }, volume: 60, reverb: 70 },
    timpani: { program: 47, volume: 84, reverb: 60 },
  },
  base: [
    {
      chords: '1 1 4 1 1 6 5 1',
      parts: {
        celesta: tune(
          "5q 3e 5e 1'q 7e 6e | 5h 3q 2q | 4q 2e 4e 6q 5e 4e | 3h 2q 1q | 5q 3e 5e 1'q 2'q | 3'h 1'q 6q | 4q 6q 5q 2q | 1w |",
        ),
        pizz: figure('1...3...2...3...'),
        low: figure('1.......5.......'),
        toll: figure('1---------------', '................', '................', '................'),
        kit: tick,
      },
    },
    {
      chords: '1 6 4 5 1 4 5 1',
      parts: {
        box: tune("1'h 5h | 6h 3h | 4h 1'h | 2'w | 3'h 1'h | 6h 4'h | 2'h 7h | 1'w |"),
        harp: figure('1.2.3.2.1.2.3.2.', '1.3.2.3.1.3.2.3.'),
        pizz: figure('1.......3.......'),
        low: figure('1.......1.......'),
        toll: figure('1---------------', '................', '................', '................'),
        kit: tick,
      },
    },
  ],
  feature: [
    {
      chords: '1 1 4 5 6 4 5 1',
      parts: {
        celesta: tune(
          "1'e 5e 3e 5e 1'e 3'e 2'e 1'e | 5'e 3'e 1'e 3'e 5'q 3'q | 4'e 1'e 6e 1'e 4'e 6'e 5'e 4'e | 2'e 5'e 7e 2'e 5'h | 6e 1'e 3'e 1'e 6'e 3'e 1'e 3'e | 4'e 6'e 4'e 1'e 6q 1'q | 2'e 7e 5e 7e 2'e 4'e 5'e 7e | 1'w |",
        ),
        violin: tune("1'h 3'h | 5'w | 4'h 6'h | 5'w | 3'h 1'h | 4'h 6h | 7h 2'h | 1'w |"),
        harp: figure('1.2.3.4.5.4.3.2.', '1.3.5.4.3.2.3.5.'),
        strings: figure('x---------------'),
        brass: figure('................', '1...1.1.1.......'),
        pizz: figure('1.3.2.3.1.3.2.3.'),
        low: figure('1...1...5...5...'),
        toll: figure('1-------........'),
        kit: beat({ 76: 'o.o.o.o.o.o.o.o.', 54: '....o.......o.o.' }),
        timpani: beat({ 38: 'X.......x......./X...x...x.......' }),
      },
    },
  ],
  fanfare: {
    hook: "5e 1'e 3'e 5'e 3'q 1'q |",
    lift: "6e 2'e 4'e 6'e 5'h |",
    close: "5'e 3'e 4'e 2'e 3'e 2'e 1'q |",
    cadence: ['4', '5'],
    tonic: '1',
    lead: 'celesta',
    second: 'brass',
    chords: 'strings',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'kit', pitch: 77, velocity: 80 },
      { on: 'timpani', pitch: 45, velocity: 70 },
    ],
    button: [{ on: 'kit', pitch: 76, velocity: 80 }],
    roll: { on: 'timpani', pitch: 38 },
    crash: { on: 'kit', pitch: 57 },
  },
});
