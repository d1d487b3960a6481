/** Ocean King: a lagoon at noon. Marimba rocking on the off-beats, steel drums with a tune that dives and comes up again. */
import { beat, defineScore, figure, tune } from '../score.ts';

const shore = beat({
  70: 'o...o...o...o...',
  63: '......o.....o...',
  64: '..........o.....',
  36: 'x.........o.....',
});
const rock = figure('..x...x...x...x.', '..x...x...x..xx.');

export default defineScore({
  code: 'ocean-king',
  mood: 'sunny, rocking, blue',
  tempo_bpm: 106,
  beatsPerBar: 4,
  key: { root: 74, scale: 'major', tones: [1, 2, 3, 5, 6] },
  instruments: {
    steel: { program: 114, volume: 84, pan: -0.2, reverb: 55, octave: 0 },
    marimba: { program: 12, volume: 78, pan: 0.3, reverb: 45, floor: 57 },
    flute: { program: 73, volume: 62, pan: 0.15, reverb: 70 },
    pad: { program: 89, volume: 42, reverb: 80, floor: 57 },
    low: { program: 33, volume: 90, reverb: 15, floor: 38 },
    bell: { program: 11, volume: 82, pan: 0.15, reverb: 65, floor: 74 },
    brass: { program: 61, volume: 58, pan: -0.1, reverb: 50, floor: 57, octave: -1 },
    kit: { program: { kit: 0 }, volume: 66, reverb: 40 },
  },
  base: [
    {
      chords: '1 1 4 1 6m 4 5 1',
      parts: {
        steel: tune(
          "3e 5e -e 5e 6q 5q | 3h -h | 4e 6e -e 1'e 6q 4q | 5h -h | 6e 5e 3e 1e 3q 6q | 4e 6e 1'e 2'e 1'h | 7q 5e 2e 4q 3e 2e | 1h. -q |",
        ),
        marimba: rock,
        low: figure('1-....3-1-......', '1-....3-4-....3-'),
        kit: shore,
      },
    },
    {
      chords: '6m 3m 4 1 2m 5 1 5',
      parts: {
        flute: tune(
          "1'h. 6q | 7h 5h | 6q. 5e 4q 1'q | 5h. -q | 4h 6q. 1'e | 7q 2'q 5h | 3'q 2'e 1'e 5h | 2'h. -q |",
        ),
        steel: tune("-w | -h -q 3'e 5'e | -w | -q 1e 3e 5e 3e 1q | -w | -w | -w | -q 5e 6e 7e 6e 5q |"),
        marimba: figure('1.3.5.3.1.3.5.3.', '1.3.4.3.5.3.4.3.'),
        pad: figure('x---------------'),
        low: figure('1-....3-4-......'),
        kit: shore,
      },
    },
  ],
  feature: [
    {
      chords: '1 4 1 5 6m 4 5 1',
      parts: {
        steel: tune(
          "3'e 5'e 3'e 5'e 6'q 5'e 3'e | 1'e 6e 1'e 4'e 6'q 4'q | 3'e 5'e 3'e 1'e 5'q 3'e 1'e | 2'e 7e 2'e 5'e 7'h | 6'e 5'e 3'e 1'e 3'q 6'q | 4'e 6'e 4'e 1'e 6h | 7e 2'e 5'e 4'e 2'e 7e 5q | 1'h. -q |",
        ),
        flute: tune("5h 3h | 6h 1'h | 5h 1'h | 7w | 1'h 3'h | 1'h 6h | 2'h 4'h | 3'w |"),
        brass: figure('x.....xx........', '....x.....x.x...'),
        marimba: figure('1.3.5.3.1.3.5.3.'),
        pad: figure('x---------------'),
        low: figure('1-..1-3-4-..3-5-'),
        kit: beat({
          70: 'xoxoxoxoxoxoxoxo',
          63: '..x...x...x..xx.',
          64: 'x...x...x...x...',
          36: 'X..x..X.X..x..X.',
          39: '....x.......x...',
        }),
      },
    },
  ],
  fanfare: {
    hook: "5e 1'e 3'e 5'e 3'q 5'q |",
    lift: "6'e 5'e 3'e 5'e 6'h |",
    close: "5'e 3'e 1'e 3'e 5'e 6'e 1''q |",
    cadence: ['4', '5'],
    tonic: '1',
    lead: 'steel',
    second: 'brass',
    chords: 'marimba',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'kit', pitch: 64, velocity: 90 },
      { on: 'marimba', pitch: 62, velocity: 80, length: 0.2 },
    ],
    button: [{ on: 'marimba', pitch: 86, velocity: 80, length: 0.1 }],
    roll: { on: 'kit', pitch: 66 },
    crash: { on: 'kit', pitch: 49 },
  },
});
