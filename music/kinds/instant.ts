/** The instant games: a late, easy groove that stands back. Electric piano over a round bass, a vibraphone that thinks aloud. */
import { beat, defineScore, figure, tune } from '../score.ts';

const groove = beat({
  36: 'x.......x.o...../x.....o.x.......',
  37: '....x.......x...',
  42: 'o.o.x.o.o.o.x.o.',
});
const walk = figure('1--.1.3.5--.3...', '1--...1.4--.3.2.');

export default defineScore({
  code: 'instant',
  mood: 'late, easy, unhurried',
  tempo_bpm: 96,
  beatsPerBar: 4,
  swing: 0.18,
  key: { root: 65, scale: 'dorian', tones: [1, 2, 3, 5, 6, 7] },
  instruments: {
    keys: { program: 4, volume: 66, pan: -0.25, reverb: 50, floor: 53, gate: 0.92 },
    vibes: { program: 11, volume: 70, pan: 0.3, reverb: 75, gate: 1.6 },
    guitar: { program: 26, volume: 46, pan: 0.4, reverb: 50, floor: 60, gate: 0.4 },
    pad: { program: 89, volume: 40, reverb: 90, floor: 57 },
    low: { program: 33, volume: 82, reverb: 10, floor: 36, gate: 0.85 },
    bell: { program: 9, volume: 60, pan: 0.15, reverb: 85, floor: 77 },
    kit: { program: { kit: 40 }, volume: 64, reverb: 40 },
  },
  base: [
    {
      chords: '1m7 1m7 4dom 4dom',
      parts: {
        keys: figure('x--.....x-......', '..x-......x--...'),
        vibes: tune("-h 5e 6e 1'q | 7q. 5e -h | -h 6e 1'e 2'q | 1'q. 6e -h |", 0),
        pad: figure('x---------------'),
        low: walk,
        kit: groove,
      },
    },
    {
      chords: '1m7 1m7 4dom 5m7',
      parts: {
        keys: figure('x--.....x-......', '..x-......x--...'),
        vibes: tune("-q 3e 5e 7q 1'q | 7q. 6e 5h | -q 6e 1'e 3'q 2'q | 2'q 1'e 7e 5h |", 0),
        guitar: figure('....x.......x...'),
        pad: figure('x---------------'),
        low: walk,
        kit: groove,
      },
    },
    {
      chords: '3maj7 4dom 6m7 7maj7',
      parts: {
        keys: figure('x-------x--.x-..', 'x-------..x--...'),
        vibes: tune("5h. 3q | 6h -e 5e 6q | 1'q. 6e 3h | 2'h. -q |", 0),
        guitar: figure('....x..x....x...'),
        pad: figure('x---------------'),
        low: figure('1--...1.5--.3...'),
        kit: groove,
      },
    },
    {
      chords: '1m7 1m7 4dom 4dom',
      parts: {
        keys: figure('..x-....x--.....', 'x--...x-........'),
        vibes: tune("-h 5e 6e 1'q | 3'q. 2'e 1'h | -w | 6q 5q 3h |", 0),
        pad: figure('x---------------'),
        low: walk,
        kit: groove,
      },
    },
  ],
  fanfare: {
    hook: "5e 6e 1'e 3'e 2'q 1'q |",
    lift: "1'e 3'e 5'e 3'e 6'h |",
    close: "5'e 3'e 2'e 1'e 7e 6e 1'q |",
    cadence: ['4dom', '5m7'],
    tonic: '1m7',
    lead: 'vibes',
    second: 'keys',
    chords: 'keys',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [{ on: 'kit', pitch: 37, velocity: 80 }],
    button: [{ on: 'kit', pitch: 37, velocity: 60 }],
    roll: { on: 'kit', pitch: 38 },
    crash: { on: 'kit', pitch: 49 },
  },
});
