/** Four Elixirs: an alchemist at night. A clarinet that thinks aloud, glass that drips and rings, a harp that bubbles up when it works. */
import { beat, defineScore, figure, tune } from '../score.ts';

const drip = beat({ 76: '......o.......o.', 77: '..o.......o.....' });

export default defineScore({
  code: 'four-elixirs',
  mood: 'mysterious, warm, curious',
  tempo_bpm: 96,
  beatsPerBar: 4,
  key: { root: 74, scale: 'harmonicMinor', tones: [1, 2, 3, 5, 6, 7] },
  instruments: {
    clarinet: { program: 71, volume: 78, pan: -0.2, reverb: 65, octave: -1 },
    glass: { program: 8, volume: 86, pan: 0.28, reverb: 85 },
    box: { program: 10, volume: 78, pan: -0.3, reverb: 80 },
    harp: { program: 46, volume: 76, pan: 0.15, reverb: 70, floor: 57, gate: 1.5 },
    pizz: { program: 45, volume: 80, pan: 0.1, reverb: 50, floor: 55 },
    strings: { program: 48, volume: 56, reverb: 80, floor: 52 },
    violin: { program: 40, volume: 66, pan: 0.2, reverb: 75, octave: -1 },
    choir: { program: 53, volume: 44, reverb: 95, floor: 57 },
    low: { program: 32, volume: 82, reverb: 30, floor: 38, gate: 0.8 },
    brass: { program: 60, volume: 74, pan: -0.1, reverb: 65, floor: 52, octave: -1 },
    bell: { program: 9, volume: 86, pan: 0.15, reverb: 85, floor: 76 },
    kit: { program: { kit: 48 }, volume: 58, reverb: 75 },
    timpani: { program: 47, volume: 84, reverb: 60 },
  },
  base: [
    {
      chords: '1 1 4 1 6 4 5dom 1',
      parts: {
        clarinet: tune(
          "5q 1'e 7e 1'h | 3'q 2'e 1'e 5h | 4q 6e 5e 4h | 3q 5q 1h | 6q 1'e 7e 6h | 4q 6q 1'h | 7q 2'e 1'e 7q 5q | 1'w |",
        ),
        pizz: figure('1...3...2...3...'),
        low: figure('1.......5.......'),
        glass: figure('................', '..........5.3...', '................', '......3.5.......'),
        kit: drip,
      },
    },
    {
      chords: '1 6 4 5M 1 6 5dom 1',
      parts: {
        glass: tune(
          "1'q 5q 3'h | 6q 1'q 3'h | 4'q 1'q 6h | 2'q 7q 5h | 5'q 3'q 1'h | 6'q 3'q 1'h | 4'q 2'q 7h | 1'w |",
        ),
        harp: figure('1.2.3.2.1.2.3.2.', '1.3.2.3.1.3.2.3.'),
        strings: figure('x---------------'),
        low: figure('1.......1.......'),
        kit: drip,
      },
    },
    {
      chords: '4 1 6 5M',
      parts: {
        box: tune("4q 6q 1'h | 3'q 1'q 5h | 6q 1'q 3'h | 2'h 7h |"),
        clarinet: tune("1'h 6h | 5w | 1'h 6h | 5w |"),
        pizz: figure('1...3...2...3...'),
        low: figure('1.......5.......'),
      },
    },
  ],
  feature: [
    {
      chords: '1 1 6 4 1 6 5dom 1',
      parts: {
        glass: tune(
          "1'e 5e 3e 5e 1'e 3'e 5'e 3'e | 5'e 3'e 1'e 3'e 5'q 3'q | 6'e 3'e 1'e 3'e 6e 1'e 3'e 1'e | 4'e 1'e 6e 1'e 4'q 6'q | 3'e 1'e 5e 1'e 3'e 5'e 3'e 1'e | 1'e 6e 3e 6e 1'e 3'e 6'q | 4'e 2'e 7e 2'e 4'e 7'e 5'e 2'e | 1'w |",
        ),
        violin: tune("5h 1'h | 3'w | 1'h 3'h | 4'w | 3'h 5'h | 3'h 1'h | 2'h 7h | 1'w |"),
        harp: figure('1.2.3.4.5.4.3.2.', '1.3.5.4.3.2.3.5.'),
        strings: figure('x---------------'),
        choir: figure('x---------------'),
        pizz: figure('1.3.2.3.1.3.2.3.'),
        low: figure('1...1...5...5...'),
        kit: beat({ 76: 'o.o.o.o.o.o.o.o.', 54: '....o.......o.o.' }),
        timpani: beat({ 38: 'X.......x......./X...x...x.......' }),
      },
    },
  ],
  fanfare: {
    hook: "5e 1'e 3'e 5'e 3'q 1'q |",
    lift: "6e 1'e 3'e 6'e 5'h |",
    close: "5'e 3'e 4'e 2'e 7e 2'e 1'q |",
    cadence: ['4', '5dom'],
    tonic: '1',
    lead: 'glass',
    second: 'brass',
    chords: 'strings',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'kit', pitch: 77, velocity: 80 },
      { on: 'timpani', pitch: 45, velocity: 72 },
    ],
    button: [{ on: 'kit', pitch: 76, velocity: 80 }],
    roll: { on: 'timpani', pitch: 38 },
    crash: { on: 'kit', pitch: 57 },
  },
});
