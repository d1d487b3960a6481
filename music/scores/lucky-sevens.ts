/** Lucky Sevens: a lounge at eleven at night. Walking bass, brushes, an electric piano that leaves room, muted brass for the joke. */
import { beat, defineScore, figure, tune } from '../score.ts';

const brushes = beat({ 51: 'X..x.xX..x.x', 42: '...x.....x..', 36: 'o.....o.....' });
const walk = figure('1.2.3.4.', '1.3.4.3.', '5.4.3.2.', '1.2.3.0.');

export default defineScore({
  code: 'lucky-sevens',
  mood: 'swing, neon, relaxed',
  tempo_bpm: 116,
  beatsPerBar: 4,
  swing: 0.33,
  key: { root: 69, scale: 'mixolydian', tones: [1, 2, 3, 5, 6, 7] },
  instruments: {
    piano: { program: 4, volume: 84, pan: -0.2, reverb: 35, floor: 57, gate: 0.8 },
    vibes: { program: 11, volume: 86, pan: 0.25, reverb: 55, gate: 1.2 },
    sax: { program: 66, volume: 72, pan: 0.1, reverb: 45, octave: -1 },
    brass: { program: 61, volume: 74, pan: -0.1, reverb: 40, floor: 57, octave: -1 },
    low: { program: 32, volume: 100, reverb: 15, floor: 33, gate: 0.9 },
    bell: { program: 11, volume: 84, pan: 0.2, reverb: 60, floor: 76 },
    kit: { program: { kit: 40 }, volume: 74, reverb: 30 },
  },
  base: [
    {
      chords: '1dom 1dom 4dom 1dom 4dom 4dom 1dom 6m7',
      parts: {
        vibes: tune(
          "-q 5e 6e 1'q 6e 5e | 3h -h | -q 5e 6e 1'e 2'e #2'e 3'e | 1'h -h | -q 1'e 2'e 4'q 2'e 1'e | 6h -h | -q 3e 5e 6e 5e 3e 1e | 2h -h |",
        ),
        piano: figure('..x.....x...', '.......x....'),
        low: walk,
        kit: brushes,
      },
    },
    {
      chords: '2m7 5dom 1dom 5dom',
      parts: {
        vibes: tune("4'e 2'e 1'e 6e 4h | 5e 7e 2'e 4'e 3'h | 1'q. 6e 5e 3e 1q | -w |"),
        piano: figure('x.....x.....', '....x.......'),
        low: walk,
        kit: brushes,
      },
    },
    {
      chords: '4dom 4dom 1dom 1dom 2dom 2dom 5dom 5dom',
      parts: {
        sax: tune(
          "1'h 6q. 1'e | 2'e 1'e 6q 4h | 5h 3q. 5e | 6e 5e 3q 1h | #4h 6q. 1'e | 2'h -h | 7e 6e 5e 4e 2q 5q | -w |",
        ),
        piano: figure('..x..x......', '..x.....x...'),
        low: walk,
        kit: brushes,
      },
    },
  ],
  fanfare: {
    hook: "5e 6e 1'e 2'e 3'q! 1'q |",
    lift: "3'e 5'e 3'e 5'e 6'h! |",
    close: "5'e 3'e 5'e 6'e 5'e 3'e 1'q! |",
    cadence: ['4dom', '5dom'],
    tonic: '1M6',
    lead: 'brass',
    second: 'sax',
    chords: 'piano',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'kit', pitch: 37, velocity: 100 },
      { on: 'kit', pitch: 36, velocity: 70 },
    ],
    button: [{ on: 'kit', pitch: 37, velocity: 80 }],
    roll: { on: 'kit', pitch: 38 },
    crash: { on: 'kit', pitch: 49 },
  },
});
